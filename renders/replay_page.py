"""A whole game as one HTML file that can be browsed: board, slider, story and chart, no network.

The file holds the game as data, one small change after the other; its script plays them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.edition import Edition, Space
from engine.events import DiceThrown, Event
from engine.state import GameState, clone
from renders.look import Look, look_of
from renders.marks import letters
from renders.replay import MOST_POINTS, Tell
from renders.story import Story
from renders.words import Words, ending, point_line

_TEMPLATE = Path(__file__).parent / "pages" / "replay.html"
WORDS = {
    "turn": "Turn",
    "of": "of",
    "play": "Play",
    "pause": "Pause",
    "back": "One step back",
    "on": "One step on",
    "first": "To the beginning",
    "last": "To the end",
    "speed": "Speed",
    "moment": "Moment",
    "board": "Board",
    "players": "Players",
    "cash": "Cash",
    "deeds": "Deeds",
    "jail": "in jail",
    "out": "out",
    "worth": "What everybody was worth",
    "story": "Story",
    "points": "Turning points",
    "free": "nobody's",
    "mortgaged": "mortgaged",
    "made": "Made by Rentroll, an independent fan project.",
}
"""What the page itself says."""


def replay_page(
    ed: Edition,
    start: GameState,
    log: Sequence[Sequence[Event]],
    names: Sequence[str],
    tell: Tell,
) -> bytes:
    """The game told by its first state and the events of each action."""
    story, words = Story.from_log(ed, start, log), Words(ed, names)
    data = {
        "title": ed.name,
        "result": ending(story.result, words) if story.result is not None else "",
        "words": WORDS,
        "looks": {variant: _look(look_of(ed, variant)) for variant in ("light", "dark")},
        "seats": [
            {"name": name, "letter": letter}
            for name, letter in zip(words.names, letters(tuple(names)), strict=True)
        ],
        "spaces": [_space(ed, space) for space in ed.spaces],
        "groups": {g.id: look_of(ed, "light").group(g.id) for g in ed.groups},
        "currency": {
            "prefix": ed.currency.prefix,
            "suffix": ed.currency.suffix,
            "unit": ed.currency.display_unit / ed.currency.scale,
        },
        "hotel": ed.rules.hotel_level,
        "worth": story.worth,
        "first": story.skipped,
        "points": [
            {"turn": point.turn, "line": point_line(point, words)}
            for point in story.turning_points(MOST_POINTS)
        ],
        "start": _table(start),
        "moments": list(_moments(start, log, tell)),
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return _TEMPLATE.read_text("utf-8").replace("{{data}}", text).encode()


def _look(look: Look) -> dict[str, Any]:
    return {
        "paper": look.paper,
        "ink": look.ink,
        "rule": look.rule,
        "accent": look.accent,
        "centre": look.centre,
        "panel": look.panel,
        "muted": look.muted,
        "seats": [[look.seat(seat), look.ink_on(look.seat(seat))] for seat in range(8)],
    }


def _space(ed: Edition, space: Space) -> dict[str, Any]:
    price = ed.currency.show(space.price) if space.price else ""
    return {"name": space.name, "group": space.group, "price": price}


def _table(s: GameState) -> dict[str, list[int]]:
    """What is seen of a table, each thing by seats or by spaces."""
    return {
        "at": [player.at for player in s.players],
        "cash": [player.cash for player in s.players],
        "jail": [int(player.jail > 0) for player in s.players],
        "out": [int(player.out > 0) for player in s.players],
        "owner": [int(owner) for owner in s.owner],
        "level": list(s.level),
        "mortgaged": [int(one) for one in s.mortgaged],
        "turn": [s.turn.number, s.turn.seat],
        "dice": [0, 0],
    }


def _moments(
    start: GameState, log: Sequence[Sequence[Event]], tell: Tell
) -> Iterator[dict[str, Any]]:
    """After each action: what changed on the table, as pairs of index and value, and its story."""
    s = clone(start)
    before = _table(s)
    dice = before["dice"]
    for events in log:
        for event in events:
            event.evolve(s)
            if isinstance(event, DiceThrown):
                dice = [event.first, event.second]
        now = _table(s) | {"dice": dice}
        moment: dict[str, Any] = {
            name: [[i, new] for i, new in enumerate(values) if new != before[name][i]]
            for name, values in now.items()
            if values != before[name]
        }
        if said := list(tell(events)):
            moment["said"] = said
        before = now
        if moment:
            yield moment
