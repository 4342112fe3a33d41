"""The conversion of names in a scenario file to the engine's seats, positions and actions."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec

from bot.cli.scenario.faults import ScenarioError
from bot.cli.scenario.parse import MOST_AMOUNT, Step
from bot.words.narration.illegal_actions import codes
from engine import actions
from engine.actions import (
    Accept,
    Action,
    Answer,
    CallTime,
    Counter,
    KeepMortgaged,
    Lift,
    Reject,
    TimeUp,
)
from engine.asked import waiting
from engine.decisions import Challenge, MortgagedDeed
from engine.edition import Edition, Pos, Seat
from engine.errors import Illegal
from engine.state import GameState

ACTIONS: dict[str, type[Any]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(actions.Action)
}
_ABOUT_A_DEED = (Lift, KeepMortgaged)
_ANSWERS_TO_OFFERS = (Accept, Reject, Counter)

_FIELDS: dict[type[Any], dict[str, object]] = {
    kind: {
        **{name: hint for name, hint in get_type_hints(kind).items() if name != "ref"},
        **({"from": Seat} if kind in _ANSWERS_TO_OFFERS else {}),
    }
    for kind in ACTIONS.values()
}
_FIELDS[Answer] = {"right": bool}
_FIELDS[Counter]["to"] = Seat  # another word for `from`
"""The keys of each action in a scenario file, with their types.

In the file, an answer to a question has the key `right`.
"""

ANSWERS: dict[str, tuple[str, ...]] = {
    "roll": ("roll",),
    "jail": ("roll", "pay_fine", "use_card"),
    "end_turn": ("end_turn",),
    "buy": ("buy", "decline"),
    "tax": ("pay_flat", "pay_percent"),
    "auction": ("bid", "pass"),
    "debt": ("bankrupt",),
    "mortgaged": ("lift", "keep_mortgaged"),
    "shortage": ("want",),
    "place": ("build", "pass"),
    "go": ("take_salary", "expand"),
    "trip": ("take_question", "skip"),
    "challenge": ("answer",),
    "prize": ("take", "next_question", "skip"),
    "court": ("plead_guilty", "hire_lawyer"),
    "offline": ("move_token",),
}
"""The actions that answer each kind of decision. `skip` is an old action that is always refused."""


class Names:
    """The lookup of names in a scenario file. Unknown names raise ScenarioError."""

    def __init__(self, ed: Edition, players: list[str]) -> None:
        self.ed = ed
        self.players = players

    def seat(self, name: object, place: str) -> Seat:
        if name not in self.players:
            known = ", ".join(self.players)
            raise ScenarioError(place, f"expected a player's name ({known}), got {name!r}")
        return Seat(self.players.index(str(name)))

    def pos(self, name: object, place: str) -> Pos:
        """Return the position of a space, by its name or its position.

        Raise ScenarioError if several spaces have that name.
        """
        spaces = self.ed.spaces
        if isinstance(name, str) and name.isdecimal() and len(name) < 4:
            name = int(name)
        if isinstance(name, int) and not isinstance(name, bool):
            if 0 <= name < len(spaces):
                return Pos(name)
            raise ScenarioError(place, f"expected a position from 0 to {len(spaces) - 1}")
        found = [i for i, space in enumerate(spaces) if space.name == name]
        if len(found) > 1:
            raise ScenarioError(place, f"{name!r} is at {found}: expected one of these positions")
        if not found:
            raise ScenarioError(place, f"expected a space's name or position, got {name!r}")
        return Pos(found[0])

    def deed(self, name: object, place: str) -> Pos:
        pos = self.pos(name, place)
        if not self.ed.spaces[pos].group:
            raise ScenarioError(place, f"expected a deed, got {name!r}")
        return pos

    def deck(self, name: object, place: str) -> str:
        decks = [deck.id for deck in self.ed.decks]
        if name not in decks:
            raise ScenarioError(place, f"expected a deck ({', '.join(decks)}), got {name!r}")
        return str(name)

    def action(self, step: Step, s: GameState, place: str) -> tuple[Seat, Action]:
        """Return the seat and the action of a scenario's step.

        The state of the game adds keys that the file may leave out, such as the deed of a decision.
        """
        seat, kind, values = self.read(step, place)
        if kind is TimeUp and self.ed.rules.time_limit and set(waiting(s).values()) <= {"roll"}:
            return seat, CallTime()
        if kind is Counter and "to" in values:
            values.setdefault("from", values.pop("to"))
        if "from" in values:
            values["ref"] = _offer_from(s, values.pop("from"), seat)
        if kind in _ABOUT_A_DEED and "deed" not in values:
            top = s.pending[-1] if s.pending else None
            if not isinstance(top, MortgagedDeed):
                raise ScenarioError(place, f"{step.do} expects the key 'deed' when none is asked")
            values["deed"] = top.pos
        if kind is Answer:
            return seat, Answer(self._choice(s, right=values["right"]))
        action: Action = kind(**values)
        return seat, action

    def _choice(self, s: GameState, *, right: bool) -> int:
        """Return the number of the right choice of the current question, or of a wrong choice.

        Return 0 if no question is asked.
        """
        top = s.pending[-1] if s.pending else None
        if not isinstance(top, Challenge):
            return 0
        choice = self.ed.questions[top.question].right
        return choice if right else choice - 1

    def read(self, step: Step, place: str) -> tuple[Seat, type[Any], dict[str, Any]]:
        """Return the seat, action class and fields of a scenario's step.

        This needs no state of the game.
        """
        seat = self.seat(step.player, f"{place}.player")
        kind = ACTIONS.get(step.do)
        if kind is None:
            known = ", ".join(sorted(ACTIONS))
            raise ScenarioError(f"{place}.do", f"expected one of {known}; got {step.do!r}")
        if isinstance(step.refused, str) and step.refused not in codes():
            problem = f"expected true or a code of docs/scenarios.md, got {step.refused!r}"
            raise ScenarioError(f"{place}.refused", problem)
        hints = _FIELDS[kind]
        values: dict[str, Any] = {}
        for name, value in step.given.items():
            if name not in hints:
                fields = ", ".join(hints) or "no fields"
                raise ScenarioError(f"{place}.{name}", f"{step.do} takes {fields}")
            values[name] = self._value(
                hints[name], value, f"{place}.{name}", signed=step.refused is not False
            )
            if name == "group":
                self._check_group(values[name], f"{place}.group")
        for part in msgspec.structs.fields(kind):
            name = "right" if kind is Answer else part.name
            if part.required and name not in values and kind not in _ABOUT_A_DEED:
                raise ScenarioError(place, f"{step.do} expects the key {name!r}")
        return seat, kind, values

    def _check_group(self, name: object, place: str) -> None:
        groups = [group.id for group in self.ed.groups]
        if name not in groups:
            raise ScenarioError(place, f"expected one of {', '.join(groups)}; got {name!r}")

    def _value(self, hint: object, value: object, place: str, *, signed: bool) -> object:
        if hint is Pos:
            return self.pos(value, place)
        if hint is Seat:
            return self.seat(value, place)
        if hint in (tuple[Pos, ...], tuple[str, ...]):
            if not isinstance(value, list):
                raise ScenarioError(place, f"expected a list, got {value!r}")
            convert = self.pos if hint == tuple[Pos, ...] else self.deck
            return tuple(convert(item, f"{place}[{i}]") for i, item in enumerate(value))
        if hint is bool:
            if not isinstance(value, bool):
                raise ScenarioError(place, f"expected true or false, got {value!r}")
            return value
        if hint is int:
            least = -MOST_AMOUNT if signed else 0
            if type(value) is not int or not least <= value <= MOST_AMOUNT:
                raise ScenarioError(
                    place, f"expected a whole number from {least} to {MOST_AMOUNT}, got {value!r}"
                )
            return value
        if not isinstance(value, str):
            raise ScenarioError(place, f"expected text, got {value!r}")
        return value


def _offer_from(s: GameState, maker: Seat, to: Seat) -> int:
    """Return the id of the only open trade offer from `maker` to `to`.

    Raise Illegal if there is none or more than one.
    """
    found = [offer.id for offer in s.offers if (offer.maker, offer.to) == (maker, to)]
    if len(found) != 1:
        raise Illegal("which_one" if found else "no_offer")
    return found[0]
