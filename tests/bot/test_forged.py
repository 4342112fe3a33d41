"""Every verb and every command, by everybody who has no business with it, and with wrong words."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground.world import Interaction
from bot.ui.ids import base36
from tests.bot.evening import an_evening
from tests.bot.forging import House, open_house

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
    "setup-set": nowhere("log", "1"),
    "moderate-kick": Sample("1"),
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
JUNK = ("", "x", "-1", "98765432", "9" * 30, "²", "٣", "y" * 60)
AT_ONCE = 100
NOT_HERE = ("other server", "other channel")


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with an_evening(tmp_path / "rentroll.db") as evening:
        yield await open_house(evening)


async def nothing_comes_of(
    house: House,
    pressed: dict[str, Interaction],
    before: set[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """All are answered, to themselves; nothing is stored, shown or logged."""
    await house.settled(pressed.values())
    wrong = {what: house.complaint(one) for what, one in pressed.items() if house.complaint(one)}
    assert wrong == {}
    assert [record.getMessage() for record in caplog.records] == []
    after = await house.facts()
    assert (sorted(after - before), sorted(before - after)) == ([], [])


@pytest.mark.asyncio
async def test_there_is_a_sample_of_every_press(house: House):
    assert set(SAMPLES) == set(house.evening.bot.router.verbs)


@pytest.mark.asyncio
@pytest.mark.parametrize("role", ["bankrupt", "computer's seat", "kicked", "outsider", *NOT_HERE])
async def test_who_has_no_business_there_only_hears_so(
    house: House, role: str, caplog: pytest.LogCaptureFixture
):
    before = await house.facts()
    with caplog.at_level(logging.WARNING):
        pressed = {
            verb: house.press(
                house.roles[role], sample.custom_id(house, verb), sample.values, sample.written
            )
            for verb, sample in SAMPLES.items()
            if verb not in OWN | MAY.get(role, set())
        }
        await nothing_comes_of(house, pressed, before, caplog)


@pytest.mark.asyncio
@pytest.mark.parametrize("role", ["player", "moderator"])
async def test_words_that_no_component_says_change_nothing(
    house: House, role: str, caplog: pytest.LogCaptureFixture
):
    before = await house.facts()
    with caplog.at_level(logging.WARNING):
        wrong = [(verb, one) for verb, sample in SAMPLES.items() for one in mutants(sample)]
        for at in range(0, len(wrong), AT_ONCE):
            pressed = {
                f"{verb} {one}": house.press(
                    house.roles[role], one.custom_id(house, verb), one.values, one.written
                )
                for verb, one in wrong[at : at + AT_ONCE]
            }
            await nothing_comes_of(house, pressed, before, caplog)


def mutants(sample: Sample) -> Iterator[Sample]:
    """The sample with one thing wrong: an argument, their number, a value, a field."""
    args = sample.args.split(":") if sample.args else []
    wrong = [[*args, "0", "0"], args[:-2]] if len(args) > 1 else [[*args, "0", "0"]]
    wrong += [[*args[:at], junk, *args[at + 1 :]] for at in range(len(args)) for junk in JUNK]
    for one in wrong:
        yield Sample(":".join(one), sample.values, sample.written, sample.about)
    for junk in JUNK if sample.values else ():
        yield Sample(sample.args, (junk,), sample.written, sample.about)
    if sample.values:
        yield Sample(sample.args, (), sample.written, sample.about)
    for name in sample.written or ():
        for junk in (*JUNK[:3], *JUNK[4:]):  # a great number is still one that may be written
            yield Sample(sample.args, sample.values, {name: junk}, sample.about)
