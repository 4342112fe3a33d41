"""Tests of a game's story: its figures, awards and turning points."""

from __future__ import annotations

from functools import cache
from typing import get_args

import msgspec
import pytest

from bot.words import ENGLISH, say
from editions.loader import available, load
from engine import Edition, GameState, Pos, Seat, configure, start
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.dealings import Asked, OfferClosed, OfferMade, Settled
from engine.decisions import Debt
from engine.events import (
    DeedMortgaged,
    DeedMoved,
    DiceThrown,
    Event,
    GameEnded,
    LeftJail,
    LotChanged,
    MoneyPaid,
    MortgageLifted,
    QuestionAnswered,
    SentToJail,
    ThrowFor,
    TokenMoved,
    TurnBegan,
    WentOut,
)
from engine.money import final_worth
from engine.setup import blank
from engine.state import BANK, POT, Offer, Result
from engine.why import Why
from renders.awards import MOST_EACH, MOST_FOR_ONE, Award, AwardId
from renders.endings import award_line, award_title, point_line
from renders.sitters import Sitters
from renders.story import Point, Story
from renders.words import Words
from tests.support.walk import Walk

ANA, BEN, CY = Seat(0), Seat(1), Seat(2)
PARK, BOARDWALK = Pos(37), Pos(39)
EVENTS = msgspec.msgpack.Decoder(list[list[Event]])


@cache
def classic() -> Edition:
    return load("classic")


def table(players: int = 3) -> GameState:
    return blank(classic(), classic().tokens[:players])


def told(*events: Event, players: int = 3) -> Story:
    """Return the story of these events, after the beginning of Ana's first turn."""
    return Story.from_log(classic(), table(players), [[TurnBegan(ANA)], events])


def rent(owner: Seat, visitor: Seat, amount: int, pos: Pos = BOARDWALK) -> MoneyPaid:
    return MoneyPaid(visitor, owner, amount, Why("rent", pos))


def award(story: Story, name: str) -> Award | None:
    return next((award for award in story.awards() if award.id == name), None)


def turns(count: int, *seats: Seat) -> list[Event]:
    """Return the beginnings of `count` turns without other events."""
    around = seats or (BEN, CY, ANA)
    return [TurnBegan(around[i % len(around)]) for i in range(count)]


def words() -> Words:
    return Words(say, classic(), ("Ana", "Ben", "Cy"))


# Figures.


@pytest.mark.parametrize("edition", available())
def test_worth_after_every_turn_is_what_the_rules_count(edition):
    ed = load(edition)
    for variant in ("standard", *sorted(ed.variants)):
        played = configure(ed, variant)
        arena = Arena(played, [POLICIES["bold"]() for _ in range(ed.min_players)], edition)
        story = Story(played, arena.state)
        for events in arena.play(120):
            story.add(events)
            if isinstance(events[-1], TurnBegan | GameEnded):
                s = arena.state
                now = [final_worth(played.board, s, Seat(i)) for i in range(len(s.players))]
                assert [line[-1] for line in story.worth] == now
                assert len(story.samples) == s.turn.number + (s.result is not None)


@pytest.mark.parametrize("seed", range(6))
def test_the_story_of_a_random_game_has_its_result_and_worth(seed):
    walk = Walk(seed)
    walk.run(60)
    story = Story.from_log(walk.ed, walk.first, [walk.events])
    assert story.result == walk.s.result
    final = [final_worth(walk.ed.board, walk.s, Seat(i)) for i in range(len(walk.s.players))]
    assert story.samples[-1] == final
    gone = [i for i, player in enumerate(walk.s.players) if player.out]
    assert [i for i, turn in enumerate(story.bankrupt_turn) if turn is not None] == gone


def summary(story: Story) -> tuple[object, ...]:
    return story.worth, story.bankrupt_turn, story.awards(), story.turning_points(6)


@pytest.mark.parametrize("seed", range(4))
def test_a_stored_log_gives_the_same_story_as_the_live_game(seed):
    ed = configure(classic(), flags={"free_parking_pot": True})
    arena = Arena(ed, [POLICIES[t]() for t in ("steady", "bold", "careful", "bold")], str(seed))
    live = Story(ed, arena.state)
    log = []
    for events in arena.play(400):
        live.add(events)
        log.append(events)
    stored = EVENTS.decode(msgspec.msgpack.encode(log))
    first, opening = start(ed, 4, str(seed))
    assert summary(Story.from_log(ed, first, stored)) == summary(live)
    everything = [event for events in [opening, *stored] for event in events]
    assert summary(Story.from_log(ed, blank(ed, ed.tokens[:4]), [everything])) == summary(live)


def test_deeds_dealt_before_the_first_turn_count_in_the_first_sample():
    story = Story(classic(), table(2))
    story.add([DeedMoved(BOARDWALK, BEN), TurnBegan(ANA)])
    assert story.worth == [[1500], [1900]]
    story.add([rent(BEN, ANA, 50), TurnBegan(BEN)])
    assert story.worth == [[1500, 1450], [1900, 1950]]


def test_a_mortgaged_deed_counts_half_for_every_owner():
    story = Story(classic(), table(2))
    story.add([DeedMoved(BOARDWALK, BEN), TurnBegan(ANA)])
    story.add([DeedMortgaged(BOARDWALK), TurnBegan(BEN)])
    story.add([DeedMoved(BOARDWALK, ANA), TurnBegan(ANA)])
    story.add([MortgageLifted(BOARDWALK), TurnBegan(BEN)])
    assert story.worth == [[1500, 1500, 1700, 1900], [1900, 1700, 1500, 1500]]


def test_a_story_may_begin_in_the_middle_of_a_game():
    s = table(2)
    s.turn.number = 9
    story = Story(classic(), s)
    story.add([rent(ANA, BEN, 450), TurnBegan(BEN)])
    assert story.worth == [[1500, 1950], [1500, 1050]]
    assert story.turning_points(1) == (Point(9, "rent", ANA, 450, BOARDWALK, BEN),)


# Awards.


def test_the_best_deed_is_the_one_with_the_most_rent_in_all():
    story = told(rent(ANA, BEN, 300), rent(ANA, CY, 300), rent(BEN, CY, 500, PARK))
    assert award(story, "best_deed") == Award("best_deed", ANA, 600, pos=BOARDWALK)
    assert award(story, "top_rent") == Award("top_rent", BEN, 500, pos=PARK, other=CY)


def test_the_rent_of_a_deed_is_counted_for_each_owner():
    story = told(rent(ANA, BEN, 300), DeedMoved(BOARDWALK, CY), rent(CY, BEN, 410))
    assert award(story, "best_deed") == Award("best_deed", CY, 410, pos=BOARDWALK)


def test_the_guest_award_goes_to_the_player_who_paid_most_rent():
    story = told(rent(ANA, BEN, 500), rent(CY, BEN, 400), rent(ANA, CY, 700))
    assert award(story, "guest") == Award("guest", BEN, 900)


def test_jail_is_counted_in_turns_begun_there():
    story = told(
        SentToJail(BEN, Pos(10), "space"),
        *turns(9),
        LeftJail(BEN, "fine"),
        *turns(9),
        SentToJail(CY, Pos(10), "card"),
        *turns(3),
    )
    assert award(story, "jail") == Award("jail", BEN, count=3)


def test_a_trade_is_worth_the_cash_and_the_rent_of_what_changed_hands():
    offer = Offer(1, ANA, BEN, give_cash=100, give=(Pos(1),), ask=(BOARDWALK,))
    story = told(
        OfferMade(offer),
        OfferClosed(1, "accepted"),
        MoneyPaid(ANA, BEN, 100, Why("trade")),
        DeedMoved(Pos(1), BEN),
        DeedMoved(BOARDWALK, ANA),
        rent(ANA, CY, 600),
        rent(BEN, CY, 50, Pos(1)),
        DeedMoved(BOARDWALK, CY),
        rent(CY, BEN, 900),  # no longer Ana's gain
    )
    assert award(story, "trade") == Award("trade", ANA, 450, pos=BOARDWALK, other=BEN)


def test_the_partner_gets_the_award_when_the_trade_went_the_other_way():
    offer = Offer(1, ANA, BEN, give_cash=500, ask_cards=("chance",))
    story = told(OfferMade(offer), OfferClosed(1, "accepted"))
    assert award(story, "trade") == Award("trade", BEN, 500, pos=None, other=ANA)


def test_an_offer_that_came_to_nothing_is_no_trade():
    offer = Offer(1, ANA, BEN, give_cash=500)
    story = told(OfferMade(offer), OfferClosed(1, "rejected"))
    assert award(story, "trade") is None
    assert award(story, "deals") is None


def test_deals_count_for_both_sides():
    made: list[Event] = []
    for number, (maker, to) in enumerate([(ANA, BEN), (BEN, CY), (CY, ANA), (BEN, CY)], 1):
        made += [OfferMade(Offer(number, maker, to)), OfferClosed(number, "accepted")]
    assert award(told(*made[:4]), "deals") == Award("deals", BEN, count=2)
    assert award(told(*made), "deals") is None  # Ben and Cy have as many


def test_doubles_to_move_and_in_jail_count_and_others_do_not():
    def throw(seat: Seat, purpose: ThrowFor, second: int = 2) -> DiceThrown:
        return DiceThrown(seat, 2, second, purpose)

    story = told(
        *[throw(BEN, "move")] * 3,
        throw(BEN, "jail"),
        *[throw(ANA, "court")] * 9,
        *[throw(CY, "move", 3)] * 9,
    )
    assert award(story, "doubles") == Award("doubles", BEN, count=4)


def test_laps_are_times_past_the_start():
    story = told(*[TokenMoved(CY, Pos(2), True)] * 6, *[TokenMoved(ANA, Pos(9))] * 9)
    assert award(story, "laps") == Award("laps", CY, count=6)


def test_building_counts_what_was_paid_for_it_auctioned_buildings_too():
    story = told(
        DeedMoved(BOARDWALK, ANA),
        MoneyPaid(ANA, BANK, 600, Why("build", BOARDWALK)),
        LotChanged(BOARDWALK, 3, 3, 0),
        MoneyPaid(ANA, BANK, 210, Why("bid")),
        MoneyPaid(BEN, BANK, 700, Why("build", Pos(1))),
    )
    assert award(story, "builder") == Award("builder", ANA, 810)


def test_taxes_into_the_pot_are_taxes_too_and_fines_are_not():
    story = told(
        MoneyPaid(CY, POT, 200, Why("tax", Pos(4))),
        MoneyPaid(CY, BANK, 75, Why("tax_percent", Pos(4))),
        MoneyPaid(ANA, BANK, 900, Why("fine")),
        MoneyPaid(POT, BEN, 200, Why("pot")),
    )
    assert award(story, "tax") == Award("tax", CY, 275)
    assert award(story, "pot") == Award("pot", BEN, 200)


def test_the_award_for_cards_counts_gains_less_losses_of_the_drawer():
    story = told(
        MoneyPaid(BANK, ANA, 200, Why("card")),
        MoneyPaid(ANA, BANK, 40, Why("repairs")),
        MoneyPaid(BEN, ANA, 10, Why("card_each")),
        TurnBegan(BEN),
        MoneyPaid(BEN, CY, 150, Why("card_each")),  # Ben's bad luck, not Cy's good one
    )
    assert award(story, "cards") == Award("cards", ANA, 170)


def test_a_bargain_is_a_deed_won_below_its_price():
    story = told(
        MoneyPaid(BEN, BANK, 150, Why("bid", BOARDWALK)),
        MoneyPaid(BEN, BANK, 1, Why("bid", Pos(1))),
        MoneyPaid(ANA, BANK, 900, Why("bid", PARK)),
    )
    assert award(story, "bargain") == Award("bargain", BEN, 250, pos=BOARDWALK)


def test_right_answers_are_counted():
    story = told(*[QuestionAnswered(BEN, 1, 2, True)] * 2, QuestionAnswered(ANA, 1, 2, False))
    assert award(story, "quiz") == Award("quiz", BEN, count=2)


def test_a_comeback_is_won_from_far_below_an_equal_share():
    fell = [MoneyPaid(ANA, BANK, 1300, Why("card")), *turns(12)]
    rose: list[Event] = [MoneyPaid(BANK, ANA, 5000, Why("card")), TurnBegan(ANA)]
    story = told(*fell, *rose, GameEnded(Result("time_limit", (1, 2, 2))))
    assert award(story, "comeback") == Award("comeback", ANA, count=6)
    lost = told(*fell, GameEnded(Result("time_limit", (3, 1, 2))))
    assert award(lost, "comeback") is None
    never_low = told(*turns(12), GameEnded(Result("time_limit", (1, 2, 2))))
    assert award(never_low, "comeback") is None


def test_a_tie_or_a_small_figure_gets_no_award():
    assert told(rent(ANA, BEN, 500), rent(BEN, ANA, 500, PARK)).awards() == ()
    assert told(rent(ANA, BEN, 5)).awards() == ()


def test_only_one_seat_gets_more_than_two_awards():
    story = told(
        rent(ANA, BEN, 2000),
        rent(ANA, CY, 500),
        *[DiceThrown(ANA, 1, 1)] * 9,
        *[TokenMoved(ANA, Pos(2), True)] * 9,
        MoneyPaid(BANK, ANA, 500, Why("card")),
        MoneyPaid(BEN, BANK, 900, Why("build", Pos(1))),
        MoneyPaid(BEN, BANK, 900, Why("tax", Pos(4))),
    )
    given = [award.who for award in story.awards()]
    assert [given.count(seat) for seat in (ANA, BEN, CY)] == [MOST_FOR_ONE, MOST_EACH, 0]


def test_the_most_striking_award_comes_first():
    story = told(rent(ANA, BEN, 2000), *[TokenMoved(BEN, Pos(2), True)] * 6)
    assert story.awards()[0].id == "best_deed"
    assert story.awards()[-1].id == "laps"


# Turning points.


def point(story: Story, kind: str) -> Point | None:
    return next((found for found in story.turning_points(9) if found.kind == kind), None)


def test_the_weight_of_a_completed_group_is_its_later_rent():
    story = told(
        DeedMoved(PARK, ANA),
        DeedMoved(BOARDWALK, BEN),
        *turns(4),
        DeedMoved(BOARDWALK, ANA),
        *turns(2),
        rent(ANA, CY, 100),
        rent(ANA, CY, 70, PARK),
    )
    assert point(story, "group") == Point(5, "group", ANA, 170, BOARDWALK, BEN)


def test_a_group_lost_again_in_the_same_turn_was_no_turning_point():
    story = told(DeedMoved(PARK, ANA), DeedMoved(BOARDWALK, ANA), DeedMoved(PARK, BEN))
    assert point(story, "group") is None


def test_a_group_taken_apart_later_earns_nothing_more():
    story = told(
        DeedMoved(PARK, ANA),
        DeedMoved(BOARDWALK, ANA),
        rent(ANA, BEN, 100),
        *turns(1),
        DeedMoved(PARK, CY),
        rent(ANA, BEN, 50),
    )
    assert point(story, "group") == Point(1, "group", ANA, 100, BOARDWALK, BANK)


def test_a_huge_rent_is_a_turning_point_and_a_small_one_is_not():
    assert point(told(rent(ANA, BEN, 399)), "rent") is None
    story = told(*turns(3), rent(ANA, BEN, 1400))
    assert point(story, "rent") == Point(4, "rent", ANA, 1400, BOARDWALK, BEN)


def test_a_bankruptcy_names_what_could_not_be_paid():
    debt = Debt(5, BEN, ANA, 2000, Why("rent", BOARDWALK))
    story = told(*turns(3), Asked(debt), WentOut(BEN, ANA, False))
    assert point(story, "bankrupt") == Point(4, "bankrupt", BEN, 2000, BOARDWALK, ANA)
    assert story.bankrupt_turn == [None, 4, None]


def test_of_several_debts_a_bankruptcy_names_the_oldest_that_is_open():
    debts = [Debt(5 + i, BEN, ANA, 500 + i, Why("rent", BOARDWALK)) for i in range(3)]
    story = told(*turns(3), *map(Asked, debts), Settled(5), WentOut(BEN, ANA, False))
    assert point(story, "bankrupt") == Point(4, "bankrupt", BEN, 501, BOARDWALK, ANA)


def test_a_player_who_leaves_is_a_turning_point_as_resigned():
    story = told(*turns(3), WentOut(CY, BANK, True))
    assert point(story, "resigned") == Point(4, "resigned", CY)


def test_a_change_of_leader_counts_only_if_it_lasts():
    def gift(seat: Seat, amount: int) -> MoneyPaid:
        return MoneyPaid(BANK, seat, amount, Why("card"))

    story = told(
        gift(ANA, 100),
        *turns(12),
        gift(BEN, 200),
        *turns(2),  # too short
        gift(ANA, 200),
        *turns(12),
        gift(CY, 500),
        *turns(12),
    )
    leads = [found for found in story.turning_points(9) if found.kind == "lead"]
    assert leads == [Point(27, "lead", CY, 200)]


def test_a_lead_taken_at_the_very_end_counts_as_it_decided():
    story = told(
        MoneyPaid(BANK, ANA, 100, Why("card")),
        *turns(12),
        MoneyPaid(BANK, BEN, 300, Why("card")),
        GameEnded(Result("time_limit", (2, 1, 3))),
    )
    assert point(story, "lead") == Point(13, "lead", BEN, 200)


def test_turning_points_are_few_in_order_of_time_and_of_several_kinds():
    blows: list[Event] = []
    for amount in (900, 600, 800, 700, 500, 400):
        blows += [rent(ANA, BEN, amount), *turns(1)]
    story = told(*blows, WentOut(CY, BANK, True))
    found = story.turning_points(4)
    assert [one.kind for one in found] == ["rent", "rent", "rent", "resigned"]
    assert [one.turn for one in found] == sorted(one.turn for one in found)
    assert [one.amount for one in found[:3]] == [900, 800, 700]
    assert len(story.turning_points(2)) == 2
    assert story.turning_points(0) == ()


def test_at_most_one_player_going_out_is_a_turning_point():
    debts = [Debt(5 + i, Seat(i), Seat(4), 2000, Why("rent", BOARDWALK)) for i in range(3)]
    goodbyes: list[Event] = []
    for debt in debts:
        goodbyes += [Asked(debt), WentOut(debt.seat, Seat(4), False), *turns(1, Seat(4))]
    story = told(*goodbyes, WentOut(Seat(3), BANK, True), players=5)
    assert [found.kind for found in story.turning_points(5)] == ["bankrupt"]
    assert len(story.farewells) == 4


def test_a_group_that_earned_and_a_rent_that_hurt_come_before_a_farewell():
    story = told(
        DeedMoved(PARK, ANA),
        DeedMoved(BOARDWALK, ANA),
        *turns(1),
        rent(ANA, BEN, 1400),
        *turns(1),
        WentOut(CY, BANK, True),
    )
    assert [found.kind for found in story.turning_points(2)] == ["group", "rent"]


# In words.


def sample(name: str) -> Award:
    return Award(name, ANA, 450, 3, BOARDWALK, BEN)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", sorted(get_args(AwardId)))
def test_every_award_has_a_short_title_and_a_sentence_about_its_holder(name):
    assert 0 < len(award_title(say, sample(name))) <= 26
    line = award_line(sample(name), words())
    assert "Ana" in line
    assert line[-1] in ".?"
    assert ("$450" in line) != ("3" in line)
    assert len(line) <= 72


@pytest.mark.parametrize(
    ("found", "line"),
    [
        (Point(1, "group", ANA, 9, PARK), "Ana now holds all dark blue."),
        (Point(1, "rent", ANA, 900, PARK, BEN), "Ana collects $900 from Ben on Park Place."),
        (Point(1, "lead", ANA, 9), "Ana takes the lead."),
        (Point(1, "bankrupt", ANA, 9, PARK, BEN), "Ana is out: Park Place was one stop too many."),
        (Point(1, "bankrupt", ANA, 9), "Ana runs out of money and is out of the game."),
        (Point(1, "resigned", ANA), "Ana leaves the table."),
    ],
)
def test_every_turning_point_has_its_sentence(found, line):
    assert point_line(found, words()) == line


def test_every_award_has_a_title():
    assert all(f"award-{name}.title" in ENGLISH.keys for name in get_args(AwardId))


DEE = 3
"""The index of the sitter who takes over Ben's seat."""
TAKEN_OVER = Sitters(("Ana", "Ben", "Cy", "Dee"), (ANA, BEN, CY, BEN), ((4, DEE),))


def shared(*entries: list[Event]) -> Story:
    """Return a story in which Dee takes over Ben's seat at the fifth entry."""
    return Story.from_log(classic(), table(), entries, TAKEN_OVER)


def test_actions_belong_to_the_sitter_and_worth_to_the_seat():
    story = shared(
        [TurnBegan(ANA)],
        [DeedMoved(BOARDWALK, BEN), TurnBegan(BEN), rent(BEN, ANA, 2000)],
        [DeedMoved(PARK, BEN), TurnBegan(CY)],
        [TurnBegan(BEN), rent(ANA, BEN, 700)],
        [TurnBegan(BEN), rent(BEN, CY, 900), rent(ANA, BEN, 500)],
        [TurnBegan(ANA), GameEnded(Result("time_limit", (2, 1, 3)))],
    )
    assert story.turns == [2, 2, 1, 1]
    assert story.rent_paid == [2000, 700, 900, 500]
    assert [(one.owner, one.visitor) for one in story.rents] == [
        (1, 0), (0, 1), (DEE, 2), (0, DEE),
    ]  # fmt: skip
    assert len(story.worth) == 3
    assert [(one.who, one.before) for one in story.handovers] == [(DEE, 1)]
    (whole,) = story.wholes
    assert (whole.who, whole.rent) == (1, 900), "a group goes on earning for who completed it"
    top = award(story, "top_rent")
    assert top is not None
    assert (top.who, top.other) == (1, 0)
    points = story.turning_points(9)
    lines = [point_line(point, Words(say, classic(), TAKEN_OVER.names)) for point in points]
    assert "Dee takes over from Ben." in lines


def test_a_trade_belongs_to_the_sitters_who_made_it():
    offer = Offer(7, BEN, CY, give=(BOARDWALK,), ask_cash=100)
    story = shared(
        [TurnBegan(ANA), DeedMoved(BOARDWALK, BEN)],
        [OfferMade(offer), OfferClosed(7, "accepted"), DeedMoved(BOARDWALK, CY)],
        [TurnBegan(BEN)],
        [TurnBegan(CY)],
        [rent(CY, BEN, 3000)],
        [OfferMade(Offer(8, BEN, ANA, give_cash=5)), OfferClosed(8, "accepted")],
    )
    first, second = story.trades
    assert (first.maker, first.taker, first.gain) == (1, 2, -2900)
    assert (first.partner(1), first.partner(2)) == (2, 1)
    assert (first.earner(2), first.earner(1)) == (BOARDWALK, None)
    assert (second.maker, second.taker) == (DEE, 0)


def test_leads_and_comebacks_belong_to_the_sitter_at_that_time():
    down = [MoneyPaid(BEN, BANK, 1400, Why("tax")), MoneyPaid(BANK, BEN, 9000, Why("card"))]
    three: list[list[Event]] = [turns(1, BEN)] * 3
    quiet, ahead = turns(12), MoneyPaid(BANK, ANA, 1500, Why("card"))
    story = shared(
        [TurnBegan(ANA), ahead],
        *three,
        [*quiet, down[1], *quiet, GameEnded(Result("time_limit", (2, 1, 3)))],
    )
    (lead,) = [point for point in story.turning_points(9) if point.kind == "lead"]
    assert lead.who == DEE
    low = shared(
        [TurnBegan(ANA), ahead, *quiet, down[0], *quiet],
        *three,
        [*quiet, down[1], GameEnded(Result("time_limit", (2, 1, 3)))],
    )
    found = award(low, "comeback")
    assert found is not None
    assert found.who == DEE


def test_a_comeback_does_not_count_for_a_later_sitter():
    quiet = turns(12)
    story = shared(
        [TurnBegan(ANA), MoneyPaid(BANK, ANA, 1500, Why("card")), *quiet],
        [MoneyPaid(BEN, BANK, 1400, Why("tax")), *quiet],
        [MoneyPaid(BANK, BEN, 9000, Why("card")), *quiet],
        [TurnBegan(BEN)],
        [*quiet, GameEnded(Result("time_limit", (2, 1, 3)))],
    )
    assert award(story, "comeback") is None
