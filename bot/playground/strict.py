"""Turns the complaints about a request body into the error that Discord would send."""

from __future__ import annotations

from typing import Any

from bot.playground.errors import ApiError, refusal
from bot.playground.limits import Context, Problem, check, form_error


def retry(endpoint: str, body: Any, context: Context | None = None) -> None:
    """Refuse a body that breaks one of the limits of its endpoint."""
    refuse(check(endpoint, body, context or Context()))


def refuse(problems: list[Problem]) -> None:
    """Raise what these problems amount to; nothing if there are none."""
    if not problems:
        return
    numbered = [problem.code for problem in problems if problem.code.isdecimal()]
    if any(problem.code == "EMPTY_MESSAGE" for problem in problems):
        raise refusal(50006)
    if numbered:
        raise refusal(int(numbered[0]))
    answer = form_error(problems)
    raise ApiError(400, answer["code"], answer["message"], errors=answer["errors"])
