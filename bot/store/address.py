"""Where a database is: a file, or a server that is asked for it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Server:
    """A PostgreSQL database by its address; as a text it does not tell the password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        shown = re.sub(r"(?<=://)([^/@?]*?):[^/@?]*@", r"\1@", self.url)
        return re.sub(r"(?<=[?&])password=[^&]*", "password=…", shown)


Address: TypeAlias = Path | Server


def address(text: str) -> Address:
    """What somebody named as their database."""
    return Server(text) if text.startswith(SCHEMES) else Path(text)
