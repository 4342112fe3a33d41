"""The objects that most functions of the playground need, in one record."""

from __future__ import annotations

from dataclasses import dataclass

from bot.playground.clock import Clock
from bot.playground.faults import Faults
from bot.playground.hub import Hub
from bot.playground.shapes import Shapes
from bot.playground.world import World


@dataclass(frozen=True)
class Stage:
    """The clock, records, JSON converter, faults and event hub of one playground."""

    clock: Clock
    world: World
    shapes: Shapes
    faults: Faults
    hub: Hub
