"""Tests that play on boards of every size, with and without railroads, utilities and taxes."""

from __future__ import annotations

import pytest

from editions import available, check_bytes, load
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.edition import Edition
from engine.rules import configure


def board(size: int, *, extras: bool, lots_per_group: int) -> str:
    """Return an edition file with a board of this size, and a card space on each side."""
    side = size // 4
    corners = {0: "go", side: "jail", 2 * side: "free_parking", 3 * side: "go_to_jail"}
    special = {1: "card"}
    if extras:
        special |= {side + 2: "railroad", 2 * side + 1: "utility", 3 * side + 1: "tax"}
    rows, groups, lots = [], [], 0
    for i in range(size):
        kind = corners.get(i) or special.get(i, "street")
        row = f'name = "Space {i}", kind = "{kind}"'
        if kind == "street":
            group = f"g{lots // lots_per_group}"
            if lots % lots_per_group == 0:
                groups.append(f'{group} = {{ kind = "street", house_cost = {40 + lots * 4} }}')
            price = 60 + lots * 10
            rents = [price * k // 10 for k in (1, 4, 12, 30, 40, 50)]
            row += f', group = "{group}", price = {price}, rents = {rents}'
            lots += 1
        elif kind in ("railroad", "utility"):
            row += f', group = "{kind}", price = 150'
        elif kind == "card":
            row += ', deck = "post"'
        elif kind == "tax":
            row += ", flat = 80"
        rows.append(f"{{ {row} }},")
    if extras:
        groups.append('railroad = { kind = "railroad", rents = [40] }')
        groups.append('utility = { kind = "utility", multipliers = [7] }')
    return "\n".join(
        [
            'id = "odd"',
            'name = "Odd"',
            'tokens = ["A", "B", "C", "D"]',
            "players.max = 4",
            "spaces = [",
            *rows,
            "]",
            "[groups]",
            *groups,
            "[decks.post]",
            'name = "Post"',
            '[decks.post.cards.one]\ntext = "Go back 2 spaces."\ndo = "move_back"\nsteps = 2',
            '[decks.post.cards.two]\ntext = "Pay $30 to the Bank."\ndo = "pay_bank"\namount = 30',
            '[decks.post.cards.keep]\ntext = "Keep this."\ndo = "get_out_of_jail_free"',
        ]
    )


def play(ed: Edition, players: int, seed: str) -> int:
    """Play a game and return its number of turns, at most 300."""
    names = ("steady", "bold", "careful")
    arena = Arena(ed, [POLICIES[names[i % 3]]() for i in range(players)], seed)
    for _ in arena.play(300):
        pass
    return arena.state.turn.number


@pytest.mark.parametrize("lots_per_group", [1, 2, 5])
@pytest.mark.parametrize("extras", [True, False])
@pytest.mark.parametrize("size", range(16, 57, 4))
def test_a_board_of_any_size_is_played(size, extras, lots_per_group):
    report = check_bytes(board(size, extras=extras, lots_per_group=lots_per_group).encode())
    assert report.problems == ()
    assert report.edition
    assert len(report.edition.spaces) == size
    assert play(report.edition, 2, f"a{size}") > 2
    assert play(report.edition, 4, f"b{size}") > 4


@pytest.mark.parametrize("edition_id", available())
@pytest.mark.parametrize("variant", ["standard", "short"])
def test_every_shipped_edition_is_played(edition_id, variant):
    ed = configure(load(edition_id), variant)
    for players in (ed.min_players, ed.max_players):
        assert play(ed, players, edition_id) > players


def test_the_games_on_the_small_example_end():
    ed = load("harbour")
    assert all(play(ed, 4, f"h{i}") < 300 for i in range(10))
