"""Tests of the table message: few edits, new posts, restarts and outages."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord_api.sender import DiscordRefusal, TooOld
from bot.store.database.writer import Owner
from bot.store.messages.kinds import TABLE
from bot.tables.clocks import DECISION
from bot.tables.table import LiveTable
from bot.ui.links import address
from engine.actions import Resign, Roll
from engine.edition import Seat
from tests.support.evening import Evening, buttons, whispered
from tests.support.players import Json, Person
from tests.support.seeing import (
    a_game,
    button,
    gone,
    next_turn,
    pass_the_turn,
    pings,
    shows,
    table_now,
    table_showing,
    the_table,
)
from tests.support.tables import arrange, channel_id, open_thread, start_table, turn_of


def tables_in(messages: list[Json]) -> list[Json]:
    return [message for message in messages if message["attachments"]]


async def in_lobby(person: Person) -> list[Json]:
    return await person.history(person.channel("lobby"))


@pytest.mark.asyncio
async def test_many_changes_become_few_edits_and_the_newest_is_shown(evening: Evening):
    table, ana = await a_game(evening)
    await evening.idle()
    evening.parts.keeper.rhythm = 0.25
    mark, begun = ana.mark(), time.monotonic()
    for number in range(60):
        table.remark(f"Change number {number}.")
        table.notify(None)
        await asyncio.sleep(0.005)
    await evening.until(lambda: "Change number 59" in (table_now(ana) or {}).get("content", ""))
    edits = [data for name, data in ana.inbox.got[mark:] if name == "MESSAGE_UPDATE"]
    assert 1 <= len(edits) <= 1 + (time.monotonic() - begun) / 0.25, "at most one per rhythm"


@pytest.mark.asyncio
async def test_nothing_is_edited_when_nothing_changed(evening: Evening):
    table, ana = await a_game(evening)
    await evening.idle()
    mark = ana.mark()
    for _ in range(10):
        table.notify(None)
        await evening.idle()
    assert not [name for name, _ in ana.inbox.got[mark:] if name == "MESSAGE_UPDATE"]


@pytest.mark.asyncio
async def test_a_clock_that_moved_by_a_few_seconds_is_no_reason_for_an_edit(evening: Evening):
    table, ana = await a_game(evening, speed="relaxed")
    await evening.idle()
    mark = ana.mark()
    await table.shift_deadlines(9)
    table.notify(None)
    await evening.idle()
    assert not [name for name, _ in ana.inbox.got[mark:] if name == "MESSAGE_UPDATE"]
    await table.shift_deadlines(1)
    table.notify(None)
    due = int(table.timers[DECISION].due)
    await ana.wait_message(
        lambda m: f"<t:{due}:R>" in m["content"], event="MESSAGE_UPDATE", after=mark
    )


@pytest.mark.asyncio
async def test_a_press_is_shown_at_once_although_an_attempt_began_before_its_commit(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table, ana = await a_game(evening)
    await evening.idle()
    evening.parts.keeper.rhythm = 600.0
    source, games, looks = evening.parts.handover.game_source, evening.bot.stores.games, 0
    desired, append = source.desired, games.append

    async def counted(*args: Any) -> Any:
        nonlocal looks
        looks += 1
        return await desired(*args)

    async def after_a_look(*args: Any) -> None:
        await evening.until(lambda: looks == 2)
        await append(*args)

    monkeypatch.setattr(source, "desired", counted)
    monkeypatch.setattr(games, "append", after_a_look)
    table.notify(None)
    await evening.until(lambda: looks)
    table.notify(None)  # otherwise it would look again in ten minutes
    message = await table_showing(evening, ana, "Roll")
    await ana.click(message, button(message, "Roll"))
    await evening.until(lambda: looks == 3)


@pytest.mark.asyncio
async def test_repeated_requests_to_show_a_table_post_one_message(evening: Evening):
    table = await start_table(evening, robots=0)
    for _ in range(20):
        evening.parts.keeper.show_game(table.game)
    ana = evening.people["Ana"]
    await evening.until(lambda: table_now(ana))
    await evening.idle()
    assert len(tables_in(await in_lobby(ana))) == 1


@pytest.mark.asyncio
async def test_a_refusal_of_a_message_that_is_posted_is_not_logged_as_an_error(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    table = await start_table(evening)
    await evening.idle()
    owner, keeper = Owner("game", table.game), evening.parts.keeper
    source = keeper.sources[owner.kind]
    read = source.posts

    async def refused_while_read(number: int) -> Any:
        keeper.refused(owner, TABLE, DiscordRefusal(0, "not now"))
        return await read(number)

    monkeypatch.setattr(source, "posts", refused_while_read)
    post = await keeper.wait_for_post(owner, TABLE)
    assert post is not None
    gc.collect()
    assert [one.getMessage() for one in caplog.records if one.exc_info] == []


@pytest.mark.asyncio
async def test_after_a_restart_the_old_message_is_found_again(evening: Evening):
    _, ana = await a_game(evening)
    (old,) = tables_in(await in_lobby(ana))
    await evening.stop_bot()
    mark = ana.mark()
    await evening.start_bot()
    await ana.wait_message(shows("Roll"), event="MESSAGE_UPDATE", after=mark)
    (new,) = tables_in(await in_lobby(ana))
    assert new["id"] == old["id"]


@pytest.mark.asyncio
async def test_a_deleted_message_comes_back(evening: Evening):
    table, ana = await a_game(evening)
    (old,) = tables_in(await in_lobby(ana))
    evening.running.control.delete_message(
        {"channel_id": old["channel_id"], "message_id": old["id"]}
    )
    await pass_the_turn(evening, table, ana, 1)
    (new,) = tables_in(await in_lobby(ana))
    assert new["id"] != old["id"]


@pytest.mark.asyncio
async def test_a_message_deleted_while_the_bot_was_away_comes_back(evening: Evening):
    _, ana = await a_game(evening)
    (old,) = tables_in(await in_lobby(ana))
    await evening.stop_bot()
    evening.running.control.delete_message(
        {"channel_id": old["channel_id"], "message_id": old["id"]}
    )
    mark = ana.mark()
    await evening.start_bot()
    new = await ana.wait_message(shows("Roll"), after=mark)
    assert new["id"] != old["id"]


@pytest.mark.asyncio
async def test_after_fifty_minutes_the_table_is_posted_again_and_the_old_one_loses_its_buttons(
    evening: Evening,
):
    table, ana = await a_game(evening)
    (old,) = tables_in(await in_lobby(ana))
    evening.time.now += 3001
    new = await pass_the_turn(evening, table, ana, 1)
    assert new["id"] != old["id"]
    await ana.wait_message(
        lambda m: m["id"] == old["id"] and not buttons(m), event="MESSAGE_UPDATE"
    )


@pytest.mark.asyncio
async def test_a_message_that_discord_calls_too_old_is_posted_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """discord.py would wait because of the 429 that Discord sends, so the test raises the error."""
    table, ana = await a_game(evening)
    first = the_table(ana)

    async def refuse(*_: Any, **__: Any) -> None:
        raise TooOld

    monkeypatch.setattr(evening.parts.sender, "edit", refuse)
    now = await pass_the_turn(evening, table, ana, 1)
    assert now["id"] != first["id"]


async def called(evening: Evening, person: Person, times: int) -> None:
    await evening.until(lambda: len(pings(person)) >= times)


async def rolled(evening: Evening, table: LiveTable, seq: int, person: Person) -> None:
    await evening.until(lambda: table.seq > seq)
    await evening.until(lambda: whispered(person, "rolls"))


@pytest.mark.asyncio
async def test_a_table_buried_under_chat_is_posted_again(evening: Evening):
    table, ana = await a_game(evening)
    first = the_table(ana)
    for turn in range(3):
        await called(evening, ana, turn + 1)
        await ana.ask("send", channel_id=ana.channel("lobby"), content=f"chat {turn}")
        await ana.settled()
        evening.time.now += 30
        now = await pass_the_turn(evening, table, ana, (turn + 1) % 2)
    assert now["id"] != first["id"]


@pytest.mark.asyncio
async def test_our_own_pings_do_not_bury_a_table(evening: Evening):
    table, ana = await a_game(evening)
    first = the_table(ana)
    for turn in range(6):
        count = len(pings(ana))
        evening.time.now += 30
        now = await pass_the_turn(evening, table, ana, (turn + 1) % 2)
        await called(evening, ana, count + 1)
    assert now["id"] == first["id"]


@pytest.mark.asyncio
async def test_without_send_messages_the_host_is_told_once_and_the_game_goes_on(evening: Evening):
    channel = channel_id(evening, "lobby")
    await evening.permit(channel, deny=["send_messages"])
    table = await start_table(evening, robots=0, change=turn_of(0))
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    told = await ana.wait_message(lambda m: "Send Messages" in m["content"])
    assert f"<#{channel}>" in told["content"]
    for _ in range(2):
        seq = table.seq
        seat = table.state.turn.seat
        who = (ana, ben)[seat]
        await who.slash("roll")
        await rolled(evening, table, seq, who)
    await evening.until(lambda: whispered(ana, "Send Messages"))
    heard = [m for m in ana.inbox.all("MESSAGE_CREATE") if "Send Messages" in m["content"]]
    assert len([m for m in heard if not m.get("flags", 0) & 64]) == 1, "one direct message"
    assert len([m for m in heard if m.get("flags", 0) & 64]) == 1, "one private answer"
    await evening.permit(channel, allow=["send_messages"])
    await evening.until(lambda: table_now(ana))
    assert table.status == "live"


@pytest.mark.asyncio
async def test_without_attach_files_the_words_are_shown_with_a_hint(evening: Evening):
    await evening.permit(channel_id(evening, "lobby"), deny=["attach_files"])
    await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    message = await ana.wait_message(shows("Roll"))
    assert message["attachments"] == []
    assert "**Attach Files**" in message["content"]


@pytest.mark.asyncio
async def test_a_channel_hidden_from_the_bot_does_not_close_the_game(evening: Evening):
    table, ana = await a_game(evening)
    await evening.permit(table.channel, deny=["view_channel"])
    await arrange(table, next_turn(1))
    await ana.wait_message(lambda m: "View Channel" in m["content"])
    assert table.status == "live"
    await evening.permit(table.channel, allow=["view_channel"])
    await evening.until(lambda: "**Ben**" in (table_now(ana) or {}).get("content", ""))


@pytest.mark.asyncio
async def test_a_deleted_channel_closes_the_game_quietly(evening: Evening):
    table, _ = await a_game(evening)
    evening.running.control.delete_channel({"channel_id": table.channel})
    await arrange(table, next_turn(1))
    await evening.until(lambda: table.status == "closed")
    await evening.until(lambda: not evening.parts.tables.all())
    row = await evening.row(table.game)
    assert row.status == "closed"


@pytest.mark.asyncio
async def test_a_channel_deleted_while_the_bot_was_away_closes_the_game(evening: Evening):
    table, _ = await a_game(evening)
    await evening.stop_bot()
    evening.running.control.delete_channel({"channel_id": table.channel})
    await evening.start_bot()
    await evening.until(lambda: not evening.parts.tables.all())


@pytest.mark.asyncio
async def test_a_server_that_removed_the_bot_has_its_game_closed(evening: Evening):
    table, _ = await a_game(evening)
    guild = evening.bot.get_guild(table.guild)
    assert guild is not None
    await guild.leave()
    await evening.until(lambda: evening.bot.get_guild(table.guild) is None)
    await arrange(table, next_turn(1))
    await evening.until(lambda: not evening.parts.tables.all())


@pytest.mark.asyncio
@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_a_failed_attempt_is_repeated(evening: Evening, method: str):
    if method == "POST":
        fault(evening, method)
        await start_table(evening, robots=0, change=turn_of(0))
    else:
        table, _ = await a_game(evening)
        fault(evening, method)
        await arrange(table, next_turn(0))
    await table_showing(evening, evening.people["Ana"], "Roll")
    assert not [f for f in evening.running.stage.faults.requests if f.times]


def fault(evening: Evening, method: str) -> None:
    evening.running.control.fault(
        {"kind": "error", "status": 503, "method": method, "path": "/channels/", "times": 3}
    )


@pytest.mark.asyncio
async def test_a_restart_during_an_outage_shows_the_table_afterwards(evening: Evening):
    lobby = channel_id(evening, "lobby")
    await evening.permit(lobby, deny=["send_messages"])
    await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await ana.wait_message(lambda m: "Send Messages" in m["content"])
    await evening.restart_bot()
    await evening.permit(lobby, allow=["send_messages"])
    await evening.until(lambda: table_now(ana))


@pytest.mark.asyncio
async def test_a_table_in_an_archived_thread_reopens_it(evening: Evening):
    thread = await open_thread(evening, channel_id(evening, "lobby"))
    table, ana = await a_game(evening, channel=thread)
    first = the_table(ana)
    await evening.idle()  # otherwise a call of Ana would reopen it
    await evening.parts.sender.archive(thread)
    now = await pass_the_turn(evening, table, ana, 1)
    assert now["id"] != first["id"]
    assert now["channel_id"] == str(thread)


@pytest.mark.asyncio
async def test_a_finished_game_keeps_its_last_board_without_buttons(evening: Evening):
    table, ana = await a_game(evening)
    await table.submit(Seat(1), Resign())
    assert table.over
    done = await ana.wait_message(
        lambda m: "The game is over" in m["content"], event="MESSAGE_UPDATE"
    )
    assert buttons(done) == {}
    await evening.until(lambda: {m["id"] for m in pings(ana)} <= gone(ana))


@pytest.mark.asyncio
async def test_stopping_in_the_middle_of_showing_leaves_nothing_running(evening: Evening):
    table, _ = await a_game(evening)
    for _ in range(3):
        table.remark("Busy.")
        table.notify(None)
    await evening.stop_bot()
    names = {task.get_coro().__qualname__ for task in asyncio.all_tasks()}  # type: ignore[union-attr]
    assert not [name for name in names if "MessageSync" in name]
    await evening.start_bot()


@pytest.mark.asyncio
async def test_a_press_on_an_old_message_is_answered_while_the_new_one_is_posted(evening: Evening):
    """A player presses on the old table message while the new one is being posted."""
    table, ana = await a_game(evening)
    first = the_table(ana)
    evening.parts.keeper.show_game(table.game, repost=TABLE)
    press = ana.click(first, button(first, "Roll"))
    seq = table.seq
    await press
    await evening.until(lambda: table.seq > seq)


@pytest.mark.asyncio
async def test_a_press_on_an_old_table_counts_and_leads_to_the_live_one(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table, ana = await a_game(evening)
    first = the_table(ana)
    with monkeypatch.context() as patched:
        patched.setattr(evening.parts.sender, "remove_buttons", AsyncMock())
        evening.parts.keeper.show_game(table.game, repost=TABLE)
        await evening.idle()
    post = (await evening.bot.stores.posts.of(table.game))[TABLE]
    assert post.message != int(first["id"])
    seq = table.seq
    await ana.click(first, button(first, "Roll"))
    link = address(table.guild, post.channel, post.message)
    await evening.until(lambda: whispered(ana, link))
    await evening.idle()
    assert table.seq > seq
    left = next(m for m in await in_lobby(ana) if m["id"] == first["id"])
    assert not buttons(left)


@pytest.mark.asyncio
async def test_a_press_on_the_current_table_gets_no_link_and_reads_no_posts(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table, ana = await a_game(evening)
    evening.parts.keeper.show_game(table.game, repost=TABLE)
    await evening.idle()
    monkeypatch.setattr(evening.bot.stores.posts, "of", AsyncMock(side_effect=AssertionError))
    shown, seq = await table_showing(evening, ana, "Roll"), table.seq
    await ana.click(shown, button(shown, "Roll"))
    await evening.until(lambda: table.seq > seq)
    await evening.idle()
    assert not whispered(ana, "")


@pytest.mark.asyncio
async def test_a_message_being_posted_when_the_bot_stops_is_found_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table, ana = await a_game(evening)
    await evening.idle()
    posts, posted = evening.bot.stores.posts, asyncio.Event()
    save = posts.save

    async def slowly(*noted: Any) -> None:
        posted.set()
        await asyncio.sleep(0.1)  # the bot is stopped meanwhile
        await save(*noted)

    monkeypatch.setattr(posts, "save", slowly)
    evening.parts.keeper.show_game(table.game, repost=TABLE)
    await posted.wait()
    await evening.restart_bot()
    await evening.idle()
    below = tables_in(await in_lobby(ana))
    assert len(below) == 2, "the old one and the one that came down"
    assert sum(bool(buttons(message)) for message in below) == 1


@pytest.mark.asyncio
async def test_a_table_that_moves_while_it_is_painted_shows_the_move(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table, ana = await a_game(evening)
    await evening.idle()
    painting, go_on, paint = asyncio.Event(), asyncio.Event(), evening.bot.painter.paint

    async def slowly(*args: Any, **more: Any) -> Any:
        painting.set()
        await go_on.wait()
        return await paint(*args, **more)

    monkeypatch.setattr(evening.bot.painter, "paint", slowly)
    await table.submit(Seat(0), Roll())
    await painting.wait()
    mark, there = ana.mark(), ana.channel("table-one")
    await table.move(channel_id(evening, "table-one"), "It is here now.")
    go_on.set()
    new = await ana.wait_message(lambda m: m["channel_id"] == there, after=mark)
    assert "It is here now." in new["content"]
