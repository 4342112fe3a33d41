"""Tests of the HTML replay: its data, its size, and the page in a real browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.words import say
from bot.workshop.sample_game import SampleGame
from editions.loader import load
from engine.rules import configure
from engine.state import GameState, clone
from renders.replay_page import replay_page
from tests.support.page_fixtures import DESKTOP, PHONE, a_browser

expect = pytest.importorskip("playwright.async_api").expect

DATA = re.compile(r'<script type="application/json" id="data">(.*?)</script>', re.DOTALL)
LONG = 1_000_000
"""Most bytes of the page of a long game."""


def played(edition: str = "classic", seed: str = "6", players: int = 4) -> SampleGame:
    game = SampleGame(configure(load(edition)), players, seed)
    game.play_out()
    return game


def page_of(game: SampleGame, names: tuple[str, ...] | None = None) -> str:
    names = names or tuple(game.names)
    return replay_page(say, game.ed, game.start, game.log, names, game.tell()).decode()


def data_of(page: str) -> Any:
    (found,) = DATA.findall(page)
    return json.loads(found)


def seen(s: GameState) -> tuple[object, ...]:
    return (
        [(player.at, player.cash, player.jail > 0, player.out > 0) for player in s.players],
        list(s.owner),
        list(s.level),
        list(s.mortgaged),
        (s.turn.number, s.turn.seat),
    )


def as_seen(table: dict[str, list[int]]) -> tuple[object, ...]:
    jail, out = map(bool, table["jail"]), map(bool, table["out"])
    return (
        list(zip(table["at"], table["cash"], jail, out, strict=True)),
        table["owner"],
        table["level"],
        list(map(bool, table["mortgaged"])),
        tuple(table["turn"]),
    )


@pytest.mark.parametrize("edition", ["classic", "herenow", "harbour"])
def test_the_changes_of_a_page_lead_through_the_whole_game(edition: str):
    game = played(edition)
    data = data_of(page_of(game))
    table, moments = data["start"], iter(data["moments"])
    s = clone(game.start)
    for events in game.log:
        before = seen(s)
        for event in events:
            event.evolve(s)
        if seen(s) != before:
            moment = next(moments)
            while not moment.keys() - {"said", "dice"}:
                moment = next(moments)
            for name, changes in moment.items():
                for index, value in changes if name != "said" else ():
                    table[name][index] = value
            assert as_seen(table) == seen(s)
    assert seen(s) == seen(game.state)


def test_a_page_tells_the_whole_story_and_who_won():
    game = played()
    data = data_of(page_of(game))
    tell = game.tell()
    said = [line for events in game.log for line in tell(events)]
    assert [line for moment in data["moments"] for line in moment.get("said", ())] == said
    assert "wins" in data["result"]
    assert len(data["points"]) > 1


def test_names_cannot_break_out_of_the_page():
    game = played()
    names = ("</script><b>Ana", "Ben<!--", "Cleo]]>", "Dan")
    page = page_of(game, names)
    assert page.count("</script>") == 2
    assert data_of(page)["seats"][0]["name"] == names[0]


def test_a_page_needs_no_network_and_a_long_game_stays_small():
    game = played("classic", "long", 8)
    page = page_of(game)
    assert len(page.encode()) < LONG
    assert not re.findall(r"(?:src|href)=|url\(|@import", page)
    assert "default-src 'none'" in page


async def swipe(page: Any, start: int, end: int) -> None:
    """Move a finger across the board."""
    session = await page.context.new_cdp_session(page)
    for kind, x in (("Start", start), ("Move", (start + end) // 2), ("Move", end)):
        touched = {"type": f"touch{kind}", "touchPoints": [{"x": x, "y": 300}]}
        await session.send("Input.dispatchTouchEvent", touched)
    await session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def beside_each_other(page: Any) -> bool:
    """Return True if the tokens on the first space are apart and inside it."""
    corner = await page.locator(".space").first.bounding_box()
    boxes = [await token.bounding_box() for token in await page.locator(".token").all()]
    within = all(
        corner[side] - 1 <= box[side] and box[side] + box[long] <= corner[side] + corner[long] + 1
        for box in boxes
        for side, long in (("x", "width"), ("y", "height"))
    )
    return within and len({(round(box["x"]), round(box["y"])) for box in boxes}) == len(boxes)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_page_is_browsed_by_keys_slider_and_touch(tmp_path: Path, size: dict[str, int]):
    game = played()
    path = tmp_path / "replay.html"
    path.write_text(page_of(game), "utf-8")
    turns = game.state.turn.number
    async with a_browser() as browser:
        page = await browser.new_page(viewport=size, has_touch=True)
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda line: wrong.append(line.text))
        page.on("request", lambda asked: wrong.append(asked.url) if "file:" not in asked.url else 0)
        await page.goto(path.as_uri())
        await expect(page.locator("#when")).to_have_text(game.ed.name)
        assert await page.locator("tr.turn, .token.turn").count() == 0, "nobody has begun"
        assert await beside_each_other(page), "all tokens on the first corner can be seen"
        await page.keyboard.press("End")
        await expect(page.locator("#when")).to_contain_text(f"Turn {turns}")
        await expect(page.locator("#middle")).to_contain_text("wins")
        await page.keyboard.press("Home")
        await page.get_by_role("button", name="One step on").click()
        assert await page.locator("#moment").input_value() == "1"
        await swipe(page, 60, 340)
        assert await page.locator("#moment").input_value() == "0"
        await swipe(page, 340, 60)
        assert await page.locator("#moment").input_value() == "1"
        await page.get_by_role("slider", name="Moment").fill("100")
        assert await page.locator("#story .now").count() > 0
        await page.locator("#points button").first.click()
        await page.locator(".space").nth(39).click()
        await expect(page.locator("#middle")).to_contain_text("Boardwalk · $400")
        await page.get_by_role("button", name="Play").click()
        await page.get_by_role("button", name="Pause").click()
        width = await page.evaluate("document.documentElement.scrollWidth")
        assert width <= size["width"], "nothing sticks out"
        assert wrong == []
