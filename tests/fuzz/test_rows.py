"""Databases with damaged rows: the bot starts, and all other tables go on."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.hosting.damage import damage
from bot.store.database.checkup import find_damage
from bot.store.database.ownership import OWNER
from bot.store.database.rows import lenient
from bot.store.messages.kinds import Kind
from bot.store.servers.editions import EditionDraft
from bot.store.users.people import Preferences
from bot.tables.table import LiveTable
from editions.loader import load
from engine.actions import TimeUp
from engine.asked import waiting
from engine.errors import Illegal
from tests.fuzz.budget import seeds
from tests.support.evening import Evening, an_evening
from tests.support.lobbying import opened
from tests.support.moderating import guild_id, setting
from tests.support.tables import channel_id, start_table

WRONG: dict[str, list[Any]] = {
    "INTEGER": ["x", b"\x00", ""],
    "REAL": ["x", b"\x00", ""],
    "TEXT": [b"\x00", b"\xff", b""],
    "BLOB": ["x", "", "{}"],
}
"""Values of a wrong type, by the type of the column."""
DECODED = {
    ("games", "settings"), ("games", "edition"), ("games", "start"), ("commits", "move"),
    ("commits", "events"), ("snapshots", "state"), ("preferences", "chosen"),
    ("guild_settings", "chosen"), ("editions", "edition"),
}  # fmt: skip
BROKEN: dict[str, list[Any]] = {
    "TEXT": ["", "{", "null", '{"', "[1", "\x00", "[" * 9000],
    "BLOB": [b"", b"\x00", b"\xc1", b"\x93\x01", b"\xdd\xff\xff\xff\xff"],
}
"""Texts and bytes that cannot be decoded, by the type of the column."""
FAILED = ("a background task failed", "Chores.", "old game", "unplayed game")
"""Beginnings of log lines which tell that undamaged things failed too."""
PLACE = ("guild", "channel", "game", "id")
"""Columns that say where a game is."""
PLACES = ("table-one", "table-two", "games")


@dataclass(frozen=True)
class Accident:
    """The damage to one value: its game, and whether the value cannot be decoded."""

    table: str
    column: str
    game: int | None
    seen: bool


async def an_ordinary_day(evening: Evening) -> None:
    """Fill most tables: games, a lobby, settings, preferences, votes and an edition."""
    for number, place in enumerate(PLACES):
        table = await start_table(evening, channel_id(evening, place), speed="live", robots=0)
        for _ in range(40 * number):
            await go_on(table)
    ana = await evening.seat("Ana")
    await opened(ana)
    await setting(evening, most_games=9)
    bot, guild = evening.bot, guild_id(evening)
    await bot.stores.people.choose(int(ana.id), Preferences(auto_roll=True))
    await bot.stores.bans.add(table.game, 5, "Eve")
    await bot.stores.limits.keep(table.game, 1, int(ana.id), 100)
    await bot.stores.privacy.depart(77, evening.time())
    edition = replace(load("classic"), id="mine")
    await bot.stores.editions.publish(EditionDraft(0, guild, 5, "a", b"file"), edition, 9, 1.0)
    await bot.stores.games.vote(table.game, Kind("undo"), 5)
    await bot.stores.standings.begin_season(guild, "Summer", 1.0)


async def go_on(table: LiveTable) -> None:
    """Let the clock act for the first seat that is asked."""
    seat = next(iter(waiting(table.state)))
    with suppress(Illegal):  # an automatic step was quicker
        await table.submit(seat, TimeUp(), "clock")


def accident(rng: random.Random, connection: sqlite3.Connection) -> Accident | None:
    """Spoil one value, or return None if the database prevents it."""
    tables = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    (table,) = rng.choice(tables)
    columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
    names = [name for _, name, *_ in columns]
    keys = [name for _, name, _, _, _, key in columns if key]
    rows = connection.execute(f"SELECT {', '.join(keys)}, * FROM {table}").fetchall()
    # Damage to the owner's row is left out: the bot would refuse the database.
    rows = [row for row in rows if row[0] != OWNER]
    if not rows:
        return None
    row, (_, column, kind, *_) = rng.choice(rows), rng.choice(columns)
    held = dict(zip(names, row[len(keys) :], strict=True))
    game = held["id"] if table == "games" else held.get("game")
    sql, value, seen = spoiled(rng, table, column, kind, held[column])
    if not seen and column in ("id", "game"):
        return None  # the row would belong to another game
    where = " AND ".join(f"{key} IS ?" for key in keys)
    try:
        with connection:
            update = f"UPDATE {table} SET {column} = {sql} WHERE {where}"
            changed = connection.execute(update, (value, *row[: len(keys)])).rowcount
    except sqlite3.IntegrityError:
        return None
    return Accident(table, column, game, seen) if changed else None


def spoiled(
    rng: random.Random, table: str, column: str, kind: str, value: Any
) -> tuple[str, Any, bool]:
    """Return an SQL expression, its argument, and whether the value cannot be decoded."""
    match rng.randrange(4):
        case 0:
            return "?", rng.choice(WRONG[kind]), True
        case 1 if (table, column) in DECODED:
            return "?", rng.choice(BROKEN[kind]), True
        case 2 if kind == "TEXT":
            return "CAST(? AS TEXT)", b"\xff\xfe" + rng.randbytes(4), True
        case _:
            return "?", flipped(rng, value), False


def flipped(rng: random.Random, value: Any) -> Any:
    """Return the value with a few bits flipped."""
    if isinstance(value, int):
        return value ^ 1 << rng.randrange(40)
    if isinstance(value, float):
        return value * rng.choice((-1, 0, 2, 1e300))
    data = bytearray(value.encode() if isinstance(value, str) else value or b"\x00")
    for _ in range(rng.randint(1, 4) if data else 0):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode(errors="replace") if isinstance(value, str) else bytes(data)


async def survive(evening: Evening, accidents: list[Accident]) -> None:
    """Start the bot, and check that undamaged games go on and are saved.

    One damaged value stops a game only in its log or in a column that says where it is.
    """
    harmed = [one.game for one in accidents]
    lost = {one.game for one in accidents if one.table == "commits" or one.column in PLACE}
    with closing(sqlite3.connect(evening.database)) as connection:
        rows = connection.execute("SELECT id FROM games WHERE status = 'live'").fetchall()
    await evening.start_bot()
    await evening.idle()
    bot = evening.bot
    for (game,) in rows:
        if game in lost or harmed.count(game) > 1:
            continue
        table = bot.parts.tables.find(game)
        assert table is not None, f"game {game} does not go on"
        if game in harmed:
            continue
        before = table.seq
        await go_on(table)
        told = table.seq  # a computer may move meanwhile
        row = await bot.stores.games.game(game)
        assert row is not None
        assert row.seq >= told > before
    await bot.parts.chores.run(evening.time())
    await evening.idle()


def check_doctor(database: Path, accidents: list[Accident]) -> None:
    named = {(found.table, found.column) for found in find_damage(database)}
    # Of two accidents to one value, the later one may repair it.
    last = {(one.table, one.column): one.seen for one in accidents}
    assert not {place for place, seen in last.items() if seen} - named
    told = " ".join(one.found for one in damage(database))
    assert all(f"{table}.{column}" in told for table, column in named)


@pytest_asyncio.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with an_evening(tmp_path / "sound.sqlite3") as opened:
        yield opened


@pytest.mark.asyncio
async def test_with_any_damaged_row_the_bot_starts_and_the_other_tables_go_on(
    evening: Evening, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    await an_ordinary_day(evening)
    await evening.idle()
    sound = evening.database
    assert find_damage(sound) == []
    for seed in seeds(8):
        await evening.stop_bot()
        rng = random.Random(seed)
        evening.database = tmp_path / f"{seed}.sqlite3"
        shutil.copy(sound, evening.database)
        with closing(sqlite3.connect(evening.database)) as connection:
            connection.text_factory = lenient
            made = [accident(rng, connection) for _ in range(rng.choice((1, 2, 4, 8)))]
        accidents = [one for one in made if one is not None]
        try:
            check_doctor(evening.database, accidents)
            await survive(evening, accidents)
            failed = [one for one in caplog.records if one.getMessage().startswith(FAILED)]
            assert not failed, failed[0].getMessage()
        except Exception as error:
            raise AssertionError(f"seed {seed}: {accidents}: {error!r}") from error
