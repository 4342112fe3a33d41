"""Tests of a bot killed around a send: one message is posted, and nobody is called twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest

from bot.discord_api.sender import TransientError
from bot.messages.game_source import SETTLED
from bot.playground.world import WorldMessage
from bot.store.messages.kinds import TABLE
from bot.store.users.people import Preferences
from bot.support import background
from bot.tables.lobby import add_robot
from engine.actions import MakeOffer, Resign, Roll
from engine.edition import Seat
from tests.support.counting import can_be_pressed, miscount, standing
from tests.support.evening import Evening, buttons, option, sub, whispered
from tests.support.patience import patience
from tests.support.seeing import a_game, button, next_turn, table_now, table_showing, the_table
from tests.support.situations import auction
from tests.support.tables import arrange, channel_id, start_table, turn_of


class Trap:
    """A trap that holds the bot at one instant of sending one message, to kill it there.

    `noted`: before the request. `taken`: Discord has posted it, and the post is not saved.
    `saved`: the post is saved, and nothing else is done.
    """

    def __init__(self, evening: Evening, instant: str) -> None:
        self.evening = evening
        self.instant = instant
        self.kind = ""
        self.hit = asyncio.Event()
        self.marks: dict[str, int] = {}
        bot = evening.bot
        self._noted: dict[asyncio.Task[Any] | None, str] = {}  # several tasks send at the same time
        for source in bot.parts.keeper.sources.values():
            self._watch(source, "save_post", "saved", lambda number, post: str(post.kind))
        self._watch(bot.stores.posts, "note_sending", "noted", lambda owner, one: str(one.kind))
        for route in ("send", "open_thread"):
            self._watch(bot.parts.sender, route, "taken", self._sent)

    def _sent(self, *args: Any, **more: Any) -> str:
        return self._noted.get(asyncio.current_task(), "")

    def arm(self, kind: str) -> None:
        """Hold the bot at the next message whose kind begins with `kind`."""
        self.kind = kind
        self.marks = {person.name: person.mark() for person in self.evening.people.values()}

    def _watch(self, on: Any, name: str, instant: str, kind_of: Callable[..., str]) -> None:
        real = getattr(on, name)

        async def watched(*args: Any, **more: Any) -> Any:
            done = await real(*args, **more)
            kind = kind_of(*args, **more)
            if instant == "noted":
                self._noted[asyncio.current_task()] = kind
            if instant == self.instant and self.kind and kind.startswith(self.kind):
                self.hit.set()
                await asyncio.Event().wait()
            return done

        setattr(on, name, watched)

    async def kill(self) -> None:
        """Stop the bot at the instant like a kill: it sends and saves nothing more."""
        async with patience():
            await self.hit.wait()
        keeper = self.evening.parts.keeper
        keeper.closed = True
        for work in keeper._work.values():
            if work.task is not None:
                work.task.cancel()
        keeper._marks.clear()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(background, "ANSWER_GRACE", 0.0)  # a killed process finishes no answer
            await self.evening.stop_bot()


Scenario: TypeAlias = Callable[[Evening, Trap], Awaitable[object]]


async def _table(evening: Evening, trap: Trap) -> None:
    trap.arm(str(TABLE))
    await start_table(evening, robots=0, change=turn_of(0))


async def _table_coming_down(evening: Evening, trap: Trap) -> None:
    table, _ = await a_game(evening)
    await evening.idle()
    trap.arm(str(TABLE))
    evening.parts.keeper.show_game(table.game, repost=TABLE)


async def _lobby(evening: Evening, trap: Trap) -> None:
    ana = await evening.seat("Ana")
    trap.arm("lobby")
    await ana.slash("game", sub("new"))


async def _coach(evening: Evening, trap: Trap) -> None:
    trap.arm("coach")
    await start_table(evening, people=("Ana",), change=turn_of(0), tutorial=True)


async def _call(evening: Evening, trap: Trap) -> None:
    trap.arm("ping")
    await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0, change=turn_of(0))


async def _call_by_a_press(evening: Evening, trap: Trap) -> None:
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await arrange(table, turn_of(0, "end"))
    shown = await table_showing(evening, ana, "End turn")
    await evening.idle()
    trap.arm("ping")
    await ana.click(shown, button(shown, "End turn"))


async def _direct_call(evening: Evening, trap: Trap) -> None:
    ana = await evening.seat("Ana")
    await evening.bot.stores.people.choose(int(ana.id), Preferences(ping="direct"))
    trap.arm("ping")
    await start_table(evening, robots=0, change=turn_of(0))


async def _auction(evening: Evening, trap: Trap, kind: str = "auction:") -> None:
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await evening.idle()
    trap.arm(kind)
    await arrange(table, auction)


async def _thread(evening: Evening, trap: Trap) -> None:
    await _auction(evening, trap, "auction-thread")


async def _offer(evening: Evening, trap: Trap) -> None:
    table, _ = await a_game(evening)
    await evening.idle()
    trap.arm("trade:")
    await table.submit(Seat(0), MakeOffer(Seat(1), give_cash=10))


async def _vote(evening: Evening, trap: Trap) -> None:
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await table.submit(Seat(0), Roll())
    await evening.idle()
    trap.arm("vote")
    await ana.slash("undo")


async def _vacancy(evening: Evening, trap: Trap) -> None:
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await evening.idle()
    trap.arm("vacant")
    await evening.parts.seats.leave(table, Seat(2), int(evening.people["Cleo"].id))


async def _end(evening: Evening, trap: Trap, kind: str = "end") -> None:
    table, _ = await a_game(evening)
    await evening.idle()
    trap.arm(kind)
    for seat in range(len(table.seats) - 1, 0, -1):
        await table.submit(Seat(seat), Resign())


async def _replay(evening: Evening, trap: Trap) -> None:
    await _end(evening, trap, "replay")


async def _put_away(evening: Evening, trap: Trap) -> None:
    _, ana = await a_game(evening, people=("Ana",), robots=1)
    await evening.idle()
    await ana.slash("seat", sub("leave"))
    sure = await evening.until(lambda: whispered(ana, "You are the last person here"))
    trap.arm("closed")
    await ana.click(sure, button(sure, "Leave the game"))


SCENARIOS: dict[str, Scenario] = {
    "table": _table,
    "table coming down": _table_coming_down,
    "lobby": _lobby,
    "coach": _coach,
    "call": _call,
    "call by a press": _call_by_a_press,
    "direct call": _direct_call,
    "auction": _auction,
    "thread": _thread,
    "offer": _offer,
    "vote": _vote,
    "vacancy": _vacancy,
    "end": _end,
    "replay": _replay,
    "put away": _put_away,
}


def ours(evening: Evening) -> dict[int, WorldMessage]:
    return standing(evening.running.stage.world)


async def check_counts(evening: Evening, trap: Trap) -> None:
    """Assert that posts and messages agree, nobody was called twice, and no thread is double."""
    await evening.idle()
    assert ours(evening)
    assert not miscount(evening.running.stage.world, evening.database)
    assert {*calls(evening, trap).values()} <= {1}


def calls(evening: Evening, trap: Trap) -> Counter[str]:
    """Count the calls of each person since the trap was armed, in channels and directly."""
    counted: Counter[str] = Counter()
    world = evening.running.stage.world
    for person in evening.people.values():
        for name, message in person.inbox.got[trap.marks.get(person.name, 0) :]:
            if name == "MESSAGE_CREATE":
                direct = world.channels[int(message["channel_id"])].guild_id is None
                named = any(user["id"] == person.id for user in message["mentions"])
                counted[person.name] += direct or named
    return +counted


@pytest.mark.asyncio
@pytest.mark.parametrize("instant", ["noted", "taken", "saved"])
@pytest.mark.parametrize("kind", SCENARIOS)
async def test_a_kill_around_a_send_leaves_one_message(evening: Evening, kind: str, instant: str):
    trap = Trap(evening, instant)
    await SCENARIOS[kind](evening, trap)
    await trap.kill()
    await evening.start_bot()
    await check_counts(evening, trap)


CALLED = {"call": "ana", "call by a press": "ben", "direct call": "ana", "offer": "ben"}


@pytest.mark.asyncio
@pytest.mark.parametrize("instant", ["noted", "taken", "saved"])
@pytest.mark.parametrize("kind", CALLED)
async def test_a_player_who_was_being_called_at_a_kill_is_called_once(
    evening: Evening, kind: str, instant: str
):
    trap = Trap(evening, instant)
    await SCENARIOS[kind](evening, trap)
    await trap.kill()
    await evening.start_bot()
    await evening.idle()
    assert calls(evening, trap) == {CALLED[kind]: 1}


@pytest.mark.asyncio
async def test_an_unsaved_table_shows_later_changes(evening: Evening):
    trap = Trap(evening, "taken")
    await _table(evening, trap)
    await trap.hit.wait()
    await arrange(evening.table(), turn_of(0, "end"))
    await trap.kill()
    await evening.start_bot()
    await check_counts(evening, trap)
    shown = table_now(evening.people["Ana"])
    assert shown is not None
    assert button(shown, "End turn")


@pytest.mark.asyncio
@pytest.mark.parametrize("scenario", ["call", "call by a press"])
async def test_an_unsaved_call_is_deleted_when_another_player_is_to_act(
    evening: Evening, scenario: str
):
    trap = Trap(evening, "taken")
    await SCENARIOS[scenario](evening, trap)
    await trap.hit.wait()
    await arrange(evening.table(), next_turn(2))
    await trap.kill()
    await evening.start_bot()
    await check_counts(evening, trap)
    assert calls(evening, trap)["cleo"] == 1
    assert [one.mentions for one in ours(evening).values() if one.mentions] == [
        [int(evening.people["Cleo"].id)]
    ]


@pytest.mark.asyncio
async def test_an_unsaved_thread_for_a_lobby_is_used_when_it_is_wanted_again(evening: Evening):
    ana = await evening.seat("Ana")
    trap = Trap(evening, "taken")
    trap.arm("")
    open_thread = evening.parts.sender.open_thread

    async def killed_after(*args: Any, **more: Any) -> int:
        await open_thread(*args, **more)
        trap.hit.set()
        return await asyncio.Event().wait()

    evening.parts.sender.open_thread = killed_after  # type: ignore[method-assign]
    wanted = sub("new", option("thread", True, 5))
    await ana.slash("game", wanted)
    await trap.kill()
    await evening.start_bot()
    for _ in range(2):
        mark = ana.mark()
        await ana.slash("game", wanted)
        await ana.wait_message(lambda m: "Join" in buttons(m), after=mark)
        await evening.idle()
    threads = [c for c in evening.running.stage.world.channels.values() if c.thread]
    lobbies = [sum(map(can_be_pressed, thread.messages.values())) for thread in threads]
    assert lobbies == [1, 1], "the second one is asked for on purpose"


@pytest.mark.asyncio
async def test_an_unsaved_message_of_a_closed_game_is_deleted(evening: Evening):
    trap = Trap(evening, "taken")
    await _table(evening, trap)
    await trap.hit.wait()
    await evening.bot.db.write("UPDATE games SET status = 'closed'")
    await trap.kill()
    assert ours(evening)
    await evening.start_bot()
    await evening.idle()
    assert not ours(evening)
    assert not await evening.bot.db.rows("SELECT * FROM sending")


@pytest.mark.asyncio
async def test_an_unsaved_message_of_a_game_closed_while_it_moved_is_deleted(evening: Evening):
    table, _ = await a_game(evening)
    was, trap = table.channel, Trap(evening, "taken")
    trap.arm("table")
    await table.move(channel_id(evening, "table-one"))
    await trap.hit.wait()
    await evening.bot.db.write("UPDATE games SET status = 'closed'")
    await trap.kill()
    await evening.start_bot()
    await evening.idle()
    assert [one.channel_id for one in ours(evening).values()] == [was], "only where it was"
    assert not await evening.bot.db.rows("SELECT * FROM sending")


@pytest.mark.asyncio
@pytest.mark.parametrize("instant", ["noted", "taken"])
async def test_nobody_is_called_again_when_others_wrote_below_the_call(
    evening: Evening, instant: str
):
    """The bot cannot know whether it was posted, and no call is better than two."""
    trap = Trap(evening, instant)
    await _call_by_a_press(evening, trap)
    await trap.kill()
    ben = evening.people["Ben"]
    await ben.ask("send", channel_id=ben.channel(), content="Hello?")
    await ben.wait_message(lambda m: m["content"] == "Hello?")
    await evening.start_bot()
    await evening.idle()
    assert calls(evening, trap)["ben"] == (instant == "taken")


def lose_the_answer(evening: Evening, then: Callable[[], Awaitable[object]]) -> None:
    """Post the next message, call `then`, and break the connection before the answer."""
    io, left = evening.parts.sender, [then]
    send = io.send

    async def losing(*args: Any, **more: Any) -> int:
        number = await send(*args, **more)
        if left:
            await left.pop()()
            raise TransientError
        return number

    io.send = losing  # type: ignore[method-assign]


@pytest.mark.asyncio
async def test_a_table_that_moves_while_its_response_is_lost_is_posted_once(evening: Evening):
    table, _ = await a_game(evening)
    trap = Trap(evening, "")
    trap.arm("nothing")
    lose_the_answer(evening, lambda: table.move(channel_id(evening, "table-one")))
    evening.parts.keeper.show_game(table.game, repost=TABLE)
    await evening.until(lambda: table.channel == channel_id(evening, "table-one"))
    await check_counts(evening, trap)
    alive = [one.channel_id for one in ours(evening).values() if can_be_pressed(one)]
    assert alive == [table.channel]


@pytest.mark.asyncio
async def test_a_lobby_whose_response_is_lost_shows_later_changes(evening: Evening):
    bot, ana = evening.bot, await evening.seat("Ana")

    async def a_computer_joins() -> None:
        row = (await bot.stores.games.with_status("lobby"))[0]
        await bot.parts.lobbies.change(row.id, lambda lobby: add_robot(lobby, int(ana.id)))

    trap = Trap(evening, "")
    trap.arm("nothing")
    lose_the_answer(evening, a_computer_joins)
    assert await ana.outcome(await ana.slash("game", sub("new"))) == "done"
    await check_counts(evening, trap)
    assert ["2. **Robo" in shown.content for shown in ours(evening).values()] == [True]


@pytest.mark.asyncio
async def test_a_call_whose_response_is_lost_is_deleted_when_another_player_is_to_act(
    evening: Evening,
):
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    trap = Trap(evening, "")
    trap.arm("nothing")
    lose_the_answer(evening, lambda: arrange(table, next_turn(2)))
    await arrange(table, next_turn(1))
    cleo = [int(evening.people["Cleo"].id)]
    await evening.until(lambda: cleo in [one.mentions for one in ours(evening).values()])
    await check_counts(evening, trap)
    assert [one.mentions for one in ours(evening).values() if one.mentions] == [cleo]


def held_in_a_deletion(evening: Evening) -> Trap:
    """Return a trap that holds the bot just after Discord has deleted the next message."""
    trap = Trap(evening, "")
    trap.arm("nothing")
    io = evening.parts.sender
    delete = io.delete

    async def dying(*args: Any, **more: Any) -> None:
        await delete(*args, **more)
        trap.hit.set()
        await asyncio.Event().wait()

    io.delete = dying  # type: ignore[method-assign]
    return trap


@pytest.mark.asyncio
async def test_an_old_call_deleted_at_a_kill_does_not_replace_the_next_call(evening: Evening):
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await arrange(table, next_turn(1))
    await evening.idle()
    trap = held_in_a_deletion(evening)
    await arrange(table, next_turn(2))
    await trap.kill()
    await evening.start_bot()
    await check_counts(evening, trap)
    assert calls(evening, trap)["cleo"] == 1


@pytest.mark.asyncio
async def test_a_call_deleted_at_a_kill_is_made_when_the_player_is_to_act_again(
    evening: Evening,
):
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await arrange(table, next_turn(1))
    await evening.idle()
    trap = held_in_a_deletion(evening)
    await arrange(table, auction)
    await trap.hit.wait()
    trap.arm("nothing")
    await arrange(table, next_turn(1))
    await trap.kill()
    await evening.start_bot()
    await check_counts(evening, trap)
    assert calls(evening, trap)["ben"] == 1


@pytest.mark.asyncio
async def test_the_call_of_a_game_that_was_closed_at_a_kill_is_forgotten(evening: Evening):
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await arrange(table, next_turn(1))
    await evening.idle()
    trap = held_in_a_deletion(evening)
    await evening.parts.tables.put_away(table)
    await trap.kill()
    await evening.start_bot()
    await check_counts(evening, trap)


@pytest.mark.asyncio
async def test_the_call_of_a_game_closed_just_before_a_kill_is_deleted(evening: Evening):
    table, _ = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await arrange(table, next_turn(1))
    await evening.idle()
    await evening.bot.db.write("UPDATE games SET status = 'closed'")
    await evening.restart_bot()
    await evening.idle()
    assert not [one for one in ours(evening).values() if one.mentions]


@pytest.mark.asyncio
async def test_a_table_that_was_closed_just_before_a_kill_loses_its_buttons(evening: Evening):
    _, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    await evening.idle()
    shown = the_table(ana)
    await evening.bot.db.write(
        "UPDATE games SET status = 'closed', changed = ?", (evening.time.now,)
    )
    await evening.restart_bot()
    await evening.idle()
    after = ours(evening)[int(shown["id"])]
    assert "closed before its end" in after.content
    assert not can_be_pressed(after)
    marks = "SELECT shown FROM posts WHERE kind = 'table'"
    await evening.parts.keeper.save_marks()
    assert await evening.bot.db.rows(marks) == [(SETTLED,)], "the next start leaves it alone"


@pytest.mark.asyncio
async def test_the_next_start_does_not_check_a_table_that_is_shown_as_closed(evening: Evening):
    table, _ = await a_game(evening)
    await evening.parts.tables.put_away(table)
    await evening.idle()
    await evening.restart_bot()
    closed = await evening.bot.stores.games.closed_unseen(SETTLED, evening.time.now - 1)
    assert not closed
