"""Tests that no hostile file makes the loader hang, crash or print unsafe text."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest

import editions
from bot.words.narration.edition_problems import problem_line, problem_text
from editions import EditionError, check_bytes, load
from editions.findings import neutral
from editions.words import refusal
from tests.support.sampling import sampled

HOME = Path(editions.__file__).parent
SAMPLES = [
    (HOME / name / "edition.toml").read_bytes() for name in ("classic", "herenow", "harbour")
] + [(HOME / "america" / "challenge.toml").read_bytes(), (HOME / "nyc" / "theme.toml").read_bytes()]

# Pieces that have broken parsers elsewhere.
NASTY = [
    b"[", b"]", b"{", b"}", b"[[", b"]]", b'"', b"'", b'"""', b"=", b".", b",", b"#", b"\n", b"\r",
    b"\x00", b"\x1b", b"\xff", b"\xed\xa0\x80", b"\xe2\x80\xae", b"nan", b"-inf", b"1e999", b"true",
    b"false", b"1979-05-27T07:32:00Z", b"07:32:00", b"0x" + b"f" * 3900, b"9" * 4400, b"-1", b"0",
    b"1" + b"0" * 18, b"{}", b"[]", b"[[]]", b"a.b.c", b"''", b'"\\u202e"', b"extends = ", b"false",
    b'"@everyone"', b"[theme]", b"[rules]", b"[spaces]", b"spaces = ", b"decks.chance.cards = ",
]  # fmt: skip


def answer(data: bytes, file: Path | None = None) -> None:
    """Check that a file gives an edition or problems, and loads or raises EditionError."""
    report = check_bytes(data)
    assert (report.edition is None) == bool(report.problems)
    assert len(report.problems) <= 200
    for finding in report.problems + report.warnings:
        said = problem_line(finding)
        assert len(said) < 600
        assert "\n" not in said
        assert refusal(said) is None, said
    if file is not None:
        file.write_bytes(data)
        with suppress(EditionError):
            load(file)


def mutated(rng: random.Random) -> bytes:
    """Return a valid file with a few random deletions, insertions and replacements."""
    data = bytearray(rng.choice(SAMPLES))
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(data) + 1)
        length = rng.choice((1, 1, 2, 5, 40, 400))
        match rng.randrange(6):
            case 0:
                del data[at : at + length]
            case 1:
                data[at:at] = rng.choice(NASTY)
            case 2:
                data[at : at + length] = rng.randbytes(length)
            case 3:
                data[at:at] = data[at : at + length]
            case 4:
                value = data.find(b"= ", at) + 2
                end = data.find(b"\n", value)
                data[value:end] = rng.choice(NASTY)
            case _:
                del data[at:]
    return bytes(data)


@pytest.mark.parametrize("seed", range(8))
def test_no_changed_file_makes_the_loader_raise_anything_but_its_own_error(seed, tmp_path):
    rng = random.Random(seed)
    for _ in range(60):
        answer(mutated(rng), tmp_path / "edition.toml")


@pytest.mark.parametrize("seed", range(4))
def test_no_random_bytes_make_the_loader_raise_anything_but_its_own_error(seed, tmp_path):
    rng = random.Random(seed)
    for _ in range(200):
        answer(rng.randbytes(rng.choice((0, 1, 10, 100, 3_000))), tmp_path / "edition.toml")
        pieces = b"".join(
            rng.choice([*NASTY, b" ", b"a", b"\n"]) for _ in range(rng.randint(1, 60))
        )
        answer(pieces, tmp_path / "edition.toml")


KEYS = (
    "id", "name", "extends", "notes", "players", "tokens", "spaces", "groups", "decks", "currency",
    "tagline",
    "terms", "rules", "variants", "modules", "questions", "theme", "decks.chance", "spaces.1",
    "decks.chance.cards", "decks.chance.cards.c50", "groups.red", "variants.short", "theme.light",
    "theme.groups", "theme.corners", "theme.icons", "theme.motif", "currency.prefix",
    "currency.suffix", "currency.scale", "players.max", "rules.salary", "terms.house",
)  # fmt: skip
VALUES = (
    "5", "-5", "0", "1.5", "nan", "true", "false", '""', '" "', '"x"', "[]", "[[]]", "[{}]", "{}",
    "{ x = 1 }", "{ 1 = 1 }", "1979-05-27", "07:32:00", "0x" + "f" * 3_900, "[1, 'a']",
    "{ name = 5 }", "{ cards = 5 }", "[{ name = [] }]", "{ kind = {} }", "{ do = [] }",
    '"@everyone"', '"<@1>"', '"\\u001b[31m"',
)  # fmt: skip


BASES = ("", 'extends = "classic"\n', 'extends = "america"\n')


@pytest.mark.parametrize(("key", "extends"), sampled(product(KEYS, BASES)))
def test_a_value_of_any_type_at_any_place_is_answered(key, extends):
    for value in VALUES:
        text = f"{key} = {value}\n"
        if not key.startswith("extends"):
            text = extends + text
        if not key.startswith(("id", "name")):
            text = f'id = "x"\nname = "X"\n{text}'
        answer(text.encode())


@pytest.mark.parametrize("key", KEYS)
def test_a_wrong_value_in_a_complete_file_is_answered(key):
    """All other parts are there, so the checks of the whole edition run too."""
    top = key.partition(".")[0]
    lines = SAMPLES[0].decode().split("\n")
    if top in ("id", "name", "tagline", "notes", "players", "tokens"):
        lines = [line for line in lines if not line.startswith(f"{top} =")]
    elif top != "spaces":
        return
    for value in VALUES:
        answer("\n".join([f"{key} = {value}", *lines]).encode())


DEEP = 30
HEAVY = {
    "dotted keys": "".join(f"k{i}." + "a." * (DEEP - 2) + "b=1\n" for i in range(137)),
    "dotted keys below a dotted table": "["
    + "a." * 8
    + "b]\n"
    + "".join(f"k{i}." + "a." * (DEEP - 2) + "b=1\n" for i in range(135)),
    "too many dotted keys": "".join(f"k{i}." + "a." * (DEEP - 2) + "b=1\n" for i in range(3_900)),
    "keys below a dotted table": "["
    + "a." * 8
    + "b]\n"
    + "".join(f"k{i}=1\n" for i in range(29_000)),
    "tables": "".join(f"[k{i}]\n" for i in range(25_000)),
    "one key of many dots": "a." * 130_000 + "b = 1",
    "brackets": "x = " + "[\n" * 130_000,
    "inline tables": "x = " + "{a=" * 1_300,
    "numbers": "".join(f"k{i} = {'9' * 3_900}\n" for i in range(60)),
    "lines": "\n" * 250_000,
    "a long string": "notes = '''" + "a\n" * 125_000 + "'''",
    "many spaces": "spaces = [" + "{},\n" * 60_000 + "]",
    "many cards": "[decks.chance.cards]\n" + "".join(f"k{i} = 1\n" for i in range(20_000)),
    "many groups": "[groups]\n" + "".join(f"k{i} = 1\n" for i in range(20_000)),
    "many questions": "[[questions]]\n" * 18_000,
    "many rules": "[rules]\n" + "".join(f"salary{i} = 1\n" for i in range(13_000)),
}


@pytest.mark.parametrize("name", HEAVY)
def test_a_heavy_file_is_checked_quickly(name, tmp_path):
    data = HEAVY[name].encode()
    assert len(data) <= 262_144
    begin = time.process_time()
    assert check_bytes(data).problems
    assert time.process_time() - begin < 15  # about a second, with time for a slow machine
    answer(data, tmp_path / "edition.toml")


# Words

TOP = 'id = "mine"\nname = "Mine"\nextends = "classic"\n'
REFUSED = [
    "@everyone", "Hi @here!", "@Everyone", "<@1>", "<@&2>", "<#3>", "<:x:4>", "<a:x:5>", "<t:6>",
    "</go:7>", "[x](http://y.z)", "http://y.z", "discord.gg/abc", "`code`", "**bold**", "__under__",
    "~~gone~~", "||hidden||", "*slanted*", "_slanted_", "> quote", ">quote", "# Title", "-# small",
    "- item", "1. item", "2) item", "10. item",
    "two\\nlines", "tab\\there", "bell\\u0007", "zero\\u200bwidth", "bidi\\u202eflip",
    "iso\\u2066late", "mark\\ufeff", "soft\\u00adhyphen", "blank\\u3164", "braille\\u2800",
    "private\\ue000", "line\\u2028end", "wide\\u3000space", "back\\\\slash", " space", "space ",
    "Z\\u0300\\u0301\\u0302\\u0303\\u0304", "", " ",
]  # fmt: skip


def said_of(text: str) -> str:
    """Return every line of the report, and check that each is safe to show."""
    report = check_bytes(text.encode())
    found = [problem_line(finding) for finding in report.problems + report.warnings]
    for line in found:
        assert line.isprintable(), line
        assert refusal(line) is None, line
    return "\n".join(found)


@pytest.mark.parametrize("words", REFUSED)
@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("spaces[1].name", '[spaces]\n1 = "{}"'),
        ("tokens[0]", 'players.max = 2\ntokens = ["{}", "B"]'),
        ("decks.chance.cards.jail.text", '[decks.chance.cards]\njail = "{}"'),
        ("terms.house", '[terms]\nhouse = "{}"'),
    ],
)
def test_words_that_could_format_link_or_mention_are_refused(words, place, text):
    whole = TOP + text.replace("{}", words)
    (problem,) = check_bytes(whole.encode()).problems
    assert problem.place == place
    assert problem_text(problem).startswith("expected ")
    assert said_of(whole)


AFFIXES = [
    *(words for words in REFUSED if words.strip() == words != ""),
    "\\u001b[31m",
    "$\\n",
    "$  ",
]
# Each sign is allowed alone, but not around a number.
AROUND = [("*", "*"), ("<", ""), ("# ", ""), ("", ") x")]
# Each sign would change the number next to it.
MISLEADING = [
    "1", "0", "$1", "²", "½", "Ⅷ", "٣", "①", "+", "-", "−", "–", "±", ".", ",", "'", "’", "·", "_",
    "$.", "kr.", "x-", "٫", "，",
]  # fmt: skip


@pytest.mark.parametrize("key", ["prefix", "suffix"])
@pytest.mark.parametrize("words", AFFIXES)
def test_a_refused_currency_sign_is_reported_once_and_not_used(key, words):
    said = said_of(f'{TOP}[currency]\n{key} = "{words}"\n')
    assert len(said.splitlines()) == 1  # and no warning about the sums on cards
    assert said.startswith(f"edition.toml: currency.{key}: expected ")


@pytest.mark.parametrize("key", ["prefix", "suffix"])
@pytest.mark.parametrize("words", MISLEADING)
def test_a_currency_sign_that_would_change_the_amount_is_refused(key, words):
    said = said_of(f'{TOP}[currency]\n{key} = "{words}"\n')
    assert said.startswith(f"edition.toml: currency.{key}: expected a sign or word without digits")
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(("prefix", "suffix"), AROUND)
def test_currency_signs_that_format_as_a_pair_are_refused(prefix, suffix):
    said = said_of(f'{TOP}[currency]\nprefix = "{prefix}"\nsuffix = "{suffix}"\n')
    assert len(said.splitlines()) == 1
    assert said.startswith("edition.toml: currency: expected ")
    assert said.partition(", got ")[0].endswith(", also around a number")


@pytest.mark.parametrize(
    "suffix", [" million", "\u00a0€", " kr ", "M", "K", " gold coins", "₿", " ¢"]
)
def test_a_currency_sign_may_have_one_space_at_an_end(suffix):
    report = check_bytes(f'{TOP}[currency]\nsuffix = "{suffix}"\n'.encode())
    assert report.edition
    assert report.edition.currency.suffix == suffix


@pytest.mark.parametrize("wrong", ["scale = 0", "display_unit = 7"])
def test_a_broken_currency_causes_no_warnings_about_cards(wrong):
    assert len(said_of(f"{TOP}[currency]\n{wrong}\n").splitlines()) == 1
    assert "the words to contain £50" in said_of(f'{TOP}[currency]\nprefix = "£"\n')


ORDINARY = [
    "E*Trade", "Excite@Home", "AT&T", "B. & O. Rail", "Rock 'n' Roll", "Yahoo!", "E! Online",
    "Games.com", "Jail / Visit", "O'Hare Airport (ORD)", "Żółw Ulica", "東京駅", "Café №5",
    "3 < 4", "a_b_c", "~ Sea ~", "50% Off", "Hash # Tag", "5th Avenue", "No. 7",
    "221B Baker St.", "3.5 Mile Road", "Curaçao", "ไทย", "Здравствуй",
]  # fmt: skip


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_space_names_are_accepted(name):
    report = check_bytes(f'{TOP}[spaces]\n20 = "{name}"\n'.encode())
    assert report.problems == ()
    assert report.edition
    assert report.edition.spaces[20].name == name


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("x " * 40 + "x", "expected at most 60 characters, got 81"),
        (
            "Llanfairpwllgwyngyll",
            "expected words of at most 18 letters, got 'Llanfairpwllgwyngyll'",
        ),
    ],
)
def test_a_name_that_would_not_fit_on_a_space_is_refused(name, expected):
    (problem,) = check_bytes(f'{TOP}[spaces]\n1 = "{name}"\n'.encode()).problems
    assert problem_text(problem) == expected


def test_a_tagline_is_one_short_line():
    assert check_bytes(f'{TOP}tagline = "Ours"\n'.encode()).problems == ()
    for long in ("a town " * 9, "two\\nlines"):
        (problem,) = check_bytes(f'{TOP}tagline = "{long.strip()}"\n'.encode()).problems
        assert problem.place == "tagline"


def test_notes_may_have_several_lines_but_no_mentions():
    assert check_bytes(f'{TOP}notes = """One.\nTwo."""\n'.encode()).problems == ()
    (problem,) = check_bytes(f'{TOP}notes = """One.\n@everyone"""\n'.encode()).problems
    assert problem.place == "notes"


def test_a_report_does_not_repeat_refused_text():
    text = f'{TOP}"<@1>" = 1\n[spaces]\n1 = "@everyone [x](http://y.z) `a` **b** __c__"\n'
    said = " ".join(map(problem_line, check_bytes(text.encode()).problems))
    for piece in ("@everyone", "<@1>", "](", "://", "**", "__"):
        assert piece not in said
    (problem,) = check_bytes(b"x", "<@1>.toml").problems
    assert problem.file == "··1·.toml"
    assert neutral("_a_ b_c \u3164_d_ Discord.gg/x") == "·a· b_c ··d· ···········x"
    assert neutral("a\u202e<@1>" + "x" * 50) == "a···1·" + "x" * 34 + "…"
