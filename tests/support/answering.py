"""Requests that Discord refuses, answers that come late, and a search of direct messages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord_api.answers import Reply
from bot.playground.faults import Fault
from bot.ui.message import Answer
from tests.support.evening import Evening
from tests.support.players import Person

GONE, ASLEEP = 10008, 50083
CALLBACK, ORIGINAL = ("POST", "/callback"), ("PATCH", "@original")
AT_ONCE, LATE = 60.0, 0.0


def refuse(evening: Evening, method: str, path: str, code: int, times: int = 1) -> Fault:
    """Make the next `times` requests to this path fail with this code, and return the fault."""
    fault = Fault("error", method, path, times=times, code=code)
    evening.running.stage.faults.requests.append(fault)
    return fault


def answer_within(evening: Evening, seconds: float, patch: pytest.MonkeyPatch) -> None:
    """Set the seconds that an answer may take before the bot acknowledges it.

    With 0 seconds, every answer is acknowledged first.
    """
    evening.parts.router.answers.within = seconds
    painted = Reply._painted

    async def late(reply: Reply, message: Answer) -> Any:
        await reply.acknowledge()
        return await painted(reply, message)

    if not seconds:
        patch.setattr(Reply, "_painted", late)


def directly(person: Person, text: str) -> bool:
    """Return True if this person got a direct message that contains `text`."""
    sent = person.inbox.all("MESSAGE_CREATE")
    return any(text in one["content"] and one.get("guild_id") is None for one in sent)
