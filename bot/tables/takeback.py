"""What a player may take back alone: the last things they did that concern nobody else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bot.store.database.codec import By, Commit, Redo, Undo
from bot.words import listed, say
from engine.actions import (
    Build,
    BuildUp,
    Buy,
    KeepMortgaged,
    Lift,
    Mortgage,
    PayFine,
    Sell,
    SellDown,
    TakeSalary,
    UseCard,
)
from engine.dealings import Asked, FrameChanged, Settled
from engine.decisions import Auction, Shortage
from engine.edition import Seat
from engine.events import (
    CardDrawn,
    DecksShuffled,
    DeedMortgaged,
    DeedMoved,
    DeedsDealt,
    DiceThrown,
    Event,
    JailCardMoved,
    LeftJail,
    LotChanged,
    MoneyPaid,
    MortgageLifted,
    QuestionAnswered,
    QuestionAsked,
    QuestionsShuffled,
)
from engine.state import BANK, POT

if TYPE_CHECKING:
    from bot.tables.table import LiveTable

HARMLESS = (
    Build, BuildUp, Buy, KeepMortgaged, Lift, Mortgage, PayFine, Sell, SellDown, TakeSalary,
    UseCard,
)  # fmt: skip
"""Actions that reveal nothing. A tax paid shows what it came to, so it is not among them."""

CHANCE = (
    CardDrawn, DecksShuffled, DeedsDealt, DiceThrown, QuestionAnswered, QuestionAsked,
    QuestionsShuffled,
)  # fmt: skip
"""Events that show what nobody could know. The same comes again after an undo."""

LONGEST = 8
"""So many of one's own actions in a row may be taken back one by one."""


def undoable(table: LiveTable, seat: Seat) -> int | None:
    """The entry to go back to for a seat that takes back its last action; None: not alone."""
    if table.status != "live" or table.over or not table.undo_stack:
        return None
    last = table.undo_stack[-1]
    return last.seq - 1 if last.actor == seat else None


def own_moves(commits: Sequence[Commit]) -> list[Commit]:
    """What people did themselves, or wanted to happen by itself."""
    own = ("player", "auto")
    return [commit for commit in commits if commit.by in own and commit.actor >= 0]


def moves_named(commits: Sequence[Commit], names: Sequence[str]) -> str:
    """How many moves of whom these entries are, leaving out what others did."""
    own = own_moves(commits)
    who = listed(dict.fromkeys(names[commit.actor] for commit in own))
    return say("moderate-moves", count=len(own), names=who)


def took_back(by: By, taken: Sequence[Commit], names: Sequence[str]) -> str:
    """What is said about entries that were taken back, the first of them a player's own."""
    if by == "moderator":
        told = say("moderate-undone_told", moves=moves_named(taken, names))
    else:
        told = say("undo-told_vote" if by == "vote" else "undo-told", name=names[taken[0].actor])
    return f"{told} {say('undo-counts_no_more')}" if hold_chance(taken) else told


def hold_chance(commits: Iterable[Commit]) -> bool:
    """Whether whoever takes these entries back knows what comes next."""
    return any(isinstance(event, CHANCE) for commit in commits for event in commit.events)


def can_redo(entries: Sequence[Commit]) -> bool:
    """Whether the first entry is an undo, and nobody has decided anything since."""
    return (
        bool(entries)
        and isinstance(entries[0].move, Undo)
        and all(commit.by in ("robot", "clock", "auto") for commit in entries[1:])
    )


def next_undo_stack(stack: tuple[Commit, ...], commit: Commit) -> tuple[Commit, ...]:
    """The actions one player could take back, after the next entry of the log."""
    if isinstance(commit.move, Undo):
        to = commit.move.to
        return tuple(earlier for earlier in stack if earlier.seq <= to)
    if isinstance(commit.move, Redo) or not concerns_nobody_else(commit):
        return ()
    if stack and stack[-1].actor != commit.actor:
        stack = ()
    return (*stack, commit)[-LONGEST:]


def concerns_nobody_else(commit: Commit) -> bool:
    """Whether an entry holds no dice, no card, no question, and nobody else's money or choice."""
    return (
        commit.by == "player"
        and isinstance(commit.move, HARMLESS)
        and all(_own(event, Seat(commit.actor)) for event in commit.events)
    )


def _own(event: Event, seat: Seat) -> bool:
    match event:
        case MoneyPaid():
            return {event.payer, event.payee} <= {seat, BANK, POT}
        case DeedMoved():
            return event.to in (seat, BANK)
        case JailCardMoved():
            return event.giver == seat and event.taker == BANK
        case Asked() | FrameChanged():
            frame = event.frame
            return not isinstance(frame, Auction | Shortage) and getattr(frame, "seat", -1) == seat
        case DeedMortgaged() | MortgageLifted() | LotChanged() | LeftJail() | Settled():
            return True
        case _:
            return False
