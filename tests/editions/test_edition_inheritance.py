"""Tests of `extends`, of files beside an edition, of the guide, and of the schema."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import editions
from bot.words import LANGUAGES, say, speaking
from bot.words.narration.edition_problems import load_problem, problem_line, problem_text
from bot.workshop.starter_file import new_edition
from editions import EditionError, available, check, check_bytes, load, schema
from editions.loader import Shelf
from engine.edition import CollectBank, Edition, PayBank
from engine.rules import configure
from engine.theme import ICONS, MOTIFS

HOME = Path(editions.__file__).parent
TOP = 'id = "mine"\nname = "Mine"\nextends = "classic"\n'


def made(text: str) -> Edition:
    report = check_bytes((TOP + text).encode(), "f")
    assert report.problems == ()
    assert report.edition
    return report.edition


def problems_of(text: str) -> list[str]:
    return [
        problem_line(p).removeprefix("f: ")
        for p in check_bytes((TOP + text).encode(), "f").problems
    ]


def warnings_of(text: str) -> list[str]:
    return [
        problem_line(p).removeprefix("f: ")
        for p in check_bytes((TOP + text).encode(), "f").warnings
    ]


def cards(ed: Edition, deck: int = 0) -> dict[str, Any]:
    return {card.id: card for card in ed.decks[deck].cards}


# What is inherited


def test_an_edition_that_changes_nothing_is_its_parent_under_another_name():
    mine, classic = made(""), load("classic")
    assert (mine.id, mine.name, mine.notes, mine.tagline) == ("mine", "Mine", "", "")
    for part in ("spaces", "groups", "decks", "tokens", "currency", "rules", "variants", "theme"):
        assert getattr(mine, part) == getattr(classic, part)


def test_a_space_is_changed_by_its_position_or_by_its_name():
    mine = made('[spaces]\n1 = "Duck Pond"\nBoardwalk = { name = "Pier", price = 500 }')
    assert (mine.spaces[1].name, mine.spaces[1].price) == ("Duck Pond", 60)
    assert (mine.spaces[39].name, mine.spaces[39].price) == ("Pier", 500)


def test_a_new_price_brings_a_new_mortgage_unless_that_is_named_too():
    assert made("[spaces.1]\nprice = 80").spaces[1].mortgage == 40
    assert made("[spaces.1]\nprice = 80\nmortgage = 10").spaces[1].mortgage == 10


def test_a_change_by_name_changes_every_space_of_that_name():
    mine = made('[spaces]\nChance = "Luck"')
    assert [i for i, space in enumerate(mine.spaces) if space.name == "Luck"] == [7, 22, 36]


def test_a_space_of_a_new_kind_loses_the_values_of_its_old_kind():
    mine = made('[spaces.38]\nkind = "card"\ndeck = "chest"')
    assert (mine.spaces[38].kind, mine.spaces[38].deck) == ("card", "chest")
    assert (mine.spaces[38].name, mine.spaces[38].flat) == ("Luxury Tax", 0)


def test_a_card_still_finds_a_space_that_has_been_renamed():
    mine = made('[spaces]\n24 = "Elm Street"\n[decks.chance.cards]\nadv_24 = "To Elm Street."')
    assert (cards(mine)["adv_24"].effect.pos, cards(mine)["adv_24"].text) == (24, "To Elm Street.")


def test_a_card_may_get_a_new_text_a_new_sum_or_a_new_effect():
    mine = made(
        "[decks.chance.cards]\n"
        'c50 = "Here, take $50."\n'
        'c150 = { text = "Here, take $70.", amount = 70 }\n'
        'p15 = { text = "Away with you.", do = "go_to_jail" }\n'
        "back_3 = false\n"
        'extra = { text = "Pay $5.", do = "pay_bank", amount = 5 }\n'
    )
    deck = cards(mine)
    assert deck["c50"].effect == CollectBank(50)
    assert deck["c150"].effect == CollectBank(70)
    assert type(deck["p15"].effect).__name__ == "GoToJail"
    assert "back_3" not in deck
    assert deck["extra"].effect == PayBank(5)
    assert len(deck) == 16


def test_tables_are_changed_key_by_key_and_lists_as_a_whole():
    mine = made(
        'tokens = ["A", "B"]\nplayers.max = 2\n[currency]\nsuffix = " crowns"\n'
        '[terms]\nhouse = "Hut"\n'
        '[groups]\nred = { color = "scarlet" }\n[rules]\nsalary = 300\n'
        '[theme.light]\nink = "#000000"\n[theme.groups]\nred = "#aa0000"\n'
        '[theme.icons]\n5 = "subway"\nutility = "drop"\n'
    )
    assert (mine.tokens, mine.min_players, mine.max_players) == (("A", "B"), 2, 2)
    assert (mine.currency.prefix, mine.currency.suffix) == ("$", " crowns")
    assert (mine.terms.house, mine.terms.hotel) == ("Hut", "Hotel")
    red = next(group for group in mine.groups if group.id == "red")
    assert (red.color, red.house_cost) == ("scarlet", 150)
    assert (mine.rules.salary, mine.rules.jail_fine) == (300, 50)
    assert (mine.theme.light.ink, mine.theme.light.paper) == ("#000000", "#f4efe3")
    assert (mine.theme.groups["red"], mine.theme.groups["green"]) == ("#aa0000", "#2f9e5a")
    icons = mine.theme.icons
    assert (icons["5"], icons["utility"], icons["jail"]) == ("subway", "drop", "bars")


def test_a_variant_can_be_changed_added_or_removed():
    mine = made(
        '[variants.short]\nincome_tax = "choice"\n[variants.rich]\nstarting_cash = 3000\n'
        "[variants]\ntimed = false\n"
    )
    assert sorted(mine.variants) == ["rich", "short"]
    short = configure(mine, "short").rules
    assert (short.income_tax, short.dealt_deeds) == ("choice", 3)


def test_an_own_list_of_spaces_takes_no_groups_and_decks_from_the_parent():
    text = (HOME / "harbour" / "edition.toml").read_text(encoding="utf-8")
    board = text[text.index("spaces = [") : text.index("# Ferry rents")]
    groups = text[text.index("[groups]") : text.index("[currency]")]
    decks = text[text.index("[decks.bottle]") :]
    mine = made(f'{board}\n{groups}\n{decks}\n[currency]\nprefix = ""\nsuffix = " shells"')
    assert len(mine.spaces) == 24
    assert [deck.id for deck in mine.decks] == ["bottle", "tide"]
    assert len(mine.groups) == 6
    assert mine.tokens == load("classic").tokens
    assert mine.theme.corners == ()
    assert mine.theme.groups == {}
    assert set(mine.theme.icons) == {"go", "jail", "free_parking", "go_to_jail", "railroad"}
    missing = problems_of(board)
    assert len(missing) == 18
    expected = "spaces[1].group: expected a street group (none, as none is defined), got 'shingle'"
    assert expected in missing


def test_inherited_short_names_are_dropped_with_a_renamed_corner():
    assert made("").theme.corners == load("classic").theme.corners
    assert made('[spaces]\n20 = "Village Green"').theme.corners == ()


def test_an_inherited_icon_is_dropped_with_its_space_group_or_deck():
    text = (
        TOP.replace("classic", "america") + '[spaces]\n12 = "Gas Lamp"\n[theme]\nmotif = "gears"\n'
    )
    ed = check_bytes(text.encode()).edition
    assert ed
    assert "12" not in ed.theme.icons
    assert (ed.theme.icons["28"], ed.theme.icons["chest"]) == ("hydro", "people")
    board = (HOME / "harbour" / "edition.toml").read_text(encoding="utf-8")
    own = board.replace('id = "harbour"', 'id = "mine"\nextends = "america"')
    ed = check_bytes(own.encode()).edition
    assert ed
    assert set(ed.theme.icons) == {"go", "jail", "free_parking", "go_to_jail", "railroad"}


def test_an_edition_may_extend_one_that_extends_another():
    text = TOP.replace("classic", "america") + '[spaces]\n1 = "Duck Pond"\n'
    ed = check_bytes(text.encode()).edition
    assert ed
    america = load("america")
    assert ed.questions == america.questions
    assert ed.modules == america.modules
    assert [sp.name for sp in ed.spaces[2:]] == [sp.name for sp in america.spaces[2:]]


# What is refused


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            '[spaces]\n40 = "X"',
            "spaces.40: expected a position from 0 to 39, or a name on the parent's board",
        ),
        (
            '[spaces]\n"<@1>" = "X"',
            "spaces.'··1·': expected a position from 0 to 39, or a name on the parent's board",
        ),
        ("[spaces]\n1 = 5", "spaces.1: expected a new name, or a table of changed keys, got 5"),
        ("spaces = 5", "spaces: expected a list of spaces, or a table of changes, got 5"),
        ("groups = 5", "groups: expected a table of keys and values, got 5"),
        ("decks = 5", "decks: expected a table of keys and values, got 5"),
        ("decks.chance = 5", "decks.chance: expected a table of keys and values, got 5"),
        (
            "decks.chance.cards = 5",
            "decks.chance.cards: expected a table of keys and values, got 5",
        ),
        (
            "decks.chance.cards.c50 = 5",
            "decks.chance.cards.c50: expected a table of keys and values, got 5",
        ),
        (
            "decks.chance.cards.new = 'x'",
            (
                "decks.chance.cards.new: expected the id of a card of this deck, or a new card, "
                "which needs its text and what it does (do)"
            ),
        ),
        ("variants = 5", "variants: expected a table of keys and values, got 5"),
        ("currency = 5", "currency: expected a table of keys and values, got 5"),
        (
            "[spaces.1]\nprice = 'a lot'",
            "spaces[1].price: expected a whole number above 0, got 'a lot'",
        ),
        (
            "[spaces.1]\nkind = 'tax'",
            "spaces[1].flat: expected a whole number above 0, got nothing",
        ),
    ],
)
def test_a_change_that_makes_no_sense_is_named_with_its_place(text, expected):
    assert problems_of(text) == [expected]


def test_changes_of_spaces_need_an_edition_to_extend():
    text = 'id = "x"\nname = "X"\ntokens = ["A", "B"]\nplayers.max = 2\n[spaces]\n1 = "Pond"'
    (problem,) = check_bytes(text.encode(), "f").problems
    assert (
        problem_line(problem)
        == "f: spaces: expected a list of spaces; a table of changes needs extends"
    )


def test_a_name_and_an_id_are_never_inherited():
    (problem,) = check_bytes(b'id = "x"\nextends = "classic"', "f").problems
    assert problem_line(problem) == "f: name: expected some words, got nothing"


def test_a_card_that_speaks_of_a_renamed_deed_is_a_warning():
    expected = "expected words without 'Boardwalk': no space has that name now"
    assert warnings_of('[spaces]\n39 = "Pier"') == [f"decks.chance.cards.adv_39.text: {expected}"]


def test_inherited_words_with_other_money_are_warnings():
    assert len(warnings_of('[currency]\nprefix = "€"')) == 20


@pytest.fixture
def home(tmp_path):
    """A shelf with a chain of three editions, one that extends itself, and a broken one."""
    classic = (HOME / "classic" / "edition.toml").read_text(encoding="utf-8")
    files = {"first": classic.replace('id = "classic"', 'id = "first"')}
    for name, parent in [("second", "first"), ("third", "second"), ("ring", "ring")]:
        files[name] = f'id = "{name}"\nname = "N"\nextends = "{parent}"\n'
    files["broken"] = "id = "
    for name, text in files.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "edition.toml").write_text(text, encoding="utf-8")
    return Shelf(tmp_path)


def test_a_chain_of_parents_is_short_and_has_an_end(home):
    assert home.load("second").id == "second"
    assert home.load("third").id == "third"
    too_long = b'id = "x"\nname = "X"\nextends = "third"'
    expected = "f: extends: expected an edition without problems of its own, got third"
    assert [problem_line(problem) for problem in home.check_bytes(too_long, "f").problems] == [
        expected
    ]
    assert [problem.place for problem in home.check("ring").problems] == ["extends"]
    broken = b'id = "x"\nname = "X"\nextends = "broken"'
    assert [problem.place for problem in home.check_bytes(broken).problems] == ["extends"]


# Files beside the edition


def folder(tmp_path: Path, **files: str) -> Path:
    for name, text in files.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_theme_and_questions_may_be_in_separate_files(tmp_path):
    question = '[[questions]]\ntext = "Why?"\nchoices = ["A", "B", "C", "D"]\nright = 1\n'
    edition = TOP + 'questions = "quiz.toml"\n'
    ed = load(folder(tmp_path, edition=edition, quiz=question, theme='motif = "waves"\n'))
    assert ed.theme.motif == "waves"
    assert [question.text for question in ed.questions] == ["Why?"]


def test_a_problem_names_the_file_that_contains_it(tmp_path):
    question = (
        'topic = 1\n[[questions]]\ntext = "Why?"\nchoices = ["A", "B", "C", "D"]\nright = 9\n'
    )
    edition = TOP + 'questions = "quiz.toml"\n'
    folder(tmp_path, edition=edition, quiz=question, theme='[light]\nink = "black"\n')
    assert sorted(map(problem_line, check(tmp_path).problems)) == [
        f"{tmp_path}/quiz.toml: questions[0].right: expected a whole number from 1 to 4, got 9",
        f"{tmp_path}/quiz.toml: topic: expected nothing but [[questions]] in this file",
        f"{tmp_path}/theme.toml: light.ink: expected a colour such as #1f2328, got 'black'",
    ]


@pytest.mark.parametrize(
    "name", ["../quiz.toml", "/etc/passwd", "quiz", "edition.toml", "theme.toml"]
)
def test_questions_come_only_from_a_file_beside_the_edition(tmp_path, name):
    (problem,) = check(folder(tmp_path, edition=f'{TOP}questions = "{name}"\n')).problems
    assert problem.place == "questions"
    assert problem_text(problem).startswith(
        "expected a file beside this one, such as challenge.toml"
    )


def test_a_theme_in_two_files_is_refused(tmp_path):
    text = TOP + '[theme]\nmotif = "waves"\n'
    (problem,) = check(folder(tmp_path, edition=text, theme='motif = "stars"\n')).problems
    assert problem_text(problem) == "expected the theme here or in theme.toml, got both"


# Help for authors


def test_the_example_of_the_guide_is_an_edition_without_problems():
    guide = (HOME.parent / "docs" / "editions.md").read_text(encoding="utf-8")
    steps = guide[: guide.index("## A board of your own shape")]
    report = check_bytes("\n".join(re.findall(r"```toml\n(.*?)```", steps, re.DOTALL)).encode())
    assert (report.problems, report.warnings) == ((), ())
    assert report.edition
    assert report.edition.spaces[39].name == "The Bakery"
    assert "choir" in cards(report.edition)


def test_the_question_and_theme_of_the_guide_are_valid_in_the_example_edition():
    guide = (HOME.parent / "docs" / "editions.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    (question,) = (block for block in blocks if block.startswith("[[questions]]"))
    (theme,) = (block for block in blocks if block.startswith("motif"))
    text = (HOME / "harbour" / "edition.toml").read_text(encoding="utf-8")
    theme = re.sub(r"(?m)^\[(\w+)\]", r"[theme.\1]", theme)
    report = check_bytes(f"{text}\n{question}\n[theme]\n{theme}".encode())
    assert report.problems == ()
    assert report.edition
    assert report.edition.questions[0].choices[report.edition.questions[0].right] == "Nile"
    assert report.edition.theme.motif == "waves"
    assert report.edition.theme.icons["22"] == "bell"


def test_the_guide_names_every_icon_and_every_motif():
    guide = (HOME.parent / "docs" / "editions.md").read_text(encoding="utf-8")
    icons = re.findall(r"^\| [a-z ]+ \| ((?:`\w+` ?)+)\|$", guide, re.MULTILINE)
    assert re.findall(r"`(\w+)`", " ".join(icons)) == list(ICONS)
    (motifs,) = re.findall(r"`motif` is (.*?)\.\n", guide, re.DOTALL)
    assert re.findall(r"`(\w+)`", motifs) == list(MOTIFS)


@pytest.mark.parametrize("parent", available())
def test_a_new_edition_passes_every_check_with_all_its_examples_uncommented(parent):
    text = new_edition("my_town", parent)
    assert f'extends = "{parent}"' in text
    in_use = re.sub(r"(?m)^# (\[[\w.]+\]|\w+ = .*)$", r"\1", text)
    assert len(tomllib.loads(in_use)) > len(tomllib.loads(text))
    for version in (text, in_use):
        report = check_bytes(version.encode())
        assert (report.problems, report.warnings) == ((), ())
        assert report.edition
        assert (report.edition.id, report.edition.name) == ("my_town", "My Town")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_edition_explains_itself_in_the_language_of_its_author(language):
    with speaking(language):
        text, said = new_edition("my_town", "classic"), say("starter-tokens")
    report = check_bytes(text.encode())
    assert (report.problems, report.warnings) == ((), ())
    assert f"\n# {said}\n" in text


@pytest.mark.parametrize(
    ("new", "parent"), [("My Town", "classic"), ("x", "nowhere"), ("x", "a/b")]
)
def test_a_new_edition_needs_a_plain_id_and_a_known_parent(new, parent):
    with pytest.raises(EditionError, match=r"id|shipped|unknown|no_file|readable"):
        new_edition(new, parent)


@pytest.mark.parametrize("taken", available())
def test_a_new_edition_does_not_take_the_id_of_a_shipped_one(taken):
    with pytest.raises(EditionError) as caught:
        new_edition(taken)
    known = ", ".join(available())
    assert load_problem(caught.value) == f"id: expected an id of your own; these are taken: {known}"


def test_an_edition_elsewhere_may_lie_in_a_folder_of_any_name(tmp_path):
    (tmp_path / "edition.toml").write_text(TOP, encoding="utf-8")
    assert tmp_path.name != "mine"
    assert load(tmp_path).id == "mine"


# The schema


def faults(value: Any, rule: dict[str, Any], root: dict[str, Any], at: str = "$") -> list[str]:
    """Return the faults of a value by the keywords of JSON Schema that our schema uses."""
    if "$ref" in rule:
        return faults(value, root["$defs"][rule["$ref"].rpartition("/")[2]], root, at)
    found: list[str] = []
    types = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict}
    if "type" in rule:
        wanted = types[rule["type"]]
        if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
            return [f"{at}: no {rule['type']}"]
    if "anyOf" in rule and all(faults(value, part, root, at) for part in rule["anyOf"]):
        found.append(f"{at}: fits none of several")
    if "enum" in rule and value not in rule["enum"]:
        found.append(f"{at}: not in the list")
    if "const" in rule and value is not rule["const"]:
        found.append(f"{at}: not {rule['const']}")
    if isinstance(value, str):
        if not rule.get("minLength", 0) <= len(value) <= rule.get("maxLength", 10**9):
            found.append(f"{at}: length")
        if "pattern" in rule and not re.search(rule["pattern"], value):
            found.append(f"{at}: pattern")
    if isinstance(value, int) and not rule.get("minimum", value) <= value <= rule.get(
        "maximum", value
    ):
        found.append(f"{at}: range")
    if isinstance(value, list):
        if not rule.get("minItems", 0) <= len(value) <= rule.get("maxItems", 10**9):
            found.append(f"{at}: count")
        for i, item in enumerate(value):
            found += faults(item, rule.get("items", {}), root, f"{at}[{i}]")
    if isinstance(value, dict):
        found += [f"{at}.{key}: missing" for key in rule.get("required", ()) if key not in value]
        other = rule.get("additionalProperties", {})
        for key, item in value.items():
            found += faults(key, rule.get("propertyNames", {}), root, f"{at}.{key}")
            part = rule.get("properties", {}).get(key, other)
            found += (
                [f"{at}.{key}: unknown"]
                if part is False
                else faults(item, part, root, f"{at}.{key}")
            )
    return found


SCHEMA = schema()


def test_the_schema_uses_only_words_that_the_validator_of_this_test_knows():
    known = {
        "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required",
        "additionalProperties", "propertyNames", "items", "minItems", "maxItems", "uniqueItems",
        "anyOf", "enum", "const", "minLength", "maxLength", "pattern", "minimum", "maximum",
    }  # fmt: skip

    def words(rule: Any) -> set[str]:
        if isinstance(rule, list):
            return set().union(*map(words, rule))
        if not isinstance(rule, dict):
            return set()
        found = set(rule)
        for key, part in rule.items():
            if key in ("properties", "$defs"):
                found |= words(list(part.values()))
            elif key not in ("enum", "const", "required"):
                found |= words(part)
        return found

    assert words(SCHEMA) <= known


@pytest.mark.parametrize("edition_id", available())
def test_a_shipped_file_fits_the_schema(edition_id):
    raw = tomllib.loads((HOME / edition_id / "edition.toml").read_text(encoding="utf-8"))
    assert faults(raw, SCHEMA, SCHEMA) == []
    for file, part in [("theme.toml", "theme"), ("challenge.toml", "questions")]:
        if (HOME / edition_id / file).exists():
            inside = tomllib.loads((HOME / edition_id / file).read_text(encoding="utf-8"))
            value = inside if part == "theme" else inside[part]
            assert faults(value, SCHEMA["properties"][part], SCHEMA) == []


@pytest.mark.parametrize(
    "text",
    [
        "nmae = 'X'",
        "tokens = 'A'",
        "players.max = 9",
        "[spaces.1]\nprice = 'a lot'",
        "[spaces.1]\ncolour = 'x'",
        "groups.red.kind = 'tax'",
        "rules.salary = -1",
        "rules.income_tax = 'no'",
        "currency.display_unit = 5",
        "modules = ['dancing']",
        "theme.light.ink = 'black'",
        "theme.motif = 'starz'",
        "theme.icons.railroad = 'locomotiv'",
        "decks.chance.cards.c50.do = 'dance'",
        "questions = '../x.toml'",
    ],
)
def test_the_schema_refuses_what_the_loader_refuses(text):
    assert problems_of(text)
    assert faults(tomllib.loads(TOP + text), SCHEMA, SCHEMA)
