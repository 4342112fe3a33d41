"""Random actions: filled-in forms, and actions that no seat is offered."""

from __future__ import annotations

import random
from typing import Any

from engine import Edition, GameState
from engine import actions as a
from engine.actions import Action, Bid, Build, Counter, MakeOffer, Resign, Sell, Want
from engine.decisions import (
    AnswerForm,
    BidForm,
    BuildForm,
    Choice,
    OfferForm,
    Option,
    SellForm,
    SpaceForm,
    WantForm,
)


def fill(rnd: random.Random, option: Option) -> Action:
    """Return an action of this option, at random within the bounds of a form."""
    match option:
        case Choice(action):
            return action
        case BidForm(ref, least, most):
            return Bid(min(most, least + int(rnd.expovariate(1 / 30))), ref)
        case WantForm(ref, least, most):
            return Want(rnd.randint(least, most), ref)
        case BuildForm(on, most):
            return Build(on, rnd.randint(1, most))
        case SellForm(on, most):
            return Sell(on, rnd.randint(1, most))
        case AnswerForm(ref, choices):
            return a.Answer(rnd.randrange(-1, choices), ref)
        case SpaceForm(ref, action, spaces):
            return at_space(action, rnd.choice(spaces), ref)
        case OfferForm():
            parts = (
                rnd.choice([0, rnd.randint(0, option.give_cash)]),
                _some(rnd, option.give),
                _some(rnd, option.give_cards),
                rnd.choice([0, rnd.randint(0, option.ask_cash)]),
                _some(rnd, option.ask),
                _some(rnd, option.ask_cards),
            )
            return Counter(*parts, option.ref) if option.ref else MakeOffer(option.to, *parts)


def at_space(action: str, pos: Any, ref: int) -> Action:
    kinds: dict[str, Any] = {"expand": a.Expand, "take": a.Take, "move_token": a.MoveToken}
    found: Action = kinds[action](pos, ref)
    return found


def at_bounds(option: Option) -> list[Action]:
    """Return the actions at a form's lower and upper bound, or none for a trade.

    The fields of a trade depend on each other, so `fill` covers them.
    """
    match option:
        case Choice(action):
            return [action]
        case BidForm(ref, least, most):
            return [Bid(least, ref), Bid(most, ref)]
        case WantForm(ref, least, most):
            return [Want(least, ref), Want(most, ref)]
        case BuildForm(on, most):
            return [Build(on, 1), Build(on, most)]
        case SellForm(on, most):
            return [Sell(on, 1), Sell(on, most)]
        case AnswerForm(ref, choices):
            return [a.Answer(choice, ref) for choice in range(-1, choices)]
        case SpaceForm(ref, action, spaces):
            return [at_space(action, spaces[0], ref), at_space(action, spaces[-1], ref)]
        case OfferForm():
            return []


def nonsense(rnd: random.Random, ed: Edition, s: GameState) -> list[Action]:
    """Return actions no seat is offered: wrong spaces, absurd numbers, others' goods."""
    pos: Any = rnd.randrange(-3, ed.board.size + 3)
    amount = rnd.choice([-5, 0, 10**9])
    seat: Any = rnd.randrange(-2, len(s.players) + 2)
    return [
        Bid(amount), Build(pos, rnd.randint(-1, 7)), Sell(pos, rnd.randint(-1, 7)),
        a.SellDown(rnd.choice([*ed.board.groups, "nowhere"]), rnd.randint(-1, 6)),
        a.BuildUp(rnd.choice([*ed.board.groups, "nowhere"]), rnd.randint(-1, 6)),
        a.Mortgage(pos), a.Lift(pos), a.KeepMortgaged(pos), Want(amount), a.UseCard(0, "nowhere"),
        MakeOffer(seat, amount, (pos, pos), ("nowhere",)), MakeOffer(seat, 0, (pos,)),
        Counter(amount, (pos,)), a.Roll(), a.EndTurn(), a.Buy(), a.Decline(), a.Pass(),
        a.PayFine(), a.PayFlat(), a.PayPercent(), a.ClaimRent(), a.GoBankrupt(), a.Accept(),
        a.Reject(), a.Withdraw(), a.CallTime(), a.TimeUp(), a.TakeSalary(), a.Expand(pos),
        a.TakeQuestion(), a.Skip(), a.Answer(9), a.Take(pos), a.NextQuestion(), a.PleadGuilty(),
        a.HireLawyer(), a.MoveToken(pos),
    ]  # fmt: skip


def answers_to(ref: int) -> list[Action]:
    return [
        a.Roll(ref), a.EndTurn(ref), a.Buy(ref), a.Decline(ref), Bid(10**6, ref), a.Pass(ref),
        a.PayFine(ref), a.UseCard(ref), a.PayFlat(ref), a.PayPercent(ref), Want(0, ref),
        a.GoBankrupt(ref), a.TimeUp(ref), a.TakeSalary(ref), a.TakeQuestion(ref), a.Skip(ref),
        a.Answer(0, ref), a.NextQuestion(ref), a.PleadGuilty(ref), a.HireLawyer(ref),
    ]  # fmt: skip


def _some(rnd: random.Random, items: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(rnd.sample(items, rnd.randint(0, min(2, len(items)))))


def is_rare(option: Option) -> bool:
    return isinstance(option, Choice) and isinstance(option.action, Resign | a.CallTime)
