"""Positions in the middle of a game, given by the keys of scenario files."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.cli.scenario.names import Names
from bot.cli.scenario.parse import parse
from bot.cli.scenario.play import set_table
from editions.loader import load
from engine import Edition, GameState, Illegal, Seat, apply, configure, options
from engine.actions import Action, Roll
from engine.decisions import Choice

ANA, BEN, CY = Seat(0), Seat(1), Seat(2)
NAMES = ["Ana", "Ben", "Cy", "Dee"]


class Game:
    """A game that a test plays. `s` is the current state, `events` those of the last action."""

    def __init__(
        self, *players: dict[str, Any], dice: list[tuple[int, int]] | None = None, **rest: Any
    ) -> None:
        flags = rest.pop("flags", {})
        edition = rest.pop("edition", "classic")
        variant = rest.pop("variant", "standard")
        raw = {
            "title": "a table",
            "rules": [],
            "players": [{"name": name, **p} for name, p in zip(NAMES, players, strict=False)],
            **rest,
        }
        self.ed: Edition = configure(load(edition), variant, flags=flags)
        names = Names(self.ed, NAMES[: len(players)])
        self.s: GameState = set_table(parse(raw), self.ed, names)
        self.dice = list(dice or [])
        self.events: list[Any] = []

    def do(self, seat: Seat, action: Action) -> None:
        outcome = apply(self.ed, self.s, seat, action, self._throw if self.dice else None)
        self.s, self.events = outcome.state, outcome.events

    def _throw(self) -> tuple[int, int]:
        return self.dice.pop(0)

    def pos(self, name: str) -> Any:
        return self.ed.board.name.index(name)


def refused(game: Game, seat: Seat, action: object) -> str:
    """Return the code of the refusal, after checking that the state is unchanged."""
    before = msgspec.msgpack.encode(game.s)
    with pytest.raises(Illegal) as caught:
        apply(game.ed, game.s, seat, action)  # type: ignore[arg-type]
    assert msgspec.msgpack.encode(game.s) == before
    return caught.value.code


def kinds(game: Game, seat: Seat) -> set[str]:
    """Return the tags of a seat's options: the action's for a Choice, else the form's."""
    return {
        str((o.action if isinstance(o, Choice) else o).__struct_config__.tag)
        for o in options(game.ed, game.s, seat)
    }


def end_of_turn(*players: dict[str, Any], **rest: Any) -> Game:
    """Return a game in which Ana has moved to Just Visiting and can only end her turn."""
    game = Game(*players, dice=[(4, 6)], **rest)
    game.do(ANA, Roll())
    return game
