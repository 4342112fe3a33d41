"""Lobbies in tests: opening one, pressing its buttons and reading its answers."""

from __future__ import annotations

import asyncio

from tests.support.evening import buttons, sub
from tests.support.patience import patience
from tests.support.players import Json, Person


async def opened(person: Person, *options: Json, channel: str = "lobby") -> Json:
    """Use `/game new`, and wait for the lobby's message."""
    await person.settled()  # skips lobbies that others opened before
    mark = person.mark()
    await person.slash("game", sub("new", *options), channel)
    return await person.wait_message(lambda m: "Join" in buttons(m), after=mark)


async def lobby_says(person: Person, message: Json, *words: str) -> Json:
    """Wait until the lobby's message is edited to contain all of `words`."""
    return await person.wait_message(
        lambda m: m["id"] == message["id"] and all(word in m["content"] for word in words),
        event="MESSAGE_UPDATE",
    )


async def press(person: Person, message: Json, label: str) -> None:
    nonce = await person.click(message, buttons(message)[label]["custom_id"])
    assert await person.outcome(nonce) == "done"


async def told(person: Person, *words: str, after: int = 0) -> Json:
    """Wait for a private message that contains all of `words`, new or edited."""

    def fits(message: Json) -> bool:
        return bool(message["flags"] & 64) and all(w in message["content"] for w in words)

    async with patience():
        while True:
            for name, data in person.inbox.got[after:]:
                if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and fits(data):
                    return data
            await asyncio.sleep(0.01)


def select(message: Json, verb: str) -> Json:
    """Return the component whose custom id ends with `verb`."""
    parts = [part for row in message["components"] for part in row["components"]]
    return next(part for part in parts if part["custom_id"].endswith(verb))


def alt(message: Json) -> str:
    """Return the alt text of a message's first picture, or "" if it has none."""
    return str(message["attachments"][0]["description"]) if message["attachments"] else ""
