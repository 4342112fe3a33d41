"""Tests of `rentroll edition …`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec import structs

from bot.cli import main
from bot.workshop.lab_runs import lab_text
from bot.workshop.laboratory import report as lab
from bot.workshop.laboratory.report import lab_plan, run_lab
from editions.loader import available, load
from engine.actions import Action
from engine.ai.mind import Mind
from engine.errors import BadSetup
from engine.rules import configure
from engine.view import SeatView


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["edition", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_list_names_every_edition(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "list")
    assert code == 0
    for edition in available():
        assert edition in out


@pytest.mark.parametrize("edition", available())
def test_show_prints_the_whole_board_and_every_card(
    edition: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    code, out, _ = run(capsys, "show", edition)
    assert code == 0
    ed = load(edition)
    for space in ed.spaces:
        assert space.name in out
    for deck in ed.decks:
        for card in deck.cards:
            assert card.text in out


def test_a_new_edition_passes_its_own_check_and_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text, _ = run(capsys, "new", "my_town", "--from", "horse")
    assert code == 0
    file = tmp_path / "edition.toml"
    file.write_text(text, encoding="utf-8")
    code, out, _ = run(capsys, "check", str(file))
    assert (code, out) == (0, f"{file}: ok\n")
    assert main(["simulate", "--edition", str(file), "--games", "2"]) == 0


def test_check_lists_every_problem_and_exits_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "edition.toml"
    file.write_text(
        'id = "x"\nextends = "classic"\nname = ""\n[spaces]\n'
        '1 = { price = "a lot" }\n3 = { group = "nowhere" }\n',
        encoding="utf-8",
    )
    code, out, _ = run(capsys, "check", str(file))
    assert code == 1
    problems = [line for line in out.splitlines() if line.startswith("problem: ")]
    assert len(problems) >= 3
    assert any("price: expected a whole number" in line and "'a lot'" in line for line in problems)


def test_a_good_and_a_bad_file_together_exit_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "check", str(tmp_path / "missing.toml"), "editions/classic")
    assert code == 1
    assert "editions/classic: ok" in out


@pytest.mark.parametrize(
    "words", [("show", "nowhere"), ("new", "Not An Id"), ("new", "x", "--from", "nowhere")]
)
def test_an_error_is_one_line_and_exit_2(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert len(err.splitlines()) == 1


def test_the_schema_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "schema")
    assert code == 0
    assert json.loads(out)["title"] == "Rentroll edition"


# The laboratory


def test_the_laboratory_prints_its_findings(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = run(capsys, "lab", "harbour", "--games", "20", "--jobs", "1")
    assert code == 0
    assert err == "", "no progress bar in a pipe"
    for row in (
        "ended", "turns", "wins by seat", "most visited", "earned back", "money in play",
        "deciding card",
    ):  # fmt: skip
        assert row in out


def test_the_laboratory_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "lab", "harbour", "--games", "20", "--json")
    assert code == 0
    found = json.loads(out)
    assert found["games"] == 20
    assert sum(found["seat_wins"]) == pytest.approx(1)
    assert sum(found["visits"].values()) == pytest.approx(1)
    assert set(found["group_return"]) <= {group.id for group in load("harbour").groups}
    assert found["money_in_play"]["0"] == load("harbour").rules.starting_cash * found["players"]
    assert found["deciding_card"] == found["cards"][0]["card"]


def test_the_findings_do_not_depend_on_the_number_of_workers() -> None:
    assert run_lab(lab_plan(configure(load("harbour"))), 60, jobs=1) == run_lab(
        lab_plan(configure(load("harbour"))), 60, jobs=2
    )


def test_the_laboratory_finds_the_faults_of_a_board(tmp_path: Path) -> None:
    """With rents of 0, games never end and no group earns its price."""
    streets = [pos for pos, space in enumerate(load("classic").spaces) if space.kind == "street"]
    lines = ['id = "dull"', 'extends = "classic"', 'name = "Dull"', "[spaces]"]
    lines += [f"{pos} = {{ rents = [1, 1, 1, 1, 1, 1] }}" for pos in streets]
    file = tmp_path / "edition.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    found = run_lab(lab_plan(configure(load(str(file))), 2), 4, jobs=1)
    assert found.ended < 0.95
    assert any("do not end" in remark for remark in found.remarks)
    assert any("long" in remark for remark in found.remarks)


def test_the_laboratory_calls_no_board_fair_on_which_computers_fail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(self: Mind, view: SeatView) -> Action:
        raise ZeroDivisionError

    ed = configure(load("harbour"))
    sound = run_lab(lab_plan(ed), 200, jobs=1)
    assert sound.computer_failures == 0
    assert "fair board" in lab_text(ed, structs.replace(sound, remarks=[]))
    monkeypatch.setattr(Mind, "decide", fail)
    found = run_lab(lab_plan(ed), 200, jobs=1)
    assert found.computer_failures > 0
    assert "Computer players cannot play" in found.remarks[0]
    assert "Computer players cannot play" in lab_text(ed, found)
    assert "fair board" not in lab_text(ed, found)


def test_the_laboratory_plays_variants_and_modules() -> None:
    plan = lab_plan(configure(load("america"), "short", ("american_legal_system",)))
    assert run_lab(plan, 5, jobs=1).ended == 1


def test_turns_p95_is_the_turn_by_which_95_of_100_games_are_over() -> None:
    found = lab._findings(load("harbour"), 2, lab.Notes(turns=[*range(1, 101)]))
    assert found.turns_p95 == 95


def test_visits_count_every_arrival() -> None:
    found = run_lab(lab_plan(configure(load("classic"))), 10, jobs=1)
    assert found.visits["Go to Jail"] > 0.01
    assert found.visits["Chance (7)"] > 0.01


@pytest.mark.parametrize(
    "words",
    [
        ("--jobs", "-3"), ("--jobs", "0"), ("--jobs", "9999"), ("--games", "x"),
        ("--games", "9" * 5000), ("--players", "0"), ("--variant", "endless"),
        ("--modules", "volcano"),
    ],
)  # fmt: skip
def test_an_error_of_the_laboratory_is_one_line_and_exit_2(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "lab", "harbour", *words)
    assert (code, out) == (2, "")
    assert len(err) < 300
    assert len(err.splitlines()) == 1


def test_a_file_name_reaches_the_terminal_without_its_escapes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a\x1b[31mb.toml"
    file.write_text('id = "x"', encoding="utf-8")
    _, out, _ = run(capsys, "check", str(file))
    assert "\x1b" not in out


@pytest.mark.parametrize(("games", "players"), [(0, None), (5, 9), (5, 1), (5, 0)])
def test_the_laboratory_refuses_bad_numbers(games: int, players: int | None) -> None:
    with pytest.raises(BadSetup):
        run_lab(lab_plan(configure(load("harbour")), players), games)
