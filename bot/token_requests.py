"""Requests by the token of a press: bytes at once, and nothing made of the answer but its id."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord.http import Route, json_or_text
from msgspec import json

_BOUNDARY = secrets.token_hex(16)
_FORM = {"Content-Type": f"multipart/form-data; boundary={_BOUNDARY}"}
_JSON = {"Content-Type": "application/json"}


class TokenRequests:
    """What can be asked of Discord with one token.

    The client library makes objects of all that it sends and hears, and tries again by itself;
    whoever asks by a token has another way. A token is kept for minutes, and the press that
    brought it would be ten times as large.
    """

    def __init__(self, it: discord.Interaction[Any]) -> None:
        self.press, self.token = it.id, it.token
        self._session = it._session
        self._webhook = f"/webhooks/{it.application_id}/{it.token}"

    async def answer(self, change: Mapping[str, Any], files: Sequence[discord.File]) -> None:
        """The message that was pressed changes, and with that the press is answered."""
        updated = discord.InteractionResponseType.message_update
        path = f"/interactions/{self.press}/{self.token}/callback"
        await self._ask("POST", path, {"type": updated.value, "data": change}, files)

    async def post(self, message: Mapping[str, Any], files: Sequence[discord.File]) -> int:
        """A message below the one that was pressed; returns its id."""
        told = await self._ask("POST", f"{self._webhook}?wait=true", message, files)
        return int(json.decode(told)["id"])

    async def edit(
        self, message: int | str, change: Mapping[str, Any], files: Sequence[discord.File]
    ) -> None:
        """One of the messages of this token; `@original` is the one that was pressed."""
        await self._ask("PATCH", f"{self._webhook}/messages/{message}", change, files)

    async def delete(self, message: int) -> None:
        await self._ask("DELETE", f"{self._webhook}/messages/{message}")

    async def _ask(
        self,
        method: str,
        path: str,
        payload: Mapping[str, Any] | None = None,
        files: Sequence[discord.File] = (),
    ) -> bytes:
        body = None if payload is None else json.encode(payload)
        headers = _JSON
        if body is not None and files:
            body, headers = _form(body, files), _FORM
        url, ask = Route.BASE + path, self._session.request
        async with ask(method, url, data=body, headers=headers) as told:
            if not told.ok:
                raise discord.HTTPException(told, await json_or_text(told))
            return await told.read()


def _form(payload: bytes, files: Sequence[discord.File]) -> bytes:
    """A message and its files as one body: one made of parts takes twice as long to send."""
    body = [_head('name="payload_json"', "application/json"), payload]
    for number, file in enumerate(files):
        name = f'name="files[{number}]"; filename="{file.filename}"'
        body += [b"\r\n", _head(name, "application/octet-stream"), file.fp.read()]
    return b"".join([*body, f"\r\n--{_BOUNDARY}--\r\n".encode()])


def _head(name: str, kind: str) -> bytes:
    disposition = f"Content-Disposition: form-data; {name}"
    return f"--{_BOUNDARY}\r\n{disposition}\r\nContent-Type: {kind}\r\n\r\n".encode()
