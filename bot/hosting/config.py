"""Settings from the environment and the command line; nothing else is read at run time."""

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
"""As many shards as Discord recommends."""
LOOPBACK = "127.0.0.1"
LEVELS = ("debug", "info", "warning", "error")
DATABASE = "rentroll.sqlite3"
PLAYGROUND_DATABASE = "playground.sqlite3"
"""Beside the bot's own: what is played in a playground never meets what is played on Discord."""
TOKEN, TOKEN_FILE, DB = "DISCORD_TOKEN", "RENTROLL_TOKEN_FILE", "RENTROLL_DB"
ALIKE, MUCH_ALIKE = 0.55, 0.8
"""Likeness to a setting, from 0 to 1, from which a name counts as misspelt."""
OF_THE_ENVIRONMENT = ("RENTROLL_DISCORD_OPENAPI", "RENTROLL_SHOTS")
"""What development and tests read from the environment alone."""


@dataclass(frozen=True)
class Config:
    """How this process runs. The token never shows in a repr, and so in no log."""

    token: str = field(default="", repr=False)
    token_required: bool = False
    """Whether it is an error to have none, as it is for a service."""
    database: Address = Path(PLAYGROUND_DATABASE)
    log_level: str = "info"
    log_format: Format = "text"
    host: str = LOOPBACK
    port: int = 8765
    guild: int = 0
    """The one guild that has the commands, for development; 0: all have them."""
    backups: int = 7
    """How many daily copies of the database are kept; 0: none are made."""
    keep_days: int = 180
    """How long games are kept that nobody plays any more; 0: for ever."""
    grace_days: int = 30
    """How long the data of a server is kept that the bot was removed from."""
    requests: int = 45
    """How many requests a second Discord gets from us; it allows most bots 50."""
    shards: int | None = None
    """How many shards share the servers; 0: as many as Discord recommends, or as the other
    processes have. None: nobody asked for several processes."""
    most_shards: int = 0
    """How many of them this process takes at most; 0: any number."""
    api: str = ""
    """The address of a proxy for all requests, which keeps the limits of several processes."""
    metrics: tuple[str, int] | None = None
    """Where figures for Prometheus are served, as host and port; None: nowhere."""
    thinkers: int = 1
    """Processes in which expert computer players think; 0: experts play like hard."""
    thinking_tables: int = 20
    """Tables whose experts may use these processes; experts of further tables play like hard."""
    playground: str = ""
    """The address of a playground that runs already; the bot goes there and not to Discord."""
    new_application: bool = False
    """Whether this application may take over the games of another one."""

    @classmethod
    def read(cls, env: Mapping[str, str], database: Address | None = None) -> Config:
        """The settings of an environment; BadSetting for the first that makes no sense.

        What is empty is not set. A database that is named is meant in a playground too.
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
                "RENTROLL_MOST_SHARDS: it is a part of RENTROLL_SHARDS, which is not set"
            )
        if database is None:
            database = _database(env)
            if "playground" in found or not (token or found.get("token_required")):
                beside = database if isinstance(database, Path) else Path(DATABASE)
                database = beside.with_name(PLAYGROUND_DATABASE)
        return cls(token=token, database=database, **found)


def setting(field: str) -> str:
    """The name that a field of the settings, or an option, has in the environment."""
    return f"RENTROLL_{field.upper()}"


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
    """What stands behind a name, in quotes or bare; alone or after a space # begins a remark."""
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
    """Return the token in a file. A file without a token is a mistake, not a wish to play.

    A name of three parts that is no file may be the token itself, so no message repeats it.
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
    number = 0 if text.lower() == AUTO else plain_number(text) or None
    if number is None:
        raise BadSetting(f"{name}: expected a whole number or {AUTO}, got {text!r}")
    return number


def _listening(name: str, text: str) -> tuple[str, int]:
    """`9464` on this machine alone, or `0.0.0.0:9464`."""
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
"""How a setting is read that is not empty, by its field."""
SETTINGS = (TOKEN, TOKEN_FILE, DB, *map(setting, _READERS))
"""All that can be set."""


def misspelt(env: Mapping[str, str], file: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield names that look like settings and are none, each with advice.

    In the `.env` file nearly all names are meant for us. In the environment these are names that
    begin like ours, and names like DISCORD_TOKEN while that is not set.
    """
    tokenless = not (_text(env, TOKEN) or _text(file, TOKEN))
    for name in sorted({*env, *file} - {*SETTINGS, *OF_THE_ENVIRONMENT}):
        upper = name.upper()
        close = get_close_matches(upper, SETTINGS, 1, ALIKE)
        if close and upper.endswith("TOKEN"):  # not the name of a file with it
            close = [TOKEN]
        ours = upper.startswith(("RENTROLL_", TOKEN))
        in_file = name in file and (close or upper.startswith("DISCORD"))
        if ours or in_file or (tokenless and get_close_matches(upper, (TOKEN,), 1, MUCH_ALIKE)):
            yield name, f"Did you mean {close[0]}?" if close else "See .env.example for all names."


def where_it_runs(env: Mapping[str, str], config: Config, *, named: bool) -> Iterator[str]:
    """Yield why the bot goes to a playground, and which database counts there.

    `named`: the command line names the database.
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
