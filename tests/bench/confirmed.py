"""The time from a press to the answer, with SQLite and with PostgreSQL."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.load import Load, LoadPlan
from tests.bench.storage import databases
from tests.bench.tables import measure_tables
from tests.support import postgres_server


async def measure_confirmed(plan: LoadPlan, advance: Callable[[float], None]) -> dict[str, Load]:
    """Measure the same load with a SQLite file and with a PostgreSQL server."""
    with TemporaryDirectory() as folder:
        file = await measure_tables(plan, lambda share: advance(share / 2))
        process = postgres_server.start(Path(folder), "fsync=on", "full_page_writes=on")
        try:
            (server,) = databases(Path(folder), "bench")
            return {
                "SQLite": file,
                "PostgreSQL": await measure_tables(plan, lambda share: advance(share / 2), server),
            }
        finally:
            process.send_signal(signal.SIGQUIT)
            process.wait()
