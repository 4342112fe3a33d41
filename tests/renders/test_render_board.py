"""Tests of the board picture: layout, states, sizes and threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations, product
from statistics import mean

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from bot.words import say
from editions.loader import available
from engine.decisions import Auction, Debt
from engine.edition import Pos, Seat
from engine.events import CardDrawn, DiceThrown, Event, SentToJail, TokenMoved, TurnBegan
from engine.why import Why
from renders import caches
from renders.board import paint_board, token_places
from renders.box import Box
from renders.cells import Cell, corner_masks, paint_cell
from renders.centre import sections, table_parts, time_place
from renders.geometry import Geometry, geometry
from renders.inks import FULL, PLATES, SPRITES
from renders.look import Variant, look_of
from renders.png import encoded
from renders.scene import GameTime, Scene, Tracks
from renders.sitters import SeatNames, letters
from renders.text import clipped, line_width
from tests.support.pictures import (
    LONG_NAMES,
    NAMES,
    crowded,
    edition,
    odd_board,
    played,
    record_text,
)
from tests.support.sampling import sampled

VARIANTS: tuple[Variant, ...] = ("light", "dark")
SIZES = (512, 700, 1024, 2048)
BOARDS = [edition(name) for name in available()] + [odd_board(n) for n in (16, 28, 56)]
BOARD_IDS = [*available(), "16 spaces", "28 spaces", "56 spaces"]
every_board = pytest.mark.parametrize("ed", BOARDS, ids=BOARD_IDS)
BY_ID = dict(zip(BOARD_IDS, BOARDS, strict=True))


@pytest.mark.parametrize("spaces", range(16, 57, 4))
@pytest.mark.parametrize("size", SIZES)
def test_the_spaces_fill_the_ring_without_overlapping(spaces, size):
    geo = Geometry(spaces, size)
    cells = [geo.cell(Pos(i)) for i in range(spaces)]
    assert not any(a.overlaps(b) for a, b in combinations(cells, 2))
    ring = geo.board.width * geo.board.height - geo.inner.width * geo.inner.height
    assert sum(cell.width * cell.height for cell in cells) == ring
    assert all(cell.within(geo.board) for cell in cells)


@pytest.mark.parametrize("spaces", [16, 40, 56])
def test_play_goes_clockwise_from_the_bottom_right(spaces):
    geo = Geometry(spaces, 1024)
    quarter = spaces // 4
    corners = [geo.cell(Pos(i * quarter)).centre for i in range(4)]
    assert [(x > 512, y > 512) for x, y in corners] == [
        (True, True), (False, True), (False, False), (True, False),
    ]  # fmt: skip
    for i in range(spaces):
        here, there = geo.cell(Pos(i)), geo.cell(Pos((i + 1) % spaces))
        assert here.inset(-1).overlaps(there), f"{i} does not touch the next space"


@pytest.mark.parametrize("spaces", [16, 40, 56])
def test_a_part_of_a_space_is_turned_with_its_sheet(spaces):
    geo = Geometry(spaces, 1024)
    from renders.geometry import TURNS

    for i in range(spaces):
        pos = Pos(i)
        sheet = geo.upright(pos)
        image = Image.new("L", sheet.size, 0)
        part = Box(5, 9, 21, 30)
        image.paste(255, part[:4])
        turn = TURNS[geo.side(pos)]
        turned = image.transpose(turn) if turn is not None else image
        whole = Image.new("L", (1024, 1024), 0)
        whole.paste(turned, geo.cell(pos).corner)
        assert whole.getbbox() == tuple(geo.placed(pos, part))


@every_board
@pytest.mark.parametrize("size", [768, 1024])
def test_every_word_on_a_space_lies_in_its_place(ed, size):
    look = look_of(ed, "light")
    geo = geometry(len(ed.spaces), size)
    with record_text() as recorder:
        for i in range(len(ed.spaces)):
            paint_cell(say, geo, look, ed, Pos(i))
    assert recorder.sheets
    assert recorder.faults() == []


@every_board
def test_the_parts_of_a_space_do_not_overlap(ed):
    geo = geometry(len(ed.spaces), 1024)
    for i in range(len(ed.spaces)):
        cell = Cell(say, geo, ed, Pos(i))
        parts = [cell.bar, cell.strip, cell.price, cell.icon, cell.name]
        assert not any(a.overlaps(b) for a, b in combinations(parts, 2))
        assert all(part.within(cell.sheet) for part in parts)


@every_board
@pytest.mark.parametrize("size", [512, 1024, 2048])
def test_a_corner_shows_its_whole_sign_and_name(ed, size):
    look = look_of(ed, "light")
    geo = geometry(len(ed.spaces), size)
    for i in range(0, len(ed.spaces), geo.quarter):
        if ed.board.kind[i] == "jail":
            continue
        for shape in corner_masks(say, geo, look, ed, Pos(i)):
            turned = shape.rotate(45, Image.Resampling.BICUBIC)
            half = geo.depth // 2
            inside = turned.crop((half, half, half + geo.depth, half + geo.depth))
            turned.paste(0, (half, half, half + geo.depth, half + geo.depth))
            assert turned.getbbox() is None, f"{ed.board.name[i]} is cut off"
            assert inside.getbbox() is not None


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", SIZES)
def test_the_sections_of_the_centre_stand_one_below_another(seats, size):
    geo = geometry(40, size)
    parts = sections(geo, seats)
    assert not any(a.overlaps(b) for a, b in combinations(parts, 2))
    assert all(part.within(geo.centre) for part in parts)
    header, lens, news, table, stock = (part.height / geo.size * 1024 for part in parts)
    assert lens >= 190
    assert news >= 80
    assert table / seats >= 32
    assert header >= 50
    assert stock >= 30


@pytest.mark.parametrize("seats", range(2, 9))
def test_without_news_the_players_and_the_lens_are_larger(seats):
    geo = geometry(40, 1024)
    parts = sections(geo, seats, news=False)
    assert not any(a.overlaps(b) for a, b in combinations(parts, 2))
    assert all(part.within(geo.centre) for part in parts)
    _, lens, news, table, _ = (part.height for part in parts)
    _, told_lens, _, told_table, _ = (part.height for part in sections(geo, seats))
    assert news == 0
    assert lens >= told_lens
    assert table > told_table


@pytest.mark.parametrize(
    ("board", "size", "told"),
    sampled((board, *how) for board in BY_ID for how in ((768, True), (1024, True), (1024, False))),
)
def test_words_in_the_centre_of_the_board_do_not_overlap(board, size, told):
    ed = BY_ID[board]
    for seed in range(6):
        scene = crowded(ed, seed)
        with record_text() as recorder:
            PLATES.clear()
            paint_board(scene if told else replace(scene, news=""), "light", size)
        assert recorder.faults() == []


@every_board
def test_tokens_on_a_space_stand_side_by_side(ed):
    geo = geometry(len(ed.spaces), 1024)
    for seed in range(12):
        view = crowded(ed, seed).view
        for pos in range(len(ed.spaces)):
            places = [place for _, place in token_places(geo, view, Pos(pos))]
            assert not any(a.overlaps(b) for a, b in combinations(places, 2))
            assert all(place.within(geo.board) for place in places)
            assert all(place.width >= 18 for place in places)


@every_board
def test_tokens_on_neighbouring_spaces_do_not_hide_each_other(ed):
    geo = geometry(len(ed.spaces), 1024)
    view = crowded(ed, 1).view
    for player in view.players:
        player.jail, player.out = 0, 0
    for first in range(len(ed.spaces)):
        for i, player in enumerate(view.players):
            player.at = Pos((first + i) % len(ed.spaces))
        places = [
            place
            for pos in {player.at for player in view.players}
            for _, place in token_places(geo, view, pos)
        ]
        assert not any(a.inset(1).overlaps(b.inset(1)) for a, b in combinations(places, 2))


def test_prisoners_stand_inside_and_visitors_beside_the_cell():
    ed = edition("classic")
    geo = geometry(40, 1024)
    view = crowded(ed, 3).view
    for player in view.players:
        player.at, player.jail, player.out = ed.board.jail, 0, 0
    view.players[0].jail = 1
    places = dict(token_places(geo, view, ed.board.jail))
    cell = geo.cell(ed.board.jail)
    assert len(places) == 8
    assert places[Seat(0)].left > cell.centre[0] - 30
    assert not any(places[Seat(0)].overlaps(places[Seat(i)]) for i in range(1, 8))


@pytest.mark.parametrize(("board", "variant"), sampled(product(BY_ID, VARIANTS)))
def test_any_state_becomes_a_picture_of_the_right_kind(board, variant):
    ed = BY_ID[board]
    for seed in range(8):
        image = paint_board(crowded(ed, seed), variant, 512 + 64 * seed)
        assert image.mode == "P"
        assert image.size == (512 + 64 * seed, 512 + 64 * seed)
    assert len(look_of(ed, variant).inks) < FULL, "no ink had to be replaced by its neighbour"


@pytest.mark.parametrize("name", available())
def test_a_game_in_play_makes_a_small_file(name):
    ed = edition(name)
    for turns in (0, 1, 40, 150):
        image = paint_board(played(ed, ed.max_players, turns))
        assert len(encoded(image)) < 150_000


def test_a_size_out_of_bounds_is_refused():
    for size in (511, 2049):
        with pytest.raises(ValueError, match="512 to 2048"):
            paint_board(crowded(edition("classic"), 1), "light", size)


def test_the_same_table_gives_the_same_picture():
    scene = played(edition("classic"), 4, 60)
    first, second = paint_board(scene), paint_board(scene)
    assert first.tobytes() == second.tobytes()
    assert first.getpalette() == second.getpalette()


def test_several_threads_paint_the_same_pictures_as_one():
    scenes = [crowded(edition(name), seed) for name in available() for seed in range(4)]
    alone = [paint_board(scene, "dark", 640).convert("RGB") for scene in scenes]
    SPRITES.clear()
    with ThreadPoolExecutor(8) as pool:
        together = pool.map(
            lambda scene: paint_board(scene, "dark", 640).convert("RGB"), scenes * 3
        )
        for one, other in zip(alone * 3, together, strict=True):
            assert ImageChops.difference(one, other).getbbox() is None


def test_every_edition_has_a_look_of_its_own():
    pictures = {}
    for name in available():
        ed = edition(name)
        small = paint_board(played(ed, 4, 30)).convert("RGB").resize((16, 16), Image.Resampling.BOX)
        pictures[name] = small
    for one, other in combinations(pictures, 2):
        difference = ImageChops.difference(pictures[one], pictures[other])
        assert mean(ImageStat.Stat(difference).mean) > 4, f"{one} looks like {other}"


def test_the_light_board_is_light_and_the_dark_board_is_dark():
    for name in available():
        scene = played(edition(name), 3, 20)
        light, dark = (paint_board(scene, v, 512).convert("L").resize((1, 1)) for v in VARIANTS)
        assert light.getpixel((0, 0)) > 170  # type: ignore[operator]
        assert dark.getpixel((0, 0)) < 90  # type: ignore[operator]


def test_each_player_has_a_letter_of_their_own():
    assert letters(NAMES) == ("A", "B", "C", "D", "E", "F", "G", "H")
    assert letters(("Ana", "anna", "Alan", "???")) == ("A", "N", "L", "B")
    assert letters(("Robo Rita", "Robo Max")) == ("R", "M")
    assert len(set(letters(LONG_NAMES))) == 8
    assert letters(("李小龍", "ß")) == ("李", "A")


def test_a_seat_keeps_its_letter_when_it_changes_hands():
    scene = played(edition("classic"), 2, 20)
    now = SeatNames.of(("Zoe", "Robo Ben"), ("Ana", "Ben"))
    assert letters(now) == ("A", "B")
    assert now == ("Zoe", "Robo Ben")
    caches.forget()
    with record_text() as recorder:
        paint_board(replace(scene, names=now), "light", 1024)
    words = {word for _, rows in recorder.sheets.values() for row in rows for word in row.words}
    assert {"A", "B", "Zoe", "Robo Ben"} <= words
    assert not {"Z", "R"} & words


@pytest.mark.parametrize(
    ("time", "words"),
    [(GameTime(26, 60), "26 of 60 min"), (GameTime(58, 60, True), "last round"), (None, "")],
)
@pytest.mark.parametrize("name", available())
def test_a_timed_game_tells_its_time_beside_the_stock(name, time, words):
    scene = replace(played(edition(name), 3, 20), time=time)
    geo = geometry(scene.view.ed.board.size, 1024)
    stock = sections(geo, 3)[-1]
    clock, rest = time_place(geo, stock)
    assert clock.left == rest.right
    caches.forget()
    with record_text() as recorder:
        paint_board(scene, "light", 1024)
    found = [word for _, rows in recorder.sheets.values() for row in rows for word in row.words]
    assert (words in found) if words else not any(" min" in word for word in found)


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
@pytest.mark.parametrize("size", [512, 1024])
@pytest.mark.parametrize("news", ["", "Ana rolls 2 and 3."])
def test_a_name_is_never_smaller_than_the_cash_beside_it(seats, size, news):
    table = crowded(edition("classic"), 3, LONG_NAMES[:seats])
    for player in table.view.players:
        player.out, player.cash, player.jail = 0, 1053, 1
        player.cards = ["chance", "chest"]
    caches.forget()
    with record_text() as recorder:
        paint_board(replace(table, news=news), "light", size)
    rows = [
        rows for _, rows in recorder.sheets.values() if any("$1,053" in row.words for row in rows)
    ]
    assert len(rows) == seats
    for row in rows:
        cash = next(one for one in row if one.words == ("$1,053",))
        name = row[-1]
        assert name.size >= cash.size
        assert len(name.words[0]) > 8, f"too little is left of a name: {name.words}"


def test_a_short_name_stays_whole_beside_two_jail_cards():
    table = crowded(edition("classic"), 3, ("Rosalind Ray", "Ben", "Cleo", "Dan"))
    for player in table.view.players:
        player.out, player.cash, player.jail, player.cards = 0, 1053, 0, ["chance", "chest"]
    caches.forget()
    with record_text() as recorder:
        paint_board(replace(table, news=""))
    written = [one.words[0] for _, rows in recorder.sheets.values() for one in rows]
    assert "Rosalind Ray" in written


def test_a_name_is_never_cut_inside_a_combined_character():
    assert clipped("Ana", "bold", 20, 500) == "Ana"
    flag = "Zoe\u0301 \U0001f469\u200d\U0001f680 of the Hills"
    room = range(10, line_width(flag, "bold", 20) + 1)
    beginnings = {clipped(flag, "bold", 20, wide).removesuffix("…") for wide in room}
    assert {"Z", "Zo", "Zoe\u0301", "Zoe\u0301 \U0001f469\u200d\U0001f680", flag} <= beginnings
    assert not beginnings & {"Zoe", "Zoe\u0301 \U0001f469", "Zoe\u0301 \U0001f469\u200d"}


def test_the_frame_stays_with_the_turn_while_bidders_have_a_gavel():
    table = crowded(edition("classic"), 3, NAMES[:4])
    view = table.view
    for player in view.players:
        player.out = 0
    view.turn.seat = Seat(0)
    assert table.asked_signs == {}
    view.pending[:] = [Auction(9, (Seat(0), Seat(1), Seat(2)), Pos(39), bid=10, high=Seat(2))]
    assert table.asked_signs == {Seat(0): "gavel", Seat(1): "gavel"}
    assert framed(table) == Seat(0)
    view.pending[:] = [Auction(9, (Seat(1), Seat(3)), Pos(39), bid=10, high=Seat(3))]
    assert table.asked_signs == {Seat(1): "gavel"}
    assert framed(table) == Seat(0)
    view.pending[:] = [Debt(9, Seat(3), Seat(0), 50, Why("card"))]
    assert table.asked_signs == {Seat(3): "clock"}
    assert framed(table) == Seat(0)


def framed(table: Scene) -> Seat:
    """Return the only player whose row has a frame in the player's colour."""
    picture = paint_board(table, "light", 1024).convert("RGB")
    geo = geometry(len(table.view.ed.spaces), 1024)
    box = sections(geo, len(table.names), news=bool(table.news))[3]
    rows = table_parts(geo, box, len(table.names))[1].rows(len(table.names), geo.px(3))
    look = look_of(table.view.ed, "light")
    edge = [picture.getpixel((row.centre[0], row.top + 1)) for row in rows]
    colours = [ImageColor.getrgb(look.seat(seat)) for seat in range(len(rows))]
    found = [Seat(i) for i, colour in enumerate(edge) if colour == colours[i]]
    assert len(found) == 1
    return found[0]


def test_an_edition_played_by_other_rules_shares_its_printed_board():
    ed = edition("classic")
    from engine.rules import configure

    timed = configure(ed, "timed")
    assert look_of(ed, "light") is look_of(timed, "light")
    rich = configure(ed, "standard", (), {"salary": 400})
    assert look_of(ed, "light") is not look_of(rich, "light"), "GO tells the salary"
    flat = configure(ed, "short")
    assert look_of(ed, "light") is not look_of(flat, "light"), "the tax tells what it takes"


def test_a_trail_follows_moves_forward_back_round_the_corner_and_into_jail():
    ed = edition("classic")
    tracks = Tracks(ed, [Pos(0), Pos(38)])

    def after(*events: Event) -> tuple[Seat | None, list[Pos], str]:
        tracks.follow(events)
        return tracks.mover, list(tracks.trail), tracks.deck + "!" * tracks.jailed

    ana, ben = Seat(0), Seat(1)
    assert after(TurnBegan(ana), TokenMoved(ana, Pos(7))) == (ana, list(range(8)), "")
    back = next(i for i, card in enumerate(ed.board.cards["chance"]) if card.id == "back_3")
    moved = after(CardDrawn(ana, "chance", back), TokenMoved(ana, Pos(4)))
    assert moved == (ana, [7, 6, 5, 4], "chance")
    moved = after(TurnBegan(ben), TokenMoved(ben, Pos(1), passed_go=True))
    assert moved == (ben, [38, 39, 0, 1], "")
    assert after(SentToJail(ben, Pos(10), "space")) == (ben, [38, 39, 0, 1], "!")
    assert tracks.at == [4, 10]
    assert after(TurnBegan(ana), TokenMoved(ana, Pos(6))) == (ana, [4, 5, 6], "")
    assert after(SentToJail(ana, Pos(10), "doubles")) == (ana, [6], "!"), "no step led there"


def test_the_dice_have_a_thrower_except_those_for_the_first_turn():
    tracks = Tracks(edition("classic"), [Pos(0), Pos(0)])

    def thrower(*events: Event) -> Seat | None:
        tracks.follow(events)
        return tracks.thrower

    ana, ben = Seat(0), Seat(1)
    assert thrower(DiceThrown(ben, 6, 5, "first_turn"), TurnBegan(ben)) is None
    assert thrower(DiceThrown(ben, 2, 3), TurnBegan(ana)) == ben, "until the next player throws"
    assert thrower(DiceThrown(ana, 1, 3, "jail")) == ana
