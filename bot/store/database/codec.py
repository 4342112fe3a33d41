"""The formats in which games are stored: log entries, states, settings and editions."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from editions.loader import available, load
from engine.actions import Action
from engine.edition import Edition
from engine.events import Event
from engine.rules import Rules, RuleValue
from engine.state import GameState

Speed: TypeAlias = Literal["live", "relaxed", "slow", "none"]
Theme: TypeAlias = Literal["light", "dark"]

SNAPSHOT_EVERY = 50
SLICE = 250
"""Log entries that a reader decodes before it yields to the event loop."""


class Undo(Struct, frozen=True, tag="undo"):
    """A move that restores the game's state after log entry `to`.

    The engine does not know this move.
    """

    to: int


class Redo(Struct, frozen=True, tag="redo"):
    """A move that takes back an undo: it restores the game's state after log entry `to`.

    The engine does not know this move.
    """

    to: int


class Opening(Struct, frozen=True, tag="opening"):
    """The move of a log's first entry: the game was set up. The engine does not know this move."""


Move: TypeAlias = Action | Undo | Redo | Opening
"""The move that a log entry records: an action for the engine, or one of the bot's own moves."""

By: TypeAlias = Literal["player", "auto", "robot", "clock", "vote", "moderator"]
"""The maker of a move. `auto` is the bot, which follows the player's preferences."""


class Commit(Struct, frozen=True):
    """An entry of a game's log. `actor` is a seat number, or -1 if no seat made the move."""

    seq: int
    actor: int
    by: By
    move: Move
    events: list[Event]
    digest: bytes
    at: float


class GameSettings(Struct, frozen=True):
    """The settings of a game, as chosen in its lobby."""

    edition: str = "classic"
    variant: str = "standard"
    modules: tuple[str, ...] = ()
    house: dict[str, RuleValue] = {}
    speed: Speed = "live"
    seats: int = 8
    minutes: int = 60
    host: int = 0
    tutorial: bool = False
    own: int = 0
    """The number of the stored version of a server's own edition, or 0 for a shipped edition."""
    theme: Theme = "light"
    coach: bool = False
    """True if players may ask the coach during a game with several people."""
    talk: bool = True
    """True if computer players comment on the game now and then."""


SeatState: TypeAlias = Literal["person", "away", "computer", "vacant"]
"""The state of a seat: its owner plays, is away or has left, or a computer plays.

`person`: a user, who plays. `away`: a user, but the computer plays until the user is back.
`computer`: a computer player. `vacant`: the user has left, the computer plays, and anyone without a
seat may take the seat over.
"""


class Sitting(Struct, frozen=True):
    """A seat of a game: its name, its user or computer player, and its missed turns in a row.

    `misses`: the turns in a row in which the user's time was up. `robot`: the computer
    player, or empty for a user. If `kept` is true, the state of a user's seat is `away`, and the
    state of a computer player's seat is `vacant`.
    """

    name: str
    token: str
    user: int = 0
    robot: str = ""
    kept: bool = False
    misses: int = 0

    @property
    def state(self) -> SeatState:
        if self.robot:
            return "vacant" if self.kept else "computer"
        return "away" if self.kept else "person"

    @property
    def human(self) -> bool:
        """True if a user has this seat, present or away."""
        return self.user != 0 and self.state in ("person", "away")

    @property
    def automatic(self) -> bool:
        """True if the computer acts for this seat."""
        return self.state != "person"


encode = msgspec.msgpack.Encoder().encode
decode_state = msgspec.msgpack.Decoder(GameState).decode
decode_move = msgspec.msgpack.Decoder(Move).decode
decode_events = msgspec.msgpack.Decoder(list[Event]).decode
decode_settings = msgspec.json.Decoder(GameSettings).decode
_edition = msgspec.msgpack.Decoder(Edition)


class _StoredRules(Struct):
    """The rules in a stored edition. A missing rule gets no default value."""

    rules: dict[str, RuleValue]


_stored_rules = msgspec.msgpack.Decoder(_StoredRules)


def encode_settings(settings: GameSettings) -> str:
    return msgspec.json.encode(settings).decode()


@lru_cache(maxsize=64)
def decode_edition(data: bytes) -> Edition:
    """Decode the edition that is stored with a game. The result is cached and shared.

    A rule that did not exist when the edition was stored gets its value from a shipped edition: the
    one with the same id, or else the one that the stored edition extends. If neither exists, the
    rule gets its default value.
    """
    ed = _edition.decode(data)
    missing = set(Rules.__struct_fields__).difference(_stored_rules.decode(data).rules)
    shipped = next((name for name in (ed.id, ed.extends) if name in available()), None)
    if not missing or shipped is None:
        return ed
    rules = load(shipped).rules
    newer = {name: getattr(rules, name) for name in sorted(missing)}
    return replace(ed, rules=replace(ed.rules, **newer))


_REMEMBERED = frozenset({"refused", "bids", "dealt"})
"""Fields of GameState that the fingerprint leaves out, because older games lack them."""
_encode_sorted = msgspec.msgpack.Encoder(order="sorted").encode
_EARLIER_ORDERS: tuple[tuple[str, ...], ...] = (
    ("hidden", "players", "owner", "level", "mortgaged", "bank", "turn", "pending", "offers",
     "claims", "last_id", "result"),
    ("players", "owner", "level", "mortgaged", "bank", "turn", "pending", "offers", "claims",
     "result", "hidden", "last_id"),
)  # fmt: skip
"""The orders of GameState's fields in the fingerprints of earlier versions, the oldest first."""


def digest(s: GameState) -> bytes:
    """Return a short fingerprint of a game's state. A replay must lead to the same fingerprint.

    Fields are sorted by name, so the order of their declarations does not matter.
    """
    names = _REMEMBERED.symmetric_difference(GameState.__struct_fields__)
    return _fingerprint(_encode_sorted({name: getattr(s, name) for name in names}))


def is_fingerprint(mark: bytes, s: GameState) -> bool:
    """Return True if `mark` is the fingerprint of a state, in the current or an earlier format."""
    return mark == digest(s) or any(
        mark == _fingerprint(encode({name: getattr(s, name) for name in order}))
        for order in _EARLIER_ORDERS
    )


def _fingerprint(data: bytes) -> bytes:
    return blake2b(data, digest_size=12).digest()


def worth_a_snapshot(commit: Commit) -> bool:
    """Return True if the state after this log entry must be stored as a snapshot.

    That is every SNAPSHOT_EVERY-th entry, and an undo or redo that goes back beyond the last such
    entry. So no reader replays entries from before the last snapshot.
    """
    last = commit.seq - commit.seq % SNAPSHOT_EVERY
    return commit.seq == last or (isinstance(commit.move, Undo | Redo) and commit.move.to < last)
