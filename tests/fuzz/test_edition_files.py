"""Damaged edition files, which are refused with findings or can be played."""

from __future__ import annotations

import json
import random
import time
import tomllib
import tracemalloc
from pathlib import Path
from typing import Any, TypeAlias

import editions
from bot.words import say
from bot.words.narration.edition_problems import problem_line
from bot.workshop.preview import cards_shown, deeds_shown, preview_alt, preview_scene
from bot.workshop.sample_game import SampleGame
from bot.workshop.views import preview_text, problems_page
from editions.findings import MOST_FINDINGS, Report
from editions.loader import available, check_bytes
from editions.words import refusal
from editions.writer import written
from engine.ai.arena import Arena
from engine.ai.coach import advise
from engine.ai.policies import POLICIES
from engine.asked import waiting
from engine.edition import Edition
from engine.rules import configure
from renders.board import SMALLEST, paint_board
from renders.preview import paint_preview
from tests.fuzz.budget import seeds
from tests.support.walk import check_state

HOME = Path(editions.__file__).parent
SECONDS, BYTES = 5.0, 64 * 2**20
"""Processor seconds and bytes that the reading of one file may take."""
TURNS = 6
COMPUTER_TURNS, MOST_SEATS = 60, 4
"""Turns after which most boards have had debts, and the most seats that computers play."""

Tree: TypeAlias = dict[str, Any] | list[Any]
Place: TypeAlias = tuple[Tree, Any]

NUMBERS = [0, 1, -1, 2, 7, 100, 10**9, 10**9 + 1, 2**31, 2**63, -(2**63), 0.5, float("nan"), 1e300]
WORDS = [
    "", " ", "x", "0", "-", "a.b", "@everyone", "<@1>", "[x](http://y.z)", "`", "**b**", "||s||",
    "\u3164", "\u200d", "\u202e", "\ufdfa" * 20, "W" * 18, "w " * 30, "w" * 61,
    "é\u0301\u0301\u0301", "$", "1", "²", "go", "jail", "street", "classic", "{x}", "{0.__class__}",
    "%s", "\\", "\n", "💥",
]  # fmt: skip
STRETCHED = [0, 0, 1, 1, 2, 10**9]
"""Extreme numbers for a whole column of an edition."""
PURSES = [100, 400, 1500]
"""Starting cash in base units. A small one leads to debts soon."""
DEAR = ("price", "mortgage", "house_cost", "rents")
"""Columns that computers use in every turn."""
OTHERS: list[Any] = [True, False, [], {}, [[]], [{}], {"x": 1}, [1, "a"]]


def whole_file(name: str) -> dict[str, Any]:
    """Return a shipped edition with its theme and questions in a single dictionary."""
    raw = tomllib.loads((HOME / name / "edition.toml").read_text())
    theme = HOME / name / "theme.toml"
    if theme.exists():
        raw["theme"] = tomllib.loads(theme.read_text())
    if isinstance(asked := raw.get("questions"), str):
        raw |= tomllib.loads((HOME / name / asked).read_text())
    return raw | {"id": "mine"}


COMPUTERS = ("easy", "normal", "hard", "steady", "bold", "careful")
SHIPPED = {name: whole_file(name) for name in available()}


def places(tree: Tree) -> list[Place]:
    """Return every value of a tree, as its container and its key."""
    keys: list[Any] = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
    found: list[Place] = []
    for key in keys:
        found.append((tree, key))
        if isinstance(inside := tree[key], dict | list):
            found += places(inside)
    return found


def spoil(rng: random.Random, tree: dict[str, Any]) -> None:
    """Change one value: to another value or type, to one from elsewhere, delete it or double it."""
    holder, key = rng.choice(places(tree))
    value = holder[key]
    match rng.randrange(6):
        case 0:
            holder[key] = rng.choice(NUMBERS if isinstance(value, int) else WORDS)
        case 1:
            holder[key] = rng.choice([*NUMBERS, *WORDS, *OTHERS])
        case 2:
            del holder[key]
        case 3 if isinstance(holder, list):
            holder.insert(rng.randrange(len(holder) + 1), value)
        case 4:
            other, there = rng.choice(places(tree))
            holder[key] = json.loads(json.dumps(other[there]))
        case _ if type(value) is int:
            holder[key] = max(0, round(value * rng.choice((0.1, 0.5, 0.9, 1.1, 2, 10))))
        case _ if isinstance(holder, dict):
            holder[f"{key}x"] = value
        case _:
            holder.append(value)


def stretch(rng: random.Random, tree: dict[str, Any]) -> None:
    """Set a random part of a column of numbers to an extreme value, or let rents fall."""
    tree.setdefault("rules", {})["starting_cash"] = rng.choice(PURSES)
    columns: dict[str, list[Place]] = {}
    for holder, key in places(tree):
        value = holder[key]
        if isinstance(key, str) and (type(value) is int or key == "rents"):
            columns.setdefault(key, []).append((holder, key))
        if key == "price":
            columns.setdefault("mortgage", []).append((holder, "mortgage"))
    chosen = rng.choice([*sorted(columns), *(key for key in DEAR * 3 if key in columns)])
    extreme, share, falls = rng.choice(STRETCHED), rng.choice((0.1, 0.5, 1)), rng.random() < 0.7
    for holder, key in columns[chosen]:
        if rng.random() > share:
            continue
        if key != "rents":
            holder[key] = extreme
        elif falls:
            holder[key].sort(reverse=True)
        else:
            holder[key] = [extreme] * len(holder[key])


def scribble(rng: random.Random, text: str) -> str:
    """Cut, double or overwrite a piece of a text, or insert another one."""
    at, length = rng.randrange(len(text)), rng.choice((1, 2, 5, 40, 400))
    piece = rng.choice(["", text[at : at + length], *WORDS, "[", "]", '"', "=", "\n", "'''", "#"])
    return text[:at] + piece + text[at + rng.choice((0, length)) :]


def spoiled(rng: random.Random) -> str:
    """Return a shipped file with a few damaged values and pieces of text."""
    tree = json.loads(json.dumps(SHIPPED[rng.choice(sorted(SHIPPED))]))
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        if tree:
            spoil(rng, tree)
    text = written(tree)
    for _ in range(rng.choice((0, 0, 0, 1, 3))):
        text = scribble(rng, text)
    return text


def stretched(rng: random.Random) -> str:
    """Return a shipped file with extreme numbers."""
    tree = json.loads(json.dumps(SHIPPED[rng.choice(sorted(SHIPPED))]))
    for _ in range(rng.choice((1, 1, 2, 3))):
        stretch(rng, tree)
    return written(tree)


def read(text: str) -> Report:
    """Check a text with the loader, and assert the limits of time and memory."""
    data = text.encode(errors="replace")
    tracemalloc.start()
    began = time.process_time()
    report = check_bytes(data)
    spent, (_, most) = time.process_time() - began, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert spent < SECONDS, f"{spent:.1f} seconds"
    assert most < BYTES, f"{most} bytes"
    return report


def check_report(report: Report) -> None:
    assert (report.edition is None) == bool(report.problems)
    assert len(report.problems) <= MOST_FINDINGS
    for finding in report.problems + report.warnings:
        assert refusal(problem_line(finding)) is None, problem_line(finding)
    if report.problems:
        assert len(problems_page("mine.toml", report.problems).text) <= 2000


def play_and_draw(rng: random.Random, ed: Edition) -> None:
    """Let computers play a few turns, and draw the pictures and the preview."""
    seats = rng.randint(ed.min_players, ed.max_players)
    variant = rng.choice(["standard", *ed.variants])
    modules = tuple(rng.sample(ed.modules, rng.randint(0, len(ed.modules))))
    chosen = configure(ed, variant, modules)
    room = SampleGame(chosen, seats, str(rng.random()))
    room.play(TURNS)
    check_state(chosen, room.state)
    assert len(room.story.turning_points(5)) <= 5
    assert room.story.awards() is not None
    paint_board(room.scene, rng.choice(("light", "dark")), SMALLEST)
    deeds, cards = deeds_shown(ed), cards_shown(ed)
    assert preview_alt(ed, deeds, cards)
    if rng.random() < 0.3:
        paint_preview(say, ed, preview_scene(ed), deeds, cards)
    assert len(preview_text(ed, "")) <= 2000


def play_by_computers(rng: random.Random, ed: Edition) -> None:
    """Let computers of every kind play, and ask the coach. None of them may fail."""
    variant = rng.choice(["standard", *ed.variants])
    modules = tuple(rng.sample(ed.modules, rng.randint(0, len(ed.modules))))
    chosen = configure(ed, variant, modules)
    seats = rng.randint(ed.min_players, max(ed.min_players, min(MOST_SEATS, ed.max_players)))
    players = [POLICIES[rng.choice(COMPUTERS)]() for _ in range(seats)]
    arena = Arena(chosen, players, str(rng.random()))
    for _ in arena.play(COMPUTER_TURNS):
        if rng.random() < 0.02:
            for seat in waiting(arena.state):
                advise(chosen, arena.state, seat)
    check_state(chosen, arena.state)


def test_a_shipped_edition_is_unchanged_by_writing_and_reading_it():
    for name, tree in SHIPPED.items():
        assert tomllib.loads(written(tree)) == tree, name
        assert check_bytes(written(tree).encode()).problems == (), name


def test_a_spoiled_edition_file_is_refused_with_findings_or_can_be_played_and_drawn():
    played = 0
    for seed in seeds(40):
        rng = random.Random(seed)
        try:
            report = read(spoiled(rng))
            check_report(report)
            if report.edition is not None and rng.random() < 0.5:
                play_and_draw(rng, report.edition)
                played += 1
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r}") from error
    assert played > 2


def test_computers_play_every_board_that_is_not_refused():
    played = 0
    for seed in seeds(60):
        rng = random.Random(seed)
        try:
            report = read(stretched(rng))
            check_report(report)
            if report.edition is not None:
                play_by_computers(rng, report.edition)
                if rng.random() < 0.2:
                    play_and_draw(rng, report.edition)
                played += 1
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r}") from error
    assert played > 10
