"""A message as Discord wants it."""

from __future__ import annotations

from typing import Any

import discord
from discord.http import MultipartParameters
from msgspec import json

from bot.ui.message import Message
from bot.ui.parts import Modal, components_of, fitting

BYTES = "application/octet-stream"
SILENT = discord.MessageFlags(suppress_notifications=True).value
PRIVATE = discord.MessageFlags(ephemeral=True).value
_ONE_LINE, _LINES = 1, 2


def new_message(
    message: Message, files: list[discord.File], *, private: bool = False
) -> dict[str, Any]:
    """Return a new message as Discord wants it."""
    text = f"{message.text}\n{message.call}" if message.call else message.text
    payload: dict[str, Any] = {
        "content": fitting(text),
        "allowed_mentions": {"parse": [], "users": [str(user) for user in message.pings]},
        "components": components_of(message.rows),
        "attachments": _attachments(files),
    }
    if flags := SILENT * message.silent | PRIVATE * private:
        payload["flags"] = flags
    return payload


def change_of(message: Message, files: list[discord.File]) -> dict[str, Any]:
    """A change of a message, as Discord wants it."""
    payload: dict[str, Any] = {
        "content": fitting(message.text),
        "allowed_mentions": {"parse": []},
        "components": components_of(message.rows),
    }
    if not message.keeps_picture:
        payload["attachments"] = _attachments(files)
    return payload


def form_of(form: Modal) -> dict[str, Any]:
    """Return a form as Discord wants it."""
    rows = [
        {
            "type": 4,
            "style": _LINES if one.lines else _ONE_LINE,
            "label": one.label[:45],
            "custom_id": one.name,
            "required": one.required,
            "max_length": one.longest,
            **({"value": one.value} if one.value else {}),
            **({"placeholder": one.placeholder[:100]} if one.placeholder else {}),
        }
        for one in form.fields
    ]
    return {
        "title": form.title[:45],
        "custom_id": form.custom_id,
        "components": [{"type": 1, "components": [row]} for row in rows],
    }


def _attachments(files: list[discord.File]) -> list[dict[str, Any]]:
    return [file.to_dict(number) for number, file in enumerate(files)]


def params_of(payload: dict[str, Any], files: list[discord.File]) -> MultipartParameters:
    """What is sent, in the words of the client library."""
    fields = [
        {"name": f"files[{n}]", "value": file.fp, "filename": file.filename, "content_type": BYTES}
        for n, file in enumerate(files)
    ]
    whole = {"name": "payload_json", "value": json.encode(payload).decode()}
    return MultipartParameters(payload, [whole, *fields], files)
