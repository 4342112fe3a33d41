"""The checks of an installation that `rentroll doctor` makes, each with advice for the host."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from http import HTTPStatus
from importlib import metadata
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import aiohttp
from msgspec import Struct

from bot.discord_api.sender import api_address
from bot.hosting.config import OF_THE_ENVIRONMENT, Config, environment, misspelt, read_file
from bot.hosting.damage import damage
from bot.hosting.health import read_cluster, read_health, who_holds_what
from bot.hosting.invite import application_of
from bot.hosting.lock import beside, no_place
from bot.hosting.wall_clock import TOLERANCE
from bot.store.copies.backup_files import backup_folder, dated_name, generations
from bot.store.database.address import Address, Server
from bot.store.database.checkup import Checkup, check_up
from bot.store.database.database import UnusableDatabase
from bot.store.database.ownership import PLAYGROUND, objection
from bot.store.database.schema import VERSION
from bot.store.database.writer import DatabaseFailed
from bot.support.failures import CannotDo
from bot.words.narration.edition_problems import load_problem
from editions.loader import EditionError, available, load
from renders.faces import FOLDER, File, font

Verdict: TypeAlias = Literal["ok", "note", "wrong", "untried"]

OLDEST_PYTHON = (3, 11)
LEAST_BYTES, FEW_BYTES = 100 * 2**20, 2**30
"""Free disk space in bytes below which the result is "wrong", and below which it is a "note"."""
EARLIEST = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
"""A time before the first release, in seconds since 1970. A clock before that time is wrong."""
LATE_BACKUP = 2 * 86_400.0
"""Age in seconds from which the newest daily backup counts as too old."""
BESIDE = ("-wal", "-shm", ".lock", ".alive")
"""Endings of the names of the files that a bot writes beside its database."""
MATTERING = (
    "DISCORD_TOKEN",
    "RENTROLL_TOKEN_FILE",
    "RENTROLL_TOKEN_REQUIRED",
    "RENTROLL_PLAYGROUND",
    "RENTROLL_DB",
)
"""The settings on which the token and the database depend."""
UNREAD = "unread"
"""A placeholder for a token that cannot be read because other settings are wrong."""
PATIENCE = 10.0
"""Most seconds to wait for Discord's answer."""


class CheckResult(Struct, frozen=True):
    """The result of one check. `found` says what is so, and `advice`, maybe empty, what to do."""

    check: str
    verdict: Verdict
    found: str
    advice: str = ""


def examine(
    env: Mapping[str, str],
    folder: Path,
    now: float,
    database: Address | None = None,
    ask: Callable[[str], CheckResult] | None = None,
) -> list[CheckResult]:
    """Run all checks, with the settings of an environment and of a folder's `.env` file.

    `database`: the one named on the command line. `ask`: a function that tries a token at Discord,
    called only if the token has the right form.
    """
    findings = [_python(), _packages(), *_settings(env, folder)]
    known = _read(env, folder, database)
    token = _token(known)
    findings.append(token)
    if ask is not None and token.verdict == "ok":
        findings.append(ask(known.token))
    findings += _database(known)
    if isinstance(known.database, Path):  # the disk of a PostgreSQL server is not visible here
        findings += [_disk(known.database), *_backups(known.database, known, now)]
    findings += [_clock(known.database, now), _fonts(), _editions(), _running(known, now)]
    findings += _cluster(known.database)
    return findings


def _read(env: Mapping[str, str], folder: Path, database: Address | None) -> Config:
    """Return the settings, or the readable part of them if some are wrong.

    The readable part is the settings in MATTERING, or only RENTROLL_DB, or nothing. The token is
    UNREAD if it is not known.
    """
    unread = {"DISCORD_TOKEN": UNREAD}
    try:
        whole = environment(env, folder)
    except CannotDo:
        whole = {**unread, **env}
    few = {name: whole[name] for name in MATTERING if name in whole}
    for known in (whole, few, {**unread, "RENTROLL_DB": few.get("RENTROLL_DB", "")}):
        with suppress(CannotDo):
            return Config.read(known, database)
    return Config.read(unread, database)


def _python() -> CheckResult:
    found = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        return CheckResult("python", "wrong", found, f"Install Python {oldest} or newer.")
    return CheckResult("python", "ok", found)


def _packages() -> CheckResult:
    try:
        required = metadata.requires("rentroll") or []
    except metadata.PackageNotFoundError:
        found = "Rentroll runs from its folder, so its packages are not compared"
        return CheckResult("packages", "note", found, "Install it: pip install .")
    lacking = unmet([text for text in required if "extra ==" not in text], metadata.version)
    if lacking:
        return CheckResult("packages", "wrong", "; ".join(lacking), "Install again: pip install .")
    return CheckResult("packages", "ok", "all installed and new enough")


def unmet(requirements: Iterable[str], version_of: Callable[[str], str]) -> list[str]:
    """Return a text for each required package that is missing or too old."""
    lacking = []
    for text in requirements:
        name, least = re.match(r"([\w.-]+)(?:\s*>=\s*([\d.]+))?", text).groups()  # type: ignore[union-attr]
        try:
            there = version_of(name)
        except metadata.PackageNotFoundError:
            lacking.append(f"{name} is missing")
            continue
        if least and _numbers(there) < _numbers(least):
            lacking.append(f"{name} is {there}, and {least} is needed")
    return lacking


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)[:3]))


def _settings(env: Mapping[str, str], folder: Path) -> list[CheckResult]:
    """Check the settings for invalid values and misspelt names, and who can read `.env`."""
    try:
        whole = environment(env, folder)
        Config.read(whole)
    except CannotDo as error:
        return [CheckResult("settings", "wrong", str(error), "Correct it: see .env.example.")]
    findings = [*_names(env, read_file(folder))]
    if not findings:
        findings.append(CheckResult("settings", "ok", "all are valid"))
    if _open_to_others(folder / ".env"):
        found = ".env can be read by other users of this machine"
        findings.append(
            CheckResult("settings", "note", found, "Allow only yourself: chmod 600 .env")
        )
    return findings


def _names(env: Mapping[str, str], file: Mapping[str, str]) -> Iterator[CheckResult]:
    """Yield notes about misspelt names, and about names that do not work in a `.env` file."""
    for name in sorted({*OF_THE_ENVIRONMENT} & {*file} - {*env}):
        said = f"{name} counts in the environment only"
        yield CheckResult("settings", "note", said, "Export it: it is not read from .env.")
    for name, advice in misspelt(env, file):
        yield CheckResult("settings", "note", f"{name} is no setting", advice)


def _open_to_others(file: Path) -> bool:
    return os.name == "posix" and file.exists() and bool(file.stat().st_mode & 0o077)


def _token(config: Config) -> CheckResult:
    """Check the form of the token, without a request to Discord."""
    token = config.token
    if config.playground:
        found = f"not checked, as `rentroll run` joins the playground at {config.playground}"
        return CheckResult("token", "note", found, "For Discord leave RENTROLL_PLAYGROUND empty.")
    if token == UNREAD:
        return CheckResult("token", "note", "cannot be checked before the settings are right")
    if not token and config.token_required:
        found = "none, and this service has to have one (RENTROLL_TOKEN_REQUIRED)"
        return CheckResult("token", "wrong", found, "Set DISCORD_TOKEN: docs/hosting.md says how.")
    if not token:
        found = "none, so `rentroll run` opens a playground and not Discord"
        return CheckResult("token", "note", found, "Set DISCORD_TOKEN: docs/hosting.md says how.")
    application = application_of(token)
    if application is not None:
        return CheckResult("token", "ok", f"looks right, for application {application}")
    if token.lower().startswith("bot "):
        return CheckResult("token", "wrong", "begins with the word Bot", "Leave that word out.")
    if token.isdecimal():
        found = "is a number: that is the application's id"
    elif "." not in token:
        found = "has no dots: perhaps it is the client secret or the public key"
    else:
        found = "does not have the form of a bot's token"
    advice = "Copy it again from the page Bot of your application in the developer portal."
    return CheckResult("token", "wrong", found, advice)


def ask_discord(token: str) -> CheckResult:
    """Check if Discord accepts a token. The verdict is "untried" if Discord cannot be reached."""
    return asyncio.run(_ask_discord(token))


async def _ask_discord(token: str) -> CheckResult:
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout, trust_env=True) as session,
            session.get(
                f"{api_address()}/users/@me", headers={"Authorization": f"Bot {token}"}
            ) as answer,
        ):
            status = answer.status
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        status, why = 0, f" ({error})" if str(error) else ""
    else:
        why = f" (it answers {status})"
    if status == HTTPStatus.OK:
        return CheckResult("discord", "ok", "accepts the token")
    if status == HTTPStatus.UNAUTHORIZED:
        advice = "Copy it again, or reset it, on the page Bot of the developer portal."
        return CheckResult("discord", "wrong", "refuses the token", advice)
    advice = "Try again later; if it stays so, let this machine reach discord.com by HTTPS."
    return CheckResult("discord", "untried", f"not tried: Discord cannot be reached{why}", advice)


def _database(config: Config) -> Iterator[CheckResult]:
    """Check the database: its folder, its permissions, its content and its rows."""
    path = config.database
    if isinstance(path, Path):
        if nowhere := no_place(path):
            yield CheckResult("database", "wrong", *nowhere)
            return
        if closed := _not_writable(path):
            advice = "Let the user that runs Rentroll own the folder and all files in it."
            yield CheckResult("database", "wrong", f"{closed} may not be written", advice)
            return
        if not path.exists():
            yield CheckResult("database", "ok", f"{path} will be created at the first start")
            return
    content = _content(config)
    yield content
    if content.verdict == "ok":
        for one in damage(path):
            verdict: Verdict = "note" if one.heals else "wrong"
            yield CheckResult("database", verdict, one.found, one.advice)
    if isinstance(path, Path) and _open_to_others(path):
        found = f"{path} can be read by other users of this machine"
        yield CheckResult("database", "note", found, f"Allow only yourself: chmod 600 {path}*")


def _not_writable(path: Path) -> Path | None:
    """Return the path that this user cannot write: the database's folder or one of its files.

    Return None if this user can write them all.
    """
    folder = beside(path, "").parent
    if not os.access(folder, os.W_OK | os.X_OK):
        return folder
    files = (beside(path, ending) for ending in ("", *BESIDE))
    return next((one for one in files if one.exists() and not os.access(one, os.W_OK)), None)


def _content(config: Config) -> CheckResult:
    """Check the content of the database: program, version, faults and owning application."""
    path = config.database
    try:
        found = check_up(path)
    except UnusableDatabase as error:
        advice = "Move it away, if it is not needed, or name another file in RENTROLL_DB."
        if isinstance(path, Server):
            advice = "Do that, or name another database in RENTROLL_DB."
        return CheckResult("database", "wrong", str(error), advice)
    except DatabaseFailed as error:
        advice = "Restore a backup, or move the file away to start with an empty database."
        if isinstance(path, Server):
            advice = "Start the server, or correct its address in RENTROLL_DB."
        return CheckResult("database", "wrong", f"{path} cannot be read: {error}", advice)
    if found.version > VERSION:
        said = f"{path} was written by a newer Rentroll (version {found.version} of {VERSION})"
        return CheckResult("database", "wrong", said, "Update Rentroll, or restore a backup.")
    if found.version == 0:
        return CheckResult("database", "ok", f"{path} is empty, and filled at the first start")
    if found.problems:
        advice = "Stop the bot, keep a copy of all, and restore the last good backup."
        return CheckResult("database", "wrong", f"{path}: {'; '.join(found.problems)}", advice)
    if refused := _refused(config, found):
        return CheckResult("database", "wrong", *refused)
    said = f"{path}: whole, version {found.version}, {found.games} games"
    if found.version < VERSION:
        said += f"; the next start brings it to version {VERSION}"
    return CheckResult("database", "ok", said)


def _refused(config: Config, found: Checkup) -> tuple[str, str] | None:
    """Return why `rentroll run` would refuse this database, and advice.

    Return None if it would not refuse it, or if the token is malformed, because then the
    application is unknown.
    """
    if config.playground or not config.token:
        me = PLAYGROUND
    elif application := application_of(config.token):
        me = str(application)
    else:
        return None
    return objection(config.database, found.owner or None, me, held=found.games > 0)


def _disk(path: Path) -> CheckResult:
    folder = path.absolute().parent
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    found = f"{free / 2**30:.1f} GiB free at {folder}"
    if free < LEAST_BYTES:
        return CheckResult("disk", "wrong", found, "Free some space, or no move can be saved.")
    if free < FEW_BYTES:
        return CheckResult("disk", "note", found, "Free some space soon.")
    return CheckResult("disk", "ok", found)


def _backups(database: Path, config: Config, now: float) -> Iterator[CheckResult]:
    """Check the daily backups.

    Yield nothing for a playground, without a token, or if the database does not exist yet.
    """
    if config.playground or not config.token or not os.access(database, os.F_OK):
        return
    folder = backup_folder(database)
    if not config.backups:
        found = "no daily copies are made (RENTROLL_BACKUPS=0)"
        yield CheckResult("backups", "note", found, "Make them yourself: rentroll backup DEST")
        return
    today = dated_name(database, now)  # a later date comes from a clock that was ahead
    copies = [one for one in generations(folder, database) if one.name <= today]
    if not copies:
        found = f"none in {folder} so far"
        yield CheckResult(
            "backups", "note", found, "A bot that runs makes one a day; its log says so."
        )
        return
    found = f"{len(copies)} in {folder}, the newest {copies[0].name}"
    if copies[0].name < dated_name(database, now - LATE_BACKUP):
        advice = "If the bot was running, its log gives the reason: no backup was made today."
        yield CheckResult("backups", "note", found, advice)
    else:
        yield CheckResult("backups", "ok", found)


def _clock(path: Address, now: float) -> CheckResult:
    """Check that the machine's clock is later than EARLIEST and than the last change of a game."""
    shown = datetime.fromtimestamp(now, UTC).isoformat(" ", "seconds")
    advice = "Set the clock, and let the machine keep it right (NTP)."
    if now < EARLIEST:
        return CheckResult("clock", "wrong", f"{shown} is long ago", advice)
    try:
        there = isinstance(path, Server) or os.access(path, os.F_OK)
        newest = check_up(path).newest if there else 0.0
    except (DatabaseFailed, UnusableDatabase):
        newest = 0.0
    if newest > now + TOLERANCE:
        return CheckResult(
            "clock", "wrong", f"{shown} is before the last move that was saved", advice
        )
    return CheckResult("clock", "ok", shown)


def _fonts() -> CheckResult:
    """Check that every typeface for pictures can be loaded."""
    names = [name for part in get_args(File) for name in get_args(part) or (part,)]
    broken = []
    for name in names:
        try:
            font(name, 12)
        except OSError:
            broken.append(f"{name}.ttf")
    if broken:
        found = f"cannot be read in {FOLDER}: {', '.join(broken)}"
        return CheckResult("fonts", "wrong", found, "Install Rentroll again: pip install .")
    return CheckResult("fonts", "ok", f"{len(names)} typefaces")


def _editions() -> CheckResult:
    """Check that every edition shipped with Rentroll can be loaded."""
    try:
        for edition in available():
            load(edition)
    except (EditionError, OSError) as error:
        found = load_problem(error) if isinstance(error, EditionError) else str(error)
        return CheckResult("editions", "wrong", found, "Install Rentroll again: pip install .")
    return CheckResult("editions", "ok", ", ".join(available()))


def _running(config: Config, now: float) -> CheckResult:
    """Check the health of the bot like `rentroll health`.

    The verdict is a note if the bot is not well.
    """
    well, found = read_health(config.database, now, playground=bool(config.playground))
    return CheckResult("bot", "ok" if well else "note", found)


def _cluster(path: Address) -> Iterator[CheckResult]:
    """Yield a result for each process of a cluster, and for each shard that is not connected."""
    try:
        cluster = read_cluster(path)
    except (DatabaseFailed, UnusableDatabase):
        return  # `_content` reports it
    if cluster is None:
        return
    for line in who_holds_what(cluster):
        yield CheckResult("cluster", "ok", line)
    for trouble in cluster.troubles:
        advice = "Start more processes, or let each take more with --most-shards."
        yield CheckResult("cluster", "wrong", trouble, advice)
