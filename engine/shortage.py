"""Scarce buildings: asking the players, auctioning and placing (BLD-5)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET
from msgspec.structs import replace

from engine import buildings
from engine.actions import Build, Want
from engine.asked import answered_together, check_ref
from engine.board import Board
from engine.dealings import ContestEnded, FrameChanged, WantStated
from engine.decisions import Auction, Building, BuildingSale, Placement, Shortage
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.rules import Rules
from engine.state import Table, deeds_of
from engine.tx import Tx


def build(tx: Tx, seat: Seat, action: Build) -> None:
    """Place granted buildings, or buy buildings.

    A purchase that other seats compete for opens a Shortage question.
    """
    if action.ref:
        check_ref(tx.s, action.ref)
    top = tx.s.pending[-1] if tx.s.pending else None
    if isinstance(top, Placement) and top.seat == seat:
        _place(tx, top, action)
        return
    shortage = buildings.build(tx, seat, action)
    if shortage is not None:
        tx.push(shortage)


def want(tx: Tx, seat: Seat, action: Want) -> None:
    """BLD-5: record how many of the scarce buildings a seat wants. A count of 0 declines."""
    frame = answered_together(tx, action.ref, Shortage)
    if seat not in frame.asked:
        raise Illegal("not_asked")
    most = want_limit(tx, frame, seat)
    if not 0 <= action.count <= most:
        raise Illegal("bad_count", least=0, most=most)
    tx.emit(WantStated(frame.id, seat, action.count))


def want_limit(tx: Tx, frame: Shortage, seat: Seat) -> int:
    """Return how many of the scarce buildings a seat could legally buy from an unlimited stock."""
    return buildings.could_buy(tx.board, tx.rules, tx.s, seat, frame.building)


def finish_window(tx: Tx, frame: Shortage) -> None:
    """BLD-5: close a Shortage question that every seat has answered.

    Sell at the usual price if the stock is enough for all, else begin the auctions.
    """
    tx.settle(frame)
    players = tx.s.players
    wishes = tuple((seat, n) for seat, n in frame.wants if n and not players[seat].out)
    if frame.count + sum(count for _, count in wishes) > buildings.stock(tx.s, frame.building):
        contest = ((frame.asker, frame.count), *wishes)
        tx.push(BuildingSale(tx.next_id(), frame.building, contest))
        return
    _grant(tx, wishes, frame.building)
    try:
        buildings.check_purchase(tx, frame.asker, frame.pos, frame.count)
    except Illegal:
        return  # the asker sold, mortgaged or spent meanwhile and can no longer build
    buildings.build_at_price(tx, frame.asker, frame.pos, frame.count)


def _grant(tx: Tx, wishes: tuple[tuple[Seat, int], ...], building: Building) -> None:
    """Let each seat place the number of buildings it asked for, in the order of the answers."""
    for seat, count in reversed(wishes):
        tx.push(Placement(tx.next_id(), seat, building, count, paid=False))


def resume_building_sale(tx: Tx, frame: BuildingSale) -> None:
    """BLD-5: auction the next scarce building, or grant the rest if the stock is enough.

    A single seat that still wants some gets what is left. An empty stock ends the sale.
    """
    left = buildings.stock(tx.s, frame.building)
    wishes = _demand(tx, frame)
    if not left:
        return
    if len(wishes) == 1:  # no longer contested
        seat, count = wishes[0]
        _grant(tx, ((seat, min(count, left)),), frame.building)
        return
    if sum(count for _, count in wishes) <= left:
        _grant(tx, wishes, frame.building)
        return
    tx.push(BuildingSale(tx.next_id(), frame.building, wishes))
    seats = tuple(sorted(seat for seat, _ in wishes))
    opens: Literal["one", "house_price"] = (
        "one" if tx.rules.building_bids_from_one else "house_price"
    )
    tx.push(Auction(tx.next_id(), seats, building=frame.building, opens=opens))


def _demand(tx: Tx, sale: BuildingSale) -> tuple[tuple[Seat, int], ...]:
    """AUC-7: return the seats that still have a legal lot, with the buildings each wants."""
    return tuple(
        (seat, count)
        for seat, count in sale.wants
        if count and lots_for(tx.board, tx.rules, tx.s, seat, sale.building)
    )


def end_contest(tx: Tx) -> None:
    """AUC-7: end the auction of a building that at most one player can still use."""
    pending = tx.s.pending
    for index, frame in enumerate(pending):
        if isinstance(frame, Auction) and frame.opens is not UNSET:
            sale = pending[index - 1]
            assert isinstance(sale, BuildingSale)
            left = _demand(tx, sale)
            if len(left) <= 1:
                tx.emit(ContestEnded(frame.id, _placement_of_last(tx, sale, left)))
            return


def _placement_of_last(
    tx: Tx, sale: BuildingSale, left: tuple[tuple[Seat, int], ...]
) -> Placement | None:
    """AUC-7: return a Placement at the usual price for the last seat, or None without a seat."""
    if not left:
        return None
    seat, wanted = left[0]
    count = min(wanted, buildings.stock(tx.s, sale.building))
    return Placement(tx.next_id(), seat, sale.building, count, paid=False)


def reduce_demand(tx: Tx, winner: Seat) -> None:
    """Reduce the winner's demand in a sale of scarce buildings by one.

    If nobody bid, the sale ends.
    """
    sale = tx.s.pending[-1]
    assert isinstance(sale, BuildingSale)
    wants = tuple((s, n - 1 if s == winner else n) for s, n in sale.wants) if winner >= 0 else ()
    tx.emit(FrameChanged(BuildingSale(sale.id, sale.building, wants)))


def lots_for(board: Board, rules: Rules, s: Table, seat: Seat, building: Building) -> list[Pos]:
    """Return the positions of a seat's lots that may get one more building, lowest level first.

    Only the group's rules count, not the Bank's stock or the seat's cash.
    """
    found: list[Pos] = []
    for pos in deeds_of(s, seat):
        if (building == "hotel") != (s.level[pos] == rules.houses_before_hotel):
            continue
        try:
            buildings.check_build(board, rules, s, seat, pos, 1)
        except Illegal:
            continue
        found.append(pos)
    return sorted(found, key=lambda pos: (s.level[pos], pos))


def lots_to_place(board: Board, rules: Rules, s: Table, frame: Placement) -> list[Pos]:
    """BLD-5: return the positions where a granted building may be put now, lowest level first."""
    lots = lots_for(board, rules, s, frame.seat, frame.building)
    if not frame.paid:
        return [pos for pos in lots if buildings.payable(board, s, frame.seat, pos)]
    most = frame.most
    return lots if most is UNSET else [pos for pos in lots if board.house_cost[pos] <= most]


def _place(tx: Tx, frame: Placement, action: Build) -> None:
    """BLD-5: put granted buildings on a legal lot, at the usual price unless already paid."""
    buildings.check_build(tx.board, tx.rules, tx.s, frame.seat, action.on, action.count)
    houses, hotels = buildings.need(tx.rules, tx.s.level[action.on], action.count)
    fits = houses if frame.building == "house" else hotels
    if fits != action.count or action.count > frame.count:
        raise Illegal("bad_count", least=1, most=frame.count)
    if frame.most is not UNSET and tx.board.house_cost[action.on] > frame.most:
        raise Illegal("lot_too_dear", bid=frame.most)
    if not frame.paid:
        buildings.check_payable(tx.board, tx.s, frame.seat, action.on, action.count)
    left = frame.count - action.count
    if left:
        tx.emit(FrameChanged(replace(frame, count=left)))
    else:
        tx.settle(frame)
    if frame.paid:
        buildings.raise_lot(tx, action.on, action.count)
    else:
        buildings.build_at_price(tx, frame.seat, action.on, action.count)
