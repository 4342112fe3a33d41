"""Building and selling, evenly and from a limited stock (BLD)."""

from __future__ import annotations

from typing import TypeAlias

from engine.actions import Build, BuildUp, Sell, SellDown
from engine.asked import check_goes_on
from engine.board import Board, Pick
from engine.decisions import Auction, Building, BuildingSale, Placement, Shortage
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.events import LotChanged
from engine.modules.prizes import check_reach, reach
from engine.money import debt_of, pay, resale, spendable
from engine.rules import Rules
from engine.state import BANK, Table
from engine.tx import Tx
from engine.why import Why


def holds_group(board: Board, s: Table, seat: Seat, pos: Pos) -> bool:
    """BLD-1: return True if this seat holds every deed of the group at `pos`."""
    holders = board.pick[pos](s.owner)
    return holders.count(seat) == len(holders)


def whole_groups(board: Board, s: Table, seat: Seat) -> list[tuple[Pos, ...]]:
    """Return the street groups of which a seat holds every lot, as tuples of positions."""
    found = []
    for members, pick in board.street_picks:
        holders = pick(s.owner)
        if holders[0] == seat and holders.count(seat) == len(holders):
            found.append(members)
    return found


def group_has_buildings(board: Board, s: Table, pos: Pos) -> bool:
    """MORT-1, TRADE-2: return True if any lot of the group at `pos` has a building."""
    return any(board.pick[pos](s.level))


def check_lot(board: Board, s: Table, seat: Seat, pos: Pos) -> None:
    """Raise Illegal unless the position is a street that this seat holds."""
    if not 0 <= pos < board.size or board.kind[pos] != "street":
        raise Illegal("not_a_lot")
    if s.owner[pos] != seat:
        raise Illegal("not_owner", owner=s.owner[pos])


def check_build(board: Board, rules: Rules, s: Table, seat: Seat, pos: Pos, count: int) -> None:
    """BLD-1 to BLD-3: refuse to build `count` levels on a lot if its group does not allow them.

    The group must be whole, unmortgaged and stay even, and the lot must have room. Stock and cash
    are not checked.
    """
    _check_group(board, s, seat, pos)
    if count < 1:
        raise Illegal("bad_count", least=1)
    level = s.level
    target = level[pos] + count
    if target > rules.hotel_level:
        raise Illegal("fully_built", most=rules.hotel_level - level[pos])
    for other in board.members[pos]:
        if level[other] < target - 1 and other != pos:
            raise Illegal("uneven")


def _check_group(board: Board, s: Table, seat: Seat, pos: Pos) -> None:
    """BLD-1: refuse unless the seat holds the whole colour group with no lot mortgaged."""
    check_lot(board, s, seat, pos)
    if not holds_group(board, s, seat, pos):
        raise Illegal("group_incomplete", group=board.group[pos])
    if any(board.pick[pos](s.mortgaged)):
        raise Illegal("group_mortgaged", group=board.group[pos])


def need(rules: Rules, level: int, count: int) -> tuple[int, int]:
    """BLD-4: return the houses and hotels the Bank must hold to raise a lot by `count` levels.

    From below the last house, a hotel needs the missing houses too.
    """
    target = level + count
    return min(target, rules.houses_before_hotel) - level, int(target == rules.hotel_level)


def check_stock(tx: Tx, houses: int, hotels: int) -> None:
    """BLD-4: refuse if the Bank holds fewer houses or hotels than needed."""
    bank = tx.s.bank
    if houses > bank.houses:
        raise Illegal("no_houses", left=bank.houses)
    if hotels > bank.hotels:
        raise Illegal("no_hotels", left=bank.hotels)


def raise_lot(tx: Tx, pos: Pos, count: int) -> None:
    """BLD-3: add `count` building levels to a lot, without payment.

    A hotel returns the lot's houses to the Bank.
    """
    level = tx.s.level[pos]
    target = level + count
    if target == tx.rules.hotel_level:
        tx.emit(LotChanged(pos, target, -level, 1))
    else:
        tx.emit(LotChanged(pos, target, count, 0))


def build_at_price(tx: Tx, seat: Seat, pos: Pos, count: int) -> None:
    pay(tx, seat, BANK, count * tx.board.house_cost[pos], Why("build", pos, count))
    raise_lot(tx, pos, count)


def check_payable(board: Board, s: Table, seat: Seat, pos: Pos, count: int) -> None:
    """BLD-1, TRIP-1: refuse a purchase of buildings above the seat's spendable cash.

    A seat with a trip to make must be able to afford a deed afterwards.
    """
    cost = count * board.house_cost[pos]
    cash = spendable(s, seat)
    if cash < cost:
        raise Illegal("not_enough_cash", needed=cost, spendable=cash)
    check_reach(board, s, seat, resale(board, pos, count) - cost)


def payable(board: Board, s: Table, seat: Seat, pos: Pos) -> bool:
    """Return True if a seat can pay for one more building on this lot."""
    try:
        check_payable(board, s, seat, pos, 1)
    except Illegal:
        return False
    return True


def check_purchase(tx: Tx, seat: Seat, pos: Pos, count: int) -> tuple[int, int]:
    """Return the number of houses and of hotels that a purchase takes, or raise Illegal."""
    check_build(tx.board, tx.rules, tx.s, seat, pos, count)
    houses, hotels = need(tx.rules, tx.s.level[pos], count)
    check_stock(tx, houses, hotels)
    check_payable(tx.board, tx.s, seat, pos, count)
    return houses, hotels


def stock(s: Table, building: Building) -> int:
    """Return the number of houses, or of hotels, that the Bank holds."""
    return s.bank.houses if building == "house" else s.bank.hotels


def free_houses(s: Table) -> int:
    """BLD-5, BLD-7: return how many of the Bank's houses are neither in auction nor granted."""
    free = s.bank.houses
    for frame in s.pending:
        if isinstance(frame, Placement) and frame.building == "house":
            free -= frame.count
        elif isinstance(frame, Auction) and frame.building == "house":
            free -= 1
    return free


def shortage_open(s: Table) -> bool:
    """BLD-5: return True while scarce buildings are shared out.

    Ordinary purchases are refused then.
    """
    return any(isinstance(frame, Shortage | BuildingSale | Placement) for frame in s.pending)


def could_buy(board: Board, rules: Rules, s: Table, seat: Seat, building: Building) -> int:
    """BLD-5: return how many houses or hotels a seat could legally buy with its cash now.

    The Bank's stock does not count. A seat in debt could buy none.
    """
    return _buyable(board, s, seat, _free_places(board, rules, s, building).get(seat, []))


Places: TypeAlias = list[tuple[int, int]]
"""Pairs of house price and number of free places, one for each whole group with free places."""


def _free_places(board: Board, rules: Rules, s: Table, building: Building) -> dict[Seat, Places]:
    """BLD-5: return each seat's free places for a building.

    Only whole, unmortgaged groups count.
    """
    places: dict[Seat, Places] = {}
    owner = s.owner
    for members, pick in board.street_picks:
        holders = pick(owner)
        holder = holders[0]
        if holder != holders[-1] or holder == BANK or holders.count(holder) < len(holders):
            continue  # most split groups are skipped by comparing two deeds only
        slots = _open_slots(rules, s, pick, building)
        if slots:
            places.setdefault(holder, []).append((board.house_cost[members[0]], slots))
    return places


def _buyable(board: Board, s: Table, seat: Seat, places: Places) -> int:
    """BLD-5: return how many buildings a seat can buy for its free places with its cash."""
    if debt_of(s, seat) is not None:
        return 0
    cash = max(0, spendable(s, seat))
    trip = reach(board, s, seat)
    spare = cash if trip is None else max(0, trip.spare)
    count = 0
    for cost, slots in sorted(places):
        bought = min(slots, cash // cost, spare // (cost - cost // 2))
        count += bought
        cash -= bought * cost
        spare -= bought * (cost - cost // 2)
    return count


def _open_slots(rules: Rules, s: Table, pick: Pick, building: Building) -> int:
    """Return the number of free places for a building in a whole group.

    It is 0 if a lot of the group is mortgaged. Hotels have places only if every
    lot has all its houses or a hotel.
    """
    if True in pick(s.mortgaged):
        return 0
    levels, last = pick(s.level), rules.houses_before_hotel
    # A hotel's level is one more than the houses it replaced.
    houses = len(levels) * last - sum(levels) + levels.count(last + 1)
    if building == "house":
        return houses
    return 0 if houses else levels.count(last)


def sell(tx: Tx, seat: Seat, action: Sell) -> None:
    """BLD-6, BLD-7: sell `count` building levels of a lot at half price, keeping the group even.

    A sold hotel is replaced by houses.
    """
    check_lot(tx.board, tx.s, seat, action.on)
    pos, count = action.on, action.count
    s, rules = tx.s, tx.rules
    level = s.level[pos]
    if not 1 <= count <= level:
        raise Illegal("nothing_to_sell", most=level)
    target = level - count
    if any(s.level[other] > target + 1 for other in tx.board.members[pos] if other != pos):
        raise Illegal("uneven")
    from_hotel = level == rules.hotel_level
    free = free_houses(s)
    if from_hotel and free < rules.houses_before_hotel:
        raise Illegal("not_enough_houses", needed=rules.houses_before_hotel, left=free)
    tx.emit(LotChanged(pos, target, target if from_hotel else -count, -int(from_hotel)))
    pay(tx, BANK, seat, resale(tx.board, pos, count), Why("sell", pos, count))


def sell_down(tx: Tx, seat: Seat, action: SellDown) -> None:
    """BLD-7: sell buildings of a group in one step until every lot has the same level.

    Raise Illegal if the Bank lacks the houses for that level.
    """
    board, s, rules = tx.board, tx.s, tx.rules
    members = board.groups.get(action.group, ())
    if not members or board.kind[members[0]] != "street":
        raise Illegal("not_a_lot")
    lots = held_lots(s, seat, members)
    if not lots:
        raise Illegal("not_owner", owner=s.owner[members[0]])
    level = action.to
    levels = [s.level[pos] for pos in lots]
    if not 0 <= level <= min(levels) or level == max(levels):
        raise Illegal("nothing_to_sell", most=max(levels))
    if level not in even_levels_below(rules, s, lots):
        raise Illegal("not_enough_houses", needed=level * len(lots), left=free_houses(s))
    lower_lots(tx, seat, lots, level)


def held_lots(s: Table, seat: Seat, members: tuple[Pos, ...]) -> tuple[Pos, ...]:
    """Return the positions of a seat's lots in a group.

    A scenario may start with part of a group at the Bank.
    """
    return tuple(pos for pos in members if s.owner[pos] == seat)


def even_levels_below(rules: Rules, s: Table, lots: tuple[Pos, ...]) -> list[int]:
    """BLD-7: return the levels to which all lots of a group can be sold down, highest first.

    A level is possible if the free houses and those already on the lots are enough for it.
    """
    levels = [s.level[pos] for pos in lots]
    houses = free_houses(s) + sum(level for level in levels if level < rules.hotel_level)
    highest = min(*levels, max(levels) - 1, houses // len(lots))
    return list(range(highest, -1, -1))


def lower_lots(tx: Tx, seat: Seat, lots: tuple[Pos, ...], level: int) -> None:
    """Sell the buildings of these lots down to one level, at half price for each level."""
    for pos in lots:
        have = tx.s.level[pos]
        if have > level:
            hotel = have == tx.rules.hotel_level
            tx.emit(LotChanged(pos, level, level if hotel else level - have, -int(hotel)))
            pay(tx, BANK, seat, resale(tx.board, pos, have - level), Why("sell", pos, have - level))


def build(tx: Tx, seat: Seat, action: Build) -> Shortage | None:
    """BLD-1, BLD-5: build at once, or return a Shortage that asks the competing seats first.

    Return None if it was built.
    """
    _check_may_build(tx.s, seat)
    houses, hotels = check_purchase(tx, seat, action.on, action.count)
    scarce: list[tuple[Building, list[Seat]]] = []
    wanted: list[tuple[Building, int]] = [("house", houses), ("hotel", hotels)]
    for building, count in wanted:
        if count:
            others = contenders(tx.board, tx.rules, tx.s, seat, building)
            if others:
                scarce.append((building, others))
    if not scarce:
        build_at_price(tx, seat, action.on, action.count)
        return None
    if houses and hotels:
        raise Illegal("one_kind_at_a_time")
    building, others = scarce[0]
    return Shortage(tx.next_id(), seat, action.on, action.count, building, tuple(others))


def build_up(tx: Tx, seat: Seat, action: BuildUp) -> None:
    """BLD-2: raise every lot of a group to one building level, with one payment for each lot."""
    for pos in check_build_up(tx, seat, action):
        build_at_price(tx, seat, pos, action.to - tx.s.level[pos])


def check_build_up(tx: Tx, seat: Seat, action: BuildUp) -> list[Pos]:
    """BLD-2: return the positions of the lots that a BuildUp raises, or raise Illegal.

    The action is also refused if the Bank has too few buildings for all that the seats could buy.
    """
    board, s, rules = tx.board, tx.s, tx.rules
    members = board.groups.get(action.group, ())
    if not members:
        raise Illegal("not_a_lot")
    _check_may_build(s, seat)
    _check_group(board, s, seat, members[0])
    target = action.to
    lots = [pos for pos in members if s.level[pos] < target]
    if not lots or target > rules.hotel_level:
        raise Illegal("fully_built", most=rules.hotel_level)
    count = sum(target - s.level[pos] for pos in lots)
    hotels = len(lots) if target == rules.hotel_level else 0
    houses = count - hotels
    check_stock(tx, houses, hotels)
    check_payable(board, s, seat, members[0], count)
    if houses and contenders(board, rules, s, seat, "house"):
        raise Illegal("scarce")
    if hotels and contenders(board, rules, s, seat, "hotel"):
        raise Illegal("scarce")
    return lots


def _check_may_build(s: Table, seat: Seat) -> None:
    """BLD-1, BLD-5: refuse to build in debt, during a shortage, or when the game is about to end.

    The end by worth is meant (SHORT-5, TIME-2).
    """
    check_goes_on(s)
    if s.pending:
        if debt_of(s, seat) is not None:
            raise Illegal("in_debt")
        if shortage_open(s):
            raise Illegal("shortage_open")


def contenders(board: Board, rules: Rules, s: Table, seat: Seat, building: Building) -> list[Seat]:
    """BLD-5: return the other seats that compete for a scarce building.

    The list is empty if the stock is enough for all purchases that seats could make.
    """
    by_seat = _free_places(board, rules, s, building)
    if by_seat.keys() <= {seat}:
        return []  # nobody else has a place for one
    buyable = {holder: _buyable(board, s, holder, places) for holder, places in by_seat.items()}
    if sum(buyable.values()) <= stock(s, building):
        return []
    return sorted(other for other, count in buyable.items() if count and other != seat)
