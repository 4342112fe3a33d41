"""Databases of every earlier version open with all their rows, and their games go on."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store.database import sqlite as database
from bot.store.database.address import Address
from bot.store.database.checkup import check_up
from bot.store.database.codec import GameSettings, Sitting, digest
from bot.store.database.database import Database
from bot.store.database.schema import MIGRATIONS, VERSION
from bot.store.database.writer import DatabaseFailed, Owner
from bot.store.games.dice import DiceBook
from bot.store.games.followers import Followers
from bot.store.games.games import Games
from bot.store.games.maximum_bids import BidLimits
from bot.store.messages.kinds import LEAGUE, PING, TABLE, VOTE
from bot.store.messages.posts import Post, Posts, Sending
from bot.store.results.league_nights import Leagues
from bot.store.results.placings import Feat, FinalPlace, RecordedGame, Standings
from bot.store.servers.bans import Bans
from bot.store.servers.editions import EditionDraft, Editions
from bot.store.servers.guilds import Guilds
from bot.store.users.people import People, Preferences
from bot.store.users.personal_data import Privacy
from bot.tables.registry import Tables
from editions.loader import load
from engine.asked import waiting
from engine.defaults import default
from engine.edition import Seat
from engine.rules import configure
from tests.bot.store.test_store import NOW
from tests.support.tables import load_all

pytestmark = pytest.mark.asyncio

PEOPLE = [Sitting("Ana", "Race Car", 11), Sitting("Ben", "Thimble", 12)]
MOVES = 60
"""Log entries of the filled game: more than between two snapshots."""

TAKEN = [
    "1ec072b7", "3448e464", "68b71673", "3d8383e5", "0c720beb", "d8ad68e8", "36202000",
    "469f97d9", "a841b76a", "b1f91ff7", "b86978c2", "cd7b2b91", "a9496421", "f2ac29c8",
    "279d381b", "731443b4", "5b245496", "1705257e",
]  # fmt: skip
"""Digests of the released migrations, without their comments."""

Content = dict[str, tuple[list[str], list[tuple[Any, ...]]]]
"""The columns and the rows of each table."""

DROPPED: Content = {
    "edition_votes": (
        ["number", "guild", "channel", "message", "user", "choices", "due"],
        [(1, 1, 2, 91, 11, '["classic"]', NOW), (2, 1, 3, 0, 11, '["classic"]', NOW)],
    ),
    "edition_ballots": (["vote", "user", "choice"], [(1, 12, "classic")]),
    "weekly_tables": (
        ["number", "guild", "since", "due", "channel", "message"],
        [(1, 1, NOW - 1, NOW + 1, 2, 92)],
    ),
    "table_queue": (
        ["number", "guild", "user", "channel", "settings", "thread", "state", "due", "message"],
        [
            (1, 1, 13, 2, "{}", 1, "waiting", 0.0, 0),
            (2, 1, 14, 4, "{}", 1, "called", NOW, 93),
        ],
    ),
}
"""Rows for the tables that migration 18 dropped."""


async def fill(path: Address) -> bytes:
    """Create a database with rows in every table. Return the digest of its running game."""
    db = await Database.open(path)
    games, people = Games(db), People(db)
    tables = Tables(games, people, lambda: NOW, pace=60)
    try:
        table = await begin(tables)
        over = await games.create(1, 3, GameSettings(host=12), PEOPLE, NOW)
        await DiceBook(db).seal(over)
        await games.set_status(over, "over", NOW)
        for _ in range(MOVES):
            await play_on(table)
        await games.save_seats(over, [PEOPLE[0], Sitting("Robo Ben", "Thimble", robot="steady")])
        await Posts(db).save(table.game, Post(TABLE, 2, 77, NOW))
        await Posts(db).note_sending(Owner("game", 1), Sending(PING, 2, "nonce"))
        await games.vote(table.game, VOTE.of("undo"), 11)
        await table.pause("Paused.")
        await table.resume("It goes on.")
        await people.choose(11, Preferences(ping="idle"))
        await db.remember("commands:0", "mark")
        await BidLimits(db).keep(table.game, 4, 12, 250)
        standings, feats = Standings(db), [Feat("richest", 1500, "$1,500")]
        place = FinalPlace(11, "Ana", "Race Car", 1, feats, earned=["landlord"])
        result = RecordedGame(over, 1, "classic", "Classic", NOW, 30, 2, [place])
        await standings.record(result, lambda before, ranks: [(25.0, 8.0)])
        await standings.opt_out(1, 12)
        await fill_editions(Editions(db))
        await Guilds(db).change(1, lambda settings: replace(settings, theme="dark"))
        await Bans(db, "bans", "game").add(over, 12, "Ben")
        await Bans(db, "blocks", "guild").add(1, 14, "Dan")
        await Privacy(db).depart(5, NOW)
        await Followers(db).follow(table.game, 13)
        await db.write("INSERT INTO retired_messages (guild, channel, message) VALUES (1, 2, 90)")
        await fill_league(Leagues(db))
        return digest(table.state)
    finally:
        await tables.close()
        await db.close()


async def fill_editions(editions: Editions) -> None:
    draft = EditionDraft(await editions.draft(1, 11, "a", b"file", NOW), 1, 11, "a", b"file")
    await editions.publish(draft, replace(load("harbour"), id="our_harbour"), 5, NOW)
    await editions.draft(1, 12, "b", b"another", NOW)


async def fill_league(leagues: Leagues) -> None:
    number = await leagues.open(1, 2, 11, GameSettings(), 2, NOW)
    await leagues.sign_up(number, 11, "Ana", 5)
    await leagues.begin_round(number, 0, [[11]])
    await leagues.save_post(number, Post(LEAGUE, 2, 78, NOW))


async def begin(tables: Tables) -> Any:
    settings = GameSettings(speed="relaxed", host=11)
    row = await tables.games.game(await tables.games.create(1, 2, settings, PEOPLE, NOW))
    assert row is not None
    return await tables.begin(row, configure(load("classic")), PEOPLE, "seed")


async def play_on(table: Any) -> None:
    """Submit the default action for a player who is asked."""
    seat = next(iter(waiting(table.state)))
    await table.submit(Seat(seat), default(table.ed, table.state, seat))


def content_of(path: Path) -> Content:
    with closing(sqlite3.connect(path)) as connection:
        listed = connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
        found = {}
        for (table,) in listed:
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            rows = connection.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall()
            found[table] = (columns, rows)
        return found


def shape_of(path: Path) -> list[tuple[str, str]]:
    """Return the name and the SQL of every table and index."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
        ).fetchall()


def write_old(path: Path, version: int, full: Content) -> Content:
    """Write a database of an earlier schema version, with all rows that fit into it."""
    with closing(sqlite3.connect(path)) as connection:
        for step in MIGRATIONS[:version]:
            connection.executescript(step)
        connection.execute(f"PRAGMA user_version = {version}")
    for table, (columns, _) in content_of(path).items():
        known, rows = full[table]
        picked = [known.index(column) for column in columns]
        with closing(sqlite3.connect(path)) as connection:
            marks = ", ".join("?" * len(columns))
            connection.executemany(
                f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})",
                [tuple(row[at] for at in picked) for row in rows],
            )
            connection.commit()
    return content_of(path)


async def test_fill_adds_rows_to_every_table(tmp_path: Path):
    """A new table needs a row in `fill`."""
    await fill(tmp_path / "full.db")
    assert [
        table for table, (_, rows) in content_of(tmp_path / "full.db").items() if not rows
    ] == []


@pytest.mark.parametrize("version", range(1, VERSION + 1))
async def test_a_database_of_an_earlier_version_opens_with_all_its_rows(
    tmp_path: Path, version: int
):
    mark = await fill(tmp_path / "full.db")
    path = tmp_path / "old.db"
    before = write_old(path, version, content_of(tmp_path / "full.db") | DROPPED)

    db = await Database.open(path)
    try:
        people = People(db)
        await people.load()
        await BidLimits(db).load()
        await Guilds(db).load()
        tables = Tables(Games(db), people, lambda: NOW, pace=60)
        (table,) = await load_all(tables)
        assert digest(table.state) == mark, "the log leads to the same state"
        assert table.names == ("Ana", "Ben")
        after = content_of(path)
        await play_on(table)
        assert people.of(11).ping == "idle"
        await tables.close()
    finally:
        await db.close()

    for name, (columns, rows) in before.items():
        if name in DROPPED:
            continue
        now, kept = after[name]
        picked = [now.index(column) for column in columns]
        same = [tuple(row[at] for at in picked) for row in kept]
        assert same == rows, f"{name} is as it was"
    found = check_up(path)
    assert (found.version, found.problems) == (VERSION, ())
    assert shape_of(path) == shape_of(tmp_path / "full.db"), "no different from a new one"


@pytest.mark.parametrize(("version", "left"), [(14, [(2, 91)]), (17, [(2, 91), (4, 93)])])
async def test_the_migration_keeps_messages_of_removed_features(
    tmp_path: Path, version: int, left: list[tuple[int, int]]
):
    await fill(tmp_path / "full.db")
    path = tmp_path / "old.db"
    columns, sending = content_of(tmp_path / "full.db")["sending"]
    for sender in ("vote:2", "week:1", "queue:1"):
        sending = [*sending, (sender, "poll", 2, "nonce", "")]
    full = content_of(tmp_path / "full.db") | DROPPED | {"sending": (columns, sending)}
    write_old(path, version, full)
    db = await Database.open(path)
    try:
        messages = "SELECT channel, message FROM retired_messages ORDER BY number"
        assert await db.rows(messages) == left
        assert await db.rows("SELECT sender FROM sending") == [("game:1",)]
    finally:
        await db.close()


async def test_no_released_migration_is_ever_changed():
    """A change of the schema needs a new migration, and its digest in TAKEN."""
    plain = [re.sub(r"--.*|\s+", " ", step).split() for step in MIGRATIONS]
    digests = [blake2b(" ".join(step).encode(), digest_size=4).hexdigest() for step in plain]
    assert digests == TAKEN


async def test_the_check_finds_tables_that_differ_from_the_schema(tmp_path: Path):
    path = tmp_path / "rentroll.db"
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE sending RENAME COLUMN sender TO owner")
        connection.execute("DROP TABLE blocks")
    assert check_up(path).problems == (
        f"the table sending is not as version {VERSION} has it",
        f"the table blocks is not as version {VERSION} has it",
    )


async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "rentroll.db"
    await fill(path)
    before, shape = content_of(path), shape_of(path)
    broken = "CREATE TABLE half (done INTEGER); INSERT INTO nowhere VALUES (1);"
    monkeypatch.setattr(database, "MIGRATIONS", (*MIGRATIONS, broken))
    monkeypatch.setattr(database, "VERSION", VERSION + 1)
    with pytest.raises(DatabaseFailed, match="nowhere"):
        await Database.open(path)
    monkeypatch.undo()
    assert check_up(path).version == VERSION
    assert shape_of(path) == shape
    assert content_of(path) == before
    await (await Database.open(path)).close()


async def test_opening_twice_changes_nothing(tmp_path: Path):
    path = tmp_path / "rentroll.db"
    await fill(path)
    before = content_of(path)
    await (await Database.open(path)).close()
    assert content_of(path) == before
