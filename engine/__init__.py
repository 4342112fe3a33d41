"""Rentroll's rules: pure, deterministic, and knowing nothing of chat, files or clocks.

    ed = configure(edition, "short")
    state, events = start(ed, players=4, seed="any text")
    outcome = apply(ed, state, Seat(0), Roll())

`options` lists what a seat may do, `waiting` who is asked, `default` the safe
answer, `view` what a seat may see, `explain` why money moved.
"""

from engine.asked import waiting
from engine.defaults import default
from engine.edition import Edition, Pos, Seat
from engine.errors import BadSetup, Illegal
from engine.explain import explain
from engine.game import Outcome, apply, fold
from engine.options import options
from engine.rng import fingerprint
from engine.rules import Rules, configure
from engine.setup import start
from engine.state import GameState
from engine.view import SeatView, view

__all__ = [
    "BadSetup",
    "Edition",
    "GameState",
    "Illegal",
    "Outcome",
    "Pos",
    "Rules",
    "Seat",
    "SeatView",
    "apply",
    "configure",
    "default",
    "explain",
    "fingerprint",
    "fold",
    "options",
    "start",
    "view",
    "waiting",
]
