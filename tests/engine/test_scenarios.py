"""Every scenario file passes, and every rule has a scenario."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from bot.cli.scenario import check_file, find_files
from tests.support.paths import ROOT

SCENARIOS = ROOT / "tests" / "scenarios"
FILES = find_files([SCENARIOS])

# The ids of docs/rules.md.
RULES = {
    "SET": 5, "MOVE": 3, "GO": 3, "BUY": 3, "AUC": 7, "RENT": 7, "CARD": 7, "TAX": 6, "JAIL": 7,
    "BLD": 8, "MORT": 4, "TRADE": 5, "DEBT": 4, "BANK": 4, "END": 3, "SHORT": 5, "TIME": 2,
    "EXP": 1, "TRIP": 1, "SHOW": 2, "LAW": 1, "CHAL": 1, "OFF": 5, "HOUSE": 6,
}  # fmt: skip
IDS = [f"{name}-{number + 1}" for name, count in RULES.items() for number in range(count)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_game_goes_as_the_scenario_says(path: Path) -> None:
    report = check_file(path)
    assert report.verdict == "ok", "\n".join((report.title, *report.lines))


@pytest.fixture(scope="module")
def cited() -> dict[str, int]:
    counts: dict[str, int] = {}
    for path in FILES:
        for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rules"]:
            counts[rule] = counts.get(rule, 0) + 1
    return counts


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_has_a_scenario(rule: str, cited: dict[str, int]) -> None:
    assert cited.get(rule, 0) >= 1, f"no scenario file cites {rule}"


def test_scenarios_cite_only_rules_that_exist(cited: dict[str, int]) -> None:
    unknown = [rule for rule in cited if not re.fullmatch(r"[A-Z]+-\d+", rule)]
    assert not unknown
    assert not [r for r in cited if r.split("-")[0] in RULES and r not in IDS]


def test_at_least_150_scenarios_exist() -> None:
    assert len(FILES) >= 150
