"""Settings from the environment and the command line; nothing else is read at run time."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

from bot.store.address import Address, address
from bot.typed import plain_number

Format: TypeAlias = Literal["text", "json"]

FORMATS: dict[str, Format] = {"text": "text", "json": "json"}
HIGHEST_PORT = 65535
LEVELS = ("debug", "info", "warning", "error")
DATABASE = "rentroll.sqlite3"
PLAYGROUND_DATABASE = "playground.sqlite3"
"""Beside the bot's own: what is played in a playground never meets what is played on Discord."""
SETTINGS = (
    "DISCORD_TOKEN",
    "RENTROLL_DB",
    "RENTROLL_LOG_LEVEL",
    "RENTROLL_LOG_FORMAT",
    "RENTROLL_HOST",
    "RENTROLL_PORT",
    "RENTROLL_PLAYGROUND",
    "RENTROLL_GUILD",
    "RENTROLL_KEEP_DAYS",
    "RENTROLL_GRACE_DAYS",
    "RENTROLL_REQUESTS",
)
"""All that can be set."""
OF_THE_ENVIRONMENT = ("RENTROLL_DISCORD_OPENAPI", "RENTROLL_SHOTS")
"""What development and tests read from the environment alone."""


class CannotDo(Exception):
    """A host's command cannot be carried out; the message says why, in one line."""

    code = 2
    """What the process ends with: nothing changes until somebody changes something."""


class NotNow(CannotDo):
    """It could be done at another time: a connection, a server, a disk or a lock is to blame."""

    code = 75


class BadSetting(CannotDo):
    """A setting cannot be used; the message names it and says what was expected."""


@dataclass(frozen=True)
class Config:
    """How this process runs. The token never shows in a repr, and so in no log."""

    token: str = field(default="", repr=False)
    database: Address = Path(PLAYGROUND_DATABASE)
    log_level: str = "info"
    log_format: Format = "text"
    host: str = "127.0.0.1"
    port: int = 8765
    guild: int = 0
    """The one guild that has the commands, for development; 0: all have them."""
    keep_days: int = 180
    """How long games are kept that nobody plays any more; 0: for ever."""
    grace_days: int = 30
    """How long the data of a server is kept that the bot was removed from."""
    requests: int = 45
    """How many requests a second Discord gets from us; it allows most bots 50."""
    playground: str = ""
    """The address of a playground that runs already; the bot goes there and not to Discord."""
    new_application: bool = False
    """Whether this application may take over the games of another one."""

    @classmethod
    def read(cls, env: Mapping[str, str], database: Address | None = None) -> Config:
        """The settings of an environment; BadSetting for the first that makes no sense.

        What is empty is not set. A database that is named is meant in a playground too.
        """
        usual = cls()
        token, playground = _text(env, "DISCORD_TOKEN"), _address(env, "RENTROLL_PLAYGROUND")
        if database is None:
            database = address(_text(env, "RENTROLL_DB", DATABASE))
            if playground or not token:
                beside = database if isinstance(database, Path) else Path(DATABASE)
                database = beside.with_name(PLAYGROUND_DATABASE)
        level = _text(env, "RENTROLL_LOG_LEVEL", usual.log_level).lower()
        if level not in LEVELS:
            raise BadSetting(f"RENTROLL_LOG_LEVEL: expected {', '.join(LEVELS)}, got {level!r}")
        form = _text(env, "RENTROLL_LOG_FORMAT", usual.log_format).lower()
        if form not in FORMATS:
            raise BadSetting(f"RENTROLL_LOG_FORMAT: expected text or json, got {form!r}")
        port = _whole(env, "RENTROLL_PORT", usual.port)
        if port > HIGHEST_PORT:
            raise BadSetting(f"RENTROLL_PORT: expected 0 to {HIGHEST_PORT}, got {port}")
        requests = _whole(env, "RENTROLL_REQUESTS", usual.requests)
        if not requests:
            raise BadSetting("RENTROLL_REQUESTS: expected at least 1, got 0")
        return cls(
            token=token,
            database=database,
            log_level=level,
            log_format=FORMATS[form],
            host=_text(env, "RENTROLL_HOST", usual.host),
            port=port,
            guild=_whole(env, "RENTROLL_GUILD", usual.guild),
            keep_days=_whole(env, "RENTROLL_KEEP_DAYS", usual.keep_days),
            grace_days=_whole(env, "RENTROLL_GRACE_DAYS", usual.grace_days),
            requests=requests,
            playground=playground,
        )


def environment(given: Mapping[str, str], folder: Path = Path()) -> dict[str, str]:
    """The environment, and below it the settings of a `.env` file in the working folder."""
    return {**read_file(folder), **given}


def read_file(folder: Path) -> dict[str, str]:
    """What the `.env` file of a folder says; nothing, when there is none."""
    try:
        lines = (folder / ".env").read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeError) as error:
        raise BadSetting(f".env: cannot be read: {error}") from None
    found: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        line = line.strip().removeprefix("export ")
        if line and not line.startswith("#"):
            name, equals, value = line.partition("=")
            meant = _value(value)
            if not equals or meant is None:
                raise BadSetting(f".env, line {number}: expected NAME=value or NAME='value'")
            found[name.strip()] = meant
    return found


def _value(text: str) -> str | None:
    """What stands behind a name, in quotes or bare; alone or after a space # begins a remark."""
    text = text.strip()
    if text.startswith(("'", '"')):
        inner, closed, rest = text[1:].partition(text[0])
        return inner if closed and not rest.partition("#")[0].strip() else None
    return re.split(r"(?:^|\s)#", text, maxsplit=1)[0].rstrip()


def _text(env: Mapping[str, str], name: str, usual: str = "") -> str:
    return env.get(name, "").strip() or usual


def _address(env: Mapping[str, str], name: str) -> str:
    text = _text(env, name)
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.hostname):
        raise BadSetting(f"{name}: expected an address such as http://127.0.0.1:8765, got {text!r}")
    return text.rstrip("/")


def _whole(env: Mapping[str, str], name: str, usual: int) -> int:
    text = _text(env, name)
    if not text:
        return usual
    number = plain_number(text)
    if number is None:
        raise BadSetting(f"{name}: expected a whole number, got {text!r}")
    return number
