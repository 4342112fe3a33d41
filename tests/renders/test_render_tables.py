"""Tests of auctions, trades, lobbies and dice in every edition, at real and extreme tables."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice, product

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.words import say
from editions.loader import available
from engine.actions import Accept
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.decisions import Auction, BuildingSale, Debt, EstateSale
from engine.edition import Edition, Pos, Seat
from engine.game import apply
from engine.money import final_worth
from engine.odds import exact_shares
from engine.setup import start
from engine.state import BANK, GameState, Offer, clone
from engine.view import SeatView, view
from engine.why import Why
from renders.accounts import Income, account, income, sides
from renders.auction import paint_auction, row_during, still_to_come
from renders.board import paint_board
from renders.facts import worth_words
from renders.inks import FULL
from renders.lobby import Seated, paint_lobby
from renders.look import Variant, look_of
from renders.png import encoded
from renders.sheet import group_words
from renders.trade import paint_trade
from renders.words import Words
from tests.support.pictures import (
    LONG_NAMES,
    NAMES,
    TextRecorder,
    crowded,
    edition,
    odd_board,
    record_text,
)
from tests.support.sampling import sampled

VARIANTS: tuple[Variant, ...] = ("light", "dark")
EDITIONS = [edition(name) for name in available()]
ANA, BEN, CLEO, DAN = Seat(0), Seat(1), Seat(2), Seat(3)
RULES = tuple(
    f"House rule number {i}: {'everyone stands up and bows to the Bank, ' * (i % 4)}as agreed"
    for i in range(14)
)
every_edition = pytest.mark.parametrize("ed", EDITIONS, ids=available())
every_variant = pytest.mark.parametrize("variant", VARIANTS)
every_edition_in_a_look = pytest.mark.parametrize(
    ("name", "variant"), sampled(product(available(), VARIANTS))
)


def is_sheet(image: Image.Image, width: int) -> bool:
    """Return True for a palette image of this width whose palette is not full."""
    colours = image.getpalette() or []
    return image.mode == "P" and image.width == width and 0 < len(colours) < FULL * 3


def read(recorder: TextRecorder) -> str:
    """Return all recorded words, in the order of writing."""
    lines = [
        line for _, written in recorder.sheets.values() for each in written for line in each.words
    ]
    return " ".join(lines)


def games(ed: Edition, turns: int = 90) -> Iterator[GameState]:
    """Yield the states of a game between computer players."""
    seats = min(ed.max_players, 5)
    kinds = sorted(POLICIES.keys() - {"expert"})  # who takes minutes
    arena = Arena(ed, [POLICIES[kinds[i % len(kinds)]]() for i in range(seats)], "11")
    for _ in arena.play(turns):
        yield arena.state


def table(ed: Edition, seats: int = 4) -> GameState:
    return start(ed, min(seats, ed.max_players), "3")[0]


def three_of_a_group(ed: Edition) -> tuple[Pos, ...]:
    return next(members for members in ed.board.street_groups if len(members) > 2)


def auctions(ed: Edition, seed: int) -> Iterator[tuple[SeatView, Auction]]:
    """Yield auctions of every kind at a full table with many owners and buildings."""
    table = crowded(ed, seed).view
    live = tuple(Seat(i) for i, player in enumerate(table.players) if not player.out)
    debt = Debt(90, live[-1], BANK, 99_999, Why("tax"))
    wants = tuple((seat, 5) for seat in live)
    deeds = ed.board.deeds
    for pos in deeds[seed % 4 :: 4]:
        bid = Auction(92, live[:-1], pos, None, table.players[live[0]].cash, live[0])
        yield replace(table, pending=[debt, bid]), bid
        silent = Auction(92, live, pos)
        yield replace(table, pending=[EstateSale(91, deeds), silent]), silent
        last = Auction(92, live[1:2], pos, None, 1, live[1])
        yield replace(table, pending=[EstateSale(91, deeds[-2:]), last]), last
    for building in ("house", "hotel"):
        for high, sum_ in ((BANK, 0), (live[1], 12_345)):
            lot = Auction(92, live[:3], Pos(-1), building, sum_, high)
            yield replace(table, pending=[debt, BuildingSale(91, building, wants), lot]), lot


def offers(ed: Edition) -> Iterator[tuple[SeatView, Offer]]:
    """Yield offers, from a gift of cash to all deeds and jail cards at once."""
    s = table(ed, 8)
    deeds, decks = ed.board.deeds, tuple(deck.id for deck in ed.decks)
    for i, pos in enumerate(deeds):
        s.owner[pos] = Seat(i % 2)
        s.mortgaged[pos] = i % 3 > 0
        if i % 3 == 0 and ed.board.kind[pos] == "street":
            s.level[pos] = i % ed.rules.hotel_level + 1
    s.players[ANA].cards = list(decks)
    seen = view(ed, s)
    yield seen, Offer(1, ANA, BEN, 1)
    yield seen, Offer(1, BEN, ANA, 0, (), (), 0, (), decks)
    yield seen, Offer(1, ANA, BEN, 0, deeds[::2], decks, 19_999, deeds[1::2])
    yield seen, Offer(1, ANA, BEN, 0, deeds, decks)
    yield seen, Offer(1, BEN, ANA, 250, deeds[1:2], (), 0, deeds[:1])


@every_edition
@every_variant
def test_the_auctions_and_offers_of_a_game_are_drawn_without_a_fault(ed, variant):
    drawn = 0
    with record_text() as recorder:
        for s in games(ed):
            seen = view(ed, s)
            names = NAMES[: len(s.players)]
            running = [frame for frame in s.pending if isinstance(frame, Auction)]
            for auction in running[-1:] if drawn < 12 else []:
                assert is_sheet(paint_auction(say, seen, names, auction, variant), 1024)
                drawn += 1
            for offer in s.offers[-1:] if drawn < 24 else []:
                assert is_sheet(paint_trade(say, seen, names, offer, variant), 1024)
                drawn += 1
    assert drawn > 4, "the game shows too little to draw"
    assert recorder.faults() == []


@every_edition_in_a_look
def test_every_kind_of_auction_has_room_for_the_longest_names(name, variant):
    ed = edition(name)
    names = LONG_NAMES[: ed.max_players]
    with record_text() as recorder:
        for seed in range(2):
            for seen, auction in auctions(ed, seed):
                assert is_sheet(paint_auction(say, seen, names, auction, variant), 1024)
                assert is_sheet(
                    paint_auction(say, seen, names, auction, variant, closed=True), 1024
                )
    assert recorder.faults() == []


def test_a_closed_auction_is_drawn_as_sold_and_paid():
    ed = edition("classic")
    s = table(ed)
    s.owner[37] = BEN
    s.players[BEN].cash, s.players[ANA].cash = 1350, 900
    lot = Auction(5, (ANA, BEN), Pos(39), None, 150, BEN)
    s.pending = [lot]
    with record_text() as recorder:
        paint_auction(say, view(ed, s), NAMES[:4], lot, closed=True)
    words = read(recorder)
    assert "sold for $150" in words
    assert "completes the dark blue group" in words
    assert "$1,200" in words
    assert "$1,350" not in words, "the bid is paid"
    assert "$900" in words
    assert not [old for old in ("highest", "leads", "leading", "still in") if old in words]


def test_a_deed_nobody_bid_for_is_drawn_as_not_sold():
    ed = edition("classic")
    s = table(ed)
    lot = Auction(5, (), Pos(39))
    s.pending = [lot]
    with record_text() as recorder:
        paint_auction(say, view(ed, s), NAMES[:4], lot, closed=True)
    assert "stays with the Bank" in read(recorder)
    assert "bids start" not in read(recorder)


@every_edition
@every_variant
def test_a_trade_has_room_for_everything_there_is(ed, variant):
    names = LONG_NAMES[: ed.max_players]
    with record_text() as recorder:
        sheets = [paint_trade(say, seen, names, offer, variant) for seen, offer in offers(ed)]
    assert all(is_sheet(sheet, 1024) for sheet in sheets)
    assert recorder.faults() == []
    gift, _, everything, *_ = sheets
    assert gift.height < everything.height


@every_edition
@every_variant
@pytest.mark.parametrize("rules", [0, 1, 6, 7, 14])
def test_a_lobby_has_room_for_every_seat_and_every_rule(ed, variant, rules):
    seats = [
        Seated(name, token, i % 2 == 1)
        for i, (name, token) in enumerate(zip(LONG_NAMES, ed.tokens, strict=False))
    ][: ed.max_players]
    empty = [None] * ed.max_players
    with record_text() as recorder:
        for some in (seats, [*seats[:1], None], empty, [None, *seats[1:]]):
            assert is_sheet(paint_lobby(say, ed, some, RULES[:rules], variant), 1024)
    assert recorder.faults() == []
    words = read(recorder)
    assert ("Official rules" in words) is (rules == 0)
    assert all(rule in words for rule in RULES[:rules])


@every_edition_in_a_look
def test_all_sheets_and_the_board_share_one_palette(name, variant):
    ed = edition(name)
    names = LONG_NAMES[: ed.max_players]
    paint_board(crowded(ed, 1), variant)
    for seen, auction in auctions(ed, 1):
        paint_auction(say, seen, names, auction, variant)
    for seen, offer in offers(ed):
        paint_trade(say, seen, names, offer, variant)
    assert len(look_of(ed, variant).inks) < FULL


@pytest.mark.parametrize("width", [512, 777, 1600])
@pytest.mark.parametrize("ed", [edition("herenow"), odd_board(56)], ids=["herenow", "odd"])
def test_sheets_of_any_width_keep_their_words_apart(ed, width):
    with record_text() as recorder:
        for seen, auction in islice(auctions(ed, 0), 4):
            assert is_sheet(
                paint_auction(say, seen, NAMES[: len(seen.players)], auction, "light", width), width
            )
        for seen, offer in offers(ed):
            assert is_sheet(
                paint_trade(say, seen, NAMES[: len(seen.players)], offer, "dark", width), width
            )
    assert recorder.faults() == []


def test_ordinary_names_are_large_enough_for_a_phone():
    ed = edition("classic")
    s = table(ed, 8)
    for pos in ed.board.deeds[:9]:
        s.owner[pos] = Seat(pos % 3)
    lot = Auction(5, tuple(map(Seat, range(8))), three_of_a_group(ed)[0], None, 120, BEN)
    s.pending = [lot]
    with record_text() as recorder:
        paint_auction(say, view(ed, s), NAMES, lot)
        mine = tuple(pos for pos in ed.board.deeds if s.owner[pos] == ANA)
        paint_trade(say, view(ed, s), NAMES, Offer(1, ANA, BEN, 200, mine[:3]))
    small = [
        each.words
        for _, written in recorder.sheets.values()
        for each in written
        if len(each.words[0]) > 1 and each.size < 23
    ]
    assert small == []


def test_every_seat_shows_its_status_in_an_auction():
    ed = edition("classic")
    s = table(ed, 6)
    first, second, lot = three_of_a_group(ed)
    s.owner[first] = s.owner[second] = CLEO
    s.players[3].cash = 50
    s.players[5].out = 1
    auction = Auction(9, (ANA, BEN, CLEO, DAN), lot, None, 60, ANA)
    s.pending = [Debt(8, BEN, BANK, 9000, Why("tax")), auction]
    words = Words(say, ed, NAMES[:6])
    stands = [row_during(view(ed, s), words, auction, Seat(i)) for i in range(6)]
    assert [stand.status for stand in stands] == [
        "leading", "in debt", "still in", "cannot raise", "passed", "out of the game",
    ]  # fmt: skip
    assert [stand.completes for stand in stands] == [False, False, True, False, False, False]
    assert stands[CLEO].note == f"would complete {group_words(words, lot)}"
    waits = replace(ed, rules=replace(ed.rules, laps_before_buying=1))
    assert row_during(view(waits, s), words, auction, Seat(4)).status == "may not buy yet"


def test_the_auction_picture_notes_an_incomplete_group():
    ed = edition("classic")
    s = table(ed)
    first, _, lot = three_of_a_group(ed)
    s.owner[first] = BEN
    auction = Auction(9, (ANA, BEN), lot)
    stand = row_during(view(ed, s), Words(say, ed, NAMES[:4]), auction, BEN)
    assert (stand.note, stand.completes) == ("holds 1 of 3", False)


def test_the_auction_picture_lists_the_next_sales():
    ed = edition("classic")
    s = table(ed)
    words = Words(say, ed, NAMES[:4])
    a, b, c = ed.board.deeds[:3]
    assert still_to_come(view(ed, s), words) == ""
    s.pending = [EstateSale(1, (a, b)), Auction(2, (ANA,), c)]
    name = ed.board.name
    assert still_to_come(view(ed, s), words) == f"estate sale, then {name[a]} and {name[b]}"
    s.pending = [EstateSale(1, (a, b, c)), Auction(2, (ANA,), c)]
    assert still_to_come(view(ed, s), words) == "estate sale, then 3 more deeds"
    s.pending = [
        BuildingSale(1, "hotel", ((ANA, 1), (BEN, 2))),
        Auction(2, (ANA,), Pos(-1), "hotel"),
    ]
    assert still_to_come(view(ed, s), words) == "3 hotels wanted, too few in the Bank"


@every_edition
def test_the_amounts_before_a_trade_have_one_text_size(ed):
    names = NAMES[: ed.max_players]
    for seen, offer in offers(ed):
        accounts = [account(seen, side) for side in sides(offer)]
        before = {worth_words(ed, sum_) for one in accounts for sum_ in (one.cash[0], one.worth[0])}
        after = {worth_words(ed, sum_) for one in accounts for sum_ in (one.cash[1], one.worth[1])}
        with record_text() as recorder:
            paint_trade(say, seen, names, offer)
        written = [one for _, words_there in recorder.sheets.values() for one in words_there]
        sizes = {one.size for one in written if one.words[0] in before - after}
        assert len(sizes) <= 1


@every_edition
def test_the_comparison_of_a_trade_matches_the_state_after_accepting_it(ed):
    checked = 0
    families = [members for members in ed.board.groups.values() if len(members) > 1]

    def facts(s: GameState, seat: Seat) -> tuple[int, int, Income, int]:
        whole = sum(all(s.owner[pos] == seat for pos in members) for members in families)
        earned = income(view(ed, s), seat)
        return s.players[seat].cash, final_worth(ed.board, s, seat), earned, whole

    for s in games(ed, 120):
        if not s.offers or any(isinstance(frame, Debt) for frame in s.pending):
            continue  # a debtor's new cash goes to the creditor immediately
        offer = s.offers[-1]
        after = apply(ed, clone(s), offer.to, Accept(offer.id)).state
        for side in sides(offer):
            told = account(view(ed, s), side)
            shown = list(zip(told.cash, told.worth, told.income, told.groups, strict=True))
            assert shown == [facts(s, side.seat), facts(after, side.seat)]
            assert told.groups[1] - told.groups[0] == len(told.won) - len(told.lost)
        checked += 1
    assert checked, "no offer was made, so nothing was checked"


def test_expected_rents_depend_on_how_often_others_land_there():
    ed = edition("classic")
    s = table(ed)
    seen, shares = view(ed, s), exact_shares(ed)
    rolls = (len(s.players) - 1) * shares.rolls_per_turn
    reading = Pos(ed.board.name.index("Reading Railroad"))
    s.owner[reading] = ANA
    met = shares.spaces[reading]
    assert income(seen, ANA) == (
        round(25 * met * rolls),
        round(100 * (1 - (1 - met) ** rolls)),
    )
    assert income(seen, ANA).rent > 0
    assert income(seen, BEN) == (0, 0)
    s.mortgaged[reading] = True
    assert income(seen, ANA) == (0, 0), "a mortgaged deed earns nothing"
    s.mortgaged[reading] = False
    s.bank.offline = reading
    assert income(seen, ANA) == (0, 0), "nor does one that is offline"


def test_a_bankrupt_opponent_lowers_the_expected_rent():
    ed = edition("classic")
    s = table(ed)
    for pos in ed.board.deeds:
        s.owner[pos] = ANA
    before = income(view(ed, s), ANA)
    s.players[CLEO].out = True
    after = income(view(ed, s), ANA)
    assert after.rent < before.rent
    assert after.percent < before.percent <= 100


def test_a_trade_shows_the_interest_on_received_mortgaged_deeds():
    ed = edition("classic")
    s = table(ed)
    first, second, third = three_of_a_group(ed)
    for pos in (first, second, third):
        s.owner[pos] = ANA
        s.mortgaged[pos] = pos != third
    offer = Offer(1, ANA, BEN, 0, (first, second, third), (), 100)
    giver, taker = (account(view(ed, s), side) for side in sides(offer))
    interest = ed.board.interest[first] + ed.board.interest[second]
    assert (giver.interest, giver.mortgaged, giver.lost) == (0, 0, (first,))
    assert (taker.interest, taker.mortgaged, taker.won) == (interest, 2, (first,))


def test_an_offer_that_became_impossible_says_so():
    ed = edition("classic")
    s = table(ed)
    deed = ed.board.deeds[0]
    s.owner[deed] = ANA
    offer = Offer(1, ANA, BEN, 0, (deed,), (), 10)
    told = []
    for owner in (ANA, CLEO, BANK):
        s.owner[deed] = owner
        with record_text() as recorder:
            paint_trade(say, view(ed, s), NAMES[:4], offer)
        told.append(("not possible right now" in read(recorder), read(recorder).split().count("C")))
    assert told == [(False, 0), (True, 1), (True, 0)]


def test_the_same_table_is_drawn_the_same_in_any_thread():
    ed = edition("america")
    cases = list(auctions(ed, 3))[:6]
    names = NAMES[: ed.max_players]

    def drawn(case: tuple[SeatView, Auction]) -> bytes:
        return encoded(paint_auction(say, case[0], names, case[1]).convert("RGB"))

    alone = [drawn(case) for case in cases]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(drawn, cases * 3)) == alone * 3
