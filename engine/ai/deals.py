"""Trades that are made and answered by the chance to win.

The other side's gain is judged by the same model. The state remembers refused trades
(`GameState.refused`), so a repeated request is accepted less and less. A counter-offer is never
countered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import combinations

from engine.actions import Accept, Action, Counter, MakeOffer, Objection, Reject
from engine.ai.estate import pledges
from engine.ai.judge import Judge
from engine.ai.levels import Level, wobble
from engine.buildings import group_has_buildings
from engine.edition import Pos, Seat
from engine.money import spendable
from engine.state import BANK, Offer, Refusal, deeds_of, seats_after
from engine.trade import answerable, possible
from engine.view import SeatView

MOST_TRIES = 4
"""Refusals of the same goods after which a player neither proposes nor accepts them.

For an answer, refusals of other goods for the same group may count too (`times_refused`).
"""
BUNDLES = 3
"""Refusals of any goods for a group that count like a single refusal of the goods now offered.

A player that judges with errors counts each of them when it answers an offer.
"""
PRESS = 2
"""Refusals after which a haggling player offers the full gain that the other side asks for."""
FORGIVEN = 12
"""Rounds after which a refused trade is forgotten.

Every MOST_TRIES refusals of the same goods add that time again. It is also the time between two
late swaps of the same seats, and the time for which an error of judgement stays the same.
"""
STUBBORN = 0.01
"""Further gain in chance, for each earlier refusal, that an accepted offer must bring.

It is a fraction (0.01 = 1 percent).
"""
LATE, STALE = 40, 60
"""Rounds after which trades need a smaller gain, and rounds after which swaps may cost a little.

In a swap both sides give deeds.
"""
BORED = 0.03
"""Chance to win that a swap of deeds may cost after STALE rounds (0.03 = 3 percent).

Two seats that have traded in the last FORGIVEN rounds make no such swap.
"""
FOOLED = 0.02
"""Most chance to win that an offer accepted by an error may cost (0.02 = 2 percent)."""
ENOUGH, REST = 3, 4
"""Refusals by a person that stop all offers to that person, and length of the pause in rounds.

Only refusals since the person's last trade count.
"""
MOST_MOVED = 3
"""Most deeds that change hands in a trade found by the wider search."""
FACES = (120, 170, 230, 300)
"""Percent of the asked deeds' printed prices that a haggling player offers at each try.

They are used if the model finds no fair price. The first one is also the upper limit of the
player's first offer.
"""


def answer(view: SeatView, judge: Judge, level: Level) -> Action | None:
    """Return an acceptance, a counter or a rejection of the oldest open offer, or None without one.

    An offer that gains enough is accepted. An offer by the player of this turn is countered if it
    asks for deeds, no refusal counts against it, and more cash could make it good.
    """
    seat = judge.seat
    offers = answerable(view.ed, view, seat)
    if not offers:
        return None
    offer = offers[0]
    if not (offer.ask_cash or offer.ask or offer.ask_cards) and not _pledged(view, offer.give):
        return Accept(offer.id)
    past = remembered(view, offer)
    tries = times_refused(view, offer, 1 if level.noise else BUNDLES)
    if tries >= MOST_TRIES or (past is not None and _hardly_better(view, past, offer)):
        return Reject(offer.id, "asked_often")
    then = judge.chances(judge.traded(offer))
    gain, theirs = then[seat] - judge.before[seat], then[offer.maker] - judge.before[offer.maker]
    late = _leniency(view, offer)
    wanted = _wanted(view, level, offer, seat, theirs) + STUBBORN * tries
    seems = gain + _error(view, level, offer)
    if seems >= wanted and gain >= -max(late, FOOLED) and not arms_leader(view, offer, then):
        return Accept(offer.id)
    if offer.maker == view.turn.seat and offer.ask and not tries:
        counter = _counter(view, judge, level, offer)
        if counter is not None:
            return counter
    return Reject(offer.id, _objection(view, offer, then))


def _objection(view: SeatView, offer: Offer, then: list[float]) -> Objection:
    """Return the code of the plainest reason to turn an offer down."""
    board, owner = view.ed.board, view.owner
    if arms_leader(view, offer, then):
        return "leader"
    if completes(view, offer.maker, offer.ask):
        return "gives_group"
    for pos in offer.ask:
        if board.kind[pos] == "street" and set(board.pick[pos](owner)) == {offer.to}:
            return "breaks_group"
    got = offer.give_cash or offer.give or offer.give_cards
    return "little" if got else "nothing"


def _pledged(view: SeatView, deeds: tuple[Pos, ...]) -> bool:
    return any(view.mortgaged[pos] for pos in deeds)


def _error(view: SeatView, level: Level, offer: Offer) -> float:
    """Return the error, in chance, of a seat's judgement of an offer.

    It is at most `level.noise`, up or down. It changes every FORGIVEN rounds. Until then it is the
    same for all offers of one maker for one group (`wanted_group`).
    """
    mood = view.turn.number // (FORGIVEN * len(view.players))
    group = wanted_group(view, offer.give, offer.ask)
    return wobble(level.noise, view.seed_hash, offer.to, offer.maker, group, mood)


def wanted_group(view: SeatView, give: tuple[Pos, ...], ask: tuple[Pos, ...]) -> str:
    """Return the id of the group of the dearest deed asked for, or offered if none is asked for.

    Return "" for a trade without deeds.
    """
    board = view.ed.board
    dearest = max(ask or give, key=lambda pos: (board.price[pos], pos), default=None)
    return "" if dearest is None else board.group[dearest]


def _leniency(view: SeatView, offer: Offer) -> float:
    """Return the chance, as a fraction, that a late swap of deeds may cost.

    It is 0 until STALE rounds are over, and if the two seats traded recently. It is 0 for a trade
    in which only one side gives deeds.
    """
    rounds = view.turn.number // len(view.players)
    if rounds <= STALE or not (offer.give and offer.ask):
        return 0.0
    pair = tuple(sorted((offer.maker, offer.to)))
    since = view.turn.number - FORGIVEN * len(view.players)
    recent = any((old.first, old.second) == pair and old.turn > since for old in view.dealt)
    return 0.0 if recent else BORED


def _wanted(
    view: SeatView, level: Level, offer: Offer, seat: Seat, theirs: float, share: float = 1.0
) -> float:
    """Return the gain in chance that `seat` asks for in a trade.

    It is the level's margin, plus `share` times its doubt and its envy of `theirs`, the other
    side's gain. After LATE rounds there is no envy, and a quarter of the margin suffices. The
    result is negative for a late swap of deeds (`_leniency`).
    """
    late = _leniency(view, offer)
    if late:
        return -late
    doubt = _doubt(view, level, offer, seat) * share
    if view.turn.number // len(view.players) > LATE:
        return doubt + level.margin / 4
    return doubt + level.margin + level.envy * share * max(0.0, theirs)


def _doubt(view: SeatView, level: Level, offer: Offer, seat: Seat) -> float:
    """Return the further gain in chance asked for by a seat that completes no group in a trade.

    It is 0 if the seat gets more deeds than it gives, or gives none. The model undervalues deeds
    that complete no group, and overvalues cash.
    """
    gives, gets = offer.give, offer.ask
    if seat == offer.to:
        gives, gets = gets, gives
    if not gives or len(gets) > len(gives) or completes(view, seat, gets):
        return 0.0
    return level.doubt


def remembered(view: SeatView, offer: Offer) -> Refusal | None:
    """Return the recent refusal of an earlier offer of the same goods, or None.

    Both offers have the same maker and the same partner. Their cash may differ.
    """
    cards = (len(offer.give_cards), len(offer.ask_cards))
    goods = (offer.maker, offer.to, offer.give, offer.ask, cards)
    for old in view.refused:
        if (old.maker, old.to, old.give, old.ask, old.cards) == goods:
            return old if _recent(view, old) else None
    return None


def times_refused(view: SeatView, offer: Offer, bundles: int = BUNDLES) -> int:
    """Return the number of recent refusals that count against an offer.

    It is the number of refusals of the same goods, or the number for the same group divided by
    `bundles` if that is more. A player that judges with errors uses 1, because other goods may hide
    a worse offer.
    """
    group = wanted_group(view, offer.give, offer.ask)
    past = remembered(view, offer)
    alike = sum(
        old.count
        for old in view.refused
        if (old.maker, old.to) == (offer.maker, offer.to)
        and wanted_group(view, old.give, old.ask) == group
        and _recent(view, old)
    )
    return max(alike // bundles, past.count if past is not None else 0)


def _recent(view: SeatView, old: Refusal) -> bool:
    wait = FORGIVEN * len(view.players) * (1 + old.count // MOST_TRIES)
    return view.turn.number - old.turn <= wait


def asked_twice(view: SeatView, offer: Offer) -> bool:
    """Return True if a seat refused these deeds at least twice and never traded with the maker."""
    if any({old.first, old.second} == {offer.maker, offer.to} for old in view.dealt):
        return False
    goods = (offer.maker, offer.to, offer.give, offer.ask)
    return any(
        (old.maker, old.to, old.give, old.ask) == goods and old.count > 1 for old in view.refused
    )


def _hardly_better(view: SeatView, past: Refusal, offer: Offer) -> bool:
    """Return True if an offer adds hardly any cash to the refused offer of the same goods."""
    cash = offer.give_cash - offer.ask_cash
    price = sum(view.ed.board.price[pos] for pos in offer.give + offer.ask)
    return cash < past.cash + max(10, price // 8)


def arms_leader(view: SeatView, offer: Offer, then: list[float]) -> bool:
    """Return True if only the maker completes a group by a trade, and then has the best chance.

    `then` holds the chances to win after the trade.
    """
    if not completes(view, offer.maker, offer.ask) or completes(view, offer.to, offer.give):
        return False
    return then[offer.maker] >= max(then)


def completes(view: SeatView, seat: Seat, deeds: tuple[Pos, ...]) -> bool:
    """Return True if these deeds would complete a street group of the seat."""
    board, owner = view.ed.board, view.owner
    return any(
        board.kind[pos] == "street"
        and all(owner[other] == seat or other in deeds for other in board.members[pos])
        for pos in deeds
    )


def _counter(view: SeatView, judge: Judge, level: Level, offer: Offer) -> Action | None:
    """Return a counter-offer with more cash, or None if no sum is good for both sides.

    The sum is between the least that suffices for this seat and the most at which the maker gains
    enough. Return None too if the rules forbid the trade.
    """
    seat, maker = judge.seat, offer.maker
    asked = offer.give_cash - offer.ask_cash
    purse = max(0, spendable(view, maker))

    outlook = judge.outlook(offer)

    def fair(cash: int) -> bool:
        then = outlook.when_paid(maker, seat, cash)
        theirs = then[maker] - judge.before[maker]
        gain = then[seat] - judge.before[seat]
        wanted = _wanted(view, level, offer, seat, theirs)
        return gain >= wanted and not arms_leader(view, offer, then)

    def affordable(cash: int) -> bool:
        then = outlook.when_paid(maker, seat, cash)
        return then[maker] - judge.before[maker] >= level.margin

    if not fair(purse):
        return None
    least = _least(asked, purse, fair)
    if not affordable(least):
        return None
    most = _least(least, purse, lambda cash: not affordable(cash))
    return turned_round(view, offer, _round(least + (most - least) * 6 // 10))


def turned_round(view: SeatView, offer: Offer, cash: int) -> Counter | None:
    """Return a Counter with an offer's goods and other cash, or None if the rules forbid it.

    `cash` is paid by the maker of the offer, or to the maker if negative.
    """
    counter = Offer(
        0, offer.to, offer.maker,
        max(0, -cash), offer.ask, offer.ask_cards,
        max(0, cash), offer.give, offer.give_cards,
    )  # fmt: skip
    if not possible(view.ed, view, counter):
        return None
    return Counter(
        counter.give_cash, counter.give, counter.give_cards,
        counter.ask_cash, counter.ask, counter.ask_cards, offer.id,
    )  # fmt: skip


def _least(low: int, high: int, good: Callable[[int], bool]) -> int:
    """Return about the least amount from `low` to `high` that is good, or `high` if none is."""
    for _ in range(5):
        middle = (low + high) // 2
        if good(middle):
            high = middle
        else:
            low = middle
    return high


def _round(cash: int) -> int:
    """Round cash to a multiple of 5, as people do."""
    return round(cash / 5) * 5


def propose(
    view: SeatView, judge: Judge, level: Level, people: Collection[Seat] = ()
) -> MakeOffer | None:
    """Return the offer that gains the seat most and that the other side may accept, or None."""
    return next(iter(best_offers(view, judge, level, people)), None)


def best_offers(
    view: SeatView, judge: Judge, level: Level, people: Collection[Seat] = ()
) -> list[MakeOffer]:
    """Return the offers that are worth making, the best one first."""
    alone = left_alone(view, judge.seat, level, people)
    offers = dict.fromkeys(_candidates(view, judge.seat, level, alone))
    if level.searches:
        offers.update(dict.fromkeys(_wider(view, judge.seat, alone)))
    found: list[tuple[float, MakeOffer]] = []
    for offer in offers:
        past = remembered(view, offer)
        tries = past.count if past is not None else 0
        asked = tries < MOST_TRIES and not (offer.to in people and asked_twice(view, offer))
        priced = _priced(view, judge, level, offer, tries) if asked else None
        if priced is not None:
            worth, cash = priced
            give, ask = max(0, cash), max(0, -cash)
            found.append((worth, MakeOffer(offer.to, give, offer.give, (), ask, offer.ask, ())))
    return [offer for _, offer in sorted(found, key=lambda priced: -priced[0])]


def _priced(
    view: SeatView, judge: Judge, level: Level, offer: Offer, tries: int
) -> tuple[float, int] | None:
    """Return a trade's value to its maker, in chance, and the cash to propose.

    The cash is negative if the maker gets it. Return None for a trade not worth proposing. A player
    that haggles begins near the printed prices, because the answer may be a counter.
    """
    seat, other = offer.maker, offer.to
    mine, theirs = judge.before[seat], judge.before[other]
    purse = max(0, spendable(view, seat))

    outlook = judge.outlook(offer)

    def gains(cash: int) -> tuple[float, float]:
        then = outlook.when_paid(seat, other, cash)
        return then[seat] - mine, then[other] - theirs

    def welcome(cash: int) -> bool:
        """Return True if the other side may accept this cash.

        A haggling player's first try leaves the other side little.
        """
        ours, other_gain = gains(cash)
        share = min(1.0, tries / PRESS) if level.haggles else 1.0
        return other_gain >= _wanted(view, level, offer, other, ours, share)

    gain, others = gains(0)
    gain += wobble(
        level.noise, view.seed_hash, seat, view.turn.number, offer.ask, offer.give, other
    )
    found: tuple[float, int] | None = None
    bored = -_leniency(view, offer)
    if gain + others > (2 * bored or level.margin):
        low = -max(0, spendable(view, other)) * 9 // 10
        least = _least(low, purse, welcome)
        share = least + (purse - least) * tries // 8
        cash = _round(share + 4)
        gain, others = gains(cash)
        if gain >= _wanted(view, level, offer, seat, others) and others > bored:
            opens = level.haggles and not tries and bool(offer.ask)
            found = gain, min(cash, max(low, _at_face(view, offer, 0))) if opens else cash
    if found is None and level.haggles and offer.ask:
        cash = _at_face(view, offer, tries)
        gain, others = gains(cash)
        doubt = _doubt(view, level, offer, seat)
        if cash <= purse and gain >= doubt + 2 * level.margin + level.envy * max(0.0, others):
            found = gain / 3, cash
    if found is None:
        return None
    cash = found[1]
    whole = Offer(0, seat, other, max(0, cash), offer.give, (), max(0, -cash), offer.ask, ())
    if not possible(view.ed, view, whole):
        return None
    swapped = Offer(0, other, seat, 0, offer.ask, (), 0, offer.give, ())
    if arms_leader(view, swapped, outlook.when_paid(seat, other, cash)):
        return None
    return found


def _at_face(view: SeatView, offer: Offer, tries: int) -> int:
    """Return the cash that the maker pays in a trade by printed prices. It rises with every try."""
    price = view.ed.board.price
    face = sum(price[pos] for pos in offer.ask) * FACES[tries] // 100
    return _round(face - sum(price[pos] for pos in offer.give))


def _candidates(view: SeatView, seat: Seat, level: Level, alone: set[Seat]) -> Iterator[Offer]:
    """Yield offers, still without cash, that move all that one side holds of an unbuilt group.

    `seat` asks for the other's deeds, gives its own, or does both with two groups. It gives deeds
    only if a side completes a group. A haggling player may also give a single deed for a group
    that it completes.
    """
    wishes, gifts = _shares(view, seat, alone)
    lone = pledges(view, seat) if level.haggles else []
    for other, asked in wishes.items():
        for ask in asked:
            yield Offer(0, seat, other, ask=ask)
            if completes(view, seat, ask):
                for pos in lone:
                    fits = view.ed.board.group[pos] != _group_of(view, ask)
                    if fits and not completes(view, other, (pos,)):
                        yield Offer(0, seat, other, give=(pos,), ask=ask)
            for give in gifts.get(other, []):
                useful = completes(view, seat, ask) or completes(view, other, give)
                if useful and _group_of(view, ask) != _group_of(view, give):
                    yield Offer(0, seat, other, give=give, ask=ask)
    for other, given in gifts.items():
        for give in given:
            if completes(view, other, give):
                yield Offer(0, seat, other, give=give)


def _wider(view: SeatView, seat: Seat, alone: set[Seat]) -> Iterator[Offer]:
    """Yield offers of at most MOST_MOVED deeds, still without cash, that bring one side a group.

    One deed of the group may be unsold. A request that gives no deeds need not bring a group.
    """
    for other in seats_after(view, seat):
        if other in alone:
            continue
        asks = _bundles(view, other, seat)
        gives = _bundles(view, seat, other)
        for ask in asks:
            for give in gives:
                useful = asks[ask] or gives[give] or not give
                if useful and len(ask) + len(give) <= MOST_MOVED and (ask or give):
                    yield Offer(0, seat, other, give=give, ask=ask)


def _bundles(view: SeatView, giver: Seat, taker: Seat) -> dict[tuple[Pos, ...], bool]:
    """Return bundles of a giver's deeds, each with True if it brings the taker a street group.

    The deeds are of groups without buildings in which the taker holds a deed. The bundles are the
    empty one, single deeds, and pairs that bring a group. One unsold deed of the group may be
    missing.
    """
    board, owner = view.ed.board, view.owner
    fitting = [
        pos
        for pos in deeds_of(view, giver)
        if taker in board.pick[pos](owner) and not group_has_buildings(board, view, pos)
    ]
    found: dict[tuple[Pos, ...], bool] = {(): False}
    found.update({(pos,): _finishes(view, taker, (pos,)) for pos in fitting})
    for pair in combinations(fitting, 2):
        if _finishes(view, taker, pair):
            found[pair] = True
    return found


def _finishes(view: SeatView, seat: Seat, deeds: tuple[Pos, ...]) -> bool:
    """Return True if these deeds bring a seat a whole street group.

    One unsold deed of the group may be missing.
    """
    board, owner = view.ed.board, view.owner
    for pos in deeds:
        if board.kind[pos] != "street":
            continue
        left = [owner[other] for other in board.members[pos] if other not in deeds]
        if left.count(seat) + left.count(BANK) == len(left) and left.count(BANK) <= 1:
            return True
    return False


def _group_of(view: SeatView, deeds: tuple[Pos, ...]) -> str:
    return view.ed.board.group[deeds[0]]


def left_alone(
    view: SeatView, seat: Seat, level: Level, people: Collection[Seat] = ()
) -> set[Seat]:
    """Return the seats that get no offers now, including this seat and the Bank."""
    since = view.turn.number - level.quiet * len(view.players)
    refused = {old.to for old in view.refused if old.maker == seat and old.turn > since}
    tired = {other for other in people if _tired(view, other)}
    return refused | tired | {seat, BANK}


def _tired(view: SeatView, other: Seat) -> bool:
    """Return True if a seat refused ENOUGH offers since its last trade.

    The latest refusal must be less than REST rounds old.
    """
    traded = [old.turn for old in view.dealt if other in (old.first, old.second)]
    since = max(traded, default=-1)
    refused = [old for old in view.refused if old.to == other and old.turn > since]
    if sum(old.count for old in refused) < ENOUGH:
        return False
    return view.turn.number - max(old.turn for old in refused) < REST * len(view.players)


Goods = dict[Seat, list[tuple[Pos, ...]]]


def _shares(view: SeatView, seat: Seat, left_alone: set[Seat]) -> tuple[Goods, Goods]:
    """Return deeds to ask other seats for, and deeds to give to other seats, both by other seat.

    Each tuple is all that one side holds of an unbuilt street group in which both hold deeds. Deeds
    are only asked for if no deed of the group is unsold.
    """
    wishes: Goods = {}
    gifts: Goods = {}
    for members, pick in view.ed.board.street_picks:
        holders = pick(view.owner)
        if any(pick(view.level)):
            continue
        hands: dict[Seat, tuple[Pos, ...]] = {}
        for pos, holder in zip(members, holders, strict=True):
            hands[holder] = (*hands.get(holder, ()), pos)
        mine = hands.get(seat)
        others = [holder for holder in hands if holder not in left_alone]
        if mine is not None and not others:
            continue
        if mine is not None and BANK not in hands:
            for other in others:
                wishes.setdefault(other, []).append(hands[other])
        if mine is not None:
            for other in others:
                gifts.setdefault(other, []).append(mine)
    return wishes, gifts
