"""What is stored about people can be seen and forgotten; what nobody needs any more goes."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.servers.privacy.actions import FORMAT
from bot.store.database.address import Address
from bot.store.database.codec import GameSettings, Sitting
from bot.store.database.database import Database, looking_at
from bot.store.database.sqlite import PATIENCE
from bot.store.games.games import GameRow, Games
from bot.store.messages.kinds import VACANT, VOTE
from bot.store.messages.posts import Post
from bot.store.servers.editions import Draft
from bot.store.users.people import People, Preferences
from bot.store.users.personal_data import Privacy
from bot.tables.ballots import Replacement, post_kind
from bot.tables.table import LiveTable
from editions.loader import load
from engine.actions import Resign, Roll
from engine.edition import Seat
from tests.support.evening import Evening, option, sub
from tests.support.finishing import filmed, finish
from tests.support.moderating import moderates, suggested
from tests.support.players import Json, Person
from tests.support.reading import press, private, see
from tests.support.tables import channel_id, lose, start_table

NAME = "Xanthippe"
"""No street, card or edition is called so."""
HOLDING = {
    "achievements", "bans", "blocks", "edition_drafts", "editions", "feats", "followers",
    "league_players", "league_seats", "leagues", "limits", "placings", "preferences", "remarks",
    "seats", "substitutions", "tenures", "unlisted", "votes",
}  # fmt: skip
"""Tables with a column for a user."""


async def a_stranger(evening: Evening) -> Person:
    """Someone whose name is nowhere else in the database."""
    body = {"username": NAME.lower(), "global_name": NAME}
    async with evening.session.post(f"{evening.running.url}/control/user", json=body) as answer:
        assert answer.status == 200
    return await evening.seat(NAME)


def traces(database: Path, user: int) -> set[str]:
    """In which forms a user is to be found in the bytes on disk."""
    forms = {
        "id as text": str(user).encode(),
        "id as number": user.to_bytes(8, "big"),
        "id as key": varint(user),
        "name": NAME.encode(),
    }
    files = [database, *(database.with_name(database.name + end) for end in ("-wal", "-shm"))]
    content = b"".join(file.read_bytes() for file in files if file.exists())
    return {form for form, data in forms.items() if data in content}


def varint(number: int) -> bytes:
    """A number as SQLite writes the keys of rows."""
    if number >> 56:
        last, number = bytes([number & 0xFF]), number >> 8
    else:
        last, number = bytes([number & 0x7F]), number >> 7
    digits = []
    while number:
        digits.append(0x80 | number & 0x7F)
        number >>= 7
    return bytes(reversed(digits)) + last


async def asks_to_be_forgotten(evening: Evening, person: Person) -> None:
    await person.slash("privacy", sub("delete"))
    question = await see(evening, person, private("Forget everything about you"))
    await press(person, question, "Forget me")
    await see(evening, person, private("I have forgotten you"))


async def shown(evening: Evening, person: Person) -> Any:
    """What the file says that a person gets."""
    mark = person.mark()
    await person.slash("privacy", sub("show"))

    def file_of(data: Json) -> Json | None:
        files = data.get("attachments") or [{}]
        return files[0] if files[0].get("filename") == "rentroll-about-me.json" else None

    message: Json = await evening.until(
        lambda: next((data for _, data in person.inbox.got[mark:] if file_of(data)), None)
    )
    assert message["flags"] & 64, "nobody else sees it"
    file = file_of(message)
    assert file is not None
    async with evening.session.get(file["url"]) as answer:
        return json.loads(await answer.read())


async def leave_a_trace_everywhere(evening: Evening, person: Person) -> dict[str, LiveTable]:
    """Rows in every table that can hold a user."""
    bot, user = evening.bot, int(person.id)
    over = await finish(evening, NAME, "Ben", channel="table-one")
    await filmed(evening, over)
    left = await start_table(evening, "table-two", (NAME, "Cleo"), robots=0)
    await bot.parts.seats.leave(left, Seat(0), user)
    live = await start_table(evening, "lobby", (NAME, "Ben", "Dan"), robots=0)
    await person.slash("game", sub("new"), channel="welcome")
    await see(evening, person, lambda message: "Join" in json.dumps(message["components"]))
    guild = live.guild
    await bot.stores.people.choose(user, Preferences(ping="never", auto_end=True))
    await bot.stores.games.vote(live.game, VOTE.of("undo", 0, 1, 2), user)
    kind = post_kind(Replacement(Seat(0), user))
    await bot.stores.games.vote(live.game, kind, int((await evening.seat("Ben")).id))
    await bot.stores.posts.save(live.game, Post(kind.left(77), live.channel, 77, 1.0))
    parting = Post(VACANT.of(1), live.channel, 78, 1.0, last_words=f"Ben sits for {NAME} now.")
    await bot.stores.posts.save(live.game, parting)
    await live.submit(Seat(0), Roll())
    undo = await live.undo(live.seq - 1, "moderator")
    await live.redo(undo, f"A moderator put back the last move of {NAME}.")
    await bot.stores.limits.keep(live.game, 5, user, 400)
    await bot.stores.bans.add(over.game, user, NAME)
    await bot.stores.blocks.add(guild + 1, user, NAME)
    await bot.stores.followers.follow(left.game, user)
    league = await bot.parts.league.books.open(
        guild + 1, 5, user, GameSettings(), 2, evening.time()
    )
    await bot.parts.league.books.sign_up(league, user, NAME, 100)
    await bot.parts.league.books.begin_round(league, 0, [[user]])
    await bot.stores.standings.opt_out(guild + 1, user)
    ed = load("harbour")
    draft = Draft(
        await bot.stores.editions.draft(guild, user, "a", b"one", 1.0), guild, user, "a", b"one"
    )
    await bot.stores.editions.publish(draft, replace(ed, id="harbour_two"), 9, 1.0)
    await bot.stores.editions.draft(guild, user, "b", b"two", evening.time())
    return {"over": over, "left": left, "live": live}


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_a_user_sees_everything_that_is_stored_about_them(evening: Evening):
    person = await a_stranger(evening)
    tables = await leave_a_trace_everywhere(evening, person)
    told = await shown(evening, person)
    assert (told["format"], told["user"]) == (FORMAT, person.id)
    assert told["preferences"] == {"ping": "never", "auto_roll": False, "auto_end": True}
    games = {game["game"]: game for game in told["games"]}
    assert [games[number]["status"] for number in sorted(games)] == ["over", "live", "lobby"]
    assert all(game["name"] == NAME for game in games.values())
    assert games[tables["live"].game]["channel"] == str(tables["live"].channel)
    assert told["left"] == [{"game": tables["left"].game, "seat": 0}]
    assert tables["left"].game in [game["game"] for game in told["hosted"]]
    assert told["votes"] == [{"game": tables["live"].game, "kind": "vote:undo:0:1:2"}]
    assert told["maximum_bids"] == [{"game": tables["live"].game, "auction": 5, "amount": 400}]
    assert told["sent_away_from"] == [tables["over"].game]
    (placing,) = told["standings"]["placings"]
    assert (placing["rank"], placing["name"]) == (1, NAME)
    assert told["standings"]["opted_out_in"] == [str(tables["live"].guild + 1)]
    editions = told["editions"]
    assert [one["id"] for one in editions["published"]] == ["harbour_two"]
    assert len(editions["drafts"]) == 1


@pytest.mark.asyncio
async def test_someone_unknown_sees_that_nothing_is_stored(evening: Evening):
    told = await shown(evening, await a_stranger(evening))
    for subject in ("games", "hosted", "left", "votes", "maximum_bids", "sent_away_from"):
        assert told[subject] == []
    assert not any(told["standings"].values())
    assert not any(told["editions"].values())


@pytest.mark.asyncio
async def test_nothing_of_a_user_who_is_forgotten_is_left_in_the_file(evening: Evening):
    person = await a_stranger(evening)
    user = int(person.id)
    tables = await leave_a_trace_everywhere(evening, person)
    assert traces(evening.database, user) == {"id as text", "id as number", "id as key", "name"}
    logs = {
        key: await evening.bot.stores.games.commits(table.game) for key, table in tables.items()
    }

    await asks_to_be_forgotten(evening, person)

    assert traces(evening.database, user) == set()
    for key in ("over", "left"):
        assert await evening.bot.stores.games.commits(tables[key].game) == logs[key], (
            "the log stays"
        )
    live = tables["live"]
    assert live.seats[0].name == "Robo Somebody"
    assert live.seats[0].state == "vacant", "the computer plays on"
    assert not any(NAME in told.words for told in live.story)
    assert tables["left"].seats[0].name == "Robo Somebody"
    assert [one.name for one in await evening.bot.stores.games.seats(tables["over"].game)] == [
        "Somebody",
        "Ben",
    ]
    assert await evening.bot.stores.games.in_channel(channel_id(evening, "welcome")) is None
    empty = await shown(evening, person)
    assert not empty["games"]
    assert empty["preferences"] == {"ping": "always", "auto_roll": False, "auto_end": None}
    assert traces(evening.database, user) == set(), "asking leaves no trace"

    await evening.restart_bot()
    assert traces(evening.database, user) == set()
    assert evening.parts.tables.find(live.game) is not None, "the others play on"


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_nothing_of_a_user_who_is_forgotten_is_left_in_any_row(evening: Evening):
    person = await a_stranger(evening)
    await leave_a_trace_everywhere(evening, person)
    known = naming(evening.database, int(person.id))
    assert known >= HOLDING | {"games", "posts"}, "else nothing is tried"
    await asks_to_be_forgotten(evening, person)
    await evening.idle()
    assert naming(evening.database, int(person.id)) == set()


def naming(database: Address, user: int) -> set[str]:
    """The tables in which somebody is found by their number or name."""
    with looking_at(database) as view:
        return {
            table
            for table in view.tables()
            for row in view.stream(f"SELECT * FROM {table}")
            if user in row or str(user) in str(row) or NAME in str(row)
        }


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_others_keep_what_is_theirs(evening: Evening):
    person = await a_stranger(evening)
    tables = await leave_a_trace_everywhere(evening, person)
    ben = await evening.seat("Ben")
    await evening.bot.stores.people.choose(int(ben.id), Preferences(ping="idle"))
    before = await shown(evening, ben)
    await asks_to_be_forgotten(evening, person)
    after = await shown(evening, ben)
    for told in (before, after):
        told.pop("made")
        told["votes"] = []  # the vote about the one who is gone has lapsed
        for game in told["games"]:
            game.pop("changed")
    assert after == before
    assert tables["live"].seat_of(int(ben.id)) == 1


@pytest.mark.asyncio
async def test_news_of_a_move_made_while_somebody_is_forgotten_stay(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    person = await a_stranger(evening)
    table = await start_table(evening, people=("Ana", NAME, "Ben"), robots=0)
    read = evening.parts.tables.read
    moves: list[asyncio.Task[Any]] = []

    async def read_slowly(row: GameRow) -> LiveTable:
        found = await read(row)
        if not moves:
            roll = table.submit(table.state.turn.seat, Roll())
            moves.append(asyncio.create_task(roll))
            await asyncio.wait(moves, timeout=0.2)  # the table may make it wait for the end of this
        return found

    monkeypatch.setattr(evening.parts.tables, "read", read_slowly)
    await evening.parts.personal_data.forget(int(person.id))
    await asyncio.gather(*moves)
    assert table.story[-1].seq == table.seq >= 1
    assert not any(NAME in told.words for told in table.story)
    row = await evening.row(table.game)
    on_disk = {told.words for told in (await read(row)).story}
    assert on_disk <= {told.words for told in table.story}


@pytest.mark.asyncio
async def test_somebody_is_forgotten_at_all_tables_though_one_cannot_be_read(evening: Evening):
    person = await a_stranger(evening)
    tables = [
        await start_table(evening, channel, (NAME, "Ana", "Ben"), robots=0)
        for channel in ("table-one", "table-two", "lobby")
    ]
    for table in tables:
        await table.submit(table.state.turn.seat, Roll())
    await lose(evening.bot.db, tables[1].game)
    await evening.parts.personal_data.forget(int(person.id))
    for table in tables:
        assert NAME not in table.names
        assert not any(NAME in told.words for told in table.story)


@pytest.mark.asyncio
async def test_being_forgotten_twice_is_no_different_from_once(evening: Evening):
    person = await a_stranger(evening)
    tables = await leave_a_trace_everywhere(evening, person)
    await evening.parts.personal_data.forget(int(person.id))
    names = tables["live"].names
    await evening.parts.personal_data.forget(int(person.id))
    assert tables["live"].names == names


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_two_who_are_forgotten_at_one_table_have_names_of_their_own(evening: Evening):
    table = await finish(evening, "Ana", "Ben", "Cleo")
    for name in ("Ana", "Ben"):
        await evening.parts.personal_data.forget(int(evening.people[name].id))
    seats = await evening.bot.stores.games.seats(table.game)
    assert [one.name for one in seats] == ["Somebody", "Somebody (2)", "Cleo"]


@pytest.mark.asyncio
async def test_who_is_bankrupt_is_forgotten_without_offering_the_seat(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    await table.submit(Seat(0), Resign())
    await evening.parts.personal_data.forget(int(evening.people["Ana"].id))
    assert (table.seats[0].name, table.seats[0].user) == ("Somebody", 0)
    assert not await evening.bot.stores.games.tenures(table.game), "the others' game counts"
    assert VACANT.of(0) not in await evening.bot.stores.posts.of(table.game)


@pytest.mark.asyncio
async def test_the_last_player_who_is_forgotten_takes_the_game_along(evening: Evening):
    table = await start_table(evening, people=("Ana",), robots=2)
    await evening.parts.personal_data.forget(int(evening.people["Ana"].id))
    row = await evening.row(table.game)
    assert row.status == "closed"


@pytest.mark.asyncio
async def test_among_hundreds_of_players_one_is_forgotten_to_the_last_byte(tmp_path: Path):
    """Deleted rows share pages with others, and pages are split and joined."""
    path, user = tmp_path / "crowd.db", 1_258_291_200_000_000_123
    db = await Database.open(path)
    try:
        games, people, privacy = Games(db), People(db), Privacy(db)
        for number in range(1, 400):
            who = user if number % 7 == 0 else user + number
            name = NAME if who == user else f"Player {number}"
            seats = [Sitting(name, "Hat", who), Sitting("Robo", "Dog", robot="steady")]
            game = await games.create(1, number, GameSettings(host=who), seats, 1.0)
            await games.vote(game, VOTE.of("replace", 0, who), who)
            await people.choose(who, Preferences(ping="idle"))
        assert traces(path, user) == {"id as text", "id as number", "id as key", "name"}
        await privacy.forget(user, lambda name, others: "Somebody")
        await people.forget(user)
        await db.scrub()
        assert traces(path, user) == set()
        assert len(await privacy.guilds()) == 1
    finally:
        await db.close()


@pytest.mark.asyncio
async def test_someone_who_reads_the_file_holds_up_nobody_who_writes(tmp_path: Path):
    path = tmp_path / "rentroll.db"
    db = await Database.open(path)
    try:
        await db.remember("before", "x")
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM facts").fetchall()
            await db.remember("meanwhile", NAME)
            began = time.monotonic()
            assert not await db.scrub(), "the reader still needs the journal"
            assert time.monotonic() - began < PATIENCE / 2000
            await db.write("DELETE FROM facts WHERE name = 'meanwhile'")
        assert await db.scrub()
        assert "name" not in traces(path, 1)
    finally:
        await db.close()


@pytest.mark.asyncio
async def test_every_table_that_names_a_user_is_known_to_those_who_forget(tmp_path: Path):
    """A new table with users in it must be shown and forgotten, see bot/servers/privacy."""
    db = await Database.open(tmp_path / "new.db")
    try:
        tables = await db.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        holding = set()
        for (table,) in tables:
            columns = {row[1] for row in await db.rows(f"PRAGMA table_info({table})")}
            if columns & {"user", "author", "owner", "member", "moderator", "who", "host"}:
                holding.add(table)
    finally:
        await db.close()
    assert holding == HOLDING


@pytest.mark.asyncio
async def test_who_was_sent_away_stays_away_although_they_are_forgotten(evening: Evening):
    person = await a_stranger(evening)
    user = int(person.id)
    await start_table(evening, people=("Ana", "Ben"), robots=0)
    table = evening.table()
    await evening.bot.stores.bans.add(table.game, user, NAME)
    await person.slash("privacy", sub("delete"))
    await see(evening, person, private("Forget everything about you", "That stays so"))
    await evening.parts.personal_data.forget(user)
    assert traces(evening.database, user) == set()
    assert await evening.bot.stores.bans.holds(table.game, user)
    assert not await evening.bot.stores.bans.holds(table.game, user + 1)
    assert (await shown(evening, person))["sent_away_from"] == [table.game]
    await evening.parts.seats.leave(table, Seat(0), int(evening.people["Ana"].id))
    await person.slash("seat", sub("take"))
    await see(evening, person, private("A moderator sent you away"))
    mia = await evening.seat("Mia")
    (offered,) = await suggested(mia, "forgive", "player", "")
    assert offered["name"] == "Somebody"
    await moderates(mia, "forgive", option("player", offered["value"]), says="may come back")
    await person.slash("seat", sub("take"))
    await evening.until(lambda: table.seat_of(user) == 0)
