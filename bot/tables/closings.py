"""A search in a game's log for the event that closed an auction, an offer or the like."""

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
"""Number of newest log entries in which `closing` searches for an event."""

E = TypeVar("E")


@dataclass(frozen=True)
class Closing(Generic[E]):
    """An event that closed an auction, an offer or the like.

    `commit` is the log entry that contains the event, `before` the state just before the event.
    """

    event: E
    commit: Commit
    before: GameState


async def closing(table: LiveTable, pick: Callable[[Event], E | None]) -> Closing[E] | None:
    """Search the last RECENT log entries, the newest first, for an event that `pick` accepts.

    Return it as a Closing, or None if there is none. `pick` returns an event that it accepts, and
    None for any other. Undone entries are left out.
    """
    recent = await table.games.commits(table.game, table.seq - RECENT)
    for commit in reversed(kept_entries(recent)):
        for event in map(pick, commit.events):
            if event is not None:
                before = await table.log.state_at(commit.seq - 1)
                return Closing(event, commit, _just_before(before, commit.events, event))
    return None


def _just_before(state: GameState, events: list[Event], event: object) -> GameState:
    """Return the state just before `event`, which is one of `events`.

    `state` is the state before all of `events`, and is changed in place.
    """
    for earlier in events:
        if earlier is event:
            break
        earlier.evolve(state)
    return state
