"""A computer player that simulates a few rounds after each candidate move, and takes the best.

The simulations are flat: hard players without their trade search continue after each candidate,
with the same dice for all, and the model judges the last position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

from msgspec.structs import replace

from engine import rng
from engine.actions import (
    Accept,
    Action,
    Bid,
    Buy,
    Decline,
    EndTurn,
    KeepMortgaged,
    Lift,
    Pass,
    PayFine,
    Reject,
    Roll,
    UseCard,
)
from engine.ai import deals, estate
from engine.ai.arena import next_action
from engine.ai.holdings import position_of
from engine.ai.judge import Judge
from engine.ai.levels import LEVELS, Level
from engine.ai.mind import Mind
from engine.ai.model import chances
from engine.auction import most_bid
from engine.decisions import Auction, BuyChoice, Debt, MortgagedDeed
from engine.edition import Deck, JailFree, Seat
from engine.errors import Illegal
from engine.game import perform
from engine.jail import fine_allowed
from engine.money import spendable
from engine.state import Bank, GameState, Hidden, live_seats
from engine.trade import answerable
from engine.tx import Tx
from engine.view import SeatView, view

PLAYOUTS = 32
"""Playouts (simulated continuations) of one decision, divided among its candidates.

Each candidate has at least two.
"""
HORIZON = 3
"""Length of a playout, in rounds."""
OFFERS, STEPS = 3, 3
"""Most offers and most other steps that are simulated in one decision."""
NEVER = 1_000_000
"""Rounds between two searches for trades in a playout: more rounds than a playout has."""


class Expert(Mind):
    """A hard player that simulates its moves. The same view gives the same decision.

    `enough` returns True to end the simulation early. The decision is then that of a hard player.
    """

    def __init__(
        self,
        level: Level | None = None,
        playouts: int = PLAYOUTS,
        enough: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(level)
        self._playouts = playouts
        self._enough = enough

    def decide(self, view: SeatView) -> Action:
        """Return the candidate with the best playouts.

        A hard player's choice is kept unless another candidate is surely better.
        """
        return self.compare(view)[0][0]

    def compare(self, view: SeatView) -> list[tuple[Action, float]]:
        """Return the candidates and their chances to win, the chosen one first.

        A candidate other than the hard player's choice is chosen only if it is better by more than
        a standard error. If there is no other candidate, or the simulation ends early, return only
        the hard player's choice, with chance 0.
        """
        seat, own = view.seat, super().decide(view)
        assert seat is not None
        options = list(dict.fromkeys([own, *self._options(view, seat)]))
        values = self._values(view, seat, options) if len(options) > 1 else {}
        if own not in values:
            return [(own, 0.0)]
        means = {option: sum(found) / len(found) for option, found in values.items()}
        sure = {own: 0.0}
        for option in means:
            gains = [new - old for new, old in zip(values[option], values[own], strict=True)]
            mean = sum(gains) / len(gains)
            spread = sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
            if mean > spread:
                sure[option] = mean
        best = max(sure, key=lambda option: sure[option])
        others = sorted((option for option in means if option != best), key=lambda o: -means[o])
        return [(option, means[option]) for option in (best, *others)]

    def _options(self, view: SeatView, seat: Seat) -> Iterator[Action]:
        """Yield the actions to simulate besides a hard player's choice."""
        offers = answerable(view.ed, view, seat)
        if offers:
            yield Accept(offers[0].id)
            yield Reject(offers[0].id)
        elif view.pending:
            yield from self._answers(view, seat)
        elif view.turn.seat == seat and not view.claims:
            yield from self._steps(view, seat)

    def _answers(self, view: SeatView, seat: Seat) -> Iterator[Action]:
        top = view.pending[-1]
        board, rules = view.ed.board, view.ed.rules
        match top:
            case BuyChoice():
                if spendable(view, seat) >= board.price[top.pos]:
                    yield Buy(top.id)
                yield Decline(top.id)
            case Auction() if top.building is None and 2 * top.bid >= board.price[top.pos]:
                yield Pass(top.id)
                bid = top.bid + max(1, board.price[top.pos] // 10)
                if bid <= most_bid(board, rules, view, seat, top):
                    yield Bid(bid, top.id)
            case MortgagedDeed():
                yield KeepMortgaged(top.pos, top.id)
                yield Lift(top.pos, top.id)
            case Debt():
                judge = self._judge(view, seat)
                yield from estate.ways_to_raise(view, judge, top)[:STEPS]
            case _:
                pass

    def _steps(self, view: SeatView, seat: Seat) -> Iterator[Action]:
        turn, player = view.turn, view.players[seat]
        if turn.phase == "end":
            judge = self._judge(view, seat)
            yield EndTurn(turn.ask)
            yield from estate.best_steps(view, judge, seat, self.level)[:STEPS]
            if self._may_trade(view, seat):
                bold = replace(self.level, doubt=0.0, envy=0.0)
                yield from deals.best_offers(view, judge, bold, self.people)[:OFFERS]
        elif player.jail:
            yield Roll(turn.ask)
            if player.cards:
                yield UseCard(turn.ask, player.cards[0])
            elif fine_allowed(view.ed.rules, player) and player.cash >= view.ed.rules.jail_fine:
                yield PayFine(turn.ask)

    def _values(
        self, view: SeatView, seat: Seat, options: Sequence[Action]
    ) -> dict[Action, list[float]]:
        """Return the chances to win at the end of the playouts, by candidate.

        The result is empty if `enough` ends the simulation. Illegal candidates are left out.
        """
        judge = self._judge(view, seat)
        values: dict[Action, list[float]] = {option: [] for option in options}
        for number in range(max(2, self._playouts // len(options))):
            label = f"{view.seed_hash}:{view.turn.number}:{view.turn.ask}:{number}"
            for option in list(values):
                if self._enough():
                    return {}
                try:
                    values[option].append(_playout(view, judge, option, label))
                except Illegal:
                    del values[option]
        return values


def _playout(view: SeatView, judge: Judge, first: Action, label: str) -> float:
    """Return the seat's chance to win HORIZON rounds after the first action.

    It is 1 or 0 if the game ends or the seat leaves before that.
    """
    ed, seat = view.ed, judge.seat
    s = imagined(view, label)
    tx = Tx(ed, s)
    end = s.turn.number + HORIZON * len(live_seats(s))
    perform(tx, seat, first)
    quick = replace(LEVELS["hard"], searches=False, pause=NEVER, gives_up=False)
    players = [Mind(quick)] * len(s.players)
    views = seats_of(view, s)
    while s.result is None and s.turn.number < end and not s.players[seat].out:
        tx.events = []
        perform(tx, *next_action(s, players, views))
    if s.result is not None:
        return float(s.result.ranks[seat] == 1)
    if s.players[seat].out:
        return 0.0
    return chances(ed, position_of(ed.rules, s), judge.weights)[seat]


def seats_of(seen: SeatView, s: GameState) -> list[SeatView]:
    """Return a state's view for each seat, in seat order."""
    return [view(seen.ed, s, Seat(number)) for number in range(len(s.players))]


def imagined(view: SeatView, label: str) -> GameState:
    """Return a possible state for a seat: all that it sees, with other dice and decks."""
    ed, seed = view.ed, rng.fingerprint(label)
    decks = {deck.id: _pile(view, deck, f"{seed}:{deck.id}") for deck in ed.decks}
    bank = view.bank
    return GameState(
        [replace(player, cards=player.cards.copy()) for player in view.players],
        view.owner.copy(),
        view.level.copy(),
        view.mortgaged.copy(),
        Bank(bank.houses, bank.hotels, bank.pot, bank.offline, bank.transfers, bank.changes),
        replace(view.turn),
        view.pending.copy(),
        view.offers.copy(),
        view.claims.copy(),
        view.result,
        view.refused.copy(),
        view.bids.copy(),
        view.dealt.copy(),
        hidden=Hidden(
            seed, 0, decks, rng.shuffled(f"{seed}:questions", 0, range(len(ed.questions)))
        ),
        last_id=_last_id(view),
    )


def _pile(view: SeatView, deck: Deck, seed: str) -> list[int]:
    """Return a deck's card indices in another order, without the jail cards that players hold."""
    held = sum(player.cards.count(deck.id) for player in view.players)
    free = [index for index, card in enumerate(deck.cards) if isinstance(card.effect, JailFree)]
    left = [index for index in range(len(deck.cards)) if index not in free[:held]]
    return rng.shuffled(seed, 0, left)


def _last_id(view: SeatView) -> int:
    """Return the highest id among the turn's question and all open questions, offers and claims."""
    numbered = (*view.pending, *view.offers, *view.claims)
    return max([view.turn.ask, *(item.id for item in numbered)])
