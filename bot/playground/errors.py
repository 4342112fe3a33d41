"""Error answers of the API, with Discord's statuses, codes and messages."""

from __future__ import annotations

from typing import Any

KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10009: (404, "Unknown permission overwrite"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10070: (404, "Unknown Guild Scheduled Event"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50016: (400, "Provided too few or too many messages to delete."),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid role"),
    50034: (
        400,
        "You can only bulk delete messages that are under 14 days old.",
    ),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160002: (400, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    160007: (400, "Maximum number of active announcement threads reached"),
    180000: (400, "Cannot update a finished event"),
}
"""HTTP status and message, by Discord's JSON error code."""


class ApiError(Exception):
    """A request that the API refuses, with the HTTP status, JSON code and message of the answer."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        headers: dict[str, str] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.headers = headers or {}
        self.body = {"message": message, "code": code, **more}

    @property
    def scope(self) -> str | None:
        """The scope of the exceeded rate limit (user, shared or global) for a 429, else None."""
        return self.headers.get("X-RateLimit-Scope")


def refusal(code: int) -> ApiError:
    """Return the error with this JSON error code, which must be in `KNOWN`."""
    status, message = KNOWN[code]
    return ApiError(status, code, message)


def form(path: tuple[str | int, ...], code: str, message: str) -> ApiError:
    """Return error 50035 for a request with one fault.

    `path` contains the keys and indices of the faulty value, `code` and `message` describe the
    fault.
    """
    tree: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for step in reversed(path):
        tree = {str(step): tree}
    return ApiError(400, 50035, "Invalid Form Body", errors=tree)


def unauthorised() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")
