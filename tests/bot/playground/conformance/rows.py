"""The type of the conformance table's rows, and helpers that return parts of bodies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.playground.limits import Context

V2 = 1 << 15


@dataclass(frozen=True)
class Row:
    """A body for an endpoint, and the faults that must be found, as `path: CODE`."""

    endpoint: str
    what: str
    body: Any
    faults: tuple[str, ...]
    context: Context

    @property
    def title(self) -> str:
        return f"{self.endpoint}: {self.what}"


def good(endpoint: str, what: str, body: Any, **context: Any) -> Row:
    return Row(endpoint, what, body, (), Context(**context))


def bad(endpoint: str, what: str, body: Any, *faults: str, **context: Any) -> Row:
    return Row(endpoint, what, body, faults, Context(**context))


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Roll", "custom_id": "roll", **changes}


def option(number: int = 0, **changes: Any) -> dict[str, Any]:
    return {"label": f"Deed {number}", "value": str(number), **changes}


def options(count: int) -> list[dict[str, Any]]:
    return [option(number) for number in range(count)]


def select(**changes: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "pick", "options": options(3), **changes}


def entities(kind: int, **changes: Any) -> dict[str, Any]:
    return {"type": kind, "custom_id": "pick", **changes}


def row(*components: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def rows(*components: Any) -> dict[str, Any]:
    """Return a message with components V1, one component in each row."""
    return {"content": "Your turn", "components": [row(each) for each in components]}


def words(content: str = "Your turn", **changes: Any) -> dict[str, Any]:
    return {"type": 10, "content": content, **changes}


def layout(*components: Any, **more: Any) -> dict[str, Any]:
    """Return a message with components V2."""
    return {"flags": V2, "components": list(components), **more}


def box(*components: Any, **changes: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(components), **changes}


def section(*texts: Any, accessory: Any = None) -> dict[str, Any]:
    return {"type": 9, "components": list(texts), "accessory": accessory or button()}


def picture(url: str = "https://example.org/a.png", **changes: Any) -> dict[str, Any]:
    return {"media": {"url": url}, **changes}


def gallery(*items: Any) -> dict[str, Any]:
    return {"type": 12, "items": list(items)}


def text_input(**changes: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "bid", "style": 1, **changes}


def label(component: Any, **changes: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Your bid", "component": component, **changes}


def modal(*components: Any, **changes: Any) -> dict[str, Any]:
    data = {"custom_id": "auction", "title": "Auction", "components": list(components)}
    return {"type": 9, "data": data | changes}


def argument(kind: int = 3, name: str = "deed", **changes: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "Which one", **changes}


def command(*arguments: Any, **changes: Any) -> dict[str, Any]:
    made = {"name": "trade", "description": "Offer a trade", "options": list(arguments)}
    return made | changes
