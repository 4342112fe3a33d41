"""The audit of a finished game's dice: each throw, shuffle and draw is computed from the seed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from bot.hosting.records import EXPORT_FORMAT
from bot.store.database.codec import Move, Redo, Undo
from bot.support.failures import CannotDo
from bot.tables.log import rewound
from engine.edition import Edition
from engine.events import (
    CardDrawn,
    DecksShuffled,
    DeedsDealt,
    DiceThrown,
    Event,
    QuestionAsked,
    QuestionsShuffled,
)
from engine.rng import fingerprint, mixed_seed, throw
from engine.setup import blank, dealt_deeds, shuffled_decks, shuffled_questions
from engine.state import GameState, clone

Kind: TypeAlias = Literal["throws", "shuffles", "draws"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class AuditSeat(Struct, frozen=True):
    """A seat of an exported game, with only the field that the audit needs."""

    token: str


class AuditSettings(Struct, frozen=True):
    """The settings of an exported game, with only the field that the audit needs."""

    tutorial: bool = False


class AuditParts(Struct, frozen=True):
    """The secret and the press ids that make the seed, and the published hash of the secret."""

    secret_hash: str
    presses: list[int]
    secret: str


class AuditEntry(Struct, frozen=True):
    """An entry of an exported game's log."""

    seq: int
    action: Move
    events: list[Event]


class Export(Struct, frozen=True):
    """A finished game as `rentroll export` writes it. `dice` is None if the bot chose the seed."""

    game: int
    settings: AuditSettings
    seats: list[AuditSeat]
    seed: str
    seed_hash: str
    edition: Edition
    commits: list[AuditEntry]
    dice: AuditParts | None = None


@dataclass
class Audit:
    """The result of an audit of a game's dice."""

    origin: str
    """The source of the seed, in words, such as the presses and the secret."""
    differences: list[str] = field(default_factory=list)
    """The differences between the recorded game and the computed one, each in words."""
    counts: Counter[Kind] = field(default_factory=Counter)
    """The numbers of checked throws, shuffles and draws."""


@dataclass(frozen=True)
class Chance:
    """A random result in a game: as recorded in the log, and as computed from the seed.

    `what` names the result, such as "throw number 3".
    """

    kind: Kind
    what: str
    recorded: object
    expected: object


def read_export(path: Path) -> Export:
    """Read the file of an exported game.

    Raise CannotDo if the file is no export or the game is not over.
    """
    try:
        data = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise CannotDo(f"cannot read {path}: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:
        raise CannotDo(f"{path}: is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("format") != EXPORT_FORMAT:
        raise CannotDo(f"{path}: is not a game that `rentroll export` wrote")
    if "seed" not in data:
        raise CannotDo(f"{path}: the game was not over yet, so its secret is not in the file")
    try:
        return msgspec.convert(data, Export, strict=False)
    except (ValueError, RecursionError) as error:
        raise CannotDo(f"{path}: is not a whole game: {error}") from None


def audit(game: Export) -> Audit:
    """Replay a game's log, and compare each random result with the one computed from the seed."""
    seed, found = _seed(game)
    states: dict[int, GameState] = {}
    try:
        state = blank(game.edition, [seat.token for seat in game.seats], seed)
        for number, entry in enumerate(game.commits):
            if entry.seq != number:
                raise LookupError
            if isinstance(entry.action, Undo | Redo):  # the same random numbers follow again
                state = rewound(states[entry.action.to], state)
            else:
                state = _follow(game.edition, found, state, entry)
            states[number] = state
    except Exception:  # noqa: BLE001 - a forged log can raise anything
        found.differences.append(f"entry {len(states)} of the log does not fit the game")
    return found


def _seed(game: Export) -> tuple[str, Audit]:
    """Compute the seed from the secret and the presses, and check the seed and the hashes.

    Return the seed, and an audit with the differences so far. If the bot chose the seed, return the
    recorded seed.
    """
    seed, parts = game.seed, game.dice
    if parts is None:
        whose = "practice" if game.settings.tutorial else "the old way"
        found = Audit(f"{whose}: a seed that the bot chose alone, SHA-256 {game.seed_hash}")
    else:
        seed = mixed_seed(parts.secret, parts.presses)
        mixed = f"mixed from {len(parts.presses)} presses and the secret"
        found = Audit(f"{mixed} with the SHA-256 hash {parts.secret_hash} (as in the lobby?)")
        if fingerprint(parts.secret) != parts.secret_hash:
            found.differences.append("the secret does not have the published hash")
        if seed != game.seed:
            found.differences.append("the seed does not follow from the secret and the presses")
    if fingerprint(game.seed) != game.seed_hash:
        found.differences.append("the seed does not have the published hash")
    return seed, found


def _follow(ed: Edition, found: Audit, before: GameState, entry: AuditEntry) -> GameState:
    """Return the state after an entry of the log.

    Count the entry's random results in `found`, and add the differences to it.
    """
    state = clone(before)
    for event in entry.events:
        chance = _chance(ed, state, event)
        if chance is not None:
            found.counts[chance.kind] += 1
            if chance.recorded != chance.expected:
                where = f"turn {state.turn.number}, entry {entry.seq} of the log"
                told = f"recorded {chance.recorded}, worked out {chance.expected}"
                found.differences.append(f"{chance.what} ({where}): {told}")
        event.evolve(state)
    return state


def _chance(ed: Edition, s: GameState, event: Event) -> Chance | None:
    """Return an event's random result, recorded and computed.

    Return None if the event has no random result.
    """
    hidden = s.hidden
    match event:
        case DiceThrown():
            dice = throw(hidden.seed, hidden.drawn)
            thrown = (event.first, event.second)
            return Chance("throws", f"throw number {hidden.drawn}", thrown, dice)
        case DecksShuffled():
            return Chance("shuffles", "the decks", event, shuffled_decks(ed, hidden))
        case QuestionsShuffled():
            return Chance("shuffles", "the questions", event, shuffled_questions(ed, hidden))
        case DeedsDealt():
            dealt = dealt_deeds(ed, hidden, len(s.players))
            return Chance("shuffles", "the deal", event, dealt)
        case CardDrawn():
            top = hidden.decks[event.deck][0]
            return Chance("draws", f"card of {event.deck}", event.card, top)
        case QuestionAsked():
            return Chance("draws", "question", event.question, hidden.questions[0])
        case _:
            return None
