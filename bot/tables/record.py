"""A whole game from its books, to be told and drawn."""

from __future__ import annotations

from dataclasses import dataclass

from bot.narration.narrate import Narrator
from bot.store.codec import Theme
from bot.tables.log import kept_entries
from bot.tables.table import LiveTable
from bot.tables.takeback import undid_chance
from engine.edition import Edition
from engine.events import Event
from engine.state import GameState
from renders.replay import USUAL, Tell, paint_replay
from renders.replay_page import replay_page
from renders.story import Story


@dataclass(frozen=True)
class Record:
    """A game from its first entry to its last; its methods are work for a worker."""

    ed: Edition
    names: tuple[str, ...]
    start: GameState
    log: list[list[Event]]
    theme: Theme = "light"
    undone: bool = False
    """Whether chance was taken back, so that it counts for nothing."""

    def story(self) -> Story:
        return Story.from_log(self.ed, self.start, self.log, undone=self.undone)

    def film(self, size: int = USUAL) -> bytes:
        ed, start, log, names = self.ed, self.start, self.log, self.names
        return paint_replay(ed, start, log, names, self.theme, size, tell=self._teller())

    def page(self) -> str:
        """The game as a file that a browser opens."""
        told = replay_page(self.ed, self.start, self.log, self.names, self._teller())
        return told.decode()

    def _teller(self) -> Tell:
        return Narrator(self.ed, self.names, self.start).tell


async def record_of(table: LiveTable) -> Record:
    """A game from its books."""
    commits = await table.games.commits(table.game)
    start = await table.games.start_state(table.game)
    log = [commit.events for commit in kept_entries(commits)]
    theme, undone = table.settings.theme, undid_chance(commits)
    return Record(table.ed, table.names, start, log, theme, undone)
