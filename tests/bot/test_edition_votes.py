"""`/edition vote`: a channel chooses what to play next."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.present.edition_polls import MOST, poll_page, result_page
from bot.store.editions import Vote
from editions.loader import available, load
from engine.edition import Edition
from tests.bot.evening import Evening, buttons, option, sub
from tests.bot.reading import press, private, saying, see
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
    for table in ("edition_votes", "edition_ballots"):
        assert await evening.bot.db.rows(f"SELECT * FROM {table}") == []


@pytest.mark.asyncio
async def test_a_vote_ends_by_itself_also_after_a_restart_and_opens_a_table(evening: Evening):
    vote = await opened(evening, CHOICES, option("minutes", 10, 4))
    ana = evening.people["Ana"]
    assert f"<t:{int(evening.time.now) + 600}:t>" in vote["content"]
    await press(ana, vote, load("horse").name)
    await evening.stop_bot()
    evening.time.now += 300
    await evening.start_bot()
    seen = await shows(evening, ana, vote, f"{load('horse').name} (1)", "Close the vote")
    await press(ana, seen, load("horse").name)
    await shows(evening, ana, vote, f"{load('horse').name} (0)")
    await press(ana, seen, load("nyc").name)
    evening.time.now += 301
    told = await says(evening, ana, vote, f"{load('nyc').name} it is")
    mark = ana.mark()
    await press(ana, told, "Play")
    await ana.wait_message(saying(load("nyc").name, "Ana's table"), after=mark)
    (row,) = await evening.bot.games.with_status("lobby")
    assert row.settings.edition == "nyc"
    assert row.settings.seats == load("nyc").max_players


@pytest.mark.asyncio
async def test_a_tie_leaves_the_choice_open_and_silence_chooses_nothing(evening: Evening):
    vote = await opened(evening, CHOICES)
    ana, ben, mia = evening.people["Ana"], await evening.seat("Ben"), evening.people["Mia"]
    await press(ana, vote, load("nyc").name)
    await press(ben, vote, load("horse").name)
    await press(mia, vote, "Close the vote")
    told = await says(evening, ana, vote, "A tie", "1 voice each")
    assert len(buttons(told)) == 2
    nonce = await ana.click(told, buttons(told)[f"Play {load('horse').name}"]["custom_id"])
    assert await ana.outcome(nonce) == "done"
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
async def test_a_vote_whose_channel_is_gone_is_forgotten(evening: Evening):
    vote = await opened(evening, CHOICES)
    evening.running.control.delete_channel({"channel_id": vote["channel_id"]})
    evening.time.now += 3600
    await evening.until(lambda: not evening.bot.polls._due)
    for _ in range(200):
        if not await evening.bot.editions.votes():
            break
    assert await evening.bot.editions.votes() == []


@pytest.mark.asyncio
async def test_a_vote_whose_message_was_deleted_is_posted_again(evening: Evening):
    vote = await opened(evening, CHOICES)
    ana, mia = evening.people["Ana"], evening.people["Mia"]
    gone = {"channel_id": vote["channel_id"], "message_id": vote["id"]}
    evening.running.control.delete_message(gone)
    mark = ana.mark()
    evening.time.now += 3600
    await ana.wait_message(saying("No edition chosen"), after=mark)
    assert mia is not ana


# The pages, without Discord.


def many(count: int) -> list[Edition]:
    name = "*Wonderful_" * 8
    return [replace(load("classic"), id=f"edition_{n:022}", name=name) for n in range(count)]


def test_the_largest_vote_fits_a_message():
    page = poll_page(Vote(2**40, 1, 1, 1, 1, (), 1e9), many(MOST), {})
    assert len(page.text) <= 4000
    assert len(page.rows) == 5
    ids = [part.custom_id for row in page.rows for part in row]
    assert len(set(ids)) == MOST + 1
    assert all(len(one) <= 100 for one in ids)


def test_a_tie_of_all_fits_a_message():
    editions = many(MOST)
    page = result_page(editions, {ed.id: 3 for ed in editions})
    assert len(page.rows) == 4
    assert len(page.text) <= 2000
