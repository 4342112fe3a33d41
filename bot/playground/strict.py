"""Checks of request bodies that raise Discord's errors."""

from __future__ import annotations

from typing import Any

from bot.playground.errors import ApiError, refusal
from bot.playground.limits import Context, Problem, check, form_error
from bot.playground.unsupported import refuse_body


def check_body(endpoint: str, body: Any, context: Context | None = None) -> None:
    """Raise an error if a body breaks a limit or uses a feature that the playground lacks.

    `endpoint` is a key of `limits.ENDPOINTS`.
    """
    refuse(check(endpoint, body, context or Context()))
    refuse_body(endpoint, body)


def refuse(problems: list[Problem]) -> None:
    """Raise one error for these problems, or return if there are none.

    The error lists all problems. But a problem that has its own JSON error code is raised alone.
    """
    if not problems:
        return
    numbered = [problem.code for problem in problems if problem.code.isdecimal()]
    if any(problem.code == "EMPTY_MESSAGE" for problem in problems):
        raise refusal(50006)
    if numbered:
        raise refusal(int(numbered[0]))
    answer = form_error(problems)
    raise ApiError(400, answer["code"], answer["message"], errors=answer["errors"])
