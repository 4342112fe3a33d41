"""Auctions: states in which one runs, the messages people see, and the result."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.proxy import top_auction
from bot.tables.table import LiveTable
from engine.decisions import Auction
from engine.edition import Pos, Seat
from engine.state import BANK, GameState
from tests.support.evening import Evening
from tests.support.players import Json, Person
from tests.support.reading import saying, see
from tests.support.tables import fresh_id, turn_of

BOARDWALK, PARK = Pos(39), Pos(37)

LIVE = saying("### Auction")


def auction_of(
    pos: int, *seats: int, bid: int = 0, high: int = BANK
) -> Callable[[GameState], None]:
    """Return a change that starts an auction of a deed at the end of seat 0's turn."""

    def change(s: GameState) -> None:
        turn_of(0, "end")(s)
        sitting = tuple(Seat(seat) for seat in seats or range(len(s.players)))
        s.pending.append(Auction(fresh_id(s), sitting, Pos(pos), bid=bid, high=Seat(high)))

    return change


async def live(evening: Evening, person: Person, *parts: str) -> Json:
    return await see(evening, person, saying("### Auction", *parts))


def top(table: LiveTable) -> Auction:
    auction = top_auction(table.state)
    assert auction is not None
    return auction


def sold(table: LiveTable, pos: int = BOARDWALK) -> Seat:
    return table.state.owner[pos]
