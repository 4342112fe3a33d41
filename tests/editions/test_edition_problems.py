"""Tests that every mistake in an edition file is reported with its place and advice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import editions
from bot.words.narration.edition_problems import load_problem, problem_line, problem_text
from editions import EditionError, check, check_bytes, load

CLASSIC = (Path(editions.__file__).parent / "classic" / "edition.toml").read_text(encoding="utf-8")
# A number that Python reads but refuses to print.
HUGE = "0x1" + "0" * 3_700


def problems_of(text: str) -> list[str]:
    report = check_bytes(text.encode(), "f")
    assert (report.edition is None) == bool(report.problems)
    for finding in report.problems + report.warnings:
        assert "\n" not in problem_line(finding)
        assert problem_text(finding).startswith("expected ")
    return [problem_line(problem).removeprefix("f: ") for problem in report.problems]


def warnings_of(text: str) -> list[str]:
    report = check_bytes(text.encode(), "f")
    assert not report.problems
    return [
        problem_line(warning).removeprefix("f: ")
        for warning in report.warnings
        if "theme" not in problem_line(warning)
    ]


def changed(old: str, new: str, text: str = CLASSIC) -> str:
    assert old in text
    return text.replace(old, new.replace("HUGE", HUGE).replace("NEXT", "\n"), 1)


# Text in the classic file | its replacement | the only problem, or its beginning.
# NEXT ends a line of the file, CARD is decks.chance.cards, a final ... stands for the rest.
MISTAKES = """
id = "classic" | id = "My Game" | id: expected a short word of small letters, digits, - and _, got 'My Game'
id = "classic" | id = 7 | id: expected a short word of small letters, digits, - and _, got 7
name = "Classic" | | name: expected some words, got nothing
name = "Classic" | name = " " | name: expected some words, got ' '
players = { | plyers = { | plyers: expected a key that exists here; did you mean players?
min = 2, max = 8 | min = 2, max = 9 | players.max: expected a whole number from 2 to 8, got 9
min = 2, max = 8 | min = 5, max = 4 | players.min: expected no more than players.max (4), got 5
min = 2, max = 8 | min = 1, max = 8 | players.min: expected a whole number from 2 to 8, got 1
"Race Car", | | tokens: expected one for each of 8 players, got 7
"Race Car" | 1979-05-27 | tokens[0]: expected some words, got a date or time
display_unit = 1 | display_unit = 0 | currency.display_unit: expected a whole number above 0, got 0
display_unit = 1 | display_unit = 5 | currency.display_unit: expected 1, 10, 100 or another power of ten, got 5
display_unit = 1 | display_unit = HUGE | currency.display_unit: expected a whole number from 1 to 1000000000, got a huge number
scale = 1 | scale = 0 | currency.scale: expected a whole number above 0, got 0
scale = 1 | scale = nan | currency.scale: expected a whole number above 0, got nan
prefix = "$" | prefix = " " | currency.prefix: expected a sign or word, got ' '
prefix = "$" | prefix = 5 | currency.prefix: expected some words, got 5
suffix = "" | suffix = " of the best dollars" | currency.suffix: expected at most 12 characters, got 19
house = "House" | house = [] | terms.house: expected some words, got a list
house = "House" | hoose = "House" | terms.hoose: expected a key that exists here; did you mean house?
price = 160 | price = "a lot" | spaces[14].price: expected a whole number above 0, got 'a lot'
price = 160 | price = 1.5 | spaces[14].price: expected a whole number above 0, got 1.5
price = 160 | price = true | spaces[14].price: expected a whole number above 0, got true
"purple", price = 60 | "purple", price = 0 | spaces[1].price: expected a whole number above 0, got 0
"purple", price = 60 | "purple", price = HUGE | spaces[1].price: expected a whole number from 1 to 1000000000, got a huge number
"purple", price = 60 | "purple" | spaces[1].price: expected a whole number above 0, got nothing
"purple", price = 60 | "purple", prize = 3, price = 60 | spaces[1].prize: expected a key that exists here; did you mean price?
"purple", price = 60 | "pink", price = 60 | spaces[1].group: expected a street group (darkblue, green, lightblue, magenta, orange, purple, red, yellow), got 'pink'
"purple", price = 60 | "utility", price = 60 | spaces[1].group: expected a street group (...
mortgage = 30 | mortgage = 61 | spaces[1].mortgage: expected at most the price, 60, got 61
[4, 20, 60, | [4, 20, | spaces[3].rents: expected 6 rents like the other streets (empty lot, each house, hotel), got 5
[4, 20, 60, 180, 320, 450] | [4, 3, 3, 3, 3, 3] | spaces[3].rents: expected the last rent to be at least 4, the rent of the empty lot, got 3
[4, 20, 60, 180, 320, 450] | [4, 20] | spaces[3].rents: expected 3 to 12 whole numbers, got 2
[4, 20, 60, | [4, -20, 60, | spaces[3].rents[1]: expected a whole number, 0 or more, got -20
deck = "chest" | deck = "treasure" | spaces[2].deck: expected one of chance, chest, got 'treasure'
percent = 10 | percent = 101 | spaces[4].percent: expected a whole number from 0 to 100, got 101
flat = 75 | flat = 0 | spaces[38].flat: expected a whole number above 0, got 0
{ name = "GO", kind = "go" } | "GO" | spaces[0]: expected a table of keys and values, got 'GO'
kind = "go" } | kind = "free_parking" } | spaces: expected one space of kind 'go', and that one first
kind = "free_parking" | kind = "go" | spaces: expected one space of kind 'go', and that one first
kind = "jail" | kind = "free_parking" | spaces: expected one space of kind 'jail', got 0
kind = "free_parking" | kind = "jail" | spaces: expected one space of kind 'jail', got 2
kind = "free_parking" | kind = "tax", flat = 5 | spaces[20].kind: expected a corner (go, jail, free_parking, go_to_jail), got 'tax'
kind = "free_parking" | kind = "carousel" | spaces[20].kind: expected one of go, street, railroad, utility, card, tax, jail, free_parking, go_to_jail, got 'carousel'
kind = "free_parking" | kind = "free_parking", flat = 5 | spaces[20].flat: expected a key that kind 'free_parking' has
{ name = "Free Parking", kind = "free_parking" }, | | spaces: expected a multiple of 4 from 16 to 56 spaces, got 39
house_cost = 50 | house_cost = 0 | groups.purple.house_cost: expected a whole number above 0, got 0
, house_cost = 50 | | groups.purple.house_cost: expected a whole number above 0, got nothing
[25, 50, 100, 200] | [25, 50, 100] | groups.railroad.rents: expected 4 numbers, one per deed held, got 3
multipliers = [4, 10] | multipliers = 4 | groups.utility.multipliers: expected a list of whole numbers, got 4
red       = { | pink = 3NEXTred = { | groups.pink: expected a table of keys and values, got 3
red       = { | Pink = 3NEXTred = { | groups.Pink: expected an id that is a short word of small letters, digits, - and _
red       = { | red = { kind = "tax", | line 73: expected a comma before ...
utility   = { | pink = { kind = "street", house_cost = 9 }NEXTutility = { | groups.pink: expected at least one space of this group on the board
to = "Illinois Avenue" | to = "Elm Street" | CARD.adv_24.to: expected the name or the position of a space, got 'Elm Street'
to = "Illinois Avenue" | to = "Chance" | CARD.adv_24.to: expected a position, as 3 spaces have that name, got 'Chance'
to = "Illinois Avenue" | to = 40 | CARD.adv_24.to: expected the name or the position of a space, got 40
to = "Illinois Avenue" | | CARD.adv_24.to: expected the name or the position of a space, got nothing
steps = 3 | steps = 40 | CARD.back_3.steps: expected a whole number from 1 to 39, got 40
steps = 3 | | CARD.back_3.steps: expected a whole number from 1 to 39, got nothing
steps = 3 | steps = 3NEXTamount = 3 | CARD.back_3.amount: expected a key that 'move_back' has
steps = 3 | steps = 3NEXTid = "x" | CARD.back_3.id: expected a key that exists here...
to = "Illinois Avenue" | to = 7 | CARD.adv_24: expected cards that do not move a token in a circle, got space 7 to 7 and back again
amount = 50 | amount = -50 | CARD.c50.amount: expected a whole number above 0, got -50
do = "move_back" | do = "dance" | CARD.back_3.do: expected one of advance_to, advance_nearest, ...
times = 2 | times = 0 | CARD.near_rr_1.times: expected a whole number from 1 to 100, got 0
kind = "railroad"NEXTtimes = 2 | kind = "tax" | CARD.near_rr_1.kind: expected one of street, railroad, utility, got 'tax'
[decks.chest] | [decks.spare]NEXTname = "Spare"NEXT[decks.chest] | decks.spare.cards: expected at least one card, got none
name = "Community Chest"NEXTNEXT | NEXT | decks.chest.name: expected some words, got nothing
jail_turns = 1 | jail_turns = 0 | variants.short.jail_turns: expected a whole number from 1 to 20, got 0
jail_turns = 1 | jail_turns = [] | variants.short.jail_turns: expected a whole number, 0 or more, got a list
jail_turns = 1 | jail_turns = HUGE | variants.short.jail_turns: expected a whole number from 0 to 1000000000, got a huge number
jail_turns = 1 | jial_turns = 1 | variants.short.jial_turns: expected a key that exists here; did you mean jail_turns?
jail_fine_any_turn = true | jail_fine_any_turn = 1 | variants.short.jail_fine_any_turn: expected true or false, got 1
income_tax = "flat" | income_tax = "no" | variants.short.income_tax: expected one of choice, flat, got 'no'
before_hotel = 3 | before_hotel = 5 | variants.short.houses_before_hotel: expected at most 4, because the deeds have no more rents
[variants.timed] | [variants.standard] | variants.standard: expected another name; standard is the game itself
[variants.timed] | [rules]NEXTsalry = 1NEXT[variants.timed] | rules.salry: expected a key that exists here; did you mean salary?
[variants.timed] | [rules]NEXTjust_visit_america = trueNEXT[variants.timed] | rules.just_visit_america: expected rules that go together: this edition does not have `just_visit_america`
[variants.timed] | [variants.slow]NEXTdealt_deeds = 2NEXTlaps_before_buying = 1NEXT[variants.timed] | variants.slow.laps_before_buying: expected rules that go together: ...
[variants.timed] | [rules]NEXTsalary = -1NEXT[variants.timed] | rules.salary: expected a whole number, 0 or more, got -1
id = "classic" | id = "classic"NEXTrules = 3 | rules: expected a table of keys and values, got 3
id = "classic" | id = "classic"NEXTmodules = ["dancing"] | modules[0]: expected one of american_expansion, just_visit_america, free_parking_game_show, american_legal_system, offline_token, got 'dancing'
id = "classic" | id = "classic"NEXTmodules = ["just_visit_america"] | modules[0]: expected questions, which just_visit_america needs
id = "classic" | id = "classic"NEXTmodules = "offline_token" | modules: expected a list of modules, got 'offline_token'
id = "classic" | id = "classic"NEXTquestions = "challenge.toml" | questions: expected the questions in this file, as [[questions]], got 'challenge.toml'
id = "classic" | id = "classic"NEXTextends = "../classic" | extends: expected one of america, classic, ...
id = "classic" | id = "classic"NEXTextends = 5 | extends: expected one of america, classic, ...
id = "classic" | id = "classic"NEXTtheme = 5 | theme: expected a table of keys and values, got 5
[variants.timed] | [theme.groups]NEXTblack = "#000000"NEXT[variants.timed] | theme.groups.black: expected the id of a group of this edition
[variants.timed] | [theme.light]NEXTpaper = "white"NEXT[variants.timed] | theme.light.paper: expected a colour such as #1f2328, got 'white'
[variants.timed] | [theme.light]NEXTpapre = "#ffffff"NEXT[variants.timed] | theme.light.papre: expected a key that exists here; did you mean paper?
[variants.timed] | [theme]NEXTmotif = "Big Sky"NEXT[variants.timed] | theme.motif: expected the name of a motif, got 'Big Sky'
[variants.timed] | [theme]NEXTmotif = "sunrize"NEXT[variants.timed] | theme.motif: expected the name of a motif, got 'sunrize'; did you mean sunrise?
[variants.timed] | [theme]NEXTmotif = 5NEXT[variants.timed] | theme.motif: expected the name of a motif, got 5
[variants.timed] | [theme]NEXTicons = "bulb"NEXT[variants.timed] | theme.icons: expected a table of keys and values, got 'bulb'
[variants.timed] | [theme.icons]NEXTrailroad = "locomotiv"NEXT[variants.timed] | theme.icons.railroad: expected the name of an icon, got 'locomotiv'; did you mean locomotive?
[variants.timed] | [theme.icons]NEXT12 = "mermaid"NEXT[variants.timed] | theme.icons.12: expected the name of an icon, got 'mermaid'
[variants.timed] | [theme.icons]NEXTchest = []NEXT[variants.timed] | theme.icons.chest: expected the name of an icon, got a list
[variants.timed] | [theme.icons]NEXTraliroad = "locomotive"NEXT[variants.timed] | theme.icons.raliroad: expected a position, the id of a group or deck, or a kind of space; did you mean railroad?
[variants.timed] | [theme.icons]NEXTchanse = "question"NEXT[variants.timed] | theme.icons.chanse: expected a position, the id of a group or deck, or a kind of space; did you mean chance?
[variants.timed] | [theme.icons]NEXT40 = "bulb"NEXT[variants.timed] | theme.icons.40: expected a position, the id of a group or deck, or a kind of space
[variants.timed] | [theme]NEXTcorners = ["GO"]NEXT[variants.timed] | theme.corners: expected 4 names, one for each corner from GO on, got 1
"""  # noqa: E501


@pytest.mark.parametrize("line", MISTAKES.strip().splitlines())
def test_a_mistake_is_named_with_its_place_and_what_would_be_right(line):
    old, new, problem = (part.strip() for part in line.split("|", 2))
    found = problems_of(changed(old.replace("NEXT", "\n"), new))
    assert len(found) == 1
    wanted = problem.replace("CARD", "decks.chance.cards")
    if wanted.endswith("..."):
        assert found[0].startswith(wanted.removesuffix("..."))
    else:
        assert found[0] == wanted


def test_a_duplicate_token_or_deed_is_reported_at_both_places():
    assert problems_of(changed('"Race Car"', '"iron"')) == [
        "tokens[0]: expected each token only once, got 'iron'",
        "tokens[6]: expected each token only once, got 'Iron'",
    ]
    assert problems_of(changed('"Baltic Avenue"', '"Oriental Avenue"')) == [
        "spaces[3].name: expected a name of its own, as it is a deed, got 'Oriental Avenue'",
        "spaces[6].name: expected a name of its own, as it is a deed, got 'Oriental Avenue'",
    ]


def test_a_missing_key_and_a_key_of_another_kind_of_group_are_both_reported():
    assert problems_of(changed("multipliers = [4, 10]", "rents = [4, 10]")) == [
        "groups.utility.multipliers: expected a list of whole numbers, got nothing",
        "groups.utility.rents: expected a key that kind 'utility' has",
    ]


def test_the_jail_stands_in_a_corner():
    text = changed('"In Jail / Just Visiting", kind = "jail"', '"A Park", kind = "free_parking"')
    text = changed(
        '{ name = "Luxury Tax", kind = "tax", flat = 75 }', '{ name = "Jail", kind = "jail" }', text
    )
    expected = "spaces[38].kind: expected the jail in a corner, so at 10, 20 or 30, got 38"
    assert problems_of(text) == [expected]


def test_every_problem_of_a_file_is_reported_at_once():
    text = CLASSIC
    for old, new in [
        ('id = "classic"', 'id = "My Game"'),
        ("max = 8", 'max = "eight"'),
        ("price = 160", 'price = "a lot"'),
        ('group = "red"', 'group = "rde"'),
        ('to = "Boardwalk"', 'to = "Broadwalk"'),
        ("house_cost = 200", "house_cost = -1"),
        ("time_limit = true", 'time_limit = "yes"'),
    ]:
        text = changed(old, new, text)
    assert sorted(problem.partition(":")[0] for problem in problems_of(text)) == [
        "decks.chance.cards.adv_39.to",
        "groups.green.house_cost",
        "id",
        "players.max",
        "spaces[14].price",
        "spaces[21].group",
        "variants.timed.time_limit",
    ]


def test_the_error_of_a_load_is_one_line_with_the_number_of_other_problems(tmp_path):
    file = tmp_path / "edition.toml"
    text = changed("scale = 1", "scale = 0", changed("price = 160", 'price = "a\\nlot"'))
    file.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        load(file)
    first = f"{file}: spaces[14].price: expected a whole number above 0, got 'a·lot'"
    assert load_problem(caught.value) == f"{first} (and 1 more problem)"
    assert [problem.place for problem in caught.value.problems] == [
        "spaces[14].price",
        "currency.scale",
    ]
    assert check(file).problems == caught.value.problems


def test_a_file_of_nothing_but_mistakes_gets_a_bounded_answer():
    text = "\n".join(f"key{i} = 1" for i in range(20_000))
    assert len(problems_of(text)) == 200


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"id = \n", "line 1: expected a value after the equals sign, got: id ="),
        (b'id = "x"\nid = "y"', "line 2: expected each key once: it is in line 1 already"),
        (b"\xff", "line 1: expected text saved as UTF-8, got another encoding: "),
        (b"#\n" * (128 * 1024 + 1), "expected at most 256 KiB, got more"),
        (b"# " + b"x" * 4_000, "line 1: expected at most 4000 characters, got 4002"),
        (b"\n" + b"a." * 31 + b"b = 1", "line 2: expected at most 30 dots, got 31"),
        (b"[a.b.c.d.e.f.g.h.i.j]", "line 1: expected at most 8 dots, got 9"),
        (b"#.........\n" * 450, "expected at most 4000 dots, got 4050"),
        (b"x = " + b"[\n" * 100_000, "expected TOML that is not too large and not too deep"),
        (b"x = " + b"[" * 9 + b"]" * 9, "expected at most 8 tables or lists inside each other"),
        (b"x = 9" + b"9" * 3_900, "x: expected a key that exists here"),
        (b"", "expected the lines of an edition, got an empty file"),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_file_that_is_no_edition_at_all_is_refused(tmp_path, data, expected):
    file = tmp_path / "edition.toml"
    file.write_bytes(data)
    with pytest.raises(EditionError) as caught:
        load(file)
    found = [problem_line(problem).removeprefix(f"{file}: ") for problem in check(file).problems]
    assert any(problem.startswith(expected) for problem in found)
    assert load_problem(caught.value).startswith(f"{file}: ")
    assert "\n" not in load_problem(caught.value)


@pytest.mark.parametrize("count", [0, 12, 58, 60, 300])
def test_a_board_has_16_to_56_spaces(count):
    spaces = '{ name = "Free Parking", kind = "free_parking" },\n' * count
    text = f'id = "x"\nname = "X"\ntokens = ["A", "B"]\nplayers.max = 2\nspaces = [{spaces}]'
    expected = f"spaces: expected a multiple of 4 from 16 to 56 spaces, got {count}"
    assert problems_of(text) == [expected]


def test_a_board_without_streets_is_refused():
    spaces = '{ name = "GO", kind = "go" },\n'
    for i in range(1, 16):
        kind = "jail" if i == 4 else "free_parking"
        spaces += f'{{ name = "Park {i}", kind = "{kind}" }},\n'
    text = f'id = "x"\nname = "X"\ntokens = ["A", "B"]\nplayers.max = 2\nspaces = [{spaces}]'
    assert problems_of(text) == ["spaces: expected at least one space of kind 'street', got none"]


def test_every_kind_that_a_board_misses_is_named_beside_what_else_is_wrong():
    missing = (
        "one space of kind 'go', and that one first",
        "one space of kind 'jail', got 0",
        "at least one space of kind 'street', got none",
    )
    spaces = '{ name = "Park", kind = "free_parking" },\n' * 15
    spaces += '{ name = "Tram", kind = "railroad", group = "tram", price = 5 },\n'
    text = f'id = "x"\nname = "X"\ntokens = ["A", "B"]\nplayers.max = 2\nspaces = [{spaces}]'
    assert problems_of(text) == [
        "spaces[15].group: expected a railroad group (none, as none is defined), got 'tram'",
        f"spaces: expected {'; '.join(missing)}",
    ]


PINK = "utility   = {", 'pink = { kind = "street", house_cost = 9 }\nutility = {'


def test_a_bad_price_hides_no_problem_of_the_board():
    text = changed("price = 160", 'price = "a lot"', changed(*PINK))
    text = changed('kind = "jail"', 'kind = "free_parking"', text)
    assert [problem.partition(":")[0] for problem in problems_of(text)] == [
        "spaces[14].price", "groups.pink", "spaces",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"purple", price = 60', '"", price = 60', "spaces[1].group"),
        ('kind = "free_parking"', 'kind = "carousel"', "spaces[20].kind"),
    ],
)
def test_a_group_is_not_reported_as_empty_while_a_space_is_broken(old, new, place):
    found = problems_of(changed(old, new, changed(*PINK)))
    assert [problem.partition(":")[0] for problem in found] == [place]


def test_a_kind_is_not_reported_as_missing_while_a_space_is_broken():
    (problem,) = problems_of(changed('kind = "jail"', 'kind = "jial"'))
    assert problem.startswith("spaces[10].kind: ")


def test_a_broken_change_of_a_space_suppresses_problems_of_empty_groups():
    top = 'id = "x"\nname = "X"\nextends = "classic"\n'
    pink = '[groups]\npink = { kind = "street", house_cost = 9 }\n'
    (problem,) = problems_of(f'{top}{pink}[spaces]\nBordwalk = {{ group = "pink" }}\n')
    assert problem.startswith("spaces.Bordwalk: ")


def test_problems_beyond_the_limit_do_no_harm():
    keys = ", ".join(f"key{i} = 1" for i in range(6))
    groups = [f'z{i} = {{ kind = "street", house_cost = 9, {keys} }}' for i in range(40)]
    text = changed('deck = "chest"', 'deck = "treasure"')
    assert len(problems_of(changed("[groups]", "NEXT".join(["[groups]", *groups]), text))) == 200


def test_a_deck_needs_a_card_that_players_cannot_keep():
    deck = '[decks.spare]\nname = "Spare"\n[decks.spare.cards.a]\ntext = "Keep it."\n'
    text = CLASSIC + deck + 'do = "get_out_of_jail_free"\n'
    expected = (
        "decks.spare.cards: expected a card that goes back to the deck, got only cards to keep"
    )
    assert problems_of(text) == [expected]


def test_a_nearest_card_needs_its_kind_on_the_board():
    text = "".join(
        line for line in CLASSIC.splitlines(keepends=True) if not line.startswith("utility   =")
    )
    text = text.replace(
        'kind = "utility", group = "utility", price = 150, mortgage = 75', 'kind = "tax", flat = 5'
    )
    expected = (
        "decks.chance.cards.near_util.kind: expected a kind that is on the board, got 'utility'"
    )
    assert problems_of(text) == [expected]


# Questions

QUESTION = """
[[questions]]
topic = "rivers"
text = "Which river?"
choices = ["Elbe", "Rhine", "Oder", "Spree"]
right = 4
"""


def test_questions_count_their_choices_from_1():
    report = check_bytes((CLASSIC + QUESTION).encode())
    assert report.edition
    (question,) = report.edition.questions
    assert (question.id, question.right) == ("q1", 3)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "right = 4",
            "right = 0",
            "questions[0].right: expected a whole number from 1 to 4, got 0",
        ),
        (
            "right = 4",
            "right = 5",
            "questions[0].right: expected a whole number from 1 to 4, got 5",
        ),
        ('"Elbe", ', "", "questions[0].choices: expected 4 choices, got 3"),
        ('"Elbe"', '"spree"', "questions[0].choices: expected four different choices"),
        (
            '"Elbe"',
            f'"{"Elbe " * 20}"',
            "questions[0].choices[0]: expected at most 80 characters, got 100",
        ),
        (
            "topic",
            "tpic",
            "questions[0].tpic: expected a key that exists here; did you mean topic?",
        ),
        ('text = "Which river?"', "", "questions[0].text: expected some words, got nothing"),
        (
            "topic",
            'id = "A B"\ntopic',
            "questions[0].id: expected a short word of small letters, digits, - and _, got 'A B'",
        ),
    ],
)
def test_a_mistake_in_a_question_is_named(old, new, expected):
    assert problems_of(CLASSIC + changed(old, new, QUESTION)) == [expected]


def test_a_question_is_asked_only_once():
    asked = ["questions[0].text", "questions[1].text"]
    found = problems_of(CLASSIC + QUESTION + QUESTION)
    assert [problem.partition(":")[0] for problem in found] == asked


def test_a_board_on_which_nobody_pays_rent_is_refused():
    free = re.sub(r"(rents|multipliers) = \[[^]]*\]", zeroes, CLASSIC)
    assert problems_of(free) == ["spaces: expected at least one deed that brings rent, got none"]
    assert problems_of(changed("[0, 0]", "[0, 1]", free)) == []


def zeroes(found: re.Match[str]) -> str:
    """Return the matched text with every number replaced by 0."""
    return re.sub(r"\d+", "0", found.group())


# Warnings


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "rents = [2, 10, 30,",
            "rents = [2, 10, 9,",
            "spaces[1].rents: expected rents that never fall, got 9 after 10",
        ),
        (
            "[25, 50, 100, 200]",
            "[25, 50, 100, 20]",
            "groups.railroad.rents: expected rents that never fall, got 20 after 100",
        ),
        (
            "Collect $150 from",
            "Collect $1500 from",
            "decks.chance.cards.c150.text: expected the words to contain $150, the value of amount",
        ),
        (
            "amount = 15\n",
            "amount = 16\n",
            "decks.chance.cards.p15.text: expected the words to contain $16, the value of amount",
        ),
        (
            "per_hotel = 100",
            "per_hotel = 110",
            (
                "decks.chance.cards.rep.text: expected the words to contain $110, "
                "the value of per_hotel"
            ),
        ),
    ],
)
def test_an_odd_value_is_a_warning_and_the_edition_loads(old, new, expected):
    assert warnings_of(changed(old, new)) == [expected]


def test_a_deck_that_no_space_uses_is_a_warning():
    deck = (
        '[decks.spare]\nname = "Spare"\n[decks.spare.cards.a]\ntext = "Oh no."\ndo = "go_to_jail"\n'
    )
    expected = "decks.spare: expected a space of kind 'card' that uses this deck, got none"
    assert warnings_of(CLASSIC + deck) == [expected]


def test_two_cards_with_one_text_are_a_warning():
    text = changed("Wrong platform, right mood.", "You slept past your stop.")
    found = warnings_of(text)
    assert [warning.partition(":")[0] for warning in found] == [
        "decks.chance.cards.near_rr_1.text", "decks.chance.cards.near_rr_2.text",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("theme", "expected"),
    [
        (
            '[theme.light]\nink = "#cccccc"',
            "theme.light.ink: expected a contrast of at least 4.5 with paper, got 1.4",
        ),
        (
            '[theme.light]\nline = "#cccccc"',
            "theme.light.line: expected a contrast of at least 3.0 with paper, got 1.4",
        ),
        (
            '[theme.dark]\ncentre = "#ffffff"',
            "theme.dark.ink: expected a contrast of at least 4.5 with centre, got 1.2",
        ),
        (
            '[theme.groups]\nred = "#f4efe0"',
            "theme.groups.red: expected a contrast of at least 1.2 with the light paper, got 1.0",
        ),
        (
            '[theme.groups]\nred = "#d04010"\norange = "#d04014"',
            "theme.groups.red: expected a colour that is easy to tell from orange",
        ),
        ("", "theme.groups.red: expected a colour for this group, such as #c0392b, got nothing"),
    ],
)
def test_colours_that_cannot_be_told_apart_are_a_warning(theme, expected):
    report = check_bytes(f"{CLASSIC}\n{theme}\n".encode(), "f")
    assert not report.problems
    assert f"f: {expected}" in map(problem_line, report.warnings)
