"""Browser tests of text: markdown, live times, and hostile text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.page_fixtures import Theatre, Windows, theatre, windows

expect = pytest.importorskip("playwright.async_api").expect
pytestmark = pytest.mark.asyncio(loop_scope="module")

__all__ = ["theatre", "windows"]


def t(words: str) -> dict[str, Any]:
    return {"t": "text", "v": words}


def node(kind: str, *children: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"t": kind, **more, "c": list(children)}


def link(url: str, words: str) -> dict[str, Any]:
    return node("link", t(words), url=url)


BR = {"t": "br"}
TABLE: list[tuple[str, list[dict[str, Any]]]] = [
    ("", []),
    ("plain", [t("plain")]),
    ("two\nlines", [t("two"), BR, t("lines")]),
    ("**a**", [node("strong", t("a"))]),
    ("*a*", [node("em", t("a"))]),
    ("_a_", [node("em", t("a"))]),
    ("__a__", [node("u", t("a"))]),
    ("~~a~~", [node("s", t("a"))]),
    ("||a||", [node("spoiler", t("a"))]),
    ("***a***", [node("strong", node("em", t("a")))]),
    ("**a *b***", [node("strong", t("a "), node("em", t("b")))]),
    ("*a **b** c*", [node("em", t("a "), node("strong", t("b")), t(" c"))]),
    ("__**a**__", [node("u", node("strong", t("a")))]),
    ("snake_case_name", [t("snake_case_name")]),
    ("2 * 3 * 4", [t("2 * 3 * 4")]),
    ("**open", [t("**open")]),
    ("****", [t("****")]),
    (r"\*a\* \_b\_", [t("*a* _b_")]),
    (r"\\", [t("\\")]),
    (r"a\b", [t(r"a\b")]),
    ("`**a**`", [{"t": "code", "v": "**a**"}]),
    ("``a`b``", [{"t": "code", "v": "a`b"}]),
    ("**a `**` b**", [node("strong", t("a "), {"t": "code", "v": "**"}, t(" b"))]),
    ("```py\nx = 1\n```", [{"t": "pre", "lang": "py", "v": "x = 1"}]),
    ("```just```", [{"t": "pre", "lang": "", "v": "just"}]),
    ("a\n```\n# b\n```\nc", [t("a"), {"t": "pre", "lang": "", "v": "# b"}, t("c")]),
    ("# A", [node("heading", t("A"), level=1)]),
    ("### A *b*", [node("heading", t("A "), node("em", t("b")), level=3)]),
    ("#### A", [t("#### A")]),
    ("#A", [t("#A")]),
    ("-# small", [node("small", t("small"))]),
    ("> a\n> b\nc", [node("quote", t("a"), BR, t("b")), t("c")]),
    (">>> a\nb", [node("quote", t("a"), BR, t("b"))]),
    (">a", [t(">a")]),
    ("- a\n- b", [{"t": "list", "ordered": False, "start": 1, "items": [[t("a")], [t("b")]]}]),
    ("3. a", [{"t": "list", "ordered": True, "start": 3, "items": [[t("a")]]}]),
    (
        "- a\n  - b",
        [
            {
                "t": "list",
                "ordered": False,
                "start": 1,
                "items": [
                    [t("a"), {"t": "list", "ordered": False, "start": 1, "items": [[t("b")]]}]
                ],
            }
        ],
    ),
    ("https://a.example/b.", [link("https://a.example/b", "https://a.example/b"), t(".")]),
    ("<https://a.example/>", [link("https://a.example/", "https://a.example/")]),
    ("[b](https://a.example/)", [link("https://a.example/", "b")]),
    ("[b](javascript:alert(1))", [t("[b](javascript:alert(1))")]),
    ("[b](data:text/html,x)", [t("[b](data:text/html,x)")]),
    ("[b](//a.example)", [t("[b](//a.example)")]),
    ("javascript:alert(1)", [t("javascript:alert(1)")]),
    ("<b>a</b>", [t("<b>a</b>")]),
    ("<@12> <@!13>", [{"t": "user", "id": "12"}, t(" "), {"t": "user", "id": "13"}]),
    ("<@&12>", [{"t": "role", "id": "12"}]),
    ("<#12>", [{"t": "channel", "id": "12"}]),
    ("</game new:12>", [{"t": "command", "name": "game new", "id": "12"}]),
    ("<:house:12>", [{"t": "emoji", "name": "house", "id": "12"}]),
    ("<t:100>", [{"t": "time", "unix": 100, "style": "f"}]),
    ("<t:100:R>", [{"t": "time", "unix": 100, "style": "R"}]),
    ("<t:x>", [t("<t:x>")]),
    ("@everyone", [{"t": "everyone", "v": "@everyone"}]),
]


async def test_markdown_becomes_the_expected_tree(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    parsed = await ana.page.evaluate(
        "async texts => { const { parse } = await import('/static/markdown.js');"
        " return texts.map(parse); }",
        [text for text, _ in TABLE],
    )
    wrong = [
        f"{text!r}: {json.dumps(got)}"
        for (text, tree), got in zip(TABLE, parsed, strict=True)
        if got != tree
    ]
    assert wrong == []


async def test_text_designed_to_be_slow_is_parsed_quickly(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    traps = ["*_~|[`<", "**a", "[", "> ", "*a *", "`a``", "||**__", "<t:", "- - ", "\\", "[a]("]
    slowest = await ana.page.evaluate(
        """async traps => {
          const { parse } = await import('/static/markdown.js');
          return Math.max(...traps.map(trap => {
            const start = performance.now();
            parse(trap.repeat(4000).slice(0, 4000));
            return performance.now() - start;
          }));
        }""",
        traps,
    )
    assert slowest < 500


async def test_a_message_shows_every_kind_of_markdown(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("text")
    text = ana.says("A quoted line").locator(".text")
    for part in ("strong", "em", "u", "s", "code", "pre", "blockquote", "ul ul", "ol", "small"):
        await expect(text.locator(part).first).to_be_visible()
    await expect(text.locator(".mention.mine")).to_have_text("@Ana")
    await expect(text.get_by_role("link", name="the rules")).to_have_attribute(
        "href", "https://example.com/rules"
    )
    spoiler = text.get_by_role("button", name="Spoiler, show it")
    await spoiler.focus()
    await ana.page.keyboard.press("Enter")
    await expect(text.locator(".spoiler.open")).to_have_text("The dice were loaded")


async def test_a_relative_time_follows_the_clock(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("text")
    moment = ana.says("The small print").locator("time[data-relative]")
    await expect(moment).to_have_text("in 2 minutes")
    theatre.pass_time(240)
    await expect(moment).to_have_text("2 minutes ago")


async def test_hostile_text_stays_text(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    await ana.command("hostile")
    message = ana.says("onerror").last
    await expect(message.locator(".text")).to_contain_text('<img src=x onerror="document.title=1">')
    await expect(message.locator(".text img, .embed img, script, iframe")).to_have_count(0)
    links = await message.locator("a").evaluate_all("all => all.map(each => each.href)")
    assert set(links) == {"https://example.com/a"}
    assert "Playground" in await ana.page.title()


async def test_the_page_runs_under_its_content_security_policy(theatre: Theatre, windows: Windows):
    ana = await windows.open("ana", theatre.channel())
    refused = await ana.page.evaluate(
        """() => new Promise(resolve => {
          document.addEventListener('securitypolicyviolation', e => resolve(e.effectiveDirective));
          const script = document.createElement('script');
          script.textContent = 'document.title = "broken"';
          document.head.append(script);
        })"""
    )
    assert refused == "script-src-elem"
    assert await ana.page.title() != "broken"
    windows.complaints.clear()
