"""All stores of a database, as they travel together."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.achievements import Achievements
from bot.store.bans import Bans
from bot.store.db import Database
from bot.store.editions import Editions
from bot.store.followers import Followers
from bot.store.games import Games
from bot.store.guilds import Guilds, GuildSettings
from bot.store.league import Leagues
from bot.store.limits import Limits
from bot.store.people import People
from bot.store.posts import Posts
from bot.store.privacy import Privacy
from bot.store.retired import RetiredMessages
from bot.store.standings import Standings


@dataclass(frozen=True)
class Stores:
    """The stores of one database, one per subject."""

    db: Database
    games: Games
    people: People
    limits: Limits
    followers: Followers
    editions: Editions
    guild_settings: Guilds
    bans: Bans
    """Players whom moderators sent away from a game."""
    blocks: Bans
    """Users whom servers keep out of all games."""
    posts: Posts
    standings: Standings
    achievements: Achievements
    leagues: Leagues
    privacy: Privacy
    retired: RetiredMessages

    @classmethod
    async def open(cls, db: Database, closed: GuildSettings) -> Stores:
        """Return the stores of a database. What is kept in memory is read.

        `closed`: the settings of a server whose own cannot be read.
        """
        people, guild_settings = People(db), Guilds(db, closed)
        await people.load()
        await guild_settings.load()
        return cls(
            db,
            Games(db),
            people,
            Limits(db),
            Followers(db),
            Editions(db),
            guild_settings,
            Bans(db, "bans", "game"),
            Bans(db, "blocks", "guild"),
            Posts(db),
            Standings(db),
            Achievements(db),
            Leagues(db),
            Privacy(db),
            RetiredMessages(db),
        )
