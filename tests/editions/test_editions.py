"""Tests of the Classic edition, and of finding and reading editions."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import editions
from bot.words.narration.edition_problems import load_problem
from editions import EditionError, available, check, load
from engine.edition import AdvanceNearest, AdvanceTo, Card, Currency, Edition
from engine.rules import Rules, configure

CLASSIC_FILE = Path(editions.__file__).parent / "classic" / "edition.toml"
THEME = CLASSIC_FILE.with_name("theme.toml").read_bytes()


@pytest.fixture(scope="module")
def classic() -> Edition:
    return load("classic")


def effect(card: Card) -> dict[str, int | str]:
    found: dict[str, int | str] = msgspec.to_builtins(card.effect)
    return found


# The classic board


def test_classic_has_28_deeds_and_12_other_spaces_with_the_corners_at_every_tenth(classic):
    corners = [classic.spaces[i].kind for i in (0, 10, 20, 30)]
    assert corners == ["go", "jail", "free_parking", "go_to_jail"]
    assert len(classic.spaces) == 40
    kinds = Counter(sp.deck or sp.kind for sp in classic.spaces)
    assert kinds == {
        "street": 22, "railroad": 4, "utility": 2, "chance": 3, "chest": 3, "tax": 2,
        "go": 1, "jail": 1, "free_parking": 1, "go_to_jail": 1,
    }  # fmt: skip


def test_the_classic_groups_have_their_printed_positions(classic):
    assert {group: list(where) for group, where in classic.board.groups.items()} == {
        "purple": [1, 3], "lightblue": [6, 8, 9], "magenta": [11, 13, 14], "orange": [16, 18, 19],
        "red": [21, 23, 24], "yellow": [26, 27, 29], "green": [31, 32, 34], "darkblue": [37, 39],
        "railroad": [5, 15, 25, 35], "utility": [12, 28],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("pos", "name", "price", "house_cost", "rents"),
    [
        (1, "Mediterranean Avenue", 60, 50, (2, 10, 30, 90, 160, 250)),
        (3, "Baltic Avenue", 60, 50, (4, 20, 60, 180, 320, 450)),
        (11, "St. Charles Place", 140, 100, (10, 50, 150, 450, 625, 750)),
        (19, "New York Avenue", 200, 100, (16, 80, 220, 600, 800, 1000)),
        (24, "Illinois Avenue", 240, 150, (20, 100, 300, 750, 925, 1100)),
        (37, "Park Place", 350, 200, (35, 175, 500, 1100, 1300, 1500)),
        (39, "Boardwalk", 400, 200, (50, 200, 600, 1400, 1700, 2000)),
    ],
)
def test_a_classic_street_has_its_printed_figures(classic, pos, name, price, house_cost, rents):
    lot = classic.spaces[pos]
    assert (lot.name, lot.price, lot.rents) == (name, price, rents)
    assert classic.board.house_cost[pos] == house_cost


def test_the_figures_of_all_classic_deeds_add_up(classic):
    streets = [sp for sp in classic.spaces if sp.kind == "street"]
    assert sum(sp.price for sp in classic.spaces) == 5690
    by_level = [sum(sp.rents[level] for sp in streets) for level in range(6)]
    assert by_level == [391, 1915, 5620, 14110, 18030, 21850]
    assert sum(classic.board.house_cost) == 2750
    assert all(sp.mortgage * 2 == sp.price for sp in classic.spaces)


def test_classic_railroads_and_utilities_earn_by_the_number_held(classic):
    groups = {group.id: group for group in classic.groups}
    assert groups["railroad"].rents == (25, 50, 100, 200)
    assert groups["utility"].multipliers == (4, 10)
    assert {sp.price for sp in classic.spaces if sp.kind == "railroad"} == {200}
    assert {sp.price for sp in classic.spaces if sp.kind == "utility"} == {150}


def test_classic_taxes_are_200_or_a_tenth_and_75(classic):
    income, luxury = classic.spaces[4], classic.spaces[38]
    assert (income.name, luxury.name) == ("Income Tax", "Luxury Tax")
    assert (income.flat, income.percent) == (200, 10)
    assert (luxury.flat, luxury.percent) == (75, 0)


def test_classic_is_for_two_to_eight_players_with_a_token_each(classic):
    assert (classic.min_players, classic.max_players) == (2, 8)
    assert len(set(classic.tokens)) == 8


def test_classic_plays_the_ordinary_rules(classic):
    assert classic.rules == Rules()


def test_the_classic_short_game_changes_what_the_rules_say(classic):
    assert configure(classic, "short").rules == Rules(
        houses_before_hotel=3, jail_turns=1, jail_fine_any_turn=True, income_tax="flat",
        dealt_deeds=3, ends_at_first_bankruptcy=True,
    )  # fmt: skip


def test_the_classic_timed_game_changes_what_the_rules_say(classic):
    timed = Rules(dealt_deeds=2, dealt_deeds_are_paid=True, time_limit=True)
    assert configure(classic, "timed").rules == timed
    assert set(classic.variants) == {"short", "timed"}


# The classic cards

# Card, effect, and the effect's position, amounts or factors.
CHANCE = """
    adv_go advance_to 0; adv_24 advance_to 24; adv_11 advance_to 11; adv_5 advance_to 5;
    adv_39 advance_to 39; near_rr_1 advance_nearest railroad 2 0;
    near_rr_2 advance_nearest railroad 2 0; near_util advance_nearest utility 1 10;
    back_3 move_back 3; jail go_to_jail; gojf get_out_of_jail_free; c50 collect_bank 50;
    c150 collect_bank 150; p15 pay_bank 15; each50 pay_each_player 50; rep repairs 25 100"""
CHEST = """
    adv_go advance_to 0; jail go_to_jail; gojf get_out_of_jail_free; c200 collect_bank 200;
    c100_a collect_bank 100; c100_b collect_bank 100; c100_c collect_bank 100;
    c_stock collect_bank 45; c25 collect_bank 25; c20 collect_bank 20; c10 collect_bank 10;
    p100 pay_bank 100; p50 pay_bank 50; p_school pay_bank 150; each collect_each_player 50;
    rep repairs 40 115"""


@pytest.mark.parametrize(
    ("name", "cards"), [("Chance", CHANCE), ("Community Chest", CHEST)], ids=["chance", "chest"]
)
def test_a_classic_deck_holds_the_sixteen_cards_of_the_older_printing(classic, name, cards):
    (deck,) = (deck for deck in classic.decks if deck.name == name)
    made = [" ".join(map(str, [card.id, *effect(card).values()])) for card in deck.cards]
    assert made == [" ".join(card.split()) for card in cards.split(";")]


@pytest.mark.parametrize("edition_id", available())
def test_the_amounts_on_a_card_are_the_amounts_of_its_effect(edition_id):
    ed = load(edition_id)
    for card in (card for deck in ed.decks for card in deck.cards):
        sums = {"amount", "per_house", "per_hotel"}
        amounts = [int(value) for key, value in effect(card).items() if key in sums]
        prefix, suffix = map(re.escape, (ed.currency.prefix, ed.currency.suffix))
        shown = re.findall(rf"-?{prefix}\d[\d,.]*(?<=\d){suffix}", card.text)
        assert shown == [ed.currency.show(amount) for amount in amounts], card.id


@pytest.mark.parametrize(
    ("op", "words"),
    [
        ("collect_bank", ["Collect", "from the Bank"]),
        ("pay_bank", ["Pay", "to the Bank"]),
        ("pay_each_player", ["Pay", "to each player"]),
        ("collect_each_player", ["Collect", "from each player"]),
        ("repairs", ["Pay the Bank", "each of your houses", "each of your hotels"]),
        ("go_to_jail", ["Go straight to jail", "without salary"]),
        ("get_out_of_jail_free", ["out of jail free", "Keep it", "trade it"]),
        ("move_back", ["Go back 3 spaces"]),
    ],
)
def test_a_classic_card_says_what_it_does(classic, op, words):
    cards = [card for deck in classic.decks for card in deck.cards]
    texts = [card.text for card in cards if effect(card)["op"] == op]
    assert texts
    for text in texts:
        assert all(word in text for word in words), text


def test_a_classic_advance_card_names_its_target_and_its_rent(classic):
    for card in classic.decks[0].cards:
        if isinstance(card.effect, AdvanceTo):
            assert classic.spaces[card.effect.pos].name in card.text
        elif isinstance(card.effect, AdvanceNearest):
            assert f"the next {card.effect.kind}" in card.text
            assert ("twice the rent" in card.text) == (card.effect.times == 2)
            assert ("10 times a new roll" in card.text) == (card.effect.dice_times == 10)


def test_classic_card_texts_are_short_and_all_different(classic):
    texts = [card.text for deck in classic.decks for card in deck.cards]
    assert len(set(texts)) == 32
    assert max(len(text) for text in texts) <= 120


# Finding an edition


@pytest.mark.parametrize("edition_id", available())
def test_a_shipped_edition_passes_every_check_without_a_warning(edition_id):
    report = check(edition_id)
    assert (report.problems, report.warnings) == ((), ())
    assert report.edition


def test_every_shipped_edition_loads_under_its_own_id():
    assert "classic" in available()
    assert [load(edition_id).id for edition_id in available()] == list(available())


@pytest.mark.parametrize("ref", [CLASSIC_FILE, CLASSIC_FILE.parent, str(CLASSIC_FILE)])
def test_an_edition_is_found_by_its_file_and_by_its_folder(classic, ref):
    assert load(ref) == classic


def test_a_shipped_edition_is_read_only_once():
    assert load("classic") is load("classic")


def test_a_file_with_a_byte_order_mark_and_windows_line_ends_loads(classic, tmp_path):
    text = CLASSIC_FILE.read_text(encoding="utf-8").replace("\n", "\r\n")
    (tmp_path / "edition.toml").write_bytes(b"\xef\xbb\xbf" + text.encode())
    (tmp_path / "theme.toml").write_bytes(THEME)
    assert load(tmp_path) == classic


def test_an_unknown_id_is_answered_with_the_known_ones():
    with pytest.raises(EditionError) as caught:
        load("klassik")
    known = ", ".join(available())
    expected = f"expected one of {known}, or a path to an edition file"
    assert load_problem(caught.value) == f"unknown edition 'klassik': {expected}"


NOWHERE = ["", "..", "classic\0", "no/such/edition.toml", "a/\0", "x/" * 3000]


@pytest.mark.parametrize("ref", NOWHERE, ids=range(6))
def test_a_reference_that_leads_nowhere_is_an_edition_error(ref):
    with pytest.raises(EditionError, match=r"id|shipped|unknown|no_file|readable"):
        load(ref)


def test_a_folder_without_an_edition_file_is_an_edition_error(tmp_path):
    with pytest.raises(EditionError, match=r"edition\.toml: no_file"):
        load(tmp_path)


# Reading a file


def test_an_advance_card_may_name_its_target_by_position(classic, tmp_path):
    text = CLASSIC_FILE.read_text(encoding="utf-8").replace('to = "Illinois Avenue"', "to = 24")
    (tmp_path / "edition.toml").write_text(text, encoding="utf-8")
    (tmp_path / "theme.toml").write_bytes(THEME)
    assert load(tmp_path) == classic


def test_the_rules_of_the_file_are_the_rules_of_the_edition(tmp_path):
    text = CLASSIC_FILE.read_text(encoding="utf-8") + "\n[rules]\nsalary = 400\n"
    (tmp_path / "edition.toml").write_text(text, encoding="utf-8")
    assert load(tmp_path).rules == Rules(salary=400)


# Showing money

DOLLARS = Currency()
MILLIONS = Currency(suffix=" million", scale=1_000_000, display_unit=1_000_000)
IN_FULL = Currency(scale=10_000)


@pytest.mark.parametrize(
    ("currency", "amount", "shown"),
    [
        (DOLLARS, 200, "$200"),
        (DOLLARS, 0, "$0"),
        (DOLLARS, -50, "-$50"),
        (DOLLARS, 1500, "$1,500"),
        (MILLIONS, 200, "$200 million"),
        (IN_FULL, 200, "$2,000,000"),
        (IN_FULL, -1500, "-$15,000,000"),
        (Currency(prefix="", suffix=" €", scale=5), 3, "15 €"),
        (Currency(suffix="M", scale=10_000, display_unit=1_000_000), 60, "$0.6M"),
        (Currency(suffix="M", scale=10_000, display_unit=1_000_000), -101, "-$1.01M"),
    ],
)
def test_an_amount_is_shown_as_prefix_number_and_suffix(currency, amount, shown):
    assert currency.show(amount) == shown
