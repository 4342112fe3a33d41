"""Repair of damaged database rows of a game, with values derived from its other rows.

An entry of the log can be rebuilt from its move, its events or a later intact snapshot.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import structs

from bot.store.copies.damaged_rows import GameRepairs, Repair, StoredEntry, StoredGame
from bot.store.database.codec import (
    GameSettings,
    Move,
    Opening,
    Redo,
    Sitting,
    Undo,
    digest,
    encode,
    is_fingerprint,
)
from bot.store.database.writer import DatabaseFailed, LeaseLost
from bot.store.games.games import Games
from bot.tables.log import rewound
from bot.tables.seating import handed_over
from editions.loader import available, load
from engine.edition import Edition, Seat
from engine.errors import BadSetup
from engine.events import Event
from engine.game import Outcome, apply, fold
from engine.rules import configure
from engine.setup import blank
from engine.state import GameState

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class DamageReport:
    """The result of examining a game for damaged rows, with the values that repair it."""

    repair: Repair
    last: int
    """Number of the last log entry, readable or not."""
    reached: int
    """Number of the last log entry after which the state is certain, or -1 if there is none."""
    state: GameState | None
    """The state after log entry number `reached`, or None if there is none."""
    lost: str = ""
    """The lost columns, or the lost log entry, without which the game cannot be played, or ""."""

    @property
    def playable(self) -> bool:
        """True if the game has lost nothing that it needs to be played."""
        return not self.lost

    @property
    def can_rewind(self) -> bool:
        """True if the game can continue from a log entry before the last one."""
        return self.state is not None and 0 <= self.reached < self.last


async def mend(games: Games, game: int) -> None:
    """Replace the damaged rows of a game in the database, as far as other rows determine them."""
    found = await examine(games, game)
    if found is None or not found.repair.told:
        return
    try:
        await GameRepairs(games.db).write(game, found.repair)
    except (DatabaseFailed, LeaseLost):
        return
    for line in found.repair.told:
        _log.warning("game %d: a damaged row is replaced: %s", game, line)


async def examine(games: Games, game: int) -> DamageReport | None:
    """Return the damage report of a game that has begun, or None for any other game."""
    stored = await GameRepairs(games.db).read(game)
    if stored is None or not (stored.entries or stored.snapshots):
        return None
    return _Examination(stored).findings()


class _Examination:
    """The examination of one stored game. It repairs a row after the rows it is derived from."""

    def __init__(self, stored: StoredGame) -> None:
        self.stored = stored
        self.repair = Repair()

    def findings(self) -> DamageReport:
        stored = self.stored
        last = self._last()
        ed = self._edition()
        if ed is None:
            return DamageReport(self.repair, last, -1, None, "games.edition and games.settings")
        states = _States(stored, ed, self.repair)
        states.follow(last)
        self._place()
        self._row(last)
        if states.last is not None:
            self._seats(states.last)
        if stored.settings is None:
            self._column("settings", _settings(stored, ed), "by its edition")
        if stored.damaged_timers:
            self.repair.timers = stored.timers
            self.repair.told.append("timers: planned from the state")
        lost = [name for name in ("guild", "channel") if self._is_lost(name)]
        if states.reached < last:
            lost = [f"entry {states.reached + 1} of the log"]
        return DamageReport(self.repair, last, states.reached, states.sure, ", ".join(lost))

    def _last(self) -> int:
        """Return the number of the last log entry, readable or not.

        If the game's row changed together with its last readable entry, no later entry exists.
        """
        seq, entries = self.stored.seq, self.stored.entries
        if seq in entries and seq + 1 not in entries:
            return int(seq)
        known = max(entries, default=0)
        is_newest = known in entries and entries[known].at == self.stored.changed
        return known if is_newest or not isinstance(seq, int) else max(known, seq)

    def _is_lost(self, name: str) -> bool:
        return getattr(self.stored, name) is None and name not in self.repair.columns

    def _column(self, name: str, value: Any, how: str) -> None:
        self.repair.columns[name] = value
        self.repair.told.append(f"games.{name}: {how}")

    def _edition(self) -> Edition | None:
        """Return the edition of the game, rebuilt from the settings if damaged.

        Return None if it cannot be rebuilt.
        """
        stored, agreed = self.stored, self.stored.settings
        if stored.edition is not None or agreed is None:
            return stored.edition
        shipped = agreed.edition in available() and not agreed.own
        base = load(agreed.edition) if shipped else stored.own_edition
        if base is None:
            return None
        try:
            ed = configure(base, agreed.variant, agreed.modules, agreed.house)
        except BadSetup:
            return None
        self._column("edition", encode(ed), "by the settings")
        return ed

    def _place(self) -> None:
        stored = self.stored
        if stored.channel is None and stored.table_channel is not None:
            self._column("channel", stored.table_channel, "by the message of the table")
        if stored.guild is None and stored.neighbour is not None:
            self._column("guild", stored.neighbour, "by another game in the channel")

    def _row(self, last: int) -> None:
        stored = self.stored
        times = [entry.at for _, entry in sorted(stored.entries.items()) if entry.at]
        if stored.seq != last:
            self.repair.last = (stored.seq, last)
            self.repair.told.append("games.seq: by the last entry of the log")
        if stored.created is None:
            self._column("created", times[0] if times else 0.0, "by the log")
        if stored.changed is None:
            self._column("changed", times[-1] if times else 0.0, "by the log")

    def _seats(self, state: GameState) -> None:
        """Replace the damaged seats of the game. A seat whose player is unknown becomes vacant."""
        seats = []
        for number, player in enumerate(state.players):
            found = self.stored.seats.get(number, {})
            try:
                kept = {0: False, 1: True}.get(found.get("kept", None), found.get("kept"))
                seats.append(msgspec.convert({**found, "kept": kept}, Sitting))
            except msgspec.ValidationError:
                seats.append(_sitting(found, player.token, self.stored.names.get(number, "")))
                self.repair.seats = seats
                self.repair.told.append(f"seats: seat {number}")
        for number in sorted({*self.stored.seats} - {*range(len(seats))}):
            self.repair.seats = seats
            self.repair.told.append(f"seats: seat {number}, of no player")


def _sitting(found: Any, token: str, name: str) -> Sitting:
    """Return a seat made from the readable columns of its row.

    It is vacant if its player cannot be read.
    """

    def known(column: str, kind: type, usual: Any) -> Any:
        value = found.get(column)
        return value if type(value) is kind else usual

    sitting = Sitting(known("name", str, "") or name or token, known("token", str, token))
    robot, user = known("robot", str, None), known("user", int, None)
    if robot is None or user is None:
        return handed_over(sitting)
    return structs.replace(sitting, user=user, robot=robot, kept=found.get("kept") == 1)


def _settings(stored: StoredGame, ed: Edition) -> GameSettings:
    """Return a game's settings with the fields that can be read, and defaults for the others.

    Without a readable speed there are no clocks.
    """
    try:
        said = msgspec.json.decode(stored.said, type=dict[str, Any])
    except (ValueError, RecursionError):
        said = {}
    users = [seat["user"] for _, seat in sorted(stored.seats.items())]
    people = [user for user in users if isinstance(user, int) and user]
    settings = GameSettings(speed="none", seats=len(users), host=next(iter(people), 0))
    for one in structs.fields(GameSettings):
        if one.name in said:
            with suppress(msgspec.ValidationError):
                value = msgspec.convert(said[one.name], one.type)
                settings = structs.replace(settings, **{one.name: value})
    return structs.replace(settings, edition=ed.id)


class _States:
    """The states of a game, computed from its log.

    After unreadable entries they continue from a snapshot. A state is certain if the fingerprint of
    its entry or of a later entry matches.
    """

    def __init__(self, stored: StoredGame, ed: Edition, repair: Repair) -> None:
        self.stored = stored
        self.ed = ed
        self.repair = repair
        moves = [entry.move for entry in stored.entries.values()]
        self._targets = {move.to for move in moves if isinstance(move, Undo | Redo)}
        self._earlier: dict[int, GameState] = {}
        self.last: GameState | None = None
        """The last known state, even if no fingerprint confirms it, or None."""
        self.reached = -1
        """Number of the last log entry after which the state is certain, or -1 for none."""
        self.sure: GameState | None = None
        """The state after log entry number `reached`, or None."""

    def follow(self, last: int) -> None:
        """Compute the states up to log entry `last`, or as far as possible.

        Repairs that turn out to be necessary are noted.
        """
        stored = self.stored
        state, before = self._start(), -1
        doubtful: list[tuple[int, GameState]] = []
        for seq, entry in sorted(stored.entries.items()):
            if not 0 <= seq <= last:
                continue
            if seq != before + 1:  # entries are missing
                state = None
            before = seq
            state = self._after(seq, state, entry) if state is not None else None
            snapshot = stored.snapshots.get(seq)
            sure = _is_of(entry, state)
            if not sure and snapshot is not None and _is_of(entry, snapshot):
                state, sure = snapshot, True
            if state is None:
                state, doubtful = snapshot, []
            if state is None:
                continue
            if seq in self._targets:
                self._earlier[seq] = state
            doubtful.append((seq, state))
            self.last = state
            if sure:
                for number, earlier in doubtful:
                    self._compare(number, earlier)
                doubtful = []
                self.reached, self.sure = seq, state
        for number in stored.snapshots:
            if not isinstance(number, int) or not 0 <= number <= last:
                self.repair.stray.append(number)
                self.repair.told.append(f"snapshots: {number}, of no entry")

    def _start(self) -> GameState | None:
        """Return the state before the first log entry, rebuilt if damaged.

        Return None if it cannot be rebuilt.
        """
        stored = self.stored
        if stored.start is not None:
            return stored.start
        known = [one for one in stored.snapshots.values() if one is not None]
        seed = known[0].hidden.seed if known else stored.seed
        tokens = [player.token for player in known[0].players] if known else self._tokens()
        if not seed or not tokens:
            return None
        start = blank(self.ed, tokens, seed)
        self.repair.columns["start"] = encode(start)
        self.repair.told.append("games.start: set up again")
        return start

    def _tokens(self) -> list[str]:
        seats = self.stored.seats
        return [seats[number]["token"] for number in sorted(seats)]

    def _after(self, seq: int, state: GameState, entry: StoredEntry | None) -> GameState | None:
        """Return the state after log entry `seq`, or None if it cannot be known.

        `state` is the state before that entry.
        """
        if entry is None:
            return None
        if isinstance(entry.move, Undo | Redo):
            earlier = self._earlier.get(entry.move.to)
            return None if earlier is None else rewound(earlier, state)
        told = _folded(state, entry.events)
        if told is not None and is_fingerprint(entry.digest, told):
            self._restore(seq, entry, entry.events)
            return told
        done = self._applied(state, entry)
        if done is not None and is_fingerprint(entry.digest, done.state):
            self._restore(seq, entry, done.events)
            return done.state
        return None if entry.move is None else told

    def _applied(self, state: GameState, entry: StoredEntry) -> Outcome | None:
        """Return the outcome of a log entry's move by the rules, or None if there is none."""
        if entry.move is None or isinstance(entry.move, Undo | Redo | Opening):
            return None
        try:
            return apply(self.ed, state, Seat(entry.actor), entry.move)
        except Exception:  # noqa: BLE001 - damaged data may raise anything
            return None

    def _restore(self, seq: int, entry: StoredEntry, events: list[Event] | None) -> None:
        move: Move = Opening() if entry.move is None else entry.move
        if events is not None and (entry.move is None or events != entry.events):
            self.repair.entries[seq] = (move, events)
            self.repair.told.append(f"commits: entry {seq}, by its other half")

    def _compare(self, seq: int, state: GameState) -> None:
        """Replace the snapshot after entry `seq` if it differs from `state`.

        The snapshot after entry 0 is added if it is missing.
        """
        if seq in self.stored.snapshots or seq == 0:
            snapshot = self.stored.snapshots.get(seq)
            if snapshot is None or digest(snapshot) != digest(state):
                self.repair.snapshots[seq] = state
                self.repair.told.append(f"snapshots: {seq}, from the log")


def _is_of(entry: StoredEntry | None, state: GameState | None) -> bool:
    """Return True if a state is known and matches the fingerprint in a log entry."""
    return entry is not None and state is not None and is_fingerprint(entry.digest, state)


def _folded(state: GameState, events: list[Event] | None) -> GameState | None:
    """Return the state after these events, or None if they are missing or impossible."""
    try:
        return None if events is None else fold(state, events)
    except Exception:  # noqa: BLE001 - damaged data may raise anything
        return None
