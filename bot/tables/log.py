"""Reading a game's log: the state at any entry, and the entries that still count."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.store.codec import Commit, Undo
from bot.store.games import Games
from engine.game import fold
from engine.state import GameState


class Log:
    """The log of one game."""

    def __init__(self, games: Games, game: int) -> None:
        self.games = games
        self.game = game

    async def state_at(self, seq: int) -> GameState:
        """The table after an entry of the log: the last snapshot, and the events since."""
        start, state = await self.games.snapshot(self.game, seq)
        for commit in await self.games.commits(self.game, start, seq):
            if isinstance(commit.move, Undo):
                state = rewound(await self.state_at(commit.move.to), state)
            else:
                state = fold(state, commit.events)
        return state

    async def entries(self) -> list[Commit]:
        """All entries but those that were taken back."""
        return standing(await self.games.commits(self.game))


def rewound(earlier: GameState, later: GameState) -> GameState:
    """An earlier state to go on from: ids used since stay used, so that old buttons stay old."""
    return replace(earlier, last_id=later.last_id)


def standing(commits: Iterable[Commit]) -> list[Commit]:
    """The entries that still count: an undo removes what it took back, and itself."""
    return [commit for commit, _ in remembered(commits) if not isinstance(commit.move, Undo)]


def remembered(commits: Iterable[Commit]) -> list[tuple[Commit, list[Commit]]]:
    """The entries that still count, and the undos that do, each with the entries it took back."""
    kept: list[tuple[Commit, list[Commit]]] = []
    for commit in commits:
        taken: list[tuple[Commit, list[Commit]]] = []
        if isinstance(commit.move, Undo):
            while kept and kept[-1][0].seq > commit.move.to:
                taken.insert(0, kept.pop())
        kept.append((commit, [entry for entry, _ in taken if not isinstance(entry.move, Undo)]))
    return kept
