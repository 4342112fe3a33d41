"""Games that end, and the messages that people get about them."""

from __future__ import annotations

from typing import Any

from bot.store.messages.kinds import REPLAY
from bot.tables.table import LiveTable
from engine.actions import Resign
from engine.edition import Seat
from tests.support.evening import Evening
from tests.support.patience import until
from tests.support.players import Json, Person
from tests.support.reading import private
from tests.support.tables import start_table


async def finish(evening: Evening, *people: str, channel: str = "lobby", **more: Any) -> LiveTable:
    """Play a game in which all but the first player resign, and wait until it is recorded."""
    table = await start_table(evening, channel, people, **{"robots": 0, **more})
    await give_up(table, *reversed(range(1, len(table.seats))))
    await recorded(evening, table)
    return table


async def give_up(table: LiveTable, *seats: int) -> None:
    for seat in seats:
        await table.submit(Seat(seat), Resign())


async def recorded(evening: Evening, table: LiveTable) -> None:
    """Wait until a game's result is stored and its table is no longer in memory."""

    async def done() -> bool:
        let_go = evening.parts.tables.find(table.game) is None
        return let_go and await evening.bot.stores.standings.reason(table.game) is not None

    await until(done)


async def asked(evening: Evening, person: Person, command: str, *words: str, **more: Any) -> Json:
    """Use a slash command, and wait for a private answer that contains all of `words`."""
    mark = person.mark()
    await person.slash(command, **more)
    found: Json = await evening.until(
        lambda: next(
            (
                data
                for name, data in reversed(person.inbox.got[mark:])
                if name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and private(*words)(data)
            ),
            None,
        )
    )
    return found


async def filmed(evening: Evening, table: LiveTable) -> None:
    """Wait until the replay is posted: deleting the channel earlier would close the game."""

    async def posted() -> bool:
        return REPLAY in await evening.bot.stores.posts.of(table.game)

    await until(posted)
