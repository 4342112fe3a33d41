"""The set-up of the log, as lines of text or of JSON without secrets."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import TextIO

from bot.discord_api.error_replies import ERROR_ID
from bot.hosting.config import Config
from bot.store.database.address import Server
from bot.support.failures import RepeatFilter

HIDDEN = "[hidden]"
NETWORK = {"aiohttp", "discord"}
"""Packages whose errors mean that Discord or the network cannot be reached."""


class RedactingFormatter(logging.Formatter):
    """A formatter for lines of text, with "[hidden]" in place of secrets such as the token."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__("{asctime} {levelname:7} {name}: {message}", style="{")
        self._secrets = [secret for secret in secrets if secret]

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")

    def format(self, record: logging.LogRecord) -> str:
        return self.blotted(super().format(record))

    def blotted(self, text: str) -> str:
        """Return a text with "[hidden]" in place of every secret."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text


class JsonLines(RedactingFormatter):
    """A formatter that writes a line of JSON for each log record, without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.blotted(record.getMessage()),
        }
        if number := getattr(record, ERROR_ID, ""):
            entry[ERROR_ID] = number
        if record.exc_info:
            entry["exception"] = self.blotted(self.formatException(record.exc_info))
        return json.dumps(entry, ensure_ascii=False)


def _of_the_network(error: BaseException) -> bool:
    """Return True for an error of the network or Discord. TimeoutError is a kind of OSError."""
    return isinstance(error, OSError) or type(error).__module__.partition(".")[0] in NETWORK


class OutagesInShort(logging.Filter):
    """A filter that passes repeated warnings of discord.py once an hour.

    It shortens errors of the network to one line. It passes all other errors and log lines.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._complaints = RepeatFilter(now)

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING or not record.name.startswith("discord."):
            return True
        error, template = record.exc_info[1] if record.exc_info else None, record.msg
        if error is not None and _of_the_network(error):
            words = str(error) or type(error).__name__
            record.msg, record.args = "%s: %s", (record.getMessage(), words)
            record.exc_info = record.exc_text = None
        elif error is not None:
            return True
        return self._complaints.new(f"{record.name} {template}")


def set_up(config: Config, stream: TextIO | None = None) -> None:
    """Send log records to a stream, by default standard error, in the configured format.

    Records below the configured level are left out.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    made = JsonLines if config.log_format == "json" else RedactingFormatter
    secrets = [config.token]
    if isinstance(config.database, Server) and str(config.database) != config.database.url:
        secrets.append(config.database.url)
    handler.setFormatter(made(secrets))
    handler.addFilter(OutagesInShort())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(config.log_level.upper())
    # At level debug, discord.py logs whole requests.
    logging.getLogger("discord").setLevel(max(logging.INFO, root.level))
    logging.getLogger("aiosqlite").setLevel(max(logging.INFO, root.level))
    # psycopg also logs a warning for each error that it raises.
    logging.getLogger("psycopg").setLevel(max(logging.ERROR, root.level))
