"""Helpers for moderators: the settings page, the log channel, roles and permissions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.servers.guilds import GuildSettings
from tests.support.evening import Evening, option, sub
from tests.support.lobbying import press, told
from tests.support.patience import until
from tests.support.players import Json, Person
from tests.support.tables import channel_id

HQ, SHOP = "Rentroll HQ", "The Corner Shop"


async def page_of(person: Person, channel: str = "lobby") -> Json:
    """Use `/setup`, and wait for the first section of the settings page."""
    mark = person.mark()
    await person.slash("setup", channel=channel)
    return await told(person, "Rentroll in this server", after=mark)


async def section(person: Person, page: Json, name: str) -> Json:
    """Turn the settings page to another section."""
    mark = person.mark()
    part = lists(page)["section"]
    assert await person.outcome(await person.choose(page, part["custom_id"], name)) == "done"
    return await told(person, "Rentroll in this server", after=mark)


async def choose(person: Person, page: Json, field: str, *values: str) -> Json:
    """Choose values in a select of the settings page, and return the page after that."""
    mark, part = person.mark(), lists(page)[field]
    nonce = await person.choose(page, part["custom_id"], *values, kind=part["type"])
    assert await person.outcome(nonce) == "done"
    return await told(person, "Rentroll in this server", after=mark)


def lists(page: Json) -> dict[str, Json]:
    """Return the selects of a settings page by the setting that they change."""
    parts = [part for row in page["components"] for part in row["components"]]
    named = {part["custom_id"].split(":")[-1]: part for part in parts[1:]}
    return {"section": parts[0], **named}


async def setting(evening: Evening, guild: str = HQ, **chosen: Any) -> None:
    """Store settings of a server without using its settings page."""
    settings = GuildSettings(**chosen)
    await evening.bot.stores.guild_settings.change(guild_id(evening, guild), lambda _: settings)


def guild_id(evening: Evening, name: str = HQ) -> int:
    guilds = evening.running.stage.world.guilds.values()
    return next(guild.id for guild in guilds if guild.name == name)


def make_role(
    evening: Evening, name: str, *people: str, guild: str = HQ, permissions: Sequence[str] = ()
) -> int:
    """Create a role with these permissions, give it to people and return its id."""
    given = {
        "guild_id": guild_id(evening, guild),
        "name": name,
        "members": list(people),
        "permissions": list(permissions),
    }
    return int(evening.running.control.role(given)["id"])


def dismiss(evening: Evening, guild: str = HQ) -> None:
    """Remove all permissions from the role "Moderators" of a server."""
    roles = evening.running.stage.world.guild(guild_id(evening, guild)).roles.values()
    role = next(role for role in roles if role.name == "Moderators")
    given = {"guild_id": guild_id(evening, guild), "role_id": role.id, "permissions": []}
    evening.running.control.role(given)


def override(evening: Evening, command: str, person: Person, *, allowed: bool) -> None:
    """Set a server's permission for one command and one member, as in Discord's own settings."""
    evening.running.control.command_permission(
        {
            "command_id": person.command(command),
            "guild_id": guild_id(evening),
            "target_id": person.id,
            "type": 2,
            "permission": allowed,
        }
    )


async def logged(person: Person, *words: str, channel: str = "table-two", after: int = 0) -> Json:
    """Wait for a message in the log channel that contains all of `words`."""
    where = person.channel(channel)
    return await person.wait_message(
        lambda m: m["channel_id"] == where and all(word in m["content"] for word in words),
        after=after,
    )


async def refused(person: Person, command: str, options: Any = None, **more: Any) -> None:
    """Check that Discord refuses a command to this person."""
    nonce = await person.slash(command, options, **more)
    assert (await person.refusal(nonce))["code"] == 50013


async def moderates(
    person: Person, deed: str, *options: Json, says: str, channel: str = "lobby"
) -> Json:
    """Use a subcommand of `/moderate`, and wait for an answer that contains `says`."""
    mark = person.mark()
    await person.slash("moderate", sub(deed, *options), channel)
    return await told(person, says, after=mark)


async def suggested(
    person: Person, deed: str, name: str, typed: Any, *others: Json, kind: int = 3
) -> list[Json]:
    """Return the choices that `/moderate` suggests for a partly typed option."""
    nonce = await person.ask(
        "autocomplete",
        channel_id=person.channel(),
        command_id=person.command("moderate"),
        options=sub(deed, {**option(name, typed, kind), "focused": True}, *others),
    )
    offered = await person.inbox.wait("CHOICES", lambda data: data["nonce"] == nonce)
    found: list[Json] = offered["choices"]
    return found


async def begins_season(person: Person, name: str) -> Json:
    """Use `/season new`, confirm it and return the answer."""
    mark = person.mark()
    await person.slash("season", sub("new", option("name", name)))
    question = await told(person, "Everyone starts at 1,000 again", after=mark)
    await press(person, question, "Begin it")
    return await told(person, "has begun", after=mark)


async def with_a_log(evening: Evening) -> Person:
    """Make table-two the server's log channel, and return the moderator Mia."""
    await setting(evening, log=channel_id(evening, "table-two"))
    return await evening.seat("Mia")


def number(game: int) -> Json:
    return option("game", game, 4)


async def sends_away(mia: Person, player: str) -> None:
    """Ban a player with `/moderate kick`, and confirm it."""
    asked = await moderates(mia, "kick", option("player", player), says="away from this")
    mark = mia.mark()
    await press(mia, asked, "Send away")
    done = await told(mia, "cannot come back", "/moderate forgive", after=mark)
    assert not done["components"]


async def status_is(evening: Evening, game: int, status: str) -> None:
    async def so() -> bool:
        return (await evening.row(game)).status == status

    await until(so)
