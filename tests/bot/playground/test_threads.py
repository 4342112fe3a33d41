"""Tests of threads: creating, joining, archiving, locking and deleting."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.server import Running
from tests.bot.playground.conftest import House, Seat
from tests.support.players import Person, RawBot, RawGateway, saying

Json = dict[str, Any]
real = pytest.mark.asyncio(loop_scope="module")
raw = pytest.mark.asyncio
NAMED = {"name": "Table", "auto_archive_duration": 60}


async def begin(bot: RawBot, channel_id: str, **more: Any) -> Json:
    status, thread = await bot.call("POST", f"/channels/{channel_id}/threads", NAMED | more)
    assert status == 201, thread
    found: Json = thread
    return found


async def write(bot: RawBot, channel_id: str, text: str) -> tuple[int, Json]:
    return await bot.call("POST", f"/channels/{channel_id}/messages", {"content": text})


@real
async def test_the_real_client_creates_a_thread_on_its_answer_and_adds_people(house: House):
    ana, ben = await house.seat("ana"), await house.seat("ben")
    await ana.slash("thread")
    message = await ben.wait_message(saying("on this"))
    thread = await ben.inbox.wait("THREAD_CREATE")
    assert thread["id"] == message["id"]
    assert thread["parent_id"] == message["channel_id"]
    await ben.wait_message(saying("welcome"))
    joined = await ana.inbox.wait(
        "THREAD_MEMBERS_UPDATE",
        lambda d: ana.id in [m["user_id"] for m in d.get("added_members", [])],
    )
    assert joined["member_count"] == 2
    told = await house.probe.heard("thread")
    assert (told["name"], told["id"]) == ("Table", thread["id"])
    started = await ben.wait_message(
        lambda m: m["id"] == message["id"] and m["flags"] & 32, event="MESSAGE_UPDATE"
    )
    assert started["thread"]["name"] == "Table"


@real
async def test_the_real_client_gets_an_event_when_a_quiet_thread_is_archived(house: House):
    ana = await house.seat("ana")
    mark, heard = ana.mark(), house.probe.mark()
    await ana.slash("thread", channel="table-one")
    thread = await ana.inbox.wait("THREAD_CREATE", after=mark)
    await ana.wait_message(saying("welcome"), after=mark)
    house.running.stage.clock.jump(61 * 60)
    asleep = await ana.inbox.wait("THREAD_UPDATE", lambda d: d["id"] == thread["id"], after=mark)
    assert asleep["thread_metadata"]["archived"] is True
    assert (await house.probe.heard("thread_update", after=heard))["archived"] is True


@raw
async def test_a_message_can_have_only_one_thread(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    _, message = await write(bot, ana.channel(), "start")
    path = f"/channels/{ana.channel()}/messages/{message['id']}/threads"
    assert (await bot.call("POST", path, NAMED))[0] == 201
    status, answer = await bot.call("POST", path, NAMED)
    assert (status, answer["code"]) == (400, 160004)
    (starter,) = await ana.history(message["id"])
    assert (starter["type"], starter["referenced_message"]["content"]) == (21, "start")


@raw
async def test_a_public_thread_is_announced_and_a_private_one_is_not(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana, ben = await seat("ana"), await seat("ben")
    public = await begin(bot, ana.channel(), type=11)
    note = await ana.wait_message(saying("Table"))
    assert (note["type"], note["message_reference"]["channel_id"]) == (18, public["id"])
    private = await begin(bot, ana.channel(), type=12, name="Hidden")
    await gateway.inbox.wait("THREAD_CREATE", lambda d: d["id"] == private["id"])
    await write(bot, private["id"], "secret")
    path = f"/channels/{private['id']}/thread-members/{ana.id}"
    assert (await bot.call("PUT", path))[0] == 204
    await ana.inbox.wait("THREAD_CREATE", lambda d: d["id"] == private["id"])
    assert "secret" in [m["content"] for m in await ana.history(private["id"])]
    await ben.settled()
    assert [d["id"] for d in ben.inbox.all("THREAD_CREATE")] == [public["id"]]
    refused = await ben.refusal(await ben.ask("history", channel_id=private["id"]))
    assert refused["code"] == 50001


@raw
async def test_writing_in_a_thread_joins_it_and_counts_the_message(bot: RawBot, seat: Seat):
    ana, ben = await seat("ana"), await seat("ben")
    thread = await begin(bot, ana.channel(), type=11)
    await ana.ask("send", channel_id=thread["id"], content=f"hello <@{ben.id}>")
    await ana.inbox.wait("THREAD_MEMBERS_UPDATE", lambda d: d["member_count"] == 3)
    _, members = await bot.call("GET", f"/channels/{thread['id']}/thread-members")
    assert {member["user_id"] for member in members} == {str(bot.app_id), ana.id, ben.id}
    _, now = await bot.call("GET", f"/channels/{thread['id']}")
    assert (now["message_count"], now["total_message_sent"]) == (1, 1)
    await ben.ask("leave_thread", channel_id=thread["id"])
    left = await ana.inbox.wait("THREAD_MEMBERS_UPDATE", lambda d: d.get("removed_member_ids"))
    assert left["removed_member_ids"] == [ben.id]
    mark = ana.mark()
    await ben.ask("join_thread", channel_id=thread["id"])
    await ana.inbox.wait("THREAD_MEMBERS_UPDATE", lambda d: d["member_count"] == 3, after=mark)


@raw
async def test_an_archived_thread_refuses_changes_until_it_wakes(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    thread = await begin(bot, ana.channel(), type=11)
    _, message = await write(bot, thread["id"], "before")
    path = f"/channels/{thread['id']}"
    assert (await bot.call("PATCH", path, {"archived": True}))[0] == 200
    await ana.inbox.wait("THREAD_UPDATE", lambda d: d["thread_metadata"]["archived"])
    mine = f"{path}/messages/{message['id']}"
    for method, where, body in (
        ("PATCH", mine, {"content": "after"}),
        ("PUT", mine + "/reactions/%F0%9F%94%A5/@me", None),
        ("PUT", f"{path}/thread-members/{ana.id}", None),
        ("PATCH", path, {"name": "Other"}),
    ):
        status, answer = await bot.call(method, where, body)
        assert (status, answer["code"]) == (400, 50083), (method, where)
    await ana.ask("send", channel_id=thread["id"], content="wake up")
    awake = await ana.inbox.wait("THREAD_UPDATE", lambda d: not d["thread_metadata"]["archived"])
    assert awake["id"] == thread["id"]
    assert (await bot.call("PATCH", mine, {"content": "after"}))[0] == 200


@raw
async def test_a_message_in_an_archived_thread_can_be_deleted(bot: RawBot, seat: Seat):
    """DISCORD.md, sleeping threads: messages can be deleted, but nothing else is possible."""
    ana = await seat("ana")
    thread = await begin(bot, ana.channel(), type=11)
    _, message = await write(bot, thread["id"], "before")
    await bot.call("PATCH", f"/channels/{thread['id']}", {"archived": True})
    path = f"/channels/{thread['id']}/messages/{message['id']}"
    assert (await bot.call("DELETE", path))[0] == 204
    _, read = await bot.call("GET", f"/channels/{thread['id']}")
    assert read["thread_metadata"]["archived"]


@raw
async def test_a_press_wakes_a_thread_before_it_is_sent(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    """DISCORD.md, sleeping threads: clients wake a thread first. A lock prevents the press."""
    ana = await seat("ana")
    thread = await begin(bot, ana.channel(), type=11)
    button = {"type": 2, "style": 1, "label": "Roll", "custom_id": "roll"}
    body = {"content": "board", "components": [{"type": 1, "components": [button]}]}
    _, message = await bot.call("POST", f"/channels/{thread['id']}/messages", body)
    await bot.call("PATCH", f"/channels/{thread['id']}", {"archived": True})
    await ana.click(message, "roll")
    pressed = await gateway.inbox.wait("INTERACTION_CREATE")
    assert not pressed["channel"]["thread_metadata"]["archived"]
    await bot.call("PATCH", f"/channels/{thread['id']}", {"archived": True, "locked": True})
    mark = len(gateway.inbox.all("INTERACTION_CREATE"))
    refused = await ana.refusal(await ana.click(message, "roll"))
    assert refused["code"] == 160005
    assert len(gateway.inbox.all("INTERACTION_CREATE")) == mark


@raw
async def test_a_token_cannot_edit_messages_in_an_archived_thread(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    """DISCORD.md, threads: archived is 50083."""
    ana = await seat("ana")
    await bot.commands({"name": "go", "description": "Goes"})
    await ana.inbox.wait("COMMANDS")
    thread = await begin(bot, ana.channel(), type=11)
    await ana.ask("slash", channel_id=thread["id"], command_id=ana.command("go"), options=[])
    interaction = await gateway.inbox.wait("INTERACTION_CREATE")
    await bot.answer(interaction, 4, {"content": "first"})
    await bot.call("PATCH", f"/channels/{thread['id']}", {"archived": True})
    original = bot.hook(interaction, "/messages/@original")
    status, answer = await bot.call("PATCH", original, {"content": "second"})
    assert (status, answer["code"]) == (400, 50083)


@raw
async def test_a_rename_does_not_postpone_archiving(bot: RawBot, seat: Seat, running: Running):
    """DISCORD.md: only a message, waking, or a changed archive time is activity."""
    ana = await seat("ana")
    thread = await begin(bot, ana.channel(), type=11, auto_archive_duration=60)
    path = f"/channels/{thread['id']}"
    running.stage.clock.jump(50 * 60)
    assert (await bot.call("PATCH", path, {"name": "Other"}))[0] == 200
    running.stage.clock.jump(11 * 60)
    await ana.inbox.wait("THREAD_UPDATE", lambda d: d["thread_metadata"]["archived"])
    await bot.call("PATCH", path, {"archived": False})
    running.stage.clock.jump(50 * 60)
    assert (await bot.call("PATCH", path, {"auto_archive_duration": 60}))[0] == 200
    running.stage.clock.jump(11 * 60)
    assert not (await bot.call("GET", path))[1]["thread_metadata"]["archived"]


@raw
async def test_archived_threads_are_listed_in_pages_the_last_archived_first(
    bot: RawBot, seat: Seat, running: Running
):
    """Published description: `before` and `limit` (2 to 100) of archived threads, `has_more`."""
    ana = await seat("ana")
    ids = []
    for kind in (11, 11, 11, 12, 12, 12):
        thread = await begin(bot, ana.channel(), type=kind)
        await bot.call("PATCH", f"/channels/{thread['id']}", {"archived": True})
        running.stage.clock.jump(60)
        ids.append(thread["id"])
    where = f"/channels/{ana.channel()}/threads/archived"
    _, page = await bot.call("GET", f"{where}/public?limit=2")
    assert ([one["id"] for one in page["threads"]], page["has_more"]) == (ids[2:0:-1], True)
    before = page["threads"][-1]["thread_metadata"]["archive_timestamp"]
    _, rest = await bot.call("GET", f"{where}/public", params={"before": before})
    assert ([one["id"] for one in rest["threads"]], rest["has_more"]) == (ids[:1], False)
    _, private = await bot.call("GET", f"{where}/private?limit=2")
    assert ([one["id"] for one in private["threads"]], private["has_more"]) == (ids[5:3:-1], True)
    joined = f"/channels/{ana.channel()}/users/@me/threads/archived/private?before={ids[4]}"
    assert [one["id"] for one in (await bot.call("GET", joined))[1]["threads"]] == ids[3:4]
    for query in ("limit=1", "before=yesterday"):
        assert (await bot.call("GET", f"{where}/public?{query}"))[0] == 400


@raw
async def test_announcement_threads_have_their_own_limit(bot: RawBot, seat: Seat, running: Running):
    """DISCORD.md, sleeping threads: announcement threads answer 160007."""
    ana = await seat("ana")
    running.control.limits({"active_threads": 1})
    news = running.control.channel({"guild_id": ana.guild()["id"], "name": "news", "type": 5})
    await begin(bot, ana.channel(), type=11)
    await begin(bot, news["id"], type=10)
    for where, kind, code in ((ana.channel(), 11, 160006), (news["id"], 10, 160007)):
        body = {**NAMED, "type": kind}
        status, answer = await bot.call("POST", f"/channels/{where}/threads", body)
        assert (status, answer["code"]) == (400, code)


@raw
async def test_only_moderators_can_write_in_a_locked_thread(bot: RawBot, seat: Seat):
    ana, olga = await seat("ana"), await seat("olga")
    thread = await begin(bot, ana.channel(), type=11)
    await bot.call("PATCH", f"/channels/{thread['id']}", {"locked": True})
    await ana.inbox.wait("THREAD_UPDATE", lambda d: d["thread_metadata"]["locked"])
    refused = await ana.refusal(await ana.ask("send", channel_id=thread["id"], content="let me"))
    assert refused["code"] == 160005
    await olga.ask("send", channel_id=thread["id"], content="the owner may")
    await ana.wait_message(saying("the owner may"))
    assert (await write(bot, thread["id"], "and the bot"))[0] == 200


@raw
async def test_a_bot_without_manage_threads_cannot_write_in_a_locked_thread(
    bot: RawBot, seat: Seat, running: Running
):
    ana = await seat("ana")
    thread = await begin(bot, ana.channel(), type=11)
    await bot.call("PATCH", f"/channels/{thread['id']}", {"locked": True})
    running.control.permission({"channel_id": ana.channel(), "deny": ["manage_threads"]})
    status, answer = await write(bot, thread["id"], "locked out")
    assert (status, answer["code"]) == (400, 160005)
    status, answer = await bot.call("PATCH", f"/channels/{thread['id']}", {"locked": False})
    assert (status, answer["code"]) == (403, 50013)


@raw
async def test_activity_postpones_archiving(bot: RawBot, seat: Seat, running: Running):
    ana = await seat("ana")
    thread = await begin(bot, ana.channel(), type=11)
    for _ in range(3):
        running.stage.clock.jump(45 * 60)
        await write(bot, thread["id"], "still here")
    _, now = await bot.call("GET", f"/channels/{thread['id']}")
    assert now["thread_metadata"]["archived"] is False
    running.stage.clock.jump(61 * 60)
    await ana.inbox.wait("THREAD_UPDATE")
    path = f"/channels/{ana.channel()}/threads/archived/public"
    _, listed = await bot.call("GET", path)
    assert [found["id"] for found in listed["threads"]] == [thread["id"]]
    _, active = await bot.call("GET", f"/guilds/{ana.guild()['id']}/threads/active")
    assert active["threads"] == []


@raw
async def test_deleting_a_thread_keeps_the_message_it_began_on(
    bot: RawBot, gateway: RawGateway, seat: Seat
):
    ana = await seat("ana")
    _, message = await write(bot, ana.channel(), "start")
    path = f"/channels/{ana.channel()}/messages/{message['id']}"
    await bot.call("POST", path + "/threads", NAMED)
    assert (await bot.call("DELETE", f"/channels/{message['id']}"))[0] == 200
    for inbox in (ana.inbox, gateway.inbox):
        assert (await inbox.wait("THREAD_DELETE"))["parent_id"] == ana.channel()
    status, answer = await write(bot, message["id"], "into the void")
    assert (status, answer["code"]) == (404, 10003)
    _, stays = await bot.call("GET", path)
    assert (stays["content"], stays["flags"]) == ("start", 0)


@raw
@pytest.mark.parametrize(
    "body", [{}, {"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 61}]
)
async def test_a_thread_needs_a_valid_name_and_archive_time(bot: RawBot, seat: Seat, body: Json):
    ana = await seat("ana")
    status, answer = await bot.call("POST", f"/channels/{ana.channel()}/threads", body)
    assert (status, answer["code"]) == (400, 50035)


@raw
async def test_a_thread_cannot_have_threads(bot: RawBot, seat: Seat):
    ana = await seat("ana")
    thread = await begin(bot, ana.channel(), type=11)
    body = {**NAMED, "type": 11}
    status, answer = await bot.call("POST", f"/channels/{thread['id']}/threads", body)
    assert (status, answer["code"]) == (400, 50024)


async def full(bot: RawBot, ana: Person, running: Running) -> tuple[Json, Json]:
    """Return an archived and an active thread in a guild limited to one active thread."""
    asleep = await begin(bot, ana.channel(), type=11)
    assert (await bot.call("PATCH", f"/channels/{asleep['id']}", {"archived": True}))[0] == 200
    running.control.limits({"active_threads": 1})
    return asleep, await begin(bot, ana.channel(), type=11)


@raw
async def test_a_thread_above_the_limit_of_active_ones_is_refused(
    bot: RawBot, seat: Seat, running: Running
):
    ana = await seat("ana")
    _, awake = await full(bot, ana, running)
    _, message = await write(bot, ana.channel(), "start")
    on_message = f"/channels/{ana.channel()}/messages/{message['id']}/threads"
    for path in (f"/channels/{ana.channel()}/threads", on_message):
        status, answer = await bot.call("POST", path, NAMED)
        assert (status, answer["code"]) == (400, 160006)
    assert "thread" not in (await bot.call("GET", on_message.removesuffix("/threads")))[1]
    other = ana.channel("welcome")
    await begin(bot, other, type=11)  # each guild has its own limit
    assert (await write(bot, awake["id"], "goes on"))[0] == 200
    assert (await bot.call("DELETE", f"/channels/{awake['id']}"))[0] == 200
    assert (await bot.call("POST", on_message, NAMED))[0] == 201


@raw
async def test_an_archived_thread_does_not_wake_at_the_limit_of_active_ones(
    bot: RawBot, seat: Seat, running: Running
):
    ana = await seat("ana")
    asleep, awake = await full(bot, ana, running)
    status, answer = await write(bot, asleep["id"], "wake up")
    assert (status, answer["code"]) == (400, 160006)
    status, answer = await bot.call("PATCH", f"/channels/{asleep['id']}", {"archived": False})
    assert (status, answer["code"]) == (400, 160006)
    refused = await ana.refusal(await ana.ask("send", channel_id=asleep["id"], content="let me"))
    assert refused["code"] == 160006
    _, now = await bot.call("GET", f"/channels/{asleep['id']}")
    assert (now["thread_metadata"]["archived"], now["message_count"]) == (True, 0)
    assert (await bot.call("PATCH", f"/channels/{awake['id']}", {"archived": True}))[0] == 200
    assert (await write(bot, asleep["id"], "wake up"))[0] == 200


@raw
async def test_at_the_limit_only_ephemeral_answers_work_in_an_archived_thread(
    bot: RawBot, gateway: RawGateway, seat: Seat, running: Running
):
    ana = await seat("ana")
    await bot.commands({"name": "go", "description": "Goes"})
    await ana.inbox.wait("COMMANDS")
    asleep, _ = await full(bot, ana, running)
    await ana.ask("slash", channel_id=asleep["id"], command_id=ana.command("go"), options=[])
    interaction = await gateway.inbox.wait("INTERACTION_CREATE")
    status, answer = await bot.answer(interaction, 4, {"content": "to all"})
    assert (status, answer["code"]) == (400, 160006)
    assert (await bot.answer(interaction, 4, {"content": "to you", "flags": 64}))[0] == 200


@raw
async def test_threads_of_an_announcement_channel_have_their_own_type(
    bot: RawBot, seat: Seat, running: Running
):
    ana = await seat("ana")
    guild = ana.guild()["id"]
    news = running.control.channel({"guild_id": guild, "name": "news", "type": 5})["id"]
    _, message = await write(bot, news, "start")
    path = f"/channels/{news}/messages/{message['id']}/threads"
    status, thread = await bot.call("POST", path, NAMED)
    assert (status, thread["type"]) == (201, 10)
    assert (await begin(bot, news, type=10))["type"] == 10
    for where, kind in ((news, 11), (news, 12), (ana.channel(), 10)):
        body = {**NAMED, "type": kind}
        status, answer = await bot.call("POST", f"/channels/{where}/threads", body)
        assert (status, answer["code"]) == (400, 50024), (where, kind)


@raw
@pytest.mark.parametrize("kind", [2, 13], ids=["voice", "stage"])
async def test_voice_and_stage_channels_have_no_threads(
    bot: RawBot, seat: Seat, running: Running, kind: int
):
    ana = await seat("ana")
    guild = ana.guild()["id"]
    channel = running.control.channel({"guild_id": guild, "name": "talk", "type": kind})["id"]
    _, message = await write(bot, channel, "start")
    for path in ("threads", f"messages/{message['id']}/threads"):
        body = {**NAMED, **({"type": 11} if path == "threads" else {})}
        status, answer = await bot.call("POST", f"/channels/{channel}/{path}", body)
        assert (status, answer["code"]) == (400, 50024)


@raw
async def test_thread_members_are_listed_in_pages(bot: RawBot, seat: Seat):
    """Discord, List Thread Members: `after` a user, `limit` from 1 to 100, `with_member`."""
    ana = await seat("ana")
    thread = await begin(bot, ana.channel(), type=11)
    people = [user["id"] for user in ana.hello["users"] if not user.get("bot")][:4]
    for person in people:
        await bot.call("PUT", f"/channels/{thread['id']}/thread-members/{person}")
    path = f"/channels/{thread['id']}/thread-members"

    async def ids(query: str) -> list[str]:
        status, listed = await bot.call("GET", f"{path}?{query}")
        assert status == 200, listed
        return [member["user_id"] for member in listed]

    everyone = sorted([*people, str(bot.app_id)], key=int)
    assert await ids("") == everyone
    assert await ids("limit=2") == everyone[:2]
    assert await ids(f"limit=2&after={everyone[1]}&with_member=true") == everyone[2:4]
    assert await ids(f"after={everyone[-1]}") == []
    _, detailed = await bot.call("GET", f"{path}?with_member=1&limit=1")
    assert detailed[0]["member"]["user"]["id"] == everyone[0]
    assert (await bot.call("GET", f"{path}?limit=101"))[0] == 400
