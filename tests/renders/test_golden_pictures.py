"""Tests that compare pictures with the golden ones in tests/renders/golden.

Small differences are allowed, because library versions draw fonts a little differently. After an
intended change, renew the pictures with `python -m tests.renders.test_golden_pictures --renew`
and look at them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, partial
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.words import say
from bot.workshop.sample_game import SampleGame
from engine.decisions import Auction
from engine.edition import Pos, Seat
from engine.state import BANK, Offer
from renders import caches
from renders.auction import paint_auction
from renders.board import paint_board
from renders.card import paint_card
from renders.deed import paint_deed
from renders.end import paint_end
from renders.hand import paint_hand
from renders.lobby import Seated, paint_lobby
from renders.look import Variant
from renders.png import encoded
from renders.replay import paint_replay
from renders.trade import paint_trade
from tests.support.pictures import NAMES, crowded, edition

FOLDER = Path(__file__).parent / "golden"
MOST_BYTES = 1_500_000
"""Bytes of all golden pictures together."""
MEAN, MUCH, SHARE = 1.5, 72, 0.006
"""Limits: the mean difference in levels, a large difference, and the share of pixels with one."""
WIDTH = 640

Paint = Callable[[], Image.Image]


@cache
def harbour() -> SampleGame:
    room = SampleGame(edition("harbour"), 4, "1")
    room.play_out()
    return room


def board(name: str, variant: Variant) -> Image.Image:
    return paint_board(crowded(edition(name), 5, NAMES[:6]), variant, 512)


def deed(name: str, pos: int, variant: Variant, mortgaged: bool) -> Image.Image:
    table = crowded(edition(name), 5, NAMES)
    return paint_deed(
        say,
        edition(name),
        Pos(pos),
        variant,
        mortgaged=mortgaged,
        view=table.view,
        names=table.names,
    )


def hand(name: str, variant: Variant) -> Image.Image:
    table = crowded(edition(name), 6, NAMES[:3])
    return paint_hand(say, table.view, table.names, Seat(0), variant, WIDTH)


def auction(name: str, variant: Variant) -> Image.Image:
    table = crowded(edition(name), 7, NAMES[:4])
    pos = next(pos for pos in table.view.ed.board.deeds if table.view.owner[pos] == BANK)
    running = Auction(1, (Seat(0), Seat(2)), pos, None, 90, Seat(2))
    return paint_auction(say, table.view, table.names, running, variant, WIDTH)


def trade(name: str, variant: Variant) -> Image.Image:
    table = crowded(edition(name), 8, NAMES[:4])
    held = table.view.deeds_of
    offer = Offer(1, Seat(0), Seat(1), 120, tuple(held(Seat(0))[:2]), ask=tuple(held(Seat(1))[:3]))
    return paint_trade(say, table.view, table.names, offer, variant, WIDTH)


def lobby(name: str, variant: Variant) -> Image.Image:
    ed = edition(name)
    seats = [Seated(NAMES[i], ed.tokens[i], i == 2) for i in range(3)]
    rules = ("Everybody starts with twice the cash", "No auctions")
    return paint_lobby(say, ed, [*seats, None], rules, variant, WIDTH)


def end(variant: Variant) -> Image.Image:
    room = harbour()
    return paint_end(say, room.view, room.names, room.story, variant, WIDTH)


def replay(variant: Variant) -> Image.Image:
    """Return the last frame of a film."""
    room = harbour()
    film = paint_replay(say, room.ed, room.start, room.log, room.names, variant, 512)
    with Image.open(BytesIO(film)) as gif:
        gif.seek(getattr(gif, "n_frames", 1) - 1)
        return gif.convert("RGB").quantize(128)


PICTURES: dict[str, Paint] = {
    "board-classic": partial(board, "classic", "light"),
    "board-america": partial(board, "america", "dark"),
    "board-horse": partial(board, "horse", "light"),
    "board-nyc": partial(board, "nyc", "dark"),
    "board-dotcom": partial(board, "dotcom", "light"),
    "board-herenow": partial(board, "herenow", "dark"),
    "board-harbour": partial(board, "harbour", "light"),
    "deed-street": partial(deed, "america", 39, "light", False),
    "deed-railroad": partial(deed, "nyc", 5, "dark", False),
    "deed-mortgaged": partial(deed, "horse", 1, "light", True),
    "card-move": lambda: paint_card(say, edition("dotcom"), "chance", 0, "light"),
    "card-dark": lambda: paint_card(
        say, edition("harbour"), edition("harbour").decks[0].id, 3, "dark"
    ),
    "hand-light": partial(hand, "classic", "light"),
    "hand-dark": partial(hand, "herenow", "dark"),
    "auction-light": partial(auction, "dotcom", "light"),
    "auction-dark": partial(auction, "classic", "dark"),
    "trade-light": partial(trade, "nyc", "light"),
    "trade-dark": partial(trade, "horse", "dark"),
    "lobby": partial(lobby, "america", "light"),
    "end": partial(end, "dark"),
    "replay": partial(replay, "light"),
}


def complaint(golden: Image.Image, actual: Image.Image) -> str:
    """Describe how a picture differs from the golden one, or return "" within the limits."""
    if golden.size != actual.size:
        return f"is {actual.size} large, was {golden.size}"
    apart = difference(golden, actual)
    mean = ImageStat.Stat(apart).mean[0]
    far = apart.histogram()[MUCH:]
    share = sum(far) / (apart.width * apart.height)
    if mean > MEAN or share > SHARE:
        return f"is {mean:.2f} levels off on average, {share:.2%} of it by {MUCH} or more"
    return ""


def difference(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return the largest difference of any colour channel for each pixel."""
    red, green, blue = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    return ImageChops.lighter(red, ImageChops.lighter(green, blue))


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name, tmp_path):
    caches.forget()  # palette numbers depend on the order of drawing
    actual = PICTURES[name]()
    with Image.open(FOLDER / f"{name}.png") as kept:
        found = complaint(kept, actual)
        if found:
            actual.save(tmp_path / "actual.png")
            if kept.size == actual.size:
                difference(kept, actual).save(tmp_path / "difference.png")
    renew = "python -m tests.renders.test_golden_pictures --renew"
    assert not found, f"{name} {found}; see {tmp_path}, and if it is meant: {renew}"


def test_every_golden_picture_has_a_case_and_their_size_is_limited():
    files = [*FOLDER.glob("*")]
    assert {file.name for file in files} == {f"{name}.png" for name in PICTURES}
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


def test_the_comparison_reports_what_a_player_would_see():
    table = crowded(edition("classic"), 5, NAMES[:6])
    golden = paint_board(table, "light", 512)
    assert complaint(golden, golden.copy()) == ""
    shifted = ImageChops.offset(golden.convert("RGB"), 3, 0)
    assert complaint(golden, shifted)
    assert complaint(golden, paint_board(table, "dark", 512))
    assert complaint(golden, paint_board(crowded(edition("classic"), 6, NAMES[:6]), size=512))
    assert "large" in complaint(golden, paint_board(table, "light", 520))


def renew() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    for name, paint in PICTURES.items():
        caches.forget()
        (FOLDER / f"{name}.png").write_bytes(encoded(paint()))


if __name__ == "__main__":
    if sys.argv[1:] != ["--renew"]:
        sys.exit("usage: python -m tests.renders.test_golden_pictures --renew")
    renew()
