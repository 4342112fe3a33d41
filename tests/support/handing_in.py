"""A server's own editions, uploaded and published by people."""

from __future__ import annotations

import io
from typing import Any

import aiohttp

from bot.workshop.starter_file import new_edition
from tests.support.evening import Evening, option, sub
from tests.support.players import Json, Person
from tests.support.reading import press, private, saying, see

HQ, SHOP = "Rentroll HQ", "The Corner Shop"


def town(pond: str = "Duck Pond", edition: str = "my_town", name: str = "My Town") -> bytes:
    """Return an edition's TOML file, in which Mediterranean Avenue is named `pond`."""
    text = new_edition(edition).replace(
        '# 1 = "Mediterranean Avenue"', f'1 = {{ name = "{pond}", price = 80 }}'
    )
    assert pond in text
    title = edition.replace("_", " ").title()
    return text.replace(f'name = "{title}"', f'name = "{name}"').encode()


async def hand_in(
    evening: Evening, person: Person, data: bytes, name: str = "town.toml", channel: str = "lobby"
) -> str:
    """Upload a file, use `/edition upload` with it, and return the interaction's nonce."""
    form = aiohttp.FormData()
    form.add_field("file", io.BytesIO(data), filename=name)
    url = f"{evening.running.url}/page/upload?as={person.name}"
    async with evening.session.post(url, data=form) as answer:
        assert answer.status == 200
        file = (await answer.json())["id"]
    return await person.slash("edition", sub("upload", option("file", file, 11)), channel)


async def previewed(
    evening: Evening, person: Person, data: bytes, *words: str, channel: str = "lobby"
) -> Json:
    """Upload a file without problems, and wait for its preview."""
    mark = person.mark()
    await hand_in(evening, person, data, channel=channel)
    return await said_since(evening, person, mark, "Nobody else sees this yet", *words)


async def published(
    evening: Evening, person: Person, data: bytes, channel: str = "lobby", label: str = "Publish"
) -> Json:
    """Upload a file, press Publish and wait for the confirmation."""
    preview = await previewed(evening, person, data, channel=channel)
    mark = person.mark()
    await press(person, preview, label)
    return await said_since(evening, person, mark, "is published as version")


async def said_since(evening: Evening, person: Person, mark: int, *words: str) -> Json:
    """Wait for a private message after `mark`, new or edited, that contains all of `words`."""
    fits = private(*words)

    def found() -> Json | None:
        for name, data in reversed(person.inbox.got[mark:]):
            if name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and fits(data):
                return data
        return None

    message: Json = await evening.until(found)
    return message


async def asked(evening: Evening, person: Person, words: str, *call: Any, **where: str) -> Json:
    """Use a subcommand of `/edition`, and wait for a private answer that contains `words`."""
    mark = person.mark()
    await person.slash("edition", sub(*call), **where)
    return await said_since(evening, person, mark, words)


async def content(evening: Evening, message: Json) -> bytes:
    """Download the only file of a message."""
    (file,) = message["attachments"]
    async with evening.session.get(file["url"]) as answer:
        return await answer.read()


async def offered(person: Person, command: str, call: str, channel: str = "lobby") -> list[str]:
    """Return the values that a command suggests for its option `edition`."""
    nonce = await person.ask(
        "autocomplete",
        channel_id=person.channel(channel),
        command_id=person.command(command),
        options=sub(call, {**option("edition", ""), "focused": True}),
    )
    answer = await person.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    return [choice["value"] for choice in answer["choices"]]


async def lobby_of(evening: Evening, person: Person, channel: str, edition: str) -> Json:
    """Open a table and return its lobby's message."""
    mark = person.mark()
    await person.slash("game", sub("new", option("edition", edition)), channel)
    where = person.channel(channel)
    return await person.wait_message(
        lambda m: m["channel_id"] == where and "'s table" in m["content"], after=mark
    )


async def begun(evening: Evening, person: Person, lobby: Json) -> None:
    """Add a computer player, press Start and wait for the game."""
    await press(person, lobby, "Add computer")
    ready = await see(evening, person, lambda m: m["id"] == lobby["id"] and saying("Ready!")(m))
    await press(person, ready, "Start")
    await evening.until(lambda: evening.parts.tables.in_channel(int(lobby["channel_id"])))


async def rows_of(evening: Evening) -> list[tuple[Any, ...]]:
    return await evening.bot.db.rows("SELECT id, version, removed FROM editions ORDER BY number")
