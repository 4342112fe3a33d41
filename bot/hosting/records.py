"""Functions that read games from a database, even while the bot runs: list, export and replay."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from bot.hosting.trouble import told_to_host
from bot.store.database.address import Address
from bot.store.database.codec import Commit, GameSettings, encode_settings, is_fingerprint
from bot.store.database.database import Database
from bot.store.database.rows import Rows, Unreadable
from bot.store.games.dice import DiceBook, DiceParts
from bot.store.games.games import OPEN, GameRow, Games
from bot.support.failures import CannotDo
from bot.tables.game_record import GameRecord
from bot.tables.log import Log
from bot.tables.repair import DamageReport, examine
from bot.tables.sitters import sitters_of
from engine.events import DecksShuffled, Event, QuestionsShuffled
from engine.rng import fingerprint
from engine.view import view
from renders.look import Variant

T = TypeVar("T")

EXPORT_FORMAT = "rentroll-game-1"
DAMAGED = "(damaged)"
"""The text in place of the edition, for a game that cannot be read."""


class Listed(Struct, frozen=True):
    """A game in the output of `rentroll games`. Discord's ids are text, too large for JSON numbers.

    `created` and `changed` are times in ISO format. `turn` is the number of the game's turn.
    """

    id: int
    status: str
    edition: str
    players: tuple[str, ...]
    turn: int
    guild: str
    channel: str
    created: str
    changed: str


def list_games(database: Address) -> list[Listed]:
    """Return all games and lobbies of a database, the most recently changed one last."""

    async def work(games: Games) -> list[Listed]:
        rows = await games.with_status("lobby", "live", "paused", "over", "closed")
        listed = [await _listed(games, row) for row in rows]
        return sorted(listed, key=lambda game: (game.changed, game.id))

    return _read(database, work)


async def _listed(games: Games, row: GameRow) -> Listed:
    turn, edition = 0, row.agreed.edition if row.agreed else DAMAGED
    try:
        turn = (await Log(games, row.id).state_at(row.seq)).turn.number if row.seq >= 0 else 0
    except Unreadable:
        edition = DAMAGED
    return Listed(
        row.id,
        row.status,
        edition,
        tuple(await games.names(row.id)),
        turn,
        str(row.guild),
        str(row.channel),
        _moment(row.created),
        _moment(row.changed),
    )


@dataclass(frozen=True)
class OpenGame:
    """The damage of a stored open game or lobby. Both fields are empty for an intact game."""

    trouble: str = ""
    """The reason why the game's state cannot be computed from its log, or an empty text."""
    findings: DamageReport | None = None
    """The damaged rows of the game and their repair, or None for an intact game or a lobby."""


def open_games(database: Address, damaged: Collection[int] = ()) -> dict[int, OpenGame]:
    """Return an `OpenGame` for each open game and lobby, by id, also for intact ones.

    Games in `damaged` are examined even if their state can be computed. Return an empty dict if the
    database cannot be read, for example before its migration.
    """

    async def work(games: Games) -> dict[int, OpenGame]:
        await games.db.pin_snapshot()
        rows = await games.with_status(*OPEN)
        return {row.id: await _open_game(games, row, row.id in damaged) for row in rows}

    # `asyncio.run` needs a thread of its own if the caller is in an event loop.
    with ThreadPoolExecutor(1) as aside, suppress(CannotDo):
        return aside.submit(_read, database, work).result()
    return {}


async def _open_game(games: Games, row: GameRow, damaged: bool) -> OpenGame:
    if row.status == "lobby":
        return OpenGame()
    trouble = "" if damaged else await _trouble(games, row)
    if not (damaged or trouble):
        return OpenGame()
    try:
        return OpenGame(trouble, await examine(games, row.id))
    except Exception as error:  # noqa: BLE001 - one game must not hide the others
        return OpenGame(f"it cannot be examined ({error!r})")


async def _trouble(games: Games, row: GameRow) -> str:
    """Return why a game cannot be restored from its log and seats, or an empty text."""
    try:
        state = await Log(games, row.id).state_at(row.seq)
        last = (await games.commits(row.id, row.seq - 1))[-1]
        seats = await games.seats(row.id)
    except Unreadable as error:
        return str(error)
    except Exception as error:  # noqa: BLE001 - with any error the game cannot be played
        return f"its log cannot be read ({error!r})"
    if len(seats) != len(state.players):
        return f"seats: {len(seats)} of {len(state.players)}"
    if is_fingerprint(last.digest, state):
        return ""
    return "its log does not lead to the state it ended in"


def export_game(database: Address, game: int) -> dict[str, Any]:
    """Return a game as data for JSON: settings, seats, dice, edition and all entries of its log.

    They contain no user ids. Until the game is over, they contain no seed, no secret of the dice
    and no order of decks. Raise CannotDo if the game does not exist or has not begun.
    """

    async def work(games: Games) -> dict[str, Any]:
        row = await _begun(games, game)
        seed = (await games.start_state(game)).hidden.seed
        over = row.status == "over"
        found: dict[str, Any] = {
            "format": EXPORT_FORMAT,
            "game": game,
            "status": row.status,
            "settings": _settings(row.settings),
            "seats": [
                {"name": one.name, "token": one.token, "robot": one.robot}
                for one in await games.seats(game)
            ],
            "seed_hash": fingerprint(seed),
        }
        if over:
            found["seed"] = seed
        parts = await DiceBook(games.db).of(game)
        if parts is not None:
            found["dice"] = _dice(parts, secret=not over)
        commits = await games.commits(game)
        found["commits"] = [_entry(commit, secret=not over) for commit in commits]
        found["edition"] = msgspec.to_builtins(await games.edition(game), str_keys=True)
        return found

    return _read(database, work)


def _settings(settings: GameSettings) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(encode_settings(settings))
    del found["host"]
    return found


def _dice(parts: DiceParts, *, secret: bool) -> dict[str, Any]:
    """Return the sources of a game's seed: the ids of presses, and the bot's secret with its hash.

    `secret`: leave the bot's secret out, because the game is not over.
    """
    found = {"secret_hash": parts.secret_hash, "presses": [str(press) for press in parts.presses]}
    return found if secret else {**found, "secret": parts.secret}


def _entry(commit: Commit, *, secret: bool) -> dict[str, Any]:
    return {
        "seq": commit.seq,
        "actor": commit.actor,
        "by": commit.by,
        "at": _moment(commit.at),
        "action": msgspec.to_builtins(commit.move, str_keys=True),
        "events": [_event(event, secret=secret) for event in commit.events],
        "digest": commit.digest.hex(),
    }


def _event(event: Event, *, secret: bool) -> dict[str, Any]:
    """Return an event as data for JSON. `secret`: leave out the order of shuffled cards.

    The questions of a quiz count as cards.
    """
    if secret and isinstance(event, DecksShuffled | QuestionsShuffled):
        return {"type": event.__struct_config__.tag, "hidden": True}
    found: dict[str, Any] = msgspec.to_builtins(event, str_keys=True)
    return found


def stored_game(database: Address, game: int, theme: Variant) -> GameRecord:
    """Return the record of a game up to its last entry, for a replay as a film or a page.

    Raise CannotDo if the game does not exist or has not begun. Also raise it while a player chooses
    a tax without seeing the amounts (TAX-3), because a replay shows the worth of all players.
    """

    async def work(games: Games) -> GameRecord:
        row = await _begun(games, game)
        ed, state = await games.edition(game), await Log(games, game).state_at(row.seq)
        if view(ed, state).hides_worth:
            raise CannotDo(f"game {game}: a tax is being chosen blindly, try again after that")
        entries = await Log(games, game).entries()
        seqs = [commit.seq for commit in entries]
        sitters, _ = sitters_of(await games.seats(game), await games.tenures(game), seqs)
        log = [commit.events for commit in entries]
        return GameRecord(ed, sitters, await games.start_state(game), log, theme)

    return _read(database, work)


async def _begun(games: Games, game: int) -> GameRow:
    """Return the row of a game. Raise CannotDo if there is none or the game has not begun."""
    row = await games.game(game)
    if row is None:
        raise CannotDo(f"there is no game {game}: see `rentroll games`")
    if row.seq < 0:
        raise CannotDo(f"game {game} has not begun")
    return row


def _read(database: Address, work: Callable[[Games], Coroutine[Any, Any, T]]) -> T:
    """Open a database for reading, and return the result of a function of its games."""
    check_there(database)

    async def whole() -> T:
        async with _looking_at(database) as db:
            return await work(Games(db, Rows(quiet=True)))

    return asyncio.run(whole())


def check_there(database: Address) -> None:
    """Raise CannotDo if a database is a file that does not exist."""
    if isinstance(database, Path) and not database.is_file():
        raise CannotDo(f"there is no database {database}: name it with --database or RENTROLL_DB")


@asynccontextmanager
async def _looking_at(database: Address) -> AsyncIterator[Database]:
    with told_to_host(f"{database}: cannot be read as a database: "):
        db = await Database.look(database)
        try:
            yield db
        except Unreadable as error:
            raise CannotDo(f"{database}: {error}; see `rentroll doctor`") from None
        finally:
            await db.close()


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
