"""The editions (boards with their rules): a data folder for each, and a loader that checks them."""

from __future__ import annotations

from editions.findings import EditionError, Finding, Report
from editions.loader import available, check, check_bytes, load
from editions.schema import schema

__all__ = [
    "EditionError",
    "Finding",
    "Report",
    "available",
    "check",
    "check_bytes",
    "load",
    "schema",
]
