"""Leaving the game by bankruptcy or resignation, and the end of the game (DEBT-2, BANK, END)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engine import buildings, cards, mortgage, rent, trade
from engine.actions import GoBankrupt, Resign, TakeWin
from engine.asked import check_ref, final_count, now_asked
from engine.auction import open_auction
from engine.board import Board
from engine.dealings import (
    BidderLeft,
    ClaimClosed,
    CountBegan,
    FrameChanged,
    OfferClosed,
    WantStated,
)
from engine.decisions import (
    Auction,
    BuildingSale,
    BuyChoice,
    Debt,
    EstateSale,
    FinalCount,
    MortgagedDeed,
    Shortage,
)
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.events import DeedMoved, GameEnded, JailCardMoved, MortgageLifted, WentOut
from engine.money import can_raise, debt_of, final_worth, pay, strike
from engine.state import BANK, EndReason, GameState, Result, Table, deeds_of, live_seats
from engine.tx import Tx
from engine.why import Why

ESTATE = Why("estate")


def go_bankrupt(tx: Tx, seat: Seat, action: GoBankrupt) -> None:
    """DEBT-2, DEBT-4: take a bankrupt seat out of the game.

    Raise Illegal if its sales and mortgages could still raise its oldest debt.
    """
    debt = debt_of(tx.s, seat)
    if debt is None:
        check_ref(tx.s, action.ref)
        raise Illegal("no_debt")
    if action.ref not in (0, debt.id):
        raise Illegal("stale")
    raised = can_raise(tx.board, tx.s, seat)
    if raised >= debt.amount:
        raise Illegal("can_still_pay", owed=debt.amount, raisable=raised)
    _leave_game(tx, seat, resigned=False)


def resign(tx: Tx, seat: Seat, action: Resign) -> None:
    """BANK-4: take a seat out of the game.

    Its oldest debt's creditor, else the Bank, gets its estate.
    """
    _leave_game(tx, seat, resigned=True)


def _leave_game(tx: Tx, seat: Seat, *, resigned: bool) -> None:
    """BANK-1 to BANK-4, END-1: take a seat out of the game and pass its estate on.

    If only one player is left, the game ends. SHORT-5: a seat that leaves with a debt ends the
    short game, a seat without a debt does not.
    """
    s = tx.s
    rent.claim_all_from(tx, seat)
    debt = debt_of(s, seat)
    to = debt.to if debt is not None else BANK
    tx.emit(WentOut(seat, to, resigned))
    alone = len(live_seats(s)) == 1
    if debt is not None and tx.rules.ends_at_first_bankruptcy and not alone:
        _end_at_bankruptcy(tx)
    offered = _close_open_items(tx, seat, to)
    deeds = _liquidate(tx, seat, to)
    if alone:
        end_by_last_player(tx)
        return
    if not tx.rules.no_auctions and not _ends_at_bankruptcy(s):
        for pos in offered:  # BUY-1: not bought, so auctioned
            open_auction(tx, pos)
        if deeds and to == BANK:
            tx.push(EstateSale(tx.next_id(), tuple(deeds)))
    mortgage.ask_receivers(tx, deeds)


def _ends_at_bankruptcy(s: Table) -> bool:
    """SHORT-5: return True if a bankruptcy will end the game once the open debts are settled."""
    count = final_count(s)
    return count is not None and count.reason is UNSET


def _end_at_bankruptcy(tx: Tx) -> None:
    """SHORT-5: prepare the end of the game by worth after a first bankruptcy.

    Open debts and received mortgaged deeds are settled first, all other questions are dropped.
    """
    if not _ends_at_bankruptcy(tx.s):
        owed = (Debt, MortgagedDeed)
        begin_count(tx, UNSET, [frame.id for frame in tx.s.pending if not isinstance(frame, owed)])


def begin_count(
    tx: Tx, reason: Literal["time_limit"] | UnsetType, dropped: Sequence[int] = ()
) -> None:
    """SHORT-5, TIME-2: let the game end by worth once the open questions are resolved.

    All offers and claims are closed. The `dropped` frames are discarded unanswered.
    """
    for offer in tx.s.offers.copy():
        tx.emit(OfferClosed(offer.id, "game_ends"))
    for claim in tx.s.claims.copy():
        tx.emit(ClaimClosed(claim.id, "gone"))
    tx.emit(CountBegan(FinalCount(tx.next_id(), reason), tuple(dropped)))


def _liquidate(tx: Tx, seat: Seat, to: Seat) -> list[Pos]:
    """BANK-1, BANK-2: sell a seat's buildings and pass its estate to the heir `to`.

    Return the positions of its deeds.
    """
    s, board = tx.s, tx.board
    for members in board.groups.values():
        buildings.lower_lots(tx, seat, buildings.held_lots(s, seat, members), 0)
    deeds = deeds_of(s, seat)
    if to != BANK and tx.rules.bankrupt_mortgages_first:
        for pos in deeds:
            if not s.mortgaged[pos]:
                mortgage.raise_on(tx, seat, pos)
    pay(tx, seat, to, s.players[seat].cash, ESTATE)
    for deck in s.players[seat].cards.copy():
        if to == BANK:
            cards.return_card(tx, seat, deck)
        else:
            tx.emit(JailCardMoved(seat, to, deck))
    for pos in deeds:
        if to == BANK and s.mortgaged[pos]:
            tx.emit(MortgageLifted(pos))
        tx.emit(DeedMoved(pos, to))
    return deeds


def _close_open_items(tx: Tx, seat: Seat, heir: Seat) -> list[Pos]:
    """BANK-3: remove a seat from every open offer, claim and question.

    Debts owed to it are then owed to the heir. Return the positions of the deeds that it was still
    being asked to buy.
    """
    offered: list[Pos] = []
    trade.close_offers_of(tx, seat)
    for claim in [c for c in tx.s.claims if c.owner == seat]:
        tx.emit(ClaimClosed(claim.id, "gone"))
    for frame in tx.s.pending.copy():
        match frame:
            case Auction():
                if frame.high == seat:
                    strike(tx, frame)
                elif seat in frame.seats:
                    tx.emit(BidderLeft(frame.id, seat))
            case Shortage():
                if seat == frame.asker:  # a request ends with its asker
                    tx.settle(frame)
                elif seat in frame.asked:
                    tx.emit(WantStated(frame.id, seat, 0))
            case BuildingSale() | EstateSale() | FinalCount():
                pass
            case Debt() if frame.to == seat:  # the debt is now owed to the heir
                if frame.seat == heir:
                    tx.settle(frame)
                else:
                    tx.emit(FrameChanged(replace(frame, to=heir)))
            case BuyChoice() if frame.seat == seat:
                tx.settle(frame)
                offered.append(frame.pos)
            case _ if frame.seat == seat:
                tx.settle(frame)
            case _:
                pass
    return offered


def end_by_last_player(tx: Tx) -> None:
    """END-1, END-2: rank the last player first and end the game.

    The others rank in reverse order of leaving.
    """
    outs = [p.out for p in tx.s.players]
    players = len(outs)
    ranks = tuple(1 if not out else players + 1 - out for out in outs)
    tx.emit(GameEnded(Result("last_player", ranks)))


def count_worth(tx: Tx, frame: FinalCount) -> None:
    """SHORT-5, TIME-2: end the game by worth.

    In older stored games debts may be below this frame on the stack. They are settled first.
    """
    if tx.s.pending:
        _end_at_bankruptcy(tx)
    else:
        end_by_worth(tx, "first_bankruptcy" if frame.reason is UNSET else frame.reason)


def take_win(tx: Tx, seat: Seat, action: TakeWin) -> None:
    """END-3: end the game with the leader as winner, after the other people present agreed.

    Raise Illegal if a question is on the stack or if the seat is not the leader.
    """
    if tx.s.pending:
        raise Illegal("not_now", asked=now_asked(tx.s))
    if leader(tx.board, tx.s) != seat:
        raise Illegal("not_ahead")
    end_by_worth(tx, "conceded")


def leader(board: Board, s: Table) -> Seat | None:
    """SHORT-5: return the seat with the highest worth, or None on a tie."""
    worths = {seat: final_worth(board, s, seat) for seat in live_seats(s)}
    most = max(worths.values())
    first = [seat for seat, worth in worths.items() if worth == most]
    return first[0] if len(first) == 1 else None


def end_by_worth(tx: Tx, reason: EndReason) -> None:
    """SHORT-5, TIME-2, END-3: rank the players by worth and end the game.

    Players of equal worth share a rank. Players who are out rank last.
    """
    s = tx.s
    worth = tuple(final_worth(tx.board, s, Seat(i)) for i in range(len(s.players)))
    tx.emit(GameEnded(Result(reason, worth_ranks(s, worth), worth)))


def worth_ranks(s: GameState, worth: tuple[int, ...]) -> tuple[int, ...]:
    players = len(s.players)
    live = sorted((w for w, p in zip(worth, s.players, strict=True) if not p.out), reverse=True)
    return tuple(
        players + 1 - p.out if p.out else 1 + live.index(w)
        for w, p in zip(worth, s.players, strict=True)
    )
