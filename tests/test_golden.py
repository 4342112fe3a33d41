"""The golden game: one whole recorded game, readable as text, compared line by line.

After a change that is meant to change the game, renew the recording and read
the difference:

    python -m tests.test_golden --renew
"""

from __future__ import annotations

import sys
from pathlib import Path

from bot.narration.narrate import Narrator
from editions import load
from engine import configure, fingerprint
from engine.ai.arena import Arena
from engine.ai.policies import POLICIES
from engine.events import TurnBegan
from tests.narration.scenes import runs

FILE = Path(__file__).parent / "golden" / "classic.txt"
NAMES = ("Ana", "Ben", "Cleo")
TEMPERS = ("steady", "bold", "careful")
MOST_LINES = 1200
MOST_SEEDS = 1000

# A game that has none of these proves too little.
SCENES = (
    "Sold: ",
    "Deal! ",
    "collects $200 at GO",
    "now holds the whole",
    "goes straight to jail",
    "walks out of jail",
    "stays in jail",
    "builds a hotel",
    "with a hotel",
    "mortgages",
    "lifts the mortgage",
    "owes",
    "for repairs",
    "is bankrupt",
    "takes over",
    "wins the game!",
)


def transcript(seed: str) -> list[str]:
    """The whole game of a seed: a line for each turn, its sentences below."""
    ed = configure(load("classic"))
    arena = Arena(ed, [POLICIES[temper]() for temper in TEMPERS], seed)
    narrator = Narrator(ed, NAMES)
    players = [f"{name} ({temper})" for name, temper in zip(NAMES, TEMPERS, strict=True)]
    lines = [
        f"seed: {seed}",
        f"hash: {fingerprint(seed)}",
        f"{ed.name}, played by {', '.join(players)}",
        "",
    ]
    for events in [arena.opening, *runs(arena.play(1000))]:
        lines += [f"  {sentence}" for sentence in narrator.tell(events)]
        if isinstance(events[-1], TurnBegan):
            s = narrator.state
            purses = (
                f"{name} {'out' if player.out else ed.currency.show(player.cash)}"
                for name, player in zip(NAMES, s.players, strict=True)
            )
            lines.append(f"{s.turn.number}. {NAMES[s.turn.seat]}'s turn: {', '.join(purses)}")
    return lines


def missing_scenes(lines: list[str]) -> list[str]:
    return [scene for scene in SCENES if not any(scene in line for line in lines)]


def recorded() -> list[str]:
    return FILE.read_text(encoding="utf-8").splitlines()


def test_the_golden_game_is_played_as_it_was_recorded() -> None:
    expected = recorded()
    played = transcript(expected[0].removeprefix("seed: "))
    for number, (new, old) in enumerate(zip(played, expected, strict=False), start=1):
        assert new == old, (
            f"line {number} of {FILE.name}; meant? python -m tests.test_golden --renew"
        )
    assert len(played) == len(expected)


def test_the_golden_game_shows_most_of_what_can_happen() -> None:
    lines = recorded()
    assert missing_scenes(lines) == []
    assert len(lines) < MOST_LINES


def renew() -> None:
    """Record the first game that shows every scene and can be read in one sitting."""
    for number in range(1, MOST_SEEDS):
        lines = transcript(f"golden {number}")
        if not missing_scenes(lines) and len(lines) < MOST_LINES:
            break
    else:
        sys.exit(f"none of {MOST_SEEDS} games shows every scene in {MOST_LINES} lines")
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{FILE.name}: {lines[0]}, {len(lines)} lines")


if __name__ == "__main__":
    if sys.argv[1:] != ["--renew"]:
        sys.exit("usage: python -m tests.test_golden --renew")
    renew()
