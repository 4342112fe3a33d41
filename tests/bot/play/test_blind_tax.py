"""TAX-3: during a blind tax choice no text or picture reveals what the chooser is worth."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from bot.cli import main
from bot.play.auction.views import auction_message
from bot.play.info.board_pages import board_pages, board_text, player_page
from bot.play.panel.parts import PageName, panel_view
from bot.play.panel.preferences import wishes_page
from bot.play.panel.views import panel_page
from bot.play.trade.builder import Builder, first_page
from bot.play.trade.draft import TradeDraft
from bot.play.trade.views import offer_message
from bot.play.turn.views import table_message
from bot.play.tutorial.views import lesson
from bot.store.users.people import Preferences
from bot.tables.ballots import Concession
from bot.tables.table import LiveTable
from bot.ui.components import Button, Link, Rows, Select
from bot.words import say
from editions import available, load
from engine import configure, start, view
from engine.board import percent_up
from engine.decisions import Auction, TaxChoice
from engine.edition import Edition, Pos, Seat
from engine.money import final_worth, total_worth
from engine.state import GameState, Offer, Result
from renders import caches
from renders.alt import alt_auction, alt_hand, alt_text, alt_trade, describe
from renders.hand import paint_hand
from renders.trade import paint_trade
from tests.support.evening import Evening, buttons, option
from tests.support.looking import ask
from tests.support.paths import ROOT
from tests.support.pictures import all_pictures, record_text
from tests.support.players import Json
from tests.support.sampling import sampled
from tests.support.tables import NAMES, Change, a_table, fresh_id, give, start_table, turn_of

ANA, BEN = Seat(0), Seat(1)
RICH, POOR = 3133, 433
"""Ana's cash: with `RICH` the flat tax is smaller, with `POOR` the percentage tax is."""


def taxed(ed: Edition) -> Pos:
    """Return the position of the tax space with a choice."""
    return next(Pos(i) for i, space in enumerate(ed.spaces) if space.percent)


def choosing(ed: Edition, cash: int) -> GameState:
    """Return a state in which Ana, with deeds, a building and a mortgage, chooses her tax."""
    s, _ = start(ed, 3, "blind")
    change(ed, cash)(s)
    return s


def change(ed: Edition, cash: int) -> Change:
    def arrange(s: GameState) -> None:
        turn_of(0, "end")(s)
        group, (lone, *_), *_ = ed.board.street_groups
        give(s, ANA, *group, lone)
        s.level[group[0]] = 1
        s.mortgaged[lone] = True
        give(s, BEN, ed.board.deeds[-1])
        s.players[ANA].cash = cash
        s.players[ANA].at = taxed(ed)
        s.offers.append(Offer(fresh_id(s), ANA, BEN, 11, (lone,), ask_cash=5))
        s.pending.append(TaxChoice(fresh_id(s), ANA, taxed(ed)))

    return arrange


def secrets(ed: Edition, s: GameState) -> list[str]:
    """Return the amounts that texts must hide: Ana's total and final worth, and the tax on both."""
    worths = (total_worth(ed.board, s, ANA), final_worth(ed.board, s, ANA))
    percent = ed.spaces[taxed(ed)].percent
    return [ed.currency.show(sum_) for w in worths for sum_ in (w, percent_up(w, percent))]


def leaks(ed: Edition, s: GameState, texts: list[str]) -> list[tuple[str, str]]:
    """Return each secret amount together with a text that shows it."""
    signs = [
        (sum_, re.compile(rf"(?<![\d,.]){re.escape(sum_)}(?![\d,])")) for sum_ in secrets(ed, s)
    ]
    return [(sum_, text) for text in texts for sum_, sign in signs if sign.search(text)]


def read_out(rows: Rows) -> Iterator[str]:
    """Yield the labels, placeholders and descriptions of all components."""
    for part in (part for row in rows for part in row):
        if isinstance(part, Select):
            yield part.placeholder
            yield from (f"{choice.label} {choice.description}" for choice in part.choices)
        elif isinstance(part, Button | Link):
            yield part.label


def written(table: LiveTable) -> list[str]:
    """Return every text about a table that anybody can read."""
    ed, s, seen = table.ed, table.state, table.view()
    (offer,) = s.offers
    lot = Auction(0, (ANA, BEN), ed.board.deeds[-1], bid=3, high=BEN)
    looks = table_message(table)
    found = [looks.text, *read_out(looks.rows)]
    found += [
        *board_pages(table),
        board_text(table),
        describe(say, seen, NAMES),
        alt_text(say, seen, NAMES),
    ]
    for message in (offer_message(table, offer), auction_message(table, lot)):
        found += [message.text, *read_out(message.rows)]
    found += [alt_trade(say, seen, offer, NAMES), alt_auction(say, seen, lot, NAMES)]
    for seat in (ANA, BEN):
        panel = panel_view(table, seat, Preferences())
        for page in (
            *(panel_page(panel, name) for name in get_args(PageName)),
            wishes_page(Preferences()),
        ):
            found += [page.text, *read_out(page.rows)]
        partner = BEN if seat == ANA else ANA
        for draft in (first_page(table, seat), Builder(table, seat, TradeDraft(partner)).page()):
            found += [draft.text, *read_out(draft.rows)]
        found += [player_page(table, seat).text, alt_hand(say, view(ed, s, seat), ANA, NAMES)]
    found.append(lesson(ed, s, NAMES, ANA).words)
    return found


def drawn(table: LiveTable) -> list[str]:
    """Return every text that is drawn on a picture of the table."""
    caches.forget()  # a cached layer would be pasted without drawing its words
    seen = table.view()
    (offer,) = table.state.offers
    back = Offer(0, BEN, ANA, 7, ask_cash=9)
    with record_text() as recorder:
        for variant in ("light", "dark"):
            for _ in all_pictures(table.scene(), variant):
                pass
        for _ in all_pictures(table.scene(0), "light"):
            pass
        paint_hand(say, seen, NAMES, ANA)
        paint_trade(say, seen, NAMES, offer)
        paint_trade(say, seen, NAMES, back)
    return [" ".join(one.words) for _, sheet in recorder.sheets.values() for one in sheet]


BLIND = [
    name
    for name in available()
    if (rules := load(name).rules).income_tax_blind and rules.income_tax == "choice"
]
SHOWING = ["herenow"]


def editions() -> list[tuple[str, Edition]]:
    """Return every edition with a blind tax, and one that has it by a house rule."""
    found = [(name, configure(load(name))) for name in BLIND]
    ny = configure(load("nyc"), flags={"income_tax": "choice", "income_tax_blind": True})
    return [*found, ("nyc with a choice", ny)]


def test_the_editions_with_a_blind_tax_are_tested() -> None:
    assert {"classic", "america", "horse", "dotcom"} <= set(BLIND)
    assert not set(SHOWING) & set(BLIND)


@pytest.mark.parametrize(
    ("name", "cash"), sampled(product([name for name, _ in editions()], [RICH, POOR]))
)
def test_no_text_reveals_the_worth_of_a_player_who_chooses_blindly(name: str, cash: int) -> None:
    ed = dict(editions())[name]
    s = choosing(ed, cash)
    table = a_table(ed, s)
    assert leaks(ed, s, written(table)) == []
    assert leaks(ed, s, drawn(table)) == []
    others = ed.currency.show(final_worth(ed.board, s, BEN))
    assert any(others in text for text in drawn(table)), "what others are worth is no secret"
    assert any(others in text for text in written(table))


@pytest.mark.parametrize("ed", [pytest.param(ed, id=name) for name, ed in editions()])
def test_no_text_reveals_which_tax_is_smaller(ed: Edition) -> None:
    rich, poor = (choosing(ed, cash) for cash in (RICH, POOR))
    flat, percent = ed.spaces[taxed(ed)].flat, ed.spaces[taxed(ed)].percent
    shares = [percent_up(total_worth(ed.board, s, ANA), percent) for s in (rich, poor)]
    assert shares[0] > flat > shares[1]
    assert lesson(ed, rich, NAMES, ANA) == lesson(ed, poor, NAMES, ANA)
    tables = [a_table(ed, s) for s in (rich, poor)]
    rich_looks, poor_looks = map(table_message, tables)
    assert (rich_looks.text, rich_looks.rows) == (poor_looks.text, poor_looks.rows)
    said = " ".join(written(tables[0]) + written(tables[1])).casefold()
    assert not re.search(r"cheaper|smaller|less than|more than|richest|poorest", said)


@pytest.mark.parametrize("ed", [pytest.param(ed, id=name) for name, ed in editions()])
def test_once_the_tax_is_chosen_the_worth_is_shown_again(ed: Edition) -> None:
    s = choosing(ed, RICH)
    s.pending.clear()
    table = a_table(ed, s)
    worth = ed.currency.show(final_worth(ed.board, s, ANA))
    assert any(worth in text for text in written(table))
    assert any(worth in text for text in drawn(table))


@pytest.mark.parametrize("name", SHOWING)
def test_both_sums_are_shown_if_the_choice_is_not_blind(name: str) -> None:
    ed = configure(load(name))
    s = choosing(ed, POOR)
    table = a_table(ed, s)
    _, share, worth, _ = secrets(ed, s)  # the shown worth counts mortgaged deeds half
    assert any(worth in text for text in written(table))
    assert any(worth in text for text in drawn(table))
    assert f"Pay 10% ({share})" in list(read_out(table_message(table).rows))


def test_the_worth_is_hidden_from_everybody_until_the_game_is_over() -> None:
    ed = configure(load("classic"))
    s = choosing(ed, RICH)
    for seat in (None, ANA, BEN):
        assert view(ed, s, seat).worth_of(ANA) is None
        assert view(ed, s, seat).worth_of(BEN) == final_worth(ed.board, s, BEN)
    s.result = Result("last_player", (1, 2, 3))
    assert view(ed, s).worth_of(ANA) == final_worth(ed.board, s, ANA)


def test_a_vote_on_who_has_won_does_not_tell_who_is_ahead_before_the_choice_is_made() -> None:
    ed = configure(load("classic"))
    s = choosing(ed, POOR)
    table = a_table(ed, s)
    rich, poor = Concession(BEN, 2), Concession(ANA, 1)
    assert [vote.is_valid(table) for vote in (rich, poor)] == [True, True]
    s.pending.clear()
    assert [vote.is_valid(table) for vote in (rich, poor)] == [True, False]


def test_an_open_offer_is_drawn_again_when_the_worth_is_hidden() -> None:
    ed = configure(load("classic"))
    s = choosing(ed, RICH)
    (offer,) = s.offers
    blind = alt_trade(say, view(ed, s), offer, NAMES)
    s.pending.clear()
    assert blind != alt_trade(say, view(ed, s), offer, NAMES), "the alt text is what is compared"


def test_only_known_modules_count_worths_without_a_view() -> None:
    """Other modules ask a view, which hides the worth."""
    counting = re.compile(r"\b(total_worth|final_worth|tax_share)\b")
    users = {
        str(path.relative_to(ROOT))
        for folder in ("bot", "renders")
        for path in (ROOT / folder).rglob("*.py")
        if counting.search(path.read_text(encoding="utf-8"))
    }
    concession = "bot/play/seats/views.py"  # only while no decision is pending
    assert users == {
        "bot/workshop/laboratory/report.py",
        concession,
        "renders/end.py",
        "renders/tally.py",
    }


def told(message: Json) -> list[str]:
    """Return a message's text, the alt texts of its pictures, and the labels of its buttons."""
    alts = [file.get("description") or "" for file in message["attachments"]]
    return [message["content"], *alts, *buttons(message)]


@pytest.mark.asyncio
async def test_no_command_and_no_message_reveals_the_worth(evening: Evening) -> None:
    ed = configure(load("classic"))
    table = await start_table(evening, people=("Ana", "Ben"), robots=0, change=change(ed, RICH))
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await evening.idle()
    texts: list[str] = []
    for person in (ana, ben):
        for command, *options in (
            ("board",), ("board", option("as", "text")), ("player", option("who", "Ana")),
            ("log",), ("why",), ("games",),
        ):  # fmt: skip
            texts += told(await ask(person, command, *options))
    texts += told(await ask(ana, "panel"))
    texts += told(await ask(ana, "trade"))
    for person in (ana, ben):
        for name, message in person.inbox.got:
            if name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
                texts += told(message)
    assert any("hidden until the tax is chosen" in text for text in texts)
    assert leaks(ed, table.state, texts) == []


@pytest.mark.asyncio
async def test_a_replay_waits_until_the_tax_is_chosen(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ed = configure(load("classic"))
    table = await start_table(evening, people=("Ana", "Ben"), robots=0, change=change(ed, RICH))
    film = tmp_path / "film.gif"
    args = ["replay", str(table.game), "-o", str(film), f"--database={evening.database}"]
    assert await asyncio.to_thread(main, args) == 2
    assert "a tax is being chosen blindly" in capsys.readouterr().err
    assert not film.exists()
