"""A player's private panel, opened and pressed by scripted people."""

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
    """Someone's panel as they see it; `message` is its newest form."""

    def __init__(self, evening: Evening, person: Person) -> None:
        self.evening = evening
        self.person = person
        self.message: Json = {}

    @property
    def text(self) -> str:
        return str(self.message["content"])

    async def ask(self, command: str, *options: Json) -> Panel:
        """Open it by a slash command."""
        mark = self.person.mark()
        await self.person.slash(command, list(options))
        return await self._answer(mark)

    async def press(self, label: str) -> Panel:
        return await self.press_on(self.message, buttons(self.message)[label]["custom_id"])

    async def press_on(self, message: Json, custom_id: str) -> Panel:
        """Press something, perhaps on an older message."""
        mark = self.person.mark()
        await self.person.click(message, custom_id)
        return await self._answer(mark)

    async def pick(self, placeholder: str, *values: object) -> Panel:
        """Choose from the list with this placeholder."""
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
    """The last finished private message to someone since a mark."""
    names = {"MESSAGE_CREATE", "MESSAGE_UPDATE"}
    got = [data for name, data in person.inbox.got[after:] if name in names]
    mine = [data for data in got if data.get("flags", 0) & 64 and data.get("content")]
    return mine[-1] if mine else None


def holding(*deeds: int, cash: int = 1500, built: int = 0) -> Callable[[GameState], None]:
    """It is Ana's turn, and she holds these deeds, the orange ones built up to a level."""

    def change(s: GameState) -> None:
        turn_of(0)(s)
        give(s, 0, *deeds)
        s.players[0].cash = cash
        for pos in set(deeds) & set(ORANGE):
            s.level[pos] = built

    return change


async def ana_with(evening: Evening, change: Change) -> tuple[LiveTable, Panel]:
    """A table of Ana, Ben and a computer, in a situation, and Ana's panel."""
    table = await start_table(evening, change=change)
    return table, Panel(evening, evening.people["Ana"])
