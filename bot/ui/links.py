"""Where messages and channels of ours are to be found."""

from __future__ import annotations

from collections.abc import Mapping

from bot.store.messages.kinds import Kind
from bot.store.messages.posts import Post


def address(guild: int, channel: int, message: int | None = None) -> str:
    """Where a message or a channel is to be found; people press it."""
    end = f"/{message}" if message else ""
    return f"https://discord.com/channels/{guild}/{channel}{end}"


def link_to(guild: int, posts: Mapping[Kind, Post], *kinds: Kind) -> str:
    """The address of the first of these messages that stands; empty where none does."""
    known = (posts[kind] for kind in kinds if kind in posts)
    return next((address(guild, one.channel, one.message) for one in known if one.message), "")
