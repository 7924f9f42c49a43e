"""The errors a user can meet. Each message is a sentence with the numbers in it and what to do."""


class TunerError(Exception):
    """Base of every error this package raises on purpose; `exit_code` is what the command line returns."""

    exit_code = 1


class BadInputError(TunerError):
    """The caller asked for something that cannot be: names the value and what is allowed."""

    exit_code = 2


class TunerNotice(UserWarning):
    """Something that does not stop inference: it runs on stock, or partly so."""
