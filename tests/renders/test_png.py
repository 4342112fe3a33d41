"""Pictures as PNG files."""

from __future__ import annotations

import shutil
import subprocess
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from renders import png
from renders.png import encoded


def noisy(mode: str) -> Image.Image:
    """A picture whose rows and columns all differ."""
    drawn = Image.effect_mandelbrot((37, 23), (-2.0, -1.5, 1.0, 1.5), 50)
    return drawn.convert(mode)


@pytest.mark.parametrize("mode", ["L", "P", "RGB", "RGBA"])
def test_what_was_encoded_is_what_is_seen(mode: str):
    image = noisy(mode)
    seen = Image.open(BytesIO(encoded(image)))
    assert seen.mode == mode
    assert seen.convert("RGBA").tobytes() == image.convert("RGBA").tobytes()


@pytest.mark.parametrize("clear", [3, bytes([255, 0, 128])])
def test_a_clear_colour_stays_clear(clear: int | bytes):
    image = noisy("P")
    image.info["transparency"] = clear
    seen = Image.open(BytesIO(encoded(image)))
    assert seen.convert("RGBA").tobytes() == image.convert("RGBA").tobytes()


def test_without_the_fast_compressor_the_picture_is_the_same(monkeypatch: pytest.MonkeyPatch):
    image = noisy("P")
    monkeypatch.setattr(png, "_compress", zlib.compress)
    assert Image.open(BytesIO(encoded(image))).tobytes() == image.tobytes()


@pytest.mark.skipif(not shutil.which("pngcheck"), reason="pngcheck is not installed")
def test_pngcheck_has_nothing_to_say(tmp_path: Path):
    path = tmp_path / "board.png"
    path.write_bytes(encoded(noisy("P")))
    assert subprocess.run(["pngcheck", "-q", path], check=False).returncode == 0
