"""Files on the playground's CDN, and the embeds and components that show them."""

from __future__ import annotations

import copy
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import count
from typing import Any

from PIL import Image

from bot.playground.errors import form, refusal
from bot.playground.numbers import plain_number
from bot.playground.shapes import Shapes
from bot.playground.world import Attachment, Json, World

LARGEST_FILE = 10 * 1024 * 1024
"""Most bytes of one file."""
MOST_HELD = 512 * 1024 * 1024
"""Most bytes of all files in memory. Above this number the oldest files are deleted."""
SELECTS, UPLOAD, CHECKBOX_GROUP = (3, 5, 6, 7, 8), 19, 22
THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 11, 12, 13, 14, 17
DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in (*SELECTS, UPLOAD)},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
}
"""Fields that Discord adds to a component if a bot leaves them out, by the component's type."""
PREFIX = "attachment://"
PICTURES = ("PNG", "GIF", "WEBP", "JPEG")
UNREADABLE = (OSError, ValueError, SyntaxError, Image.DecompressionBombError)


@dataclass(frozen=True)
class Upload:
    """A file that was sent with a request."""

    filename: str
    data: bytes
    content_type: str = ""


def store(world: World, channel_id: int, upload: Upload) -> Attachment:
    """Store a file on the CDN, and return its attachment. Raise error 40005 if it is too large."""
    if len(upload.data) > LARGEST_FILE:
        raise refusal(40005)
    guessed, _ = mimetypes.guess_type(upload.filename)
    width, height = image_size(upload.data) or (None, None)
    attachment = Attachment(
        world.ids.next(),
        channel_id,
        upload.filename,
        upload.data,
        guessed or upload.content_type or "application/octet-stream",
        width=width,
        height=height,
    )
    world.attachments[attachment.id] = attachment
    world.attachments_held += len(attachment.data)
    _delete_oldest(world)
    return attachment


def _delete_oldest(world: World) -> None:
    """Delete the oldest files until all files together have at most `MOST_HELD` bytes."""
    while world.attachments_held > MOST_HELD:
        old = world.attachments.pop(next(iter(world.attachments)))
        world.attachments_held -= len(old.data)


def gather(
    world: World,
    channel_id: int,
    listed: list[Json] | None,
    uploads: dict[int, Upload],
    kept: list[Attachment],
) -> list[Attachment]:
    """Store uploaded files, and return the attachments that a message has after a request.

    `listed` is the body's `attachments`, `kept` the message's attachments before the request.
    Without `listed`, all attachments stay. Raise an error for an unknown id.
    """
    if listed is None:
        fresh = [store(world, channel_id, upload) for upload in uploads.values()]
        return [*kept, *fresh]
    by_id = {attachment.id: attachment for attachment in kept}
    result: list[Attachment] = []
    waiting = dict(uploads)
    for place, entry in enumerate(listed):
        given = plain_number(str(entry.get("id", "")))
        number = -1 if given is None else given
        if number in waiting:
            upload = waiting.pop(number)
            named = Upload(entry.get("filename") or upload.filename, upload.data)
            attachment = store(world, channel_id, named)
            _describe(attachment, entry)
            result.append(attachment)
        elif number in by_id:
            attachment = by_id[number]
            _describe(attachment, entry)
            result.append(attachment)
        else:
            raise form(("attachments", place, "id"), "ATTACHMENT_NOT_FOUND", "Unknown attachment.")
    return [*result, *(store(world, channel_id, upload) for upload in waiting.values())]


def _describe(attachment: Attachment, entry: Json) -> None:
    """Set an attachment's alt text and spoiler flag, if the body's `entry` contains them."""
    attachment.description = entry.get("description", attachment.description)
    if entry.get("is_spoiler") is not None:
        attachment.spoiler = bool(entry["is_spoiler"])


def kept_names(listed: list[Json] | None, kept: list[Attachment]) -> tuple[str, ...]:
    """Return the file names of the attachments that an edit keeps.

    `listed` is the body's `attachments`. Without it the edit keeps all.
    """
    if listed is None:
        return tuple(attachment.filename for attachment in kept)
    ids = {str(entry.get("id")) for entry in listed}
    return tuple(a.filename for a in kept if str(a.id) in ids)


def show_in_embeds(shapes: Shapes, embeds: list[Json], files: list[Attachment]) -> list[Json]:
    """Return copies of embeds with default fields and URLs instead of `attachment://` names.

    A file that the embeds show gets the mark `embeds` in `shown_in`.
    """
    named = _release_files(files, "embeds")
    embeds = [_trimmed(embed) for embed in embeds]
    for embed in embeds:
        embed.setdefault("type", "rich")
        for field in embed.get("fields") or []:
            field.setdefault("inline", False)
        for part, key in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url")):
            _show_in_embed(shapes, embed.get(part), key, named)
        _show_in_embed(shapes, embed.get("author"), "icon_url", named)
    return embeds


def _trimmed(part: Any) -> Any:
    """Return a copy of an embed, with surrounding whitespace removed from all its texts."""
    if isinstance(part, dict):
        return {key: _trimmed(inner) for key, inner in part.items()}
    if isinstance(part, list):
        return [_trimmed(inner) for inner in part]
    return part.strip() if isinstance(part, str) else part


def show_in_components(shapes: Shapes, parts: list[Json], files: list[Attachment]) -> list[Json]:
    """Return copies of components with ids, defaults and URLs instead of `attachment://` names.

    A file that the components show gets the mark `components` in `shown_in`.
    """
    named = _release_files(files, "components")
    parts = normalised(parts)
    for part in walk(parts):
        for media in _media_of(part):
            shown = _unfurl(shapes, media, named)
            if part["type"] == FILE and shown is not None:
                part |= {"name": shown.filename, "size": len(shown.data)}
    return parts


def normalised(parts: list[Json]) -> list[Json]:
    """Return copies of components with component ids and default fields filled in.

    Other ids that a bot sent as numbers, such as emoji ids, become text, as on Discord.
    """
    parts = copy.deepcopy(parts)
    taken = {part["id"] for part in walk(parts) if part.get("id")}
    free = (number for number in count(1) if number not in taken)
    for part in walk(parts):
        part["id"] = part.get("id") or next(free)
        _fill_in(part)
        for item in part.get("items") or []:
            _fill_in(item, DEFAULTS[THUMBNAIL])
        if part.get("sku_id"):
            part["sku_id"] = str(part["sku_id"])
        for named in _named(part):
            named["id"] = str(named["id"])
    return parts


def _fill_in(part: Json, defaults: Json | None = None) -> None:
    """Set each field of a component that is missing or null to its default."""
    if part.get("type") == CHECKBOX_GROUP:
        defaults = {"min_values": 1, "max_values": len(part["options"])}
    elif defaults is None:
        defaults = DEFAULTS.get(part["type"], {})
    part.update({key: value for key, value in defaults.items() if part.get(key) is None})


def _named(part: Json) -> Iterator[Json]:
    """Yield the objects in a component that have an id: default values and custom emojis."""
    yield from part.get("default_values") or []
    for shown in (part, *(part.get("options") or [])):
        emoji = shown.get("emoji")
        if emoji and emoji.get("id"):
            yield emoji


def _release_files(files: list[Attachment], place: str) -> dict[str, Attachment]:
    """Remove the mark `place` from `shown_in` of each file, and return the files by name.

    `place` is `embeds` or `components`, the part of the message that a request replaces.
    """
    for file in files:
        file.shown_in.discard(place)
    return {file.filename: file for file in files}


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component, also nested ones.

    An outer component comes before its inner components.
    """
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def _media_of(component: Json) -> list[Json]:
    kind = component.get("type")
    if kind == GALLERY:
        return [item["media"] for item in component["items"]]
    if kind == THUMBNAIL:
        return [component["media"]]
    return [component["file"]] if kind == FILE else []


def _show_in_embed(shapes: Shapes, part: Any, key: str, named: dict[str, Attachment]) -> None:
    if not isinstance(part, dict) or not part.get(key):
        return
    attachment = named.get(str(part[key]).removeprefix(PREFIX))
    if str(part[key]).startswith(PREFIX) and attachment is not None:
        part[key] = shapes.attachment_url(attachment)
        attachment.shown_in.add("embeds")
        if key == "url" and attachment.width is not None:
            part.update(width=attachment.width, height=attachment.height)
        if key == "url" and attachment.description is not None:
            part["description"] = attachment.description
    part[f"proxy_{key}"] = part[key]


def _unfurl(shapes: Shapes, media: Json, named: dict[str, Attachment]) -> Attachment | None:
    """Fill in the fields of a media item, and return the attachment that it shows, or None."""
    url = str(media["url"])
    attachment = named.get(url.removeprefix(PREFIX)) if url.startswith(PREFIX) else None
    if attachment is not None:
        url = shapes.attachment_url(attachment)
        attachment.shown_in.add("components")
        media |= {
            "attachment_id": str(attachment.id),
            "content_type": attachment.content_type,
            "width": attachment.width or 0,
            "height": attachment.height or 0,
        }
    number = str(shapes.world.ids.next())
    media |= {"id": number, "url": url, "proxy_url": url, "loading_state": 2, "flags": 0}
    return attachment


def image_type(data: bytes) -> str | None:
    """Return the media type of an image, such as `image/png`.

    Return None if the data is not an image, or if its format is not in `PICTURES`.
    """
    try:
        with Image.open(BytesIO(data), formats=PICTURES) as picture:
            return picture.get_format_mimetype()
    except UNREADABLE:
        return None


def image_size(data: bytes) -> tuple[int, int] | None:
    """Return the width and height of an image in pixels.

    Return None if the data is not an image, or if its format is not in `PICTURES`.
    """
    try:
        with Image.open(BytesIO(data), formats=PICTURES) as picture:
            return picture.size
    except UNREADABLE:
        return None
