"""A bot's answers to an interaction: the first response and follow-ups."""

from __future__ import annotations

from typing import Any

from bot.playground import interactions as life
from bot.playground import posting, threads
from bot.playground.errors import form, refusal
from bot.playground.media import Upload, normalised
from bot.playground.numbers import plain_number
from bot.playground.stage import Stage
from bot.playground.strict import check_body
from bot.playground.world import EPHEMERAL, LOADING, Channel, Interaction, Json, WorldMessage

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

_FITTING = {
    life.COMMAND: {MESSAGE, DEFER, MODAL},
    life.COMPONENT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    life.AUTOCOMPLETE: {CHOICES},
    life.MODAL: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE},
}


def answer(
    stage: Stage, interaction: Interaction, body: Any, uploads: dict[int, Upload]
) -> WorldMessage | None:
    """Carry out the first response to an interaction, and return its message.

    The message is new or edited, or the one that a deferred update refers to. For choices and
    modals, return None. Raise an error if the body is invalid or its type does not fit the
    interaction.
    """
    kind = body.get("type") if isinstance(body, dict) else None
    data = body.get("data") if isinstance(body, dict) else None
    old = interaction.message if kind == UPDATE else None
    app = stage.world.applications[interaction.application_id]
    check_body("interaction_callback", body, posting.context(app, uploads, data, old))
    fitting = _FITTING[interaction.type]
    if interaction.message is None:
        fitting = fitting - {DEFER_UPDATE, UPDATE}
    if kind not in fitting:
        choices = ", ".join(str(number) for number in sorted(fitting))
        raise form(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({choices}).")
    data = data or {}
    channel = stage.world.channel(interaction.channel_id)
    message: WorldMessage | None = None
    if kind in {MESSAGE, DEFER}:
        message = _reply(stage, interaction, channel, data, uploads, loading=kind == DEFER)
        interaction.original_id = message.id
    elif kind in {DEFER_UPDATE, UPDATE}:
        message = interaction.message
        assert message is not None
        if message.id not in channel.messages:
            raise refusal(10008)
        interaction.original_id = message.id
        if kind == UPDATE:
            if not message.ephemeral:
                threads.require_awake(channel)
            posting.edit(stage, channel, message, data, uploads)
    elif kind == CHOICES:
        offered = {"nonce": interaction.nonce, "choices": data.get("choices") or []}
        interaction.window.deliver("CHOICES", offered)
    else:
        _open(stage, interaction, data)
    life.answered(interaction, int(kind))
    return message


def _reply(
    stage: Stage,
    interaction: Interaction,
    channel: Channel,
    data: Json,
    uploads: dict[int, Upload],
    *,
    loading: bool = False,
    follow_up: bool = False,
) -> WorldMessage:
    threads.require_not_shut(channel)
    ephemeral = int(data.get("flags") or 0) & EPHEMERAL
    return posting.post(
        stage,
        channel,
        interaction.application_id,
        data,
        uploads,
        application_id=interaction.application_id,
        interaction=life.metadata(stage, interaction, follow_up=follow_up),
        visible_to=interaction.user_id if ephemeral else None,
        loading=loading,
    )


def _open(stage: Stage, interaction: Interaction, data: Json) -> None:
    """Show a modal in the window of the interaction's person.

    With the form cache on, the window gets the first modal that the person saw with this custom id.
    """
    data = {**data, "components": normalised(data["components"])}
    interaction.modal = data
    if stage.faults.forms is not None:
        data = stage.faults.forms.setdefault((interaction.user_id, data["custom_id"]), data)
    interaction.window.deliver(
        "MODAL",
        {
            "nonce": interaction.nonce,
            "interaction_id": str(interaction.id),
            "application_id": str(interaction.application_id),
            "custom_id": data["custom_id"],
            "title": data["title"],
            "components": data["components"],
        },
    )


def callback_shape(stage: Stage, interaction: Interaction, message: WorldMessage | None) -> Json:
    """Return the JSON answer to a first response sent with `with_response`.

    The field `resource` exists for callback types 4 and 7 only, as in the published description.
    """
    about: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "channel_id": str(interaction.channel_id),
    }
    if interaction.guild_id is not None:
        about["guild_id"] = str(interaction.guild_id)
    shape: Json = {"interaction": about}
    if message is not None and interaction.answer in {MESSAGE, DEFER, UPDATE}:
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = bool(message.flags & LOADING)
        about["response_message_ephemeral"] = message.ephemeral
    if message is not None and interaction.answer in {MESSAGE, UPDATE}:
        shown = stage.shapes.message(message, interaction.application_id)
        shape["resource"] = {"type": interaction.answer, "message": shown}
    return shape


def follow_up(
    stage: Stage, interaction: Interaction, body: Json, uploads: dict[int, Upload]
) -> WorldMessage:
    """Post a follow-up message and return it.

    If the loading message of a deferred response still exists, fill in this message instead.
    """
    channel = stage.world.channel(interaction.channel_id)
    waiting = channel.messages.get(interaction.original_id or 0)
    if waiting is not None and waiting.flags & LOADING:
        # The defer has decided who sees the message.
        waiting.flags |= int(body.get("flags") or 0) & posting.SETTABLE & ~EPHEMERAL
        return posting.edit(stage, channel, waiting, body, uploads)
    return _reply(stage, interaction, channel, body, uploads, follow_up=True)


def own_message(stage: Stage, interaction: Interaction, name: str) -> WorldMessage:
    """Return the message with this id if it belongs to the interaction.

    The id `@original` is the message of the first response. Raise error 10008 for any other
    message.
    """
    channel = stage.world.channel(interaction.channel_id)
    number = interaction.original_id if name == "@original" else plain_number(name)
    message = channel.messages.get(number or 0)
    if message is None:
        raise refusal(10008)
    told = message.interaction or {}
    if number != interaction.original_id and told.get("id") != str(interaction.id):
        raise refusal(10008)
    return message
