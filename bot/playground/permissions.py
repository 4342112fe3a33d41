"""Permission bits, their calculation from roles and overwrites, and checks that raise errors."""

from __future__ import annotations

from datetime import datetime

from bot.playground.errors import refusal
from bot.playground.world import DM, PRIVATE_THREAD, Channel, World

KICK_MEMBERS = 1 << 1
BAN_MEMBERS = 1 << 2
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
SEND_TTS = 1 << 12
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
EXTERNAL_EMOJIS = 1 << 18
CHANGE_NICKNAME = 1 << 26
MANAGE_NICKNAMES = 1 << 27
MANAGE_ROLES = 1 << 28
USE_COMMANDS = 1 << 31
MANAGE_EVENTS = 1 << 33
MANAGE_THREADS = 1 << 34
PUBLIC_THREADS = 1 << 35
PRIVATE_THREADS = 1 << 36
SEND_IN_THREADS = 1 << 38
MODERATE_MEMBERS = 1 << 40
CREATE_EVENTS = 1 << 44
PIN_MESSAGES = 1 << 51

ALL = (1 << 52) - 1
EVERYONE = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | EXTERNAL_EMOJIS
    | CHANGE_NICKNAME
    | USE_COMMANDS
    | PUBLIC_THREADS
    | PRIVATE_THREADS
    | SEND_IN_THREADS
)
BOT = EVERYONE | MANAGE_MESSAGES | MANAGE_THREADS | PIN_MESSAGES

NAMES = {
    name.lower(): value
    for name, value in list(globals().items())
    if name.isupper() and isinstance(value, int) and value.bit_count() == 1
}
"""Permission bits by the names of their constants in lower case."""

_NEEDS_SENDING = SEND_TTS | EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE
"""Permissions that a member without `SEND_MESSAGES` loses in a channel."""


def in_guild(world: World, guild_id: int, user_id: int) -> int:
    """Return a member's permission bits in a guild, or 0 for a user who is not a member."""
    guild = world.guild(guild_id)
    if guild.owner_id == user_id:
        return ALL
    member = guild.members.get(user_id)
    if member is None:
        return 0
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        if role_id in guild.roles:
            bits |= guild.roles[role_id].permissions
    return ALL if bits & ADMINISTRATOR else bits


def in_channel(world: World, channel: Channel, user_id: int) -> int:
    """Return a user's permission bits in a channel, or 0 if the user cannot see it.

    The result includes overwrites, the rules of threads, and a timeout.
    """
    if channel.type == DM or channel.guild_id is None:
        return EVERYONE if user_id in channel.recipients else 0
    bits = in_guild(world, channel.guild_id, user_id)
    if bits == ALL or bits == 0:
        return bits
    bits = _overwritten(world, channel, user_id, bits)
    if not bits & VIEW_CHANNEL:
        return 0
    if channel.thread is not None:
        if channel.type == PRIVATE_THREAD and user_id not in channel.thread.members:
            return bits if bits & MANAGE_THREADS else 0
        sends = bool(bits & SEND_IN_THREADS)
        bits = bits | SEND_MESSAGES if sends else bits & ~SEND_MESSAGES
    if _timed_out(world, channel.guild_id, user_id):
        return bits & (VIEW_CHANNEL | READ_HISTORY)
    return bits if bits & SEND_MESSAGES else bits & ~_NEEDS_SENDING


def _timed_out(world: World, guild_id: int, user_id: int) -> bool:
    """Return True if the member is in timeout now."""
    until = world.guild(guild_id).members[user_id].timeout_until
    return until is not None and datetime.fromisoformat(until).timestamp() > world.clock.now()


def _overwritten(world: World, channel: Channel, user_id: int, bits: int) -> int:
    assert channel.guild_id is not None
    home = channel
    if channel.thread is not None and channel.parent_id is not None:
        home = world.channels.get(channel.parent_id, channel)
    member = world.guild(channel.guild_id).members[user_id]
    everyone = home.overwrites.get(channel.guild_id)
    if everyone is not None:
        bits = bits & ~everyone.deny | everyone.allow
    of_roles = [home.overwrites[role] for role in member.roles if role in home.overwrites]
    for overwrite in of_roles:
        bits &= ~overwrite.deny
    for overwrite in of_roles:
        bits |= overwrite.allow
    own = home.overwrites.get(user_id)
    if own is not None:
        bits = bits & ~own.deny | own.allow
    return bits


def can_see(world: World, channel: Channel, user_id: int) -> bool:
    return bool(in_channel(world, channel, user_id) & VIEW_CHANNEL)


def require(world: World, channel: Channel, user_id: int, needed: int = VIEW_CHANNEL) -> None:
    """Raise error 50001 if the user cannot see the channel.

    Raise error 50013 if the user lacks a permission in `needed`.
    """
    bits = in_channel(world, channel, user_id)
    if not bits & VIEW_CHANNEL:
        raise refusal(50001)
    if bits & needed != needed:
        raise refusal(50013)


def require_in_guild(world: World, guild_id: int, user_id: int, needed: int) -> None:
    if user_id not in world.guild(guild_id).members:
        raise refusal(50001)
    if in_guild(world, guild_id, user_id) & needed != needed:
        raise refusal(50013)


def highest_role(world: World, guild_id: int, user_id: int) -> int:
    """Return the position of a member's highest role, or 0 without roles.

    For the guild's owner, return a number above all positions.
    """
    guild = world.guild(guild_id)
    if guild.owner_id == user_id:
        return 1 << 30
    roles = (guild.roles[role] for role in world.member(guild_id, user_id).roles)
    return max((role.position for role in roles), default=0)
