"""The coach at a live table: asked privately, where the table allows it, and after the game."""

from __future__ import annotations

import pytest

from engine.actions import Resign
from engine.edition import Seat
from engine.state import GameState
from tests.support.evening import Evening, buttons
from tests.support.lobbying import press, told
from tests.support.looking import EPHEMERAL, ask
from tests.support.tables import arrange, start_table, turn_of


@pytest.mark.asyncio
async def test_alone_among_computers_the_coach_may_be_asked_at_any_time(evening: Evening):
    live = await start_table(evening, people=("Ana",), robots=2, change=turn_of(0))
    ana, dan = evening.people["Ana"], await evening.seat("Dan")
    page = await ask(ana, "coach")
    assert page["flags"] & EPHEMERAL
    assert "**Roll.**" in page["content"]
    assert "Chances to win" in page["content"]
    assert "seat" in (await ask(dan, "coach"))["content"], "only those who play are advised"
    for seat in (1, 2):
        await live.submit(Seat(seat), Resign())
    card = await ana.wait_message(lambda m: "Turning points" in buttons(m))
    mark = ana.mark()
    await press(ana, card, "Turning points")
    await told(ana, "decided the game", "33 → 5", after=mark)


@pytest.mark.asyncio
async def test_with_several_people_the_coach_answers_only_if_the_table_allows_it(evening: Evening):
    await start_table(evening, robots=0, change=turn_of(0))
    ana = evening.people["Ana"]
    assert "has no coach" in (await ask(ana, "coach"))["content"]
    await start_table(evening, "games", robots=0, change=turn_of(0), coach=True)
    page = await ask(ana, "coach", channel="games")
    assert "**Roll.**" in page["content"]


@pytest.mark.asyncio
async def test_the_turning_points_of_a_reopened_game_are_not_told(evening: Evening):
    live = await start_table(evening, people=("Ana", "Ben"), robots=0, change=turn_of(0))
    ana = evening.people["Ana"]
    await live.submit(Seat(1), Resign())
    card = await ana.wait_message(lambda m: "Turning points" in buttons(m))

    def went_on(s: GameState) -> None:  # older versions allowed an undo of the end
        s.result = None
        s.players[1].out = False

    await arrange(live, went_on)
    await evening.idle()
    mark = ana.mark()
    await press(ana, card, "Turning points")
    await told(ana, "has no coach", after=mark)
