"""Building and selling, evenly and from a limited stock (BLD)."""

from __future__ import annotations

from engine.actions import Build, Sell, SellDown
from engine.decisions import Building, BuildingSale, Placement, Shortage
from engine.edition import Board, Pos, Seat
from engine.errors import Illegal
from engine.events import LotChanged
from engine.money import debt_of, pay, resale, spendable
from engine.rules import Rules
from engine.state import BANK, GameState, Table
from engine.tx import Tx
from engine.why import Why


def holds_group(board: Board, s: Table, seat: Seat, pos: Pos) -> bool:
    """BLD-1: every deed of the group is this seat's."""
    return all(s.owner[other] == seat for other in board.members[pos])


def group_has_buildings(board: Board, s: Table, pos: Pos) -> bool:
    """MORT-1, TRADE-2: a building stands somewhere in the group."""
    return any(s.level[other] for other in board.members[pos])


def check_lot(board: Board, s: Table, seat: Seat, pos: Pos) -> None:
    """The position is a lot, and this seat's."""
    if not 0 <= pos < board.size or board.kind[pos] != "street":
        raise Illegal("not_a_lot")
    if s.owner[pos] != seat:
        raise Illegal("not_owner", owner=s.owner[pos])


def check_build(board: Board, rules: Rules, s: Table, seat: Seat, pos: Pos, count: int) -> None:
    """BLD-1 to BLD-3: a whole group without mortgages, evenly, up to a hotel."""
    check_lot(board, s, seat, pos)
    members = board.members[pos]
    if not holds_group(board, s, seat, pos):
        raise Illegal("group_incomplete", group=board.group[pos])
    if any(s.mortgaged[other] for other in members):
        raise Illegal("group_mortgaged", group=board.group[pos])
    if count < 1:
        raise Illegal("bad_count", least=1)
    target = s.level[pos] + count
    if target > rules.hotel_level:
        raise Illegal("fully_built", most=rules.hotel_level - s.level[pos])
    if any(s.level[other] < target - 1 for other in members if other != pos):
        raise Illegal("uneven")


def need(rules: Rules, level: int, count: int) -> tuple[int, int]:
    """BLD-4: houses and hotels the Bank must hold to go up `count` levels; none is skipped."""
    target = level + count
    return min(target, rules.houses_before_hotel) - level, int(target == rules.hotel_level)


def check_stock(tx: Tx, houses: int, hotels: int) -> None:
    """BLD-4: what the Bank does not hold must be waited for."""
    bank = tx.s.bank
    if houses > bank.houses:
        raise Illegal("no_houses", left=bank.houses)
    if hotels > bank.hotels:
        raise Illegal("no_hotels", left=bank.hotels)


def raise_lot(tx: Tx, pos: Pos, count: int) -> None:
    """BLD-3: put buildings on a lot; a hotel sends its houses back to the Bank."""
    level = tx.s.level[pos]
    target = level + count
    if target == tx.rules.hotel_level:
        tx.emit(LotChanged(pos, target, -level, 1))
    else:
        tx.emit(LotChanged(pos, target, count, 0))


def build_at_price(tx: Tx, seat: Seat, pos: Pos, count: int) -> None:
    pay(tx, seat, BANK, count * tx.board.house_cost[pos], Why("build", pos, count))
    raise_lot(tx, pos, count)


def check_purchase(tx: Tx, seat: Seat, pos: Pos, count: int) -> tuple[int, int]:
    """Everything an ordinary purchase needs; returns the houses and hotels it takes."""
    check_build(tx.board, tx.rules, tx.s, seat, pos, count)
    houses, hotels = need(tx.rules, tx.s.level[pos], count)
    check_stock(tx, houses, hotels)
    cost = count * tx.board.house_cost[pos]
    cash = spendable(tx.s, seat)
    if cash < cost:
        raise Illegal("not_enough_cash", needed=cost, spendable=cash)
    return houses, hotels


def shortage_open(s: GameState) -> bool:
    """BLD-5: scarce buildings are being shared out; nobody else builds meanwhile."""
    return any(isinstance(frame, Shortage | BuildingSale | Placement) for frame in s.pending)


def could_buy(board: Board, rules: Rules, s: Table, seat: Seat, building: Building) -> int:
    """BLD-5: how many a seat entitled to build could legally buy with the cash it holds."""
    if debt_of(s, seat) is not None:
        return 0
    last = rules.houses_before_hotel
    room: list[tuple[int, int]] = []
    for members in board.groups.values():
        cost = board.house_cost[members[0]]
        if not cost or any(s.owner[pos] != seat or s.mortgaged[pos] for pos in members):
            continue
        levels = [s.level[pos] for pos in members]
        if building == "house":
            slots = sum(max(0, last - level) for level in levels)
        else:
            slots = levels.count(last) if min(levels) >= last else 0
        room.append((cost, slots))
    cash = spendable(s, seat)
    count = 0
    for cost, slots in sorted(room):
        bought = min(slots, cash // cost)
        count += bought
        cash -= bought * cost
    return count


def sell(tx: Tx, seat: Seat, action: Sell) -> None:
    """BLD-6, BLD-7: half the price back, evenly; a hotel breaks down into houses."""
    check_lot(tx.board, tx.s, seat, action.on)
    pos, count = action.on, action.count
    s, rules = tx.s, tx.rules
    level = s.level[pos]
    if not 1 <= count <= level:
        raise Illegal("nothing_to_sell", most=level)
    target = level - count
    if any(s.level[other] > target + 1 for other in tx.board.members[pos]):
        raise Illegal("uneven")
    from_hotel = level == rules.hotel_level
    if from_hotel and s.bank.houses < rules.houses_before_hotel:
        raise Illegal("not_enough_houses", needed=rules.houses_before_hotel, left=s.bank.houses)
    tx.emit(LotChanged(pos, target, target if from_hotel else -count, -int(from_hotel)))
    pay(tx, BANK, seat, resale(tx.board, pos, count), Why("sell", pos, count))


def sell_down(tx: Tx, seat: Seat, action: SellDown) -> None:
    """BLD-7: the whole group in one step, to any even level the Bank can supply."""
    board, s, rules = tx.board, tx.s, tx.rules
    members = board.groups.get(action.group, ())
    if not members or board.kind[members[0]] != "street":
        raise Illegal("not_a_lot")
    if not holds_group(board, s, seat, members[0]):
        raise Illegal("not_owner", owner=s.owner[members[0]])
    level = action.to
    levels = [s.level[pos] for pos in members]
    if not 0 <= level <= min(levels) or level == max(levels):
        raise Illegal("nothing_to_sell", most=max(levels))
    if level not in even_levels_below(rules, s, members):
        raise Illegal("not_enough_houses", needed=level * len(members), left=s.bank.houses)
    lower_group(tx, seat, members, level)


def even_levels_below(rules: Rules, s: Table, members: tuple[Pos, ...]) -> list[int]:
    """BLD-7: levels a whole group can be sold down to with the houses there are, highest first."""
    levels = [s.level[pos] for pos in members]
    houses = s.bank.houses + sum(level for level in levels if level < rules.hotel_level)
    highest = min(*levels, max(levels) - 1, houses // len(members))
    return list(range(highest, -1, -1))


def lower_group(tx: Tx, seat: Seat, members: tuple[Pos, ...], level: int) -> None:
    """Bring every lot of a group down to one level, at half of everything removed."""
    for pos in members:
        have = tx.s.level[pos]
        if have > level:
            hotel = have == tx.rules.hotel_level
            tx.emit(LotChanged(pos, level, level if hotel else level - have, -int(hotel)))
            pay(tx, BANK, seat, resale(tx.board, pos, have - level), Why("sell", pos, have - level))


def build(tx: Tx, seat: Seat, action: Build) -> Shortage | None:
    """BLD-1, BLD-5: build at once, or return the shortage that must be settled first."""
    if debt_of(tx.s, seat) is not None:
        raise Illegal("in_debt")
    if shortage_open(tx.s):
        raise Illegal("shortage_open")
    houses, hotels = check_purchase(tx, seat, action.on, action.count)
    scarce: list[tuple[Building, list[Seat]]] = []
    wanted: list[tuple[Building, int]] = [("house", houses), ("hotel", hotels)]
    for building, count in wanted:
        if count:
            others = contenders(tx, seat, building)
            if others:
                scarce.append((building, others))
    if not scarce:
        build_at_price(tx, seat, action.on, action.count)
        return None
    if houses and hotels:
        raise Illegal("one_kind_at_a_time")
    building, others = scarce[0]
    return Shortage(tx.next_id(), seat, action.on, action.count, building, tuple(others))


def contenders(tx: Tx, seat: Seat, building: Building) -> list[Seat]:
    """BLD-5: the others to be asked, when not everybody's possible wishes can be met."""
    s = tx.s
    stock = s.bank.houses if building == "house" else s.bank.hotels
    limits = [
        could_buy(tx.board, tx.rules, s, Seat(i), building) if not p.out else 0
        for i, p in enumerate(s.players)
    ]
    if sum(limits) <= stock:
        return []
    return [Seat(i) for i, limit in enumerate(limits) if limit and i != seat]
