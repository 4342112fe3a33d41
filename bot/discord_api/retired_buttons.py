"""Buttons of removed features: each that somebody still sees answers that this is over."""

from __future__ import annotations

from bot.discord_api.answers import Ack
from bot.discord_api.router import Click, Needs, Router
from bot.words import say

VERBS = {
    "edition-cast": 2,
    "edition-close": 1,
    "queue-leave": 0,
    "queue-open": 1,
}
"""How many arguments the custom ids of each verb have."""


def add_to(router: Router) -> None:
    """Register the buttons."""
    routes = router.routes(Needs.NOTHING)
    for verb, takes in VERBS.items():
        routes.add(verb, Ack.TURN, _over, takes)


async def _over(click: Click) -> str:
    """Answer in place of a private page, or privately beside a message that all see."""
    return say("error-retired")
