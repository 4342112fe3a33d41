"""The way of a request through the API: faults, token, rate limits, body, handler."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
from aiohttp import BodyPartReader, web

from bot.playground.buckets import Buckets
from bot.playground.errors import ApiError, refusal, unauthorised
from bot.playground.limits import Problem
from bot.playground.media import LARGEST_FILE, Upload
from bot.playground.rest.call import Call, Created, Route
from bot.playground.rest.table import ROUTES
from bot.playground.stage import Stage
from bot.playground.strict import refuse
from bot.playground.world import Application

PREFIX = "/api/v10"
LARGEST_REQUEST = 25 * 1024 * 1024

_log = logging.getLogger(__name__)
_FILE = re.compile(r"files?\[(\d+)\]")


class PublishedDescription(Protocol):
    """The published description of the API, where it is at hand."""

    def check(self, method: str, path_template: str, body: Any) -> list[Problem]: ...


class Api:
    """Answers the requests of bots."""

    def __init__(
        self,
        stage: Stage,
        buckets: Buckets,
        published: PublishedDescription | None = None,
    ) -> None:
        self.stage = stage
        self.buckets = buckets
        self.published = published
        self.gateway_url = ""
        self.invalid_requests = 0
        self.refusals: Counter[str] = Counter()

    def routes(self) -> list[web.RouteDef]:
        known = [web.route(r.method, PREFIX + r.path, self._for(r)) for r in ROUTES]
        return [*known, web.route("*", PREFIX + "/{rest:.*}", self._unknown)]

    def _for(self, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            try:
                headers, answer = await self._carry_out(request, route)
            except ApiError as error:
                self.refusals[f"{error.status} {route.method} {route.path}"] += 1
                if error.status in {401, 403, 429}:
                    self.invalid_requests += 1
                return reply(error.status, error.body, error.headers)
            if answer is None:
                return web.Response(status=204, headers=headers)
            if isinstance(answer, Created):
                return reply(201, answer.body, headers)
            return reply(200, answer, headers)

        return handle

    async def _unknown(self, request: web.Request) -> web.Response:
        self.refusals[f"404 {request.method} ?"] += 1
        return reply(404, {"message": "404: Not Found", "code": 0}, {})

    async def _carry_out(self, request: web.Request, route: Route) -> tuple[dict[str, str], Any]:
        faults, path = self.stage.faults, request.path.removeprefix(PREFIX)
        delay = faults.delay(request.method, path)
        if delay > 0:
            await asyncio.sleep(delay)
        failure = faults.failure(request.method, path, after=False)
        if failure is not None:
            raise failure
        bot = self._bot(request)
        if bot is None and route.needs_bot:
            raise unauthorised()
        caller = bot.id if bot is not None else 0
        headers = self.buckets.take(route.method, route.path, request.match_info, caller)
        try:
            body, uploads = await read_body(request)
            answer = self._handle(request, route, bot, body, uploads)
        except ApiError as error:
            error.headers = {**headers, **error.headers}
            raise
        failure = faults.failure(request.method, path, after=True)
        if failure is not None:
            raise failure
        return headers, answer

    def _handle(
        self,
        request: web.Request,
        route: Route,
        bot: Application | None,
        body: Any,
        uploads: dict[int, Upload],
    ) -> Any:
        call = Call(
            self.stage,
            self.buckets,
            self.gateway_url,
            bot,
            request.match_info,
            request.query,
            body,
            uploads,
        )
        if self.published is not None and body is not None:
            refuse(self.published.check(route.method, route.path, body))
        try:
            return route.handler(call)
        except (TypeError, ValueError, KeyError, AttributeError):
            _log.exception("%s %s could not be carried out", request.method, request.path)
            raise ApiError(500, 0, "500: Internal Server Error") from None

    def _bot(self, request: web.Request) -> Application | None:
        """The bot whose token came along; a wrong one is never overlooked."""
        given = request.headers.get("Authorization")
        if given is None:
            return None
        bot = self.stage.world.application_of(given.removeprefix("Bot "))
        if bot is None or not given.startswith("Bot "):
            raise unauthorised()
        return bot


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The JSON of a request and the files that came with it."""
    if (request.content_length or 0) > LARGEST_REQUEST:
        raise refusal(40005)
    if request.content_type == "multipart/form-data":
        return await _read_form(request)
    text = await request.read()
    if not text:
        return None, {}
    if request.content_type != "application/json":
        message = "Expected \"Content-Type\" header to be one of {'application/json'}."
        raise ApiError(400, 50035, message)
    return _parsed(text), {}


async def _read_form(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = None
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = await read_part(part)
        numbered = _FILE.fullmatch(part.name or "")
        if part.name == "payload_json":
            body = _parsed(data)
        elif part.filename is not None:
            number = int(numbered[1]) if numbered else len(uploads)
            kind = part.headers.get("Content-Type", "")
            uploads[number] = Upload(part.filename, data, kind)
    return body, uploads


async def read_part(part: BodyPartReader) -> bytes:
    """One part of a form, as long as it is not too large."""
    data = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        data += chunk
        if len(data) > LARGEST_FILE:
            raise refusal(40005)
    return bytes(data)


def _parsed(text: bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refusal(50109) from None


def reply(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    """JSON whose content type has no charset; clients compare it to the letter."""
    return web.Response(
        status=status,
        body=msgspec.json.encode(body),
        headers={**headers, "Content-Type": "application/json"},
    )
