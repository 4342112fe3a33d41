"""What people see of the live table, and presses that only the network can make."""

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
    """The table's message as this person sees it, the newest."""
    for name, message in reversed(person.inbox.got):
        aloud = name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and not message.get("flags", 0) & 64
        if aloud and "Trade" in buttons(message):  # a private panel has that button too
            return message
    return None


def the_table(person: Person) -> Json:
    """The same where there has to be one."""
    found = table_now(person)
    assert found is not None
    return found


async def table_showing(evening: Evening, person: Person, label: str) -> Json:
    """The table's message, once it shows the only live table as it is now, this label included."""
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
    """The custom id of a button by its label, or by the letter an answer begins with."""
    found = buttons(message)
    full = next(shown for shown in (label, *found) if shown in found and shown.startswith(label))
    return str(found[full]["custom_id"])


def listen_in(evening: Evening) -> list[tuple[Any, ...]]:
    """Everything that is delivered to the bot as an interaction from now on."""
    hub = evening.running.stage.hub
    delivered: list[tuple[Any, ...]] = []
    deliver = hub.interaction

    def noted(*args: Any) -> bool:
        delivered.append(args)
        return deliver(*args)

    hub.interaction = noted  # type: ignore[method-assign, assignment]
    return delivered


async def press_anyway(evening: Evening, person: Person, message: Json, custom_id: str) -> None:
    """A press that was under way while the message changed: its button is not there any more."""
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
    """Press what is not there: the playground delivers it as if it were; returns the outcome."""
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
    """Messages that mention someone, as they came in."""
    return [m for m in person.inbox.all("MESSAGE_CREATE") if m["mentions"]]


def gone(person: Person) -> set[str]:
    """The ids of messages that this person saw disappear."""
    return {str(data["id"]) for data in person.inbox.all("MESSAGE_DELETE")}


async def a_game(evening: Evening, **more: Any) -> tuple[LiveTable, Person]:
    """Ana is to roll, sees it and has been called, and the bot has noted all of that down."""
    table = await start_table(evening, change=turn_of(0), **{"robots": 0, **more})
    ana = evening.people["Ana"]
    await table_showing(evening, ana, "Roll")
    await evening.idle()
    return table, ana


async def pass_the_turn(evening: Evening, table: LiveTable, person: Person, seat: int) -> Json:
    """Somebody else is to roll now; returns the message that says so."""
    await arrange(table, next_turn(seat))
    return await table_showing(evening, person, "Roll")


def next_turn(seat: int) -> Any:
    def change(s: GameState) -> None:
        turn_of(seat)(s)
        s.turn.number += 1

    return change
