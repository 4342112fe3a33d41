"""The databases of the bot's tests, for the runs that kill it."""

from __future__ import annotations

from tests.bot.conftest import database, pytest_generate_tests

__all__ = ["database", "pytest_generate_tests"]
