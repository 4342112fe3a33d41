"""Tests of the requests of a turn that count against Discord's limit for the bot."""

from __future__ import annotations

import gc
import random
from collections import Counter
from pathlib import Path
from statistics import median

import discord
import pytest

from bot.discord_api.tokens import MINUTE, MOST, ROOM, WITHIN
from bot.messages.sync import MessageSync
from bot.tables.table import LiveTable
from engine.decisions import BuyChoice
from engine.edition import Pos, Seat
from engine.state import GameState
from tests.support.evening import Evening, an_evening
from tests.support.players import Person
from tests.support.pressing import Player, all_see, press_once
from tests.support.reading import parts, saying, see
from tests.support.seeing import a_game, button, table_showing, the_table
from tests.support.tables import arrange, channel_id, fresh_id, start_table, turn_of

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")
TURNS = 40
POST = "POST /channels/{channel_id}/messages"
FOLLOW_UP = "POST /webhooks/{webhook_id}/{webhook_token}"


def asked_for(evening: Evening) -> dict[str, int]:
    """Return the number of requests to each route since the last reset."""
    routes = evening.running.control.statistics({})["routes"]
    return {route: sum(told["statuses"].values()) for route, told in routes.items()}


async def costs_of_turns(evening: Evening, table: LiveTable, seconds: float) -> list[int]:
    """Play turns with `seconds` before each press, and return the counted requests of each turn.

    With half a second all players count as present. With minutes everybody has to be called.
    """
    chance = random.Random("1")
    people = [evening.people[name] for name in PEOPLE]
    players = [Player(one, one.name.title(), table, chance, "do:roll") for one in people]
    costs: list[int] = []
    turn = table.state.turn.number
    await all_see(evening, table, players)
    await evening.idle()
    evening.running.control.statistics({"reset": True})

    def is_rich() -> bool:
        """Return True if there were trades and auctions, which may need some more turns."""
        pressed = sum((player.pressed for player in players), Counter[str]())
        return {"trade-send", "do:pass"} <= pressed.keys()

    while (len(costs) < TURNS or not is_rich()) and not table.over:
        evening.time.now += seconds
        evening.running.stage.clock.jump(seconds)
        await press_once(evening, table, players)
        if table.state.turn.number != turn:
            turn = table.state.turn.number
            await evening.idle()
            costs.append(evening.running.control.statistics({})["counted"] - sum(costs))
    assert is_rich()
    return costs


@pytest.mark.asyncio
@pytest.mark.parametrize("seconds", [0.5, 200.0])
async def test_a_turn_of_people_who_press_costs_at_most_one_counted_request(
    tmp_path: Path, seconds: float
):
    async with an_evening(tmp_path / "rentroll.db", rate_limits=True) as evening:
        table = await start_table(
            evening, people=PEOPLE, robots=0, open_turns=False, speed="relaxed"
        )
        costs = await costs_of_turns(evening, table, seconds)
        assert len(costs) >= TURNS
        assert median(costs) <= 1.0
        assert evening.running.control.state()["refusals"] == {}


async def ends_turn(evening: Evening, seat: int, person: Person) -> dict[str, int]:
    """Let a person end a turn, and return the number of requests to each route."""
    await arrange(evening.table(), turn_of(seat, "end"))
    shown = await table_showing(evening, person, "End turn")
    await evening.idle()
    evening.running.control.statistics({"reset": True})
    assert await person.outcome(await person.click(shown, button(shown, "End turn"))) == "done"
    await evening.idle()
    return asked_for(evening)


@pytest.mark.asyncio
async def test_calls_leave_room_for_private_answers_where_a_channel_takes_no_more(
    evening: Evening,
):
    _, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    for _ in range(ROOM):
        assert evening.parts.keeper.tokens.reserve(channel_id(evening, "lobby")) == 0
    asked = await ends_turn(evening, 0, ana)
    assert FOLLOW_UP not in asked
    assert asked[POST] == 1, "Ben is called by the bot's own request"
    evening.time.now += MINUTE
    asked = await ends_turn(evening, 1, evening.people["Ben"])
    assert asked[FOLLOW_UP] == 1, "Cleo is called by the token of Ben's press"
    assert POST not in asked


@pytest.mark.asyncio
async def test_a_finished_press_keeps_only_its_token_in_memory(evening: Evening):
    await a_game(evening, people=("Ana", "Ben", "Cleo"))
    asked = await ends_turn(evening, 0, evening.people["Ana"])
    assert asked[FOLLOW_UP] == 1, "the token of the press is known"
    gc.collect()
    everything = [one for one in gc.get_objects() if type(one) is discord.Interaction]
    presses = [one for one in everything if one.client is evening.bot]  # not those of other tests
    assert presses == [], "kept for long, each would be a cycle that hardly anybody looks for"


def to_buy(s: GameState) -> None:
    turn_of(0, "end")(s)
    s.pending.append(BuyChoice(fresh_id(s), Seat(0), Pos(39)))


@pytest.mark.asyncio
async def test_fast_bids_cost_no_counted_requests(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    pauses: list[float] = []
    wait = MessageSync._wait

    async def noted(work: MessageSync, seconds: float) -> None:
        pauses.append(seconds)
        await wait(work, seconds)

    monkeypatch.setattr(MessageSync, "_wait", noted)
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await arrange(table, to_buy)
    shown = await table_showing(evening, ana, "Auction it")
    assert await ana.outcome(await ana.click(shown, button(shown, "Auction it"))) == "done"
    await see(evening, ana, saying("### Auction"))
    await evening.idle()
    evening.running.control.statistics({"reset": True})
    leads = "No bid yet"
    for number in range(2 * MOST):
        name = ("Ana", "Ben")[number % 2]
        bidder = evening.people[name]
        shown = await see(evening, bidder, saying("### Auction", leads))
        least = next(part for part in parts(shown, 2) if ":do:bid:" in part["custom_id"])
        bid = least["label"].removeprefix("Bid ")
        assert await bidder.outcome(await bidder.click(shown, least["custom_id"])) == "done"
        leads = f"**{bid}** by {name} leads."
    await see(evening, ana, saying("### Auction", leads))
    await evening.idle()
    assert evening.running.control.statistics({})["counted"] == 0
    assert max(pauses) <= WITHIN, "the table follows as soon as a press allows it"
    now = the_table(ana)
    assert f"Ben leads with {bid}." in now["content"]
