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
"""JSON error codes that replace 50035, by the code of a problem that concerns the whole body."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a request body: its path, Discord's error code and Discord's message."""

    path: Path
    code: str
    message: str


@dataclass(frozen=True, slots=True)
class Context:
    """Information about a request that its limits depend on and its body does not contain."""

    v2: bool = False
    """True if the message that is edited already has the components V2 flag."""
    attachments: tuple[str, ...] = ()
    """Names of the files that the request sends or that an edit keeps."""
    editing: bool = False
    """True if the request edits a message. Fields that the body lacks then stay unchanged."""
    legacy: frozenset[str] = frozenset()
    """Names of filled fields of the edited message that components V2 forbid, such as `content`."""
    emojis: frozenset[str] = frozenset()
    """Ids of the custom emojis that the bot can use."""


NO_CONTEXT = Context()


def form_error(problems: Iterable[Problem]) -> dict[str, Any]:
    """Return the JSON body of Discord's error answer for these problems.

    The problems are nested by their paths. But a problem in `WHOLE_BODY` is answered alone.
    """
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
