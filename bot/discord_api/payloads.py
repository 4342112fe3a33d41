"""The conversion of messages and forms into the JSON that Discord's API takes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.http import MultipartParameters
from msgspec import json

from bot.discord_api.channels import CHANNELS, PARENTS
from bot.discord_api.painter import Picture, files_of
from bot.ui.command_mentions import linked
from bot.ui.components import Button, Link, Modal, Part, Rows, Select, SelectOption, Style, fitting
from bot.ui.message import Message

SILENT = discord.MessageFlags(suppress_notifications=True).value
PRIVATE = discord.MessageFlags(ephemeral=True).value
_BYTES = "application/octet-stream"
_BOUNDARY = secrets.token_hex(16)
_TEXT_INPUT, _ONE_LINE, _LINES = 4, 1, 2


@dataclass(frozen=True)
class Payload:
    """The JSON of a request, and the files that are uploaded with it."""

    json: dict[str, Any] = field(default_factory=dict)
    files: list[discord.File] = field(default_factory=list)

    def params(self) -> MultipartParameters:
        """Return the payload in the form that discord.py's request functions take."""
        fields = [
            {
                "name": f"files[{number}]",
                "value": file.fp,
                "filename": file.filename,
                "content_type": _BYTES,
            }
            for number, file in enumerate(self.files)
        ]
        whole = {"name": "payload_json", "value": json.encode(self.json).decode()}
        return MultipartParameters(self.json, [whole, *fields], self.files)

    def answering(self, kind: discord.InteractionResponseType) -> Payload:
        """Return this payload wrapped as the first answer, of type `kind`, to an interaction."""
        return Payload({"type": kind.value, "data": self.json}, self.files)

    def body(self) -> tuple[bytes, dict[str, str]]:
        """Return the body of a request as bytes, and its headers.

        The parts of a multipart body are joined: aiohttp takes twice as long to send separate
        parts.
        """
        encoded = json.encode(self.json)
        if not self.files:
            return encoded, {"Content-Type": "application/json"}
        body = [_head('name="payload_json"', "application/json"), encoded]
        for number, file in enumerate(self.files):
            name = f'name="files[{number}]"; filename="{file.filename}"'
            file.reset()  # an earlier attempt may have read it
            body += [b"\r\n", _head(name, _BYTES), file.fp.read()]
        return b"".join([*body, f"\r\n--{_BOUNDARY}--\r\n".encode()]), {
            "Content-Type": f"multipart/form-data; boundary={_BOUNDARY}"
        }


def payload_of(
    message: Message,
    picture: Picture | None,
    commands: Mapping[str, int],
    *,
    new: bool,
    private: bool = False,
) -> Payload:
    """Return the payload that posts a message if `new`, otherwise the payload that edits it.

    `commands` are Discord's command ids by name, so that people can click commands in the text. A
    new message that is `private` is shown to one user only.
    """
    message = linked(message, commands)
    files = files_of(message, picture)
    text = f"{message.text}\n{message.call}" if new and message.call else message.text
    payload: dict[str, Any] = {
        "content": fitting(text),
        "allowed_mentions": {"parse": []},
        "components": components_of(message.rows),
    }
    if new:
        payload["allowed_mentions"]["users"] = [str(user) for user in message.pings]
        if flags := SILENT * message.silent | PRIVATE * private:
            payload["flags"] = flags
    if new or not message.keeps_picture:
        payload["attachments"] = [file.to_dict(number) for number, file in enumerate(files)]
    return Payload(payload, files)


def form_of(form: Modal) -> Payload:
    """Return the payload that shows a form."""
    inputs = [
        {
            "type": _TEXT_INPUT,
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
    rows = [{"type": 1, "components": [one]} for one in inputs]
    return Payload({"title": form.title[:45], "custom_id": form.custom_id, "components": rows})


def _head(name: str, kind: str) -> bytes:
    disposition = f"Content-Disposition: form-data; {name}"
    return f"--{_BOUNDARY}\r\n{disposition}\r\nContent-Type: {kind}\r\n\r\n".encode()


def components_of(rows: Rows) -> list[dict[str, Any]]:
    """Return Discord's JSON for rows of buttons and lists. Leave out empty rows."""
    return [{"type": 1, "components": [_component(part) for part in row]} for row in rows if row]


_STYLES: dict[Style, int] = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
_BUTTON, _LINK, _SELECT, _ROLES, _CHANNELS = 2, 5, 3, 6, 8


def _component(part: Part) -> dict[str, Any]:
    if isinstance(part, Button):
        return {
            "type": _BUTTON,
            "label": part.label[:80],
            "custom_id": part.custom_id,
            "style": _STYLES[part.style],
            "disabled": part.disabled,
        }
    if isinstance(part, Link):
        return {"type": _BUTTON, "style": _LINK, "label": part.label[:80], "url": part.url}
    shared: dict[str, Any] = {
        "custom_id": part.custom_id,
        "placeholder": part.placeholder[:150],
        "min_values": part.least if isinstance(part, Select) else 0,
        "max_values": part.most,
    }
    if isinstance(part, Select):
        options = [_option(choice) for choice in part.choices]
        return {"type": _SELECT, "options": options, **shared}
    kind = "role" if part.kind == "role" else "channel"
    chosen = [{"id": str(number), "type": kind} for number in part.chosen[: part.most]]
    shared["default_values"] = chosen
    if part.kind == "role":
        return {"type": _ROLES, **shared}
    kinds = [one.value for one in (PARENTS if part.kind == "place" else CHANNELS)]
    return {"type": _CHANNELS, "channel_types": kinds, **shared}


def _option(choice: SelectOption) -> dict[str, Any]:
    option = {"label": choice.label[:100], "value": choice.value, "default": choice.default}
    return option | ({"description": choice.description[:100]} if choice.description else {})
