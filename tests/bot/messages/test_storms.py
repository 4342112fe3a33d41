"""Tests of long outages: the bot sends few requests, and shows every table afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bot.discord_api import sender as discord_io
from bot.messages.sync import LONGEST_PAUSE, MessageSync
from bot.play.turn.views import table_words
from bot.playground.world import WorldMessage
from bot.tables.table import LiveTable
from bot.ui.components import Link
from tests.support.counting import miscount
from tests.support.evening import Evening, buttons, whispered
from tests.support.handing_in import hand_in
from tests.support.handing_in import town as an_edition
from tests.support.players import Person
from tests.support.sampling import long
from tests.support.tables import arrange, channel_id, start_table, turn_of

CHANNELS = ("lobby", "table-one", "table-two")
HOUR = 3600.0
pytestmark = pytest.mark.asyncio
Blow = Callable[[Evening], None]


@dataclass(frozen=True)
class Storm:
    """An outage: its begin and end, and the requests it may cost beyond those without one.

    It begins `times` times, and lasts until every table has `tries` failed attempts.
    """

    blow: Blow
    end: Blow = lambda evening: None
    times: int = 1
    more: int = 0
    tries: int = 0


def faults(kind: str, **more: Any) -> Blow:
    return lambda evening: evening.running.control.fault({"kind": kind, **more})


def control(deed: str, **body: Any) -> Blow:
    return lambda evening: getattr(evening.running.control, deed)(body)


def lose_servers(evening: Evening) -> None:
    for guild in evening.running.stage.world.guilds:
        evening.running.control.outage({"guild_id": guild})


def return_servers(evening: Evening) -> None:
    for guild in evening.running.stage.world.guilds:
        evening.running.control.outage({"guild_id": guild, "on": False})


def delete_everything(evening: Evening) -> None:
    for message in ours(evening):
        ids = {"channel_id": message.channel_id, "message_id": message.id}
        evening.running.control.delete_message(ids)


def rights(change: str, *names: str) -> Blow:
    def blow(evening: Evening) -> None:
        for name in CHANNELS:
            given = {"channel_id": channel_id(evening, name), change: names}
            evening.running.control.permission(given)

    return blow


CALM = 18
"""Requests for three tables that change once, with two answers."""
RIGHTS = ("view_channel", "send_messages", "attach_files", "embed_links")
STORMS = {
    "drops": Storm(control("drop"), times=4),
    "sessions that are lost": Storm(control("drop", resumable=False), times=2),
    "asked to reconnect": Storm(control("reconnect"), times=4),
    "invalid sessions": Storm(control("invalidate"), times=2),
    "lost events": Storm(control("lose", times=6)),
    "too many requests": Storm(faults("storm", seconds=0.05, times=15), more=15),
    "too many of all": Storm(faults("storm", seconds=0.05, times=15, everywhere=True), more=15),
    "errors": Storm(faults("error", status=503), tries=5, more=60),
    "lost answers": Storm(faults("close", after=True, times=12), more=12),
    "no answers": Storm(faults("close"), tries=5, more=60),
    "ten seconds of latency": Storm(faults("latency", seconds=10 / 60)),
    "no files": Storm(control("cdn")),
    "deletions": Storm(delete_everything, times=3, more=30),
    "permissions taken": Storm(rights("deny", *RIGHTS), rights("allow", *RIGHTS), tries=5, more=60),
    "no pictures allowed": Storm(rights("deny", "attach_files"), rights("allow", "attach_files")),
    "servers that vanish": Storm(lose_servers, return_servers, times=2),
    "a gateway that refuses": Storm(control("gateway", fault="refuse"), control("drop")),
}
QUICK = {"drops", "errors", "permissions taken"}


def ours(evening: Evening) -> list[WorldMessage]:
    world = evening.running.stage.world
    return [
        message
        for channel in world.channels.values()
        for message in channel.messages.values()
        if message.author_id in world.applications
    ]


def is_healed(evening: Evening) -> bool:
    """Return True if every table is shown once and up to date, and the gateway works."""
    if not all(evening.parts.keeper.is_displayed(table) for table in evening.parts.tables.all()):
        return False
    if miscount(evening.running.stage.world, evening.database):
        return False
    shown = [pressable(message.components) for message in ours(evening)]
    return all(wanted(table) in shown for table in evening.parts.tables.all())


def wanted(table: LiveTable) -> set[str]:
    rows = table_words(table).rows
    return {part.custom_id for row in rows for part in row if not isinstance(part, Link)}


def pressable(rows: list[Any]) -> set[str]:
    return {part["custom_id"] for row in rows for part in row["components"] if "custom_id" in part}


def all_tried(evening: Evening, tries: int) -> bool:
    """Return True if each table has `tries` failed attempts, or with 0 is shown."""
    works = evening.parts.keeper._work.values()
    return all(work._failures >= tries and (tries or not work.due) for work in works)


async def press_panel(person: Person) -> None:
    """Press "My panel" on the table that a person has seen last."""
    for name, message in reversed(person.inbox.got):
        if name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and "My panel" in buttons(message):
            await person.click(message, buttons(message)["My panel"]["custom_id"])
            return


def spent(evening: Evening) -> int:
    told = evening.running.control.statistics({"reset": True})
    return int(told["counted"] + told["exempt"])


@pytest.mark.parametrize("name", [n if n in QUICK else long(n) for n in STORMS])
async def test_an_outage_causes_few_requests_and_every_table_is_shown_afterwards(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    name: str,
):
    storm = STORMS[name]
    monkeypatch.setattr(discord_io, "TOKEN_PATIENCE", discord_io.TOKEN_PATIENCE / 60)
    tables = [
        await start_table(evening, channel, robots=0, speed="live", change=turn_of(0))
        for channel in CHANNELS
    ]
    await evening.until(lambda: is_healed(evening))
    ana = evening.people["Ana"]
    spent(evening)
    for turn in range(storm.times):
        storm.blow(evening)
        for table in tables:
            await arrange(table, turn_of(turn % 2))
        await press_panel(ana)
        await ana.slash("board")
        evening.time.now += 20
        await evening.until(lambda: all_tried(evening, storm.tries))
    storm.end(evening)
    evening.running.control.calm({})
    await evening.until(lambda: is_healed(evening))
    assert spent(evening) <= CALM * storm.times + storm.more
    assert not any(sitting.misses or sitting.kept for table in tables for sitting in table.seats)
    loud = [line for line in caplog.records if line.exc_info and line.name.startswith("bot.")]
    assert not loud, "no traceback for what is Discord's"
    await ana.slash("dice")
    await evening.until(lambda: whispered(ana, "seed"))


async def test_an_hour_without_discord_costs_few_requests_and_no_player_a_turn(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    rested: dict[object, float] = {}

    async def wait(work: MessageSync, seconds: float) -> None:
        """Count the seconds of a pause and return at once, until the hour is over."""
        rested[work] = rested.get(work, 0.0) + seconds
        if rested[work] >= HOUR:
            await asyncio.Event().wait()
        await asyncio.sleep(0)

    tables = [
        await start_table(evening, channel, robots=0, speed="live", change=turn_of(0))
        for channel in CHANNELS
    ]
    await evening.until(lambda: is_healed(evening))
    monkeypatch.setattr(MessageSync, "_wait", wait)
    evening.parts.keeper.rhythm = 1.2
    evening.running.control.fault({"kind": "error", "status": 503})
    evening.running.control.gateway({"fault": "refuse"})
    evening.running.control.drop({})
    spent(evening)
    for table in tables:
        await arrange(table, turn_of(1))
    await evening.until(lambda: len(rested) == len(tables) and min(rested.values()) >= HOUR)
    for _ in range(60):
        evening.time.now += 60
        await evening.parts.tables.tick()
    requests = spent(evening)
    assert requests <= len(tables) * 2 * (HOUR / LONGEST_PAUSE + 8), requests
    assert all(table.seq == 0 for table in tables)
    monkeypatch.undo()
    evening.running.control.calm({})
    await evening.restart_bot()
    await evening.until(lambda: is_healed(evening))


async def test_an_upload_fails_with_words_while_files_are_unavailable_and_works_later(
    evening: Evening,
):
    mia = await evening.seat("Mia")
    evening.running.control.cdn({})
    await hand_in(evening, mia, an_edition())
    await evening.until(lambda: whispered(mia, "Discord"))
    evening.running.control.calm({})
    await hand_in(evening, mia, an_edition())
    await evening.until(lambda: whispered(mia, "Nobody else sees this yet"))
