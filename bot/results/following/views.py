"""The messages for the followers of a game."""

from __future__ import annotations

from collections.abc import Collection

from bot.store.messages.kinds import ENDED, NEAR_END, Kind
from bot.tables.clocks import GAME_END, LAST_ROUND
from bot.tables.table import LiveTable
from bot.ui.components import Button
from bot.ui.custom_ids import press_id
from bot.ui.message import Message
from bot.ui.pages import short_name
from bot.words import listed, say
from engine.decisions import Debt
from engine.state import live_seats

FOLLOW = "follow"


def follower_messages(
    table: LiveTable,
    followers: Collection[int],
    no_direct: Collection[int],
    link: str,
    end: str,
    *,
    aloud: bool,
) -> dict[Kind, Message]:
    """Return a message for each follower without a seat, by message kind.

    It is a direct message. For a user who accepts none it is a ping in the channel, and only if
    `aloud`. `link` leads to the table, and `end` to its end card once that is posted. Return no
    messages if no end is near, and none after the game until its end card is posted.
    """
    if about_to_end(table):
        kind, where = NEAR_END, link
    elif table.over and end:
        kind, where = ENDED, end
    elif table.status == "closed":
        kind, where = ENDED, link
    else:
        return {}
    told = {}
    for user in followers:
        if table.seat_of(user) is not None:
            continue
        if user not in no_direct:
            told[kind.of(user)] = Message(_words(table, kind, where), direct=user)
        elif aloud:
            words = say("follow-called", user=user, words=_words(table, kind, where))
            told[kind.of(user)] = Message(words, pings=(user,))
    return told


def follow_page(game: int, following: bool) -> Message:
    """Return a page that says whether the user follows a game, with a button to change it."""
    told, other = ("begun", "stop") if following else ("stopped", "again")
    way = Button(say(f"follow-{other}"), press_id(game, FOLLOW, int(not following)))
    return Message(say(f"follow-{told}"), [[way]])


def _words(table: LiveTable, kind: Kind, link: str) -> str:
    names = listed(map(short_name, table.names))
    if kind == NEAR_END:
        return say("follow-near_end", names=names, link=link)
    result = table.state.result
    if result is None:
        return say("follow-closed", names=names, link=link)
    winners = [name for name, rank in zip(table.names, result.ranks, strict=True) if rank == 1]
    return say("follow-ended", names=names, winners=listed(map(short_name, winners)), link=link)


def about_to_end(table: LiveTable) -> bool:
    """Return True if a running game may end soon.

    A timed game may end soon after the notice of its last round. Any other game may end soon while
    a debt may end it by bankruptcy.
    """
    if table.ended or table.status != "live":
        return False
    if GAME_END in table.timers:
        return LAST_ROUND not in table.timers
    last_out = len(live_seats(table.state)) == 2 or table.ed.rules.ends_at_first_bankruptcy
    return last_out and any(isinstance(frame, Debt) for frame in table.state.pending)
