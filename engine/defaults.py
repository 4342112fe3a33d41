"""The default answer to every question, for expired clocks and absent players."""

from __future__ import annotations

from engine.actions import (
    Action,
    Answer,
    Build,
    ClaimRent,
    Decline,
    EndTurn,
    GoBankrupt,
    KeepMortgaged,
    Mortgage,
    MoveToken,
    Pass,
    PayFlat,
    PayPercent,
    PleadGuilty,
    Roll,
    Sell,
    SellDown,
    Skip,
    Take,
    TakeQuestion,
    TakeSalary,
    Want,
)
from engine.asked import asked_frame
from engine.board import Board
from engine.buildings import (
    even_levels_below,
    free_houses,
    group_has_buildings,
    held_lots,
    holds_group,
)
from engine.decisions import (
    Auction,
    BuyChoice,
    Challenge,
    Court,
    Debt,
    MortgagedDeed,
    OfflineMove,
    Placement,
    Prize,
    SalaryChoice,
    Shortage,
    TaxChoice,
    TripOffer,
)
from engine.edition import Edition, Pos, Seat
from engine.errors import Illegal
from engine.modules import offline
from engine.modules.prizes import show_deeds, trip_deeds
from engine.money import can_raise, spendable, tax_share
from engine.rent import claimable
from engine.shortage import lots_to_place
from engine.state import BANK, Table, deeds_of


def default(ed: Edition, s: Table, seat: Seat) -> Action:
    """Return the default answer of a seat to its question, or raise Illegal if it is not asked."""
    turn = s.turn
    if not s.pending:
        if seat != turn.seat or s.result is not None:
            raise Illegal("nothing_asked")
        return EndTurn(turn.ask) if turn.phase == "end" else Roll(turn.ask)
    top = asked_frame(s, seat)
    match top:
        case None:
            raise Illegal("nothing_asked")
        case BuyChoice():
            return Decline(top.id)
        case TaxChoice():
            return _tax(ed, s, top)
        case Auction():
            return Pass(top.id)
        case Shortage():
            return Want(0, top.id)
        case MortgagedDeed():
            return KeepMortgaged(top.pos, top.id)
        case Placement():
            return _place_or_pass(ed, s, top)
        case SalaryChoice():
            return TakeSalary(top.id)
        case TripOffer():
            return TakeQuestion(top.id)
        case Challenge():
            return Answer(-1, top.id)  # CHAL-1: a missing answer is wrong
        case Prize():
            if top.game == "trip":
                return travel(ed, s, top, trip_goal(ed, s, top))
            deeds = show_deeds(ed.board, s, top.number)
            return Take(max(deeds, key=lambda pos: (ed.board.price[pos], pos)), top.id)
        case Court():
            return PleadGuilty(top.id)
        case OfflineMove():
            return MoveToken(harmless_space(ed.board, s, seat), top.id)
        case _:
            assert isinstance(top, Debt)
            return _claim_or_raise(ed, s, top)


def _tax(ed: Edition, s: Table, choice: TaxChoice) -> Action:
    """TAX-6: return the choice of the smaller tax: the flat tax or the tax by total worth.

    If the rules hide the tax by worth, it is chosen only if the seat cannot raise the flat tax.
    """
    space = ed.spaces[choice.pos]
    if ed.rules.income_tax_blind:
        flat = space.flat <= can_raise(ed.board, s, choice.seat)
    else:
        flat = space.flat <= tax_share(ed, s, choice.seat, space.percent)
    return PayFlat(choice.id) if flat else PayPercent(choice.id)


def _place_or_pass(ed: Edition, s: Table, frame: Placement) -> Action:
    """BLD-5: return a placement on the allowed lot with the lowest level, or Pass without a lot."""
    lots = lots_to_place(ed.board, ed.rules, s, frame)
    return Build(lots[0], 1, frame.id) if lots else Pass(frame.id)


def trip_goal(ed: Edition, s: Table, trip: Prize) -> Pos | None:
    """TRIP-1: return the position of the deed that a trip should buy, or None.

    It is the dearest deed payable from cash, else the cheapest that the seat can raise the price
    of.
    """
    deeds = trip_deeds(ed.board, ed.rules, s, trip.seat)
    prices = {pos: ed.board.price[pos] for pos in deeds}
    cash = spendable(s, trip.seat)
    payable = [pos for pos in deeds if prices[pos] <= cash]
    if payable:
        return max(payable, key=lambda pos: (prices[pos], pos))
    return min(deeds, key=lambda pos: (prices[pos], pos), default=None)


def travel(ed: Edition, s: Table, trip: Prize, goal: Pos | None) -> Action:
    """TRIP-1: return the next action towards buying the deed `goal`.

    Raise cash first if it is short, then buy. Skip the trip if `goal` is None.
    """
    if goal is None:
        return Skip(trip.id)
    missing = ed.board.price[goal] - spendable(s, trip.seat)
    if missing > 0:
        return _sell_or_mortgage(ed, s, trip.seat, missing)
    return Take(goal, trip.id)


def harmless_space(board: Board, s: Table, seat: Seat) -> Pos:
    """Return the position of an unowned deed, for the offline token.

    Without one, return that of another player's deed, else of a deed of this seat.
    """
    return min(
        offline.targets(board, s),
        key=lambda pos: (s.owner[pos] == seat, s.owner[pos] != BANK, pos),
    )


def _claim_or_raise(ed: Edition, s: Table, debt: Debt) -> Action:
    """RENT-7: return a claim of the oldest rent owed to the debtor, else a step to raise cash."""
    for claim in claimable(s, debt.seat):
        return ClaimRent(claim.id)
    return raise_cash(ed, s, debt)


def raise_cash(ed: Edition, s: Table, debt: Debt) -> Action:
    """DEBT-1: return the next sale or mortgage towards paying a debt.

    It is GoBankrupt if the debtor cannot raise the debt.
    """
    if can_raise(ed.board, s, debt.seat) < debt.amount:
        return GoBankrupt(debt.id)
    return _sell_or_mortgage(ed, s, debt.seat, debt.amount - s.players[debt.seat].cash)


def _sell_or_mortgage(ed: Edition, s: Table, seat: Seat, missing: int) -> Action:
    """Return the next sale or mortgage of a seat that can raise the missing cash.

    Deeds outside whole groups are mortgaged first: the smallest value that suffices, else the
    largest. Then the cheapest group's buildings are sold, then the rest is mortgaged.
    """
    board = ed.board
    alone: list[Pos] = []
    whole: list[Pos] = []
    built: list[Pos] = []
    for pos in deeds_of(s, seat):
        if s.level[pos]:
            built.append(pos)
        elif (
            not s.mortgaged[pos] and board.mortgage[pos] and not group_has_buildings(board, s, pos)
        ):
            (whole if holds_group(board, s, seat, pos) else alone).append(pos)
    if alone:
        return Mortgage(_fitting(board, alone, missing))
    if not built:
        return Mortgage(_fitting(board, whole, missing))
    lot = min(built, key=lambda pos: (board.house_cost[pos], -s.level[pos], pos))
    if s.level[lot] < ed.rules.hotel_level or free_houses(s) >= ed.rules.houses_before_hotel:
        return Sell(lot)
    lots = held_lots(s, seat, board.members[lot])
    return SellDown(board.group[lot], even_levels_below(ed.rules, s, lots)[0])


def _fitting(board: Board, deeds: list[Pos], missing: int) -> Pos:
    enough = [pos for pos in deeds if board.mortgage[pos] >= missing]
    if enough:
        return min(enough, key=lambda pos: (board.mortgage[pos], pos))
    return max(deeds, key=lambda pos: (board.mortgage[pos], -pos))
