"""Tests of every verb and command, used by people who may not, and with wrong arguments."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Sequence

import pytest
import pytest_asyncio

from bot.discord_api.moderator_commands import ModeratorGroup
from bot.playground.world import Interaction
from bot.ui.custom_ids import base36
from tests.support.evening import UNLIMITED, an_evening
from tests.support.forging import (
    OLD,
    OUT_OF_SIGHT,
    TEXT,
    Command,
    House,
    Role,
    commands,
    needed,
    open_house,
)
from tests.support.moderating import SHOP, make_role
from tests.support.players import Json, option
from tests.support.samples import MAY, OWN, SAMPLES, Sample
from tests.support.sampling import long
from tests.support.tables import channel_id

together = pytest.mark.asyncio(loop_scope="module")

JUNK = ("", "x", "-1", "98765432", "9" * 30, "²", "٣", "y" * 60)
AT_ONCE = 25
"""Presses at a time that a busy machine can answer within three seconds."""
NOT_HERE = ("other server", "other channel")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def open_all_day(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with an_evening(tmp_path_factory.mktemp("house") / "rentroll.db") as evening:
        yield await open_house(evening)


@pytest.fixture
def house(open_all_day: House) -> House:
    """The house that all tests share, because no test changes it.

    The fixture forgets the users who were let in to moderators' commands.
    """
    for command in open_all_day.evening.parts.tree.get_commands():
        if isinstance(command, ModeratorGroup):
            command.trusted._until.clear()
    return open_all_day


async def nothing_comes_of(
    house: House,
    pressed: dict[str, Interaction],
    before: set[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Assert that all presses get private answers, and nothing is stored, shown or logged."""
    await house.settled(pressed.values())
    wrong = {what: house.complaint(one) for what, one in pressed.items() if house.complaint(one)}
    assert wrong == {}
    assert [record.getMessage() for record in caplog.records] == []
    after = await house.facts()
    assert (sorted(after - before), sorted(before - after)) == ([], [])


@together
async def test_there_is_a_sample_of_every_press(house: House):
    assert set(SAMPLES) == set(house.evening.parts.router.verbs)


@together
@pytest.mark.parametrize("role", ["bankrupt", "computer's seat", "kicked", "outsider", *NOT_HERE])
async def test_a_press_by_a_user_without_the_right_is_only_refused(
    house: House, role: str, caplog: pytest.LogCaptureFixture
):
    before = await house.facts()
    samples = [one for one in SAMPLES.items() if one[0] not in OWN | MAY.get(role, set())]
    with caplog.at_level(logging.WARNING):
        for at in range(0, len(samples), AT_ONCE):
            pressed = {
                verb: house.press(
                    house.roles[role], sample.custom_id(house, verb), sample.values, sample.written
                )
                for verb, sample in samples[at : at + AT_ONCE]
            }
            await nothing_comes_of(house, pressed, before, caplog)


@together
@pytest.mark.parametrize("role", ["player", long("moderator")])
async def test_forged_arguments_change_nothing(
    house: House, role: str, caplog: pytest.LogCaptureFixture
):
    before = await house.facts()
    with caplog.at_level(logging.WARNING):
        wrong = [(verb, one) for verb, sample in SAMPLES.items() for one in mutants(sample)]
        for at in range(0, len(wrong), AT_ONCE):
            pressed = {
                f"{verb} {one}": house.press(
                    house.roles[role], one.custom_id(house, verb), one.values, one.written
                )
                for verb, one in wrong[at : at + AT_ONCE]
            }
            await nothing_comes_of(house, pressed, before, caplog)


def mutants(sample: Sample) -> Iterator[Sample]:
    """Yield the sample with one fault: in an argument, their number, a value or a field."""
    args = sample.args.split(":") if sample.args else []
    wrong = [[*args, "0", "0"], args[:-2]] if len(args) > 1 else [[*args, "0", "0"]]
    places = {at for at in (0, 1, 2, len(args) - 1) if 0 <= at < len(args)}
    wrong += [[*args[:at], junk, *args[at + 1 :]] for at in sorted(places) for junk in JUNK]
    for one in wrong:
        yield Sample(":".join(one), sample.values, sample.written, sample.about)
    for junk in JUNK if sample.values else ():
        yield Sample(sample.args, (junk,), sample.written, sample.about)
    if sample.values:
        yield Sample(sample.args, (), sample.written, sample.about)
    for name in sample.written or ():
        for junk in (*JUNK[:3], *JUNK[4:]):  # large numbers are allowed here
            yield Sample(sample.args, sample.values, {name: junk}, sample.about)


# Servers and channels


@together
@pytest.mark.parametrize(
    "verb", ["info-board:0", "info-board-file", "info-log:n:0", "info-why:0:0"]
)
async def test_nobody_reads_a_game_whose_channel_they_cannot_see(house: House, verb: str):
    custom_id = f"r1:{base36(house.table.game)}:{verb}"
    eve = house.roles["other channel"]
    assert OUT_OF_SIGHT in await house.told(eve, custom_id)
    assert OUT_OF_SIGHT not in await house.told(house.roles["outsider"], custom_id)
    elsewhere = Role(house.roles["outsider"].person, "lobby")
    assert OUT_OF_SIGHT not in await house.told(elsewhere, custom_id)


@together
@pytest.mark.parametrize("field", ["log", "channels", "starters", "joiners"])
async def test_setup_rejects_channels_and_roles_of_another_server(house: House, field: str):
    evening = house.evening
    theirs = channel_id(evening, "games")
    if field in ("starters", "joiners"):
        theirs = make_role(evening, "Regulars", guild=SHOP)
    for value in (str(theirs), "x", "", "9" * 30, "²", "-1", "0"):
        words = await house.told(house.roles["moderator"], f"r1:0:setup-set:{field}", value)
        assert OLD in words
    assert evening.bot.stores.guild_settings.of(house.table.guild) == UNLIMITED


# Commands

ACTS = {"game new", "game show", "table", "tutorial"}
"""Commands that do something for every user."""
MAY_USE: dict[str, set[str]] = {
    "computer's seat": {"back"},
    "kicked": {"follow"},
    "outsider": {"seat take", "follow"},
}
"""More commands that do something for a role."""
NUMBER, USER, CHANNEL = 4, 6, 7
NUMBERS = (-1, 0, 98765432, 1 << 53, -(10**30))


def for_all(command: Command) -> bool:
    """Return True if Discord lets everybody use a command."""
    return (command.root_parent or command).default_permissions is None


def wrong_options(house: House, command: Command) -> Iterator[list[Json]]:
    """Yield options of a command, one of them with a value that Discord would not send."""
    for one in command.parameters:
        kind = one.type.value
        junk: Sequence[object] = {TEXT: (*JUNK, "z" * 6001), NUMBER: NUMBERS}.get(kind, ())
        if kind in (USER, CHANNEL):
            junk = (str(channel_id(house.evening, "welcome")), "1")
        for value in junk:
            yield [*needed(command, one.name), option(one.display_name, value, kind)]


@together
@pytest.mark.parametrize("role", ["bankrupt", "computer's seat", "kicked", "outsider", *NOT_HERE])
async def test_commands_do_nothing_for_users_without_the_right(
    house: House, role: str, caplog: pytest.LogCaptureFixture
):
    before = await house.facts()
    with caplog.at_level(logging.WARNING):
        used = {
            command.qualified_name: house.command(
                house.roles[role], command.qualified_name, needed(command)
            )
            for command in commands(house)
            if for_all(command) and command.qualified_name not in ACTS | MAY_USE.get(role, set())
        }
        assert len(used) > 40
        await nothing_comes_of(house, used, before, caplog)


@together
@pytest.mark.parametrize("role", ["player", "host", "moderator"])
async def test_wrong_command_options_change_nothing(
    house: House, role: str, caplog: pytest.LogCaptureFixture
):
    before = await house.facts()
    wrong = [
        (command.qualified_name, options)
        for command in commands(house)
        if for_all(command) is (role != "moderator")
        for options in wrong_options(house, command)
    ]
    with caplog.at_level(logging.WARNING):
        for at in range(0, len(wrong), AT_ONCE):
            used = {
                f"{name} {options}": house.command(house.roles[role], name, options)
                for name, options in wrong[at : at + AT_ONCE]
            }
            await nothing_comes_of(house, used, before, caplog)


def suggests(command: Command, name: str) -> bool:
    return any(one.display_name == name and one.autocomplete for one in command.parameters)


@together
@pytest.mark.parametrize("role", ["player", "outsider", "moderator", "other server"])
async def test_suggestions_answer_any_typed_text(
    house: House, role: str, caplog: pytest.LogCaptureFixture
):
    before = await house.facts()
    typed = [
        (command.qualified_name, [*options[:-1], options[-1] | {"focused": True}])
        for command in commands(house)
        for options in wrong_options(house, command)
        if suggests(command, options[-1]["name"])
    ]
    huge = option("game", 10**30, NUMBER)
    for deed, name in (("kick", "player"), ("forgive", "player"), ("transfer", "host")):
        typed.append((f"moderate {deed}", [huge, option(name, "x") | {"focused": True}]))
    with caplog.at_level(logging.WARNING):
        for at in range(0, len(typed), AT_ONCE):
            asked = {
                f"{name} {options}": house.command(house.roles[role], name, options, asking=True)
                for name, options in typed[at : at + AT_ONCE]
            }
            await nothing_comes_of(house, asked, before, caplog)
