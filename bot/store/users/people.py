"""What users chose for themselves."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.store.database.database import Database
from bot.store.database.rows import Column
from bot.store.database.settings_table import Chosen

Ping: TypeAlias = Literal["always", "idle", "direct", "never"]


class Preferences(Struct, frozen=True):
    """How a user wants to be called, and what may happen without asking them."""

    ping: Ping = "always"
    auto_roll: bool = False
    auto_end: bool | None = None
    """True: always; False: never by itself; None: when nothing is left to build or lift."""


_USUAL = Preferences()
CHOSEN = Column("preferences", "chosen", msgspec.json.Decoder(Preferences).decode)


class People(Chosen[Preferences]):
    """Preferences of all users."""

    def __init__(self, db: Database) -> None:
        super().__init__(db, "user", CHOSEN, _USUAL, _USUAL)
