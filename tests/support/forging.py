"""Forged presses and commands, which the playground delivers although no client could send them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.discord_api.answers import SAME_PRESS
from bot.playground import cast
from bot.playground import interactions as life
from bot.playground.world import Channel, Interaction, WorldMessage
from bot.store.database.codec import GameSettings, Sitting
from bot.store.database.writer import Owner
from bot.store.messages.kinds import LOBBY
from bot.tables.table import LiveTable
from bot.ui import message as shown
from bot.ui.components import Button
from engine.edition import Seat
from engine.state import GameState
from tests.support.evening import Evening
from tests.support.moderating import HQ, guild_id
from tests.support.players import Json, Person, option
from tests.support.tables import channel_id, start_table, turn_of

APOLOGY = "went wrong on our side"
OLD, OUT_OF_SIGHT = "too old", "you cannot see"
SUGGESTED, OPENED_FORM = 8, 9
Command: TypeAlias = "app_commands.Command[Any, ..., Any]"
TEXT = 3
HIDDEN = ("table-one", "table-two")
"""Names of the channels that some people cannot see."""


@dataclass(frozen=True)
class Role:
    """A person who presses, and the name of the channel in which they press."""

    person: Person
    channel: str


@dataclass
class House:
    """A server with a game, a lobby, a league night and people in different roles."""

    evening: Evening
    table: LiveTable
    lobby: int
    season: int
    league: int
    roles: dict[str, Role]
    signs: dict[str, WorldMessage]
    """A message of the bot with components for each channel, by the channel's name."""

    def press(
        self,
        role: Role,
        custom_id: str,
        values: Sequence[str] = (),
        written: Mapping[str, str] | None = None,
    ) -> Interaction:
        """Deliver a press, a choice or a submitted form (`written`) with any custom id."""
        data: Json = {"custom_id": custom_id, "component_type": 3, "values": list(values)}
        kind = life.COMPONENT
        if written is not None:
            fields = [{"type": 4, "custom_id": key, "value": text} for key, text in written.items()]
            data["components"] = [{"type": 1, "components": fields}]
            kind = life.MODAL
        return self._begin(role, kind, data, self.signs[role.channel])

    def command(
        self, role: Role, name: str, options: Iterable[Json] = (), *, asking: bool = False
    ) -> Interaction:
        """Deliver a slash command with any options. `asking` requests suggestions instead."""
        group, _, sub = name.partition(" ")
        given = list(options)
        if sub:
            given = [{"name": sub, "type": 1, "options": given}]
        known = {c.key[1]: c for c in self.evening.running.stage.world.commands.values()}
        data: Json = {"id": str(known[group].id), "name": group, "type": 1, "options": given}
        return self._begin(role, life.AUTOCOMPLETE if asking else life.COMMAND, data)

    def _begin(
        self, role: Role, kind: int, data: Json, message: WorldMessage | None = None
    ) -> Interaction:
        stage = self.evening.running.stage
        app = next(iter(stage.world.applications))
        user = int(role.person.id)
        window: Any = next(one for one in stage.hub.windows if one.user_id == user)
        place = stage.world.channel(channel_id(self.evening, role.channel))
        asking = life.Asking(stage, window, "forged", place)
        before: Json | None = None
        if kind == life.MODAL and message is not None:
            # A form is opened by a press.
            owners = {"0": str(place.guild_id)}
            before = {"id": str(message.id), "type": 3, "authorizing_integration_owners": owners}
            before["interacted_message_id"] = str(message.id)
        return life.begin(asking, kind, app, data, message, triggered_by=before)

    async def settled(self, asked: Iterable[Interaction]) -> None:
        """Wait until all these interactions are answered or have failed, and the bot is idle."""
        waiting = list(asked)
        await self.evening.until(lambda: all(one.answer or one.failed for one in waiting))
        await self.evening.idle()

    def answers(self, asked: Interaction) -> list[WorldMessage]:
        """Return the bot's messages that answer this interaction, oldest first."""
        place: Channel = self.evening.running.stage.world.channel(asked.channel_id)
        mine = str(asked.id)
        since = takewhile(lambda m: m.id > asked.id, reversed(place.messages.values()))
        return [m for m in since if (m.interaction or {}).get("id") == mine][::-1]

    async def told(self, role: Role, custom_id: str, *values: str) -> str:
        """Press something, check the answer and return its text.

        The clock moves first, so that a repeated press is not taken for the same press.
        """
        self.evening.time.now += SAME_PRESS
        pressed = self.press(role, custom_id, values)
        await self.settled([pressed])
        assert self.complaint(pressed) == ""
        return self.answers(pressed)[-1].content

    def complaint(self, asked: Interaction) -> str:
        """Return the fault of the answer to an interaction, or "" if it has none."""
        if asked.failed or asked.answer is None:
            return "no answer"
        if asked.answer in (SUGGESTED, OPENED_FORM):
            return ""
        told = self.answers(asked)
        if not told or not any(message.content for message in told):
            return "nothing was said"
        if any(message.visible_to is None for message in told):
            return "everybody saw it"
        sorry = [message.content for message in told if APOLOGY in message.content]
        return sorry[0] if sorry else ""

    async def facts(self) -> set[str]:
        """Return every database row and every public message as text."""
        db = self.evening.bot.db
        facts = {
            f"{message.id}: {message.content} {message.components}"
            for channel in self.evening.running.stage.world.channels.values()
            for message in channel.messages.values()
            if message.visible_to is None
        }
        await self.evening.parts.keeper.save_marks()  # the bot saves them rarely
        await db.transact(lambda _: None)  # waits for transactions of a running tick
        for (name,) in await db.rows("SELECT name FROM sqlite_master WHERE type = 'table'"):
            if name != "facts":  # the bot's own values, such as the time of its last chores
                facts |= {f"{name}: {row}" for row in await db.rows(f"SELECT * FROM {name}")}
        return facts


async def open_house(evening: Evening) -> House:
    """Return a server in which it is Ana's turn to roll.

    Ben is bankrupt, the computer plays for Cleo, and Dan was banned from the game. Eve sees neither
    the game's channel nor the lobby's. Fay has no part in any of it, and Mia moderates.
    """
    world = evening.running.stage.world
    fay = cast.add_user(world, "fay", "Fay")
    cast.add_member(world, world.guild(guild_id(evening, HQ)), fay.id)
    people = {
        name: await evening.seat(name)
        for name in ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Mia")
    }
    table = await _a_game(evening)
    guild, bot, now = table.guild, evening.bot, evening.time()
    ana = int(people["Ana"].id)
    waiting = [Sitting("Ana", table.ed.tokens[0], ana)]
    settings = GameSettings(host=ana, seats=4)
    lobby = await bot.stores.games.create(
        guild, channel_id(evening, "table-two"), settings, waiting, now
    )
    bot.parts.keeper.show_game(lobby)
    await bot.parts.keeper.wait_for_post(Owner("game", lobby), LOBBY)
    await bot.stores.standings.begin_season(guild, "Spring", now)
    (season,) = await bot.stores.standings.seasons(guild)
    league = await bot.parts.league.books.open(guild, table.channel, ana, settings, 2, now)
    bot.parts.keeper.show(Owner("league", league))
    await hide(evening, people["Eve"])
    await evening.idle()  # earlier changes would set off messages of the new game
    signs = {name: await _sign(evening, name) for name in ("lobby", *HIDDEN, "games")}
    roles = {
        "player": Role(people["Ana"], "table-one"),
        "host": Role(people["Ana"], "table-two"),
        "bankrupt": Role(people["Ben"], "table-one"),
        "computer's seat": Role(people["Cleo"], "table-one"),
        "kicked": Role(people["Dan"], "table-one"),
        "other channel": Role(people["Eve"], "lobby"),
        "outsider": Role(people["Fay"], "table-one"),
        "other server": Role(people["Ana"], "games"),
        "moderator": Role(people["Mia"], "table-one"),
    }
    return House(evening, table, lobby, season.id, league, roles, signs)


async def _a_game(evening: Evening) -> LiveTable:
    def change(s: GameState) -> None:
        turn_of(0)(s)
        s.players[1].out = 1

    people = ("Ana", "Ben", "Cleo", "Dan")
    table = await start_table(evening, "table-one", people, robots=1, change=change)
    cleo, dan = table.seats[2], table.seats[3]
    kept = Sitting(cleo.name, cleo.token, cleo.user, kept=True)
    await table.reseat(Seat(2), kept)
    await evening.bot.stores.bans.add(table.game, dan.user, dan.name)
    await evening.parts.tables.hand_over(table, Seat(3), "Dan was sent away.")
    return table


async def hide(evening: Evening, person: Person) -> None:
    """Deny a person the channels in `HIDDEN`, and wait until the bot knows."""
    for name in HIDDEN:
        number = channel_id(evening, name)
        deny = {"channel_id": number, "target_id": person.id, "deny": ["view_channel"]}
        evening.running.control.permission(deny)
        place: Any = evening.bot.get_channel(number)
        user = int(person.id)
        await evening.until(partial(_is_overwritten, place, user))


def _is_overwritten(place: discord.TextChannel, user: int) -> bool:
    return any(one.id == user for one in place.overwrites)


async def _sign(evening: Evening, channel: str) -> WorldMessage:
    number = channel_id(evening, channel)
    button = Button("Press", "r1:0:privacy-delete")
    message = await evening.parts.sender.send(
        number, shown.Message("A message of the bot's.", [[button]])
    )
    return evening.running.stage.world.message(number, message)


def commands(house: House) -> list[Command]:
    """Return all slash commands."""
    found = house.evening.parts.tree.walk_commands()
    return [one for one in found if isinstance(one, app_commands.Command)]


def needed(command: Command, but: str = "") -> list[Json]:
    """Return a value for every required text option of a command except the one named `but`."""
    return [
        option(one.display_name, one.choices[0].value if one.choices else "x")
        for one in command.parameters
        if one.required and one.type.value == TEXT and one.name != but
    ]
