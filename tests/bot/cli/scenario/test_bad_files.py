"""Faults in scenario files are reported in one line, with their place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.complaints import bad_line
from tests.support.scenario_writing import BUY, Write, step


def each(**cases: tuple[dict[str, str], str]) -> list[Any]:
    return [
        pytest.param(parts, line, id=name.replace("_", " "))
        for name, (parts, line) in cases.items()
    ]


WHOLE = "expected a whole number"
PLAYER = "expected a player's name (Ana, Ben)"


@pytest.mark.parametrize(
    ("parts", "line"),
    each(
        # wrong types
        a_fraction=({"ana": "cash = 1500.0"}, f"players[0].cash: {WHOLE}, got a fraction"),
        not_a_number=({"ana": "cash = nan"}, f"players[0].cash: {WHOLE}, got a fraction"),
        true_for_a_number=({"ana": "cash = true"}, f"players[0].cash: {WHOLE}, got true or false"),
        a_date=({"ben": "at = 1979-05-27"}, f"players[1].at: {WHOLE} or text, got a date"),
        a_table_for_a_list=({"ana": "owns = {}"}, "players[0].owns: expected a list, got a table"),
        a_number_for_a_name=({"top": "turn = 0"}, "turn: expected text, got a whole number"),
        a_list_for_a_table=(
            {"ana": "buildings = []"},
            "players[0].buildings: expected a table, got a list",
        ),
        a_text_among_buildings=(
            {"ana": 'owns = [1, 3]\nbuildings = { "1" = 1, "3" = "x" }'},
            f"players[0].buildings.3: {WHOLE}, got text",
        ),
        a_text_for_expected_cash=(
            {"expect": '[expect.players]\nAna.cash = 1\nBen.cash = "1"'},
            f"expect.players.Ben.cash: {WHOLE}, got text",
        ),
        a_number_to_wait_for=(
            {"expect": "[expect]\nwaiting = { Ana = 1 }"},
            "expect.waiting.Ana: expected true or false or text, got a whole number",
        ),
        a_text_for_steps=({"top": 'steps = "x"'}, "steps: expected [[steps]] tables"),
        a_number_among_steps=({"top": "steps = [1]"}, "steps[0]: expected a table"),
        # out of range
        negative_cash=({"ana": "cash = -1"}, "players[0].cash: expected at least 0, got -1"),
        a_die_of_seven=(
            {"dice": "[[1, 2], [7, 1]]"},
            "dice[1]: expected two numbers from 1 to 6, got [7, 1]",
        ),
        a_negative_die=({"dice": "[[-1, 1]]"}, "dice[0]: expected two numbers from 1 to 6, got [-"),
        one_die=({"dice": "[[1]]"}, "dice[0]: expected a list of length 2, got 1"),
        negative_houses=({"top": "bank.houses = -1"}, "bank.houses: expected at least 0, got -1"),
        negative_hotels=({"top": "bank.hotels = -1"}, "bank.hotels: expected at least 0, got -1"),
        a_negative_pot=({"top": "bank.pot = -1"}, "bank.pot: expected at least 0, got -1"),
        jail_turn_zero=({"ana": "jail_turn = 0"}, "players[0].jail_turn: expected 1 to 3, got 0"),
        jail_turn_nine=({"ana": "jail_turn = 9"}, "players[0].jail_turn: expected 1 to 3, got 9"),
        a_position_off_the_board=({"ana": "at = 40"}, "players[0].at: expected a position from 0"),
        six_buildings=(
            {"ana": 'owns = [1]\nbuildings = { "1" = 6 }'},
            "players[0].buildings.1: expected 1 to 4 houses or 5 for a hotel, got 6",
        ),
        # impossible positions
        in_jail_elsewhere=(
            {"ana": "jail_turn = 1\nat = 5"},
            "players[0].at: expected the jail, or no jail_turn",
        ),
        owned_twice=({"ana": "owns = [1, 1]"}, "players[0].owns[1]: expected an unowned deed, got"),
        owned_by_both=(
            {"ana": "owns = [1]", "ben": 'owns = ["Mediterranean Avenue"]'},
            "players[1].owns[0]: expected an unowned deed, got 'Mediterranean Avenue'",
        ),
        go_for_a_deed=({"ana": 'owns = ["GO"]'}, "players[0].owns[0]: expected a deed, got 'GO'"),
        several_chances=({"ana": 'at = "Chance"'}, "players[0].at: 'Chance' is at [7, 22, 36]: ex"),
        mortgaged_but_not_owned=(
            {"ana": "mortgaged = [1]"},
            "players[0].mortgaged[0]: expected one of the deeds in owns",
        ),
        built_but_not_owned=(
            {"ana": 'buildings = { "1" = 1 }'},
            "players[0].buildings.1: expected a lot in owns",
        ),
        built_on_a_railroad=(
            {"ana": 'owns = [5]\nbuildings = { "5" = 1 }'},
            "players[0].buildings.5: expected a lot in owns",
        ),
        built_and_mortgaged=(
            {"ana": 'owns = [1, 3]\nmortgaged = [1]\nbuildings = { "1" = 1 }'},
            "players[0].buildings.1: expected a lot without mortgage",
        ),
        built_beside_another_owner=(
            {"ana": 'owns = [1]\nbuildings = { "1" = 1 }', "ben": "owns = [3]"},
            "players[0].buildings.Mediterranean Avenue: expected a group without deeds of another",
        ),
        more_houses_than_there_are=(
            {"top": "flags.house_stock = 3", "ana": 'owns = [1]\nbuildings = { "1" = 4 }'},
            "bank.houses: more stand on the board than there are",
        ),
        two_of_one_jail_card=(
            {"ana": 'jail_cards = ["chance", "chance"]'},
            "players: the deck 'chance' has only 1 jail card(s)",
        ),
        # unknown names
        turn_of_nobody=({"top": 'turn = "Zed"'}, f"turn: {PLAYER}, got 'Zed'"),
        turn_of_an_empty_name=({"top": 'turn = ""'}, f"turn: {PLAYER}, got ''"),
        an_unknown_key=({"top": "cheat = 1"}, "cheat: expected no such key"),
        an_unknown_key_of_a_player=({"ben": "gold = 1"}, "players[1].gold: expected no such key"),
        an_unknown_key_of_an_expectation=(
            {"expect": "[expect.players]\nAna.cash = 1500\nBen.gold = 1"},
            "expect.players.Ben.gold: expected no such key",
        ),
        an_unknown_player_in_expect=(
            {"expect": "[expect.players.Zed]\ncash = 1"},
            f"expect.players.Zed: {PLAYER}, got 'Zed'",
        ),
        an_unknown_winner=(
            {"expect": '[expect]\nwinner = ["Ana", "Zed"]'},
            f"expect.winner: {PLAYER}, got 'Zed'",
        ),
        an_unknown_rank=(
            {"expect": "[expect]\nranks = { Zed = 1 }"},
            f"expect.ranks: {PLAYER}, got 'Zed'",
        ),
        an_unknown_kind_of_decision=(
            {"expect": '[expect]\nwaiting = { Ana = "dance" }'},
            "expect.waiting.Ana: expected one of answer, auction, ",
        ),
        an_unknown_deck=({"top": "decks.tarot = []"}, "decks.tarot: expected a deck (chance, ches"),
        an_unknown_card=(
            {"top": 'decks.chance = ["x"]'},
            "decks.chance[0]: expected one of adv_go",
        ),
        an_unknown_card_in_hand=(
            {"ana": 'jail_cards = ["x"]'},
            "players[0].jail_cards[0]: expected a deck (chance, chest), got 'x'",
        ),
        an_unknown_card_expected=(
            {"expect": '[expect.players.Ana]\njail_cards = ["x"]'},
            "expect.players.Ana.jail_cards: expected a deck (chance, chest), got 'x'",
        ),
        an_unknown_variant=({"top": 'variant = "x"'}, "variant: expected one of standard, short"),
        an_unknown_module=(
            {"top": 'modules = ["x"]'},
            "modules: expected none, as this edition has none; got 'x'",
        ),
        a_module_of_another_edition=(
            {"top": 'edition = "dotcom"\nmodules = ["x"]'},
            "modules: expected only offline_token; got 'x'",
        ),
        an_unknown_word_of_a_flag=(
            {"top": 'flags.rent_collection = "x"'},
            "flags.rent_collection: expected one of automatic, on_request; got 'x'",
        ),
        an_unknown_flag=({"top": "flags.x = 1"}, "flags.x: there is no such rule"),
        a_flag_of_the_wrong_type=(
            {"top": 'flags.salary = "x"'},
            f"flags.salary: {WHOLE}, got text",
        ),
        a_flag_out_of_range=({"top": "flags.salary = -1"}, f"flags.salary: {WHOLE} from 0 to "),
        an_unknown_edition=({"top": 'edition = "x"'}, "edition: unknown edition 'x': expected one"),
        an_edition_without_a_file=({"top": 'edition = "no/where.toml"'}, "edition: no/where.toml"),
        an_edition_that_is_a_folder=({"top": 'edition = "/"'}, "edition: /edition.toml: expected"),
        an_edition_no_path_can_have=({"top": f'edition = "/{"x" * 300}/"'}, "edition: /xxxxxxxxxx"),
        # players
        an_empty_name=({"ben": '[[players]]\nname = ""'}, "players[2].name: expected a name, got"),
        a_name_twice=(
            {"ben": '[[players]]\nname = "Ana"'},
            "players[2].name: expected a name that",
        ),
        a_name_twice_at_a_real_start=(
            {"ben": '[[players]]\nname = "Ana"', "top": "setup = true"},
            "players[2].name: expected a name that no other player has",
        ),
        too_many_players=(
            {"ben": "".join(f'[[players]]\nname = "{i}"\n' for i in range(7))},
            "players: expected 2 to 8 players, got 9",
        ),
        a_turn_at_a_real_start=(
            {"top": 'setup = true\nturn = "Ben"'},
            "turn: expected no such key together with setup",
        ),
        cash_at_a_real_start=(
            {"top": "setup = true", "ben": "cash = 1"},
            "players[1]: expected only a name together with setup",
        ),
        more_dealt_than_there_is=(
            {"top": "setup = true\nflags.dealt_deeds = 20", "dice": "[[1, 2], [3, 4]]"},
            "players: there are not 20 deeds to deal to each player",
        ),
    ),
)
def test_a_bad_file_is_reported_in_one_line(
    write: Write, capsys: pytest.CaptureFixture[str], parts: dict[str, str], line: str
) -> None:
    assert bad_line(write(**parts), capsys).startswith(line)


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ("", "steps[1]: expected the key 'player'"),
        ('player = "Ana"', "steps[1]: expected the key 'do'"),
        (step("dance"), "steps[1].do: expected one of accept, answer, bankrupt, bid, "),
        (step(""), "steps[1].do: expected one of accept, "),
        ('player = "Ana"\ndo = 1.0', "steps[1].do: expected text, got a fraction"),
        (step("roll", player="Zed"), f"steps[1].player: {PLAYER}, got 'Zed'"),
        (step("roll", "ref = 1"), "steps[1].ref: roll takes no fields"),
        (step("build", "where = 1"), "steps[1].where: build takes on, count"),
        (step("sell_down", 'group = "brown"\nto = 0'), "steps[1].group: expected one of purple, "),
        (step("bid"), "steps[1]: bid expects the key 'amount'"),
        (step("build"), "steps[1]: build expects the key 'on'"),
        (step("build_up", 'group = "purple"'), "steps[1]: build_up expects the key 'to'"),
        (step("bid", "amount = -5"), f"steps[1].amount: {WHOLE} from 0 to 1000000000000, got -5"),
        (step("bid", "amount = 1.5"), f"steps[1].amount: {WHOLE} from 0 to 1000000000000, got 1.5"),
        (step("bid", "amount = inf"), f"steps[1].amount: {WHOLE} from 0 to 1000000000000, got inf"),
        (step("bid", "amount = true"), f"steps[1].amount: {WHOLE} from 0 to "),
        (step("bid", 'amount = "5"'), f"steps[1].amount: {WHOLE} from 0 to "),
        (
            step("bid", "amount = []", "refused = true"),
            f"steps[1].amount: {WHOLE} from -1000000000",
        ),
        (step("build", "on = 07:32:00"), "steps[1].on: expected a space's name or position, got"),
        (step("build", "on = {}"), "steps[1].on: expected a space's name or position, got {}"),
        (step("build", 'on = "Nowhere"'), "steps[1].on: expected a space's name or position, got"),
        (step("offer", 'to = ["Ben"]'), f"steps[1].to: {PLAYER}, got ['Ben']"),
        (step("offer", 'to = "Ben"', "give = 1"), "steps[1].give: expected a list, got 1"),
        (step("offer", 'to = "Ben"', "ask_cards = [{}]"), "steps[1].ask_cards[0]: expected a deck"),
        (step("accept", "from = 1"), f"steps[1].from: {PLAYER}, got 1"),
        (step("sell_down", "group = 1"), "steps[1].group: expected text, got 1"),
        (step("answer", "right = 1"), "steps[1].right: expected true or false, got 1"),
        (
            step("roll", "refused = 1"),
            "steps[1].refused: expected true or false or text, got a who",
        ),
        (step("roll", 'refused = "no"'), "steps[1].refused: expected true or a code of docs/scena"),
        (step("roll", 'expect = "x"'), "steps[1].expect: expected a table, got text"),
        (step("roll", 'expect.turn = "Zed"'), f"steps[1].expect.turn: {PLAYER}, got 'Zed'"),
        (step("roll", "expect.x = 1"), "steps[1].expect.x: expected no such key"),
    ],
)
def test_a_bad_step_is_reported_even_if_an_earlier_one_fails(
    write: Write, capsys: pytest.CaptureFixture[str], fields: str, line: str
) -> None:
    assert bad_line(write(BUY, fields), capsys).startswith(line)
