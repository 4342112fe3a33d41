"""Tests that messages and buttons of removed features say that the feature is gone.

Step 18 of the schema removed the table of the week, the queue for a table and the vote on an
edition. Before, a vote and a call from the queue had a message with buttons.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.messages.retired_source import TRIED
from bot.store.database.address import Address, Server
from bot.store.messages.retired import RetiredMessages
from bot.ui.components import Button
from bot.ui.message import Message
from tests.support.databases import on_disk
from tests.support.evening import Evening, buttons
from tests.support.lobbying import told
from tests.support.moderating import guild_id
from tests.support.patience import until
from tests.support.players import Json, Person
from tests.support.reading import press, see
from tests.support.tables import channel_id

pytestmark = pytest.mark.asyncio

OVER = "This is over: votes on the next edition"
TABLES = ("edition_votes", "edition_ballots", "weekly_tables", "table_queue")


async def message_of_old(evening: Evening, channel: str) -> Json:
    """Post a message with buttons of removed features, and return it as Ana sees it."""
    ana = await evening.seat("Ana")
    mark = ana.mark()
    ids = ("edition-cast:1:nyc", "edition-close:1", "queue-open:2", "queue-leave")
    labels = ("Vote", "Close", "Open my table", "Leave the queue")
    row = [Button(label, f"r1:0:{custom_id}") for label, custom_id in zip(labels, ids, strict=True)]
    shown = Message("Which edition next?", [row])
    number = await evening.parts.sender.send(channel_id(evening, channel), shown)
    return await ana.wait_message(lambda m: m["id"] == str(number), after=mark)


def go_back(where: Address, guild: int, votes: Sequence[Json], calls: Sequence[Json]) -> None:
    """Turn a database into one of version 17 that contains these messages."""
    on_disk(where, "DROP TABLE retired_messages")
    for table in TABLES:
        on_disk(where, f"CREATE TABLE {table} (guild BIGINT, channel BIGINT, message BIGINT)")
    for table, messages in (("edition_votes", votes), ("table_queue", calls)):
        for one in messages:
            place = guild, int(one["channel_id"]), int(one["id"])
            on_disk(where, f"INSERT INTO {table} VALUES (?, ?, ?)", *place)
    server = isinstance(where, Server)
    on_disk(where, "UPDATE rentroll SET version = 17" if server else "PRAGMA user_version = 17")


def ours(person: Person) -> set[str]:
    """Return the ids of all messages that a person has seen."""
    return {message["id"] for message in person.inbox.all("MESSAGE_CREATE")}


async def all_said(evening: Evening) -> None:
    """Wait until the database has no retired messages."""

    async def none_left() -> bool:
        return not await evening.bot.db.rows("SELECT 1 FROM retired_messages")

    await until(none_left)


async def is_over(evening: Evening, message: Json) -> Json:
    """Wait until a message says that its feature is gone, and return it."""
    ana = evening.people["Ana"]
    return await see(evening, ana, lambda m: m["id"] == message["id"] and OVER in m["content"])


@pytest.mark.both_databases
async def test_after_the_update_a_vote_and_a_call_end_with_one_sentence(evening: Evening):
    guild = guild_id(evening)
    vote, call = [await message_of_old(evening, name) for name in ("lobby", "table-one")]
    await evening.stop_bot()
    go_back(evening.database, guild, [vote], [call])
    ana = evening.people["Ana"]
    before = ours(ana)
    await evening.start_bot()
    for message in (vote, call):
        assert not buttons(await is_over(evening, message))
    await all_said(evening)
    mark = ana.mark()
    await evening.restart_bot()
    await evening.idle()
    assert not [name for name, _ in ana.inbox.got[mark:] if name.startswith("MESSAGE_")]
    assert ours(ana) == before


async def test_a_kill_before_the_write_edits_the_message_again_and_posts_none(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    guild, vote = guild_id(evening), await message_of_old(evening, "lobby")
    await evening.stop_bot()
    go_back(evening.database, guild, [vote], [])
    before = ours(evening.people["Ana"])

    async def killed(self: RetiredMessages, number: int) -> None:
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(RetiredMessages, "delete", killed)
        patch.setattr("bot.messages.keeper.LAST_WORDS", 0.0)
        await evening.start_bot()
        await is_over(evening, vote)
        await evening.stop_bot()
    await evening.start_bot()
    await all_said(evening)
    assert ours(evening.people["Ana"]) == before


async def test_a_message_that_is_gone_is_not_posted_again(evening: Evening):
    guild = guild_id(evening)
    vote, call = [await message_of_old(evening, name) for name in ("lobby", "table-one")]
    await evening.stop_bot()
    go_back(evening.database, guild, [vote], [call])
    before = ours(evening.people["Ana"])
    evening.running.control.delete_message(
        {"channel_id": vote["channel_id"], "message_id": vote["id"]}
    )
    evening.running.control.delete_channel({"channel_id": call["channel_id"]})
    await evening.start_bot()
    await all_said(evening)
    await evening.idle()
    assert ours(evening.people["Ana"]) == before


async def test_a_message_in_a_hidden_channel_waits_for_another_start_after_an_hour(
    evening: Evening,
):
    guild, vote = guild_id(evening), await message_of_old(evening, "lobby")
    await evening.permit(vote["channel_id"], deny=["view_channel"])
    await evening.stop_bot()
    go_back(evening.database, guild, [vote], [])
    await evening.start_bot()
    work = evening.parts.keeper._work
    await evening.until(lambda: any(one._failures > 1 for one in work.values()))
    evening.time.now += TRIED
    await evening.until(lambda: not work)
    assert await evening.bot.db.rows("SELECT message FROM retired_messages") == [(int(vote["id"]),)]
    await evening.permit(vote["channel_id"], allow=["view_channel"])
    await evening.restart_bot()
    await all_said(evening)


async def test_a_button_of_a_removed_feature_answers_that_it_is_over(evening: Evening):
    message = await message_of_old(evening, "lobby")
    for label in ("Vote", "Close", "Open my table", "Leave the queue"):
        person = await evening.seat({"Vote": "Ana", "Close": "Ben"}.get(label, "Cleo"))
        mark = person.mark()
        await press(person, message, label)
        await told(person, OVER, after=mark)
