"""Files on the playground's CDN, and the places of a message that show them."""

from __future__ import annotations

import copy
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from PIL import Image

from bot.playground.errors import form, refusal
from bot.playground.shapes import Shapes
from bot.playground.world import Attachment, Json, World
from bot.typed import plain_number

LARGEST_FILE = 10 * 1024 * 1024
MOST_HELD = 512 * 1024 * 1024
THUMBNAIL, GALLERY, FILE = 11, 12, 13
PREFIX = "attachment://"


@dataclass(frozen=True)
class Upload:
    """A file that came with a request."""

    filename: str
    data: bytes
    content_type: str = ""


def store(
    world: World, channel_id: int, upload: Upload, description: str | None = None
) -> Attachment:
    """Keep a file so that it has an address."""
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
        description,
        width,
        height,
    )
    world.attachments[attachment.id] = attachment
    world.attachments_held += len(attachment.data)
    _forget_the_oldest(world)
    return attachment


def _forget_the_oldest(world: World) -> None:
    """A board that is painted anew all evening must not fill the memory."""
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
    """The attachments of a message: those of the list that it keeps, then the new files."""
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
            result.append(store(world, channel_id, named, entry.get("description")))
        elif number in by_id:
            attachment = by_id[number]
            attachment.description = entry.get("description", attachment.description)
            result.append(attachment)
        else:
            raise form(("attachments", place, "id"), "ATTACHMENT_NOT_FOUND", "Unknown attachment.")
    return [*result, *(store(world, channel_id, upload) for upload in waiting.values())]


def kept_names(listed: list[Json] | None, kept: list[Attachment]) -> tuple[str, ...]:
    """The names of the attachments that an edit leaves in place."""
    if listed is None:
        return tuple(attachment.filename for attachment in kept)
    ids = {str(entry.get("id")) for entry in listed}
    return tuple(a.filename for a in kept if str(a.id) in ids)


def show_in_embeds(shapes: Shapes, embeds: list[Json], files: list[Attachment]) -> list[Json]:
    """Embeds with real addresses in place of `attachment://` names."""
    named = _free(files, "embeds")
    embeds = copy.deepcopy(embeds)
    for embed in embeds:
        embed.setdefault("type", "rich")
        for part, key in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url")):
            _place(shapes, embed.get(part), key, named)
        _place(shapes, embed.get("author"), "icon_url", named)
    return embeds


def show_in_components(shapes: Shapes, parts: list[Json], files: list[Attachment]) -> list[Json]:
    """Components with real addresses, and an id for each that came without."""
    named = _free(files, "components")
    parts = as_kept(parts)
    for part in walk(parts):
        for media in _media_of(part):
            _unfurl(shapes, media, named)
    return parts


def as_kept(parts: list[Json]) -> list[Json]:
    """Components as Discord gives them back: each with an id, and ids of its own as texts.

    A bot may send those as numbers, but no page could read them: JavaScript rounds them.
    """
    parts = copy.deepcopy(parts)
    for number, part in enumerate(walk(parts), start=1):
        part["id"] = part.get("id") or number
        if part.get("sku_id"):
            part["sku_id"] = str(part["sku_id"])
        for named in _named(part):
            named["id"] = str(named["id"])
    return parts


def _named(part: Json) -> Iterator[Json]:
    """What a component holds by its id: what is chosen already, and emoji."""
    yield from part.get("default_values") or []
    for shown in (part, *(part.get("options") or [])):
        emoji = shown.get("emoji")
        if emoji and emoji.get("id"):
            yield emoji


def _free(files: list[Attachment], place: str) -> dict[str, Attachment]:
    """The files by name; what showed them before is about to be replaced."""
    for file in files:
        file.shown_in.discard(place)
    return {file.filename: file for file in files}


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component at every depth, outer before inner."""
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


def _place(shapes: Shapes, part: Any, key: str, named: dict[str, Attachment]) -> None:
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


def _unfurl(shapes: Shapes, media: Json, named: dict[str, Attachment]) -> None:
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
    media |= {"url": url, "proxy_url": url, "loading_state": 2, "flags": 0}


def image_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a picture; None for anything else."""
    try:
        with Image.open(BytesIO(data), formats=("PNG", "GIF", "WEBP", "JPEG")) as picture:
            return picture.size
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
