"""A whole game of computer players in the terminal, at a pace a person can follow."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence

from rich.console import Console

from bot.narrate import Narrator, runs
from bot.stage import Stage
from editions.loader import load
from engine.actions import CallTime
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.ai.policy import Policy
from engine.edition import Edition
from engine.errors import BadSetup
from engine.events import Event, TurnBegan
from engine.game import perform
from engine.rng import fingerprint
from engine.rules import configure

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Finn", "Gia", "Hal")
TEMPERS = ("steady", "bold", "careful")

MOST_TURNS = 3000
"""Far beyond any game seen; only there so that watching cannot go on for ever."""
TIMED_ROUNDS = 30
"""The agreed time of a timed game, as no clock runs here."""
ROUNDS_PER_TABLE = 2

PER_TURN = 0.6
PER_SENTENCE = 0.4
"""Seconds to take in a heading and a sentence."""


def run_watch(edition: str, variant: str, players: int, seed: str | None, fast: bool) -> int:
    """Play one game before the eyes of whoever asked for it; returns the exit code."""
    ed = configure(load(edition), variant)
    if not ed.min_players <= players <= ed.max_players:
        raise BadSetup(
            "players", f"expected {ed.min_players} to {ed.max_players} players, got {players}"
        )
    policies = [POLICIES[TEMPERS[i % len(TEMPERS)]]() for i in range(players)]
    if seed is None:
        seed = secrets.token_hex(8)
    return watch(ed, NAMES[:players], seed, policies, fast=fast, console=Console())


def watch(
    ed: Edition,
    players: Sequence[str],
    seed: str,
    policies: Sequence[Policy],
    *,
    fast: bool,
    console: Console,
    sleep: Callable[[float], None] = time.sleep,
) -> int:
    """Show the game of this seed turn by turn. Only a terminal, and not a fast one, is waited for."""
    arena = Arena(ed, policies, seed)
    narrator = Narrator(ed, players)
    stage = Stage(ed, players, console)
    paced = console.is_terminal and not fast
    try:
        stage.curtain(fingerprint(seed), narrator.state)
        stage.sentences(narrator.tell(arena.opening))
        stage.heading(narrator.state)
        rounds = 0
        for events in runs(_actions(arena, ed)):
            told = narrator.tell(events)
            stage.sentences(told)
            seconds = PER_SENTENCE * len(told)
            s = narrator.state
            if isinstance(events[-1], TurnBegan):
                seconds += PER_TURN
                if s.turn.seat == min(i for i, p in enumerate(s.players) if not p.out):
                    rounds += 1
                    if rounds % ROUNDS_PER_TABLE == 0:
                        stage.standings(s)
                stage.heading(s)
            if paced:
                sleep(seconds)
        stage.ending(narrator.state, seed, fingerprint(seed))
    except KeyboardInterrupt:
        stage.note(f"Stopped in turn {narrator.state.turn.number}. The seed was {seed}.")
        return 130
    return 0


def _actions(arena: Arena, ed: Edition) -> Iterator[list[Event]]:
    """Action by action until the end; the time of a timed game is up after some rounds."""
    s = arena.state
    if not ed.rules.time_limit:
        yield from arena.play(MOST_TURNS)
        return
    yield from arena.play(TIMED_ROUNDS * len(s.players))
    if s.result is None:
        arena.tx.events = []
        perform(arena.tx, s.turn.seat, CallTime())
        yield arena.tx.events
