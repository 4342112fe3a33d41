"""Parsers of `multipart/form-data` and `application/x-www-form-urlencoded` bodies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import parse_qsl

from aiohttp import content_disposition_filename, parse_content_disposition, web

from bot.playground.errors import ApiError, refusal
from bot.playground.media import LARGEST_FILE

FORM = "multipart/form-data"
URL_ENCODED = "application/x-www-form-urlencoded"
_BOUNDARY = re.compile(r';\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))', re.IGNORECASE)


@dataclass(frozen=True)
class FormPart:
    """One field or file of a form. `filename` is None for a field."""

    name: str
    filename: str | None
    content_type: str
    data: bytes


def kind_of(request: web.Request) -> str:
    """Return the content type of a request in lower case, without parameters.

    aiohttp's parser would be slower. It caches whole headers, but the boundary differs in each
    request.
    """
    return request.headers.get("Content-Type", "").partition(";")[0].strip().lower()


async def read_whole(request: web.Request) -> bytes:
    """Return the body of a request as bytes. Raise error 40005 if it is too large."""
    try:
        return await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise refusal(40005) from None


def read_fields(text: bytes) -> list[FormPart]:
    """Return the fields of a URL-encoded form. Raise error 50035 if it cannot be decoded."""
    try:
        pairs = parse_qsl(text.decode(), keep_blank_values=True, errors="strict")
    except ValueError:
        raise _malformed() from None
    return [FormPart(name, None, "", value.encode()) for name, value in pairs]


async def read_form(request: web.Request) -> list[FormPart]:
    """Return the parts of a multipart form, in their order.

    Raise error 50035 for a malformed form, and 40005 for a body or file that is too large.
    """
    found = _BOUNDARY.search(request.headers["Content-Type"])
    whole = await read_whole(request)
    if found is None:
        raise _malformed()
    return list(_parts(whole, (found[1] or found[2]).encode()))


def _parts(whole: bytes, boundary: bytes) -> Iterator[FormPart]:
    _, *others = (b"\r\n" + whole).split(b"\r\n--" + boundary)
    if not others or not others[-1].startswith(b"--"):
        raise _malformed()
    for part in others[:-1]:
        head, found, data = part.partition(b"\r\n\r\n")
        if not found or not head.startswith(b"\r\n"):
            raise _malformed()
        if len(data) > LARGEST_FILE:
            raise refusal(40005)
        yield FormPart(*_described(head), data)


@lru_cache(256)
def _described(head: bytes) -> tuple[str, str | None, str]:
    """Return the name, file name and content type in the header lines of a form part.

    The result is cached, because clients repeat the same header lines.
    """
    lines = (line.partition(":") for line in head.decode("utf-8", "replace").split("\r\n"))
    headers = {name.strip().lower(): value.strip() for name, _, value in lines}
    _, named = parse_content_disposition(headers.get("content-disposition"))
    name = content_disposition_filename(named, "name") or ""
    filename = content_disposition_filename(named, "filename")
    return name, filename, headers.get("content-type", "")


def _malformed() -> ApiError:
    return ApiError(400, 50035, "This form cannot be read.")
