"""An evening in a real browser: everything is typed and clicked, on a desktop and a phone.

With RENTROLL_SHOTS=DIR in the environment each step saves a screenshot there.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.play.turn.views import asked_people, table_message
from bot.store.games import dice
from bot.store.users.people import Preferences
from bot.tables.table import LiveTable
from bot.ui.components import Button
from editions.loader import load
from engine.asked import waiting
from engine.decisions import BuyChoice
from engine.edition import Pos, Seat
from engine.state import GameState
from tests.support.evening import Evening, an_evening, sub
from tests.support.page_fixtures import DESKTOP, PHONE, Theatre, Window, Windows, a_browser
from tests.support.tables import arrange, channel_id, fresh_id, give, start_table, turn_of

expect = pytest.importorskip("playwright.async_api").expect

ANSWERS = ("Roll", "Buy for", "Pay", "Keep it", "Auction it", "Go bankrupt", "End turn")
"""Button labels that a player without a plan presses, the preferred one first."""
TURNS = 10


class Play:
    """One evening with its players' browser windows and screenshots."""

    def __init__(self, evening: Evening, browser: Any) -> None:
        self.evening = evening
        self.theatre = Theatre(evening.running, browser)
        self.windows = Windows(self.theatre)
        self._shots = 0

    async def window(self, name: str, size: dict[str, int] = DESKTOP) -> Window:
        """Open a user's browser window on the game's channel."""
        place = channel_id(self.evening, "lobby")
        address = f"/channels/{self.theatre.guild}/{place}?as={name.lower()}"
        return await self.windows.fresh(address, size)

    async def shot(self, window: Window, name: str) -> None:
        folder = os.environ.get("RENTROLL_SHOTS")
        if folder:
            self._shots += 1
            path = Path(folder) / f"{self._shots:02}-{name}.png"
            await window.page.screenshot(path=str(path))

    async def answer(self, table: LiveTable, windows: dict[str, Window]) -> None:
        """Answer the table's question as the first player that is asked."""
        seat, before = asked_people(table)[0], table.seq
        window = windows[table.names[seat]]
        if waiting(table.state)[seat] == "auction":
            await in_thread(window, "Pass")
        else:
            pressed = await press(table, window, *ANSWERS)
            if pressed == "Go bankrupt":
                await window.button("Yes, I go bankrupt").last.click()
        await self.evening.until(lambda: table.seq > before or table.over)


async def press(table: LiveTable, window: Window, *labels: str) -> str:
    """Press the table's first button with one of these labels, and return its label."""
    parts = [part for row in table_message(table).rows for part in row if isinstance(part, Button)]
    wanted = next(part for label in labels for part in parts if part.label.startswith(label))
    await window.main.locator(f"button[data-key='{wanted.custom_id}']").last.click()
    return wanted.label


async def in_thread(window: Window, button: str) -> None:
    """Follow the table's link to the auction, press a button there, and close the thread."""
    await window.main.get_by_role("link", name="Bid here").last.click()
    await window.thread.get_by_role("button", name=button, exact=True).last.click()
    await window.thread.get_by_role("button", name="Close thread").click()


async def choose(window: Window, box: str, option: str) -> None:
    await window.main.get_by_role("combobox", name=box).last.click()
    await window.page.get_by_role("option", name=option).first.click()
    await window.page.keyboard.press("Escape")


@pytest_asyncio.fixture
async def play(tmp_path: Path) -> AsyncIterator[Play]:
    async with a_browser() as browser, an_evening(tmp_path / "rentroll.db") as evening:
        evening.time.now = evening.running.stage.clock.now()
        opened = Play(evening, browser)
        yield opened
        await opened.windows.close()
        assert opened.windows.complaints == []


async def open_table(play: Play, ana: Window, ben: Window) -> LiveTable:
    """Open a table with Ana, Ben and a computer player, and start the game.

    Ana and Ben have automatic turn ends switched off.
    """
    for name in ("Ana", "Ben"):
        person = await play.evening.seat(name)
        await play.evening.bot.stores.people.choose(int(person.id), Preferences(auto_end=False))
    await ana.command("game new")
    await ana.button("Add computer").click()
    await expect(ana.says("Robo Rita")).to_be_visible()
    await play.shot(ana, "lobby")
    await ben.button("Join").click()
    await expect(ben.says("Ben")).to_be_visible()
    await play.shot(ben, "lobby-phone")
    await ben.button("Start").click()
    await expect(ben.says("Only Ana, the host of this table")).to_be_visible()
    await ana.button("Start").click()
    await expect(ana.says("the game has begun")).to_be_visible()
    await play.evening.until(play.evening.parts.tables.all)
    return play.evening.table()


@pytest.mark.asyncio
async def test_a_whole_evening_is_played_by_clicking(play: Play, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dice, "mixed_seed", lambda secret, presses: "1")
    ana, ben = await play.window("Ana"), await play.window("Ben", PHONE)
    table = await open_table(play, ana, ben)
    windows = {"Ana": ana, "Ben": ben}
    mine, his = (Seat(table.names.index(name)) for name in windows)
    until = play.evening.until
    await until(lambda: asked_people(table))

    # A button of another player, and a press by a user without a seat.
    asked = asked_people(table)[0]
    other = windows["Ben" if table.names[asked] == "Ana" else "Ana"]
    await other.button("Roll").last.click()
    refused = other.says(f"It is {table.names[asked]}'s turn")
    await expect(refused).to_contain_text("Only you can see this")
    await expect(refused).to_contain_text("to roll")
    cleo = await play.window("Cleo")
    await cleo.button("Roll").last.click()
    await expect(cleo.says("You have no seat at this table")).to_be_visible()
    await expect(ana.says("You have no seat")).to_have_count(0)
    await play.shot(other, "not-yours")

    while table.state.turn.number <= TURNS:
        await until(lambda: asked_people(table))
        await play.answer(table, windows)
    await play.shot(ana, "ten-turns")
    await play.shot(ben, "ten-turns-phone")

    # An auction that Ana wins.
    def stops_at_a_free_deed(s: GameState) -> None:
        turn_of(mine)(s)
        s.owner[Pos(39)] = Seat(-1)
        s.players[mine].at = Pos(39)
        s.players[mine].cash = max(s.players[mine].cash, 1500)
        s.pending.append(BuyChoice(fresh_id(s), mine, Pos(39)))

    await arrange(table, stops_at_a_free_deed)
    await press(table, ana, "Auction it")
    await ana.main.get_by_role("link", name="Bid here").last.click()
    await play.shot(ana, "auction")
    await ana.thread.get_by_role("button", name="Own amount").click()
    form = ana.page.get_by_role("dialog", name="Your bid")
    await form.get_by_role("textbox").fill("1,100")
    await form.get_by_role("button", name="Submit").click()
    await in_thread(ben, "Pass")
    await expect(ana.thread.get_by_text("goes to Ana for $1,100").last).to_be_visible()
    assert table.state.owner[39] == mine
    await play.shot(ana, "auction-won")
    await ana.thread.get_by_role("button", name="Close thread").click()

    # A trade: Ana's newest deed and some cash for one of Ben's.
    def after_the_throw(s: GameState) -> None:
        turn_of(mine, "end")(s)
        give(s, his, 1)

    await arrange(table, after_the_throw)
    await ana.button("Trade").last.click()
    await choose(ana, "Choose a partner", "Ben")
    await choose(ana, "Deeds you give: choose a group", "Dark blue")
    await expect(ana.says("You give: Boardwalk")).to_be_visible()
    await choose(ana, "Deeds you get: choose a group", "Purple")
    await expect(ana.says("You get: Mediterranean Avenue")).to_be_visible()
    await ana.button("Cash").last.click()
    form = ana.page.get_by_role("dialog", name="Cash in this trade")
    await form.get_by_role("textbox").first.fill("50")
    await form.get_by_role("button", name="Submit").click()
    await expect(ana.says("You give: $50 and Boardwalk")).to_be_visible()
    await play.shot(ana, "trade")
    await ana.button("Send offer").last.click()
    await expect(ana.says("Sent to Ben")).to_be_visible()
    await ben.main.get_by_role("link", name="Ana to Ben").last.click()
    await play.shot(ben, "offer-phone")
    await ben.thread.get_by_role("button", name="Accept").click()
    await expect(ben.thread.get_by_text("Deal!")).to_be_visible()
    assert (table.state.owner[39], table.state.owner[1]) == (his, mine)

    # The panel.
    await ana.button("My panel").last.click()
    panel = ana.says("in cash").last
    await expect(panel).to_contain_text("Only you can see this")
    await play.shot(ana, "panel")
    await panel.get_by_role("button", name="Mortgage").click()
    await choose(ana, "Mortgage one deed or several", "Mediterranean Avenue")
    await until(lambda: table.state.mortgaged[1])
    await play.shot(ana, "mortgaged")


@pytest.mark.asyncio
async def test_the_channel_shows_the_number_of_messages_in_a_thread(play: Play):
    window = await play.window("Ana")
    ana = await play.evening.seat("Ana")
    wish = {"name": "thread", "type": 5, "value": True}
    await ana.slash("game", sub("new", wish))
    card = window.main.locator(".thread-card").last
    await expect(card).to_contain_text("1 message")
    await card.click()
    await window.thread.locator("textarea").fill("Who plays?")
    await window.page.keyboard.press("Enter")
    await expect(card).to_contain_text("2 messages")


@pytest.mark.asyncio
async def test_after_a_restart_the_old_buttons_work_in_the_open_page(play: Play):
    # No computer at this table: its move could push Ana's roll out of the story.
    table = await start_table(play.evening, people=("Ana", "Ben"), robots=0)
    await arrange(table, turn_of(0))
    ana = await play.window("Ana", PHONE)
    await ana.button("Roll").last.wait_for()
    before = table.seq
    await play.evening.stop_bot()
    await ana.button("Roll").last.click()
    await expect(ana.main.get_by_text("This interaction failed")).to_be_visible()
    await play.evening.start_bot()
    await ana.button("Roll").last.click()
    await play.evening.until(lambda: play.evening.table().seq > before)
    await expect(ana.says("Ana rolls")).to_be_visible()


@pytest.mark.asyncio
async def test_a_game_ends_with_its_card_and_its_film_and_is_played_again(play: Play):
    def penniless(s: GameState) -> None:
        turn_of(0)(s)
        s.players[0].cash = 1
        give(s, 1, *load("classic").board.deeds)

    table = await start_table(play.evening, people=("Ana",), robots=1, seed="3", change=penniless)
    ana = await play.window("Ana", PHONE)
    while not table.over:
        await play.evening.until(lambda: table.over or asked_people(table))
        if not table.over:
            await play.answer(table, {"Ana": ana})
    card = ana.says("Robo 1 wins!")
    await expect(card.get_by_role("img").first).to_be_visible()
    await expect(ana.says("The whole game once more")).to_be_visible()
    await play.shot(ana, "end-phone")
    await card.get_by_role("button", name="Rematch").click()
    await expect(ana.says("Ana's table")).to_be_visible()
    await play.shot(ana, "rematch-phone")
