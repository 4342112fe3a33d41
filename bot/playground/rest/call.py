"""A request to the API in the form that route handlers get."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.playground import permissions as may
from bot.playground.buckets import Buckets
from bot.playground.clock import iso
from bot.playground.errors import form, refusal, unauthorised
from bot.playground.media import Upload
from bot.playground.numbers import plain_number
from bot.playground.session_starts import SessionStarts
from bot.playground.stage import Stage
from bot.playground.world import Application, Channel, Guild, Json, WorldMessage


@dataclass(frozen=True)
class Created:
    """The body of an answer with HTTP status 201."""

    body: Any


@dataclass(frozen=True)
class Call:
    """A request to the API: its bot, path parameters, query, body and files."""

    stage: Stage
    buckets: Buckets
    starts: SessionStarts
    bot: Application | None
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    @property
    def app(self) -> Application:
        if self.bot is None:
            raise unauthorised()
        return self.bot

    def id(self, name: str) -> int:
        """Return the id in the path parameter `name`. Raise error 50035 if it is not a number."""
        return snowflake(name, self.params[name])

    def wanted_id(self, name: str) -> int | None:
        """Return the id in the query parameter `name`, or None without this parameter.

        Raise error 50035 if it is not a number.
        """
        return snowflake(name, self.query[name]) if name in self.query else None

    def is_before(self, name: str, moment: float) -> bool:
        """Return True if a Unix time is before the time in the query parameter `name`.

        Also return True without this parameter. Raise error 50035 for an invalid time.
        """
        if name not in self.query:
            return True
        try:
            limit = datetime.fromisoformat(self.query[name].replace(" ", "+"))
            return iso(moment) < iso(limit.timestamp())
        except ValueError:
            message = f"Could not parse {self.query[name]}. Should be ISO8601."
            raise form((name,), "DATE_TIME_TYPE_PARSE", message) from None

    def fields(self) -> Json:
        """Return the body as a JSON object, which is empty if the request has no body.

        Raise error 50035 if the body is another JSON value.
        """
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise form((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return self.body

    def channel(self, needed: int | None = None) -> Channel:
        """Return the channel whose id is in the path.

        Raise error 10003 for an unknown channel. Raise an error if the bot cannot see the channel
        or lacks a permission in `needed`. With None, neither is checked.
        """
        channel = self.stage.world.channel(self.id("channel_id"))
        if needed is not None:
            may.require(self.stage.world, channel, self.app.id, needed)
        return channel

    def guild(self, needed: int = 0) -> Guild:
        """Return the guild whose id is in the path.

        Raise an error if the bot is not a member or lacks a permission in `needed`.
        """
        guild = self.stage.world.guild(self.id("guild_id"))
        may.require_in_guild(self.stage.world, guild.id, self.app.id, needed)
        return guild

    def asks(self, name: str) -> bool:
        """Return True if the query sets this parameter to `1` or `true`."""
        return self.query.get(name, "").lower() in {"1", "true"}

    def message(self) -> WorldMessage:
        """Return the message whose id is in the path.

        Raise error 10008 if it is unknown or ephemeral.
        """
        message = self.stage.world.message(self.id("channel_id"), self.id("message_id"))
        if message.ephemeral:
            raise refusal(10008)
        return message

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """Return the number in the query parameter `name`, or `default` without this parameter.

        Raise error 50035 if it is not a number from `low` to `high`.
        """
        number = plain_number(self.query.get(name, str(default)))
        if number is None or not low <= number <= high:
            message = f"int value should be between {low} and {high}."
            raise form((name,), "NUMBER_TYPE_MAX", message)
        return number


def snowflake(name: str, text: object) -> int:
    """Return the id in a text or number.

    Raise error 50035, which names the field, if it is not an id.
    """
    number = plain_number(str(text)) if isinstance(text, str | int) else None
    if number is None:
        raise form((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    return number


Handler = Callable[[Call], Any]


@dataclass(frozen=True)
class Route:
    """A route of the API.

    `path` is a template as in Discord's published description, such as `/users/{user_id}`.
    """

    method: str
    path: str
    handler: Handler
    needs_bot: bool = True

    @property
    def exempt(self) -> bool:
        """True for a route with an interaction token.

        The overall rate limit does not count its requests.
        """
        return self.path.startswith(("/interactions/", "/webhooks/"))
