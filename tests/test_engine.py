"""The façade and the corners of the engine that scenario files cannot reach."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from editions.loader import load
from engine import (
    BadSetup,
    GameState,
    Illegal,
    Pos,
    Seat,
    apply,
    configure,
    default,
    explain,
    fingerprint,
    fold,
    options,
    start,
    view,
    waiting,
)
from engine.actions import (
    Accept,
    Bid,
    Build,
    BuildUp,
    Buy,
    CallTime,
    ClaimRent,
    Counter,
    Decline,
    EndTurn,
    GoBankrupt,
    KeepMortgaged,
    Lift,
    MakeOffer,
    Mortgage,
    Pass,
    PayFine,
    PayPercent,
    Reject,
    Resign,
    Roll,
    Sell,
    SellDown,
    TimeUp,
    UseCard,
    Want,
)
from engine.dealings import Asked
from engine.decisions import (
    Auction,
    BidForm,
    BuildForm,
    Choice,
    Debt,
    MortgagedDeed,
    OfferForm,
    Placement,
    SellForm,
    Shortage,
    TaxChoice,
    WantForm,
)
from engine.edition import Space
from engine.events import DiceThrown, MoneyPaid
from engine.explain import Line
from engine.rng import number, shuffled, throw
from engine.setup import choose_tokens
from engine.why import Why
from tests.tables import ANA, BEN, CY, Game

CLASSIC = load("classic")
PURPLE = ["Mediterranean Avenue", "Baltic Avenue"]
LIGHTBLUE = ["Oriental Avenue", "Vermont Avenue", "Connecticut Avenue"]


def refused(game: Game, seat: Seat, action: object) -> str:
    """The code with which an action is refused; the state must stay as it was."""
    before = msgspec.msgpack.encode(game.s)
    with pytest.raises(Illegal) as caught:
        apply(game.ed, game.s, seat, action)  # type: ignore[arg-type]
    assert msgspec.msgpack.encode(game.s) == before
    return caught.value.code


# Setting up


def test_each_player_gets_a_different_token_of_the_edition() -> None:
    state, _ = start(CLASSIC, 8, "tokens")
    tokens = [player.token for player in state.players]
    assert len(set(tokens)) == 8
    assert set(tokens) <= set(CLASSIC.tokens)


def test_chosen_tokens_are_kept_and_the_others_given_out_in_order() -> None:
    assert choose_tokens(CLASSIC, 3, ("Iron", "Boot")) == ("Iron", "Boot", "Race Car")


@pytest.mark.parametrize(
    ("tokens", "problem"),
    [
        (("Iron", "Iron"), "different token"),
        (("Spaceship",), "expected one of"),
        (("Iron", "Boot", "Thimble"), "at most 2"),
    ],
)
def test_a_wrong_choice_of_tokens_is_refused(tokens: tuple[str, ...], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        start(CLASSIC, 2, "tokens", tokens)


@pytest.mark.parametrize("players", [0, 1, 9])
def test_a_player_count_outside_the_editions_own_is_refused(players: int) -> None:
    with pytest.raises(BadSetup, match="expected 2 to 8 players"):
        start(CLASSIC, players, "seed")


def test_a_deal_of_more_deeds_than_there_are_is_refused() -> None:
    ed = configure(CLASSIC, flags={"dealt_deeds": 15})
    with pytest.raises(BadSetup, match="not 15 deeds"):
        start(ed, 2, "seed")


@pytest.mark.parametrize(
    ("variant", "modules", "flags", "problem"),
    [
        ("endless", (), {}, "variant: expected one of standard, short, timed, got 'endless'"),
        ("standard", ("volcano",), {}, "modules: expected only none for this edition"),
        ("standard", (), {"volcano": True}, "flags.volcano: there is no such rule"),
        ("standard", (), {"salary": -1}, "flags.salary: expected a whole number from 0"),
        ("standard", (), {"jail_turns": 0}, "flags.jail_turns: expected a whole number from 1"),
        ("standard", (), {"salary": "much"}, "flags: Expected `int`"),
        ("standard", (), {"houses_before_hotel": 5}, "expected at most 4"),
        ("standard", (), {"free_parking_game_show": True}, "does not have that module"),
        ("standard", (), {"dealt_deeds_are_paid": True}, "no deeds are dealt"),
        ("standard", (), {"laps_before_buying": 21}, "expected a whole number from 0 to 20"),
        ("short", (), {"laps_before_buying": 1}, "deeds are dealt before play"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_with_its_reason(
    variant: str, modules: tuple[str, ...], flags: dict[str, object], problem: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        configure(CLASSIC, variant, modules, flags)  # type: ignore[arg-type]
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("modules", "flags", "problem"),
    [
        (("free_parking_game_show",), {}, "no Challenge questions"),
        (("american_legal_system",), {}, "no space that sends to jail"),
        (("offline_token",), {}, "at least two deeds"),
        ((), {"free_parking_pot": True}, "no Free Parking"),
    ],
)
def test_a_module_the_board_cannot_play_is_refused(
    modules: tuple[str, ...], flags: dict[str, Any], problem: str
) -> None:
    spaces = [Space("GO", "go"), Space("Jail", "jail"), CLASSIC.spaces[1]]
    ed = msgspec.structs.replace(CLASSIC, spaces=tuple(spaces), modules=modules)
    with pytest.raises(BadSetup, match=problem):
        configure(ed, modules=modules, flags=flags)


def test_a_pot_and_a_show_cannot_share_free_parking() -> None:
    ed = load("america")
    with pytest.raises(BadSetup, match="both a pot and a game show"):
        configure(ed, modules=("free_parking_game_show",), flags={"free_parking_pot": True})


def test_a_module_is_played_only_where_the_edition_has_it() -> None:
    ed = msgspec.structs.replace(CLASSIC, modules=("offline_token",))
    assert configure(ed, modules=("offline_token",)).rules.offline_token
    with pytest.raises(BadSetup, match="expected only none for this edition"):
        configure(CLASSIC, modules=("offline_token",))


# Dice and determinism


def test_the_dice_of_a_seed_are_known_for_ever() -> None:
    """These figures follow from SHA-256 alone; they must never change."""
    assert [throw("rentroll", n) for n in range(9)] == [
        (4, 3), (3, 3), (5, 6), (4, 5), (3, 6), (6, 5), (4, 5), (2, 5), (1, 4),
    ]  # fmt: skip
    assert fingerprint("rentroll").startswith("6d63ada0")


def test_a_shuffle_keeps_every_card_and_depends_on_the_seed() -> None:
    assert sorted(shuffled("a", 0, range(16))) == list(range(16))
    assert shuffled("a", 0, range(16)) != shuffled("b", 0, range(16))
    assert all(0 <= number("a", n, 5) < 5 for n in range(100))


def test_equal_seeds_give_equal_events_in_another_process() -> None:
    """String hashing differs between processes; nothing may depend on it."""
    code = (
        "import hashlib, msgspec\n"
        "from editions.loader import load\n"
        "from engine.ai.arena import Arena\n"
        "from engine.ai.trader import Trader\n"
        "arena = Arena(load('classic'), [Trader() for _ in range(4)], 'twice')\n"
        "log = [arena.opening, *arena.play(400)]\n"
        "print(hashlib.sha256(msgspec.msgpack.encode(log)).hexdigest())\n"
    )
    logs = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(logs) == 1


# The façade


def test_a_stored_game_is_rebuilt_from_its_events() -> None:
    state, _ = start(CLASSIC, 3, "fold")
    first, log = state, []
    for _ in range(30):
        seat = next(iter(waiting(state)))
        outcome = apply(CLASSIC, state, seat, default(CLASSIC, state, seat))
        state = outcome.state
        log += outcome.events
    assert fold(first, log) == state


def test_a_state_survives_being_written_down_in_mid_auction() -> None:
    game = Game({}, {}, dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, Decline())
    game.do(BEN, Bid(10))
    written = msgspec.msgpack.encode(game.s)
    assert msgspec.msgpack.decode(written, type=GameState) == game.s


def test_actions_of_unknown_seats_and_after_the_end_are_refused() -> None:
    game = Game({}, {}, {})
    assert refused(game, Seat(7), Roll()) == "no_such_seat"
    game.do(CY, Resign())
    assert refused(game, CY, Roll()) == "out_of_game"
    assert options(game.ed, game.s, CY) == ()
    game.do(ANA, Resign())
    assert refused(game, BEN, Roll()) == "game_over"
    assert options(game.ed, game.s, BEN) == ()
    assert waiting(game.s) == {}


def test_a_late_click_is_stale() -> None:
    game = Game({}, {}, dice=[(3, 3), (2, 1)])
    asked = game.s.turn.ask
    game.do(ANA, Roll(asked))
    choice = game.s.pending[-1]
    assert refused(game, ANA, Roll(asked)) == "stale"
    assert refused(game, ANA, Buy(choice.id + 1)) == "stale"
    game.do(ANA, Buy(choice.id))
    assert refused(game, ANA, Roll(asked)) == "stale"
    assert refused(game, ANA, GoBankrupt(asked)) == "stale"
    game.do(ANA, Roll(game.s.turn.ask))


def test_a_view_hides_the_seed_and_the_order_of_the_decks() -> None:
    state, _ = start(CLASSIC, 2, "a secret seed")
    seen = view(CLASSIC, state, ANA)
    assert seen.seed_hash == fingerprint("a secret seed")
    assert seen.cards_left == {"chance": 16, "chest": 16}
    assert not hasattr(seen, "hidden")
    written = msgspec.json.encode(msgspec.structs.replace(seen, ed=None))
    assert b"a secret seed" not in written


# Options and defaults


def kinds(game: Game, seat: Seat) -> set[str]:
    """The options of a seat by name: actions for choices, form names for forms."""
    return {
        str((o.action if isinstance(o, Choice) else o).__struct_config__.tag)
        for o in options(game.ed, game.s, seat)
    }


def test_options_on_a_turn_in_jail_name_every_exit() -> None:
    game = Game({"jail_turn": 1, "jail_cards": ["chance", "chest"]}, {})
    found = [o.action for o in options(game.ed, game.s, ANA) if isinstance(o, Choice)]
    assert Roll(1) in found
    assert PayFine(1) in found
    assert UseCard(1, "chance") in found
    assert UseCard(1, "chest") in found
    assert "roll" not in kinds(game, BEN)


def test_a_prisoner_without_the_fine_is_not_offered_to_pay_it() -> None:
    assert "pay_fine" not in kinds(Game({"jail_turn": 1, "cash": 10}, {}), ANA)
    assert "pay_fine" not in kinds(Game({"jail_turn": 3}, {}), ANA)


def test_two_players_with_nothing_have_nothing_to_trade() -> None:
    assert "offer" not in kinds(Game({"cash": 0}, {"cash": 0}), ANA)


def test_options_list_forms_with_bounds() -> None:
    game = Game(
        {"owns": [*PURPLE, "Reading Railroad"], "buildings": {PURPLE[0]: 1, PURPLE[1]: 1}},
        {"cash": 100, "owns": LIGHTBLUE},
        dice=[(3, 4)],
    )
    found = options(game.ed, game.s, ANA)
    assert BuildForm(game.pos(PURPLE[0]), 1, 50) in found
    assert SellForm(game.pos(PURPLE[0]), 1, 25) in found
    assert Choice(SellDown("purple", 0)) in found
    assert Choice(BuildUp("purple", 2)) in found
    offer = next(o for o in found if isinstance(o, OfferForm))
    assert offer.give == (game.pos("Reading Railroad"),)
    assert offer.ask_cash == 100


def test_a_hotel_that_cannot_break_down_is_not_offered_for_sale_alone() -> None:
    game = Game({"owns": PURPLE, "buildings": {PURPLE[0]: 5, PURPLE[1]: 5}}, {}, bank={"houses": 3})
    assert "sell" not in kinds(game, ANA)
    levels = {
        o.action.to
        for o in options(game.ed, game.s, ANA)
        if isinstance(o, Choice) and isinstance(o.action, SellDown)
    }
    assert levels == {0, 1}


def test_offers_can_be_answered_countered_and_withdrawn() -> None:
    game = Game({}, {})
    game.do(ANA, MakeOffer(BEN, give_cash=10))
    assert {"accept", "reject"} <= kinds(game, BEN)
    assert any(isinstance(o, OfferForm) and o.ref for o in options(game.ed, game.s, BEN))
    assert "withdraw" in kinds(game, ANA)
    offer = game.s.offers[0].id
    game.do(BEN, Reject(offer))
    assert refused(game, BEN, Accept(offer)) == "stale"


def test_there_is_a_limit_to_open_offers() -> None:
    game = Game({}, {})
    for _ in range(10):
        game.do(ANA, MakeOffer(BEN, give_cash=1))
    assert refused(game, ANA, MakeOffer(BEN, give_cash=1)) == "too_many_offers"
    assert refused(game, BEN, Accept()) == "which_one"
    forms = [o for o in options(game.ed, game.s, ANA) if isinstance(o, OfferForm)]
    assert forms == []


def test_rent_on_request_is_among_the_owners_options() -> None:
    game = Game(
        {}, {"owns": ["Baltic Avenue"]}, dice=[(1, 2)], flags={"rent_collection": "on_request"}
    )
    game.do(ANA, Roll())
    assert "claim_rent" in kinds(game, BEN)
    assert refused(game, ANA, ClaimRent()) == "no_claim"


def test_no_rent_is_claimed_where_nothing_is_due() -> None:
    """An edition may give a deed a rent of nothing."""
    game = Game(
        {}, {"owns": ["Baltic Avenue"]}, dice=[(1, 2)], flags={"rent_collection": "on_request"}
    )
    spaces = list(game.ed.spaces)
    spaces[3] = msgspec.structs.replace(spaces[3], rents=(0, 20, 60, 180, 320, 450))
    game.ed = msgspec.structs.replace(game.ed, spaces=tuple(spaces))
    game.do(ANA, Roll())
    assert game.s.claims == []


def test_a_timed_game_may_be_called_and_others_may_not() -> None:
    assert "call_time" not in kinds(Game({}, {}, variant="timed"), ANA), "the table calls it"
    assert refused(Game({}, {}), ANA, CallTime()) == "no_time_limit"
    game = Game({}, {}, variant="timed", dice=[(1, 2)])
    game.do(ANA, Roll())
    assert refused(game, ANA, CallTime()) == "not_now"


def test_nothing_is_done_for_a_seat_that_is_not_asked() -> None:
    game = Game({}, {})
    assert refused(game, BEN, TimeUp()) == "nothing_asked"
    with pytest.raises(Illegal, match="nothing_asked"):
        default(game.ed, game.s, BEN)
    assert refused(game, ANA, TimeUp(99)) == "stale"
    game.dice = [(1, 2)]
    game.do(ANA, Roll())
    with pytest.raises(Illegal, match="nothing_asked"):
        default(game.ed, game.s, BEN)


def shortage() -> Game:
    """Ana asked for one of the two last houses; Ben and Cy could build too."""
    game = Game(
        {"owns": PURPLE},
        {"owns": LIGHTBLUE, "cash": 60},
        {"owns": ["Park Place", "Boardwalk"], "cash": 200},
        bank={"houses": 2},
    )
    game.do(ANA, Build(game.pos(PURPLE[0])))
    assert isinstance(game.s.pending[-1], Shortage)
    return game


def test_a_shortage_asks_the_others_with_bounds_and_a_default() -> None:
    game = shortage()
    assert waiting(game.s) == {BEN: "shortage", CY: "shortage"}
    form = next(o for o in options(game.ed, game.s, BEN) if isinstance(o, WantForm))
    assert (form.least, form.most) == (0, 1)
    assert default(game.ed, game.s, BEN) == Want(0, form.ref)
    assert refused(game, ANA, Want(1)) == "not_asked"
    assert refused(game, BEN, Want(2)) == "bad_count"
    assert refused(game, CY, Build(game.pos("Boardwalk"))) == "shortage_open"
    assert refused(game, CY, BuildUp("darkblue", 1)) == "shortage_open"


def test_granted_buildings_are_placed_or_passed_up() -> None:
    game = shortage()
    game.do(BEN, Want(1))
    game.do(CY, Want(0))
    placement = game.s.pending[-1]
    assert placement == Placement(placement.id, BEN, "house", 1, paid=False)
    lot = game.pos(LIGHTBLUE[0])
    assert {"build", "pass"} <= kinds(game, BEN)
    assert refused(game, BEN, Build(lot, 2)) == "uneven"
    assert refused(game, BEN, Build(game.pos(PURPLE[0]))) == "not_owner"
    assert default(game.ed, game.s, BEN) == Build(lot, 1, placement.id)
    assert refused(game, BEN, Build(lot, 1, placement.id - 1)) == "stale"
    game.do(BEN, MakeOffer(CY, give_cash=20))
    game.do(CY, Accept())
    assert refused(game, BEN, Build(lot)) == "not_enough_cash"
    assert "build" not in kinds(game, BEN)
    assert default(game.ed, game.s, BEN) == Pass(placement.id)
    game.do(BEN, Pass())
    assert waiting(game.s) == {ANA: "roll"}
    assert game.s.level[game.pos(PURPLE[0])] == 1


def test_only_as_many_as_were_granted_can_be_placed_at_once() -> None:
    game = Game(
        {"owns": PURPLE, "buildings": {PURPLE[0]: 1}},
        {"owns": LIGHTBLUE, "buildings": {LIGHTBLUE[0]: 1, LIGHTBLUE[1]: 1}},
        bank={"houses": 2},
    )
    game.do(ANA, Build(game.pos(PURPLE[1])))
    game.do(BEN, Want(1))
    lot = game.pos(LIGHTBLUE[2])
    assert refused(game, BEN, Build(lot, 2)) == "bad_count"
    game.do(BEN, Build(lot))
    assert game.s.level[lot] == 1


def test_a_contest_that_is_none_any_more_grants_the_rest() -> None:
    """Two want two each of three; once one has won enough, the rest goes at the deed's price."""
    game = Game(
        {"owns": PURPLE, "cash": 1500},
        {"owns": LIGHTBLUE, "cash": 1500},
        {"owns": ["Park Place", "Boardwalk"], "cash": 1500},
        bank={"houses": 3},
    )
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(2))
    game.do(CY, Want(1))
    assert isinstance(game.s.pending[-1], Auction)
    game.do(BEN, Bid(10))
    game.do(ANA, Pass())
    game.do(CY, Pass())
    game.do(BEN, Build(game.pos(LIGHTBLUE[0])))
    # Two are left and three are wanted: contested still. Cy wins the next one …
    game.do(CY, Bid(5))
    game.do(ANA, Pass())
    game.do(BEN, Pass())
    game.do(CY, Build(game.pos("Boardwalk")))
    # … and one is left for two.
    assert isinstance(game.s.pending[-1], Auction)
    game.do(ANA, Resign())
    # Ben alone still wants one: no longer contested, so at the deed's price.
    game.do(BEN, Pass())
    assert game.s.bank.houses == 1


def test_a_contest_shrinks_to_what_there_is_when_a_bidder_leaves_the_game() -> None:
    game = Game(
        {"owns": PURPLE},
        {"owns": LIGHTBLUE},
        {"owns": ["Park Place", "Boardwalk"]},
        bank={"houses": 2},
    )
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Want(1))
    game.do(CY, Want(1))
    game.do(CY, Bid(1))
    game.do(ANA, Pass())
    game.do(BEN, Pass())
    game.do(CY, Resign())
    placements = [f for f in game.s.pending if isinstance(f, Placement)]
    assert placements == [] or all(p.seat in (ANA, BEN) for p in placements)


def test_houses_and_a_hotel_are_not_asked_for_at_once_when_scarce() -> None:
    game = Game(
        {"owns": PURPLE, "buildings": {PURPLE[0]: 3, PURPLE[1]: 4}},
        {"owns": LIGHTBLUE},
        bank={"houses": 1},
    )
    assert refused(game, ANA, Build(game.pos(PURPLE[0]), 2)) == "one_kind_at_a_time"


# Building a whole group at once


def test_a_whole_group_goes_up_in_one_step() -> None:
    game = Game({"owns": LIGHTBLUE}, {})
    game.do(ANA, BuildUp("lightblue", 3))
    assert [game.s.level[game.pos(name)] for name in LIGHTBLUE] == [3, 3, 3]
    assert game.s.players[ANA].cash == 1500 - 9 * 50
    assert game.s.bank.houses == 32 - 9
    game.do(ANA, BuildUp("lightblue", 5))
    assert (game.s.bank.houses, game.s.bank.hotels) == (32, 9)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (BuildUp("nowhere", 1), "not_a_lot"),
        (BuildUp("railroad", 1), "not_a_lot"),
        (BuildUp("red", 1), "not_owner"),
        (BuildUp("lightblue", 0), "fully_built"),
        (BuildUp("lightblue", 6), "fully_built"),
        (BuildUp("purple", 1), "group_mortgaged"),
        (BuildUp("lightblue", 5), "not_enough_cash"),
        (Build(6, 0), "bad_count"),  # type: ignore[arg-type]
        (SellDown("nowhere", 0), "not_a_lot"),
        (SellDown("lightblue", 0), "nothing_to_sell"),
        (SellDown("red", 0), "not_owner"),
        (KeepMortgaged(1), "not_now"),  # type: ignore[arg-type]
        (Lift(6), "not_mortgaged"),  # type: ignore[arg-type]
        (Mortgage(0), "not_a_deed"),  # type: ignore[arg-type]
        (Mortgage(-1), "not_a_deed"),  # type: ignore[arg-type]
        (Sell(99), "not_a_lot"),  # type: ignore[arg-type]
        (EndTurn(), "must_roll"),
    ],
)
def test_building_and_selling_out_of_bounds_is_refused(action: object, code: str) -> None:
    game = Game({"owns": LIGHTBLUE + PURPLE, "mortgaged": PURPLE[:1], "cash": 700}, {})
    assert refused(game, ANA, action) == code


def test_a_group_step_is_refused_where_others_could_claim_the_buildings() -> None:
    houses = Game({"owns": PURPLE}, {"owns": LIGHTBLUE}, bank={"houses": 4})
    assert refused(houses, ANA, BuildUp("purple", 1)) == "scarce"
    levels = dict.fromkeys([*PURPLE, *LIGHTBLUE], 4)
    hotels = Game(
        {"owns": PURPLE, "buildings": {name: levels[name] for name in PURPLE}},
        {"owns": LIGHTBLUE, "buildings": {name: levels[name] for name in LIGHTBLUE}},
        bank={"hotels": 4},
    )
    assert refused(hotels, ANA, BuildUp("purple", 5)) == "scarce"
    assert refused(hotels, ANA, BuildUp("purple", 4)) == "fully_built"


def test_a_debtor_does_not_build() -> None:
    game = Game(
        {"owns": PURPLE, "cash": 40, "at": "Boardwalk"},
        {"owns": ["Reading Railroad", "Pennsylvania Railroad"]},
        dice=[(2, 4)],
        flags={"salary": 0},
    )
    game.do(ANA, Roll())
    assert isinstance(game.s.pending[-1], Debt)
    assert refused(game, ANA, BuildUp("purple", 1)) == "in_debt"
    assert refused(game, ANA, Roll()) == "not_now"
    assert default(game.ed, game.s, ANA) == Mortgage(game.pos(PURPLE[0]))


# Money


def test_a_debt_outranks_a_standing_bid() -> None:
    """Rent claimed in mid-auction takes the cash; the uncovered bid falls and bidding reopens."""
    game = Game(
        {"cash": 100, "at": 39},
        {"owns": ["Baltic Avenue"], "buildings": {}, "cash": 500},
        {"cash": 500, "at": "Boardwalk"},
        dice=[(1, 3), (2, 4)],
        flags={"rent_collection": "on_request", "salary": 0},
        turn="Ana",
    )
    game.do(ANA, Roll())
    game.do(ANA, EndTurn())
    game.do(BEN, Roll())
    game.do(BEN, Decline())
    auction = game.s.pending[-1]
    assert isinstance(auction, Auction)
    game.do(ANA, Bid(100))
    game.do(BEN, ClaimRent())
    auction = game.s.pending[-1]
    assert isinstance(auction, Auction)
    assert (auction.bid, auction.high) == (0, -1)
    assert ANA in auction.seats


def test_what_is_owed_to_a_player_who_goes_out_is_owed_to_the_heir() -> None:
    game = Game(
        {"cash": 5, "owns": ["Boardwalk"], "at": "GO"},
        {"owns": ["Baltic Avenue", "Mediterranean Avenue"], "buildings": {"Baltic Avenue": 1}},
        {},
        dice=[(1, 2)],
    )
    game.do(ANA, Roll())
    debt = game.s.pending[-1]
    assert isinstance(debt, Debt)
    assert debt.to == BEN
    game.do(BEN, Resign())
    owed = [frame for frame in game.s.pending if isinstance(frame, Debt)]
    assert [(d.seat, d.to, d.amount) for d in owed] == [(ANA, -1, 20)]


def test_a_debt_to_oneself_is_forgotten_when_one_inherits_it() -> None:
    """Ana owes Ben, Ben owes Ana, and Ben goes bankrupt to her: nothing is left to pay."""
    game = Game(
        {"cash": 5, "owns": ["Boardwalk", "Park Place"], "buildings": {}},
        {"cash": 0, "owns": ["Baltic Avenue"], "mortgaged": [], "at": "GO"},
        {},
        flags={"rent_collection": "on_request"},
    )
    why = Why("trade")
    game.s.pending.append(Debt(50, ANA, BEN, 100, why))
    game.s.pending.append(Debt(51, BEN, ANA, 900, why))
    game.s.last_id = 51
    game.do(BEN, GoBankrupt())
    assert not [frame for frame in game.s.pending if isinstance(frame, Debt)]


def test_a_deed_whose_lander_resigns_is_auctioned_all_the_same() -> None:
    game = Game({}, {}, {}, dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, Resign())
    auction = game.s.pending[-1]
    assert isinstance(auction, Auction)
    assert auction.pos == game.pos("Baltic Avenue")
    assert auction.seats == (BEN, CY)
    house = Game({}, {}, {}, dice=[(1, 2)], flags={"no_auctions": True})
    house.do(ANA, Roll())
    house.do(ANA, Resign())
    assert waiting(house.s) == {BEN: "roll"}


def test_interest_due_on_a_deed_just_received_cannot_be_spent_on_anything_else() -> None:
    game = Game({"owns": ["Reading Railroad"], "mortgaged": ["Reading Railroad"]}, {"cash": 110})
    game.do(ANA, MakeOffer(BEN, give=(game.pos("Reading Railroad"),)))
    game.do(BEN, Accept())
    assert isinstance(game.s.pending[-1], MortgagedDeed)
    assert refused(game, BEN, MakeOffer(ANA, give_cash=101)) == "not_enough_cash"
    game.do(BEN, Lift(game.pos("Reading Railroad")))
    assert game.s.players[BEN].cash == 0


# Explaining


@pytest.mark.parametrize(
    ("why", "amount", "lines"),
    [
        (Why("rent", 24, 0), 20, [Line("RENT-1", "rent_bare", 20, 24)]),  # type: ignore[arg-type]
        (
            Why("rent", 24, 0, doubled=True), 40,  # type: ignore[arg-type]
            [Line("RENT-1", "rent_bare", 20, 24), Line("RENT-2", "rent_whole_group", 20, 24)],  # type: ignore[arg-type]
        ),
        (Why("rent", 24, 2), 300, [Line("RENT-3", "rent_houses", 300, 24, 2)]),  # type: ignore[arg-type]
        (Why("rent", 24, 5), 1100, [Line("RENT-3", "rent_hotel", 1100, 24, 1)]),  # type: ignore[arg-type]
        (Why("rent_railroad", 5, 3), 100, [Line("RENT-4", "rent_held", 100, 5, 3)]),  # type: ignore[arg-type]
        (
            Why("rent_railroad", 5, 3, times=2), 200,  # type: ignore[arg-type]
            [Line("RENT-4", "rent_held", 100, 5, 3), Line("CARD-4", "card_times", 100, 5, times=2)],  # type: ignore[arg-type]
        ),
        (
            Why("rent_utility", 12, 1, 7, 4), 28,  # type: ignore[arg-type]
            [Line("RENT-5", "rent_dice", 28, 12, 1, 4, 7)],  # type: ignore[arg-type]
        ),
        (
            Why("rent_utility_card", 12, 1, 7, 10), 70,  # type: ignore[arg-type]
            [Line("CARD-4", "rent_dice", 70, 12, 1, 10, 7)],  # type: ignore[arg-type]
        ),
        (
            Why("repairs", count=3, times=1, deck="chance", card="rep"), 175,
            [
                Line("CARD-6", "repairs_houses", 75, count=3),
                Line("CARD-6", "repairs_hotels", 100, count=1),
            ],
        ),
        (
            Why("repairs", count=0, times=2, deck="chest", card="rep"), 230,
            [Line("CARD-6", "repairs_hotels", 230, count=2)],
        ),
        (
            Why("repairs", count=2, times=0, deck="chest", card="rep"), 80,
            [Line("CARD-6", "repairs_houses", 80, count=2)],
        ),
        (
            Why("lift", 1), 33,  # type: ignore[arg-type]
            [Line("MORT-2", "lift_value", 30, 1), Line("MORT-4", "lift_interest", 3, 1)],  # type: ignore[arg-type]
        ),
        (Why("bid", 1), 44, [Line("AUC-3", "bid", 44, 1)]),  # type: ignore[arg-type]
        (Why("bid"), 44, [Line("BLD-5", "bid_building", 44)]),
        (
            Why("rent", 24, 0, times=2, doubled=True), 80,  # type: ignore[arg-type]
            [
                Line("RENT-1", "rent_bare", 20, 24),  # type: ignore[arg-type]
                Line("RENT-2", "rent_whole_group", 20, 24),  # type: ignore[arg-type]
                Line("CARD-4", "card_times", 40, 24, times=2),  # type: ignore[arg-type]
            ],
        ),
        (Why("tax", 4), 200, [Line("TAX-1", "tax", 200, 4)]),  # type: ignore[arg-type]
        (Why("tax", 38), 75, [Line("TAX-4", "tax", 75, 38)]),  # type: ignore[arg-type]
        (Why("estate"), 9, [Line("BANK-1", "estate", 9)]),
        (Why("salary"), 200, [Line("GO-1", "salary", 200)]),
    ],
)  # fmt: skip
def test_a_payment_is_explained_line_by_line(why: Why, amount: int, lines: list[Line]) -> None:
    event = MoneyPaid(ANA, BEN, amount, why)
    assert list(explain(CLASSIC, event)) == lines


def test_an_estate_that_falls_to_the_bank_has_its_own_rule() -> None:
    event = MoneyPaid(ANA, Seat(-1), 9, Why("estate"))
    assert explain(CLASSIC, event) == (Line("BANK-2", "estate", 9),)


# What a review found


def test_houses_promised_to_a_winner_cannot_be_taken_for_a_hotel_meanwhile() -> None:
    """The Bank has four houses; one is won at auction and waits to be placed."""
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
    game.do(ANA, Bid(5))
    game.do(BEN, Pass())
    assert isinstance(game.s.pending[-1], Placement)
    assert refused(game, CY, Sell(game.pos(orange[0]))) == "not_enough_houses"
    assert not any(isinstance(o, SellForm) for o in options(game.ed, game.s, CY))
    game.do(ANA, Build(game.pos(PURPLE[0])))
    assert game.s.bank.houses == 3


def test_absurd_sums_both_ways_are_written_down_as_their_difference() -> None:
    game = Game({}, {})
    game.do(ANA, MakeOffer(BEN, give_cash=10**30 + 5, ask_cash=10**30))
    offer = game.s.offers[0]
    assert (offer.give_cash, offer.ask_cash) == (5, 0)
    assert refused(game, ANA, MakeOffer(BEN, give_cash=50, ask_cash=50)) == "empty_offer"
    assert refused(game, ANA, MakeOffer(BEN, give_cash=10**30)) == "not_enough_cash"
    assert refused(game, ANA, MakeOffer(BEN, give_cash=-1)) == "bad_count"


def test_a_debtor_who_can_pay_cannot_trade_that_away() -> None:
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


def test_a_late_lift_does_not_hit_the_next_question() -> None:
    game = Game({"owns": ["Reading Railroad"], "mortgaged": ["Reading Railroad"]}, {})
    reading = game.pos("Reading Railroad")
    game.do(ANA, MakeOffer(BEN, give=(reading,)))
    game.do(BEN, Accept())
    asked = game.s.pending[-1].id
    assert Choice(KeepMortgaged(reading, asked)) in options(game.ed, game.s, BEN)
    game.do(BEN, TimeUp())
    assert refused(game, BEN, Lift(reading, asked)) == "stale"
    assert refused(game, BEN, KeepMortgaged(reading, asked)) == "stale"


def test_counters_are_limited_like_offers() -> None:
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
        assert view(game.ed, game.s, ANA).tax_sums(choice) == (200, share)


def test_the_last_of_two_players_wins_without_an_auction_in_the_log() -> None:
    game = Game({}, {}, dice=[(1, 2)])
    game.do(ANA, Roll())
    game.do(ANA, Resign())
    assert game.s.result is not None
    assert not any(isinstance(event, Asked) for event in game.events)


# Small decks and odd boards


def test_a_deck_whose_cards_are_all_in_hands_gives_nothing() -> None:
    game = Game({"at": 4}, {}, dice=[(1, 2)])
    game.s.hidden.decks["chance"].clear()
    game.do(ANA, Roll())
    assert waiting(game.s) == {ANA: "end_turn"}


def test_a_card_to_the_nearest_deed_of_a_kind_the_board_lacks_does_nothing() -> None:
    game = Game({"at": 4}, {}, dice=[(1, 2)], decks={"chance": ["near_util"]})
    game.ed.board.nearest["utility"] = (None,) * 40  # this table's own copy
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
    """Three want one each of two; a fourth player sells two houses during the first auction."""
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
    game.do(CY, Bid(1))
    game.do(ANA, Pass())
    game.do(BEN, Pass())
    game.do(CY, Build(game.pos("Boardwalk")))
    assert waiting(game.s) == {ANA: "place"}
    game.do(ANA, Build(game.pos(PURPLE[0])))
    game.do(BEN, Build(game.pos(LIGHTBLUE[0])))
    assert [game.s.players[seat].cash for seat in (ANA, BEN, CY)] == [1450, 1450, 1499]


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
