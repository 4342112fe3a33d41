"""What a game's dice are made of: a secret of the bot, and ids that only Discord gives out."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct

from bot.store.database.repository import Subject, transaction
from bot.store.database.rows import Column, text
from bot.store.database.writer import Transaction
from engine.rng import fingerprint, mixed_seed

MOST_PRESSES = 16
"""Of more presses the last count, so that nobody makes the list endless by joining and leaving."""


def new_secret() -> str:
    """What nobody can guess."""
    return secrets.token_hex(32)


class DiceParts(Struct, frozen=True):
    """The secret, and the presses of Join and Start since it was drawn, the oldest first."""

    secret: str
    presses: tuple[int, ...] = ()

    @property
    def secret_hash(self) -> str:
        """What everybody may see of the secret until the game is over."""
        return fingerprint(self.secret)

    @property
    def seed(self) -> str:
        return mixed_seed(self.secret, self.presses)


class DiceBook(Subject):
    """Reads and writes what dice are made of. Games of the old way, with a plain seed, have none.

    Nothing takes a press out again: whoever leaves has pressed all the same.
    """

    async def of(self, game: int) -> DiceParts | None:
        row = await self.db.row(_PARTS, (game,))
        return self._parts(game, *row) if row else None

    async def seal(self, game: int, secret: str = "") -> DiceParts | None:
        """A lobby's parts, with this secret or one drawn now if there is none yet.

        None without such a lobby.
        """
        return await self.of(game) or await self._seal(game, secret)

    @transaction("game")
    def _seal(self, db: Transaction, game: int, secret: str) -> DiceParts | None:
        return self._sealed(db, game, secret)

    @transaction("game")
    def press(self, db: Transaction, game: int, press: int) -> DiceParts | None:
        """A lobby's parts with one more press."""
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
