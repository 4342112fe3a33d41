"""Routes of application emojis."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from bot.playground.errors import form, refusal
from bot.playground.media import image_type
from bot.playground.rest.call import Call, Created, Route
from bot.playground.strict import check_body
from bot.playground.world import Application, Emoji, Json

MOST = 2000
"""Most emojis of one application."""
LARGEST = 256 * 1024
"""Most bytes of one emoji's image."""
_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.*)", re.DOTALL)


def _app(call: Call) -> Application:
    if call.id("application_id") != call.app.id:
        raise refusal(50001)
    return call.app


def _named(call: Call) -> Emoji:
    found = _app(call).emojis.get(call.id("emoji_id"))
    if found is None:
        raise refusal(10014)
    return found


def _shape(call: Call, emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "user": call.stage.shapes.user(call.stage.world.user(emoji.creator_id)),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }


def listed(call: Call) -> Json:
    return {"items": [_shape(call, emoji) for emoji in _app(call).emojis.values()]}


def one(call: Call) -> Json:
    return _shape(call, _named(call))


def create(call: Call) -> Created:
    app = _app(call)
    check_body("emoji_create", call.body)
    body = call.fields()
    data, content_type = _image(body["image"])
    if len(app.emojis) >= MOST:
        raise refusal(30008)
    emoji = Emoji(call.stage.world.ids.next(), body["name"], data, content_type, app.id)
    app.emojis[emoji.id] = emoji
    return Created(_shape(call, emoji))


def _image(given: Any) -> tuple[bytes, str]:
    """Return the bytes and media type of the image in a `data:` URL.

    Raise error 50035 if the image is invalid or too large.
    """
    found = _DATA.fullmatch(given)
    try:
        data = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        data = b""
    content_type = image_type(data)
    if content_type is None:
        raise form(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(data) > LARGEST:
        message = f"File cannot be larger than {LARGEST / 1024:.1f} kb."
        raise form(("image",), "BINARY_TYPE_MAX_SIZE", message)
    return data, content_type


def edit(call: Call) -> Json:
    emoji = _named(call)
    check_body("emoji_edit", call.body)
    emoji.name = call.fields().get("name", emoji.name)
    return _shape(call, emoji)


def remove(call: Call) -> None:
    del _app(call).emojis[_named(call).id]


_ALL = "/applications/{application_id}/emojis"
_ONE = _ALL + "/{emoji_id}"

ROUTES = [
    Route("GET", _ALL, listed),
    Route("POST", _ALL, create),
    Route("GET", _ONE, one),
    Route("PATCH", _ONE, edit),
    Route("DELETE", _ONE, remove),
]
