"""The HTTP API for bots.

For each request the API checks the ban of its address, its User-Agent, injected faults, its token
and the rate limits. After these checks it reads the body and calls the route's handler.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
from aiohttp import web

from bot.playground.bans import InvalidRequests, denied, nameless_client
from bot.playground.buckets import Buckets
from bot.playground.errors import ApiError, refusal, unauthorised
from bot.playground.faults import MatchedRequest, NoReply
from bot.playground.forms import (
    FORM,
    URL_ENCODED,
    FormPart,
    kind_of,
    read_fields,
    read_form,
    read_whole,
)
from bot.playground.limits import Problem
from bot.playground.media import Upload
from bot.playground.rest.call import Call, Created, Route
from bot.playground.rest.table import ROUTES
from bot.playground.session_starts import SessionStarts
from bot.playground.stage import Stage
from bot.playground.statistics import Statistics
from bot.playground.strict import refuse
from bot.playground.unsupported import refuse_address
from bot.playground.world import Application, Client

PREFIX = "/api/v10"
LARGEST_REQUEST = 25 * 1024 * 1024
"""Most bytes that the body of a request can have."""
CONTENT_TYPES = "{'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'}"
"""The accepted content types of a request body, as text for the error message."""

_log = logging.getLogger(__name__)
_KNOWN_PATHS = [re.compile(re.sub(r"\{\w+\}", "[^/]+", route.path)) for route in ROUTES]
_FILE = re.compile(r"files?\[(\d+)\]")


class PublishedDescription(Protocol):
    """A checker of bodies and answers against Discord's published OpenAPI description."""

    def check(self, method: str, path_template: str, body: Any) -> list[Problem]: ...

    def check_answer(
        self, method: str, path_template: str, status: int, body: Any
    ) -> list[Problem]: ...


class Api:
    """The request handler of the HTTP API. It applies rate limits and counts requests."""

    def __init__(
        self,
        stage: Stage,
        buckets: Buckets,
        starts: SessionStarts,
        published: PublishedDescription | None = None,
    ) -> None:
        self.stage = stage
        self.buckets = buckets
        self.starts = starts
        self.published = published
        self.statistics = Statistics(stage.clock)
        self.invalid_requests = InvalidRequests(stage.clock)
        self.wrong_answers: list[str] = []
        """Differences between answers and the published description, one line each.

        Tests expect none.
        """

    def routes(self) -> list[web.RouteDef]:
        known = [web.route(r.method, PREFIX + r.path, self._for(r)) for r in ROUTES]
        return [*known, web.route("*", PREFIX + "/{rest:.*}", self._unknown)]

    def _for(self, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            return await self._answer(request, route)

        return handle

    async def _unknown(self, request: web.Request) -> web.Response:
        handler = _unknown_handler(request.path.removeprefix(PREFIX))
        return await self._answer(request, Route(request.method, "?", handler, False))

    async def _answer(self, request: web.Request, route: Route) -> web.Response:
        """Return the response to a request, and update the statistics.

        An `ApiError` becomes an error response.
        """
        address = request.remote or ""
        banned = self.invalid_requests.banned_for(address) if self.buckets.on else 0.0
        if banned > 0:
            self.statistics.too_many["banned"] += 1
            return denied(banned)
        if not request.headers.get("User-Agent"):
            self.invalid_requests.count(address, 403, None)
            return nameless_client()
        self.statistics.count_request(exempt=route.exempt)
        try:
            response = await self._response(request, route)
        except NoReply as broken:
            self._answered(request, route, "none")
            return await self._hang_up(request, broken)
        except ApiError as error:
            self.invalid_requests.count(address, error.status, error.scope)
            if error.status == 429:
                self.statistics.too_many[error.scope or "user"] += 1
            response = reply(error.status, error.body, error.headers)
        self._answered(request, route, str(response.status))
        return response

    def _answered(self, request: web.Request, route: Route, status: str) -> None:
        """Count an answer in the statistics.

        For the first response to an interaction, also record the client and the status.
        """
        name = f"{route.method} {route.path}"
        self.statistics.count_answer(name, status, exempt=route.exempt)
        token = request.match_info.get("interaction_token", "")
        if token in self.stage.world.tokens:
            self.stage.world.tokens[token].answers.append((client_of(request), status))

    async def _hang_up(self, request: web.Request, broken: NoReply) -> web.Response:
        """Close the connection without an answer.

        If `broken.silent` is set, first wait until all faults are cleared.
        """
        await request.read()
        if broken.silent:
            await self.stage.faults.wait_until_cleared()
        if request.transport is not None:
            request.transport.close()
        return web.Response()

    async def _response(self, request: web.Request, route: Route) -> web.Response:
        headers, answer = await self._carry_out(request, route)
        if answer is None:
            return web.Response(status=204, headers=headers)
        status, body = (201, answer.body) if isinstance(answer, Created) else (200, answer)
        self._check_answer(route, status, body)
        return reply(status, body, headers)

    def _check_answer(self, route: Route, status: int, body: Any) -> None:
        """Check an answer against the published description, and log each difference.

        The differences are also added to `wrong_answers`.
        """
        if self.published is None:
            return
        for problem in self.published.check_answer(route.method, route.path, status, body):
            place = ".".join(map(str, problem.path))
            wrong = f"{route.method} {route.path} {status} {place}: {problem.message}"
            self.wrong_answers.append(wrong)
            _log.error("The published description does not allow the answer to %s", wrong)

    async def _carry_out(self, request: web.Request, route: Route) -> tuple[dict[str, str], Any]:
        faults = self.stage.faults
        asked = self._asked(request, route) if faults.requests else None
        if asked is not None:
            await asyncio.sleep(faults.delay(asked))
            faults.fail(asked, after=False)
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
        if asked is not None:
            faults.fail(asked, after=True)
        return headers, answer

    def _asked(self, request: web.Request, route: Route) -> MatchedRequest:
        """Return the parts of a request with which injected faults are compared.

        The channel of a request on an interaction token is the interaction's channel.
        """
        params = request.match_info
        token = params.get("webhook_token") or params.get("interaction_token")
        interaction = self.stage.world.tokens.get(token or "")
        channel = str(interaction.channel_id) if interaction else params.get("channel_id", "")
        path = request.path.removeprefix(PREFIX)
        return MatchedRequest(request.method, path, route.path, route.exempt, channel)

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
            self.starts,
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
            _log.exception("The playground failed to carry out %s %s", request.method, request.path)
            raise ApiError(500, 0, "500: Internal Server Error") from None

    def _bot(self, request: web.Request) -> Application | None:
        """Return the bot whose token is in the `Authorization` header, or None without this header.

        Raise a 401 error for a wrong token.
        """
        given = request.headers.get("Authorization")
        if given is None:
            return None
        bot = self.stage.world.application_of(given.removeprefix("Bot "))
        if bot is None or not given.startswith("Bot "):
            raise unauthorised()
        return bot


def client_of(request: web.Request) -> Client:
    """Return the User-Agent and `host:port` of a request's client.

    The port distinguishes processes on one machine.
    """
    peer = request.transport and request.transport.get_extra_info("peername")
    address = f"{peer[0]}:{peer[1]}" if peer else ""
    return Client(request.headers.get("User-Agent", ""), address)


def _unknown_handler(path: str) -> Callable[[Call], None]:
    """Return a handler that raises the error for a path without a route.

    The error is 501 for a feature that the playground does not have, 405 for a known path with
    another method, and 404 for an unknown path.
    """

    def refuse(call: Call) -> None:
        refuse_address(path)
        if any(pattern.fullmatch(path) for pattern in _KNOWN_PATHS):
            raise ApiError(405, 0, "405: Method Not Allowed")
        raise ApiError(404, 0, "404: Not Found")

    return refuse


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """Return the decoded body of a request, and its files by number.

    Without content, the body is None. Raise an error if the body is too large or invalid.
    """
    if (request.content_length or 0) > LARGEST_REQUEST:
        raise refusal(40005)
    kind = kind_of(request)
    if kind == FORM:
        return _body_and_files(await read_form(request))
    text = await read_whole(request)
    if not text:
        return None, {}
    if kind == URL_ENCODED:
        return _body_and_files(read_fields(text))
    if kind != "application/json":
        message = f'Expected "Content-Type" header to be one of {CONTENT_TYPES}.'
        raise ApiError(400, 50035, message)
    return _parsed(text), {}


def _body_and_files(form: list[FormPart]) -> tuple[Any, dict[int, Upload]]:
    """Return the JSON body in a form, and the form's files by number.

    The body is the field `payload_json`, otherwise an object of all text fields. Without text
    fields it is None.
    """
    payload: Any = None
    fields: dict[str, str] = {}
    uploads: dict[int, Upload] = {}
    for part in form:
        numbered = _FILE.fullmatch(part.name)
        if part.name == "payload_json":
            payload = _parsed(part.data)
        elif part.filename is not None:
            number = int(numbered[1]) if numbered else len(uploads)
            uploads[number] = Upload(part.filename, part.data, part.content_type)
        else:
            fields[part.name] = part.data.decode("utf-8", "replace")
    return (fields or None) if payload is None else payload, uploads


def _parsed(text: bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refusal(50109) from None


def reply(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    """Return a response with this body as JSON.

    Its content type has no charset, because clients compare the whole header.
    """
    return web.Response(
        status=status,
        body=msgspec.json.encode(body),
        headers={**headers, "Content-Type": "application/json"},
    )
