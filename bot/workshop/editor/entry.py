"""One line of a form in the edition editor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from editions.changes import Path

NOTHING = "-"
"""The item id that means that nothing is selected in a section."""
NEW = "+"
"""The item id of a new item, which the form creates."""
Kind: TypeAlias = Literal[
    "words", "affix", "sum", "count", "sums", "counts", "colour", "names", "space"
]
Change: TypeAlias = tuple[Path, Any]


@dataclass(frozen=True)
class FormLine:
    """One line of a form: the path of a value in the file, and its current value.

    `kind` tells how the value is written. `title` is the label, if it is not made from `name`.
    `longest` is the most characters that can be typed.
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
