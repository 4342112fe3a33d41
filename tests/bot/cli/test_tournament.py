"""Tests of `rentroll tournament` and `rentroll train`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.tournament import interval
from bot.cli.train import (
    Sample,
    TrainingGames,
    calibration_table,
    fit,
    play_lessons,
    weights_module,
)
from engine.ai.features import FEATURES

KEYS = "one others games wins win_share low high average_rank turns_median finished"
DUEL = ("tournament", "--one", "bold", "--others", "careful", "--players", "3", "--jobs", "1")


def run(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(args) == 0
    return capsys.readouterr().out


def test_the_interval_holds_the_share_and_narrows_with_games() -> None:
    low, high = interval(25, 100)
    assert 0.17 < low < 0.25 < high < 0.35
    closer = interval(250, 1000)
    assert low < closer[0] < 0.25 < closer[1] < high
    assert interval(0, 10)[0] == 0
    assert interval(0, 0) == (0.0, 1.0)


def test_one_against_the_rest_as_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, *DUEL, "--games", "6", "--json"))
    assert list(told) == KEYS.split()
    assert (told["one"], told["others"], told["games"], told["finished"]) == (
        "bold",
        "careful",
        6,
        6,
    )
    assert told["low"] <= told["win_share"] <= told["high"]
    assert 1 <= told["average_rank"] <= 3


def test_an_interrupted_tournament_is_resumed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = str(tmp_path / "score.json")
    run(capsys, *DUEL, "--games", "2", "--resume", kept)
    resumed = run(capsys, *DUEL, "--games", "6", "--resume", kept, "--json")
    assert resumed == run(capsys, *DUEL, "--games", "6", "--json")
    assert main([*DUEL, "--seed", "other", "--games", "6", "--resume", kept]) == 2
    assert "another tournament" in capsys.readouterr().err
    Path(kept).write_text("{")
    assert main([*DUEL, "--games", "6", "--resume", kept]) == 2
    assert "cannot read" in capsys.readouterr().err


def test_a_mixed_table_is_reported_by_player(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("tournament", "--policies", "bold,walker", "--players", "2", "--jobs", "1")
    told = json.loads(run(capsys, *args, "--games", "4", "--json"))
    assert [one["policy"] for one in told["policies"]] == ["bold", "walker"]
    assert told["policies"][0]["wins"] == 4
    assert "walker" in run(capsys, *args, "--games", "4")


@pytest.mark.parametrize(
    "args", [("--one", "hard"), ("--one", "nobody", "--others", "hard"), ("--policies", "")]
)
def test_a_tournament_with_invalid_players_is_refused(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...]
) -> None:
    assert main(["tournament", *args, "--games", "1"]) == 2
    assert "expected" in capsys.readouterr().err


def test_a_fit_finds_the_winning_features_and_keeps_their_signs() -> None:
    income = FEATURES.index("income")
    samples = []
    for number in range(200):
        rows = [[0.0] * len(FEATURES) for _ in range(2)]
        winner = number % 2
        rows[winner][income] = 2.0 if number % 5 else 0.5
        rows[1 - winner][income] = 1.0
        rows[winner][FEATURES.index("ruin")] = 0.5
        samples.append(Sample(rows, 0.0, winner))
    found = fit(samples)
    assert found.weights[1][income] > 0
    assert found.weights[1][FEATURES.index("ruin")] == 0
    assert found.loss < found.blind
    fits = {"standard": found}
    assert "Weights(" in weights_module(fits, 1, 1, "x")
    assert calibration_table(fits).startswith("kind,told,won,positions\nstandard,")


def test_the_same_lesson_gives_the_same_positions() -> None:
    lesson = TrainingGames("short", "twice", {})
    first = play_lessons(lesson, 0, 2)
    assert first == play_lessons(lesson, 0, 2)
    weights = tuple((0.1,) * len(FEATURES) for _ in range(2))
    learnt = TrainingGames(
        "short", "twice", {"standard": weights, "short": weights, "timed": weights}
    )
    assert play_lessons(learnt, 0, 2)


def test_training_writes_a_module_and_its_calibration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.train.KINDS", ("short",))
    out, table = tmp_path / "weights.py", tmp_path / "calibration.csv"
    args = ("--games", "4", "--rounds", "0", "--jobs", "1", "-o", str(out))
    assert main(["train", *args, "--calibration", str(table)]) == 0
    assert "rentroll train --games 4 --rounds 0 --seed 1" in out.read_text()
    assert table.read_text().count("\n") > 2


def test_check_measures_the_current_weights_with_new_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.cli.train.KINDS", ("short",))
    table, out = tmp_path / "deciles.csv", tmp_path / "weights.py"
    args = ["--games", "4", "--jobs", "1", "--seed", "1", "-o", str(out)]
    assert main(["train", *args, "--check", "--calibration", str(table)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("short: loss ")
    assert table.read_text().startswith("kind,told,won,positions\nshort,")
    assert not out.exists()
