"""Tests of answers to interactions, also after deletions and in archived threads."""

from __future__ import annotations

import logging

import pytest

from bot.ui import command_mentions as commands
from tests.bot.play.test_info import SHOWN
from tests.support.answering import (
    ASLEEP,
    AT_ONCE,
    CALLBACK,
    GONE,
    LATE,
    ORIGINAL,
    answer_within,
    directly,
    refuse,
)
from tests.support.evening import Evening, buttons, sub
from tests.support.looking import EPHEMERAL, THINKING, answered, ask, choose
from tests.support.moderating import setting
from tests.support.seeing import a_game, table_showing
from tests.support.tables import start_table


@pytest.mark.asyncio
async def test_commands_in_an_answer_can_be_clicked(evening: Evening):
    ana = await evening.seat("Ana")
    told = await ask(ana, "leaderboard")
    assert f"</game new:{evening.parts.command_sync.ids['game']}>" in told["content"]


@pytest.mark.asyncio
@pytest.mark.parametrize("language", ["en", "es-ES"])
async def test_commands_in_a_message_for_everybody_can_be_clicked(evening: Evening, language: str):
    await setting(evening, language=language)
    ana = await evening.seat("Ana")
    mark = ana.mark()
    await ana.slash("game", sub("new"))
    lobby = await ana.wait_message(lambda m: "lobby-join" in str(m["components"]), after=mark)
    assert f"</dice:{evening.parts.command_sync.ids['dice']}>" in lobby["content"]
    assert "`/" not in lobby["content"]


@pytest.mark.asyncio
async def test_a_text_for_which_links_are_too_long_stays_whole(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ana = await evening.seat("Ana")
    monkeypatch.setattr(commands, "LONGEST_TEXT", 90)
    told = await ask(ana, "leaderboard")
    assert told["content"].endswith("`/game new`.")


@pytest.mark.asyncio
@pytest.mark.parametrize("code", [GONE, ASLEEP])
@pytest.mark.parametrize(("within", "route"), [(AT_ONCE, CALLBACK), (LATE, ORIGINAL)])
async def test_a_page_that_cannot_be_turned_in_its_place_is_a_new_private_message(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    code: int,
    within: float,
    route: tuple[str, str],
):
    await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    page = await ask(ana, "rules")
    answer_within(evening, within, monkeypatch)
    fault = refuse(evening, *route, code)
    turned = await choose(ana, page, "JAIL")
    assert fault.times == 0
    assert turned["id"] != page["id"]
    assert turned["flags"] & EPHEMERAL
    assert "JAIL-3" in turned["content"].replace("\\", "")


@pytest.mark.asyncio
async def test_a_refusal_is_sent_although_the_thinking_message_was_deleted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ana = await evening.seat("Ana")
    answer_within(evening, LATE, monkeypatch)
    fault = refuse(evening, "DELETE", "@original", GONE)
    told = await ask(ana, "board", SHOWN)
    assert fault.times == 0
    assert "no game" in told["content"]


@pytest.mark.asyncio
@pytest.mark.parametrize("code", [GONE, ASLEEP])
@pytest.mark.parametrize("options", [(), (SHOWN,)])
@pytest.mark.parametrize(("within", "route"), [(AT_ONCE, CALLBACK), (LATE, ORIGINAL)])
async def test_a_refused_answer_is_sent_again(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    code: int,
    options: tuple[dict[str, object], ...],
    within: float,
    route: tuple[str, str],
):
    await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    answer_within(evening, within, monkeypatch)
    fault = refuse(evening, *route, code)
    told = await ask(ana, "player", *options)
    assert fault.times == 0
    assert "Ana" in told["content"]
    assert told["attachments"][0]["size"] > 1000, "with its picture"


@pytest.mark.asyncio
@pytest.mark.parametrize("within", [AT_ONCE, LATE])
async def test_in_an_archived_thread_a_public_answer_becomes_private(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, within: float
):
    await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    answer_within(evening, within, monkeypatch)
    refuse(evening, *CALLBACK, ASLEEP)
    told = await ask(ana, "dice", SHOWN)
    assert told["flags"] & EPHEMERAL
    assert "seed" in told["content"]


@pytest.mark.asyncio
async def test_a_refusal_in_an_archived_thread_fills_the_private_thinking_message(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ana = await evening.seat("Ana")
    answer_within(evening, LATE, monkeypatch)
    refuse(evening, *CALLBACK, ASLEEP)
    told = await ask(ana, "board", SHOWN)
    assert told["flags"] & EPHEMERAL
    assert "no game" in told["content"]
    await evening.idle()
    await ana.settled()
    began = [one["id"] for one in ana.inbox.all("MESSAGE_CREATE") if one["flags"] & THINKING]
    assert began == [told["id"]]


@pytest.mark.asyncio
@pytest.mark.parametrize(("within", "times"), [(AT_ONCE, 2), (LATE, 3)])
async def test_a_user_who_cannot_be_answered_in_the_channel_gets_a_direct_message(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, within: float, times: int
):
    await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    answer_within(evening, within, monkeypatch)
    fault = refuse(evening, *CALLBACK, ASLEEP, times=times)
    await ana.slash("player")
    await evening.until(lambda: directly(ana, "Ana"))
    assert fault.times == 0
    (told,) = [one for one in ana.inbox.all("MESSAGE_CREATE") if one.get("guild_id") is None]
    assert told["attachments"][0]["size"] > 1000, "with its picture"
    assert not told["components"], "buttons would not work there"


@pytest.mark.asyncio
async def test_a_user_without_direct_messages_causes_no_error(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    answer_within(evening, AT_ONCE, monkeypatch)
    refuse(evening, *CALLBACK, ASLEEP, times=2)
    closed = refuse(evening, "POST", "/users/@me/channels", 50007)
    await ana.slash("dice")
    await evening.until(lambda: closed.times == 0)
    await evening.idle()
    assert [line for line in caplog.records if line.levelno >= logging.WARNING] == []
    mark = ana.mark()
    await ana.slash("dice")
    assert "seed" in (await answered(ana, mark))["content"]


@pytest.mark.asyncio
@pytest.mark.parametrize("code", [GONE, ASLEEP])
async def test_a_move_counts_although_its_message_is_deleted_or_archived(
    evening: Evening, code: int
):
    table, ana = await a_game(evening, seed="2")
    shown = await table_showing(evening, ana, "Roll")
    refuse(evening, *CALLBACK, code)
    await ana.click(shown, buttons(shown)["Roll"]["custom_id"])
    await evening.until(lambda: table.seq == 1)


@pytest.mark.asyncio
async def test_a_page_that_cannot_be_edited_gets_a_new_answer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    answer_within(evening, AT_ONCE, monkeypatch)
    page = await ask(ana, "rules")
    refuse(evening, *CALLBACK, 50013)
    told = await choose(ana, page, "JAIL")
    assert "JAIL-1" in told["content"]


@pytest.mark.asyncio
@pytest.mark.parametrize("within", [AT_ONCE, LATE])
@pytest.mark.parametrize("fault", [{"kind": "close"}, {"kind": "error", "status": 502}])
async def test_an_answer_is_sent_once_although_the_response_to_the_first_was_lost(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, within: float, fault: dict[str, object]
):
    await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    page = await ask(ana, "rules")
    answer_within(evening, within, monkeypatch)
    lost = {"path": "callback", "times": 1, "after": True, **fault}
    evening.running.control.fault(lost)
    mark = ana.mark()
    await ana.slash("dice")
    assert "seed" in (await answered(ana, mark))["content"]
    evening.running.control.fault(lost)
    assert "JAIL-1" in (await choose(ana, page, "JAIL"))["content"]
    await evening.idle()
    await ana.settled()
    heard = [one for name, one in ana.inbox.got[mark:] if name.startswith("MESSAGE_")]
    private = {one["id"] for one in heard if one.get("flags", 0) & EPHEMERAL}
    assert len(private) == 2, "the dice, and the page in its place"
