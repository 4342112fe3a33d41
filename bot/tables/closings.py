"""Finding the log entry that closed something, such as an auction or an offer."""

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
"""Number of last log entries that are searched. Closed things were open a moment ago."""

E = TypeVar("E")


@dataclass(frozen=True)
class Closing(Generic[E]):
    """The event that closed something, its log entry, and the state just before the event."""

    event: E
    commit: Commit
    before: GameState


async def closing(table: LiveTable, pick: Callable[[Event], E | None]) -> Closing[E] | None:
    """Return the last closing event for which `pick` returns an event, or None.

    Only the last RECENT entries are searched, without those that were taken back.
    """
    recent = await table.games.commits(table.game, table.seq - RECENT)
    for commit in reversed(kept_entries(recent)):
        for event in map(pick, commit.events):
            if event is not None:
                before = await table.log.state_at(commit.seq - 1)
                return Closing(event, commit, _just_before(before, commit.events, event))
    return None


def _just_before(state: GameState, events: list[Event], event: object) -> GameState:
    """Return the state right before one of the events of an entry."""
    for earlier in events:
        if earlier is event:
            break
        earlier.evolve(state)
    return state
