"""How games are written down: commits, states and editions as bytes."""

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
"""After so many entries of a log, whoever reads it lets others have their turn."""


class Undo(Struct, frozen=True, tag="undo"):
    """Not the engine's: the game goes back to how it stood after commit `to`."""

    to: int


class Redo(Struct, frozen=True, tag="redo"):
    """Not the engine's: the same, though commit `to` was taken back since."""

    to: int


class Opening(Struct, frozen=True, tag="opening"):
    """Not the engine's: the game was set up."""


Move: TypeAlias = Action | Undo | Redo | Opening
"""What a commit records."""

By: TypeAlias = Literal["player", "auto", "robot", "clock", "vote", "moderator"]
"""Who made a move; `auto`: it made itself, as its player wishes, whether they are there or not."""


class Commit(Struct, frozen=True):
    """One entry of a game's log. `actor` is a seat; -1 is the table itself."""

    seq: int
    actor: int
    by: By
    move: Move
    events: list[Event]
    digest: bytes
    at: float


class GameSettings(Struct, frozen=True):
    """What a table agreed on before it began."""

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
    """Which version of a server's own edition; 0 for one that comes with the game."""
    theme: Theme = "light"
    coach: bool = False
    """Whether the coach may be asked though the game counts; whoever joins agrees to it."""
    talk: bool = True
    """Whether computer players say a word now and then."""


SeatState: TypeAlias = Literal["person", "away", "computer", "vacant"]
"""Who plays a seat.

`away`: the computer plays until the user is back. `vacant`: the user has left, the computer plays,
and anyone without a seat may take it over.
"""


class Sitting(Struct, frozen=True):
    """A seat of a table: its name, its user or computer player, and its missed turns in a row.

    `robot` and `kept` are stored. `state` says what they mean together.
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
    """The rules of a stored edition, as they were written."""

    rules: dict[str, RuleValue]


_stored_rules = msgspec.msgpack.Decoder(_StoredRules)


def encode_settings(settings: GameSettings) -> str:
    return msgspec.json.encode(settings).decode()


@lru_cache(maxsize=64)
def decode_edition(data: bytes) -> Edition:
    """Return an edition as it was frozen into a game; tables that play the same one share it.

    A rule that did not exist when the edition was stored is as in the shipped edition with its
    id, or else the one it extends: a game of nyc goes on by nyc's book.
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
"""Fields outside the fingerprint: games stored before they existed have none."""
_encode_sorted = msgspec.msgpack.Encoder(order="sorted").encode
_EARLIER_ORDERS: tuple[tuple[str, ...], ...] = (
    ("hidden", "players", "owner", "level", "mortgaged", "bank", "turn", "pending", "offers",
     "claims", "last_id", "result"),
    ("players", "owner", "level", "mortgaged", "bank", "turn", "pending", "offers", "claims",
     "result", "hidden", "last_id"),
)  # fmt: skip
"""Orders of fields in the fingerprints of earlier versions, the oldest first."""


def digest(s: GameState) -> bytes:
    """Return a short fingerprint of a state, by which a rebuilt game is compared.

    Fields are sorted by name, so the order of their declarations does not matter.
    """
    names = _REMEMBERED.symmetric_difference(GameState.__struct_fields__)
    return _fingerprint(_encode_sorted({name: getattr(s, name) for name in names}))


def is_fingerprint(mark: bytes, s: GameState) -> bool:
    """Return True if this is the fingerprint of a state, by this or an earlier version."""
    return mark == digest(s) or any(
        mark == _fingerprint(encode({name: getattr(s, name) for name in order}))
        for order in _EARLIER_ORDERS
    )


def _fingerprint(data: bytes) -> bytes:
    return blake2b(data, digest_size=12).digest()


def worth_a_snapshot(commit: Commit) -> bool:
    """Every so many entries, and where an undo or a redo goes back behind the last of those.

    So whoever reads the log never has to begin before it.
    """
    last = commit.seq - commit.seq % SNAPSHOT_EVERY
    return commit.seq == last or (isinstance(commit.move, Undo | Redo) and commit.move.to < last)
