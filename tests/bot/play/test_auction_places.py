"""The place of an auction's message: its thread or the channel, also after failures."""

from __future__ import annotations

from functools import partial

import pytest

from bot.discord_api.sender import TooOld
from bot.store.messages.kinds import AUCTION
from engine.actions import Pass
from engine.decisions import Auction, EstateSale
from engine.edition import Pos, Seat
from engine.state import GameState
from tests.support.auctioning import BOARDWALK, PARK, auction_of, live, sold, top
from tests.support.evening import Evening, option, sub
from tests.support.players import Json, Person
from tests.support.reading import asleep, newest, parts, press, private, saying, see
from tests.support.tables import arrange, channel_id, fresh_id, open_thread, start_table, turn_of


@pytest.mark.asyncio
async def test_the_next_auction_reopens_the_same_thread(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    for pos in (BOARDWALK, PARK):
        name = table.ed.board.name[pos]
        await arrange(table, auction_of(pos))
        shown = await live(evening, ana, name)
        await press(ana, shown, "Bid $1")
        await press(ben, await live(evening, ben, name, "by Ana leads"), "Pass")
        await see(evening, ana, saying(f"Sold: **{name}** goes to Ana"))
        await evening.until(partial(asleep, evening, shown))
    assert len(ana.inbox.all("THREAD_CREATE")) == 1


@pytest.mark.asyncio
async def test_an_estate_is_sold_deed_by_deed_in_one_thread(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]

    def estate(s: GameState) -> None:
        turn_of(0, "end")(s)
        s.pending.append(EstateSale(fresh_id(s), (PARK, BOARDWALK)))
        s.pending.append(Auction(fresh_id(s), (Seat(0), Seat(1)), Pos(1)))

    await arrange(table, estate)
    for name in ("Mediterranean Avenue", "Park Place", "Boardwalk"):
        shown = await live(evening, ana, name)
        await press(ana, shown, "Bid $1")
        await press(ben, await live(evening, ben, name, "by Ana leads"), "Pass")
        await see(evening, ben, saying(f"Sold: **{name}**"))
    assert [sold(table, pos) for pos in (1, PARK, BOARDWALK)] == [0, 0, 0]
    assert len(ana.inbox.all("THREAD_CREATE")) == 1


@pytest.mark.asyncio
async def test_a_game_in_a_thread_holds_its_auctions_there(evening: Evening):
    ana = await evening.seat("Ana")
    opened = await open_thread(evening, channel_id(evening, "lobby"))
    table = await start_table(evening, channel=opened, robots=0)
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana, "Boardwalk")
    assert int(shown["channel_id"]) == opened
    await press(ana, shown, "Bid $1")
    await press(evening.people["Ben"], await live(evening, ana, "by Ana leads"), "Pass")
    over = await see(evening, ana, saying("Sold: **Boardwalk**"))
    assert over["id"] == shown["id"]


@pytest.mark.asyncio
async def test_without_the_thread_permission_the_channel_has_the_auction_and_names_it(
    evening: Evening,
):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await evening.permit(ana.channel(), deny=["public_threads"])
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana, "Boardwalk", "**Create Public Threads**")
    assert shown["channel_id"] == ana.channel()
    await press(ana, shown, "Bid $1")
    await live(evening, ana, "by Ana leads")


@pytest.mark.asyncio
async def test_with_too_many_threads_the_channel_has_the_auction(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    evening.running.control.fault(
        {"kind": "error", "method": "POST", "path": "threads", "status": 400}
    )
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana, "Boardwalk")
    assert shown["channel_id"] == ana.channel()


@pytest.mark.asyncio
async def test_a_message_too_old_to_edit_is_posted_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)

    async def too_old(*_: object, **more: object) -> None:
        raise TooOld

    monkeypatch.setattr(evening.parts.sender, "edit", too_old)
    await press(ana, shown, "Bid $40")
    again = await live(evening, ana, "**$40** by Ana leads.")
    assert again["id"] != shown["id"]
    assert again["mentions"] == [], "nobody is called twice"
    await evening.until(lambda: not parts(newest(ana, lambda m: m["id"] == shown["id"]) or {}, 2))


@pytest.mark.asyncio
async def test_a_deleted_thread_or_message_comes_back(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    control = evening.running.control
    control.delete_channel({"channel_id": shown["channel_id"]})
    await ana.inbox.wait("THREAD_DELETE")
    await ana.slash("bid", sub("amount", option("amount", "5")))
    again = await live(evening, ben, "**$5** by Ana leads.")
    assert again["channel_id"] != shown["channel_id"]
    control.delete_message({"channel_id": again["channel_id"], "message_id": again["id"]})
    await press_slash(ben, "bid", sub("amount", option("amount", "$ 10")))
    third = await live(evening, ana, "**$10** by Ben leads.")
    assert third["channel_id"] == again["channel_id"]
    assert third["id"] != again["id"]


async def press_slash(person: Person, name: str, options: list[Json] | None = None) -> None:
    assert await person.outcome(await person.slash(name, options)) == "done"


@pytest.mark.asyncio
async def test_the_commands_do_what_the_buttons_do_also_inside_the_thread(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await press_slash(ana, "bid", sub("amount", option("amount", "5")))
    await see(evening, ana, private("no auction going on"))
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    await press_slash(ana, "bid", sub("max", option("amount", "100")))
    await evening.until(lambda: top(table).bid == 1)
    nonce = await ben.ask(
        "slash",
        channel_id=shown["channel_id"],
        command_id=ben.command("bid"),
        options=sub("amount", option("amount", "40")),
    )
    assert await ben.outcome(nonce) == "done"
    await evening.until(lambda: top(table).bid == 41)
    await press_slash(ben, "pass")
    await see(evening, ben, private("You pass."))
    await see(evening, ana, saying("Sold:", "Ana", "$41"))


@pytest.mark.asyncio
async def test_an_auction_that_ended_unseen_gets_its_result_after_the_restart(
    evening: Evening,
):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await arrange(table, auction_of(BOARDWALK, bid=10, high=0))
    await live(evening, ana, "**$10**")
    table.listeners.clear()
    await table.submit(Seat(1), Pass())
    await evening.restart_bot()
    over = await see(evening, ana, saying("Sold: **Boardwalk** goes to Ana for **$10**."))
    assert [part["label"] for part in parts(over, 2)] == ["Back to the table"]
    await evening.idle()
    posts = await evening.bot.stores.posts.of(table.game)
    assert not [kind for kind in posts if kind.base == AUCTION]


@pytest.mark.asyncio
async def test_an_archived_thread_is_reopened_for_the_next_bid(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    await evening.parts.sender.archive(int(shown["channel_id"]))
    await press_slash(ana, "bid", sub("amount", option("amount", "7")))
    again = await live(evening, ben, "**$7** by Ana leads.")
    assert again["id"] == shown["id"]
