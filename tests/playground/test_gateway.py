"""The gateway: sessions, resuming, shards, intents and compression."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import aiohttp
import pytest
import zstandard

from bot.playground.gateway import Connection
from bot.playground.server import Running, Settings, serve
from tests.patience import in_time
from tests.playground.conftest import House, Seat
from tests.playground.players import Probe, RawBot, RawGateway, saying

pytestmark = pytest.mark.asyncio
GUILDS, MESSAGES, CONTENT = 1 << 0, 1 << 9, 1 << 15


async def test_a_bot_that_identifies_learns_of_itself_and_its_guilds(
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
    """Discord's documentation asks for JSON as text; hikari sends it as bytes and is heard."""
    gateway = await RawGateway(session, running).connect()
    await gateway.send_bytes(b'{"op": 2, "d": {"token": "playground", "intents": 0}}')
    assert (await gateway.inbox.wait("READY"))["user"]["username"] == "rentroll"
    await gateway.leave()


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_frame_that_is_no_event_has_neither_number_nor_name(
    gateway: RawGateway, running: Running, resumable: bool
):
    """Discord, gateway event payload: `s` and `t` are null when `op` is not 0."""
    running.sessions.invalidate(resumable=resumable)
    told = await gateway.frames.wait("9")
    assert told == {"op": 9, "d": resumable, "s": None, "t": None}


async def test_what_is_not_json_closes_with_4002(running: Running, session: aiohttp.ClientSession):
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
    running = await serve(Settings(port=0, privileged_intents=0))
    gateway = await RawGateway(session, running).connect()
    await gateway.send(2, {"token": "playground", "intents": CONTENT})
    assert await in_time(gateway.closed) == 4014
    await running.close()


async def test_heartbeats_are_acknowledged(gateway: RawGateway):
    await gateway.send(1, 0)
    assert (await gateway.frames.wait("11"))["op"] == 11


async def test_a_silent_client_is_cut_off_and_its_session_is_gone(
    gateway: RawGateway, running: Running
):
    usual, running.sessions.heartbeat = running.sessions.heartbeat, 0.01
    await gateway.send(1, None)  # its last heartbeat
    assert await in_time(gateway.closed) == 4009
    running.sessions.heartbeat = usual
    await gateway.connect()
    await gateway.resume()
    assert (await gateway.frames.wait("9"))["d"] is False


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


async def test_a_bot_that_said_good_bye_cannot_resume(gateway: RawGateway, running: Running):
    await gateway.leave(code=1000)
    await gateway.connect()
    await gateway.resume()
    assert (await gateway.frames.wait("9"))["d"] is False


async def test_each_guild_is_told_to_one_shard_only(
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


async def test_without_the_intent_messages_are_not_told(
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


async def test_without_the_content_intent_only_words_for_the_bot_are_readable(
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


async def test_a_bot_may_ask_for_the_members_of_a_guild(gateway: RawGateway):
    guild = await gateway.inbox.wait("GUILD_CREATE", lambda g: g["name"] == "Rentroll HQ")
    assert [member["user"]["username"] for member in guild["members"]] == ["rentroll"]
    await gateway.send(8, {"guild_id": guild["id"], "query": "", "limit": 0, "nonce": "n"})
    chunk = await gateway.inbox.wait("GUILD_MEMBERS_CHUNK")
    names = {member["user"]["username"] for member in chunk["members"]}
    assert names == {"ana", "ben", "cleo", "dan", "eve", "mia", "olga", "rentroll"}
    assert chunk["nonce"] == "n"


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
    assert len(sizes) == 4  # HELLO, READY and two guilds, each in a frame of its own
    await gateway.leave()


@pytest.mark.asyncio(loop_scope="module")
async def test_the_real_client_resumes_after_a_cut_and_hears_everything(house: House):
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
async def test_the_real_client_resumes_a_session_that_was_called_invalid_but_resumable(
    house: House,
):
    mark = house.probe.mark()
    assert house.running.sessions.invalidate(resumable=True) == 1
    await house.probe.heard("resumed", after=mark)


@pytest.mark.asyncio(loop_scope="module")
async def test_the_real_client_is_told_of_a_new_guild(house: House):
    mark = house.probe.mark()
    house.running.control.guild({"name": "Third", "members": ["ben"]})
    assert (await house.probe.heard("joined", after=mark))["name"] == "Third"


async def test_the_real_client_leaves_a_dead_connection_and_resumes(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(Connection, "_zombie", lambda _: None)  # only the client gives up here
    running = await serve(Settings(port=0, heartbeat=0.2))
    probe = Probe()
    await probe.start(running, heartbeat_timeout=0.5)
    mark = probe.mark()
    running.control.mute({})
    await probe.heard("resumed", after=mark)
    running.control.calm({})
    assert len(probe.inbox.all("ready")) == 1
    await probe.stop()
    await running.close()
