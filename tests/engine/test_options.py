"""A seat is offered exactly the actions it may take, and every refusal has words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.words import LANGUAGES, localized, speaking
from bot.words.narration.illegal_actions import reason
from editions.loader import available
from engine import Edition, GameState, Illegal, Seat, options
from engine import actions as a
from engine.actions import Action
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
from engine.game import perform
from engine.state import clone
from engine.tx import Tx
from tests.support.random_actions import at_space
from tests.support.walk import Walk

WALKS = 4
STEPS = 120
EVERY = 12

PLAIN = (
    a.Roll, a.EndTurn, a.Buy, a.Decline, a.Pass, a.PayFine, a.PayFlat, a.PayPercent, a.TakeSalary,
    a.TakeQuestion, a.NextQuestion, a.PleadGuilty, a.HireLawyer, a.GoBankrupt, a.Resign, a.Skip,
)  # fmt: skip
ABOUT_A_SPACE = (a.Mortgage, a.Lift, a.KeepMortgaged, a.Take, a.Expand, a.MoveToken)
BY_ITEM = (a.Accept, a.Reject, a.Withdraw, a.ClaimRent)


def every_action(ed: Edition, s: GameState) -> Iterator[Action]:
    """Yield every action but trades, clocks and agreed ends, with every space and many numbers."""
    yield from (kind() for kind in PLAIN)
    for deck in ed.decks:
        yield a.UseCard(0, deck.id)
    for group in ed.board.groups:
        for level in range(-1, ed.rules.hotel_level + 2):
            yield from (a.BuildUp(group, level), a.SellDown(group, level))
    for pos in range(-1, ed.board.size + 1):
        yield from (kind(pos) for kind in ABOUT_A_SPACE)  # type: ignore[arg-type]
        yield from (a.Sell(pos, count) for count in range(6))  # type: ignore[arg-type]
        yield a.Build(pos, 1)  # type: ignore[arg-type]
    for number in {*range(-1, 6), *(p.cash + more for p in s.players for more in (0, 1))}:
        yield from (a.Bid(number), a.Want(number))
    for choice in range(4):
        yield a.Answer(choice)
    for item in [offer.id for offer in s.offers] + [claim.id for claim in s.claims]:
        yield from (kind(item) for kind in BY_ITEM)


def offered(option: Option) -> Iterator[Action]:
    """Yield the actions that an option covers."""
    match option:
        case Choice(action):
            yield action
        case BidForm(ref, least, most):
            yield from (a.Bid(amount, ref) for amount in range(least, most + 1))
        case WantForm(ref, least, most):
            yield from (a.Want(count, ref) for count in range(least, most + 1))
        case BuildForm(on):
            yield a.Build(on, 1)
        case SellForm(on, most):
            yield from (a.Sell(on, count) for count in range(1, most + 1))
        case SpaceForm(ref, action, spaces):
            yield from (at_space(action, pos, ref) for pos in spaces)
        case AnswerForm(ref, choices):
            yield from (a.Answer(choice, ref) for choice in range(choices))
        case OfferForm():
            return


def plainly(action: Action) -> Action:
    """Return an action with `ref` 0, unless it answers an offer or a claim."""
    if hasattr(action, "ref") and not isinstance(action, BY_ITEM):
        return msgspec.structs.replace(action, ref=0)
    return action


class Watcher:
    """A checker that tries every action at a table and compares it with the options."""

    def __init__(self) -> None:
        self.refusals: dict[tuple[str, frozenset[str]], Illegal] = {}

    def look(self, ed: Edition, s: GameState) -> None:
        tried = list(every_action(ed, s))
        for seat in (Seat(i) for i in range(len(s.players))):
            legal = {plainly(action) for action in tried if self._try(ed, s, seat, action)}
            shown = {plainly(act) for option in options(ed, s, seat) for act in offered(option)}
            assert legal - shown == set(), "accepted, but not offered"
            assert shown & set(tried) - legal == set(), "offered, but refused"

    def _try(self, ed: Edition, s: GameState, seat: Seat, action: Action) -> bool:
        tx = Tx(ed, clone(s))
        try:
            perform(tx, seat, action)
        except Illegal as no:
            assert tx.s == s, f"{action} was refused but changed the game"
            self.refusals.setdefault((no.code, frozenset(no.params)), no)
            return False
        return True


@pytest.mark.parametrize("edition", available())
def test_exactly_the_offered_actions_are_accepted_and_refusals_have_words(edition: str) -> None:
    watcher = Watcher()
    rnd = random.Random(edition)
    for seed in range(WALKS):
        walk = Walk(seed, edition)
        for _ in range(STEPS):
            if walk.s.result is not None:
                break
            walk._step()
            if rnd.randrange(EVERY) == 0:
                watcher.look(walk.ed, walk.s)
    assert len(watcher.refusals) > 20
    names: Any = [f"Player {i}" for i in range(8)]
    for no in watcher.refusals.values():
        told = set()
        for language in LANGUAGES:
            with speaking(language):
                told.add(reason(no, localized(walk.ed), names))
        assert len(told) == len(LANGUAGES), f"{no.code} is told alike in two languages: {told}"
        assert not any("{" in sentence or not sentence for sentence in told)
