"""Tests of single changes to edition files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import editions
from editions.changes import changed, taken_out, without_card
from editions.loader import check_bytes
from editions.writer import written
from engine.edition import CollectBank, Edition

HARBOUR = tomllib.loads(
    (Path(editions.__file__).parent / "harbour" / "edition.toml").read_text(encoding="utf-8")
) | {"id": "mine"}
CHILD = {"id": "mine", "name": "Mine", "extends": "classic"}


def read(raw: dict) -> Edition:
    report = check_bytes(written(raw).encode())
    assert report.problems == ()
    assert report.edition is not None
    return report.edition


@pytest.mark.parametrize("raw", [CHILD, HARBOUR], ids=["extends", "alone"])
def test_a_value_is_changed_whether_the_file_extends_another_or_stands_alone(raw):
    ed = read(raw)
    pos = next(i for i, space in enumerate(ed.spaces) if space.kind == "street")
    group, deck = ed.spaces[pos].group, ed.decks[0]
    card = next(card for card in deck.cards if isinstance(card.effect, CollectBank))
    for path, value in [
        (("name",), "Ours"),
        (("currency", "suffix"), " Taler"),
        (("rules", "salary"), 321),
        (("spaces", str(pos), "name"), "Duck Pond"),
        (("spaces", str(pos), "price"), 88),
        (("groups", group, "house_cost"), 77),
        (("theme", "groups", group), "#123456"),
        (("decks", deck.id, "name"), "Gossip"),
        (("decks", deck.id, "cards", card.id, "text"), "Collect 61."),
        (("decks", deck.id, "cards", card.id, "amount"), 61),
    ]:
        raw = changed(raw, path, value)
    now = read(raw)
    space = now.spaces[pos]
    assert (now.name, now.currency.suffix, now.rules.salary) == ("Ours", " Taler", 321)
    assert (space.name, space.price, space.mortgage) == ("Duck Pond", 88, 44)
    assert space.rents == ed.spaces[pos].rents
    assert next(one for one in now.groups if one.id == group).house_cost == 77
    assert now.theme.groups[group] == "#123456"
    found = next(one for one in now.decks[0].cards if one.id == card.id)
    assert (now.decks[0].name, found.text, found.effect) == (
        "Gossip",
        "Collect 61.",
        CollectBank(61),
    )
    shorter = read(without_card(raw, deck.id, card.id))
    assert len(shorter.decks[0].cards) == len(deck.cards) - 1


def test_a_change_by_position_overrides_one_by_the_parents_name():
    raw: dict[str, Any] = {
        **CHILD,
        "spaces": {"1": "Pond", "Mediterranean Avenue": {"name": "Lake", "price": 70}},
    }
    now = read(changed(raw, ("spaces", "1", "name"), "Sea"))
    assert (now.spaces[1].name, now.spaces[1].price) == ("Sea", 70)
    assert raw["spaces"]["1"] == "Pond", "the file it was made from is left alone"


def test_an_own_card_is_deleted_and_a_key_can_be_removed():
    card = {"text": "Pay 30.", "do": "pay_bank", "amount": 30}
    raw = changed(CHILD, ("decks", "chance", "cards", "choir"), card)
    assert "choir" in [one.id for one in read(raw).decks[0].cards]
    assert without_card(raw, "chance", "choir")["decks"]["chance"]["cards"] == {}
    shorter = without_card(raw, "chance", "c50")
    assert [card.id for card in taken_out(shorter)["chance"]] == ["c50"]
    back = changed(shorter, ("decks", "chance", "cards", "c50"), None)
    assert (read(back), taken_out(back)) == (read(raw), {})
    assert taken_out(without_card(HARBOUR, "bottle", "c50")) == {}
    assert changed({**CHILD, "notes": "x"}, ("notes",), None) == CHILD
