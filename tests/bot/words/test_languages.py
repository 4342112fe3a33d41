"""An evening of games in another language: no text that people read is English."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from discord import Locale, app_commands

from bot.discord_api.localise import Localiser
from bot.playground.limits.commands import ALL_CHARACTERS, characters
from bot.support.parsing import as_choice
from bot.tables.table import LiveTable
from bot.words import LANGUAGES, localized, say, speaking
from editions.loader import available, load
from engine.defaults import default
from engine.edition import Edition, Seat
from engine.errors import Illegal
from tests.bot.discord_api.test_localise import all_speak
from tests.support.english import english_in, reference
from tests.support.evening import Evening, sub
from tests.support.finishing import give_up
from tests.support.forging import commands, needed, open_house
from tests.support.lobbying import told
from tests.support.moderating import setting
from tests.support.players import Json, Person, option
from tests.support.pseudo import PSEUDO, pseudo
from tests.support.reading import see
from tests.support.samples import SAMPLES
from tests.support.sampling import long
from tests.support.tables import start_table, turn_of

pytestmark = pytest.mark.asyncio

TURNS = 12
REQUIRED = {"bid", "deed", "choose", "build", "sell", "mortgage", "lift", "edition", "moderate"}
"""Commands that do nothing without an option."""


FLOWS = [PSEUDO, "de"]
"""Languages that every flow is tested in. `make test-all` adds another one."""
GIVEN = ("A message of the bot's.", "Press", "Dan was sent away.", "Mod Mia")
"""English texts by the tests themselves, and the name of a person."""


@pytest.fixture(autouse=True)
def other_languages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for language in FLOWS:
        reference(language)  # too slow for the event loop
    with pseudo(monkeypatch):
        yield


def texts_of(data: Any) -> Iterator[str]:
    """Yield all texts that people read in a message or a form."""
    if isinstance(data, list):
        for one in data:
            yield from texts_of(one)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in ("content", "label", "placeholder", "description", "title"):
                yield from [value] if isinstance(value, str) else []
            elif key in ("components", "options", "attachments", "embeds", "component"):
                yield from texts_of(value)


def read_by(person: Person) -> set[str]:
    """Return all texts that a person has received this evening."""
    shown = {"MESSAGE_CREATE", "MESSAGE_UPDATE", "MODAL"}
    return {text for name, data in person.inbox.got if name in shown for text in texts_of(data)}


async def play_on(evening: Evening, table: LiveTable, turns: int) -> None:
    """Play until a turn. The bot decides for computers, and people get the default action."""
    while table.state.result is None and table.state.turn.number < turns:
        before = table.seq
        for number, sitting in enumerate(table.seats):
            if not sitting.automatic:
                with suppress(Illegal):
                    seat = Seat(number)
                    await table.submit(seat, default(table.edition, table.state, seat))
        if table.seq == before:
            await evening.until(lambda seq=before: table.seq != seq)  # type: ignore[misc]


def plain_commands(evening: Evening) -> list[tuple[str, list[Json]]]:
    """Return the commands that need no option."""
    found: list[tuple[str, list[Json]]] = []
    for command in evening.parts.tree.get_commands():
        if command.name in REQUIRED:
            continue
        if isinstance(command, app_commands.Group):
            found += [
                (command.name, sub(inner.name))
                for inner in command.commands
                if isinstance(inner, app_commands.Command)
                and not any(one.required for one in inner.parameters)
            ]
        elif isinstance(command, app_commands.Command) and not any(
            one.required for one in command.parameters
        ):
            found.append((command.name, []))
    return found


@pytest.mark.parametrize("language", [*FLOWS, long("pl")])
async def test_no_text_of_an_evening_is_english(evening: Evening, language: str):
    await setting(evening, language=language)
    ana = await evening.seat("Ana")
    all_speak(evening, language)
    table = await start_table(evening, people=("Ana",), robots=2, change=turn_of(0))
    for channel in ("lobby", "table-one"):  # one with a game, and one without
        for command, options in plain_commands(evening):
            await ana.slash(command, options, channel)
    await ana.slash("deed", [option("name", as_choice(39))])
    await ana.slash("rules", [option("about", "JAIL")])
    await ana.slash("edition", sub("preview", option("edition", "classic")))
    await ana.settled()
    await play_on(evening, table, TURNS)
    await ana.slash("log")
    await ana.slash("why")
    await ana.settled()
    await give_up(table, *(seat for seat in (2, 1) if not table.state.players[seat].out))
    with speaking(language):
        ed = localized(table.edition)
    await see(evening, ana, lambda message: message.get("attachments"))
    assert no_english(evening, language, ed) > 40


@pytest.mark.parametrize("language", FLOWS)
async def test_every_press_and_command_is_answered_in_the_language(evening: Evening, language: str):
    await setting(evening, language=language, most_games=0, most_each=0, most_hourly=0)
    house = await open_house(evening)
    all_speak(evening, language)
    for role in (house.roles["player"], house.roles["moderator"]):
        pressed = [
            house.press(role, sample.custom_id(house, verb), sample.values, sample.written)
            for verb, sample in SAMPLES.items()
        ]
        used = [
            house.command(role, command.qualified_name, needed(command))
            for command in commands(house)
            if any(one.required for one in command.parameters)
        ]
        await house.settled([*pressed, *used])
    with speaking(language):
        known = [localized(load(name)) for name in available()]
    assert no_english(evening, language, *known) > 150


def no_english(evening: Evening, language: str, *editions: Edition) -> int:
    """Assert that no text is English. Return the number of texts read."""
    read = {text for person in evening.people.values() for text in read_by(person)}
    for given in GIVEN:
        read = {text.replace(given, "") for text in read}
    left = english_in(filter(None, read), language, *editions)
    assert not left, "\n".join(f"{sorted(words)}: {line}" for line, words in left.items())
    return len(read)


async def test_private_answers_are_in_the_readers_language_and_public_ones_in_the_servers(
    evening: Evening,
):
    await setting(evening, language=PSEUDO)
    ana, ben = await evening.seat("Ana"), await evening.seat("Ben")
    world = evening.running.stage.world
    world.users[int(ben.id)].locale = PSEUDO
    await start_table(evening, change=turn_of(0))
    with speaking(PSEUDO):
        asks = say("table-ask-roll", who="Ana")
        shown = say("play-shown")
    await see(evening, ana, lambda message: asks in message["content"])
    await ana.slash("table")
    await told(ana, say("play-shown"))
    await ben.slash("table")
    await told(ben, shown)


async def test_a_servers_language_is_discords_until_moderators_choose_one(evening: Evening):
    guild = evening.bot.guilds[0]
    assert evening.parts.tables.language(guild.id) == "en"
    guild.preferred_locale = Locale.german
    german = "de" if "de" in LANGUAGES else "en"
    assert evening.parts.tables.language(guild.id) == german
    await setting(evening, language=PSEUDO)
    assert evening.parts.tables.language(guild.id) == PSEUDO


async def test_every_commands_texts_are_short_enough_in_every_language(evening: Evening):
    localiser = Localiser()
    for command in evening.parts.tree.get_commands():
        payload = await command.get_translated_payload(evening.parts.tree, localiser)
        assert characters(payload) <= ALL_CHARACTERS, command.name
