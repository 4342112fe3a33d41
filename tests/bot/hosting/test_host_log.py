"""The log for hosts: ids of moderators only, one line for an outage, and an id for each error."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.discord_api.sender import TransientError, classified
from bot.hosting.config import Config
from bot.hosting.logs import OutagesInShort, set_up
from bot.store.database.writer import Owner
from bot.support.failures import HOUR, RepeatFilter
from tests.support.evening import Evening, buttons, option
from tests.support.moderating import begins_season, moderates
from tests.support.reading import press, private, see
from tests.support.tables import start_table


@pytest.mark.asyncio
async def test_the_log_does_not_name_a_kicked_player(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot")
    mia, ben = await evening.seat("Mia"), await evening.seat("Ben")
    table = await start_table(evening, robots=0)
    asked = await moderates(mia, "kick", option("player", "Ben"), says="Send Ben away")
    await press(mia, asked, next(iter(buttons(asked))))
    deed = f"moderator {mia.id} used moderate kick (game {table.game})"
    await evening.until(lambda: deed in caplog.text)
    assert str(ben.id) not in caplog.text
    assert "r1:" not in caplog.text


@pytest.mark.asyncio
async def test_a_season_is_logged_by_number_because_its_name_may_be_a_persons(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "bot")
    mia = await evening.seat("Mia")
    await begins_season(mia, "Benjamin's revenge")
    deed = f"moderator {mia.id} used season begin (season "
    await evening.until(lambda: deed in caplog.text)
    assert "Benjamin" not in caplog.text


def record(words: str, *args: object, error: BaseException | None = None) -> logging.LogRecord:
    trace = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("discord.shard", logging.ERROR, "shard.py", 1, words, args, trace)


def test_an_outage_is_one_line_an_hour_and_no_traceback():
    now = 0.0
    short = OutagesInShort(lambda: now)
    again = "Attempting a reconnect for shard ID %s in %.2fs"
    errors = (
        OSError("no route"),
        aiohttp.ClientError("closed"),
        TimeoutError(),
        discord.GatewayNotFound(),
    )
    lines = [record(again, n, n * 1.5, error=error) for n, error in enumerate(errors)]
    assert [short.filter(one) for one in lines] == [True, False, False, False]
    assert lines[0].getMessage() == "Attempting a reconnect for shard ID 0 in 0.00s: no route"
    assert lines[0].exc_info is None
    now = HOUR
    assert short.filter(record(again, 7, 1.0, error=TimeoutError()))


def test_an_error_that_is_no_outage_keeps_its_traceback():
    short = OutagesInShort(lambda: 0.0)
    for _ in range(2):
        bug = record("Ignoring exception in %s", "on_ready", error=ValueError("a bug"))
        assert short.filter(bug)
        assert bug.exc_info
    ours = record("anything", error=OSError("disk"))
    ours.name = "bot.app.client"
    assert short.filter(ours)
    assert short.filter(ours)


@pytest.mark.usefixtures("logging_as_before")
def test_set_up_filters_repeated_outages():
    stream = io.StringIO()
    set_up(Config(), stream)
    for _ in range(6):
        try:
            raise aiohttp.ClientConnectionError("no route")
        except aiohttp.ClientError:
            logging.getLogger("discord.client").exception("Attempting a reconnect in %.2fs", 1.0)
    assert stream.getvalue().count("\n") == 1


@pytest.mark.asyncio
async def test_an_outage_is_logged_once_for_all_tables(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    for game in range(20):
        evening.parts.keeper.complain(Owner("game", game), TransientError(f"503 {game}"))
    assert caplog.text.count("Discord is in trouble") == 1
    evening.time.now += HOUR
    evening.parts.keeper.complain(Owner("game", 1), TransientError("503"))
    assert caplog.text.count("Discord is in trouble") == 2


@pytest.mark.asyncio
async def test_a_rate_limit_is_not_logged_as_an_outage(
    evening: Evening, caplog: pytest.LogCaptureFixture
):
    slow: Any = SimpleNamespace(status=429, reason="Too Many Requests")
    refused = discord.HTTPException(slow, {"message": "slow down", "code": 20028})
    waits = discord.RateLimited(40.0)
    for error in (refused, waits):
        with pytest.raises(TransientError) as caught, classified():
            raise error
        evening.parts.keeper.complain(Owner("game", 1), caught.value)
        told = evening.parts.tree.troubles.sentence(cast(Any, SimpleNamespace()), error)
        assert told is not None
        assert told.startswith("That was too much at once for Discord")
    assert "in trouble" not in caplog.text
    assert caplog.text.count("so tables are shown later") == 1
    assert caplog.text.count("so an interaction has failed") == 2


def test_a_repeated_message_without_an_error_is_filtered_by_its_text():
    complaints = RepeatFilter(lambda: 0.0)
    assert complaints.new("Discord")
    assert not complaints.new("Discord")
    assert complaints.new("Discord", ValueError())


@pytest.mark.asyncio
@pytest.mark.usefixtures("logging_as_before")
async def test_the_error_id_that_a_player_saw_is_in_the_log(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    stream = io.StringIO()
    set_up(Config(log_format="json"), stream)
    ana = await evening.seat("Ana")
    table = await start_table(evening, robots=0)

    async def broken(*_: object, **__: object) -> None:
        raise ValueError("a bug")

    monkeypatch.setattr(table, "submit", broken)
    await ana.slash("roll")
    told = await see(evening, ana, private("give this number to the people who run this bot"))
    (number,) = re.findall(r"`(\w{8})`", told["content"])
    await asyncio.sleep(0)
    entries = [json.loads(line) for line in stream.getvalue().splitlines()]
    (entry,) = [one for one in entries if "error_id" in one]
    assert entry["error_id"] == number
    assert f"error {number}" in entry["message"]
    assert "a bug" in entry["exception"]
