"""The errors of the engine: an illegal action and a game that cannot be set up."""

from __future__ import annotations


class Illegal(Exception):
    """An action that the rules refuse. `code` names the reason, `params` hold its details.

    The bot turns the code into a sentence for players.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class BadSetup(ValueError):
    """Settings that no game can have.

    `place` names the wrong setting, `problem` explains the error. `code` is set for problems that
    players may meet. `params` are their details.
    """

    def __init__(self, place: str, problem: str, code: str = "", **params: int | str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem
        self.code = code
        self.params = params
