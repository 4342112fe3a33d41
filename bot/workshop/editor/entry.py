"""One line of a form of the edition workshop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from editions.changes import Path

NOTHING = "-"
"""No item of a section, or none that there is."""
NEW = "+"
"""An item that is to be made."""
Kind: TypeAlias = Literal[
    "words", "affix", "sum", "count", "sums", "counts", "colour", "names", "space"
]
Change: TypeAlias = tuple[Path, Any]


@dataclass(frozen=True)
class Entry:
    """One line of a form: where its value stands in the file, how it is written, and as it is.

    A `title` stands for what the line would be called by its name.
    """

    name: str
    path: Path
    kind: Kind
    now: Any
    longest: int = 60
    required: bool = True
    title: str = ""

    @property
    def long(self) -> bool:
        return self.longest > 100
