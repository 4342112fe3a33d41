"""Clocks, absences, leaving, undo."""

from __future__ import annotations

TEXT: dict[str, str] = {}
