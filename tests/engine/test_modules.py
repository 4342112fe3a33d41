"""The options of the corner games and the offline token, and computer players' choices."""

from __future__ import annotations

from typing import Any

from engine import Seat, default, options, view, waiting
from engine.actions import (
    Answer,
    Expand,
    HireLawyer,
    MakeOffer,
    Mortgage,
    MoveToken,
    NextQuestion,
    PleadGuilty,
    Roll,
    Skip,
    Take,
    TakeQuestion,
    TakeSalary,
)
from engine.ai.trader import Trader
from engine.ai.walker import Walker
from engine.decisions import AnswerForm, Challenge, Choice, Debt, Prize, SpaceForm, TripOffer
from engine.events import QuestionAnswered
from engine.why import Why
from tests.support.engine_tables import ANA, BEN, Game

CY = Seat(2)


def corner(module: str, *players: dict[str, Any], **rest: Any) -> Game:
    """Return a game of the America edition with one module switched on."""
    return Game(*players, edition="america", flags={module: True}, **rest)


def offered(game: Game, seat: Seat) -> list[Any]:
    """Return the options of the top question, without those that are always allowed."""
    asked = {"roll", "resign", "mortgage", "offer", "lift", "build", "sell"}
    found = [o.action if isinstance(o, Choice) else o for o in options(game.ed, game.s, seat)]
    return [o for o in found if str(o.__struct_config__.tag) not in asked]


def decide(game: Game, seat: Seat) -> Any:
    return Trader().decide(view(game.ed, game.s, seat))


def challenge(game: Game) -> Challenge:
    top = game.s.pending[-1]
    assert isinstance(top, Challenge)
    return top


def right_answer(game: Game) -> Answer:
    top = challenge(game)
    return Answer(game.ed.questions[top.question].right, top.id)


# Views


def test_a_view_does_not_hold_the_right_answers() -> None:
    game = corner("just_visit_america", {}, {})
    seen = view(game.ed, game.s, ANA)
    assert {question.right for question in seen.ed.questions} == {-1}
    assert {question.right for question in game.ed.questions} == {0, 1, 2, 3}
    assert seen.ed.board.name == game.ed.board.name


# GO


def test_landing_on_go_offers_the_salary_and_every_space_but_corners() -> None:
    game = corner("american_expansion", {"at": 33}, {}, dice=[(3, 4)])
    game.do(ANA, Roll())
    top = game.s.pending[-1].id
    salary, spaces = offered(game, ANA)
    assert salary == TakeSalary(top)
    assert isinstance(spaces, SpaceForm)
    assert len(spaces.spaces) == 36
    assert offered(game, BEN) == []
    assert default(game.ed, game.s, ANA) == TakeSalary(top)


def test_a_computer_player_leaves_go_for_a_deed_that_completes_a_group() -> None:
    owns = ["Washington Monument"]
    game = corner("american_expansion", {"at": 33, "owns": owns}, {}, dice=[(3, 4)])
    game.do(ANA, Roll())
    assert isinstance(decide(game, ANA), Expand)
    poor = corner("american_expansion", {"at": 33, "cash": 0}, {}, dice=[(3, 4)])
    poor.do(ANA, Roll())
    assert isinstance(decide(poor, ANA), TakeSalary)


# Just Visiting


def test_a_trip_is_offered_answered_and_made() -> None:
    game = corner("just_visit_america", {}, {}, dice=[(4, 6)])
    game.do(ANA, Roll())
    top = game.s.pending[-1]
    assert isinstance(top, TripOffer)
    assert offered(game, ANA) == [TakeQuestion(top.id)]
    assert decide(game, ANA) == default(game.ed, game.s, ANA) == TakeQuestion(top.id)
    game.do(ANA, TakeQuestion())
    question = game.s.pending[-1]
    assert offered(game, ANA) == [AnswerForm(question.id, 4)]
    assert isinstance(decide(game, ANA), Answer)
    assert default(game.ed, game.s, ANA) == Answer(-1, question.id)
    game.do(ANA, right_answer(game))
    assert any(isinstance(event, QuestionAnswered) and event.right for event in game.events)
    prize = game.s.pending[-1]
    assert isinstance(prize, Prize)
    (deeds,) = offered(game, ANA)
    assert len(deeds.spaces) == 28
    assert isinstance(decide(game, ANA), Take)
    assert default(game.ed, game.s, ANA) == Take(game.pos("Lincoln Memorial"), prize.id)


def test_a_traveller_without_cash_must_raise_it() -> None:
    game = corner(
        "just_visit_america", {"cash": 10, "owns": ["Lincoln Memorial"]}, {}, dice=[(4, 6)]
    )
    game.do(ANA, Roll())
    assert isinstance(decide(game, ANA), TakeQuestion)
    game.do(ANA, TakeQuestion())
    game.do(ANA, right_answer(game))
    assert offered(game, ANA) == []
    mortgage = Mortgage(game.pos("Lincoln Memorial"))
    assert decide(game, ANA) == default(game.ed, game.s, ANA) == mortgage
    game.do(ANA, mortgage)
    assert [type(o) for o in offered(game, ANA)] == [SpaceForm]
    assert isinstance(decide(game, ANA), Take)


def test_a_stored_trip_without_an_affordable_deed_can_be_ended() -> None:
    game = corner("just_visit_america", {"cash": 10}, {}, {})
    prize = Prize(game.s.last_id + 1, ANA, "trip", 1)
    game.s.pending.append(prize)
    assert default(game.ed, game.s, ANA) == Skip(prize.id)
    game.do(ANA, Skip(prize.id))
    assert game.s.pending == []


def test_a_debtor_whose_trip_waits_may_still_be_rescued_by_a_trade() -> None:
    game = corner("just_visit_america", {"cash": 60}, {}, dice=[(4, 6)])
    game.do(ANA, Roll())
    game.do(ANA, TakeQuestion())
    game.do(ANA, right_answer(game))
    game.s.players[ANA].cash = 5
    game.s.pending.append(Debt(game.s.last_id + 1, ANA, BEN, 20, Why("fine")))
    game.do(ANA, MakeOffer(BEN, ask_cash=1))
    assert len(game.s.offers) == 1


def test_no_trip_is_offered_before_the_agreed_rounds() -> None:
    game = Game(
        {}, {}, edition="america", dice=[(4, 6)],
        flags={"just_visit_america": True, "laps_before_buying": 1},
    )  # fmt: skip
    game.s.players[ANA].laps = 0
    game.do(ANA, Roll())
    assert waiting(game.s) == {ANA: "end_turn"}


# Free Parking


def test_a_show_offers_a_deed_of_its_side_or_the_next_question() -> None:
    game = corner("free_parking_game_show", {"at": 10}, {}, dice=[(4, 6)])
    game.do(ANA, Roll())
    for side in (1, 2, 3):
        game.do(ANA, right_answer(game))
        prize = game.s.pending[-1]
        deeds, more = offered(game, ANA)
        assert more == NextQuestion(prize.id)
        assert all((side - 1) * 10 < pos < side * 10 for pos in deeds.spaces)
        assert isinstance(default(game.ed, game.s, ANA), Take)
        assert isinstance(decide(game, ANA), Take)
        game.do(ANA, more)
    game.do(ANA, right_answer(game))
    assert [type(o) for o in offered(game, ANA)] == [SpaceForm]


def test_questions_come_from_the_top_and_go_to_the_bottom() -> None:
    """CHAL-1: a show asks the first four questions, which then lie below all others."""
    game = corner("free_parking_game_show", {"at": 10}, {}, dice=[(4, 6)])
    pile = [7, 3, 8, 1, *(n for n in range(90) if n not in (7, 3, 8, 1))]
    game.s.hidden.questions[:] = pile
    game.do(ANA, Roll())
    asked = [challenge(game).question]
    for _ in range(3):
        game.do(ANA, right_answer(game))
        game.do(ANA, NextQuestion())
        asked.append(challenge(game).question)
    assert asked == [7, 3, 8, 1]
    assert game.s.hidden.questions == [*pile[4:], *asked]


# Go to Jail


def test_a_court_offers_a_lawyer_to_a_player_with_the_fee() -> None:
    game = corner("american_legal_system", {"at": 20}, {}, dice=[(4, 6)])
    game.do(ANA, Roll())
    top = game.s.pending[-1].id
    assert offered(game, ANA) == [PleadGuilty(top), HireLawyer(top)]
    assert isinstance(decide(game, ANA), HireLawyer)
    poor = corner("american_legal_system", {"at": 20, "cash": 10}, {}, dice=[(4, 6)])
    poor.do(ANA, Roll())
    assert [type(o) for o in offered(poor, ANA)] == [PleadGuilty]
    assert isinstance(decide(poor, ANA), PleadGuilty)


# The offline token


def test_the_offline_token_is_put_where_it_costs_another_player_most() -> None:
    owns = ["Yahoo!", "Excite@Home", "Nokia"]
    game = Game(
        {}, {"owns": owns}, edition="dotcom", flags={"offline_token": True}, dice=[(2, 2)],
        decks={"chance": ["c50"]},
    )  # fmt: skip
    game.s.players[ANA].at = game.pos("GO")
    game.do(ANA, Roll())
    game.do(ANA, default(game.ed, game.s, ANA))  # the tax
    spaces = offered(game, ANA)[0]
    assert isinstance(spaces, SpaceForm)
    assert len(spaces.spaces) == 28
    assert decide(game, ANA) == MoveToken(game.pos("Nokia"), game.s.pending[-1].id)
    assert isinstance(default(game.ed, game.s, ANA), MoveToken)


# Claims and offers between other players


def test_computer_players_answer_only_their_own_claims() -> None:
    game = Game(
        {}, {"owns": ["Baltic Avenue"]}, {}, dice=[(1, 2)],
        flags={"rent_collection": "on_request"},
    )  # fmt: skip
    game.do(ANA, Roll())
    game.do(BEN, MakeOffer(CY, give_cash=1))
    for policy in (Trader(), Walker()):
        action = policy.decide(view(game.ed, game.s, ANA))
        assert str(action.__struct_config__.tag) == "end_turn"
