"""The message files and the code agree: on ids, on what is filled in, and on nothing left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from bot.words import ENGLISH, LANGUAGES, Language, say, speaking
from tests import wording

ROOT = Path(__file__).resolve().parent.parent
SPEAKERS = {"say", "described", "pick"}
"""Functions whose first argument is an id."""

MESSAGES = wording.arguments()
LIKE_AN_ID = re.compile(r"[a-z]+-[a-z_]+")
"""How a text begins that may be an id although nobody says it on the spot."""

SHOWING = (
    "bot/actions",
    "bot/cogs",
    "bot/messages",
    "bot/narration",
    "bot/tables",
    "bot/troubles",
    "bot/ui",
    "bot/views",
    "renders/alt",
)
IN_A_ROW = re.compile(r"[A-Za-z]{2,} [a-z]+|\b(and|or|with|for|the|a|an) ")
NOT_FOR_PLAYERS = {
    "bot/tables/registry.py:'reading game '": "names a complaint in the log",
    "bot/ui/answers.py:'waited for by everyone'": "marks an interaction",
}


def sources() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "renders").rglob("*.py")]):
        if "playground" not in path.parts:
            yield str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))


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


def calls(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name(name) | ast.Attribute(attr=name), [ast.expr(), *_]):
                if name in SPEAKERS:
                    yield node


def said(call: ast.Call) -> list[str]:
    """The ids that a call can say; what is picked has variants, and all of them are meant."""
    variants = r"(\..+)?" if "pick" in ast.unparse(call.func) else ""
    return [form + variants for form in forms(call.args[0])]


def unknown(tree: ast.Module, known: dict[str, set[str]]) -> Iterator[str]:
    """Ids that are said and are in no file."""
    for call in calls(tree):
        for form in said(call):
            if not any(re.fullmatch(form, key) for key in known):
                yield f"{call.lineno}: no message is called {form}"


def misfilled(tree: ast.Module, known: dict[str, set[str]]) -> Iterator[str]:
    """Messages that are said without a word they need, or with one they do not have."""
    for call in calls(tree):
        given = {keyword.arg for keyword in call.keywords}
        if None in given or ast.unparse(call.func) == "described":
            continue
        possible: set[str] = set()
        for form in said(call):
            needed = set().union(*(known[key] for key in known if re.fullmatch(form, key)))
            possible |= needed
            if ".*" not in form and (lacking := needed - given):
                yield f"{call.lineno}: {form} needs {lacking}"
        if possible and (more := given - possible):
            yield f"{call.lineno}: nobody asks for {more}"


def used(tree: ast.Module) -> Iterator[str]:
    """Whatever in the code is an id or could become one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant | ast.JoinedStr):
            yield from (form for form in forms(node) if LIKE_AN_ID.match(form.replace("\\", "")))
    for call in calls(tree):
        yield from (form for form in said(call) if "-" in form)


def test_every_id_that_is_said_is_in_the_english_files():
    wrong = [f"{path}:{one}" for path, tree in sources() for one in unknown(tree, MESSAGES)]
    assert not wrong, "\n".join(wrong)


def test_every_message_is_given_the_words_that_it_needs_and_no_others():
    wrong = [f"{path}:{one}" for path, tree in sources() for one in misfilled(tree, MESSAGES)]
    assert not wrong, "\n".join(wrong)


def test_every_message_is_said_somewhere():
    found = {form for _, tree in sources() for form in used(tree)}
    one = re.compile("|".join(sorted(found)))
    unused = [key for key in MESSAGES if not one.fullmatch(key)]
    assert not unused, "\n".join(unused)


def sentences(tree: ast.Module) -> Iterator[str]:
    """English in the code: words in a row that are no docstring, and meant for no log."""
    meant_for_us: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(ast.Constant() as docstring):
                meant_for_us.add(docstring)
            case ast.Call(func) if "_log" in ast.unparse(func):
                meant_for_us |= set(ast.walk(node))
            case ast.Raise(ast.Call(func)) if ast.unparse(func) != "Refused":
                meant_for_us |= set(ast.walk(node))
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(text)) if node not in meant_for_us and IN_A_ROW.search(text):
                yield f"{node.lineno}: {text!r}"


def test_no_sentence_that_a_player_reads_is_in_the_code():
    found = [
        f"{path}:{one}"
        for path, tree in sources()
        if path.startswith(SHOWING)
        for one in sentences(tree)
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


# Each check is able to fail.


@pytest.mark.parametrize(
    "source", ['say("a-b")', 'say(f"a-{x}")', 'say("a-c" if x else "a-b")', 'described("a-b")']
)
def test_an_id_that_is_in_no_file_is_reported(source):
    known: dict[str, set[str]] = {"a-c": set(), "b-x": set()} if "if" in source else {"b-x": set()}
    assert len(list(unknown(ast.parse(source), known))) == 1
    assert not list(unknown(ast.parse(source), {"a-b": set(), "a-c": set()}))


@pytest.mark.parametrize("source", ['say("a-b")', 'say("a-b", n=1, m=2)', 'say("a-b", m=2)'])
def test_a_word_too_few_or_too_many_is_reported(source):
    assert list(misfilled(ast.parse(source), {"a-b": {"n"}}))
    assert not list(misfilled(ast.parse('say("a-b", n=1)\nsay("a-b", **x)'), {"a-b": {"n"}}))


@pytest.mark.parametrize("source", ['x = f"{who} pays the fine"', 'raise Refused("not now")'])
def test_a_sentence_in_the_code_is_reported(source):
    assert len(list(sentences(ast.parse(source)))) == 1


@pytest.mark.parametrize(
    "source", ['"""A docstring."""', '_log.info("gone for good")', 'raise ValueError("two of it")']
)
def test_what_is_meant_for_those_who_run_the_bot_is_not_reported(source):
    assert not list(sentences(ast.parse(source)))
