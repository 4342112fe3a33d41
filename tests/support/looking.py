"""Commands that look at a game, and the pages of their answers."""

from __future__ import annotations

import asyncio

from bot.store.database.codec import GameSettings, Sitting
from editions import load
from engine.edition import Seat
from tests.support.evening import Evening, buttons, option
from tests.support.patience import patience
from tests.support.players import Json, Person
from tests.support.tables import channel_id

EPHEMERAL, THINKING = 64, 128

ANA, BEN = Seat(0), Seat(1)


async def answered(person: Person, mark: int) -> Json:
    """Wait for an answer after `mark` that is no longer a placeholder."""
    async with patience():
        while True:
            for name, data in person.inbox.got[mark:]:
                if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and is_answer(data):
                    assert len(data["content"]) <= 2000
                    return data
            await asyncio.sleep(0.01)


def is_answer(message: Json) -> bool:
    flags = message.get("flags", 0)
    answers = flags & EPHEMERAL or message.get("interaction_metadata")
    return bool(answers and not flags & THINKING)


async def ask(person: Person, command: str, *options: Json, channel: str = "lobby") -> Json:
    """Use a command, and wait for its answer."""
    mark = person.mark()
    await person.slash(command, list(options), channel)
    return await answered(person, mark)


async def press(person: Person, message: Json, label: str) -> Json:
    mark = person.mark()
    await person.click(message, buttons(message)[label]["custom_id"])
    return await answered(person, mark)


async def choose(person: Person, message: Json, value: str) -> Json:
    """Choose a value in the only select of a message, and wait for the answer."""
    (row,) = [row for row in message["components"] if row["components"][0]["type"] == 3]
    mark = person.mark()
    await person.choose(message, row["components"][0]["custom_id"], value)
    return await answered(person, mark)


async def suggested(
    person: Person, command: str, name: str, typed: str, *others: Json, channel: str = "lobby"
) -> list[str]:
    """Return the names that a command suggests for a partly typed option."""
    nonce = await person.ask(
        "autocomplete",
        channel_id=person.channel(channel),
        command_id=person.command(command),
        options=[{**option(name, typed), "focused": True}, *others],
    )
    offered = await person.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    return [choice["name"] for choice in offered["choices"]]


async def content(evening: Evening, message: Json, number: int = 0) -> str:
    async with evening.session.get(message["attachments"][number]["url"]) as response:
        return await response.text()


async def lobby(evening: Evening, host: Person, *guests: Person, channel: str = "lobby") -> int:
    """Store a game in its lobby, and return its number."""
    tokens = load("nyc").tokens
    seats = [
        Sitting(person.name.title(), token, int(person.id))
        for person, token in zip((host, *guests), tokens, strict=False)
    ]
    where = channel_id(evening, channel)
    guild = evening.running.stage.world.channels[where].guild_id or 0
    settings = GameSettings("nyc", house={"salary": 300}, host=int(host.id))
    return await evening.bot.stores.games.create(guild, where, settings, seats, evening.time())
