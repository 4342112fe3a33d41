"""A whole game as an offline HTML file with board, slider, story and chart.

The file contains the game as a sequence of small changes, which a script in the file plays.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.edition import Edition, Seat, Space
from engine.events import DiceThrown, Event
from engine.state import GameState, clone
from renders.endings import ending, point_line
from renders.look import Look, look_of
from renders.replay import MOST_POINTS, Tell
from renders.sitters import Sitters, letters
from renders.story import Story
from renders.words import Say, Words

_TEMPLATE = Path(__file__).parent / "pages" / "replay.html"
WORDS = (
    "turn", "of", "play", "pause", "back", "on", "first", "last", "speed", "moment", "board",
    "players", "cash", "deeds", "jail", "out", "worth", "story", "points", "free", "mortgaged",
    "made",
)  # fmt: skip
"""Message keys of the page's labels, without the prefix `replay-`."""


def replay_page(
    say: Say,
    ed: Edition,
    start: GameState,
    log: Sequence[Sequence[Event]],
    names: Sequence[str] | Sitters,
    tell: Tell,
) -> bytes:
    """Return the bytes of an HTML file that replays a game.

    The game is given by its first state and the events of each action.
    """
    sitters = Sitters.of(names)
    story, words = Story.from_log(ed, start, log, sitters), Words(say, ed, sitters.names)
    last = [words.names[who] for who in sitters.last]
    data = {
        "title": ed.name,
        "result": ending(say, story.result, last) if story.result is not None else "",
        "words": {name: say(f"replay-{name}") for name in WORDS},
        "language": ed.language,
        "looks": {variant: _look(look_of(ed, variant)) for variant in ("light", "dark")},
        "seats": [
            {"name": words.in_turn(sitters.of_seat(Seat(seat))), "letter": letter}
            for seat, letter in enumerate(letters(sitters.first))
        ],
        "names": words.names,
        "spaces": [_space(ed, space) for space in ed.spaces],
        "groups": {g.id: look_of(ed, "light").group(g.id) for g in ed.groups},
        "currency": {
            "prefix": ed.currency.prefix,
            "suffix": ed.currency.suffix,
            "unit": ed.currency.display_unit / ed.currency.scale,
            "group": ed.currency.group,
            "point": ed.currency.point,
        },
        "hotel": ed.rules.hotel_level,
        "worth": story.worth,
        "first": story.skipped,
        "points": [
            {"turn": point.turn, "line": point_line(point, words)}
            for point in story.turning_points(MOST_POINTS)
        ],
        "start": _table(start) | {"sitting": sitters.sitting(0)},
        "moments": list(_moments(start, log, sitters, tell)),
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
    """Return what the page shows of a game's state, as lists by seat or by space.

    "turn" is a list of the turn number and the seat whose turn it is. "dice" are always two zeros.
    """
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
    start: GameState, log: Sequence[Sequence[Event]], sitters: Sitters, tell: Tell
) -> Iterator[dict[str, Any]]:
    """Yield what each action changed in the game's state, and the sentences about the action.

    A change is a pair of index and new value in a list of `_table`, in "dice" or in "sitting".
    Actions without changes and sentences are left out.
    """
    s = clone(start)
    before = _table(s) | {"sitting": [*sitters.sitting(0)]}
    dice = before["dice"]
    for entry, events in enumerate(log):
        for event in events:
            event.evolve(s)
            if isinstance(event, DiceThrown):
                dice = [event.first, event.second]
        now = _table(s) | {"dice": dice, "sitting": [*sitters.sitting(entry)]}
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
