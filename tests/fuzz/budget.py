"""How long a fuzzer goes on: briefly in every test run, longer in a soak."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator


def seeds(rounds: int) -> Iterator[int]:
    """Seeds 0, 1, 2 …: `rounds` of them, or as many as RENTROLL_FUZZ_SECONDS has time for."""
    seconds = float(os.environ.get("RENTROLL_FUZZ_SECONDS", "0"))
    end = time.monotonic() + seconds
    seed = 0
    while seed < rounds or time.monotonic() < end:
        yield seed
        seed += 1
