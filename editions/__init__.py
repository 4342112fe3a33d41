"""The editions: one folder of data each, and the loader that makes them playable."""

from __future__ import annotations

from editions.loader import EditionError, available, load

__all__ = ["EditionError", "available", "load"]
