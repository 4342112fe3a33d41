"""Functions on lobbies without Discord: seats, settings, rule cards and pages."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.lobby.views import (
    few_rules,
    house_page,
    lobby_message,
    numbers_form,
    robot_words,
    settings_page,
)
from bot.store.database.codec import GameSettings, Sitting
from bot.store.games.dice import DiceParts
from bot.support.refusals import Refused
from bot.tables import house_rules as house
from bot.tables import rule_card as rulecard
from bot.tables.lobby import (
    Lobby,
    add_robot,
    again,
    change,
    choose_token,
    join,
    leave,
    opened,
    ready,
    remove_robot,
)
from bot.tables.rule_card import brought, chosen, differences, edition_line, printed, rule_card
from bot.ui.components import Link, Select
from bot.ui.custom_ids import parse
from bot.words import LANGUAGES, safe, speaking
from editions.loader import available, load
from engine.ai.levels import CHARACTERS
from engine.ai.policies import policy_named
from engine.rng import fingerprint
from engine.rules import RuleValue, configure

ANA, BEN, CLEO = 11, 12, 13
DICE = DiceParts("s3cr3t")
TWO_LINES = 96
"""Characters of small print that fit on two lines of a phone, including markup."""


def table(edition: str = "classic", **more: Any) -> Lobby:
    """Return a lobby with Ana as its host."""
    seats = load(edition).max_players
    return opened(GameSettings(**{"edition": edition, "seats": seats, **more}), ANA, "Ana")


# Operations


def test_the_host_sits_first_and_has_a_token_of_the_edition():
    lobby = table("horse")
    assert lobby.seats == (Sitting("Ana", "Horse Trailer", ANA),)
    assert lobby.settings.host == ANA


def test_everyone_gets_the_first_free_token_and_a_name_of_their_own():
    lobby = join(join(table(), BEN, "ana"), CLEO, "  Cleo\n\u202e ")
    assert [s.name for s in lobby.seats] == ["Ana", "ana (2)", "Cleo"]
    assert len({s.token for s in lobby.seats}) == 3


def test_nobody_sits_twice_and_a_full_table_says_so():
    lobby = table(seats=2)
    with pytest.raises(Refused, match="already have a seat"):
        join(lobby, ANA, "Ana")
    full = join(lobby, BEN, "Ben")
    with pytest.raises(Refused, match="All 2 seats are taken"):
        join(full, CLEO, "Cleo")
    with pytest.raises(Refused, match="All 2 seats are taken"):
        add_robot(full, ANA)


def test_when_the_host_leaves_the_next_person_becomes_host():
    lobby = join(add_robot(table(), ANA), BEN, "Ben")
    left = leave(lobby, ANA)
    assert left.settings.host == BEN
    assert [s.name for s in left.seats] == ["Robo Rita", "Ben"]
    assert leave(left, BEN).people == []


def test_a_token_can_be_changed_but_not_taken_from_another():
    lobby = join(table(), BEN, "Ben")
    changed = choose_token(lobby, BEN, "Iron")
    assert changed.seats[1].token == "Iron"
    assert choose_token(changed, BEN, "Iron") == changed
    with pytest.raises(Refused, match="taken by Ben"):
        choose_token(changed, ANA, "Iron")
    with pytest.raises(Refused, match="no such token"):
        choose_token(changed, ANA, "Taxi")
    with pytest.raises(Refused, match="no seat"):
        choose_token(changed, CLEO, "Boot")


def test_a_computer_leaves_its_token_to_a_person_and_takes_the_next_free_one():
    lobby = join(add_robot(table(), ANA), BEN, "Ben")
    robots = lobby.seats[1].token
    changed = choose_token(lobby, BEN, robots)
    assert changed.seats[2].token == robots
    held = {lobby.seats[0].token, robots}
    assert changed.seats[1].token == next(t for t in lobby.ed.tokens if t not in held)
    assert changed.seats[0] == lobby.seats[0]


def test_a_computer_leaves_its_token_even_at_a_full_table():
    lobby = table()
    while len(lobby.seats) < lobby.room:
        lobby = add_robot(lobby, ANA)
    wanted = lobby.seats[-1].token
    changed = choose_token(lobby, ANA, wanted)
    assert changed.seats[0].token == wanted
    assert len({s.token for s in changed.seats}) == len(changed.seats)


def test_computer_players_take_turns_in_character_and_never_share_a_name():
    lobby = join(table(), BEN, "ROBO MAX")
    for _ in range(6):
        lobby = add_robot(lobby, BEN)
    robots = [s for s in lobby.seats if s.robot]
    assert [r.robot for r in robots] == [f"normal/{who}" for who in CHARACTERS]
    assert len({s.name.casefold() for s in lobby.seats}) == 8
    fewer = remove_robot(lobby, ANA)
    assert fewer.seats == lobby.seats[:-1]


def test_a_computer_player_is_chosen_by_level_and_character():
    lobby = add_robot(table(), ANA, "hard", "zoe")
    assert (lobby.seats[-1].name, lobby.seats[-1].robot) == ("Robo Zoe", "hard/zoe")
    assert "hard, thrifty" in lobby_message(7, lobby, DICE).text
    again = add_robot(lobby, ANA, "easy", "zoe")
    assert again.seats[-1].name != "Robo Zoe"
    for level, who in (("mean", "zoe"), ("hard", "nobody")):
        with pytest.raises(Refused, match="no such computer player"):
            add_robot(lobby, ANA, level, who)


def test_a_lobby_says_when_there_is_no_room_for_an_expert_to_think() -> None:
    lobby = opened(GameSettings(), ANA, "Ana")
    for level, told in (("expert", True), ("hard", False)):
        seated = add_robot(lobby, ANA, level, "kit")
        full = lobby_message(7, seated, DICE, experts=False).text
        assert ("the expert here plays like hard" in full) == told
        assert "the expert here plays like hard" not in lobby_message(7, seated, DICE).text


def test_computer_players_of_older_games_are_described_by_their_temper():
    for temper in ("steady", "bold", "careful"):
        assert robot_words(temper) == temper
        assert policy_named(temper) is not None


def test_only_those_who_sit_may_add_or_remove_computers():
    for act in (add_robot, remove_robot):
        with pytest.raises(Refused, match="no seat"):
            act(table(), BEN)
    with pytest.raises(Refused, match="no computer player"):
        remove_robot(table(), ANA)


def test_changing_the_edition_adjusts_tokens_seats_and_modules():
    lobby = join(table("america", modules=("american_expansion",)), BEN, "Ben")
    moved = change(lobby, ANA, edition="harbour")
    assert moved.settings.modules == ()
    assert moved.settings.seats == 5
    assert {s.token for s in moved.seats} <= set(load("harbour").tokens)
    assert len({s.token for s in moved.seats}) == 2
    assert change(moved, ANA, edition="classic").settings.seats == 8


def test_settings_that_do_not_fit_are_refused_with_a_reason():
    lobby = table()
    for number in range(6):
        lobby = join(lobby, 100 + number, f"P{number}")
    with pytest.raises(Refused, match="7 players sit here already"):
        change(lobby, ANA, edition="nyc")
    with pytest.raises(Refused, match="7 players sit here already"):
        change(lobby, ANA, seats=4)
    with pytest.raises(Refused, match="2 to 8 players"):
        change(lobby, ANA, seats=9)
    with pytest.raises(Refused, match=r"no edition called `\.\./etc`"):
        change(lobby, ANA, edition="../etc")
    with pytest.raises(Refused, match="5 to 1440 minutes"):
        change(lobby, ANA, variant="timed", minutes=2)
    with pytest.raises(Refused, match=r"\*\*Laps before deeds can be bought:\*\* deeds are dealt"):
        change(lobby, ANA, variant="short", house={"laps_before_buying": 1})
    with pytest.raises(Refused, match="Only Ana"):
        change(lobby, 100, speed="slow")
    show = table("america", modules=("free_parking_game_show",))
    with pytest.raises(Refused, match=r"^Free Parking cannot be both a pot and a game show"):
        change(show, ANA, house={"free_parking_pot": True})


def test_a_table_needs_its_host_and_enough_players_to_start():
    with pytest.raises(Refused, match="at least 2 players"):
        ready(table(), ANA)
    lobby = join(table(variant="short"), BEN, "Ben")
    with pytest.raises(Refused, match="Only Ana"):
        ready(lobby, BEN)
    assert ready(lobby, ANA).rules.ends_at_first_bankruptcy


def test_house_rules_can_be_typed_in_the_editions_own_money():
    assert house.typed("herenow", "free_parking_pot, starting_cash = 20000000,") == {
        "free_parking_pot": True,
        "starting_cash": 2000,
    }
    assert house.typed("classic", "rent_collection") == {"rent_collection": "on_request"}
    assert house.typed("classic", "") == {}
    with pytest.raises(Refused, match="no house rule called `free\\\\_beer`"):
        house.typed("classic", "free_beer")
    with pytest.raises(Refused, match="no house rule"):
        house.typed("america", "american_expansion")
    with pytest.raises(Refused):
        house.typed("herenow", "salary=5")


def test_default_numbers_are_no_house_rules():
    settings = GameSettings(house={"salary": 300, "no_auctions": True})
    written = {"starting_cash": "$2,000", "salary": "200", "laps_before_buying": "1"}
    assert house.numbered(settings, written) == {
        "no_auctions": True,
        "starting_cash": 2000,
        "laps_before_buying": 1,
    }
    with pytest.raises(Refused, match="not a whole number for Houses in the Bank"):
        house.numbered(settings, {"house_stock": "many"})


def test_changing_switches_keeps_other_house_rules():
    settings = GameSettings(house={"salary": 300, "no_auctions": True})
    assert house.switched(settings, ["free_parking_pot"]) == {
        "salary": 300,
        "free_parking_pot": True,
    }


def test_a_timed_game_with_too_little_cash_for_its_deeds_is_refused_by_settings_and_start():
    poor: dict[str, RuleValue] = {"starting_cash": 700}
    why = "Starting cash.*at least \\$750, the price of the 2 dearest deeds"
    timed = add_robot(opened(GameSettings(variant="timed"), ANA, "Ana"), ANA)
    with pytest.raises(Refused, match=why):
        change(timed, ANA, house=poor)
    standard = add_robot(opened(GameSettings(house=poor), ANA, "Ana"), ANA)
    with pytest.raises(Refused, match=why):
        change(standard, ANA, variant="timed")
    stored = Lobby(replace(timed.settings, house=poor), timed.seats)
    with pytest.raises(Refused, match=why):
        ready(stored, ANA)
    assert ready(change(stored, ANA, house={}), ANA).rules.time_limit


# Differences from the official rules


def test_the_official_game_has_no_differences():
    assert differences(load("classic"), load("classic")) == []


def test_the_tables_choices_and_the_editions_rules_are_listed_separately():
    base = load("nyc")
    ed = configure(base, flags={"salary": 400, "jail_fine_any_turn": False})
    assert "The salary is $400" in chosen(ed, base)
    assert any("last turn in jail" in rule for rule in chosen(ed, base))
    assert "The income tax is a fixed amount" in printed(ed, base)
    assert not any("fine" in rule for rule in printed(ed, base))
    assert differences(ed, base) == [*chosen(ed, base), *printed(ed, base)]


def test_rules_of_the_short_game_are_not_listed_as_the_tables_choice():
    base = load("classic")
    settings = GameSettings(variant="short", house={"salary": 400, "jail_turns": 2})
    ed = configure(base, settings.variant, (), settings.house)
    assert chosen(ed, base, "short") == ["The salary is $400", "Jail lasts 2 turns at most"]
    assert brought(ed, base, "short") == [
        "A hotel takes 3 houses first",
        "The income tax is a fixed amount",
        "The fine can be paid on any turn in jail",
        "Each player is dealt 3 deeds",
        "The first bankruptcy ends the game",
    ]
    lobby = opened(GameSettings(variant="short"), ANA, "Ana")
    text = lobby_message(1, lobby, DICE).text
    assert "-# **Short game:** A hotel takes 3 houses first." in text
    assert "Jail lasts 1 turn at most." in text
    assert "Chosen for this table" not in text
    assert few_rules(lobby) == [], "nor is it a house rule in the picture"


def test_the_lobbys_picture_lists_only_a_few_rules():
    numbers: dict[str, Any] = {
        "salary": 400,
        "starting_cash": 2000,
        "house_stock": 20,
        "hotel_stock": 5,
    }
    lobby = opened(GameSettings(house=numbers), ANA, "Ana")
    assert len(few_rules(lobby)) == 4
    lobby = opened(GameSettings(house={**numbers, "no_auctions": True}), ANA, "Ana")
    assert few_rules(lobby)[3] == "and 2 more"
    assert "nobody buys stay" in lobby_message(1, lobby, DICE).text


@pytest.mark.parametrize("edition", available())
def test_every_rule_that_can_be_changed_has_its_sentence_on_the_card(edition):
    base = load(edition)
    switches = {name: house.SWITCHES[name] for name in house.switches_of(base)}
    settings = GameSettings(edition, "timed", base.modules, {**switches, "salary": 333})
    if "free_parking_game_show" in base.modules:
        del settings.house["free_parking_pot"]
    ed = configure(base, settings.variant, settings.modules, settings.house)
    told = differences(ed, base, settings.variant)
    assert len(told) == len(set(told)) > len(settings.house)
    card = rule_card(ed, settings, base)
    assert base.currency.show(333) in card
    assert "60 minutes" in card
    assert len(card) <= 2000


def test_long_notes_of_an_edition_never_displace_its_rules():
    base = replace(load("nyc"), notes="A *long* story. " * 100)
    settings = GameSettings("nyc", "short")
    ed = configure(base, settings.variant)
    card = rule_card(ed, settings, base)
    told = differences(ed, base, settings.variant)
    assert told
    assert all(safe(rule) in card for rule in told)
    assert "\nA \\*long\\* story. " in card
    assert "…\n" in card
    assert 1800 < len(card) <= 1900


def test_rules_that_do_not_fit_on_a_card_are_left_out_and_counted(
    monkeypatch: pytest.MonkeyPatch,
):
    base = load("nyc")
    settings = GameSettings("nyc", "short")
    ed = configure(base, settings.variant)
    told = differences(ed, base, settings.variant)
    whole = rule_card(replace(ed, notes=""), settings, base)
    monkeypatch.setattr(rulecard, "LIMIT", len(whole))
    card = rule_card(ed, settings, base)
    shown = [rule for rule in told if f"{safe(rule)}." in card]
    assert shown == told[: len(shown)]
    assert len(told) - 4 < len(shown) < len(told)
    assert f"- and {len(told) - len(shown)} more: `/rules` shows the rest" in card
    assert "press" not in card
    assert len(card) <= len(whole)
    monkeypatch.setattr(rulecard, "LIMIT", len(whole) + 1)
    assert rule_card(ed, settings, base) == whole, "the notes are the first to go"


# Pages


@pytest.mark.parametrize("edition", available())
def test_the_line_of_a_shipped_edition_is_never_cut(edition):
    ed = load(edition)
    line = edition_line(ed)
    assert line == f"{ed.name} ({ed.min_players} to {ed.max_players}): {ed.tagline}"
    assert len(line) <= 100


def test_the_line_of_an_edition_without_a_tagline_is_cut_from_its_notes_at_a_word():
    ed = replace(load("classic"), tagline="", notes="Ducks\nrule here, " + "quack-quack " * 20)
    line = edition_line(ed)
    assert line.startswith("Classic (2 to 8): Ducks rule here, quack-quack")
    assert line.endswith(" quack-quack…")
    assert len(line) <= 100


def crowded(edition: str) -> Lobby:
    """Return the longest possible lobby: every seat taken, with long names full of markup."""
    base = load(edition)
    settings = GameSettings(edition, "timed", base.modules, {"salary": 333}, seats=base.max_players)
    lobby = opened(settings, ANA, "*_" * 20)
    for number in range(base.max_players - 1):
        lobby = join(lobby, 100 + number, "_*" * 20)
    return lobby


@pytest.mark.parametrize("edition", available())
def test_every_page_keeps_within_discords_limits(edition):
    lobby = crowded(edition)
    pages = (
        lobby_message(2**40, lobby, DICE),
        settings_page(2**40, lobby),
        house_page(2**40, lobby),
    )
    for page in pages:
        assert 0 < len(page.text) <= 2000
        assert 0 < len(page.rows) <= 5
        for row in page.rows:
            assert len(row) <= 5
            for part in row:
                assert not isinstance(part, Link)
                assert parse(part.custom_id).game == 2**40
                if isinstance(part, Select):
                    assert len(row) == 1
                    assert 1 <= len(part.choices) <= 25
                    assert all(len(choice.label) <= 100 for choice in part.choices)
    form = numbers_form(2**40, lobby)
    assert len(form.fields) <= 5
    assert all(len(line.label) <= 45 for line in form.fields)


def test_names_cannot_format_the_lobby():
    text = lobby_message(1, opened(GameSettings(), ANA, "**<@1>**"), DICE).text
    assert "\\*\\*" in text
    assert "<@1>" not in text


def test_a_rematch_seats_the_same_people_without_their_misses():
    seats = (
        Sitting("Ana", "Boot", ANA, kept=True, misses=3),
        Sitting("Ben", "Iron", BEN, robot="steady"),
        Sitting("Robo Max", "Top Hat", robot="bold"),
    )
    lobby = again(replace(GameSettings(), host=BEN), seats, ANA)
    assert lobby.settings.host == ANA
    assert [(s.user, s.robot, s.kept, s.misses) for s in lobby.seats] == [
        (ANA, "", False, 0),
        (0, "steady", False, 0),
        (0, "bold", False, 0),
    ]
    with pytest.raises(Refused, match="Only players of that game"):
        again(GameSettings(), seats, BEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_shows_the_hash_of_the_secret_and_never_the_secret(language: str):
    with speaking(language):
        text = lobby_message(1, table(), DICE).text
        full = lobby_message(1, crowded("classic"), DICE).text
    hashed = f"`{fingerprint('s3cr3t')[:32]}…`"
    line = text.splitlines()[-1]
    assert hashed in line
    assert len(line) <= TWO_LINES, "two lines on a phone"
    assert "s3cr3t" not in text
    assert hashed in full, "nor cut off"
