"""The rules, their search, and the help message."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.play.info.help import help_without_game
from bot.support.parsing import as_choice
from engine.actions import Roll
from engine.decisions import Auction, BuyChoice, Debt, TaxChoice
from engine.edition import Pos
from engine.state import GameState, Offer
from engine.why import Why
from tests.support.evening import Evening, buttons, option
from tests.support.looking import ANA, BEN, ask, choose, press, suggested
from tests.support.tables import arrange, fresh_id, give, start_table, turn_of
from tests.support.wording import samples


@pytest.mark.asyncio
async def test_without_a_game_rules_and_help_still_help(evening: Evening):
    ana = await evening.seat("Ana")
    rules = await ask(ana, "rules")
    assert "these are the rules of **Classic**" in rules["content"]
    tax = await choose(ana, rules, "TAX")
    assert "10% of your total worth" in tax["content"]
    other = await ask(ana, "rules", option("about", "GO-1"), option("edition", "herenow"))
    assert "$2,000,000" in other["content"]
    told = await ask(ana, "help")
    assert "No game here yet" in told["content"]
    assert len(told["content"]) < 1200, "one screen"
    assert "classic property-trading board game" in told["content"]
    ids = {one["name"]: one["id"] for one in ana.hello["commands"]}
    assert f"</tutorial:{ids['tutorial']}>" in told["content"]
    assert f"</game new:{ids['game']}>" in told["content"]
    assert "`/" not in told["content"], "everything can be clicked"
    assert "**Classic**" in (await press(ana, told, "Rules"))["content"]
    told = await ask(ana, "help")
    started = await press(ana, told, "Two-minute tutorial")
    assert "practice table is ready" in started["content"]


@pytest.mark.asyncio
async def test_help_opens_a_new_game_where_there_is_none(evening: Evening):
    ana = await evening.seat("Ana")
    told = await ask(ana, "help")
    assert [*buttons(told)] == ["New game", "Two-minute tutorial", "Rules"]
    opened = await press(ana, told, "New game")
    assert "Your table is set" in opened["content"]
    row = await evening.bot.stores.games.in_channel(int(ana.channel("lobby")))
    assert row is not None
    assert (row.status, row.settings.host) == ("lobby", int(ana.id))
    assert "New game" not in buttons(await ask(ana, "help"))
    refused = await press(ana, told, "New game")
    assert "Your table is set" not in refused["content"]


def test_help_in_direct_messages_opens_no_game():
    page = help_without_game(in_server=False)
    assert [part.label for row in page.rows for part in row] == ["Rules"]  # type: ignore[union-attr]
    assert "In a server's channel" in page.text


@pytest.mark.asyncio
async def test_why_shows_the_sum_of_a_payment_with_its_rules(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    assert "has not paid or received anything" in (await ask(ana, "why"))["content"]

    def ben_among_anas_deeds(s: GameState) -> None:
        turn_of(BEN)(s)
        give(s, ANA, *table.ed.board.deeds)

    while table.state.players[ANA].cash == table.ed.rules.starting_cash:
        await arrange(table, ben_among_anas_deeds)
        await table.submit(BEN, Roll())
    told = (await ask(ana, "why"))["content"].replace("\\", "")
    rule = told.partition("[")[2].partition("]")[0]
    assert "Ben → Ana: $" in told
    assert f"-# {rule}: " in told, "the rule in words"
    assert await suggested(ana, "why", "who", "b") == ["Ben"]
    assert "of Ben" in (await ask(ana, "why", option("who", as_choice(1))))["content"]
    dan = await evening.seat("Dan")
    assert "**The last payments, newest first**" in (await ask(dan, "why"))["content"]


@pytest.mark.asyncio
async def test_rules_can_be_searched_and_are_suggested(evening: Evening):
    await start_table(evening, robots=0, edition="nyc")
    ana = await evening.seat("Ana")
    hits = await suggested(ana, "rules", "about", "jail")
    assert hits[0] == "Subject: Jail"
    assert any(hit.startswith("JAIL-5") for hit in hits)
    assert len(hits) <= 25
    fine = (await ask(ana, "rules", option("about", "JAIL-5")))["content"]
    assert "on any turn in jail" in fine, "as this edition plays it"
    found = (await ask(ana, "rules", option("about", "roll again for")))["content"]
    assert "RENT-5" in found.replace("\\", "")
    none = (await ask(ana, "rules", option("about", "dragons @everyone: `x`")))["content"]
    assert "No rule says anything about" in none
    assert "@everyone" not in none
    away = (await ask(ana, "rules", option("about", "OFF-2")))["content"]
    assert "Not played at this table" in away


@pytest.mark.asyncio
async def test_a_long_topic_has_pages(evening: Evening):
    await start_table(evening, robots=0)
    ana = await evening.seat("Ana")
    page = await ask(ana, "rules", option("about", "the"))
    first = page["content"]
    assert "Page 1 of" in first
    second = await press(ana, page, "Next")
    assert "Page 2 of" in second["content"]
    assert (await press(ana, second, "Back"))["content"] == first


HELP: dict[str, tuple[Callable[[GameState], Any], str]] = {
    "a roll": (turn_of(ANA), "It is your turn"),
    "the end of a turn": (turn_of(ANA, "end"), "nearly over"),
    "others": (turn_of(BEN), "waits for Ben"),
    "a deed": (
        lambda s: s.pending.append(BuyChoice(fresh_id(s), ANA, Pos(39))),
        "Boardwalk is for sale",
    ),
    "a debt": (
        lambda s: s.pending.append(Debt(fresh_id(s), ANA, BEN, 1700, Why("rent", Pos(39)))),
        "You owe $1,700",
    ),
    "an auction": (
        lambda s: s.pending.append(Auction(fresh_id(s), (ANA, BEN), Pos(39))),
        "An auction is on",
    ),
    "a tax": (
        lambda s: s.pending.append(TaxChoice(fresh_id(s), ANA, Pos(4))),
        "You have a question to answer",
    ),
    "an offer": (
        lambda s: s.offers.append(Offer(fresh_id(s), BEN, ANA, give_cash=10)),
        "offers you a trade",
    ),
}


@pytest.mark.asyncio
async def test_help_describes_the_users_situation(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, dan = await evening.seat("Ana"), await evening.seat("Dan")
    calm = table.state
    for name, (change, words) in HELP.items():
        await arrange(table, lambda s: None)
        table.state = calm
        await arrange(table, change)
        told = (await ask(ana, "help"))["content"]
        assert words in told, name
    assert "You are watching" in (await ask(dan, "help"))["content"]
    table.state = calm

    def jailed(s: GameState) -> None:
        turn_of(ANA)(s)
        s.players[ANA].jail = 1

    await arrange(table, jailed)
    assert "You are in jail" in (await ask(ana, "help"))["content"]
    await table.pause()
    assert "paused" in (await ask(ana, "help"))["content"]


@pytest.mark.asyncio
async def test_every_command_that_a_sentence_names_exists(evening: Evening):
    known = {command.qualified_name for command in evening.parts.tree.walk_commands()}
    for key, text in samples("info-", "tutorial-").items():
        for named in re.findall(r"`/([a-z]+(?: [a-z]+)?)`", text):
            assert named in known, f"{key}: /{named}"
