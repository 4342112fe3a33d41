"""Fixtures of the bot's tests: one database and one evening per test."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.database.address import Address
from bot.store.database.database import Database
from tests.support.databases import KINDS, on_a_server
from tests.support.evening import Evening, an_evening
from tests.support.postgres_server import programs

AVAILABLE = KINDS if programs() else KINDS[:1]
"""Kinds of databases on this machine. `test_postgres.py` reports a missing server once."""
collect_ignore = [] if programs() else ["store/test_migrate_store.py"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test marked `both_databases` once for each kind of database."""
    marked = metafunc.definition.get_closest_marker
    wanted = marked("both_databases") and not marked("only_sqlite")
    if wanted and "database" in metafunc.fixturenames:
        metafunc.parametrize("database", AVAILABLE, indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Address]:
    """The address of a new database: a file, or a server if the test or the environment asks."""
    usual = os.environ.get("RENTROLL_TEST_DATABASE", KINDS[0])
    if getattr(request, "param", usual) == KINDS[0]:
        yield tmp_path / "rentroll.db"
        return
    with on_a_server() as server:
        yield server


@pytest_asyncio.fixture
async def db(database: Address) -> AsyncIterator[Database]:
    opened = await Database.open(database)
    yield opened
    await opened.close()


@pytest.fixture
def without_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty working directory, and no setting of the machine in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in list(os.environ):
        if name.startswith("RENTROLL_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)


@pytest.fixture
def logging_as_before() -> Iterator[None]:
    """The root logger's handlers and level, restored after the test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


@pytest_asyncio.fixture
async def evening(database: Address) -> AsyncIterator[Evening]:
    async with an_evening(database) as opened:
        yield opened
