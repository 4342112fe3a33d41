"""Tests of all painters with random games, in several threads, and of their memory."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import get_args

import pytest
from PIL import ImageChops

from bot.words import say
from editions.loader import available
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.edition import Seat
from engine.setup import blank
from engine.view import view
from renders import caches
from renders.alt import alt_text, describe
from renders.board import paint_board
from renders.cache import Cache
from renders.hand import paint_hand
from renders.inks import FULL, PLATES, SPRITES
from renders.look import LOOKS, MOST_LOOKS, Look, Variant, look_of
from renders.scene import Scene
from renders.story import Story
from renders.words import Words
from tests.support.pictures import NAMES, all_pictures, crowded, edition, played
from tests.support.sampling import sampled
from tests.support.walk import Walk

VARIANTS: tuple[Variant, ...] = get_args(Variant)
MOST_MEMORY = 150_000_000
LONGEST_ALT = 1024
SOFT = 16
"""Largest difference of a ramp's step to the colour used instead, in any channel."""
every_edition = pytest.mark.parametrize("name", available())


@pytest.mark.parametrize(("name", "seed"), sampled(product(available(), range(3))))
def test_every_state_of_a_random_game_can_be_drawn_and_described(name, seed):
    """`python -m tests.support.walk SEED` with this edition repeats a failure."""
    walk = Walk(seed, name)
    names = NAMES[: len(walk.s.players)]
    for step in range(45):
        if walk.s.result is not None:
            break
        walk._step()
        if step % 15 == 0:
            check(walk, names, VARIANTS[step // 15 % 2])
    walk._finish()
    check(walk, names, VARIANTS[seed % 2])


def check(walk: Walk, names: tuple[str, ...], variant: Variant) -> None:
    """Check the mode and size of every picture, and the limits and names of the alt texts."""
    seen = view(walk.ed, walk.s)
    story = Story.from_log(walk.ed, walk.first, [walk.events])
    for what, width, picture in all_pictures(Scene(say, seen, names, "News."), variant, story):
        assert picture.mode == "P", what
        assert picture.width == width, what
        assert what != "board" or picture.height == width
        assert len(picture.getpalette() or ()) <= 3 * FULL, what
    short, full = alt_text(say, seen, names, "News."), describe(say, seen, names)
    assert 0 < len(short) <= LONGEST_ALT
    called = Words(say, walk.ed, names).names
    assert all(name in short and name in full for name in called)


@pytest.mark.parametrize(("name", "variant"), sampled(product(available(), VARIANTS)))
def test_one_palette_has_room_for_all_pictures_of_a_full_table(name, variant):
    ed = edition(name)
    seats = ed.max_players
    arena = Arena(ed, [POLICIES["steady"]() for _ in range(seats)], "3")
    first = blank(ed, [player.token for player in arena.state.players], "3")
    story = Story.from_log(ed, first, [arena.opening, *arena.play(400)])
    for seed in range(2):
        table = crowded(ed, seed, NAMES)
        list(all_pictures(table, variant, story))
        for seat in range(seats):
            paint_hand(say, table.view, table.names, Seat(seat), variant)
    assert len(look_of(ed, variant).inks) < FULL


def test_every_painter_draws_the_same_in_any_thread():
    tables = [played(edition(name), 3, 40) for name in ("classic", "horse", "harbour")]

    def drawn(table: Scene) -> list[tuple[str, bytes]]:
        pictures = all_pictures(table, "dark")
        return [(what, picture.convert("RGB").tobytes()) for what, _, picture in pictures]

    alone = [drawn(table) for table in tables]
    SPRITES.clear()
    PLATES.clear()
    with ThreadPoolExecutor(6) as pool:
        for table, once, again in zip(
            range(9), alone * 3, pool.map(drawn, tables * 3), strict=True
        ):
            for (what, one), (_, other) in zip(once, again, strict=True):
                assert one == other, f"{what} of table {table % 3}"


# Memory


def test_all_editions_in_light_and_dark_stay_within_their_memory():
    caches.forget()
    for name in available():
        table = played(edition(name), 4, 40)
        for variant in VARIANTS:
            paint_board(table, variant)
            list(all_pictures(table, variant))
    assert 1_000_000 < caches.held_bytes() < MOST_MEMORY


def test_the_caches_are_bounded():
    assert caches.held_bytes() <= caches.most_bytes() < MOST_MEMORY


def test_emptied_picture_caches_use_no_memory():
    paint_board(played(edition("classic"), 2, 3), size=512)
    assert caches.held_bytes() > 0
    caches.forget()
    assert caches.held_bytes() == 0


def test_a_cache_evicts_the_least_recently_used_value():
    cache: Cache[str] = Cache(10, len)
    for word in ("four", "five", "four", "three"):
        cache.get(word, lambda word=word: word)  # type: ignore[misc]
    assert cache.kept() == ["four", "three"]
    assert cache.held_bytes == 9


def test_the_sprite_cache_stays_within_its_limit_in_a_long_game():
    ed = edition("classic")
    for turn in range(0, 60, 2):
        paint_board(played(ed, 4, turn), size=2048 if turn % 20 == 0 else 1024)
    assert SPRITES.held_bytes <= SPRITES.most_bytes
    assert PLATES.held_bytes <= PLATES.most_bytes


def test_a_board_has_the_same_colours_after_its_look_was_evicted():
    """The cached board of an evicted look must not be used for the new look."""
    table = played(edition("classic"), 4, 40)
    paint_hand(say, table.view, table.names, table.actor, "dark")  # adds colours in another order
    before = paint_board(table, "dark", 512).convert("RGB")
    for number in range(MOST_LOOKS):
        LOOKS.get(("filler", number), lambda: Look(edition("classic"), "light"))
    after = paint_board(table, "dark", 512).convert("RGB")
    apart = ImageChops.difference(before, after).getextrema()
    assert all(most <= 2 * SOFT for _, most in apart)  # type: ignore[misc]
