"""Tests of hostile input, forged presses, and failing disks and processes."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.store.database.codec import GameSettings, Sitting
from bot.store.database.database import Database
from bot.store.database.writer import DatabaseFailed
from bot.store.games.games import Games
from bot.store.users.people import People
from bot.support.parsing import plain_number
from bot.support.refusals import Refused
from bot.tables.computers import DEFAULT_POLICY, Robots
from bot.tables.registry import Tables
from bot.tables.seating import seat_name
from bot.tables.table import Closed, LiveTable, Moved
from bot.ui.amounts import amount_of
from bot.ui.components import LONGEST_TEXT, fitting
from bot.ui.custom_ids import (
    LONGEST_ID,
    NotOurs,
    Press,
    action_of,
    base36,
    count,
    parse,
    snowflake,
    whole_number,
)
from bot.words import safe
from editions.loader import load
from engine.actions import Bid, MakeOffer, Roll
from engine.ai.policies import POLICIES
from engine.asked import waiting
from engine.edition import Seat
from engine.setup import choose_tokens, start
from tests.support.evening import Evening, buttons, option, whispered
from tests.support.patience import patience
from tests.support.seeing import a_game, forge, the_table
from tests.support.tables import load_all, start_table, turn_of

# Ids and numbers


@pytest.mark.parametrize(
    "text",
    [
        "",
        "r1",
        "r1:1",
        "r0:1:do",
        "r1:-1:do",
        "r1: 1:do",
        "r1:1_0:do",
        "r1:１:do",
        f"r1:{'z' * 90}:do",
        f"r1:{'z' * 13}:do",
        f"r1:{'0' * 5000}1:do",
        f"r1:1:do:{'x' * LONGEST_ID}",
    ],
)
def test_a_custom_id_that_no_button_has_is_rejected(text: str):
    with pytest.raises(NotOurs):
        parse(text)


@pytest.mark.parametrize("text", ["", "²", "٣", "１", "-1", "+1", "1_0", " 1", "9" * 19, "9" * 999])
def test_only_what_is_written_in_plain_digits_and_fits_is_a_number(text: str):
    assert plain_number(text) is None


def test_plain_digits_are_parsed_as_a_number():
    assert [plain_number(text) for text in ("0", "007", str(2**63 - 1))] == [0, 7, 2**63 - 1]


def test_a_negative_number_has_no_short_form():
    with pytest.raises(ValueError, match="negative"):
        base36(-1)


@pytest.mark.parametrize("text", ["", "-", "x", "1.5", "٣", "²", "9" * 10, "0x1", " 1", "1\n"])
def test_only_plain_numbers_are_numbers(text: str):
    for read in (whole_number, count):
        with pytest.raises(NotOurs):
            read(text)


def test_a_count_is_not_negative():
    assert (whole_number("-1"), count("0")) == (-1, 0)
    with pytest.raises(NotOurs):
        count("-1")


@pytest.mark.parametrize("text", ["0", "-1", "x", "", "²", "٣", "9" * 30, str(1 << 63), "1 "])
def test_only_what_discord_could_have_made_is_a_snowflake(text: str):
    assert snowflake(str((1 << 63) - 1)) == (1 << 63) - 1
    with pytest.raises(NotOurs):
        snowflake(text)


@pytest.mark.parametrize(
    "text", ["bid:1e3", "bid:1.0", "bid:9999999999", "roll:1:2", "bid", "use_card:²"]
)
def test_an_action_is_read_only_in_the_form_that_the_bot_writes(text: str):
    assert action_of(("bid", "120", "7")) == Bid(120, 7)
    assert action_of(("bid", "120")) == Bid(120), "a button from before an action got a new field"
    with pytest.raises(NotOurs):
        action_of(tuple(text.split(":")))


@pytest.mark.parametrize("text", ["0" * 21 + "5", "9" * 30, "²", "-5", "", "1e9", "$"])
def test_a_text_that_is_no_amount_is_refused(text: str):
    with pytest.raises(Refused):
        amount_of(text, load("classic").currency)


def test_a_press_with_missing_arguments_is_rejected():
    press = Press(1, "verb", ("a", "7"))
    assert (press.word(), press.number(1), press.words(2)) == ("a", 7, ("a", "7"))
    for wrong in (lambda: press.word(2), lambda: press.number(0), lambda: press.words(3)):
        with pytest.raises(NotOurs):
            wrong()


# Names and texts


def test_a_name_mentions_nobody_has_no_link_and_reverses_no_text():
    assert "@everyone" not in safe("@everyone")
    assert "<@1>" not in safe("<@1>")
    assert "://" not in safe("https://example.org/x")
    assert "discord.gg/" not in safe("discord.gg/abc")
    assert "\u202e" not in safe("\u202eana")
    assert safe("In Jail / Just Visiting") == "In Jail / Just Visiting"


@pytest.mark.parametrize("name", ["\u202e\u200b", "  ", "\n", "\u2066\u2069"])
def test_a_user_with_an_invisible_name_is_called_a_player(name: str):
    assert seat_name(name, ()) == "Player"
    assert seat_name(name, ["player"]) == "Player (2)"


def test_a_text_that_is_too_long_is_cut_and_shows_it():
    assert fitting("a" * LONGEST_TEXT) == "a" * LONGEST_TEXT
    cut = fitting("a" * 1998 + "\\*" + "b" * 50)
    assert len(cut) <= LONGEST_TEXT
    assert cut.endswith("a…"), "no half of an escape is left"


# Presses that no button makes

TEXTS = ("-1", "99", "9" * 30, "", "x", "build")
"""Arguments and values to try. Each verb gets several combinations."""


@pytest.mark.asyncio
async def test_a_forged_press_changes_nothing_for_others(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    """Every verb is pressed with arguments it never has, and nothing changes for others."""
    table, ana = await a_game(evening, robots=1)
    message = the_table(ana)
    own = {"seat-leave", "privacy-delete", "info-tutorial"}  # these may change the user's own data
    with caplog.at_level(logging.ERROR, "bot"):
        for verb in sorted(set(evening.parts.router.verbs) - own):
            for n, text in enumerate(TEXTS):
                args = [text] * (n % 4) if not verb.startswith("trade") else [text] * 8
                custom_id = ":".join(("r1", base36(table.game), verb, *args))[:LONGEST_ID]
                values = [TEXTS[n - 1]] * (n % 3)
                await forge(evening, ana, message, custom_id, *values, amount=text, give=text)
    serious = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [record.getMessage() for record in serious] == []
    assert table.status == "live"
    await evening.stop_bot()
    await evening.start_bot()  # it can read everything that was stored
    assert evening.parts.tables.find(table.game) is not None


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "args",
    [
        "time_up",
        "call_time",
        "take_win",
        "time_up:0",
        "bid:-5",
        "build:-1:-1",
        "sell:39:-4",
        "offer:1:-100",
    ],
)
async def test_nobody_submits_an_action_for_another_player(evening: Evening, args: str):
    table, ana = await a_game(evening)
    message = the_table(ana)
    await forge(evening, ana, message, f"r1:{base36(table.game)}:do:{args}")
    await ana.settled()
    assert table.seq == 0


@pytest.mark.asyncio
async def test_a_preference_that_does_not_exist_is_not_kept(evening: Evening):
    _, ana = await a_game(evening)
    message = the_table(ana)
    chosen = evening.bot.stores.people.of(int(ana.id))
    await forge(evening, ana, message, "r1:0:panel-wish:ping:1")
    await forge(evening, ana, message, "r1:0:panel-ping", "shout")
    assert evening.bot.stores.people.of(int(ana.id)) == chosen
    await People(evening.bot.db).load()


@pytest.mark.asyncio
async def test_a_private_page_does_not_overwrite_a_public_message(evening: Evening):
    table, ana = await a_game(evening)
    message = the_table(ana)
    draft = ":".join(["1", *"0" * 7])
    await forge(evening, ana, message, f"r1:{base36(table.game)}:trade-show:{draft}")
    await evening.until(lambda: whispered(ana, "Ben"))
    shown = await ana.history(message["channel_id"])
    assert [one["content"] for one in shown if one["id"] == message["id"]] == [message["content"]]


@pytest.mark.asyncio
async def test_the_games_of_another_server_are_out_of_reach(evening: Evening):
    """A user who knows the number of another server's game can neither join nor read it."""
    _, ana = await a_game(evening)
    channels = evening.running.stage.world.channels.values()
    here = evening.table().guild
    there = next(c for c in channels if c.guild_id not in (None, here) and c.type == 0)
    settings = GameSettings(seats=4, host=7)
    lobby = await evening.bot.stores.games.create(
        there.guild_id or 0, there.id, settings, [Sitting("Zoe", "Hat", 7)], evening.time()
    )
    message = the_table(ana)
    await forge(evening, ana, message, f"r1:{base36(lobby)}:lobby-join")
    await evening.until(lambda: whispered(ana, "too old"))
    assert [sitting.user for sitting in await evening.bot.stores.games.seats(lobby)] == [7]


@pytest.mark.asyncio
async def test_an_answer_to_very_long_words_still_arrives(evening: Evening):
    await start_table(evening, people=("Ana",), robots=1, change=turn_of(0))
    ana = evening.people["Ana"]
    await ana.slash("deed", [option("name", "*" * 3000)])
    await evening.until(lambda: whispered(ana, "*"))


# A disk and a process that fail midway


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> Any:
    db = await Database.open(tmp_path / "rentroll.db")
    people = People(db)
    opened = Tables(Games(db), people, lambda: 0.0, pace=0.0)
    yield opened
    await opened.close()
    await db.close()


async def begun(tables: Tables, robot: str = "") -> LiveTable:
    ed = load("classic")
    tokens = choose_tokens(ed, 2, ())
    sittings = [Sitting("Ana", tokens[0], 1, robot), Sitting("Ben", tokens[1], 2, robot)]
    game = await tables.games.create(1, 1, GameSettings(speed="none"), sittings, 0.0)
    row = await tables.games.game(game)
    assert row is not None
    return await tables.begin(row, ed, sittings, "1")


@pytest.mark.asyncio
@pytest.mark.parametrize("steps", range(12))
async def test_a_write_that_is_cancelled_midway_blocks_no_later_one(tables: Tables, steps: int):
    db = tables.games.db
    task = asyncio.create_task(db.remember("half", "done"))
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await db.remember("next", "fine")
    assert await db.fact("next") == "fine"


@pytest.mark.asyncio
async def test_a_full_disk_loses_the_action_and_nothing_else(tables: Tables):
    table = await begun(tables)
    seat = next(iter(waiting(table.state)))
    state, db = table.state, tables.games.db
    ((pages,),) = await db.rows("PRAGMA page_count")
    await db.transact(lambda disk: disk.rows(f"PRAGMA max_page_count = {pages}"))
    filler = "x" * 100_000
    with pytest.raises(DatabaseFailed, match="full"):
        await db.remember("filler", filler)
    await db.transact(lambda disk: disk.rows("PRAGMA max_page_count = 1000000"))
    assert table.state is state
    await table.submit(seat, Roll())
    assert (await tables.games.game(table.game) or table).seq == table.seq == 1


@pytest.mark.asyncio
async def test_a_failing_listener_does_not_stop_the_others(
    tables: Tables, caplog: pytest.LogCaptureFixture
):
    table = await begun(tables)
    heard: list[object] = []

    def deaf(*_: object) -> None:
        raise RuntimeError("deaf")

    tables.listeners[:0] = [deaf]
    tables.listeners.append(lambda _, commit: heard.append(commit))
    await table.submit(next(iter(waiting(table.state))), Roll())
    assert len(heard) == 1
    assert "a listener failed" in caplog.text


@pytest.mark.asyncio
async def test_a_closed_table_takes_no_more_actions(tables: Tables):
    table = await begun(tables)
    seat = next(iter(waiting(table.state)))
    await asyncio.gather(table.submit(seat, Roll()), tables.put_away(table))
    assert table.seq == 1, "what had begun before was finished"
    for late in (
        table.submit(seat, Roll()),
        table.undo(0, "vote"),
        table.reseat(Seat(0), table.seats[0]),
    ):
        with pytest.raises(Closed):
            await late
    with pytest.raises(Moved):
        await table.pause()
    row = await tables.games.game(table.game)
    assert row is not None
    assert (row.status, row.seq) == ("closed", 1)


@pytest.mark.asyncio
async def test_one_game_that_cannot_be_read_keeps_no_other_from_going_on(
    tables: Tables, caplog: pytest.LogCaptureFixture
):
    table = await begun(tables)
    db = tables.games.db
    await db.write(
        "INSERT INTO games (guild, channel, status, settings, edition, seq, created, changed)"
        " VALUES (1, 2, 'live', '{}', x'00', 3, 0, 0)"
    )
    again = Tables(tables.games, tables.people, lambda: 0.0, pace=0.0)
    assert [one.game for one in await load_all(again)] == [table.game]
    assert "cannot be read" in caplog.text
    await again.close()


@pytest.mark.asyncio
async def test_the_computer_tries_again_when_its_action_could_not_be_written(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    append, failing = tables.games.append, [True]

    async def broken(*args: Any, **more: Any) -> None:
        if failing:
            failing.pop()
            raise sqlite3.OperationalError("disk I/O error")
        await append(*args, **more)

    monkeypatch.setattr(tables.games, "append", broken)
    monkeypatch.setattr("bot.tables.registry.LONGEST_REST", 0)
    acted = asyncio.Event()
    tables.listeners.append(lambda table, _: acted.set() if table.seq else None)
    await begun(tables, robot="steady")
    async with patience():
        await acted.wait()
    assert "could not act" in caplog.text


def test_a_failing_computer_does_the_least_and_the_log_has_one_traceback(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    class Broken:
        def decide(self, seen: object) -> None:
            raise RuntimeError("no idea")

    monkeypatch.setitem(POLICIES, DEFAULT_POLICY, Broken)
    ed = load("classic")
    state, _ = start(ed, 2, "1", choose_tokens(ed, 2, ()))
    seat = next(iter(waiting(state)))
    robots = Robots()
    for _ in range(3):
        found = robots.next_action(ed, state, {seat}, {seat: DEFAULT_POLICY})
        assert found is not None
        assert isinstance(found[1], Roll)
    assert caplog.text.count("could not decide") == 1
    assert caplog.text.count("Traceback") == 1


@pytest.mark.asyncio
async def test_no_button_of_a_closed_game_works(evening: Evening):
    table, ana = await a_game(evening)
    await table.submit(Seat(0), MakeOffer(Seat(1), give_cash=5))
    offered = await ana.wait_message(lambda message: "Accept" in buttons(message))
    await evening.parts.tables.put_away(table)
    last = await ana.wait_message(
        lambda message: message["id"] == offered["id"] and not buttons(message),
        event="MESSAGE_UPDATE",
    )
    assert "closed" in last["content"]
    await evening.until(lambda: evening.parts.tables.all() == [])
