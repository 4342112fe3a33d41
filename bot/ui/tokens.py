"""The tokens of presses: for some minutes they change messages without counting as requests."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import discord

from bot.token_requests import TokenRequests

LIFE = 14 * 60.0
"""Seconds that a token is used; Discord takes it for fifteen minutes."""
MINUTE = 60.0
"""Seconds in which a channel takes thirty messages by tokens; so long nothing is posted by
them where Discord found it too much."""
ROOM = 20
"""So many of these are there before calls go by another way: private answers have none."""
MOST, WITHIN = 4, 2.0
"""So many requests on one token in so many seconds; Discord allows one more."""


class Token:
    """What one press allows: to change the message it was on, and to post below it.

    `lock` is held while the press is answered, so that two do not answer it at once; `taken`
    tells whether Discord has taken that answer.
    """

    def __init__(self, it: discord.Interaction[Any], now: Callable[[], float]) -> None:
        self.ask = TokenRequests(it)
        self.until = now() + LIFE
        self.spent = self.taken = False
        self.lock = asyncio.Lock()
        self.answered = asyncio.Event()
        self._now = now
        self._used: tuple[float, ...] = ()

    @property
    def usable(self) -> bool:
        """Whether Discord would take another request on it."""
        return self.lives and self.rest <= 0

    @property
    def rest(self) -> float:
        """Seconds until another request on it is not one too many."""
        if len(self._used) < MOST:
            return 0.0
        return max(0.0, self._used[0] + WITHIN - time.monotonic())

    @property
    def lives(self) -> bool:
        """Whether Discord would take another request on it in a moment, if not now."""
        return not self.spent and self._now() < self.until

    def use(self) -> None:
        """One more request is made."""
        self._used = (*self._used, time.monotonic())[-MOST:]


class Tokens:
    """The freshest token for every message, and for posting in every channel."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._pressed: dict[int, Token] = {}
        self._posted: dict[int, Token] = {}
        self._channels: dict[int, Token] = {}
        self._too_much: dict[int, float] = {}
        self._follow_ups: dict[int, deque[float]] = {}

    def add(self, it: discord.Interaction[Any]) -> Token:
        """Somebody pressed something that everybody sees, and that may change by that."""
        self._forget_old()
        token = Token(it, self._now)
        if it.message is not None:
            self._keep(self._pressed, it.message.id, token)
            self._keep(self._channels, it.message.channel.id, token)
        return token

    def pressed(self, message: int) -> Token | None:
        """A token whose press was on this message."""
        token = self._pressed.get(message)
        return token if token is not None and token.usable else None

    def busy_for(self, message: int) -> float:
        """Seconds until the token of a press on this message can be used again; 0 without one."""
        token = self._pressed.get(message)
        return token.rest if token is not None and token.lives else 0.0

    def posted(self, message: int) -> Token | None:
        """The token with which this message was posted."""
        token = self._posted.get(message)
        return token if token is not None and token.usable else None

    def posting(self, channel: int) -> Token | None:
        """A token with which something can be posted in a channel."""
        token = self._channels.get(channel)
        if token is None or not token.usable or not token.taken:
            return None
        return token if self._has_room(channel) else None

    def _has_room(self, channel: int) -> bool:
        minute_ago, lately = self._now() - MINUTE, self._follow_ups.get(channel)
        full = lately is not None and len(lately) == ROOM and lately[0] > minute_ago
        return not full and self._too_much.get(channel, 0.0) <= minute_ago

    def follow_up(self, channel: int) -> None:
        """A message is posted by a token, for everybody or for whoever asked."""
        lately = self._follow_ups.pop(channel, None) or deque(maxlen=ROOM)
        lately.append(self._now())
        self._follow_ups[channel] = lately

    def rest(self, channel: int) -> None:
        """Discord wants no more messages by tokens in a channel for a while."""
        self._too_much[channel] = self._now()

    def drop(self, message: int) -> None:
        """The tokens for a message are of no use any more."""
        self._pressed.pop(message, None)
        self._posted.pop(message, None)

    def note_posted(self, message: int, token: Token) -> None:
        self._keep(self._posted, message, token)

    @staticmethod
    def _keep(tokens: dict[int, Token], key: int, token: Token) -> None:
        """The freshest is last, so that old ones are found at the front."""
        tokens.pop(key, None)
        tokens[key] = token

    def _forget_old(self) -> None:
        now = self._now()
        while self._follow_ups and next(iter(self._follow_ups.values()))[-1] < now - MINUTE:
            del self._follow_ups[next(iter(self._follow_ups))]
        for tokens in (self._pressed, self._posted, self._channels):
            while tokens and next(iter(tokens.values())).until <= now:
                del tokens[next(iter(tokens))]
