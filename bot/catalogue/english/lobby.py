"""Before the game."""

from __future__ import annotations

TEXT: dict[str, str] = {}
