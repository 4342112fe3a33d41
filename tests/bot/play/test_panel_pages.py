"""The pages of a panel as pure data, within Discord's limits."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.play.panel.buildings_page import lot_action
from bot.play.panel.debt_advice import advise
from bot.play.panel.debt_page import steps_in_words
from bot.play.panel.parts import PageName, PanelView
from bot.play.panel.preferences import pressed_wish, wishes_page
from bot.play.panel.views import panel_page
from bot.store.users.people import Preferences
from bot.ui.components import Button, Link, Select
from bot.ui.custom_ids import NotOurs
from bot.ui.message import Message
from editions.loader import load
from engine import GameState, Seat, configure, start
from engine.actions import Build, Sell
from engine.decisions import Auction
from engine.edition import Edition, Pos
from engine.money import can_raise
from engine.state import clone
from tests.bot.play.test_debt_advice import owing, states
from tests.support.engine_tables import ANA, Game

NAMES = ("Ana", "**Ben** @everyone", "Cy")
PAGES: tuple[PageName, ...] = get_args(PageName)


def check_limits(page: Message) -> None:
    """Assert that a page is within Discord's limits."""
    assert 0 < len(page.text) <= 1500, "with room for what has just happened"
    assert len(page.rows) <= 5
    ids = []
    for row in page.rows:
        assert 1 <= len(row) <= 5
        for part in row:
            assert not isinstance(part, Link)
            ids.append(part.custom_id)
            if isinstance(part, Button):
                assert 1 <= len(part.label) <= 80
            else:
                assert isinstance(part, Select)
                assert len(row) == 1
                assert 1 <= len(part.choices) <= 25
                assert part.most <= len(part.choices)
                for choice in part.choices:
                    assert 1 <= len(choice.label) <= 100
                    assert len(choice.description) <= 100
                assert len({choice.value for choice in part.choices}) == len(part.choices)
    assert all(len(one) <= 100 for one in ids)
    assert len(set(ids)) == len(ids), "no custom id twice on one message"


def rich(ed: Edition, level: int) -> GameState:
    """Return a state in which one player holds every deed, with all lots at one level."""
    state, _ = start(ed, 3, "rich")
    s = clone(state)
    for pos in ed.board.deeds:
        s.owner[pos] = ANA
        s.level[pos] = level if ed.board.house_cost[pos] else 0
    s.bank.houses = s.bank.hotels = 100
    s.players[ANA].cash = 100_000
    return s


@pytest.mark.parametrize("edition", ["classic", "america", "herenow", "dotcom", "harbour"])
def test_every_page_of_every_hand_fits_into_a_message(edition: str):
    for number, (ed, s) in enumerate(states(edition, "pages", 150)):
        if number % 40:
            continue
        for seat in range(3):
            for name in PAGES:
                check_limits(panel_page(PanelView(2**40, 9999, ed, s, Seat(seat), NAMES), name))


@pytest.mark.parametrize("level", [0, 2, 5])
def test_a_hand_of_all_deeds_fits_too_and_goes_by_groups(level: int):
    ed = configure(load("classic"), "standard")
    s = rich(ed, level)
    for name in PAGES:
        for group in range(-1, len(ed.board.groups)):
            check_limits(panel_page(PanelView(1, 1, ed, s, ANA, NAMES), name, group))
    in_debt = owing(s, ANA, can_raise(ed.board, s, ANA))
    check_limits(panel_page(PanelView(1, 1, ed, in_debt, ANA, NAMES), "debt"))


def test_more_deeds_than_a_list_holds_are_shown_group_by_group():
    ed = configure(load("classic"), "standard")
    panel = PanelView(1, 1, ed, rich(ed, 0), ANA, NAMES)
    assert len(ed.board.deeds) > 25
    shown: set[str] = set()
    for group in range(len(ed.board.groups)):
        _, deeds, _ = panel_page(panel, "mortgage", group).rows
        (select,) = deeds
        assert isinstance(select, Select)
        shown |= {choice.value for choice in select.choices}
    assert shown == {str(pos) for pos in ed.board.deeds}


def test_a_name_cannot_format_or_mention():
    game = Game({}, {"cash": 700})
    text = panel_page(PanelView(1, 1, game.ed, game.s, Seat(1), NAMES), "home").text
    assert "@everyone" not in text
    assert r"\*\*Ben\*\*" in text


def test_sales_from_one_lot_are_told_in_one_line():
    owns = ["Park Place", "Boardwalk"]
    built = {"Park Place": 5, "Boardwalk": 5}
    game = Game({"cash": 0, "owns": owns, "buildings": built}, {})
    panel = PanelView(1, 1, game.ed, owing(game.s, ANA, 700), ANA, NAMES)
    advice = advise(panel.ed, panel.s, ANA)
    assert advice is not None
    lines = list(steps_in_words(panel, advice))
    assert lines == [
        "Take Park Place down from a hotel to a house: $400",
        "Take Boardwalk down from a hotel to 2 houses: $300",
    ]
    assert sum(advice.amounts) == 700


def test_a_lot_is_built_or_sold_to_the_chosen_level():
    game = Game({"owns": ["Baltic Avenue"], "cash": 5}, {})
    baltic = Pos(3)
    assert lot_action(game.s, baltic, 2) == Build(baltic, 2)
    assert lot_action(game.s, baltic, 0) is None
    game.s.level[baltic] = 3
    assert lot_action(game.s, baltic, 1) == Sell(baltic, 2)


def test_cash_that_is_bound_is_not_shown_as_free():
    game = Game({"cash": 500}, {}, {})
    ed, s = game.ed, game.s
    s.pending.append(Auction(7, (Seat(0), Seat(1)), Pos(39), None, 200, ANA))
    text = panel_page(PanelView(1, 1, ed, s, ANA, NAMES), "home").text
    assert "$200 of it is reserved" in text
    assert "you can spend $300" in text


def test_bankrupt_players_can_only_look():
    game = Game({}, {}, {})
    game.s.players[ANA].out = 1
    page = panel_page(PanelView(1, 1, game.ed, game.s, ANA, NAMES), "build")
    assert "out of this game" in page.text
    assert len(page.rows) == 1


@pytest.mark.parametrize("ping", ["always", "idle", "direct", "never"])
def test_the_preferences_show_what_is_chosen(ping: str):
    page = wishes_page(Preferences(ping, auto_roll=True), 5)  # type: ignore[arg-type]
    check_limits(page)
    ((select,), _, _) = page.rows
    assert isinstance(select, Select)
    assert [choice.value for choice in select.choices if choice.default] == [ping]
    assert "**Auto-roll** is on" in page.text
    assert "**Your turn ends automatically** when" in page.text


@pytest.mark.parametrize(
    ("auto_end", "says", "offers"),
    [
        (
            None,
            "**Your turn ends automatically** when",
            ["Always end my turn", "Keep my turn open"],
        ),
        (True, "always ends", ["End my turn when nothing is left", "Keep my turn open"]),
        (False, "stays open", ["End my turn when nothing is left", "Always end my turn"]),
    ],
)
def test_the_preferences_offer_the_other_ways_to_end_a_turn(
    auto_end: bool | None, says: str, offers: list[str]
):
    page = wishes_page(Preferences(auto_end=auto_end), 5)
    assert says in page.text
    assert [part.label for part in page.rows[1][1:] if isinstance(part, Button)] == offers


@pytest.mark.parametrize(("value", "means"), [("0", False), ("1", True), ("normal", None)])
def test_old_and_new_buttons_for_the_end_of_a_turn_mean_what_they_say(value: str, means: object):
    assert pressed_wish("auto_end", value) is means


@pytest.mark.parametrize(
    ("wish", "value"), [("auto_roll", "normal"), ("auto_end", "2"), ("x", "1")]
)
def test_a_button_for_an_unknown_preference_is_rejected(wish: str, value: str):
    with pytest.raises(NotOurs):
        pressed_wish(wish, value)


@pytest.mark.parametrize("name", PAGES)
def test_every_page_shows_the_hand_below_what_has_just_happened(name: PageName):
    game = Game({}, {}, {})
    page = panel_page(PanelView(1, 1, game.ed, game.s, ANA, NAMES), name, note="x" * 2000)
    assert page.picture is not None
    assert (page.picture.name, "Ana" in page.picture.alt) == ("hand.png", True)
    assert len(page.text) == 2000
    assert page.text.startswith("xxx")


def test_a_picture_of_another_hand_is_another_picture():
    game = Game({}, {}, {})
    before, after = PanelView(1, 1, game.ed, game.s, ANA, NAMES), clone(game.s)
    after.players[ANA].cash += 1
    now = PanelView(1, 1, game.ed, after, ANA, NAMES)
    drawn = [panel_page(view, "home").picture for view in (before, before, now)]
    assert drawn[0] == drawn[1] != drawn[2]
