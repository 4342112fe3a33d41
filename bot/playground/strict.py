"""Refusals of request bodies, in the form that Discord sends."""

from __future__ import annotations

from typing import Any

from bot.playground.errors import ApiError, refusal
from bot.playground.limits import Context, Problem, check, form_error
from bot.playground.unsupported import refuse_body


def check_body(endpoint: str, body: Any, context: Context | None = None) -> None:
    """Refuse a body that breaks a limit of its endpoint or uses what the playground lacks."""
    refuse(check(endpoint, body, context or Context()))
    refuse_body(endpoint, body)


def refuse(problems: list[Problem]) -> None:
    """Raise the error that these problems amount to; do nothing if there are none."""
    if not problems:
        return
    numbered = [problem.code for problem in problems if problem.code.isdecimal()]
    if any(problem.code == "EMPTY_MESSAGE" for problem in problems):
        raise refusal(50006)
    if numbered:
        raise refusal(int(numbered[0]))
    answer = form_error(problems)
    raise ApiError(400, answer["code"], answer["message"], errors=answer["errors"])
