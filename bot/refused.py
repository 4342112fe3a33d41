"""How the bot itself says no; whoever met it is told by `bot.troubles`."""

from __future__ import annotations


class Refused(Exception):
    """Something of the bot's own says no; the message is for the user."""


class ServerFull(Refused):
    """The server has as many tables as it may have."""


class NoGameHere(Exception):
    """There is no game where one was asked for."""


class GameGone(Exception):
    """The game a button belongs to is over."""
