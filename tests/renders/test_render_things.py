"""Tests of the pictures of deeds, cards and hands: layout and facts."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.words import say
from editions.loader import available, load
from engine import Edition, Pos, Seat, SeatView, configure, view
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.edition import Repairs
from engine.state import BANK
from renders.board import paint_board
from renders.card import card_page, effect_outcomes, paint_card
from renders.deed import cost_entries, deed_page, paint_deed, present_entry, rent_entries
from renders.figures.icons import icon
from renders.hand import hand_page, holdings, paint_hand
from renders.look import Variant, look_of
from renders.page import Page
from renders.scene import Scene
from tests.support.pictures import LONG_NAMES, record_text
from tests.support.sampling import sampled

VARIANTS: tuple[Variant, ...] = ("light", "dark")
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fin", "Gus", "Wolfeschlegelsteinhausenbergerdorff")
LONG_WORD = "Wolkenkratzerallee"
LONG_NAME = f"{LONG_WORD} {LONG_WORD} Extraordinary"
LONG_TEXT = " ".join(["Pay everyone who ever lived there a whole year's rent twice over,"] * 4)

every_look = pytest.mark.parametrize("variant", VARIANTS)
every_edition = pytest.mark.parametrize("edition", sorted(available()))
every_edition_in_a_look = pytest.mark.parametrize(
    ("edition", "variant"), sampled(product(sorted(available()), VARIANTS))
)


@cache
def table(edition: str, turns: int, seed: str = "1") -> SeatView:
    """Return a view of a full table of computer players after some turns."""
    ed = configure(load(edition))
    players = min(len(NAMES), ed.max_players)
    arena = Arena(ed, [POLICIES["steady"]() for _ in range(players)], seed)
    for _ in arena.play(turns):
        pass
    return view(ed, arena.state)


def holding(edition: str, deeds: int) -> SeatView:
    """Return a view in which the first seat owns `deeds` deeds, some built on or mortgaged."""
    seen = table(edition, 0)
    ed = seen.ed
    mine = ed.board.deeds[:deeds]
    owner = [Seat(0) if Pos(i) in mine else BANK for i in range(ed.board.size)]
    level, mortgaged = [0] * ed.board.size, [False] * ed.board.size
    for i, pos in enumerate(mine):
        if ed.board.kind[pos] == "street":
            level[pos] = i % (ed.rules.hotel_level + 1)
        mortgaged[pos] = not level[pos] and i % 2 == 0
    first = replace(seen.players[0], cards=[deck.id for deck in ed.decks])
    return replace(
        seen,
        players=[first, *seen.players[1:]],
        owner=owner,
        level=level,
        mortgaged=mortgaged,
    )


@cache
def longest() -> Edition:
    """Return Classic with the longest names, words and card texts."""
    ed = load("classic")
    cards = [
        replace(
            deck,
            name=LONG_NAME,
            cards=tuple(replace(card, text=LONG_TEXT) for card in deck.cards),
        )
        for deck in ed.decks
    ]
    currency = replace(ed.currency, suffix=" thousand", scale=10_000)
    terms = replace(ed.terms, house="Wolkenkratzer", houses=LONG_WORD, hotel=LONG_WORD)
    return replace(
        ed,
        spaces=tuple(replace(space, name=LONG_NAME) for space in ed.spaces),
        decks=tuple(cards),
        currency=currency,
        terms=terms,
    )


def check_picture(image: Image.Image, width: int) -> None:
    assert image.mode == "P"
    assert image.width == width
    assert image.height > width // 10
    assert len(image.getcolors() or ()) > 8


def troubles(page: Page) -> list[str]:
    """Return the faults of a layout: words off the page, too wide, on each other or on a figure.

    A single letter may be on a figure, because it is part of a player's badge.
    """
    found = [f"{w.text!r} leaves the page" for w in page.words if not w.box.within(page.box)]
    found += [f"{w.text!r} leaves its room" for w in page.words if w.box.width > w.room.width + 2]
    found += ["a figure leaves the page" for box in page.figures if not box.within(page.box)]
    found += [
        f"{one.text!r} lies on {other.text!r}"
        for one, other in combinations(page.words, 2)
        if one.box.overlaps(other.box)
    ]
    found += [
        f"{w.text!r} lies on a figure"
        for w in page.words
        if len(w.text) > 1 and any(w.box.overlaps(figure) for figure in page.figures)
    ]
    return found


@every_edition_in_a_look
def test_every_deed_is_well_laid_out_on_both_sides(edition: str, variant: Variant) -> None:
    seen = table(edition, 60)
    for pos in seen.ed.board.deeds:
        for mortgaged in (False, True):
            bare = deed_page(say, seen.ed, pos, variant, mortgaged=mortgaged)
            now = deed_page(say, seen.ed, pos, variant, mortgaged=mortgaged, view=seen, names=NAMES)
            assert troubles(bare) + troubles(now) == []
            check_picture(bare.picture(), 480)
            check_picture(now.picture(), 480)


@every_edition_in_a_look
def test_every_card_is_well_laid_out(edition: str, variant: Variant) -> None:
    ed = load(edition)
    for deck in ed.decks:
        for index, card in enumerate(deck.cards):
            page = card_page(say, ed, deck.id, index, variant)
            assert troubles(page) == []
            written = [words.text for words in page.words]
            assert deck.name in written
            assert card.text in written
            check_picture(page.picture(), 640)


@every_edition_in_a_look
@pytest.mark.parametrize("turns", [0, 40, 160])
def test_hands_of_games_are_well_laid_out(edition: str, turns: int, variant: Variant) -> None:
    seen = table(edition, turns)
    for i in range(len(seen.players)):
        page = hand_page(say, seen, NAMES, Seat(i), variant)
        assert troubles(page) == []
        check_picture(page.picture(), 1024)


@every_edition_in_a_look
def test_a_picture_of_a_hand_has_room_for_any_number_of_deeds(
    edition: str, variant: Variant
) -> None:
    heights = []
    for deeds in range(0, len(load(edition).board.deeds) + 1, 2):
        seen = holding(edition, deeds)
        page = hand_page(say, seen, NAMES, Seat(0), variant)
        assert troubles(page) == []
        written = [words.text for words in page.words]
        for pos in seen.deeds_of(Seat(0)):
            assert seen.ed.board.name[pos] in written
        heights.append(page.box.height)
    assert heights == sorted(heights)
    assert heights[-1] > 3 * heights[0]


@every_edition_in_a_look
def test_the_board_and_all_things_of_a_table_share_one_palette(
    edition: str, variant: Variant
) -> None:
    seen = table(edition, 160)
    paint_board(Scene(say, seen, NAMES[: len(seen.players)]), variant)
    for pos in seen.ed.board.deeds:
        paint_deed(say, seen.ed, pos, variant, view=seen, names=NAMES)
        paint_deed(say, seen.ed, pos, variant, mortgaged=True)
    for deck in seen.ed.decks:
        for index in range(len(deck.cards)):
            paint_card(say, seen.ed, deck.id, index, variant)
    for i in range(len(seen.players)):
        paint_hand(say, seen, NAMES, Seat(i), variant)
    assert len(look_of(seen.ed, variant).inks) < 256


@pytest.mark.parametrize(("width", "variant"), sampled(product([320, 480, 1024], VARIANTS)))
def test_pictures_of_deeds_and_cards_have_room_for_the_longest_texts(
    width: int, variant: Variant
) -> None:
    ed = longest()
    seen = replace(holding("classic", 28), ed=ed)
    pages = [
        deed_page(say, ed, pos, variant, width, mortgaged=mortgaged, view=seen, names=NAMES)
        for pos in ed.board.deeds
        for mortgaged in (False, True)
    ]
    pages += [
        card_page(say, ed, deck.id, index, variant, width)
        for deck in ed.decks
        for index in range(len(deck.cards))
    ]
    for page in pages:
        assert troubles(page) == []
        check_picture(page.picture(), width)


@every_look
@pytest.mark.parametrize("width", [512, 1024, 2048])
def test_a_picture_of_a_hand_has_room_for_the_longest_names(width: int, variant: Variant) -> None:
    ed = longest()
    names = tuple(f"{name} {LONG_WORD}"[:32] for name in NAMES)
    for deeds in (1, 14, 28):
        page = hand_page(
            say, replace(holding("classic", deeds), ed=ed), names, Seat(0), variant, width
        )
        assert troubles(page) == []
        check_picture(page.picture(), width)


@pytest.mark.parametrize("width", [100, 4000])
def test_a_width_out_of_bounds_is_refused(width: int) -> None:
    ed = load("classic")
    with pytest.raises(ValueError, match="wide"):
        paint_deed(say, ed, Pos(1), width=width)
    with pytest.raises(ValueError, match="wide"):
        paint_card(say, ed, "chance", 0, width=width)
    with pytest.raises(ValueError, match="wide"):
        paint_hand(say, table("classic", 0), NAMES, Seat(0), width=width)


def test_a_group_of_many_deeds_still_fits_its_deeds() -> None:
    ed = load("classic")
    streets = [i for i, space in enumerate(ed.spaces) if space.kind == "street"]
    spaces = tuple(
        replace(space, group="orange") if i in streets else space
        for i, space in enumerate(ed.spaces)
    )
    groups = tuple(g for g in ed.groups if g.kind != "street" or g.id == "orange")
    crowded = replace(ed, spaces=spaces, groups=groups)
    seen = replace(holding("classic", 20), ed=crowded)
    pages = [
        deed_page(say, crowded, Pos(streets[0]), mortgaged=mortgaged, view=seen, names=NAMES)
        for mortgaged in (False, True)
    ]
    for page in (*pages, hand_page(say, seen, NAMES, Seat(0))):
        assert troubles(page) == []


def test_a_deed_prints_the_rents_that_are_charged() -> None:
    ed = load("classic")
    boardwalk, reading, electric = Pos(39), Pos(5), Pos(12)
    assert [entry.amount for entry in rent_entries(say, ed, boardwalk)] == [
        "$50", "$100", "$200", "$600", "$1,400", "$1,700", "$2,000",
    ]  # fmt: skip
    assert [entry.amount for entry in rent_entries(say, ed, reading)] == [
        "$25",
        "$50",
        "$100",
        "$200",
    ]
    assert [entry.amount for entry in rent_entries(say, ed, electric)] == [
        "$4 × dice",
        "$10 × dice",
    ]


def test_a_deed_uses_its_editions_words() -> None:
    horse = load("horse")
    assert [entry.label for entry in rent_entries(say, horse, Pos(1))][2:] == [
        "1 Stall", "2 Stalls", "3 Stalls", "4 Stalls", "1 Stable",
    ]  # fmt: skip
    assert [(entry.label, entry.amount) for entry in cost_entries(say, horse, Pos(1))] == [
        ("Price", "$60"),
        ("Each Stall", "$50"),
        ("Stable", "$50 + 4 Stalls"),
        ("Mortgage value", "$30"),
    ]


def test_a_rent_table_has_fewer_lines_if_hotels_need_fewer_houses() -> None:
    ed = configure(load("classic"), flags={"houses_before_hotel": 3})
    entries = rent_entries(say, ed, Pos(39))
    assert [entry.label for entry in entries][-2:] == ["3 Houses", "1 Hotel"]
    assert entries[-1].amount == "$2,000"


def test_the_mortgaged_side_tells_what_lifting_costs() -> None:
    ed = configure(load("classic"), flags={"mortgage_interest": 25})
    written = [words.text for words in deed_page(say, ed, Pos(39), mortgaged=True).words]
    assert "Mortgaged" in written
    assert "Interest, 25%" in written
    assert {"$200", "$50", "$250"} <= set(written)


def test_no_mortgaged_side_promises_rent() -> None:
    seen = holding("classic", 28)
    for pos in seen.ed.board.deeds:
        page = deed_page(say, seen.ed, pos, mortgaged=True, view=seen, names=NAMES)
        written = [words.text for words in page.words]
        assert "no rent" in written
        assert not any(text.startswith("rent ") for text in written)


def test_the_current_rent_is_marked_in_the_rent_table() -> None:
    seen = table("classic", 0)
    size = seen.ed.board.size

    def marked(pos: int, owned: set[int], level: int = 0, mortgaged: bool = False) -> int | None:
        owner = [Seat(0) if i in owned else BANK for i in range(size)]
        now = replace(
            seen,
            owner=owner,
            level=[level if i == pos else 0 for i in range(size)],
            mortgaged=[mortgaged and i == pos for i in range(size)],
        )
        return present_entry(now, Pos(pos))

    assert marked(39, set()) is None
    assert marked(39, {39}) == 0
    assert marked(39, {37, 39}) == 1
    assert marked(39, {37, 39}, level=5) == 6
    assert marked(39, {39}, mortgaged=True) is None
    assert marked(5, {5, 15, 25}) == 2
    assert marked(12, {12, 28}) == 1


def test_a_card_shows_what_it_does_in_figures() -> None:
    ed = load("dotcom")
    sums = [
        effect_outcomes(say, ed, card.effect)
        for deck in ed.decks
        for card in deck.cards
        if isinstance(card.effect, Repairs)
    ]
    assert [(part.amount, part.words) for part in sums[0]] == [
        ("− $25 million", "for each Household"),
        ("− $100 million", "for each Office"),
    ]


def test_every_card_names_its_amount_in_large_figures() -> None:
    for edition in available():
        ed = load(edition)
        for deck in ed.decks:
            for index, card in enumerate(deck.cards):
                amount = getattr(card.effect, "amount", None)
                if amount is not None:
                    written = " ".join(w.text for w in card_page(say, ed, deck.id, index).words)
                    assert f" {ed.currency.show(amount)} " in written


def test_the_holdings_of_a_player_count_deeds_groups_and_buildings() -> None:
    seen = table("classic", 0)
    owner = [Seat(0) if i in {1, 3, 39} else BANK for i in range(seen.ed.board.size)]
    level = [{1: 4, 3: 5}.get(i, 0) for i in range(seen.ed.board.size)]
    held = replace(seen, owner=owner, level=level)
    assert holdings(say, held, Seat(0)) == "3 deeds, 1 complete group, 4 houses, 1 hotel"
    assert holdings(say, held, Seat(1)) == "no deeds"


def test_a_hand_shows_who_holds_what_is_missing() -> None:
    seen = table("classic", 0)
    owner = [{37: Seat(0), 39: Seat(1)}.get(i, BANK) for i in range(seen.ed.board.size)]
    held = replace(seen, owner=owner)
    written = [words.text for words in hand_page(say, held, NAMES, Seat(0)).words]
    assert {"Park Place", "Boardwalk", "1 of 2", "Ben", "B"} <= set(written)
    assert "complete" not in written
    whole = replace(seen, owner=[Seat(0) if i in {37, 39} else BANK for i in range(40)])
    assert "complete" in [words.text for words in hand_page(say, whole, NAMES, Seat(0)).words]


@pytest.mark.parametrize("width", [512, 1024])
def test_long_names_of_other_owners_stay_readable(width: int) -> None:
    seen = table("classic", 0)
    owner = [{5: Seat(0), 15: Seat(1), 37: Seat(0), 39: Seat(1)}.get(i, BANK) for i in range(40)]
    with record_text() as recorder:
        page = hand_page(say, replace(seen, owner=owner), LONG_NAMES, Seat(0), width=width)
    (_, written) = recorder.sheets[id(page)]
    sizes = [one.size for one in written if one.words[0].startswith("Ben")]
    assert len(sizes) == 2
    assert min(sizes) >= page.px(18)
    assert recorder.faults() == []


def test_a_name_with_room_is_written_in_full() -> None:
    seen = table("classic", 0)
    owner = [{37: Seat(0), 39: Seat(1)}.get(i, BANK) for i in range(40)]
    names = ("Ana", "Ben Nevis", *NAMES[2:])
    written = [one.text for one in hand_page(say, replace(seen, owner=owner), names, Seat(0)).words]
    assert "Ben Nevis" in written


def test_four_railroads_stand_in_one_row() -> None:
    seen = table("classic", 0)
    owner = [Seat(0) if i in {5, 15, 25, 35} else BANK for i in range(40)]
    page = hand_page(say, replace(seen, owner=owner), NAMES, Seat(0))
    rents = [one.room for one in page.words if one.text == "rent $200"]
    assert len(rents) == 4
    assert len({room.top for room in rents}) == 1


def test_the_layout_check_finds_faults() -> None:
    look = look_of(load("classic"), "light")
    page = Page.sized(look, 480, 480, 100)
    for _ in range(2):
        page.line("Twice", page.box, "bold", 40, look.ink, look.centre, "centre")
    page.line("Outside", page.box.moved(460, 0), "bold", 40, look.ink, look.centre)
    page.line("Wide", page.box.cut_left(20)[0], "bold", 40, look.ink, look.centre, smallest=40)
    page.figure(icon("house"), page.box.cut_left(100)[0], look.ink, look.centre)
    assert troubles(page) == [
        "'Outside' leaves the page",
        "'Wide' leaves its room",
        "'Twice' lies on 'Twice'",
        "'Wide' lies on a figure",
    ]
