"""The look-up tables of an edition's board: properties of each space by position."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Protocol, TypeVar, cast

from engine.edition import Edition, Pos

T = TypeVar("T")


class Pick(Protocol):
    """A function that selects one group's entries from a list indexed by position."""

    def __call__(self, by_position: Sequence[T], /) -> tuple[T, ...]: ...


class Board:
    """Look-up tables by position, so that rules never search the edition.

    `pick[pos]` selects the entries of that space's group from a list indexed by position, such as a
    state's `owner`.
    """

    __slots__ = (
        "size", "kind", "name", "group", "members", "price", "mortgage", "interest", "rents",
        "house_cost", "deck", "deeds", "groups", "jail", "nearest", "group_rents",
        "multipliers", "cards", "card_index", "street_groups", "mortgaged_price", "pick",
        "positions", "street_picks",
    )  # fmt: skip

    def __init__(self, ed: Edition) -> None:
        spaces = ed.spaces
        by_id = {g.id: g for g in ed.groups}
        percent = ed.rules.mortgage_interest
        self.size = len(spaces)
        self.positions = tuple(Pos(i) for i in range(self.size))
        self.kind = tuple(sp.kind for sp in spaces)
        self.name = tuple(sp.name for sp in spaces)
        self.group = tuple(sp.group for sp in spaces)
        self.deeds = tuple(Pos(i) for i, sp in enumerate(spaces) if sp.group)
        self.groups = {
            g.id: tuple(Pos(i) for i, sp in enumerate(spaces) if sp.group == g.id)
            for g in ed.groups
        }
        self.street_groups = tuple(
            members for members in self.groups.values() if self.kind[members[0]] == "street"
        )
        self.members = tuple(self.groups.get(sp.group, ()) for sp in spaces)
        self.pick = tuple(_picker(members) for members in self.members)
        self.street_picks = tuple(
            (members, self.pick[members[0]]) for members in self.street_groups
        )
        self.price = tuple(sp.price for sp in spaces)
        self.mortgage = tuple(sp.mortgage for sp in spaces)
        self.interest = tuple(percent_up(sp.mortgage, percent) for sp in spaces)
        self.mortgaged_price = tuple(
            max(0, sp.price - sp.mortgage - percent_up(sp.mortgage, percent)) for sp in spaces
        )
        self.rents = tuple(sp.rents for sp in spaces)
        self.house_cost = tuple(
            by_id[sp.group].house_cost if sp.kind == "street" else 0 for sp in spaces
        )
        self.group_rents = tuple(by_id[sp.group].rents if sp.group else () for sp in spaces)
        self.multipliers = tuple(by_id[sp.group].multipliers if sp.group else () for sp in spaces)
        self.deck = tuple(sp.deck for sp in spaces)
        self.jail = Pos(self.kind.index("jail"))
        self.cards = {d.id: d.cards for d in ed.decks}
        self.card_index = {d.id: {c.id: i for i, c in enumerate(d.cards)} for d in ed.decks}
        self.nearest: dict[str, tuple[Pos | None, ...]] = {
            kind: tuple(self._next_of(kind, i) for i in range(self.size))
            for kind in ("street", "railroad", "utility")
        }

    def _next_of(self, kind: str, start: int) -> Pos | None:
        """Return the position of the first space of a kind after `start`, or None."""
        for step in range(1, self.size + 1):
            pos = (start + step) % self.size
            if self.kind[pos] == kind:
                return Pos(pos)
        return None


def _picker(members: tuple[Pos, ...]) -> Pick:
    if len(members) > 1:
        return cast(Pick, itemgetter(*members))
    return lambda by_position: tuple([by_position[pos] for pos in members])


def percent_up(amount: int, percent: int) -> int:
    """MORT-4: return a percentage of an amount, rounded up to a whole unit."""
    return -(-amount * percent // 100)
