"""Fixtures for the tests of the page: a playground, the bot of `page_bot`, and a real browser.

Import `theatre` and `windows` into a test module to use them. Without a browser the tests are
skipped.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.playground import posting
from bot.playground.server import PlaygroundSettings, Running, serve
from tests.support.patience import PATIENCE, patience

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER_PATIENCE = 10 * 1000 * PATIENCE
"""Milliseconds that the browser waits: ten times `PATIENCE`, for slow machines."""
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class Theatre:
    """A playground with its bot and a browser, shared by the tests of a module."""

    def __init__(self, running: Running, browser: Any) -> None:
        self.running = running
        self.browser = browser
        self.guild = next(iter(running.stage.world.guilds))
        self.kept: dict[str, Window] = {}
        self.complaints: list[str] = []
        self._channels = 0

    def channel(self) -> str:
        """Create a channel, and return its id."""
        self._channels += 1
        made = self.running.control.channel(
            {"guild_id": str(self.guild), "name": f"stage-{self._channels}"}
        )
        return str(made["id"])

    def say(self, person: str, channel: str, text: str) -> None:
        """Post a message as a person without opening a window."""
        stage = self.running.stage
        author = next(user.id for user in stage.world.users.values() if user.username == person)
        place = stage.world.channel(int(channel))
        posting.post(stage, place, author, {"content": text}, {})

    def pass_time(self, seconds: float) -> None:
        self.running.control.jump({"seconds": seconds})


class Window:
    """A person's page, with its elements and actions."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.main = page.locator("main")
        self.thread = page.locator("aside.panel")
        self.entry = self.main.locator("textarea.composer-input")
        self.messages = self.main.locator("article.message")

    def button(self, name: str) -> Any:
        return self.main.get_by_role("button", name=name, exact=True)

    def says(self, text: str) -> Any:
        return self.main.locator("article.message", has_text=text)

    async def type(self, text: str) -> None:
        await self.entry.focus()
        await self.page.keyboard.type(text)

    async def send(self, text: str) -> None:
        await self.type(text)
        await self.page.keyboard.press("Enter")

    async def command(self, path: str) -> None:
        """Use a slash command without options."""
        await self.type(f"/{path} ")
        await self.main.locator(".command-name", has_text=f"/{path}").wait_for()
        await self.page.keyboard.press("Enter")


class Line:
    """The WebSocket of one window, which a test can disconnect and allow again."""

    def __init__(self) -> None:
        self._up = True
        self._sockets: list[Any] = []

    async def connect(self, socket: Any) -> None:
        if self._up:
            socket.connect_to_server()
            self._sockets.append(socket)
        else:
            await socket.close()

    async def cut(self) -> None:
        self._up = False
        for socket in self._sockets:
            await socket.close()
        self._sockets.clear()

    def mend(self) -> None:
        self._up = True


class Windows:
    """The windows of one test, and the errors and warnings in their consoles.

    A person's window stays open for the next tests of the module, because loading the page is
    slow. Each test opens a new channel in it.
    """

    def __init__(self, theatre: Theatre) -> None:
        self._theatre = theatre
        self._contexts: list[Any] = []

    @property
    def complaints(self) -> list[str]:
        return self._theatre.complaints

    async def open(self, person: str, channel: str) -> Window:
        """Return a person's window, after opening a channel in it."""
        kept = self._theatre.kept
        if person not in kept:
            address = f"/channels/{self._theatre.guild}/{channel}?as={person}"
            context = await self._theatre.browser.new_context(viewport=DESKTOP)
            kept[person] = await self._show(context, address)
        window = kept[person]
        await window.page.locator(f".channel[data-channel='{channel}']").click()
        await window.main.locator(f".timeline[data-channel='{channel}'] .welcome").wait_for()
        return window

    async def fresh(
        self,
        address: str,
        viewport: dict[str, int] | None = None,
        line: Line | None = None,
        **options: Any,
    ) -> Window:
        """Open a new window for this test alone, at a path of the page."""
        context = await self._theatre.browser.new_context(viewport=viewport or DESKTOP, **options)
        self._contexts.append(context)
        if line is not None:
            await context.route_web_socket("**/page/ws*", line.connect)
        return await self._show(context, address)

    async def _show(self, context: Any, address: str) -> Window:
        context.set_default_timeout(BROWSER_PATIENCE)
        page = await context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        await page.goto(self._theatre.running.url + address)
        await page.locator("main .timeline-top:not(:has-text('Loading'))").wait_for()
        return Window(page)

    def _heard(self, message: Any) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    async def close(self) -> None:
        for context in self._contexts:
            await context.close()


@asynccontextmanager
async def a_browser() -> AsyncIterator[Any]:
    """Start the browser of this machine, or skip the test if there is none."""
    api = pytest.importorskip(
        "playwright.async_api", reason="the page's tests need the package playwright"
    )
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("the page's tests need a browser: none of " + ", ".join(BROWSERS))
    api.expect.set_options(timeout=BROWSER_PATIENCE)
    async with api.async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def theatre() -> AsyncIterator[Theatre]:
    running = await serve(PlaygroundSettings(port=0, rate_limits=False))
    bot = await start_bot(running)
    try:
        async with a_browser() as browser:
            yield Theatre(running, browser)
    finally:
        bot.terminate()
        await bot.wait()
        await running.close()


async def start_bot(running: Running) -> asyncio.subprocess.Process:
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        str(HERE / "page_bot.py"),
        running.url,
        running.settings.token,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert bot.stdout is not None
    async with patience():
        line = await bot.stdout.readline()
    assert line == b"ready\n"
    return bot


@pytest_asyncio.fixture(loop_scope="module")
async def windows(theatre: Theatre) -> AsyncIterator[Windows]:
    """Windows for one test, which fails if their consoles show an error or warning."""
    opened = Windows(theatre)
    opened.complaints.clear()
    yield opened
    await opened.close()
    assert opened.complaints == []
