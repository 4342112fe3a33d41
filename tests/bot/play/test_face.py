"""The message of a table, as a pure function of the table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord_api.payloads import components_of
from bot.play.turn.views import Links, table_message
from bot.store.database.codec import Commit, Opening, Sitting
from bot.store.games.games import Timer
from bot.tables.clocks import Clocks
from bot.tables.table import LiveTable
from bot.ui.components import Button, Link, Select
from bot.ui.custom_ids import action_of, parse
from bot.ui.message import Message
from editions.loader import available, load
from engine.ai.policies import POLICIES
from engine.asked import waiting
from engine.decisions import Auction, OfflineMove, Shortage
from engine.edition import Pos, Seat
from engine.events import TurnBegan
from engine.game import apply
from engine.options import options
from engine.rules import configure
from engine.setup import blank, start
from engine.state import GameState, Offer
from engine.view import view
from tests.support.situations import BEN, SITUATIONS, Situation, asking, auction
from tests.support.tables import NAMES, a_table, fresh_id, give, turn_of

ALWAYS = ["My panel", "Trade"]
SHORT_OF_CASH = {
    "debt": "debt",
    "buy without cash": "mortgage",
    "trip prize without cash": "mortgage",
    "trip prize with houses only": "sell",
}
"""Situations in which cash can be raised, each with the panel page of the button for it."""


def situated(found: Situation) -> LiveTable:
    wanted = {"edition": "classic", "variant": "standard", "modules": (), "house": {}}
    given = {**wanted, **found.settings}
    ed = configure(load(given["edition"]), given["variant"], given["modules"], given["house"])
    state, _ = start(ed, 3, "1")
    found.change(state)
    return a_table(ed, state, **given)


def with_change(change: Any, names: tuple[str, ...] = NAMES) -> LiveTable:
    ed = load("classic")
    state, _ = start(ed, 3, "1")
    change(state)
    return a_table(ed, state, names)


def buttons(looks: Message) -> dict[str, Button]:
    return {p.label: p for row in looks.rows for p in row if isinstance(p, Button)}


def lists(looks: Message) -> dict[str, Select]:
    return {p.placeholder: p for row in looks.rows for p in row if isinstance(p, Select)}


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_table_has_exactly_the_expected_buttons(name: str):
    found = SITUATIONS[name]
    looks = table_message(situated(found))
    assert found.words in looks.text
    shown = buttons(looks)
    offered = {
        label.split(":")[0] if found.words == "**Ana**, " else label: action_of(
            parse(button.custom_id).args
        ).__struct_config__.tag
        for label, button in shown.items()
        if parse(button.custom_id).verb == "do"
    }
    others = {label for label in shown if parse(shown[label].custom_id).verb != "do"}
    expected = dict(found.buttons)
    if name == "claim":
        expected["Roll"] = "roll"
    assert offered == expected
    assert others - {"Raise cash"} == set(ALWAYS)
    pages = [parse(shown[label].custom_id).args for label in others if label == "Raise cash"]
    assert pages == [(page,) for page in [SHORT_OF_CASH.get(name)] if page]
    assert set(lists(looks)) == set(found.lists)


def test_a_blind_tax_does_not_tell_the_share_and_an_open_one_does():
    assert "$150" not in str(table_message(situated(SITUATIONS["tax"])))
    assert "$150" in str(table_message(situated(SITUATIONS["open tax"])).rows)


def test_more_than_25_spaces_are_chosen_group_by_group():
    (choice,) = lists(table_message(situated(SITUATIONS["offline"]))).values()
    assert parse(choice.custom_id).verb == "spaces"
    assert len(choice.choices) == 10
    (trip,) = lists(table_message(situated(SITUATIONS["show prize"]))).values()
    assert parse(trip.custom_id).verb == "pick"
    assert len(trip.choices) <= 25


def test_an_auction_has_its_own_message_and_the_table_says_so():
    looks = table_message(with_change(auction))
    assert "**Boardwalk** is up for auction. Ben leads with $120." in looks.text
    assert list(buttons(looks)) == ALWAYS


def test_the_table_leads_to_the_auction_and_to_open_offers():
    table = with_change(auction)
    looks = table_message(table, Links(auction="https://discord.com/channels/1/2/3"))
    (row,) = looks.rows
    assert row[0] == Link("Bid here", "https://discord.com/channels/1/2/3")

    def offering(s: GameState) -> None:
        turn_of(0)(s)
        s.offers.append(Offer(fresh_id(s), Seat(0), BEN, give_cash=5))

    table = with_change(offering)
    number = table.state.offers[0].id
    assert "`/offers`" in table_message(table).text
    linked = table_message(table, Links(offers={number: "https://discord.com/channels/1/2/4"}))
    assert "[Ana to Ben](https://discord.com/channels/1/2/4)" in linked.text
    assert not any(isinstance(part, Link) for row in linked.rows for part in row)


def test_every_player_asked_in_a_shortage_can_choose_a_number():
    def change(s: GameState) -> None:
        give(s, 0, 1, 3)
        give(s, 2, 6, 8, 9)
        s.bank.houses = 2
        asking(lambda s: Shortage(fresh_id(s), BEN, Pos(11), 1, "house", (Seat(0), Seat(2))))(s)

    looks = table_message(with_change(change))
    assert "**Ana and Cleo**, how many" in looks.text
    assert {"None", "1", "2"} <= set(buttons(looks))


def test_the_deadline_is_shown_where_a_clock_runs():
    table = with_change(turn_of(0))
    assert "<t:" not in table_message(table).text
    due = Timer("decision", 1_800_000_060.7)
    table.clocks = Clocks.stored(table.clocks.limits, [due])
    assert "<t:1800000060:R>" in table_message(table).text
    table.seats[0] = Sitting("Robo", "x", robot="steady")
    assert "<t:" not in table_message(table).text, "nobody is hurried while the computer thinks"


def test_the_table_says_that_a_computer_player_is_thinking():
    table = with_change(turn_of(0))
    table.seats[0] = Sitting("Robo", "x", robot="steady")
    looks = table_message(table)
    assert "**Robo** is thinking." in looks.text
    assert list(buttons(looks)) == ALWAYS


def test_an_away_player_has_a_button_to_come_back_and_a_vacant_seat_has_none():
    table = with_change(turn_of(1))
    table.seats[0] = Sitting("Ana", "x", 1, kept=True)
    looks = table_message(table)
    assert "plays for Ana" in looks.text
    assert parse(buttons(looks)["I'm back"].custom_id).verb == "back"
    table.seats[0] = Sitting("Ana", "x", robot="steady", kept=True)
    assert "I'm back" not in buttons(table_message(table))


def test_a_table_without_present_people_says_that_it_waits_for_a_return():
    table = with_change(turn_of(0))
    table.seats[:] = [Sitting(name, "x", 1, kept=True) for name in table.names]
    looks = table_message(table)
    assert "The game waits until somebody presses **I'm back**." in looks.text
    assert "plays for" not in looks.text, "it plays for nobody before one is back"
    assert "I'm back" in buttons(looks)


def test_names_and_texts_of_others_cannot_format_or_mention():
    table = with_change(turn_of(0), ("**@everyone**", "<@1>", "[x](y)"))
    table.remark("<@123> wins `all`")
    text = table_message(table).text
    assert "@everyone" not in text
    assert "<@1" not in text
    assert "`all`" not in text.replace("\\`", "")


def test_a_paused_and_a_finished_table_ask_nothing():
    table = with_change(turn_of(0))
    table.status = "paused"
    assert list(buttons(table_message(table))) == ALWAYS
    assert "paused" in table_message(table).text
    table.status = "closed"
    assert table_message(table).rows == ()


def test_only_a_game_that_has_just_begun_is_called_new():
    table = with_change(turn_of(0))
    assert table_message(table).text.startswith("The table is set.")
    table.state.turn.number = 11
    assert table_message(table).text.startswith("The game goes on with turn 11.")


def test_a_deed_keeps_its_name_in_an_auction_and_a_building_begins_with_a_capital():
    ed = load("dotcom")
    state, _ = start(ed, 3, "1")
    ebay = next(Pos(i) for i, space in enumerate(ed.spaces) if space.name.startswith("e"))
    state.pending.append(Auction(fresh_id(state), (Seat(0), BEN), ebay))
    assert f"**{ed.board.name[ebay]}** is up for auction." in table_message(a_table(ed, state)).text
    state.pending[-1] = Auction(fresh_id(state), (Seat(0), BEN), Pos(-1), "house")
    assert "**A household** is up for auction." in table_message(a_table(ed, state)).text


def test_the_last_turn_in_jail_says_what_happens_without_doubles():
    def jailed(turn: int) -> str:
        def change(s: GameState) -> None:
            turn_of(0)(s)
            s.players[0].jail = turn

        return table_message(with_change(change)).text

    assert "turn 2 of 3. Doubles set you free." in jailed(2)
    assert "turn 3 of 3. Doubles set you free; without them you pay $50" in jailed(3)


def test_the_dealt_deeds_are_in_small_print_in_the_first_round():
    ed = configure(load("classic"), "short")
    state, opening = start(ed, 3, "1")
    table = a_table(ed, blank(ed, ed.tokens[:3], "1"))
    table.tell(Commit(0, -1, "player", Opening(), opening, b"", 0.0))
    table.state = state
    small = [line for line in table_message(table).text.split("\n") if line.startswith("-# ")]
    assert [name in small[0] for name in NAMES] == [True] * 3
    table.tell(Commit(1, 0, "player", Opening(), [TurnBegan(Seat(i)) for i in range(3)], b"", 0.0))
    assert "is dealt" not in table_message(table).text


def test_a_long_story_stays_within_a_message():
    table = with_change(turn_of(0))
    for _ in range(3):
        table.remark("word " * 400)
    assert len(table_message(table).text) <= 2000


@pytest.mark.parametrize("edition", available())
def test_whole_games_fit_the_limits_and_answer_every_question(edition: str):
    """Computers play, and every seat is checked at each step as if a person sat there."""
    ed = load(edition)
    ed = configure(ed, modules=ed.modules)
    state, _ = start(ed, 3, "faces")
    table = a_table(ed, state)
    minds = [POLICIES["steady"]() for _ in range(3)]
    for _ in range(350):
        looks = table_message(table)
        check_limits(looks)
        if state.result is not None:
            return
        for seat, kind in waiting(state).items():
            if kind not in ("auction", "debt"):
                assert _answerable(looks), (kind, looks)
            assert options(ed, state, seat)
        seat = next(iter(waiting(state)))
        outcome = apply(ed, state, seat, minds[seat].decide(view(ed, state, seat)))
        state = table.state = outcome.state


def _answerable(looks: Message) -> bool:
    pressed = [p for row in looks.rows for p in row if not isinstance(p, Link)]
    verbs = {parse(part.custom_id).verb for part in pressed}
    return bool(verbs & {"do", "pick", "spaces"})


def check_limits(looks: Message) -> None:
    assert 0 < len(looks.text) <= 2000
    assert len(looks.rows) <= 5
    ids = [p.custom_id for row in looks.rows for p in row if not isinstance(p, Link)]
    assert len(set(ids)) == len(ids)
    for row in looks.rows:
        if any(isinstance(part, Select) for part in row):
            (only,) = row
            assert isinstance(only, Select)
            assert 1 <= len(only.choices) <= 25
            assert all(len(choice.value) <= 100 for choice in only.choices)
        assert len(row) <= 5


@pytest.mark.asyncio
async def test_the_rows_become_components():
    made = components_of(table_message(situated(SITUATIONS["offline"])).rows)
    assert len(made) == 2


def test_the_offline_token_moves_anywhere_but_where_it_stands():
    table = situated(SITUATIONS["offline"])
    assert isinstance(table.state.pending[-1], OfflineMove)
    (choice,) = lists(table_message(table)).values()
    described = ", ".join(one.description for one in choice.choices)
    named = [table.ed.board.name[pos] for pos in table.ed.board.deeds]
    assert sum(name in described for name in named) >= 27
