"""Routes with an interaction token: first responses, follow-ups and their messages."""

from __future__ import annotations

from bot.playground import callbacks, posting, threads
from bot.playground import interactions as life
from bot.playground.limits import Context
from bot.playground.rest.call import Call, Route
from bot.playground.strict import check_body
from bot.playground.world import Interaction, Json, WorldMessage


def callback(call: Call) -> Json | None:
    token = call.params["interaction_token"]
    interaction = life.find_unanswered(call.stage, call.id("interaction_id"), token)
    message = callbacks.answer(call.stage, interaction, call.body, call.uploads)
    if not call.asks("with_response"):
        return None
    return callbacks.callback_shape(call.stage, interaction, message)


def _interaction(call: Call) -> Interaction:
    return life.find_by_token(call.stage, call.id("webhook_id"), call.params["webhook_token"])


def follow_up(call: Call) -> Json:
    interaction = _interaction(call)
    call.buckets.take_follow_up(interaction.channel_id)
    check_body("webhook_message", call.body, _context(call, interaction))
    message = callbacks.follow_up(call.stage, interaction, call.fields(), call.uploads)
    return call.stage.shapes.message(message, interaction.application_id)


def _context(call: Call, interaction: Interaction, old: WorldMessage | None = None) -> Context:
    app = call.stage.world.applications[interaction.application_id]
    return posting.context(app, call.uploads, call.body, old)


def _name(call: Call) -> str:
    return call.params.get("message_id", "@original")


def read(call: Call) -> Json:
    interaction = _interaction(call)
    message = callbacks.own_message(call.stage, interaction, _name(call))
    return call.stage.shapes.message(message, interaction.application_id)


def edit(call: Call) -> Json:
    interaction = _interaction(call)
    message = callbacks.own_message(call.stage, interaction, _name(call))
    check_body("webhook_edit", call.body, _context(call, interaction, message))
    channel = call.stage.world.channel(interaction.channel_id)
    if not message.ephemeral:
        threads.require_awake(channel)
    posting.limit_late_edits(call.stage, channel, message)
    posting.edit(call.stage, channel, message, call.fields(), call.uploads)
    return call.stage.shapes.message(message, interaction.application_id)


def remove(call: Call) -> None:
    interaction = _interaction(call)
    message = callbacks.own_message(call.stage, interaction, _name(call))
    posting.remove(call.stage, call.stage.world.channel(interaction.channel_id), message)


_HOOK = "/webhooks/{webhook_id}/{webhook_token}"

ROUTES = [
    Route(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        callback,
        needs_bot=False,
    ),
    Route("POST", _HOOK, follow_up, needs_bot=False),
    *(
        Route(method, f"{_HOOK}/messages/{name}", handler, needs_bot=False)
        for name in ("@original", "{message_id}")
        for method, handler in (("GET", read), ("PATCH", edit), ("DELETE", remove))
    ),
]
