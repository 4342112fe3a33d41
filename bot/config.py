"""Settings from the environment and the command line; nothing else is read at run time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

Format: TypeAlias = Literal["text", "json"]

FORMATS: dict[str, Format] = {"text": "text", "json": "json"}
LEVELS = ("debug", "info", "warning", "error")
DATABASE = "rentroll.sqlite3"
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
)
"""All that can be set."""


class CannotDo(Exception):
    """A host's command cannot be carried out; the message says why, in one line."""


class BadSetting(CannotDo):
    """A setting cannot be used; the message names it and says what was expected."""


@dataclass(frozen=True)
class Config:
    """How this process runs. The token never shows in a repr, and so in no log."""

    token: str = field(default="", repr=False)
    database: Path = Path(DATABASE)
    log_level: str = "info"
    log_format: Format = "text"
    host: str = "127.0.0.1"
    port: int = 8765
    guild: int = 0
    """A guild to which commands are synced at once, for development; 0: to all."""
    keep_days: int = 180
    """How long games are kept that nobody plays any more; 0: for ever."""
    grace_days: int = 30
    """How long the data of a server is kept that the bot was removed from."""
    playground: str = ""
    """The address of a playground that runs already; the bot goes there and not to Discord."""

    @classmethod
    def read(cls, env: Mapping[str, str]) -> Config:
        """The settings of an environment; BadSetting for the first that makes no sense."""
        level = env.get("RENTROLL_LOG_LEVEL", "info").lower()
        if level not in LEVELS:
            raise BadSetting(f"RENTROLL_LOG_LEVEL: expected {', '.join(LEVELS)}, got {level!r}")
        form = env.get("RENTROLL_LOG_FORMAT", "text").lower()
        if form not in FORMATS:
            raise BadSetting(f"RENTROLL_LOG_FORMAT: expected text or json, got {form!r}")
        return cls(
            token=env.get("DISCORD_TOKEN", "").strip(),
            database=Path(env.get("RENTROLL_DB") or DATABASE),
            log_level=level,
            log_format=FORMATS[form],
            host=env.get("RENTROLL_HOST", "127.0.0.1"),
            port=_whole(env, "RENTROLL_PORT", 8765),
            guild=_whole(env, "RENTROLL_GUILD", 0),
            keep_days=_whole(env, "RENTROLL_KEEP_DAYS", 180),
            grace_days=_whole(env, "RENTROLL_GRACE_DAYS", 30),
            playground=_address(env, "RENTROLL_PLAYGROUND"),
        )


def environment(given: Mapping[str, str], folder: Path = Path()) -> dict[str, str]:
    """The environment, and below it the settings of a `.env` file in the working folder."""
    try:
        lines = (folder / ".env").read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return dict(given)
    except (OSError, UnicodeError) as error:
        raise BadSetting(f".env: cannot be read: {error}") from None
    found: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        line = line.strip().removeprefix("export ")
        if line and not line.startswith("#"):
            name, equals, value = line.partition("=")
            if not equals:
                raise BadSetting(f".env, line {number}: expected NAME=value")
            found[name.strip()] = value.strip().strip("'\"")
    return {**found, **given}


def _address(env: Mapping[str, str], name: str) -> str:
    text = env.get(name, "").strip()
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.hostname):
        raise BadSetting(f"{name}: expected an address such as http://127.0.0.1:8765, got {text!r}")
    return text.rstrip("/")


def _whole(env: Mapping[str, str], name: str, usual: int) -> int:
    text = env.get(name, "").strip()
    if not text:
        return usual
    if not text.isdecimal():
        raise BadSetting(f"{name}: expected a whole number, got {text!r}")
    return int(text)
