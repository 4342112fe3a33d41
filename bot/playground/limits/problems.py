"""Faults of request bodies, and the error answer that lists them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Path = tuple[str | int, ...]

INVALID_FORM_BODY = 50035
EMPTY_MESSAGE = "EMPTY_MESSAGE"
TOO_MANY_COMMANDS = "30032"

WHOLE_BODY = {EMPTY_MESSAGE: 50006, TOO_MANY_COMMANDS: 30032}
"""Faults of a whole body, with the JSON error code that Discord answers instead of 50035."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a body: its path, Discord's error code and Discord's sentence."""

    path: Path
    code: str
    message: str


@dataclass(frozen=True, slots=True)
class Context:
    """Facts about a request that its body does not contain but its limits depend on."""

    v2: bool = False
    """True if the edited message already has the components-v2 flag."""
    attachments: tuple[str, ...] = ()
    """Names of the files that the request sends or that an edit keeps."""
    editing: bool = False
    """True for an edit, which keeps everything that its body does not name."""
    legacy: frozenset[str] = frozenset()
    """Fields of the edited message that components V2 exclude, such as its content."""
    emojis: frozenset[str] = frozenset()
    """Ids of the custom emojis that the bot can use."""


NO_CONTEXT = Context()


def form_error(problems: Iterable[Problem]) -> dict[str, Any]:
    """Return the body of Discord's error answer, with the problems nested by their paths."""
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
