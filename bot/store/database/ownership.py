"""A check that a database belongs to this bot. Another bot would close its games."""

from __future__ import annotations

from bot.store.database.address import Address
from bot.store.database.database import Database, UnusableDatabase
from bot.store.users.personal_data import Privacy

OWNER = "application"
"""The name of the row in the table `facts` that says who owns the database.

The row's value is an application id, or `playground`.
"""
PLAYGROUND = "playground"

_FORGET_POSTS = (
    "DELETE FROM posts WHERE game IN"
    " (SELECT id FROM games WHERE status IN ('lobby', 'live', 'paused'))"
)
"""SQL that deletes the posts of open games. A new owner cannot edit another bot's messages."""


class OthersDatabase(UnusableDatabase):
    """An error: the database holds the games of another bot."""


async def claim(db: Database, path: Address, me: str, *, take_over: bool = False) -> None:
    """Store `me` as the owner of a database, unless it is the owner already.

    `me`: an application id, or `playground`. Raises OthersDatabase if the database belongs to
    another bot. A database without an owner goes to the first bot that claims it. A playground gets
    it only if it is empty. With `take_over`, an application may replace any owner, and a playground
    may claim games without an owner. If an owner is replaced, the posts of open games are deleted
    from the database.
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
    """Return why `me` may not use a database, and advice for the host.

    Return None if `me` may use it. `held`: the database holds data of servers.
    """
    if owner == me or (owner is None and not (held and me == PLAYGROUND)):
        return None
    if owner is None:
        found = f"{path} is from an earlier Rentroll, which did not note whose games these are"
        advice = (
            "If they were played in a playground, start it once with --new-application. If they "
            "are a Discord bot's, the playground would close them: set DISCORD_TOKEN and no "
            "RENTROLL_PLAYGROUND."
        )
    elif me == PLAYGROUND:
        found = f"{path} holds the games of a bot on Discord, and a playground would close them"
        advice = "Set DISCORD_TOKEN and no RENTROLL_PLAYGROUND, or start without --database."
    else:
        whose = "a playground" if owner == PLAYGROUND else f"application {owner}"
        found = f"{path} holds the games of {whose}, and this is the token of application {me}"
        advice = (
            "Name another file with --database or RENTROLL_DB; if this application is to have "
            "these games from now on, start it once with --new-application."
        )
    return found, advice
