"""Games that nothing on the board can end: who makes way, when, and that they end then."""

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
    """The end of Ana's turn, so many rounds after the start, every group in several hands."""
    game = Game(*players, dice=[(4, 6)], **rest)
    game.do(ANA, Roll())
    if sold:
        late(game)
    game.s.turn.number = rounds * len(players)
    return game


def leaves(game: Game) -> bool:
    return isinstance(managed(game, ANA, "normal"), Resign)


def test_a_dead_board_is_given_up_by_whoever_has_the_least_chance() -> None:
    assert not leaves(dead(DEAD - 1, POOR, TRAINS, RICH))
    assert leaves(dead(DEAD, POOR, TRAINS, RICH))


def test_others_wait_for_those_who_have_less_to_lose() -> None:
    players = (RICH, POOR, POOR)
    assert not leaves(dead(DEAD + 2 * APART - 1, *players))
    assert leaves(dead(DEAD + 2 * APART, *players))


def test_whoever_has_a_group_to_build_on_plays_on_for_long() -> None:
    players = ({"owns": PURPLE, "cash": 800}, {"owns": GREEN, "cash": 9000})
    assert not leaves(dead(ENDLESS - 1, *players))
    assert leaves(dead(ENDLESS, *players))


def test_while_somebody_can_build_the_others_are_patient() -> None:
    players = (POOR, {"owns": GREEN, "cash": 3000}, RICH)
    assert not leaves(dead(SLOW - 1, *players))
    assert leaves(dead(SLOW, *players))


def test_the_only_rival_is_handed_the_game_only_late() -> None:
    assert not leaves(dead(SLOW - 1, POOR, RICH))
    assert leaves(dead(SLOW, POOR, RICH))


def test_nobody_gives_up_while_deeds_are_to_be_had_or_a_clock_runs() -> None:
    assert not leaves(dead(SLOW, POOR, TRAINS, RICH, sold=False))
    assert not leaves(dead(SLOW, POOR, TRAINS, RICH, flags={"time_limit": True}))


def test_the_deeds_of_whoever_made_way_come_to_auction() -> None:
    game = dead(DEAD, POOR, TRAINS, RICH)
    game.do(ANA, managed(game, ANA, "normal"))
    assert game.s.players[ANA].out
    assert game.s.pending, "the first of them is offered"
    assert game.s.result is None
    assert not isinstance(policy_named("normal").decide(view(game.ed, game.s, BEN)), EndTurn)


def test_nobody_is_told_to_give_up_and_no_absent_player_is_made_to() -> None:
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
def test_a_game_with_people_who_never_trade_ends(others: str) -> None:
    arena = Arena(
        configure(load("classic")),
        [policy_named(name) for name in ("normal", "normal", others)],
        f"no trade {others}",
    )
    for _ in arena.play(2000):
        pass
    assert arena.state.result is not None
