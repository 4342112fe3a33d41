"""The settings of servers."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bot.store.database.codec import Speed, Theme
from bot.store.database.database import Database
from bot.store.database.rows import Column
from bot.store.database.settings_table import SettingsTable


class GuildSettings(Struct, frozen=True):
    """The settings of a server. By default all members may open and join games in all channels.

    `channels` are channel ids. `starters` (who may open games) and `joiners` are role ids. An empty
    tuple allows all. `barred_editions` and `barred_rules` list the forbidden ones, so that a new
    edition is allowed at once.
    """

    channels: tuple[int, ...] = ()
    starters: tuple[int, ...] = ()
    joiners: tuple[int, ...] = ()
    most_games: int = 25
    """Most games that may be open in the server at the same time. 0: no limit."""
    most_each: int = 3
    """Most open games that one member may have started. 0: no limit."""
    most_hourly: int = 6
    """Most games that one member may open within an hour. 0: no limit."""
    edition: str = "classic"
    variant: str = "standard"
    speed: Speed = "live"
    theme: Theme = "light"
    barred_editions: tuple[str, ...] = ()
    barred_rules: tuple[str, ...] = ()
    pings: bool = True
    talk: bool = True
    """True if computer players comment on games now and then, unless a game's settings differ."""
    language: str = "auto"
    """The language of public messages. "auto": the server's language in Discord."""
    log: int = 0
    """The id of the channel where the bot logs moderators' actions. 0: no log."""
    most_editions: int = 15
    most_kilobytes: int = 256
    retention_days: int = 0
    """Days for which finished games are kept. 0: the host's configuration decides."""


_USUAL = GuildSettings()
CHOSEN = Column("guild_settings", "chosen", msgspec.json.Decoder(GuildSettings).decode)


class Guilds(SettingsTable[GuildSettings]):
    """The settings of all servers.

    `closed`: the settings of a server whose stored settings cannot be decoded. They must not allow
    anything that its moderators may have forbidden.
    """

    def __init__(self, db: Database, closed: GuildSettings = _USUAL) -> None:
        super().__init__(db, "guild", CHOSEN, _USUAL, closed)
