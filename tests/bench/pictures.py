"""The time and size of pictures, beside Pillow's own encoding of the same image."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from statistics import median
from time import process_time
from typing import get_args

from msgspec import Struct
from PIL import Image

from bot.words import say
from bot.workshop.sample_game import SampleGame
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
"""Turns of a table that are painted before the next turns are measured."""
OTHERS = 3
"""Other tables that are painted first, as in a process that has run for a while."""
AGAIN = 3
"""Paintings of each other picture, of which the quickest counts."""
TABLES = 3
"""Turns after which a new table is painted."""
PILLOW_LEVEL = 3
"""The compression level of Pillow's encoding, the reference."""

Advance = Callable[[float], None]
Pick = Callable[[list[float]], float]


class PictureTimes(Struct, frozen=True):
    """The time and size of one kind of picture, and those of Pillow's encoding of it."""

    label: str
    seconds: float
    size: int
    encoding: float | None = None
    pillow: float | None = None
    pillow_size: int | None = None


class CacheSize(Struct, frozen=True):
    """Bytes in the caches after the boards of some editions in both themes, and their limit."""

    editions: int
    size: int
    most: int


class Painted(Struct, frozen=True):
    """One painted picture: seconds of painting and encoding, and its file."""

    seconds: float
    encoding: float
    data: bytes


def measure_pictures(rounds: int, turns: int, advance: Advance) -> list[PictureTimes]:
    """Return the best of several rounds. Each has empty caches and its own game."""
    best: dict[str, PictureTimes] = {}
    for number in range(rounds):
        for taken in (*_boards(f"bench:{number}", turns), *_others("bench:0")):
            known = best.get(taken.label, taken)
            best[taken.label] = min(known, taken, key=_cost)
        advance(1 / rounds)
    return list(best.values())


def _cost(taken: PictureTimes) -> float:
    """Return the time divided by that of the reference, because both grow on a busy machine."""
    return taken.seconds / (taken.pillow or 1)


def measure_memory(editions: int) -> CacheSize:
    """Paint boards and hands of some editions in both themes, and measure the caches."""
    caches.forget()
    names = available()[:editions]
    for name in names:
        room = _room(name, "bench:0")
        room.play(WARM_UP)
        for variant in get_args(Variant):
            paint_board(room.scene, variant)
            paint_hand(say, room.view, room.names, room.asked, variant)
    return CacheSize(len(names), caches.held_bytes(), caches.most_bytes())


def _room(edition: str, seed: str) -> SampleGame:
    return SampleGame(configure(load(edition)), SEATS, seed)


def _boards(seed: str, turns: int) -> list[PictureTimes]:
    """Measure the first board of a process, then the next turns of a table and new tables."""
    caches.forget()
    room = _room(EDITION, seed)
    cold = _painted(lambda: paint_board(room.scene))
    for other in range(OTHERS):
        _warm_up(_room(EDITION, f"{seed}:other:{other}"))
    _warm_up(room)
    moved, again, new = [], [], []
    for turn in range(WARM_UP, WARM_UP + turns):
        room.play(turn)
        moved.append(_painted(lambda: paint_board(room.scene)))
        again.append(_painted(lambda: paint_board(room.scene)))
        if (turn - WARM_UP) % TABLES == 0:
            table = _new_table(f"{seed}:{turn}", turn)
            new.append(_painted(lambda table=table: paint_board(table)))  # type: ignore[misc]
    return [
        _summary("Board, the next turn", moved, median),
        _summary("Board, the same again", again, median),
        _summary("Board, a new table", new, median),
        _summary("Board, cold", [cold], median),
    ]


def _warm_up(room: SampleGame) -> None:
    """Paint a table turn by turn until its pictures are in the caches."""
    for turn in range(1, WARM_UP):
        room.play(turn)
        paint_board(room.scene)


def _new_table(seed: str, turn: int) -> Scene:
    """Return a table in the middle of its game, with names that were not painted before."""
    room = _room(EDITION, seed)
    room.play(turn)
    return replace(room.scene, names=tuple(f"{name} {turn}" for name in room.names))


def _others(seed: str) -> list[PictureTimes]:
    room = _room(EDITION, seed)
    room.play(WARM_UP)
    ed, view, names = room.ed, room.view, room.names
    deed, card, seat = room.last_deed(), room.last_card(None), room.asked
    done = [
        _best("Hand", lambda: paint_hand(say, view, names, seat)),
        _best("Deed", lambda: paint_deed(say, ed, deed, view=view, names=names)),
        _best("Card", lambda: paint_card(say, ed, card.deck, card.index)),
    ]
    selling, auction = _room(EDITION, seed).auction()
    done.append(_best("Auction", lambda: paint_auction(say, selling, names, auction)))
    trading, offer = _room(EDITION, seed).trade()
    done.append(_best("Trade", lambda: paint_trade(say, trading, names, offer)))
    room.play_out()
    view, story = room.view, room.story
    done.append(_best("End card", lambda: paint_end(say, view, names, story)))
    begun = process_time()
    film = paint_replay(say, ed, room.start, room.log, names, tell=room.tell())
    label = f"Replay, {story.turn} turns"
    return [*done, PictureTimes(label, process_time() - begun, len(film))]


def _best(label: str, paint: Callable[[], Image.Image]) -> PictureTimes:
    return _summary(label, [_painted(paint) for _ in range(AGAIN)], min)


def _painted(paint: Callable[[], Image.Image]) -> Painted:
    begun = process_time()
    image = paint()
    painted = process_time()
    data = encoded(image)
    done = process_time()
    return Painted(done - begun, done - painted, data)


def _summary(label: str, many: list[Painted], pick: Pick) -> PictureTimes:
    """Return one figure for many paintings.

    The reference is measured last, because it would clear the processor's caches.
    """
    pillow = [_by_pillow(one.data) for one in many]
    return PictureTimes(
        label,
        pick([one.seconds for one in many]),
        round(pick([len(one.data) for one in many])),
        pick([one.encoding for one in many]),
        pick([seconds for seconds, _ in pillow]),
        round(pick([size for _, size in pillow])),
    )


def _by_pillow(data: bytes) -> tuple[float, int]:
    """Return the shortest time of Pillow's own encoding of a picture, and its size in bytes."""
    image = Image.open(BytesIO(data))
    image.load()
    seconds = []
    for _ in range(AGAIN):
        file, begun = BytesIO(), process_time()
        image.save(file, "PNG", compress_level=PILLOW_LEVEL)
        seconds.append(process_time() - begun)
    return min(seconds), len(file.getvalue())
