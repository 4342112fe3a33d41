"""docs/scenarios.md lists every key, action and refusal of scenario files."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

from bot.cli.scenario import check_file
from bot.cli.scenario.names import ACTIONS, ANSWERS
from bot.cli.scenario.parse import BankPart, Expect, PlayerExpect, PlayerPart, Scenario, Step
from bot.words.narration.illegal_actions import codes
from engine.decisions import Decision
from tests.support.paths import ROOT
from tests.support.scenario_writing import Check, step

PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
SCENARIO = r"(tests/scenarios/[\w/-]+\.toml)(?:: (.+))?"
"""A scenario's path in a page, with its title if the page gives it."""


def rows(heading: str) -> dict[str, str]:
    """Return the table rows under a heading, by their first cell."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return {row[1]: row[0] for row in re.finditer(r"^\| `([^`]+)` \|.*$", part, re.MULTILINE)}


def quoted(row: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", row))


def test_every_scenario_named_in_a_page_exists_with_that_title() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    texts = [page.read_text(encoding="utf-8") for page in pages]
    named = [found for text in texts for found in re.findall(SCENARIO, text)]
    assert named
    for path, title in named:
        file = tomllib.loads((ROOT / path).read_text(encoding="utf-8"))
        assert title in ("", file["title"])


def test_the_page_lists_every_action_and_no_other() -> None:
    assert set(rows("Actions")) == set(ACTIONS)


def test_the_page_lists_every_field_of_every_action(check: Check) -> None:
    for action, row in rows("Actions").items():
        keys = quoted(row.split("|")[2])
        report = check(step(action, "no_such_field = 1"))
        taken = report.lines[0].partition(" takes ")[2]
        fields = set() if taken == "no fields" else set(taken.split(", "))
        assert keys - {"true", "false"} == fields, action


def test_the_page_lists_every_kind_of_decision_with_its_answers() -> None:
    listed = {kind: quoted(row.split("|")[3]) for kind, row in rows("Decisions").items()}
    assert listed == {kind: set(answers) for kind, answers in ANSWERS.items()}


def test_every_decision_of_the_engine_has_a_kind_and_answers() -> None:
    frames = {str(frame.__struct_config__.tag) for frame in get_args(Decision)}
    assert set(ANSWERS) == frames | {"roll", "jail", "end_turn"}
    assert {action for answers in ANSWERS.values() for action in answers} <= set(ACTIONS)


def test_the_page_lists_every_refusal_and_no_other() -> None:
    assert set(rows("Refusals")) == codes()


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
