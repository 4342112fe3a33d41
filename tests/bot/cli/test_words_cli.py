"""Tests of `rentroll words check` and `rentroll words new`, and of the limits of labels."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from bot.cli import main
from bot.cli import words_files as words_cli
from bot.cli.words_check import Files, check_language
from bot.words import ENGLISH, FOLDER, LANGUAGES, Language
from bot.words.limits import LIMITS, limit_of
from editions.loader import Shelf
from tests.bot.words.test_words import said
from tests.support.paths import ROOT

EN = """
a-b = **Hello** { $name }, see `/game new`
a-c = { $count ->
    [one] one thing
   *[other] { $count } things
 }
# $extra is there too
a-d = Plain
story-x = Once
    .more = Twice
command-buy = buy
command-roll = roll
vote-agree = Agree
"""


def findings(tmp_path: Path, other: str, english: str = EN) -> list[str]:
    for name, text in (("en", english), ("xx", other)):
        (tmp_path / name).mkdir(exist_ok=True)
        (tmp_path / name / "all.ftl").write_text(text, encoding="utf-8")
    found = check_language(Files(tmp_path / "en"), Files(tmp_path / "xx"))
    return [str(one) for one in found if not one.missing]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a-b = **Hallo** { $name } { $nam }, `/game new`", "uses $nam, which English has not"),
        ("a-b = **Hallo**, siehe `/game new`", "does not use $name"),
        ("a-b = Hallo { $name }, siehe `/game new`", "has other markup"),
        ("a-b = **Hallo** { $name }, siehe `/roll`", "has other markup, lines or commands"),
        ("a-x = ?", "is no message of the English files"),
        ("a-d.more = ?", "cannot be read"),
        ("a-d = x\na-d = y", "is there twice"),
        ("a-d = { $extr }", "uses $extr"),
        ("command-roll = Würfeln", "is a name: small letters"),
        ("command-roll = roll it", "is a name: small letters"),
        ("command-roll = buy", "has the name of command-buy"),
        (f"vote-agree = {'x' * 81}", "is a button and too long: 81 of 80 characters"),
    ],
)
def test_words_check_reports_a_fault(tmp_path: Path, line: str, expected: str):
    found = findings(tmp_path, line)
    assert len(found) == 1, found
    assert expected in found[0]


@pytest.mark.parametrize(
    "line",
    [
        "a-b = { $name }, **hallo**! Siehe `/game new`",
        "a-c = { $count ->\n [one] jedna\n [few] { $count } dwie\n *[many] { $count } pięć\n }",
        "a-d = Da ist { $extra }",
        "story-x = Einmal\n    .weiter = Zweimal\n    .noch = Dreimal",
        "command-roll = würfeln",
        "",
    ],
)
def test_words_check_accepts_a_valid_line(tmp_path: Path, line: str):
    assert not findings(tmp_path, line)


def test_a_missing_message_is_reported_once_and_is_no_fault(tmp_path: Path):
    findings(tmp_path, "a-d = Da")
    found = [*check_language(Files(tmp_path / "en"), Files(tmp_path / "xx"))]
    assert [one.key for one in found if one.missing] == [
        "a-b", "a-c", "story-x", "command-buy", "command-roll", "vote-agree",
    ]  # fmt: skip


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary copy of the English files and of an edition, for new languages."""
    copytree(FOLDER / "en", tmp_path / "words" / "en")
    shelf = Shelf(tmp_path / "editions")
    copytree(ROOT / "editions" / "classic", tmp_path / "editions" / "classic")
    copytree(ROOT / "editions" / "america", tmp_path / "editions" / "america")
    monkeypatch.setattr(words_cli, "FOLDER", tmp_path / "words")
    monkeypatch.setattr(words_cli, "shelf", lambda: shelf)
    monkeypatch.setattr(words_cli, "available", shelf.available)
    return tmp_path


def test_a_new_language_begins_with_everything_commented_out(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    assert main(["words", "new", "it"]) == 0
    folder = elsewhere / "words" / "it"
    assert {file.name for file in folder.iterdir()} == {
        "glossary.md",
        *(file.name for file in (FOLDER / "en").glob("*.ftl")),
    }
    language = Language("it", [file.read_text("utf-8") for file in sorted(folder.glob("*.ftl"))])
    assert [*language.keys] == ["setup-language_name"]
    assert language.say("setup-language_name", {}) == "Italiano"
    monkeypatch.setitem(LANGUAGES, "it", language)
    capsys.readouterr()
    assert main(["words", "check", "it"]) == 0, "what is missing is said in English"
    assert "it: 0% of the messages" in capsys.readouterr().out
    assert main(["words", "check", "--complete", "it"]) == 1


def test_a_new_language_does_not_replace_existing_translations(elsewhere: Path):
    written = elsewhere / "editions" / "classic" / "words" / "it.toml"
    written.parent.mkdir(exist_ok=True)
    written.write_text('name = "Classico"', encoding="utf-8")
    assert main(["words", "new", "it"]) == 0
    assert written.read_text("utf-8") == 'name = "Classico"'


def test_an_uncommented_skeleton_is_valid_english(elsewhere: Path):
    main(["words", "new", "it"])
    folder = elsewhere / "words" / "it"
    for file in folder.glob("*.ftl"):
        lines = file.read_text("utf-8").splitlines()
        bare = [line[2:] if _is_code(line) else line for line in lines]
        file.write_text("\n".join(bare), encoding="utf-8")
    assert not [*check_language(Files(FOLDER / "en"), Files(folder))]
    for file in elsewhere.glob("editions/*/words/it.toml"):
        lines = file.read_text("utf-8").splitlines()
        bare = [line[2:] if " = " in line and line.startswith("# ") else line for line in lines]
        file.write_text("\n".join(bare), encoding="utf-8")
    again = Shelf(elsewhere / "editions")
    for name in again.available():
        report = again.check_words(name, "it")
        assert not report.problems
        assert not report.warnings


def _is_code(line: str) -> bool:
    key = line.removeprefix("# ").partition(" =")[0]
    return line.startswith("# ") and (key in ENGLISH.variants or key.startswith("  "))


@pytest.mark.parametrize("language", ["klingon-of-old", "../x", "qq"])
def test_an_unknown_language_is_refused(
    elsewhere: Path, language: str, capsys: pytest.CaptureFixture[str]
):
    assert main(["words", "new", language]) == 2
    assert "no language" in capsys.readouterr().err
    assert main(["words", "check", language]) == 2


def test_words_new_refuses_an_existing_language(
    elsewhere: Path, capsys: pytest.CaptureFixture[str]
):
    assert main(["words", "new", "it"]) == 0
    assert main(["words", "new", "it"]) == 2
    assert "is there already" in capsys.readouterr().err


# Limits of Discord

PLACES = {"Button": 0, "Link": 0, "Choice": 0, "Select": 1, "Modal": 1, "Field": 1}


def limited() -> Iterator[str]:
    """Yield the ids of messages that become labels, entries, placeholders or titles."""
    for path in sorted((ROOT / "bot").rglob("*.py")):
        if "playground" in path.parts:
            continue
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            match node:
                case python.Call(python.Name(name), args) if name in PLACES:
                    at = PLACES[name]
                    for inner in python.walk(args[at]) if len(args) > at else ():
                        match inner:
                            case python.Call(python.Name("say"), [python.expr(), *_]):
                                yield from said(inner)


def test_every_label_and_title_has_its_limit():
    ids = {form for form in limited() if ".*" not in form}
    assert len(ids) > 60
    assert not [one for one in ids if limit_of(one.replace("\\", "")) is None]


@pytest.mark.parametrize(("what", "ids"), [(what, ids) for what, ids, _ in LIMITS])
def test_every_limit_matches_some_message(what: str, ids: tuple[str, ...]):
    for form in ids:
        assert any(re.fullmatch(form, key) for key in ENGLISH.keys), (what, form)
