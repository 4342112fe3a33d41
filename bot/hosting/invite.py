"""The link that invites the bot, and the permissions that it requests, each with its reason."""

from __future__ import annotations

import base64
import binascii
import re
from dataclasses import dataclass
from urllib.parse import urlencode

from bot.discord_api.permissions import permission_bits
from bot.support.parsing import plain_number

SCOPES = ("bot", "applications.commands")


@dataclass(frozen=True)
class Permission:
    """A Discord permission, and the reason why the bot needs it."""

    flag: str
    """The permission's name in discord.py."""
    name: str
    """The permission's name in Discord's settings."""
    reason: str


PERMISSIONS = (
    Permission("view_channel", "View Channel", "to see the channels it may play in"),
    Permission("send_messages", "Send Messages", "to post lobbies, tables, pings and results"),
    Permission("attach_files", "Attach Files", "to show the board and every other picture"),
    Permission(
        "create_public_threads",
        "Create Public Threads",
        "to hold auctions and trades in threads under the table, and games in threads",
    ),
    Permission(
        "create_private_threads",
        "Create Private Threads",
        "to give the tutorial a place that nobody else sees",
    ),
    Permission(
        "send_messages_in_threads",
        "Send Messages in Threads",
        "to post in those threads",
    ),
)
"""The permissions that the invitation requests. The right to read messages is not among them."""


def invitation(application: int) -> str:
    """Return the link with which a server's managers add the bot with this application id."""
    query = {
        "client_id": application,
        "scope": " ".join(SCOPES),
        "permissions": permission_bits(one.flag for one in PERMISSIONS),
    }
    return f"https://discord.com/oauth2/authorize?{urlencode(query)}"


_TOKEN = re.compile(r"([\w-]{16,40})\.[\w-]{5,10}\.[\w-]{25,50}", re.ASCII)


def application_of(token: str) -> int | None:
    """Return the application id that is in a bot token, or None if the text is no bot token."""
    found = _TOKEN.fullmatch(token)
    if found is None:
        return None
    first = found[1]
    try:
        number = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return plain_number(number)
