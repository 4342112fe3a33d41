"""Tests of the danger ahead: the rents of the next throw, in the picture and in words."""

from __future__ import annotations

import pytest

from bot.words import say
from engine.decisions import BuyChoice
from engine.edition import Pos, Seat
from engine.rules import configure
from engine.setup import start
from engine.state import GameState
from engine.view import SeatView, view
from renders import caches
from renders.alt import alt_text, describe
from renders.board import paint_board
from renders.danger import THROWS, Danger, chance, dangers, worst
from renders.scene import Scene
from tests.support.pictures import edition, record_text

ANA, BEN = Seat(0), Seat(1)
NAMES = ("Ana", "Ben")


def table(at: int = 16, **rules: bool | int | str) -> tuple[GameState, SeatView]:
    """Return a table where Ana is about to roll and Ben has deeds.

    Ben has Kentucky Avenue (21) with a hotel, Indiana Avenue (23), and two railroads.
    """
    ed = configure(edition("classic"), "standard", (), rules)
    s, _ = start(ed, 2, "1")
    s.turn.seat, s.turn.phase, s.turn.doubles = ANA, "roll", 0
    s.players[ANA].at = Pos(at)
    for pos in (21, 23, 25, 35):
        s.owner[pos] = BEN
    s.level[21] = 5
    return s, view(ed, s)


def test_each_rent_ahead_comes_with_its_chance():
    _, seen = table()
    found = dangers(seen)
    assert found == [Danger(Pos(21), 1050, 4), Danger(Pos(23), 18, 6), Danger(Pos(25), 50, 4)]
    assert worst(found) == found[0]
    assert chance(say, 4) == "1 in 9"
    assert chance(say, 5) == "5 in 36"


def test_the_throws_that_reach_deeds_add_up():
    s, seen = table()
    for pos in seen.ed.board.deeds:
        s.owner[pos] = BEN
    s.players[ANA].at = Pos(10)
    safe = sum(6 - abs(7 - n) for n in range(2, 13) if not seen.ed.board.price[10 + n])
    assert sum(danger.ways for danger in dangers(seen)) == THROWS - safe


def test_own_and_mortgaged_deeds_are_no_danger():
    s, seen = table()
    s.owner[21], s.mortgaged[25] = ANA, True
    assert dangers(seen) == [Danger(Pos(23), 18, 6)]


def test_a_deed_where_the_token_is_offline_is_no_danger():
    s, seen = table()
    s.bank.offline = Pos(21)
    assert [danger.pos for danger in dangers(seen)] == [23, 25]


def test_an_owner_in_jail_is_no_danger_where_jail_costs_the_rent():
    for flag, count in ((False, 3), (True, 0)):
        s, seen = table(no_rent_in_jail=flag)
        s.players[BEN].jail = 1
        assert len(dangers(seen)) == count


def test_from_jail_only_doubles_lead_on_until_the_last_try():
    s, seen = table(at=10)
    s.owner[14] = s.owner[15] = BEN
    s.players[ANA].jail = 1
    assert dangers(seen) == [Danger(Pos(14), 12, 1)]
    s.players[ANA].jail = seen.ed.rules.jail_turns
    assert [(danger.pos, danger.ways) for danger in dangers(seen)] == [(14, 3), (15, 4), (21, 2)]


def test_the_third_doubles_lead_to_no_rent():
    s, seen = table(at=15)
    s.turn.doubles = 2
    assert [(danger.pos, danger.ways) for danger in dangers(seen)] == [(21, 4), (23, 4), (25, 2)]


def test_the_rent_of_a_utility_ahead_depends_on_the_throw():
    s, seen = table(at=5)
    s.owner[12] = BEN
    assert dangers(seen) == [Danger(Pos(12), 4 * 7, 6)]
    s.players[ANA].at = Pos(2)
    assert dangers(seen) == [Danger(Pos(12), 4 * 10, 3)]


@pytest.mark.parametrize("busy", ["end", "asked"])
def test_there_is_no_danger_while_nobody_is_about_to_roll(busy):
    s, seen = table()
    if busy == "end":
        s.turn.phase = "end"
    else:
        seen.pending[:] = [BuyChoice(1, ANA, Pos(16))]
    assert dangers(seen) == []


WORDS = "Worst throw: $1,050 on Kentucky Avenue (1 in 9). Any rent: 7 in 18."


def painted(seen: SeatView, news: str = "") -> list[str]:
    caches.forget()
    with record_text() as recorder:
        paint_board(Scene(say, seen, NAMES, news))
    return [one.words[0] for _, rows in recorder.sheets.values() for one in rows]


def test_the_board_shows_the_worst_throw():
    s, seen = table()
    assert WORDS in painted(seen)
    s.turn.phase = "end"
    assert not any("Worst" in words for words in painted(seen))


def test_the_board_in_words_tells_the_worst_throw():
    s, seen = table()
    told = "Throws that cost rent: 14 of 36. The worst: $1,050 on Kentucky Avenue, 4 of 36."
    assert told in alt_text(say, seen, NAMES)
    assert told in describe(say, seen, NAMES)
    s.turn.phase = "end"
    assert "Throws" not in alt_text(say, seen, NAMES)
