"""Every question, page and refusal of a table in another language, without Discord."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, get_args

import pytest

from bot.play.auction.views import auction_message
from bot.play.info.help import help_at_table
from bot.play.info.rulebook import rulebook
from bot.play.panel.parts import PageName, panel_view
from bot.play.panel.views import panel_page
from bot.play.trade.views import offer_message
from bot.play.turn.views import board_drawing, table_words
from bot.play.tutorial.views import lesson
from bot.store.users.people import Preferences
from bot.tables.rule_card import rule_card
from bot.tables.table import LiveTable
from bot.ui.components import Button, Select
from bot.ui.message import Message
from bot.words import localized, say, speaking
from bot.words.narration.illegal_actions import reason, setup_problem
from editions.loader import available, load
from engine.decisions import Auction
from engine.edition import Edition, Pos, Seat
from engine.errors import BadSetup, Illegal
from engine.rules import configure
from engine.setup import start
from engine.state import Offer
from renders.alt import describe
from tests.bot.words.test_refusals import PLACEHOLDERS, SAMPLES
from tests.support.english import english_in
from tests.support.pseudo import PSEUDO, pseudo
from tests.support.situations import ANA, BEN, SITUATIONS, auction
from tests.support.tables import a_table, turn_of

LANGUAGES = [PSEUDO, "de"]
PAGES: tuple[PageName, ...] = get_args(PageName)


@pytest.fixture(autouse=True)
def other_languages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with pseudo(monkeypatch):
        yield


def texts_of(page: Message) -> Iterator[str]:
    """Yield all texts that people read in a message before it is sent."""
    yield page.text
    if page.picture is not None:
        yield page.picture.alt
    for part in (part for row in page.rows for part in row):
        if isinstance(part, Button):
            yield part.label
        elif isinstance(part, Select):
            yield part.placeholder
            for choice in part.choices:
                yield from (choice.label, choice.description)


def check(read: Sequence[str], language: str, *editions: Edition) -> None:
    left = english_in(filter(None, read), language, *editions)
    assert not left, "\n".join(f"{sorted(words)}: {line}" for line, words in left.items())


def asked(name: str) -> LiveTable:
    """Return a table of three players in a situation."""
    found = SITUATIONS[name]
    return set_up(found.change, **found.settings)


def set_up(change: Any, **settings: Any) -> LiveTable:
    chosen = {"edition": "classic", "modules": (), "house": {}, **settings}
    ed = configure(load(chosen["edition"]), "standard", chosen["modules"], chosen["house"])
    state, _ = start(ed, 3, "1")
    change(state)
    return a_table(ed, state, speed="none", **settings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_table_is_asked_in_its_language(language: str):
    with speaking(language):
        for name in SITUATIONS:
            table = asked(name)
            pages = [table_words(table), *(help_at_table(table, user) for user in (1, 2, 9))]
            for seat in (ANA, BEN):
                panel = panel_view(table, seat, Preferences())
                pages += [panel_page(panel, page) for page in PAGES]
            read = [text for page in pages for text in texts_of(page)]
            read += [board_drawing(table).alt, describe(say, table.view(), table.names)]
            seats = (Seat(0), Seat(1), Seat(2))
            read += [lesson(table.ed, table.state, table.names, seat).words for seat in seats]
            check(read, language, table.ed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_auctions_and_trades_are_told_in_the_language(language: str):
    with speaking(language):
        bidding = set_up(auction)
        frame = bidding.state.pending[-1]
        assert isinstance(frame, Auction)
        deals = set_up(turn_of(0))
        for pos in (1, 3, 5, 12, 39):
            deals.state.owner[pos] = ANA if pos > 3 else BEN
        deals.state.mortgaged[12] = True
        offer = Offer(1, ANA, BEN, 50, (Pos(39), Pos(12)), ask=(Pos(1), Pos(3)))
        deals.state.offers.append(offer)
        pages = [auction_message(bidding, frame), offer_message(deals, offer), table_words(deals)]
        check([text for page in pages for text in texts_of(page)], language, bidding.ed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", available())
def test_every_rule_of_an_edition_is_in_the_language(language: str, name: str):
    with speaking(language):
        base = localized(load(name))
        for variant in ("standard", *base.variants):
            ed = configure(base, variant)
            read = [text for rule in rulebook(ed) for text in (rule.title, rule.text)]
            table = a_table(ed, start(ed, 3, "1")[0], edition=name, variant=variant)
            read += [rule_card(ed, table.settings, base)]
            check(read, language, base)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_rules_is_in_the_language(language: str):
    with speaking(language):
        ed = localized(load("classic"))
        for code, names in PLACEHOLDERS.items():
            given = {name: SAMPLES.get(name, 1234) for name in names}
            check([reason(Illegal(code, **given), ed, ["Ana", "Ben", "Cy"])], language, ed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "settings"),
    [
        ("classic", {"variant": "endless"}),
        ("classic", {"modules": ("offline_token",)}),
        ("classic", {"flags": {"laps_before_buying": 99}}),
        ("classic", {"flags": {"rent_collection": "never"}}),
        ("classic", {"flags": {"no_auctions": "x"}}),
        ("classic", {"flags": {"houses_before_hotel": 9}}),
        ("classic", {"variant": "timed", "flags": {"starting_cash": 700}}),
        ("classic", {"variant": "timed", "flags": {"laps_before_buying": 1}}),
        ("classic", {"flags": {"dealt_deeds_are_paid": True}}),
        (
            "america",
            {"modules": ("free_parking_game_show",), "flags": {"free_parking_pot": True}},
        ),
    ],
)
def test_why_a_table_cannot_be_set_up_is_in_the_language(
    language: str, edition: str, settings: dict[str, Any]
):
    ed = load(edition)
    with pytest.raises(BadSetup) as no:
        configure(ed, **settings)
    with speaking(language):
        check([setup_problem(no.value, ed)], language, localized(ed))
