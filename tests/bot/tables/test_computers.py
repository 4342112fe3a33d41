"""Computer players at a live table."""

from __future__ import annotations

import time
from asyncio import create_task, sleep

import pytest

from bot.store.database.codec import digest
from bot.tables.computers import GIVES_WAY, LATE, Robots, answering, delay_move
from editions.loader import load
from engine.ai.arena import Arena
from engine.ai.mind import Mind
from engine.ai.policies import POLICIES
from engine.edition import Seat
from engine.rules import configure
from tests.support.evening import Evening
from tests.support.tables import start_table, turn_of


@pytest.mark.asyncio
async def test_computers_trade_and_build_at_a_table_as_they_do_in_a_simulation(evening: Evening):
    ed = configure(load("classic"), "short")
    arena = Arena(ed, [POLICIES["steady"]() for _ in range(3)], "3")
    for _ in arena.play(1000):
        pass
    assert arena.state.result is not None
    live = await start_table(evening, people=(), robots=3, variant="short", seed="3")
    await evening.until(lambda: live.over)
    assert digest(live.state) == digest(arena.state)


def test_a_stored_game_with_an_unknown_computer_player_continues():
    ed = configure(load("classic"), "standard")
    state = Arena(ed, [POLICIES["steady"]() for _ in range(3)], "1").state
    seats = [Seat(number) for number in range(3)]
    found = Robots().next_action(ed, state, seats, dict.fromkeys(seats, "wizard"))
    assert found == Robots().next_action(ed, state, seats, dict.fromkeys(seats, "normal"))


@pytest.mark.asyncio
async def test_computer_players_discard_their_plans_after_an_undo(evening: Evening):
    table = await start_table(evening, robots=1, change=turn_of(2))
    live = evening.parts.tables._games[table.game]
    await evening.until(lambda: table.state.turn.seat == 0 and live.robots.policies)
    robots = live.robots
    await table.undo(table.seq - 1, "moderator")
    assert live.robots is not robots


@pytest.mark.asyncio
async def test_a_computer_delays_its_move_while_the_bot_is_overloaded():
    thinking = create_task(delay_move(0.05))
    await sleep(0)
    time.sleep(0.05 + LATE + 0.01)  # noqa: ASYNC251 - block the event loop
    for _ in range(5):
        await sleep(0)
    assert not thinking.done(), "it was called too late"
    await thinking


@pytest.mark.asyncio
async def test_an_overloaded_bot_does_not_delay_a_computer_forever():
    thinking = create_task(delay_move(0.0))
    for _ in range(GIVES_WAY):
        await sleep(0)
        time.sleep(LATE + 0.01)  # noqa: ASYNC251 - block the event loop
    await sleep(0)
    await sleep(0)
    assert thinking.done()


def test_an_offer_is_answered_by_the_computer_of_the_seat_and_for_a_person_by_the_best_one() -> (
    None
):
    names = ("easy", "", "hard/rita")
    levels = [answering({Seat(0), Seat(1)}, names, Seat(seat)) for seat in range(3)]
    assert [level.level.noise for level in levels if isinstance(level, Mind)] == [0.25, 0.12, 0.0]
