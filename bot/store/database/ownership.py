"""Whose games a database holds: another bot would find none of their channels and close them."""

from __future__ import annotations

from bot.store.database.address import Address
from bot.store.database.database import Database, UnusableDatabase
from bot.store.users.personal_data import Privacy

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


async def claim(db: Database, path: Address, me: str, *, take_over: bool = False) -> None:
    """Note at the first start whose database this is; OthersDatabase when it is not `me`'s.

    A database from before this was noted belongs to whoever comes first, but a playground
    takes none in which there is something. `take_over` lets one application follow another,
    and a playground have what is nobody's.
    """
    owner = await db.fact(OWNER)
    if owner == me:
        return
    refused = objection(path, owner, me, held=bool(await Privacy(db).guilds()))
    if refused and not (take_over and (me != PLAYGROUND or owner is None)):
        raise OthersDatabase(". ".join(refused))
    if owner is not None:
        await db.write(_FORGET_POSTS)
    await db.remember(OWNER, me)


def objection(path: Address, owner: str | None, me: str, *, held: bool) -> tuple[str, str] | None:
    """Why a database is not for `me`, and what to do about it; None when it is.

    `held` tells whether there is something in it.
    """
    if owner == me or (owner is None and not (held and me == PLAYGROUND)):
        return None
    if owner is None:
        found = f"{path} is of an earlier Rentroll, and it is not known whose games these are"
        advice = (
            "If they were played in a playground, start it once with --new-application; those of "
            "a bot on Discord it would close: set DISCORD_TOKEN and no RENTROLL_PLAYGROUND then."
        )
    elif me == PLAYGROUND:
        found = f"{path} holds the games of a bot on Discord, and a playground would close them"
        advice = "Set DISCORD_TOKEN and no RENTROLL_PLAYGROUND, or leave --database out."
    else:
        whose = "a playground" if owner == PLAYGROUND else f"application {owner}"
        found = f"{path} holds the games of {whose}, and this is the token of application {me}"
        advice = (
            "Name another file with --database or RENTROLL_DB; if this application is to have "
            "these games from now on, start it once with --new-application."
        )
    return found, advice
