"""Corner cases of the engine: review findings, small decks, odd boards."""

from __future__ import annotations

from msgspec.structs import replace

from editions.loader import load
from engine import (
    Pos,
    Seat,
    configure,
    options,
    view,
    waiting,
)
from engine.actions import (
    Accept,
    Bid,
    Build,
    ClaimRent,
    Counter,
    Decline,
    EndTurn,
    KeepMortgaged,
    Lift,
    MakeOffer,
    Pass,
    PayPercent,
    Resign,
    Roll,
    Sell,
    SellDown,
    TimeUp,
    Want,
)
from engine.colour import brightness
from engine.dealings import Asked
from engine.decisions import (
    Auction,
    BidForm,
    Choice,
    Debt,
    OfferForm,
    Placement,
    SellForm,
    TaxChoice,
)
from engine.edition import Edition
from engine.events import DiceThrown
from engine.rent import USUAL_THROW, plain_rent
from engine.state import deeds_of
from tests.support.engine_tables import ANA, BEN, CY, Game, kinds, refused

PURPLE = ["Mediterranean Avenue", "Baltic Avenue"]
LIGHTBLUE = ["Oriental Avenue", "Vermont Avenue", "Connecticut Avenue"]


def test_houses_that_wait_to_be_placed_cannot_replace_a_sold_hotel() -> None:
    """The Bank has four houses, one of which is auctioned and then waits to be placed."""
    orange = ["St. James Place", "Tennessee Avenue", "New York Avenue"]
    game = Game(
        {"owns": PURPLE},
        {"owns": LIGHTBLUE},
        {"owns": orange, "buildings": dict.fromkeys(orange, 5), "cash": 0},
        bank={"houses": 4},
        flags={"house_stock": 4},
    )
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(4))
    assert isinstance(game.s.pending[-1], Auction)
    assert refused(game, CY, Sell(game.pos(orange[0]))) == "not_enough_houses"
    game.do(ANA, Bid(50))
    game.do(BEN, Pass())
    assert isinstance(game.s.pending[-1], Placement)
    assert refused(game, CY, Sell(game.pos(orange[0]))) == "not_enough_houses"
    assert not any(isinstance(o, SellForm) for o in options(game.ed, game.s, CY))
    game.do(ANA, Build(game.pos(PURPLE[0])))
    assert game.s.bank.houses == 3


def test_cash_on_both_sides_of_an_offer_is_reduced_to_the_difference() -> None:
    game = Game({}, {})
    game.do(ANA, MakeOffer(BEN, give_cash=10**30 + 5, ask_cash=10**30))
    offer = game.s.offers[0]
    assert (offer.give_cash, offer.ask_cash) == (5, 0)
    assert refused(game, ANA, MakeOffer(BEN, give_cash=50, ask_cash=50)) == "empty_offer"
    assert refused(game, ANA, MakeOffer(BEN, give_cash=10**30)) == "not_enough_cash"
    assert refused(game, ANA, MakeOffer(BEN, give_cash=-1)) == "bad_count"


def test_a_debtor_who_can_pay_must_still_be_able_to_after_a_trade() -> None:
    game = Game(
        {"cash": 40, "owns": ["Boardwalk"], "at": "GO"},
        {"owns": PURPLE, "buildings": {"Baltic Avenue": 2, "Mediterranean Avenue": 1}},
        {},
        dice=[(1, 2)],
    )
    game.do(ANA, Roll())
    assert isinstance(game.s.pending[-1], Debt)
    boardwalk = (game.pos("Boardwalk"),)
    assert refused(game, ANA, MakeOffer(CY, give=boardwalk)) == "debt_first"
    assert refused(game, ANA, MakeOffer(CY, give=boardwalk, ask_cash=10)) == "debt_first"
    game.do(ANA, MakeOffer(CY, give=boardwalk, ask_cash=20))
    game.do(CY, Accept())
    assert game.s.players[ANA].cash == 0


def test_a_debtor_who_takes_a_mortgaged_deed_must_still_be_able_to_pay() -> None:
    game = Game(
        {"cash": 40, "owns": ["Boardwalk"], "at": "GO"},
        {"owns": PURPLE, "buildings": {"Baltic Avenue": 2, "Mediterranean Avenue": 1}},
        {"owns": ["Park Place", "Short Line"], "mortgaged": ["Park Place"]},
        dice=[(1, 2)],
    )
    game.do(ANA, Roll())
    swap = MakeOffer(
        CY, give=(game.pos("Boardwalk"),), ask=(game.pos("Short Line"), game.pos("Park Place"))
    )
    assert refused(game, ANA, swap) in ("debt_first", "cannot_pay_interest")


def test_a_late_lift_does_not_answer_the_next_question() -> None:
    game = Game({"owns": ["Reading Railroad"], "mortgaged": ["Reading Railroad"]}, {})
    reading = game.pos("Reading Railroad")
    game.do(ANA, MakeOffer(BEN, give=(reading,)))
    game.do(BEN, Accept())
    asked = game.s.pending[-1].id
    assert Choice(KeepMortgaged(reading, asked)) in options(game.ed, game.s, BEN)
    game.do(BEN, TimeUp())
    assert refused(game, BEN, Lift(reading, asked)) == "stale"
    assert refused(game, BEN, KeepMortgaged(reading, asked)) == "stale"


def test_counter_offers_count_towards_the_limit_of_open_offers() -> None:
    game = Game({}, {})
    for _ in range(10):
        game.do(ANA, MakeOffer(BEN, give_cash=1))
        game.do(BEN, Counter(ask_cash=2, ref=game.s.offers[-1].id))
    game.do(ANA, MakeOffer(BEN, give_cash=1))
    last = game.s.offers[-1].id
    assert refused(game, BEN, Counter(ask_cash=2, ref=last)) == "too_many_offers"


def test_a_player_who_leaves_without_rolling_does_not_shorten_a_claim() -> None:
    dee = Seat(3)
    game = Game(
        {}, {}, {}, {"owns": ["Baltic Avenue"]}, dice=[(1, 2), (4, 6), (4, 6)],
        flags={"rent_collection": "on_request"},
    )  # fmt: skip
    game.do(ANA, Roll())
    game.do(ANA, EndTurn())
    game.do(BEN, Resign())
    game.do(CY, Roll())
    assert len(game.s.claims) == 1, "only one turn has been rolled in since"
    game.do(CY, EndTurn())
    game.do(dee, Roll())
    assert game.s.claims == []


def test_the_share_of_a_tax_is_shown_only_where_the_choice_is_open() -> None:
    for blind, share in ((True, None), (False, 150)):
        game = Game({}, {}, dice=[(1, 3)], flags={"income_tax_blind": blind})
        game.do(ANA, Roll())
        choice = game.s.pending[-1]
        assert isinstance(choice, TaxChoice)
        seen = view(game.ed, game.s, ANA)
        assert seen.tax_sums(choice) == (200, share)
        assert seen.worth_of(ANA) == (None if blind else 1500), "also in everybody else's eyes"
        assert seen.worth_of(BEN) == 1500
        assert seen.hides_worth == blind


def test_the_last_of_two_players_wins_without_an_auction_in_the_log() -> None:
    game = Game({}, {}, dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, Resign())
    assert game.s.result is not None
    assert not any(isinstance(event, Asked) for event in game.events)


def test_an_empty_deck_gives_no_card() -> None:
    game = Game({"at": 4}, {}, dice=[(1, 2)])
    game.s.hidden.decks["chance"].clear()
    game.do(ANA, Roll())
    assert waiting(game.s) == {ANA: "end_turn"}


def test_a_card_to_the_nearest_deed_of_a_kind_the_board_lacks_does_nothing() -> None:
    game = Game({"at": 4}, {}, dice=[(1, 2)], decks={"chance": ["near_util"]})
    game.ed.board.nearest["utility"] = (None,) * 40  # only in this test's edition
    game.do(ANA, Roll())
    assert game.s.players[ANA].at == 7
    assert waiting(game.s) == {ANA: "end_turn"}


def test_a_blind_tax_choice_shows_no_sum() -> None:
    game = Game({}, {}, dice=[(1, 3)])
    game.do(ANA, Roll())
    choice = game.s.pending[-1]
    assert set(choice.__struct_fields__) == {"id", "seat", "pos"}
    assert Choice(PayPercent(choice.id)) in options(game.ed, game.s, ANA)


def test_a_throw_is_in_the_events() -> None:
    game = Game({}, {}, dice=[(2, 3)])
    game.do(ANA, Roll())
    assert game.events[0] == DiceThrown(ANA, 2, 3, "move")


def test_a_bid_form_has_its_bounds() -> None:
    game = Game({"cash": 5}, {"cash": 70}, dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, Decline())
    auction = game.s.pending[-1]
    assert BidForm(auction.id, 1, 70) in options(game.ed, game.s, BEN)
    game.do(BEN, Bid(5))
    assert "bid" not in kinds(game, ANA)
    assert "pass" in kinds(game, ANA)
    assert refused(game, BEN, Bid(6)) == "already_highest"
    assert refused(game, BEN, Pass()) == "bid_stands"


def test_a_contest_ends_when_a_sale_brings_enough_houses_back() -> None:
    """Three players want one house each of two. A fourth sells houses during the first auction."""
    orange = ["St. James Place", "Tennessee Avenue", "New York Avenue"]
    game = Game(
        {"owns": PURPLE},
        {"owns": LIGHTBLUE},
        {"owns": ["Park Place", "Boardwalk"]},
        {"owns": orange, "buildings": dict.fromkeys(orange, 1), "cash": 0},
        bank={"houses": 2},
    )
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    game.do(CY, Want(1))
    assert isinstance(game.s.pending[-1], Auction)
    game.do(Seat(3), SellDown("orange", 0))
    game.do(CY, Bid(200))
    game.do(ANA, Pass())
    game.do(BEN, Pass())
    game.do(CY, Build(game.pos("Boardwalk")))
    assert waiting(game.s) == {ANA: "place"}
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Build(game.pos(LIGHTBLUE[0])))
    assert [game.s.players[seat].cash for seat in (ANA, BEN, CY)] == [1450, 1450, 1300]


def test_a_debtor_cannot_bid_in_a_running_auction() -> None:
    game = Game(
        {"cash": 0, "at": 39},
        {"owns": ["Baltic Avenue"]},
        {},
        dice=[(1, 3), (2, 4)],
        flags={"rent_collection": "on_request", "salary": 0},
    )
    game.s.owner[game.pos("Boardwalk")] = ANA
    game.do(ANA, Roll())
    game.do(ANA, EndTurn())
    game.do(BEN, Roll())
    game.do(BEN, Decline())
    game.do(BEN, ClaimRent())
    auction = next(frame for frame in game.s.pending if isinstance(frame, Auction))
    game.s.pending.remove(auction)
    game.s.pending.append(auction)  # the auction on top, the debt below it
    assert refused(game, ANA, Bid(1)) == "in_debt"
    assert refused(game, ANA, Pass()) == "in_debt"


def test_a_jail_card_that_is_not_held_cannot_be_traded() -> None:
    game = Game({"jail_cards": ["chance"]}, {})
    assert refused(game, ANA, MakeOffer(BEN, give_cards=("chest",))) == "no_jail_card"
    assert refused(game, ANA, MakeOffer(BEN, give_cards=("chance", "chance"))) == "no_jail_card"
    assert refused(game, ANA, MakeOffer(BEN, give=(Pos(5), Pos(5)))) == "listed_twice"


def test_a_mortgaged_deed_just_received_is_not_passed_on_before_its_question_is_answered() -> None:
    game = Game({"owns": ["Reading Railroad"], "mortgaged": ["Reading Railroad"]}, {}, {})
    reading = (game.pos("Reading Railroad"),)
    game.do(ANA, MakeOffer(BEN, give=reading))
    game.do(BEN, Accept())
    assert refused(game, BEN, MakeOffer(CY, give=reading)) == "unsettled_mortgage"
    assert not any(isinstance(o, OfferForm) and o.give for o in options(game.ed, game.s, BEN))


def test_the_board_picks_the_entries_of_a_group_out_of_a_list_by_position() -> None:
    ed = Game({}, {}).ed
    board = ed.board
    by_position = list(board.name)
    assert list(board.pick[3](by_position)) == PURPLE
    assert board.pick[0](by_position) == (), "GO belongs to no group"
    baltic = replace(ed.spaces[3], group="lightblue")
    lone = replace(ed, spaces=(*ed.spaces[:3], baltic, *ed.spaces[4:])).board
    assert lone.pick[1](by_position) == (PURPLE[0],), "a group of one is a group too"


def test_the_deeds_of_a_seat_are_found_in_board_order() -> None:
    game = Game({"owns": [*LIGHTBLUE, PURPLE[0]]}, {"owns": [PURPLE[1]]}, {})
    assert [game.ed.board.name[pos] for pos in deeds_of(game.s, ANA)] == [PURPLE[0], *LIGHTBLUE]
    assert [game.ed.board.name[pos] for pos in deeds_of(game.s, BEN)] == [PURPLE[1]]
    assert deeds_of(game.s, CY) == []


def test_a_player_without_the_price_is_offered_only_to_decline() -> None:
    game = Game({"at": 35, "cash": 399}, {}, dice=[(1, 3)], flags={"salary": 0})
    game.do(ANA, Roll())
    assert game.s.players[ANA].cash == 399
    assert kinds(game, ANA) >= {"decline"}
    assert "buy" not in kinds(game, ANA)
    game.s.players[ANA].cash += 1
    assert kinds(game, ANA) >= {"buy", "decline"}


def test_editions_that_differ_only_in_their_rules_look_the_same_in_print() -> None:
    classic = load("classic")
    assert configure(classic, flags={"no_auctions": True}).print_key == classic.print_key
    assert configure(classic, flags={"salary": 300}).print_key != classic.print_key, "GO names it"
    assert load("nyc").print_key != classic.print_key


def test_cached_values_of_editions_and_colours_are_computed_correctly() -> None:
    assert brightness.__wrapped__("#000000") == 0
    assert brightness.__wrapped__("#ffffff") == 1
    fresh = replace(load("america"), notes="another one")
    assert {question.right for question in fresh.without_answers.questions} == {-1}
    plain = replace(fresh, questions=())
    assert plain.without_answers is plain


def test_the_plain_rent_follows_from_deeds_and_buildings() -> None:
    owns = [*PURPLE, "Reading Railroad", "Short Line", "Water Works"]
    game = Game({}, {"owns": owns, "buildings": dict.fromkeys(PURPLE, 1)})

    def cost(name: str, ed: Edition = game.ed) -> int:
        return plain_rent(ed.board, ed.rules, game.s, game.pos(name), 5)

    assert [cost(name) for name in PURPLE] == [10, 20]
    assert cost("Short Line") == 50
    assert cost("Water Works") == 4 * 5
    fresh = configure(game.ed, flags={"utility_fresh_roll": True})
    assert cost("Water Works", fresh) == 4 * USUAL_THROW
