"""Tests of the gateway: sessions, resuming, shards, intents and compression."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping

import aiohttp
import pytest
import zstandard

from bot.playground import cast
from bot.playground.gateway import Connection
from bot.playground.server import PlaygroundSettings, Running, serve
from tests.bot.playground.conftest import House, Seat
from tests.support.patience import in_time
from tests.support.players import Probe, RawBot, RawGateway, saying

pytestmark = pytest.mark.asyncio
GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
MESSAGES, CONTENT = 1 << 9, 1 << 15


async def test_identify_is_answered_by_ready_and_the_bots_guilds(
    gateway: RawGateway, running: Running
):
    ready = (await gateway.inbox.wait("READY"))["user"]
    guilds = [await gateway.inbox.wait("GUILD_CREATE")]
    guilds.append(await gateway.inbox.wait("GUILD_CREATE", lambda g: g["id"] != guilds[0]["id"]))
    assert ready["username"] == "rentroll"
    assert {guild["name"] for guild in guilds} == {"Rentroll HQ", "The Corner Shop"}
    assert [channel["name"] for channel in guilds[0]["channels"]] == [
        "lobby",
        "table-one",
        "table-two",
    ]


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 0}, 4004),
        (2, {"token": "playground", "intents": 0, "shard": [2, 2]}, 4010),
        (2, {"token": "playground", "intents": 1 << 40}, 4013),
        (2, {"token": "playground"}, 4013),
        (8, {"guild_id": "1"}, 4003),
        (77, {}, 4001),
    ],
)
async def test_a_wrong_first_frame_closes_the_connection_with_its_code(
    running: Running, session: aiohttp.ClientSession, op: int, data: dict[str, object], code: int
):
    gateway = await RawGateway(session, running).connect()
    await gateway.send(op, data)
    assert await in_time(gateway.closed) == code


async def test_json_may_come_in_a_binary_frame(running: Running, session: aiohttp.ClientSession):
    """Discord's documentation requires text frames, but hikari sends binary ones, which work."""
    gateway = await RawGateway(session, running).connect()
    await gateway.send_bytes(b'{"op": 2, "d": {"token": "playground", "intents": 0}}')
    assert (await gateway.inbox.wait("READY"))["user"]["username"] == "rentroll"
    await gateway.leave()


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_frame_that_is_no_event_has_null_for_s_and_t(
    gateway: RawGateway, running: Running, resumable: bool
):
    """Discord, gateway event payload: `s` and `t` are null when `op` is not 0."""
    running.sessions.invalidate(resumable=resumable)
    told = await gateway.frames.wait("9")
    assert told == {"op": 9, "d": resumable, "s": None, "t": None}


async def test_a_frame_that_is_not_json_closes_with_4002(
    running: Running, session: aiohttp.ClientSession
):
    gateway = await RawGateway(session, running).connect()
    await gateway.send_text("{")
    assert await in_time(gateway.closed) == 4002


async def test_a_second_identify_closes_with_4005(gateway: RawGateway):
    await gateway.send(2, {"token": "playground", "intents": 0})
    assert await in_time(gateway.closed) == 4005


async def test_more_than_120_frames_in_a_minute_close_with_4008(gateway: RawGateway):
    for _ in range(121):
        await gateway.send(1, None)
    assert await in_time(gateway.closed) == 4008


async def test_privileged_intents_must_be_granted(session: aiohttp.ClientSession):
    running = await serve(PlaygroundSettings(port=0, privileged_intents=0))
    gateway = await RawGateway(session, running).connect()
    await gateway.send(2, {"token": "playground", "intents": CONTENT})
    assert await in_time(gateway.closed) == 4014
    await running.close()


async def test_heartbeats_are_acknowledged(gateway: RawGateway):
    await gateway.send(1, 0)
    assert (await gateway.frames.wait("11"))["op"] == 11


async def test_a_client_without_heartbeats_is_disconnected_and_can_resume(
    gateway: RawGateway, running: Running
):
    """Discord, sending heartbeats: without one in time you will be forced to resume."""
    usual, running.sessions.heartbeat = running.sessions.heartbeat, 0.01
    await gateway.send(1, None)  # its last heartbeat
    assert await in_time(gateway.closed) == 4009
    running.sessions.heartbeat = usual
    await gateway.connect()
    await gateway.resume()
    await gateway.inbox.wait("RESUMED")


async def test_resuming_loses_no_event_and_repeats_none(
    gateway: RawGateway, running: Running, seat: Seat
):
    ana = await seat("ana")
    for number in range(3):
        await ana.ask("send", channel_id=ana.channel(), content=f"before {number}")
    await gateway.inbox.wait("MESSAGE_CREATE", saying("before 2"))
    running.sessions.drop(resumable=True)
    assert await in_time(gateway.closed) == 4000
    for number in range(5):
        await ana.ask("send", channel_id=ana.channel(), content=f"meanwhile {number}")
    await ana.settled()
    await gateway.connect()
    await gateway.resume()
    await gateway.inbox.wait("RESUMED")
    heard = [message["content"] for message in gateway.inbox.all("MESSAGE_CREATE")]
    assert heard == [
        *(f"before {number}" for number in range(3)),
        *(f"meanwhile {number}" for number in range(5)),
    ]


async def test_resuming_with_a_number_from_the_future_closes_with_4007(gateway: RawGateway):
    await gateway.leave()
    await gateway.connect()
    await gateway.resume(sequence=10_000)
    assert await in_time(gateway.closed) == 4007


@pytest.mark.parametrize("code", [1000, 1001])
async def test_a_session_closed_with_1000_or_1001_cannot_resume(gateway: RawGateway, code: int):
    """Discord, initiating a disconnect: these two codes invalidate the session."""
    await gateway.leave(code=code)
    await gateway.connect()
    await gateway.resume()
    assert (await gateway.frames.wait("9"))["d"] is False


@pytest.mark.parametrize("code", [1002, 1011, 3000, 4000, 4900])
async def test_every_other_close_code_keeps_the_session(gateway: RawGateway, code: int):
    await gateway.leave(code=code)
    await gateway.connect()
    await gateway.resume()
    await gateway.inbox.wait("RESUMED")


@pytest.mark.parametrize("still_there", [True, False])
async def test_another_process_can_resume_with_the_session_id_and_sequence(
    running: Running, session: aiohttp.ClientSession, seat: Seat, *, still_there: bool
):
    """Discord, resuming: the missed events in order, RESUMED, then new events, and no READY."""
    ana = await seat("ana")
    first = await RawGateway(session, running).connect()
    await first.identify()
    await first.inbox.wait("GUILD_CREATE", lambda guild: guild["name"] == "The Corner Shop")
    await ana.ask("send", channel_id=ana.channel(), content="heard")
    await first.inbox.wait("MESSAGE_CREATE", saying("heard"))
    seen = first.sequence
    if not still_there:
        await first.leave()
    for number in range(3):
        await ana.ask("send", channel_id=ana.channel(), content=f"missed {number}")
    await ana.settled()
    async with aiohttp.ClientSession() as elsewhere:
        second = await RawGateway(elsewhere, running).connect()
        second.session_id = first.session_id
        await second.resume(seen)
        await second.inbox.wait("RESUMED")
        await ana.ask("send", channel_id=ana.channel(), content="new")
        await second.inbox.wait("MESSAGE_CREATE", saying("new"))
        told = [(name, data.get("content")) for name, data in second.inbox.got]
        missed = [("MESSAGE_CREATE", f"missed {number}") for number in range(3)]
        assert told == [*missed, ("RESUMED", None), ("MESSAGE_CREATE", "new")]
        assert second.sequence == seen + 5
        if still_there:
            assert await in_time(first.closed) == 4000
            assert "RESUMED" not in [name for name, _ in first.inbox.got]
        await second.leave()


async def test_a_session_resumes_on_its_connection_after_invalid_session(
    gateway: RawGateway, running: Running, seat: Seat
):
    """Discord, invalid session: `d` is true if it can resume. discord.js resumes at once."""
    ana = await seat("ana")
    running.sessions.invalidate(resumable=True)
    assert (await gateway.frames.wait("9"))["d"] is True
    await ana.ask("send", channel_id=ana.channel(), content="meanwhile")
    await ana.settled()
    await gateway.resume()
    await gateway.inbox.wait("RESUMED")
    assert [message["content"] for message in gateway.inbox.all("MESSAGE_CREATE")] == ["meanwhile"]
    running.sessions.invalidate(resumable=False)
    mark = len(gateway.frames.got)
    await gateway.frames.wait("9", lambda frame: frame["d"] is False)
    await gateway.resume()
    await gateway.frames.wait("9", after=mark)
    before = gateway.session_id
    await gateway.send(2, {"token": "playground", "intents": 0})
    await gateway.inbox.wait("READY", lambda ready: ready["session_id"] != before)


async def test_each_guild_is_sent_to_one_shard_only(
    running: Running, session: aiohttp.ClientSession, seat: Seat
):
    shards = [await RawGateway(session, running).connect() for _ in range(2)]
    for number, shard in enumerate(shards):
        ready = await shard.identify(shard=[number, 2])
        assert ready["shard"] == [number, 2]
        assert all((int(guild["id"]) >> 22) % 2 == number for guild in ready["guilds"])
    ana = await seat("ana")
    place = (int(ana.guild()["id"]) >> 22) % 2
    await ana.ask("send", channel_id=ana.channel(), content="where")
    await shards[place].inbox.wait("MESSAGE_CREATE", saying("where"))
    assert shards[1 - place].inbox.all("MESSAGE_CREATE") == []
    for shard in shards:
        await shard.leave()


async def test_without_the_intent_no_message_events_are_sent(
    running: Running, session: aiohttp.ClientSession, seat: Seat, bot: RawBot
):
    gateway = await RawGateway(session, running).connect()
    await gateway.identify(intents=GUILDS)
    ana = await seat("ana")
    await ana.ask("send", channel_id=ana.channel(), content="secret")
    await ana.wait_message(saying("secret"))
    body = {"name": "after", "auto_archive_duration": 60, "type": 11}
    await bot.call("POST", f"/channels/{ana.channel()}/threads", body)
    await gateway.inbox.wait("THREAD_CREATE")
    assert gateway.inbox.all("MESSAGE_CREATE") == []
    await gateway.leave()


async def test_without_the_content_intent_only_the_bots_messages_and_mentions_have_content(
    running: Running, session: aiohttp.ClientSession, seat: Seat, bot: RawBot
):
    gateway = await RawGateway(session, running).connect()
    await gateway.identify(intents=GUILDS | MESSAGES)
    ana = await seat("ana")
    for text in ("among us", f"hey <@{bot.app_id}>", "last"):
        await ana.ask("send", channel_id=ana.channel(), content=text)
    await ana.wait_message(saying("last"))
    await bot.call("POST", f"/channels/{ana.channel()}/messages", {"content": "mine"})
    await gateway.inbox.wait("MESSAGE_CREATE", saying("mine"))
    heard = [message["content"] for message in gateway.inbox.all("MESSAGE_CREATE")]
    assert heard == ["", f"hey <@{bot.app_id}>", "", "mine"]
    await gateway.leave()


async def ask_for_members(
    gateway: RawGateway, guild: Mapping[str, object], **how: object
) -> list[list[str]]:
    """Request members, and return the usernames in each chunk of the answer."""
    mark = len(gateway.inbox.got)
    await gateway.send(8, {"guild_id": guild["id"], "limit": 0, **how})
    await gateway.send(1, None)
    await gateway.frames.wait("11", after=len(gateway.frames.got))
    chunks = [data for name, data in gateway.inbox.got[mark:] if name == "GUILD_MEMBERS_CHUNK"]
    assert [chunk["chunk_index"] for chunk in chunks] == list(range(len(chunks)))
    assert {chunk["chunk_count"] for chunk in chunks} <= {len(chunks)}
    return [[member["user"]["username"] for member in chunk["members"]] for chunk in chunks]


async def test_the_whole_list_of_members_needs_its_intent(
    running: Running, session: aiohttp.ClientSession
):
    """Discord, Request Guild Members: no answer without the intent (discord-api-docs #5855)."""
    everyone = ["ana", "ben", "cleo", "dan", "eve", "mia", "olga", "rentroll"]
    for intents, answer in ((GUILDS, []), (GUILDS | MEMBERS, [everyone])):
        gateway = await RawGateway(session, running).connect()
        await gateway.identify(intents=intents)
        guild = await gateway.inbox.wait("GUILD_CREATE", lambda g: g["name"] == "Rentroll HQ")
        assert [member["user"]["username"] for member in guild["members"]] == ["rentroll"]
        listed = await ask_for_members(gateway, guild, query="")
        assert [sorted(names) for names in listed] == answer
        assert await ask_for_members(gateway, guild, query="be", limit=5) == [["ben"]]
        ids = [
            member.user_id
            for member in running.stage.world.guilds[int(guild["id"])].members.values()
        ]
        assert len((await ask_for_members(gateway, guild, user_ids=ids))[0]) == 8
        await gateway.leave()


async def test_guild_create_has_all_members_with_the_presence_intent(
    running: Running, session: aiohttp.ClientSession
):
    """Discord, Guild Create: without that intent the bot is the only member in the event."""
    gateway = await RawGateway(session, running).connect()
    await gateway.identify(intents=GUILDS | PRESENCES)
    guild = await gateway.inbox.wait("GUILD_CREATE", lambda g: g["name"] == "Rentroll HQ")
    assert len(guild["members"]) == guild["member_count"] == 8
    await gateway.leave()


@pytest.mark.parametrize(
    ("nonce", "told"), [("n", "n"), ("x" * 32, "x" * 32), ("x" * 33, None), ("", None)]
)
async def test_a_nonce_of_up_to_32_bytes_comes_back(gateway: RawGateway, nonce: str, told: object):
    guild = await gateway.inbox.wait("GUILD_CREATE")
    await gateway.send(8, {"guild_id": guild["id"], "query": "a", "limit": 1, "nonce": nonce})
    assert (await gateway.inbox.wait("GUILD_MEMBERS_CHUNK")).get("nonce") == told


@pytest.mark.parametrize(
    ("members", "asked", "large"),
    [(50, None, False), (51, None, True), (51, 51, False), (52, 51, True)],
)
async def test_a_guild_is_large_above_the_threshold(
    running: Running, session: aiohttp.ClientSession, members: int, asked: int | None, large: bool
):
    """Discord, Identify: `large_threshold` is 50 by default."""
    crowd(running, members)
    gateway = await RawGateway(session, running).connect()
    more = {} if asked is None else {"large_threshold": asked}
    await gateway.identify(intents=GUILDS, **more)
    guild = await gateway.inbox.wait("GUILD_CREATE", lambda g: g["name"] == "Rentroll HQ")
    assert (guild["member_count"], guild["large"]) == (members, large)
    await gateway.leave()


def crowd(running: Running, members: int) -> None:
    """Add people to the first guild until it has this number of members."""
    world = running.stage.world
    guild = next(iter(world.guilds.values()))
    for number in range(members - len(guild.members)):
        cast.add_member(world, guild, cast.add_user(world, f"extra{number}").id)


async def test_members_come_a_thousand_at_a_time_and_a_search_finds_a_hundred(
    running: Running, session: aiohttp.ClientSession
):
    """Discord, Request Guild Members: up to 1000 in a chunk, a prefix returns 100 at most."""
    crowd(running, 2001)
    gateway = await RawGateway(session, running).connect()
    await gateway.identify(intents=GUILDS | MEMBERS)
    guild = await gateway.inbox.wait("GUILD_CREATE", lambda g: g["name"] == "Rentroll HQ")
    chunks = await ask_for_members(gateway, guild, query="")
    assert [len(names) for names in chunks] == [1000, 1000, 1]
    assert len({name for names in chunks for name in names}) == 2001
    for limit in (0, 500):
        (found,) = await ask_for_members(gateway, guild, query="extra", limit=limit)
        assert len(found) == 100
    await gateway.leave()


@pytest.mark.parametrize(("size", "code"), [(4096, None), (4097, 4002)])
async def test_a_frame_has_4096_bytes_at_most(gateway: RawGateway, size: int, code: int | None):
    """Discord, sending events: a larger payload closes the connection with 4002."""
    frame = '{"op": 1, "d": null, "x": "' + "é" * 2000 + '"}'
    await gateway.send_text(frame.replace('"}', "x" * (size - len(frame.encode())) + '"}'))
    if code is None:
        await gateway.frames.wait("11")
    else:
        assert await in_time(gateway.closed) == code


@pytest.mark.parametrize("transport", ["", "&compress=zlib-stream"])
async def test_large_frames_are_compressed_alone_if_the_bot_asks_for_it(
    running: Running, session: aiohttp.ClientSession, transport: str
):
    """Discord, payload compression: zlib without a shared context, and not with a transport's."""
    stream = zlib.decompressobj()
    packed: list[bytes] = []

    def decode(data: bytes) -> bytes:
        packed.append(data)
        return stream.decompress(data) if transport else zlib.decompress(data)

    gateway = RawGateway(session, running)
    await gateway.connect(f"v=10&encoding=json{transport}", decode)
    await gateway.identify(compress=True)
    guild = await gateway.inbox.wait("GUILD_CREATE", lambda g: g["name"] == "The Corner Shop")
    assert guild["channels"][0]["name"] == "welcome"
    assert len(packed) == (4 if transport else 2), "HELLO and READY are short"
    await gateway.leave()


@pytest.mark.parametrize("kind", ["zlib-stream", "zstd-stream"])
async def test_frames_are_compressed_over_the_whole_connection(
    running: Running, session: aiohttp.ClientSession, kind: str
):
    decompress: Callable[[bytes], bytes]
    if kind == "zlib-stream":
        decompress = zlib.decompressobj().decompress
    else:
        decompress = zstandard.ZstdDecompressor().decompressobj().decompress
    sizes: list[int] = []

    def decode(data: bytes) -> bytes:
        sizes.append(len(data))
        return decompress(data)

    gateway = RawGateway(session, running)
    await gateway.connect(f"v=10&encoding=json&compress={kind}", decode)
    await gateway.identify()
    guild = await gateway.inbox.wait("GUILD_CREATE", lambda g: g["name"] == "The Corner Shop")
    assert guild["channels"][0]["name"] == "welcome"
    assert len(sizes) == 4  # HELLO, READY and two guilds, one frame each
    await gateway.leave()


@pytest.mark.asyncio(loop_scope="module")
async def test_the_real_client_resumes_after_a_cut_without_losing_events(house: House):
    ana, probe = await house.seat("ana"), house.probe
    mark = probe.mark()
    assert house.running.sessions.drop(resumable=True) == 1
    for number in range(4):
        await ana.ask("send", channel_id=ana.channel(), content=f"while away {number}")
    await probe.heard("resumed", after=mark)
    await probe.heard("message", lambda told: told["content"] == "while away 3")
    heard = [told["content"] for told in probe.inbox.all("message")]
    assert heard[-4:] == [f"while away {number}" for number in range(4)]
    assert len(probe.inbox.all("ready")) == 1


@pytest.mark.asyncio(loop_scope="module")
async def test_the_real_client_reconnects_when_asked_to(house: House):
    mark = house.probe.mark()
    assert house.running.sessions.ask_to_reconnect() == 1
    await house.probe.heard("resumed", after=mark)


@pytest.mark.asyncio(loop_scope="module")
async def test_the_real_client_resumes_after_a_resumable_invalid_session(
    house: House,
):
    mark = house.probe.mark()
    assert house.running.sessions.invalidate(resumable=True) == 1
    await house.probe.heard("resumed", after=mark)


@pytest.mark.asyncio(loop_scope="module")
async def test_the_real_client_sees_a_new_guild_as_joined(house: House):
    mark = house.probe.mark()
    house.running.control.guild({"name": "Third", "members": ["ben"]})
    assert (await house.probe.heard("joined", after=mark))["name"] == "Third"


async def test_the_real_client_resumes_when_heartbeats_are_not_answered(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(Connection, "_time_out", lambda _: None)  # the playground never gives up
    running = await serve(PlaygroundSettings(port=0, heartbeat=0.2))
    probe = Probe()
    await probe.start(running, heartbeat_timeout=0.5)
    mark = probe.mark()
    running.control.mute({})
    await probe.heard("resumed", after=mark)
    running.control.calm({})
    assert len(probe.inbox.all("ready")) == 1
    await probe.stop()
    await running.close()
