"""Faults of request bodies, with their places and Discord's words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Path = tuple[str | int, ...]

INVALID_FORM_BODY = 50035
EMPTY_MESSAGE = "EMPTY_MESSAGE"
TOO_MANY_COMMANDS = "30032"

# These faults are of the whole body: Discord answers them with a number of their own.
WHOLE_BODY = {EMPTY_MESSAGE: 50006, TOO_MANY_COMMANDS: 30032}


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a body: its place, Discord's code for it and Discord's sentence."""

    path: Path
    code: str
    message: str


@dataclass(frozen=True, slots=True)
class Context:
    """Facts about a request that its body does not contain."""

    v2: bool = False
    """True if the edited message already has the components-v2 flag."""
    attachments: tuple[str, ...] = ()
    """Names of the files that are sent along or kept."""
    editing: bool = False
    """True if everything that the body leaves out stays."""
    legacy: frozenset[str] = frozenset()
    """Fields of the edited message that components v2 exclude, such as its content."""
    emojis: frozenset[str] = frozenset()
    """Ids of the custom emojis that the bot can use."""


NO_CONTEXT = Context()


def form_error(problems: Iterable[Problem]) -> dict[str, Any]:
    """Return the JSON of Discord's answer to a bad body, with faults nested by path."""
    errors: dict[str, Any] = {}
    for problem in problems:
        if problem.code in WHOLE_BODY:
            return {"code": WHOLE_BODY[problem.code], "message": problem.message}
        branch = errors
        for step in problem.path:
            branch = branch.setdefault(str(step), {})
        fault = {"code": problem.code, "message": problem.message}
        branch.setdefault("_errors", []).append(fault)
    return {"code": INVALID_FORM_BODY, "message": "Invalid Form Body", "errors": errors}
