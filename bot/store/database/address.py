"""Where a database is: a file, or a server that is asked for it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

SCHEMES = ("postgresql://", "postgres://")
_WITH_PASSWORD = re.compile(r"(?<=://)([^:/@?]*):(.*)@")
_UNWRITABLE = re.compile(r"[/?@]|%(?![0-9a-fA-F]{2})")


class BadAddress(ValueError):
    """An address that would be read otherwise than it is meant; the message tells no password."""


@dataclass(frozen=True)
class Server:
    """A PostgreSQL database by its address; as a text it does not tell the password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        shown = _WITH_PASSWORD.sub(r"\1@", self.url)
        return re.sub(r"(?<=[?&])(ssl)?password=[^&]*", r"\1password=…", shown)


Address: TypeAlias = Path | Server


def address(text: str) -> Address:
    """What somebody named as their database; BadAddress where its password ends too early.

    What follows such a letter would be taken for the name of a machine, and told in errors; so
    would all of an address of another kind, as the name of a file.
    """
    if not text.startswith(SCHEMES):
        if "://" in text:
            raise BadAddress("expected a file, or an address that begins with postgresql://")
        return Path(text)
    found = _WITH_PASSWORD.search(text)
    if found and _UNWRITABLE.search(found[2]):
        raise BadAddress("write / as %2F, ? as %3F, @ as %40 and % as %25 in the password")
    return Server(text)
