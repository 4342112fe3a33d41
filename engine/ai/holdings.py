"""Each seat's deeds in a position, group by group and added up, for any board.

Two caches belong to the board: one for a group's shares, because positions differ in few groups,
and one for the sums, because the same holdings are judged many times.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from engine.ai.growth import Site
from engine.ai.terrain import GroupFacts, Terrain
from engine.edition import Edition, Pos, Seat
from engine.rent import USUAL_THROW
from engine.rules import Rules
from engine.state import BANK, Table, live_seats

MOST_GROUPS, MOST_HOLDINGS = 20_000, 200
"""Most entries of a board's cache of group shares, and most Holdings in its other cache.

A full cache is cleared.
"""


class Position(Struct):
    """The part of a game's state that decides the chances to win.

    Its lists may be changed to try out moves.
    """

    cash: list[int]
    at: list[Pos]
    jail: list[bool]
    live: list[Seat]
    owner: list[Seat]
    level: list[int]
    mortgaged: list[bool]
    houses: int
    hotels: int

    def copy(self) -> Position:
        """Return a copy that shares only the list of live seats."""
        return Position(
            self.cash.copy(),
            self.at.copy(),
            self.jail.copy(),
            self.live,
            self.owner.copy(),
            self.level.copy(),
            self.mortgaged.copy(),
            self.houses,
            self.hotels,
        )


def position_of(rules: Rules, s: Table) -> Position:
    """Return the Position of a game's state or view.

    It shares the lists of owners, levels and mortgages. A jail card counts as cash: the fine it
    saves.
    """
    players, fine = s.players, rules.jail_fine
    return Position(
        [player.cash + fine * len(player.cards) for player in players],
        [player.at for player in players],
        [player.jail > 0 for player in players],
        live_seats(s),
        s.owner,
        s.level,
        s.mortgaged,
        s.bank.houses,
        s.bank.hotels,
    )


class Share(Struct, frozen=True, gc=False):
    """One group's contribution to the sums of one seat that holds some of it."""

    seat: Seat
    income: float
    raisable: int
    worth: int
    pledged: int
    near_bank: float = 0.0
    near_other: float = 0.0
    hold: float = 0.0
    block: float = 0.0
    count: int = 0
    site: Site | None = None
    special: bool = False
    """True if near_bank, near_other, block or site is set. If False, adding them is skipped."""


NONE: tuple[Site, ...] = ()


Rent: TypeAlias = tuple[Pos, Seat, float]
Facts: TypeAlias = tuple[tuple[Share, ...], tuple[Rent, ...]]


class Holdings:
    """The sums of each seat's deeds, for one combination of owners, levels and mortgages."""

    __slots__ = (
        "_ahead", "_reach", "_rent_at", "block", "count", "dear", "deeds", "hold", "income",
        "near_bank", "near_other", "pledged", "raisable", "sites", "standings", "unsold", "whole",
        "worth",
    )  # fmt: skip

    def __init__(self, terrain: Terrain, rules: Rules, position: Position) -> None:
        seats = len(position.cash)
        income = self.income = [0.0] * seats
        raisable, worth = [0] * seats, [0] * seats
        self.raisable, self.worth = raisable, worth
        pledged, count, hold = [0] * seats, [0] * seats, [0.0] * seats
        self.pledged, self.count, self.hold = pledged, count, hold
        near_bank, near_other = [0.0] * seats, [0.0] * seats
        self.near_bank, self.near_other = near_bank, near_other
        block = self.block = [0.0] * seats
        sites = self.sites = [NONE] * seats
        rents: list[Rent] = []
        for shares, group_rents in _all_facts(terrain, rules, position):
            rents += group_rents
            for share in shares:
                seat = share.seat
                income[seat] += share.income
                raisable[seat] += share.raisable
                worth[seat] += share.worth
                pledged[seat] += share.pledged
                count[seat] += share.count
                hold[seat] += share.hold
                if share.special:
                    near_bank[seat] += share.near_bank
                    near_other[seat] += share.near_other
                    block[seat] += share.block
                    if share.site is not None:
                        sites[seat] = (*sites[seat], share.site)
        self.whole = sum(income, 0.0)
        odds = terrain.odds
        self.dear = sorted([(rent, odds[pos], owner) for pos, owner, rent in rents], reverse=True)
        self._rent_at = {pos: (owner, rent) for pos, owner, rent in rents}
        deeds = self.deeds = len(terrain.board.deeds)
        self._reach = terrain.reach
        self.unsold = (deeds - sum(count)) / max(1, deeds)
        self._ahead: dict[Pos, list[tuple[float, Seat, float]]] = {}
        self.standings: dict[Any, Any] = {}

    def rents_from(self, here: Pos) -> list[tuple[float, Seat, float]]:
        """Return the rents of all owners within one throw of a space: chance, owner and amount.

        Rents up to a quarter of the average deed price are left out. Utilities count with a
        `USUAL_THROW`.
        """
        found = self._ahead.get(here)
        if found is None:
            found, rent_at = [], self._rent_at
            for pos, chance in self._reach[here]:
                if pos in rent_at:
                    found.append((chance, *rent_at[pos]))
            self._ahead[here] = found
        return found


def holdings_of(ed: Edition, position: Position) -> Holdings:
    """Return the Holdings of a position, from the cache if known."""
    terrain = ed.terrain
    known = terrain.holdings
    key = (
        len(position.cash),
        tuple(position.owner),
        tuple(position.level),
        tuple(position.mortgaged),
    )
    found: Holdings | None = known.get(key)
    if found is None:
        if len(known) >= MOST_HOLDINGS:
            known.clear()
        found = known[key] = Holdings(terrain, ed.rules, position)
    return found


def _all_facts(terrain: Terrain, rules: Rules, position: Position) -> list[Facts]:
    """Return a pair for each group: the Shares of its holders, and its high rents."""
    owner, level, mortgaged = position.owner, position.level, position.mortgaged
    known = terrain.facts
    if len(known) > MOST_GROUPS:
        known.clear()
    found: list[Facts] = []
    for group in terrain.groups:
        pick = group.pick
        key = (group.members, pick(owner), pick(level), pick(mortgaged))
        facts = known.get(key)
        if facts is None:
            facts = known[key] = _facts(terrain, rules, group, *key[1:])
        found.append(facts)
    return found


def _facts(
    terrain: Terrain,
    rules: Rules,
    group: GroupFacts,
    owners: tuple[Seat, ...],
    levels: tuple[int, ...],
    mortgaged: tuple[bool, ...],
) -> Facts:
    """Return one group's Share for each holder, and its high rents.

    Rents up to a quarter of the board's unit of money are left out.
    """
    board, odds = terrain.board, terrain.odds
    size = len(group.members)
    held = {seat: owners.count(seat) for seat in owners if seat != BANK}
    rents: list[Rent] = []
    income = dict.fromkeys(held, 0.0)
    raisable = dict.fromkeys(held, 0)
    worth = dict.fromkeys(held, 0)
    pledged = dict.fromkeys(held, 0)
    for pos, seat, level, pledge in zip(group.members, owners, levels, mortgaged, strict=True):
        if seat == BANK:
            continue
        cost = board.house_cost[pos]
        worth[seat] += (board.price[pos] // 2 if pledge else board.price[pos]) + level * cost
        if pledge:
            pledged[seat] += board.mortgage[pos]
            continue
        raisable[seat] += board.mortgage[pos] + level * (cost // 2)
        rent = _rent(terrain, rules, group, pos, held[seat], level, mortgaged)
        income[seat] += odds[pos] * rent
        if rent > terrain.unit / 4:
            rents.append((pos, seat, rent))
    shares = []
    for seat, count in held.items():
        near_bank = near_other = block = 0.0
        site = None
        part = count / size if group.kind == "street" else 0.5 * count / size
        if group.kind == "street":
            if count == size:
                lifting = sum(
                    board.mortgage[pos] + board.interest[pos]
                    for pos, pledge in zip(group.members, mortgaged, strict=True)
                    if pledge
                )
                site = Site(group, sum(levels) / size, lifting)
                part = 0.0
            elif count == size - 1:
                if BANK in owners:
                    near_bank = group.quality
                else:
                    near_other = group.quality
            if count == 1 and any(n == size - 1 for who, n in held.items() if who != seat):
                block = group.quality
        shares.append(
            Share(
                seat,
                income[seat],
                raisable[seat],
                worth[seat],
                pledged[seat],
                near_bank,
                near_other,
                part * group.quality,
                block,
                count,
                site,
                bool(near_bank or near_other or block or site),
            )
        )
    return tuple(shares), tuple(rents)


def _rent(
    terrain: Terrain,
    rules: Rules,
    group: GroupFacts,
    pos: Pos,
    held: int,
    level: int,
    mortgaged: tuple[bool, ...],
) -> float:
    """Return the rent of an unmortgaged deed after a USUAL_THROW, from its group's data."""
    board = terrain.board
    if group.kind == "railroad":
        return board.group_rents[pos][held - 1]
    if group.kind == "utility":
        return board.multipliers[pos][held - 1] * USUAL_THROW
    rents = board.rents[pos]
    if level:
        return rents[-1] if level == rules.hotel_level else rents[level]
    clear = not (rules.double_rent_needs_clear_group and any(mortgaged))
    return rents[0] * (2 if held == len(group.members) and clear else 1)
