"""The effect of a trade on each side: cash, worth, rents and groups before and after."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engine.edition import Pos, Seat
from engine.odds import exact_shares
from engine.rent import USUAL_THROW, plain_rent
from engine.state import Offer
from engine.view import SeatView
from renders.facts import worth_words
from renders.words import Say


@dataclass(frozen=True)
class Side:
    """One side of a trade: the cash, deeds and cards it gives, and the cash and deeds it gets."""

    seat: Seat
    other: Seat
    cash: int
    deeds: tuple[Pos, ...]
    cards: tuple[str, ...]
    gets_cash: int
    gets: tuple[Pos, ...]


class Income(NamedTuple):
    """The expected rent of a seat per round, and its percent chance of any rent in a round."""

    rent: int
    percent: int


@dataclass(frozen=True)
class Account:
    """The cash, worth, income and groups of one side before and after a trade.

    Pairs are (before, after). A hidden worth is None. `groups` counts complete groups of several
    deeds. `won` and `lost` hold the first space of each group that the trade completes or breaks
    up. `mortgaged` counts the mortgaged deeds received. `interest` is what the Bank charges for
    them.
    """

    cash: tuple[int, int]
    worth: tuple[int | None, int | None]
    income: tuple[Income, Income]
    groups: tuple[int, int]
    won: tuple[Pos, ...]
    lost: tuple[Pos, ...]
    mortgaged: int
    interest: int


class Figure(NamedTuple):
    """One row of a trade's comparison: its key, and its value before and after as text."""

    name: str
    before: str
    after: str


def sides(offer: Offer) -> tuple[Side, Side]:
    """Return both sides of an offer: the maker's first, then the other player's."""
    given = offer.give_cash, offer.give, offer.give_cards
    asked = offer.ask_cash, offer.ask, offer.ask_cards
    return (
        Side(offer.maker, offer.to, *given, offer.ask_cash, offer.ask),
        Side(offer.to, offer.maker, *asked, offer.give_cash, offer.give),
    )


def figures(say: Say, view: SeatView, told: Account) -> Iterator[Figure]:
    """Yield a side's rows before and after a trade: cash, worth, rent, chance of rent, groups."""
    show = view.ed.currency.show
    yield Figure("cash", *map(show, told.cash))
    yield Figure("worth", *(worth_words(view.ed, worth) for worth in told.worth))
    yield Figure("rent", *(show(income.rent) for income in told.income))
    chances = (say("picture-percent", percent=income.percent) for income in told.income)
    yield Figure("chance", *chances)
    yield Figure("groups", *map(str, told.groups))


def account(view: SeatView, side: Side) -> Account:
    """Return the account of one side before and after a trade.

    The interest on mortgaged deeds is counted separately, and not deducted from cash and worth.
    """
    board, seat = view.ed.board, side.seat
    held = set(view.deeds_of(seat))
    then = held - set(side.deeds) | set(side.gets)
    families = [members for members in board.groups.values() if len(members) > 1]
    whole = [members for members in families if held.issuperset(members)]
    later = [members for members in families if then.issuperset(members)]
    after = _after(view, side)
    cash, worth, then_worth = view.players[seat].cash, view.worth_of(seat), after.worth_of(seat)
    change = side.gets_cash - side.cash
    received = [pos for pos in side.gets if view.mortgaged[pos]]
    return Account(
        (cash, cash + change),
        (worth, None if then_worth is None else then_worth + change),
        (income(view, seat), income(after, seat)),
        (len(whole), len(later)),
        tuple(members[0] for members in later if members not in whole),
        tuple(members[0] for members in whole if members not in later),
        len(received),
        sum(board.interest[pos] for pos in received),
    )


def income(view: SeatView, seat: Seat) -> Income:
    """Estimate the rent a seat collects per round, and the chance to collect any.

    The rent of each deed is weighted with how often tokens land on the deed.
    """
    ed, shares = view.ed, exact_shares(view.ed)
    others = sum(not player.out for i, player in enumerate(view.players) if i != seat)
    rolls = others * shares.rolls_per_turn
    average = met = 0.0
    for pos in view.deeds_of(seat):
        if not view.mortgaged[pos] and pos != view.bank.offline:
            rent = plain_rent(ed.board, ed.rules, view, pos, USUAL_THROW)
            average += rent * shares.spaces[pos] * rolls
            met += shares.spaces[pos]
    return Income(round(average), round(100 * (1 - (1 - met) ** rolls)))


def _after(view: SeatView, side: Side) -> SeatView:
    """Return a copy of the view in which the traded deeds have their new owners."""
    owner = list(view.owner)
    for pos in side.gets:
        owner[pos] = side.seat
    for pos in side.deeds:
        owner[pos] = side.other
    return view.with_owners(owner)
