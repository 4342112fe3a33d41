"""The newest version of messages, selects and forms as a person at the playground sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support.evening import Evening
from tests.support.players import Json, Person, field

SHOWN = {"MESSAGE_CREATE", "MESSAGE_UPDATE"}


def newest(person: Person, fits: Callable[[Json], Any]) -> Json | None:
    """Return the newest version of the last message that fits, or None."""
    for name, data in reversed(person.inbox.got):
        if name in SHOWN and fits(data):
            return data
    return None


def saying(*parts: str) -> Callable[[Json], bool]:
    """Return a filter for messages that contain all of `parts`."""
    return lambda message: all(part in message["content"] for part in parts)


def private(*parts: str) -> Callable[[Json], bool]:
    """Return a filter for private messages that contain all of `parts`."""
    return lambda message: bool(message.get("flags", 0) & 64) and saying(*parts)(message)


async def see(evening: Evening, person: Person, fits: Callable[[Json], Any]) -> Json:
    """Wait until a person sees a message that fits."""
    found: Json = await evening.until(lambda: newest(person, fits))
    return found


def parts(message: Json, kind: int) -> list[Json]:
    """Return the components of one type, in order."""
    rows = message.get("components", ())
    return [part for row in rows for part in row["components"] if part["type"] == kind]


def button(message: Json, label: str) -> Json:
    """Return the first button whose label begins with `label`."""
    found = [part for part in parts(message, 2) if part["label"].startswith(label)]
    assert found, (label, [part["label"] for part in parts(message, 2)])
    return found[0]


async def press(person: Person, message: Json, label: str) -> None:
    """Press a button, and wait until the bot has handled it."""
    nonce = await person.click(message, button(message, label)["custom_id"])
    assert await person.outcome(nonce) == "done"


async def pick(person: Person, message: Json, placeholder: str, *labels: str) -> None:
    """Choose entries of a select by their labels. `placeholder` is how its placeholder begins."""
    (found,) = [p for p in parts(message, 3) if p["placeholder"].startswith(placeholder)]
    values = {option["label"]: option["value"] for option in found["options"]}
    chosen = [values[label] for label in labels]
    nonce = await person.choose(message, found["custom_id"], *chosen)
    assert await person.outcome(nonce) == "done"


async def fill_in(person: Person, message: Json, label: str, **answers: str) -> None:
    """Open the form behind a button, fill it in and send it."""
    nonce = await person.click(message, button(message, label)["custom_id"])
    modal = await person.inbox.wait("MODAL", lambda data: data["nonce"] == nonce)
    sent = await person.submit(
        modal, *(field(name, type=4, value=v) for name, v in answers.items())
    )
    assert await person.outcome(sent) == "done"


def asleep(evening: Evening, message: Json) -> bool:
    """Return True if the thread of a message is archived."""
    thread = evening.running.stage.world.channels[int(message["channel_id"])].thread
    assert thread is not None
    return thread.archived
