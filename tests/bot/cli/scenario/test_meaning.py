"""The meaning of each key of a scenario file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.scenario import check_file
from tests.support.paths import ROOT
from tests.support.scenario_writing import BUY, DECLINE, ROLL, Check, Write, step


def test_a_file_with_only_the_needed_keys_starts_with_the_first_player_on_go(
    tmp_path: Path,
) -> None:
    path = tmp_path / "short.toml"
    path.write_text(
        'title = "t"\nrules = []\n[[players]]\nname = "Ana"\n[[players]]\nname = "Ben"\n'
        '[expect]\nturn = "Ana"\nbank = { houses = 32, hotels = 12, pot = 0 }\n'
        'players.Ben = { cash = 1500, at = "GO", owns = [], jail_cards = [] }\n',
        encoding="utf-8",
    )
    assert check_file(path).verdict == "ok"


@pytest.mark.parametrize(
    ("waiting", "line"),
    [
        ('{ Ana = "buy" }', ""),
        ('{ Ana = "decline" }', ""),
        ("{ Ana = true }", ""),
        ("{ Ben = false }", ""),
        ('{ Ana = "buy", Ben = false }', ""),
        ('{ Ana = "roll" }', "waiting.Ana: expected 'roll', got 'buy'"),
        ("{ Ana = false }", "waiting.Ana: expected None, got 'buy'"),
        ('{ Ben = "roll" }', "waiting.Ben: expected 'roll', got None"),
        ("{ Ben = true }", "waiting.Ben: expected to be asked something, got nothing"),
        ("{}", "waiting: expected nobody, got {'Ana': 'buy'}"),
    ],
)
def test_waiting_compares_the_players_it_names(check: Check, waiting: str, line: str) -> None:
    report = check(ROLL, expect=f"[expect]\nwaiting = {waiting}")
    assert report.lines == (("at the end:", f"  {line}") if line else ())


def test_an_empty_waiting_table_says_that_nobody_is_asked(check: Check) -> None:
    assert check(step("resign"), expect="[expect]\nwaiting = {}\nover = true").verdict == "ok"


@pytest.mark.parametrize(
    ("winner", "verdict"),
    [
        ('"Ana"', "ok"),
        ('"Ben"', "ok"),
        ('["Ben", "Ana"]', "ok"),
        ('["Ana"]', "failed"),
        ("[]", "failed"),
    ],
)
def test_a_shared_win_names_one_winner_or_lists_all(
    check: Check, winner: str, verdict: str
) -> None:
    report = check(
        step("time_up"),
        top='variant = "timed"',
        expect=f"[expect]\nwinner = {winner}\nranks = {{ Ben = 1 }}",
    )
    assert report.verdict == verdict


def test_before_the_end_nobody_has_a_rank_or_has_won(check: Check) -> None:
    report = check(expect='[expect]\nwinner = "Ana"\nranks = { Ben = 2 }')
    assert report.lines[1:] == (
        "  winner: expected 'Ana', got []",
        "  ranks.Ben: expected 2, got None",
    )


@pytest.mark.parametrize(
    ("expected", "line"),
    [
        ('owns = ["Baltic Avenue", "Mediterranean Avenue", "Boardwalk"]', ""),
        ('owns = [39, "3", 1]', ""),
        ("buildings = { Boardwalk = 0 }", "buildings: expected {}, got {'Mediterranean Av"),
        ('buildings = { "Baltic Avenue" = 4, "1" = 5 }', ""),
        ("mortgaged = [39]", ""),
        ('jail_cards = ["chest", "chance"]', ""),
        ('owns = ["Boardwalk"]', "owns: expected ['Boardwalk'], got ['Mediterranean Avenue', 'Ba"),
        ("mortgaged = []", "mortgaged: expected [], got ['Boardwalk']"),
        ('jail_cards = ["chance"]', "jail_cards: expected ['chance'], got ['chance', 'chest']"),
        ("cash = 1", "cash: expected 1, got 1500"),
        ("at = 5", "at: expected (5, 'Reading Railroad'), got (0, 'GO')"),
        ("in_jail = true", "in_jail: expected True, got False"),
        ("bankrupt = true", "bankrupt: expected True, got False"),
    ],
)
def test_lists_are_the_whole_content_in_any_order(check: Check, expected: str, line: str) -> None:
    report = check(
        ana='owns = [1, 3, 39]\nmortgaged = [39]\njail_cards = ["chance", "chest"]\n'
        'buildings = { "Mediterranean Avenue" = 5, "Baltic Avenue" = 4 }',
        expect=f"[expect.players.Ana]\n{expected}",
    )
    assert report.verdict == ("failed" if line else "ok")
    assert "\n".join(report.lines[1:]).startswith(f"  players.Ana.{line}" if line else "")


def test_five_is_a_hotel_even_if_hotels_need_three_houses(check: Check) -> None:
    owns = 'owns = [1, 3]\nbuildings = { "1" = 5, "3" = 3 }'
    expect = "[expect]\nbank = { houses = 29, hotels = 11 }\n"
    expect += 'players.Ana.buildings = { "1" = 5, "3" = 3 }'
    assert check(top='variant = "short"', ana=owns, expect=expect).verdict == "ok"
    four = check(top='variant = "short"', ana=owns.replace("= 3 }", "= 4 }"))
    assert four.lines == ("players[0].buildings.3: expected 1 to 3 houses or 5 for a hotel, got 4",)


def test_buildings_need_not_be_even_nor_cover_a_whole_group(check: Check) -> None:
    assert check(ana='owns = [1]\nbuildings = { "1" = 3 }').verdict == "ok"


def test_unnamed_players_and_keys_are_not_compared(check: Check) -> None:
    assert check(ROLL, expect="[expect]\nplayers.Ana = {}\nbank = {}").verdict == "ok"


def test_every_difference_is_reported_at_once(check: Check) -> None:
    report = check(expect='[expect]\nturn = "Ben"\nbank.houses = 3\nover = true')
    assert report.lines == (
        "at the end:",
        "  turn: expected 'Ben', got 'Ana'",
        "  bank.houses: expected 3, got 32",
        "  over: expected True, got False",
    )


def test_an_expectation_inside_a_step_is_compared_right_after_it(check: Check) -> None:
    report = check(f"{ROLL}\nexpect.players.Ana.at = 5", BUY)
    assert report.lines == (
        "after steps[0]:",
        "  players.Ana.at: expected (5, 'Reading Railroad'), got (3, 'Baltic Avenue')",
    )


def test_an_unexpected_refusal_is_a_failure_with_the_reason(
    check: Check,
) -> None:
    assert check(BUY).lines == (
        (
            "steps[0] Ana: buy: expected legal, got 'not_now' "
            "(Something else comes first: a roll of the dice.)"
        ),
    )


def test_a_missing_refusal_is_a_failure(check: Check) -> None:
    assert check(f"{ROLL}\nrefused = true").lines == (
        "steps[0] Ana: roll: expected to be refused (any code), got accepted",
    )


def test_a_refusal_with_another_code_is_a_failure(check: Check) -> None:
    (line,) = check(f'{BUY}\nrefused = "not_owner"').lines
    assert line.startswith("steps[0] Ana: buy: expected refused as 'not_owner', got 'not_now'")
    assert check(f'{BUY}\nrefused = "not_now"').verdict == "ok"
    assert check(f"{BUY}\nrefused = true").verdict == "ok"


def test_running_out_of_dice_is_a_failure_that_names_the_step(check: Check) -> None:
    assert check(ROLL, dice="[]").lines == (
        "steps[0] Ana: roll: expected a throw in dice, got to their end",
    )
    assert check(top="setup = true").lines == ("setup: expected a throw in dice, got to their end",)


def test_a_negative_bid_is_played_where_the_file_says_it_is_refused(check: Check) -> None:
    bid = step("bid", "amount = -5")
    assert check(ROLL, DECLINE, f'{bid}\nrefused = "bid_too_low"').verdict == "ok"
    assert check(ROLL, DECLINE, bid).lines == (
        "steps[2].amount: expected a whole number from 0 to 1000000000000, got -5",
    )


def test_the_from_key_selects_the_offer_that_is_answered(write: Write) -> None:
    path = write(
        step("offer", 'to = "Cy"', "give_cash = 10", player="Ana"),
        step("offer", 'to = "Cy"', "give_cash = 20", player="Ben"),
        step("accept", 'refused = "which_one"', player="Cy"),
        step("reject", 'from = "Cy"', 'refused = "no_offer"', player="Cy"),
        step("accept", 'from = "Ben"', player="Cy"),
        step("offer", 'to = "Cy"', "give_cash = 30", player="Ana"),
        step("accept", 'from = "Ana"', 'refused = "which_one"', player="Cy"),
        ben='[[players]]\nname = "Cy"',
        expect="[expect.players]\nCy.cash = 1520\nBen.cash = 1480",
    )
    report = check_file(path)
    assert report.verdict == "ok", report.lines


def test_a_scenario_answer_may_omit_the_mortgaged_deed(check: Check) -> None:
    trade = step("offer", 'to = "Ben"', "give = [39]")
    accept = step("accept", player="Ben")
    for answer, cash in (("keep_mortgaged", 1480), ("lift", 1280)):
        report = check(
            trade,
            accept,
            step(answer, player="Ben"),
            ana="owns = [39]\nmortgaged = [39]",
            expect=f"[expect.players.Ben]\ncash = {cash}",
        )
        assert report.verdict == "ok", report.lines
    assert check(step("lift")).lines == (
        "steps[0]: lift expects the key 'deed' when none is asked",
    )


def test_a_pot_is_won_on_free_parking(check: Check) -> None:
    report = check(
        ROLL,
        top="flags = { free_parking_pot = true }\n[bank]\npot = 70",
        ana="at = 17",
        expect="[expect]\nbank.pot = 0\nplayers.Ana.cash = 1570",
    )
    assert report.verdict == "ok", report.lines


def test_an_edition_may_be_a_path_relative_to_the_file(check: Check, tmp_path: Path) -> None:
    source = ROOT / "editions" / "classic" / "edition.toml"
    mine = source.read_text(encoding="utf-8").replace("Baltic Avenue", "Canal Street")
    (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
    at = '[expect.players.Ana]\nat = "Canal Street"'
    assert check(ROLL, top='edition = "mine.toml"', expect=at).verdict == "ok"
    assert check(ROLL, expect=at).verdict == "bad"


@pytest.mark.parametrize("seed", ["", 'seed = "walnut"'])
def test_setup_rolls_for_the_first_turn_and_shuffles_by_the_seed(check: Check, seed: str) -> None:
    start = {"top": f"setup = true\n{seed}", "dice": "[[1, 1], [6, 6], [3, 4]]"}
    roll = step("roll", player="Ben")
    assert check(roll, **start, expect='[expect]\nturn = "Ben"').verdict == "ok"
