"""The table's message as people see it, and presses that only the network can make."""

from __future__ import annotations

from typing import Any

from bot.play.turn.views import table_message
from bot.tables.table import LiveTable
from bot.ui.components import Link
from engine.state import GameState
from tests.support.evening import Evening, buttons
from tests.support.players import Json, Person
from tests.support.tables import arrange, start_table, turn_of


def shows(label: str) -> Any:
    return lambda message: any(label in (shown, shown.split(":")[0]) for shown in labels(message))


def labels(message: Json) -> list[str]:
    return list(buttons(message)) + [one["placeholder"] for one in lists(message)]


def lists(message: Json) -> list[Json]:
    parts = [part for row in message.get("components", ()) for part in row["components"]]
    return [part for part in parts if part["type"] == 3]


def table_now(person: Person) -> Json | None:
    """Return the newest version of the table's message, or None."""
    for name, message in reversed(person.inbox.got):
        aloud = name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and not message.get("flags", 0) & 64
        if aloud and "Trade" in buttons(message):  # a private panel has that button too
            return message
    return None


def the_table(person: Person) -> Json:
    """Return the newest version of the table's message, and fail if there is none."""
    found = table_now(person)
    assert found is not None
    return found


async def table_showing(evening: Evening, person: Person, label: str) -> Json:
    """Wait until the table's message shows the current state and a button with this label."""
    rows = table_message(evening.table()).rows
    ids = {part.custom_id for row in rows for part in row if not isinstance(part, Link)}

    def found() -> Json | None:
        message = table_now(person)
        if message is None or not shows(label)(message):
            return None
        parts = [part for row in message["components"] for part in row["components"]]
        return message if {part["custom_id"] for part in parts} == ids else None

    message: Json = await evening.until(found)
    return message


def button(message: Json, label: str) -> str:
    """Return the custom id of the button with this label, or whose label begins with it."""
    found = buttons(message)
    full = next(shown for shown in (label, *found) if shown in found and shown.startswith(label))
    return str(found[full]["custom_id"])


def listen_in(evening: Evening) -> list[tuple[Any, ...]]:
    """Return a list that collects every interaction delivered to the bot from now on."""
    hub = evening.running.stage.hub
    delivered: list[tuple[Any, ...]] = []
    deliver = hub.interaction

    def noted(*args: Any) -> bool:
        delivered.append(args)
        return deliver(*args)

    hub.interaction = noted  # type: ignore[method-assign, assignment]
    return delivered


async def press_anyway(evening: Evening, person: Person, message: Json, custom_id: str) -> None:
    """Press a button that the message no longer has, as with a slow network."""
    hub = evening.running.stage.hub
    deliver = hub.interaction

    def changed(app: int, guild: int | None, data: Json) -> bool:
        data["data"]["custom_id"] = custom_id
        return deliver(app, guild, data)

    hub.interaction = changed  # type: ignore[method-assign, assignment]
    now = the_table(person)
    await person.click(now, button(now, "My panel"))
    await person.settled()
    hub.interaction = deliver  # type: ignore[method-assign]


async def forge(
    evening: Evening, person: Person, message: Json, custom_id: str, *values: str, **written: str
) -> str:
    """Press a component that does not exist, and return the outcome.

    The playground delivers the press as if the component were on the message.
    """
    hub = evening.running.stage.hub
    deliver = hub.interaction
    fields = [{"type": 4, "custom_id": name, "value": text} for name, text in written.items()]

    def forged(app: int, guild: int | None, data: Json) -> bool:
        data["data"] |= {"custom_id": custom_id, "values": list(values)}
        data["data"]["components"] = [{"type": 1, "components": fields}]
        return deliver(app, guild, data)

    hub.interaction = forged  # type: ignore[method-assign, assignment]
    try:
        return await person.outcome(await person.click(message, button(message, "My panel")))
    finally:
        hub.interaction = deliver  # type: ignore[method-assign]


def pings(person: Person) -> list[Json]:
    """Return the received messages that mention somebody."""
    return [m for m in person.inbox.all("MESSAGE_CREATE") if m["mentions"]]


def gone(person: Person) -> set[str]:
    """Return the ids of messages that this person saw deleted."""
    return {str(data["id"]) for data in person.inbox.all("MESSAGE_DELETE")}


async def a_game(evening: Evening, **more: Any) -> tuple[LiveTable, Person]:
    """Start a game in which it is Ana's turn to roll, and wait until the bot is idle."""
    table = await start_table(evening, change=turn_of(0), **{"robots": 0, **more})
    ana = evening.people["Ana"]
    await table_showing(evening, ana, "Roll")
    await evening.idle()
    return table, ana


async def pass_the_turn(evening: Evening, table: LiveTable, person: Person, seat: int) -> Json:
    """Give the turn to another seat, and wait for the message that shows it."""
    await arrange(table, next_turn(seat))
    return await table_showing(evening, person, "Roll")


def next_turn(seat: int) -> Any:
    def change(s: GameState) -> None:
        turn_of(seat)(s)
        s.turn.number += 1

    return change
