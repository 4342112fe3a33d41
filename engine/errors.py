"""The two ways in which the engine says no."""

from __future__ import annotations


class Illegal(Exception):
    """An action the rules refuse now. `code` names the reason, `params` what would be right.

    The words a player reads live with the bot, keyed by the code.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class BadSetup(ValueError):
    """A table that cannot be set up: which setting, and what would be right.

    A `code` names the problem where players may meet it, `params` what its words need.
    """

    def __init__(self, place: str, problem: str, code: str = "", **params: int | str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem
        self.code = code
        self.params = params
