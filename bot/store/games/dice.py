"""The sources of a game's dice: a secret of the bot, and interaction ids from Discord."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct

from bot.store.database.repository import Repository, transaction
from bot.store.database.rows import Column, text
from bot.store.database.writer import Transaction
from engine.rng import fingerprint, mixed_seed

MOST_PRESSES = 16
"""Most button presses that count for a game's dice.

Only the last ones count, so the list stays short.
"""


def new_secret() -> str:
    """Return a random secret of 64 hexadecimal digits."""
    return secrets.token_hex(32)


class DiceParts(Struct, frozen=True):
    """The sources of a game's dice: a secret, and the ids of presses of Join and Start.

    `presses`: the interaction ids since the secret was drawn, at most the last MOST_PRESSES, oldest
    first.
    """

    secret: str
    presses: tuple[int, ...] = ()

    @property
    def secret_hash(self) -> str:
        """The hash of the secret. Players can see the hash from the start."""
        return fingerprint(self.secret)

    @property
    def seed(self) -> str:
        return mixed_seed(self.secret, self.presses)


class DiceBook(Repository):
    """A repository for the sources of dice. Older games with a plain seed have none.

    If a player leaves the lobby, the player's press of Join still counts.
    """

    async def of(self, game: int) -> DiceParts | None:
        row = await self.db.row(_PARTS, (game,))
        return self._parts(game, *row) if row else None

    async def seal(self, game: int, secret: str = "") -> DiceParts | None:
        """Return the sources of a lobby's dice. Create the sources if there are none.

        `secret`: the secret to store, or empty for a random one. Returns None if the game is no
        lobby and has no sources.
        """
        return await self.of(game) or await self._seal(game, secret)

    @transaction("game")
    def _seal(self, db: Transaction, game: int, secret: str) -> DiceParts | None:
        return self._sealed(db, game, secret)

    @transaction("game")
    def press(self, db: Transaction, game: int, press: int) -> DiceParts | None:
        """Add a press to the sources of a lobby's dice, and return the sources.

        Returns None if the game is no lobby and has no sources.
        """
        parts = self._sealed(db, game)
        if parts is None:
            return None
        presses = (*parts.presses, press)[-MOST_PRESSES:]
        written = ",".join(map(str, presses))
        db.execute("UPDATE dice SET presses = ? WHERE game = ?", (written, game))
        return DiceParts(parts.secret, presses)

    def _sealed(self, db: Transaction, game: int, secret: str = "") -> DiceParts | None:
        db.execute(_SEAL, (secret or new_secret(), game))
        row = db.row(_PARTS, (game,))
        return self._parts(game, *row) if row else None

    def _parts(self, game: int, secret: object, presses: object) -> DiceParts:
        known = self._rows.value(SECRET, game, secret)
        return DiceParts(known, self._rows.value(PRESSES, game, presses))


def _presses(raw: object) -> tuple[int, ...]:
    return tuple(int(press) for press in text(raw).split(",") if press)


SECRET = Column("dice", "secret", text)
PRESSES = Column("dice", "presses", _presses)
COLUMNS: tuple[Column[Any], ...] = (SECRET, PRESSES)

_PARTS = "SELECT secret, presses FROM dice WHERE game = ?"
_SEAL = (
    "INSERT INTO dice (game, secret)"
    " SELECT id, ? FROM games WHERE id = ? AND status = 'lobby'"
    " ON CONFLICT DO NOTHING"
)
