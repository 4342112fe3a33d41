"""Undo without a vote: the last actions of one player that concern nobody else."""

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
"""Types of actions that tell the player nothing new.

Paying a tax is not among them, because it reveals the amount.
"""

CHANCE = (
    CardDrawn, DecksShuffled, DeedsDealt, DiceThrown, QuestionAnswered, QuestionAsked,
    QuestionsShuffled,
)  # fmt: skip
"""Types of events that reveal a random result. After an undo the same result comes again."""

MOST_UNDONE = 8
"""Most of a player's last actions in a row that the player may undo alone, one by one."""


def undoable(table: LiveTable, seat: Seat) -> int | None:
    """Return the number of the log entry to go back to for undoing a seat's last action.

    Return None if the seat may not undo it alone.
    """
    if table.status != "live" or table.over or not table.undo_stack:
        return None
    last = table.undo_stack[-1]
    return last.seq - 1 if last.actor == seat else None


def own_moves(commits: Sequence[Commit]) -> list[Commit]:
    """Return the log entries with moves that people made themselves or chose to automate."""
    own = ("player", "auto")
    return [commit for commit in commits if commit.by in own and commit.actor >= 0]


def moves_named(commits: Sequence[Commit], names: Sequence[str]) -> str:
    """Return a phrase with the number of people's own moves in these entries, and their names."""
    own = own_moves(commits)
    who = listed(dict.fromkeys(names[commit.actor] for commit in own))
    return say("moderate-moves", count=len(own), names=who)


def took_back(by: By, taken: Sequence[Commit], names: Sequence[str]) -> str:
    """Return a sentence that a player, a vote or a moderator undid these log entries.

    After a player's own undo or a vote it names the player of the first entry. Another sentence
    follows if random results were undone.
    """
    if by == "moderator":
        told = say("moderate-undone_told", moves=moves_named(taken, names))
    else:
        told = say("undo-told_vote" if by == "vote" else "undo-told", name=names[taken[0].actor])
    return f"{told} {say('undo-counts_no_more')}" if hold_chance(taken) else told


def hold_chance(commits: Iterable[Commit]) -> bool:
    """Return True if these log entries contain dice, cards or other random results."""
    return any(isinstance(event, CHANCE) for commit in commits for event in commit.events)


def can_redo(entries: Sequence[Commit]) -> bool:
    """Return True if the first log entry is an undo and no person has decided anything since."""
    return (
        bool(entries)
        and isinstance(entries[0].move, Undo)
        and all(commit.by in ("robot", "clock", "auto") for commit in entries[1:])
    )


def next_undo_stack(stack: tuple[Commit, ...], commit: Commit) -> tuple[Commit, ...]:
    """Return the log entries that one player can undo alone, now that `commit` is the last entry.

    `stack` has these entries as they were before `commit`.
    """
    if isinstance(commit.move, Undo):
        to = commit.move.to
        return tuple(earlier for earlier in stack if earlier.seq <= to)
    if isinstance(commit.move, Redo) or not concerns_nobody_else(commit):
        return ()
    if stack and stack[-1].actor != commit.actor:
        stack = ()
    return (*stack, commit)[-MOST_UNDONE:]


def concerns_nobody_else(commit: Commit) -> bool:
    """Return True if a log entry is a player's own HARMLESS action that affects no other player.

    Return False for every action of a clock or a computer player.
    """
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
