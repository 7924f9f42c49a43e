"""Frozen values that say what is computed and where. A dispatch key is made of them and nothing else."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass, replace

from tuner.errors import BadInputError

DTYPES = ("float32", "bfloat16", "float16")
DTYPE_BYTES = {"float32": 4, "bfloat16": 2, "float16": 2, "uint8": 1}

ACTIVATIONS = ("float", "int8")
"""Precision classes: products of x as it is, or of x rounded to 8-bit integers with a scale a row and group."""

# MLX's modes: which widths and groups each allows (mx.quantize refuses the rest).
_MODES = {
    "affine": ((2, 3, 4, 5, 6, 8), (32, 64, 128)),
    "mxfp4": ((4,), (32,)),
    "mxfp8": ((8,), (32,)),
    "nvfp4": ((4,), (16,)),
}

MAX_SMALL_M = 16
"""A verify pass has at most this many rows; above it the shapes are prefill."""


def fields_hash(*fields: object) -> str:
    """Hash of a sequence of fields in which ("a", "bc") and ("ab", "c") differ: each is written with its length."""
    digest = hashlib.sha256()
    for field in fields:
        text = str(field).encode()
        digest.update(f"{len(text)}:".encode() + text)
    return digest.hexdigest()[:24]


@dataclass(frozen=True, order=True)
class Quantization:
    """How a weight matrix is packed: MLX's `mode`, bits a weight, weights a group.

    Raises BadInputError for a combination that MLX does not have.
    """

    mode: str = "affine"
    bits: int = 4
    group_size: int = 64

    def __post_init__(self) -> None:
        if self.mode not in _MODES:
            raise BadInputError(f"unknown quantization mode {self.mode!r}: one of {', '.join(_MODES)}.")
        bits, groups = _MODES[self.mode]
        if self.bits not in bits:
            raise BadInputError(f"{self.bits} bits is not a width of mode {self.mode}: one of {_either(bits)}.")
        if self.group_size not in groups:
            raise BadInputError(f"group size {self.group_size} is not one of mode {self.mode}: {_either(groups)}.")

    @classmethod
    def of(cls, mode: str, bits: int | None = None, group_size: int | None = None) -> Quantization:
        """The quantization with what is not given as MLX defaults it: 4 bits in groups of 64, or the mode's only ones."""
        if mode in _MODES and mode != "affine":
            (only_bits,), (only_group,) = _MODES[mode]
            return cls(mode, bits or only_bits, group_size or only_group)
        return cls(mode, bits or 4, group_size or 64)

    @property
    def has_biases(self) -> bool:
        return self.mode == "affine"

    @property
    def scale_dtypes(self) -> tuple[str, ...]:
        """What scales may be stored as; a byte of an mx mode is a power of two (e8m0), of nvfp4 a float (e4m3)."""
        return DTYPES if self.mode == "affine" else ("uint8",)

    def packed_words(self, k: int) -> int:
        """uint32 words a row of k weights takes."""
        return k * self.bits // 32

    def logical_k(self, words: int) -> int:
        """Columns of a matrix whose packed rows have `words` uint32 words (exact for every width)."""
        return words * 32 // self.bits

    def __str__(self) -> str:
        name = f"{self.bits}-bit" if self.mode == "affine" else self.mode
        return f"{name} g{self.group_size}"


ALL_QUANTIZATIONS = tuple(
    Quantization(mode, bits, group) for mode, (widths, groups) in _MODES.items() for bits in widths for group in groups
)
"""Everything that a matrix can be quantized to."""


@dataclass(frozen=True, order=True)
class Problem:
    """y (m, n) = x (m, k) @ w (n, k).T, with w quantized. Sizes are elements.

    activations is the precision class, one of ACTIVATIONS: a result of one class never serves another.
    x_dtype and scale_dtype are names in DTYPES; modes other than affine keep their scales in a byte: "uint8". Raises
    BadInputError when a size is not positive, a dtype is not one of the mode or the group does not divide k.
    """

    m: int
    n: int
    k: int
    quantization: Quantization = Quantization()
    x_dtype: str = "float32"
    scale_dtype: str = "float32"
    activations: str = "float"

    def __post_init__(self) -> None:
        for name in ("m", "n", "k"):
            if getattr(self, name) < 1:
                raise BadInputError(f"{name.upper()} is {getattr(self, name)}: it must be at least 1.")
        if self.x_dtype not in DTYPES:
            raise BadInputError(f"unknown dtype {self.x_dtype!r}: one of {', '.join(DTYPES)}.")
        if self.scale_dtype not in self.quantization.scale_dtypes:
            allowed = ", ".join(self.quantization.scale_dtypes)
            raise BadInputError(f"scales of {self.quantization} are not {self.scale_dtype!r}: one of {allowed}.")
        if self.activations not in ACTIVATIONS:
            raise BadInputError(f"unknown activations {self.activations!r}: one of {', '.join(ACTIVATIONS)}.")
        if self.k % self.quantization.group_size:
            raise BadInputError(
                f"K is {self.k}, no multiple of the group size {self.quantization.group_size}: such a matrix can not be"
                " quantized."
            )

    @classmethod
    def of(cls, m: int, n: int, k: int, quantization: Quantization, dtype: str) -> Problem:
        """The problem whose x is of `dtype` and whose scales are too, where the mode does not fix them."""
        scale_dtype = dtype if quantization.has_biases else quantization.scale_dtypes[0]
        return cls(m, n, k, quantization, dtype, scale_dtype)

    @property
    def groups(self) -> int:
        return self.k // self.quantization.group_size

    @property
    def read_bytes(self) -> int:
        """Bytes of the packed weights, scales and biases: what a call must read at the least."""
        parameters = 2 if self.quantization.has_biases else 1
        packed = 4 * self.n * self.quantization.packed_words(self.k)
        return packed + parameters * self.n * self.groups * DTYPE_BYTES[self.scale_dtype]

    def at(self, m: int) -> Problem:
        """The same matrix with m rows of x."""
        return replace(self, m=m)

    @property
    def matrix(self) -> Problem:
        """What dispatch looks rows up by, and what exact choices are made for as one."""
        return self.at(1)

    @property
    def place(self) -> tuple[int, ...]:
        """What tells problems of one matrix apart: M."""
        return (self.m,)

    def covers(self, other: Problem) -> bool:
        """Whether a row measured for this problem serves the other, which has the same matrix, if M does not matter."""
        return True

    def __str__(self) -> str:
        dtypes = self.x_dtype if self.scale_dtype in (self.x_dtype, "uint8") else f"{self.x_dtype}/{self.scale_dtype}"
        rounded = "" if self.activations == "float" else f" {self.activations} activations"
        return f"M={self.m} {self.n}x{self.k} {self.quantization} {dtypes}{rounded}"


@dataclass(frozen=True, order=True)
class Device:
    """Fingerprint of what a time was measured on. An unknown field stays "unknown": it never gets a default."""

    backend: str
    name: str
    architecture: str
    cores: str
    memory: str
    system: str
    mlx_version: str

    @property
    def key(self) -> str:
        return fields_hash(*asdict(self).values())

    def why_not(self, other: Device) -> str | None:
        """Why rows measured on `other` may not be used here, or None. The product name may differ on one silicon."""
        for field in ("backend", "architecture", "cores", "system", "mlx_version"):
            mine, theirs = getattr(self, field), getattr(other, field)
            if "unknown" in (mine, theirs):
                return f"its {field.replace('_', ' ')} is unknown"
            if mine != theirs:
                return f"its {field.replace('_', ' ')} is {theirs}, here it is {mine}"
        return None

    def __str__(self) -> str:
        return f"{self.name} ({self.backend}, {self.architecture}, {self.cores} cores, {self.system})"


def _either(values: tuple[int, ...]) -> str:
    return ", ".join(map(str, values))
