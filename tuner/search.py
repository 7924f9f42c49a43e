"""Proposes configs for one problem and learns from their results. It compiles nothing, times nothing and knows no SQL."""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Iterable, Sequence
from typing import Any

import optuna
from optuna.distributions import BaseDistribution, CategoricalDistribution
from optuna.trial import FrozenTrial, Trial, TrialState, create_trial

from tuner.attention import AnyProblem
from tuner.families import Family
from tuner.problem import Device, fields_hash
from tuner.space import Config, Value

DEFAULT_TRIALS = 24
"""Configs tried for a problem when its legal space is larger."""

_STARTUP = 8  # random configs before the sampler's model has something to go by
_PATIENCE = 40  # proposals in a row that are illegal or known, before an untried config is taken from the list


class Search:
    """Optuna's ask and tell over all families of a problem, the family being one more parameter.

    Order: each family's first start, what won for neighbouring problems, the other starts, then everything when the legal
    space is no larger than `trials`, else by turns Optuna's proposals and configs that differ from the best so far in one
    parameter. No config is proposed twice, and none that a constraint forbids.
    """

    def __init__(
        self,
        families: Sequence[Family],
        problem: AnyProblem,
        device: Device,
        *,
        trials: int = DEFAULT_TRIALS,
        seeds: Iterable[Config] = (),
        known: Iterable[tuple[Config, float | None]] = (),
        seed: int = 0,
    ) -> None:
        """`seeds` are tried first; `known` are configs with their microseconds (None: failed) from an earlier search."""
        self._families = {family.name: family for family in families}
        legal = {family.name: family.configs(problem, device) for family in families}
        self._untried = {config: None for configs in legal.values() for config in configs}
        self.size = len(self._untried)
        self._trials = trials
        self._asked: dict[Config, Trial | None] = {}
        self._best: tuple[float, Config] | None = None
        self._step_next = True
        self._seen = 0
        self._legal_families = [name for name, configs in legal.items() if configs]
        self._study = _study(fields_hash(problem, *(f.space.key for f in families)), seed)
        for config, us in known:
            if config in self._untried:
                del self._untried[config]
                self._seen += 1
                if us is not None:
                    self._note(config, us)
                    self._study.add_trial(self._told_trial(config, us))
        starts = [family.starts(problem, device) for family in families]
        first, others = [of[0] for of in starts if of], [config for of in starts for config in of[1:]]
        self._queue = [config for config in dict.fromkeys([*first, *seeds, *others]) if config in self._untried]

    @property
    def tried(self) -> int:
        """Configs proposed so far, those known from before included."""
        return self._seen

    @property
    def exhausted(self) -> bool:
        """Whether every legal config has been tried."""
        return not self._untried

    def ask(self) -> Config | None:
        """The next config, or None when the space or the number of trials is used up."""
        if not self._untried or self._seen >= self._trials:
            return None
        trial = None
        if self._queue:
            config = self._queue.pop(0)
            if config not in self._untried:
                return self.ask()
        elif self.size <= self._trials:
            config = next(iter(self._untried))
        elif step := self._step():
            config = step
        else:
            config, trial = self._propose()
        self._ask_for(config, trial)
        return config

    def _ask_for(self, config: Config, trial: Trial | None) -> None:
        del self._untried[config]
        self._seen += 1
        self._asked[config] = trial

    def ask_many(self, count: int) -> list[Config]:
        """Up to `count` configs that may be compiled together; empty when the search is over."""
        asked: list[Config] = []
        while len(asked) < count and (config := self.ask()):
            asked.append(config)
        return asked

    def relaunched(self, configs: Iterable[Config]) -> list[Config]:
        """Untried configs that differ from these in launch parameters alone, beyond the number of trials: they cost no
        compiling."""
        found: dict[Config, None] = {}
        for config in configs:
            family = self._families[config.family]
            free = [p for p in family.space.parameters if p.name in family.launch_parameters]
            for values in itertools.product(*(p.values for p in free)):
                changed = dict(zip((p.name for p in free), values, strict=True))
                found[Config.of(config.family, config.values | changed)] = None
        asked = [config for config in found if config in self._untried]
        for config in asked:
            self._ask_for(config, None)
        return asked

    def tell(self, config: Config, us: float | None) -> None:
        """What a proposed config took, in microseconds a call; None when it failed."""
        trial = self._asked.pop(config)
        if us is not None:
            self._note(config, us)
        if trial is None:
            if us is not None:
                self._study.add_trial(self._told_trial(config, us))
        elif us is None:
            self._study.tell(trial, state=TrialState.FAIL)
        else:
            self._study.tell(trial, us)

    def _note(self, config: Config, us: float) -> None:
        if self._best is None or us < self._best[0]:
            self._best = us, config

    def _step(self) -> Config | None:
        """At every second call an untried config one parameter from the best so far, to the nearest value first."""
        self._step_next = not self._step_next
        if self._step_next or self._best is None:
            return None
        best = self._best[1]
        steps: list[tuple[int, Config]] = []
        for parameter in self._families[best.family].space.parameters:
            here = parameter.values.index(best.values[parameter.name])
            for place, value in enumerate(parameter.values):
                config = Config.of(best.family, best.values | {parameter.name: value})
                if config in self._untried:
                    steps.append((abs(place - here), config))
        return min(steps, key=lambda step: step[0])[1] if steps else None

    def _propose(self) -> tuple[Config, Trial | None]:
        for _ in range(_PATIENCE):
            trial = self._study.ask()
            config = self._suggest(trial)
            if config in self._untried:
                return config, trial
            self._study.tell(trial, state=TrialState.FAIL)
        return next(iter(self._untried)), None

    def _suggest(self, trial: Trial) -> Config:
        name = str(trial.suggest_categorical("family", self._legal_families))
        values: dict[str, Value] = {}
        for parameter in self._families[name].space.parameters:
            index = trial.suggest_categorical(f"{name}.{parameter.name}", range(len(parameter.values)))
            values[parameter.name] = parameter.values[index]
        return Config.of(name, values)

    def _told_trial(self, config: Config, us: float) -> FrozenTrial:
        params: dict[str, Any] = {"family": config.family}
        kinds: dict[str, BaseDistribution] = {"family": CategoricalDistribution(self._legal_families)}
        for parameter in self._families[config.family].space.parameters:
            name = f"{config.family}.{parameter.name}"
            params[name] = parameter.values.index(config.values[parameter.name])
            kinds[name] = CategoricalDistribution(range(len(parameter.values)))
        return create_trial(params=params, distributions=kinds, value=us)


def _study(name: str, seed: int) -> optuna.Study:
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
        sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=_STARTUP, multivariate=True, group=True)
    return optuna.create_study(study_name=name, sampler=sampler)
