"""The end by worth (SHORT-5, TIME-2): allowed actions, and games stored before it."""

from __future__ import annotations

import msgspec
import pytest

from engine.actions import (
    CallTime,
    ClaimRent,
    Decline,
    EndTurn,
    GoBankrupt,
    KeepMortgaged,
    MakeOffer,
    Mortgage,
    Roll,
)
from engine.ai.policies import POLICIES
from engine.asked import final_count, waiting
from engine.decisions import BuyChoice, Debt, FinalCount, MortgagedDeed
from engine.view import view
from tests.support.engine_tables import ANA, BEN, CY, Game, kinds

ON_REQUEST = {"rent_collection": "on_request"}
GROUP = ["Mediterranean Avenue", "Baltic Avenue"]


def falling(**flags: object) -> Game:
    """Return a game in which Ana owes Ben 50 and Ben owes Cy 16, both more than they hold."""
    game = Game(
        {"cash": 5, "at": 36, "owns": ["Reading Railroad"], "mortgaged": ["Reading Railroad"]},
        {"cash": 0, "at": 8, "owns": ["Boardwalk"]},
        {"owns": ["Tennessee Avenue", *GROUP]},
        dice=[(1, 2), (4, 6)],
        variant="short",
        flags={**ON_REQUEST, **flags},
    )
    game.do(ANA, Roll())
    game.do(ANA, EndTurn())
    game.do(BEN, Roll())
    game.do(CY, ClaimRent())
    game.do(BEN, ClaimRent())
    return game


def test_after_the_first_bankruptcy_only_ways_to_pay_are_offered() -> None:
    game = falling()
    assert {"offer", "build"} <= kinds(game, CY)
    game.do(ANA, GoBankrupt())
    assert kinds(game, CY) == {"mortgage", "resign"}
    assert waiting(game.s) == {BEN: "mortgaged"}
    assert kinds(game, BEN) == {"keep_mortgaged", "mortgage", "resign"}


def test_when_the_time_is_up_no_trade_or_building_is_offered() -> None:
    game = Game({}, {"owns": GROUP}, dice=[(4, 2)], variant="timed")
    game.do(ANA, Roll())
    game.do(BEN, CallTime())
    assert kinds(game, BEN) == {"mortgage", "resign"}
    assert kinds(game, ANA) == {"buy", "decline", "resign"}


@pytest.mark.parametrize("name", POLICIES)
def test_computers_finish_a_game_when_the_time_is_up(name: str) -> None:
    game = Game({"cash": 90}, {"owns": GROUP}, {}, dice=[(4, 2)], variant="timed")
    game.do(ANA, Roll())
    game.do(BEN, MakeOffer(CY, ask_cash=1, give=(game.pos("Baltic Avenue"),)))
    game.do(BEN, CallTime())
    assert not game.s.offers
    game.do(ANA, Decline())
    for _ in range(200):
        if game.s.result is not None:
            break
        seat = next(iter(waiting(game.s)))
        game.do(seat, POLICIES[name]().decide(view(game.ed, game.s, seat)))
    assert game.s.result is not None
    assert game.s.result.reason == "time_limit"


def test_a_bankruptcy_after_the_time_ends_a_game_with_that_rule() -> None:
    game = falling(time_limit=True)
    game.do(CY, CallTime())
    assert final_count(game.s) == FinalCount(game.s.last_id, "time_limit")
    game.do(ANA, GoBankrupt())
    assert [type(frame) for frame in game.s.pending] == [FinalCount, Debt, MortgagedDeed]
    game.do(BEN, KeepMortgaged(game.pos("Reading Railroad")))
    game.do(BEN, Mortgage(game.pos("Boardwalk")))
    assert game.s.result is not None
    assert game.s.result.reason == "first_bankruptcy"


def test_a_stored_game_with_debts_below_the_count_pays_them_first() -> None:
    game = falling()
    game.do(ANA, GoBankrupt())
    count, debt, _ = game.s.pending
    game.s.pending[:] = [BuyChoice(90, CY, game.pos("Boardwalk")), debt, count]
    game.do(CY, Mortgage(game.pos("Baltic Avenue")))
    assert [type(frame) for frame in game.s.pending] == [FinalCount, Debt]
    assert waiting(game.s) == {BEN: "debt"}
    game.do(BEN, Mortgage(game.pos("Boardwalk")))
    assert game.s.result is not None
    assert game.s.result.reason == "first_bankruptcy"


def test_a_count_is_stored_as_before_unless_the_time_is_up() -> None:
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(FinalCount(7))) == {
        "type": "final_count",
        "id": 7,
    }
