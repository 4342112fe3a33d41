"""League nights: sign-ups, draws, points, standing, final and restarts."""

from __future__ import annotations

import asyncio
import re
from hashlib import sha256
from itertools import combinations
from random import Random

import pytest

from bot.hosting.damage import damage
from bot.results.league.draw import (
    LARGEST,
    LEAST,
    WIN,
    draw,
    points,
    seat_by_standing,
    sizes,
    standing,
)
from bot.store.database.codec import GameSettings
from bot.store.database.repository import AlreadyExists, LimitReached
from bot.store.database.writer import Owner
from bot.store.messages.kinds import FINAL, LEAGUE
from bot.store.messages.posts import Post
from bot.store.results.league_nights import KEPT, MOST_PLAYERS, Leagues, LeagueStatus
from bot.tables.table import LiveTable
from engine.edition import Seat
from tests.bot.messages.test_at_most_once import Trap
from tests.support.evening import Evening, buttons, option, sub
from tests.support.finishing import give_up
from tests.support.lobbying import told
from tests.support.moderating import override, refused
from tests.support.patience import until
from tests.support.players import Json, Person
from tests.support.reading import press, private, saying, see
from tests.support.tables import channel_id

# Draws and points


@pytest.mark.parametrize("players", range(LEAST, 41))
def test_tables_have_three_to_five_seats_for_everybody(players: int):
    tables = sizes(players)
    assert sum(tables) == players
    assert all(LEAST <= size <= LARGEST for size in tables)
    if players % 4 == 0:
        assert set(tables) == {4}
    assert sizes(LEAST - 1) == []


def test_a_draw_seats_everybody_once_with_few_repeated_meetings():
    random = Random(1)
    first = draw(range(16), [], random)
    second = draw(range(16), first, random)
    for tables in (first, second):
        assert sorted(user for table in tables for user in table) == list(range(16))
    met = {pair for table in first for pair in combinations(sorted(table), 2)}
    again = [p for table in second for p in combinations(sorted(table), 2) if p in met]
    assert len(again) <= 3
    assert first != draw(range(16), [], Random(2))


def test_the_best_players_sit_at_the_first_table():
    assert seat_by_standing([9, 8, 7, 6, 5, 4, 3]) == [[9, 8, 7, 6], [5, 4, 3]]


@pytest.mark.parametrize(
    ("ranks", "won"),
    [
        ((1, 2, 3), [12, 6, 0]),
        ((4, 3, 2, 1), [0, 4, 8, 12]),
        ((1, 2, 3, 4, 5), [12, 9, 6, 3, 0]),
        ((1, 1, 3, 4), [10, 10, 4, 0]),
        ((1, 2, 2), [12, 3, 3]),
    ],
)
def test_points_go_by_rank_and_equal_ranks_share(ranks: tuple[int, ...], won: list[int]):
    assert [points(ranks, seat) for seat in range(len(ranks))] == won
    assert max(won) <= WIN


def test_the_standing_goes_by_points_then_by_the_best_table():
    lines = standing({1: [12, 0], 2: [6, 6], 3: [12, 4], 4: [0, 12], 5: []})
    assert [(line.rank, line.user, line.points) for line in lines] == [
        (1, 3, 16), (2, 1, 12), (2, 4, 12), (4, 2, 12), (5, 5, 0),
    ]  # fmt: skip


# Storage


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_a_step_taken_several_times_at_once_happens_once(evening: Evening):
    books = [Leagues(evening.bot.db) for _ in range(4)]
    number = await books[0].open(1, 77, 5, GameSettings(), 2, 0.0)
    with pytest.raises(AlreadyExists):
        await books[1].open(1, 77, 5, GameSettings(), 2, 0.0)
    for user in (1, 2, 3):
        await books[0].sign_up(number, user, f"P{user}", 100 + user)
    begun = await asyncio.gather(*(one.begin_round(number, 0, [[1, 2, 3]]) for one in books))
    assert sorted(begun) == [False, False, False, True]
    league = await books[0].league(number)
    assert league is not None
    (table,) = league.tables
    assert league.seated(table) == [1, 2, 3]
    scored = await asyncio.gather(*(one.score(number, table, {1: 12}, [3]) for one in books))
    assert sorted(scored) == [False, False, False, True]
    league = await books[0].league(number)
    assert league is not None
    assert league.scores == {1: [12], 2: [0], 3: [0]}
    assert [player.user for player in league.present] == [1, 2]
    ended = await asyncio.gather(*(one.end(number, "over") for one in books))
    assert sorted(ended) == [False, False, False, True]
    assert await books[0].open(1, 77, 5, GameSettings(), 2, 0.0) != number
    await books[0].drop_old(KEPT + 1)
    assert await books[0].league(number) is None
    assert await evening.bot.db.rows("SELECT * FROM league_seats") == []


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_sign_ups_are_limited_and_deleted_with_users_and_servers(evening: Evening):
    books, privacy = Leagues(evening.bot.db), evening.bot.stores.privacy
    number = await books.open(1, 77, 5, GameSettings(), 2, 0.0)
    for user in range(1, MOST_PLAYERS + 1):
        await books.sign_up(number, user, f"P{user}", user)
    with pytest.raises(LimitReached):
        await books.sign_up(number, 99, "Late", 99)
    await books.begin_round(number, 0, [[1, 2, 3]])
    about = (await privacy.about(1))["leagues"]
    assert about["signed_up"] == [{"league": number, "name": "P1", "press": 1, "away": 0}]
    assert about["tables"] == [{"league": number, "round": 1, "place": 1, "points": 0}]
    assert (await privacy.about(5))["leagues"]["opened"][0]["league"] == number
    for user in (1, 5):
        await privacy.forget_user(user, lambda name, others: name)
    league = await books.league(number)
    assert league is not None
    assert league.user == 0
    assert league.seated(league.tables[0]) == [2, 3]
    assert 1 not in league.scores
    await privacy.forget_guild(1)
    assert await books.league(number) is None
    assert await evening.bot.db.rows("SELECT * FROM league_players") == []


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_a_night_is_shown_after_a_start_until_its_last_message_is_right(evening: Evening):
    books = Leagues(evening.bot.db)
    played, called_off = [
        await books.open(1, channel, 5, GameSettings(), 2, 0.0) for channel in (77, 78)
    ]
    for number in (played, called_off):
        await books.save_post(number, Post(LEAGUE, 70 + number, 9, 0.0))
    both = {(played, 1), (called_off, 1)}
    assert set(await books.untold()) == both
    await books.end(played, "over")
    await books.end(called_off, "called_off")
    assert set(await books.untold()) == both
    await books.save_post(called_off, Post(FINAL, 78, 10, 0.0))
    await books.drop_post(called_off, LEAGUE)
    assert await books.untold() == [(played, 1)]
    await books.save_post(played, Post(FINAL, 77, 10, 0.0))
    assert await books.untold() == []


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_somebody_is_drawn_only_for_nights_of_a_server_that_go_on(evening: Evening):
    books = Leagues(evening.bot.db)
    places = ((1, 77), (1, 78), (1, 79), (1, 80), (2, 81))
    numbers = [await books.open(*place, 5, GameSettings(), 2, 0.0) for place in places]
    here, called_off, left, others, _ = numbers
    for number in numbers:
        await books.sign_up(number, 8 if number == others else 9, "Zoe", 100)
    await books.end(called_off, "called_off")
    await books.begin_round(left, 0, [[9]])
    await books.sign_off(left, 9)
    assert await books.joined(1, 9) == [here]


# Whole nights


async def signed_up(evening: Evening, *names: str, rounds: int = 2) -> Json:
    """Open a league night as Mia, sign these people up, and return its message."""
    mia = await evening.seat("Mia")
    for name in names:
        await evening.seat(name)
    mark = mia.mark()
    await mia.slash("league", sub("open", option("rounds", rounds, 4)))
    night = await mia.wait_message(saying("League night"), after=mark)
    for name in names:
        await press(evening.people[name], night, "Sign up")
    return await shown(evening, mia, night, f"{len(names)} have signed up")


async def shown(evening: Evening, person: Person, night: Json, *words: str) -> Json:
    """Wait until the message of the night has these words, and return it."""
    return await see(evening, person, lambda m: m["id"] == night["id"] and saying(*words)(m))


async def tables_of(evening: Evening, count: int) -> list[LiveTable]:
    """Wait until this many tables are being played, and return them."""

    def live() -> list[LiveTable]:
        return [table for table in evening.parts.tables.all() if not table.over]

    await evening.until(lambda: len(live()) == count)
    await evening.idle()
    return live()


async def win(table: LiveTable, name: str) -> None:
    """Let all players but one resign, in the order of their seats."""
    await give_up(table, *(seat for seat, other in enumerate(table.names) if other != name))


def finals(person: Person) -> list[Json]:
    return [m for m in person.inbox.all("MESSAGE_CREATE") if "The night goes to" in m["content"]]


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_a_night_is_drawn_played_and_won_across_restarts(evening: Evening):
    night = await signed_up(evening, "Ana", "Ben", "Cleo")
    mia, ana = evening.people["Mia"], evening.people["Ana"]
    await press(mia, night, "Draw the tables")
    (table,) = await tables_of(evening, 1)
    thread = evening.running.stage.world.channels[table.channel]
    assert thread.thread is not None
    assert thread.name == "League night 1, round 1, table 1"
    assert sorted(table.names) == ["Ana", "Ben", "Cleo"]
    assert table.ed.rules.time_limit
    call = await see(evening, ana, saying("Round 1 of 2 is drawn", f"<#{table.channel}>"))
    assert {user["id"] for user in call["mentions"]} >= {ana.id}
    dice = await evening.parts.lobbies.dice.of(table.game)
    assert dice is not None
    assert len(dice.presses) == 3, "everybody's press is in the dice"
    (sealed,) = re.findall("sealed as `(.+)…`", night["content"])

    await evening.restart_bot()
    (table,) = await tables_of(evening, 1)
    await win(table, "Ben")
    final = await evening.until(
        lambda: next((t for t in evening.parts.tables.all() if t.game != table.game), None)
    )
    await evening.idle()
    told = await shown(evening, mia, night, "Round 2 of 2", "**Ben** · 12 points, 1 table")
    assert "Draw the tables" not in buttons(told)
    await win(final, "Ben")
    await evening.until(lambda: finals(ana))
    await evening.idle()
    assert "The night goes to **Ben**" in finals(ana)[0]["content"]
    assert "` 1.` **Ben** · 24 points, 2 tables" in finals(ana)[0]["content"]
    (secret,) = re.findall("secret of the night was `(.+?)`", finals(ana)[0]["content"])
    assert sha256(secret.encode()).hexdigest().startswith(sealed)
    text = f"rentroll-night-1:{secret}:1:1"
    assert dice.secret == sha256(text.encode()).hexdigest(), "of round 1, table 1"
    told = await shown(evening, mia, night, "It is over")
    assert not buttons(told)
    for _ in range(2):
        await evening.restart_bot()
        await evening.parts.league_nights.tick()
        await evening.idle()
    assert len(finals(ana)) == 1
    calls = [m for m in ana.inbox.all("MESSAGE_CREATE") if "is drawn" in m["content"]]
    assert len(calls) == 2
    assert await evening.bot.stores.standings.reason(final.game) == "", "an ordinary game"


@pytest.mark.asyncio
async def test_the_secret_of_a_night_stays_hidden_while_a_closed_table_can_be_reopened(
    evening: Evening,
):
    night = await signed_up(evening, "Ana", "Ben", "Cleo")
    ana = evening.people["Ana"]
    await press(evening.people["Mia"], night, "Draw the tables")
    (first,) = await tables_of(evening, 1)
    await evening.parts.tables.put_away(first)
    await shown(evening, ana, night, "Round 2 of 2")
    (second,) = [table for table in await tables_of(evening, 1) if table is not first]
    await win(second, "Ben")
    await evening.until(lambda: finals(ana))
    assert "secret" not in finals(ana)[0]["content"]


@pytest.mark.asyncio
async def test_the_sign_up_message_says_how_long_a_table_plays(evening: Evening):
    night = await signed_up(evening, "Ana", "Ben")
    assert "At each table: Timed game, 45 minutes." in night["content"]


@pytest.mark.asyncio
async def test_a_player_who_leaves_is_replaced_and_not_drawn_again(evening: Evening):
    night = await signed_up(evening, "Ana", "Ben", "Cleo", "Dan")
    await press(evening.people["Mia"], night, "Draw the tables")
    (table,) = await tables_of(evening, 1)
    seat = Seat(table.names.index("Dan"))
    await evening.parts.seats.leave(table, seat, int(evening.people["Dan"].id))
    others = [i for i, name in enumerate(table.names) if name not in ("Ana", table.names[seat])]
    await give_up(table, *others, seat)
    await evening.until(lambda: any(t.game != table.game for t in evening.parts.tables.all()))
    second = next(t for t in evening.parts.tables.all() if t.game != table.game)
    assert sorted(second.names) == ["Ana", "Ben", "Cleo"]
    await shown(evening, evening.people["Ana"], night, "Dan · 0 points · left")
    await press(evening.people["Dan"], night, "Sign up")
    league = await evening.parts.league.find(1)
    await until(lambda: _present(evening, 4))
    assert len(league.tables) == 2


async def _present(evening: Evening, count: int) -> bool:
    league = await evening.parts.league.books.league(1)
    return league is not None and len(league.present) == count


@pytest.mark.asyncio
async def test_a_night_without_enough_people_ends_after_the_round(evening: Evening):
    night = await signed_up(evening, "Ana", "Ben", "Cleo", rounds=3)
    await press(evening.people["Mia"], night, "Draw the tables")
    (table,) = await tables_of(evening, 1)
    await press(evening.people["Cleo"], night, "Sign off")
    await until(lambda: _present(evening, 2))
    await win(table, "Ana")
    await evening.until(lambda: finals(evening.people["Ana"]))


@pytest.mark.asyncio
async def test_only_the_opener_or_a_moderator_draws_tables_and_calls_a_night_off(evening: Evening):
    night = await signed_up(evening, "Ana", "Ben", "Cleo")
    ana, mia = evening.people["Ana"], evening.people["Mia"]
    await press(ana, night, "Draw the tables")
    await see(evening, ana, private("Only the person who opened this league night"))
    await press(ana, night, "Sign up")
    await see(evening, ana, private("You have signed up already"))
    await press(ana, night, "Sign off")
    await shown(evening, mia, night, "2 have signed up")
    await press(mia, night, "Draw the tables")
    await see(evening, mia, private("At least 3 people"))
    await refused(ana, "league", sub("open"))
    await mia.slash("league", sub("open"))
    await see(evening, mia, private("a league night in this channel already"))
    await press(mia, night, "Call it off")
    told = await shown(evening, ana, night, "It was called off")
    assert not buttons(told)
    await mia.slash("league", sub("start"))
    await see(evening, mia, private("no league night in this channel"))


@pytest.mark.asyncio
async def test_no_night_is_opened_in_a_channel_without_permission(
    evening: Evening,
):
    mia = await evening.seat("Mia")
    lobby = mia.channel("lobby")
    await evening.permit(lobby, deny=["send_messages"])
    mark = mia.mark()
    await mia.slash("league", sub("open"))
    await see(evening, mia, private("I need **Send Messages"))
    assert not await evening.parts.league.books.untold()
    await mia.settled()
    assert not [one for one in mia.inbox.got[mark:] if "The game goes on" in str(one)]


@pytest.mark.asyncio
@pytest.mark.both_databases
@pytest.mark.parametrize("status", ["open", "over"])
async def test_a_night_in_a_deleted_channel_is_not_retried(evening: Evening, status: LeagueStatus):
    night = await signed_up(evening, "Ana", "Ben")
    books = evening.parts.league.books
    ((number, _),) = await books.untold()
    evening.running.control.delete_channel({"channel_id": night["channel_id"]})
    if status == "over":
        assert await books.end(number, status)
    else:
        await books.sign_off(number, int(evening.people["Ana"].id))
    evening.parts.keeper.show(Owner("league", number))

    async def forgotten() -> bool:
        return not await books.untold()

    await until(forgotten)
    assert not await books.posts(number)


@pytest.mark.asyncio
async def test_a_user_with_permission_for_the_command_manages_every_night(evening: Evening):
    night = await signed_up(evening, "Ana", "Ben", "Cleo")
    ana, mia = evening.people["Ana"], evening.people["Mia"]
    override(evening, "league", ana, allowed=True)
    await ana.slash("league", sub("start"))
    await tables_of(evening, 1)
    await press(ana, night, "Call it off")
    await shown(evening, mia, night, "It was called off")


@pytest.mark.asyncio
async def test_games_of_a_cancelled_night_go_on(evening: Evening):
    night = await signed_up(evening, "Ana", "Ben", "Cleo")
    mia = evening.people["Mia"]
    await mia.slash("league", sub("start"))
    (table,) = await tables_of(evening, 1)
    await mia.slash("league", sub("call-off"))
    await shown(evening, mia, night, "It was called off")
    await evening.restart_bot()
    (again,) = await tables_of(evening, 1)
    await win(again, "Ana")
    await evening.idle()
    assert evening.parts.tables.find(table.game) is None
    assert not finals(mia)


@pytest.mark.asyncio
async def test_a_moderator_deletes_a_night_that_cannot_be_read(evening: Evening):
    night = await signed_up(evening, "Ana", "Ben")
    ana, mia = evening.people["Ana"], evening.people["Mia"]
    books, channel = evening.parts.league.books, channel_id(evening, "lobby")
    await evening.bot.db.write("UPDATE leagues SET settings = '{'")
    (found,) = await asyncio.to_thread(lambda: [*damage(evening.database)])
    assert "`/league call-off`" in found.advice
    mark = ana.mark()
    assert (
        await ana.outcome(await ana.click(night, buttons(night)["Call it off"]["custom_id"]))
        == "done"
    )
    await told(ana, "can no longer read", after=mark)
    assert await books.in_channel(channel)
    await mia.slash("league", sub("call-off"))
    await told(mia, "is called off")
    assert await books.in_channel(channel) is None
    assert await asyncio.to_thread(lambda: [*damage(evening.database)]) == []


@pytest.mark.asyncio
@pytest.mark.parametrize("instant", ["thread", "noted", "game"])
async def test_a_crash_while_a_table_is_opened_makes_no_second_table(
    evening: Evening, instant: str, monkeypatch: pytest.MonkeyPatch
):
    night = await signed_up(evening, "Ana", "Ben", "Cleo")
    bot = evening.bot
    on, name = {
        "thread": (bot.parts.sender, "open_thread"),
        "noted": (bot.parts.league.books, "note_thread"),
        "game": (bot.stores.games, "create"),
    }[instant]
    real = getattr(on, name)

    async def killed(*args: object, **more: object) -> object:
        await real(*args, **more)
        raise asyncio.CancelledError

    monkeypatch.setattr(on, name, killed)
    nonce = await evening.people["Mia"].click(night, buttons(night)["Draw the tables"]["custom_id"])
    await until(lambda: _round(evening, 1))
    await evening.people["Mia"].outcome(nonce)
    await evening.stop_bot()
    monkeypatch.undo()
    await evening.start_bot()
    (table,) = await tables_of(evening, 1)
    world = evening.running.stage.world
    named = [c for c in world.channels.values() if c.name == "League night 1, round 1, table 1"]
    assert [channel.id for channel in named] == [table.channel]
    assert channel_id(evening, "lobby") == int(night["channel_id"])


async def _round(evening: Evening, number: int) -> bool:
    league = await evening.parts.league.books.league(1)
    return league is not None and league.round == number


@pytest.mark.asyncio
async def test_a_round_waits_for_all_its_tables_and_the_leaders_play_the_final(evening: Evening):
    night = await signed_up(evening, "Ana", "Ben", "Cleo", "Dan", "Eve")
    mia = evening.people["Mia"]
    await press(mia, night, "Sign up")
    await shown(evening, mia, night, "6 have signed up")
    await press(mia, night, "Draw the tables")
    first, second = await tables_of(evening, 2)
    assert [len(first.seats), len(second.seats)] == [3, 3]
    leaders = {first.names[0], second.names[0]}
    await win(first, first.names[0])
    await shown(evening, mia, night, "Table 1 is done", "Table 2 plays in")
    assert await _round(evening, 1)
    await win(second, second.names[0])
    tables = await tables_of(evening, 2)
    assert await _round(evening, 2)
    final = next(table for table in tables if leaders <= set(table.names))
    call = await see(evening, mia, saying("Round 2 of 2 is drawn"))
    assert f"The final, in <#{final.channel}>" in call["content"]


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", ["round", "final"])
@pytest.mark.parametrize("instant", ["noted", "taken", "saved"])
async def test_a_crash_around_a_post_calls_nobody_twice(evening: Evening, kind: str, instant: str):
    night = await signed_up(evening, "Ana", "Ben", "Cleo", rounds=1)
    trap = Trap(evening, instant)
    if kind == "round":
        trap.arm(kind)
    await evening.people["Mia"].click(night, buttons(night)["Draw the tables"]["custom_id"])
    if kind == "final":
        (table,) = await tables_of(evening, 1)
        trap.arm(kind)
        await win(table, "Ana")
    await trap.kill()
    await evening.start_bot()
    words = "is drawn" if kind == "round" else "The night goes to"
    await see(evening, evening.people["Ana"], saying(words))
    await evening.idle()
    told = [m for m in evening.people["Ana"].inbox.all("MESSAGE_CREATE") if words in m["content"]]
    assert len({message["id"] for message in told}) == 1


@pytest.mark.asyncio
async def test_a_table_whose_players_were_deleted_does_not_block_the_night(evening: Evening):
    night = await signed_up(evening, "Ana", "Ben", "Cleo")
    books = evening.parts.league.books
    users = [int(evening.people[name].id) for name in ("Ana", "Ben", "Cleo")]
    await books.begin_round(1, 0, [users])
    for user in users[1:]:
        await evening.bot.stores.privacy.forget_user(user, lambda name, others: name)
    await evening.parts.league_nights.advance(1)
    await shown(evening, evening.people["Ana"], night, "It is over")
