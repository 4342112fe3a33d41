"""Tests of shards: distribution of events, limits on IDENTIFY, and several processes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from bot.playground.server import PlaygroundSettings, Running, serve
from tests.bot.playground.conftest import Seat
from tests.support.patience import in_time
from tests.support.players import Person, Probe, RawBot, RawGateway, saying

Json = dict[str, Any]
Identify = Callable[[int, int], Awaitable[RawGateway]]
pytestmark = pytest.mark.asyncio
SERVERS = 400
GO = {"name": "go", "description": "Goes"}


@pytest_asyncio.fixture
async def identify(running: Running, session: aiohttp.ClientSession) -> AsyncIterator[Identify]:
    """A function that connects a raw bot with a shard's number and the number of shards."""
    opened: list[RawGateway] = []

    async def one(number: int, count: int) -> RawGateway:
        gateway = await RawGateway(session, running).connect()
        opened.append(gateway)
        await gateway.identify(intents=1 | 1 << 9 | 1 << 12 | 1 << 15, shard=[number, count])
        return gateway

    yield one
    for gateway in opened:
        await gateway.leave()


@pytest_asyncio.fixture
async def limited() -> AsyncIterator[Running]:
    """A playground with rate limits, where two shards may identify at once."""
    opened = await serve(PlaygroundSettings(port=0, shards=8, max_concurrency=2, session_starts=7))
    yield opened
    await opened.close()


async def knock(session: aiohttp.ClientSession, running: Running, *shard: int) -> RawGateway:
    """Send an IDENTIFY, and do not wait for its answer."""
    gateway = await RawGateway(session, running).connect()
    body = {"token": running.settings.token, "intents": 0, "shard": list(shard)}
    await gateway.send(2, body)
    return gateway


async def refused(gateway: RawGateway) -> bool:
    """Return True if the IDENTIFY was answered with INVALID_SESSION, False for READY."""
    frame = await gateway.frames.wait("9", also="0")
    return bool(frame["op"] == 9 and frame["d"] is False)


def is_guild(guild_id: str, told: Json) -> bool:
    return bool(told["id"] == guild_id)


def is_shard(number: int, told: Json) -> bool:
    return bool(told["shard"] == number)


def home(running: Running, count: int, name: str = "Rentroll HQ") -> int:
    """Return the shard of a guild."""
    guilds = running.stage.world.guilds.values()
    return (next(guild.id for guild in guilds if guild.name == name) >> 22) % count


async def test_many_servers_are_spread_over_the_shards_as_on_discord():
    running = Running(PlaygroundSettings(port=0, servers=SERVERS))
    (app,) = running.stage.world.applications.values()
    assert len(set(app.guilds)) == SERVERS + 2
    for count in (2, 3, 4, 16):
        each = Counter((guild >> 22) % count for guild in app.guilds)
        assert set(each) == set(range(count))
        assert max(each.values()) < 2 * SERVERS / count
    again = Running(PlaygroundSettings(port=0, servers=SERVERS)).stage.world.guilds
    assert list(again) == list(running.stage.world.guilds)


async def test_each_guild_is_sent_to_exactly_one_shard(session: aiohttp.ClientSession):
    running = await serve(PlaygroundSettings(port=0, servers=40, rate_limits=False))
    told: list[str] = []
    for number in range(4):
        gateway = await RawGateway(session, running).connect()
        ready = await gateway.identify(shard=[number, 4])
        listed = [guild["id"] for guild in ready["guilds"]]
        await gateway.inbox.wait("GUILD_CREATE", partial(is_guild, listed[-1]))
        assert [guild["id"] for guild in gateway.inbox.all("GUILD_CREATE")] == listed
        told += listed
        await gateway.leave()
    assert sorted(told) == sorted(str(guild) for guild in running.stage.world.guilds)
    await running.close()


async def test_a_bot_without_a_shard_gets_all_guilds(gateway: RawGateway):
    ready = await gateway.inbox.wait("READY")
    assert ready["shard"] == [0, 1]
    assert len(ready["guilds"]) == 2


async def test_each_session_gets_guilds_by_its_own_number_of_shards(
    running: Running, identify: Identify, seat: Seat
):
    ana = await seat("ana")
    right = [await identify(home(running, count), count) for count in (1, 2, 3)]
    wrong = [await identify(1 - home(running, 2), 2), await identify((home(running, 7) + 1) % 7, 7)]
    await ana.ask("send", channel_id=ana.channel(), content="everywhere")
    for gateway in right:
        await gateway.inbox.wait("MESSAGE_CREATE", saying("everywhere"))
    assert [gateway.inbox.all("MESSAGE_CREATE") for gateway in wrong] == [[], []]


async def test_private_channels_are_sent_to_the_first_shard(
    running: Running, identify: Identify, seat: Seat, bot: RawBot
):
    ana = await seat("ana")
    await bot.commands(GO)
    await ana.inbox.wait("COMMANDS")
    first, second = await identify(0, 2), await identify(1, 2)
    _, channel = await bot.call("POST", "/users/@me/channels", {"recipient_id": ana.id})
    await ana.inbox.wait("HELLO", lambda told: told["private_channels"])
    greeted = len(ana.inbox.all("HELLO"))
    await bot.call("POST", "/users/@me/channels", {"recipient_id": ana.id})
    await ana.ask("send", channel_id=channel["id"], content="psst")
    await first.inbox.wait("MESSAGE_CREATE", saying("psst"))
    await ana.ask("slash", channel_id=channel["id"], command_id=ana.command("go"), options=[])
    await first.inbox.wait("INTERACTION_CREATE")
    assert len(ana.inbox.all("HELLO")) == greeted, "an old channel is no news"
    assert not second.inbox.all("MESSAGE_CREATE")
    assert not second.inbox.all("INTERACTION_CREATE")


async def test_an_interaction_is_sent_to_its_guilds_shard_only(
    running: Running, identify: Identify, seat: Seat, bot: RawBot
):
    ana = await seat("ana")
    await bot.commands(GO)
    await ana.inbox.wait("COMMANDS")
    shards = [await identify(number, 2) for number in range(2)]
    for channel, server in (("lobby", "Rentroll HQ"), ("games", "The Corner Shop")):
        here = shards[home(running, 2, server)]
        nonce = await ana.slash("go", channel=channel)
        interaction = await here.inbox.wait("INTERACTION_CREATE")
        assert interaction["guild_id"] == ana.guild(server)["id"]
        await bot.answer(interaction, 4, {"content": "hi"})
        assert await ana.outcome(nonce) == "done"
    assert [len(shard.inbox.all("INTERACTION_CREATE")) for shard in shards] == [1, 1]


async def test_two_sessions_of_one_shard_both_get_an_interaction_and_the_first_answer_counts(
    running: Running, identify: Identify, seat: Seat, bot: RawBot
):
    ana = await seat("ana")
    await bot.commands(GO)
    await ana.inbox.wait("COMMANDS")
    old, new = await identify(0, 1), await identify(0, 1)
    await ana.slash("go")
    for gateway in (old, new):
        interaction = await gateway.inbox.wait("INTERACTION_CREATE")
        headers = {"User-Agent": gateway.session_id}
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        await bot.call("POST", path, {"type": 4, "data": {"content": "hi"}}, headers=headers)
    (told,) = running.control.interactions({})["interactions"]
    assert told["told"] == [old.session_id, new.session_id]
    tries = [(answer["agent"], answer["status"]) for answer in told["answers"]]
    assert tries == [(old.session_id, "204"), (new.session_id, "400")]
    assert running.control.interactions({"after": told["id"]}) == {"interactions": []}


async def test_a_disconnected_session_stays_resumable_beside_a_new_one_until_it_expires(
    running: Running, identify: Identify, seat: Seat
):
    ana = await seat("ana")
    lost = await identify(0, 1)
    running.sessions.drop(resumable=True)
    await in_time(lost.closed)
    new = await identify(0, 1)
    await ana.ask("send", channel_id=ana.channel(), content="to both")
    await new.inbox.wait("MESSAGE_CREATE", saying("to both"))
    await lost.connect()
    await lost.resume()
    await lost.inbox.wait("MESSAGE_CREATE", saying("to both"))


async def test_one_shard_reconnects_and_resumes_while_others_stay_connected(
    running: Running, identify: Identify, seat: Seat
):
    ana = await seat("ana")
    mine = home(running, 2)
    cut, other = await identify(mine, 2), await identify(1 - mine, 2)
    assert running.control.drop({"shard": [mine, 2]}) == {"dropped": 1}
    assert await in_time(cut.closed) == 4000
    assert not other.closed.done()
    states = {tuple(s["shard"]): s["connected"] for s in running.control.state()["sessions"]}
    assert states == {(mine, 2): False, (1 - mine, 2): True}
    await ana.ask("send", channel_id=ana.channel(), content="meanwhile")
    await ana.settled()
    await cut.connect()
    await cut.resume()
    await cut.inbox.wait("RESUMED")
    assert [told["content"] for told in cut.inbox.all("MESSAGE_CREATE")] == ["meanwhile"]
    assert running.control.drop({"session": other.session_id}) == {"dropped": 1}
    assert await in_time(other.closed) == 4000
    assert not cut.closed.done()


@pytest.mark.parametrize(
    "shard", [[2, 2], [-1, 2], [0, 0], [0], [0, 1, 2], "0", ["0", "1"], {"id": 0}]
)
async def test_an_invalid_shard_closes_with_4010(
    running: Running, session: aiohttp.ClientSession, shard: object
):
    gateway = await RawGateway(session, running).connect()
    await gateway.send(2, {"token": "playground", "intents": 0, "shard": shard})
    assert await in_time(gateway.closed) == 4010


async def test_too_many_servers_for_one_shard_close_with_4011(session: aiohttp.ClientSession):
    running = await serve(PlaygroundSettings(port=0, rate_limits=False, guilds_per_shard=1))
    whole = await knock(session, running, 0, 1)
    assert await in_time(whole.closed) == 4011
    half = await knock(session, running, 0, 2)
    assert not await refused(half)
    await half.leave()
    await running.close()


async def test_only_the_guilds_shard_answers_requests_for_members(
    running: Running, identify: Identify
):
    mine = home(running, 2)
    shards = [await identify(number, 2) for number in range(2)]
    guild = next(iter(running.stage.world.guilds))
    for gateway in (shards[1 - mine], shards[mine]):
        await gateway.send(8, {"guild_id": str(guild), "query": "", "limit": 1})
        await gateway.send(1, None)
        await gateway.frames.wait("11")
    asked = [len(shard.inbox.all("GUILD_MEMBERS_CHUNK")) for shard in shards]
    assert asked[mine] == 1
    assert asked[1 - mine] == 0


async def test_shards_of_one_bucket_identify_five_seconds_apart(
    limited: Running, session: aiohttp.ClientSession
):
    first, second = await knock(session, limited, 0, 8), await knock(session, limited, 1, 8)
    early = await knock(session, limited, 2, 8)
    assert [await refused(gateway) for gateway in (first, second, early)] == [False, False, True]
    limited.control.jump({"seconds": 5.0})
    mark = len(early.frames.got)
    await early.send(2, {"token": "playground", "intents": 0, "shard": [2, 8]})
    assert (await early.frames.wait("0", after=mark))["d"]["shard"] == [2, 8]
    limited.control.limits({"identify_seconds": 0.0})
    assert not await refused(await knock(session, limited, 2, 8))


async def test_gateway_bot_contains_the_shard_count_and_remaining_starts(
    limited: Running, session: aiohttp.ClientSession
):
    bot = RawBot(session, limited)
    _, before = await bot.call("GET", "/gateway/bot")
    assert before["url"] == limited.gateway
    assert before["shards"] == 8
    fresh = {"total": 7, "remaining": 7, "reset_after": 0, "max_concurrency": 2}
    assert before["session_start_limit"] == fresh
    await refused(await knock(session, limited, 0, 8))
    await refused(await knock(session, limited, 0, 8))
    _, after = await bot.call("GET", "/gateway/bot")
    assert after["session_start_limit"]["remaining"] == 5
    assert 86_000_000 < after["session_start_limit"]["reset_after"] <= 86_400_000
    limited.control.jump({"seconds": 86_400.0})
    _, next_day = await bot.call("GET", "/gateway/bot")
    assert next_day["session_start_limit"] == fresh


async def test_too_many_identifies_in_a_day_end_all_sessions_and_reset_the_token(
    limited: Running, session: aiohttp.ClientSession
):
    limited.control.limits({"identify_seconds": 0.0})
    opened = [await knock(session, limited, 0, 8) for _ in range(7)]
    assert not any([await refused(gateway) for gateway in opened])
    last = await knock(session, limited, 0, 8)
    for gateway in (*opened, last):
        assert await in_time(gateway.closed) == 4004
    status, _ = await RawBot(session, limited).call("GET", "/users/@me")
    assert status == 401


class Part(Probe):
    """A bot's process with some of the shards."""

    script = "shard_bot.py"

    async def join(self, running: Running, name: str, shards: str = "", count: int = 0) -> Json:
        """Start the process. Without shards, it uses the number that the playground advises."""
        await self.launch(running.url, running.settings.token, name, shards, str(count))
        return await self.heard("ready")


async def ask_in(person: Person, guild_id: str) -> None:
    """Use the command in the first channel of a guild."""
    guild = next(guild for guild in person.hello["guilds"] if guild["id"] == guild_id)
    channel = guild["channels"][0]["id"]
    nonce = await person.ask(
        "slash", channel_id=channel, command_id=person.command("go"), options=[]
    )
    assert await person.outcome(nonce) == "done"


async def test_two_processes_of_the_real_client_share_the_shards(session: aiohttp.ClientSession):
    running = await serve(PlaygroundSettings(port=0, servers=30, rate_limits=False))
    bot, ana = RawBot(session, running), Person("ana")
    await bot.commands(GO)
    await ana.sit_down(session, running.url)
    parts = {"left": Part(), "right": Part()}
    ready = {
        "left": await parts["left"].join(running, "left", "0,2", 4),
        "right": await parts["right"].join(running, "right", "1,3", 4),
    }
    assert [ready[name]["shards"] for name in parts] == [[0, 2], [1, 3]]
    everywhere = ready["left"]["guilds"] | ready["right"]["guilds"]
    assert len(everywhere) == len(ready["left"]["guilds"]) + len(ready["right"]["guilds"]) == 32
    for name, told in ready.items():
        for guild_id, shard in told["guilds"].items():
            assert shard == (int(guild_id) >> 22) % 4
            await ask_in(ana, guild_id)
        heard = [one["guild"] for one in parts[name].inbox.all("interaction")]
        assert heard == list(told["guilds"])
    sessions = {s["id"]: s for s in running.control.state()["sessions"]}
    addresses: dict[str, set[str]] = {"left": set(), "right": set()}
    for one in running.control.interactions({})["interactions"]:
        (told_to,), (answer,) = one["told"], one["answers"]
        assert answer["status"] == "200"
        assert sessions[told_to]["shard"] == [(int(one["guild_id"]) >> 22) % 4, 4]
        addresses[sessions[told_to]["agent"].split()[-1]].add(answer["address"])
    assert addresses["left"]
    assert addresses["left"].isdisjoint(addresses["right"])
    running.control.drop({"shard": [3, 4]})
    assert (await parts["right"].heard("resumed"))["shard"] == 3
    assert not parts["left"].inbox.all("resumed")
    for part in parts.values():
        await part.stop()
    await ana.leave()
    await running.close()


async def test_a_new_process_answers_in_place_of_a_killed_one(
    session: aiohttp.ClientSession,
):
    running = await serve(PlaygroundSettings(port=0, rate_limits=False))
    bot, ana = RawBot(session, running), Person("ana")
    await bot.commands(GO)
    await ana.sit_down(session, running.url)
    first, second = Part(), Part()
    await first.join(running, "first")
    await first.stop(kill=True)
    await second.join(running, "second")
    await ask_in(ana, ana.guild()["id"])
    (told,) = running.control.interactions({})["interactions"]
    assert len(told["told"]) == 2
    assert (await ana.wait_message())["content"] == "second"
    await second.stop()
    await ana.leave()
    await running.close()


async def test_the_real_client_identifies_again_after_identifying_too_early():
    running = await serve(PlaygroundSettings(port=0, shards=3))
    part = Part()
    joining = asyncio.create_task(part.join(running, "hasty"))
    for shard in (1, 2):
        await part.heard("identifies", partial(is_shard, shard))
    await part.heard("identifies", lambda _: len(part.inbox.all("identifies")) > 3)
    running.control.limits({"identify_seconds": 0.0})
    ready = await in_time(joining)
    assert (ready["shards"], ready["count"]) == ([0, 1, 2], 3)
    assert [s["connected"] for s in running.control.state()["sessions"]] == [True] * 3
    await part.stop()
    await running.close()
