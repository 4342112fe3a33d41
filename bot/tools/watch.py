"""A whole game of computer players in the terminal, at a pace a person can follow."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from itertools import chain

from rich.console import Console

from bot.laboratory.games import NAMES, computer_players, play_out, players_for
from bot.narration.narrate import Narrator, runs
from bot.narration.words import Words
from bot.tools.stage import Stage
from bot.views.coach import changed_chances
from engine.ai.arena import Arena
from engine.ai.coach import table_chances
from engine.ai.policy import Policy
from engine.edition import Edition
from engine.events import TurnBegan
from engine.rng import fingerprint
from engine.state import GameState, live_seats

TURNS_PER_TABLE = 8
"""At least; the players' table comes when a new round begins."""

PER_TURN = 0.5
PER_SENTENCE = 0.35
"""Seconds to take in a heading and a sentence."""


def run_watch(
    ed: Edition, players: int | None, seed: str | None, fast: bool, explain: bool = False
) -> int:
    """Play one game before the eyes of whoever asked for it; returns the exit code."""
    players = players_for(ed, players)
    policies = computer_players(ed, players)
    if seed is None:
        seed = secrets.token_hex(8)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a pipe may not know the table's little squares
    return watch(ed, NAMES[:players], seed, policies, fast=fast, explain=explain, console=Console())


def watch(
    ed: Edition,
    players: Sequence[str],
    seed: str,
    policies: Sequence[Policy],
    *,
    fast: bool,
    explain: bool = False,
    console: Console,
    sleep: Callable[[float], None] = time.sleep,
) -> int:
    """Show the game of this seed turn by turn, with pauses on a terminal unless `fast`."""
    arena = Arena(ed, policies, seed)
    narrator = Narrator(ed, players)
    stage = Stage(ed, players, console)
    pause = sleep if console.is_terminal and not fast else _go_on_at_once
    try:
        stage.introduction(narrator.state, fingerprint(seed))
        tabled = 0
        chances = Chances(ed, players) if explain else None
        for events in chain([arena.opening], runs(play_out(arena))):
            for told in narrator.tell(events):
                stage.sentence(told)
                pause(PER_SENTENCE)
            s = narrator.state
            if chances is not None and (change := chances.after(s)):
                stage.sentence(change)
            if isinstance(events[-1], TurnBegan):
                if s.turn.number > tabled + TURNS_PER_TABLE and s.turn.seat == live_seats(s)[0]:
                    tabled = s.turn.number
                    stage.standings(s)
                stage.heading(s)
                pause(PER_TURN)
        stage.ending(narrator.state, seed, fingerprint(seed))
    except KeyboardInterrupt:
        stage.interrupted(narrator.state, seed)
        return 130
    return 0


class Chances:
    """Everybody's chance to win while a game goes on, told where it changes."""

    def __init__(self, ed: Edition, names: Sequence[str]) -> None:
        self._ed, self._words = ed, Words(ed, names)
        self._before: tuple[float, ...] = ()

    def after(self, s: GameState) -> str:
        """Tell how the chances have changed since they were shown last; nothing if hardly."""
        now = table_chances(self._ed, s)
        if not now:
            return ""  # TAX-3: told with the choice itself
        before, self._before = self._before, now
        if not before or s.result is not None:
            return ""
        return changed_chances(self._words, before, self._before, live_seats(s))


def _go_on_at_once(seconds: float) -> None:
    """Nobody is watching, or somebody is in a hurry."""
