"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable

from engine.ai.policy import Policy
from engine.ai.trader import Temper, Trader
from engine.ai.walker import Walker

POLICIES: dict[str, Callable[[], Policy]] = {
    "steady": Trader,
    "bold": lambda: Trader(Temper(reserve=20, caution=10, bidding=120, margin=8)),
    "careful": lambda: Trader(Temper(reserve=150, caution=70, bidding=85, margin=18)),
    "walker": Walker,
}
"""`steady` is the one to play against; `walker` only walks, for measurements."""
