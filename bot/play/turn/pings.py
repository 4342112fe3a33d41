"""Pings to the players that a table waits for, in the channel or as direct messages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from bot.play.turn.views import asked_people
from bot.store.games.games import Timer
from bot.store.messages.kinds import PING, Kind
from bot.tables.clocks import DECISION
from bot.tables.table import LiveTable
from bot.ui.message import Message
from bot.words import in_a_row, say
from engine.asked import waiting
from engine.edition import Seat


def to_call(table: LiveTable) -> tuple[Seat, ...]:
    """Return the seats of the people to ping because the table waits for their answers.

    Bidders are left out, because auctions ping in their own messages. Tutorials ping nobody.
    """
    if table.over or table.status != "live" or table.settings.tutorial:
        return ()
    kinds = waiting(table.state)
    return tuple(seat for seat in asked_people(table) if kinds[seat] != "auction")


def late_clock(table: LiveTable) -> Timer | None:
    """Return the decision timer if its players were reminded of it, otherwise None."""
    clock = table.timers.get(DECISION)
    return clock if clock is not None and clock == table.clocks.reminded else None


def ping_messages(
    table: LiveTable,
    wish: Callable[[int], str],
    no_direct: Collection[int],
    link: str,
    *,
    aloud: bool,
) -> dict[Kind, Message]:
    """Return the pings to show now, by kind of message.

    `wish` returns a user's ping preference, and `no_direct` are users who accept no direct
    messages. `link` leads to the table. Without `aloud` nobody is pinged in the channel.
    """
    seats = to_call(table)
    late = late_clock(table)
    occasion = f"{table.state.turn.number}:{','.join(map(str, seats))}:{table.channel}"
    if late is not None:
        occasion += f"/{late.about}"
    messages: dict[Kind, Message] = {}
    loud = []
    for seat in seats:
        user = table.seats[seat].user
        match wish(user):
            case "direct" if user not in no_direct:
                text = _direct_words(link, late, own_turn=seat == table.state.turn.seat)
                messages[PING.of(seat)] = Message(text, occasion=occasion, direct=user)
            case "always" | "direct":
                loud.append(seat)
            case "idle" if late:
                loud.append(seat)
            case _:
                pass
    if loud and aloud:
        users = tuple(table.seats[seat].user for seat in loud)
        words = _words(table, loud, late, link)
        messages[PING] = Message(words, pings=users, occasion=occasion)
    return messages


def _words(table: LiveTable, seats: Sequence[Seat], clock: Timer | None, link: str) -> str:
    who = in_a_row(f"<@{table.seats[seat].user}>" for seat in seats)
    if clock is not None:
        return say("ping-reminder", who=who, due=int(clock.due), link=link)
    own_turn = list(seats) == [table.state.turn.seat]
    return say("ping-turn" if own_turn else "ping-needed", who=who, link=link)


def _direct_words(link: str, clock: Timer | None, *, own_turn: bool) -> str:
    if clock is not None:
        return say("ping-direct_reminder", link=link, due=int(clock.due))
    return say("ping-direct" if own_turn else "ping-direct_needed", link=link)
