"""Functions that begin, answer, fail and find interactions, and check who may use a command."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from bot.playground import permissions as may
from bot.playground import threads
from bot.playground.errors import refusal
from bot.playground.stage import Stage
from bot.playground.world import (
    DM,
    IN_GUILD,
    WITH_BOT,
    Asker,
    Channel,
    Interaction,
    Json,
    WorldMessage,
)

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
FIRST_ANSWER, TOKEN_LIFE = 3.0, 900.0
"""Seconds until an unanswered interaction fails, and seconds that its token is valid."""
FILE_LIMIT = 10 * 1024 * 1024
"""Most bytes of a file in an answer. Each interaction tells the bot this limit."""


@dataclass(frozen=True)
class Asking:
    """The window, nonce and channel of an action that begins an interaction."""

    stage: Stage
    window: Asker
    nonce: str
    channel: Channel


def begin(
    asking: Asking,
    kind: int,
    application_id: int,
    data: Json,
    message: WorldMessage | None = None,
    command_name: str | None = None,
    triggered_by: Json | None = None,
) -> Interaction:
    """Create an interaction, send it to its bot, and start the timeout of three seconds.

    The interaction fails at once if the bot has no gateway session.
    """
    stage, channel = asking.stage, asking.channel
    interaction = Interaction(
        stage.world.ids.next(),
        secrets.token_urlsafe(96),
        application_id,
        kind,
        asking.window.user_id,
        channel.id,
        channel.guild_id,
        stage.clock.now(),
        data,
        asking.window,
        asking.nonce,
        message,
        command_name,
        triggered_by=triggered_by,
    )
    stage.world.begin(interaction)
    report(interaction, "pending")
    interaction.deadline = stage.clock.call_later(
        FIRST_ANSWER, lambda: fail(interaction, "The application did not respond.")
    )
    shape = _shape(stage, interaction, channel)
    if not stage.hub.interaction(application_id, channel.guild_id, shape):
        fail(interaction, "The bot is not connected.")
    return interaction


def wake(asking: Asking) -> None:
    """Unarchive a thread before a press in it is sent, as Discord's clients do.

    Do nothing in other channels. Raise an error if the person may not unarchive the thread.
    """
    channel, world = asking.channel, asking.stage.world
    if channel.thread is None or not channel.thread.archived:
        return
    threads.require_open_to_writing(asking.stage, channel, asking.window.user_id)
    may.require(world, channel, asking.window.user_id, may.SEND_MESSAGES)
    threads.require_able_to_wake(asking.stage, channel)
    threads.archive(asking.stage, channel, archived=False)


def fail(interaction: Interaction, reason: str) -> None:
    """End an interaction as failed, and show the reason in the person's window.

    For autocomplete, show nothing.
    """
    interaction.failed = True
    if interaction.deadline is not None:
        interaction.deadline.cancel()
    report(interaction, "failed", reason)


def report(interaction: Interaction, state: str, reason: str | None = None) -> None:
    """Send the state of an interaction to the person's window. For autocomplete, send nothing."""
    if interaction.type == AUTOCOMPLETE:
        return
    told: Json = {"nonce": interaction.nonce, "state": state}
    if reason is not None:
        told["reason"] = reason
    interaction.window.deliver("INTERACTION", told)


def answered(interaction: Interaction, answer: int) -> None:
    """Record the callback type of the bot's first response, and stop the timeout.

    Also tell the person's window that the interaction is done, except for autocomplete.
    """
    interaction.answer = answer
    if interaction.deadline is not None:
        interaction.deadline.cancel()
    report(interaction, "done")


def find_unanswered(stage: Stage, interaction_id: int, token: str) -> Interaction:
    """Return the interaction with this id and token that has no first response yet.

    Raise error 10062 for an unknown or failed one, and 40060 for an answered one.
    """
    interaction = stage.world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token or interaction.failed:
        raise refusal(10062)
    if interaction.answer is not None:
        raise refusal(40060)
    return interaction


def find_by_token(stage: Stage, application_id: int, token: str) -> Interaction:
    """Return the answered interaction with this token, for requests to `/webhooks`.

    Raise error 50027 for an unknown or expired token. Raise 10015 for an unknown application, or if
    the interaction failed or has no answer yet.
    """
    if application_id not in stage.world.applications:
        raise refusal(10015)
    interaction = stage.world.tokens.get(token)
    if interaction is None or interaction.application_id != application_id:
        raise refusal(50027)
    if interaction.failed or interaction.answer is None:
        raise refusal(10015)
    if stage.clock.now() - interaction.begun >= TOKEN_LIFE:
        raise refusal(50027)
    return interaction


def metadata(stage: Stage, interaction: Interaction, *, follow_up: bool = False) -> Json:
    """Return the JSON `interaction_metadata` of a message that answers this interaction."""
    user = stage.shapes.user(stage.world.users[interaction.user_id])
    told: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": user,
        "authorizing_integration_owners": _owners(interaction),
    }
    if interaction.command_name is not None:
        told["name"] = interaction.command_name
        told["command_type"] = interaction.data.get("type", 1)
    if interaction.type == COMPONENT and interaction.message is not None:
        told["interacted_message_id"] = str(interaction.message.id)
    if interaction.triggered_by is not None:
        told["triggering_interaction_metadata"] = interaction.triggered_by
    if follow_up and interaction.original_id is not None:
        told["original_response_message_id"] = str(interaction.original_id)
    return told


def _owners(interaction: Interaction) -> Json:
    owner = interaction.guild_id if interaction.guild_id is not None else interaction.user_id
    return {"0": str(owner)}


def _shape(stage: Stage, interaction: Interaction, channel: Channel) -> Json:
    world, shapes = stage.world, stage.shapes
    user = world.users[interaction.user_id]
    shape: Json = {
        "id": str(interaction.id),
        "application_id": str(interaction.application_id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel": shapes.channel(channel, interaction.application_id),
        "channel_id": str(channel.id),
        "app_permissions": str(may.in_channel(world, channel, interaction.application_id)),
        "locale": user.locale,
        "entitlements": [],
        "authorizing_integration_owners": _owners(interaction),
        "context": WITH_BOT if channel.type == DM else IN_GUILD,
        "attachment_size_limit": FILE_LIMIT,
    }
    if channel.guild_id is None:
        shape["user"] = shapes.user(user)
    else:
        guild = world.guild(channel.guild_id)
        shape["guild_id"] = str(guild.id)
        shape["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        shape["guild_locale"] = guild.locale
        bits = may.in_channel(world, channel, user.id)
        shape["member"] = {**shapes.member(guild.members[user.id]), "permissions": str(bits)}
        shape["channel"]["permissions"] = str(bits)
    if interaction.message is not None:
        shape["message"] = shapes.message(interaction.message, interaction.application_id)
    return shape


def refusal_reason(stage: Stage, user_id: int, channel: Channel, command_id: int) -> str | None:
    """Return a sentence that says why a person cannot use a command in a channel.

    Return None if the person can use it.
    """
    world = stage.world
    command = world.command(command_id)
    app = world.applications[command.application_id]
    if (WITH_BOT if channel.type == DM else IN_GUILD) not in command.contexts:
        return "This command cannot be used here."
    if channel.guild_id is None:
        return None if app.id in channel.recipients else "This command cannot be used here."
    if channel.guild_id not in app.guilds or command.guild_id not in {None, channel.guild_id}:
        return "This command cannot be used here."
    bits = may.in_channel(world, channel, user_id)
    if bits == may.ALL:
        return None
    if not bits & may.USE_COMMANDS:
        return "You may not use commands in this channel."
    decided = _override(stage, user_id, channel, command_id)
    if decided is not None:
        return None if decided else "You may not use this command."
    needed = command.body.get("default_member_permissions")
    if needed is None:
        return None
    # "0" means administrators only; they have returned above.
    if int(needed) == 0 or bits & int(needed) != int(needed):
        return "You may not use this command."
    return None


def _override(stage: Stage, user_id: int, channel: Channel, command_id: int) -> bool | None:
    """Return True or False if the guild allows or denies a command to a person, else None.

    The first setting in this order counts: a channel that denies, the user, the user's roles,
    @everyone. One role that allows is enough.
    """
    assert channel.guild_id is not None
    given = stage.world.command(command_id).overrides.get(channel.guild_id, {})
    for place in (channel.parent_id if channel.thread else channel.id, channel.guild_id - 1):
        if place in given:
            if not given[place][1]:
                return False
            break
    if user_id in given:
        return given[user_id][1]
    roles = stage.world.member(channel.guild_id, user_id).roles
    of_roles = [given[role][1] for role in roles if role in given]
    if of_roles:
        return any(of_roles)
    everyone = given.get(channel.guild_id)
    return None if everyone is None else everyone[1]
