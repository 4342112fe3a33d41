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
    """OFF-3, OFF-5: return every other space with a deed."""
    return [pos for pos in board.deeds if pos != s.bank.offline]


def after_doubles(tx: Tx, seat: Seat) -> None:
    """OFF-3: ask the roller to move the token, below the questions of the move itself."""
    tx.push(OfflineMove(tx.next_id(), seat))


def arrive(tx: Tx, pos: Pos) -> None:
    """OFF-4: ask the owner of the token's space to move the token after any landing there."""
    owner = tx.s.owner[pos]
    if owner != BANK:
        tx.push(OfflineMove(tx.next_id(), owner))


def move_token(tx: Tx, seat: Seat, action: MoveToken) -> None:
    frame = answered(tx, seat, action.ref, OfflineMove)
    if action.to not in targets(tx.board, tx.s):
        raise Illegal("not_a_target")
    tx.settle(frame)
    tx.emit(OfflineMoved(action.to))
