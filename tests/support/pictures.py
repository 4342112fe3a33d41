"""Games for pictures, and a recorder of the text drawn on the pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from random import Random

from msgspec.structs import replace
from PIL import Image

from bot.words import say
from bot.words.narration.narrate import Narrator
from editions.loader import load
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.decisions import Auction
from engine.edition import Edition, Pos, Seat
from engine.rules import configure
from engine.setup import start
from engine.state import Offer
from engine.view import view
from renders.auction import paint_auction
from renders.board import paint_board
from renders.box import Box
from renders.canvas import Align, Canvas
from renders.card import paint_card
from renders.deed import paint_deed
from renders.end import paint_end
from renders.hand import paint_hand
from renders.lobby import Seated, paint_lobby
from renders.look import Variant
from renders.scene import Scene, Tracks, scene
from renders.story import Story
from renders.text import Fitted, metrics
from renders.trade import paint_trade

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fin", "Gus", "Hana")
LONG_NAMES = tuple(f"{name} of the Everlasting Hills"[:32].ljust(32, "W") for name in NAMES)


@cache
def edition(name: str) -> Edition:
    return configure(load(name), "standard")


def played(ed: Edition, seats: int, turns: int, seed: str = "7") -> Scene:
    """Return the table of a computers' game after some turns, with its news and last move."""
    arena = Arena(ed, [POLICIES["steady"]() for _ in range(seats)], seed)
    narrator = Narrator(ed, NAMES[:seats])
    narrator.tell(arena.opening)
    tracks = Tracks(ed, [player.at for player in arena.state.players])
    news: list[str] = []
    for events in arena.play(turns):
        tracks.follow(events)
        news = [*news, *narrator.tell(events)][-2:]
    return scene(say, view(ed, arena.state), NAMES[:seats], tracks, " ".join(news))


def crowded(ed: Edition, seed: int, names: tuple[str, ...] = LONG_NAMES) -> Scene:
    """Return a random table with many owners, buildings, mortgages, prisoners and much news."""
    seats = min(ed.max_players, len(names))
    s, _ = start(ed, seats, str(seed))
    random = Random(seed)
    for pos in ed.board.deeds:
        s.owner[pos] = Seat(random.randrange(-1, seats))
        if s.owner[pos] < 0:
            continue
        if ed.board.kind[pos] == "street":
            s.level[pos] = random.randrange(ed.rules.hotel_level + 1)
        s.mortgaged[pos] = not s.level[pos] and random.random() < 0.4
    for player in s.players:
        player.at = Pos(random.choice((0, 1, ed.board.jail, random.randrange(ed.board.size))))
        player.jail = int(player.at == ed.board.jail and random.random() < 0.5)
        player.cash = random.randrange(20_000)
        player.cards = [deck.id for deck in ed.decks][: random.randrange(3)]
    s.players[-1].out = random.randrange(2)
    s.turn.seat = Seat(random.randrange(seats - 1))
    s.turn.dice = (random.randrange(1, 7), random.randrange(1, 7))
    s.turn.number = random.randrange(1000)
    s.bank.pot = random.randrange(5000)
    s.bank.offline = Pos(random.randrange(-1, ed.board.size))
    length = random.randrange(1, 13)
    first = random.randrange(ed.board.size)
    trail = tuple(Pos((first + step) % ed.board.size) for step in range(length))
    news = " ".join(["Everyone talks at once."] * random.randrange(12))
    deck = random.choice(["", *(deck.id for deck in ed.decks)])
    return Scene(say, view(ed, s), names[:seats], news, trail, s.turn.seat, deck)


def all_pictures(
    table: Scene, variant: Variant, story: Story | None = None
) -> Iterator[tuple[str, int, Image.Image]]:
    """Yield every kind of picture of a table: its kind, its expected width, and the picture."""
    seen, names, ed = table.view, table.names, table.view.ed
    actor = table.actor
    live = tuple(Seat(i) for i, player in enumerate(seen.players) if not player.out)
    pos = ed.board.deeds[seen.turn.number % len(ed.board.deeds)]
    deck = ed.decks[seen.turn.number % len(ed.decks)]
    card = seen.turn.number % len(deck.cards)
    yield "board", 512, paint_board(table, variant, 512)
    for back in (False, True):
        yield "deed", 480, paint_deed(say, ed, pos, variant, mortgaged=back, view=seen, names=names)
    yield "card", 640, paint_card(say, ed, deck.id, card, variant)
    yield "hand", 1024, paint_hand(say, seen, names, actor, variant)
    running = [frame for frame in seen.pending if isinstance(frame, Auction)]
    auction = running[-1] if running else Auction(0, live, pos)
    yield "auction", 1024, paint_auction(say, seen, names, auction, variant)
    partner = next((seat for seat in live if seat != actor), actor)
    offer = Offer(0, actor, partner, 1, tuple(seen.deeds_of(actor)), ask=(pos,))
    for trade in (*seen.offers[-1:], offer):
        yield "trade", 1024, paint_trade(say, seen, names, trade, variant)
    tokens = zip(names, (player.token for player in seen.players), strict=True)
    seats = [Seated(name, token, i % 2 == 1) for i, (name, token) in enumerate(tokens)]
    yield "lobby", 1024, paint_lobby(say, ed, [*seats, None], ("No auctions",), variant)
    if story is not None:
        yield "end", 1024, paint_end(say, seen, names, story, variant)


def odd_board(spaces: int) -> Edition:
    """Return Classic on a board of another size, with some of the longest names."""
    ed = edition("classic")
    quarter = spaces // 4
    corners = dict(zip(range(0, spaces, quarter), ed.spaces[::10], strict=True))
    others = [space for i, space in enumerate(ed.spaces) if i % 10]
    while len(others) < spaces:
        others += [space for space in others if space.kind == "street"]
    names = ("Wolfeschlegelstein Hausenbergerdorff Voralternwaren", "Extraordinarywords", "I")
    ring = []
    for i in range(spaces):
        space = corners.get(i) or others.pop(0)
        if i % 4 == 3 and space.kind == "street":
            space = replace(space, name=names[i % len(names)])
        ring.append(space)
    used = {space.group for space in ring}
    groups = tuple(group for group in ed.groups if group.id in used)
    return replace(ed, spaces=tuple(ring), groups=groups)


_DESCENDING = re.compile("[gjpqyQ,;()@/]")


@dataclass
class Written:
    """Drawn text: its lines, the box it had to fit in, the box it fills and the font size."""

    words: tuple[str, ...]
    allowed: Box
    lies: Box
    size: int


@dataclass
class TextRecorder:
    """All text drawn on any canvas during `record_text`, by canvas."""

    sheets: dict[int, tuple[Canvas, list[Written]]] = field(default_factory=dict)

    def faults(self) -> list[str]:
        """Return descriptions of words that leave their box or canvas, or overlap other words."""
        found = []
        for canvas, written in self.sheets.values():
            for i, one in enumerate(written):
                if not one.lies.within(canvas.box):
                    found.append(f"{one.words} leaves its sheet: {one.lies} of {canvas.box}")
                if one.lies.width > one.allowed.width + 2:
                    found.append(f"{one.words} is wider than its place: {one.lies}, {one.allowed}")
                found += [
                    f"{one.words} lies over {other.words}"
                    for other in written[:i]
                    if one.lies.inset(2).overlaps(other.lies.inset(2))
                ]
        return found


@contextmanager
def record_text() -> Iterator[TextRecorder]:
    """Record the text that is drawn on any canvas during the block."""
    recorder = TextRecorder()
    write = Canvas._write

    def seen(
        canvas: Canvas, text: str, fitted: Fitted, box: Box, colour: str, on: str, align: Align
    ) -> Box:
        lies = write(canvas, text, fitted, box, colour, on, align)
        if not _DESCENDING.search(fitted.lines[-1]):
            below = metrics(fitted.face, fitted.size)[1] * 0.8
            lies = lies._replace(bottom=round(lies.bottom - below))
        sheet = recorder.sheets.setdefault(id(canvas), (canvas, []))
        sheet[1].append(Written(fitted.lines, box, lies, fitted.size))
        return lies

    Canvas._write = seen  # type: ignore[method-assign, assignment]
    try:
        yield recorder
    finally:
        Canvas._write = write  # type: ignore[method-assign]
