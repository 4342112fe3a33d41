"""Tests that a person who presses wildly delays nobody, and loses no press that counts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.discord_api import answers
from bot.discord_api.answers import SAME_PRESS
from bot.discord_api.tokens import ALL_ROOM, MINUTE, Tokens
from bot.ui.custom_ids import Press
from tests.support.answering import LATE, answer_within
from tests.support.evening import Evening, an_evening
from tests.support.looking import THINKING
from tests.support.panels import ORANGE, ana_with, holding
from tests.support.patience import share
from tests.support.players import Json, Person
from tests.support.seeing import a_game, button, forge, table_showing, the_table
from tests.support.tables import arrange, channel_id, turn_of

PRESSES, SECONDS = 300, 30.0
FOLLOW_UP = "POST /webhooks/{webhook_id}/{webhook_token}"
WAITS = "Waiting for **Ana**"
pytestmark = pytest.mark.asyncio


def refusals(person: Person) -> list[Json]:
    """Return the private messages to a person, including those that only show "is thinking"."""
    return [one for one in person.inbox.all("MESSAGE_CREATE") if one["flags"] & 64]


async def opens_panel(evening: Evening, person: Person, table: Json) -> float:
    """Open a person's panel, and return the seconds until it is complete."""
    mark, began = person.mark(), asyncio.get_running_loop().time()
    await person.click(table, button(table, "My panel"))
    await person.inbox.wait(
        "MESSAGE_CREATE",
        lambda one: one["flags"] & 64 and not one["flags"] & THINKING,
        mark,
        also="MESSAGE_UPDATE",
    )
    return asyncio.get_running_loop().time() - began


async def test_a_user_who_presses_wildly_delays_nobody(tmp_path: Path):
    async with an_evening(tmp_path / "rentroll.db", rate_limits=True) as evening:
        evening.parts.router.answers.within = 1.5
        table, ana = await a_game(evening)
        ben = evening.people["Ben"]
        shown = await table_showing(evening, ana, "Roll")
        taken = []
        for number in range(PRESSES):
            await ben.outcome(await ben.click(shown, button(shown, "Roll")))
            evening.time.now += SECONDS / PRESSES
            evening.running.stage.clock.jump(SECONDS / PRESSES)
            if number % 60 == 30:
                taken.append(await opens_panel(evening, ana, shown))
        await evening.idle()
        assert max(taken) < 1.0 / share()
        assert evening.running.control.state()["refusals"] == {}
        assert FOLLOW_UP not in evening.running.control.statistics({})["routes"]
        assert 1 < len(refusals(ben)) <= SECONDS / SAME_PRESS + 1
        assert table.seq == 0


async def test_a_refusal_is_repeated_after_a_change_or_after_some_seconds(evening: Evening):
    table, ana = await a_game(evening)
    ben = evening.people["Ben"]
    shown = await table_showing(evening, ana, "Roll")

    async def told_after_a_press() -> int:
        assert await ben.outcome(await ben.click(shown, button(shown, "Roll"))) == "done"
        await ben.settled()
        return len(refusals(ben))

    assert await told_after_a_press() == 1
    assert await told_after_a_press() == 1, "a repeat is acknowledged in silence"
    evening.time.now += SAME_PRESS
    assert await told_after_a_press() == 2
    await arrange(table, turn_of(0))
    table.seq += 1
    shown = await table_showing(evening, ana, "Roll")
    assert await told_after_a_press() == 3


async def test_a_refusal_is_sent_for_another_button_and_to_another_user(evening: Evening):
    _, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    shown = the_table(ana)
    for name in ("Ben", "Cleo"):
        person = evening.people[name]
        for _ in range(2):
            assert await person.outcome(await person.click(shown, button(shown, "Roll"))) == "done"
        await person.settled()
        assert len(refusals(person)) == 1


async def test_a_repeated_press_that_succeeds_is_always_answered(evening: Evening):
    table, panel = await ana_with(evening, holding(*ORANGE, built=0))
    build = Press(table.game, "do", ("build", str(ORANGE[0]), "1")).custom_id
    then = Press(table.game, "do", ("build", str(ORANGE[1]), "1")).custom_id
    shown = await table_showing(evening, panel.person, "My panel")
    for custom_id in (build, then, build):
        assert await forge(evening, panel.person, shown, custom_id) == "done"
    await evening.idle()
    assert [table.state.level[pos] for pos in ORANGE] == [1, 1, 0]


async def test_private_answers_count_their_follow_ups_before_discord_does():
    now = [1000.0]
    tokens = Tokens(lambda: now[0])
    assert [tokens.reserve(1) for _ in range(ALL_ROOM)] == [0.0] * ALL_ROOM
    assert tokens.reserve(2) == 0, "each channel has its own room"
    now[0] += MINUTE - 1
    assert [tokens.reserve(1) for _ in range(2)] == [1.0, 1.0]
    now[0] += 1
    assert tokens.reserve(1) == 0


async def test_a_private_answer_waits_while_the_channel_takes_no_follow_up(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    _, ana = await a_game(evening)
    shown, tokens = the_table(ana), evening.parts.keeper.tokens
    for _ in range(ALL_ROOM):
        tokens.reserve(channel_id(evening, "lobby"))
    answer_within(evening, LATE, monkeypatch)
    monkeypatch.setattr(answers, "asyncio", SimpleNamespace(sleep=wait))
    ben = evening.people["Ben"]
    await ben.outcome(await ben.click(shown, button(shown, "Roll")))
    await evening.until(lambda: refusals(ben))
    assert waits == [MINUTE], "it is told by a follow-up, as the press was acknowledged before"
