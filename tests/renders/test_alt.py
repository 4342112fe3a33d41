"""Tests of the pictures in words: limits, names and facts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from bot.words import say
from editions.loader import available, load
from engine import Edition, GameState, Illegal, Pos, Seat, apply, configure, options, start, view
from engine.actions import Resign
from engine.decisions import (
    Auction,
    BuildingSale,
    BuyChoice,
    Challenge,
    Choice,
    Court,
    Debt,
    EachPlayer,
    EstateSale,
    FinalCount,
    Frame,
    MortgagedDeed,
    MoveOn,
    OfflineMove,
    Placement,
    Prize,
    SalaryChoice,
    Shortage,
    TaxChoice,
    TripOffer,
)
from engine.setup import blank
from engine.state import BANK, Claim, Offer, Result
from engine.why import Why
from renders.alt import (
    alt_auction,
    alt_card,
    alt_deed,
    alt_end,
    alt_hand,
    alt_lobby,
    alt_text,
    alt_trade,
    describe,
)
from renders.story import Story
from renders.words import call_names
from tests.support.random_actions import fill
from tests.support.walk import FLAGS, deal_groups

LIMIT = 1024
ANA, BEN, CY = Seat(0), Seat(1), Seat(2)
THREE = ("Ana", "Ben", "Cy")
LONGEST = tuple(f"{letter}on" + "g" * 29 for letter in "ABCDEFGH")
NEWS = "Ana rolls 3 + 4 and lands on Chance.\nThe card sends her to St. Charles Place."


@cache
def classic() -> Edition:
    return load("classic")


def table(ed: Edition | None = None, players: int = 3) -> GameState:
    """Return a game before its first turn, for a test to change."""
    ed = ed or classic()
    s = blank(ed, ed.tokens[:players])
    s.turn.number = 1
    return s


def short(s: GameState, ed: Edition | None = None, news: str = "", limit: int = LIMIT) -> str:
    ed = ed or classic()
    return alt_text(say, view(ed, s), THREE[: len(s.players)], news, limit)


def full(s: GameState, ed: Edition | None = None) -> str:
    ed = ed or classic()
    return describe(say, view(ed, s), THREE[: len(s.players)])


def wander(seed: int, edition: str, steps: int = 120) -> Iterator[tuple[Edition, GameState, Story]]:
    """Yield the states of a random game with random modules and rules, up to its end."""
    rnd = random.Random(seed)
    plain = load(edition)
    modules = tuple(module for module in plain.modules if rnd.random() < 0.7)
    flags = rnd.choice(FLAGS)
    if "free_parking_game_show" in modules:
        flags = {key: flags[key] for key in flags if key != "free_parking_pot"}
    ed = configure(plain, "standard", modules, flags)
    s, _ = start(ed, rnd.randint(ed.min_players, ed.max_players), str(seed))
    if rnd.random() < 0.5:
        deal_groups(rnd, ed, s)
    story = Story(ed, s)
    yield ed, s, story
    while s.result is None:
        steps -= 1
        seat = rnd.choice([Seat(i) for i, p in enumerate(s.players) if not p.out])
        listed = [o for o in options(ed, s, seat) if o != Choice(Resign())]
        action = fill(rnd, rnd.choice(listed)) if steps > 0 and listed else Resign()
        if steps > 0 and not listed:
            continue
        try:
            outcome = apply(ed, s, seat, action)
        except Illegal:
            continue  # random parts of a trade or a build may not fit together
        s = outcome.state
        story.add(outcome.events)
        yield ed, s, story


@pytest.mark.parametrize("edition", available())
@pytest.mark.parametrize("seed", range(3))
def test_every_text_of_every_table_keeps_its_limit_and_names_every_player(edition, seed):
    for ed, s, story in wander(seed, edition):
        names, money = LONGEST[: len(s.players)], ed.currency.show
        seen = view(ed, s)
        text = alt_text(say, seen, names, NEWS)
        assert len(text) <= LIMIT
        for name, player in zip(names, s.players, strict=True):
            has = "out of the game" if player.out else money(player.cash)
            assert f"{name}: {has}" in text
        rest = [alt_end(say, seen, names, story)]
        rest += [alt_hand(say, seen, Seat(i), names) for i in range(len(names))]
        rest += [alt_trade(say, seen, offer, names) for offer in s.offers]
        for frame in s.pending:
            if isinstance(frame, Auction):
                rest.append(alt_auction(say, seen, frame, names))
        assert all(0 < len(other) <= LIMIT for other in rest)


@pytest.mark.parametrize("edition", available())
def test_the_full_description_names_every_space_with_its_owner_and_its_visitors(edition):
    for ed, s, _ in wander(7, edition, 60):
        names = tuple(f"Player-{i}" for i in range(len(s.players)))
        lines = describe(say, view(ed, s), names).splitlines()
        for pos, space in enumerate(ed.spaces):
            (line,) = (line for line in lines if line.startswith(f"{pos}. {space.name}"))
            if s.owner[pos] != BANK:
                assert f"owned by {names[s.owner[pos]]}" in line
                assert ("mortgaged" in line) == s.mortgaged[pos]
            here = [names[i] for i, p in enumerate(s.players) if p.at == pos and not p.out]
            assert all(name in line for name in here)


@pytest.mark.parametrize("edition", available())
def test_every_deed_and_every_card_has_its_alt_text(edition):
    ed = load(edition)
    s = table(ed, ed.min_players)
    seen = view(ed, s)
    for pos in ed.board.deeds:
        text = alt_deed(say, seen, pos, LONGEST[: ed.min_players])
        assert ed.board.name[pos] in text
        assert len(text) <= LIMIT
    for deck in ed.decks:
        for index, card in enumerate(deck.cards):
            text = alt_card(say, ed, deck.id, index)
            assert card.text in text
            assert len(text) <= LIMIT


# The short text.


def test_the_short_text_counts_jail_cards():
    s = table()
    s.players[0].cards = ["chance"]
    s.players[1].cards = ["chance", "chest"]
    s.owner[39] = ANA
    lines = short(s).splitlines()
    assert "Ana: $1,500, on GO, 1 deed, 1 jail card, worth $1,900 in all." in lines
    assert "Ben: $1,500, on GO, 2 jail cards, worth $1,500 in all." in lines


def test_the_turn_comes_first_then_the_news_then_the_players_then_the_bank():
    s = table()
    s.players[0].at, s.players[0].cash = Pos(39), 150
    s.owner[39] = s.owner[37] = ANA
    s.level[39] = 5
    s.level[37] = 4
    s.mortgaged[5] = True
    s.owner[5] = BEN
    assert short(s, news=NEWS).splitlines() == [
        "Turn 1: Ana is about to roll.",
        *NEWS.splitlines(),
        "Ana: $150, on Boardwalk, 2 deeds (all dark blue, 4 houses, 1 hotel), worth $2,700 in all.",
        "Ben: $1,500, on GO, 1 deed (1 mortgaged), worth $1,600 in all.",
        "Cy: $1,500, on GO, worth $1,500 in all.",
        "The Bank has 32 houses and 12 hotels.",
    ]


@pytest.mark.parametrize("limit", range(60, 460, 7))
def test_alt_text_drops_whole_facts_and_keeps_the_players(limit):
    s = table()
    s.owner[39] = s.owner[37] = ANA
    s.offers.append(Offer(1, ANA, BEN, give_cash=50, ask=(Pos(5),)))
    whole, cut = short(s, news=NEWS, limit=9999), short(s, news=NEWS, limit=limit)
    assert len(cut) <= limit
    facts = {fact for line in whole.splitlines() for fact in line.rstrip(".").split(", ")}
    assert all(fact in facts for line in cut.splitlines() for fact in line.rstrip(".").split(", "))
    for player in ("Ana: $1,500", "Ben: $1,500", "Cy: $1,500"):
        assert player in cut or limit < 80
    assert ("2 deeds" in cut) <= (cut.count("on GO") == 3)
    assert ("worth" in cut) <= ("offers" in cut)


def test_alt_text_omits_only_the_news_that_does_not_fit():
    text = short(table(), news="A very long story. " * 80 + "\nBen yawns.")
    assert "very long" not in text
    assert "Ben yawns." in text
    assert "worth $1,500 in all" in text


def test_eight_players_with_the_longest_names_all_fit_with_their_cash_and_place():
    s = table(players=8)
    for player in s.players:
        player.cash = 123_456
        player.at = Pos(10)
    text = alt_text(say, view(classic(), s), LONGEST, NEWS)
    assert len(text) <= LIMIT
    for name in LONGEST:
        assert f"{name}: $123,456, visiting the jail" in text


def test_a_short_alt_text_shortens_names_and_names_every_player():
    text = alt_text(say, view(classic(), table(players=8)), LONGEST, NEWS, 250)
    assert len(text) <= 250
    for letter in "ABCDEFGH":
        assert f"{letter}onggg" in text


def test_odd_names_become_one_tidy_line_each_and_stay_different():
    odd = ("  *Ana*\n\tLopez ", "", "x" * 50, "*Ana* Lopez", "a\u202eb\u200bc", "🧑\u200d🚀")
    assert call_names(say, odd) == (
        "*Ana* Lopez", "Player 2", "x" * 31 + "…", "*Ana* Lopez (4)", "abc", "🧑\u200d🚀",
    )  # fmt: skip


def test_alt_text_names_the_pot_the_offline_token_and_other_debts():
    ed = configure(load("dotcom"), "standard", ("offline_token",), {"free_parking_pot": True})
    s = table(ed)
    s.bank.pot, s.bank.offline = 150, Pos(39)
    s.pending += [
        Debt(1, BEN, CY, 2000, Why("rent", Pos(39))),
        Debt(2, ANA, BANK, 1700, Why("repairs")),
    ]
    lines = short(s, ed).splitlines()
    assert lines[0].endswith("Ana owes the Bank $1,700 million for repairs and must find "
                             "$200 million more.")  # fmt: skip
    assert lines[1].startswith("Ben owes Cy $2,000 million rent for ")
    assert "In the pot: $150 million." in lines
    assert f"The offline token is on {ed.board.name[39]}." in lines


def test_of_several_debts_the_oldest_is_told_first():
    s = table()
    s.pending += [
        Debt(1, ANA, CY, 2000, Why("rent", Pos(39))),
        Debt(2, ANA, BEN, 50, Why("rent", Pos(5))),
    ]
    first, second, *_ = short(s).splitlines()
    assert first == "Turn 1: Ana owes Cy $2,000 rent for Boardwalk and must find $500 more."
    assert second == "After that Ana also owes Ben $50 rent for Reading Railroad."
    assert second in full(s)


def test_a_game_that_is_over_says_who_won_and_who_is_out():
    s = table()
    s.players[1].out = 1
    s.result = Result("time_limit", (1, 3, 1), (1500, 0, 1500))
    assert short(s).splitlines()[:3] == [
        "Time is up: Ana and Cy share the win.",
        "Ana: $1,500, on GO, worth $1,500 in all.",
        "Ben: out of the game.",
    ]


# What is asked.


def turn_of(**changes: object) -> str:
    s = table()
    for name, value in changes.items():
        target = s.players[0] if hasattr(s.players[0], name) else s.turn
        setattr(target, name, value)
    return short(s).splitlines()[0]


def test_alt_text_describes_the_phase_of_the_turn():
    assert turn_of(doubles=1) == "Turn 1: Ana rolls again after doubles."
    assert turn_of(phase="end") == "Turn 1: Ana may build, trade or end the turn."
    assert turn_of(jail=2, cards=["chance"]) == (
        "Turn 1: Ana is in jail (try 2 of 3) and may roll for doubles, pay $50 or play a jail card."
    )
    assert turn_of(jail=3) == "Turn 1: Ana is in jail (try 3 of 3) and may roll for doubles."


ASKED: list[tuple[Frame, str]] = [
    (BuyChoice(1, ANA, Pos(39)), "Ana may buy Boardwalk for $400 or send it to auction."),
    (
        TaxChoice(1, ANA, Pos(4)),
        "Ana chooses how to pay Income Tax: $200 or 10% of everything they own.",
    ),
    (
        Auction(1, (ANA, BEN), Pos(39)),
        "Boardwalk is up for auction, no bid yet; Ana or Ben may bid.",
    ),
    (
        Auction(1, (ANA, BEN, CY), Pos(39), bid=70, high=BEN),
        "Boardwalk is up for auction: Ben leads with $70; Ana or Cy may raise.",
    ),
    (
        Auction(1, (ANA, BEN), building="hotel", bid=70, high=BEN),
        "1 hotel is up for auction: Ben leads with $70; Ana may raise.",
    ),
    (
        Debt(1, ANA, CY, 2000, Why("rent", Pos(39))),
        "Ana owes Cy $2,000 rent for Boardwalk and must find $500 more.",
    ),
    (
        MortgagedDeed(1, ANA, Pos(39), 20),
        (
            "Boardwalk came to Ana mortgaged: "
            "lift the mortgage for $220, or keep it and pay $20 interest."
        ),
    ),
    (
        Shortage(1, BEN, Pos(39), 2, "house", (ANA, CY)),
        "Ben wants 2 houses and the Bank has only 32: Ana and Cy may ask too.",
    ),
    (Placement(1, ANA, "house", 2, paid=False), "Ana may place 2 houses."),
    (SalaryChoice(1, ANA, 7), "Ana may take the salary or move on to a space of their choice."),
    (TripOffer(1, ANA), "Ana is asked a question for a trip to an unowned deed."),
    (Prize(1, ANA, "show", 1), "Ana answered correctly and may choose a prize."),
    (
        Prize(1, ANA, "trip", 1),
        "Ana answered correctly and must choose an unowned deed to travel to and buy.",
    ),
    (Court(1, ANA), "Ana is in court and may go to jail or hire a lawyer for $20."),
    (OfflineMove(1, ANA), "Ana must move the offline token."),
]
LATER: list[tuple[Frame, str]] = [
    (MoveOn(1, ANA, 7), "Ana will then move 7 spaces."),
    (
        EachPlayer(1, ANA, (BEN, CY), 50, Why("card_each"), collect=True),
        "Ana then collects from Ben and Cy, $50 each.",
    ),
    (EstateSale(1, (Pos(37), Pos(39))), "Then up for auction: Park Place and Boardwalk."),
    (BuildingSale(1, "hotel", ((ANA, 1), (BEN, 2))), "Players want hotels: Ana 1 and Ben 2."),
    (FinalCount(1), "Then the game ends and everybody's worth is counted."),
]


def test_every_kind_of_decision_has_a_case_in_this_file():
    told = {type(frame) for frame, _ in [*ASKED, *LATER]} | {Challenge}
    assert told == {kind for part in get_args(Frame) for kind in (get_args(part) or (part,))}


@pytest.mark.parametrize(("frame", "sentence"), ASKED)
def test_alt_text_begins_with_the_open_question(frame, sentence):
    s = table()
    s.pending.append(frame)
    assert short(s).splitlines()[0] == f"Turn 1: {sentence}"
    assert sentence in full(s)


@pytest.mark.parametrize(("frame", "sentence"), LATER)
def test_later_decisions_are_only_in_the_full_text(frame, sentence):
    s = table()
    s.pending += [frame, BuyChoice(2, ANA, Pos(39))]
    assert sentence in full(s).splitlines()
    assert sentence not in short(s)


@pytest.mark.parametrize(
    ("why", "cause"),
    [
        (Why("rent_railroad", Pos(5)), " rent for Reading Railroad"),
        (Why("tax_percent", Pos(4)), " Income Tax"),
        (Why("interest", Pos(39)), " interest on Boardwalk"),
        (Why("fine_forced"), " to get out of jail"),
        (Why("repairs"), " for repairs"),
        (Why("card_each"), " for a card"),
        (Why("dealt", Pos(39)), ""),
    ],
)
def test_a_debt_says_what_it_is_for(why, cause):
    s = table()
    s.pending.append(Debt(1, ANA, BEN, 1600, why))
    assert f"Ana owes Ben $1,600{cause} and must find $100 more." in short(s)


def test_a_question_out_of_turn_says_whose_turn_it_is():
    s = table()
    s.pending.append(Placement(1, CY, "hotel", 1, paid=True))
    assert short(s).startswith("Turn 1, Ana's: Cy may place 1 hotel.")


def test_a_challenge_is_asked_in_its_words_and_the_full_text_lists_the_choices():
    ed = configure(load("america"), "standard", ("free_parking_game_show",))
    s = table(ed)
    s.pending.append(Challenge(1, ANA, 3, "show", 1))
    question = ed.questions[3]
    assert short(s, ed).startswith(f"Turn 1: Ana is asked: “{question.text}”")
    *front, last = question.choices
    assert f"To choose from: {', '.join(front)} or {last}." in full(s, ed)


# The full text.


def test_the_full_text_has_sections_for_the_open_business_the_players_and_the_bank():
    s = table()
    s.players[1].cards = ["chance"]
    s.players[1].at, s.players[1].jail = Pos(10), 1
    s.owner[12] = BEN
    s.offers.append(Offer(1, ANA, BEN, give_cash=50, ask=(Pos(12),), ask_cards=("chance",)))
    s.claims.append(Claim(2, BEN, ANA, 28, Why("rent_utility", Pos(12)), 3))
    s.turn.dice = (3, 4)
    text = full(s)
    assert [part.splitlines()[0] for part in text.split("\n\n")] == [
        "Classic", "Open", "Players", "Board", "Bank",
    ]  # fmt: skip
    for line in (
        "The last throw was 3 and 4.",
        "Ana offers Ben $50 for Electric Company and 1 jail card.",
        "Ben may ask Ana for $28 rent for Electric Company.",
        "Ben, Thimble: $1,500 in cash, worth $1,650 in all, in jail, 1 jail card.",
        "Ben's deeds: Electric Company (utility).",
        "0. GO: $200 salary. Here: Ana and Cy.",
        "4. Income Tax: pay $200 or 10% of everything.",
        "10. In Jail / Just Visiting. Here: Ben (in jail).",
        "12. Electric Company: utility, owned by Ben, rent $4 times the dice.",
        "39. Boardwalk: dark blue, for sale at $400.",
        "Deeds for sale: 27.",
        "Chance: 16 cards in the deck.",
    ):
        assert line in text.splitlines()


def test_alt_text_gives_the_rent_that_is_due():
    s = table()
    s.owner[37] = s.owner[39] = s.owner[5] = s.owner[15] = ANA
    assert "39. Boardwalk: dark blue, owned by Ana, rent $100." in full(s)
    assert "5. Reading Railroad: railroad, owned by Ana, rent $50." in full(s)
    s.level[39] = 5
    assert "39. Boardwalk: dark blue, owned by Ana, 1 hotel, rent $2,000." in full(s)
    s.mortgaged[5] = True
    assert "5. Reading Railroad: railroad, owned by Ana, mortgaged, no rent." in full(s)
    s.bank.offline = Pos(15)
    assert "owned by Ana, no rent, as the offline token is here. Here: the offline" in full(s)
    jailed = configure(classic(), flags={"no_rent_in_jail": True})
    s.players[0].jail = 1
    assert "37. Park Place: dark blue, owned by Ana, no rent while its owner is in jail." in full(
        s, jailed
    )


def test_the_end_is_told_with_ranks_and_worth():
    s = table()
    s.players[2].out = 1
    s.result = Result("first_bankruptcy", (2, 1, 3), (900, 2000, 0))
    assert full(s).splitlines()[1:5] == [
        "The first bankruptcy has ended the game: Ben wins.",
        "1. Ben, $2,000",
        "2. Ana, $900",
        "3. Cy",
    ]


def test_a_utility_tells_its_rent_in_the_editions_own_money():
    ed = load("herenow")
    s = table(ed)
    s.owner[12] = ANA
    assert "owned by Ana, rent $40,000 times the dice." in full(s, ed)


def test_the_pot_stands_on_its_space_and_with_the_bank():
    ed = configure(classic(), flags={"free_parking_pot": True})
    s = table(ed)
    s.bank.pot = 250
    assert "20. Free Parking: $250 in the pot." in full(s, ed).splitlines()
    assert full(s, ed).endswith("In the pot: $250.")


# Other pictures.


def test_a_deed_tells_its_owner_and_its_whole_rent_table_in_the_editions_words():
    ed = load("nyc")
    s = table(ed)
    s.owner[1] = ANA
    built = "$10 with 1 studio, $30 with 2 studios, $90 with 3 studios, $160 with 4 studios"
    built += ", $250 with 1 brownstone"
    assert alt_deed(say, view(ed, s), Pos(1), THREE).splitlines() == [
        "Title deed of Coney Island (brown), price $60.",
        "Ana owns it: rent $2.",
        f"All rents: $2, $4 with the whole group, {built}.",
        "Each building costs $50.",
        "Mortgage $30.",
    ]
    text = alt_deed(say, view(ed, s), Pos(12), THREE)
    assert "Nobody owns it yet." in text
    assert "$10 times the dice with 2 held" in text


def test_a_deed_omits_the_rents_of_levels_that_the_rules_do_not_have():
    ed = configure(classic(), flags={"houses_before_hotel": 2})
    text = alt_deed(say, view(ed, table(ed)), Pos(39), THREE)
    assert "$600 with 2 houses, $2,000 with 1 hotel." in text
    assert "3 houses" not in text


def test_alt_text_of_a_hand_lists_deeds_by_group():
    s = table()
    s.owner[37] = s.owner[39] = s.owner[5] = ANA
    s.level[39] = 1
    s.mortgaged[5] = True
    text = alt_hand(say, view(classic(), s), ANA, THREE)
    assert text.splitlines()[1:] == [
        "Complete: all dark blue.",
        "Dark blue (2 of 2): Park Place, Boardwalk (1 house).",
        "Railroad (1 of 4): Reading Railroad (mortgaged).",
    ]
    assert alt_hand(say, view(classic(), s), BEN, THREE).endswith("No deeds yet.")
    s.players[2].out = 1
    assert alt_hand(say, view(classic(), s), CY, THREE) == ("Cy is out of the game.")


def test_an_auction_tells_whose_group_it_would_complete_and_who_has_left():
    s = table()
    s.owner[37] = BEN
    auction = Auction(1, (ANA, BEN), Pos(39), bid=70, high=ANA)
    s.pending.append(auction)
    text = alt_auction(say, view(classic(), s), auction, THREE)
    assert text.splitlines()[1:] == [
        "It is dark blue, price $400.",
        "It would give Ben all dark blue.",
        "Not bidding: Cy.",
    ]


def test_a_closed_auction_tells_who_got_it_and_what_is_left():
    s = table()
    s.owner[37] = ANA
    s.players[0].cash = 1500
    auction = Auction(1, (ANA, BEN), Pos(39), bid=70, high=ANA)
    s.pending.append(auction)
    assert alt_auction(say, view(classic(), s), auction, THREE, closed=True).splitlines() == [
        "Auction over. Ana buys Boardwalk for $70.",
        "It is dark blue, price $400.",
        "It gives Ana all dark blue.",
        "Ana has $1,430 left.",
    ]
    unwanted = Auction(1, (), Pos(39))
    text = alt_auction(say, view(classic(), s), unwanted, THREE, closed=True)
    assert text.startswith("Auction over. Nobody bid for Boardwalk.")


def test_a_trade_tells_both_sides_before_and_after():
    s = table()
    s.owner[37] = s.owner[6] = s.owner[8] = s.owner[9] = ANA
    s.owner[39] = BEN
    s.mortgaged[39] = True
    offer = Offer(1, ANA, BEN, give_cash=200, give=(Pos(6),), ask=(Pos(39),))
    assert alt_trade(say, view(classic(), s), offer, THREE).splitlines() == [
        "A trade: Ana offers Ben $200 and Oriental Avenue for Boardwalk.",
        "Mortgaged: Boardwalk.",
        "Ana's cash: $1,500 now, $1,300 after.",
        "Chance that somebody pays Ana rent in a round: 20% now, 15% after.",
        "Ana would complete all dark blue.",
        "Ana would break up all light blue.",
        "Ben's cash: $1,500 now, $1,700 after.",
        "Chance that somebody pays Ben rent in a round: 0% now, 5% after.",
    ]


def test_a_lobby_tells_who_sits_where_and_what_is_different():
    seats = [("Ana", "Top Hat"), ("Ben\n", "Iron")]
    assert alt_lobby(say, classic(), seats, ["no auctions"]).splitlines() == [
        "A table of Classic, 2 players so far.",
        "Sitting: Ana (Top Hat), Ben (Iron).",
        "6 seats free; the game needs 2.",
        "House rule: no auctions.",
    ]
    many = alt_lobby(
        say, classic(), list(zip(LONGEST, classic().tokens, strict=True)), ["rule"] * 200
    )
    assert len(many) <= LIMIT
    assert LONGEST[-1] in many


def test_a_game_called_off_has_an_end_card_too():
    text = alt_end(say, view(classic(), table()), THREE)
    assert text == "The game was called off."
