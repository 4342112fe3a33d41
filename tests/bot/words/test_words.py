"""The message files and the code agree: on ids, on what is filled in, and on nothing left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from bot.words import (
    ENGLISH,
    LANGUAGES,
    Language,
    aloud,
    day,
    decimal,
    in_a_row,
    known_language,
    listed,
    safe,
    say,
    say_aloud,
    speak,
    speaking,
    vary,
    voice,
)
from tests.support import wording
from tests.support.paths import ROOT
from tests.support.syntax import nodes

SPEAKERS = {"say", "say_aloud", "described", "pick", "Refused", "Outlived", "refusing"}
"""Functions whose first argument is an id."""

MESSAGES = wording.arguments()
BESIDES = wording.documented()
"""What a message is given although English does not need it."""
LIKE_AN_ID = re.compile(r"[a-z]+-[a-z_]+")
"""How a text begins that may be an id although nobody says it on the spot."""

SHOWING = (
    "bot/actions",
    "bot/cogs",
    "bot/messages",
    "bot/words/narration",
    "bot/tables",
    "bot/troubles",
    "bot/ui",
    "bot/views",
    "renders",
)
FOR_THE_LOG = "bot/tables/repair.py"
"""The module that tells the host's log what was mended."""
IN_A_ROW = re.compile(r"[A-Za-z]{2,} [a-z]+|\b(and|or|with|for|the|a|an) ")
BETWEEN = re.compile(r"\S [a-z]{2,} \S")
"""A word between what is filled in."""
NOT_FOR_PLAYERS = {
    "bot/workshop/actions.py:'0, version 0'": "a detail in the host's log",
    "bot/workshop/actions.py:'0, version 0 as 0'": "a detail in the host's log",
    "bot/servers/moderation/actions.py:', channel 0'": "a detail in the host's log",
    "bot/tables/registry.py:'reading game '": "names a complaint in the log",
    "bot/tables/registry.py:': its clocks'": "names a complaint in the log",
    "bot/tables/computers.py:' could not decide: '": "names a complaint in the log",
    "renders/figures/tokens.py:'Statue of Liberty'": "the id of a token",
}


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "renders").rglob("*.py")]):
        if "playground" not in path.parts:
            yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def forms(node: ast.expr) -> Iterator[str]:
    """The ids that an expression can be, as regular expressions; none where it is a mere name."""
    match node:
        case ast.Constant(str(value)):
            yield re.escape(value)
        case ast.JoinedStr(values):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*"
                for part in values
            ]
            yield "".join(parts)
        case ast.IfExp(_, body, orelse):
            yield from forms(body)
            yield from forms(orelse)
        case ast.BoolOp(ast.Or(), [*_, last]):
            yield from forms(last)


def calls(source: str) -> Iterator[ast.Call]:
    for node in nodes(source):
        match node:
            case ast.Call(ast.Name(name) | ast.Attribute(attr=name), [ast.expr(), *_]):
                if name in SPEAKERS:
                    yield node


def said(call: ast.Call) -> list[str]:
    """The ids that a call can say; what is picked has variants, and all of them are meant."""
    variants = r"(\..+)?" if "pick" in ast.unparse(call.func) else ""
    return [form + variants for form in forms(call.args[0])]


def meant(form: str, known: dict[str, set[str]]) -> list[str]:
    """The messages that a form can be."""
    if (plain := re.sub(r"\\(.)", r"\1", form)) and re.escape(plain) == form:
        return [plain] if plain in known else []
    return [key for key in known if re.fullmatch(form, key)]


def unknown(source: str, known: dict[str, set[str]]) -> Iterator[str]:
    """Ids that are said and are in no file."""
    for call in calls(source):
        for form in said(call):
            if not meant(form, known):
                yield f"{call.lineno}: no message is called {form}"


def misfilled(source: str, known: dict[str, set[str]]) -> Iterator[str]:
    """Messages that are said without a word they need, or with one they do not have."""
    for call in calls(source):
        given = {keyword.arg for keyword in call.keywords}
        if None in given or ast.unparse(call.func) == "described":
            continue
        possible: set[str] = set()
        for form in said(call):
            keys = meant(form, known)
            needed = set().union(*(known[key] for key in keys))
            possible |= needed.union(*(BESIDES.get(key, set()) for key in keys))
            if ".*" not in form and (lacking := needed - given):
                yield f"{call.lineno}: {form} needs {lacking}"
        if possible and (more := given - possible):
            yield f"{call.lineno}: nobody asks for {more}"


def used(source: str) -> Iterator[str]:
    """Whatever in the code is an id or could become one."""
    for node in nodes(source):
        if isinstance(node, ast.Constant | ast.JoinedStr):
            yield from (form for form in forms(node) if LIKE_AN_ID.match(form.replace("\\", "")))
    for call in calls(source):
        yield from (form for form in said(call) if "-" in form)


def test_every_id_that_is_said_is_in_the_english_files():
    wrong = [f"{path}:{one}" for path, source in sources() for one in unknown(source, MESSAGES)]
    assert not wrong, "\n".join(wrong)


def test_every_message_is_given_the_words_that_it_needs_and_no_others():
    wrong = [f"{path}:{one}" for path, source in sources() for one in misfilled(source, MESSAGES)]
    assert not wrong, "\n".join(wrong)


def test_every_message_is_said_somewhere():
    found = {form for _, source in sources() for form in used(source)}
    one = re.compile("|".join(sorted(found)))
    unused = [key for key in MESSAGES if not one.fullmatch(key)]
    assert not unused, "\n".join(unused)


def sentences(source: str) -> Iterator[str]:
    """English in the code: words in a row that are no docstring, and meant for no log."""
    meant_for_us: set[ast.AST] = set()
    for node in nodes(source):
        match node:
            case ast.Expr(ast.Constant() as docstring):
                meant_for_us.add(docstring)
            case ast.ClassDef(bases=[ast.Name("Enum")]):  # values that describe their names
                meant_for_us |= set(ast.walk(node))
            case ast.Call(func) if "_log" in ast.unparse(func):
                meant_for_us |= set(ast.walk(node))
            case ast.Raise(ast.Call(func)) if "Refused" not in ast.unparse(func):
                meant_for_us |= set(ast.walk(node))
    for node in nodes(source):
        match node:
            case ast.Constant(str(text)) if node not in meant_for_us and IN_A_ROW.search(text):
                yield f"{node.lineno}: {text!r}"
            case ast.JoinedStr(values) if node not in meant_for_us:
                parts = [str(one.value) if isinstance(one, ast.Constant) else "0" for one in values]
                seen = any(IN_A_ROW.search(part) for part in parts)
                if BETWEEN.search(text := "".join(parts)) and not seen:
                    yield f"{node.lineno}: {text!r}"


def test_no_sentence_that_a_player_reads_is_in_the_code():
    found = [
        f"{path}:{one}"
        for path, source in sources()
        if path.startswith(SHOWING) and path != FOR_THE_LOG
        for one in sentences(source)
        if f"{path}:{one.partition(': ')[2]}" not in NOT_FOR_PLAYERS
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("file", wording.ENGLISH, ids=lambda file: file.stem)
def test_every_line_of_a_file_is_understood(file: Path):
    entries = wording.entries(file.read_text(encoding="utf-8"))
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]


def test_no_id_is_given_twice():
    ids = [
        entry.id.name
        for file in wording.ENGLISH
        for entry in wording.entries(file.read_text(encoding="utf-8"))
        if isinstance(entry, ftl.Message)
    ]
    assert len(ids) == len(set(ids)), sorted({one for one in ids if ids.count(one) > 1})


def test_a_number_is_shown_as_its_digits_unless_the_file_asks_for_more():
    language = Language("en", ["a = <t:{ $due }:R>", "b = { NUMBER($due) }"])
    assert language.say("a", {"due": 1_700_000_000}) == "<t:1700000000:R>"
    assert language.say("b", {"due": 1_700_000_000}) == "1,700,000,000"


def test_a_plural_is_the_files_business():
    assert [say("standings-games", count=count) for count in (0, 1, 2, 1000)] == [
        "0 games",
        "1 game",
        "2 games",
        "1000 games",
    ]
    polish = Language("pl", ["a = { $n ->\n [one] gra\n [few] gry\n *[many] gier\n }"])
    assert [polish.say("a", {"n": n}) for n in (1, 2, 5, 22)] == ["gra", "gry", "gier", "gry"]


def test_what_is_filled_in_is_neither_read_nor_marked_nor_cut():
    text = 'a *b* { $c } {"d"} \\u0041 ' + "x" * 5000
    language = Language("en", ["a = { $text }!"])
    assert language.say("a", {"text": text}) == f"{text}!"


def test_a_sum_keeps_together_also_where_a_text_is_made_safe():
    assert safe("Miete 1\u00a0500\u00a0$  an\u00a0 Ben\u00a0") == "Miete 1\u00a0500\u00a0$ an Ben"
    assert safe("\u00a0\u202f") == ""


def test_a_word_that_is_missing_is_an_error():
    with pytest.raises(LookupError, match="standings-games"):
        say("standings-games")
    with pytest.raises(LookupError):
        say("there-is-no-such-message")


def test_what_a_language_has_not_is_said_in_english(monkeypatch: pytest.MonkeyPatch):
    language = Language("xx", ["play-shown = Arr.", "play-done = { $arr }"])
    monkeypatch.setitem(LANGUAGES, "xx", language)
    with speaking("xx"):
        assert say("play-shown") == "Arr."
        assert say("table-panel") == "My panel"
        assert say("play-done") == "Done.", "a message that cannot be filled in is as good as none"
    assert say("play-shown") == ENGLISH.say("play-shown", {})


def test_another_way_to_say_it_that_cannot_be_filled_in_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch,
):
    key = next(key for key, ways in ENGLISH.variants.items() if len(ways) > 2)
    needed = dict.fromkeys(set().union(*(MESSAGES[way] for way in ENGLISH.variants[key])), "x")
    monkeypatch.setitem(LANGUAGES, "xx", Language("xx", [f"{key} = A\n    .b = {{ $nobody }}"]))
    with speaking("xx"):
        assert vary(key, 0, **needed) == "A"
        english = [ENGLISH.say(way, needed) for way in ENGLISH.variants[key]]
        assert vary(key, 1, **needed) in english
    with pytest.raises(LookupError):
        vary("there-is-none", 0)


def test_commands_are_called_as_the_language_calls_them():
    language = Language(
        "de",
        [
            "command-game = spiel\ncommand-game_new = neu\ncommand-standings_opt_in = dabei",
            "a = `/game new` `/game new edition:{ $id }` `/game` `/roll` `/standings opt-in`",
            "option-edition = ausgabe\noption-id = kennung",
            "b = `edition` `edition: True` `/game edition:x` `id = …` `{ $id }` `level`",
        ],
    )
    told = "`/spiel neu` `/spiel neu ausgabe:x` `/spiel` `/roll` `/standings dabei`"
    assert language.say("a", {"id": "x"}) == told
    options = "`ausgabe` `ausgabe: True` `/spiel ausgabe:x` `id = …` `x` `level`"
    assert language.say("b", {"id": "x"}) == options


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Ana", "Eva", "Inés"), "Ana, Eva e Inés"),
        (("Ana", "**Hilda**"), "Ana e **Hilda**"),
        (("Oxygen", "iVillage"), "Oxygen y iVillage"),
        (("Ana", "Hielo"), "Ana y Hielo"),
    ],
)
def test_what_joins_a_row_goes_by_the_sound_that_follows_where_a_language_does(names, told):
    with speaking("es-ES"):
        assert listed(names) == told
        assert listed(("Reading", "Oregon"), "or") == "Reading u Oregon"
        assert in_a_row(names) == ", ".join(names)
    assert listed(("Ana", "Inés")) == "Ana and Inés"


def test_a_rank_has_the_form_of_its_language():
    french = Language("fr", ["a = { ORDINAL($n) ->\n [one] { $n }er\n *[other] { $n }e\n }"])
    assert [french.say("a", {"n": n}) for n in (1, 2, 21)] == ["1er", "2e", "21e"]


@pytest.mark.parametrize(
    ("language", "date", "number"),
    [("en", "Nov 17, 2026", "7.0"), ("de", "17.11.2026", "7,0"), ("pl", "17 lis 2026", "7,0")],
)
def test_dates_and_numbers_are_written_as_the_language_does(language, date, number):
    with speaking(language):
        assert day(1_794_900_000) == date
        assert decimal(7) == number


def test_what_everybody_reads_is_said_in_the_servers_language(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(LANGUAGES, "xx", Language("xx", ["play-done = Arr."]))
    before = say("play-done")
    with speaking("xx"):
        speak("xx", "en")
        assert say("play-done") == before
        assert say_aloud("play-done") == "Arr."
        with aloud():
            heard = voice()
        assert heard("play-done") == "Arr."


@pytest.mark.parametrize(
    ("locale", "ours"), [("de", "de"), ("es-419", "es-ES"), ("en-GB", "en"), ("ja", None)]
)
def test_a_locale_finds_the_language_that_is_nearest(locale: str, ours: str | None):
    assert known_language(locale, ["de", "en", "es-ES"]) == ours


# Each check is able to fail.


@pytest.mark.parametrize(
    "source", ['say("a-b")', 'say(f"a-{x}")', 'say("a-c" if x else "a-b")', 'described("a-b")']
)
def test_an_id_that_is_in_no_file_is_reported(source):
    known: dict[str, set[str]] = {"a-c": set(), "b-x": set()} if "if" in source else {"b-x": set()}
    assert len(list(unknown(source, known))) == 1
    assert not list(unknown(source, {"a-b": set(), "a-c": set()}))


@pytest.mark.parametrize("source", ['say("a-b")', 'say("a-b", n=1, m=2)', 'say("a-b", m=2)'])
def test_a_word_too_few_or_too_many_is_reported(source):
    assert list(misfilled(source, {"a-b": {"n"}}))
    assert not list(misfilled('say("a-b", n=1)\nsay("a-b", **x)', {"a-b": {"n"}}))


@pytest.mark.parametrize(
    "source", ['x = f"{who} pays the fine"', 'raise Refused("not now")', 'x = f"{least} to {most}"']
)
def test_a_sentence_in_the_code_is_reported(source):
    assert len(list(sentences(source))) == 1


@pytest.mark.parametrize(
    "source", ['"""A docstring."""', '_log.info("gone for good")', 'raise ValueError("two of it")']
)
def test_what_is_meant_for_those_who_run_the_bot_is_not_reported(source):
    assert not list(sentences(source))


def test_any_other_word_makes_another_mark():
    marks = {Language("de", texts).mark for texts in (["a = b"], ["a = c"], ["a = b", "c = d"])}
    assert len(marks) == 3
