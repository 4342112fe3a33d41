"""Copies of the database: whole or not made, one a day, put back by a command."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.config import CannotDo, Config, NotNow
from bot.hosting.backups import back_up, restore
from bot.hosting.lock import only_one
from bot.store.address import Server
from bot.store.backups import FOLDER, copy_file, generations
from bot.store.codec import GameSettings
from bot.store.db import Database
from bot.store.games import Games
from bot.store.schema import MIGRATIONS, VERSION
from bot.store.shard import EVERYTHING
from tests.bot.evening import Evening
from tests.bot.tables import start_table

NOW = 1_800_000_000.0
DAY = 86_400.0


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database with one game that no bot uses."""
    path = tmp_path / "rentroll.sqlite3"
    add_game(path, channel=1)
    return path


def add_game(path: Path, channel: int, crash: Path | None = None) -> None:
    """A new game; `crash`: what would be left if the process ended without closing anything."""

    async def whole() -> None:
        db = await Database.open(path)
        await Games(db).create(1, channel, GameSettings(), (), NOW)
        if crash is not None:
            for ending in ("", "-wal"):
                shutil.copy(f"{path}{ending}", f"{crash}{ending}")
        await db.close()

    asyncio.run(whole())


def reopen(path: Path) -> None:
    async def whole() -> None:
        await (await Database.open(path)).close()

    asyncio.run(whole())


def channels(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT channel FROM games ORDER BY id")]


def damage(path: Path) -> None:
    """Spoil a page in the middle of a file, as a failing disk does."""
    whole = path.read_bytes()
    page = int.from_bytes(whole[16:18])
    middle = len(whole) // page // 2 * page
    path.write_bytes(whole[:middle] + b"\xff" * page + whole[middle + page :])


def command(*args: str) -> int:
    return main(list(args))


def test_a_damaged_database_is_not_copied_over_a_good_copy(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    good = tmp_path / "copy.sqlite3"
    assert command("backup", str(good), f"--database={kept}") == 0
    before = good.read_bytes()
    damage(kept)
    assert command("backup", str(good), f"--database={kept}", "--force") == 2
    said = capsys.readouterr().err
    assert "is damaged" in said
    assert "Nothing was copied" in said
    assert good.read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))


def test_a_copy_that_is_not_whole_does_not_take_the_place_of_the_last_one(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    good = tmp_path / "copy.sqlite3"
    back_up(kept, good, NOW)
    before = good.read_bytes()
    real = sqlite3.connect

    def failing_disk(name: str | Path, **options: bool) -> sqlite3.Connection:
        if str(name).endswith("copy.sqlite3.part?mode=ro"):
            damage(Path(f"{good}.part"))
        return real(name, **options)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr("bot.store.backups.sqlite3.connect", failing_disk)
    with pytest.raises(CannotDo, match="is damaged"):
        back_up(kept, good, NOW, force=True)
    assert good.read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))


def test_so_many_generations_stay_in_a_folder_and_nothing_else_is_deleted(
    kept: Path, tmp_path: Path
):
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "holiday.sqlite3").write_text("not ours")
    made = [back_up(kept, folder, NOW + day * DAY, keep=3) for day in range(5)]
    assert generations(folder, kept) == made[:1:-1]
    assert made[0].name == "rentroll-20270115-080000.sqlite3"
    assert (folder / "holiday.sqlite3").read_text() == "not ours"
    assert all(channels(one) == [1] for one in made[2:])


def test_a_clock_that_was_ahead_costs_no_later_copy(kept: Path, tmp_path: Path):
    folder = tmp_path / "copies"
    folder.mkdir()
    ahead = [back_up(kept, folder, NOW + (400 + day) * DAY, keep=3) for day in range(3)]
    made = [back_up(kept, folder, NOW + day * DAY, keep=3) for day in range(2)]
    assert generations(folder, kept) == [ahead[2], made[1], made[0]], "what was just made stays"
    last = back_up(kept, folder, NOW + 2 * DAY, keep=3)
    assert generations(folder, kept) == [last, made[1], made[0]]


def test_a_folder_is_a_folder_however_it_is_written(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(tmp_path)
    source = f"--database={kept}"
    assert command("backup", FOLDER, source) == 0
    assert len(generations(tmp_path / FOLDER, kept)) == 1, "and no file of that name"
    assert command("backup", "elsewhere/", source) == 2
    assert "there is no folder elsewhere: make it first" in capsys.readouterr().err
    assert not (tmp_path / "elsewhere").exists()
    assert command("restore", FOLDER, source) == 2
    said = capsys.readouterr().err
    assert f"{FOLDER} is a folder: name the copy" in said
    assert generations(tmp_path / FOLDER, kept)[0].name in said


@pytest.mark.parametrize(
    ("spoilt", "words"),
    [
        (b"", "there is nothing in it"),
        (b"\0" * 8192, "file is not a database"),
        (b"notes of a meeting" * 500, "file is not a database"),
        (None, "malformed"),
    ],
)
def test_what_is_no_whole_database_is_named_and_neither_copied_nor_put_back(
    kept: Path,
    tmp_path: Path,
    spoilt: bytes | None,
    words: str,
    capsys: pytest.CaptureFixture[str],
):
    good = back_up(kept, tmp_path / "copy.sqlite3", NOW)
    before = good.read_bytes()
    bad = tmp_path / "bad.sqlite3"
    bad.write_bytes(before[: len(before) // 2] if spoilt is None else spoilt)
    assert command("backup", str(good), "--force", f"--database={bad}") == 2
    said = capsys.readouterr().err
    assert f"{bad} is damaged: " in said
    assert words in said
    assert "older copies are as they were" in said
    assert good.read_bytes() == before
    assert command("restore", str(bad), f"--database={kept}") == 2
    assert f"{bad} is damaged: " in capsys.readouterr().err
    assert channels(kept) == [1]


def test_a_database_that_is_locked_is_not_called_damaged(kept: Path, tmp_path: Path):
    with closing(sqlite3.connect(kept, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(NotNow, match="locked"):
            back_up(kept, tmp_path / "copy.sqlite3", NOW)


def test_a_copy_of_another_program_is_not_put_back(kept: Path, tmp_path: Path):
    foreign = tmp_path / "notes.db"
    with closing(sqlite3.connect(foreign)) as other:
        other.execute("CREATE TABLE notes (text)")
    with pytest.raises(CannotDo, match=r"notes\.db is a database of another program, and no copy"):
        restore(kept, foreign, NOW)


def test_keep_is_for_folders(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    target = str(tmp_path / "copy.sqlite3")
    assert command("backup", target, "--keep", "7", f"--database={kept}") == 2
    assert "is no folder" in capsys.readouterr().err
    assert command("backup", "--keep", "0", f"--database={kept}") == 2
    assert command("backup", "--keep", "7", f"--database={kept}") == 0
    assert len(generations(tmp_path / FOLDER, kept)) == 1


def test_a_backup_is_put_back_and_what_it_replaces_is_kept(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert command("backup", f"--database={kept}") == 0
    (copy,) = generations(tmp_path / FOLDER, kept)
    add_game(kept, channel=2)
    assert command("restore", f"--database={kept}") == 2
    assert copy.name in capsys.readouterr().err, "it says which there are"
    assert command("restore", str(copy), f"--database={kept}") == 0
    assert channels(kept) == [1]
    (replaced,) = tmp_path.glob("*.replaced")
    assert str(replaced) in capsys.readouterr().out
    assert channels(replaced) == [1, 2]
    add_game(kept, channel=3)
    assert channels(kept) == [1, 3], "a bot goes on from there"
    assert channels(copy) == [1]


def test_a_journal_left_by_a_crash_is_kept_with_what_it_belongs_to(kept: Path, tmp_path: Path):
    copy = back_up(kept, tmp_path / "copy.sqlite3", NOW)
    crashed = tmp_path / "crashed.sqlite3"
    add_game(kept, channel=2, crash=crashed)
    before = restore(crashed, copy, NOW)
    assert before is not None
    assert channels(crashed) == [1], "nothing of the old journal is read into the copy"
    assert channels(before) == [1, 2]


def test_a_database_that_cannot_be_read_can_be_replaced_too(kept: Path, tmp_path: Path):
    copy = back_up(kept, tmp_path / "copy.sqlite3", NOW)
    kept.write_bytes(b"not a database at all" * 500)
    before = restore(kept, copy, NOW)
    assert before is not None
    assert before.read_bytes().startswith(b"not a database")
    assert channels(kept) == [1]
    kept.unlink()
    assert restore(kept, copy, NOW) is None
    assert channels(kept) == [1]


def test_nothing_is_restored_while_a_bot_runs_or_from_what_is_no_good_copy(
    kept: Path, tmp_path: Path
):
    copy = back_up(kept, tmp_path / "copy.sqlite3", NOW)
    with only_one(kept), pytest.raises(NotNow, match="another Rentroll uses this database"):
        restore(kept, copy, NOW)
    newer = tmp_path / "newer.sqlite3"
    copy_file(copy, newer)
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    damaged = tmp_path / "damaged.sqlite3"
    copy_file(copy, damaged)
    damage(damaged)
    for wrong, words in (
        (newer, "written by a newer one"),
        (damaged, "is damaged"),
        (tmp_path / "none.sqlite3", "there is no copy"),
        (kept, "is the database itself"),
    ):
        with pytest.raises(CannotDo, match=words):
            restore(kept, wrong, NOW)
    assert channels(kept) == [1]
    assert not list(tmp_path.glob("*.replaced"))


def test_a_server_says_how_its_copies_are_put_back():
    server = Server("postgresql://rentroll:secret@db.example/rentroll")
    with pytest.raises(CannotDo, match="pg_restore --clean") as caught:
        restore(server, Path("copy.dump"), NOW)
    assert "secret" not in str(caught.value)


def test_an_empty_file_becomes_a_database_without_a_copy(tmp_path: Path):
    path = tmp_path / "rentroll.sqlite3"
    path.touch()
    reopen(path)
    assert not (tmp_path / FOLDER).exists()


def test_an_older_database_is_copied_before_it_is_brought_up_to_date(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot")
    path = tmp_path / "rentroll.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("".join(MIGRATIONS[:4]) + "PRAGMA user_version = 4")
    reopen(path)
    (copy,) = generations(tmp_path / FOLDER, path)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (4,)
    assert f"schema 4 becomes {VERSION}; a copy from before is in {copy}" in caplog.text
    reopen(path)
    assert generations(tmp_path / FOLDER, path) == [copy], "only when it is older"


@pytest.mark.asyncio
@pytest.mark.only_sqlite
async def test_the_bot_makes_a_copy_every_day_before_it_deletes_anything(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot")
    table = await start_table(evening, robots=0)
    await evening.bot.tables.put_away(table)
    evening.bot.chores.backup.config = replace(evening.bot.config, backups=2)
    folder = evening.database.parent / FOLDER
    for day in (1, 2, 400):
        await evening.bot.chores.run(evening.time.now + day * DAY)
    found = generations(folder, evening.database)
    assert len(found) == 2, "as many as the host wants"
    assert channels(found[0]) == [table.channel]
    assert channels(evening.database) == [], "what had outlived its days was deleted after that"
    assert f"backup: {found[0]}" in caplog.text


@pytest.mark.asyncio
@pytest.mark.only_sqlite
@pytest.mark.parametrize("off", [{"backups": 0}, {"playground": "http://127.0.0.1:1"}])
async def test_no_copy_is_made_where_the_host_wants_none_or_in_a_playground(
    evening: Evening, off: dict[str, Any]
):
    evening.bot.chores.backup.config = replace(Config(database=evening.database), **off)
    await evening.bot.chores.run(evening.time.now)
    assert generations(evening.database.parent / FOLDER, evening.database) == []


@pytest.mark.asyncio
async def test_on_a_server_the_daily_copy_is_only_pointed_at_once(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot")
    server = Server("postgresql://rentroll:secret@db.example/rentroll")
    evening.bot.chores.backup.config = Config(database=server)
    for _ in range(2):
        await evening.bot.chores.backup.make(NOW, EVERYTHING)
    assert caplog.text.count("pg_dump") == 1
    assert "secret" not in caplog.text


@pytest.mark.asyncio
@pytest.mark.only_sqlite
async def test_a_daily_copy_that_cannot_be_made_is_one_line_and_the_other_chores_are_done(
    evening: Evening, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    evening.bot.chores.backup.config = Config(database=evening.database)
    (tmp_path / FOLDER).write_text("in the way")
    await evening.bot.chores.run(evening.time.now)
    assert "no backup was made today: cannot write" in caplog.text
    assert "a file is there, and no folder" in caplog.text
    assert "Traceback" not in caplog.text
