"""Tests of mentions, replies, history, reactions, private channels and typing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.server import Running
from tests.bot.playground.conftest import Seat
from tests.bot.playground.test_messages import at, write
from tests.support.players import RawBot, RawGateway, saying

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio


async def test_only_allowed_mentions_count(bot: RawBot, seat: Seat, running: Running):
    ana = await seat("ana")
    role = running.control.role(
        {"guild_id": ana.guild()["id"], "name": "Pingable", "mentionable": True}
    )
    text = f"<@{ana.id}> <@&{role['id']}> @everyone <@1>"
    everyone = await write(bot, ana.channel(), content=text)
    assert [user["id"] for user in everyone["mentions"]] == [ana.id]
    assert everyone["mention_roles"] == [role["id"]]
    assert everyone["mention_everyone"] is False  # the bot lacks the permission
    nobody = await write(bot, ana.channel(), content=text, allowed_mentions={"parse": []})
    assert (nobody["mentions"], nobody["mention_roles"]) == ([], [])
    one = await write(
        bot, ana.channel(), content=text, allowed_mentions={"parse": [], "users": [ana.id]}
    )
    assert [user["id"] for user in one["mentions"]] == [ana.id]


async def test_a_reply_mentions_the_answered_author_unless_told_not_to(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    await ana.ask("send", channel_id=ana.channel(), content="question")
    question = await ana.wait_message(saying("question"))
    reference = {"message_id": question["id"]}
    loud = await write(bot, ana.channel(), content="loud", message_reference=reference)
    assert [user["id"] for user in loud["mentions"]] == [ana.id]
    assert loud["type"] == 19
    quiet = await write(
        bot,
        ana.channel(),
        content="quiet",
        message_reference=reference,
        allowed_mentions={"parse": ["users"], "replied_user": False},
    )
    assert quiet["mentions"] == []
    lost = {"message_id": "1", "fail_if_not_exists": False}
    assert (await write(bot, ana.channel(), content="alone", message_reference=lost))["type"] == 0


async def test_history_can_be_read_before_after_and_around_a_message(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    ids = [(await write(bot, ana.channel(), content=str(n)))["id"] for n in range(6)]
    path = f"/channels/{ana.channel()}/messages"

    async def texts(query: str) -> list[str]:
        return [m["content"] for m in (await bot.call("GET", f"{path}?{query}"))[1]]

    assert await texts("limit=2") == ["5", "4"]
    assert await texts(f"limit=2&before={ids[3]}") == ["2", "1"]
    assert await texts(f"limit=2&after={ids[1]}") == ["3", "2"]
    assert await texts(f"limit=3&around={ids[2]}") == ["3", "2", "1"]
    assert (await bot.call("GET", path + "?limit=101"))[1]["code"] == 50035
    nonce = await ana.ask("history", channel_id=ana.channel(), limit=4, before=ids[5])
    page = await ana.inbox.wait("HISTORY", lambda d: d["nonce"] == nonce)
    assert ([m["content"] for m in page["messages"]], page["has_more"]) == (list("4321"), True)


async def test_bulk_deletion_takes_2_to_100_recent_messages(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana = await seat("ana")
    ids = [(await write(bot, ana.channel(), content=str(n)))["id"] for n in range(3)]
    path = f"/channels/{ana.channel()}/messages/bulk-delete"
    assert (await bot.call("POST", path, {"messages": ids[:1]}))[0] == 400
    assert (await bot.call("POST", path, {"messages": ids[:2]}))[0] == 204
    gone = await ana.inbox.wait("MESSAGE_DELETE_BULK")
    assert gone["ids"] == ids[:2]
    await gateway.inbox.wait("MESSAGE_DELETE_BULK")
    running.stage.clock.jump(15 * 86400)
    newer = (await write(bot, ana.channel(), content="new"))["id"]
    status, answer = await bot.call("POST", path, {"messages": [ids[2], newer]})
    assert (status, answer["code"]) == (400, 50034)


async def test_reactions_are_counted_by_person_and_emoji(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana, ben = await seat("ana"), await seat("ben")
    message = await write(bot, ana.channel(), content="vote")
    where = {"channel_id": message["channel_id"], "message_id": message["id"]}
    await ana.ask("react", emoji="\N{FIRE}", **where)
    await ben.ask("react", emoji="\N{FIRE}", **where)
    await ana.inbox.wait("MESSAGE_REACTION_ADD", lambda d: d["user_id"] == ben.id)
    (seen,) = await ana.history(ana.channel())
    assert (seen["reactions"][0]["count"], seen["reactions"][0]["me"]) == (2, True)
    _, users = await bot.call("GET", at(message, "/reactions/%F0%9F%94%A5"))
    assert [user["username"] for user in users] == ["ana", "ben"]
    await ana.ask("react", emoji="\N{FIRE}", remove=True, **where)
    await ben.inbox.wait("MESSAGE_REACTION_REMOVE")
    assert (await bot.call("DELETE", at(message, "/reactions")))[0] == 204
    await ben.inbox.wait("MESSAGE_REACTION_REMOVE_ALL")
    status, answer = await bot.call("PUT", at(message, "/reactions/nonsense/@me"))
    assert (status, answer["code"]) == (404, 10014)


async def test_a_bot_can_write_to_a_person_in_private(bot: RawBot, seat: Seat, running: Running):
    ana, ben = await seat("ana"), await seat("ben")
    status, channel = await bot.call("POST", "/users/@me/channels", {"recipient_id": ana.id})
    assert (status, channel["type"], channel["recipients"][0]["id"]) == (200, 1, ana.id)
    await write(bot, channel["id"], content="between us")
    seen = await ana.wait_message(saying("between us"))
    assert "guild_id" not in seen
    private = await ana.inbox.wait("HELLO", lambda hello: hello["private_channels"])
    assert private["private_channels"][0]["id"] == channel["id"]
    refused = await ben.refusal(await ben.ask("history", channel_id=channel["id"]))
    assert refused["code"] == 50001


async def test_people_and_bots_get_typing_events(bot: RawBot, seat: Seat):
    ana, ben = await seat("ana"), await seat("ben")
    assert (await bot.call("POST", f"/channels/{ana.channel()}/typing"))[0] == 204
    assert (await ana.inbox.wait("TYPING_START"))["user_id"] == str(bot.app_id)
    await ben.ask("typing", channel_id=ben.channel())
    await ana.inbox.wait("TYPING_START", lambda d: d["user_id"] == ben.id)


async def test_the_oldest_files_are_deleted_above_the_memory_limit(
    bot: RawBot, seat: Seat, running: Running, monkeypatch: pytest.MonkeyPatch
):
    ana = await seat("ana")
    monkeypatch.setattr("bot.playground.media.MOST_HELD", 250)
    for number in range(4):
        path = f"/channels/{ana.channel()}/messages"
        files = {f"{number}.png": b"x" * 100}
        assert (await bot.upload("POST", path, {"content": "x"}, files))[0] == 200
    kept = [file.filename for file in running.stage.world.attachments.values()]
    assert kept == ["2.png", "3.png"]
