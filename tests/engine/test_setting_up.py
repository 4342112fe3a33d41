"""Setting up a table, and dice that anyone can check."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from editions.loader import available, load
from engine import (
    BadSetup,
    configure,
    fingerprint,
    start,
)
from engine.edition import Space
from engine.events import DiceThrown
from engine.rng import mixed_seed, number, shuffled, table_secret, throw
from engine.setup import choose_tokens

CLASSIC = load("classic")


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


def test_decks_questions_and_dealt_deeds_take_different_numbers_of_the_seed() -> None:
    ed = configure(load("america"), "short", ("just_visit_america",))
    state, events = start(ed, 2, "a seed")
    throws = sum(isinstance(event, DiceThrown) for event in events)
    assert state.hidden.drawn == 16 + 16 + 90 + 28 + throws
    assert state.hidden.questions != sorted(state.hidden.questions) == list(range(90))


def test_dealing_more_deeds_than_the_board_has_is_refused() -> None:
    ed = configure(CLASSIC, flags={"dealt_deeds": 15})
    with pytest.raises(BadSetup, match="not 15 deeds"):
        start(ed, 2, "seed")


@pytest.mark.parametrize(
    ("variant", "modules", "flags", "problem"),
    [
        ("endless", (), {}, "variant: expected one of standard, short, timed, got 'endless'"),
        (
            "standard",
            ("volcano",),
            {},
            "modules: expected none, as this edition has none; got 'volcano'",
        ),
        ("standard", (), {"volcano": True}, "flags.volcano: there is no such rule"),
        (
            "standard",
            (),
            {"salery": 1},
            "flags.salery: there is no such rule; did you mean salary?",
        ),
        (
            "standard",
            (),
            {"income_tax": "x"},
            "flags.income_tax: expected one of choice, flat; got",
        ),
        ("standard", (), {"salary": -1}, "flags.salary: expected a whole number from 0"),
        ("standard", (), {"jail_turns": 0}, "flags.jail_turns: expected a whole number from 1"),
        ("standard", (), {"salary": "much"}, "flags: Expected `int`"),
        ("standard", (), {"houses_before_hotel": 5}, "expected at most 4"),
        ("standard", (), {"free_parking_game_show": True}, "does not have that module"),
        ("standard", (), {"dealt_deeds_are_paid": True}, "no deeds are dealt"),
        ("standard", (), {"laps_before_buying": 21}, "expected a whole number from 0 to 20"),
        ("short", (), {"laps_before_buying": 1}, "deeds are dealt before play"),
        (
            "timed",
            (),
            {"starting_cash": 749},
            "flags.starting_cash: expected at least $750, as the dearest 2 deeds",
        ),
        (
            "standard",
            (),
            {"dealt_deeds": 3, "dealt_deeds_are_paid": True, "starting_cash": 1069},
            "flags.starting_cash: expected at least $1,070, as the dearest 3 deeds",
        ),
    ],
)
def test_an_impossible_table_is_refused_with_its_reason(
    variant: str, modules: tuple[str, ...], flags: dict[str, object], problem: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        configure(CLASSIC, variant, modules, flags)  # type: ignore[arg-type]
    assert problem in str(caught.value)


@pytest.mark.parametrize("edition_id", available())
def test_a_timed_game_begins_without_debts_at_the_lowest_allowed_cash(edition_id: str) -> None:
    ed = load(edition_id)
    each = configure(ed, "timed").rules.dealt_deeds
    least = sum(sorted(space.price for space in ed.spaces)[-each:])
    table = configure(ed, "timed", flags={"starting_cash": least})
    for seed in range(20):
        s, _ = start(table, table.max_players, str(seed))
        assert s.pending == []
    with pytest.raises(BadSetup, match="starting_cash: expected at least") as caught:
        configure(ed, "timed", flags={"starting_cash": least - 1})
    assert ed.currency.show(least) in str(caught.value)


def test_free_dealt_deeds_take_no_cash() -> None:
    assert configure(CLASSIC, "short", flags={"starting_cash": 0}).rules.starting_cash == 0


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
    with pytest.raises(BadSetup, match="expected none, as this edition has none"):
        configure(CLASSIC, modules=("offline_token",))


def test_the_dice_of_a_seed_never_change() -> None:
    """These figures follow from SHA-256 alone and must never change."""
    assert [throw("rentroll", n) for n in range(9)] == [
        (4, 3), (3, 3), (5, 6), (4, 5), (3, 6), (6, 5), (4, 5), (2, 5), (1, 4),
    ]  # fmt: skip
    assert fingerprint("rentroll").startswith("6d63ada0")


def test_a_shuffle_keeps_every_card_and_depends_on_the_seed() -> None:
    assert sorted(shuffled("a", 0, range(16))) == list(range(16))
    assert shuffled("a", 0, range(16)) != shuffled("b", 0, range(16))
    assert all(0 <= number("a", n, 5) < 5 for n in range(100))


def test_equal_seeds_give_equal_events_in_another_process() -> None:
    """String hashes differ between processes, so no rule may depend on them."""
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


def test_a_seed_is_the_hash_of_one_line_that_anybody_can_write_down() -> None:
    line = "rentroll-dice-1:a secret:12,7"
    assert mixed_seed("a secret", [12, 7]) == hashlib.sha256(line.encode()).hexdigest()
    assert mixed_seed("a secret", []) == fingerprint("rentroll-dice-1:a secret:")


def test_the_seed_depends_on_the_secret_and_on_every_press_in_order() -> None:
    seeds = [mixed_seed("a", [1, 2]), mixed_seed("b", [1, 2]), mixed_seed("a", [2, 1])]
    assert len({*seeds, mixed_seed("a", [1, 2, 3])}) == 4


def test_every_table_of_a_night_has_its_own_secret() -> None:
    assert table_secret("a", 2, 1) == fingerprint("rentroll-night-1:a:2:1")
    parts = [table_secret("a", turn, place) for turn in (1, 2) for place in (1, 2)]
    assert len({*parts, table_secret("b", 1, 1)}) == 5
