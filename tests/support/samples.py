"""A sample press for every verb of a custom id, and the verbs that each role may use."""

from __future__ import annotations

from dataclasses import dataclass

from bot.ui.custom_ids import base36
from tests.support.forging import House

DRAFT = "1:0:0:0:0:5:0:0"
DEEDS = f"{DRAFT}:0"


@dataclass(frozen=True)
class Sample:
    """The arguments, chosen values and form fields of a press, and its subject.

    `about` is `game`, `lobby` or empty.
    """

    args: str = ""
    values: tuple[str, ...] = ()
    written: dict[str, str] | None = None
    about: str = "game"

    def custom_id(self, house: House, verb: str, args: str | None = None) -> str:
        numbers = {"game": house.table.game, "lobby": house.lobby, "": 0}
        text = self.args if args is None else args
        text = text.replace("SEASON", str(house.season))
        text = text.replace("LEAGUE", str(house.league))
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
    "trade-fair": Sample(DRAFT),
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
    "panel-do": Sample("roll:1"),
    "panel-pick": Sample("take", ("take:1:5",)),
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
    "info-coach": Sample(),
    "info-moments": Sample(),
    "info-tutorial": nowhere(),
    "info-tutorial-stop": Sample(),
    "back": Sample(),
    "seat-undo": Sample(),
    "seat-leave": Sample("0"),
    "seat-conceding": Sample(),
    "seat-give-up": Sample("0"),
    "seat-concede": Sample("0"),
    "seat-take": Sample("3"),
    "seat-agree": Sample("undo:0:0:0"),
    "seat-undo-chance": Sample("undo:0:0:0"),
    "seat-object": Sample("undo:0:0:0"),
    "lobby-new": nowhere("above"),
    "lobby-join": in_lobby(),
    "lobby-leave": in_lobby(),
    "lobby-token": in_lobby("", "Hat"),
    "lobby-add": in_lobby(),
    "lobby-invite": in_lobby("", "hard/rita"),
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
    "games-follow": nowhere("", "1"),
    "games-card": Sample(),
    "games-film": Sample(),
    "follow": Sample("1"),
    "league-join": nowhere("LEAGUE"),
    "league-leave": nowhere("LEAGUE"),
    "league-start": nowhere("LEAGUE"),
    "league-call-off": nowhere("LEAGUE"),
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
    "workshop-open": nowhere("my_town"),
    "workshop-show": nowhere("1:name"),
    "workshop-section": nowhere("1", "money"),
    "workshop-item": nowhere("1:spaces:0", "39"),
    "workshop-form": nowhere("1:spaces:39"),
    "workshop-filled": Sample("1:name:-", written={"name": "My Town"}, about=""),
    "workshop-choose": nowhere("1:rules", "no_auctions"),
    "workshop-add": nowhere("1:0.0", "pay_bank"),
    "workshop-remove": nowhere("1:0/c50"),
    "workshop-try": nowhere("1:name:-"),
    "edition-cast": nowhere("1:classic"),
    "edition-close": nowhere("1"),
    "edition-open": nowhere("classic"),
    "setup-section": nowhere("", "rules"),
    "setup-set": nowhere("theme", "dark"),
    "moderate-end_all": nowhere("7"),
    "moderate-kick": Sample("7"),
    "moderate-redo": Sample("1"),
    "moderate-undo": Sample("1"),
    "moderate-unseat": nowhere("7"),
    "queue-leave": nowhere(),
    "queue-open": nowhere("1"),
    "season-begin": nowhere("7"),
    "season-undo": nowhere("SEASON"),
    "privacy-delete": nowhere(),
    "standings-table": nowhere("SEASON:0"),
    "standings-records": nowhere("SEASON:0"),
    "standings-stats": nowhere("SEASON:7"),
    "standings-week": nowhere("0"),
    "standings-out": nowhere(),
    "achievements": nowhere("7:0"),
    "achievements-how": nowhere("7:0", "newcomer"),
}
"""A sample press for every verb."""

OWN = {
    "panel-wish",
    "panel-ping",
    "info-tutorial",
    "lobby-new",
    "edition-open",
    "privacy-delete",
    "standings-out",
}
"""Verbs that everybody may use in any place, because they concern only that person."""
MAY: dict[str, set[str]] = {
    "bankrupt": {"lobby-join", "league-join"},
    "computer's seat": {"back", "lobby-join", "league-join"},
    "kicked": {"lobby-join", "league-join", "follow", "games-follow"},
    "outsider": {"lobby-join", "seat-take", "league-join", "follow", "games-follow"},
}
"""Other verbs that a role may use, by role."""
