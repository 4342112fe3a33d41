"""The actions a seat may take now: answers, building, mortgages, trades and resigning."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions import (
    Accept,
    Build,
    BuildUp,
    Buy,
    ClaimRent,
    Decline,
    EndTurn,
    GoBankrupt,
    HireLawyer,
    KeepMortgaged,
    Lift,
    Mortgage,
    NextQuestion,
    Pass,
    PayFine,
    PayFlat,
    PayPercent,
    PleadGuilty,
    Reject,
    Resign,
    Roll,
    SellDown,
    TakeQuestion,
    TakeSalary,
    UseCard,
    Withdraw,
)
from engine.asked import bidders, final_count
from engine.auction import least_bid, most_bid
from engine.buildings import (
    check_build,
    check_build_up,
    check_payable,
    even_levels_below,
    free_houses,
    group_has_buildings,
    holds_group,
    need,
    shortage_open,
)
from engine.decisions import (
    AnswerForm,
    Auction,
    BidForm,
    BuildForm,
    BuyChoice,
    Challenge,
    Choice,
    Court,
    MortgagedDeed,
    OfferForm,
    OfflineMove,
    Option,
    Placement,
    Prize,
    SalaryChoice,
    SellForm,
    Shortage,
    SpaceForm,
    TaxChoice,
    TripOffer,
    WantForm,
)
from engine.edition import Edition, Pos, Seat
from engine.errors import Illegal
from engine.jail import fine_allowed
from engine.modules import expansion, offline
from engine.modules.prizes import another_question, prize_deeds, reach
from engine.money import can_raise, debt_of, resale, spendable
from engine.mortgage import lift_cost, lifting_cash, received
from engine.rent import claimable
from engine.shortage import lots_to_place, want_limit
from engine.state import GameState, seats_after
from engine.trade import MOST_OPEN, waits_for_tax
from engine.tx import Tx


def options(ed: Edition, s: GameState, seat: Seat) -> tuple[Option, ...]:
    """Return all options of a seat, or none after the game or for a seat that is out.

    A Choice is a complete action. A Form has the bounds of an action to fill in.
    """
    if s.result is not None or s.players[seat].out:
        return ()
    tx = Tx(ed, s)
    found: list[Option] = []
    found.extend(_turn(tx, seat) if not s.pending else _top(tx, seat))
    found.extend(_open_items(ed, s, seat))
    found.extend(_debt(tx, seat))
    found.extend(_buildings(tx, seat))
    found.extend(_mortgages(tx, seat))
    found.extend(_offers(tx, seat))
    found.append(Choice(Resign()))
    return tuple(found)


def _turn(tx: Tx, seat: Seat) -> Iterator[Option]:
    """Yield the seat's answers to the turn's own question."""
    s, turn = tx.s, tx.s.turn
    if turn.seat != seat:
        return
    if turn.phase == "end":
        yield Choice(EndTurn(turn.ask))
        return
    yield Choice(Roll(turn.ask))
    player = s.players[seat]
    if player.jail:
        if fine_allowed(tx.rules, player) and spendable(s, seat) >= tx.rules.jail_fine:
            yield Choice(PayFine(turn.ask))
        for deck in dict.fromkeys(player.cards):
            yield Choice(UseCard(turn.ask, deck))


def _top(tx: Tx, seat: Seat) -> Iterator[Option]:
    """Yield this seat's answers to the frame on top of the stack."""
    s = tx.s
    top = s.pending[-1]
    match top:
        case Auction() if seat in bidders(s, top):
            least = least_bid(tx.board, tx.rules, s, seat, top)
            most = most_bid(tx.board, tx.rules, s, seat, top)
            if least is not None and least <= most:
                yield BidForm(top.id, least, most)
            yield Choice(Pass(top.id))
        case Shortage() if seat in top.asked:
            yield WantForm(top.id, 0, want_limit(tx, top, seat))
        case BuyChoice() if top.seat == seat:
            if spendable(s, seat) >= tx.board.price[top.pos]:
                yield Choice(Buy(top.id))
            yield Choice(Decline(top.id))
        case TaxChoice() if top.seat == seat:
            yield Choice(PayFlat(top.id))
            yield Choice(PayPercent(top.id))
        case MortgagedDeed() if top.seat == seat:
            enough = lifting_cash(s, seat, top.pos) >= lift_cost(tx.board, top.pos)
            if enough and debt_of(s, seat) is None:
                yield Choice(Lift(top.pos, top.id))
            yield Choice(KeepMortgaged(top.pos, top.id))
        case Placement() if top.seat == seat:
            for pos in lots_to_place(tx.board, tx.rules, s, top):
                yield Choice(Build(pos, 1, top.id))
            yield Choice(Pass(top.id))
        case _:
            yield from _module(tx, seat)


def _module(tx: Tx, seat: Seat) -> Iterator[Option]:
    """Yield the seat's answers to a top frame that belongs to an optional module."""
    board, s = tx.board, tx.s
    top = s.pending[-1]
    match top:
        case SalaryChoice() if top.seat == seat:
            yield Choice(TakeSalary(top.id))
            yield SpaceForm(top.id, "expand", tuple(expansion.targets(board)))
        case TripOffer() if top.seat == seat:
            yield Choice(TakeQuestion(top.id))
        case Challenge() if top.seat == seat:
            yield AnswerForm(top.id, len(tx.ed.questions[top.question].choices))
        case Prize() if top.seat == seat:
            yield from _prize(tx, top)
        case Court() if top.seat == seat:
            yield Choice(PleadGuilty(top.id))
            if spendable(s, seat) >= tx.rules.lawyer_fee:
                yield Choice(HireLawyer(top.id))
        case OfflineMove() if top.seat == seat:
            yield SpaceForm(top.id, "move_token", tuple(offline.targets(board, s)))
        case _:
            return


def _prize(tx: Tx, prize: Prize) -> Iterator[Option]:
    board, s = tx.board, tx.s
    deeds = prize_deeds(board, tx.rules, s, prize.seat, prize.game, prize.number)
    if prize.game == "trip":
        cash = spendable(s, prize.seat)
        deeds = [pos for pos in deeds if board.price[pos] <= cash]
    if deeds:
        yield SpaceForm(prize.id, "take", tuple(deeds))
    if another_question(board, s, prize.game, prize.number):
        yield Choice(NextQuestion(prize.id))


def _open_items(ed: Edition, s: GameState, seat: Seat) -> Iterator[Option]:
    """Yield the seat's answers to offers, withdrawals of its own offers, and claims of rent."""
    for offer in s.offers:
        if offer.to == seat:
            if waits_for_tax(ed, s, offer) is None:
                yield Choice(Accept(offer.id))
            yield Choice(Reject(offer.id))
        elif offer.maker == seat:
            yield Choice(Withdraw(offer.id))
    for claim in claimable(s, seat):
        yield Choice(ClaimRent(claim.id))


def _debt(tx: Tx, seat: Seat) -> Iterator[Option]:
    debt = debt_of(tx.s, seat)
    if debt is not None and can_raise(tx.board, tx.s, seat) < debt.amount:
        yield Choice(GoBankrupt(debt.id))


def _buildings(tx: Tx, seat: Seat) -> Iterator[Option]:
    """BLD: yield the seat's options to build and to sell buildings, by lot and by group.

    Only groups of which the seat holds every lot are included.
    """
    board, s, rules = tx.board, tx.s, tx.rules
    may_build = debt_of(s, seat) is None and not shortage_open(s) and final_count(s) is None
    for group, members in board.groups.items():
        if not board.house_cost[members[0]] or not holds_group(board, s, seat, members[0]):
            continue
        for pos in members:
            if may_build:
                most = _most_buildable(tx, seat, pos)
                if most:
                    yield BuildForm(pos, most, board.house_cost[pos])
            most = _most_sellable(tx, pos)
            if most:
                yield SellForm(pos, most, resale(board, pos, 1))
        if group_has_buildings(board, s, members[0]):
            for level in even_levels_below(rules, s, members):
                yield Choice(SellDown(group, level))
        if may_build:
            for level in range(1, rules.hotel_level + 1):
                if _can_build_up(tx, seat, BuildUp(group, level)):
                    yield Choice(BuildUp(group, level))


def _can_build_up(tx: Tx, seat: Seat, action: BuildUp) -> bool:
    try:
        check_build_up(tx, seat, action)
    except Illegal:
        return False
    return True


def _most_buildable(tx: Tx, seat: Seat, pos: Pos) -> int:
    """Return how many building levels one purchase can add to a lot now."""
    bank = tx.s.bank
    count = 0
    while True:
        more = count + 1
        try:
            check_build(tx.board, tx.rules, tx.s, seat, pos, more)
            check_payable(tx.board, tx.s, seat, pos, more)
        except Illegal:
            return count
        houses, hotels = need(tx.rules, tx.s.level[pos], more)
        short = houses > bank.houses or hotels > bank.hotels
        if short or (houses and hotels):
            return count
        count = more


def _most_sellable(tx: Tx, pos: Pos) -> int:
    """Return how many building levels of a lot can be sold now, evenly and with the free houses."""
    s, rules = tx.s, tx.rules
    level = s.level[pos]
    if level == rules.hotel_level and free_houses(s) < rules.houses_before_hotel:
        return 0
    highest = max((s.level[other] for other in tx.board.members[pos] if other != pos), default=0)
    return max(0, min(level, level - highest + 1))


def _mortgages(tx: Tx, seat: Seat) -> Iterator[Option]:
    board, s = tx.board, tx.s
    cash = spendable(s, seat)
    free = debt_of(s, seat) is None
    trip = reach(board, s, seat)
    spare = cash if trip is None else trip.spare
    for pos in board.deeds:
        if s.owner[pos] != seat:
            continue
        if s.mortgaged[pos]:
            payable = cash >= lift_cost(board, pos) and board.interest[pos] <= spare
            if free and payable and received(s, pos) is None:
                yield Choice(Lift(pos))
        elif not group_has_buildings(board, s, pos):
            yield Choice(Mortgage(pos))


def _offers(tx: Tx, seat: Seat) -> Iterator[Option]:
    """TRADE-1: yield an OfferForm for each partner and for each offer that may be countered.

    Yield none once the game is about to end by worth. The forms for partners are left out while
    the seat has MOST_OPEN open offers.
    """
    s = tx.s
    if final_count(s) is not None:
        return
    mine = tradable(tx, seat)
    theirs = {other: tradable(tx, other) for other in seats_after(s, seat)}
    if sum(1 for offer in s.offers if offer.maker == seat) < MOST_OPEN:
        for other, goods in theirs.items():
            if any(mine) or any(goods):
                yield OfferForm(other, *mine, *goods)
    for offer in s.offers:
        if offer.to == seat:
            yield OfferForm(offer.maker, *mine, *theirs[offer.maker], offer.id)


def tradable(tx: Tx, seat: Seat) -> tuple[int, tuple[Pos, ...], tuple[str, ...]]:
    """Return the cash, deeds and jail cards that a seat could put into a trade now."""
    board, s = tx.board, tx.s
    deeds = tuple(
        pos
        for pos in board.deeds
        if s.owner[pos] == seat
        and not group_has_buildings(board, s, pos)
        and received(s, pos) is None
    )
    return max(0, spendable(s, seat)), deeds, tuple(s.players[seat].cards)
