"""The preferences of users."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.store.database.database import Database
from bot.store.database.rows import Column
from bot.store.database.settings_table import SettingsTable

Ping: TypeAlias = Literal["always", "idle", "direct", "never"]


class Preferences(Struct, frozen=True):
    """A user's preferences: when the bot pings the user, and which moves it makes for the user."""

    ping: Ping = "always"
    auto_roll: bool = False
    auto_end: bool | None = None
    """The case in which the bot ends the user's turn automatically.

    True: always. False: never. None: when the player can neither build nor lift a mortgage, except
    in the tutorial.
    """


_USUAL = Preferences()
CHOSEN = Column("preferences", "chosen", msgspec.json.Decoder(Preferences).decode)


class People(SettingsTable[Preferences]):
    """The preferences of all users, cached in memory."""

    def __init__(self, db: Database) -> None:
        super().__init__(db, "user", CHOSEN, _USUAL, _USUAL)
