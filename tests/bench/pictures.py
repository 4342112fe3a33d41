"""How long pictures take and how large they are, beside Pillow's own encoding of the same image."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
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
from renders.scene import Scene
from renders.trade import paint_trade

EDITION, SEATS = "classic", 4
WARM_UP = 50
"""So many turns are painted before the warm board is measured."""
AGAIN = 3
"""How often the other pictures are painted; the quickest counts."""
TABLES = 3
"""Every so many turns another table is painted that never was before."""
PILLOW_LEVEL = 3
"""How hard Pillow compresses in the reference."""

Advance = Callable[[float], None]


class Taken(Struct, frozen=True):
    """One picture: how long painting and encoding took, and what Pillow makes of the same image."""

    label: str
    seconds: float
    size: int
    encoding: float | None = None
    pillow: float | None = None
    pillow_size: int | None = None


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
            best[taken.label] = min(known, taken, key=_cost)
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
    """The first board of a process; then medians of a table's next turns and of new tables."""
    caches.forget()
    room = _room(EDITION, seed)
    cold = _taken("Board, cold", lambda: paint_board(room.scene))
    for turn in range(1, WARM_UP):
        room.play(turn)
        paint_board(room.scene)
    moved, again, new = [], [], []
    for turn in range(WARM_UP, WARM_UP + turns):
        room.play(turn)
        moved.append(_taken("Board, the next turn", lambda: paint_board(room.scene)))
        again.append(_taken("Board, the same again", lambda: paint_board(room.scene)))
        if turn % TABLES == 0:
            table = _new_table(f"{seed}:{turn}", turn)
            new.append(_taken("Board, a new table", lambda table=table: paint_board(table)))
            paint_board(room.scene)
    return [_median(moved), _median(again), _median(new), cold]


def _new_table(seed: str, turn: int) -> Scene:
    """A table in the middle of its game, of people whom nobody has seen before."""
    room = _room(EDITION, seed)
    room.play(turn)
    return replace(room.scene, names=tuple(f"{name} {turn}" for name in room.names))


def _median(many: list[Taken]) -> Taken:
    """The one in the middle, by what it costs."""
    return sorted(many, key=_cost)[len(many) // 2]


def _cost(taken: Taken) -> float:
    """Its time beside that of the reference, as both are slower on a busy machine."""
    return taken.seconds / (taken.pillow or 1)


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
    return min((_taken(label, paint) for _ in range(AGAIN)), key=_cost)


def _taken(label: str, paint: Callable[[], Image.Image]) -> Taken:
    begun = process_time()
    image = paint()
    painted = process_time()
    size = len(encoded(image))
    done = process_time()
    pillow, pillow_size = _by_pillow(image)
    return Taken(label, done - begun, size, done - painted, pillow, pillow_size)


def _by_pillow(image: Image.Image) -> tuple[float, int]:
    """How long Pillow's own encoding takes at its quickest, and how large it becomes."""
    seconds = []
    for _ in range(AGAIN):
        file, begun = BytesIO(), process_time()
        image.save(file, "PNG", compress_level=PILLOW_LEVEL)
        seconds.append(process_time() - begun)
    return min(seconds), len(file.getvalue())
