"""The scenario format: what a file may say, what it means, and what is said about a bad one."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.cli import main
from bot.scenario import Report, check_file
from bot.scenario.names import ACTIONS, ANSWERS
from bot.scenario.parse import (
    BankPart,
    Expect,
    PlayerExpect,
    PlayerPart,
    Scenario,
    Step,
)
from bot.telling.refusals import REFUSALS
from engine.decisions import Decision

PAGE = (Path(__file__).parent.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
HUGE = "0x" + "F" * 100_000

Write = Callable[..., Path]
Check = Callable[..., Report]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file with two players, Ana to move, that passes unless the parts say otherwise."""

    def write(
        *steps: str,
        top: str = "",
        ana: str = "",
        ben: str = "",
        dice: str = "[[1, 2]]",
        expect: str = "",
        name: str = "case.toml",
    ) -> Path:
        path = tmp_path / name
        tables = "".join(f"[[steps]]\n{step}\n" for step in steps)
        path.write_text(
            f'title = "A case"\nrules = ["MOVE-1"]\ndice = {dice}\n{top}\n'
            f'[[players]]\nname = "Ana"\n{ana}\n[[players]]\nname = "Ben"\n{ben}\n'
            f"{tables}{expect}\n",
            encoding="utf-8",
        )
        return path

    return write


@pytest.fixture
def check(write: Write) -> Check:
    return lambda *steps, **parts: check_file(write(*steps, **parts))


ROLL = 'player = "Ana"\ndo = "roll"'
BUY = 'player = "Ana"\ndo = "buy"'
DECLINE = 'player = "Ana"\ndo = "decline"'


def step(do: str, *fields: str, player: str = "Ana") -> str:
    return "\n".join((f'player = "{player}"', f'do = "{do}"', *fields))


# The page


def rows(heading: str) -> dict[str, str]:
    """The tables under a heading of the page: what stands first in a row, and the whole row."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return {row[1]: row[0] for row in re.finditer(r"^\| `([^`]+)` \|.*$", part, re.MULTILINE)}


def quoted(row: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", row))


def test_the_page_lists_every_action_and_no_other() -> None:
    assert set(rows("Actions")) == set(ACTIONS)


def test_the_page_lists_every_field_of_every_action(check: Check) -> None:
    for action, row in rows("Actions").items():
        keys = quoted(row.split("|")[2])
        report = check(step(action, "no_such_field = 1"))
        taken = report.lines[0].partition(" takes ")[2]
        fields = set() if taken == "no fields" else set(taken.split(", "))
        assert keys - {"true", "false"} == fields, action


def test_the_page_lists_every_kind_of_decision_with_what_answers_it() -> None:
    listed = {kind: quoted(row.split("|")[3]) for kind, row in rows("Decisions").items()}
    assert listed == {kind: set(answers) for kind, answers in ANSWERS.items()}


def test_every_decision_of_the_engine_has_a_kind_and_answers() -> None:
    frames = {str(frame.__struct_config__.tag) for frame in get_args(Decision)}
    assert set(ANSWERS) == frames | {"roll", "jail", "end_turn"}
    assert {action for answers in ANSWERS.values() for action in answers} <= set(ACTIONS)


def test_the_page_lists_every_refusal_and_no_other() -> None:
    assert set(rows("Refusals")) == set(REFUSALS)


def test_the_page_lists_every_key_of_a_file() -> None:
    part, expect = rows("A file"), rows("Expectations")
    for kind in (Scenario, PlayerPart, Step):
        assert set(kind.__struct_fields__) - {"given"} <= set(part), kind
    for part_of in (Expect, PlayerExpect):
        assert set(part_of.__struct_fields__) <= set(expect), part_of
    assert set(BankPart.__struct_fields__) <= quoted(part["bank"]) & quoted(expect["bank"])


def test_the_example_of_the_page_passes(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    report = check_file(path)
    assert report.verdict == "ok", report.lines


# What a file means


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


def test_five_is_a_hotel_also_where_three_houses_come_before_it(check: Check) -> None:
    owns = 'owns = [1, 3]\nbuildings = { "1" = 5, "3" = 3 }'
    expect = "[expect]\nbank = { houses = 29, hotels = 11 }\n"
    expect += 'players.Ana.buildings = { "1" = 5, "3" = 3 }'
    assert check(top='variant = "short"', ana=owns, expect=expect).verdict == "ok"
    four = check(top='variant = "short"', ana=owns.replace("= 3 }", "= 4 }"))
    assert four.lines == ("players[0].buildings.3: expected 1 to 3 houses or 5 for a hotel, got 4",)


def test_buildings_need_not_stand_evenly_nor_on_a_whole_group(check: Check) -> None:
    assert check(ana='owns = [1]\nbuildings = { "1" = 3 }').verdict == "ok"


def test_what_is_not_named_is_not_compared(check: Check) -> None:
    assert check(ROLL, expect="[expect]\nplayers.Ana = {}\nbank = {}").verdict == "ok"


def test_every_difference_is_told_at_once(check: Check) -> None:
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


def test_a_step_that_is_refused_against_the_file_is_a_failure_with_the_reason(
    check: Check,
) -> None:
    assert check(BUY).lines == (
        "steps[0] Ana: buy: expected legal, got 'not_now' (Something else comes first: roll.)",
    )


def test_a_step_that_should_be_refused_and_is_not_is_a_failure(check: Check) -> None:
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


def test_from_says_whose_offer_is_answered(write: Write) -> None:
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


def test_a_deed_asked_about_need_not_be_named(check: Check) -> None:
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


def test_an_edition_may_be_a_path_seen_from_the_file(check: Check, tmp_path: Path) -> None:
    source = Path(__file__).parent.parent / "editions" / "classic" / "edition.toml"
    mine = source.read_text(encoding="utf-8").replace("Baltic Avenue", "Canal Street")
    (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
    at = '[expect.players.Ana]\nat = "Canal Street"'
    assert check(ROLL, top='edition = "mine.toml"', expect=at).verdict == "ok"
    assert check(ROLL, expect=at).verdict == "bad"


@pytest.mark.parametrize("seed", ["", 'seed = "walnut"'])
def test_a_real_start_rolls_for_the_first_turn_and_shuffles_by_the_seed(
    check: Check, seed: str
) -> None:
    start = {"top": f"setup = true\n{seed}", "dice": "[[1, 1], [6, 6], [3, 4]]"}
    roll = step("roll", player="Ben")
    assert check(roll, **start, expect='[expect]\nturn = "Ben"').verdict == "ok"


# Bad files: one line, exit code 2


def bad_line(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command says about a malformed file; all the promises for bad input hold."""
    code = main(["scenario", "check", str(path)])
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert (code, err) == (2, "")
    assert lines[1:] == ["0 passed, 1 failed"]
    assert lines[0].startswith(f"BAD     {path}: ")
    assert lines[0].isprintable()
    return lines[0].removeprefix(f"BAD     {path}: ")


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
        # of the wrong type
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
        # a position that cannot be
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
        # names that mean nothing
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
def test_a_bad_file_is_told_in_one_line(
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
def test_a_bad_step_is_told_even_where_an_earlier_one_fails(
    write: Write, capsys: pytest.CaptureFixture[str], fields: str, line: str
) -> None:
    assert bad_line(write(BUY, fields), capsys).startswith(line)


@pytest.mark.parametrize(
    ("parts", "place"),
    [
        ({"ana": f"cash = {HUGE}"}, "players[0].cash"),
        ({"ana": f"at = {HUGE}"}, "players[0].at"),
        ({"ana": f"jail_turn = {HUGE}"}, "players[0].jail_turn"),
        ({"ana": f"owns = [1, {HUGE}]"}, "players[0].owns[1]"),
        ({"ana": f'owns = [1]\nbuildings = {{ "1" = {HUGE} }}'}, "players[0].buildings.1"),
        ({"dice": f"[[1, {HUGE}]]"}, "dice[0][1]"),
        ({"top": f"bank.houses = {HUGE}"}, "bank.houses"),
        ({"top": f"flags.salary = {HUGE}"}, "flags.salary"),
        ({"top": f"flags.no_auctions = {HUGE}"}, "flags.no_auctions"),
        ({"top": f"turn = {HUGE}"}, "turn"),
        ({"top": f"anything = {HUGE}"}, "anything"),
        ({"expect": f"[expect.players.Ana]\ncash = {HUGE}"}, "expect.players.Ana.cash"),
        ({"expect": f"[expect]\nranks = {{ Ana = {HUGE} }}"}, "expect.ranks.Ana"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_number_of_a_hundred_thousand_digits_is_refused_at_its_place(
    write: Write, capsys: pytest.CaptureFixture[str], parts: dict[str, str], place: str
) -> None:
    line = bad_line(write(**parts), capsys)
    assert line == f"{place}: expected a whole number of at most 1000000000000"


@pytest.mark.parametrize("refused", ["", "refused = true"])
@pytest.mark.parametrize("digits", [13, 4_300, 5_000, 1_000_000])
def test_a_bid_of_a_million_digits_is_refused_at_its_place(
    write: Write, capsys: pytest.CaptureFixture[str], digits: int, refused: str
) -> None:
    path = write(step("bid", f"amount = {'9' * digits}", refused))
    expected = "steps[0].amount: expected a whole number of at most 1000000000000"
    assert bad_line(path, capsys) == expected


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "file: expected the key 'title'"),
        ('title = "t"\nrules = []', "file: expected the key 'players'"),
        ('title = "t"\nrules = []\nplayers = []', "players: expected 2 to 8 players, got 0"),
        (
            'title = "t"\nrules = []\n[[players]]\nname = "Ana"',
            "players: expected 2 to 8 players, got 1",
        ),
        ('title = "t"\nrules = []\n[players]', "players: expected a list, got a table"),
        ("title = 1979-05-27", "title: expected text, got a date"),
        ("hello", "file: expected TOML: Expected '=' after a key"),
        ('title = "a"\ntitle = "b"', "file: expected TOML: Cannot overwrite a value (at "),
        ('title = "\x00"', "file: expected TOML: Illegal character '\\x00' (at line 1, column 10)"),
        ("x = " + "[" * 50_000, "file: expected at most 10 levels of nesting"),
        ("x = " + "[" * 50 + "]" * 50, "x[0][0][0][0][0][0][0][0][0][0]: expected at most 10"),
        ("x = " + "{a=" * 50 + "1" + "}" * 50, "x.a.a.a.a.a.a.a.a.a.a: expected at most 10"),
        (".".join("a" * 50) + " = 1", "a.a.a.a.a.a.a.a.a.a.a: expected at most 10 levels"),
        ("\n" + ".".join("a" * 50_000) + " = 1", "line 2: expected at most 100 dots"),
        ("[" + ".".join("a" * 50_000) + "]", "line 1: expected at most 100 dots"),
    ],
    ids=range(15),
)
def test_a_file_that_is_no_scenario_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, line: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    assert bad_line(path, capsys).startswith(line)


def test_a_binary_file_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "binary.toml"
    path.write_bytes(b'title = "\xff\xfe"')
    assert bad_line(path, capsys) == "byte 9: expected UTF-8 text"


def test_a_file_of_ten_megabytes_is_not_even_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "big.toml"
    with path.open("wb") as file:
        file.truncate(10_000_000)
    assert bad_line(path, capsys) == "file: expected at most 2097152 bytes"


def test_a_missing_file_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = bad_line(tmp_path / "none.toml", capsys)
    assert line == "file: expected a readable file, got: No such file or directory"


def test_a_device_is_not_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert bad_line(Path("/dev/zero"), capsys) == "file: expected an ordinary file"


def test_a_file_from_another_editor_is_read_all_the_same(write: Write, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    text = write(ROLL).read_text(encoding="utf-8")
    other.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert check_file(other).verdict == "ok"


ESCAPES = [r"\u001b[31mred", r"\u001b]0;title\u0007", r"a\nb", r"\u009b31m", r"\u202eltr", r"a\rb"]


@pytest.mark.parametrize("text", ESCAPES)
def test_nothing_a_file_says_reaches_the_terminal_raw(
    write: Write, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    parts: list[dict[str, str]] = [
        {"top": f'"{text}" = 1'},
        {"top": f'turn = "{text}"'},
        {"top": f'edition = "{text}/x.toml"'},
        {"top": f'variant = "{text}"'},
        {"top": f'flags."{text}" = 1'},
        {"top": f'decks."{text}" = []'},
        {"ana": f'owns = ["{text}"]'},
        {"expect": f'[[steps]]\nplayer = "Ana"\ndo = "roll"\n"{text}" = 1'},
    ]
    for part in parts:
        assert bad_line(write(**part), capsys)


@pytest.mark.parametrize("text", ESCAPES)
def test_titles_and_names_are_shown_without_what_a_terminal_would_obey(
    write: Write, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    path = write(ROLL, expect='[expect]\nturn = "Ben"\nplayers.Ana.cash = 1')
    file = path.read_text(encoding="utf-8").replace("A case", text).replace('"Ana"', f'"{text}"')
    path.write_text(file.replace("players.Ana", f'players."{text}"'), encoding="utf-8")
    assert main(["scenario", "check", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert all(line.isprintable() for line in lines)


def test_a_complaint_ends_somewhere(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(bad_line(write(top=f'turn = "{"x" * 100_000}"'), capsys)) < 1000
