"""The bench prints speeds as shares of the reference loop, and fails when the dice lead astray."""

from __future__ import annotations

import io
import re

import pytest
from msgspec.structs import replace
from rich.console import Console

from editions import load
from tests.bench import landings, reference, report

CLASSIC = load("classic")


@pytest.fixture(autouse=True)
def plain_output(monkeypatch):
    """Whatever the terminal around the tests is like, the output is a pipe of the same width."""
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="module")
def small_plan():
    return replace(report.QUICK, repetitions=1, rolls=2_000, band=100.0, roundtrips=0, crowds=())


def test_a_quick_run_prints_each_speed_with_its_share_of_the_reference(capsys):
    assert report.run_bench(quick=True) == 0
    out = capsys.readouterr().out
    shares = {
        line.split("  ")[1].strip(): line.split("%")[0].split()[-1]
        for line in out.splitlines()
        if re.match(r"  \S.*\d%", line)
    }
    assert shares.pop("Bare reference loop") == "100.00"
    for label in ("Engine alone, 4 walkers", "AI games, 4 traders", "Those games by apply"):
        assert float(shares[label]) > 0
    for label in ("Slash command, text answer", "Slash command, picture"):
        assert re.search(rf"^  {label} +[\d,]+\.\d +[\d,]+\.\d +\d+\.\d ×", out, re.MULTILINE), (
            label
        )
    for tables in (1, 5):
        for way in ("confirmed", "new board"):
            line = rf"^ +{tables} +{way} +[1-9]\d* +[\d,.]+ +[\d,.]+ +[\d,]+ / [\d,]+ ×"
            assert re.search(line, out, re.MULTILINE), (tables, way)
    assert len(re.findall(r"stall [\d,.]+ ms, 0 presses without a board in time", out)) == 2


def test_a_quick_run_prints_exact_beside_measured_shares_and_the_verdict(
    capsys, monkeypatch, small_plan
):
    monkeypatch.setattr(report, "QUICK", small_plan)
    assert report.run_bench(quick=True) == 0
    out = capsys.readouterr().out
    assert re.search(r"24 Illinois Avenue +3\.186% +\d\.\d{3}% +[+-]\d\.\d{3} pp", out)
    assert re.search(r"Rolls per turn: exact 1\.1866, measured 1\.\d{4} over 2,000 rolls\.", out)
    assert re.search(r"Largest deviation: \d\.\d{3} pp on .+, allowed 100.00 pp: PASS\n$", out)


def test_the_bench_fails_when_a_share_is_off_by_more_than_allowed(capsys, monkeypatch, small_plan):
    monkeypatch.setattr(report, "QUICK", replace(small_plan, band=0.001))
    assert report.run_bench(quick=True) == 1
    assert capsys.readouterr().out.endswith("allowed 0.00 pp: FAIL\n")


def test_in_a_pipe_there_is_no_bar_and_no_colour(capsys, monkeypatch, small_plan):
    monkeypatch.setattr(report, "QUICK", small_plan)
    report.run_bench(quick=True)
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "━" not in out


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_a_bar_shows_how_far_it_is():
    console = Console(file=Terminal(), force_terminal=True, width=80)
    with report._bar(console, "Landings") as advance:
        advance(0.5)
    assert "Landings" in console.file.getvalue()  # type: ignore[attr-defined]
    assert " 50%" in console.file.getvalue()  # type: ignore[attr-defined]


def test_a_quick_run_prints_every_picture_with_time_size_and_ratio(capsys, monkeypatch, small_plan):
    monkeypatch.setattr(report, "QUICK", small_plan)
    report.run_bench(quick=True)
    out = capsys.readouterr().out
    for label in (
        "Board, warm", "Board, a new turn", "Board, cold", "Hand", "Deed", "Card", "Auction",
        "Trade", "End card",
    ):  # fmt: skip
        assert re.search(rf"^  {label} +[\d,]+\.\d +\d+ +\d+\.\d\d ×", out, re.MULTILINE), label
    assert re.search(r"^  Replay, \d+ turns +[\d,]+\.\d +[\d,]+", out, re.MULTILINE)
    held = re.search(r"Picture caches: (\d+) MB after 1 edition, .+, at most (\d+) MB\.", out)
    assert held
    assert int(held[1]) < int(held[2]) < 150


def test_the_full_bench_counts_five_million_rolls_within_a_twentieth_of_a_point():
    assert report.FULL.rolls >= 5_000_000
    assert report.FULL.band <= 0.05


def test_each_speed_is_the_best_of_runs_that_did_the_same_work(small_plan):
    steps: list[float] = []
    paces = report.measure_speed(CLASSIC, small_plan, steps.append)
    loop, walkers, traders, applied = paces
    assert loop.work.turns == small_plan.reference_turns
    assert walkers.work.turns == small_plan.walker_turns
    assert traders.work == applied.work
    assert traders.work.games == small_plan.games
    assert sum(steps) == pytest.approx(1)


def test_several_workers_count_the_same_as_one(monkeypatch):
    monkeypatch.setattr(landings, "ROLLS_PER_GAME", 1_000)
    done: list[int] = []
    alone = landings.measure(CLASSIC, 3_000, "workers", advance=done.append)
    together = landings.measure(CLASSIC, 3_000, "workers", workers=2)
    assert done == [1_000] * 3
    assert alone.rolls == 3_000
    assert (alone.ends, alone.turns) == (together.ends, together.turns)


def test_the_reference_loop_tells_of_dice_move_and_landing():
    thrown, moved, landed = reference.play(1)
    assert isinstance(thrown, reference.Thrown)
    assert isinstance(moved, reference.Moved)
    assert isinstance(landed, reference.Landed)
    assert moved.to == thrown.first + thrown.second
    assert landed.name == f"space {moved.to}"
