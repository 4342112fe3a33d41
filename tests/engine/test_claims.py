"""Rent that must be claimed (RENT-7): who may claim, and which computers are asked."""

from __future__ import annotations

import pytest

from bot.tables.computers import Robots, next_robot
from bot.words.narration.illegal_actions import reason
from engine import Illegal, Seat, apply
from engine.actions import Action, ClaimRent, EndTurn, GoBankrupt, Mortgage, Roll, TimeUp
from engine.ai.arena import next_action
from engine.ai.coach import advise
from engine.ai.policies import POLICIES
from engine.decisions import Debt
from engine.rent import blocked, claimable
from engine.view import view
from tests.support.engine_tables import ANA, BEN, CY, Game, kinds, refused

ON_REQUEST = {"rent_collection": "on_request"}
RAILROADS = ["Reading Railroad", "Pennsylvania Railroad", "B. & O. Railroad", "Short Line"]
PURPLE = ["Mediterranean Avenue", "Baltic Avenue"]


def decided(game: Game, seat: Seat, name: str) -> Action:
    return POLICIES[name]().decide(view(game.ed, game.s, seat))


def blocked_claim() -> Game:
    """Return a game in which Ana has landed on Ben's deed, and Ben has mortgaged it since."""
    game = Game({}, {"owns": ["Baltic Avenue"]}, {}, dice=[(1, 2)], flags=ON_REQUEST)
    game.do(ANA, Roll())
    game.do(BEN, Mortgage(game.pos("Baltic Avenue")))
    return game


def owed_enough(lander: dict[str, object]) -> Game:
    """Return a game in which Ana owes Cy 180, can raise 110, and Ben owes her 200."""
    game = Game(
        {"cash": 10, "owns": RAILROADS, "mortgaged": RAILROADS[1:]},
        lander,
        {"owns": PURPLE, "buildings": dict.fromkeys(PURPLE, 3)},
        dice=[(1, 2), (2, 3)],
        flags=ON_REQUEST,
    )
    for seat, action in ((ANA, Roll()), (ANA, EndTurn()), (BEN, Roll()), (CY, ClaimRent())):
        game.do(seat, action)
    return game


def test_a_claim_for_a_mortgaged_deed_is_not_offered_and_computers_play_on() -> None:
    game = blocked_claim()
    assert claimable(game.s) == []
    assert "claim_rent" not in kinds(game, BEN)
    views = [view(game.ed, game.s, Seat(i)) for i in range(3)]
    for name in POLICIES:
        seats = [POLICIES[name]() for _ in range(3)]
        seat, action = next_action(game.s, seats, views)
        assert seat == ANA, name
        assert not isinstance(action, ClaimRent)
        assert not isinstance(decided(game, BEN, name), ClaimRent), name
    assert next_robot(game.ed, game.s, {BEN}) is None


def test_a_refused_claim_says_why_it_is_blocked() -> None:
    game = blocked_claim()
    (claim,) = game.s.claims
    assert blocked(game.s, claim) == "mortgaged"
    told = set()
    for action in (ClaimRent(), ClaimRent(claim.id)):
        assert refused(game, BEN, action) == "no_claim"
        with pytest.raises(Illegal) as no:
            apply(game.ed, game.s, BEN, action)
        told.add(reason(no.value, game.ed, ["Ana", "Ben", "Cy"]))
    assert told == {"The deed is mortgaged, so its rent cannot be claimed now."}
    assert refused(game, CY, ClaimRent(claim.id)) == "stale"
    game.s.mortgaged[claim.why.pos] = False
    game.s.bank.offline = claim.why.pos
    with pytest.raises(Illegal) as no:
        apply(game.ed, game.s, BEN, ClaimRent())
    assert reason(no.value, game.ed, []).startswith("The offline token is on that space")


def test_a_computer_in_debt_waits_while_its_own_debtor_raises_cash() -> None:
    game = owed_enough({"cash": 50, "owns": ["Boardwalk"]})
    assert next_robot(game.ed, game.s, {ANA, BEN}) == ANA, "it claims the rent first"
    game.do(ANA, ClaimRent())
    assert next_robot(game.ed, game.s, {ANA}) is None
    assert next_robot(game.ed, game.s, {ANA, BEN}) == BEN
    assert advise(game.ed, game.s, ANA) is None, "nobody is advised to give up then"
    before = game.s
    game.do(ANA, TimeUp())
    assert (game.s, game.events) == (before, [])
    game.do(BEN, TimeUp())
    assert not any(isinstance(frame, Debt) for frame in game.s.pending)
    assert game.s.players[ANA].cash == 30


def test_a_computer_in_debt_gives_up_if_its_own_debtor_cannot_pay() -> None:
    game = owed_enough({"cash": 50})
    game.do(ANA, ClaimRent())
    found = Robots().next_action(game.ed, game.s, {ANA}, {ANA: "hard"})
    assert found == (ANA, GoBankrupt(next(f.id for f in game.s.pending if isinstance(f, Debt))))
