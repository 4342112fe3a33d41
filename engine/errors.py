"""The errors of the engine: an illegal action and a table that cannot be set up."""

from __future__ import annotations


class Illegal(Exception):
    """An action the rules refuse. `code` names the reason, `params` the figures of the refusal.

    The sentences that players read are the bot's, by code.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class BadSetup(ValueError):
    """A table that cannot be set up. `place` names the wrong setting, `problem` what is expected.

    `code` is set for problems that players may meet. `params` are its figures.
    """

    def __init__(self, place: str, problem: str, code: str = "", **params: int | str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem
        self.code = code
        self.params = params
