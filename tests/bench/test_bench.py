"""The bench prints speeds as shares of its references, and fails on wrong landing shares."""

from __future__ import annotations

import asyncio
import io
import re

import pytest
from msgspec.structs import replace
from rich.console import Console

from bot.cli.tournament import play_batch
from bot.words import LANGUAGES
from bot.workshop.laboratory.many_games import Plan
from editions import load
from tests.bench import __main__ as bench
from tests.bench import landings, reference, report
from tests.bench.load import Load, LoadPlan, Phase, Sample
from tests.bench.opponents import write_earlier
from tests.bench.speed import measure_speed
from tests.bench.storage import measure_storage
from tests.bench.tables import Bare, measure_tables
from tests.bench.turn_requests import AT_ONCE, measure_requests
from tests.support.postgres_server import programs

CLASSIC = load("classic")
SMALL = replace(bench.QUICK, repetitions=1, rolls=2_000, band=100.0)


@pytest.fixture(autouse=True)
def plain_output(monkeypatch):
    """Output as in a pipe, even if the tests run in a terminal."""
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)


def printed(capsys, name: str) -> str:
    assert bench.run(SMALL, [name]) == 0
    return str(capsys.readouterr().out)


def test_each_speed_is_printed_with_its_share_of_the_reference(capsys):
    shares = {
        line.split("  ")[1].strip(): line.split("%")[0].split()[-1]
        for line in printed(capsys, "speed").splitlines()
        if re.match(r"  \S.*\d%", line)
    }
    assert shares.pop("Bare reference loop") == "100.00"
    for label in ("Engine alone, 4 walkers who buy nothing", "AI games, 4 traders"):
        assert float(shares[label]) > 0


def test_each_round_trip_is_printed_beside_a_bare_request(capsys):
    out = printed(capsys, "roundtrip")
    for label in ("Slash command, text answer", "Slash command, picture"):
        line = rf"^  {label} +[\d,]+\.\d +[\d,]+\.\d +\d+\.\d ×"
        assert re.search(line, out, re.MULTILINE), label


def test_a_benchmark_of_opponents_prints_an_interval_and_resumes_from_its_file(capsys, tmp_path):
    for games in (1, 2):
        plan = replace(SMALL, scores=str(tmp_path), duels=games)
        assert bench.run(plan, ["opponents"]) == 0
        line = rf"^  Shopper against normal +[\d.]+% +[\d.]+% to [\d.]+% .* {games} +{games} +\d"
        assert re.search(line, capsys.readouterr().out, re.MULTILINE)
    assert len(list(tmp_path.glob("*.json"))) == 1


def test_a_hard_player_of_an_earlier_commit_sits_at_a_table(tmp_path, monkeypatch):
    if not write_earlier(tmp_path):
        pytest.skip("this copy of the project has no history")
    monkeypatch.syspath_prepend(str(tmp_path))
    seats = ("hard", "earlier:Hard")
    assert play_batch(Plan(CLASSIC, 2, "earlier", seats), 0, 1).games == 1
    assert not write_earlier(tmp_path, "0" * 40)


def test_each_picture_is_printed_with_its_time_size_and_ratio(capsys):
    out = printed(capsys, "pictures")
    for label in (
        "Board, the next turn", "Board, the same again", "Board, a new table", "Board, cold",
        "Hand", "Deed", "Card", "Auction", "Trade", "End card",
    ):  # fmt: skip
        figures = r"[\d,]+\.\d +\d+\.\d +\d+ +\d+\.\d\d × +\d+%"
        assert re.search(rf"^  {label} +{figures}", out, re.MULTILINE), label
    assert re.search(r"^  Replay, \d+ turns +[\d,]+\.\d +[\d,]+", out, re.MULTILINE)
    held = re.search(r"Picture caches: (\d+) MB after 1 edition, .+, at most (\d+) MB\.", out)
    assert held
    assert int(held[1]) < int(held[2]) < 150


def test_exact_and_measured_shares_are_printed_with_the_verdict(capsys):
    out = printed(capsys, "landings")
    assert re.search(r"24 Illinois Avenue +3\.186% +\d\.\d{3}% +[+-]\d\.\d{3} pp", out)
    assert re.search(r"Rolls per turn: exact 1\.1866, measured 1\.\d{4} over 2,000 rolls\.", out)
    assert re.search(r"Largest deviation: \d\.\d{3} pp on .+, allowed 100.00 pp: PASS\n$", out)
    assert "\x1b" not in out
    assert "━" not in out


def test_the_bench_fails_if_landing_shares_differ_more_than_allowed(capsys):
    assert bench.run(replace(SMALL, band=0.001), ["landings"]) == 1
    assert capsys.readouterr().out.endswith("allowed 0.00 pp: FAIL\n")


def test_a_game_of_people_is_counted_turn_by_turn_and_route_by_route(capsys, monkeypatch):
    game = asyncio.run(measure_requests(2, "1", thinking=AT_ONCE))
    assert len(game.counted) == len(game.exempt) == 2
    assert min(game.exempt) > 0, "every press is answered"
    routes = sum(sum(told["statuses"].values()) for told in game.routes.values())
    assert routes == sum(game.counted) + sum(game.exempt)
    assert game.too_many == {}
    assert game.how_often("do:roll") >= 2
    assert sum(game.presses) == sum(game.pressed.values())
    assert min(game.presses) > 0
    assert len(game.messages) == 2
    assert sum(game.messages) > 0, "somebody is called"

    async def measured(*args):
        return game

    monkeypatch.setattr(bench, "measure_requests", measured)
    out = printed(capsys, "requests")
    assert re.search(r"^  counted +\d+(\.5)? +\d+\.\d\d +\d+", out, re.MULTILINE)
    for name in ("presses", "messages"):
        assert re.search(rf"^  {name} +\d+(\.5)? +\d+\.\d\d +\d+", out, re.MULTILINE)
    route = r"^  POST /interactions/\S+ +exempt +\d+\.\d\d +(200: \d+, )?204: \d+ *$"
    assert re.search(route, out, re.MULTILINE)
    assert "429s: 0 global, 0 others." in out


@pytest.mark.long
def test_the_size_of_games_is_printed_for_each_database(capsys, monkeypatch):
    stored = asyncio.run(measure_storage(1, 1, "1"))
    for one in stored:
        assert one.entries > 100
        assert one.size > one.entries * 100, "an entry holds its events and a digest"
        assert one.transactions >= one.pressed_entries > 0, "each entry is a transaction"

    async def measured(*args):
        return stored

    monkeypatch.setattr(bench, "measure_storage", measured)
    out = printed(capsys, "storage")
    assert re.search(r"^  SQLite +1 +[\d,]+ +[\d,]+ +[\d,]+ +\d+\.\d\d", out, re.MULTILINE)
    if programs() is not None:
        line = r"^  PostgreSQL +1 +[\d,]+ +[\d,]+ +[\d,]+ +[\d,]+ +\d+\.\d\d"
        assert re.search(line, out, re.MULTILINE)


def test_live_tables_of_people_and_of_computers_are_measured_apart(capsys, monkeypatch):
    load = asyncio.run(measure_tables(LoadPlan(6, 3, 3, computers=3)))
    assert load.presses == len(load.answered.seconds) + load.unanswered + load.refused > 0
    assert load.people.seconds
    assert load.computers.seconds
    assert load.late_people == load.late_computers == 0
    assert load.requests["counted"] > 0
    assert 0 < load.back <= load.all_back
    assert load.acts_of_people >= len(load.saved.seconds) > 0
    assert load.acts_of_computers > 0
    assert all(phase.in_time for phase in load.phases), load.phases
    assert load.never_opened == 0

    async def measured(*args, **more):
        return load

    monkeypatch.setattr(bench, "measure_tables", measured)
    out = printed(capsys, "tables")
    for who, until in (
        ("people", "press to answer"),
        ("people", "press to disk"),
        ("people", "commit to newest shown"),
        ("computers", "commit to newest shown"),
    ):
        line = rf"^  {who} +{until} +[1-9]\d*( +[\d,]+\.\d){{3}} +[\d,]+ / [\d,]+ ×"
        assert re.search(line, out, re.MULTILINE), (who, until)
    assert re.search(r"Requests: [\d.]+ counted a second \(at most \d+ in one\)", out)

    async def both(*args):
        return {"SQLite": load, "PostgreSQL": load}

    monkeypatch.setattr(bench, "measure_confirmed", both)
    line = r"^  PostgreSQL +[1-9]\d*( +[\d,]+\.\d){4} +1\.00 ×"
    assert programs() is None or re.search(line, printed(capsys, "confirmed"), re.MULTILINE)


def test_a_phase_that_timed_out_is_reported_and_the_other_figures_are_printed():
    load = Load(LoadPlan(10, 2, 5, computers=5), presses=5, acts_of_people=5, acts_of_computers=5)
    load.phases = [Phase("opened", 3.0, True), Phase("drained", 30.0, False)]
    load.requests = {"counted": 10, "peak": 4, "exempt": 5, "too_many": {}}
    sizes = [(300, 7_000_000), (310, 7_100_000), (311, 7_200_000)]
    load.samples = [Sample(1.0, held * 10**6, kept) for held, kept in sizes]
    said = "\n".join(report.load_lines(load, Bare(0.001, 0.001)))
    assert "Not in time: drained: 30.0 s, OUT OF TIME." in said
    assert "opened" not in said
    assert "Memory held: 300, 310, 311 MB." in said
    assert "Database: 7.0, 7.1, 7.2 MB, 20,000 bytes an act." in said
    assert "Acts: 1.0 a second at tables of people, 1.0 at those of computers" in said


def test_two_load_measurements_give_the_memory_per_table():
    few = Load(LoadPlan(10, 1, 1), samples=[Sample(0.0, 100_000_000, None)])
    many = Load(LoadPlan(110, 1, 1), samples=[Sample(0.0, 115_000_000, None)])
    assert report.memory_lines([few]) == []
    assert report.memory_lines([few, many]) == ["From 10 to 110 tables: 150 kB each."]


def test_an_unknown_measurement_is_an_error_of_one_line(capsys):
    with pytest.raises(SystemExit):
        bench.main(["dance"])
    assert "dance: expected speed, pictures, words, roundtrip" in capsys.readouterr().err


def test_options_of_the_bench_change_its_plan():
    args = bench.parser().parse_args(
        [
            "tables",
            "--tables",
            "40",
            "--acts",
            "8",
            "--seconds",
            "5",
            "--computers",
            "10",
            "--no-limits",
            "--turns",
            "3",
            "--games",
            "5",
        ]
    )
    plan = bench.plan_of(args)
    assert args.names == ["tables"]
    assert plan.loads == (LoadPlan(40, 8, 5, 10, False),)
    assert plan.loads[0].presses == 6
    assert plan.loads[0].pace == 5
    assert plan.requests_turns == 3
    assert plan.stored_games == 5


def test_the_long_plan_has_enough_rolls_and_tables():
    long = bench.plan_of(bench.parser().parse_args(["--long"]))
    assert long.rolls >= 5_000_000
    assert long.band <= 0.05
    assert long.requests_turns >= 60
    assert [(load.tables, load.acts, load.seconds) for load in long.loads] == [
        (500, 50, 300),
        (1000, 100, 300),
    ]
    assert all(load.limits for load in long.loads)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_a_progress_bar():
    console = Console(file=Terminal(), force_terminal=True, width=80)
    with bench.progress_bar(console, "Landings") as advance:
        advance(0.5)
    assert "Landings" in console.file.getvalue()  # type: ignore[attr-defined]
    assert " 50%" in console.file.getvalue()  # type: ignore[attr-defined]


def test_each_speed_is_the_best_of_runs_that_did_the_same_work():
    steps: list[float] = []
    loop, walkers, traders, applied = measure_speed(CLASSIC, 2, 2, 1_000, steps.append)
    assert loop.work.turns == 10_000
    assert walkers.work.turns == 1_000
    assert traders.work == applied.work
    assert traders.work.games == 2
    assert sum(steps) == pytest.approx(1)


def test_several_workers_count_the_same_as_one(monkeypatch):
    monkeypatch.setattr(landings, "ROLLS_PER_GAME", 1_000)
    done: list[int] = []
    alone = landings.measure(CLASSIC, 3_000, "workers", advance=done.append)
    together = landings.measure(CLASSIC, 3_000, "workers", workers=2)
    assert done == [1_000] * 3
    assert alone.rolls == 3_000
    assert (alone.ends, alone.turns) == (together.ends, together.turns)


def test_the_reference_loop_returns_dice_move_and_landing():
    thrown, moved, landed = reference.play(1)
    assert isinstance(thrown, reference.Thrown)
    assert isinstance(moved, reference.Moved)
    assert isinstance(landed, reference.Landed)
    assert moved.to == thrown.first + thrown.second
    assert landed.name == f"space {moved.to}"


def test_the_words_of_a_table_are_measured_beside_the_reference_in_every_language(capsys):
    lines = [line for line in printed(capsys, "words").splitlines() if " ×" in line]
    assert [line.split()[0] for line in lines] == [*LANGUAGES]
