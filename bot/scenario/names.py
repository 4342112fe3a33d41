"""Words of a scenario file turned into the engine's numbers: seats, spaces, actions."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from bot.scenario.parse import MOST_AMOUNT, ScenarioError, Step
from engine import actions
from engine.actions import Action, CallTime, KeepMortgaged, Lift, TimeUp
from engine.asked import waiting
from engine.decisions import MortgagedDeed
from engine.edition import Edition, Pos, Seat
from engine.state import GameState

ACTIONS: dict[str, type[Any]] = {
    str(kind.__struct_config__.tag): kind
    for kind in get_args(actions.Action)
    if kind is not CallTime
}
_HINTS = {kind: get_type_hints(kind) for kind in ACTIONS.values()}

_ANSWERS_TO_OFFERS = (actions.Accept, actions.Reject, actions.Counter)

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
}
"""The kinds of decision and the actions that answer them."""


class Names:
    """Looks up the players and spaces a file names."""

    def __init__(self, ed: Edition, players: list[str]) -> None:
        self.ed = ed
        self.players = players

    def seat(self, name: object, place: str) -> Seat:
        if name not in self.players:
            known = ", ".join(self.players)
            raise ScenarioError(place, f"expected a player's name ({known}), got {name!r}")
        return Seat(self.players.index(str(name)))

    def pos(self, name: object, place: str) -> Pos:
        """A space by its name or its position."""
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
        """The step's action, its fields translated."""
        seat = self.seat(step.player, f"{place}.player")
        kind = ACTIONS.get(step.do)
        if kind is None:
            known = ", ".join(sorted(ACTIONS))
            raise ScenarioError(f"{place}.do", f"expected one of {known}; got {step.do!r}")
        if kind is TimeUp and self.ed.rules.time_limit and set(waiting(s).values()) <= {"roll"}:
            return seat, CallTime()
        hints = {name: hint for name, hint in _HINTS[kind].items() if name != "ref"}
        values: dict[str, object] = {}
        for name, value in step.given.items():
            if name == "from" and kind in _ANSWERS_TO_OFFERS:
                values["ref"] = self._offer_from(s, seat, value, f"{place}.from")
                continue
            if name not in hints:
                fields = ", ".join(hints) or "no fields"
                raise ScenarioError(f"{place}.{name}", f"{step.do} takes {fields}")
            values[name] = self._value(
                hints[name], value, f"{place}.{name}", signed=step.refused is not False
            )
        top = s.pending[-1] if s.pending else None
        if (
            kind in (Lift, KeepMortgaged)
            and "deed" not in values
            and isinstance(top, MortgagedDeed)
        ):
            values["deed"] = top.pos
        try:
            action: Action = kind(**values)
        except TypeError:
            missing = [n for n in kind.__struct_fields__ if n in hints and n not in values]
            raise ScenarioError(place, f"{step.do} expects the key {missing[0]!r}") from None
        return seat, action

    def _offer_from(self, s: GameState, seat: Seat, maker: object, place: str) -> int:
        """`from` says whose offer is answered, where several are open."""
        other = self.seat(maker, place)
        found = [offer.id for offer in s.offers if (offer.maker, offer.to) == (other, seat)]
        if len(found) != 1:
            raise ScenarioError(place, f"{maker} has {len(found)} open offers to this player")
        return found[0]

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
        if hint is int:
            least = -MOST_AMOUNT if signed else 0
            if type(value) is not int or not least <= value <= MOST_AMOUNT:
                shown = repr(value) if len(repr(value)) < 40 else "something far larger"
                raise ScenarioError(
                    place, f"expected a whole number from 0 to {MOST_AMOUNT}, got {shown}"
                )
            return value
        if not isinstance(value, str):
            raise ScenarioError(place, f"expected text, got {value!r}")
        return value
