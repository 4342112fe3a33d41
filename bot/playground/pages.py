"""HTTP routes beside the API: the page and its files, uploads, attachments, avatars, emojis."""

from __future__ import annotations

import zlib
from functools import cache
from io import BytesIO
from itertools import product
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from PIL import Image

from bot.playground import people
from bot.playground.api import reply
from bot.playground.errors import ApiError
from bot.playground.forms import FORM, kind_of, read_form
from bot.playground.media import Upload, store
from bot.playground.numbers import plain_number
from bot.playground.stage import Stage

PAGE = Path(__file__).parent / "page"
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
)
_PALETTE = (
    (88, 101, 242),
    (35, 165, 90),
    (240, 178, 50),
    (242, 63, 67),
    (155, 89, 182),
    (26, 188, 156),
    (230, 126, 34),
)
"""RGB colours of avatars. The user's id selects one."""
_INLINE = ("image/png", "image/jpeg", "image/gif", "image/webp", "text/plain")
"""Content types of attachments that a browser may show. Other attachments are downloaded."""


class Pages:
    """The handlers of HTTP requests for the page, uploads, attachments, avatars and emojis."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def routes(self) -> list[web.AbstractRouteDef]:
        return [
            web.get("/", self._home),
            web.get("/channels", self._page),
            web.get("/channels/{rest:.*}", self._page),
            web.get("/page/ws", self._window),
            web.post("/page/upload", self._upload),
            web.get("/attachments/{channel}/{attachment}/{filename}", self._attachment),
            web.get("/avatars/{user}/{file}", self._avatar),
            web.get("/embed/avatars/{file}", self._avatar),
            web.get("/emojis/{file}", self._emoji),
            web.static("/static", PAGE),
        ]

    async def _home(self, request: web.Request) -> web.Response:
        raise web.HTTPFound("/channels")

    async def _page(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _window(self, request: web.Request) -> web.StreamResponse:
        return await people.serve_window(self._stage, request)

    async def _upload(self, request: web.Request) -> web.Response:
        try:
            people.person_or_first(self._stage, request.query.get("as", ""))
            upload = await _uploaded(request)
            attachment = store(self._stage.world, 0, upload)
        except ApiError as error:
            return reply(error.status, error.body, {})
        return reply(200, self._stage.shapes.attachment(attachment), {})

    async def _attachment(self, request: web.Request) -> web.Response:
        if self._stage.faults.cdn_dead:
            raise web.HTTPServiceUnavailable
        number = plain_number(request.match_info["attachment"])
        found = self._stage.world.attachments.get(number or 0)
        if found is None or found.filename != request.match_info["filename"]:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=31536000", "Content-Type": found.content_type}
        if found.content_type.split(";")[0] not in _INLINE:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=found.data, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        """Return the image of a custom emoji.

        The file extension must be one that clients use, but does not change the image.
        """
        number, dot, extension = request.match_info["file"].partition(".")
        if not dot or extension not in {"png", "gif", "webp", "jpg", "jpeg", "avif"}:
            raise web.HTTPNotFound
        try:
            found = self._stage.world.emoji(plain_number(number) or 0)
        except ApiError:
            raise web.HTTPNotFound from None
        headers = {"Cache-Control": "private, max-age=31536000"}
        return web.Response(body=found.image, content_type=found.content_type, headers=headers)

    async def _avatar(self, request: web.Request) -> web.Response:
        text = request.match_info.get("user") or request.match_info["file"].partition(".")[0]
        number = plain_number(text)
        if number is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=31536000"}
        return web.Response(body=avatar(number), content_type="image/png", headers=headers)


async def _uploaded(request: web.Request) -> Upload:
    for part in await read_form(request) if kind_of(request) == FORM else ():
        if part.name == "file" and part.filename:
            return Upload(part.filename, part.data, part.content_type)
    raise ApiError(400, 50035, "There is no file in this upload.")


@cache
def avatar(number: int) -> bytes:
    """Return a PNG avatar for this user id, a mirrored pattern of 5 by 5 cells."""
    colour = _PALETTE[(number >> 22) % len(_PALETTE)]
    light = tuple(255 - (255 - part) // 5 for part in colour)
    pattern = zlib.crc32(str(number).encode())
    cells = Image.new("RGB", (5, 5), colour)
    for line, column in product(range(5), range(5)):
        if pattern >> (line * 3 + min(column, 4 - column)) & 1:
            cells.putpixel((column, line), light)
    picture = Image.new("RGB", (128, 128), colour)
    picture.paste(cells.resize((90, 90), Image.Resampling.NEAREST), (19, 19))
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def guard(hosts: frozenset[str] | None) -> Middleware:
    """Return a middleware that rejects requests of other websites and sets security headers.

    Any website can send requests to a server on this machine. The header `Origin` shows if a
    request comes from another site. The header `Host` shows if it uses a DNS name of another site
    that points here. If `hosts` is None, every host name is accepted.
    """

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden
        if hosts is not None and urlsplit(f"//{request.host}").hostname not in hosts:
            raise web.HTTPForbidden
        response = await handler(request)
        if not response.prepared:
            response.headers.setdefault("Content-Security-Policy", POLICY)
            response.headers.setdefault("X-Content-Type-Options", "nosniff")
            response.headers.setdefault("Referrer-Policy", "no-referrer")
            if request.path.startswith(("/static", "/channels")):
                response.headers.setdefault("Cache-Control", "no-cache")
        return response

    return guarded
