"""A player's private panel, and how people open and press it."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.table import LiveTable
from engine.state import GameState
from tests.support.evening import Evening, buttons
from tests.support.players import Json, Person
from tests.support.tables import Change, give, start_table, turn_of

MEDITERRANEAN, BALTIC, READING, ELECTRIC = 1, 3, 5, 12

JAMES, TENNESSEE, NEW_YORK, ILLINOIS = 16, 18, 19, 24

PARK, BOARDWALK = 37, 39

ORANGE = (JAMES, TENNESSEE, NEW_YORK)


class Panel:
    """A person's panel. `message` is its newest version."""

    def __init__(self, evening: Evening, person: Person) -> None:
        self.evening = evening
        self.person = person
        self.message: Json = {}

    @property
    def text(self) -> str:
        return str(self.message["content"])

    async def ask(self, command: str, *options: Json) -> Panel:
        """Open the panel with a slash command."""
        mark = self.person.mark()
        await self.person.slash(command, list(options))
        return await self._answer(mark)

    async def press(self, label: str) -> Panel:
        return await self.press_on(self.message, buttons(self.message)[label]["custom_id"])

    async def press_on(self, message: Json, custom_id: str) -> Panel:
        """Press a component of any message, and read the panel that answers."""
        mark = self.person.mark()
        await self.person.click(message, custom_id)
        return await self._answer(mark)

    async def pick(self, placeholder: str, *values: object) -> Panel:
        """Choose values in the select with this placeholder."""
        mark = self.person.mark()
        found = self.lists()[placeholder]
        await self.person.choose(self.message, found["custom_id"], *map(str, values))
        return await self._answer(mark)

    def lists(self) -> dict[str, Json]:
        parts = [part for row in self.message["components"] for part in row["components"]]
        return {part["placeholder"]: part for part in parts if part["type"] == 3}

    async def _answer(self, mark: int) -> Panel:
        self.message = await self.evening.until(lambda: private(self.person, mark))
        return self


def private(person: Person, after: int) -> Json | None:
    """Return the newest private message with text after the mark, or None."""
    names = {"MESSAGE_CREATE", "MESSAGE_UPDATE"}
    got = [data for name, data in person.inbox.got[after:] if name in names]
    mine = [data for data in got if data.get("flags", 0) & 64 and data.get("content")]
    return mine[-1] if mine else None


def holding(*deeds: int, cash: int = 1500, built: int = 0) -> Callable[[GameState], None]:
    """Return a change to Ana's turn in which she holds these deeds and this cash.

    Orange deeds are built up to level `built`.
    """

    def change(s: GameState) -> None:
        turn_of(0)(s)
        give(s, 0, *deeds)
        s.players[0].cash = cash
        for pos in set(deeds) & set(ORANGE):
            s.level[pos] = built

    return change


async def ana_with(evening: Evening, change: Change) -> tuple[LiveTable, Panel]:
    """Start a table of Ana, Ben and a computer after a change, and return it with Ana's panel."""
    table = await start_table(evening, change=change)
    return table, Panel(evening, evening.people["Ana"])
