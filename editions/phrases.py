"""Words by a code: what an edition file needs to be told, in whichever language it is told."""

from __future__ import annotations

from typing import TypeAlias


class Phrase:
    """Some words by their code, and what is filled in; a part of it may be a phrase again."""

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
"""What is filled in; of several parts, one after the other."""
