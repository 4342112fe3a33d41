"""Fixtures for processes that share a PostgreSQL server. Without one, these tests are skipped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.store.database.address import Server
from tests.support.databases import on_a_server
from tests.support.postgres_server import programs

collect_ignore_glob = [] if programs() else ["test_*.py"]


@pytest.fixture
def server() -> Iterator[Server]:
    with on_a_server() as made:
        yield made
