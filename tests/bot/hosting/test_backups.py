"""Backups and restores of a database file, and the daily backup."""

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
from bot.hosting.backups import back_up, restore
from bot.hosting.config import Config
from bot.hosting.lock import only_one
from bot.store.copies.backup_files import FOLDER, copy_file, generations
from bot.store.database.address import Server
from bot.store.database.codec import GameSettings
from bot.store.database.database import Database
from bot.store.database.schema import MIGRATIONS, VERSION
from bot.store.games.games import Games
from bot.store.shards.shard import EVERYTHING
from bot.support.failures import CannotDo, NotNow
from tests.support.evening import Evening
from tests.support.tables import start_table

NOW = 1_800_000_000.0
DAY = 86_400.0


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database with one game that no bot uses."""
    path = tmp_path / "rentroll.sqlite3"
    add_game(path, channel=1)
    return path


def add_game(path: Path, channel: int, crash: Path | None = None) -> None:
    """Add a game. `crash`: copy the open database and its journal there, as after a crash."""

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
    """Overwrite a page in the middle of a database file."""
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


def test_an_incomplete_copy_does_not_replace_the_last_one(
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

    monkeypatch.setattr("bot.store.copies.backup_files.sqlite3.connect", failing_disk)
    with pytest.raises(CannotDo, match="is damaged"):
        back_up(kept, good, NOW, force=True)
    assert good.read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))


def test_keep_deletes_only_the_oldest_backups_of_a_folder(kept: Path, tmp_path: Path):
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "holiday.sqlite3").write_text("not ours")
    made = [back_up(kept, folder, NOW + day * DAY, keep=3) for day in range(5)]
    assert generations(folder, kept) == made[:1:-1]
    assert made[0].name == "rentroll-20270115-080000.sqlite3"
    assert (folder / "holiday.sqlite3").read_text() == "not ours"
    assert all(channels(one) == [1] for one in made[2:])


def test_backups_dated_in_the_future_do_not_displace_new_ones(kept: Path, tmp_path: Path):
    folder = tmp_path / "copies"
    folder.mkdir()
    ahead = [back_up(kept, folder, NOW + (400 + day) * DAY, keep=3) for day in range(3)]
    made = [back_up(kept, folder, NOW + day * DAY, keep=3) for day in range(2)]
    assert generations(folder, kept) == [ahead[2], made[1], made[0]], "what was just made stays"
    last = back_up(kept, folder, NOW + 2 * DAY, keep=3)
    assert generations(folder, kept) == [last, made[1], made[0]]


def test_backup_and_restore_recognise_folders_with_and_without_a_slash(
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
def test_a_damaged_file_is_neither_copied_nor_restored(
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
    assert "older copies are unchanged" in said
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
    with pytest.raises(CannotDo, match=r"notes\.db is a database of another program, not a copy"):
        restore(kept, foreign, NOW)


def test_keep_is_refused_unless_the_target_is_a_folder(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    target = str(tmp_path / "copy.sqlite3")
    assert command("backup", target, "--keep", "7", f"--database={kept}") == 2
    assert "is not an existing folder" in capsys.readouterr().err
    assert command("backup", "--keep", "0", f"--database={kept}") == 2
    assert command("backup", "--keep", "7", f"--database={kept}") == 0
    assert len(generations(tmp_path / FOLDER, kept)) == 1


def test_restore_keeps_the_replaced_database(
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


def test_the_journal_of_a_replaced_database_is_kept_beside_it(kept: Path, tmp_path: Path):
    copy = back_up(kept, tmp_path / "copy.sqlite3", NOW)
    crashed = tmp_path / "crashed.sqlite3"
    add_game(kept, channel=2, crash=crashed)
    before = restore(crashed, copy, NOW)
    assert before is not None
    assert channels(crashed) == [1], "nothing of the old journal is read into the copy"
    assert channels(before) == [1, 2]


def test_a_damaged_database_can_be_replaced_by_a_backup(kept: Path, tmp_path: Path):
    copy = back_up(kept, tmp_path / "copy.sqlite3", NOW)
    kept.write_bytes(b"not a database at all" * 500)
    before = restore(kept, copy, NOW)
    assert before is not None
    assert before.read_bytes().startswith(b"not a database")
    assert channels(kept) == [1]
    kept.unlink()
    assert restore(kept, copy, NOW) is None
    assert channels(kept) == [1]


def test_nothing_is_restored_while_a_bot_runs_or_from_a_bad_copy(kept: Path, tmp_path: Path):
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


def test_restore_names_the_command_for_a_postgresql_database():
    server = Server("postgresql://rentroll:secret@db.example/rentroll")
    with pytest.raises(CannotDo, match="pg_restore --clean") as caught:
        restore(server, Path("copy.dump"), NOW)
    assert "secret" not in str(caught.value)


def test_an_empty_file_becomes_a_database_without_a_copy(tmp_path: Path):
    path = tmp_path / "rentroll.sqlite3"
    path.touch()
    reopen(path)
    assert not (tmp_path / FOLDER).exists()


def test_an_older_database_is_copied_before_its_migration(
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
async def test_the_daily_backup_is_made_before_anything_is_deleted(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot")
    table = await start_table(evening, robots=0)
    await evening.parts.tables.put_away(table)
    evening.parts.chores.backup.config = replace(evening.bot.config, backups=2)
    folder = evening.database.parent / FOLDER
    for day in (1, 2, 400):
        await evening.parts.chores.run(evening.time.now + day * DAY)
    found = generations(folder, evening.database)
    assert len(found) == 2, "as many as the host wants"
    assert channels(found[0]) == [table.channel]
    assert channels(evening.database) == [], "what had outlived its days was deleted after that"
    assert f"backup: {found[0]}" in caplog.text


@pytest.mark.asyncio
@pytest.mark.only_sqlite
@pytest.mark.parametrize("off", [{"backups": 0}, {"playground": "http://127.0.0.1:1"}])
async def test_no_daily_backup_is_made_if_switched_off_or_in_a_playground(
    evening: Evening, off: dict[str, Any]
):
    evening.parts.chores.backup.config = replace(Config(database=evening.database), **off)
    await evening.parts.chores.run(evening.time.now)
    assert generations(evening.database.parent / FOLDER, evening.database) == []


@pytest.mark.asyncio
async def test_for_postgresql_the_log_names_the_backup_command_once(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot")
    server = Server("postgresql://rentroll:secret@db.example/rentroll")
    evening.parts.chores.backup.config = Config(database=server)
    for _ in range(2):
        await evening.parts.chores.backup.make(NOW, EVERYTHING)
    assert caplog.text.count("pg_dump") == 1
    assert "secret" not in caplog.text


@pytest.mark.asyncio
@pytest.mark.only_sqlite
async def test_a_failed_daily_backup_is_one_log_line_and_the_other_chores_run(
    evening: Evening, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    evening.parts.chores.backup.config = Config(database=evening.database)
    (tmp_path / FOLDER).write_text("in the way")
    await evening.parts.chores.run(evening.time.now)
    assert "no backup was made today: cannot write" in caplog.text
    assert "a file is there, and no folder" in caplog.text
    assert "Traceback" not in caplog.text
