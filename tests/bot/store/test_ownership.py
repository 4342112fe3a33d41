"""A database belongs to one bot: a playground, another bot or another program cannot change it."""

from __future__ import annotations

import errno
import fcntl
import json
import os
import signal
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import pytest_asyncio

from bot.hosting.config import Config
from bot.hosting.doctor import examine
from bot.hosting.health import life_sign, read_health
from bot.hosting.lock import only_one
from bot.playground.server import PlaygroundSettings, Running, serve
from bot.store.copies.backup_files import copy_file
from bot.store.database import sqlite as database
from bot.store.database.checkup import check_up
from bot.store.database.codec import GameSettings
from bot.store.database.database import Database, ForeignDatabase, NewerDatabase
from bot.store.database.ownership import OWNER, PLAYGROUND, OthersDatabase, claim
from bot.store.database.schema import MARK, MIGRATIONS, VERSION
from bot.store.database.writer import DatabaseFailed
from bot.store.games.games import Games
from bot.support.failures import CannotDo, NotNow
from tests.bot.hosting.test_doctor import APPLICATION, NOW, TOKEN, a_database
from tests.bot.hosting.test_hosting import rentroll
from tests.support.evening import Evening, buttons
from tests.support.reading import see
from tests.support.tables import start_table

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("without_settings")]


@pytest_asyncio.fixture
async def running() -> AsyncIterator[Running]:
    opened = await serve(PlaygroundSettings(port=0, rate_limits=False))
    yield opened
    await opened.close()


async def owned(path: Path, owner: str | None) -> Path:
    """Create a database with a game in it. `owner` None: an earlier version stored no owner."""
    await a_database(path)
    db = await Database.open(path)
    if owner is not None:
        await db.remember(OWNER, owner)
    await db.close()
    return path


def raw(path: Path, *scripts: str) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        for script in scripts:
            connection.executescript(script)
    return path


# The owner


@pytest.mark.parametrize(
    ("owner", "words"),
    [
        (str(APPLICATION), "holds the games of a bot on Discord"),
        (None, "did not note whose games these are"),
    ],
)
async def test_a_playground_does_not_change_a_bot_s_database(
    tmp_path: Path, owner: str | None, words: str
):
    path = await owned(tmp_path / "real.sqlite3", owner)
    before = path.read_bytes()
    async with rentroll("run", "--port", "0", "--database", str(path)) as bot:
        assert await bot.end() == 2
    (line,) = [line for line in bot.said.splitlines() if line.startswith("error: ")]
    assert words in line
    assert "set discord_token" in line.lower()
    assert "Traceback" not in bot.said
    assert path.read_bytes() == before


async def test_a_playground_keeps_its_games_beside_those_of_the_bot(tmp_path: Path):
    path = await owned(tmp_path / "rentroll.sqlite3", str(APPLICATION))
    before = path.read_bytes()
    async with rentroll("run", "--port", "0", RENTROLL_DB=str(path)) as bot:
        await bot.until("ready: ")
        assert await bot.end(signal.SIGTERM) == 0
    assert path.read_bytes() == before
    assert check_up(tmp_path / "playground.sqlite3").owner == PLAYGROUND


async def test_a_database_belongs_to_the_first_application_and_refuses_others(tmp_path: Path):
    path = tmp_path / "rentroll.db"
    db = await Database.open(path)
    await claim(db, path, "11")
    await claim(db, path, "11")
    with pytest.raises(OthersDatabase, match=r"of application 11, .* --new-application"):
        await claim(db, path, "12")
    with pytest.raises(OthersDatabase, match="would close them"):
        await claim(db, path, PLAYGROUND, take_over=True)
    assert await db.fact(OWNER) == "11"
    await claim(db, path, "12", take_over=True)
    assert await db.fact(OWNER) == "12"
    await db.close()


async def test_a_bot_is_refused_a_playground_s_database(tmp_path: Path):
    path = tmp_path / "rentroll.db"
    db = await Database.open(path)
    await claim(db, path, PLAYGROUND)
    with pytest.raises(OthersDatabase, match="the games of a playground"):
        await claim(db, path, "12")
    await db.close()


async def test_a_database_without_an_owner_goes_to_the_first_bot_with_a_token(tmp_path: Path):
    path = await owned(tmp_path / "rentroll.db", None)
    db = await Database.open(path)
    with pytest.raises(OthersDatabase):
        await claim(db, path, PLAYGROUND)
    await claim(db, path, "11")
    assert await db.fact(OWNER) == "11"
    await db.close()


async def test_a_playground_can_take_over_a_database_without_an_owner(tmp_path: Path):
    path = await owned(tmp_path / "rentroll.db", None)
    place = ("run", "--port=0", f"--database={path}")
    for args in ((*place, "--new-application"), place):
        async with rentroll(*args) as bot:
            await bot.until("ready: ")
            assert await bot.end(signal.SIGTERM) == 0
    assert check_up(path).owner == PLAYGROUND


@pytest.mark.parametrize("owner", [str(APPLICATION), None])
async def test_the_doctor_finds_a_database_that_a_playground_would_refuse(
    tmp_path: Path, owner: str | None
):
    path = await owned(tmp_path / "x.sqlite3", owner)

    def verdict(**env: str) -> str:
        findings = examine(env, tmp_path, NOW, path)
        return next(one.verdict for one in findings if one.check == "database")

    assert verdict() == verdict(DISCORD_TOKEN=TOKEN, RENTROLL_PLAYGROUND="http://x") == "wrong"
    assert verdict(DISCORD_TOKEN=TOKEN) == "ok"


async def test_another_application_is_refused_before_a_table_is_touched(evening: Evening):
    table = await start_table(evening, robots=0)
    await evening.stop_bot()
    app = evening.running.control.application({"name": "Another", "token": "another"})
    theirs = replace(evening.running.settings, token="another")
    mine, evening.running.settings = evening.running.settings, theirs
    with pytest.raises(OthersDatabase, match=f"this is the token of application {app['id']}"):
        await evening.start_bot()
    assert not hasattr(evening.bot, "parts")
    await evening.bot.close()
    evening.running.settings = mine
    await evening.start_bot()
    assert evening.table().game == table.game
    assert await evening.bot.stores.privacy.departed() == {}


async def test_games_go_on_in_new_messages_when_another_application_takes_over(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ana = await evening.seat("Ana")
    table = await start_table(evening, robots=0)
    old = await see(evening, ana, lambda m: "My panel" in buttons(m))
    await evening.stop_bot()
    app = evening.running.control.application({"name": "Another", "token": "another"})
    evening.running.settings = replace(evening.running.settings, token="another")

    monkeypatch.setattr("tests.support.evening.Config", partial(Config, new_application=True))
    await evening.start_bot()
    new = await see(
        evening, ana, lambda m: "My panel" in buttons(m) and m["author"]["id"] == app["id"]
    )
    assert new["id"] != old["id"]
    assert evening.table().game == table.game


async def test_the_doctor_names_the_owner_of_the_games(tmp_path: Path):
    path = await owned(tmp_path / "rentroll.sqlite3", "777")

    def found() -> Any:
        env = {"DISCORD_TOKEN": TOKEN, "RENTROLL_DB": str(path)}
        (finding,) = [one for one in examine(env, tmp_path, NOW) if one.check == "database"]
        return finding

    assert found().verdict == "wrong"
    assert (
        f"of application 777, and this is the token of application {APPLICATION}" in found().found
    )
    assert "--new-application" in found().advice
    db = await Database.open(path)
    await db.remember(OWNER, str(APPLICATION))
    await db.close()
    assert found().verdict == "ok"


# One process at a time


async def test_a_second_bot_on_the_same_database_is_refused_until_the_first_is_gone(
    tmp_path: Path, running: Running
):
    place = f"--database={tmp_path / 'x.sqlite3'}"
    env = {"RENTROLL_PLAYGROUND": running.url}
    async with rentroll("run", place, **env) as first:
        await first.until("ready: ")
        async with rentroll("run", place, **env) as second:
            assert await second.end() == 75
        assert second.said.splitlines()[-1].startswith("error: another Rentroll uses this database")
        assert await first.end(signal.SIGKILL) == -signal.SIGKILL
    async with rentroll("run", place, **env) as third:
        await third.until("ready: ")
        assert await third.end(signal.SIGTERM) == 0


async def test_the_lock_is_for_one_database_and_ends_with_the_block(tmp_path: Path):
    a, b = tmp_path / "a", tmp_path / "b"
    with only_one(a), only_one(b), pytest.raises(NotNow), only_one(a):
        pytest.fail("two at once")
    with only_one(tmp_path / "a"):
        assert stat.S_IMODE((tmp_path / "a.lock").stat().st_mode) == 0o600


async def test_the_lock_holds_for_all_links_to_a_database(tmp_path: Path):
    (tmp_path / "link").symlink_to(tmp_path / "a")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "b").symlink_to(tmp_path / "link")
    for link in (tmp_path / "link", tmp_path / "elsewhere" / "b"):
        with only_one(tmp_path / "a"), pytest.raises(NotNow), only_one(link):
            pytest.fail("two at once")
        assert life_sign(link) == life_sign(tmp_path / "a")


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS])
async def test_a_file_system_without_locks_gives_a_warning(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    number: int,
):
    monkeypatch.setattr(fcntl, "flock", Mock(side_effect=OSError(number, "no locks")))
    ran = False
    with only_one(tmp_path / "a"):
        ran = True
    assert ran
    assert "nothing keeps a second Rentroll from this database" in caplog.text


async def test_a_lock_that_fails_in_another_way_is_an_error_of_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(fcntl, "flock", Mock(side_effect=OSError(errno.EIO, "bad disk")))
    with pytest.raises(CannotDo, match=r"a\.lock: cannot be locked: bad disk"):
        only_one(tmp_path / "a").__enter__()


async def test_a_full_disk_may_have_room_for_the_lock_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(os, "open", Mock(side_effect=OSError(errno.ENOSPC, "no room")))
    with pytest.raises(NotNow, match="cannot be written: no room"):
        only_one(tmp_path / "a").__enter__()


async def test_a_bot_that_stops_keeps_another_bot_s_heartbeat(evening: Evening):
    file = life_sign(evening.database)
    await evening.until(lambda: read_health(evening.database, evening.time())[0])
    file.write_text(json.dumps({"at": evening.time(), "by": "another"}))
    await evening.stop_bot()
    assert file.exists()
    await evening.start_bot()


# The program that made the file


FOREIGN = {
    "with tables": ("CREATE TABLE recipes (name TEXT)",),
    "with a version": ("PRAGMA user_version = 3",),
    "with both": ("CREATE TABLE games (id)", "PRAGMA user_version = 6"),
    "marked": ("PRAGMA application_id = 1196444487",),
    "marked, with our tables": (MIGRATIONS[0], "PRAGMA user_version = 1; PRAGMA application_id=7"),
}


@pytest.mark.parametrize("scripts", FOREIGN.values(), ids=FOREIGN)
async def test_a_database_of_another_program_is_not_written_to(
    tmp_path: Path, scripts: tuple[str, ...]
):
    path = raw(tmp_path / "theirs.db", *scripts)
    before = path.read_bytes()
    with pytest.raises(ForeignDatabase):
        await Database.open(path)
    with pytest.raises(ForeignDatabase):
        await Database.look(path)
    assert path.read_bytes() == before
    env = {"DISCORD_TOKEN": TOKEN, "RENTROLL_DB": str(path)}
    findings = [one for one in examine(env, tmp_path, NOW) if one.check == "database"]
    assert findings[0].verdict == "wrong"
    assert "another program" in findings[0].found


@pytest.mark.parametrize("version", range(1, VERSION + 1))
async def test_an_old_database_without_an_application_id_is_known_by_its_tables(
    tmp_path: Path, version: int
):
    path = raw(tmp_path / "old.db", *MIGRATIONS[:version], f"PRAGMA user_version = {version}")
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (MARK,)
    assert check_up(path).version == VERSION


async def test_an_empty_file_becomes_a_database(tmp_path: Path):
    (tmp_path / "new.db").touch()
    await (await Database.open(tmp_path / "new.db")).close()
    assert check_up(tmp_path / "new.db").version == VERSION


async def test_a_newer_database_is_refused_for_its_version_and_not_as_damaged(tmp_path: Path):
    path = raw(
        tmp_path / "newer.db",
        f"PRAGMA application_id = {MARK}; PRAGMA user_version = {VERSION + 1}",
        "CREATE TABLE matches (id INTEGER)",
    )
    assert check_up(path).version == VERSION + 1
    with pytest.raises(NewerDatabase):
        await Database.open(path)


async def test_several_migrations_are_all_run_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = raw(tmp_path / "old.db", MIGRATIONS[0], "PRAGMA user_version = 1")
    monkeypatch.setattr(database, "MIGRATIONS", (*MIGRATIONS, "INSERT INTO nowhere VALUES (1);"))
    monkeypatch.setattr(database, "VERSION", VERSION + 1)
    with pytest.raises(DatabaseFailed, match="nowhere"):
        await Database.open(path)
    monkeypatch.undo()
    assert check_up(path).version == 1


# File permissions


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_only_its_owner_can_read_a_database_and_its_copies(
    tmp_path: Path,
):
    path, before = tmp_path / "rentroll.sqlite3", os.umask(0o022)
    try:
        db = await Database.open(path)
        await Games(db).create(1, 2, GameSettings(), (), NOW)
        made = [mode(tmp_path / f"rentroll.sqlite3{end}") for end in ("", "-wal", "-shm")]
        copy_file(path, tmp_path / "copy.sqlite3")
        await db.close()
    finally:
        os.umask(before)
    assert made == [0o600] * 3
    assert mode(tmp_path / "copy.sqlite3") == 0o600


async def test_the_doctor_notices_a_database_that_others_can_read(tmp_path: Path):
    path = await a_database(tmp_path / "rentroll.sqlite3")
    path.chmod(0o640)
    env = {"DISCORD_TOKEN": TOKEN, "RENTROLL_DB": str(path)}
    whole, note = (one for one in examine(env, tmp_path, NOW) if one.check == "database")
    assert whole.verdict == "ok"
    assert (note.verdict, note.advice) == ("note", f"Allow only yourself: chmod 600 {path}*")
