"""The private panel."""

from __future__ import annotations

TEXT: dict[str, str] = {}
