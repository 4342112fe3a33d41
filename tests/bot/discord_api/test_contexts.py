"""Tests that commands about a game are offered in servers alone, and others everywhere."""

from __future__ import annotations

import pytest

from tests.support.evening import Evening, option, sub
from tests.support.lobbying import told
from tests.support.players import Json, Person

ANYWHERE = {"help", "rules", "preferences", "privacy"}
"""Commands about the user or for reading, which also work in direct messages."""


def offered_in_private(command: Json) -> bool:
    """Return True if Discord offers a command in direct messages.

    Its contexts decide, or the older permission if it names none.
    """
    contexts = command.get("contexts")
    return command.get("dm_permission", True) if contexts is None else 1 in contexts


async def asked_in_private(
    evening: Evening, person: Person, name: str, options: list[Json] | None = None
) -> str:
    """Use a command in a person's direct messages with the bot, and return its nonce."""
    application = evening.bot.application_id
    assert application is not None
    channel = evening.running.stage.world.dm(application, int(person.id))
    return await person.ask(
        "slash",
        channel_id=str(channel.id),
        command_id=person.command(name),
        options=options or [],
    )


@pytest.mark.asyncio
async def test_a_command_that_needs_a_server_is_not_offered_in_direct_messages(evening: Evening):
    payload = [command.to_dict(evening.parts.tree) for command in evening.parts.tree.get_commands()]
    assert {command["name"] for command in payload if offered_in_private(command)} == ANYWHERE

    olga = await evening.seat("Olga")
    assert len(olga.hello["commands"]) == len(payload)
    for command in olga.hello["commands"]:
        assert len(command["usable_in"]) == 2, f"/{command['name']} works in every server"
        assert command["usable_in_private"] is (command["name"] in ANYWHERE), command["name"]


@pytest.mark.asyncio
async def test_a_command_that_needs_a_server_is_refused_in_direct_messages(evening: Evening):
    ana = await evening.seat("Ana")
    for name in ("roll", "back", "undo"):
        assert (await ana.refusal(await asked_in_private(evening, ana, name)))["code"] == 50013
    leave = await asked_in_private(evening, ana, "seat", sub("leave"))
    assert (await ana.refusal(leave))["code"] == 50013


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("name", "options", "says"),
    [
        ("help", [], "Games are played in servers"),
        ("rules", [], "Classic"),
        ("rules", [option("about", "RENT-2"), option("edition", "nyc")], "RENT-2"),
        ("preferences", [option("auto_roll", True, 5)], "Saved"),
        ("privacy", sub("show"), "stored"),
        ("privacy", sub("delete"), "delete"),
    ],
)
async def test_a_command_that_needs_no_server_works_in_direct_messages(
    evening: Evening, name: str, options: list[Json], says: str
):
    ana = await evening.seat("Ana")
    mark = ana.mark()
    nonce = await asked_in_private(evening, ana, name, options)
    assert await ana.outcome(nonce) == "done"
    await told(ana, says, after=mark)


@pytest.mark.asyncio
async def test_the_rules_can_be_leafed_through_in_direct_messages(evening: Evening):
    ana = await evening.seat("Ana")
    await asked_in_private(evening, ana, "rules", [option("edition", "horse")])
    page = await told(ana, "Horse")
    (subjects,) = [p for row in page["components"] for p in row["components"] if p["type"] == 3]
    mark = ana.mark()
    chosen = subjects["options"][0]["value"]
    assert await ana.outcome(await ana.choose(page, subjects["custom_id"], chosen)) == "done"
    await told(ana, after=mark)


@pytest.mark.asyncio
async def test_help_in_direct_messages_offers_no_button_that_needs_a_server(evening: Evening):
    ana = await evening.seat("Ana")
    await asked_in_private(evening, ana, "help")
    page = await told(ana, "Games are played in servers")
    offered = {part["custom_id"] for row in page["components"] for part in row["components"]}
    assert not [one for one in offered if one.endswith(("info-tutorial", "lobby-new"))]
