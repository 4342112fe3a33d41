"""While people do not see a table, or are not heard there, its clocks stand still."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.clock import GRACE
from bot.tables.table import LiveTable


class Standstill:
    """Which tables stand still, and for how long by now."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.is_seen: Callable[[LiveTable], bool] = lambda table: True
        """Whether people see a table as it is, and are heard there."""
        self._now = now
        self._looked = now()
        self._stood: dict[int, float] = {}

    def time_passed(self) -> float:
        """Seconds since this was last asked; none where the clock was set back."""
        before, self._looked = self._looked, self._now()
        return max(0.0, self._looked - before)

    def runs(self, table: LiveTable) -> bool:
        """Whether the clocks of a table run, and did when this was last looked at."""
        return table.game not in self._stood and self.is_seen(table)

    async def ends(self, table: LiveTable, passed: float) -> bool:
        """Whether the clocks of a table run, now that so many seconds have passed."""
        if self.is_seen(table):
            if table.game in self._stood:
                await table.resume_clocks(self._stood.pop(table.game))
            return True
        stood = self._stood.get(table.game, 0.0)
        await table.shift_deadlines(passed)
        self._stood[table.game] = stood + passed
        if (stood + passed) // GRACE > stood // GRACE:  # a restart gives that much back itself
            await table.save_clocks()
        return False

    def forget(self, game: int) -> None:
        self._stood.pop(game, None)
