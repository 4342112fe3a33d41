"""The yardsticks load by name and play by the rules."""

from __future__ import annotations

import pytest

from bot.cli.all_commands import run_command
from bot.cli.tournament import play_batch
from bot.support import compiled
from bot.workshop.laboratory.many_games import Plan, new_policy
from editions.loader import load
from engine import configure
from engine.errors import BadSetup

YARDSTICKS = (
    "shopper:Shopper",
    "shopper:PatientShopper",
    "beggar:Beggar",
    "bluffer:TwiceBluffer",
    "searcher:SearcherOfNormals",
    "fixed:FixedPolicy",
)


@pytest.mark.parametrize("name", YARDSTICKS)
def test_a_yardstick_player_finishes_a_game(name: str) -> None:
    seats = (f"tests.yardsticks.{name}", "normal", "normal")
    score = play_batch(Plan(configure(load("classic")), 3, "yardsticks", seats), 0, 1)
    assert score.finished == 1


def test_a_loaded_player_plays_by_the_sources_as_it_may_extend_their_classes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(compiled, "begin_again", lambda: begun.append("again"))
    for one in ("tests.yardsticks.fixed:FixedPolicy", "walker"):
        given = ["tournament", "--one", one, "--others", "walker", "--players", "2", "--games", "1"]
        monkeypatch.setattr("sys.argv", ["rentroll", *given, "--jobs", "1", "--json"])
        assert run_command(None, lambda: None) == 0
        assert one in capsys.readouterr().out
    assert begun == ["again"]


@pytest.mark.parametrize("name", ["nobody", "tests.yardsticks.shopper:Nobody", "no.module:Player"])
def test_an_unknown_computer_player_is_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        new_policy(name)
