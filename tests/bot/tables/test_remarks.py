"""Remarks of a table: they are saved before they are told, and told again after a crash."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, NoReturn, cast

import pytest

from bot.store.database.writer import DatabaseFailed
from bot.store.games.remarks import remarks_of
from bot.store.messages.kinds import CLOSED, VACANT
from bot.store.messages.posts import Post
from bot.support.refusals import Refused
from bot.tables.clocks import DECISION, MISSES
from bot.tables.table import LiveTable
from bot.words import LANGUAGES, Language
from engine.actions import Roll
from engine.edition import Seat
from tests.support.evening import Evening, buttons
from tests.support.lobbying import opened
from tests.support.moderating import guild_id, setting
from tests.support.tables import channel_id, start_table, turn_of

ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
PEOPLE = ("Ana", "Ben", "Cleo")


class It:
    """The attributes of an interaction that moderators' actions read."""

    id = 1
    user = None


def moderation(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, list[str]]:
    """Return the moderators' actions, and a list that collects their log lines."""
    lines: list[str] = []

    async def note(it: object, words: str, value: str) -> None:
        lines.append(words)

    bot = evening.bot
    monkeypatch.setattr(bot.parts.seat_moderation.journal, "note", note)
    games, seats, places = (
        bot.parts.game_moderation,
        bot.parts.seat_moderation,
        bot.parts.place_moderation,
    )
    deeds = SimpleNamespace(
        pause=games.pause,
        resume=games.resume,
        end=games.end,
        kick=seats.kick,
        set_host=seats.set_host,
        move=places.move,
        revive=places.revive,
    )
    return deeds, lines


def power_cut(*_: object) -> NoReturn:
    raise DatabaseFailed("power cut")


def story(table: LiveTable) -> list[str]:
    return [told.words for told in table.story]


async def restarted(evening: Evening) -> LiveTable:
    await evening.restart_bot()
    return evening.table()


async def nobody_answers(evening: Evening, table: LiveTable, *seats: Seat) -> None:
    """Let clocks run out until these seats are away."""
    while not all(table.seats[seat].kept for seat in seats):
        timer = table.timers.get(DECISION)
        if timer is not None:
            evening.time.now = max(evening.time.now, timer.due)
        await evening.parts.tables.tick()
        await asyncio.sleep(0)


async def both(*deeds: Any) -> list[str]:
    """Run two actions at once. Return "done" or "refused" for each."""
    answers = await asyncio.gather(*deeds, return_exceptions=True)
    for one in answers:
        assert isinstance(one, str | Refused), one
    return ["refused" if isinstance(one, Refused) else "done" for one in answers]


@pytest.mark.asyncio
async def test_everything_a_table_said_is_told_again_after_a_restart(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, people=PEOPLE, robots=0, change=turn_of(0))
    deeds, _ = moderation(evening, monkeypatch)
    it, row = cast(Any, It()), await evening.row(table.game)
    await deeds.pause(it, row)
    await deeds.resume(it, row)
    await table.submit(ANA, Roll())
    await deeds.set_host(it, row, "Ben")
    await deeds.move(it, row, channel_id(evening, "table-one"))
    await deeds.kick(it, row, table.seats[CLEO].user)
    seats, dan = evening.parts.seats, int((await evening.seat("Dan")).id)
    await seats.take_over(table, CLEO, dan, "Dan")
    await seats.leave(table, BEN, table.seats[BEN].user)
    said = story(table)
    for words in (
        "A moderator paused the table.",
        "The table goes on.",
        "Ben is the host now.",
        "A moderator moved the table here.",
        "A moderator gave Cleo's seat to the computer.",
        "Dan takes over from Cleo.",
        "Ben left the table.",
    ):
        assert said.count(words) == 1
    again = story(await restarted(evening))
    assert [one for one in again if one in said[-6:]] == said[-6:]
    assert again[-6:] == said[-6:]


@pytest.mark.asyncio
async def test_absence_and_return_are_told_again_after_a_restart(evening: Evening):
    table = await start_table(
        evening, people=("Ana", "Ben"), robots=0, speed="live", change=turn_of(0)
    )
    user, seats = table.seats[ANA].user, evening.parts.seats
    await nobody_answers(evening, table, ANA)
    assert table.seats[ANA].misses == MISSES
    kept = "Ana has been away for a while: the computer plays on until they are back."
    assert story(table).count(kept) == 1
    await seats.come_back(table, user)
    assert story(table)[-1] == "Ana is back."
    again = [one for one in story(await restarted(evening)) if one in (kept, "Ana is back.")]
    assert again == [kept, "Ana is back."]


@pytest.mark.asyncio
async def test_remarks_between_undone_moves_are_removed_from_the_story(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(0))
    await table.pause("Before.")
    await table.resume()
    await table.submit(ANA, Roll())
    await table.pause("Between.")
    await table.resume()
    await table.undo(0, "moderator")
    await table.pause("After.")
    said = [words for words in ("Before.", "Between.", "After.") if words in story(table)]
    assert said == ["Before.", "After."]
    again = story(await restarted(evening))
    assert [words for words in ("Before.", "Between.", "After.") if words in again] == said
    assert again[-1] == "After."


@pytest.mark.asyncio
@pytest.mark.parametrize("deed", ["pause", "end", "set_host", "move", "kick"])
async def test_a_moderators_action_pressed_twice_is_done_and_told_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, deed: str
):
    table = await start_table(evening, people=PEOPLE, robots=0)
    deeds, lines = moderation(evening, monkeypatch)
    row = await evening.row(table.game)
    more = {
        "set_host": ("Ben",),
        "kick": (table.seats[BEN].user,),
        "move": (channel_id(evening, "table-one"),),
    }
    before = len(story(table))

    def press() -> Any:
        return getattr(deeds, deed)(cast(Any, It()), row, *more.get(deed, ()))

    assert sorted(await both(press(), press())) == ["done", "refused"]
    assert len(story(table)) == before + 1
    assert len(lines) == 1
    said = await remarks_of(evening.bot.db, table.game)
    assert said == {0: [story(table)[-1]]}


@pytest.mark.asyncio
async def test_a_lobby_is_ended_or_moved_once_if_pressed_twice(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await opened(await evening.seat("Ana"))
    deeds, lines = moderation(evening, monkeypatch)
    (row,) = await evening.bot.stores.games.with_status("lobby")
    where, it = channel_id(evening, "table-one"), cast(Any, It())
    assert await both(deeds.move(it, row, where), deeds.move(it, row, where)) == ["done", "refused"]
    assert await both(deeds.end(it, row), deeds.end(it, row)) == ["done", "refused"]
    assert len(lines) == 2


@pytest.mark.asyncio
async def test_two_moderators_who_reopen_a_game_at_once_make_one_live_table(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=0, speed="live", variant="timed", minutes=30)
    await evening.parts.tables.put_away(table)
    deeds, lines = moderation(evening, monkeypatch)
    row, it = await evening.row(table.game), cast(Any, It())
    places = [channel_id(evening, name) for name in ("table-one", "table-two")]
    done = await both(*(deeds.revive(it, row, place) for place in places))
    assert sorted(done) == ["done", "refused"]
    live = evening.table()
    assert (live.channel, live.status) == (places[done.index("done")], "live")
    assert story(live).count("The table is back, and the game goes on.") == 1
    assert {timer.kind for timer in await evening.bot.stores.games.timers(live.game)} == set(
        live.timers
    )
    assert len(lines) == 1


@pytest.mark.asyncio
@pytest.mark.parametrize("deed", ["pause", "resume", "end", "set_host", "move", "kick"])
async def test_a_moderators_action_that_cannot_be_saved_changes_nothing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, deed: str
):
    table = await start_table(evening, people=PEOPLE, robots=0)
    if deed == "resume":
        await table.pause()
    deeds, lines = moderation(evening, monkeypatch)
    row = await evening.row(table.game)
    posts = {VACANT.of(2): Post(VACANT.of(2), row.channel, 77, 0.0)}
    await evening.bot.stores.posts.save(table.game, posts[VACANT.of(2)])
    more = {
        "set_host": ("Ben",),
        "kick": (table.seats[BEN].user,),
        "move": (channel_id(evening, "table-one"),),
    }
    before = (story(table), table.status, table.channel, table.seats, table.settings)
    with monkeypatch.context() as cut:
        cut.setattr("bot.store.games.games.add_remarks", power_cut)
        with pytest.raises(DatabaseFailed):
            await getattr(deeds, deed)(cast(Any, It()), row, *more.get(deed, ()))
    assert (story(table), table.status, table.channel, table.seats, table.settings) == before
    assert await evening.row(table.game) == row
    assert (await evening.bot.stores.posts.of(table.game))[VACANT.of(2)] == posts[VACANT.of(2)]
    assert lines == []


@pytest.mark.asyncio
async def test_a_seat_and_its_clocks_change_together_or_not_at_all(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, people=PEOPLE, robots=0, speed="live", change=turn_of(0))
    games, timers = evening.bot.stores.games, dict(table.timers)
    with monkeypatch.context() as cut:
        cut.setattr("bot.store.games.games.replace_timers", power_cut)
        with pytest.raises(DatabaseFailed):
            await evening.parts.seats.leave(table, ANA, table.seats[ANA].user)
    assert await games.seats(table.game) == table.seats
    assert table.seats[ANA].name == "Ana"
    assert table.timers == timers
    assert not await evening.bot.stores.games.tenures(table.game)


@pytest.mark.asyncio
async def test_a_vacant_seat_is_offered_once_after_a_crash_before_the_message(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, people=PEOPLE, robots=0)
    ben = evening.people["Ben"]
    with monkeypatch.context() as cut:
        cut.setattr(evening.parts.keeper, "show", lambda *_, **__: None)
        await evening.parts.seats.leave(table, ANA, table.seats[ANA].user)
    mark = ben.mark()
    table = await restarted(evening)
    offer = await ben.wait_message(lambda one: "Take this seat" in buttons(one), after=mark)
    assert offer["content"].startswith("**Ana** is not playing any more.")
    assert story(table).count("Ana left the table.") == 1
    await evening.idle()
    assert VACANT.of(0) in await evening.bot.stores.posts.of(table.game)
    mark = ben.mark()
    await restarted(evening)
    await evening.idle()
    again = [one for _, one in ben.inbox.got[mark:] if "Take this seat" in buttons(one)]
    assert again == [], "once is enough"


@pytest.mark.asyncio
async def test_a_game_that_its_last_player_left_is_announced_once_after_a_crash(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, people=("Ana",), robots=1, change=turn_of(0))
    ana = evening.people["Ana"]
    with monkeypatch.context() as cut:
        cut.setattr(evening.parts.keeper, "show", lambda *_, **__: None)
        await evening.parts.seats.leave(table, ANA, table.seats[ANA].user)
    assert (await evening.row(table.game)).status == "closed"
    assert evening.parts.tables.all() == []
    mark = ana.mark()
    for _ in range(2):
        await evening.restart_bot()
        await evening.idle()
    texts = [one.get("content", "") for _, one in ana.inbox.got[mark:]]
    told = [text for text in texts if "so the game is closed" in text]
    assert len(told) == 1
    assert told[0].startswith("**Ana** left, and nobody is at this table any more")
    assert (await evening.bot.stores.posts.of(table.game))[CLOSED].message


@pytest.mark.asyncio
async def test_remarks_about_a_user_are_deleted_with_their_data(evening: Evening):
    table = await start_table(evening, people=PEOPLE, robots=0)
    bot, ben, dan = evening.bot, evening.people["Ben"], await evening.seat("Dan")
    await bot.parts.seats.leave(table, BEN, int(ben.id))
    await bot.parts.seats.take_over(table, BEN, int(dan.id), "Dan")
    about = (await bot.stores.privacy.about(int(ben.id)))["named_in"]
    assert [one["words"] for one in about] == ["Ben left the table.", "Dan takes over from Ben."]
    await bot.parts.personal_data.forget_user(int(ben.id))
    assert "Ben" not in " ".join(story(table))
    assert (await bot.stores.privacy.about(int(ben.id)))["named_in"] == []
    assert await remarks_of(bot.db, table.game) == {}


@pytest.mark.asyncio
async def test_remarks_about_absence_are_in_the_servers_language(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    messages = ["seat-kept = { $name } est.", "seat-resting = Nemo."]
    monkeypatch.setitem(LANGUAGES, "xx", Language("xx", messages))
    await setting(evening, language="xx")
    table = await start_table(evening, robots=0, speed="live", change=turn_of(0))
    assert table.guild == guild_id(evening)
    await nobody_answers(evening, table, ANA, BEN)
    assert {"Ana est.", "Ben est.", "Nemo."} <= set(story(table))
