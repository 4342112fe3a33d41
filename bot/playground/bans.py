"""Temporary bans of IP addresses that send too many invalid requests."""

from __future__ import annotations

from dataclasses import dataclass, field

from aiohttp import web

from bot.playground.clock import Clock

MOST, SECONDS = 10_000, 600.0
"""Fewest invalid requests that ban an address, and seconds of the window that counts them."""
INVALID = {401, 403, 429}
"""HTTP statuses of answers that make a request count as invalid."""
_PAGE = """<!DOCTYPE html>
<html><head><title>Access denied</title></head>
<body><h1>Error 1015</h1><p>You are being rate limited.</p></body></html>
"""


@dataclass
class Counted:
    """The number of invalid requests of one address until the Unix time `ends`."""

    ends: float
    times: int = 0


@dataclass
class InvalidRequests:
    """Counters of invalid requests by IP address.

    An address with `most` invalid requests is banned until its window ends.
    """

    clock: Clock
    most: int = MOST
    _by_address: dict[str, Counted] = field(default_factory=dict)

    def count(self, address: str, status: int, scope: str | None) -> None:
        """Count an answer to an address if its status is in `INVALID`.

        A 429 with the scope `shared` does not count.
        """
        if status not in INVALID or scope == "shared":
            return
        now = self.clock.now()
        counted = self._by_address.get(address)
        if counted is None or now >= counted.ends:
            counted = self._by_address[address] = Counted(now + SECONDS)
        counted.times += 1

    def banned_for(self, address: str) -> float:
        """Return the seconds until the ban of this address ends, or 0 without a ban."""
        counted = self._by_address.get(address)
        if counted is None or counted.times < self.most:
            return 0.0
        return max(0.0, counted.ends - self.clock.now())

    def by_address(self) -> dict[str, int]:
        now = self.clock.now()
        return {who: c.times for who, c in self._by_address.items() if now < c.ends}


def denied(seconds: float) -> web.Response:
    """Return the 429 response to a banned address, an HTML page.

    It has no `Via` header, so clients raise an error instead of waiting.
    """
    headers = {"Retry-After": str(int(seconds + 0.999)), "Server": "cloudflare"}
    return web.Response(status=429, text=_PAGE, content_type="text/html", headers=headers)


def nameless_client() -> web.Response:
    """Return the 403 response to a request without a User-Agent header."""
    return web.Response(status=403, text="error code: 1010", headers={"Server": "cloudflare"})
