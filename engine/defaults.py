"""The smallest safe answer to every decision, for clocks and for absent players."""

from __future__ import annotations

from engine.actions import (
    Action,
    Build,
    Decline,
    EndTurn,
    GoBankrupt,
    KeepMortgaged,
    Mortgage,
    Pass,
    PayFlat,
    Roll,
    SellDown,
    Want,
)
from engine.asked import asked_seats, waiting
from engine.buildings import even_levels_below, group_has_buildings
from engine.decisions import Auction, BuyChoice, Debt, MortgagedDeed, Placement, Shortage, TaxChoice
from engine.edition import Edition, Seat
from engine.errors import Illegal
from engine.money import can_raise, debt_of, spendable
from engine.shortage import lots_for
from engine.state import GameState
from engine.tx import Tx


def default(ed: Edition, s: GameState, seat: Seat) -> Action:
    """What is done for a seat that does not answer; raises Illegal when nothing is asked of it."""
    if seat not in waiting(s):
        raise Illegal("nothing_asked")
    top = s.pending[-1] if s.pending else None
    if top is None:
        turn = s.turn
        return EndTurn(turn.ask) if turn.phase == "end" else Roll(turn.ask)
    debt = debt_of(s, seat)
    if debt is not None and seat not in asked_seats(s, top):
        top = debt
    match top:
        case BuyChoice():
            return Decline(top.id)
        case TaxChoice():
            return PayFlat(top.id)
        case Auction():
            return Pass(top.id)
        case Shortage():
            return Want(0, top.id)
        case MortgagedDeed():
            return KeepMortgaged(top.pos)
        case Placement():
            return _place_or_pass(ed, s, top)
        case Debt():
            return raise_cash(ed, s, top)
        case _:
            raise AssertionError(f"{top} asks nobody")


def _place_or_pass(ed: Edition, s: GameState, frame: Placement) -> Action:
    lots = lots_for(Tx(ed, s), frame.seat, frame.building)
    if lots and (frame.paid or spendable(s, frame.seat) >= ed.board.house_cost[lots[0]]):
        return Build(lots[0])
    return Pass(frame.id)


def raise_cash(ed: Edition, s: GameState, debt: Debt) -> Action:
    """DEBT-1: mortgage the cheapest deed that stands alone, then sell the cheapest buildings."""
    board, seat = ed.board, debt.seat
    if can_raise(board, s, seat) < debt.amount:
        return GoBankrupt(debt.id)
    mine = [pos for pos in board.deeds if s.owner[pos] == seat]
    free = [p for p in mine if not s.mortgaged[p] and not group_has_buildings(board, s, p)]
    if free:
        alone = [pos for pos in free if any(s.owner[o] != seat for o in board.members[pos])]
        return Mortgage(min(alone or free, key=lambda pos: (board.mortgage[pos], pos)))
    built = min((p for p in mine if s.level[p]), key=lambda p: (board.house_cost[p], p))
    levels = even_levels_below(board, ed.rules, s, board.members[built])
    return SellDown(board.group[built], levels[0])
