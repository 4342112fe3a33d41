"""The people, guilds, channels and the bot that a new playground contains."""

from __future__ import annotations

import random

from bot.playground import permissions as may
from bot.playground.world import (
    TEXT,
    Application,
    Channel,
    Guild,
    Member,
    Role,
    User,
    World,
)

FIRST_ID = 300_000_000_000 << 22
"""The number after which a new world counts up its ids, in steps of 1 << 22.

The people, guilds and channels of this module have equal ids at every start, so bookmarked
addresses stay valid.
"""
TOKEN = "playground"
"""The default bot token."""

TOPIC = "Type /game new to open a table, or /help to look around."

PEOPLE = ("Ana", "Ben", "Cleo", "Dan", "Eve")


def open_world(world: World, token: str = TOKEN, bot_name: str = "Rentroll") -> None:
    """Fill an empty world with the default bot, people, guilds and channels."""
    people = [_user(world, name) for name in PEOPLE]
    mia = _user(world, "Mod Mia")
    olga = _user(world, "Owner Olga")
    app = add_application(world, bot_name, token, olga.id)

    # Consecutive ids put these guilds on different shards of two.
    headquarters = add_guild(world, "Rentroll HQ", olga.id)
    corner = add_guild(world, "The Corner Shop", olga.id)
    moderators = Role(world.ids.next(), "Moderators", may.EVERYONE | may.MANAGE_GUILD, 2, 0x3BA55D)
    headquarters.roles[moderators.id] = moderators
    for person in (*people, mia):
        add_member(world, headquarters, person.id)
    headquarters.members[mia.id].roles.append(moderators.id)
    for name in ("lobby", "table-one", "table-two"):
        add_channel(world, headquarters.id, name).topic = TOPIC
    install(world, app, headquarters)

    for person in (*people[:2], mia):
        add_member(world, corner, person.id)
    for name in ("welcome", "games"):
        add_channel(world, corner.id, name).topic = TOPIC
    install(world, app, corner)


def _user(world: World, name: str) -> User:
    return add_user(world, name.split()[-1].lower(), name)


def add_user(world: World, username: str, global_name: str | None = None) -> User:
    user = User(world.ids.next(), username, global_name)
    world.users[user.id] = user
    return user


def add_application(world: World, name: str, token: str, owner_id: int) -> Application:
    """Create an application and its bot user with an equal id. Return the application."""
    app = Application(world.ids.next(), name, token, owner_id)
    world.applications[app.id] = app
    username = "".join(letter for letter in name.lower() if letter.isalnum() or letter in "._")
    world.users[app.id] = User(app.id, username or "bot", name, bot=True)
    return app


def add_servers(world: World, count: int) -> None:
    """Add `count` guilds in which every person and the first bot are members.

    Their ids spread roughly evenly over shards.
    """
    app = next(iter(world.applications.values()))
    people = [user for user in world.users.values() if not user.bot]
    moments = random.Random(0).sample(range(FIRST_ID >> 23, FIRST_ID >> 22), count)
    for number, moment in enumerate(sorted(moments), 1):
        guild = add_guild(world, f"Server {number}", app.owner_id, moment << 22)
        for person in people:
            add_member(world, guild, person.id)
        add_channel(world, guild.id, "games")
        install(world, app, guild)


def add_guild(world: World, name: str, owner_id: int, guild_id: int | None = None) -> Guild:
    guild = Guild(guild_id or world.ids.next(), name, owner_id)
    guild.roles[guild.id] = Role(guild.id, "@everyone", may.EVERYONE, 0)
    world.guilds[guild.id] = guild
    add_member(world, guild, owner_id)
    return guild


def add_member(world: World, guild: Guild, user_id: int) -> Member:
    member = Member(user_id, world.clock.now())
    guild.members[user_id] = member
    return member


def add_channel(world: World, guild_id: int, name: str, kind: int = TEXT) -> Channel:
    position = world.next_position(guild_id)
    channel = Channel(world.ids.next(), kind, name, guild_id, position=position)
    world.channels[channel.id] = channel
    return channel


def install(world: World, app: Application, guild: Guild) -> None:
    """Add a bot to a guild, and give it a managed role with the bot's name."""
    role = Role(world.ids.next(), app.name, may.BOT, 1, managed_by=app.id)
    guild.roles[role.id] = role
    add_member(world, guild, app.id).roles.append(role.id)
    app.guilds.append(guild.id)
