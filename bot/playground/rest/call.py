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
    """An answer with status 201."""

    body: Any


@dataclass(frozen=True)
class Call:
    """A request: its bot, path parameters, query, body and files."""

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
        """Return an id from the path. Raise a form error if it is not a number."""
        return snowflake(name, self.params[name])

    def wanted_id(self, name: str) -> int | None:
        """Return an id from the query, or None if the query does not have it."""
        return snowflake(name, self.query[name]) if name in self.query else None

    def is_before(self, name: str, moment: float) -> bool:
        """Return True if a Unix time is before the time in the query, or the query has none."""
        if name not in self.query:
            return True
        try:
            limit = datetime.fromisoformat(self.query[name].replace(" ", "+"))
            return iso(moment) < iso(limit.timestamp())
        except ValueError:
            message = f"Could not parse {self.query[name]}. Should be ISO8601."
            raise form((name,), "DATE_TIME_TYPE_PARSE", message) from None

    def fields(self) -> Json:
        """Return the body, which must be a JSON object. Without a body, return an empty one."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise form((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return self.body

    def channel(self, needed: int | None = None) -> Channel:
        """Return the channel in the path. Raise an error if the bot lacks `needed` there."""
        channel = self.stage.world.channel(self.id("channel_id"))
        if needed is not None:
            may.require(self.stage.world, channel, self.app.id, needed)
        return channel

    def guild(self, needed: int = 0) -> Guild:
        """Return the guild in the path. Raise an error if the bot lacks `needed` there."""
        guild = self.stage.world.guild(self.id("guild_id"))
        may.require_in_guild(self.stage.world, guild.id, self.app.id, needed)
        return guild

    def asks(self, name: str) -> bool:
        """Return True if the query sets this parameter to `1` or `true`."""
        return self.query.get(name, "").lower() in {"1", "true"}

    def message(self) -> WorldMessage:
        """Return the message in the path. Raise error 10008 if it is unknown or ephemeral."""
        message = self.stage.world.message(self.id("channel_id"), self.id("message_id"))
        if message.ephemeral:
            raise refusal(10008)
        return message

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """Return a number from the query, or the default. Raise an error if it is out of bounds."""
        number = plain_number(self.query.get(name, str(default)))
        if number is None or not low <= number <= high:
            message = f"int value should be between {low} and {high}."
            raise form((name,), "NUMBER_TYPE_MAX", message)
        return number


def snowflake(name: str, text: object) -> int:
    """Return an id from a text or number, or raise an error that names the field."""
    number = plain_number(str(text)) if isinstance(text, str | int) else None
    if number is None:
        raise form((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    return number


Handler = Callable[[Call], Any]


@dataclass(frozen=True)
class Route:
    """A route of the API. `path` is a template as in Discord's published description."""

    method: str
    path: str
    handler: Handler
    needs_bot: bool = True

    @property
    def exempt(self) -> bool:
        """True for routes with an interaction token, which no overall limit counts."""
        return self.path.startswith(("/interactions/", "/webhooks/"))
