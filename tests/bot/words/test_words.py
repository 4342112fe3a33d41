"""The message files and the code agree on ids and placeholders, and no message is unused."""

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
    day,
    decimal,
    in_a_row,
    known_language,
    listed,
    public_language,
    safe,
    say,
    say_public,
    sayer,
    set_language,
    speaking,
    vary,
)
from tests.support import wording
from tests.support.paths import ROOT
from tests.support.syntax import nodes

SPEAKERS = {"say", "say_public", "described", "pick", "Refused", "Expired", "refusing"}
"""Functions whose first argument is a message id."""

MESSAGES = wording.arguments()
BESIDES = wording.documented()
"""Placeholders that English may leave out, by message."""
LIKE_AN_ID = re.compile(r"[a-z]+-[a-z_]+")
"""The beginning of a text that may be a message id."""

SHOWING = (
    "bot/discord_api",
    "bot/lobby",
    "bot/messages",
    "bot/play",
    "bot/results",
    "bot/servers",
    "bot/tables",
    "bot/ui",
    "bot/words/narration",
    "bot/workshop",
    "renders",
)
"""Folders whose texts people read."""
FOR_HOSTS = (
    "bot/discord_api/command_sync.py",
    "bot/discord_api/gateway.py",
    "bot/tables/repair.py",
    "bot/support/compiled.py",
)
"""Modules whose texts are for the host: log lines, and names that a process uses."""
IN_A_ROW = re.compile(r"[A-Za-z]{2,} [a-z]+|\b(and|or|with|for|the|a|an) ")
BETWEEN = re.compile(r"\S [a-z]{2,} \S")
"""A lower-case word between two placeholders."""
NOT_FOR_PLAYERS = {
    "bot/workshop/actions.py:'0, version 0'": "a detail in the host's log",
    "bot/workshop/actions.py:'0, version 0 as 0'": "a detail in the host's log",
    "bot/servers/moderation/actions.py:', channel 0'": "a detail in the host's log",
    "bot/tables/registry.py:'reading game '": "names a complaint in the log",
    "bot/tables/registry.py:': its clocks'": "names a complaint in the log",
    "bot/tables/computers.py:' could not decide: '": "names a complaint in the log",
    "bot/workshop/starter_file.py:'# name = 0'": "a line of an edition's file",
    "bot/workshop/starter_file.py:'# 0 = { color = 0, house_cost = 0 }'": "also a line of it",
    "renders/figures/tokens.py:'Statue of Liberty'": "the id of a token",
}


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "renders").rglob("*.py")]):
        if "playground" not in path.parts:
            yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def forms(node: ast.expr) -> Iterator[str]:
    """Yield the message ids that an expression can be, as regular expressions.

    A variable yields none.
    """
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
    """Return the ids that a call can say, as regular expressions.

    A call of `pick` includes all variants.
    """
    variants = r"(\..+)?" if "pick" in ast.unparse(call.func) else ""
    return [form + variants for form in forms(call.args[0])]


def meant(form: str, known: dict[str, set[str]]) -> list[str]:
    """Return the messages that match a form."""
    if (plain := re.sub(r"\\(.)", r"\1", form)) and re.escape(plain) == form:
        return [plain] if plain in known else []
    return [key for key in known if re.fullmatch(form, key)]


def unknown(source: str, known: dict[str, set[str]]) -> Iterator[str]:
    """Yield a line for each id in the code that is in no file."""
    for call in calls(source):
        for form in said(call):
            if not meant(form, known):
                yield f"{call.lineno}: no message is called {form}"


def misfilled(source: str, known: dict[str, set[str]]) -> Iterator[str]:
    """Yield a line for each message that is said with a placeholder too few or too many."""
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
    """Yield all texts in the code that are an id or could become one."""
    for node in nodes(source):
        if isinstance(node, ast.Constant | ast.JoinedStr):
            yield from (form for form in forms(node) if LIKE_AN_ID.match(form.replace("\\", "")))
    for call in calls(source):
        yield from (form for form in said(call) if "-" in form)


def test_every_id_in_the_code_is_in_the_english_files():
    wrong = [f"{path}:{one}" for path, source in sources() for one in unknown(source, MESSAGES)]
    assert not wrong, "\n".join(wrong)


def test_every_message_gets_exactly_its_placeholders():
    wrong = [f"{path}:{one}" for path, source in sources() for one in misfilled(source, MESSAGES)]
    assert not wrong, "\n".join(wrong)


def test_every_message_is_used_in_the_code():
    found = {form for _, source in sources() for form in used(source)}
    one = re.compile("|".join(sorted(found)))
    unused = [key for key in MESSAGES if not one.fullmatch(key)]
    assert not unused, "\n".join(unused)


def sentences(source: str) -> Iterator[str]:
    """Yield English texts in the code, except docstrings, log lines and errors for hosts."""
    meant_for_us: set[ast.AST] = set()
    for node in nodes(source):
        match node:
            case ast.Expr(ast.Constant() as docstring):
                meant_for_us.add(docstring)
            case ast.ClassDef(bases=[ast.Name("Enum")]):  # their values are descriptions
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
        if path.startswith(SHOWING) and path not in FOR_HOSTS
        for one in sentences(source)
        if f"{path}:{one.partition(': ')[2]}" not in NOT_FOR_PLAYERS
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("file", wording.ENGLISH, ids=lambda file: file.stem)
def test_every_line_of_a_file_is_understood(file: Path):
    entries = wording.entries(file.read_text(encoding="utf-8"))
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]


def test_every_message_id_is_unique():
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


def test_plurals_are_chosen_in_the_files():
    assert [say("standings-games", count=count) for count in (0, 1, 2, 1000)] == [
        "0 games",
        "1 game",
        "2 games",
        "1000 games",
    ]
    polish = Language("pl", ["a = { $n ->\n [one] gra\n [few] gry\n *[many] gier\n }"])
    assert [polish.say("a", {"n": n}) for n in (1, 2, 5, 22)] == ["gra", "gry", "gier", "gry"]


def test_values_of_placeholders_are_inserted_unchanged():
    text = 'a *b* { $c } {"d"} \\u0041 ' + "x" * 5000
    language = Language("en", ["a = { $text }!"])
    assert language.say("a", {"text": text}) == f"{text}!"


def test_safe_texts_keep_the_non_breaking_spaces_of_amounts():
    assert safe("Miete 1\u00a0500\u00a0$  an\u00a0 Ben\u00a0") == "Miete 1\u00a0500\u00a0$ an Ben"
    assert safe("\u00a0\u202f") == ""


def test_a_missing_placeholder_is_an_error():
    with pytest.raises(LookupError, match="standings-games"):
        say("standings-games")
    with pytest.raises(LookupError):
        say("there-is-no-such-message")


def test_a_message_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch):
    language = Language("xx", ["play-shown = Arr.", "play-done = { $arr }"])
    monkeypatch.setitem(LANGUAGES, "xx", language)
    with speaking("xx"):
        assert say("play-shown") == "Arr."
        assert say("table-panel") == "My panel"
        assert say("play-done") == "Done.", "a message that cannot be filled in is as good as none"
    assert say("play-shown") == ENGLISH.say("play-shown", {})


def test_a_variant_that_cannot_be_filled_in_is_said_in_english(
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


def test_commands_in_texts_have_their_names_in_the_language():
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
def test_and_and_or_depend_on_the_following_sound_where_a_language_needs_it(names, told):
    with speaking("es-ES"):
        assert listed(names) == told
        assert listed(("Reading", "Oregon"), "or") == "Reading u Oregon"
        assert in_a_row(names) == ", ".join(names)
    assert listed(("Ana", "Inés")) == "Ana and Inés"


def test_ranks_have_the_ordinal_form_of_the_language():
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


def test_public_texts_are_in_the_servers_language(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(LANGUAGES, "xx", Language("xx", ["play-done = Arr."]))
    before = say("play-done")
    with speaking("xx"):
        set_language("xx", "en")
        assert say("play-done") == before
        assert say_public("play-done") == "Arr."
        with public_language():
            heard = sayer()
        assert heard("play-done") == "Arr."


@pytest.mark.parametrize(
    ("locale", "ours"), [("de", "de"), ("es-419", "es-ES"), ("en-GB", "en"), ("ja", None)]
)
def test_a_locale_gets_the_closest_language(locale: str, ours: str | None):
    assert known_language(locale, ["de", "en", "es-ES"]) == ours


# Each check can fail.


@pytest.mark.parametrize(
    "source", ['say("a-b")', 'say(f"a-{x}")', 'say("a-c" if x else "a-b")', 'described("a-b")']
)
def test_an_id_that_is_in_no_file_is_reported(source):
    known: dict[str, set[str]] = {"a-c": set(), "b-x": set()} if "if" in source else {"b-x": set()}
    assert len(list(unknown(source, known))) == 1
    assert not list(unknown(source, {"a-b": set(), "a-c": set()}))


@pytest.mark.parametrize("source", ['say("a-b")', 'say("a-b", n=1, m=2)', 'say("a-b", m=2)'])
def test_a_placeholder_too_few_or_too_many_is_reported(source):
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
def test_texts_for_hosts_are_not_reported(source):
    assert not list(sentences(source))


def test_every_edit_changes_the_mark():
    marks = {Language("de", texts).mark for texts in (["a = b"], ["a = c"], ["a = b", "c = d"])}
    assert len(marks) == 3
