"""How long pictures take and how large they are: warm and cold, beside their bare encoding."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import get_args

from msgspec import Struct
from PIL import Image

from bot.sample_game import SampleGame
from editions.loader import available, load
from engine.rules import configure
from renders import caches
from renders.auction import paint_auction
from renders.board import paint_board
from renders.card import paint_card
from renders.deed import paint_deed
from renders.end import paint_end
from renders.hand import paint_hand
from renders.look import Variant
from renders.png import encoded
from renders.replay import paint_replay
from renders.trade import paint_trade

EDITION, SEATS = "classic", 4
WARM_UP = 50
"""So many turns are painted before the warm board is measured."""
AGAIN = 3
"""How often the other pictures are painted; the quickest counts."""

Advance = Callable[[float], None]


class Taken(Struct, frozen=True):
    """One picture: how long painting and encoding took, and what part was bare encoding."""

    label: str
    seconds: float
    size: int
    bare: float | None = None


class Held(Struct, frozen=True):
    """What the caches hold after the boards of some editions, light and dark."""

    editions: int
    size: int
    most: int


def measure_pictures(rounds: int, turns: int, advance: Advance) -> list[Taken]:
    """The quickest of several rounds; each begins with empty caches and plays a game of its own."""
    best: dict[str, Taken] = {}
    for number in range(rounds):
        for taken in (*_boards(f"bench:{number}", turns), *_others("bench:0")):
            known = best.get(taken.label, taken)
            best[taken.label] = min(known, taken, key=lambda one: one.seconds)
        advance(1 / rounds)
    return list(best.values())


def measure_memory(editions: int) -> Held:
    """Boards and hands of so many editions, light and dark, one after the other."""
    caches.forget()
    names = available()[:editions]
    for name in names:
        room = _room(name, "bench:0")
        room.play(WARM_UP)
        for variant in get_args(Variant):
            paint_board(room.scene, variant)
            paint_hand(room.view, room.names, room.asked, variant)
    return Held(len(names), caches.held_bytes(), caches.most_bytes())


def _room(edition: str, seed: str) -> SampleGame:
    return SampleGame(configure(load(edition)), SEATS, seed)


def _boards(seed: str, turns: int) -> list[Taken]:
    """The first board of a process; then, as medians, turns never seen and the same once more."""
    caches.forget()
    room = _room(EDITION, seed)
    cold = _taken("Board, cold", lambda: paint_board(room.scene))
    for turn in range(1, WARM_UP):
        room.play(turn)
        paint_board(room.scene)
    new, warm = [], []
    for turn in range(WARM_UP, WARM_UP + turns):
        room.play(turn)
        new.append(_taken("Board, a new turn", lambda: paint_board(room.scene)))
        warm.append(_taken("Board, warm", lambda: paint_board(room.scene)))
    return [_median(warm), _median(new), cold]


def _median(many: list[Taken]) -> Taken:
    """The one in the middle, by its time."""
    return sorted(many, key=lambda taken: taken.seconds)[len(many) // 2]


def _others(seed: str) -> list[Taken]:
    room = _room(EDITION, seed)
    room.play(WARM_UP)
    ed, view, names = room.ed, room.view, room.names
    deed, card, seat = room.last_deed(), room.last_card(None), room.asked
    done = [
        _best("Hand", lambda: paint_hand(view, names, seat)),
        _best("Deed", lambda: paint_deed(ed, deed, view=view, names=names)),
        _best("Card", lambda: paint_card(ed, card.deck, card.index)),
    ]
    selling, auction = _room(EDITION, seed).auction()
    done.append(_best("Auction", lambda: paint_auction(selling, names, auction)))
    trading, offer = _room(EDITION, seed).trade()
    done.append(_best("Trade", lambda: paint_trade(trading, names, offer)))
    room.play_out()
    view, story = room.view, room.story
    done.append(_best("End card", lambda: paint_end(view, names, story)))
    begun = process_time()
    film = paint_replay(ed, room.start, room.log, names, tell=room.tell())
    label = f"Replay, {story.turn} turns"
    return [*done, Taken(label, process_time() - begun, len(film))]


def _best(label: str, paint: Callable[[], Image.Image]) -> Taken:
    return min((_taken(label, paint) for _ in range(AGAIN)), key=lambda taken: taken.seconds)


def _taken(label: str, paint: Callable[[], Image.Image]) -> Taken:
    begun = process_time()
    image = paint()
    painted = process_time()
    size = len(encoded(image))
    done = process_time()
    return Taken(label, done - begun, size, done - painted)
