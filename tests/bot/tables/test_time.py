"""Clocks: deadlines, missed turns, timed games, restarts and grace times."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any

import pytest
from msgspec.structs import replace

from bot.play.trade.builder import first_page
from bot.play.turn.views import game_end, table_message
from bot.store.database.writer import DatabaseFailed
from bot.store.games.games import Timer
from bot.tables.clocks import (
    DECISION,
    GAME_END,
    LAST_ROUND,
    REMINDER,
    REST,
    RESTART_GRACE,
    Clocks,
    Limits,
    minutes_left,
)
from bot.tables.table import LiveTable
from bot.ui.components import Button
from bot.ui.custom_ids import Press
from bot.ui.message import Message
from engine.actions import Bid, Buy, MakeOffer, Pass, Roll
from engine.asked import final_count
from engine.decisions import Auction, BuyChoice
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.state import BANK, GameState
from renders.scene import GameTime
from tests.support.evening import Evening, buttons, option, sub, whispered
from tests.support.looking import ask
from tests.support.seeing import next_turn, table_now, table_showing
from tests.support.tables import arrange, fresh_id, start_table, turn_of

ANA, BEN, CY = Seat(0), Seat(1), Seat(2)


def told(table: LiveTable, words: str) -> bool:
    return any(words in sentence for sentence in table.news(60))


async def run_out(evening: Evening, table: LiveTable, kind: str = DECISION) -> None:
    """Advance the time to a table's next deadline of this kind."""
    evening.time.now = table.timers[kind].due
    await evening.parts.tables.tick()


async def send_away(evening: Evening, table: LiveTable, seat: Seat) -> None:
    """Let three clocks of one player run out in a row."""
    for _ in range(3):
        await arrange(table, next_turn(seat))
        await run_out(evening, table)
    assert table.seats[seat].kept


def test_each_speed_has_its_own_time_limits():
    assert [Limits(speed).decision("roll") for speed in ("live", "relaxed", "slow", "none")] == [
        60,
        600,
        86_400,
        None,
    ]
    assert Limits("live").decision("auction") == 25
    assert Limits("none").decision("auction") == 600, "one person's silence holds nobody for ever"


@pytest.mark.asyncio
async def test_repeated_undos_gain_no_time_in_a_timed_game(evening: Evening):
    table = await start_table(evening, robots=0, variant="timed", minutes=20, speed="live")
    limit = table.clocks.limits.turn
    assert limit == 60, "a twentieth of the game"

    def landed(s: GameState) -> None:
        turn_of(0)(s)
        s.players[0].at = Pos(39)
        s.owner[39] = BANK
        s.pending.append(BuyChoice(fresh_id(s), Seat(0), Pos(39)))

    await arrange(table, landed)
    began, steps = evening.time(), 0
    while table.timers[DECISION].due > evening.time():
        assert table.timers[DECISION].due <= began + limit
        evening.time.now += 5
        await table.submit(Seat(0), Buy())
        await table.undo(table.seq - 1, "player", 0)
        steps += 1
    assert steps <= limit / 5

    def bidding(s: GameState) -> None:
        turn_of(0, "end")(s)
        s.turn.number += 1
        s.pending.append(Auction(fresh_id(s), (Seat(0), Seat(1)), Pos(39)))

    await arrange(table, bidding)
    evening.time.now += 300
    await arrange(table, lambda s: s.pending.clear())
    assert table.timers[DECISION].due == evening.time() + 30, "the time of others costs nothing"
    other = await start_table(evening, "table-one", robots=0, speed="live")
    assert other.clocks.limits.turn == inf


@pytest.mark.asyncio
async def test_the_picture_shows_the_played_time_but_is_not_redrawn_for_it(
    evening: Evening,
):
    table = await start_table(evening, robots=0, variant="timed", minutes=20, speed="live")
    assert table.scene().time == GameTime(0, 20)
    mark = table_message(table).mark
    evening.time.now += 7 * 60
    assert table.scene().time == GameTime(7, 20)
    assert table_message(table).mark == mark
    await table.pause()
    evening.time.now += 3600
    assert table.scene().time == GameTime(7, 20)
    await table.resume()
    evening.time.now = table.timers[LAST_ROUND].due
    await table.announce_last_round()
    assert table.scene().time == GameTime(18, 20, last_round=True)
    plain = await start_table(evening, "table-one", robots=0)
    assert plain.scene().time is None


def test_a_timed_game_has_shorter_time_limits():
    assert Limits("relaxed", 60).decision("roll") == 90
    assert Limits("none", 60).decision("roll") == 90
    assert Limits("live", 60).decision("roll") == 60, "never longer than usual"
    assert Limits("slow", 5).decision("roll") == 20, "and never too short"


def test_the_grace_time_extends_deadlines_and_reminders():
    stored = [Timer(DECISION, 50.0, 7), Timer(REMINDER, 20.0, 7), Timer(GAME_END, 5000.0)]
    clocks = Clocks.stored(Limits("live"), [*stored, Timer(REST, 10.0, 900)])
    found = clocks.with_grace(100.0).timers
    assert found[DECISION] == Timer(DECISION, 100 + RESTART_GRACE, 7)
    assert found[REMINDER] == Timer(REMINDER, 100 + RESTART_GRACE / 2, 7)
    assert found[GAME_END].due == 5000.0, "what is further away stays where it is"
    assert found[REST] == Timer(REST, 10.0, 900)


@pytest.mark.asyncio
async def test_a_clock_that_runs_out_takes_the_safe_default(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    asked = table.state.turn.seat
    begun = evening.time()
    assert table.timers[DECISION].due == begun + 60
    evening.time.now = begun + 59
    await evening.parts.tables.tick()
    assert table.seq == 0, "a second too early"
    evening.time.now = begun + 60
    await evening.parts.tables.tick()
    (commit,) = await evening.bot.stores.games.commits(table.game, 0)
    assert (commit.by, commit.actor) == ("clock", asked)
    assert table.seats[asked].misses == 1
    assert not table.seats[asked].kept


@pytest.mark.asyncio
async def test_the_story_tells_a_timeout_only_if_there_was_a_choice(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(ANA), speed="live")

    def late() -> int:
        return sum("Time is up for Ana." in sentence for sentence in table.news(60))

    seq = table.seq
    await run_out(evening, table)
    story = table.news(60)
    assert story.index("Time is up for Ana.") < next(
        i for i, sentence in enumerate(story) if sentence.startswith("Ana rolls")
    )
    assert late() == 1
    log = (await ask(evening.people["Ben"], "log"))["content"]
    assert log.count("Time is up for Ana.") == 1
    await table.undo(seq, "moderator")
    assert late() == 0
    for nothing_missed in (turn_of(ANA, "end"), in_auction):
        await arrange(table, nothing_missed)
        await run_out(evening, table)
        assert not told(table, "Time is up")


@pytest.mark.asyncio
async def test_after_a_missed_decision_the_turn_ends_quickly_and_counts_as_one_miss(
    evening: Evening,
):
    table = await start_table(evening, robots=0, speed="live", change=turn_of(ANA))
    begun, number = evening.time(), table.state.turn.number
    await run_out(evening, table)
    while table.state.turn.number == number:
        await run_out(evening, table)
    assert table.state.turn.seat == BEN
    assert evening.time() - begun < 60 + 15, "nobody waits for clock after clock"
    assert table.seats[ANA].misses == 1
    assert table.timers[DECISION].due == evening.time() + 60, "and the next one has all the time"


@pytest.mark.asyncio
async def test_a_timeout_that_cannot_be_saved_changes_nothing_until_the_retry(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=0, speed="live", change=turn_of(ANA))
    clocks, seats = table.clocks.after_reminder(), table.seats
    number = table.state.turn.number

    async def power_cut(*_: object) -> None:
        raise DatabaseFailed("power cut")

    with monkeypatch.context() as cut:
        cut.setattr(evening.bot.stores.games, "append", power_cut)
        await run_out(evening, table)
    assert (table.clocks, table.seats, table.seq) == (clocks, seats, 0)
    await evening.parts.tables.tick()
    assert table.seq == 1
    assert table.seats[ANA].misses == 1
    assert table.clocks.missed == (ANA, number)


@pytest.mark.asyncio
async def test_a_saved_change_of_seats_is_applied_in_memory_without_another_read(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=0, change=turn_of(ANA))

    async def power_cut(*_: object) -> None:
        raise DatabaseFailed("power cut")

    monkeypatch.setattr(evening.bot.stores.games, "tenures", power_cut)
    await table.reseat(ANA, replace(table.seats[ANA], kept=True))
    assert table.seats[ANA].state == "away"
    assert table.seats == await evening.bot.stores.games.seats(table.game)


@pytest.mark.asyncio
async def test_a_change_that_has_begun_is_finished_if_its_caller_is_cancelled(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=0, speed="live", change=turn_of(ANA))
    begun, go_on, append = asyncio.Event(), asyncio.Event(), evening.bot.stores.games.append

    async def slow(*commit: Any) -> None:
        begun.set()
        await go_on.wait()
        await append(*commit)

    monkeypatch.setattr(evening.bot.stores.games, "append", slow)
    press = asyncio.create_task(table.submit(ANA, Roll(table.state.turn.ask)))
    await begun.wait()
    late = asyncio.create_task(table.pause())
    await asyncio.sleep(0)
    for caller in (press, late):
        caller.cancel()
    await asyncio.gather(press, late, return_exceptions=True)
    assert table.seq == 0
    go_on.set()
    await table.settled()
    row = await evening.bot.stores.games.game(table.game)
    assert row is not None
    assert (table.seq, row.seq) == (1, 1)
    assert table.status == "live", "what had not begun never happens"


@pytest.mark.asyncio
async def test_a_player_who_returns_within_the_turn_has_full_time_again(evening: Evening):
    table = await start_table(evening, robots=0, speed="live", change=turn_of(ANA))
    number = table.state.turn.number

    def still_her_turn(s: GameState) -> None:
        turn_of(ANA)(s)
        s.turn.number = number

    await run_out(evening, table)
    await arrange(table, still_her_turn)
    assert table.timers[DECISION].due < evening.time() + 60
    await table.submit(ANA, Roll())
    await arrange(table, still_her_turn)
    assert table.timers[DECISION].due == evening.time() + 60


@pytest.mark.asyncio
async def test_no_clock_runs_past_the_end_of_a_timed_game(evening: Evening):
    table = await start_table(evening, robots=0, speed="relaxed", variant="timed", minutes=30)
    evening.time.now = table.timers[GAME_END].due - 10
    await arrange(table, next_turn(BEN))
    assert table.timers[DECISION].due == table.timers[GAME_END].due


def offers_baltic(s: GameState) -> None:
    """Ask Ben whether to buy a deed, in a turn that has just begun."""
    next_turn(BEN)(s)
    s.turn.phase = "end"
    s.pending.append(BuyChoice(fresh_id(s), BEN, Pos(3)))


@pytest.mark.asyncio
async def test_a_decision_pending_at_the_end_of_a_timed_game_keeps_its_clock(
    evening: Evening,
):
    table = await start_table(evening, robots=0, speed="live", variant="timed", minutes=30)
    evening.time.now = table.timers[GAME_END].due - 10
    await arrange(table, offers_baltic)
    due = table.timers[DECISION].due
    assert due > table.timers[GAME_END].due
    await run_out(evening, table, GAME_END)
    assert final_count(table.state) is not None
    assert told(table, "Time is up: the move in progress is finished")
    assert (table.timers[DECISION].due, table.over) == (due, False)
    with pytest.raises(Illegal, match="game_ends"):
        await table.submit(ANA, MakeOffer(BEN, give_cash=1))
    with pytest.raises(Illegal, match="game_ends"):
        first_page(table, ANA)
    assert game_end(table) == []
    entry = table.seq
    await evening.parts.tables.tick()
    assert table.seq == entry, "the time is up once"
    await table.submit(BEN, Buy())
    assert table.over
    assert table.state.result is not None
    assert table.state.result.reason == "time_limit"
    assert not any(sitting.misses for sitting in table.seats)


@pytest.mark.asyncio
async def test_the_time_of_a_timed_game_runs_out_again_after_an_undo(evening: Evening):
    table = await start_table(evening, robots=0, speed="live", variant="timed", minutes=30)
    evening.time.now = table.timers[GAME_END].due - 10
    await arrange(table, offers_baltic)
    entry = table.seq
    await run_out(evening, table, GAME_END)
    assert final_count(table.state) is not None
    await table.undo(entry, "vote")
    assert final_count(table.state) is None
    await evening.parts.tables.tick()
    assert final_count(table.state) is not None


@pytest.mark.asyncio
async def test_a_timed_game_can_end_in_the_turn_of_a_bankrupt_player(evening: Evening):
    def estate(s: GameState) -> None:
        turn_of(CY)(s)
        s.turn.phase = "over"
        s.players[CY].out = 1
        s.pending.append(Auction(fresh_id(s), (ANA, BEN), Pos(3)))

    people = ("Ana", "Ben", "Cy")
    table = await start_table(
        evening, people=people, robots=0, speed="live", variant="timed", minutes=30
    )
    evening.time.now = table.timers[GAME_END].due - 10
    await arrange(table, estate)
    await run_out(evening, table, GAME_END)
    assert final_count(table.state) is not None
    await table.submit(ANA, Pass())
    await table.submit(BEN, Pass())
    assert table.over


@pytest.mark.asyncio
async def test_a_reminder_comes_once_at_half_time(evening: Evening):
    table = await start_table(evening, robots=0, speed="relaxed")
    await run_out(evening, table, REMINDER)
    await evening.parts.tables.tick()
    assert table.clocks.reminded == table.timers[DECISION]
    assert table.seq == 0, "a reminder decides nothing"
    assert REMINDER not in {
        timer.kind for timer in await evening.bot.stores.games.timers(table.game)
    }


@pytest.mark.asyncio
async def test_after_three_missed_clocks_the_computer_keeps_the_seat_until_the_player_is_back(
    evening: Evening,
):
    table = await start_table(evening, people=("Ana", "Ben"), robots=0, speed="live")
    ana = evening.people["Ana"]
    await send_away(evening, table, ANA)
    assert told(table, "Ana has been away"), "the table is told"
    await arrange(table, turn_of(ANA))
    before = table.seq
    await evening.until(lambda: table.seq > before)
    assert (await evening.bot.stores.games.commits(table.game, before))[0].by == "robot"
    assert table.seat_of(int(ana.id)) == ANA, "the seat is still hers"

    await ana.slash("back")
    await evening.until(lambda: whispered(ana, "Welcome back"))
    assert not table.seats[ANA].kept
    assert table.seats[ANA].misses == 0
    assert told(table, "Ana is back")
    assert (await evening.bot.stores.games.seats(table.game))[ANA].kept is False
    await arrange(table, turn_of(ANA))
    assert DECISION in table.timers, "and so is her clock"


@pytest.mark.asyncio
async def test_an_away_player_can_return_by_button(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await send_away(evening, table, ANA)
    back = Press(table.game, "back").custom_id
    await evening.parts.sender.send(table.channel, Message("Away?", [[Button("I'm back", back)]]))
    message = await ana.wait_message(lambda one: one["content"] == "Away?")
    await ben.click(message, back)
    await evening.until(lambda: whispered(ben, "You are playing already"))
    await ana.click(message, back)
    await evening.until(lambda: not table.seats[ANA].kept)


@pytest.mark.asyncio
async def test_an_action_resets_the_count_of_missed_turns(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    for _ in range(2):
        await arrange(table, next_turn(ANA))
        await run_out(evening, table)
    assert table.seats[ANA].misses == 2
    await arrange(table, turn_of(ANA))
    await table.submit(ANA, Roll())
    assert table.seats[ANA].misses == 0
    await arrange(table, turn_of(ANA))
    await run_out(evening, table)
    assert not table.seats[ANA].kept


def in_auction(s: GameState) -> None:
    turn_of(ANA, "end")(s)
    s.pending.append(Auction(fresh_id(s), (ANA, BEN), Pos(1)))


@pytest.mark.asyncio
async def test_silence_in_an_auction_does_not_count_as_a_miss(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    for _ in range(3):
        await arrange(table, in_auction)
        await run_out(evening, table)
        assert not table.state.pending, "the hammer fell"
    assert [sitting.misses for sitting in table.seats] == [0, 0]


@pytest.mark.asyncio
async def test_every_bid_restarts_the_clock_of_an_auction(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    await arrange(table, in_auction)
    evening.time.now += 20
    await table.submit(ANA, Bid(10))
    assert table.timers[DECISION].due == evening.time() + 25


@pytest.mark.asyncio
async def test_an_auction_has_its_whole_time_though_the_turn_has_not(evening: Evening):
    table = await start_table(evening, robots=1, people=("Ana",), speed="live")
    await arrange(table, turn_of(ANA))
    evening.time.now += table.clocks.limits.turn - 5
    await arrange(table, turn_of(ANA, "end"))
    assert table.timers[DECISION].due == evening.time() + 5
    await arrange(table, in_auction)
    assert table.timers[DECISION].due == evening.time() + 25


@pytest.mark.asyncio
async def test_a_press_at_the_last_moment_is_not_followed_by_a_timeout(evening: Evening):
    table = await start_table(evening, robots=0, seed="2", speed="live", change=turn_of(ANA))
    await run_out(evening, table, REMINDER)
    due = table.timers[DECISION].due
    press = asyncio.create_task(table.submit(ANA, Roll()))
    await asyncio.sleep(0)  # the commit is being saved
    evening.time.now = due
    await evening.parts.tables.tick()
    await press
    assert [type(frame) for frame in table.state.pending] == [BuyChoice], "Ana is still asked"
    assert (table.seq, table.seats[ANA].misses) == (1, 0)


@pytest.mark.asyncio
async def test_a_table_with_speed_none_has_no_clocks(evening: Evening):
    table = await start_table(evening, robots=0, speed="none")
    assert table.timers == {}
    evening.time.now += 10**7
    await evening.parts.tables.tick()
    assert table.seq == 0


@pytest.mark.asyncio
async def test_a_restart_keeps_the_clocks_and_gives_a_minute_of_grace(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    due = table.timers[DECISION].due
    await evening.stop_bot()
    evening.time.now = due + 3600
    await evening.start_bot()
    table = evening.table()
    await evening.parts.tables.tick()
    assert table.seq == 0, "the bot was away, not the player"
    evening.time.now += RESTART_GRACE
    await evening.parts.tables.tick()
    assert table.seq == 1


@pytest.mark.asyncio
async def test_a_restart_takes_nothing_from_a_clock_with_time_left(evening: Evening):
    table = await start_table(evening, robots=0, speed="slow")
    timers = dict(table.timers)
    await evening.stop_bot()
    evening.time.now += 120
    await evening.start_bot()
    assert evening.table().timers == timers


@pytest.mark.asyncio
async def test_a_missing_timer_is_planned_again_at_the_next_start(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    await evening.bot.stores.games.save_timers(table.game, [])
    await evening.restart_bot()
    assert evening.table().timers[DECISION].due == evening.time() + 60


@pytest.mark.asyncio
async def test_a_timed_game_ends_on_time(evening: Evening):
    table = await start_table(evening, robots=0, speed="none", variant="timed", minutes=30)
    assert table.timers[GAME_END].due == evening.time() + 1800
    evening.time.now += 1799
    await arrange(table, next_turn(BEN))
    await evening.parts.tables.tick()
    assert not table.over
    evening.time.now += 1
    await evening.parts.tables.tick()
    assert table.state.result is not None
    assert table.state.result.reason == "time_limit"
    assert [sitting.misses for sitting in table.seats] == [0, 0], "time's end is nobody's fault"


async def a_timed_game(evening: Evening, minutes: int = 30) -> LiveTable:
    return await start_table(
        evening, robots=0, speed="none", variant="timed", minutes=minutes, change=turn_of(ANA)
    )


@pytest.mark.asyncio
async def test_a_timed_game_says_when_it_ends(evening: Evening):
    table = await a_timed_game(evening)
    ana = evening.people["Ana"]
    end = int(evening.time()) + 1800
    message = await table_showing(evening, ana, "Roll")
    assert f"This game ends at <t:{end}:t> (<t:{end}:R>)" in message["content"]
    assert "Time played: 0 of 30 minutes." in message["attachments"][0]["description"]
    mark = ana.mark()
    await ana.slash("game", sub("show"))
    again = await ana.wait_message(lambda m: "Roll" in buttons(m), after=mark)
    assert again["id"] != message["id"]
    await evening.until(lambda: whispered(ana, f"<t:{end}:R>"))

    evening.time.now += 600
    await table.pause()
    await evening.until(lambda: "20 minutes of the agreed time are left" in _shown(evening))
    await ana.slash("game", sub("show"))
    await evening.until(lambda: whispered(ana, "20 minutes of the agreed time are left"))
    evening.time.now += 600
    await table.resume()
    await evening.until(lambda: f"<t:{end + 600}:R>" in _shown(evening))


def _shown(evening: Evening) -> str:
    message = table_now(evening.people["Ana"])
    return message["content"] if message else ""


@pytest.mark.parametrize(("minutes", "before", "words"), [(30, 180, "3 minutes"), (90, 300, "5 m")])
@pytest.mark.asyncio
async def test_the_last_round_of_a_timed_game_is_announced_once(
    evening: Evening, minutes: int, before: int, words: str
):
    table = await a_timed_game(evening, minutes)
    evening.time.now = table.timers[GAME_END].due - before - 1
    await evening.parts.tables.tick()
    assert not told(table, "last round")
    evening.time.now += 1
    await evening.parts.tables.tick()
    await evening.until(lambda: f"The last round: in about {words}" in _shown(evening))
    evening.time.now += 1
    await evening.parts.tables.tick()
    await table.pause()
    await table.resume()
    await evening.restart_bot()
    table = evening.table()
    evening.time.now += 60
    await evening.parts.tables.tick()
    assert LAST_ROUND not in table.timers
    news = table.news(60)
    assert sum("last round" in sentence for sentence in news) == 1


def test_clocks_are_called_as_in_databases_of_earlier_versions():
    names = ["decision", "reminder", "game_end", "rest", "last_round"]
    assert names == [DECISION, REMINDER, GAME_END, REST, LAST_ROUND]


@pytest.mark.parametrize(("seconds", "minutes"), [(1, 1), (80, 1), (100, 2)])
def test_the_last_seconds_of_the_agreed_time_are_called_a_minute(seconds: int, minutes: int):
    assert minutes_left(seconds) == minutes


@pytest.mark.asyncio
async def test_a_pause_postpones_the_last_round(evening: Evening):
    table = await a_timed_game(evening)
    was = table.timers[LAST_ROUND].due
    await table.pause()
    evening.time.now += 100
    await table.resume()
    assert table.timers[LAST_ROUND].due == was + 100
    await table.submit(ANA, Roll())
    assert table.timers[LAST_ROUND].due == was + 100


@pytest.mark.asyncio
async def test_a_timed_game_ends_after_pending_decisions(evening: Evening):
    table = await start_table(evening, robots=0, speed="none", variant="timed", minutes=30)

    def choosing(s: GameState) -> None:
        turn_of(ANA, "end")(s)
        s.owner[1] = Seat(-1)
        s.pending.append(BuyChoice(fresh_id(s), ANA, Pos(1)))

    end = table.timers[GAME_END]
    await arrange(table, choosing)
    evening.time.now = end.due + 5
    await evening.parts.tables.tick()
    assert not table.over, "the auction comes first"
    await table.submit(ANA, Bid(1))
    await table.submit(BEN, Bid(2))
    await table.submit(ANA, Pass())
    await evening.until(lambda: table.over)


@pytest.mark.asyncio
async def test_a_change_of_seats_does_not_stop_the_clock_of_a_timed_game(evening: Evening):
    table = await start_table(evening, robots=0, speed="live", variant="timed", minutes=30)
    end = table.timers[GAME_END]
    await table.reseat(ANA, table.seats[ANA])
    assert table.timers[GAME_END] == end
    assert end in await evening.bot.stores.games.timers(table.game)


@pytest.mark.asyncio
async def test_when_everyone_is_away_the_table_waits_for_the_first_to_be_back(evening: Evening):
    table = await start_table(evening, people=("Ana",), robots=1, change=turn_of(ANA), speed="live")
    await send_away(evening, table, ANA)
    assert told(table, "Nobody is at the table")
    assert "is thinking" not in table_message(table).text
    resting = table.seq
    for _ in range(5):
        evening.time.now += 3600
        await evening.parts.tables.tick()
    await evening.people["Ana"].settled()
    assert table.seq == resting, "the computer does not play the evening out alone"
    await evening.people["Ana"].slash("back")
    await evening.until(lambda: not table.seats[ANA].kept)
    await arrange(table, turn_of(1))
    await evening.until(lambda: table.seq > resting)


@pytest.mark.asyncio
async def test_an_error_at_one_table_does_not_stop_the_clocks_of_others(
    evening: Evening, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    first = await start_table(evening, robots=0, speed="live")
    second = await start_table(evening, "table-one", robots=0, speed="live")

    async def stumble() -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(first, "remind", stumble)
    evening.time.now = first.timers[REMINDER].due
    await evening.parts.tables.tick()
    assert REMINDER not in second.timers, "the other one was reminded"
    assert "a clock failed" in caplog.text


@pytest.mark.asyncio
async def test_back_and_seat_replace_say_why_they_do_nothing(evening: Evening):
    ana = await evening.seat("Ana")
    await ana.slash("back")
    await evening.until(lambda: whispered(ana, "no game in this channel"))
    table = await start_table(evening, people=("Ben",), robots=1, change=turn_of(0))
    await ana.slash("back")
    await evening.until(lambda: whispered(ana, "You have no seat"))
    ben = evening.people["Ben"]
    await ben.slash("seat", sub("replace", option("player", table.names[1])))
    await evening.until(lambda: whispered(ben, "is a computer already"))
