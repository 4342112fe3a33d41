"""Helpers for the bots of the four other Python libraries. Standard library only."""

from __future__ import annotations

import base64
import json
import sys
from pathlib import Path
from typing import Any

URL, TOKEN = [*sys.argv, "", ""][1:3]
API = f"{URL}/api/v10"
SHARED = json.loads(Path(__file__).with_name("shared.json").read_text(encoding="utf-8"))
"""The data that the bots of all five libraries use."""
FRUIT, BUTTONS = SHARED["fruit"], SHARED["buttons"]
KINDS = {int(number): kind for number, kind in SHARED["kinds"].items()}
"""The kinds of selects by their component type."""


def tell(what: str, **more: Any) -> None:
    """Print a line of JSON, which the test reads as an event called `what`."""
    print(json.dumps({"what": what, **more}), flush=True)


def picture(name: str) -> bytes:
    """Return the shared PNG of this name, eight by six pixels."""
    return base64.b64decode(SHARED["pictures"][name])
