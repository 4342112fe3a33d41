"""Rent (RENT), and claims of rent by the owner if the rules require them (RENT-7)."""

from __future__ import annotations

from typing import Literal

from engine.actions import ClaimRent
from engine.asked import final_count
from engine.board import Board
from engine.dealings import ClaimClosed, ClaimOpened
from engine.edition import AdvanceNearest, Pos, Seat
from engine.errors import Illegal
from engine.money import charge
from engine.rules import Rules
from engine.state import Claim, Table
from engine.tx import Tx
from engine.why import Why

PLAIN = AdvanceNearest(kind="street")
"""The rent terms of a landing without a card: the usual rent, not multiplied."""
USUAL_THROW = 7
"""The mean sum of two dice, used for a utility's rent before the dice are thrown."""


def rent_due(
    tx: Tx, visitor: Seat, pos: Pos, throw: int, card: AdvanceNearest = PLAIN
) -> tuple[int, Why]:
    """RENT: return the rent of an owned, unmortgaged deed, and its numbers as a Why.

    The dice are thrown again if a utility's rent needs a fresh throw.
    """
    board, s, rules = tx.board, tx.s, tx.rules
    kind = board.kind[pos]
    if kind == "street":
        return street_rent(board, rules, s, pos, card.times)
    held = count_held(board, s, pos)
    if kind == "railroad":
        return (
            board.group_rents[pos][held - 1] * card.times,
            Why("rent_railroad", pos, held, times=card.times),
        )
    if card.dice_times or rules.utility_fresh_roll:
        throw = sum(tx.throw(visitor, "utility"))
    if card.dice_times:
        why = Why("rent_utility_card", pos, held, throw, card.dice_times)
    else:
        why = Why("rent_utility", pos, held, throw, board.multipliers[pos][held - 1])
    return throw * why.times, why


def plain_rent(board: Board, rules: Rules, s: Table, pos: Pos, throw: int) -> int:
    """Return the rent of an owned, unmortgaged deed after a throw, without a card's multiple.

    If the rules ask for a fresh throw for a utility, its mean is used.
    """
    kind = board.kind[pos]
    if kind == "street":
        return street_rent(board, rules, s, pos)[0]
    held = count_held(board, s, pos) - 1
    if kind == "railroad":
        return board.group_rents[pos][held]
    return board.multipliers[pos][held] * (USUAL_THROW if rules.utility_fresh_roll else throw)


def street_rent(board: Board, rules: Rules, s: Table, pos: Pos, times: int = 1) -> tuple[int, Why]:
    """RENT-1 to RENT-3: return a lot's rent by building level, and its numbers as a Why.

    The rent of a bare lot of a whole group is doubled. `times` is a card's multiple.
    """
    level = s.level[pos]
    rents = board.rents[pos]
    if level:
        rent = rents[-1] if level == rules.hotel_level else rents[level]
    elif doubled(board, rules, s, pos):
        return rents[0] * 2 * times, Why("rent", pos, 0, 0, times, doubled=True)
    else:
        rent = rents[0]
    return rent * times, Why("rent", pos, level, 0, times)


def doubled(board: Board, rules: Rules, s: Table, pos: Pos) -> bool:
    """RENT-2: return True if a bare lot's rent is doubled.

    One seat must hold the whole group, and the rules may demand that no lot is mortgaged.
    """
    holders = board.pick[pos](s.owner)
    if holders.count(holders[0]) < len(holders):
        return False
    return not (rules.double_rent_needs_clear_group and any(board.pick[pos](s.mortgaged)))


def count_held(board: Board, s: Table, pos: Pos) -> int:
    """RENT-4, RENT-5: return the number of deeds in this deed's group that its owner holds.

    Mortgaged deeds count too.
    """
    return board.pick[pos](s.owner).count(s.owner[pos])


def collect(tx: Tx, visitor: Seat, pos: Pos, throw: int, card: AdvanceNearest = PLAIN) -> None:
    """RENT-1, RENT-7: charge the rent of a deed at once, or open a claim for the owner.

    A mortgaged deed brings no rent, nor does the deed of an owner in jail under HOUSE-4. SHORT-5,
    TIME-2: once the game is about to end no claim is opened, as nobody could use it.
    """
    s = tx.s
    owner = s.owner[pos]
    if s.mortgaged[pos]:
        return
    if tx.rules.no_rent_in_jail and s.players[owner].jail:
        return  # HOUSE-4; otherwise RENT-6
    amount, why = rent_due(tx, visitor, pos, throw, card)
    if tx.rules.rent_collection == "automatic":
        charge(tx, visitor, owner, amount, why)
    elif amount and final_count(s) is None:
        lapses = s.turn.rolled + tx.rules.rent_claim_window
        tx.emit(ClaimOpened(Claim(tx.next_id(), owner, visitor, amount, why, lapses)))


def lapse_claims(tx: Tx) -> None:
    """RENT-7: close the claims of rent that expire with this roll."""
    turn = tx.s.turn
    rolling = turn.rolled + turn.fresh
    for claim in [c for c in tx.s.claims if rolling >= c.lapses]:
        tx.emit(ClaimClosed(claim.id, "lapsed"))


def claim_rent(tx: Tx, seat: Seat, action: ClaimRent) -> None:
    """RENT-7: claim a rent, in or out of turn, even while in debt."""
    mine = [c for c in tx.s.claims if c.owner == seat and action.ref in (0, c.id)]
    if action.ref and not mine:
        raise Illegal("stale")
    claim = next((c for c in mine if not blocked(tx.s, c)), None)
    if claim is None:
        raise Illegal("no_claim", blocked=blocked(tx.s, mine[0]) if mine else "")
    _claim(tx, claim)


def claimable(s: Table, seat: Seat | None = None) -> list[Claim]:
    """RENT-7: return the claims that one seat, or any seat, can make now, oldest first."""
    return [c for c in s.claims if seat in (None, c.owner) and not blocked(s, c)]


def blocked(s: Table, claim: Claim) -> Literal["", "mortgaged", "offline"]:
    """RENT-7, OFF-2: return the reason why a claim cannot be made now, or "" if it can.

    The deed is "mortgaged", or under the "offline" token.
    """
    pos = claim.why.pos
    if s.mortgaged[pos]:
        return "mortgaged"
    return "offline" if pos == s.bank.offline else ""


def claim_all_from(tx: Tx, lander: Seat) -> None:
    """RENT-7: claim all open rents from a player who leaves the game.

    Claims that cannot be made now are closed.
    """
    for claim in [c for c in tx.s.claims if c.lander == lander]:
        if blocked(tx.s, claim):
            tx.emit(ClaimClosed(claim.id, "gone"))
        else:
            _claim(tx, claim)


def _claim(tx: Tx, claim: Claim) -> None:
    tx.emit(ClaimClosed(claim.id, "claimed"))
    charge(tx, claim.lander, claim.owner, claim.amount, claim.why)
