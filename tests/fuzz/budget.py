"""The duration of a fuzz test: short in every test run, longer in a soak."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator


def seeds(rounds: int) -> Iterator[int]:
    """Yield the seeds 0, 1, 2 …, as many as `rounds`.

    More follow until RENTROLL_FUZZ_SECONDS have passed.
    """
    seconds = float(os.environ.get("RENTROLL_FUZZ_SECONDS", "0"))
    end = time.monotonic() + seconds
    seed = 0
    while seed < rounds or time.monotonic() < end:
        yield seed
        seed += 1
