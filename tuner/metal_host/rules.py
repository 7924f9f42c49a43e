"""What Apple's compiler rejects and plain C++ accepts."""

from tuner.metal_host.defects import Defect
from tuner.metal_host.source import MetalSource


def broken_rules(dump: str, text: str, source: MetalSource, library: str) -> tuple[Defect, ...]:
    return ()
