"""The coach: what the model would do, why, and what it thinks changed a game."""

from __future__ import annotations

import random
import re

import pytest

from bot.play.coach.views import Moment, advice_page, moments_page, percents, read_moments
from bot.store.database.codec import Commit
from bot.words.narration.narrate import Narrator, joined_runs
from engine import Seat
from engine.actions import (
    Accept,
    Action,
    Bid,
    ClaimRent,
    Counter,
    Decline,
    EndTurn,
    GoBankrupt,
    Lift,
    MakeOffer,
    Mortgage,
    Pass,
    PayFine,
    PayFlat,
    Reject,
    Roll,
    Sell,
    SellDown,
    UseCard,
    Want,
)
from engine.ai.arena import Arena
from engine.ai.coach import advise, table_chances
from engine.ai.policies import policy_named
from engine.edition import Pos
from engine.setup import start
from engine.state import clone
from tests.engine.test_opponents import BLUE, LIGHTBLUE, ORANGE, RED, late
from tests.support.engine_tables import ANA, BEN, CY, Game, end_of_turn

FIRST = Pos(1)

NAMES = ("Ana", "Ben", "Cy")


def advised(game: Game, seat: Seat = ANA) -> str:
    return advice_page(game.ed, game.s, NAMES[: len(game.s.players)], seat).text


def test_the_chances_of_a_table_add_up_and_nothing_is_advised_out_of_turn() -> None:
    game = Game({}, {}, {})
    assert sum(table_chances(game.ed, game.s)) == pytest.approx(1)
    assert advise(game.ed, game.s, BEN) is None
    text = advised(game, BEN)
    assert "nothing to decide" in text
    assert "Ana 3" in text


def test_the_coach_gives_the_chance_before_and_after_a_purchase() -> None:
    game = Game({"owns": ORANGE[:2]}, {}, {}, dice=[(1, 2)])
    game.s.players[ANA].at = game.pos(ORANGE[2]) - 3
    game.do(ANA, Roll())
    before = clone(game.s)
    advice = advise(game.ed, game.s, ANA)
    assert advice is not None
    assert advice.after[ANA] > advice.before[ANA]
    assert game.s == before, "asking changes nothing"
    text = advised(game)
    assert "**Buy** New York Avenue for $200." in text
    assert "That takes your chance from" in text


def test_the_coach_gives_the_effect_of_a_trade_on_the_chances() -> None:
    game = late(end_of_turn({"owns": ORANGE[:2], "cash": 900}, {"owns": ORANGE[2:]}, {}))
    advice = advise(game.ed, game.s, ANA)
    assert advice is not None
    assert isinstance(advice.action, MakeOffer)
    assert advice.after[ANA] > advice.before[ANA]
    text = advised(game)
    assert "**Offer " in text
    assert "This trade takes your chance from" in text


def test_the_coach_advises_a_roll_without_a_chance() -> None:
    game = Game({}, {})
    advice = advise(game.ed, game.s, ANA)
    assert advice is not None
    assert advice.after == ()
    assert "**Roll.**" in advised(game)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Accept(), "Accept the offer"),
        (ClaimRent(), "Ask for the rent"),
        (Reject(), "Decline the offer"),
        (Pass(), "**Pass**"),
        (PayFine(), "Pay the fine"),
        (UseCard(), "Use your jail card"),
        (EndTurn(), "End your turn"),
        (GoBankrupt(), "go bankrupt"),
        (Want(1), "hardly matters"),
        (Bid(70), "**Bid** $70"),
        (Roll(), "Roll for doubles"),
        (Mortgage(FIRST), "**Mortgage** Mediterranean Avenue"),
        (Lift(FIRST), "Lift the mortgage** of Mediterranean Avenue"),
        (Sell(FIRST), "**Sell** buildings: Mediterranean Avenue"),
        (SellDown("purple", 0), "**Sell** buildings: Mediterranean Avenue and Baltic Avenue"),
        (Counter(10, (FIRST,)), "you give $10 and Mediterranean Avenue, you get"),
    ],
)
def test_every_kind_of_advice_has_its_words(
    action: Action, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game({"jail_turn": 1}, {})
    monkeypatch.setattr("engine.ai.coach.Mind.decide", lambda mind, seen: action)
    monkeypatch.setattr("engine.ai.coach.CERTAIN", ())
    assert words in advised(game)


def test_the_coach_names_the_deeds_to_build_on_or_decline() -> None:
    rich = late(end_of_turn({"owns": LIGHTBLUE, "cash": 900}, {"cash": 100}, {"cash": 100}))
    while (advice := advise(rich.ed, rich.s, ANA)) and isinstance(advice.action, MakeOffer):
        rich.do(ANA, advice.action)
        rich.do(advice.action.to, Reject())
    assert "**Build**" in advised(rich)
    poor = {"cash": 20}
    game = Game({"cash": 900, "owns": RED[:1]}, poor, poor, dice=[(1, 2)])
    game.s.players[ANA].at = game.pos(BLUE[0]) - 3
    game.do(ANA, Roll())
    assert isinstance(advise(game.ed, game.s, ANA).action, Decline)  # type: ignore[union-attr]
    assert "**Do not buy** Park Place" in advised(game)


def test_the_moments_that_decided_a_game_are_told_in_order() -> None:
    ed = Game({}, {}).ed
    arena = Arena(ed, [policy_named(name) for name in ("hard", "bold", "bold")], "4")
    began, _ = start(ed, 3, "4")
    commits: list[Commit] = []
    while arena.state.result is None and arena.state.turn.number < 90:
        seat, action, events = arena.step()
        commits.append(Commit(len(commits) + 1, seat, "player", action, events, b"", 0.0))
    found = read_moments(ed, NAMES, began, commits)
    narrator = Narrator(ed, NAMES, began)
    story = (
        " ".join(narrator.tell([event for commit in run for event in commit.events]))
        for run in joined_runs(commits, lambda commit: commit.events)
    )
    assert len(found) == 6
    assert all(moment.words in story for moment in found)
    assert all("→" in moment.chances for moment in found)
    page = moments_page(found).text
    assert page.count("**Turn ") == len(found)
    assert "Nothing changed" in moments_page([]).text


def test_a_decisive_deal_is_listed_before_the_first_turn() -> None:
    dealt = Moment(0, 0.1, "Ana is dealt Boardwalk.", "Ana 25 → 32%")
    page = moments_page([dealt]).text
    assert "**Before the first turn:** Ana is dealt Boardwalk." in page
    assert "Turn 0" not in page


def shares(text: str) -> list[int]:
    """Return the percentages in the line with all chances."""
    (line,) = [line for line in text.splitlines() if line.startswith("-# Chances to win")]
    return [int(found) for found in re.findall(r"(\d+)%", line)]


@pytest.mark.parametrize("players", [2, 3])
def test_the_chances_that_are_shown_add_up_to_100(players: int) -> None:
    equal = Game(*[{}] * players)
    assert sum(shares(advised(equal))) == 100
    uneven = Game(*[{"cash": 100 * seat * seat} for seat in range(1, players + 1)])
    assert sum(shares(advised(uneven))) == 100


@pytest.mark.parametrize("players", range(2, 9))
def test_whole_percentages_add_up_and_are_off_by_less_than_one(players: int) -> None:
    rnd = random.Random(players)
    for _ in range(300):
        drawn = [rnd.expovariate(1) * rnd.choice((0, 1, 1)) for _ in range(players - 1)] + [1.0]
        chances = [one / sum(drawn) for one in drawn]
        whole = percents(chances)
        assert sum(whole) == 100
        assert all(
            abs(shown - 100 * exact) < 1 for shown, exact in zip(whole, chances, strict=True)
        )
        assert all(not shown for shown, exact in zip(whole, chances, strict=True) if not exact)


def test_shares_are_rounded_to_what_is_nearest_as_far_as_the_sum_allows() -> None:
    assert percents((1 / 3, 1 / 3, 1 / 3)) == [34, 33, 33]
    assert percents((0.005, 0.005, 0.99)) == [1, 0, 99]
    assert percents((0.25, 0.25, 0.25, 0.25)) == [25, 25, 25, 25]
    assert percents((0.126, 0.126, 0.748)) == [13, 12, 75]


def test_the_coach_gives_the_same_current_chance_in_advice_and_shares() -> None:
    game = Game({"owns": ORANGE[:2]}, {}, {}, dice=[(1, 2)])
    game.s.players[ANA].at = game.pos(ORANGE[2]) - 3
    game.do(ANA, Roll())
    text = advised(game)
    assert f"your chance from {shares(text)[ANA]} to" in text


def blind(**flags: bool) -> Game:
    """Return a game in which Ana chooses a tax while an offer to Ben is open."""
    game = Game({}, {"owns": ORANGE[:1]}, {}, dice=[(1, 3)], flags=flags)
    game.do(CY, MakeOffer(BEN, give_cash=500, ask=(game.pos(ORANGE[0]),)))
    game.do(ANA, Roll())
    return game


def test_nobodys_chances_are_shown_while_a_tax_is_chosen_blindly() -> None:
    game = blind()
    assert table_chances(game.ed, game.s) == ()
    for seat, words in ((ANA, "hardly matters"), (BEN, "**Accept"), (CY, "nothing to decide")):
        text = advised(game, seat)
        assert words in text
        assert "%" not in text
        assert "hance" not in text
    game.do(ANA, PayFlat())
    assert "Chances to win" in advised(game, BEN)
    assert "%" in advised(blind(income_tax_blind=False), ANA), "here both sums are shown"


def test_chances_before_and_after_a_blind_choice_are_told_once_it_is_made() -> None:
    game = Game({"cash": 600}, {}, dice=[(1, 3)])
    start = game.s
    commits: list[Commit] = []
    for action in (Roll(), PayFlat()):
        game.do(ANA, action)
        commits.append(Commit(len(commits) + 1, ANA, "player", action, game.events, b"", 0.0))
    assert read_moments(game.ed, NAMES[:2], start, commits[:1]) == [], "the choice is blind"
    (moment,) = read_moments(game.ed, NAMES[:2], start, commits)
    assert "Ben" in moment.chances
