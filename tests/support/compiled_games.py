"""Transcripts of games, to compare the compiled rules with their sources.

`python -m tests.support.compiled_games` prints where its rules come from and a fingerprint of
each game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import cycle, islice
from random import Random

from bot.workshop.laboratory.many_games import play_out
from editions.loader import available, load
from engine import Edition, Illegal, Seat, apply, configure, options, start, turn, waiting
from engine.actions import Resign
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from tests.support.random_actions import fill, nonsense

STEPS = 400
MOST_TURNS = 300
SHORTAGE = {"house_stock": 9, "hotel_stock": 2, "starting_cash": 4000}

PLAYERS = [name for name in POLICIES if name != "expert"]
"""The computer players of these games. An expert needs minutes for a game."""


def all_games() -> Iterator[tuple[str, Iterator[str]]]:
    """Yield the name and lines of a game for each edition and variant, with all its modules.

    Some are played by computer players, the others at random.
    """
    for edition in available():
        plain = load(edition)
        for number, variant in enumerate(("standard", *plain.variants)):
            ed = configure(plain, variant, plain.modules)
            names = list(islice(cycle(PLAYERS), number, number + len(PLAYERS)))
            for first in range(0, len(names), ed.max_players):
                chosen = names[first : first + ed.max_players]
                if len(chosen) >= ed.min_players:
                    yield f"{edition} {variant} {chosen}", _by_computers(ed, chosen)
            for seed in range(4):
                flags = {} if seed % 2 else SHORTAGE
                wild = configure(plain, variant, plain.modules, {**flags})
                yield f"{edition} {variant} {seed}", _at_random(wild, seed)


def _by_computers(ed: Edition, names: list[str]) -> Iterator[str]:
    arena = Arena(ed, [POLICIES[name]() for name in names], "compiled")
    for events in play_out(arena, MOST_TURNS):
        yield repr(events)
    yield repr(arena.state)


def _at_random(ed: Edition, seed: int) -> Iterator[str]:
    """Yield the lines of a random game, with refused actions and actions of seats not asked."""
    rnd = Random(seed)
    s, events = start(ed, rnd.randint(ed.min_players, ed.max_players), str(seed))
    yield repr(events)
    for _ in range(STEPS):
        asked = list(waiting(s))
        if not asked:
            break
        seat = rnd.choice(asked if rnd.random() < 0.7 else [Seat(i) for i in range(len(s.players))])
        offered = [fill(rnd, option) for option in options(ed, s, seat)] or [Resign()]
        action = rnd.choice(nonsense(rnd, ed, s) if rnd.random() < 0.1 else offered)
        if isinstance(action, Resign) and rnd.random() < 0.9:
            continue
        try:
            outcome = apply(ed, s, seat, action)
        except Illegal as refused:
            yield f"{action!r} {refused.code} {refused.params}"
        else:
            s = outcome.state
            yield f"{action!r} {outcome.events!r}"
    yield repr(s)


def fingerprint(lines: Iterable[str]) -> str:
    told = sha256()
    for line in lines:
        told.update(line.encode())
    return told.hexdigest()


if __name__ == "__main__":
    found = {name: fingerprint(lines) for name, lines in all_games()}
    json.dump({"rules": turn.__file__, "games": found}, sys.stdout)
