"""Tests of the messages for problems in edition files."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import editions
from bot.words import ENGLISH, LANGUAGES, speaking
from bot.words.narration.edition_problems import problem_line, problem_place, problem_text
from bot.workshop import starter_file as edition_starter
from editions import Report, check_bytes
from tests.editions.test_edition_problems import MISTAKES, changed
from tests.editions.test_edition_syntax import MISTAKES as SLIPS
from tests.editions.test_edition_syntax import TOP
from tests.support.pseudo import CLOSE, OPEN, PSEUDO, pseudo
from tests.support.wording import files

AROUND = {"got", "near", "line", "first", "none_defined"}
"""Message keys that the bot uses itself, without a code of the loader."""
MESSAGES = files("en").messages
TREES = [
    ast.parse(file.read_text(encoding="utf-8"))
    for file in (
        *sorted(Path(editions.__file__).parent.glob("*.py")),
        Path(edition_starter.__file__),
    )
]


def phrases() -> list[tuple[str, set[str]]]:
    """Return every code of a `Phrase(...)` call with the names of its values."""
    return [
        (str(node.args[0].value), {str(word.arg) for word in node.keywords})
        for tree in TREES
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Phrase"
        and isinstance(node.args[0], ast.Constant)
    ]


def test_every_message_for_a_problem_uses_exactly_its_values():
    for code, given in phrases():
        if code != "setup":  # the engine's refusal, whose values vary
            assert MESSAGES[f"problem-{code}"].used == given, code


def test_every_message_for_a_problem_is_used():
    used = {
        node.value for tree in TREES for node in ast.walk(tree) if isinstance(node, ast.Constant)
    }
    codes = {key.removeprefix("problem-") for key in ENGLISH.keys if key.startswith("problem-")}
    assert not {code for code in codes - AROUND if code.removeprefix("many_") not in used}


def spoiled() -> list[Report]:
    lines = [line.split("|", 2) for line in MISTAKES.strip().splitlines()]
    files = [changed(old.strip().replace("NEXT", "\n"), new.strip()) for old, new, _ in lines]
    files += [TOP + line.split("|")[0].replace("NEXT", "\n") for line in SLIPS.strip().splitlines()]
    return [check_bytes(text.encode(), "f") for text in files]


def test_every_problem_is_told_in_the_language_of_the_reader(monkeypatch: pytest.MonkeyPatch):
    found = [one for report in spoiled() for one in report.problems + report.warnings]
    assert len({one.expected.code for one in found}) > 40
    with pseudo(monkeypatch), speaking(PSEUDO):
        for one in found:
            assert problem_text(one).startswith(OPEN)
            assert problem_text(one).endswith(CLOSE)
            assert problem_place(one).startswith(OPEN) == bool(one.line and not one.place)
    for language in LANGUAGES.keys() - {"en"}:
        with speaking(language):
            told = [problem_line(one) for one in found]
        assert not [line for line in told if "expected" in line or "did you mean" in line]
