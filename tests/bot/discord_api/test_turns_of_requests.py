"""Tests that every counted request waits for the budget, and no granted one is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.discord_api.budget import Budget, Priority
from bot.store.messages.kinds import TABLE
from bot.ui.message import Message
from engine.edition import Seat
from tests.support.evening import Evening
from tests.support.seeing import table_now
from tests.support.tables import channel_id, start_table


class Gate:
    """A gate that holds all requests of the budget until it is open, and counts them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.asked = self.taken = self.returned = 0
        take, give_back = Budget.take, Budget.give_back

        async def wait(budget: Budget, priority: Priority, place: int | None = None) -> None:
            self.asked += 1
            await self.open.wait()
            await take(budget, priority, place)
            self.taken += 1

        def count(budget: Budget) -> None:
            self.returned += 1
            give_back(budget)

        monkeypatch.setattr(Budget, "take", wait)
        monkeypatch.setattr(Budget, "give_back", count)


def counted(evening: Evening) -> int:
    """Return the number of requests that counted against Discord's limit since the last reset."""
    return int(evening.running.control.statistics({})["counted"])


@pytest.mark.asyncio
async def test_no_counted_request_is_sent_before_the_budget_grants_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    io, lobby = evening.parts.sender, channel_id(evening, "lobby")
    guild = evening.bot.guilds[0].id
    ana = await evening.seat("Ana")
    messages = [await io.send(lobby, Message(f"message {number}")) for number in range(3)]
    thread = await io.open_thread(guild, lobby, "a thread")
    await evening.idle()
    evening.running.control.statistics({"reset": True})
    gate = Gate(monkeypatch)
    asking: list[Coroutine[Any, Any, Any]] = [
        io.send(lobby, Message("one more")),
        io.edit(lobby, messages[0], Message("changed")),
        io.remove_buttons(lobby, messages[1]),
        io.delete(lobby, messages[2]),
        io.newest(lobby),
        io.direct_channel(int(ana.id)),
        io.open_thread(guild, lobby, "another thread"),
        io.own_threads(guild, lobby, "a thread"),
        io.invite(thread, int(ana.id)),
        io.archive(thread),
    ]
    tasks = [asyncio.create_task(one) for one in asking]
    await evening.until(lambda: gate.asked == len(tasks) or any(one.done() for one in tasks))
    assert not any(one.done() for one in tasks)
    assert counted(evening) == 0
    gate.open.set()
    await asyncio.gather(*tasks)
    assert counted(evening) >= len(tasks)


@pytest.mark.asyncio
async def test_a_granted_request_that_is_not_needed_is_given_back(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=0)
    await evening.until(lambda: table_now(evening.people["Ana"]))
    await evening.idle()
    name, user = table.names[0], table.seats[0].user
    evening.running.control.statistics({"reset": True})
    gate = Gate(monkeypatch)
    await table.rename(Seat(0), "Zed", user)
    evening.parts.keeper.show_game(table.game)
    await evening.until(lambda: gate.asked)
    await table.rename(Seat(0), name, user)
    evening.parts.keeper.show_game(table.game)
    gate.open.set()
    await evening.idle()
    assert gate.returned == 1, "the table shows the old name, so nothing was sent"
    assert gate.taken - gate.returned == counted(evening)


@pytest.mark.asyncio
async def test_no_request_is_granted_during_a_global_rate_limit(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    bot, lobby = evening.bot, channel_id(evening, "lobby")
    fault = {"kind": "storm", "everywhere": True, "seconds": 600, "times": 1, "method": "POST"}
    evening.running.control.fault(fault)
    sending = asyncio.create_task(bot.parts.sender.send(lobby, Message("too much")))
    await evening.until(lambda: "Retrying in 600" in caplog.text)  # discord.py has received the 429
    waiting = asyncio.create_task(bot.budget.take(Priority.ANSWER))
    await evening.until(lambda: bot.budget.waiting or waiting.done())
    assert not waiting.done()
    for task in (waiting, sending):
        task.cancel()
    await asyncio.gather(waiting, sending, return_exceptions=True)


@pytest.mark.asyncio
async def test_a_table_deleted_while_the_bot_was_away_is_posted_again(evening: Evening):
    table = await start_table(evening, robots=0)
    await evening.until(lambda: table_now(evening.people["Ana"]))
    await evening.idle()
    before = (await evening.bot.stores.posts.of(table.game))[TABLE].message
    await evening.stop_bot()
    world = evening.running.stage.world
    del world.channel(table.channel).messages[before]
    await evening.start_bot()
    await evening.until(lambda: world.channel(table.channel).messages)
    await evening.idle()
    after = (await evening.bot.stores.posts.of(table.game))[TABLE].message
    assert after != before
    assert after in world.channel(table.channel).messages
