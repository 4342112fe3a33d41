"""Types and text fragments for the scenario files that these tests write."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot.cli.scenario import ScenarioReport

Write = Callable[..., Path]
Check = Callable[..., ScenarioReport]

ROLL = 'player = "Ana"\ndo = "roll"'
BUY = 'player = "Ana"\ndo = "buy"'
DECLINE = 'player = "Ana"\ndo = "decline"'


def step(do: str, *fields: str, player: str = "Ana") -> str:
    return "\n".join((f'player = "{player}"', f'do = "{do}"', *fields))
