"""Tests of PNG files."""

from __future__ import annotations

import ast
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from editions.loader import available
from renders import png
from renders.png import blank, encoded
from tests.support.pictures import NAMES, all_pictures, crowded, edition
from tests.support.syntax import nodes

ROOT = Path(png.__file__).parents[1]


def noisy(mode: str) -> Image.Image:
    """Return a picture whose rows and columns all differ."""
    drawn = Image.effect_mandelbrot((37, 23), (-2.0, -1.5, 1.0, 1.5), 50)
    return drawn.convert(mode)


@pytest.mark.parametrize("mode", ["L", "P", "RGB", "RGBA"])
def test_an_encoded_picture_decodes_to_the_same_pixels(mode: str):
    image = noisy(mode)
    seen = Image.open(BytesIO(encoded(image)))
    assert seen.mode == mode
    assert seen.convert("RGBA").tobytes() == image.convert("RGBA").tobytes()


def test_an_encoded_picture_contains_everything_drawn_on_it():
    image = blank(37, 23)
    image.paste(noisy("L"))
    ImageDraw.Draw(image).line((0, 0, 36, 22), fill=7, width=3)
    seen = Image.open(BytesIO(encoded(image)))
    assert seen.tobytes() == image.tobytes()


def test_the_rows_of_an_empty_picture_are_compressed_without_a_copy():
    image = blank(37, 23)
    rows = png._rows(image)
    assert rows == bytes(38 * 23)
    image.paste(9, (0, 5, 1, 6))
    assert rows[5 * 38 : 5 * 38 + 3] == bytes((0, 9, 0))


def test_drawing_on_a_copy_does_not_change_the_original():
    image = blank(37, 23)
    copied = image.copy()
    copied.paste(noisy("L"))
    assert Image.open(BytesIO(encoded(copied))).tobytes() == copied.tobytes()
    assert not any(Image.open(BytesIO(encoded(image))).tobytes())


@pytest.mark.parametrize("clear", [3, bytes([255, 0, 128])])
def test_a_transparent_colour_stays_transparent(clear: int | bytes):
    image = noisy("P")
    image.info["transparency"] = clear
    seen = Image.open(BytesIO(encoded(image)))
    assert seen.convert("RGBA").tobytes() == image.convert("RGBA").tobytes()


def test_without_the_fast_compressor_the_picture_is_the_same(monkeypatch: pytest.MonkeyPatch):
    image = noisy("P")
    monkeypatch.setattr(png, "_quick", png._small)
    assert Image.open(BytesIO(encoded(image))).tobytes() == image.tobytes()


# Every kind of picture


@cache
def pictures() -> list[tuple[str, Image.Image]]:
    tables = [crowded(edition(name), 5, NAMES[:6]) for name in available()[:3]]
    return [(what, image) for table in tables for what, _, image in all_pictures(table, "light")]


def test_pillow_decodes_every_picture_as_it_was_painted():
    for what, image in pictures():
        seen = Image.open(BytesIO(encoded(image)))
        assert seen.convert("RGB").tobytes() == image.convert("RGB").tobytes(), what


def test_every_picture_is_laid_out_in_memory_for_png():
    for what, image in pictures():
        assert isinstance(png._rows(image), memoryview), what


def test_no_file_is_more_than_a_twentieth_larger_than_that_of_pillow():
    for what, image in pictures():
        file = BytesIO()
        image.save(file, "PNG", compress_level=3)
        assert len(encoded(image)) < 1.05 * len(file.getvalue()), what


@pytest.mark.skipif(not shutil.which("pngcheck"), reason="pngcheck is not installed")
def test_pngcheck_finds_no_fault(tmp_path: Path):
    files = []
    for number, (what, image) in enumerate([("noise", noisy("P")), *pictures()]):
        files.append(tmp_path / f"{number}-{what}.png")
        files[-1].write_bytes(encoded(image))
    assert subprocess.run(["pngcheck", "-q", *files], check=False).returncode == 0


def test_only_encoded_and_gif_write_pictures():
    """`encoded` writes images and `gif` writes films. The playground imports nothing of ours."""
    assert [*_saving("renders"), *_saving("bot")] == []


def _saving(folder: str) -> Iterator[str]:
    """Yield modules that import Pillow and call `save`."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        parts = nodes(path.read_text(encoding="utf-8"))
        modules = {getattr(node, "module", "") for node in parts}
        calls = {node.attr for node in parts if isinstance(node, ast.Attribute)}
        if "PIL" in modules and "save" in calls and "playground" not in path.parts:
            yield str(path)
