"""Whose games a database holds: another bot would find none of their channels and close them."""

from __future__ import annotations

from pathlib import Path

from bot.store.db import Database, UnusableDatabase
from bot.store.privacy import Privacy

OWNER = "application"
"""The fact that says it: an application's id, or this word for a playground's."""
PLAYGROUND = "playground"

_FORGET_POSTS = (
    "DELETE FROM posts WHERE game IN"
    " (SELECT id FROM games WHERE status IN ('lobby', 'live', 'paused'))"
)
"""Nobody can change another bot's messages, so open games are shown anew."""


class OthersDatabase(UnusableDatabase):
    """The file holds the games of another bot."""


async def claim(db: Database, path: Path, me: str, *, take_over: bool = False) -> None:
    """Note at the first start whose database this is; OthersDatabase when it is not `me`'s.

    A database from before this was noted belongs to whoever comes first, but a playground
    takes none in which there is something. `take_over` lets one application follow another.
    """
    owner = await db.fact(OWNER)
    if owner == me:
        return
    if me == PLAYGROUND:
        if owner is not None or await Privacy(db).guilds():
            raise OthersDatabase(
                f"{path} holds the games of a bot on Discord, and in a playground they would be "
                "closed: set DISCORD_TOKEN and no RENTROLL_PLAYGROUND, or leave --database out."
            )
    elif owner is not None and not take_over:
        whose = "a playground" if owner == PLAYGROUND else f"application {owner}"
        raise OthersDatabase(
            f"{path} holds the games of {whose}, and this is the token of application {me}: name "
            "another file with --database or RENTROLL_DB; if this application is to have these "
            "games from now on, start it once with --new-application."
        )
    if owner is not None:
        await db.write(_FORGET_POSTS)
    await db.remember(OWNER, me)
