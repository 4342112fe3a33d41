"""A message to authors of editions as a code and values, independent of a language."""

from __future__ import annotations

from typing import TypeAlias


class Phrase:
    """A message by its code, with values to fill in by name. A value may be a phrase itself."""

    def __init__(self, code: str, **words: Word) -> None:
        self.code = code
        self.words = words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.code, self.words) == (other.code, other.words)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return " ".join([self.code, *(f"{name}={word}" for name, word in self.words.items())])


Word: TypeAlias = str | int | float | Phrase | tuple[str, ...] | tuple[Phrase, ...]
"""A value to fill into a message. The parts of a tuple are listed one after another."""
