"""The description of one line in a form of the edition workshop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from editions.changes import Path

NOTHING = "-"
"""The item that means that nothing is selected in a section."""
NEW = "+"
"""The item that means a new one, which the form creates."""
Kind: TypeAlias = Literal[
    "words", "affix", "sum", "count", "sums", "counts", "colour", "names", "space"
]
Change: TypeAlias = tuple[Path, Any]


@dataclass(frozen=True)
class FormLine:
    """One line of a form: the path in the file, how the value is written, and the current value.

    `title`: the label, if it does not follow from `name`. `longest`: characters.
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
