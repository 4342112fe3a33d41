"""The settings of a process, read from the environment and the command line."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args
from urllib.parse import urlsplit

from bot.store.database.address import Address, BadAddress, address
from bot.support.failures import BadSetting
from bot.support.parsing import plain_number

Format: TypeAlias = Literal["text", "json"]

FORMATS: tuple[Format, ...] = get_args(Format)
HIGHEST_PORT = 65535
AUTO = "auto"
"""The value of RENTROLL_SHARDS for the stored number of shards, or else Discord's advice."""
LOOPBACK = "127.0.0.1"
LEVELS = ("debug", "info", "warning", "error")
DATABASE = "rentroll.sqlite3"
PLAYGROUND_DATABASE = "playground.sqlite3"
"""The file name of a playground's database, in the folder of the bot's own database."""
TOKEN, TOKEN_FILE, DB = "DISCORD_TOKEN", "RENTROLL_TOKEN_FILE", "RENTROLL_DB"
ALIKE, MUCH_ALIKE = 0.55, 0.8
"""Similarities (1.0 = equal) from which a name counts as misspelt.

The first is compared with the similarity to any setting, the second with that to DISCORD_TOKEN.
"""
OF_THE_ENVIRONMENT = ("RENTROLL_DISCORD_OPENAPI", "RENTROLL_SHOTS")
"""Environment variables for development and tests. They have no effect in a `.env` file."""


@dataclass(frozen=True)
class Config:
    """The settings of this process. The token is not in its repr, so it is not in the log."""

    token: str = field(default="", repr=False)
    token_required: bool = False
    """True if a missing token is an error, as for a service.

    Otherwise the bot opens a playground.
    """
    database: Address = Path(PLAYGROUND_DATABASE)
    log_level: str = "info"
    log_format: Format = "text"
    host: str = LOOPBACK
    port: int = 8765
    guild: int = 0
    """The id of the only server that gets the commands, for development. 0 means all servers."""
    backups: int = 7
    """Number of daily backups of the database that are kept (`RENTROLL_BACKUPS`). 0 makes none."""
    keep_days: int = 180
    """Days without a change after which a game is closed or deleted. 0 keeps games for ever."""
    grace_days: int = 30
    """Days after which the data of a server that removed the bot is deleted."""
    requests: int = 45
    """Most requests per second to Discord. Discord allows most bots 50."""
    shards: int | None = None
    """The number of shards of all processes together, or None for a single process.

    0 means as many as the other processes use, or the number that Discord recommends.
    """
    most_shards: int = 0
    """Most shards that this process takes. 0 means no limit."""
    api: str = ""
    """The address of a proxy that limits the rate of all processes' requests to Discord.

    An empty text means no proxy.
    """
    metrics: tuple[str, int] | None = None
    """The host and port at which metrics for Prometheus are served, or None to serve none."""
    thinkers: int = 1
    """Number of processes in which expert computer players compute moves.

    With 0, expert players play like players of level hard.
    """
    thinking_tables: int = 20
    """Most live games whose expert players may use the processes that `thinkers` counts.

    In other games, expert players play like players of level hard.
    """
    playground: str = ""
    """The address of a playground that the bot joins instead of Discord, or an empty text."""
    new_application: bool = False
    """True if the bot may take over the database of another Discord application."""

    @classmethod
    def read(cls, env: Mapping[str, str], database: Address | None = None) -> Config:
        """Return the settings in an environment. Raise BadSetting for the first invalid one.

        An empty value means "not set". `database` is used even in a playground. Without it, a
        playground has its own database.
        """
        found = {
            field: read(setting(field), text)
            for field, read in _READERS.items()
            if (text := _text(env, setting(field)))
        }
        file = _text(env, TOKEN_FILE)
        token = _text(env, TOKEN) or (_token_in(Path(file)) if file else "")
        if not token.isprintable():
            name = TOKEN if _text(env, TOKEN) else TOKEN_FILE
            raise BadSetting(f"{name}: expected the token alone, in one line")
        if found.get("most_shards") and "shards" not in found:
            raise BadSetting(
                "RENTROLL_MOST_SHARDS: only possible with RENTROLL_SHARDS, which is not set"
            )
        if database is None:
            database = _database(env)
            if "playground" in found or not (token or found.get("token_required")):
                beside = database if isinstance(database, Path) else Path(DATABASE)
                database = beside.with_name(PLAYGROUND_DATABASE)
        return cls(token=token, database=database, **found)


def setting(field: str) -> str:
    """Return the name of the environment variable for a Config field or command-line option."""
    return f"RENTROLL_{field.upper()}"


def environment(given: Mapping[str, str], folder: Path = Path()) -> dict[str, str]:
    """Return the variables of a folder's `.env` file and of `given`, which takes precedence."""
    return {**read_file(folder), **given}


def read_file(folder: Path) -> dict[str, str]:
    """Return the variables in the `.env` file of a folder, or an empty dict if there is no file.

    Raise BadSetting if the file cannot be read.
    """
    try:
        lines = (folder / ".env").read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeError) as error:
        raise BadSetting(f".env: cannot be read: {_reason(error)}") from None
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
    """Return the value after `NAME=`, without quotes or comment, or None for unmatched quotes.

    Outside quotes, a # at the start or after a space begins a comment.
    """
    text = text.strip()
    if text.startswith(("'", '"')):
        inner, closed, rest = text[1:].partition(text[0])
        return inner if closed and not rest.partition("#")[0].strip() else None
    return re.split(r"(?:^|\s)#", text, maxsplit=1)[0].rstrip()


def _text(env: Mapping[str, str], name: str) -> str:
    return env.get(name, "").strip()


def _database(env: Mapping[str, str]) -> Address:
    try:
        return address(_text(env, DB) or DATABASE)
    except BadAddress as error:
        raise BadSetting(f"{DB}: {error}") from None


def _token_in(path: Path) -> str:
    """Return the token in a file. Raise BadSetting if the file is unreadable or empty.

    If the file does not exist and its name has three parts, the name may be the token itself. Then
    the error does not contain it.
    """
    try:
        token = path.read_text(encoding="utf-8-sig").strip()
    except (OSError, UnicodeError) as error:
        if path.name.count(".") >= 2 and not os.access(path, os.F_OK):
            raise BadSetting(
                f"{TOKEN_FILE}: cannot read a file of that name: {_reason(error)}; "
                f"the token itself belongs behind {TOKEN}="
            ) from None
        raise BadSetting(f"{TOKEN_FILE}: cannot read {path}: {_reason(error)}") from None
    if not token:
        raise BadSetting(f"{TOKEN_FILE}: {path} is empty: the bot's token belongs there")
    return token


def _reason(error: OSError | UnicodeError) -> str:
    return getattr(error, "strerror", None) or str(error)


def _one_of(name: str, text: str, known: Sequence[str]) -> str:
    """Return a setting's text in lower case. Raise BadSetting if it is not a known value."""
    if text.lower() not in known:
        listed = f"{', '.join(known[:-1])} or {known[-1]}"
        raise BadSetting(f"{name}: expected {listed}, got {text!r}")
    return text.lower()


def _switch(name: str, text: str) -> bool:
    return _one_of(name, text, ("yes", "no")) == "yes"


def _address(name: str, text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadSetting(f"{name}: expected an address such as http://127.0.0.1:8765, got {text!r}")
    return text.rstrip("/")


def _shards(name: str, text: str) -> int:
    """Return the number of shards, or 0 for `auto`. Raise BadSetting for other text and for 0."""
    number = 0 if text.lower() == AUTO else plain_number(text) or None
    if number is None:
        raise BadSetting(f"{name}: expected a whole number or {AUTO}, got {text!r}")
    return number


def _listening(name: str, text: str) -> tuple[str, int]:
    """Return the host and port in a text such as `0.0.0.0:9464`.

    A port alone means this machine only. Raise BadSetting for other text.
    """
    host, _, port = text.rpartition(":")
    number = plain_number(port)
    if number is None or number > HIGHEST_PORT:
        raise BadSetting(f"{name}: expected a port such as 9464, or host:port, got {text!r}")
    return host.strip("[]") or LOOPBACK, number


def _whole(name: str, text: str, least: int = 0, most: int | None = None) -> int:
    number = plain_number(text)
    if number is None:
        raise BadSetting(f"{name}: expected a whole number, got {text!r}")
    if number < least or (most is not None and number > most):
        bounds = f"at least {least}" if most is None else f"{least} to {most}"
        raise BadSetting(f"{name}: expected {bounds}, got {number}")
    return number


_READERS: dict[str, Callable[[str, str], Any]] = {
    "token_required": _switch,
    "log_level": partial(_one_of, known=LEVELS),
    "log_format": partial(_one_of, known=FORMATS),
    "host": lambda name, text: text,
    "port": partial(_whole, most=HIGHEST_PORT),
    "guild": _whole,
    "backups": _whole,
    "keep_days": _whole,
    "grace_days": _whole,
    "requests": partial(_whole, least=1),
    "shards": _shards,
    "most_shards": _whole,
    "api": _address,
    "metrics": _listening,
    "thinkers": partial(_whole, most=64),
    "thinking_tables": _whole,
    "playground": _address,
}
"""Functions that read a Config field from the setting's name and non-empty text, by field."""
SETTINGS = (TOKEN, TOKEN_FILE, DB, *map(setting, _READERS))
"""The names of all environment variables that Rentroll reads as settings."""


def misspelt(env: Mapping[str, str], file: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield each name that looks like a misspelt setting, with advice.

    Names that begin with RENTROLL_ or DISCORD_TOKEN, and are no settings, look misspelt. In the
    `.env` file, so do names similar to a setting or beginning with DISCORD. If no token is set, so
    do names that are almost DISCORD_TOKEN.
    """
    tokenless = not (_text(env, TOKEN) or _text(file, TOKEN))
    for name in sorted({*env, *file} - {*SETTINGS, *OF_THE_ENVIRONMENT}):
        upper = name.upper()
        close = get_close_matches(upper, SETTINGS, 1, ALIKE)
        if close and upper.endswith("TOKEN"):  # suggest the token, not RENTROLL_TOKEN_FILE
            close = [TOKEN]
        ours = upper.startswith(("RENTROLL_", TOKEN))
        in_file = name in file and (close or upper.startswith("DISCORD"))
        if ours or in_file or (tokenless and get_close_matches(upper, (TOKEN,), 1, MUCH_ALIKE)):
            yield name, f"Did you mean {close[0]}?" if close else "See .env.example for all names."


def where_it_runs(env: Mapping[str, str], config: Config, *, named: bool) -> Iterator[str]:
    """Yield log lines that say why the bot runs in a playground, and if RENTROLL_DB is unused.

    Yield nothing if the bot runs on Discord. `named`: the command line names the database.
    """
    if config.playground:
        yield f"the bot joins the playground at {config.playground} (RENTROLL_PLAYGROUND)"
    elif not (config.token or config.token_required):
        unset = f"{TOKEN} is empty" if TOKEN in env else f"neither {TOKEN} nor {TOKEN_FILE} is set"
        yield f"{unset}, so a playground opens"
    else:
        return
    if _text(env, DB) and not named:
        yield (
            f"{DB} counts on Discord only: in a playground the database is {config.database} "
            "(--database names another one)"
        )
