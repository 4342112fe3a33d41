"""A host moves from SQLite to PostgreSQL and back, and every command works on both."""

from __future__ import annotations

import asyncio
import json
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.hosting.doctor import CheckResult, examine
from bot.hosting.health import LIFE_SIGN, read_health
from bot.hosting.lock import only_one
from bot.hosting.migrating import migrate_store
from bot.store.copies import copying
from bot.store.copies.copying import Copied
from bot.store.database.address import Server
from bot.store.database.checkup import check_up, find_damage
from bot.store.database.codec import digest
from bot.store.database.database import Database
from bot.store.database.schema import VERSION
from bot.store.games.games import Games
from bot.store.servers.editions import Editions
from bot.store.users.people import People
from bot.support.failures import CannotDo, NotNow
from bot.tables.registry import Tables
from tests.bot.store.test_migrations import content_of, fill
from tests.support import postgres_server
from tests.support.databases import empty_on_a_server, on_a_server, on_disk
from tests.support.tables import load_all


@pytest.fixture
def server() -> Iterator[Server]:
    with empty_on_a_server() as made:
        yield made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "full.sqlite3"
    asyncio.run(fill(path))
    return path


def quietly(rows: int) -> Callable[[int], None]:
    return lambda count: None


def test_a_database_survives_migration_to_postgresql_and_back(
    file: Path, server: Server, tmp_path: Path
):
    told: list[int] = []

    def begin(rows: int) -> Callable[[int], None]:
        told.append(-rows)
        return told.append

    copied = migrate_store(file, server, begin)
    assert sum(told) == 0, "as many rows were told as there are"
    assert {one.table: one.rows for one in copied} == {
        table: len(rows) for table, (_, rows) in content_of(file).items()
    }
    assert all(one.rows for one in copied), "there was something in every table"
    back = tmp_path / "back.sqlite3"
    assert migrate_store(server, back, quietly) == copied
    assert sorted(content_of(back)) == sorted(content_of(file))
    for table, (columns, rows) in content_of(file).items():
        assert content_of(back)[table] == (columns, rows), table
    again = tmp_path / "again.sqlite3"
    assert migrate_store(back, again, quietly) == copied


def test_a_copied_game_goes_on_and_no_number_is_reused(file: Path, server: Server):
    on_disk(file, "DELETE FROM editions")  # its number must not be reused

    async def play(where: Server | Path) -> tuple[bytes, int, int]:
        db = await Database.open(where)
        try:
            tables = Tables(Games(db), People(db), lambda: 0.0, pace=60)
            (table,) = await load_all(tables)
            game = await tables.games.create(1, 99, table.settings, [], 0.0)
            draft = await Editions(db).draft(1, 13, "a", b"x", 0.0)
            await tables.close()
            return digest(table.state), game, draft
        finally:
            await db.close()

    migrate_store(file, server, quietly)
    assert asyncio.run(play(server)) == asyncio.run(play(file))


def test_a_copy_that_was_stopped_goes_on(
    file: Path, server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(copying, "BATCH", 7)
    left = 9

    def stopping(rows: int) -> Callable[[int], None]:
        def advance(count: int) -> None:
            nonlocal left
            left -= 1
            if not left:
                raise KeyboardInterrupt

        return advance

    with pytest.raises(KeyboardInterrupt):
        migrate_store(file, server, stopping)
    with pytest.raises(CannotDo, match="an unfinished copy itself"):
        migrate_store(server, tmp_path / "x.sqlite3", quietly)
    other = tmp_path / "other.sqlite3"
    asyncio.run(fill(other))
    with pytest.raises(CannotDo, match=r"an unfinished copy of .*full\.sqlite3: empty it"):
        migrate_store(other, server, quietly)
    told: list[int] = []

    def begin(rows: int) -> Callable[[int], None]:
        told.append(-rows)
        return told.append

    migrate_store(file, server, begin)
    assert sum(told) == 0, "what was there already counts"
    assert check_up(server).problems == ()


def test_a_target_that_is_not_empty_stays_unchanged(file: Path, server: Server):
    asyncio.run(fill(server))
    before = on_disk(server, "SELECT count(*) FROM commits")
    with pytest.raises(CannotDo, match="the target is not empty: it has rows in"):
        migrate_store(file, server, quietly)
    assert on_disk(server, "SELECT count(*) FROM commits") == before


def test_a_copy_that_differs_from_its_source_is_an_error(
    file: Path, server: Server, monkeypatch: pytest.MonkeyPatch
):
    compare = copying._compare

    def spoil(*args: Any) -> list[Copied]:
        on_disk(server, "UPDATE games SET channel = 5 WHERE channel = 3")
        return compare(*args)

    monkeypatch.setattr(copying, "_compare", spoil)
    with pytest.raises(CannotDo, match="games is not the same in both"):
        migrate_store(file, server, quietly)


def test_a_damaged_row_stops_the_copy_and_its_table_is_named(file: Path, server: Server):
    on_disk(file, "UPDATE timers SET due = 'soon'")
    with pytest.raises(CannotDo, match=r"timers cannot be copied.*rentroll doctor"):
        migrate_store(file, server, quietly)


def test_a_spoilt_source_is_named(file: Path, tmp_path: Path):
    spoilt = tmp_path / "spoilt.sqlite3"
    spoilt.write_bytes(file.read_bytes()[: file.stat().st_size // 3])
    with pytest.raises(CannotDo, match=r"spoilt\.sqlite3: .*malformed"):
        migrate_store(spoilt, tmp_path / "copy.sqlite3", quietly)


def test_characters_that_a_server_rejects_are_replaced_in_the_copy(file: Path, server: Server):
    on_disk(file, "UPDATE seats SET name = 'a' || char(0) || CAST(x'ff' AS TEXT)")
    migrate_store(file, server, quietly)
    assert {row[0] for row in on_disk(server, "SELECT name FROM seats")} == {"a\ufffd\ufffd"}


def test_nobody_plays_while_a_database_is_copied(file: Path, server: Server, tmp_path: Path):
    with only_one(file), pytest.raises(NotNow, match="another Rentroll"):
        migrate_store(file, server, quietly)
    with only_one(server), pytest.raises(NotNow, match="another Rentroll"):
        migrate_store(file, server, quietly)
    with pytest.raises(CannotDo, match="there is no database"):
        migrate_store(tmp_path / "nothing.sqlite3", server, quietly)
    with pytest.raises(CannotDo, match="the same database"):
        migrate_store(file, tmp_path / "." / file.name, quietly)
    on_disk(file, f"PRAGMA user_version = {VERSION - 1}")
    with pytest.raises(CannotDo, match="older Rentroll"):
        migrate_store(file, server, quietly)


def test_the_command_says_what_it_did(
    file: Path, server: Server, capsys: pytest.CaptureFixture[str]
):
    assert main(["migrate-store", str(file), server.url]) == 0
    *tables, last = capsys.readouterr().out.splitlines()
    assert len(tables) == len(content_of(file))
    assert "rows are the same in both" in last


# The other commands.


@pytest.fixture
def full() -> Iterator[Server]:
    with on_a_server() as made:
        asyncio.run(fill(made))
        yield made


def found(server: Server, folder: Path, check: str, **env: str) -> list[CheckResult]:
    env = {"RENTROLL_DB": server.url, "DISCORD_TOKEN": "x", **env}
    return [one for one in examine(env, folder, time.time()) if one.check == check]


def test_games_are_listed_exported_and_drawn(
    full: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert main(["games", "--json", "--database", full.url]) == 0
    games = json.loads(capsys.readouterr().out)
    assert [game["status"] for game in games] == ["live", "over"]
    live = str(games[0]["id"])
    assert main(["export", live, "--database", full.url]) == 0
    assert len(json.loads(capsys.readouterr().out)["commits"]) > 50
    film = tmp_path / "x.gif"
    assert main(["replay", live, "-o", str(film), "--size", "512", "--database", full.url]) == 0
    assert film.read_bytes().startswith(b"GIF8")


def test_the_doctor_checks_a_server(full: Server, server: Server, tmp_path: Path):
    (good,) = found(full, tmp_path, "database")
    assert (good.verdict, f"version {VERSION}, 2 games" in good.found) == ("ok", True)
    assert found(full, tmp_path, "disk") == []
    (clock,) = found(full, tmp_path, "clock")
    assert "before the last move" in clock.found
    on_disk(full, "UPDATE games SET settings = '{' WHERE status = 'live'")
    _, bad = found(full, tmp_path, "database")
    assert "games.settings" in bad.found
    assert [one.column for one in find_damage(full)] == ["settings"]
    (empty,) = found(server, tmp_path, "database")
    assert (empty.verdict, "is empty" in empty.found) == ("ok", True)
    (gone,) = found(Server(f"postgresql://x@/y?host={tmp_path}"), tmp_path, "database")
    assert (gone.verdict, "Start the server" in gone.advice) == ("wrong", True)
    on_disk(full, "DROP TABLE votes")
    (broken,) = found(full, tmp_path, "database")
    assert "there is no table votes" in broken.found


def test_health_is_read_from_a_server(full: Server, server: Server, tmp_path: Path):
    assert read_health(full, 1000.0) == read_health(server, 1000.0)
    assert "no heartbeat" in read_health(full, 1000.0)[1]
    sign = json.dumps({"at": 990.0, "servers": 3, "games": 2, "by": "x"})
    on_disk(full, "INSERT INTO facts VALUES (?, ?)", LIFE_SIGN, sign)
    assert read_health(full, 1000.0) == (True, "well: 3 servers, 2 games")
    assert not read_health(full, 1100.0)[0]
    well, said = read_health(Server(f"postgresql://x@/y?host={tmp_path}"), 0.0)
    assert (well, "cannot be read" in said) == (False, True)


@pytest.mark.asyncio
async def test_a_running_bot_keeps_its_heartbeat_on_the_server():
    from tests.support.evening import an_evening

    with on_a_server() as server:
        async with an_evening(server) as evening:
            await evening.until(lambda: on_disk(server, _SIGNS) == [(1,)])
            assert read_health(server, evening.time.now)[0]
        assert on_disk(server, _SIGNS) == [(0,)]


_SIGNS = f"SELECT count(*) FROM facts WHERE name = '{LIFE_SIGN}'"


def test_a_backup_is_made_by_the_server_and_checked(
    full: Server,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
):
    programs = postgres_server.programs()
    monkeypatch.setenv("PATH", str(programs), prepend=":")
    target = tmp_path / "copy.dump"
    command = ["backup", str(target), "--database", full.url]
    assert main(command) == 2
    advice = capsys.readouterr().err
    assert f"pg_dump --format=custom --file={target}" in advice
    subprocess.run(
        ["pg_dump", "--format=custom", f"--file={target}", full.url], check=True, cwd=tmp_path
    )
    assert main(command) == 0
    assert "is a whole copy" in capsys.readouterr().out
    whole = target.read_bytes()
    target.write_bytes(whole[: len(whole) // 2])
    assert main(command) == 2
    subprocess.run(
        ["pg_dump", "--format=custom", "-T", "commits", f"--file={target}", full.url], check=True
    )
    assert main(command) == 2
    assert "it lacks commits" in capsys.readouterr().err
    monkeypatch.setenv("PATH", "")
    assert main(command) == 2
    assert "pg_restore is not here" in capsys.readouterr().err
