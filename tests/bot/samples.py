"""A press for every verb, as a component of ours might make it, and who may do what."""

from __future__ import annotations

from dataclasses import dataclass

from bot.ui.ids import base36
from tests.bot.forging import House

DRAFT = "1:0:0:0:0:5:0:0"
DEEDS = f"{DRAFT}:0"


@dataclass(frozen=True)
class Sample:
    """What a component of ours might well say."""

    args: str = ""
    values: tuple[str, ...] = ()
    written: dict[str, str] | None = None
    about: str = "game"

    def custom_id(self, house: House, verb: str, args: str | None = None) -> str:
        numbers = {"game": house.table.game, "lobby": house.lobby, "": 0}
        text = self.args if args is None else args
        text = text.replace("VOTE", str(house.vote)).replace("SEASON", str(house.season))
        return ":".join(("r1", base36(numbers[self.about]), verb, *([text] if text else [])))


def amount(args: str) -> Sample:
    return Sample(args, written={"amount": "50"})


def in_lobby(args: str = "", *values: str, **written: str) -> Sample:
    return Sample(args, values, written or None, "lobby")


def nowhere(args: str = "", *values: str) -> Sample:
    return Sample(args, values, about="")


SAMPLES: dict[str, Sample] = {
    "do": Sample("roll:1"),
    "pick": Sample("take", ("take:1:5",)),
    "spaces": Sample("take:5", ("light_blue",)),
    "bankrupt": Sample("1"),
    "auction-own": Sample("1"),
    "auction-max": Sample("1"),
    "auction-bid": amount("1"),
    "auction-limit": amount("1"),
    "trade": Sample(),
    "trade-partner": Sample(),
    "trade-with": Sample("", ("1",)),
    "trade-show": Sample(DRAFT),
    "trade-clear": Sample(DRAFT),
    "trade-refresh": Sample(DRAFT),
    "trade-cash": Sample(DRAFT),
    "trade-sum": Sample(DRAFT, written={"give": "5", "ask": "0"}),
    "trade-send": Sample(DRAFT),
    "trade-give": Sample(DRAFT, ("0",)),
    "trade-ask": Sample(DRAFT, ("0",)),
    "trade-give-deeds": Sample(DEEDS, ("1",)),
    "trade-ask-deeds": Sample(DEEDS, ("1",)),
    "trade-accept": Sample("1"),
    "trade-decline": Sample("1"),
    "trade-withdraw": Sample("1"),
    "trade-counter": Sample("1"),
    "panel": Sample("build"),
    "panel-show": Sample("build:0"),
    "panel-group": Sample("build", ("0",)),
    "panel-level": Sample("build:0:1"),
    "panel-lot": Sample("build:0", ("1.1",)),
    "panel-deeds": Sample("mortgage:0", ("1",)),
    "panel-card": Sample("1:chance"),
    "panel-confirm": Sample("1:0"),
    "panel-wishes": Sample(),
    "panel-wish": Sample("auto_roll:1"),
    "panel-ping": Sample("", ("never",)),
    "info-board": Sample("0"),
    "info-board-file": Sample(),
    "info-log": Sample("n:0"),
    "info-why": Sample("0:0"),
    "info-subject": Sample("classic", ("RENT",)),
    "info-rules": Sample("classic:RENT:0"),
    "info-tutorial": nowhere(),
    "info-tutorial-stop": Sample(),
    "back": Sample(),
    "seat-undo": Sample(),
    "seat-leave": Sample("0"),
    "seat-take": Sample("3"),
    "seat-agree": Sample("undo:0:0:0"),
    "seat-undo-chance": Sample("undo:0:0:0"),
    "seat-object": Sample("undo:0:0:0"),
    "lobby-join": in_lobby(),
    "lobby-leave": in_lobby(),
    "lobby-token": in_lobby("", "Hat"),
    "lobby-add": in_lobby(),
    "lobby-remove": in_lobby(),
    "lobby-start": in_lobby(),
    "lobby-rules": in_lobby(),
    "lobby-rematch": Sample(),
    "lobby-settings": in_lobby(),
    "lobby-house": in_lobby(),
    "lobby-numbers": in_lobby(),
    "lobby-minutes": in_lobby(),
    "lobby-set": in_lobby("seats", "3"),
    "lobby-numbered": in_lobby("", starting_cash="900"),
    "lobby-timed": in_lobby("", minutes="90"),
    "games-list": nowhere("0"),
    "games-look": nowhere("0", "1"),
    "games-card": Sample(),
    "games-film": Sample(),
    "edition-publish": nowhere("1"),
    "edition-discard": nowhere("1"),
    "edition-try": nowhere("1"),
    "edition-list": nowhere("0"),
    "edition-details": nowhere("", "my_town"),
    "edition-export": nowhere("", "1"),
    "edition-preview": nowhere("my_town"),
    "edition-lab": nowhere("my_town:100"),
    "edition-remove": nowhere("my_town"),
    "edition-removed": nowhere("my_town"),
    "edition-kept": nowhere("my_town"),
    "edition-cast": nowhere("VOTE:classic"),
    "edition-close": nowhere("VOTE"),
    "edition-open": nowhere("classic"),
    "setup-section": nowhere("", "rules"),
    "setup-set": nowhere("theme", "dark"),
    "moderate-kick": Sample("Ana"),
    "privacy-delete": nowhere(),
    "standings-table": nowhere("SEASON:0"),
    "standings-records": nowhere("SEASON:0"),
    "standings-stats": nowhere("SEASON:7"),
    "standings-out": nowhere(),
}
"""A press for every verb there is."""

OWN = {
    "panel-wish",
    "panel-ping",
    "info-tutorial",
    "edition-open",
    "privacy-delete",
    "standings-out",
}
"""What everybody may do to themselves, or for themselves, wherever they are."""
MAY: dict[str, set[str]] = {
    "bankrupt": {"lobby-join", "edition-cast"},
    "computer's seat": {"back", "lobby-join", "edition-cast"},
    "kicked": {"lobby-join", "edition-cast"},
    "outsider": {"lobby-join", "edition-cast", "seat-take"},
}
"""What else somebody may do, by role."""
