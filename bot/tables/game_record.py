"""A finished game, read from its log to make its summary, its replay and its HTML page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count

from bot.store.database.codec import GameSettings, Theme
from bot.store.database.rows import Unreadable
from bot.store.games.tenures import untold
from bot.store.results.placings import Reason
from bot.tables.log import kept_entries, undid_chance
from bot.tables.repair import mend
from bot.tables.sitters import sitters_of
from bot.tables.table import LiveTable
from bot.words import sayer
from bot.words.narration.narrate import Narrator
from engine.edition import Edition
from engine.events import Event
from engine.state import GameState
from renders.replay import USUAL, Tell, paint_replay
from renders.replay_page import replay_page
from renders.sitters import Sitters
from renders.story import Story


@dataclass(frozen=True)
class GameRecord:
    """A whole game, from the first to the last entry of its log.

    Its methods are slow. Call them in a worker thread.
    """

    ed: Edition
    sitters: Sitters
    start: GameState
    log: list[list[Event]]
    theme: Theme = "light"
    undone: bool = False
    """True if dice, cards or other random results were undone, so that the game is not rated."""
    users: tuple[int, ...] = ()
    """User ids of everybody in `sitters`, in the same order, with 0 for a computer player."""
    reason: Reason = ""
    """Code for the reason why the game cannot be rated, or "" if nothing prevents it."""
    ended: float = 0.0

    def story(self) -> Story:
        return Story.from_log(self.ed, self.start, self.log, self.sitters, undone=self.undone)

    def film(self, size: int = USUAL) -> bytes:
        ed, start, log, sitters = self.ed, self.start, self.log, self.sitters
        return paint_replay(sayer(), ed, start, log, sitters, self.theme, size, tell=self._teller())

    def page(self) -> str:
        """Return the game as an HTML file."""
        told = replay_page(sayer(), self.ed, self.start, self.log, self.sitters, self._teller())
        return told.decode()

    def _teller(self) -> Tell:
        """Return a function that returns the sentences about the next log entry at each call.

        The sentences use the names that the players had at that entry.
        """
        sitters, entries = self.sitters, count()
        narrator = Narrator(self.ed, sitters.called(sitters.sitting(0)), self.start)
        changes = {since for since, _ in sitters.changes}

        def tell(events: Iterable[Event]) -> list[str]:
            if (entry := next(entries)) in changes:
                narrator.use_names(sitters.called(sitters.sitting(entry)))
            return narrator.tell(events)

        return tell


async def record_of(table: LiveTable) -> GameRecord:
    """Return the record of a table's whole game. If rows are damaged, repair them first.

    Raise Unreadable if they cannot be repaired.
    """
    try:
        return await _record_of(table)
    except Unreadable:
        await mend(table.games, table.game)
        return await _record_of(table)


async def _record_of(table: LiveTable) -> GameRecord:
    commits = await table.games.commits(table.game)
    start = await table.games.start_state(table.game)
    entries = kept_entries(commits)
    seqs = [commit.seq for commit in entries]
    sitters, users = sitters_of(table.seats, table.tenures, seqs)
    undone = undid_chance(commits)
    reason = why_not(table.settings, users, await untold(table.games.db, table.game), undone)
    return GameRecord(
        table.ed,
        sitters,
        start,
        [commit.events for commit in entries],
        table.settings.theme,
        undone,
        users,
        reason,
        entries[-1].at,
    )


def why_not(
    settings: GameSettings, users: Iterable[int], substituted: bool, undone: bool = False
) -> Reason:
    """Return the code for the reason why a game cannot be rated, or "" if nothing prevents it.

    `users` are the ids of everybody who ever had a seat, with 0 for a computer player.
    `substituted` is True for an old game in which the users of some seats are unknown. `undone` is
    True if dice or cards were undone, so that somebody knew the next results.
    """
    if settings.tutorial:
        return "tutorial"
    if substituted:
        return "substituted"
    if undone:
        return "undone"
    return "" if any(users) else "computers"
