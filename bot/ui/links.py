"""Addresses of the bot's messages and channels in Discord."""

from __future__ import annotations

from collections.abc import Mapping

from bot.store.messages.kinds import Kind
from bot.store.messages.posts import Post


def address(guild: int, channel: int, message: int | None = None) -> str:
    """Return the web address of a message, or of its channel if `message` is 0 or None."""
    end = f"/{message}" if message else ""
    return f"https://discord.com/channels/{guild}/{channel}{end}"


def link_to(guild: int, posts: Mapping[Kind, Post], *kinds: Kind) -> str:
    """Return the web address of the first of these kinds of messages that is posted.

    Returns an empty text if none is posted.
    """
    known = (posts[kind] for kind in kinds if kind in posts)
    return next((address(guild, one.channel, one.message) for one in known if one.message), "")
