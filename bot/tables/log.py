"""The log of a game: the state after any entry, and the entries that were not undone."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.store.database.codec import SLICE, Commit, Move, Redo, Undo
from bot.store.games.games import Games
from bot.tables.takeback import hold_chance, own_moves
from engine.edition import Seat
from engine.game import fold
from engine.state import GameState


class Log:
    """A reader of one game's log in the database."""

    def __init__(self, games: Games, game: int) -> None:
        self.games = games
        self.game = game

    async def state_at(self, seq: int) -> GameState:
        """Return the state after entry number `seq`. Raise Unreadable if an entry is missing.

        Reading begins at the last snapshot of the state, or at an earlier one if an undo goes
        further back.
        """
        start, state = await self.games.snapshot(self.game, seq)
        commits = read = await self.games.commits(self.game, start, seq)
        while (first := min(_targets(read), default=start)) < start:
            known = start
            start, state = await self.games.snapshot(self.game, first)
            read = await self.games.commits(self.game, start, known)
            commits = read + commits
        there = {commit.seq for commit in commits}
        for number in range(start + 1, seq + 1):
            if number not in there:
                raise self.games.missing_entry(self.game, number)
        return await _replayed(state, start, commits)

    async def entries(self) -> list[Commit]:
        """Return all entries that were not undone, without the undos and redos themselves."""
        return kept_entries(await self.games.commits(self.game))

    async def decisions_of(self, seat: Seat) -> list[Move]:
        """Return the moves that people on a seat made themselves or automated, in order.

        Undone moves are left out.
        """
        own = own_moves(await self.entries())
        return [commit.move for commit in own if commit.actor == seat]


async def _replayed(state: GameState, seq: int, commits: Sequence[Commit]) -> GameState:
    """Return the state after these entries. `state` is the state before them, after entry `seq`.

    A state that an undo goes back to is kept in memory until the last such undo.
    """
    wanted, kept = Counter(_targets(commits)), {}
    for commit in commits:
        if wanted[seq]:
            kept[seq] = state
        seq = commit.seq
        if isinstance(commit.move, Undo | Redo):
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
    """Return the numbers of the entries that the undos and redos among `commits` go back to."""
    return [commit.move.to for commit in commits if isinstance(commit.move, Undo | Redo)]


def rewound(earlier: GameState, later: GameState) -> GameState:
    """Return the earlier state, from which the game continues after an undo.

    It keeps the last used id of the later state, so that buttons of undone decisions stay invalid.
    """
    return replace(earlier, last_id=later.last_id)


def kept_entries(commits: Iterable[Commit]) -> list[Commit]:
    """Return the entries that were not undone, without the undos and redos themselves."""
    return [commit for commit, _ in remembered(commits) if not isinstance(commit.move, Undo | Redo)]


def lost_since(commits: Sequence[Commit], seq: int) -> list[Commit]:
    """Return the entries that entry `seq` or a later one undid, and that are still undone.

    Undos and redos themselves are left out.
    """
    kept = {commit.seq for commit in kept_entries(commits)}
    before = kept_entries(commit for commit in commits if commit.seq < seq)
    return [commit for commit in before if commit.seq not in kept]


def undid_chance(commits: Sequence[Commit]) -> bool:
    """Return True if dice, cards or other random results were undone and not restored."""
    kept = {commit.seq for commit in kept_entries(commits)}
    return hold_chance(commit for commit in commits if commit.seq not in kept)


@dataclass(frozen=True)
class _Kept:
    """A log entry that was not undone, linked to the last such entry `before` it.

    `taken` are the entries that it undid, if it is an undo or redo.
    """

    commit: Commit
    before: _Kept | None
    taken: list[Commit]


def remembered(commits: Iterable[Commit]) -> list[tuple[Commit, list[Commit]]]:
    """Return the entries that were not undone, each with the entries that it undid.

    Undos and redos are returned too, unless they were themselves undone. Only they have undone
    entries. Other entries have an empty list.
    """
    last: _Kept | None = None
    after: dict[int, _Kept] = {}
    for commit in commits:
        taken: list[Commit] = []
        if isinstance(commit.move, Undo | Redo):
            stood, last = last, after.get(commit.move.to)
            taken = _taken(stood, commit.move.to)
        last = after[commit.seq] = _Kept(commit, last, taken)
    found = []
    while last is not None:
        found.append((last.commit, last.taken))
        last = last.before
    return found[::-1]


def _taken(last: _Kept | None, to: int) -> list[Commit]:
    """Return the kept entries after entry `to`, in order, without undos and redos.

    `last` is the last kept entry.
    """
    taken = []
    while last is not None and last.commit.seq > to:
        if not isinstance(last.commit.move, Undo | Redo):
            taken.append(last.commit)
        last = last.before
    return taken[::-1]
