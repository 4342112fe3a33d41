"""The offline token, which stops rent on its space (OFF-1 to OFF-5)."""

from __future__ import annotations

from engine.actions import MoveToken
from engine.asked import answered
from engine.board import Board
from engine.decisions import OfflineMove
from engine.edition import Pos, Seat
from engine.errors import Illegal
from engine.events import OfflineMoved
from engine.state import BANK, Table
from engine.tx import Tx

NOWHERE = Pos(-1)
"""The token's position in games without it."""


def targets(board: Board, s: Table) -> list[Pos]:
    """OFF-3, OFF-5: return the positions of all deeds except the one under the offline token."""
    return [pos for pos in board.deeds if pos != s.bank.offline]


def after_doubles(tx: Tx, seat: Seat) -> None:
    """OFF-3: ask the roller of doubles to move the offline token.

    The questions of the move itself are asked first.
    """
    tx.push(OfflineMove(tx.next_id(), seat))


def arrive(tx: Tx, pos: Pos) -> None:
    """OFF-4: ask the owner of a landed-on space to move the offline token away from it.

    Without an owner the token stays.
    """
    owner = tx.s.owner[pos]
    if owner != BANK:
        tx.push(OfflineMove(tx.next_id(), owner))


def move_token(tx: Tx, seat: Seat, action: MoveToken) -> None:
    frame = answered(tx, seat, action.ref, OfflineMove)
    if action.to not in targets(tx.board, tx.s):
        raise Illegal("not_a_target")
    tx.settle(frame)
    tx.emit(OfflineMoved(action.to))
