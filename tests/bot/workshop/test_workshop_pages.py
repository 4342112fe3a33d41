"""The fullest pages and forms of the edition workshop, tested without Discord."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.support.refusals import Refused
from bot.ui.components import Button, Select
from bot.ui.custom_ids import NotOurs
from bot.workshop.editor.entry import NEW, NOTHING
from bot.workshop.editor.forms import (
    NEW_CARDS,
    SECTIONS,
    changes,
    effect_words,
    entries,
    free_card,
    looks,
    new_card,
    shown,
)
from bot.workshop.editor.rules import switches
from bot.workshop.editor.translations import parts_of
from bot.workshop.editor.variants import (
    choose_modules,
    new_variant,
    switch_variant,
    variant_entries,
)
from bot.workshop.editor.views import Workpiece, workshop_form, workshop_page
from editions.loader import available, load
from editions.translations import needed
from engine.edition import Card, Edition, GoToJail
from tests.bot.workshop.test_edition_pages import check_rows
from tests.support.pictures import odd_board

CLASSIC = load("classic")
PIECE = Workpiece(7, CLASSIC)


def pages(ed: Edition) -> Iterator[tuple[str, str]]:
    """Yield every section of an edition's workshop page, and every item of each section."""
    for section in SECTIONS:
        yield section, NOTHING
    yield from (("spaces", str(pos)) for pos in range(len(ed.spaces)))
    yield from (("groups", group.id) for group in ed.groups)
    yield from (("variants", name) for name in (*ed.variants, NEW))
    yield from (("words", f"de.{number}") for number in range(len(parts_of(ed))))
    yield from (("look", "dark"), ("words", "pl"))
    for place, deck in enumerate(ed.decks):
        yield "cards", f"{place}.0"
        yield from (("cards", f"{place}/{card.id}") for card in deck.cards)


def test_lists_are_translated_in_the_file_of_an_edition_and_not_in_forms():
    quiz = load("america")
    assert any(path.startswith("topics.") for path in needed(quiz))
    shown = {path.partition(".")[0] for part in parts_of(quiz) for path in part}
    assert {"name", "notes", "spaces", "decks"} <= shown
    assert not shown & {"corners", "questions", "topics"}


@pytest.mark.parametrize("name", [*available(), "56 spaces"])
def test_every_page_and_form_is_within_the_limits_of_discord(name):
    ed = odd_board(56) if name == "56 spaces" else load(name)
    piece = Workpiece(2**31, ed, lab="**Lab:** " + "x" * 600)
    for section, item in pages(ed):
        page = workshop_page(piece, section, item)
        assert len(page.text) <= 2000
        check_rows(page.rows)
        form = workshop_form(piece, section, item)
        assert len(form.fields) <= 5
        assert len(form.custom_id) <= 100
        for entry, field in zip(entries(ed, section, item), form.fields, strict=True):
            assert field.value == shown(ed, entry), "the value is not shortened"
            assert 0 < len(field.label) <= 45
        sent = {field.name: field.value for field in form.fields}
        assert changes(ed, entries(ed, section, item), sent) == [], "an unchanged form"


def test_a_page_shows_the_selected_item():
    street = workshop_page(PIECE, "spaces", "39")
    assert "Rents: empty lot, each house, hotel: **$50 / $200 / $600" in street.text
    assert street.picture is not None
    assert "Boardwalk" in street.picture.alt
    labels = [part.label for part in street.rows[-1] if isinstance(part, Button)]
    assert labels == ["Change", "Save as new version", "Try it out", "Discard"]
    card = workshop_page(PIECE, "cards", "0/c50")
    assert card.picture is not None
    (c50,) = [one.text for one in CLASSIC.decks[0].cards if one.id == "c50"]
    assert c50 in card.picture.alt
    assert "Take out" in [part.label for part in card.rows[-1] if isinstance(part, Button)]
    rules = workshop_page(PIECE, "rules")
    (switches,) = rules.rows[1]
    assert isinstance(switches, Select)
    assert "Owners must ask for their rent" in [choice.label for choice in switches.choices]
    assert not any(choice.default for choice in switches.choices)


def test_a_deck_of_a_hundred_cards_is_shown_in_parts():
    many = tuple(Card(f"c{i}", f"Card {i}", GoToJail()) for i in range(100))
    deck = replace(CLASSIC.decks[0], cards=many)
    ed = replace(CLASSIC, decks=(deck, *CLASSIC.decks[1:]))
    page = workshop_page(Workpiece(7, ed), "cards", "0/c60")
    check_rows(page.rows)
    decks, cards = page.rows[1][0], page.rows[2][0]
    assert isinstance(decks, Select)
    assert isinstance(cards, Select)
    assert [c.label for c in decks.choices if c.default] == ["Chance: 51 to 75"]
    assert [c.value for c in cards.choices if c.default] == ["0/c60"]
    assert free_card(replace(deck, cards=(replace(many[0], id="own_1"),))) == "own_2"


# (section, item, form line): (typed text, expected changes)
WRITTEN = {
    ("name", NOTHING, "name"): ("  My Town ", [(("name",), "My Town")]),
    ("name", NOTHING, "tagline"): ("", [(("tagline",), None)]),
    ("name", NOTHING, "tokens"): ("Cat, Dog,\nFish", [(("tokens",), ["Cat", "Dog", "Fish"])]),
    ("money", NOTHING, "prefix"): ("kr", [(("currency", "prefix"), "kr ")]),
    ("money", NOTHING, "suffix"): ("€", [(("currency", "suffix"), "€")]),
    ("money", NOTHING, "salary"): ("1,250", [(("rules", "salary"), 1250)]),
    ("rules", NOTHING, "jail_turns"): ("2", [(("rules", "jail_turns"), 2)]),
    ("spaces", "39", "price"): ("$420", [(("spaces", "39", "price"), 420)]),
    ("spaces", "39", "rents"): (
        "50, 200 600 1,400 1,700, 2000",
        [(("spaces", "39", "rents"), [50, 200, 600, 1400, 1700, 2000])],
    ),
    ("spaces", "38", "percent"): ("10", [(("spaces", "38", "percent"), 10)]),
    ("groups", "purple", "hex"): ("A1B2C3", [(("theme", "groups", "purple"), "#a1b2c3")]),
    ("groups", "green", "hex"): ("Sandy brown", [(("theme", "groups", "green"), "#f4a460")]),
    ("groups", "purple", "color"): ("", [(("groups", "purple", "color"), None)]),
    ("groups", "railroad", "rents_held"): (
        "$20 / $40 / $80 / $160",
        [(("groups", "railroad", "rents"), [20, 40, 80, 160])],
    ),
    ("groups", "utility", "multipliers"): (
        "5 11",
        [(("groups", "utility", "multipliers"), [5, 11])],
    ),
    ("look", "dark", "ink"): ("#FFFFFF", [(("theme", "dark", "ink"), "#ffffff")]),
    ("cards", "0.0", "deck"): ("Gossip", [(("decks", "chance", "name"), "Gossip")]),
    ("variants", "short", "dealt_deeds"): ("2", [(("variants", "short", "dealt_deeds"), 2)]),
    ("words", "de.0", "text0"): ("Klassiker", [(("words", "de", "name"), "Klassiker")]),
    ("cards", "0/adv_24", "to"): ("39", [(("decks", "chance", "cards", "adv_24", "to"), 39)]),
    ("cards", "0/c50", "amount"): ("60", [(("decks", "chance", "cards", "c50", "amount"), 60)]),
}


@pytest.mark.parametrize(("where", "case"), WRITTEN.items(), ids=map("-".join, WRITTEN))
def test_a_typed_value_becomes_a_change_of_the_file(where, case):
    section, item, name = where
    text, expected = case
    assert changes(CLASSIC, entries(CLASSIC, section, item), {name: text}) == expected


@pytest.mark.parametrize(
    ("where", "text", "words"),
    [
        (("spaces", "39", "price"), "a lot", "a lot"),
        (("spaces", "39", "rents"), "1 / 2 / x", "x"),
        (("rules", NOTHING, "jail_turns"), "two", "two"),
        (("groups", "purple", "hex"), "*reddish*", "I do not know the colour \\*reddish\\*"),
    ],
)
def test_an_invalid_value_is_refused_with_the_reason(where, text, words):
    section, item, name = where
    with pytest.raises(Refused) as refused:
        changes(CLASSIC, entries(CLASSIC, section, item), {name: text})
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("section", "item"),
    [
        ("fun", NOTHING),
        ("spaces", "40"),
        ("spaces", "x"),
        ("groups", "pink"),
        ("cards", "9/x"),
        ("variants", "long"),
        ("words", "en"),
        ("words", "de.999"),
        ("words", "de.x"),
    ],
)
def test_items_that_no_page_offers_are_rejected(section, item):
    with pytest.raises(NotOurs):
        entries(CLASSIC, section, item)


def test_switches_looks_and_new_cards_become_changes_of_the_file():
    on = switches(CLASSIC, ["no_auctions", "income_tax"])
    assert sorted(on) == [(("rules", "income_tax"), "flat"), (("rules", "no_auctions"), True)]
    assert looks("motif", "waves") == [(("theme", "motif"), "waves")]
    for wrong in (lambda: looks("motif", "x"), lambda: looks("x", "waves")):
        with pytest.raises(NotOurs):
            wrong()
    with pytest.raises(NotOurs):
        switches(CLASSIC, ["salary"])
    for do in NEW_CARDS:
        item, ((path, made),) = new_card(CLASSIC, "1.0", do)
        assert (item, path) == ("1/own_1", ("decks", "chest", "cards", "own_1"))
        assert made["do"] == do
        assert made["text"]
    repairs = effect_words(CLASSIC, "repairs")
    assert "$25" in repairs
    assert "$100" in repairs


def test_only_optional_form_fields_may_be_empty():
    required = {entry.name for entry in entries(CLASSIC, "groups", "purple") if entry.required}
    assert required == {"house_cost"}


def test_variants_and_modules_become_changes_of_the_file():
    (entry,) = variant_entries(CLASSIC, NEW)
    assert entry.now == "", "the form for a new kind of game is empty"
    made = new_variant(CLASSIC, {}, {"variant": "  Très Rapide! "})
    assert made == ("tres_rapide", [(("variants", "tres_rapide"), {})])
    out = {"extends": "classic", "variants": {"short": False}}
    without = replace(CLASSIC, variants={})
    assert new_variant(without, out, {"variant": "Short"}) == (
        "short",
        [(("variants", "short"), None)],
    )
    for name, words in (("Short", "has that name, or"), ("42", "a few plain letters")):
        with pytest.raises(Refused, match=words):
            new_variant(CLASSIC, {}, {"variant": name})
    on = ["jail_fine_any_turn", "income_tax", "ends_at_first_bankruptcy"]
    assert switch_variant(CLASSIC, "short", on) == []
    changed = switch_variant(CLASSIC, "short", [*on[:2], "no_auctions"])
    assert changed == [
        (("variants", "short", "ends_at_first_bankruptcy"), False),
        (("variants", "short", "no_auctions"), True),
    ]
    assert choose_modules(CLASSIC, ["offline_token"]) == [(("modules",), ["offline_token"])]
    wrong = [
        lambda: switch_variant(CLASSIC, "short", ["salary"]),
        lambda: choose_modules(CLASSIC, ["just_visit_america"]),  # it has no questions
    ]
    for attempt in wrong:
        with pytest.raises(NotOurs):
            attempt()
