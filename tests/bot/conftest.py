"""One evening per test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.bot.evening import Evening, an_evening


@pytest_asyncio.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with an_evening(tmp_path / "rentroll.db") as opened:
        yield opened
