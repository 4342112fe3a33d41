"""`/edition vote`: a channel chooses what to play next."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.store.editions import Vote
from bot.store.guilds import GuildSettings
from bot.ui.parts import Button
from bot.views.edition_votes import MOST, poll_page, result_page
from editions.loader import available, load
from engine.edition import Edition
from tests.bot.evening import Evening, buttons, option, sub
from tests.bot.moderating import override, refused
from tests.bot.reading import press, private, saying, see
from tests.patience import in_time, patience
from tests.playground.players import Json, Person

CHOICES = option("among", "classic, nyc, horse")


async def opened(evening: Evening, *more: Json) -> Json:
    """Mia opens a vote in the lobby channel; Ana sees it."""
    mia, ana = await evening.seat("Mia"), await evening.seat("Ana")
    mark = ana.mark()
    await mia.slash("edition", sub("vote", *more))
    return await ana.wait_message(saying("Which edition next?"), after=mark)


async def shows(evening: Evening, person: Person, vote: Json, *labels: str) -> Json:
    """Wait until the vote's message has these buttons."""
    return await see(
        evening, person, lambda m: m["id"] == vote["id"] and set(labels) <= set(buttons(m))
    )


async def says(evening: Evening, person: Person, vote: Json, *words: str) -> Json:
    return await see(evening, person, lambda m: m["id"] == vote["id"] and saying(*words)(m))


async def forgotten(evening: Evening) -> None:
    """Wait until the books know of no vote: that is the last thing done about one."""
    async with patience():
        while await evening.bot.editions.votes():  # noqa: ASYNC110 - the books tell nobody
            await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_everyone_has_one_voice_and_may_change_their_mind(evening: Evening):
    vote = await opened(evening, CHOICES)
    ana, ben = evening.people["Ana"], await evening.seat("Ben")
    name = load("nyc").name
    assert len(buttons(vote)) == 4
    await press(ana, vote, load("horse").name)
    await press(ben, vote, name)
    seen = await shows(evening, ana, vote, f"{name} (1)", f"{load('horse').name} (1)")
    await press(ana, seen, name)
    seen = await shows(evening, ana, vote, f"{name} (2)", f"{load('horse').name} (0)")
    await press(ana, seen, name)
    seen = await shows(evening, ana, vote, f"{name} (1)")
    nonce = await ben.click(seen, buttons(seen)["Close the vote"]["custom_id"])
    assert await ben.outcome(nonce) == "done"
    await see(evening, ben, private("Only whoever opened the vote"))
    await press(evening.people["Mia"], seen, "Close the vote")
    told = await says(evening, ana, vote, f"{name} it is", "1 voice", "/game new edition:nyc")
    assert list(buttons(told)) == [f"Play {name}"]
    await forgotten(evening)
    assert await evening.bot.db.rows("SELECT * FROM edition_ballots") == []


@pytest.mark.asyncio
async def test_whoever_may_use_the_command_may_close_a_vote(evening: Evening):
    vote = await opened(evening, CHOICES)
    ben, mia = await evening.seat("Ben"), evening.people["Mia"]
    await refused(ben, "edition", sub("close"))
    override(evening, "edition", ben, allowed=True)
    await press(ben, vote, "Close the vote")  # nobody can know yet that he may
    await see(evening, ben, private("/edition close"))
    await ben.slash("edition", sub("close"))
    await see(evening, ben, private("The vote is closed"))
    await says(evening, ben, vote, "No edition chosen")
    await forgotten(evening)
    await ben.slash("edition", sub("close"))
    await see(evening, ben, private("Nobody votes on editions in this channel"))
    vote = await opened(evening, CHOICES)
    await press(ben, vote, "Close the vote")
    await says(evening, mia, vote, "No edition chosen")


@pytest.mark.asyncio
async def test_a_vote_ends_by_itself_also_after_a_restart_and_opens_a_table(evening: Evening):
    vote = await opened(evening, CHOICES, option("minutes", 10, 4))
    ana = evening.people["Ana"]
    assert f"<t:{int(evening.time.now) + 600}:t>" in vote["content"]
    await press(ana, vote, load("horse").name)
    await shows(evening, ana, vote, f"{load('horse').name} (1)")
    await evening.stop_bot()
    evening.time.now += 300
    await evening.start_bot()
    seen = await shows(evening, ana, vote, f"{load('horse').name} (1)", "Close the vote")
    await press(ana, seen, load("horse").name)
    await shows(evening, ana, vote, f"{load('horse').name} (0)")
    await press(ana, seen, load("nyc").name)
    await shows(evening, ana, vote, f"{load('nyc').name} (1)")
    evening.time.now += 301
    told = await says(evening, ana, vote, f"{load('nyc').name} it is")
    mark = ana.mark()
    await press(ana, told, "Play")
    await ana.wait_message(saying(load("nyc").name, "Ana's table"), after=mark)
    (row,) = await evening.bot.games.with_status("lobby")
    assert row.settings.edition == "nyc"
    assert row.settings.seats == load("nyc").max_players


@pytest.mark.asyncio
async def test_a_vote_that_could_not_be_counted_is_counted_a_little_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    vote = await opened(evening, CHOICES, option("minutes", 10, 4))
    ana, count = evening.people["Ana"], evening.bot.editions.count
    await press(ana, vote, load("horse").name)
    await shows(evening, ana, vote, f"{load('horse').name} (1)")
    failed = asyncio.Event()

    async def unlucky(number: int) -> dict[str, int]:
        if failed.is_set():
            return await count(number)
        failed.set()
        raise OSError("the disk is full")

    monkeypatch.setattr(evening.bot.editions, "count", unlucky)
    evening.time.now += 601
    await in_time(failed.wait())
    await says(evening, ana, vote, f"{load('horse').name} it is")
    await forgotten(evening)


@pytest.mark.asyncio
async def test_a_tie_leaves_the_choice_open_and_silence_chooses_nothing(evening: Evening):
    vote = await opened(evening, CHOICES)
    ana, ben, mia = evening.people["Ana"], await evening.seat("Ben"), evening.people["Mia"]
    await press(ana, vote, load("nyc").name)
    await press(ben, vote, load("horse").name)
    await shows(evening, ana, vote, f"{load('nyc').name} (1)", f"{load('horse').name} (1)")
    await press(mia, vote, "Close the vote")
    told = await says(evening, ana, vote, "A tie", "1 voice each")
    assert len(buttons(told)) == 2
    nonce = await ana.click(told, buttons(told)[f"Play {load('horse').name}"]["custom_id"])
    assert await ana.outcome(nonce) == "done"
    await forgotten(evening)
    again = await opened(evening)
    assert len(buttons(again)) == len(available()) + 1
    await press(mia, again, "Close the vote")
    told = await says(evening, ana, again, "Nobody voted")
    assert not buttons(told)


@pytest.mark.asyncio
async def test_what_cannot_be_voted_on_is_refused_in_words(evening: Evening):
    mia, ben = await evening.seat("Mia"), await evening.seat("Ben")
    for given, words in (
        (option("among", "classic"), "at least two editions"),
        (option("among", "classic, classic"), "at least two editions"),
        (option("among", "classic, atlantis"), "no edition called `atlantis`"),
        (option("minutes", 0, 4), "1 to 1440 minutes"),
    ):
        await mia.slash("edition", sub("vote", given))
        await see(evening, mia, private(words))
    assert (await ben.refusal(await ben.slash("edition", sub("vote"))))["code"] == 50013
    vote = await opened(evening, CHOICES)
    await mia.slash("edition", sub("vote"))
    await see(evening, mia, private("is voting already", vote["id"]))
    await mia.slash("edition", sub("vote"), channel="table-one")
    await see(evening, mia, lambda m: m["channel_id"] == mia.channel("table-one"))


@pytest.mark.asyncio
async def test_only_what_the_server_allows_is_voted_on_and_can_win(evening: Evening):
    mia = await evening.seat("Mia")
    guilds, guild = evening.bot.guild_settings, int(mia.guild()["id"])
    await guilds.change(guild, lambda _: GuildSettings(barred_editions=("nyc",), speed="slow"))
    vote = await opened(evening)
    ana = evening.people["Ana"]
    assert len(buttons(vote)) == len(available())
    assert not [label for label in buttons(vote) if label.startswith(load("nyc").name)]
    await press(ana, vote, load("horse").name)
    await press(mia, vote, load("dotcom").name)
    await shows(evening, ana, vote, f"{load('horse').name} (1)", f"{load('dotcom').name} (1)")
    await guilds.change(guild, lambda now: replace(now, barred_editions=("nyc", "dotcom")))
    await press(mia, vote, "Close the vote")
    told = await says(evening, ana, vote, f"{load('horse').name} it is")
    await press(ana, told, "Play")
    await see(evening, ana, saying("Ana's table"))
    (row,) = await evening.bot.games.with_status("lobby")
    assert (row.settings.edition, row.settings.speed) == ("horse", "slow")


@pytest.mark.asyncio
async def test_a_vote_where_the_bot_may_not_write_is_refused_and_not_kept(evening: Evening):
    mia = await evening.seat("Mia")
    where = {"channel_id": mia.channel(), "deny": ["send_messages"]}
    evening.running.control.permission(where)
    await mia.slash("edition", sub("vote", CHOICES))
    await see(evening, mia, private("Send Messages"))
    assert await evening.bot.editions.votes() == []


@pytest.mark.asyncio
async def test_a_vote_whose_channel_is_gone_is_forgotten(evening: Evening):
    vote = await opened(evening, CHOICES)
    await see(evening, evening.people["Mia"], private("The vote is open"))
    evening.running.control.delete_channel({"channel_id": vote["channel_id"]})
    evening.time.now += 3600
    await evening.bot.edition_votes.tick()
    await forgotten(evening)


@pytest.mark.asyncio
async def test_a_vote_whose_message_was_deleted_is_posted_again(evening: Evening):
    vote = await opened(evening, CHOICES)
    ana = evening.people["Ana"]
    gone = {"channel_id": vote["channel_id"], "message_id": vote["id"]}
    evening.running.control.delete_message(gone)
    mark = ana.mark()
    evening.time.now += 3600
    await ana.wait_message(saying("No edition chosen"), after=mark)


# The pages, without Discord.


def many(count: int) -> list[Edition]:
    name = "*Wonderful_" * 8
    return [replace(load("classic"), id=f"edition_{n:022}", name=name) for n in range(count)]


def test_the_largest_vote_fits_a_message():
    page = poll_page(Vote(2**40, 1, 1, 1, 1, (), 1e9), many(MOST), {})
    assert len(page.text) <= 2000
    assert "Wonderful" in poll_page(Vote(1, 1, 1, 1, 1, (), 1e9), many(5), {}).text
    assert len(page.rows) == 5
    ids = [part.custom_id for row in page.rows for part in row if isinstance(part, Button)]
    assert len(set(ids)) == MOST + 1
    assert all(len(one) <= 100 for one in ids)


def test_a_tie_of_all_fits_a_message():
    editions = many(MOST)
    page = result_page(editions, {ed.id: 3 for ed in editions})
    assert len(page.rows) == 4
    assert len(page.text) <= 2000
