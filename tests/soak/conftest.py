"""The fixtures of the bot's databases, for the runs that kill the bot."""

from __future__ import annotations

from tests.bot.conftest import database, pytest_generate_tests

__all__ = ["database", "pytest_generate_tests"]
