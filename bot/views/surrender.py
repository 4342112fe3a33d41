"""The question before a player goes bankrupt: who gets everything, and a button that means it."""

from __future__ import annotations

from bot.tables.table import LiveTable
from bot.ui.ids import press_id
from bot.ui.message import Message, question
from bot.words import safe, say
from engine.actions import GoBankrupt
from engine.decisions import FinalCount
from engine.edition import Seat
from engine.game import apply
from engine.money import debt_of
from engine.state import BANK, live_seats


def surrender(table: LiveTable, seat: Seat, wish: GoBankrupt) -> Message:
    """Asks whoever wants to give up whether they are sure; Illegal where they may not.

    The button carries the debt it is about: when that is paid, it is of no use any more.
    """
    outcome = apply(table.ed, table.state, seat, wish)
    debt = debt_of(table.state, seat)
    assert debt is not None
    lines = [say("table-give_up_bank")]
    if debt.to != BANK:
        lines = [say("table-give_up", name=safe(table.names[debt.to]))]
    s = outcome.state
    rank, seats = len(live_seats(table.state)), len(s.players)
    lines.append(say("table-give_up_rank", rank=rank, seats=seats))
    if s.result is not None or any(isinstance(frame, FinalCount) for frame in s.pending):
        lines.append(say("table-give_up_ends"))
    sure = press_id(table.game, "bankrupt", debt.id)
    return question(" ".join(lines), say("table-give_up_button"), sure)
