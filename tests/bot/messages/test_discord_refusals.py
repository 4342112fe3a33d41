"""Tests that play goes on after every refusal of Discord, for every message and request.

`make test` tries all pairs of a message, a request and a refusal, `make test-all` all triples.

A fault hits one kind of request while one kind of message needs it. If there is another way to
show the message, play goes on during the fault, otherwise after it. Each case has a channel and a
game of its own.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from itertools import count
from typing import Any

import pytest
import pytest_asyncio

from bot.discord_api import sender
from bot.discord_api.painter import Picture
from bot.store.database.writer import Owner
from bot.tables.table import LiveTable
from bot.ui.message import Drawing
from engine.actions import Bid
from engine.edition import Seat
from tests.support.evening import Evening, an_evening
from tests.support.patience import patience
from tests.support.players import Json, picture
from tests.support.refused_slots import (
    ENDLESS,
    STUDIO,
    Bidding,
    Call,
    Closed,
    Coach,
    DirectCall,
    End,
    Film,
    Lobby,
    Slot,
    Table,
    Trade,
    Vacancy,
    Vote,
    short_of_patience,
    struck,
)
from tests.support.sampling import covering, long, sampled
from tests.support.seeing import next_turn
from tests.support.tables import arrange

together = pytest.mark.asyncio(loop_scope="module")


REFUSALS: dict[str, Json] = {
    "message gone": {"code": 10008},
    "channel gone": {"code": 10003},
    "forbidden": {"code": 50013},
    "no access": {"code": 50001},
    "archived": {"code": 50083},
    "locked": {"code": 160005},
    "no more threads": {"code": 160006},
    "bad body": {"status": 400, "code": 50035},
    "too large": {"code": 40005},
    "not ours": {"code": 50005},
    "too old": {"status": 429, "code": 30046},
    "unknown webhook": {"code": 10015},
    "unknown interaction": {"code": 10062},
    "bad token": {"code": 50027},
    "answered": {"code": 40060},
    "unavailable": {"status": 503},
    "broken": {"kind": "close"},
    "silent": {"kind": "hang"},
}
LIKE = {
    "no access": "channel gone",
    "locked": "forbidden",
    "too large": "bad body",
    "not ours": "bad body",
    "unknown webhook": "bad token",
    "unknown interaction": "bad token",
    "answered": "bad token",
    "broken": "unavailable",
}
"""Refusals that the sender treats like another one. `make test-all` tries each of them once."""
TROUBLES = ("unavailable", "broken", "silent")
"""Faults that end. Until then no request of that kind succeeds."""
CLOSED_DOORS = ("channel gone", "forbidden", "no access", "locked", "no more threads")
"""Refusals after which a message cannot be edited or posted in its own channel."""

SAID_TO_BE_GONE = ("message gone", "channel gone")
"""Refusals that call a message gone, although the test still sees it."""

ROUTES: dict[str, Json] = {
    "send": {"method": "POST", "path": r"^/channels/\d+/messages$"},
    "send in thread": {"method": "POST", "path": r"^/channels/(?!HERE/)\d+/messages$"},
    "edit": {"method": "PATCH", "path": r"^/channels/\d+/messages/"},
    "token": {"path": r"^/(interactions|webhooks)/.+/(callback|messages/)"},
    "follow up": {"method": "POST", "path": r"^/webhooks/"},
    "delete": {"method": "DELETE", "path": r"/messages/"},
    "open thread": {"method": "POST", "path": r"/threads$"},
    "wake thread": {"method": "PATCH", "path": r"^/channels/\d+$"},
    "sleep": {"method": "PATCH", "path": r"^/channels/\d+$"},
    "direct channel": {"method": "POST", "path": r"^/users/@me/channels$"},
    "look": {"method": "GET", "path": r"^/channels/\d+$"},
}


SLOTS: dict[str, type[Slot]] = {
    "table": Table,
    "lobby": Lobby,
    "auction": Bidding,
    "trade": Trade,
    "vote": Vote,
    "vacancy": Vacancy,
    "ping": Call,
    "direct ping": DirectCall,
    "coach": Coach,
    "end": End,
    "replay": Film,
    "closed": Closed,
}
CELLS = [
    (slot, route, no)
    for slot, made in SLOTS.items()
    for route in made.routes
    for no in REFUSALS
    if no not in LIKE
]
LIKEWISE = [
    (slot, route, no) for slot, made in SLOTS.items() for route in made.routes for no in LIKE
]

ALIKE = [long(*LIKEWISE[number]) for number in sorted(covering(LIKEWISE, 1))]


def blocked(slot: str, route: str, no: str) -> bool:
    """Return True if the message cannot be shown while the fault lasts."""
    if route in ("send", "open thread", "wake thread", "direct channel", "send in thread"):
        return no in TROUBLES or route == "send"
    if route == "edit":
        in_thread = slot in ("auction", "trade")
        return no in TROUBLES or (no in CLOSED_DOORS and not in_thread)
    return False


def loses(slot: str, route: str, no: str) -> bool:
    """Return True if the refusal means that the table's own channel is gone."""
    main = ["table", "lobby", "end", "replay"]
    if route == "edit":  # the table message is edited too
        main += ["vacancy", "coach"]
    return no == "channel gone" and route in ("send", "edit") and slot in main


async def quiet(evening: Evening) -> None:
    """Wait until every message task has ended or pauses after a failure."""

    def still() -> bool:
        works = evening.parts.keeper._work.values()
        return all(
            one.task is None or one.task.done() or (one._failures and not one.is_busy)
            for one in works
        )  # fmt: skip

    await evening.until(still)


async def sketch(drawing: Drawing) -> Picture:
    """Return a picture of a few pixels, to save time."""
    if drawing.slow:
        await STUDIO.wait()
    return Picture(picture(), drawing.alt, drawing.name)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def long_evening(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    STUDIO.set()
    async with an_evening(tmp_path_factory.mktemp("refusals") / "rentroll.db") as evening:
        evening.bot.painter.paint = sketch  # type: ignore[method-assign]
        yield evening


@pytest.fixture
def evening(long_evening: Evening) -> Iterator[Evening]:
    yield long_evening
    long_evening.time.now += 700  # the limit on taking seats is over
    long_evening.running.control.calm({})
    keeper = long_evening.parts.keeper
    for work in keeper._work.values():  # a failed case must not spoil the next
        if work.task is not None:
            work.task.cancel()
    keeper._work.clear()


_numbers = count(1)


async def a_channel(evening: Evening) -> int:
    guild = next(iter(evening.running.stage.world.guilds))
    added = evening.running.control.channel({"guild_id": guild, "name": f"cell-{next(_numbers)}"})
    channel = int(added["id"])
    await evening.until(lambda: evening.bot.get_channel(channel))
    return channel


@together
@pytest.mark.parametrize(
    ("slot", "route", "no"),
    sampled(CELLS, ways=2) + ALIKE,
)
async def test_a_game_goes_on_after_discord_refuses_a_request(
    evening: Evening,
    slot: str,
    route: str,
    no: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    if no in TROUBLES:
        monkeypatch.setattr(sender, "in_time", short_of_patience(evening))
    async with patience():
        cell = SLOTS[slot](evening, await a_channel(evening))
        await cell.begin()
        fault = {"kind": "error", "times": ENDLESS, **ROUTES[route], **REFUSALS[no]}
        if slot in ("auction", "trade") and route == "edit":
            fault["path"] = r"^/channels/(?!HERE/)\d+/messages/"
        fault["path"] = fault["path"].replace("HERE", str(cell.channel))
        evening.running.control.fault(fault)
        await cell.act(route)
        await evening.until(lambda: struck(evening))
        await quiet(evening)
        if loses(slot, route, no):
            evening.running.control.calm({})
            await evening.idle()
            assert await cell.lost()
        else:
            if blocked(slot, route, no):
                evening.running.control.calm({})
                evening.parts.keeper.wake_all()
                await evening.idle()
            await cell.play()
        await quiet(evening)
        evening.running.control.calm({})
        evening.parts.keeper.wake_all()
        await evening.idle()
        assert cell.twice() == [] or no in SAID_TO_BE_GONE
        assert cell.repeated() == [] or route == "delete", "and calls that cannot be taken away"
        assert [record.getMessage() for record in caplog.records if record.exc_info] == []
        assert [one for one in caplog.records if one.levelno > logging.ERROR] == []


async def down(evening: Evening, table: LiveTable) -> Any:
    """Let Discord fail until the next attempt is far away, and return the game's message task."""
    evening.running.control.fault({"kind": "error", "status": 503, "path": "^/channels/"})
    await arrange(table, next_turn(1))
    work = evening.parts.keeper._work[Owner("game", table.game)]
    await evening.until(lambda: work._failures and not work.is_busy)
    work._failures = 16
    work._interrupt.set()
    await evening.until(lambda: work._failures == 17 and not work.is_busy)
    evening.running.control.calm({})
    return work


@together
@pytest.mark.parametrize("by", ["a press", "the gateway", "another table"])
async def test_after_a_long_outage_waiting_attempts_are_repeated(
    evening: Evening, by: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sender, "in_time", short_of_patience(evening))
    cell = Table(evening, await a_channel(evening))
    await cell.begin()
    await cell._sit_down()
    other = Table(evening, await a_channel(evening))
    await other.begin()
    await other._sit_down()
    work = await down(evening, cell.table)
    if by == "a press":
        await cell.press(cell.person(0), "My panel", here=True)
    elif by == "the gateway":
        evening.running.control.drop({})
    else:
        await arrange(other.table, next_turn(1))
    await evening.until(lambda: not work._failures)
    await evening.idle()
    await cell.roll()
    await evening.idle()


@together
async def test_a_message_deleted_while_the_bot_was_away_is_posted_again(evening: Evening):
    cells: list[Slot] = [kind(evening, await a_channel(evening)) for kind in (Table, Table, Lobby)]
    for cell in cells:
        await cell.begin()
        await (cell.post() if isinstance(cell, Lobby) else cell._sit_down())
    await evening.idle()
    await evening.stop_bot()
    for cell in cells:
        for message in cell.messages():
            where = {"channel_id": message.channel_id, "message_id": message.id}
            evening.running.control.delete_message(where)
    await evening.start_bot()
    evening.bot.painter.paint = sketch  # type: ignore[method-assign]
    await evening.idle()
    for cell in cells:
        if not isinstance(cell, Lobby):
            cell.table = await evening.parts.tables.wait_loaded(cell.table.game) or cell.table
        await cell.play()
        assert cell.twice() == []


@together
async def test_a_thread_that_cannot_be_reopened_is_not_blamed_on_a_permission(evening: Evening):
    cell = Bidding(evening, await a_channel(evening))
    await cell.begin()
    await cell.post()
    await evening.idle()
    cell.fall_asleep()
    evening.running.control.limits({"active_threads": 0})
    await cell.table.submit(Seat(1), Bid(10))
    await evening.idle()
    evening.running.control.limits({"active_threads": 1000})
    (shown,) = [message for message in cell.live() if "Auction" in message.content]
    assert shown.channel_id == cell.channel
    assert "as many open threads as Discord allows" in shown.content
    assert "permission" not in shown.content
    await cell.play()


@pytest.mark.parametrize(("one", "other"), [pair for pair in LIKE.items() if pair[0] != "broken"])
def test_every_refusal_that_is_not_tried_with_all_messages_is_treated_like_one_that_is(
    one: str, other: str
):
    kinds = {sender._KINDS.get(REFUSALS[no]["code"]) for no in (one, other)}
    assert len(kinds) == 1
