"""Counters of invalid requests by IP address, and the ban above the limit."""

from __future__ import annotations

from dataclasses import dataclass, field

from aiohttp import web

from bot.playground.clock import Clock

MOST, SECONDS = 10_000, 600.0
"""Invalid requests after which an address is banned, and the seconds of a counting window."""
INVALID = {401, 403, 429}
"""HTTP statuses that make a request invalid."""
_PAGE = """<!DOCTYPE html>
<html><head><title>Access denied</title></head>
<body><h1>Error 1015</h1><p>You are being rate limited.</p></body></html>
"""


@dataclass
class Counted:
    """The invalid requests of one address in a window, which ends at the Unix time `ends`."""

    ends: float
    times: int = 0


@dataclass
class InvalidRequests:
    """Counters of invalid requests by address. A full counter bans until its window ends."""

    clock: Clock
    most: int = MOST
    _by_address: dict[str, Counted] = field(default_factory=dict)

    def count(self, address: str, status: int, scope: str | None) -> None:
        """Count an answer with an invalid status. A 429 of a shared limit does not count."""
        if status not in INVALID or scope == "shared":
            return
        now = self.clock.now()
        counted = self._by_address.get(address)
        if counted is None or now >= counted.ends:
            counted = self._by_address[address] = Counted(now + SECONDS)
        counted.times += 1

    def banned_for(self, address: str) -> float:
        """Return the seconds for which this address is banned, 0 if it is not."""
        counted = self._by_address.get(address)
        if counted is None or counted.times < self.most:
            return 0.0
        return max(0.0, counted.ends - self.clock.now())

    def by_address(self) -> dict[str, int]:
        now = self.clock.now()
        return {who: c.times for who, c in self._by_address.items() if now < c.ends}


def denied(seconds: float) -> web.Response:
    """Return the 429 answer to a banned address: an HTML page.

    Without a `Via` header clients raise an error instead of waiting.
    """
    headers = {"Retry-After": str(int(seconds + 0.999)), "Server": "cloudflare"}
    return web.Response(status=429, text=_PAGE, content_type="text/html", headers=headers)


def nameless_client() -> web.Response:
    """Return the 403 answer to a request without a User-Agent header."""
    return web.Response(status=403, text="error code: 1010", headers={"Server": "cloudflare"})
