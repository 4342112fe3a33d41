"""Watching a game: whole games, on a terminal and in a pipe."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from bot.cli import main
from bot.laboratory import games
from bot.laboratory.games import NAMES
from bot.tools.stage import Stage
from bot.tools.watch import PER_SENTENCE, PER_TURN, run_watch, watch
from editions import load
from engine import BadSetup, Edition, Seat, configure, fingerprint
from engine.ai.trader import Trader
from engine.setup import blank
from engine.state import Result

ROOT = Path(__file__).resolve().parent.parent
ED = configure(load("classic"))
PLAY = "from bot.cli import main; raise SystemExit(main({}))"
WITHOUT_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Screen:
    """A console to look at afterwards, and the pauses that were made on it."""

    def __init__(self, *, terminal: bool = False) -> None:
        self.out = io.StringIO()
        self.console = Console(
            file=self.out,
            force_terminal=terminal,
            color_system="truecolor" if terminal else None,
            width=80,
        )
        self.pauses: list[float] = []

    def watch(
        self,
        players: Sequence[str] = NAMES[:3],
        *,
        seed: str = "w",
        ed: Edition = ED,
        fast: bool = True,
        explain: bool = False,
    ) -> int:
        return watch(
            ed,
            players,
            seed,
            [Trader() for _ in players],
            fast=fast,
            explain=explain,
            console=self.console,
            sleep=self.pauses.append,
        )

    @property
    def text(self) -> str:
        return WITHOUT_COLOURS.sub("", self.out.getvalue())


def test_a_fast_game_in_a_pipe_ends_well_and_shows_a_winner() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY.format(["watch", "--players=3", "--seed=pipe", "--fast"])],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        env={"PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(ROOT)},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"^★ \w+ wins after \d+ turns ★", done.stdout, re.MULTILINE)
    assert "\x1b" not in done.stdout
    assert max(len(line.rstrip()) for line in done.stdout.splitlines()) <= 80


def test_a_pipe_without_squares_and_stars_still_gets_its_game() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY.format(["watch", "--players=2", "--seed=ascii", "--fast"])],
        cwd=ROOT,
        capture_output=True,
        encoding="ascii",
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": str(ROOT)},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "wins the game!" in done.stdout


def test_every_player_gets_a_turn_a_colour_and_a_rank() -> None:
    screen = Screen(terminal=True)
    assert screen.watch(NAMES) == 0
    for rank in range(1, len(NAMES) + 1):
        assert re.search(rf"^{rank}\. ● \w+ ", screen.text, re.MULTILINE)
    for name, token in zip(NAMES, ED.tokens, strict=True):
        assert re.search(rf"^● {name}  {token} +turn \d+  \$", screen.text, re.MULTILINE)
    colours = set(re.findall(r"\x1b\[38;2;[0-9;]*m● ", screen.out.getvalue()))
    assert len(colours) == len(NAMES)


def test_the_hash_comes_first_and_the_seed_last() -> None:
    screen = Screen()
    screen.watch(seed="a secret")
    start, end = screen.text.split("goes first.")
    assert fingerprint("a secret") in start
    assert "a secret" not in start
    assert "The seed was a secret" in end
    assert fingerprint("a secret") in end


def test_the_same_seed_shows_the_same_game() -> None:
    first, second = Screen(), Screen()
    first.watch(seed="again")
    second.watch(seed="again")
    assert first.text == second.text


def test_a_terminal_is_given_time_to_read() -> None:
    screen = Screen(terminal=True)
    screen.watch(fast=False)
    assert set(screen.pauses) == {PER_TURN, PER_SENTENCE}
    assert screen.pauses.count(PER_TURN) == screen.text.count("  turn ")


@pytest.mark.parametrize(("terminal", "fast"), [(True, True), (False, False)])
def test_nobody_waits_in_a_hurry_or_in_a_pipe(terminal: bool, fast: bool) -> None:
    screen = Screen(terminal=terminal)
    screen.watch(fast=fast)
    assert screen.pauses == []


def test_names_with_brackets_are_only_names() -> None:
    names = ("[bold]Ana[/bold]", "Ben [/]", "[red]")
    screen = Screen(terminal=True)
    assert screen.watch(names) == 0
    for name in names:
        assert f"● {name}  " in screen.text
        assert f"{name} rolls" in screen.text


def test_a_name_inside_another_word_is_not_painted() -> None:
    text = Stage(ED, ("Bo", "Ada"), Screen().console).paint("Bo lands on Boardwalk.")
    painted = [text.plain[span.start : span.end] for span in text.spans]
    assert painted == ["Bo", "Boardwalk"]


def test_control_c_ends_it_with_one_line() -> None:
    screen = Screen(terminal=True)

    def interrupt(seconds: float) -> None:
        screen.pauses.append(seconds)
        if len(screen.pauses) == 20:
            raise KeyboardInterrupt

    code = watch(
        ED,
        NAMES[:2],
        "stop",
        [Trader(), Trader()],
        fast=False,
        console=screen.console,
        sleep=interrupt,
    )
    assert code == 130
    assert re.fullmatch(r"Stopped in turn \d+\. The seed was stop", screen.text.splitlines()[-1])


def test_control_c_in_a_pipe_adds_no_empty_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Stage, "heading", interrupted)
    screen = Screen()
    assert screen.watch() == 130
    assert screen.text.splitlines()[-2].endswith("goes first.")


def test_the_time_of_a_timed_game_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "TIMED_ROUNDS", 5)
    screen = Screen()
    assert screen.watch(ed=configure(load("classic"), "timed")) == 0
    assert "Time is up." in screen.text


def test_a_short_game_ends_at_the_first_bankruptcy_with_everybodys_worth() -> None:
    screen = Screen()
    assert screen.watch(ed=configure(load("classic"), "short")) == 0
    assert "The first bankruptcy ends it." in screen.text
    told = re.search(r"1\. \w+ \((\$[\d,]+)\)", screen.text)
    shown = re.search(r"^1\. ● .* (\$[\d,]+) *$", screen.text, re.MULTILINE)
    assert told
    assert shown
    assert told[1] == shown[1]


def test_a_game_without_end_is_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MOST_TURNS", 12)
    screen = Screen()
    assert screen.watch() == 0
    assert "no winner after 12 turns: called off" in screen.text


def test_the_table_marks_every_deed_in_its_group() -> None:
    s = blank(ED, ED.tokens[:2])
    board = ED.board
    for pos in (*board.groups["purple"], *board.groups["orange"], board.groups["railroad"][2]):
        s.owner[pos] = Seat(0)
    s.level[board.groups["purple"][1]] = 5
    s.level[board.groups["purple"][0]] = 4
    s.mortgaged[board.groups["orange"][0]] = True
    screen = Screen()
    Stage(ED, ("Ana", "Ben"), screen.console).standings(s)
    header, ana, ben = screen.text.splitlines()[-3:]
    assert "pu lig mag ora red yel gre da rail ut" in header
    assert "4H ··· ··· □■■ ··· ··· ··· ·· ··■· ··" in ana
    assert "■" not in ben


def test_winners_can_share_the_last_word() -> None:
    s = blank(ED, ED.tokens[:2])
    s.result = Result("time_limit", (1, 1), (1500, 1500))
    screen = Screen()
    Stage(ED, ("Ana", "Ben"), screen.console).ending(s, "even", fingerprint("even"))
    assert "★ Ana and Ben win after 0 turns ★" in screen.text


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 10**9])
def test_too_many_or_too_few_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match="--players: expected 2 to 8, got"):
        run_watch(ED, players, None, True)


@pytest.mark.parametrize(
    ("option", "complaint"), [("--edition=nowhere", "nowhere"), ("--variant=slow", "variant")]
)
def test_an_unknown_edition_or_variant_is_refused(
    option: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", "--fast", option]) == 2
    assert complaint in capsys.readouterr().err


def test_without_a_seed_every_game_is_another(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = set()
    for _ in range(2):
        assert run_watch(ED, 2, None, True) == 0
        seeds.update(re.findall(r"The seed was (\w+)", capsys.readouterr().out))
    assert len(seeds) == 2


def test_what_changes_the_chances_is_explained() -> None:
    screen = Screen()
    assert screen.watch(explain=True) == 0
    assert re.search(r"Chances: Ada \d+ → \d+%", screen.text)
    plain = Screen()
    plain.watch()
    assert "Chances" not in plain.text
