"""The output of `simulate` and `scenario check`, the help, and one-line errors of all commands."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main, simulate
from bot.cli.all_commands import build_parser
from bot.support.parsing import rule_settings
from tests.support.paths import ROOT

RENT = ROOT / "tests" / "scenarios" / "rent"
RUN = "import sys; from bot.cli import main; raise SystemExit(main(sys.argv[1:]))"

NOBODY = 65534
Capsys = pytest.CaptureFixture[str]


def command(*args: str) -> list[str]:
    return [sys.executable, "-c", RUN, *args]


def environment(**more: str) -> dict[str, str]:
    """Return this environment, with block-buffered output, UTF-8 and more variables."""
    mine = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    return {**mine, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", **more}


def run(*args: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a new process with its output in pipes."""
    return subprocess.run(
        command(*args),
        cwd=ROOT,
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


# rentroll simulate

KEYS = [
    "games", "finished", "turns_median", "turns_p95", "wins_by_seat", "wins_by_policy",
    "actions_per_s", "turns_per_s", "games_per_s", "landings",
]  # fmt: skip
SPEEDS = ("actions_per_s", "turns_per_s", "games_per_s")


def simulated(capsys: Capsys, *args: str) -> dict[str, Any]:
    assert main(["simulate", "--json", "--games", "10", "--jobs", "1", *args]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    summary: dict[str, Any] = json.loads(out)
    return summary


def counts(summary: dict[str, Any]) -> dict[str, Any]:
    """Return a summary without the speeds, which depend on the machine."""
    return {key: value for key, value in summary.items() if key not in SPEEDS}


def test_simulate_prints_one_object_with_exactly_the_promised_keys(capsys: Capsys) -> None:
    summary = simulated(capsys, "--edition", "classic", "--variant", "standard", "--players", "4")
    assert list(summary) == KEYS
    assert summary["games"] == 10
    assert 0 < summary["finished"] <= 10
    assert 0 < summary["turns_median"] <= summary["turns_p95"]
    assert list(summary["wins_by_seat"]) == ["0", "1", "2", "3"]
    assert list(summary["wins_by_policy"]) == ["steady"]
    assert sum(summary["wins_by_seat"].values()) == summary["finished"]
    assert sum(summary["wins_by_policy"].values()) == summary["finished"]
    assert all(summary[key] > 0 for key in SPEEDS)


def test_landings_are_shares_of_all_rolls_with_jail_apart_from_its_visitors(
    capsys: Capsys,
) -> None:
    landings = simulated(capsys)["landings"]
    assert len(landings) == 41
    assert sum(landings.values()) == pytest.approx(1, abs=1e-9)
    assert 0.03 < landings["In Jail"] < 0.2
    assert 0.01 < landings["In Jail / Just Visiting"] < 0.04
    assert 0.02 < landings["Illinois Avenue"] < 0.05
    assert landings["Go to Jail"] == 0
    assert landings["Chance (7)"] > 0


def test_the_same_seed_gives_the_same_games_and_another_seed_others(capsys: Capsys) -> None:
    first = counts(simulated(capsys, "--seed", "one"))
    assert counts(simulated(capsys, "--seed", "one")) == first
    assert counts(simulated(capsys, "--seed", "two")) != first


def test_the_number_of_processes_changes_nothing_but_the_speed(capsys: Capsys) -> None:
    plan = ("--games", "30", "--seed", "7", "--variant", "short")
    alone = simulated(capsys, *plan)
    together = run("simulate", "--json", *plan, "--jobs", "2")
    assert together.stderr == ""
    assert counts(json.loads(together.stdout)) == counts(alone)


def test_policies_are_given_out_by_seat_and_repeated(capsys: Capsys) -> None:
    summary = simulated(capsys, "--policies", "bold, careful", "--players", "3")
    seats, policies = summary["wins_by_seat"], summary["wins_by_policy"]
    assert policies == {"bold": seats["0"] + seats["2"], "careful": seats["1"]}


def test_without_json_every_statistic_has_a_line(capsys: Capsys) -> None:
    assert main(["simulate", "--games", "3", "--players", "2", "--policies", "bold,steady"]) == 0
    out, err = capsys.readouterr()
    figures = dict(line.split("  ", 1) for line in out.splitlines())
    assert list(figures) == [
        "games played",
        "finished",
        "turns, median",
        "turns, 95th percentile",
        "wins by seat",
        "wins by policy",
        "busiest spaces",
        "actions/s",
        "turns/s",
        "games/s",
    ]
    assert figures["games played"].strip() == "3"
    assert figures["wins by policy"].strip().startswith("bold: ")
    assert err == ""


def test_the_95th_percentile_is_reached_by_95_of_100_games() -> None:
    from bot.cli.simulate import SimulationTally, summarise
    from bot.workshop.laboratory.many_games import Plan
    from editions import load

    plan = Plan(load("classic"), 2, "x")
    tally = SimulationTally(turns=list(range(1, 101)))
    assert summarise(plan, tally, 1.0).turns_p95 == 95
    one = SimulationTally(turns=[7])
    assert summarise(plan, one, 1.0).turns_p95 == 7


def test_landings_distinguish_spaces_of_the_same_name(capsys: Capsys, tmp_path: Path) -> None:
    """So is a space with the very name of the prisoners' share."""
    text = (ROOT / "editions" / "classic" / "edition.toml").read_text(encoding="utf-8")
    edition = tmp_path / "edition.toml"
    edition.write_text(text.replace("In Jail / Just Visiting", "In Jail"), encoding="utf-8")
    landings = simulated(capsys, "--edition", str(edition))["landings"]
    assert len(landings) == 41
    assert {"In Jail", "In Jail (10)"} <= set(landings)


# rentroll scenario check


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a passing, a failing and an invalid scenario, and other files."""
    shutil.copy(min(RENT.glob("*.toml")), tmp_path / "good.toml")
    (tmp_path / "deep" / "er").mkdir(parents=True)
    wrong = (
        'title = "Ana buys\\nBaltic Avenue"\nrules = ["BUY-1"]\ndice = [[1, 2]]\n'
        '[[players]]\nname = "Ana"\n[[players]]\nname = "Ben"\n'
        '[[steps]]\nplayer = "Ana"\ndo = "roll"\n'
        "[expect.players.Ana]\ncash = 1440\nat = 3\nowns = [3]\n"
    )
    (tmp_path / "deep" / "er" / "wrong.toml").write_text(wrong, encoding="utf-8")
    (tmp_path / "bad.toml").write_text('title = "x"', encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    (tmp_path / "folder.toml").mkdir()
    return tmp_path


def test_every_file_has_its_line_and_failures_their_differences(
    folder: Path, capsys: Capsys
) -> None:
    assert main(["scenario", "check", str(folder)]) == 2
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert err == ""
    assert lines[0] == f"BAD     {folder / 'bad.toml'}: file: expected the key 'rules'"
    assert lines[1:5] == [
        f"FAILED  {folder / 'deep' / 'er' / 'wrong.toml'}: Ana buys Baltic Avenue",
        "        at the end:",
        "          players.Ana.cash: expected 1440, got 1500",
        "          players.Ana.owns: expected ['Baltic Avenue'], got []",
    ]
    assert lines[5].startswith(f"ok      {folder / 'good.toml'}: ")
    assert lines[6:] == ["1 passed, 2 failed"]


def test_the_exit_code_of_scenario_check_reflects_its_results(folder: Path, capsys: Capsys) -> None:
    good, wrong = str(folder / "good.toml"), str(folder / "deep")
    assert main(["scenario", "check", good]) == 0
    assert main(["scenario", "check", good, wrong]) == 1
    assert main(["scenario", "check", good, wrong, str(folder / "bad.toml")]) == 2
    closing = [line for line in capsys.readouterr().out.splitlines() if "passed" in line]
    assert closing == ["1 passed, 0 failed", "1 passed, 1 failed", "1 passed, 2 failed"]


def test_the_command_checks_the_scenarios_of_this_repository() -> None:
    done = run("scenario", "check", "tests/scenarios/rent", "tests/scenarios/jail", FORCE_COLOR="1")
    *files, closing = done.stdout.splitlines()
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert closing == f"{len(files)} passed, 0 failed"
    assert all(line.startswith("ok      tests/scenarios/") for line in files)


# In a pipe and on a terminal


def test_no_progress_bar_goes_into_a_pipe(capsys: Capsys) -> None:
    done = run("simulate", "--games", "2", FORCE_COLOR="1", TTY_COMPATIBLE="1")
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_with_a_progress_bar_on_a_terminal_results_still_go_to_standard_output(
    tmp_path: Path,
) -> None:
    ours, theirs = os.openpty()
    results = tmp_path / "results.txt"
    with results.open("w") as file:
        process = subprocess.Popen(
            command("scenario", "check", str(RENT)),
            cwd=ROOT,
            env=environment(TERM="xterm"),
            stdout=file,
            stderr=theirs,
        )
        os.close(theirs)
        shown = b""
        try:
            while block := os.read(ours, 65536):
                shown += block
        except OSError:
            pass  # On Linux the end of a pseudo-terminal is an error.
        os.close(ours)
    assert process.wait(timeout=60) == 0
    assert b"checking" in shown
    assert b"ok " not in shown
    assert results.read_text(encoding="utf-8").splitlines()[-1].endswith(" passed, 0 failed")
    assert len(results.read_text(encoding="utf-8").splitlines()) > 10


@pytest.mark.parametrize("path", [RENT, min(RENT.glob("*.toml"))], ids=["many", "one"])
def test_a_reader_that_closes_the_pipe_is_no_error(path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as closed:
        done = subprocess.run(
            command("scenario", "check", str(path)),
            cwd=ROOT,
            env=environment(),
            stdout=closed,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_terminal_that_knows_only_ascii_is_no_error() -> None:
    done = run("simulate", "--help", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "--policies" in done.stdout


def test_ctrl_c_stops_without_a_traceback(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "simulate", interrupted)
    assert main(["simulate"]) == 130
    assert capsys.readouterr().err == "\nstopped\n"


# Help


Parsers = dict[tuple[str, ...], argparse.ArgumentParser]


def commands(parser: argparse.ArgumentParser, *path: str) -> Parsers:
    """Return the parsers of all commands and subcommands, by the words that call them."""
    found = {path: parser}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                found |= commands(below, *path, name)
    return found


COMMANDS = commands(build_parser())


def help_of(capsys: Capsys, *path: str) -> str:
    with pytest.raises(SystemExit) as leaving:
        main([*path, "--help"])
    out, err = capsys.readouterr()
    assert (leaving.value.code, err) == (0, "")
    return " ".join(out.split())


def test_the_documented_commands_exist() -> None:
    promised = {("simulate",), ("tournament",), ("scenario", "check")}
    assert promised <= set(COMMANDS)


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_command_and_each_of_its_options_has_help(
    path: tuple[str, ...], capsys: Capsys
) -> None:
    out = help_of(capsys, *path)
    assert out.startswith(" ".join(["usage: rentroll", *path]))
    for action in COMMANDS[path]._actions:
        if isinstance(action, argparse._SubParsersAction):
            parts: list[argparse.Action] = list(action._choices_actions)
            assert len(parts) == len(action.choices)
        else:
            parts = [action]
        assert [part.dest for part in parts if not part.help] == []


def test_the_help_lists_options_and_their_choices(capsys: Capsys) -> None:
    options = "--edition --variant --players --games --seed --policies --jobs --json"
    out = help_of(capsys, "simulate")
    assert [option for option in options.split() if f"[{option}" not in out] == []
    assert "classic" in out
    assert "short" in out
    assert "steady, bold, careful" in out


# Bad input

Fails = Callable[..., str]


@pytest.fixture
def error(capsys: Capsys) -> Fails:
    """Return a function that runs a failing command and returns its one line of error.

    The exit code must be 2.
    """

    def error(*args: str) -> str:
        assert main(args) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("error: ")
        assert err.count("\n") == 1
        assert err[:-1].isprintable()
        return err[len("error: ") : -1]

    return error


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["--players", "1"], "players: expected 2 to 8"),
        (["--players", "9"], "players: expected 2 to 8"),
        (["--players", "-3"], "players: expected 2 to 8"),
        (["--players", "999999999999"], "players: expected 2 to 8"),
        (["--players", "two"], "argument --players: expected a whole number, got 'two'"),
        (["--players", "2.5"], "argument --players: expected a whole number, got '2.5'"),
        (["--players", ""], "argument --players: expected a whole number, got ''"),
        (["--players", "9" * 1_000_000], "argument --players: expected a whole number, got '999"),
        (["--players"], "argument --players: expected one argument"),
        (["--edition", "atlantis"], "unknown edition 'atlantis': expected one of "),
        (["--edition", ""], "unknown edition '': expected one of "),
        (["--edition", "no/where.toml"], "no/where.toml: expected an edition file, found none"),
        (["--edition", "/dev/zero"], "/dev/zero/edition.toml: expected an edition file, found no"),
        (["--edition", f"/{'x' * 300}.toml"], "expected a readable file, got: File name too long"),
        (["--edition", "\x1b[31m"], "unknown edition '"),
        (["--edition", "a\nb/c.toml"], "expected an edition file, found none"),
        (["--variant", "long"], "variant: expected one of standard, short, timed, got 'long'"),
        (["--modules", "magic"], "modules: expected "),
        (["--modules", ","], "modules: expected "),
        (["--seed", "\udcff"], "argument --seed: expected text that is valid UTF-8"),
        (["--cheat"], "unrecognized arguments: --cheat"),
        (["--cheat\x1b[31m"], "unrecognized arguments: --cheat\\x1b[31m"),
        (["extra"], "unrecognized arguments: extra"),
    ],
    ids=range(23),
)
def test_an_impossible_table_is_refused_in_one_line(
    error: Fails, args: list[str], line: str
) -> None:
    assert line in error("simulate", *args)


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["--games", "0"], "--games: expected 1 to 10000000, got 0"),
        (["--games", "-1"], "--games: expected 1 to 10000000, got -1"),
        (["--games", "10000001"], "--games: expected 1 to 10000000, got 10000001"),
        (["--games", "1e3"], "argument --games: expected a whole number, got '1e3'"),
        (["--jobs", "0"], "--jobs: expected 1 to 256, got 0"),
        (["--jobs", "257"], "--jobs: expected 1 to 256, got 257"),
        (["--policies", "genius"], "--policies: expected names out of steady, "),
        (["--policies", "steady,,bold"], "--policies: expected names out of steady, "),
        (["--policies", ""], "--policies: expected names out of steady, "),
    ],
)
def test_an_impossible_simulation_is_refused_in_one_line(
    error: Fails, args: list[str], line: str
) -> None:
    assert line in error("simulate", *args)


@pytest.mark.parametrize(
    ("args", "line"),
    [
        ([], "rentroll: the following arguments are required: COMMAND (see rentroll --help)"),
        (["dance"], "rentroll: argument COMMAND: invalid choice: 'dance'"),
        (["scenario"], "rentroll scenario: the following arguments are required: COMMAND"),
        (["scenario", "check"], "rentroll scenario check: the following arguments are required:"),
        (["scenario", "dance"], "rentroll scenario: argument COMMAND: invalid choice: 'dance'"),
        (["watch"], "rentroll: argument COMMAND: invalid choice: 'watch'"),
    ],
)
def test_an_invalid_command_is_refused_in_one_line(
    error: Fails, args: list[str], line: str
) -> None:
    assert error(*args).startswith(line)


def test_an_edition_folder_without_its_file_is_refused_in_one_line(
    error: Fails, tmp_path: Path
) -> None:
    line = error("simulate", "--edition", str(tmp_path))
    assert line == f"{tmp_path}/edition.toml: expected an edition file, found none"


def test_an_error_in_an_edition_is_reported_with_its_place(error: Fails, tmp_path: Path) -> None:
    text = (ROOT / "editions" / "classic" / "edition.toml").read_text(encoding="utf-8")
    edition = tmp_path / "edition.toml"
    edition.write_text(text.replace("price = 60", "price = -60", 1), encoding="utf-8")
    line = error("simulate", "--edition", str(edition))
    assert line.startswith(f"{edition}: spaces[1].price: expected a whole number")


def test_a_folder_without_scenarios_is_named(error: Fails, tmp_path: Path, folder: Path) -> None:
    (tmp_path / "empty").mkdir()
    expected = f"{tmp_path / 'empty'}: expected a scenario file, or a folder with .toml files"
    assert error("scenario", "check", str(folder / "good.toml"), str(tmp_path / "empty")) == (
        expected
    )


@pytest.fixture
def somebody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Run the test in a temporary folder as a user who is not root."""
    monkeypatch.chdir(tmp_path)
    tmp_path.chmod(0o777)
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    yield
    if root:
        os.seteuid(0)


@pytest.mark.usefixtures("somebody")
def test_an_unreadable_folder_is_named(error: Fails) -> None:
    Path("locked").mkdir(mode=0)
    assert error("scenario", "check", "locked").startswith("locked: ")


@pytest.mark.parametrize(
    ("name", "reason"),
    [("missing.toml", "No such file or directory"), ("x" * 300, "File name too long")],
)
def test_a_path_that_cannot_be_opened_is_a_bad_file(
    name: str, reason: str, tmp_path: Path, capsys: Capsys
) -> None:
    assert main(["scenario", "check", str(tmp_path / name)]) == 2
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines() == [
        f"BAD     {tmp_path / name}: file: expected a readable file, got: {reason}",
        "0 passed, 1 failed",
    ]


def test_control_characters_in_a_file_name_are_escaped(folder: Path, capsys: Capsys) -> None:
    odd = folder / "\x1b[31mred\n\udcff.toml"
    (folder / "good.toml").rename(odd)
    assert main(["scenario", "check", str(odd)]) == 0
    first, closing = capsys.readouterr().out.splitlines()
    assert first.startswith(f"ok      {folder}/\\x1b[31mred\\n\\udcff.toml: ")
    assert closing == "1 passed, 0 failed"


def test_bad_input_shows_no_traceback_in_a_new_process(folder: Path) -> None:
    done = run("simulate", "--edition", "atlantis")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: unknown edition 'atlantis'")
    assert done.stderr.count("\n") == 1


# House rules


def test_house_rules_are_read_as_they_are_typed() -> None:
    typed = "free_parking_pot, starting_cash=2000,no_auctions=false,rent_collection=on_request"
    assert rule_settings(typed) == {
        "free_parking_pot": True,
        "starting_cash": 2000,
        "no_auctions": False,
        "rent_collection": "on_request",
    }
    assert rule_settings("") == {}


def test_house_rules_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for house in ([], ["--house", "starting_cash=777,no_auctions"]):
        assert main(["simulate", *house, "--games", "2", "--jobs", "1", "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] != told[1]


@pytest.mark.parametrize(
    ("house", "problem"),
    [
        ("volcano", "flags.volcano: there is no such rule"),
        ("starting_cash=much", "Expected `int`"),
        ("salary=-5", "flags.salary: expected a whole number from 0"),
        ("offline_token", "this edition does not have that module"),
    ],
)
def test_invalid_house_rules_are_refused(
    house: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--house", house]) == 2
    err = capsys.readouterr().err
    assert problem in err
    assert len(err.splitlines()) == 1
