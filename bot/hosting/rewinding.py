"""The removal of the damaged end of a game's log, for `rentroll rewind`."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from bot.hosting.lock import only_one
from bot.hosting.records import check_there
from bot.hosting.trouble import disk_trouble, told_to_host
from bot.store.copies.damaged_rows import GameRepairs
from bot.store.database.address import Address
from bot.store.database.database import Database
from bot.store.games.games import OPEN, Games
from bot.support.failures import CannotDo
from bot.tables.repair import DamageReport, examine


@dataclass(frozen=True)
class Rewound:
    """The result of removing the damaged end of a game's log."""

    entry: int
    """The number of the last entry that stays in the log."""
    turn: int
    """The number of the game's turn after its last entry."""
    removed: int
    """The number of entries that were removed from the log."""
    kept: Path
    """The path of the file with the removed entries."""


def rewind(database: Address, game: int, kept: Path | None, now: float) -> Rewound:
    """Let a damaged game continue from the last state that can be computed from its log.

    Remove the later entries, after the readable ones are written to the file `kept`. Raise CannotDo
    if the game is not open or is playable, if no state can be computed, or if `kept` exists. Raise
    NotNow while a bot runs.
    """
    check_there(database)
    with only_one(database), told_to_host():
        return asyncio.run(_rewind(database, game, kept, now))


async def _rewind(database: Address, game: int, kept: Path | None, now: float) -> Rewound:
    db = await Database.open(database)
    try:
        games, repairs = Games(db), GameRepairs(db)
        row = await games.game(game)
        if row is None or row.status == "lobby" or row.status not in OPEN:
            raise CannotDo(f"there is no game {game} that is being played: see `rentroll games`")
        found = await examine(games, game)
        if found is None or not found.can_rewind:
            raise CannotDo(_refusal(game, found))
        assert found.state is not None
        kept = kept or Path(f"game-{game}-after-{found.reached}.json")
        if kept.exists():
            raise CannotDo(f"{kept} is there already: name another file with -o")
        entries = await repairs.entries_after(game, found.reached)
        try:
            kept.write_bytes(_as_json(game, entries))
        except OSError as error:
            raise disk_trouble(error, f"-o: cannot write {kept}: {error.strerror}") from None
        await repairs.rewind(game, found.reached, found.state, now)
        return Rewound(found.reached, found.state.turn.number, len(entries), kept)
    finally:
        await db.close()


def _refusal(game: int, found: DamageReport | None) -> str:
    """Return a sentence that says why the end of a game's log cannot be removed."""
    if found is not None and found.playable:
        return f"game {game} can be played: nothing of its log is lost"
    return f"no state of game {game} can be reached: end it with `/moderate end`"


def _as_json(game: int, entries: list[dict[str, Any]]) -> bytes:
    """Return the removed entries of a log as JSON, with bytes in base64."""
    found = {"format": "rentroll-entries-1", "game": game, "entries": entries}
    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
