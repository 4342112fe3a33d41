"""The tokens of presses: for some minutes they change messages without counting as requests."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import InteractionResponseType as First

LIFE = 14 * 60.0
"""Seconds that a token is used; Discord takes it for fifteen minutes."""
MINUTE = 60.0
"""Seconds in which a channel takes `ALL_ROOM` follow-ups. Calls rest as long after a 429."""
ALL_ROOM = 30
"""Follow-ups that Discord takes in a channel per minute."""
ROOM = 20
"""Follow-ups per channel and minute after which calls use counted requests; the rest is kept
for private answers."""
MOST, WITHIN = 4, 2.0
"""So many requests on one token in so many seconds; Discord allows one more."""


T = TypeVar("T")


class Token:
    """What one interaction allows: a first answer, changes of a message, and follow-ups.

    It is a few texts, and kept for minutes: the interaction would be ten times as large. `lock` is
    held while it is answered, so that two do not answer it at once. `answered` says that somebody
    has begun to.
    """

    def __init__(self, it: discord.Interaction[Any], now: Callable[[], float]) -> None:
        self.interaction, self.text = it.id, it.token
        self.message = it.message.id if it.message is not None else 0
        """The message that was pressed."""
        self.until = now() + LIFE
        self.spent = False
        self.first: First | None = None
        """What Discord took as the first answer. It decides which message is `@original`."""
        self.tried: First | None = None
        """A first answer that Discord may have taken, though its word of that was lost."""
        self.lock = asyncio.Lock()
        self.answered = False
        self.call_off: Callable[[], None] | None = None
        """Calls off the acknowledgement that is due unless there is an answer before."""
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

    @property
    def may_change(self) -> bool:
        """Whether `@original` is the message that was pressed, or may become that."""
        return self.first in (None, First.deferred_message_update, First.message_update)

    def note_answer(self) -> None:
        """Somebody answers the interaction now, or has done so."""
        self.answered = True
        if self.call_off is not None:
            self.call_off()
            self.call_off = None  # it would keep the interaction

    def use(self) -> None:
        """One more request is made."""
        self._used = (*self._used, time.monotonic())[-MOST:]


class Tokens:
    """The freshest token for every message, and for posting in every channel."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._pressed: dict[int, list[Token]] = {}
        self._posted: dict[int, Token] = {}
        self._channels: dict[int, Token] = {}
        self._too_much: dict[int, float] = {}
        self._follow_ups: dict[int, deque[float]] = {}

    def add(self, it: discord.Interaction[Any]) -> Token:
        """Somebody pressed something that everybody sees, and that may change by that.

        The press before it is kept, as this one may be refused and then changes nothing.
        """
        self._forget_old()
        token = Token(it, self._now)
        if it.message is not None:
            before = [one for one in self._pressed.get(it.message.id, ()) if one.may_change][-1:]
            self._keep(self._pressed, it.message.id, [*before, token])
            self._keep(self._channels, it.message.channel.id, token)
        return token

    def changing(self, message: int) -> Token | None:
        """A token that can change a message: of the last press on it, or that posted it."""
        pressed = self._last_press(message)
        return pressed if pressed is not None and pressed.usable else self.posted(message)

    def busy_for(self, message: int) -> float:
        """Seconds until the token of a press on this message can be used again; 0 without one."""
        token = self._last_press(message)
        return token.rest if token is not None and token.lives else 0.0

    def _last_press(self, message: int) -> Token | None:
        presses = reversed(self._pressed.get(message, ()))
        return next((token for token in presses if token.may_change), None)

    def posted(self, message: int) -> Token | None:
        """The token with which this message was posted."""
        token = self._posted.get(message)
        return token if token is not None and token.usable else None

    def posting(self, channel: int) -> Token | None:
        """A token with which something can be posted in a channel."""
        token = self._channels.get(channel)
        if token is None or not token.usable or token.first is None:
            return None
        return token if self._has_room(channel) else None

    def _has_room(self, channel: int) -> bool:
        minute_ago, lately = self._now() - MINUTE, self._follow_ups.get(channel)
        full = lately is not None and len(lately) >= ROOM and lately[-ROOM] > minute_ago
        return not full and self._too_much.get(channel, 0.0) <= minute_ago

    def reserve(self, channel: int) -> float:
        """Count a follow-up; return the seconds until Discord has room for it in the channel."""
        lately = self._follow_ups.pop(channel, None) or deque(maxlen=ALL_ROOM)
        now = self._now()
        free = lately[0] + MINUTE if len(lately) == ALL_ROOM else now
        lately.append(max(now, free))
        self._follow_ups[channel] = lately
        return lately[-1] - now

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
    def _keep(tokens: dict[int, T], key: int, token: T) -> None:
        """The freshest is last, so that old ones are found at the front."""
        tokens.pop(key, None)
        tokens[key] = token

    def _forget_old(self) -> None:
        now = self._now()
        while self._follow_ups and next(iter(self._follow_ups.values()))[-1] < now - MINUTE:
            del self._follow_ups[next(iter(self._follow_ups))]
        for tokens in (self._posted, self._channels):
            while tokens and next(iter(tokens.values())).until <= now:
                del tokens[next(iter(tokens))]
        while self._pressed and next(iter(self._pressed.values()))[-1].until <= now:
            del self._pressed[next(iter(self._pressed))]
