"""What became of something that is no longer open: found in the last entries of the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.store.database.codec import Commit
from bot.tables.log import kept_entries
from bot.tables.table import LiveTable
from engine.events import Event
from engine.state import GameState

RECENT = 60
"""How far back to look: whatever closed was open a moment ago."""

E = TypeVar("E")


@dataclass(frozen=True)
class Closing(Generic[E]):
    """The event that closed it, its entry of the log, and the table just before."""

    event: E
    commit: Commit
    before: GameState


async def closing(table: LiveTable, pick: Callable[[Event], E | None]) -> Closing[E] | None:
    """Return how something closed, by the event that `pick` returns; None if it was taken back."""
    recent = await table.games.commits(table.game, table.seq - RECENT)
    for commit in reversed(kept_entries(recent)):
        for event in map(pick, commit.events):
            if event is not None:
                before = await table.log.state_at(commit.seq - 1)
                return Closing(event, commit, _just_before(before, commit.events, event))
    return None


def _just_before(state: GameState, events: list[Event], event: object) -> GameState:
    """The table right before one of the events of an entry."""
    for earlier in events:
        if earlier is event:
            break
        earlier.evolve(state)
    return state
