"""The rules of the game: pure, deterministic, without chat, files or clocks.

    ed = configure(edition, "short")
    state, events = start(ed, players=4, seed="any text")
    outcome = apply(ed, state, Seat(0), Roll())

`options` lists the actions a seat may take, `waiting` the seats that are asked
something. `default` is the action for a seat that does not answer. `view` hides the
seed and the decks from a seat. `explain` breaks a payment down line by line.
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
