"""Auctions: by buttons, by form, by a secret maximum, on time, and through every mishap."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from bot.discord_io import TooOld, address
from bot.refused import Refused
from bot.store.people import Ping, Preferences
from bot.tables.proxy import proxy_bid, top_auction
from bot.tables.table import LiveTable
from bot.ui.amounts import amount_of
from bot.ui.parts import Button
from bot.views.auction import auction_message, price_steps
from editions.loader import load
from engine.actions import KeepMortgaged, Pass, Resign
from engine.decisions import Auction, BuildingSale, BuyChoice, EstateSale, MortgagedDeed
from engine.edition import Currency, Pos, Seat
from engine.setup import blank
from engine.state import BANK, GameState
from tests.bot.evening import Evening, option, sub
from tests.bot.reading import asleep, button, fill_in, newest, parts, press, private, saying, see
from tests.bot.seeing import forge, table_now
from tests.bot.tables import a_table, arrange, channel_id, fresh_id, give, start_table, turn_of
from tests.playground.players import Json, Person

BOARDWALK, PARK = Pos(39), Pos(37)
LIVE = saying("### Auction")


def auction_of(
    pos: int, *seats: int, bid: int = 0, high: int = BANK
) -> Callable[[GameState], None]:
    """A deed goes under the hammer while seat 0 is about to end its turn."""

    def change(s: GameState) -> None:
        turn_of(0, "end")(s)
        sitting = tuple(Seat(seat) for seat in seats or range(len(s.players)))
        s.pending.append(Auction(fresh_id(s), sitting, Pos(pos), bid=bid, high=Seat(high)))

    return change


async def live(evening: Evening, person: Person, *parts: str) -> Json:
    return await see(evening, person, saying("### Auction", *parts))


def top(table: LiveTable) -> Auction:
    auction = top_auction(table.state)
    assert auction is not None
    return auction


def sold(table: LiveTable, pos: int = BOARDWALK) -> Seat:
    return table.state.owner[pos]


def answered(table: LiveTable, bid: int) -> bool:
    """Whether the computer has raised once more, or the auction is over."""
    auction = top_auction(table.state)
    return auction is None or (auction.high == 2 and auction.bid > bid)


@pytest.mark.asyncio
async def test_two_people_and_a_computer_settle_an_auction_by_buttons_alone(evening: Evening):
    table = await start_table(evening, robots=1)
    ana, ben = evening.people["Ana"], evening.people["Ben"]

    def landed(s: GameState) -> None:
        turn_of(0, "end")(s)
        s.pending.append(BuyChoice(fresh_id(s), Seat(0), BOARDWALK))

    await arrange(table, landed)
    offered = await see(
        evening, ana, lambda m: any("do:decline" in p["custom_id"] for p in parts(m, 2))
    )
    (auction_it,) = [p for p in parts(offered, 2) if "do:decline" in p["custom_id"]]
    await ana.click(offered, auction_it["custom_id"])
    await evening.until(lambda: top_auction(table.state))
    thread = await ana.inbox.wait("THREAD_CREATE")
    assert (thread["name"], thread["parent_id"]) == ("Auction house", ana.channel())
    first = await live(evening, ana, "Boardwalk")
    assert first["channel_id"] == thread["id"]
    assert "price $400" in first["attachments"][0]["description"]
    await evening.until(lambda: top(table).high == 2)
    robots_bid = top(table).bid
    shown = await live(evening, ben, f"**${robots_bid}** by Robo 1 leads.")
    await press(ben, shown, "Pass")
    await evening.until(lambda: Seat(1) not in top(table).seats)
    while table.state.pending:
        shown = await live(evening, ana, f"**${top(table).bid}** by Robo 1 leads.")
        bid = top(table).bid
        await press(ana, shown, parts(shown, 2)[2]["label"])
        await evening.until(partial(answered, table, bid))
    assert sold(table) == 0
    paid = 1500 - table.state.players[0].cash
    over = await see(evening, ben, saying(f"Sold: **Boardwalk** goes to Ana for **${paid}**."))
    (back,) = parts(over, 2)
    table_post = (await evening.bot.posts.of(table.game))["table"]
    assert (back["label"], back["url"]) == (
        "Back to the table",
        address(table.guild, table_post.channel, table_post.message),
    )
    assert "Ana buys Boardwalk for" in over["attachments"][0]["description"]
    await evening.until(lambda: asleep(evening, first))
    told = [m for m in await ana.history(thread["id"]) if m["content"].startswith("Sold")]
    assert len(told) == 1, "once is enough"
    assert "auction-thread" in await evening.bot.posts.of(table.game)


@pytest.mark.asyncio
async def test_the_next_auction_wakes_the_same_thread(evening: Evening):
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
async def test_bidders_are_called_once_and_only_those_who_like_to_be(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    ana, ben, cleo = (evening.people[name] for name in ("Ana", "Ben", "Cleo"))
    await evening.bot.people.choose(int(cleo.id), Preferences(ping="never"))
    await arrange(table, auction_of(BOARDWALK, 1, 2))
    shown = await live(evening, ana, "Boardwalk")
    first = await ana.wait_message(LIVE)
    assert [user["id"] for user in first["mentions"]] == [ben.id]
    assert first["id"] == shown["id"]


@pytest.mark.asyncio
async def test_an_own_amount_may_be_written_freely_and_must_be_high_enough(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    await fill_in(ana, shown, "Own amount", amount="$1,2 0")
    await evening.until(lambda: top(table).bid == 120)
    shown = await live(evening, ben, "**$120** by Ana leads.")
    assert [p["label"] for p in parts(shown, 2)][:3] == ["Bid $121", "Bid $160", "Bid $250"]
    await fill_in(ben, shown, "Own amount", amount="90")
    await see(evening, ben, private("Bid at least $121."))
    await fill_in(ben, shown, "Own amount", amount="a lot")
    await see(evening, ben, private("“a lot” is not an amount"))
    await fill_in(ben, shown, "Own amount", amount="9000")
    await see(evening, ben, private("That takes $9,000, and $1,500 is free to spend."))
    await ana.click(shown, button(shown, "Pass")["custom_id"])
    await see(evening, ana, private("binding"))
    assert (top(table).bid, top(table).high) == (120, 0)


@pytest.mark.asyncio
async def test_a_price_button_pressed_too_late_never_bids_more_than_it_says(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    await press(ana, shown, "Bid $40")
    await evening.until(lambda: top(table).bid == 40)
    table_message = await evening.until(lambda: table_now(ben))
    await forge(evening, ben, table_message, button(shown, "Bid $40")["custom_id"])
    await see(evening, ben, private("Bid at least $41."))
    shown = await live(evening, ben, "**$40**")
    await press(ben, shown, "Pass")
    await see(evening, ana, saying("Sold:", "Ana", "$40"))
    assert sold(table) == 0


@pytest.mark.asyncio
async def test_two_secret_maxima_fight_it_out_and_nobody_sees_them(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    await fill_in(ana, shown, "Maximum bid", amount="300")
    await see(evening, ana, private("up to **$300**"))
    await evening.until(lambda: top(table).bid == 1)
    seq = table.seq
    await fill_in(ben, shown, "Maximum bid", amount="180")
    await evening.until(lambda: top(table).bid == 181)
    assert (top(table).high, table.seq) == (0, seq + 2), "two bids, not one for every dollar"
    shown = await live(evening, ben, "**$181** by Ana leads.")
    await press(ben, shown, "Bid $220")
    await evening.until(lambda: top(table).bid == 221)
    await press(ben, await live(evening, ben, "**$221**"), "Pass")
    await see(evening, ben, saying("Sold:", "Ana", "$221"))
    heard = [
        d["content"] for name, d in ben.inbox.got if name.startswith("MESSAGE_") and "content" in d
    ]
    assert not any("$300" in text for text in heard)
    await evening.idle()
    assert await evening.bot.db.rows("SELECT * FROM limits") == [], "forgotten with the auction"


@pytest.mark.asyncio
@pytest.mark.parametrize("wish", ["always", "idle", "direct"])
async def test_whose_maximum_is_beaten_is_told_once_and_nobody_else_is(
    evening: Evening, wish: Ping
):
    table, shown = await with_a_maximum(evening, wish)
    ana, ben, cleo = (evening.people[name] for name in ("Ana", "Ben", "Cleo"))
    mark = cleo.mark()
    await fill_in(ben, shown, "Own amount", amount="140")
    words = saying("our maximum of $120 for", "Ben bid **$140**")
    told = await cleo.wait_message(words, after=mark)
    assert told["channel_id"] not in (shown["channel_id"], str(table.channel))
    await press(ana, await live(evening, ana, "**$140**"), "Bid $141")
    await live(evening, cleo, "**$141** by Ana leads.")
    await evening.idle()
    assert [m["id"] for m in heard_of_a_maximum(cleo)] == [told["id"]]
    assert heard_of_a_maximum(ben) == []


@pytest.mark.asyncio
@pytest.mark.parametrize("wish", ["never", "always"])
async def test_who_cannot_or_does_not_want_to_be_told_of_a_beaten_maximum_is_not_named(
    evening: Evening, wish: Ping
):
    table, shown = await with_a_maximum(evening, wish)
    ben, cleo = evening.people["Ben"], evening.people["Cleo"]
    if wish != "never":
        evening.running.control.fault(
            {"kind": "error", "status": 403, "method": "POST", "path": "/users/@me/channels"}
        )
    await fill_in(ben, shown, "Own amount", amount="140")
    await live(evening, ben, "**$140** by Ben leads.")
    await evening.idle()
    assert evening.bot.limits.of(table.game, top(table).id) == {}
    assert heard_of_a_maximum(cleo) == heard_of_a_maximum(ben) == []


async def with_a_maximum(evening: Evening, wish: Ping) -> tuple[LiveTable, Json]:
    """An auction where Cleo, who likes to be called like this, secretly goes up to $120."""
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    cleo = evening.people["Cleo"]
    await evening.bot.people.choose(int(cleo.id), Preferences(ping=wish))
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, evening.people["Ana"])
    await fill_in(cleo, shown, "Maximum bid", amount="120")
    await live(evening, evening.people["Ben"], "**$1** by Cleo leads.")
    return table, shown


def heard_of_a_maximum(person: Person) -> list[Json]:
    return [m for m in person.inbox.all("MESSAGE_CREATE") if "beaten" in m["content"]]


@pytest.mark.asyncio
async def test_whoever_passes_is_not_told_that_their_maximum_was_beaten(evening: Evening):
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    ana, ben, cleo = (evening.people[name] for name in ("Ana", "Ben", "Cleo"))
    await arrange(table, auction_of(BOARDWALK, bid=50, high=1))
    shown = await live(evening, ana)
    await evening.bot.limits.keep(table.game, top(table).id, int(cleo.id), 120)
    await press(cleo, shown, "Pass")
    await fill_in(ana, shown, "Own amount", amount="140")
    await live(evening, ben, "**$140** by Ana leads.")
    await evening.idle()
    assert not [m for m in cleo.inbox.all("MESSAGE_CREATE") if "beaten" in m["content"]]


@pytest.mark.asyncio
async def test_a_maximum_that_cannot_bid_is_refused(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK, bid=50, high=0))
    shown = await live(evening, ben, "**$50**")
    await fill_in(ben, shown, "Maximum bid", amount="50")
    await see(evening, ben, private("at least $51"))
    await fill_in(ben, shown, "Maximum bid", amount="1501")
    await see(evening, ben, private("$1,500 to spend"))
    await fill_in(ana, shown, "Maximum bid", amount="1500")
    await see(evening, ana, private("up to **$1,500**"))
    assert (top(table).bid, top(table).high) == (50, 0), "the leader does not bid against herself"


@pytest.mark.asyncio
async def test_the_clock_runs_anew_with_every_bid_and_then_the_hammer_falls(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    begun = int(evening.time.now)
    shown = await live(evening, ana, f"<t:{begun + 25}:R>")
    evening.time.now += 20
    await press(ana, shown, "Bid $40")
    await live(evening, ben, f"<t:{begun + 45}:R>")
    evening.time.now += 24
    await evening.bot.tables.tick()
    assert top(table).bid == 40, "five seconds were added by the late bid"
    evening.time.now += 2
    await evening.bot.tables.tick()
    await see(evening, ben, saying("Sold: **Boardwalk** goes to Ana for **$40**."))


@pytest.mark.asyncio
async def test_a_deed_nobody_wants_stays_with_the_bank(evening: Evening):
    table = await start_table(evening, robots=0, speed="live")
    ana = evening.people["Ana"]
    await arrange(table, auction_of(BOARDWALK))
    await live(evening, ana)
    evening.time.now += 26
    await evening.bot.tables.tick()
    await see(evening, ana, saying("Nobody bid. **Boardwalk** stays with the Bank."))
    assert sold(table) == BANK


@pytest.mark.asyncio
async def test_buildings_are_auctioned_one_after_the_other(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]

    def scarce(s: GameState) -> None:
        turn_of(0, "end")(s)
        give(s, 0, 37, 39)
        give(s, 1, 1, 3)
        s.bank.houses = 1
        wants = ((Seat(0), 1), (Seat(1), 1))
        s.pending.append(BuildingSale(fresh_id(s), "house", wants))
        s.pending.append(Auction(fresh_id(s), (Seat(0), Seat(1)), building="house"))

    await arrange(table, scarce)
    shown = await live(evening, ana, "a house", "The winner chooses the lot", "Too few are left")
    assert [p["label"] for p in parts(shown, 2)][:3] == ["Bid $1", "Bid $20", "Bid $60"]
    await press(ben, shown, "Bid $60")
    await press(ana, await live(evening, ana, "**$60** by Ben leads."), "Pass")
    await see(evening, ana, saying("Sold: Ben gets a house for **$60**."))


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
    opened = await evening.bot.discord_io.open_thread(channel_id(evening, "lobby"), "Our game")
    table = await start_table(evening, channel=opened, robots=0)
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana, "Boardwalk")
    assert int(shown["channel_id"]) == opened
    await press(ana, shown, "Bid $1")
    await press(evening.people["Ben"], await live(evening, ana, "by Ana leads"), "Pass")
    over = await see(evening, ana, saying("Sold: **Boardwalk**"))
    assert over["id"] == shown["id"]


@pytest.mark.asyncio
async def test_without_the_permission_the_channel_will_do_and_says_what_is_missing(
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
async def test_where_no_more_threads_fit_the_channel_will_do(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    evening.running.control.fault(
        {"kind": "error", "method": "POST", "path": "threads", "status": 400}
    )
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana, "Boardwalk")
    assert shown["channel_id"] == ana.channel()


@pytest.mark.asyncio
async def test_a_message_too_old_to_change_is_posted_anew(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)

    async def too_old(*_: object) -> None:
        raise TooOld

    for how in ("edit", "edit_pressed"):
        monkeypatch.setattr(evening.bot.discord_io, how, too_old)
    await press(ana, shown, "Bid $40")
    again = await live(evening, ana, "**$40** by Ana leads.")
    assert again["id"] != shown["id"]
    assert again["mentions"] == [], "nobody is called twice"
    await evening.until(lambda: not parts(newest(ana, lambda m: m["id"] == shown["id"]) or {}, 2))


@pytest.mark.asyncio
async def test_bidding_starts_again_for_all_when_the_leader_leaves_but_no_maximum_does(
    evening: Evening,
):
    """AUC-7: who passed may bid again, and only by their own hand."""
    table = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0)
    ana, cleo = evening.people["Ana"], evening.people["Cleo"]
    await arrange(table, auction_of(BOARDWALK, bid=150, high=1))
    shown = await live(evening, ana)
    await evening.bot.limits.keep(table.game, top(table).id, int(cleo.id), 200)
    await press(cleo, shown, "Pass")
    await live(evening, cleo, "**$150** by Ben leads.", "Still in: Ana.")
    await table.submit(Seat(1), Resign())
    shown = await live(evening, cleo, "The printed price", "Still in: Ana and Cleo")
    await evening.idle()
    assert (top(table).bid, top(table).high) == (0, BANK)
    await press(cleo, shown, "Bid $1")
    await live(evening, ana, "**$1** by Cleo leads.")


@pytest.mark.asyncio
async def test_bidding_rests_while_something_else_is_settled(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    await live(evening, ana)

    def received(s: GameState) -> None:
        give(s, 1, PARK)
        s.mortgaged[PARK] = True
        s.pending.append(MortgagedDeed(fresh_id(s), Seat(1), PARK, 18))

    await arrange(table, received)
    resting = await live(evening, ana, "Bidding rests")
    assert not parts(resting, 2)
    await table.submit(Seat(1), KeepMortgaged(PARK))
    await evening.until(lambda: parts(newest(ben, LIVE) or {}, 2))


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
    await see(evening, ben, private("for others"))
    await see(evening, ana, saying("Sold:", "Ana", "$41"))


@pytest.mark.asyncio
async def test_an_onlooker_cannot_bid(evening: Evening):
    table = await start_table(evening, robots=0)
    dan = await evening.seat("Dan")
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, dan)
    for label in ("Bid $1", "Own amount", "Maximum bid", "Pass"):
        mark = dan.mark()
        await dan.click(shown, button(shown, label)["custom_id"])
        await dan.wait_message(private("no seat at this table"), after=mark)
    assert top(table).bid == 0


@pytest.mark.asyncio
async def test_a_restart_in_mid_auction_keeps_message_maximum_and_buttons(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    await fill_in(ana, shown, "Maximum bid", amount="100")
    shown = await live(evening, ben, "**$1** by Ana leads.")
    await evening.stop_bot()
    await evening.start_bot()
    table = evening.table()
    await press(ben, shown, "Bid $40")
    await evening.until(lambda: top(table).bid == 41)
    again = await live(evening, ben, "**$41** by Ana leads.")
    assert again["id"] == shown["id"]
    assert len(ana.inbox.all("THREAD_CREATE")) == 1
    await press(ben, again, "Pass")
    await see(evening, ana, saying("Sold: **Boardwalk** goes to Ana for **$41**."))


@pytest.mark.asyncio
async def test_an_auction_that_ended_while_nobody_could_be_told_is_told_after_the_restart(
    evening: Evening,
):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await arrange(table, auction_of(BOARDWALK, bid=10, high=0))
    await live(evening, ana, "**$10**")
    table.listeners.clear()
    await table.submit(Seat(1), Pass())
    await evening.stop_bot()
    await evening.start_bot()
    over = await see(evening, ana, saying("Sold: **Boardwalk** goes to Ana for **$10**."))
    assert [part["label"] for part in parts(over, 2)] == ["Back to the table"]
    await evening.idle()
    posts = await evening.bot.posts.of(table.game)
    assert not [kind for kind in posts if kind.startswith("auction:")]


@pytest.mark.asyncio
async def test_a_thread_that_fell_asleep_is_woken_for_the_next_bid(evening: Evening):
    table = await start_table(evening, robots=0)
    ana, ben = evening.people["Ana"], evening.people["Ben"]
    await arrange(table, auction_of(BOARDWALK))
    shown = await live(evening, ana)
    await evening.bot.discord_io.archive(int(shown["channel_id"]))
    await press_slash(ana, "bid", sub("amount", option("amount", "7")))
    again = await live(evening, ben, "**$7** by Ana leads.")
    assert again["id"] == shown["id"]


@pytest.mark.asyncio
async def test_a_paused_table_takes_no_bids_and_shows_no_prices(evening: Evening):
    table = await start_table(evening, robots=0)
    ana = evening.people["Ana"]
    await arrange(table, auction_of(BOARDWALK))
    await live(evening, ana)
    await table.pause()
    paused = await live(evening, ana, "This table is paused")
    assert not parts(paused, 2)
    await table.resume()
    await evening.until(lambda: parts(newest(ana, LIVE) or {}, 2))


def test_prices_are_the_least_one_and_two_round_jumps():
    assert price_steps(0, 400) == (1, 40, 150)
    assert price_steps(18, 150) == (19, 35, 60)
    assert price_steps(120, 200) == (121, 140, 180)
    assert price_steps(0, 60) == (1, 6, 20)
    assert price_steps(7, 8) == (8, 9, 10)


@pytest.mark.parametrize("price", [1, 8, 60, 100, 150, 320, 400, 40_000])
def test_prices_always_rise(price: int):
    for bid in range(0, 2 * price + 10, max(1, price // 37)):
        least, jump, leap = price_steps(bid, price)
        assert bid < least < jump < leap


@pytest.mark.parametrize(
    ("cash", "offered"),
    [(1500, [19, 35, 60]), (60, [19, 35, 60]), (50, [19, 35, 50]), (19, [19]), (18, [])],
)
def test_no_price_is_above_the_cash_of_the_richest_bidder(cash: int, offered: list[int]):
    ed = load("classic")
    s = blank(ed, ed.tokens[:3])
    for player in s.players:
        player.cash = cash
    auction = Auction(5, (Seat(0), Seat(1), Seat(2)), Pos(12), bid=18, high=Seat(2))
    s.pending.append(auction)
    rows = auction_message(a_table(ed, s), auction).rows
    bids = [part.label for row in rows for part in row if isinstance(part, Button)]
    assert [bid for bid in bids if bid.startswith("Bid")] == [f"Bid ${one}" for one in offered]


def duel(bid: int, high: int, limits: dict[int, int], cash: int = 1500) -> tuple[int, int] | None:
    """The next bid by a maximum between three seats."""
    ed = load("classic")
    s = blank(ed, ed.tokens[:3])
    for player in s.players:
        player.cash = cash
    auction = Auction(5, (Seat(0), Seat(1), Seat(2)), BOARDWALK, bid=bid, high=Seat(high))
    s.pending.append(auction)
    return proxy_bid(s, auction, {Seat(seat): amount for seat, amount in limits.items()})


def test_a_maximum_bids_only_as_high_as_needed():
    assert duel(0, BANK, {0: 300}) == (0, 1)
    assert duel(50, 1, {0: 300}) == (0, 51)
    assert duel(50, 0, {0: 300}) is None, "one does not outbid oneself"
    assert duel(300, 1, {0: 300}) is None
    assert duel(50, 1, {0: 300, 1: 180}) == (0, 181)
    assert duel(50, 1, {0: 180, 1: 300}) == (0, 180), "the leader's maximum answers this"
    assert duel(180, 0, {0: 180, 1: 300}) == (1, 181)
    assert duel(0, BANK, {0: 100, 1: 250, 2: 200}) == (1, 201)


def test_of_two_equal_maxima_the_earlier_one_wins():
    assert duel(0, BANK, {1: 200, 0: 200}) == (1, 200)
    assert duel(10, 1, {1: 200, 0: 200}) == (0, 199)
    assert duel(199, 0, {1: 200, 0: 200}) == (1, 200)


def test_a_maximum_never_exceeds_the_cash():
    assert duel(95, 1, {0: 300}, cash=100) == (0, 96)
    assert duel(100, 1, {0: 300}, cash=100) is None


@pytest.mark.parametrize(
    ("text", "currency", "amount"),
    [
        ("120", Currency(), 120),
        (" $1,200 ", Currency(), 1200),
        ("1.5k", Currency(), 1500),
        ("1200000", Currency(scale=10_000), 120),
        ("$1.2m", Currency(scale=10_000), 120),
        ("200", Currency(suffix=" million", scale=10**6, display_unit=10**6), 200),
        ("$200 million", Currency(suffix=" million", scale=10**6, display_unit=10**6), 200),
        ("40 shells", Currency(prefix="", suffix=" shells"), 40),
        ("$ 1 200", Currency(), 1200),
        ("1’200’000", Currency(), 1_200_000),
        ("1,200.50k", Currency(), 1_200_500),
        ("1.20m", Currency(), 1_200_000),
    ],
)
def test_amounts_are_read_as_people_write_them(text: str, currency: Currency, amount: int):
    assert amount_of(text, currency) == amount


TOO_LONG = ["0" * 20 + "5", "1." + "0" * 20 + "5", "1" + " " * 30 + "k", "1" * 5000]


NO_NUMBERS = ["", "-5", "much", "1.5", "12€", "9" * 30, "0x10", "²", "٣", "1.2.3", "1.m"]


@pytest.mark.parametrize("text", [*NO_NUMBERS, *TOO_LONG])
def test_other_texts_are_no_amounts(text: str):
    with pytest.raises(Refused, match="whole steps"):
        amount_of(text, Currency())
