"""One evening per test, with a database of its own."""

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

HERE = KINDS if programs() else KINDS[:1]
"""Kinds of databases that can be had; where a server cannot, `test_postgres.py` says so once."""
collect_ignore = [] if programs() else ["store/test_migrate_store.py"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked so runs on every kind of database."""
    marked = metafunc.definition.get_closest_marker
    wanted = marked("both_databases") and not marked("only_sqlite")
    if wanted and "database" in metafunc.fixturenames:
        metafunc.parametrize("database", HERE, indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Address]:
    """A file, unless the test is to run on a server, or all are."""
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
    """No setting of the machine, and no .env file, reaches a test."""
    monkeypatch.chdir(tmp_path)
    for name in list(os.environ):
        if name.startswith("RENTROLL_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)


@pytest.fixture
def logging_as_before() -> Iterator[None]:
    """What a test sets up for its log ends with it."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


@pytest_asyncio.fixture
async def evening(database: Address) -> AsyncIterator[Evening]:
    async with an_evening(database) as opened:
        yield opened
