"""A container for all repositories of one database."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database.database import Database
from bot.store.games.followers import Followers
from bot.store.games.games import Games
from bot.store.games.maximum_bids import BidLimits
from bot.store.messages.posts import Posts
from bot.store.messages.retired import RetiredMessages
from bot.store.results.earned import Achievements
from bot.store.results.league_nights import Leagues
from bot.store.results.placings import Standings
from bot.store.servers.bans import Bans
from bot.store.servers.editions import Editions
from bot.store.servers.guilds import Guilds, GuildSettings
from bot.store.users.people import People
from bot.store.users.personal_data import Privacy


@dataclass(frozen=True)
class Stores:
    """All repositories of one database, each for one subject."""

    db: Database
    games: Games
    people: People
    limits: BidLimits
    followers: Followers
    editions: Editions
    guild_settings: Guilds
    bans: Bans
    """Bans of users from single games."""
    blocks: Bans
    """Bans of users from all games of a server."""
    posts: Posts
    standings: Standings
    achievements: Achievements
    leagues: Leagues
    privacy: Privacy
    retired: RetiredMessages

    @classmethod
    async def open(cls, db: Database, closed: GuildSettings) -> Stores:
        """Build the repositories of a database, and load the settings of all users and servers.

        `closed`: the settings of a server whose stored settings cannot be decoded.
        """
        people, guild_settings = People(db), Guilds(db, closed)
        await people.load()
        await guild_settings.load()
        return cls(
            db,
            Games(db),
            people,
            BidLimits(db),
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
