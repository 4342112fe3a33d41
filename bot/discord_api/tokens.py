"""Interaction tokens, which edit and post messages for minutes without using the rate limit."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import InteractionResponseType as First

LIFE = 14 * 60.0
"""Seconds for which a token is used. Discord accepts it for fifteen minutes."""
MINUTE = 60.0
"""Seconds of Discord's limit of follow-ups, and of the pause after a follow-up that failed."""
ALL_ROOM = 30
"""Most follow-ups that Discord takes in a channel per minute."""
ROOM = 20
"""Follow-ups per channel and minute after which public messages are requests of the bot.

The other follow-ups are kept for private answers.
"""
MOST, WITHIN = 4, 2.0
"""Most requests with one token, and the seconds in which they count. Discord allows one more."""


T = TypeVar("T")


class Token:
    """The token of one interaction, for its first answer, edits of a message, and follow-ups.

    It is kept for minutes in place of the interaction, which needs ten times the memory. `lock` is
    held during an answer, so that only one task answers. `answered` is True once an answer has
    begun.
    """

    def __init__(self, it: discord.Interaction[Any], now: Callable[[], float]) -> None:
        self.interaction, self.text = it.id, it.token
        self.message = it.message.id if it.message is not None else 0
        """The id of the pressed message, or 0 for a command."""
        self.until = now() + LIFE
        self.spent = False
        self.first: First | None = None
        """The type of the first answer that Discord took, or None. `@original` depends on it."""
        self.tried: First | None = None
        """The type of a first answer that Discord may have taken, although no response arrived."""
        self.lock = asyncio.Lock()
        self.answered = False
        self.call_off: Callable[[], None] | None = None
        """A function that cancels the scheduled acknowledgement, or None."""
        self._now = now
        self._used: tuple[float, ...] = ()

    @property
    def usable(self) -> bool:
        """True if the token is valid, and its limit allows another request now."""
        return self.lives and self.rest <= 0

    @property
    def rest(self) -> float:
        """Seconds until the token's limit allows another request, or 0."""
        if len(self._used) < MOST:
            return 0.0
        return max(0.0, self._used[0] + WITHIN - time.monotonic())

    @property
    def lives(self) -> bool:
        """True if the token is neither spent nor expired.

        Its limit may still forbid a request now.
        """
        return not self.spent and self._now() < self.until

    @property
    def may_change(self) -> bool:
        """True if the address `@original` means the pressed message, or can still become it.

        It means the first answer if the first answer is a new message.
        """
        return self.first in (None, First.deferred_message_update, First.message_update)

    def note_answer(self) -> None:
        """Note that an answer has begun, and cancel the scheduled acknowledgement."""
        self.answered = True
        if self.call_off is not None:
            self.call_off()
            self.call_off = None  # it refers to the interaction

    def use(self) -> None:
        """Count a request with this token."""
        self._used = (*self._used, time.monotonic())[-MOST:]


class Tokens:
    """The latest tokens that can edit a message or post in a channel."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._pressed: dict[int, list[Token]] = {}
        self._posted: dict[int, Token] = {}
        self._channels: dict[int, Token] = {}
        self._too_much: dict[int, float] = {}
        self._follow_ups: dict[int, deque[float]] = {}

    def add(self, it: discord.Interaction[Any]) -> Token:
        """Store the token of a press on a message that everybody sees, and return the token.

        The token of the previous press on the message is kept too, because the new token cannot
        edit the message if its first answer is a new message.
        """
        self._forget_old()
        token = Token(it, self._now)
        if it.message is not None:
            before = [one for one in self._pressed.get(it.message.id, ()) if one.may_change][-1:]
            self._keep(self._pressed, it.message.id, [*before, token])
            self._keep(self._channels, it.message.channel.id, token)
        return token

    def changing(self, message: int) -> Token | None:
        """Return a token that can edit a message now, or None.

        It is the token of a press on the message, or the token that posted the message.
        """
        pressed = self._last_press(message)
        return pressed if pressed is not None and pressed.usable else self.posted(message)

    def busy_for(self, message: int) -> float:
        """Return the seconds until the token of a message's last press may be used again.

        Return 0 if it may be used now, or if there is no valid token.
        """
        token = self._last_press(message)
        return token.rest if token is not None and token.lives else 0.0

    def _last_press(self, message: int) -> Token | None:
        presses = reversed(self._pressed.get(message, ()))
        return next((token for token in presses if token.may_change), None)

    def posted(self, message: int) -> Token | None:
        """Return the token that posted a message, or None if no token can be used now."""
        token = self._posted.get(message)
        return token if token is not None and token.usable else None

    def posting(self, channel: int) -> Token | None:
        """Return a token that can post a public follow-up in a channel now, or None."""
        token = self._channels.get(channel)
        if token is None or not token.usable or token.first is None:
            return None
        return token if self._has_room(channel) else None

    def _has_room(self, channel: int) -> bool:
        minute_ago, lately = self._now() - MINUTE, self._follow_ups.get(channel)
        full = lately is not None and len(lately) >= ROOM and lately[-ROOM] > minute_ago
        return not full and self._too_much.get(channel, 0.0) <= minute_ago

    def reserve(self, channel: int) -> float:
        """Count a follow-up, and return the seconds until its channel's limit allows it."""
        lately = self._follow_ups.pop(channel, None) or deque(maxlen=ALL_ROOM)
        now = self._now()
        free = lately[0] + MINUTE if len(lately) == ALL_ROOM else now
        lately.append(max(now, free))
        self._follow_ups[channel] = lately
        return lately[-1] - now

    def rest(self, channel: int) -> None:
        """Let `posting` return None for a channel for the next minute."""
        self._too_much[channel] = self._now()

    def drop(self, message: int) -> None:
        """Forget the tokens that can edit a message."""
        self._pressed.pop(message, None)
        self._posted.pop(message, None)

    def note_posted(self, message: int, token: Token) -> None:
        self._keep(self._posted, message, token)

    @staticmethod
    def _keep(tokens: dict[int, T], key: int, token: T) -> None:
        """Store a value as the last entry of a dictionary, so that the oldest are first."""
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
