"""Following a game without a seat: one message before its end and one after it."""

from __future__ import annotations

import pytest

from bot.discord_api.sender import Forbidden
from bot.results.following.views import about_to_end
from bot.store.games.followers import MOST_FOLLOWED, MOST_FOLLOWERS
from bot.store.messages.kinds import END
from engine.decisions import Debt
from engine.edition import Seat
from engine.state import GameState
from engine.why import Why
from tests.bot.messages.test_at_most_once import Trap
from tests.support.evening import Evening
from tests.support.finishing import asked, filmed, give_up
from tests.support.players import Json, Person
from tests.support.reading import parts, press, private, see
from tests.support.tables import arrange, fresh_id, start_table, turn_of


def in_debt(s: GameState) -> None:
    turn_of(1)(s)
    s.players[1].cash = 0
    s.pending.append(Debt(fresh_id(s), Seat(1), Seat(0), 500, Why("rent")))


def third_is_out(s: GameState) -> None:
    s.players[2].out = 1


def direct(person: Person) -> list[Json]:
    """Return the direct messages that a person received."""
    return [m for m in person.inbox.all("MESSAGE_CREATE") if "guild_id" not in m]


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_a_follower_gets_one_message_before_the_end_and_one_after_it(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(0))
    cleo = await evening.seat("Cleo")
    await asked(evening, cleo, "follow", "You follow this game")
    await evening.idle()
    assert not direct(cleo)
    await arrange(table, in_debt)
    await evening.until(lambda: direct(cleo))
    assert "The game of Ana and Ben may end any moment: https://" in direct(cleo)[0]["content"]
    await evening.idle()
    await evening.restart_bot()
    await evening.idle()
    assert len(direct(cleo)) == 1
    await give_up(evening.table(), 1)
    await evening.until(lambda: len(direct(cleo)) == 2)
    posts = await evening.bot.stores.posts.of(table.game)
    told = direct(cleo)[1]["content"]
    assert "the winner is **Ana**" in told
    assert told.endswith(f"/{posts[END].message}")
    await filmed(evening, table)
    await evening.idle()
    assert len(direct(cleo)) == 2
    assert evening.bot.stores.followers.of(table.game) == []
    assert await evening.bot.db.rows("SELECT * FROM followers") == []


@pytest.mark.asyncio
async def test_following_can_be_stopped_and_resumed_by_buttons_after_a_restart(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(0))
    cleo = await evening.seat("Cleo")
    page = await asked(evening, cleo, "follow", "You follow this game")
    await evening.restart_bot()
    assert evening.bot.stores.followers.of(table.game) == [int(cleo.id)]
    await press(cleo, page, "Stop following")
    page = await see(evening, cleo, private("do not follow this game any more"))
    assert evening.bot.stores.followers.of(table.game) == []
    await press(cleo, page, "Follow it again")
    await evening.until(lambda: evening.bot.stores.followers.of(table.game) == [int(cleo.id)])


@pytest.mark.asyncio
async def test_a_game_can_be_followed_from_the_list_of_games(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(0))
    cleo = await evening.seat("Cleo")
    listed = await asked(evening, cleo, "games", "**Running**", channel="table-one")
    (choice,) = [p for p in parts(listed, 3) if p["placeholder"].startswith("Follow")]
    nonce = await cleo.choose(listed, choice["custom_id"], str(table.game))
    assert await cleo.outcome(nonce) == "done"
    await see(evening, cleo, private("You follow this game"))
    assert evening.bot.stores.followers.of(table.game) == [int(cleo.id)]


@pytest.mark.asyncio
async def test_a_player_cannot_follow_their_own_game(evening: Evening):
    await start_table(evening, robots=0, change=turn_of(0))
    await asked(evening, evening.people["Ana"], "follow", "You play at this table")
    cleo = await evening.seat("Cleo")
    await asked(evening, cleo, "follow", "no game", channel="table-one")


@pytest.mark.asyncio
async def test_a_follower_who_accepts_no_direct_messages_is_called_in_the_channel(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await start_table(evening, robots=0, change=turn_of(0))
    cleo = await evening.seat("Cleo")
    await asked(evening, cleo, "follow", "You follow this game")

    async def closed(user: int) -> int:
        raise Forbidden(50007, "closed")

    monkeypatch.setattr(evening.parts.sender, "direct_channel", closed)
    await arrange(table, in_debt)
    call = await cleo.wait_message(lambda m: "may end any moment" in m["content"])
    assert call["channel_id"] == str(table.channel)
    assert [user["id"] for user in call["mentions"]] == [cleo.id]


@pytest.mark.asyncio
async def test_followers_are_told_when_a_game_is_closed(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(0))
    cleo = await evening.seat("Cleo")
    await asked(evening, cleo, "follow", "You follow this game")
    await evening.idle()
    await evening.parts.tables.put_away(table)
    await evening.until(lambda: direct(cleo))
    assert "was closed before its end" in direct(cleo)[0]["content"]


@pytest.mark.asyncio
async def test_followers_per_game_and_games_per_follower_are_limited(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(0))
    cleo, books = await evening.seat("Cleo"), evening.bot.stores.followers
    for user in range(MOST_FOLLOWERS):
        await books.follow(table.game, 1000 + user)
    await asked(evening, cleo, "follow", "You cannot follow this game")
    await books.delete_game(table.game)
    for number in range(MOST_FOLLOWED):
        game = await evening.bot.stores.games.create(1, 9_000 + number, table.settings, [], 0.0)
        await evening.bot.db.write("UPDATE games SET status = 'live' WHERE id = ?", (game,))
        await books.follow(game, int(cleo.id))
    await asked(evening, cleo, "follow", "You cannot follow this game")
    assert await books.unfollow(game, int(cleo.id))
    await asked(evening, cleo, "follow", "You follow this game")


@pytest.mark.asyncio
async def test_follows_are_deleted_with_a_users_data(evening: Evening):
    table = await start_table(evening, robots=0, change=turn_of(0))
    cleo = await evening.seat("Cleo")
    await asked(evening, cleo, "follow", "You follow this game")
    about = await evening.bot.stores.privacy.about(int(cleo.id))
    assert about["followed"] == [{"game": table.game}]
    await evening.parts.personal_data.forget_user(int(cleo.id))
    assert evening.bot.stores.followers.of(table.game) == []
    assert await evening.bot.db.rows("SELECT * FROM followers") == []


@pytest.mark.asyncio
async def test_the_end_is_near_when_the_next_bankruptcy_or_the_clock_ends_the_game(
    evening: Evening,
):
    three = await start_table(evening, people=("Ana", "Ben", "Cleo"), robots=0, change=turn_of(0))
    await arrange(three, in_debt)
    assert not about_to_end(three), "somebody else would go on"
    await arrange(three, third_is_out)
    assert about_to_end(three)
    timed = await start_table(
        evening, "table-one", robots=0, change=turn_of(0), variant="timed", minutes=60
    )
    assert not about_to_end(timed)
    evening.time.now = timed.timers["last_round"].due
    await evening.until(lambda: about_to_end(timed))
    short = await start_table(
        evening, "table-two", people=("Ana", "Ben", "Cleo"), robots=0, variant="short",
        change=turn_of(0),
    )  # fmt: skip
    assert not about_to_end(short)
    await arrange(short, in_debt)
    assert about_to_end(short)


@pytest.mark.asyncio
@pytest.mark.parametrize("instant", ["noted", "taken", "saved"])
async def test_a_crash_around_the_message_does_not_send_it_twice(evening: Evening, instant: str):
    table = await start_table(evening, robots=0, change=turn_of(0))
    cleo = await evening.seat("Cleo")
    await asked(evening, cleo, "follow", "You follow this game")
    await evening.idle()
    trap = Trap(evening, instant)
    trap.arm("near_end")
    await arrange(table, in_debt)
    await trap.kill()
    await evening.start_bot()
    await evening.until(lambda: direct(cleo))
    await evening.idle()
    assert len({message["id"] for message in direct(cleo)}) == 1
