"""Buying and bidding of computer players, by the chance to win with a deed and without it."""

from __future__ import annotations

from engine.actions import Action, Bid, Buy, Decline, Mortgage, Pass
from engine.ai import estate
from engine.ai.deals import completes
from engine.ai.judge import Judge, limit
from engine.ai.levels import Level, wobble
from engine.auction import most_bid
from engine.decisions import Auction, BuyChoice
from engine.edition import Pos, Seat
from engine.money import spendable
from engine.shortage import lots_for
from engine.view import SeatView

DEAR = 150
"""Percent of the printed price from which a rival's bid counts as far too high.

A computer player itself bids less. Neither applies to a deed that completes a street group of its
bidder.
"""
FADES = 24
"""Rounds over which the remembered percent of a far too high bid falls to USUAL.

The bid is ignored as soon as the percent is below DEAR.
"""
USUAL = 90
"""Percent of the printed price up to which rivals who do not overpay are expected to bid."""
CHEAP = 80
"""Highest bid expected of rivals in a cheap auction, in percent of the printed price."""
MOST_WANTED = 3
"""Most deeds outside whole street groups that are mortgaged to buy one other deed."""


class Bidding:
    """The buying and bidding of one computer player.

    Other players' habits are read from the state's record of bids (`GameState.bids`).
    """

    __slots__ = ("_aims", "_level")

    def __init__(self, level: Level) -> None:
        self._level = level
        self._aims: tuple[object, list[tuple[int, int]]] = ((), [])

    def buy(self, view: SeatView, judge: Judge, choice: BuyChoice) -> Action:
        """Return Buy or Decline, by the better chance to win.

        If cash is short, return Mortgage or Decline. A level without `reserve` buys whenever it has
        the cash.
        """
        seat, board, pos = judge.seat, view.ed.board, choice.pos
        price, cash = board.price[pos], spendable(view, seat)
        if cash < price:
            return self._buy_on_credit(view, judge, choice)
        if not self._level.reserve:
            return Buy(choice.id)
        kept = judge.chance(judge.bought(pos, seat, price))
        kept += wobble(self._level.slips, view.seed_hash, seat, view.turn.number, "buy")
        return Buy(choice.id) if kept >= self._declined(view, judge, pos) else Decline(choice.id)

    def _buy_on_credit(self, view: SeatView, judge: Judge, choice: BuyChoice) -> Action:
        seat, board, pos = judge.seat, view.ed.board, choice.pos
        then = judge.bought(pos, seat, board.price[pos])
        chosen: list[Pos] = []
        lone = [
            deed for deed in estate.pledges(view, seat) if board.group[deed] != board.group[pos]
        ]
        for deed in lone[:MOST_WANTED]:
            if then.cash[seat] < 0:
                then.mortgaged[deed] = True
                then.cash[seat] += board.mortgage[deed]
                chosen.append(deed)
        payable = then.cash[seat] >= 0 and bool(chosen)
        if payable and judge.chance(then) > self._declined(view, judge, pos):
            return Mortgage(chosen[0])
        return Decline(choice.id)

    def _declined(self, view: SeatView, judge: Judge, pos: Pos) -> float:
        """Return this seat's chance to win after declining a deed, if a rival gets it.

        If an auction follows in which rivals can bid little, this seat buys the deed there if that
        is better.
        """
        left = self._left(view, judge, pos)
        price = view.ed.board.price[pos]
        most = max(purse for purse, _ in _purses(view, judge, pos))
        cheap = most * 100 <= price * CHEAP and most < spendable(view, judge.seat)
        if view.ed.rules.no_auctions or not cheap:
            return left
        return max(left, judge.chance(judge.bought(pos, judge.seat, most + 1)))

    def _left(self, view: SeatView, judge: Judge, pos: Pos) -> float:
        """Return this seat's chance to win if a rival gets the deed.

        The likely highest bidder gets the deed if it usually overpays. Otherwise the rival whose
        purchase hurts this seat most does, among those who bid more than a third of the price. If
        no such purchase hurts, return the present chance.
        """
        price, shown = view.ed.board.price[pos], overpaid(view, pos)
        purses = sorted(_purses(view, judge, pos), reverse=True)
        most, rival = purses[0]
        if rival in shown:
            second = purses[1][0] if len(purses) > 1 else 0
            pushed = min(most - _step(price), spendable(view, judge.seat))
            paid = min(most, max(second, pushed, price * USUAL // 100))
            return judge.chance(judge.bought(pos, rival, paid))
        worst = judge.before[judge.seat]
        for purse, rival in purses:
            if purse > price // 3:
                worst = min(worst, judge.chance(judge.bought(pos, rival, purse)))
        return worst

    def bid(self, view: SeatView, judge: Judge, auction: Auction) -> Action:
        """Return a bid one step higher, or Pass once the auctioned object is not worth more.

        A bid above the object's worth is only made so that a rival who overpays pays more.
        """
        seat, board = judge.seat, view.ed.board
        asked = (auction.id, view.bank.changes, judge.now.cash)
        if self._aims[0] != asked:
            self._aims = asked, self._find_aims(view, judge, auction)
        cash = most_bid(board, view.ed.rules, view, seat, auction)
        if _declined_by(view, auction, seat):
            cash = min(cash, board.price[auction.pos])
        aims = [(max(auction.bid + 1, opens), min(most, cash)) for opens, most in self._aims[1]]
        least, most = max(aims, key=lambda aim: aim[1] - aim[0], default=(1, 0))
        price = board.price[auction.pos] if auction.building is None else most
        if most < least:
            most = min(self._push(view, auction, seat), cash)
        if most < least:
            return Pass(auction.id)
        return Bid(max(least, min(most, auction.bid + _step(price))), auction.id)

    def _push(self, view: SeatView, auction: Auction, seat: Seat) -> int:
        """Return the highest bid that only makes overpaying rivals pay more.

        It is one step below the highest bid expected of them. It is 0 or less without such a rival,
        for a building, and for a level without `reserve`.
        """
        if auction.building is not None or not self._level.reserve:
            return 0
        price, shown = view.ed.board.price[auction.pos], overpaid(view)
        purses = [
            min(spendable(view, rival), price * shown[rival] // 100)
            for rival in auction.seats
            if rival != seat and rival in shown
        ]
        return max(purses, default=0) - _step(price)

    def _find_aims(self, view: SeatView, judge: Judge, auction: Auction) -> list[tuple[int, int]]:
        """Return pairs of the least and the most that this seat should bid.

        A deed has one pair. A building has one pair for each house price of the seat's lots, or a
        single pair if bids open at 1. Without a lot for the building, the list is empty.
        """
        if auction.building is None:
            return [(1, self._limit(view, judge, auction))]
        board = view.ed.board
        lots = lots_for(board, view.ed.rules, view, judge.seat, auction.building)
        best: dict[int, Pos] = {}
        for pos in sorted(lots, key=lambda pos: -board.price[pos]):
            best.setdefault(board.house_cost[pos] if auction.opens == "house_price" else 1, pos)
        return [(opens, _building_limit(view, judge, lot)) for opens, lot in best.items()]

    def _limit(self, view: SeatView, judge: Judge, auction: Auction) -> int:
        """Return the most to bid for an auctioned deed, in base units, or 0 if no bid is good."""
        seat, board = judge.seat, view.ed.board
        cash = spendable(view, seat)
        pos = auction.pos
        left = self._left(view, judge, pos)
        slip = wobble(self._level.slips, view.seed_hash, seat, auction.id, "bid")
        most = min(cash, board.price[pos] * (DEAR - 1 if self._level.reserve else 100) // 100)
        if self._level.reserve and completes(view, seat, (pos,)):
            most = cash
        worth = limit(most, lambda bid: judge.chance(judge.bought(pos, seat, bid)) + slip > left)
        return min(most, worth * self._level.bidding // 100)


def _declined_by(view: SeatView, auction: Auction, seat: Seat) -> bool:
    """Return True if it is this seat's turn and its token is on the auctioned deed.

    Usually the seat has just declined to buy the deed.
    """
    landed = view.turn.seat == seat and view.players[seat].at == auction.pos
    return auction.building is None and landed


def _building_limit(view: SeatView, judge: Judge, lot: Pos) -> int:
    """Return the most to bid for a building on a lot, in base units.

    For the seat whose turn it is, the result is at least the house price, or all its cash if that
    is less. Otherwise the seat would ask to build again after every auction.
    """
    seat, level, price = judge.seat, view.level[lot] + 1, view.ed.board.house_cost[lot]
    cash, before = spendable(view, seat), judge.before[seat]
    most = limit(
        min(cash, 4 * price),
        lambda bid: judge.chance(judge.raised([(lot, level)], bid)) > before,
    )
    return max(most, min(cash, price)) if seat == view.turn.seat else most


def _step(price: int) -> int:
    return max(1, price // 10)


def overpaid(view: SeatView, but: Pos | None = None) -> dict[Seat, int]:
    """Return each seat that bids far too much, with the percent of the printed price that it bids.

    Two bids of at least DEAR percent are needed, and the second highest counts. Bids for the deed
    `but`, and for deeds that complete a group, are left out. A bid's percent falls to USUAL over
    FADES rounds.
    """
    price, seats = view.ed.board.price, len(view.players)
    shown: dict[Seat, list[int]] = {}
    for bid in view.bids:
        age = (view.turn.number - bid.turn) // seats
        share = USUAL + (bid.amount * 100 // price[bid.pos] - USUAL) * (FADES - age) // FADES
        if bid.pos != but and share >= DEAR and not completes(view, bid.seat, (bid.pos,)):
            shown.setdefault(bid.seat, []).append(share)
    return {seat: sorted(shares)[-2] for seat, shares in shown.items() if len(shares) > 1}


def _purses(view: SeatView, judge: Judge, pos: Pos) -> list[tuple[int, Seat]]:
    """Return a pair for each rival: its highest expected bid for a deed, and its seat."""
    price, shown = view.ed.board.price[pos], overpaid(view, pos)
    return [
        (min(spendable(view, rival), price * shown.get(rival, USUAL) // 100), rival)
        for rival in judge.now.live
        if rival != judge.seat
    ]
