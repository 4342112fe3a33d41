"""Logging for hosts: lines of text or of JSON, in which no secret ever appears."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import TextIO

from bot.config import Config
from bot.store.address import Server

HIDDEN = "[hidden]"
HOUR = 3600.0


class Discreet(logging.Formatter):
    """Lines of text; secrets are blotted out last, wherever they came from."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__("{asctime} {levelname:7} {name}: {message}", style="{")
        self._secrets = [secret for secret in secrets if secret]

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")

    def format(self, record: logging.LogRecord) -> str:
        return self.blotted(super().format(record))

    def blotted(self, text: str) -> str:
        """The text without what must not be read."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text


class JsonLines(Discreet):
    """One JSON object per line, for machines that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.blotted(record.getMessage()),
        }
        if record.exc_info:
            entry["exception"] = self.blotted(self.formatException(record.exc_info))
        return json.dumps(entry, ensure_ascii=False)


class Complaints:
    """Says what fails over and over once an hour, and not each time it is tried."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._said: dict[str, float] = {}

    def new(self, what: str, error: Exception) -> bool:
        """Whether this has not been said in the last hour."""
        now, words = self._now(), f"{what}: {error!r}"
        self._said = {said: at for said, at in self._said.items() if now - at < HOUR}
        fresh = words not in self._said
        self._said.setdefault(words, now)
        return fresh


def set_up(config: Config, stream: TextIO | None = None) -> None:
    """Send everything that is logged to a stream, standard error if none is named."""
    handler = logging.StreamHandler(stream or sys.stderr)
    made = JsonLines if config.log_format == "json" else Discreet
    secrets = [config.token]
    if isinstance(config.database, Server):
        secrets.append(config.database.url)
    handler.setFormatter(made(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(config.log_level.upper())
    # At its lowest level the client logs whole requests; our own debugging needs none of that.
    logging.getLogger("discord").setLevel(max(logging.INFO, root.level))
    logging.getLogger("aiosqlite").setLevel(max(logging.INFO, root.level))
    # It warns of what it raises as well.
    logging.getLogger("psycopg").setLevel(max(logging.ERROR, root.level))
