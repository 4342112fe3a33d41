"""Storage of games: migrations, the log, snapshots, undo, duplicate deliveries, backups."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.store.copies.backup_files import copy_file
from bot.store.database.address import Address
from bot.store.database.codec import GameSettings, Sitting, Speed, Undo, digest
from bot.store.database.database import Database, NewerDatabase
from bot.store.database.schema import MARK, VERSION
from bot.store.database.writer import Transaction
from bot.store.games.games import AlreadyDone, ChannelBusy, GameRow, Games, Timer
from bot.store.games.maximum_bids import BidLimits
from bot.store.games.tenures import Tenure, untold
from bot.store.messages.kinds import TABLE, VOTE
from bot.store.messages.posts import Post, Posts
from bot.store.servers.bans import Bans
from bot.store.users.people import People, Preferences
from bot.store.users.personal_data import Privacy
from bot.support.refusals import Refused
from bot.tables.log import Log, kept_entries
from bot.tables.registry import Tables
from bot.tables.story import TableStory
from bot.tables.table import Closed, LiveTable, Moved, Paused
from editions.loader import load
from engine.actions import EndTurn, Resign, Roll
from engine.asked import waiting
from engine.defaults import default
from engine.edition import Seat
from engine.errors import Illegal
from engine.rules import configure
from tests.support.databases import on_disk
from tests.support.tables import load_all

pytestmark = [pytest.mark.asyncio, pytest.mark.both_databases]

NOW = 1_800_000_000.0
PEOPLE = [Sitting("Ana", "Race Car", 11), Sitting("Ben", "Thimble", 12)]


@pytest_asyncio.fixture
async def tables(db: Database) -> AsyncIterator[Tables]:
    people = People(db)
    await people.load()
    made = Tables(Games(db), people, lambda: NOW, pace=60)  # the test alone acts
    yield made
    await made.close()


async def begun(
    tables: Tables, seats: list[Sitting] = PEOPLE, channel: int = 2, speed: Speed = "none"
) -> LiveTable:
    games = tables.games
    game = await games.create(1, channel, GameSettings(speed=speed), seats, NOW)
    row = await games.game(game)
    assert row is not None
    return await tables.begin(row, configure(load("classic")), seats, "seed")


async def play(table: LiveTable, actions: int) -> None:
    """Submit the default action `count` times."""
    for _ in range(actions):
        seat = next(iter(waiting(table.state)))
        await table.submit(seat, default(table.ed, table.state, seat))


async def test_the_games_of_a_server_begin_with_the_last_that_changed(db: Database):
    games = Games(db)
    first, newest, second, as_new = [
        await games.create(1, channel, GameSettings(), PEOPLE, NOW + changed)
        for channel, changed in ((2, 1), (3, 3), (4, 2), (5, 3))
    ]
    await games.create(7, 6, GameSettings(), PEOPLE, NOW)
    rows = await games.of_guild(1, "lobby")
    assert [row.id for row in rows] == [as_new, newest, second, first]


async def test_row_numbers_continue_after_the_highest_number_ever_used(db: Database):
    blocks = Bans(db, "blocks", "guild")
    await blocks.add(1, 11, "Ana")

    def go_on(writer: Transaction, last: int) -> None:
        writer.continue_numbers({"blocks": last})

    for given in (50, 7):
        await db.transact(partial(go_on, last=given))
        await blocks.add(1, given, "Ben")
    assert [ban.number for ban in await blocks.of(1)] == [52, 51, 1]


async def test_the_maximum_bids_of_one_user_are_deleted_and_no_others(db: Database, tables: Tables):
    table = await begun(tables)
    limits = BidLimits(db)
    for user in (11, 12):
        await limits.keep(table.game, 3, user, 100 + user)
    await limits.forget_user(11)
    assert limits.of(table.game, 3) == {12: 112}
    assert await db.rows("SELECT user FROM limits") == [(12,)]


async def test_a_new_file_has_the_newest_schema_and_an_old_one_is_kept(tmp_path: Path):
    path = tmp_path / "a.db"
    first = await Database.open(path)
    await first.remember("colour", "red")
    await first.close()
    again = await Database.open(path)
    assert await again.fact("colour") == "red"
    assert await again.fact("shape") is None
    assert (await again.rows("PRAGMA user_version")) == [(VERSION,)]
    assert (await again.rows("PRAGMA journal_mode")) == [("wal",)]
    await again.close()


@pytest.mark.only_sqlite
async def test_the_connection_that_writes_waits_for_the_disk(db: Database):
    """PostgreSQL's twin of this test is in `test_postgres.py`."""
    full = [(2,)]
    assert await db.transact(lambda writer: writer.rows("PRAGMA synchronous")) == full


async def test_a_database_of_a_newer_rentroll_is_refused_with_a_clear_message(tmp_path: Path):
    path = tmp_path / "a.db"
    raw = sqlite3.connect(path)
    raw.execute(f"PRAGMA application_id = {MARK}")
    raw.execute(f"PRAGMA user_version = {VERSION + 3}")
    raw.close()
    with pytest.raises(NewerDatabase, match=f"version {VERSION + 3}.*Update Rentroll"):
        await Database.open(path)


async def test_a_channel_has_one_open_game(tables: Tables):
    await begun(tables)
    with pytest.raises(ChannelBusy):
        await tables.games.create(1, 2, GameSettings(), PEOPLE, NOW)
    other = await tables.games.create(1, 3, GameSettings(), PEOPLE, NOW)
    with pytest.raises(ChannelBusy):
        await tables.games.move(other, 2)
    await tables.games.set_status(other, "closed", NOW)
    await tables.games.move(other, 2)


async def test_an_action_is_on_disk_when_submit_returns(tables: Tables, database: Address):
    table = await begun(tables)
    seat = table.state.turn.seat
    await table.submit(seat, Roll(), interaction=77)
    log = on_disk(database, "SELECT seq, interaction FROM commits ORDER BY seq")
    assert log == [(0, None), (1, 77)]


async def test_the_clocks_of_an_action_are_on_disk_when_submit_returns(tables: Tables):
    table = await begun(tables, speed="live")
    before = table.timers
    await play(table, 1)
    assert table.timers != before, "another question has another clock"
    stored = {timer.kind: timer for timer in await tables.games.timers(table.game)}
    assert stored == table.timers


async def test_a_seat_that_an_action_changed_is_on_disk_when_submit_returns(tables: Tables):
    table = await begun(tables)
    seat = table.state.turn.seat
    action = default(table.ed, table.state, seat)
    await table.submit(seat, action, "clock")
    assert table.seats[seat].misses == 1
    assert await tables.games.seats(table.game) == table.seats


async def test_closing_waits_until_a_commit_under_way_is_on_disk(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    table, append = await begun(tables), tables.games.append
    writing, go_on = asyncio.Event(), asyncio.Event()

    async def slow(*entry: Any, **more: Any) -> None:
        writing.set()
        await go_on.wait()
        await append(*entry, **more)

    monkeypatch.setattr(tables.games, "append", slow)
    playing = asyncio.create_task(play(table, 1))
    await writing.wait()
    closing = asyncio.create_task(tables.close())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not closing.done()
    go_on.set()
    await closing
    row = await tables.games.game(table.game)
    assert row is not None
    assert row.seq == 1
    await playing


async def test_tasks_that_need_a_game_at_the_same_time_load_it_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    game = (await begun(tables)).game
    again, read, readings = Tables(tables.games, tables.people, lambda: NOW), tables._read, 0

    async def counted(row: GameRow, *, strict: bool) -> LiveTable:
        nonlocal readings
        readings += 1
        await asyncio.sleep(0)
        return await read(row, strict=strict)

    monkeypatch.setattr(again, "_read", counted)
    await again.list_live()
    first, second, third, _ = await asyncio.gather(
        again.load(game), again.wait_loaded(game), again.load_from(2), again.read_all()
    )
    assert first is second is third is again.find(game)
    assert readings == 1
    await again.close()


async def test_a_duplicate_delivery_of_a_press_changes_nothing(tables: Tables):
    table = await begun(tables)
    seat = table.state.turn.seat
    await table.submit(seat, Roll(), interaction=77)
    before = digest(table.state)
    follower = next(iter(waiting(table.state)))
    with pytest.raises(AlreadyDone):
        await table.submit(follower, default(table.ed, table.state, follower), interaction=77)
    assert (digest(table.state), table.seq) == (before, 1)


async def test_a_refused_action_leaves_no_trace(tables: Tables):
    table = await begun(tables)
    seat = table.state.turn.seat
    with pytest.raises(Illegal):
        await table.submit(seat, EndTurn())
    assert table.seq == 0
    assert len(await tables.games.commits(table.game)) == 1


async def a_twin(table: LiveTable, tables: Tables) -> LiveTable:
    """Return the same game, loaded by a second registry as by another process."""
    return await Tables(tables.games, tables.people, lambda: NOW).load(table.game)


async def test_a_table_that_was_overtaken_catches_up_and_answers_the_press(tables: Tables):
    table = await begun(tables, [*PEOPLE, Sitting("Cleo", "Top Hat", 13)])
    twin = await a_twin(table, tables)
    heard: list[object] = []
    twin.listeners = [lambda _, commit: heard.append(commit)]
    await play(table, 3)
    await table.pause("Paused.")
    await table.resume()
    await twin.submit(Seat(2), Resign(), interaction=5)
    assert (twin.seq, len(heard)) == (table.seq + 1, 2)
    assert "Paused." in [told.words for told in twin.story]
    assert twin.state.players[:2] == table.state.players[:2]
    assert await tables.games.done(5)
    await play(twin, 3)


async def test_a_late_press_at_an_overtaken_table_is_judged_by_the_newest_state(tables: Tables):
    table = await begun(tables)
    twin = await a_twin(table, tables)
    seat, ask = table.state.turn.seat, table.state.turn.ask
    await table.submit(seat, Roll(ask), interaction=7)
    with pytest.raises(Illegal):
        await twin.submit(seat, Roll(ask), interaction=8)
    assert digest(twin.state) == digest(table.state)
    other = await a_twin(table, tables)
    other.seq, other.state = 0, (await Log(tables.games, table.game).state_at(0))
    with pytest.raises(AlreadyDone):
        await other.submit(seat, Roll(ask), interaction=7)
    assert other.seq == 1


async def test_an_undo_voted_for_an_older_state_is_refused(tables: Tables):
    table = await begun(tables)
    twin = await a_twin(table, tables)
    await play(table, 2)
    with pytest.raises(Moved):
        await twin.undo(0, "vote", asked_at=0)
    assert twin.seq == 2
    await twin.undo(0, "moderator")
    assert twin.seq == 3


async def test_a_table_that_was_closed_or_deleted_elsewhere_is_closed_here(tables: Tables):
    for deleted in (False, True):
        table = await begun(tables)
        twin = await a_twin(table, tables)
        seat = table.state.turn.seat
        await table.submit(seat, Roll())
        await tables.put_away(table)
        if deleted:
            await tables.games.db.write("DELETE FROM games WHERE id = ?", (table.game,))
        with pytest.raises(Closed):
            await twin.submit(seat, Roll())


async def test_a_commit_whose_task_was_cancelled_does_not_block_a_table(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    table = await begun(tables)
    seat, append = table.state.turn.seat, tables.games.append

    async def cut_off(*args: Any) -> None:
        await append(*args)
        raise asyncio.CancelledError

    with monkeypatch.context() as broken:
        broken.setattr(tables.games, "append", cut_off)
        with pytest.raises(asyncio.CancelledError):
            await table.submit(seat, Roll())
    assert table.seq == 0
    other = next(seat for seat in (Seat(0), Seat(1)) if seat != table.state.turn.seat)
    await table.submit(other, Resign())
    assert table.seq == 2


async def test_earlier_users_of_a_seat_are_stored_and_can_be_forgotten(tables: Tables):
    table, newcomer = await begun(tables), 2**62 + 1
    assert await tables.games.tenures(table.game) == []
    seat = Seat(1 - table.state.turn.seat)  # the computer does nothing before its turn
    ben = table.seats[seat]
    await table.reseat(seat, Sitting(ben.name, ben.token, ben.user, kept=True))
    assert table.tenures == [], "being away is not leaving"
    await table.hand_over(seat, table.seats[seat], "Ben left.")
    await table.take_over(seat, newcomer, "Eve")
    began = [Tenure(seat, 0, ben.user, ben.name), Tenure(seat, 1, newcomer, "Eve")]
    assert table.tenures == began, "the computer had it for no entry of the log"
    await table.hand_over(seat, table.seats[seat], "Eve left.")
    assert table.tenures == [began[0], Tenure(seat, 1, 0, "")]
    assert await Privacy(tables.games.db).forget_names(ben.user, "Somebody") == {table.game}
    assert await Privacy(tables.games.db).forget_names(ben.user, "Somebody") == set()
    assert (await tables.games.tenures(table.game))[0] == Tenure(seat, 0, 0, "Somebody")
    assert not await untold(tables.games.db, table.game)
    await tables.games.db.write("DELETE FROM tenures WHERE game = ?", (table.game,))
    assert await untold(tables.games.db, table.game), "a game from before they were written"


async def test_a_failing_narrator_leaves_a_playable_table(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def speechless(*_: object) -> None:
        raise RuntimeError("no words")

    with monkeypatch.context() as broken:
        broken.setattr(TableStory, "tell", speechless)
        table = await begun(tables)
    assert "could not be told" in caplog.text
    assert tables.find(table.game) is table
    await play(table, 1)
    assert table.seq == 1


async def test_presses_at_the_same_moment_are_handled_one_by_one(tables: Tables):
    table = await begun(tables)
    seat = table.state.turn.seat
    ask = table.state.turn.ask
    done = await asyncio.gather(
        *(table.submit(seat, Roll(ask), interaction=i) for i in range(5)), return_exceptions=True
    )
    assert sum(isinstance(one, list) for one in done) == 1
    assert sum(isinstance(one, Illegal) for one in done) == 4
    assert table.seq == 1


async def test_a_table_comes_back_from_disk_as_it_was(tables: Tables):
    table = await begun(tables)
    await play(table, 130)
    again = Tables(tables.games, tables.people, lambda: NOW)
    (loaded,) = await load_all(again)
    assert digest(loaded.state) == digest(table.state)
    assert (loaded.seq, loaded.names, loaded.ed) == (130, ("Ana", "Ben"), table.ed)
    await play(loaded, 5)
    await again.close()


async def test_undo_goes_back_and_deletes_nothing(tables: Tables):
    table = await begun(tables)
    await play(table, 60)
    middle = await table.log.state_at(42)
    asked = table.state.turn.ask
    await table.undo(42, "vote")
    assert table.state.players == middle.players
    assert table.state.owner == middle.owner
    assert table.state.last_id >= asked, "ids of what was taken back are not given again"
    await play(table, 20)
    await table.undo(50, "vote")
    await table.undo(table.seq - 1, "vote")
    entries = await tables.games.commits(table.game)
    assert [commit.seq for commit in entries] == list(range(len(entries)))
    assert sum(isinstance(commit.move, Undo) for commit in entries) == 3
    (loaded,) = await load_all(Tables(tables.games, tables.people, lambda: NOW))
    assert digest(loaded.state) == digest(table.state) == entries[-1].digest


async def test_entries_that_were_taken_back_do_not_count(tables: Tables):
    table = await begun(tables)
    await play(table, 10)
    await table.undo(4, "vote")
    await play(table, 3)
    log = Log(tables.games, table.game)
    assert [commit.seq for commit in await log.entries()] == [0, 1, 2, 3, 4, 12, 13, 14]
    assert kept_entries([]) == []


async def test_seats_know_who_may_act(tables: Tables):
    seats = [*PEOPLE, Sitting("Rita", "Boot", robot="steady"), Sitting("Cy", "Iron", 14, kept=True)]
    table = await begun(tables, seats)
    assert table.seat_of(12) == Seat(1)
    assert table.automatic == {Seat(2), Seat(3)}
    with pytest.raises(Refused, match="no seat"):
        table.acting_seat(99)
    with pytest.raises(Refused, match="for you"):
        table.acting_seat(14)


async def test_a_paused_table_refuses_until_it_goes_on(tables: Tables):
    table = await begun(tables)
    await table.pause()
    with pytest.raises(Paused):
        await table.submit(table.state.turn.seat, Roll())
    (loaded,) = await load_all(Tables(tables.games, tables.people, lambda: NOW))
    assert loaded.status == "paused"
    await table.resume()
    await table.submit(table.state.turn.seat, Roll())


async def test_posts_timers_votes_and_preferences_are_kept(tables: Tables, db: Database):
    games, posts = tables.games, Posts(db)
    game = await games.create(1, 9, GameSettings(house={"salary": 400}), PEOPLE, NOW)
    await posts.save(game, Post(TABLE, 9, 5, NOW))
    await posts.save(game, Post(TABLE, 9, 6, NOW))
    left = Post(TABLE.left(5), 9, 5, NOW)
    assert await posts.of(game) == {left.kind: left, TABLE: Post(TABLE, 9, 6, NOW)}
    await posts.drop(game, TABLE)
    await posts.drop(game, left.kind)
    assert await posts.of(game) == {}
    await games.save_timers(game, [Timer("decision", NOW + 5, 3)])
    assert await games.timers(game) == [Timer("decision", NOW + 5, 3)]
    assert await games.vote(game, VOTE.of("undo"), 11) == {11}
    assert await games.vote(game, VOTE.of("undo"), 12) == {11, 12}
    await posts.conclude(game, VOTE.of("undo"), "Taken back.")
    assert await games.vote(game, VOTE.of("undo"), 12) == {12}
    await tables.people.choose(11, Preferences(ping="never", auto_roll=True))
    fresh = People(db)
    await fresh.load()
    assert fresh.of(11).auto_roll
    assert fresh.of(12) == Preferences()
    row = await games.in_channel(9)
    assert row is not None
    assert row.settings.house == {"salary": 400}


@pytest.mark.only_sqlite
async def test_a_backup_is_a_whole_database(tables: Tables, db: Database, tmp_path: Path):
    table = await begun(tables)
    await play(table, 20)
    copy_file(tmp_path / "rentroll.db", tmp_path / "copy.db")
    copy = await Database.open(tmp_path / "copy.db")
    people = People(copy)
    (loaded,) = await load_all(Tables(Games(copy), people, lambda: NOW))
    assert digest(loaded.state) == digest(table.state)
    await copy.close()


async def test_closing_a_table_twice_does_not_close_its_revived_game(tables: Tables):
    table = await begun(tables)
    await tables.put_away(table)
    await tables.games.revive(table.game, 5, "paused", [], NOW)
    revived = await tables.load(table.game)
    await tables.put_away(table)
    assert tables.find(table.game) is revived
    again = await tables.games.game(table.game)
    assert again is not None
    assert again.status == "paused"


async def test_a_game_that_has_ended_is_not_closed_when_its_channel_goes(tables: Tables):
    table = await begun(tables)
    await table.submit(table.state.turn.seat, Resign())
    assert table.status == "over"
    await tables.put_away(table)
    row = await tables.games.game(table.game)
    assert row is not None
    assert row.status == "over"
    assert tables.find(table.game) is None
