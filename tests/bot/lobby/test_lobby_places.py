"""The channel, thread and message of a lobby, also across restarts."""

from __future__ import annotations

import pytest

from bot.playground.threads import archive
from bot.store.database.codec import Sitting
from bot.store.messages.kinds import TABLE
from bot.tables.lobbies import FORGOTTEN
from bot.tables.lobby import add_robot, join
from bot.ui.custom_ids import parse
from tests.support.evening import Evening, buttons, option, sub
from tests.support.lobbying import alt, lobby_says, opened, press, select, told
from tests.support.patience import until
from tests.support.players import Json, Person
from tests.support.tables import channel_id, start_table


@pytest.mark.asyncio
async def test_a_channel_has_one_game_and_says_where_it_is(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana)
    await ben.slash("game", sub("new"))
    await told(ben, "already being set up", message["id"])
    live = await start_table(evening, "table-one")
    posts = evening.bot.stores.posts.of

    async def shown() -> bool:
        return TABLE in await posts(live.game)

    await until(shown)
    post = (await posts(live.game))[TABLE]
    await ben.slash("game", sub("new"), "table-one")
    await told(ben, "already being played", f"/{live.channel}/{post.message}")


@pytest.mark.asyncio
async def test_a_lobby_that_nobody_touched_for_a_day_makes_room(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    old = await opened(ana)
    await evening.idle()
    evening.time.now += FORGOTTEN + 1
    new = await opened(ben)
    assert new["id"] != old["id"]
    closed = await lobby_says(ana, old, "this table is closed")
    assert buttons(closed) == {}


@pytest.mark.asyncio
async def test_the_lobby_goes_on_after_a_restart(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana)
    await press(ana, message, "Settings")
    page = await told(ana, "Settings of your table")
    await evening.restart_bot()
    await press(ben, message, "Join")
    shown = await lobby_says(ana, message, "**Ben**")
    await ana.choose(page, select(page, "set:speed")["custom_id"], "slow")
    await lobby_says(ana, message, "Slow: a day")
    await press(ana, shown, "Start")
    await lobby_says(ana, message, "has begun")
    assert [s.name for s in evening.table().seats] == ["Ana", "Ben"]


@pytest.mark.asyncio
async def test_a_lobby_change_interrupted_by_a_restart_is_shown_afterwards(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    message = await opened(ana)
    bot = evening.bot
    (row,) = await bot.stores.games.with_status("lobby")
    await bot.parts.lobbies.change(row.id, lambda lobby: join(lobby, int(ben.id), "Ben"))
    lost = await bot.stores.games.create(
        row.guild, channel_id(evening, "table-one"), row.settings, row_of(ben), evening.time()
    )
    await evening.restart_bot()
    await lobby_says(ana, message, "**Ben**")
    fresh = await ben.wait_message(lambda m: parse_game(m) == lost)
    assert "Join" in buttons(fresh)

    bot = evening.bot
    await bot.parts.lobbies.start(row.id, int(ana.id), 7)
    await evening.restart_bot()
    begun = await lobby_says(ana, message, "has begun")
    assert begun["components"] == []


def row_of(person: Person) -> list[Sitting]:
    return [Sitting(person.name, "Boot", int(person.id))]


def parse_game(message: Json) -> int:
    button = buttons(message).get("Join")
    return parse(button["custom_id"]).game if button else 0


@pytest.mark.asyncio
async def test_a_game_can_have_a_thread_of_its_own(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    here = await opened(ana)
    threaded = await opened(ben, option("thread", True, 5))
    thread = evening.running.stage.world.channels[int(threaded["channel_id"])]
    assert thread.parent_id == int(here["channel_id"])
    assert "Classic" in thread.name
    await press(ana, threaded, "Join")
    await press(ben, await lobby_says(ben, threaded, "Ready!"), "Start")
    await lobby_says(ben, threaded, "has begun")
    assert evening.table().channel == thread.id
    await ben.ask(
        "slash",
        channel_id=str(thread.id),
        command_id=ben.command("game"),
        options=sub("new", option("thread", True, 5)),
    )
    await told(ben, "threads cannot have threads")


@pytest.mark.asyncio
async def test_an_archived_thread_is_reopened_to_show_its_lobby(evening: Evening):
    ana = await evening.seat("Ana")
    message = await opened(ana, option("thread", True, 5))
    stage = evening.running.stage
    thread = stage.world.channels[int(message["channel_id"])]
    archive(stage, thread, archived=True)
    game = parse_game(message)
    await evening.parts.lobbies.change(game, lambda lobby: add_robot(lobby, int(ana.id)))
    evening.parts.keeper.show_game(game)
    await lobby_says(ana, message, "Robo Rita")


@pytest.mark.asyncio
async def test_lobbies_of_two_servers_are_separate(evening: Evening):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    first, second = await opened(ana), await opened(ana, channel="games")
    await press(ben, first, "Join")
    await press(ben, second, "Join")
    await press(ana, await lobby_says(ana, second, "Ready!"), "Start")
    await lobby_says(ana, second, "has begun")
    live = evening.table()
    assert live.guild == int(ana.guild("The Corner Shop")["id"])
    (waiting,) = await evening.bot.stores.games.with_status("lobby")
    assert waiting.guild == int(ana.guild("Rentroll HQ")["id"])
    await press(ana, await lobby_says(ana, first, "Ready!"), "Start")
    await evening.until(lambda: len(evening.parts.tables.all()) == 2)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("denied", "options", "named"),
    [
        ("send_messages", [], "Send Messages"),
        ("attach_files", [], "Attach Files"),
        ("public_threads", [option("thread", True, 5)], "Create Public Threads"),
    ],
)
async def test_a_missing_permission_is_named(evening: Evening, denied, options, named):
    ana = await evening.seat("Ana")
    body = {"channel_id": ana.channel("lobby"), "deny": [denied]}
    async with evening.session.post(f"{evening.running.url}/control/permission", json=body) as did:
        assert did.status == 200
    await ana.slash("game", sub("new", *options))
    await told(ana, f"{named}")
    assert await evening.bot.stores.games.with_status("lobby") == []


@pytest.mark.asyncio
async def test_a_lobby_that_cannot_be_posted_is_closed_with_the_reason(evening: Evening):
    ana = await evening.seat("Ana")
    fault = {"kind": "error", "method": "POST", "path": r"^/channels/\d+/messages$", "times": 9}
    evening.running.control.fault({**fault, "status": 400, "code": 50035})
    await ana.slash("game", sub("new"))
    await told(ana, "Discord did not accept that")
    assert await evening.bot.stores.games.with_status("lobby") == []


@pytest.mark.asyncio
async def test_a_deleted_lobby_message_comes_back_and_can_be_moved_down(evening: Evening):
    ana = await evening.seat("Ana")
    message = await opened(ana)
    await remove(evening, message)
    mark = ana.mark()
    await ana.slash("game", sub("computer"))
    back = await ana.wait_message(lambda m: "Join" in buttons(m), after=mark)
    assert "Robo Rita" in back["content"]
    mark = ana.mark()
    await ana.slash("game", sub("show"))
    moved = await ana.wait_message(lambda m: "Join" in buttons(m), after=mark)
    assert moved["id"] != back["id"]
    await ana.wait_message(
        lambda m: m["id"] == back["id"] and not m["components"], event="MESSAGE_UPDATE"
    )
    await told(ana, "Here it is again", moved["id"])


@pytest.mark.asyncio
async def test_a_lobby_is_closed_when_its_channel_is_deleted(evening: Evening):
    ana = await evening.seat("Ana")
    message = await opened(ana, channel="table-two")
    (row,) = await evening.bot.stores.games.with_status("lobby")
    url = f"{evening.running.url}/control/delete_channel"
    async with evening.session.post(url, json={"channel_id": message["channel_id"]}) as did:
        assert did.status == 200
    evening.parts.keeper.show_game(row.id)

    async def closed() -> bool:
        return not await evening.bot.stores.games.with_status("lobby")

    await until(closed)


@pytest.mark.asyncio
async def test_many_simultaneous_presses_cause_few_edits(evening: Evening):
    ana = await evening.seat("Ana")
    message = await opened(ana)
    evening.parts.keeper.rhythm = 0.3
    mark = ana.mark()
    add = buttons(message)["Add computer"]["custom_id"]
    nonces = [await ana.click(message, add) for _ in range(7)]
    assert {await ana.outcome(nonce) for nonce in nonces} == {"done"}
    await ana.wait_message(
        lambda m: m["id"] == message["id"] and "8 players so far" in alt(m),
        event="MESSAGE_UPDATE",
        after=mark,
    )
    edits = [m for m in ana.inbox.all("MESSAGE_UPDATE") if m["id"] == message["id"]]
    assert len(edits) <= 3


async def remove(evening: Evening, message: Json) -> None:
    body = {"channel_id": message["channel_id"], "message_id": message["id"]}
    url = f"{evening.running.url}/control/delete_message"
    async with evening.session.post(url, json=body) as did:
        assert did.status == 200
