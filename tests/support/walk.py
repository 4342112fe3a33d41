"""Random walks: random legal actions of every seat, with all invariants checked after each.

`python -m tests.support.walk SEED` repeats one walk. A failing test prints the whole command.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import msgspec

from editions.loader import load
from engine import (
    Edition,
    GameState,
    Illegal,
    Seat,
    apply,
    configure,
    default,
    explain,
    fold,
    options,
    start,
    view,
    waiting,
)
from engine.actions import (
    Accept,
    Action,
    Build,
    BuildUp,
    CallTime,
    Counter,
    Lift,
    MakeOffer,
    Resign,
)
from engine.ai.arena import next_action
from engine.ai.trader import Trader
from engine.asked import final_count
from engine.dealings import AuctionClosed, BidMade, ClaimOpened, OfferClosed, OfferMade
from engine.decisions import Auction, Debt, FinalCount, MortgagedDeed
from engine.events import (
    DeedMoved,
    DiceThrown,
    Event,
    JailCardMoved,
    LotChanged,
    MoneyPaid,
    TurnBegan,
)
from engine.game import perform
from engine.modules.prizes import trip_deeds, trip_to_make
from engine.money import can_raise, debt_of
from engine.state import BANK, POT, clone, live_seats
from engine.tx import Tx
from tests.support.random_actions import answers_to, at_bounds, fill, is_rare, nonsense

DECODER = msgspec.msgpack.Decoder(GameState)
ENCODER = msgspec.msgpack.Encoder()
EVENTS = msgspec.msgpack.Decoder(list[Event])

POOR = 250
# Each walk takes one of these at random, so every flag is tried on and off.
FLAGS: list[dict[str, Any]] = [
    {},
    {"rent_collection": "on_request"},
    {"rent_collection": "on_request", "rent_claim_window": 1},
    {"house_stock": 5, "hotel_stock": 1, "starting_cash": 3000},
    {"house_stock": 9, "starting_cash": 6000, "building_bids_from_one": True},
    {"starting_cash": POOR},
    {"utility_fresh_roll": True, "double_rent_needs_clear_group": True, "income_tax": "flat"},
    {"jail_fine_any_turn": True, "jail_turns": 2, "bankrupt_mortgages_first": True},
    {"free_parking_pot": True, "double_salary_on_go": True},
    {"no_auctions": True, "no_rent_in_jail": True},
    {"laps_before_buying": 1},
    {"houses_before_hotel": 2, "starting_cash": 5000},
]


MOST_TURNS = 300
TIME_IS_UP = 0.02
"""Probability, before each action, that the agreed time of a timed game ends."""
PLAYED_OUT = 5
"""Every fifth game is played to its end by computers. In the others all but one resign."""


class Walk:
    """One random game that is checked after every action."""

    def __init__(
        self,
        seed: int,
        edition: str = "classic",
        variant: str | None = None,
        modules: tuple[str, ...] | None = None,
    ) -> None:
        self.seed = seed
        self.random = rnd = random.Random(seed)
        variant = variant or rnd.choice(["standard", "standard", "short", "timed"])
        ed = load(edition)
        if modules is None:
            modules = tuple(module for module in ed.modules if rnd.random() < 0.5)
        flags = rnd.choice(FLAGS)
        if "free_parking_game_show" in modules:
            flags = {key: flags[key] for key in flags if key != "free_parking_pot"}
        if variant == "timed" and flags.get("starting_cash") == POOR:  # dealt deeds cost more
            flags = {}
        if variant != "standard":
            flags = {key: flags[key] for key in flags if key != "laps_before_buying"}
        self.ed = configure(ed, variant, modules, flags)
        players = rnd.randint(self.ed.min_players, self.ed.max_players)
        self.first, opening = start(self.ed, players, str(seed))
        if rnd.random() < 0.5:
            deal_groups(rnd, self.ed, self.first)
        self.s = self.first
        self.history: list[tuple[Seat, Action]] = []
        self.events: list[Event] = []
        self.kinds: set[type] = {type(event) for event in opening}

    def run(self, steps: int) -> None:
        """Play up to `steps` random actions, then let computers end the game, and replay it."""
        self._check_state(self.s)
        for _ in range(steps):
            if self.s.result is not None:
                break
            self._step()
        self._finish()
        self._check_replay()

    def _step(self) -> None:
        rnd, s = self.random, self.s
        asked = list(waiting(s))
        assert asked, "nobody can act"
        if rnd.random() < 0.3:
            self._check_refusals()
        if rnd.random() < 0.15:
            self._check_every_option()
        seat = rnd.choice(asked)
        if rnd.random() < 0.35:
            seat = rnd.choice([Seat(i) for i, p in enumerate(s.players) if not p.out])
        action = self._pick(seat)
        if self.ed.rules.time_limit and final_count(s) is None and rnd.random() < TIME_IS_UP:
            action = CallTime()
        try:
            self._act(seat, action)
        except Illegal:
            # A form bounds each field alone, so a trade or a build may still be refused.
            if not isinstance(action, MakeOffer | Counter | Build):
                raise

    def _pick(self, seat: Seat) -> Action:
        """Return one of the seat's options at random. Resigning is chosen rarely."""
        rnd = self.random
        found = options(self.ed, self.s, seat)
        rare = 0.02
        weights = [rare if is_rare(option) else 1.0 for option in found]
        option = rnd.choices(found, weights)[0]
        return fill(rnd, option)

    def _act(self, seat: Seat, action: Action) -> None:
        before = self.s
        frozen = ENCODER.encode(before)
        outcome = apply(self.ed, before, seat, action)
        assert ENCODER.encode(before) == frozen, "apply changed the state it was given"
        self.s = outcome.state
        self.history.append((seat, action))
        self.events.extend(outcome.events)
        self.kinds.update(type(event) for event in outcome.events)
        assert fold(before, outcome.events) == self.s, "folding the events gives another state"
        check_money(before, self.s, outcome.events)
        check_trades(self.ed, before, outcome.events)
        check_ending(before, outcome.events)
        check_trip(self.ed, before, self.s, seat, action)
        self._check_state(self.s)
        for event in outcome.events:
            if isinstance(event, MoneyPaid):
                total = sum(line.amount for line in explain(self.ed, event))
                assert total == event.amount, f"{event} is explained as {total}"

    def _check_state(self, s: GameState) -> None:
        check_state(self.ed, s)
        hidden = s.hidden
        other = msgspec.structs.replace(
            s,
            hidden=msgspec.structs.replace(
                hidden, decks={k: v[::-1] for k, v in hidden.decks.items()}, drawn=7
            ),
        )
        for seat in (None, Seat(0)):
            assert view(self.ed, s, seat) == view(self.ed, other, seat), "a view leaks"

    def _check_every_option(self) -> None:
        """Check that every default and every option is accepted, forms at both bounds."""
        for seat in waiting(self.s):
            apply(self.ed, self.s, seat, default(self.ed, self.s, seat))
        seat = self.random.choice([Seat(i) for i, p in enumerate(self.s.players) if not p.out])
        for option in options(self.ed, self.s, seat):
            for action in at_bounds(option):
                apply(self.ed, self.s, seat, action)

    def _check_refusals(self) -> None:
        """Check that refused actions leave the state as it is, even without a copy."""
        rnd, s = self.random, self.s
        seat = Seat(rnd.randrange(-1, len(s.players) + 1))
        tx = Tx(self.ed, clone(s))
        for action in nonsense(rnd, self.ed, s):
            try:
                perform(tx, seat, action)
            except Illegal:
                assert tx.s == s, f"{action} was refused but changed the game"
                assert not tx.events
            else:
                tx = Tx(self.ed, clone(s))
        old = rnd.choice([1, s.last_id + 5])
        if old != s.turn.ask and all(frame.id != old for frame in s.pending):
            for action in answers_to(old):
                try:
                    perform(tx, Seat(rnd.randrange(len(s.players))), action)
                except Illegal:
                    continue
                raise AssertionError(f"a stale {action} was accepted")

    def _finish(self) -> None:
        """Let new computer players play the game to its end, or all but one resign."""
        policies = [Trader() for _ in self.s.players]
        last_turn = self.s.turn.number + (MOST_TURNS if self.seed % PLAYED_OUT == 0 else -1)
        while self.s.result is None:
            s = self.s
            views = [view(self.ed, s, Seat(i)) for i in range(len(s.players))]
            seat, action = next_action(s, policies, views)
            if s.turn.number > last_turn:
                seat, action = next(iter(waiting(s))), Resign()
            self.history.append((seat, action))
            outcome = apply(self.ed, s, seat, action)
            self.s = outcome.state
            self.events.extend(outcome.events)
            self.kinds.update(type(event) for event in outcome.events)

    def _check_replay(self) -> None:
        """Check that the seed and actions give equal events, also after encoding and decoding."""
        s, events = self.first, []
        for seat, action in self.history:
            outcome = apply(self.ed, s, seat, action)
            s = outcome.state
            events.extend(outcome.events)
        assert events == self.events, "replaying the actions gives other events"
        assert s == self.s
        assert EVENTS.decode(ENCODER.encode(events)) == events
        check_ranks(s)


def deal_groups(rnd: random.Random, ed: Edition, s: GameState) -> None:
    """Deal deeds, mostly as whole groups, and mortgage some, as late in a game."""
    for members in ed.board.groups.values():
        seat = Seat(rnd.randrange(-1, len(s.players)))
        split = rnd.random() < 0.3
        for pos in members:
            s.owner[pos] = Seat(rnd.randrange(len(s.players))) if split else seat
            s.mortgaged[pos] = s.owner[pos] != BANK and rnd.random() < 0.15


def check_state(ed: Edition, s: GameState) -> None:
    """Check the invariants of every state: buildings, cards, deeds, debts and bids."""
    assert DECODER.decode(ENCODER.encode(s)) == s, "the state does not survive being written down"
    rules = ed.rules
    hotels = s.level.count(rules.hotel_level)
    houses = sum(level for level in s.level if level < rules.hotel_level)
    assert houses + s.bank.houses == rules.house_stock, "houses were made or lost"
    assert hotels + s.bank.hotels == rules.hotel_stock, "hotels were made or lost"
    assert min(s.bank.houses, s.bank.hotels, s.bank.pot) >= 0
    for player in s.players:
        assert player.cash >= 0, "cash below zero"
        if player.out:
            assert player.cash == 0
            assert not player.cards
    for deck in ed.decks:
        held = sum(player.cards.count(deck.id) for player in s.players)
        pile = s.hidden.decks[deck.id]
        assert len(pile) + held == len(deck.cards), "cards were made or lost"
        assert len(set(pile)) == len(pile)
        assert set(pile) <= set(range(len(deck.cards))), "a card that the deck does not have"
    for pos, owner in enumerate(s.owner):
        group = ed.board.members[pos]
        if owner == BANK:
            assert not s.mortgaged[pos]
            assert not s.level[pos]
        else:
            assert group
            assert not s.players[owner].out
        if s.level[pos]:
            assert all(s.owner[other] == owner for other in group)
            assert not any(s.mortgaged[other] for other in group)
            assert all(abs(s.level[pos] - s.level[other]) <= 1 for other in group), "uneven"
    for seat, player in enumerate(s.players):
        debts = [f.id for f in s.pending if isinstance(f, Debt) and f.seat == seat]
        assert debts == sorted(debts), "debts are not in the order in which they were made"
        oldest = debt_of(s, Seat(seat))
        assert oldest is None or player.cash < oldest.amount, "a debt could be paid and was not"
        bids = [f.bid for f in s.pending if isinstance(f, Auction) and f.high == seat]
        assert not (bids and debts), "a debtor leads an auction"
        assert sum(bids) <= player.cash, "a standing bid is not covered"
    if s.result is None:
        assert waiting(s), "nobody can act"
        assert not any(s.players[seat].out for seat in waiting(s))
    else:
        assert not s.pending
        assert not waiting(s)


def check_money(before: GameState, after: GameState, events: list[Event]) -> None:
    """Check that payments balance and that the pot only gets taxes and fines."""
    total = sum(p.cash for p in before.players) + before.bank.pot
    for event in events:
        if isinstance(event, MoneyPaid):
            assert event.amount > 0
            assert event.payer != event.payee
            total += event.amount if event.payer == BANK else 0
            total -= event.amount if event.payee == BANK else 0
            assert POT not in (event.payer, event.payee) or event.why.kind in (
                "tax", "tax_percent", "fine", "fine_forced", "pot",
            )  # fmt: skip
    assert total == sum(p.cash for p in after.players) + after.bank.pot, "money was made or lost"


def check_trades(ed: Edition, before: GameState, events: list[Event]) -> None:
    """DEBT-3: check that a debtor who still cannot pay loses neither money to raise nor value."""
    deal = next((e for e in events if isinstance(e, OfferClosed) and e.reason == "accepted"), None)
    if deal is None:
        return
    offer = next(offer for offer in before.offers if offer.id == deal.id)
    moved = [
        e
        for e in events
        if isinstance(e, DeedMoved | JailCardMoved)
        or (isinstance(e, MoneyPaid) and e.why.kind == "trade")
    ]
    after = fold(before, moved)
    for seat, gets in ((offer.maker, offer.ask), (offer.to, offer.give)):
        debts = [f.amount for f in before.pending if isinstance(f, Debt) and f.seat == seat]
        claims = [claim.amount for claim in before.claims if claim.lander == seat]
        interest = sum(ed.board.interest[pos] for pos in gets if before.mortgaged[pos])
        could, can = (can_raise(ed.board, s, seat) for s in (before, after))
        if can - interest >= sum(debts + claims):
            continue
        assert can - interest >= could, "a debtor gave the estate away"
        had, has = (goods_worth(ed, s, seat) for s in (before, after))
        assert has >= had, "a debtor got less than the value"


def goods_worth(ed: Edition, s: GameState, seat: Seat) -> int:
    """DEBT-3: return the value of a seat's cash, cards and deeds by the formula for debtors."""
    player, board = s.players[seat], ed.board
    worth = player.cash + 50 * len(player.cards)
    for pos in [pos for pos in board.deeds if s.owner[pos] == seat]:
        worth += board.price[pos] // 2 - board.interest[pos]
        worth += 0 if s.mortgaged[pos] else board.mortgage[pos]
    return worth


def check_ending(before: GameState, events: list[Event]) -> None:
    """SHORT-5, TIME-2: check that nobody trades or claims and no turn begins in an ending game.

    After a bankruptcy nobody builds, bids or throws dice either.
    """
    count = final_count(before)
    if count is None:
        return
    assert before.pending[0] is count
    assert not before.offers
    assert not before.claims
    assert not any(isinstance(e, OfferMade | ClaimOpened | TurnBegan) for e in events)
    if not count.reason:
        assert all(isinstance(frame, FinalCount | Debt | MortgagedDeed) for frame in before.pending)
        assert not any(isinstance(e, BidMade | AuctionClosed | DiceThrown) for e in events)
        assert not any(isinstance(e, LotChanged) and e.level > before.level[e.pos] for e in events)


def check_trip(
    ed: Edition, before: GameState, after: GameState, seat: Seat, action: Action
) -> None:
    """TRIP-1: check that a traveller's own choice leaves an affordable unowned deed."""
    chosen = isinstance(action, Build | BuildUp | Accept)
    chosen = chosen or (isinstance(action, Lift) and not action.ref)
    if not chosen:
        return
    for traveller in live_seats(after):
        if trip_to_make(before, traveller) and trip_deeds(ed.board, ed.rules, before, traveller):
            assert trip_deeds(ed.board, ed.rules, after, traveller), "a traveller lost all reach"


def check_ranks(s: GameState) -> None:
    """Check that ranks run from 1 to the number of players, and that somebody is first."""
    assert s.result is not None
    ranks = s.result.ranks
    assert 1 in ranks
    assert all(1 <= rank <= len(ranks) for rank in ranks)
    outs = [p.out for p in s.players if p.out]
    assert sorted(outs) == list(range(1, len(outs) + 1))


def walk(
    seed: int,
    steps: int = 150,
    edition: str = "classic",
    variant: str | None = None,
    modules: tuple[str, ...] | None = None,
) -> Walk:
    """Run one walk. A failure names the command that repeats it."""
    try:
        found = Walk(seed, edition, variant, modules)
        found.run(steps)
    except Exception as error:
        chosen = "" if variant is None else f" {variant} {','.join(modules or ())}"
        error.add_note(
            f"repeat with: python -m tests.support.walk {seed} {steps} {edition}{chosen}"
        )
        raise
    return found


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    walk(
        int(given[0]),
        int(given.get(1, 150)),
        given.get(2, "classic"),
        given.get(3),
        tuple(given[4].split(",")) if given.get(4) else None,
    )
    print("all invariants held")
