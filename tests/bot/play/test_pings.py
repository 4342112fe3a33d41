"""Pings to the players who must act, as each prefers."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord_api.sender import TransientError
from bot.messages.presence import HERE, PRESENCE_GRACE, Presence
from bot.play.turn import pings as pings_view
from bot.play.turn.pings import to_call
from bot.store.users.people import Preferences
from bot.tables.clocks import REMINDER
from engine.actions import EndTurn
from engine.decisions import Debt
from engine.edition import Seat
from engine.state import GameState
from engine.why import Why
from tests.support.evening import Evening
from tests.support.players import Json, Person
from tests.support.seeing import a_game, button, gone, next_turn, pings, shows, table_showing
from tests.support.situations import auction
from tests.support.tables import arrange, fresh_id, start_table, turn_of


@pytest.mark.asyncio
async def test_a_player_who_must_act_is_pinged_once_a_turn_and_the_ping_is_deleted(
    evening: Evening,
):
    table, ana = await a_game(evening)
    call = await ana.wait_message(lambda m: m["mentions"] and "your turn" in m["content"])
    assert [user["id"] for user in call["mentions"]] == [ana.id]
    await arrange(table, turn_of(0, "end"))
    await table_showing(evening, ana, "End turn")
    await evening.idle()
    assert len([m for m in pings(ana) if m["mentions"][0]["id"] == ana.id]) == 1
    await table.submit(Seat(0), EndTurn())
    ben = evening.people["Ben"]
    await ana.wait_message(lambda m: m["mentions"] and m["mentions"][0]["id"] == ben.id)
    assert call["id"] in gone(ana)


@pytest.mark.asyncio
async def test_a_ping_links_to_the_table(evening: Evening):
    _, ana = await a_game(evening)
    call = await ana.wait_message(lambda m: m["mentions"] and "your turn" in m["content"])
    await evening.idle()
    board = await table_showing(evening, ana, "Roll")
    (now,) = [m for m in await ana.history(call["channel_id"]) if m["id"] == call["id"]]
    place = f"{board['guild_id']}/{board['channel_id']}/{board['id']}"
    assert f"(https://discord.com/channels/{place})" in now["content"]


@pytest.mark.asyncio
async def test_in_a_tutorial_nobody_is_pinged(evening: Evening):
    table = await start_table(evening, people=("Ana",), change=turn_of(0))
    assert to_call(table) == (Seat(0),)
    lesson = await start_table(
        evening, channel="table-one", people=("Ana",), change=turn_of(0), tutorial=True
    )
    assert to_call(lesson) == ()


@pytest.mark.asyncio
async def test_a_restart_pings_nobody_twice(evening: Evening):
    table, ana = await a_game(evening)
    call = await ana.wait_message(lambda m: m["mentions"])
    await evening.idle()
    await evening.stop_bot()
    mark = ana.mark()
    await evening.start_bot()
    await ana.wait_message(shows("Roll"), event="MESSAGE_UPDATE", after=mark)
    await evening.idle()
    assert len(pings(ana)) == 1
    await arrange(evening.table(), next_turn(1))
    await evening.until(lambda: call["id"] in gone(ana))
    assert table.game == evening.table().game


@pytest.mark.asyncio
async def test_bidders_are_not_pinged_by_the_table(evening: Evening):
    table, ana = await a_game(evening, people=("Ana", "Ben", "Cleo"))
    call = await ana.wait_message(lambda m: m["mentions"])
    await arrange(table, auction)
    await evening.until(lambda: call["id"] in gone(ana))
    await evening.idle()
    here = [m for m in pings(ana) if m["channel_id"] == str(table.channel)]
    assert here == [call]


@pytest.mark.asyncio
async def test_users_who_want_no_pings_get_none(evening: Evening):
    ana = await evening.seat("Ana")
    await evening.bot.stores.people.choose(int(ana.id), Preferences(ping="never"))
    await a_game(evening)
    await evening.idle()
    assert pings(ana) == []


@pytest.mark.asyncio
async def test_users_pinged_only_when_idle_get_the_reminder(evening: Evening):
    ana = await evening.seat("Ana")
    await evening.bot.stores.people.choose(int(ana.id), Preferences(ping="idle"))
    table, _ = await a_game(evening, speed="live")
    await evening.idle()
    assert pings(ana) == []
    due = int(table.timers["decision"].due)
    evening.time.now = table.timers[REMINDER].due
    call = await ana.wait_message(lambda m: m["mentions"])
    assert f"<t:{due}:R>" in call["content"]
    assert table.state.turn.seat == 0


@pytest.mark.asyncio
async def test_a_reminder_replaces_the_first_ping(evening: Evening):
    table, ana = await a_game(evening, speed="live")
    first = await ana.wait_message(lambda m: m["mentions"])
    evening.time.now = table.timers[REMINDER].due
    await ana.wait_message(lambda m: m["mentions"] and "still your move" in m["content"])
    assert first["id"] in gone(ana)


@pytest.mark.asyncio
async def test_an_answered_reminder_becomes_a_plain_ping(
    evening: Evening,
):
    table, ana = await a_game(evening, speed="live")
    await ana.wait_message(lambda m: m["mentions"])
    evening.time.now = table.timers[REMINDER].due
    late = await ana.wait_message(lambda m: "still your move" in m["content"])
    await arrange(table, turn_of(0, "end"))
    calm = await ana.wait_message(lambda m: m["id"] == late["id"], event="MESSAGE_UPDATE")
    assert calm["content"].startswith(f"<@{ana.id}>, it's your turn. [To the table](")
    evening.time.now = table.timers[REMINDER].due
    again = await ana.wait_message(lambda m: "still your move" in m["content"] and m != late)
    assert again["id"] != late["id"]
    assert late["id"] in gone(ana)


@pytest.mark.asyncio
async def test_after_a_restart_a_reminder_does_not_name_the_old_deadline(evening: Evening):
    table, ana = await a_game(evening, speed="live")
    await ana.wait_message(lambda m: m["mentions"])
    evening.time.now = table.timers[REMINDER].due
    late = await ana.wait_message(lambda m: "still your move" in m["content"])
    await evening.idle()
    await evening.restart_bot()
    calm = await ana.wait_message(lambda m: m["id"] == late["id"], event="MESSAGE_UPDATE")
    assert "it's your turn" in calm["content"]


@pytest.mark.asyncio
async def test_an_answered_direct_reminder_becomes_a_plain_message(evening: Evening):
    ana = await evening.seat("Ana")
    await evening.bot.stores.people.choose(int(ana.id), Preferences(ping="direct"))
    table, _ = await a_game(evening, speed="live")
    await ana.wait_message(lambda m: "your turn at" in m["content"])
    evening.time.now = table.timers[REMINDER].due
    late = await ana.wait_message(lambda m: "Still your move at" in m["content"])
    await arrange(table, turn_of(0, "end"))
    calm = await ana.wait_message(lambda m: m["id"] == late["id"], event="MESSAGE_UPDATE")
    assert "It's your turn at" in calm["content"]


@pytest.mark.asyncio
async def test_a_direct_message_out_of_turn_says_that_the_table_waits(evening: Evening):
    def owing(s: GameState) -> None:
        turn_of(1, "end")(s)
        s.players[0].cash = 5
        s.pending.append(Debt(fresh_id(s), Seat(0), Seat(1), 100, Why("card")))

    ana = await evening.seat("Ana")
    await evening.bot.stores.people.choose(int(ana.id), Preferences(ping="direct"))
    await start_table(evening, change=owing)
    await ana.wait_message(lambda m: m["content"].startswith("The table waits for you at"))


@pytest.mark.asyncio
async def test_users_who_prefer_it_get_a_direct_message_that_is_deleted_later(evening: Evening):
    ana = await evening.seat("Ana")
    await evening.bot.stores.people.choose(int(ana.id), Preferences(ping="direct"))
    table, _ = await a_game(evening)
    told = await ana.wait_message(lambda m: "your turn at" in m["content"])
    assert told["channel_id"] != str(table.channel)
    assert f"/{table.channel}/" in told["content"]
    await arrange(table, next_turn(1))
    await evening.until(lambda: told["id"] in gone(ana))


@pytest.mark.asyncio
async def test_a_user_who_refuses_direct_messages_is_pinged_in_the_channel(evening: Evening):
    ana = await evening.seat("Ana")
    await evening.bot.stores.people.choose(int(ana.id), Preferences(ping="direct"))
    evening.running.control.fault(
        {"kind": "error", "status": 403, "method": "POST", "path": "/users/@me/channels"}
    )
    await a_game(evening)
    call = await ana.wait_message(lambda m: m["mentions"])
    assert call["mentions"][0]["id"] == ana.id


@pytest.mark.asyncio
async def test_an_error_in_the_channel_repeats_no_direct_message(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    await evening.bot.stores.people.choose(int(ana.id), Preferences(ping="direct"))
    table, _ = await a_game(evening)
    told = await ana.wait_message(lambda m: "your turn at" in m["content"])
    await evening.idle()
    await evening.bot.stores.people.choose(int(ben.id), Preferences(ping="always"))
    monkeypatch.setattr(pings_view, "to_call", lambda _: (Seat(0), Seat(1)))
    send, failures = evening.parts.sender.send, [TransientError(), TransientError()]

    async def troubled(channel: int, *args: Any) -> int:
        if failures and channel == table.channel:
            raise failures.pop()
        return await send(channel, *args)

    monkeypatch.setattr(evening.parts.sender, "send", troubled)
    mark = ana.mark()
    evening.parts.keeper.show_game(table.game)
    await ben.wait_message(lambda m: f"<@{ben.id}>" in m["content"])
    again = await ana.wait_message(lambda m: "your turn at" in m["content"], after=mark)
    assert not failures
    assert [m["id"] for m in ana.inbox.all("MESSAGE_CREATE") if "turn at" in m["content"]] == [
        told["id"],
        again["id"],
    ]
    await evening.idle()
    assert again["id"] not in gone(ana), "and it stands until it is answered"


# Present players


async def passed_to_ben(evening: Evening, away: float = 0.0) -> Person:
    """Give Ben the turn, `away` seconds after he pressed a button, and return him."""
    table, ana = await a_game(evening, speed="live")
    ben = evening.people["Ben"]
    shown = await table_showing(evening, ana, "Roll")
    assert await ben.outcome(await ben.click(shown, button(shown, "My panel"))) == "done"
    evening.time.now += away
    await arrange(table, next_turn(1))
    await table_showing(evening, ana, "Roll")
    await evening.idle()
    return ben


def calls_of(person: Person) -> list[Json]:
    return [m for m in pings(person) if m["mentions"][0]["id"] == person.id]


@pytest.mark.asyncio
async def test_a_present_player_is_pinged_only_after_a_delay(evening: Evening):
    ben = await passed_to_ben(evening)
    assert calls_of(ben) == []
    assert len(gone(ben)) == 1, "the call of the turn before goes all the same"
    evening.time.now += PRESENCE_GRACE - 1
    await evening.parts.keeper.look_again()
    await evening.idle()
    assert calls_of(ben) == []
    evening.time.now += 1
    await evening.until(lambda: calls_of(ben))
    await evening.idle()
    assert ["your turn" in call["content"] for call in calls_of(ben)] == [True]


@pytest.mark.asyncio
async def test_a_player_who_acts_before_the_ping_gets_the_whole_delay_again(evening: Evening):
    ben = await passed_to_ben(evening)
    shown = await table_showing(evening, ben, "Roll")
    evening.time.now += PRESENCE_GRACE - 1
    assert await ben.outcome(await ben.click(shown, button(shown, "My panel"))) == "done"
    evening.time.now += PRESENCE_GRACE - 1
    await evening.parts.keeper.look_again()
    await evening.idle()
    assert calls_of(ben) == []
    evening.time.now += 1
    await evening.until(lambda: calls_of(ben))


@pytest.mark.asyncio
async def test_a_ping_stays_when_its_player_comes_back(
    evening: Evening,
):
    ben = await passed_to_ben(evening)
    evening.time.now += PRESENCE_GRACE
    (call,) = await evening.until(lambda: calls_of(ben))
    shown = await table_showing(evening, ben, "Roll")
    assert await ben.outcome(await ben.click(shown, button(shown, "My panel"))) == "done"
    evening.parts.keeper.show_game(evening.table().game)
    await evening.idle()
    assert call["id"] not in gone(ben)


@pytest.mark.asyncio
async def test_a_player_who_acted_long_ago_is_pinged_at_once(evening: Evening):
    ben = await passed_to_ben(evening, away=HERE + 1)
    assert len(calls_of(ben)) == 1


@pytest.mark.asyncio
async def test_a_command_counts_as_presence(evening: Evening):
    table, _ = await a_game(evening)
    ben = evening.people["Ben"]
    assert await ben.outcome(await ben.slash("log")) == "done"
    await arrange(table, next_turn(1))
    await table_showing(evening, ben, "Roll")
    await evening.idle()
    assert calls_of(ben) == []


@pytest.mark.asyncio
async def test_a_present_player_gets_the_reminder_without_delay(evening: Evening):
    ben = await passed_to_ben(evening)
    shown = await table_showing(evening, ben, "Roll")
    evening.time.now = evening.table().timers[REMINDER].due
    assert await ben.outcome(await ben.click(shown, button(shown, "My panel"))) == "done"
    await evening.until(lambda: calls_of(ben))
    assert ["still your move" in call["content"] for call in calls_of(ben)] == [True]


@pytest.mark.asyncio
async def test_a_delayed_ping_is_posted_once_after_a_restart(evening: Evening):
    ben = await passed_to_ben(evening)
    await evening.restart_bot()
    await evening.until(lambda: calls_of(ben))
    evening.time.now += PRESENCE_GRACE
    await evening.parts.keeper.look_again()
    await evening.idle()
    assert len(calls_of(ben)) == 1


def test_if_one_of_several_awaited_players_is_away_the_ping_is_due_at_once():
    now = 1000.0
    presence = Presence(lambda: now)
    presence.acted(7, 1)
    assert presence.call_due(7, [1], since=now) == now + PRESENCE_GRACE
    assert presence.call_due(7, [1, 2], since=now) == now
    assert presence.call_due(8, [1], since=now) == now, "who is at another table is not at this one"


def test_old_presence_is_forgotten():
    now = 1000.0
    presence = Presence(lambda: now)
    presence.acted(7, 1)
    presence.acted(7, 2)
    now += HERE + PRESENCE_GRACE
    presence.acted(7, 2)
    assert len(presence._acted) == 2
    now += 1
    presence.acted(8, 3)
    assert presence._acted.keys() == {(7, 2), (8, 3)}
