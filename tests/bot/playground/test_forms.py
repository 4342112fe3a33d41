"""Tests of form bodies, valid and malformed."""

from __future__ import annotations

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from bot.playground.api import read_body
from bot.playground.errors import ApiError
from bot.playground.forms import FORM, URL_ENCODED, FormPart, _parts, kind_of, read_form
from bot.playground.media import LARGEST_FILE

PICTURE = b"\x89PNG\r\n\r\n--not the end\r\n"


def form(*parts: bytes, boundary: bytes = b"b") -> bytes:
    whole = b"".join(b"--" + boundary + b"\r\n" + part + b"\r\n" for part in parts)
    return whole + b"--" + boundary + b"--\r\n"


def field(name: str, data: bytes, more: str = "") -> bytes:
    return f'Content-Disposition: form-data; name="{name}"{more}\r\n\r\n'.encode() + data


def test_fields_and_files_arrive_with_exactly_the_bytes_sent():
    kind = '; filename="board.png"\r\nContent-Type: image/png'
    whole = form(field("payload_json", b"{}"), field("files[0]", PICTURE, kind))
    assert list(_parts(whole, b"b")) == [
        FormPart("payload_json", None, "", b"{}"),
        FormPart("files[0]", "board.png", "image/png", PICTURE),
    ]


def test_text_before_the_first_part_is_ignored():
    assert [part.data for part in _parts(b"hello\r\n" + form(field("a", b"1")), b"b")] == [b"1"]


@pytest.mark.parametrize(
    "whole",
    [b"", b"--b\r\n", form(field("a", b"1"))[:-6], form(b"no headers"), form().replace(b"b", b"c")],
)
def test_a_truncated_form_or_a_wrong_boundary_is_refused(whole: bytes):
    with pytest.raises(ApiError) as refused:
        list(_parts(whole, b"b"))
    assert refused.value.status == 400


def test_a_part_that_is_too_large_is_refused():
    with pytest.raises(ApiError) as refused:
        list(_parts(form(field("files[0]", b"x" * (LARGEST_FILE + 1))), b"b"))
    assert refused.value.code == 40005


def request_with(kind: str, body: bytes) -> web.Request:
    request = make_mocked_request("POST", "/", headers={"Content-Type": kind})
    request._read_bytes = body
    return request


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("text", "body"),
    [
        ("payload_json=%7B%22type%22%3A6%7D", {"type": 6}),
        ("payload_json=%7B%22content%22%3A%22a%2Bb%22%7D&content=other", {"content": "a+b"}),
        ("content=two+words%21", {"content": "two words!"}),
        ("", None),
    ],
)
async def test_a_url_encoded_form_is_a_body_too(text: str, body: object):
    """py-cord sends every first response this way.

    Discord, uploading files: with `payload_json` all other fields but files are ignored.
    """
    assert await read_body(request_with(URL_ENCODED, text.encode())) == (body, {})


@pytest.mark.asyncio
async def test_a_url_encoded_form_that_cannot_be_read_is_refused():
    for text in (b"payload_json=%7B", b"content=%ff"):
        with pytest.raises(ApiError) as refused:
            await read_body(request_with(URL_ENCODED, text))
        assert refused.value.status == 400


@pytest.mark.asyncio
async def test_fields_of_a_form_with_files_are_the_body_without_payload_json():
    whole = form(field("content", b"hello"), field("file", b"x", '; filename="a.txt"'))
    body, uploads = await read_body(request_with(f"{FORM}; boundary=b", whole))
    assert (body, [upload.filename for upload in uploads.values()]) == (
        {"content": "hello"},
        ["a.txt"],
    )


@pytest.mark.asyncio
async def test_a_boundary_is_required_and_can_be_quoted():
    whole = form(field("a", b"1"), boundary=b"two words")
    request = request_with(f'{FORM}; boundary="two words"', whole)
    assert kind_of(request) == FORM
    assert [part.name for part in await read_form(request)] == ["a"]
    with pytest.raises(ApiError):
        await read_form(request_with(FORM, whole))
