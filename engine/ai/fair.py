"""A fair trade between two seats, found by asking what a computer player in either would say."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from engine.actions import Accept
from engine.ai import bargain
from engine.ai.trader import Temper
from engine.edition import Pos, Seat
from engine.money import spendable
from engine.state import Offer
from engine.trade import possible
from engine.view import SeatView

ROUND = 5
"""Proposed sums are multiples of so many base units, where a fair one is."""
MARGIN = Temper().margin
"""Nobody's own temper is asked for: a proposal tells nothing about the one it is made to."""


def fair_offer(view: SeatView, draft: Offer) -> Offer | None:
    """The draft with the cash that is fair; else with more deeds too. None where nothing is.

    The sum lies half-way between what either side would just accept, so neither is told.
    """
    found = _settled(view, draft)
    if found is not None:
        return found[1]
    fair = [settled for more in _extended(view, draft) if (settled := _settled(view, more))]
    return max(fair, key=lambda settled: settled[0])[1] if fair else None


def _extended(view: SeatView, draft: Offer) -> Iterator[Offer]:
    """The draft with one more share of either side, of both, and of groups both have part in."""
    asks = [(), *_shares(view, draft, draft.to)]
    gives = [(), *_shares(view, draft, draft.maker)]
    for ask in asks:
        for give in gives:
            if ask or give:
                yield structs.replace(
                    draft,
                    give=tuple(sorted({*draft.give, *give})),
                    ask=tuple(sorted({*draft.ask, *ask})),
                )


def _shares(view: SeatView, draft: Offer, giver: Seat) -> list[tuple[Pos, ...]]:
    """What a seat holds of each group that the other one has a deed of, unless that is on offer."""
    taker = draft.maker if giver == draft.to else draft.to
    shares = []
    for members in view.ed.board.groups.values():
        holders = [view.owner[pos] for pos in members]
        if giver in holders and taker in holders and not {*draft.give, *draft.ask} & {*members}:
            shares.append(tuple(pos for pos in members if view.owner[pos] == giver))
    return shares


def _settled(view: SeatView, draft: Offer) -> tuple[int, Offer] | None:
    """These deeds with a fair sum, and how much room there is between the two sides."""
    if not (draft.give or draft.ask):
        return None
    theirs, mine = _purse(view, draft.to), _purse(view, draft.maker)
    least = _least(view, draft, -theirs, mine)
    most = _least(view, _swapped(draft), -mine, theirs)
    if least is None or most is None or least > -most:
        return None
    middle = (least - most) // 2
    offer = _paying(draft, max(least, middle - middle % ROUND))
    return (-most - least, offer) if possible(view.ed, view, offer) else None


def _purse(view: SeatView, seat: Seat) -> int:
    """Nobody spends their last money on a trade."""
    return max(0, spendable(view, seat) * 3 // 4)


def _least(view: SeatView, draft: Offer, lowest: int, highest: int) -> int | None:
    """The least the maker could pay, or get where it is negative, for the other side to agree."""
    if not _agrees(view, draft.to, _paying(draft, highest)):
        return None
    while lowest < highest:
        middle = (lowest + highest) // 2
        if _agrees(view, draft.to, _paying(draft, middle)):
            highest = middle
        else:
            lowest = middle + 1
    return highest


def _agrees(view: SeatView, seat: Seat, offer: Offer) -> bool:
    """Whether a computer player on a seat would accept an offer made to it."""
    seen = structs.replace(view, seat=seat, offers=[offer])
    return isinstance(bargain.answer(seen, MARGIN), Accept)


def _paying(draft: Offer, cash: int) -> Offer:
    """The draft with so much cash from its maker, or to it."""
    return structs.replace(draft, give_cash=max(0, cash), ask_cash=max(0, -cash))


def _swapped(draft: Offer) -> Offer:
    """The same trade, proposed by the other side."""
    return Offer(
        draft.id, draft.to, draft.maker,
        draft.ask_cash, draft.ask, draft.ask_cards,
        draft.give_cash, draft.give, draft.give_cards,
    )  # fmt: skip
