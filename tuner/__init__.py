"""Small-M kernel tuner for speculative decoding with MLX.

    import tuner
    table = tuner.load_table()      # what `tuner search` found on this machine
    tuner.apply(model, table)       # an mlx-lm model now runs on the tuned kernels
    tuner.restore(model)            # and is as before

`tuner.quantized_matmul` is mx.quantized_matmul through the same table, `tuner.scaled_dot_product_attention`
MLX's attention; `tuner.speculative` holds the draft/verify loop.
"""

from tuner import speculative
from tuner.attention import AttentionProblem
from tuner.dispatch import DispatchTable, TunerNotice, load_table
from tuner.drop_in import quantized_matmul
from tuner.errors import BadInputError, TunerError
from tuner.linear import apply, counts, restore
from tuner.models import load
from tuner.problem import Device, Problem, Quantization
from tuner.sdpa import scaled_dot_product_attention

__all__ = [
    "AttentionProblem",
    "BadInputError",
    "Device",
    "DispatchTable",
    "Problem",
    "Quantization",
    "TunerError",
    "TunerNotice",
    "apply",
    "counts",
    "load",
    "load_table",
    "quantized_matmul",
    "restore",
    "scaled_dot_product_attention",
    "speculative",
]
