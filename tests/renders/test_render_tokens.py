"""Tests of the tokens on the board, the trail of a move, and the centre of the board."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.words import say
from editions.loader import available, load
from engine.colour import contrast
from engine.decisions import Auction
from engine.edition import Edition, Pos, Seat
from engine.rules import configure
from engine.view import SeatView
from renders.alt import describe
from renders.board import FEW, MANY, OFFLINE, offline_place, paint_board, token_places
from renders.box import Box
from renders.canvas import Canvas
from renders.cells import NARROW, Cell, corner_masks, jail_box, salary_lines
from renders.centre import CAPTION, LEAST_ROW, dice_places, lens_parts, sections, table_parts
from renders.figures.choice import space_icon
from renders.geometry import LANE, Geometry, geometry
from renders.inks import FULL, PLATES
from renders.layers import printed_board
from renders.lens import BESIDE, NAME, WORDS, space_words, tile_parts, token_row
from renders.look import CLEAR, Variant, look_of, sign_colour
from renders.marks import along_corner
from renders.scene import Scene
from renders.trail import paint_trail, trail_points
from tests.support.pictures import NAMES, crowded, edition, odd_board, played, record_text
from tests.support.sampling import sampled

VARIANTS: tuple[Variant, ...] = ("light", "dark")
BOARDS = [edition(name) for name in available()] + [odd_board(n) for n in (16, 28, 56)]
BOARD_IDS = [*available(), "16 spaces", "28 spaces", "56 spaces"]
every_board = pytest.mark.parametrize("ed", BOARDS, ids=BOARD_IDS)
every_edition = pytest.mark.parametrize("name", available())
both_variants = pytest.mark.parametrize("variant", VARIANTS)


def gathered(ed: Edition, pos: Pos, count: int, others: Pos) -> SeatView:
    """Return a view with `count` tokens on one space and all others on another."""
    view = crowded(ed, 1).view
    view.bank.offline = Pos(-1)
    for i, player in enumerate(view.players):
        player.at, player.jail, player.out = (pos if i < count else others), 0, 0
    return view


# Tokens


@every_board
@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("size", [512, 1024])
def test_tokens_before_a_space_cover_nothing_that_is_printed(ed, count, size):
    geo = geometry(len(ed.spaces), size)
    cells = [geo.cell(Pos(i)) for i in range(len(ed.spaces))]
    count = min(count, ed.max_players)
    for i in range(len(ed.spaces)):
        pos = Pos(i)
        if geo.is_corner(pos):
            continue
        beyond = geo.round_the_corner(pos)
        view = gathered(ed, pos, count, Pos(0) if beyond is None else beyond)
        places = [place for _, place in token_places(geo, view, pos)]
        assert len(places) == count
        assert not any(place.overlaps(cell) for place in places for cell in cells)
        assert not any(place.overlaps(geo.centre) for place in places)
        roomy = geo.upright(pos).width >= geo.px(NARROW)
        assert min(place.width for place in places) >= geo.px(14 if roomy else 8)


@every_board
def test_the_names_and_prices_of_all_spaces_lie_where_no_token_stands(ed):
    """Words are inside their spaces, and tokens only in the lane in front of them."""
    geo = geometry(len(ed.spaces), 1024)
    for i in range(len(ed.spaces)):
        pos = Pos(i)
        if geo.is_corner(pos):
            continue
        cell = Cell(say, geo, ed, pos)
        view = gathered(ed, pos, ed.max_players, pos)
        for _, place in token_places(geo, view, pos):
            for part in (cell.bar, cell.name, cell.icon, cell.price, cell.strip):
                assert not place.overlaps(geo.placed(pos, part))


@every_board
@pytest.mark.parametrize("count", range(1, 8))
def test_crowds_on_both_sides_of_a_corner_do_not_meet(ed, count):
    geo = geometry(len(ed.spaces), 1024)
    for i in range(len(ed.spaces)):
        beyond = geo.round_the_corner(Pos(i))
        if beyond is None:
            continue
        view = gathered(ed, Pos(i), min(count, ed.max_players - 1), beyond)
        both = [*token_places(geo, view, Pos(i)), *token_places(geo, view, beyond)]
        assert len(both) == len(view.players)
        assert not any(a.overlaps(b) for (_, a), (_, b) in combinations(both, 2))


def test_two_or_three_tokens_beside_a_corner_are_nearly_as_large_as_one():
    geo = geometry(40, 1024)
    ed = edition("classic")
    for pos in (Pos(9), Pos(11)):
        wide = [
            token_places(geo, gathered(ed, pos, n, Pos(25)), pos)[0][1].width for n in (1, 2, 3)
        ]
        assert wide[0] == wide[1] == 38
        assert wide[2] >= 28


def covered(shape: Image.Image, places: list[Box]) -> float:
    """Return the share of a shape that discs in these places hide."""
    discs = Image.new("L", shape.size, 0)
    for place in places:
        ImageDraw.Draw(discs).ellipse((*place.corner, place.right - 1, place.bottom - 1), fill=255)
    hidden = ImageChops.multiply(shape, discs)
    return sum(hidden.tobytes()) / max(1, sum(shape.tobytes()))


@every_edition
@pytest.mark.parametrize("count", range(1, 9))
def test_a_corner_with_tokens_can_still_be_read(name, count):
    ed = edition(name)
    geo = geometry(len(ed.spaces), 1024)
    for i in range(0, len(ed.spaces), geo.quarter):
        if ed.board.kind[i] == "jail":
            continue
        places = along_corner(geo.upright(Pos(i)), count, geo.px(FEW), geo.px(MANY))
        assert not any(a.overlaps(b) for a, b in combinations(places, 2))
        assert all(place.within(geo.upright(Pos(i))) for place in places)
        words, sign = (
            shape.rotate(45, Image.Resampling.BICUBIC).crop(
                (half := geo.depth // 2, half, half + geo.depth, half + geo.depth)
            )
            for shape in corner_masks(say, geo, look_of(ed, "light"), ed, Pos(i))
        )
        assert covered(words, places) <= 0.005, ed.board.name[i]
        assert covered(sign, places) <= 0.12, ed.board.name[i]


@pytest.mark.parametrize("inside", range(9))
def test_tokens_in_and_beside_the_jail_leave_its_names_free(inside):
    ed = edition("classic")
    geo, jail = geometry(40, 1024), edition("classic").board.jail
    view = gathered(ed, jail, 8, jail)
    for player in view.players[:inside]:
        player.jail = 1
    cell = jail_box(geo)
    below = geo.placed(jail, Box(0, cell.bottom, geo.depth, geo.depth))
    plate = geo.placed(jail, cell.cut_bottom(geo.px(25))[0].inset(geo.px(6), geo.px(3)))
    places = [place for _, place in token_places(geo, view, jail)]
    assert len(places) == 8
    assert not any(place.overlaps(words) for place in places for words in (below, plate))


@pytest.mark.parametrize("count", range(9))
def test_the_offline_token_lies_beside_the_others_and_on_no_words(count):
    ed = edition("dotcom")
    geo = geometry(len(ed.spaces), 1024)
    for pos in ed.board.deeds:
        view = gathered(ed, pos, min(count, ed.max_players), Pos(0))
        view.bank.offline = pos
        mark = offline_place(geo, view)
        assert (20 if count < 7 else 14) <= mark.width <= OFFLINE
        assert not mark.overlaps(geo.cell(pos))
        assert not any(mark.overlaps(place) for _, place in token_places(geo, view, pos))


def test_the_lens_shows_the_auctioned_deed():
    table = played(edition("classic"), 4, 30)
    seats, lot = tuple(map(Seat, range(4))), Pos(1)
    assert table.view.players[table.view.turn.seat].at != lot
    table.view.pending[:] = [Auction(900, seats, lot)]
    assert table.focus == lot
    table.view.pending[:] = [Auction(900, seats, building="house")]
    assert table.focus == table.view.players[table.view.turn.seat].at


def test_the_lens_shows_the_offline_token():
    ed = edition("dotcom")
    table = played(ed, 4, 20)
    view = table.view
    geo = geometry(len(ed.spaces), 1024)
    lens = sections(geo, 4)[1]
    here = view.players[table.actor].at
    pictures = []
    for offline in (Pos(-1), here):
        view.bank.offline = offline
        pictures.append(paint_board(table).convert("RGB").crop(lens[:4]))
    assert ImageChops.difference(*pictures).getbbox() is not None


# The trail


@every_edition
@both_variants
def test_the_trail_of_every_player_stands_out_from_the_centre(name, variant):
    look = look_of(edition(name), variant)
    for seat in range(8):
        colour = look.seat(seat)
        casing = look.casing(colour)
        assert max(contrast(colour, look.centre), contrast(casing, look.centre)) >= CLEAR
        if variant == "dark":
            for ground in (look.centre, look.paper, look.panel):
                assert contrast(colour, ground) >= CLEAR


def trailed(ed: Edition, trail: tuple[int, ...], **more: bool) -> tuple[Geometry, Image.Image]:
    """Paint only a trail of the first player, and return the geometry and the picture."""
    look, geo = look_of(ed, "light"), geometry(len(ed.spaces), 1024)
    canvas = Canvas.blank(look.inks, 1024, 1024, look.centre)
    view = gathered(ed, Pos(trail[-1]), 8, Pos(0))
    for player in view.players:
        player.out = int(more.get("out", False))
        if more.get("jailed"):
            player.at = ed.board.jail
    way = tuple(map(Pos, trail))
    table = Scene(say, view, NAMES, trail=way, mover=Seat(0), jailed=more.get("jailed", False))
    paint_trail(canvas, geo, look, table)
    return geo, canvas.picture().convert("RGB")


def different(one: Image.Image, other: Image.Image, box: Box) -> bool:
    return ImageChops.difference(one.crop(box[:4]), other.crop(box[:4])).getbbox() is not None


def test_every_space_passed_shows_which_way_the_move_went():
    ed = edition("classic")
    geo, there = trailed(ed, tuple(range(18, 25)))
    _, back = trailed(ed, tuple(reversed(range(18, 25))))
    for pos in range(19, 24):
        assert different(there, back, geo.lane(Pos(pos))), pos


def test_a_move_of_somebody_now_out_ends_with_a_cross():
    geo, playing = trailed(edition("classic"), (1, 2, 3, 4))
    _, out = trailed(edition("classic"), (1, 2, 3, 4), out=True)
    assert different(playing, out, geo.lane(Pos(4)))
    assert not different(playing, out, geo.lane(Pos(2)))


def test_a_jump_into_jail_is_marked_where_it_begins_and_where_it_ends():
    geo, walked = trailed(edition("classic"), (27, 28, 29, 30))
    _, jailed = trailed(edition("classic"), (27, 28, 29, 30), jailed=True)
    assert different(walked, jailed, geo.lane(Pos(30)))
    assert different(walked, jailed, geo.lane(Pos(10)))
    assert not different(walked, jailed, geo.lane(Pos(28))), "the steps before it stay"
    _, doubles = trailed(edition("classic"), (24,), jailed=True)
    assert different(Image.new("RGB", (1024, 1024), doubles.getpixel((512, 512))), doubles,
                     geo.lane(Pos(24)))  # fmt: skip


@pytest.mark.parametrize(("name", "variant"), sampled(product(available(), VARIANTS)))
def test_trails_and_dice_of_all_players_leave_the_palette_room_to_spare(name, variant):
    ed = edition(name)
    for seat in range(ed.max_players):
        for jailed in (True, False):
            table = crowded(ed, seat)
            table.view.players[seat].out = seat % 2
            marked = replace(table, mover=Seat(seat), thrower=Seat(seat), jailed=jailed)
            paint_board(marked, variant, 512 + 64 * seat)
    assert len(look_of(ed, variant).inks) < FULL


def test_a_trail_turns_only_at_corners():
    geo = geometry(40, 1024)
    points = trail_points([geo.lane(Pos(i % 40)).centre for i in range(35, 45)])
    assert len(points) == 3
    assert points[1] == geo.lane(Pos(0)).centre


# The centre


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("news", [True, False])
@pytest.mark.parametrize("street", [True, False])
@pytest.mark.parametrize("size", [512, 1024, 2048])
def test_the_parts_of_a_lens_tile_lie_inside_it_and_beside_each_other(seats, news, street, size):
    geo = geometry(40, size)
    lens = sections(geo, seats, news=news)[1]
    if not news:
        lens, line = lens_parts(geo, lens)
        assert not lens.overlaps(line)
    tile = Box(0, 0, lens.width * 3 // 10, lens.height)
    parts = tile_parts(geo, tile, street=street, signed=not street, crowd=True)
    boxes = [parts.band, parts.icon, parts.name, parts.foot, parts.tokens]
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))
    assert all(box.within(tile.inset(geo.px(3))) for box in boxes)
    assert parts.name.height >= geo.px(40)
    for count in range(1, 9):
        tokens = token_row(parts.tokens, count)
        assert len(tokens) == count
        assert all(token.within(parts.tokens) for token in tokens)


def test_the_letters_of_the_lens_grow_with_its_height():
    geo = geometry(40, 1024)
    low, high = (
        tile_parts(geo, Box(0, 0, 250, height), street=False, signed=True, crowd=True)
        for height in (206, 360)
    )
    assert low.grown == 1
    assert [round(size * high.grown) for size in (NAME, BESIDE, WORDS)] == [53, 42, 37]
    assert high.icon.height > low.icon.height * 1.5
    assert high.tokens.height > low.tokens.height * 1.5


@every_edition
def test_every_space_in_the_lens_has_words(name):
    ed = edition(name)
    view = gathered(ed, Pos(0), 8, Pos(0))
    for i in range(len(ed.spaces)):
        assert space_words(say, view, Pos(i)), ed.board.name[i]


def test_corners_with_modules_describe_their_rules():
    corners = [Pos(i) for i in (0, 10, 20, 30)]
    plain = gathered(edition("america"), Pos(0), 4, Pos(0))
    without = ["collect $200", "nothing happens", "nothing happens", "straight to jail"]
    assert [space_words(say, plain, pos) for pos in corners] == without
    america = load("america")
    view = gathered(configure(america, "standard", america.modules), Pos(0), 4, Pos(0))
    told = ["$200 or move on", "quiz for a trip", "quiz for a deed", "to court"]
    assert [space_words(say, view, pos) for pos in corners] == told
    full = describe(say, view, NAMES[: len(view.players)])
    assert ": land here by dice, answer a question, and travel to an unowned deed" in full
    assert "20. Free Parking: answer questions to win a deed" in full
    view.owner[:] = [Seat(0)] * len(view.owner)
    assert [space_words(say, view, pos) for pos in corners[1:3]] == ["nothing happens"] * 2
    assert space_words(say, view, corners[1], jailed=True) == "in jail"


@pytest.mark.parametrize("size", [512, 1024, 2048])
def test_the_dice_keep_away_from_the_tokens_in_the_lane(size):
    geo = geometry(40, size)
    header = sections(geo, 4)[0]
    mark, dice, rest = dice_places(geo, header)
    assert not any(a.overlaps(b) for a, b in combinations((mark, *dice, rest), 2))
    for i in range(40):
        lane = geo.lane(Pos(i)).inset(-geo.px(4))
        assert not any(die.overlaps(lane) for die in dice)
    assert geo.inner.right - geo.px(LANE) - dice[1].right >= geo.px(10)


def test_dice_are_shown_only_after_a_throw_to_move():
    ed = edition("classic")
    geo = geometry(40, 1024)
    _, dice, _ = dice_places(geo, sections(geo, 4)[0])
    for turns, seen in ((0, False), (1, True)):
        table = played(ed, 4, turns)
        assert any(table.view.turn.dice), "at first they were thrown for the first turn"
        table.view.turn.dice = (1, 6)
        one = paint_board(table).convert("RGB")
        table.view.turn.dice = (6, 1)
        other = paint_board(table).convert("RGB")
        assert all(different(one, other, die) is seen for die in dice)


def test_the_dice_tell_who_threw_them():
    table = played(edition("classic"), 4, 6)
    assert table.thrower is not None
    other = replace(table, thrower=Seat((table.thrower + 1) % 4))
    geo = geometry(40, 1024)
    mark = dice_places(geo, sections(geo, 4)[0])[0]
    one, two = (paint_board(each).convert("RGB") for each in (table, other))
    assert different(one, two, mark)


@every_edition
@pytest.mark.parametrize("told", [True, False])
def test_the_sums_of_all_players_are_written_in_one_size(name, told):
    ed = edition(name)
    table = played(ed, min(6, ed.max_players), 40)
    PLATES.clear()
    with record_text() as recorder:
        paint_board(table if told else replace(table, news=""))
    cash = {ed.currency.show(p.cash) for p in table.view.players if not p.out}
    rows = [
        {word.words[0]: word.size for word in written}
        for _, written in recorder.sheets.values()
        if any(one.words[0] in table.names for one in written)
    ]
    sizes = {size for row in rows for words, size in row.items() if words in cash}
    assert rows
    assert len(sizes) <= 2, "cash is bold and worth is not, and each has its size"


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("news", [True, False])
def test_the_table_has_headings_where_its_rows_stay_readable(seats, news):
    geo = geometry(40, 1024)
    table = sections(geo, seats, news=news)[3]
    caption, rows = table_parts(geo, table, seats)
    assert caption.height == (0 if news and seats == 8 else CAPTION)
    assert rows.height >= LEAST_ROW * seats
    assert not caption.overlaps(rows)


# What is printed


@every_edition
def test_go_tells_its_salary_in_letters_that_can_be_read(name):
    ed = edition(name)
    lines = salary_lines(say, geometry(len(ed.spaces), 1024), ed, Pos(0))
    assert lines.size >= 11
    assert len(lines.lines) <= 2


@every_edition
def test_a_streets_name_keeps_its_distance_from_the_price(name):
    ed = edition(name)
    geo = geometry(len(ed.spaces), 1024)
    for pos in ed.board.deeds:
        if ed.board.kind[pos] == "street":
            cell = Cell(say, geo, ed, pos)
            assert cell.price.top - cell.name.bottom >= 4


@every_edition
@both_variants
def test_the_sign_of_a_space_is_clear_of_the_paper(name, variant):
    ed = edition(name)
    look = look_of(ed, variant)
    for i in range(len(ed.spaces)):
        if space_icon(ed, i):
            assert contrast(sign_colour(look, ed, Pos(i)), look.paper) >= CLEAR, ed.board.name[i]


@every_edition
def test_nothing_of_the_motif_shows_between_the_parts_of_a_game(name):
    ed = edition(name)
    look, geo = look_of(ed, "light"), geometry(len(ed.spaces), 1024)
    bare = printed_board(say, ed, look, 1024, motif=False)
    inside = bare.crop(geo.inner.inset(geo.px(2))[:4])
    assert inside.getextrema() == (look.inks.number(look.centre),) * 2
