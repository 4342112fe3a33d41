"""Requests by the token of an interaction: bytes at once, and nothing made of the answer."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
import discord
from discord.http import Route, json_or_text
from msgspec import json

_BOUNDARY = secrets.token_hex(16)
_FORM = {"Content-Type": f"multipart/form-data; boundary={_BOUNDARY}"}
_JSON = {"Content-Type": "application/json"}


class TokenRequests:
    """What can be asked of Discord with one token.

    The client library makes objects of all that it sends and hears. A token is kept for minutes,
    and the interaction that brought it would be ten times as large. Each request is made once,
    unless it has more `tries`.
    """

    def __init__(self, it: discord.Interaction[Any]) -> None:
        self.press, self.token = it.id, it.token
        self._session = it._session
        self._webhook = f"/webhooks/{it.application_id}/{it.token}"

    async def answer(
        self,
        kind: discord.InteractionResponseType,
        data: Mapping[str, Any],
        files: Sequence[discord.File] = (),
        tries: int = 1,
    ) -> None:
        """Give the first answer to the interaction."""
        path = f"/interactions/{self.press}/{self.token}/callback"
        await self._ask("POST", path, {"type": kind.value, "data": data}, files, tries)

    async def post(
        self, message: Mapping[str, Any], files: Sequence[discord.File], tries: int = 1
    ) -> int:
        """Post one more message; return its id."""
        told = await self._ask("POST", f"{self._webhook}?wait=true", message, files, tries)
        return int(json.decode(told)["id"])

    async def edit(
        self,
        message: int | str,
        change: Mapping[str, Any],
        files: Sequence[discord.File] = (),
        tries: int = 1,
    ) -> None:
        """Change a message of this token; `@original` is the first answer or what it changed."""
        await self._ask("PATCH", f"{self._webhook}/messages/{message}", change, files, tries)

    async def delete(self, message: int | str, tries: int = 1) -> None:
        await self._ask("DELETE", f"{self._webhook}/messages/{message}", tries=tries)

    async def _ask(
        self,
        method: str,
        path: str,
        payload: Mapping[str, Any] | None = None,
        files: Sequence[discord.File] = (),
        tries: int = 1,
    ) -> bytes:
        body = None if payload is None else json.encode(payload)
        headers = _JSON
        if body is not None and files:
            body, headers = _form(body, files), _FORM
        url, ask = Route.BASE + path, self._session.request
        for attempt in range(1, tries + 1):
            if self._session.closed:
                raise aiohttp.ClientConnectionError("the session is closed")
            async with ask(method, url, data=body, headers=headers) as told:
                if told.ok:
                    return await told.read()
                said: Any = await json_or_text(told)
                passes = told.status >= 500 or (told.status == 429 and "Via" in told.headers)
                if not passes or attempt == tries:
                    raise discord.HTTPException(told, said)
            await asyncio.sleep(said["retry_after"] if told.status == 429 else 2 * attempt - 1)
        raise AssertionError("a request has at least one try")


def _form(payload: bytes, files: Sequence[discord.File]) -> bytes:
    """A message and its files as one body: one made of parts takes twice as long to send."""
    body = [_head('name="payload_json"', "application/json"), payload]
    for number, file in enumerate(files):
        name = f'name="files[{number}]"; filename="{file.filename}"'
        file.reset()  # it may have been sent before, in vain
        body += [b"\r\n", _head(name, "application/octet-stream"), file.fp.read()]
    return b"".join([*body, f"\r\n--{_BOUNDARY}--\r\n".encode()])


def _head(name: str, kind: str) -> bytes:
    disposition = f"Content-Disposition: form-data; {name}"
    return f"--{_BOUNDARY}\r\n{disposition}\r\nContent-Type: {kind}\r\n\r\n".encode()
