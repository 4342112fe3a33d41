"""A message as Discord wants it."""

from __future__ import annotations

from typing import Any

import discord
from discord.http import MultipartParameters
from msgspec import json

from bot.ui.message import Message
from bot.ui.parts import components_of, fitting

BYTES = "application/octet-stream"
SILENT = discord.MessageFlags(suppress_notifications=True).value


def new_message(message: Message, files: list[discord.File]) -> dict[str, Any]:
    """A new message, as Discord wants it."""
    text = f"{message.text}\n{message.call}" if message.call else message.text
    payload: dict[str, Any] = {
        "content": fitting(text),
        "allowed_mentions": {"parse": [], "users": [str(user) for user in message.pings]},
        "components": components_of(message.rows),
        "attachments": _attachments(files),
    }
    if message.silent:
        payload["flags"] = SILENT
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
