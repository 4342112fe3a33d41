"""Suggested ways to pay a debt: they pay it, and no step is needless."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.play.panel.debt_advice import DebtPlan, advise, all_rents, open_debt
from editions.loader import load
from engine import Edition, GameState, Seat, apply, configure
from engine.actions import Mortgage, Sell, SellDown
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.decisions import Debt
from engine.errors import Illegal
from engine.money import can_raise, debt_of
from engine.state import BANK, clone, live_seats
from engine.why import Why
from tests.support.engine_tables import ANA, BEN, Game
from tests.support.sampling import long


def states(edition: str, seed: str, turns: int) -> Iterator[tuple[Edition, GameState]]:
    """Yield a copy of every state of a game between computer players."""
    ed = configure(load(edition), "standard")
    arena = Arena(ed, [POLICIES[name]() for name in ("steady", "bold", "careful")], seed)
    for _ in arena.play(turns):
        yield ed, clone(arena.state)


def owing(s: GameState, seat: Seat, amount: int) -> GameState:
    """Return a copy of the state in which this seat owes the Bank."""
    s = clone(s)
    s.last_id += 1
    s.pending.append(Debt(s.last_id, seat, BANK, amount, Why("tax")))
    return s


def follow(ed: Edition, s: GameState, advice: DebtPlan, without: int = -1) -> GameState | None:
    """Return the state after all steps but one, or None if a step is illegal.

    `without` is the index of the step to leave out, -1 for none.
    """
    for number, step in enumerate(advice.steps):
        if number == without:
            continue
        try:
            s = apply(ed, s, advice.debt.seat, step).state
        except Illegal:
            return None
    return s


def check(ed: Edition, s: GameState, seat: Seat) -> int:
    """Assert that the advice pays the debt without a needless step.

    Return the number of its steps.
    """
    advice = advise(ed, s, seat)
    assert advice is not None
    after = follow(ed, s, advice)
    assert after is not None, "every step is legal"
    assert not open_debt(after, advice.debt.id), "the debt is paid"
    for number in range(len(advice.steps)):
        rest = follow(ed, s, advice, without=number)
        assert rest is None or open_debt(rest, advice.debt.id), f"step {number} was not needed"
    return len(advice.steps)


@pytest.mark.parametrize("edition", [long("classic"), "harbour", long("nyc")])
def test_the_advice_pays_any_debt_without_a_needless_step(edition: str):
    dice = Random(edition)
    lengths: list[int] = []
    for game in range(4):
        for number, (ed, s) in enumerate(states(edition, f"advice-{game}", 220)):
            if number % 7 or s.result is not None or s.pending:
                continue
            for seat in live_seats(s):
                cash, most = s.players[seat].cash, can_raise(ed.board, s, seat)
                if most > cash:
                    debt = owing(s, seat, dice.randint(cash + 1, most))
                    lengths.append(check(ed, debt, seat))
    assert len(lengths) > 200
    assert max(lengths) > 4, "long ways to pay were among them"


def test_the_debts_that_games_really_lead_to_are_paid_by_the_advice():
    paid = hopeless = 0
    for seed in range(12):
        for ed, s in states("classic", f"debts-{seed}", 400):
            for seat in live_seats(s):
                debt = debt_of(s, seat)
                if debt is None or s.result is not None:
                    continue
                if can_raise(ed.board, s, seat) >= debt.amount:
                    paid += bool(check(ed, s, seat))
                else:
                    assert advise(ed, s, seat) is None
                    hopeless += 1
    assert paid > 10
    assert hopeless > 3


def test_without_a_debt_there_is_no_advice():
    game = Game({"cash": 10, "owns": ["Baltic Avenue"]}, {})
    assert advise(game.ed, game.s, ANA) is None


def test_the_smallest_mortgage_that_suffices_is_suggested():
    game = Game({"cash": 10, "owns": ["Baltic Avenue", "Boardwalk", "Reading Railroad"]}, {})
    advice = advise(game.ed, owing(game.s, ANA, 100), ANA)
    assert advice is not None
    assert advice.steps == (Mortgage(game.pos("Reading Railroad")),)
    assert advice.amounts == (100,)


def test_a_mortgage_that_a_later_sale_makes_needless_is_left_out():
    owns = ["Park Place", "Boardwalk", "Baltic Avenue"]
    built = {"Park Place": 1, "Boardwalk": 1}
    game = Game({"cash": 0, "owns": owns, "buildings": built}, {})
    advice = advise(game.ed, owing(game.s, ANA, 90), ANA)
    assert advice is not None
    assert [type(step) for step in advice.steps] == [Sell], "the house alone brings enough"


def test_a_whole_group_is_mortgaged_rather_than_houses_sold_for_half_their_price():
    owns = ["Park Place", "Boardwalk", "Mediterranean Avenue", "Baltic Avenue"]
    built = {"Mediterranean Avenue": 4, "Baltic Avenue": 4}
    game = Game({"cash": 0, "owns": owns, "buildings": built}, {})
    advice = advise(game.ed, owing(game.s, ANA, 190), ANA)
    assert advice is not None
    assert advice.steps == (Mortgage(game.pos("Boardwalk")),)


def test_hotels_that_cannot_break_down_are_sold_with_their_whole_group():
    owns = ["Park Place", "Boardwalk"]
    game = Game(
        {"cash": 0, "owns": owns, "buildings": {"Park Place": 5, "Boardwalk": 5}},
        {},
        bank={"houses": 1, "hotels": 4},
    )
    s = owing(game.s, ANA, 600)
    advice = advise(game.ed, s, ANA)
    assert advice is not None
    assert isinstance(advice.steps[0], SellDown)
    assert advice.amounts[0] == 1000
    assert check(game.ed, s, ANA) == 1


def test_the_advice_is_about_the_debtor_only():
    game = Game({"cash": 5, "owns": ["Boardwalk"]}, {"cash": 5, "owns": ["Park Place"]})
    s = owing(game.s, ANA, 100)
    assert advise(game.ed, s, BEN) is None
    advice = advise(game.ed, s, ANA)
    assert advice is not None
    after = follow(game.ed, s, advice)
    assert after is not None
    assert not after.mortgaged[game.pos("Park Place")]


def test_lone_deeds_are_given_up_before_a_whole_group():
    lone = ["Oriental Avenue", "St. Charles Place", "New York Avenue"]
    game = Game({"cash": 0, "owns": [*lone, "Park Place", "Boardwalk"]}, {})
    advice = advise(game.ed, owing(game.s, ANA, 200), ANA)
    assert advice is not None
    assert {
        game.ed.spaces[step.deed].name for step in advice.steps if isinstance(step, Mortgage)
    } == set(lone)


def test_two_small_mortgages_that_cost_less_rent_are_better_than_one():
    game = Game({"cash": 0, "owns": ["Water Works", "Baltic Avenue", "States Avenue"]}, {})
    advice = advise(game.ed, owing(game.s, ANA, 75), ANA)
    assert advice is not None
    assert all_rents(game.ed, game.s, ANA) == 4 * 7 + 4 + 10
    assert len(advice.steps) == 2, "Baltic and States Avenue bring less rent than Water Works"


@pytest.mark.parametrize("seed", range(8))
def test_the_advised_mortgages_cost_the_least_rent(seed: int):
    random, game = Random(seed), Game({"cash": 0}, {})
    ed, s = game.ed, game.s
    deeds = random.sample(ed.board.deeds, 7)
    for pos in deeds:
        s.owner[pos] = ANA
    s = owing(s, ANA, random.randint(50, sum(ed.board.mortgage[pos] for pos in deeds)))
    advice = advise(ed, s, ANA)
    assert advice is not None
    after = follow(ed, s, advice)
    assert after is not None
    for number in range(1, 2 ** len(deeds)):
        other = clone(s)
        chosen = [pos for bit, pos in enumerate(deeds) if number >> bit & 1]
        for pos in chosen:
            other.mortgaged[pos] = True
        if sum(ed.board.mortgage[pos] for pos in chosen) >= advice.debt.amount:
            assert all_rents(ed, after, ANA) >= all_rents(ed, other, ANA)
