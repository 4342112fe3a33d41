"""Computer players comment on real events, now and then, at most once a round."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.store.database.codec import Commit
from bot.tables.story import TableStory
from bot.words.narration.talk import talk
from editions.loader import load
from engine.actions import EndTurn
from engine.ai.arena import Arena
from engine.ai.levels import CHARACTERS
from engine.ai.policies import policy_named
from engine.edition import Seat
from engine.events import DeedMoved, Event, MoneyPaid, SentToJail, WentOut
from engine.state import GameState, clone
from engine.why import Why
from tests.support.engine_tables import ANA, BEN, Game

NAMES = ("Ana", "Ben", "Cy")


def said(game: Game, robots: tuple[str, ...], *events: Event) -> set[str]:
    """Return all comments on events, over twelve numbers of log entries."""
    state: GameState = game.s
    return {talk(game.ed, NAMES, robots, state, seq, events) for seq in range(12)}


@pytest.mark.parametrize("who", CHARACTERS)
def test_every_character_has_its_own_words_for_every_event(who: str) -> None:
    game = Game({"owns": ["Park Place", "Boardwalk"]}, {}, {})
    rent = MoneyPaid(BEN, ANA, 400, Why("rent"))
    events: list[Event] = [
        rent,
        MoneyPaid(ANA, BEN, 400, Why("rent_railroad")),
        DeedMoved(game.pos("Boardwalk"), ANA),
        SentToJail(ANA, game.ed.board.jail, "space"),
        WentOut(BEN, ANA, False),
    ]
    lines = set()
    for event in events:
        found = said(game, (f"hard/{who}", "", ""), event)
        assert "" in found, "now and then only"
        lines |= found - {""}
    assert len(lines) == len(events)
    assert all(line.startswith("Ana: ") for line in lines)
    assert any("Ben" in line or "400" in line for line in lines)


def test_only_computer_players_with_a_character_comment_until_they_are_out() -> None:
    game = Game({}, {}, {})
    rent = MoneyPaid(BEN, ANA, 400, Why("rent"))
    assert said(game, ("", "", ""), rent) == {""}
    assert said(game, ("steady", "hard", ""), rent) == {""}
    game.s.players[ANA].out = 1
    assert said(game, ("easy/kit", "", ""), rent) == {""}


def test_small_payments_get_no_comment() -> None:
    game = Game({"owns": ["Boardwalk"]}, {}, {})
    robots = ("easy/kit", "easy/vic", "")
    assert said(game, robots, MoneyPaid(BEN, ANA, 20, Why("rent"))) == {""}
    assert said(game, robots, MoneyPaid(BEN, ANA, 400, Why("trade"))) == {""}
    assert said(game, robots, MoneyPaid(BEN, Seat(-1), 400, Why("tax"))) == {""}
    assert said(game, robots, DeedMoved(game.pos("Boardwalk"), ANA)) == {""}


def test_no_computer_player_comments_twice_in_a_round() -> None:
    robots = ["normal/kit", "normal/vic", "normal/una"]
    arena = Arena(load("classic"), [policy_named(name) for name in robots], "talk")
    teller = TableStory(load("classic"), NAMES, clone(arena.state))
    rounds: list[int] = []
    for seq, events in enumerate(arena.play(150), 1):
        commit = Commit(seq, 0, "robot", EndTurn(), list(events), b"", 0.0)
        teller.tell(commit)
        heard = teller.story[-1] if teller.story else None
        teller.talk(commit, robots)
        if teller.story and teller.story[-1] is not heard and "“" in teller.story[-1].words:
            rounds.append((arena.state.turn.number - 1) // len(robots))
    assert len(rounds) > 3
    assert all(first < then for first, then in pairwise(rounds))
