"""The records of tests: their durations and the statements that they run."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOMS = "MUTANTS_ROOMS"
"""Variable with the folders that are looked at, separated by spaces."""
FOLDER = "MUTANTS_FOLDER"
"""Variable with the folder of the records."""
MERGED = "records.jsonl"


@dataclass(frozen=True)
class Record:
    """One test: its time in seconds, and a bit for each statement it runs."""

    test: str
    digest: str
    seconds: float
    passed: bool
    hits: int

    @property
    def file(self) -> str:
        """The path of the test's file."""
        return self.test.partition("::")[0]


@dataclass
class Records:
    """All records, and the bit of each statement's name."""

    records: list[Record] = field(default_factory=list)
    bits: dict[str, int] = field(default_factory=dict)

    def tests_of(self, names: Iterable[str]) -> list[Record]:
        """Return the passing tests that run at least one of these statements."""
        wanted = sum(1 << self.bits[name] for name in set(names) if name in self.bits)
        return [one for one in self.records if one.passed and one.hits & wanted]

    def save(self, file: Path) -> None:
        """Write everything to a file, which takes its place in one step."""
        draft = file.with_suffix(".new")
        with draft.open("w", encoding="utf-8") as lines:
            lines.write(json.dumps({"names": list(self.bits)}) + "\n")
            for one in self.records:
                lines.write(json.dumps({**vars(one), "hits": f"{one.hits:x}"}) + "\n")
        draft.replace(file)


@cache
def digest_of(file: Path) -> str:
    """Return a short digest of a file's content."""
    return sha256(file.read_bytes()).hexdigest()[:16]


def read_records(folder: Path) -> Records:
    """Return the last record of each test in a folder."""
    bits: dict[str, int] = {}
    latest: dict[str, Record] = {}
    for file in (folder / MERGED, *_unmerged(folder)):
        names: list[int] = []
        in_place = True
        for line in _lines(file):
            if "names" in line:
                names += [bits.setdefault(name, len(bits)) for name in line["names"]]
                in_place = names == list(range(len(names)))
            else:
                hits = int(line.pop("hits"), 16)
                hits = hits if in_place else _moved(hits, names)
                latest[line["test"]] = Record(**line, hits=hits)
    return Records(list(latest.values()), bits)


def merge(folder: Path) -> None:
    """Make one file of all records in a folder."""
    files = _unmerged(folder)
    if files:
        read_records(folder).save(folder / MERGED)
        for file in files:
            file.unlink()


def digests(folder: Path) -> dict[str, str]:
    """Return each test that has a record, with the digest of its file at that time."""
    return {line["test"]: line["digest"] for line in _lines(folder / MERGED) if "test" in line}


def _unmerged(folder: Path) -> list[Path]:
    return sorted(folder.glob("records-*.jsonl"))


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    if file.exists():
        with file.open(encoding="utf-8") as lines:
            for text in lines:
                if text.endswith("\n"):  # else the session was killed while it wrote
                    yield json.loads(text)


def _moved(hits: int, places: list[int]) -> int:
    """Return a number with its bits moved to other places."""
    digits = bytearray(b"0") * (max(places, default=0) + 1)
    for at, digit in enumerate(reversed(f"{hits:b}")):
        if digit == "1":
            digits[-1 - places[at]] = ord("1")
    return int(digits, 2)
