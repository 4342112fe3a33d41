"""Tests that every command and verb is used by a test, and every button has a handler."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.app.client import Rentroll
from tests.support.evening import Evening
from tests.support.paths import ROOT
from tests.support.syntax import nodes

HERE = Path(__file__).resolve()
BOT = ROOT / "bot"

PRESSED = {
    "achievements-how": "How do I earn",
    "auction-bid": "Own amount",
    "auction-limit": "Maximum bid",
    "auction-max": "Maximum bid",
    "auction-own": "Own amount",
    "edition-cast": "Vote",
    "edition-close": "Close",
    "edition-details": "Versions",
    "edition-discard": "Discard",
    "edition-export": "Export",
    "edition-kept": "Keep it",
    "edition-lab": "Try again",
    "edition-list": "All editions",
    "edition-open": "Open a table",
    "edition-preview": "Preview",
    "edition-publish": "Replace version 1",
    "edition-remove": "Remove",
    "edition-removed": "Remove it",
    "edition-try": "Try again",
    "games-card": "End card",
    "games-film": "Replay",
    "games-follow": "Follow",
    "games-list": "All games",
    "games-look": "Look at",
    "info-board": "Refresh",
    "info-board-file": "All as a file",
    "info-log": "Since my last turn",
    "info-coach": "A second opinion",
    "info-moments": "Turning points",
    "info-rules": "Rules",
    "info-subject": "TAX",
    "info-tutorial": "Two-minute tutorial",
    "info-tutorial-stop": "Stop the tutorial",
    "info-why": "Older",
    "league-call-off": "Call it off",
    "league-join": "Sign up",
    "league-leave": "Sign off",
    "league-start": "Draw the tables",
    "lobby-add": "Add computer",
    "lobby-house": "House rules",
    "lobby-invite": "hard/zoe",
    "lobby-leave": "Leave",
    "lobby-minutes": "Minutes",
    "lobby-new": "New game",
    "lobby-numbered": "Numbers",
    "lobby-remove": "Remove computer",
    "lobby-set": "set:edition",
    "lobby-timed": "Minutes",
    "moderate-end_all": "End 2 tables",
    "moderate-kick": "Send away",
    "moderate-redo": "Put back",
    "moderate-undo": "Take back",
    "moderate-unseat": "Send away",
    "panel-do": "Bid $40",
    "panel-group": "Which group?",
    "panel-lot": "Sell from one lot",
    "panel-pick": "Choose a deed",
    "panel-ping": "How should I call you when it is your turn?",
    "panel-show": "Suggest a way to pay",
    "panel-wish": "Keep my turn open",
    "panel-wishes": "Preferences",
    "privacy-delete": "Forget me",
    "queue-leave": "Leave the queue",
    "queue-open": "Open my table",
    "season-begin": "Begin it",
    "season-undo": "Take it back",
    "seat-agree": "Agree",
    "seat-concede": "Ana has won",
    "seat-conceding": "Concede",
    "seat-give-up": "I give up",
    "seat-take": "Take this seat",
    "seat-undo": "Take back my last move",
    "setup-section": "section",
    "setup-set": "Usual edition",
    "standings-out": "Forget me",
    "standings-records": "Records",
    "standings-stats": "Earlier season",
    "standings-table": "Earlier season",
    "standings-week": "This week",
    "trade-ask": "Deeds you get",
    "trade-ask-deeds": "Which light blue",
    "trade-clear": "Start over",
    "trade-counter": "Counter",
    "trade-fair": "What would they want?",
    "trade-partner": "Other partner",
    "trade-show": "Give jail cards: 0 of 2",
    "trade-withdraw": "Withdraw",
    "workshop-add": "Add a card",
    "workshop-choose": "Its own rules",
    "workshop-filled": "Change",
    "workshop-form": "Change",
    "workshop-item": "Choose a deck",
    "workshop-open": "Edit",
    "workshop-remove": "Take out",
    "workshop-section": "What to change",
    "workshop-show": "Edit",
    "workshop-try": "Try it out",
}
"""Labels by which tests press a verb: of a button or list, or of the button that opens a form."""

FORGED = ("test_hostile.py", "test_forged.py", "samples.py")
"""Files that send every verb without a button, which does not prove that a button works."""


def commands(bot: Rentroll) -> set[str]:
    """Return the full names of all slash commands, such as `roll` and `game new`."""
    known: Iterable[Any] = bot.parts.tree.walk_commands()
    return {c.qualified_name for c in known if not isinstance(c, app_commands.Group)}


def trials() -> list[Path]:
    return [
        path
        for folder in ("bot", "soak", "support")
        for path in sorted((ROOT / "tests" / folder).rglob("*.py"))
        if "playground" not in path.parts and path.name not in (HERE.name, *FORGED)
    ]


def sources() -> list[Path]:
    return [path for path in sorted(BOT.rglob("*.py")) if "playground" not in path.parts]


@cache
def syntax_of(path: Path) -> tuple[ast.AST, ...]:
    return nodes(path.read_text(encoding="utf-8"))


@cache
def texts(path: Path) -> frozenset[str]:
    """Return all string constants of a file, except those that register handlers."""
    handled = {id(part) for call in calls(path, "on") for part in ast.walk(call)}
    return frozenset(
        node.value
        for node in syntax_of(path)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in handled
    )


def calls(path: Path, name: str) -> Iterator[ast.Call]:
    """Yield the calls of a function or method with a name."""
    for node in syntax_of(path):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
            if called == name or (isinstance(called, ast.Name) and called.id == name):
                yield node


@cache
def everywhere() -> frozenset[str]:
    return frozenset[str]().union(*(texts(path) for path in sources()))


@cache
def with_gaps() -> list[re.Pattern[str]]:
    """Return patterns for the f-strings in the bot, such as `lobby-{verb}`."""
    found = set()
    for path in sources():
        handled = {id(part) for call in calls(path, "on") for part in ast.walk(call)}
        for node in syntax_of(path):
            if isinstance(node, ast.JoinedStr) and id(node) not in handled:
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "([a-z-]+)"
                    for part in node.values
                ]
                found.add("".join(parts))
    return [re.compile(one) for one in found if one[:1].isalpha()]


def made(verb: str) -> bool:
    """Return True if the bot has this verb as a string, or as an f-string with a known text."""
    if verb in everywhere():
        return True
    fits = [found for pattern in with_gaps() if (found := pattern.fullmatch(verb))]
    return any(set(found.groups()) <= everywhere() for found in fits)


def tried(*words: str) -> bool:
    """Return True if one test file contains all these strings."""
    return any(set(words) <= texts(path) for path in trials())


@pytest.mark.asyncio
async def test_every_command_is_tried(evening: Evening):
    untried = [name for name in commands(evening.bot) if not tried(*name.split())]
    assert untried == []


@pytest.mark.asyncio
async def test_every_kind_of_press_is_tried(evening: Evening):
    verbs = set(evening.parts.router.verbs)
    assert sorted(set(PRESSED) - verbs) == [], "nothing is pressed that is gone"
    untried = [verb for verb in verbs if not (tried(verb) or tried(PRESSED.get(verb, verb)))]
    assert sorted(untried) == []


@pytest.mark.asyncio
async def test_every_handler_has_something_that_leads_to_it(evening: Evening):
    assert [verb for verb in evening.parts.router.verbs if not made(verb)] == []


@pytest.mark.asyncio
async def test_every_component_leads_to_a_handler(evening: Evening):
    verbs = set(evening.parts.router.verbs)
    asked = {
        (path.name, call.args[1].value)
        for path in sources()
        for call in calls(path, "press_id")
        if len(call.args) > 1 and isinstance(call.args[1], ast.Constant)
    }
    assert len(asked) > 10
    assert [(path, verb) for path, verb in sorted(asked) if verb not in verbs] == []
