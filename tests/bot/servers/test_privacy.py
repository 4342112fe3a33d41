"""The export and the deletion of a user's data."""

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
from bot.store.servers.editions import EditionDraft
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
"""A name that no street, card or edition has."""
HOLDING = {
    "achievements", "bans", "blocks", "edition_drafts", "editions", "feats", "followers",
    "league_players", "league_seats", "leagues", "limits", "placings", "preferences", "remarks",
    "seats", "substitutions", "tenures", "unlisted", "votes",
}  # fmt: skip
"""Tables with a column for a user."""


async def seat_stranger(evening: Evening) -> Person:
    """Seat a new user whose name is nowhere else in the database."""
    body = {"username": NAME.lower(), "global_name": NAME}
    async with evening.session.post(f"{evening.running.url}/control/user", json=body) as answer:
        assert answer.status == 200
    return await evening.seat(NAME)


def found_forms(database: Path, user: int) -> set[str]:
    """Return the forms in which a user's id and name occur in the database files."""
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
    """Return a number in the encoding of SQLite's row keys."""
    if number >> 56:
        last, number = bytes([number & 0xFF]), number >> 8
    else:
        last, number = bytes([number & 0x7F]), number >> 7
    digits = []
    while number:
        digits.append(0x80 | number & 0x7F)
        number >>= 7
    return bytes(reversed(digits)) + last


async def delete_own_data(evening: Evening, person: Person) -> None:
    await person.slash("privacy", sub("delete"))
    question = await see(evening, person, private("Forget everything about you"))
    await press(person, question, "Forget me")
    await see(evening, person, private("I have forgotten you"))


async def exported(evening: Evening, person: Person) -> Any:
    """Send `/privacy show` and return the decoded file."""
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


async def fill_all_tables(evening: Evening, person: Person) -> dict[str, LiveTable]:
    """Save rows with this user in every database table that can hold one."""
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
    draft = EditionDraft(
        await bot.stores.editions.draft(guild, user, "a", b"one", 1.0), guild, user, "a", b"one"
    )
    await bot.stores.editions.publish(draft, replace(ed, id="harbour_two"), 9, 1.0)
    await bot.stores.editions.draft(guild, user, "b", b"two", evening.time())
    return {"over": over, "left": left, "live": live}


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_a_user_sees_everything_that_is_stored_about_them(evening: Evening):
    person = await seat_stranger(evening)
    tables = await fill_all_tables(evening, person)
    told = await exported(evening, person)
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
async def test_an_unknown_user_sees_that_nothing_is_stored(evening: Evening):
    told = await exported(evening, await seat_stranger(evening))
    for subject in ("games", "hosted", "left", "votes", "maximum_bids", "sent_away_from"):
        assert told[subject] == []
    assert not any(told["standings"].values())
    assert not any(told["editions"].values())


@pytest.mark.asyncio
async def test_a_deleted_user_leaves_no_bytes_in_the_database_file(evening: Evening):
    person = await seat_stranger(evening)
    user = int(person.id)
    tables = await fill_all_tables(evening, person)
    assert found_forms(evening.database, user) == {
        "id as text",
        "id as number",
        "id as key",
        "name",
    }
    logs = {
        key: await evening.bot.stores.games.commits(table.game) for key, table in tables.items()
    }

    await delete_own_data(evening, person)

    assert found_forms(evening.database, user) == set()
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
    empty = await exported(evening, person)
    assert not empty["games"]
    assert empty["preferences"] == {"ping": "always", "auto_roll": False, "auto_end": None}
    assert found_forms(evening.database, user) == set(), "`/privacy show` stores nothing"

    await evening.restart_bot()
    assert found_forms(evening.database, user) == set()
    assert evening.parts.tables.find(live.game) is not None, "the others play on"


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_a_deleted_user_is_in_no_row(evening: Evening):
    person = await seat_stranger(evening)
    await fill_all_tables(evening, person)
    known = tables_naming(evening.database, int(person.id))
    assert known >= HOLDING | {"games", "posts"}, "the user is in all these tables before"
    await delete_own_data(evening, person)
    await evening.idle()
    assert tables_naming(evening.database, int(person.id)) == set()


def tables_naming(database: Address, user: int) -> set[str]:
    """Return the database tables with a row that contains a user's id or name."""
    with looking_at(database) as view:
        return {
            table
            for table in view.tables()
            for row in view.stream(f"SELECT * FROM {table}")
            if user in row or str(user) in str(row) or NAME in str(row)
        }


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_other_users_keep_their_data(evening: Evening):
    person = await seat_stranger(evening)
    tables = await fill_all_tables(evening, person)
    ben = await evening.seat("Ben")
    await evening.bot.stores.people.choose(int(ben.id), Preferences(ping="idle"))
    before = await exported(evening, ben)
    await delete_own_data(evening, person)
    after = await exported(evening, ben)
    for told in (before, after):
        told.pop("made")
        told["votes"] = []  # the vote about the deleted user has ended
        for game in told["games"]:
            game.pop("changed")
    assert after == before
    assert tables["live"].seat_of(int(ben.id)) == 1


@pytest.mark.asyncio
async def test_a_move_made_during_a_deletion_stays_in_the_story(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    person = await seat_stranger(evening)
    table = await start_table(evening, people=("Ana", NAME, "Ben"), robots=0)
    read = evening.parts.tables.read
    moves: list[asyncio.Task[Any]] = []

    async def read_slowly(row: GameRow) -> LiveTable:
        found = await read(row)
        if not moves:
            roll = table.submit(table.state.turn.seat, Roll())
            moves.append(asyncio.create_task(roll))
            await asyncio.wait(moves, timeout=0.2)  # the table's lock may delay the move
        return found

    monkeypatch.setattr(evening.parts.tables, "read", read_slowly)
    await evening.parts.personal_data.forget_user(int(person.id))
    await asyncio.gather(*moves)
    assert table.story[-1].seq == table.seq >= 1
    assert not any(NAME in told.words for told in table.story)
    row = await evening.row(table.game)
    on_disk = {told.words for told in (await read(row)).story}
    assert on_disk <= {told.words for told in table.story}


@pytest.mark.asyncio
async def test_a_deletion_reaches_all_tables_even_if_one_cannot_be_read(evening: Evening):
    person = await seat_stranger(evening)
    tables = [
        await start_table(evening, channel, (NAME, "Ana", "Ben"), robots=0)
        for channel in ("table-one", "table-two", "lobby")
    ]
    for table in tables:
        await table.submit(table.state.turn.seat, Roll())
    await lose(evening.bot.db, tables[1].game)
    await evening.parts.personal_data.forget_user(int(person.id))
    for table in tables:
        assert NAME not in table.names
        assert not any(NAME in told.words for told in table.story)


@pytest.mark.asyncio
async def test_a_second_deletion_changes_nothing(evening: Evening):
    person = await seat_stranger(evening)
    tables = await fill_all_tables(evening, person)
    await evening.parts.personal_data.forget_user(int(person.id))
    names = tables["live"].names
    await evening.parts.personal_data.forget_user(int(person.id))
    assert tables["live"].names == names


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_two_deleted_users_at_one_table_have_different_names(evening: Evening):
    table = await finish(evening, "Ana", "Ben", "Cleo")
    for name in ("Ana", "Ben"):
        await evening.parts.personal_data.forget_user(int(evening.people[name].id))
    seats = await evening.bot.stores.games.seats(table.game)
    assert [one.name for one in seats] == ["Somebody", "Somebody (2)", "Cleo"]


@pytest.mark.asyncio
async def test_deleting_a_bankrupt_player_does_not_offer_the_seat(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    await table.submit(Seat(0), Resign())
    await evening.parts.personal_data.forget_user(int(evening.people["Ana"].id))
    assert (table.seats[0].name, table.seats[0].user) == ("Somebody", 0)
    assert not await evening.bot.stores.games.tenures(table.game), "the game counts for others"
    assert VACANT.of(0) not in await evening.bot.stores.posts.of(table.game)


@pytest.mark.asyncio
async def test_deleting_the_last_person_closes_the_game(evening: Evening):
    table = await start_table(evening, people=("Ana",), robots=2)
    await evening.parts.personal_data.forget_user(int(evening.people["Ana"].id))
    row = await evening.row(table.game)
    assert row.status == "closed"


@pytest.mark.asyncio
async def test_one_of_hundreds_of_users_is_deleted_to_the_last_byte(tmp_path: Path):
    """Deleted rows share database pages with other rows, and pages are split and merged."""
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
        assert found_forms(path, user) == {"id as text", "id as number", "id as key", "name"}
        await privacy.forget_user(user, lambda name, others: "Somebody")
        await people.reset(user)
        await db.scrub()
        assert found_forms(path, user) == set()
        assert len(await privacy.guilds()) == 1
    finally:
        await db.close()


@pytest.mark.asyncio
async def test_a_reader_of_the_database_file_does_not_block_writes(tmp_path: Path):
    path = tmp_path / "rentroll.db"
    db = await Database.open(path)
    try:
        await db.remember("before", "x")
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM facts").fetchall()
            await db.remember("meanwhile", NAME)
            began = time.monotonic()
            assert not await db.scrub(), "the reader still needs the write-ahead log"
            assert time.monotonic() - began < PATIENCE / 2000
            await db.write("DELETE FROM facts WHERE name = 'meanwhile'")
        assert await db.scrub()
        assert "name" not in found_forms(path, 1)
    finally:
        await db.close()


@pytest.mark.asyncio
async def test_every_database_table_with_a_user_column_is_known(tmp_path: Path):
    """A new table with users must be added to the export and deletion in bot/servers/privacy."""
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
async def test_a_ban_survives_the_deletion_of_the_users_data(evening: Evening):
    person = await seat_stranger(evening)
    user = int(person.id)
    await start_table(evening, people=("Ana", "Ben"), robots=0)
    table = evening.table()
    await evening.bot.stores.bans.add(table.game, user, NAME)
    await person.slash("privacy", sub("delete"))
    await see(evening, person, private("Forget everything about you", "That stays so"))
    await evening.parts.personal_data.forget_user(user)
    assert found_forms(evening.database, user) == set()
    assert await evening.bot.stores.bans.holds(table.game, user)
    assert not await evening.bot.stores.bans.holds(table.game, user + 1)
    assert (await exported(evening, person))["sent_away_from"] == [table.game]
    await evening.parts.seats.leave(table, Seat(0), int(evening.people["Ana"].id))
    await person.slash("seat", sub("take"))
    await see(evening, person, private("A moderator sent you away"))
    mia = await evening.seat("Mia")
    (offered,) = await suggested(mia, "forgive", "player", "")
    assert offered["name"] == "Somebody"
    await moderates(mia, "forgive", option("player", offered["value"]), says="may come back")
    await person.slash("seat", sub("take"))
    await evening.until(lambda: table.seat_of(user) == 0)
