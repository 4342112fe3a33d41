"""What every part of the playground works with: the world, the time, and who is told."""

from __future__ import annotations

from dataclasses import dataclass

from bot.playground.clock import Clock
from bot.playground.faults import Faults
from bot.playground.hub import Hub
from bot.playground.shapes import Shapes
from bot.playground.world import World


@dataclass(frozen=True)
class Stage:
    """The shared parts, handed to whoever changes the world."""

    clock: Clock
    world: World
    shapes: Shapes
    faults: Faults
    hub: Hub
