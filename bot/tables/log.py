"""Reading a game's log: the state at any entry, and the entries that still count."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.store.codec import SLICE, Commit, Undo
from bot.store.games import Games
from bot.tables.takeback import own_moves
from engine.edition import Seat
from engine.game import fold
from engine.state import GameState


class Log:
    """The log of one game."""

    def __init__(self, games: Games, game: int) -> None:
        self.games = games
        self.game = game

    async def state_at(self, seq: int) -> GameState:
        """The table after an entry of the log: a snapshot, and the entries since, each read once.

        Where an undo goes back behind the snapshot, reading begins at an earlier one.
        """
        start, state = await self.games.snapshot(self.game, seq)
        commits = read = await self.games.commits(self.game, start, seq)
        while (first := min(_targets(read), default=start)) < start:
            known = start
            start, state = await self.games.snapshot(self.game, first)
            read = await self.games.commits(self.game, start, known)
            commits = read + commits
        return await _replayed(state, start, commits)

    async def entries(self) -> list[Commit]:
        """All entries but those that were taken back."""
        return kept_entries(await self.games.commits(self.game))

    async def decisions_of(self, seat: Seat) -> int:
        """How often whoever sits there has decided something."""
        return sum(commit.actor == seat for commit in own_moves(await self.entries()))


async def _replayed(state: GameState, seq: int, commits: Sequence[Commit]) -> GameState:
    """The state after these entries, which follow the one of this number.

    Every state that an undo goes back to is kept until the last one has.
    """
    wanted, kept = Counter(_targets(commits)), {}
    for commit in commits:
        if wanted[seq]:
            kept[seq] = state
        seq = commit.seq
        if isinstance(commit.move, Undo):
            to = commit.move.to
            wanted[to] -= 1
            earlier = kept[to] if wanted[to] else kept.pop(to)
            state = rewound(earlier, state)
        else:
            state = fold(state, commit.events)
        if seq % SLICE == 0:
            await asyncio.sleep(0)
    return state


def _targets(commits: Iterable[Commit]) -> list[int]:
    """The entries that undos go back to."""
    return [commit.move.to for commit in commits if isinstance(commit.move, Undo)]


def rewound(earlier: GameState, later: GameState) -> GameState:
    """An earlier state to go on from: ids used since stay used, so that old buttons stay old."""
    return replace(earlier, last_id=later.last_id)


def kept_entries(commits: Iterable[Commit]) -> list[Commit]:
    """The entries that still count: an undo removes what it took back, and itself."""
    return [commit for commit, _ in remembered(commits) if not isinstance(commit.move, Undo)]


def remembered(commits: Iterable[Commit]) -> list[tuple[Commit, list[Commit]]]:
    """The entries that still count, and the undos that do, each with the entries it took back."""
    kept: list[tuple[Commit, list[Commit]]] = []
    for commit in commits:
        taken: list[tuple[Commit, list[Commit]]] = []
        if isinstance(commit.move, Undo):
            while kept and kept[-1][0].seq > commit.move.to:
                taken.append(kept.pop())
        back = [entry for entry, _ in reversed(taken) if not isinstance(entry.move, Undo)]
        kept.append((commit, back))
    return kept
