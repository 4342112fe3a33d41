"""The address of a database: a file, or a PostgreSQL server."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

SCHEMES = ("postgresql://", "postgres://")
_WITH_PASSWORD = re.compile(r"(?<=://)([^:/@?]*):(.*)@")
_UNWRITABLE = re.compile(r"[/?@]|%(?![0-9a-fA-F]{2})")


class BadAddress(ValueError):
    """An error: the address of a database is ambiguous or of an unknown kind.

    The message shows no password.
    """


@dataclass(frozen=True)
class Server:
    """The address of a PostgreSQL database. `str` hides the password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        shown = _WITH_PASSWORD.sub(r"\1@", self.url)
        return re.sub(r"(?<=[?&])(ssl)?password=[^&]*", r"\1password=…", shown)


Address: TypeAlias = Path | Server


def address(text: str) -> Address:
    """Parse the address of a database into a file path or a Server.

    Raise BadAddress if it is invalid. An unescaped /, ?, @ or % would end the password early. The
    rest of the password would then appear in errors as the name of a machine. A URL of an unknown
    kind would appear as the name of a file.
    """
    if not text.startswith(SCHEMES):
        if "://" in text:
            raise BadAddress("expected a file, or an address that begins with postgresql://")
        return Path(text)
    found = _WITH_PASSWORD.search(text)
    if found and _UNWRITABLE.search(found[2]):
        raise BadAddress("write / as %2F, ? as %3F, @ as %40 and % as %25 in the password")
    return Server(text)
