"""Tests of short outages, after which everything is shown a little later."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.discord_api.sender import (
    UNKNOWN_CHANNEL,
    ChannelGone,
    RateLimited,
    TransientError,
    classified,
)
from bot.store.database.writer import Owner
from bot.tables.lobby import add_robot
from editions.loader import load
from engine.actions import Roll
from engine.edition import Seat
from tests.support.answering import CALLBACK, directly, refuse
from tests.support.evening import Evening, buttons, whispered
from tests.support.lobbying import lobby_says, opened, press
from tests.support.seeing import a_game, pass_the_turn, pings, table_now, table_showing, the_table
from tests.support.tables import channel_id, start_table, turn_of

DROPPED = aiohttp.ServerDisconnectedError()


def drop(evening: Evening, monkeypatch: pytest.MonkeyPatch, how: str, times: int) -> None:
    """Let the next `times` calls of a method of the sender fail with a broken connection."""
    left: list[Exception] = [DROPPED] * times
    real = getattr(evening.parts.sender, how)

    async def call(*args: Any, **more: Any) -> Any:
        with classified():
            if left:
                raise left.pop()
        return await real(*args, **more)

    monkeypatch.setattr(evening.parts.sender, how, call)


@pytest.mark.parametrize(
    "error", [DROPPED, TimeoutError(), ConnectionResetError(), aiohttp.ClientPayloadError()]
)
def test_errors_of_the_network_are_classified_as_outages(error: Exception):
    with pytest.raises(TransientError), classified():
        raise error


@pytest.mark.asyncio
async def test_a_call_that_failed_is_repeated(evening: Evening, monkeypatch: pytest.MonkeyPatch):
    table, ana = await a_game(evening)
    await evening.idle()
    ben = evening.people["Ben"]
    drop(evening, monkeypatch, "send", 2)
    await pass_the_turn(evening, table, ana, 1)
    call = await ben.wait_message(lambda m: [user["id"] for user in m["mentions"]] == [ben.id])
    await evening.idle()
    assert [m["id"] for m in pings(ben) if m["mentions"][0]["id"] == ben.id] == [call["id"]]


@pytest.mark.asyncio
async def test_a_reminder_that_failed_is_repeated(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table, ana = await a_game(evening, speed="live")
    await evening.idle()
    mark = ana.mark()
    drop(evening, monkeypatch, "send", 1)
    evening.time.now = table.timers["reminder"].due
    await evening.parts.tables.tick()
    await ana.wait_message(
        lambda m: m["mentions"] and "still your move" in m["content"], after=mark
    )


@pytest.mark.asyncio
async def test_a_lobby_whose_message_could_not_be_changed_is_shown_a_moment_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ana = await evening.seat("Ana")
    lobby = await opened(ana)
    await evening.idle()
    drop(evening, monkeypatch, "edit", 2)
    await press(ana, lobby, "Add computer")
    await lobby_says(ana, lobby, "Robo")


@pytest.mark.asyncio
async def test_a_free_seat_is_offered_and_a_vote_begun_although_the_connection_broke(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    ben, cleo = evening.people["Ben"], evening.people["Cleo"]
    drop(evening, monkeypatch, "send", 2)
    await evening.parts.seats.leave(table, Seat(2), int(cleo.id))
    await ben.wait_message(lambda m: "Take this seat" in buttons(m))
    await table.submit(Seat(0), Roll())
    await evening.idle()
    drop(evening, monkeypatch, "send", 2)
    assert "asked" in (await evening.parts.seats.undo(table, int(ana.id), 1)).text
    vote = await ben.wait_message(lambda m: "Agree" in buttons(m))
    await press(ben, vote, "Agree")
    await lobby_says(ben, vote, "Taken back")


@pytest.mark.asyncio
async def test_the_link_to_a_moved_table_is_shown_although_the_connection_broke(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table, ana = await a_game(evening)
    old = the_table(ana)
    drop(evening, monkeypatch, "edit", 2)
    await table.move(channel_id(evening, "table-one"))
    await lobby_says(ana, old, "This table moved to")


@pytest.mark.asyncio
@pytest.mark.parametrize("trouble", [False, True])
async def test_the_laboratory_forgets_a_dismissed_message(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, trouble: bool
):
    lab = evening.parts.edition_actions.lab
    evening.parts.keeper.rhythm = 0.0
    unknown = discord.NotFound(cast(Any, SimpleNamespace(status=404, reason="")), "Unknown Message")

    async def dismissed(_: str) -> None:
        raise unknown

    async def broken(*_: object) -> None:
        raise RuntimeError("no lab today")

    if trouble:
        monkeypatch.setattr(lab.laboratory, "judge", broken)
    lab.begin("here", load("harbour"), 25, dismissed, 0)
    assert list(lab._newest) == ["here"]
    await evening.idle()
    assert lab._newest == {}


@pytest.mark.asyncio
async def test_a_lobby_is_not_closed_because_its_channel_is_hidden_for_a_moment(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    ana = await evening.seat("Ana")
    lobby = await opened(ana)
    (row,) = await evening.bot.stores.games.with_status("lobby")
    where = channel_id(evening, "lobby")
    await evening.idle()
    evening.running.control.permission({"channel_id": where, "deny": ["view_channel"]})
    await evening.parts.lobbies.change(row.id, lambda lobby: add_robot(lobby, int(ana.id)))
    evening.parts.keeper.show_game(row.id)
    await evening.until(lambda: "cannot be shown" in caplog.text)
    evening.running.control.permission({"channel_id": where, "allow": ["view_channel"]})
    await press(ana, lobby, "Add computer")
    await lobby_says(ana, lobby, "Robo")


@pytest.mark.asyncio
async def test_a_channel_that_is_deleted_while_we_answer_is_no_error(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    ana = await evening.seat("Ana")
    refuse(evening, *CALLBACK, UNKNOWN_CHANNEL, times=3)
    await ana.slash("dice")
    await evening.until(lambda: directly(ana, "no game"))
    assert [line for line in caplog.records if line.levelno >= logging.WARNING] == []


@pytest.mark.asyncio
async def test_a_move_counts_although_its_acknowledgement_was_lost(evening: Evening):
    table = await start_table(evening, robots=0, seed="2", change=turn_of(0))
    ana = evening.people["Ana"]
    shown = await table_showing(evening, ana, "Roll")
    lost = {"kind": "error", "path": "callback", "status": 502, "times": 1, "after": True}
    evening.running.control.fault(lost)
    await ana.click(shown, buttons(shown)["Roll"]["custom_id"])
    await evening.until(lambda: table.seq == 1)
    evening.running.control.fault(lost)
    await ana.slash("dice")
    await evening.until(lambda: whispered(ana, "seed"))


@pytest.mark.asyncio
async def test_a_table_is_shown_although_its_posts_could_not_be_read_at_first(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    posts, left = evening.bot.stores.posts.of, [OSError("the disk is away")] * 2

    async def unlucky(game: int) -> Any:
        if left:
            raise left.pop()
        return await posts(game)

    monkeypatch.setattr(evening.bot.stores.posts, "of", unlucky)
    await start_table(evening, robots=0)
    await evening.until(lambda: table_now(evening.people["Ana"]))
    assert not left


@pytest.mark.asyncio
async def test_an_outage_of_discord_is_one_log_line_without_a_traceback(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    async def errand(error: Exception) -> None:
        raise error

    busy: Any = SimpleNamespace(status=429, reason="Too Many Requests")
    for error in (TransientError("503"), discord.HTTPException(busy, "slow down"), DROPPED):
        evening.bot.background.run(errand(error))
    await evening.idle()
    told = evening.parts.tree.troubles.sentence(cast(Any, SimpleNamespace()), TransientError("503"))
    assert told is not None
    assert "Discord is in trouble" in told
    lines = [line for line in caplog.records if line.name.startswith("bot.")]
    assert [line.exc_info for line in lines] == [None] * 4
    evening.bot.background.run(errand(ValueError("a bug")))
    await evening.until(lambda: caplog.records[-1].exc_info)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("error", "said"),
    [
        (RateLimited("429"), "Discord limits the requests"),
        (TransientError("503"), "Discord is in trouble"),
    ],
)
async def test_an_outage_is_one_line_an_hour_for_all_tables(
    evening: Evening, caplog: pytest.LogCaptureFixture, error: TransientError, said: str
):
    for game in (1, 2, 3):
        evening.parts.keeper.complain(Owner("game", game), error)
    lines = [line.message for line in caplog.records if said in line.message]
    assert len(lines) == 1
    evening.time.now += 3600
    evening.parts.keeper.complain(Owner("game", 1), error)
    lines = [line.message for line in caplog.records if said in line.message]
    assert len(lines) == 2


@pytest.mark.asyncio
async def test_a_game_that_changes_while_its_channel_is_found_gone_is_tried_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """A moderator may revive a game elsewhere while a request for the old channel is under way."""
    table, _ = await a_game(evening)
    keeper, sender = evening.parts.keeper, evening.parts.sender
    edit, send = sender.edit, sender.send

    async def gone(*_: Any, **__: Any) -> Any:
        raise ChannelGone(UNKNOWN_CHANNEL)

    async def gone_for_good(*_: Any, **__: Any) -> Any:
        monkeypatch.setattr(sender, "edit", edit)
        monkeypatch.setattr(sender, "send", send)
        table.channel = channel_id(evening, "table-one")
        keeper.show_game(table.game)
        raise ChannelGone(UNKNOWN_CHANNEL)

    monkeypatch.setattr(sender, "edit", gone)
    monkeypatch.setattr(sender, "send", gone_for_good)
    monkeypatch.setattr(sender, "is_lost", lambda guild, error: isinstance(error, ChannelGone))
    await table.submit(Seat(0), Roll())
    await evening.until(lambda: sender.send == send)
    await evening.idle()
    assert table.status == "live"
