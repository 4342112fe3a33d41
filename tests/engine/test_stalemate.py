"""Games without prospects: which computers resign, when, and that such games end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.computers import Robots
from editions.loader import load
from engine import configure, view
from engine.actions import EndTurn, Resign, Roll
from engine.ai.arena import Arena
from engine.ai.coach import advise
from engine.ai.policies import policy_named
from engine.ai.stalemate import APART, DEAD, ENDLESS, SLOW
from tests.engine.test_opponents import GREEN, PURPLE, RAILROADS, late, managed
from tests.support.engine_tables import ANA, BEN, Game

POOR, RICH = {"cash": 100}, {"cash": 9000}
TRAINS = {"cash": 9000, "owns": RAILROADS}


def dead(rounds: int, *players: dict[str, Any], sold: bool = True, **rest: Any) -> Game:
    """Return a game at the end of Ana's turn after `rounds` rounds.

    Unless `sold` is False, every group is split between players.
    """
    game = Game(*players, dice=[(4, 6)], **rest)
    game.do(ANA, Roll())
    if sold:
        late(game)
    game.s.turn.number = rounds * len(players)
    return game


def leaves(game: Game) -> bool:
    return isinstance(managed(game, ANA, "normal"), Resign)


def test_the_computer_with_the_least_chance_resigns_on_a_dead_board() -> None:
    assert not leaves(dead(DEAD - 1, POOR, TRAINS, RICH))
    assert leaves(dead(DEAD, POOR, TRAINS, RICH))


def test_a_computer_resigns_later_than_computers_with_less_chance() -> None:
    players = (RICH, POOR, POOR)
    assert not leaves(dead(DEAD + 2 * APART - 1, *players))
    assert leaves(dead(DEAD + 2 * APART, *players))


def test_a_computer_with_a_whole_group_resigns_only_very_late() -> None:
    players = ({"owns": PURPLE, "cash": 800}, {"owns": GREEN, "cash": 9000})
    assert not leaves(dead(ENDLESS - 1, *players))
    assert leaves(dead(ENDLESS, *players))


def test_computers_resign_later_while_a_player_can_build() -> None:
    players = (POOR, {"owns": GREEN, "cash": 3000}, RICH)
    assert not leaves(dead(SLOW - 1, *players))
    assert leaves(dead(SLOW, *players))


def test_with_two_players_a_computer_resigns_later() -> None:
    assert not leaves(dead(SLOW - 1, POOR, RICH))
    assert leaves(dead(SLOW, POOR, RICH))


def test_no_computer_resigns_while_deeds_are_unowned_or_the_game_is_timed() -> None:
    assert not leaves(dead(SLOW, POOR, TRAINS, RICH, sold=False))
    assert not leaves(dead(SLOW, POOR, TRAINS, RICH, flags={"time_limit": True}))


def test_the_deeds_of_a_computer_that_resigns_are_auctioned() -> None:
    game = dead(DEAD, POOR, TRAINS, RICH)
    game.do(ANA, managed(game, ANA, "normal"))
    assert game.s.players[ANA].out
    assert game.s.pending, "the first of them is offered"
    assert game.s.result is None
    assert not isinstance(policy_named("normal").decide(view(game.ed, game.s, BEN)), EndTurn)


def test_neither_the_coach_nor_a_stand_in_resigns_for_a_person() -> None:
    game = dead(DEAD, POOR, TRAINS, RICH)
    assert leaves(game)
    advice = advise(game.ed, game.s, ANA)
    assert advice is not None
    assert not isinstance(advice.action, Resign)
    for name, gone in (("", False), ("normal", True)):
        found = Robots().next_action(game.ed, game.s, {ANA}, {ANA: name})
        assert found is not None
        assert isinstance(found[1], Resign) == gone


@pytest.mark.parametrize("others", ["never-trades", "buys-everything"])
def test_a_game_with_players_who_never_trade_ends(others: str) -> None:
    arena = Arena(
        configure(load("classic")),
        [policy_named(name) for name in ("normal", "normal", others)],
        f"no trade {others}",
    )
    for _ in arena.play(2000):
        pass
    assert arena.state.result is not None
