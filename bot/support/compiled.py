"""The rules as machine code, where `rentroll compile` has made them: for playing many games.

They are the sources of engine/ in another form and play alike, but msgspec knows nothing of them,
so that no game can be stored. A process has them from its beginning, or not at all.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from sysconfig import get_config_var

ROOT = Path(__file__).parents[2]
SHELF = Path(sys.prefix, "share", "rentroll")
_BEGIN = "import sys; from bot.cli import main; sys.exit(main())"


@cache
def _made_of() -> str:
    """The same for the same sources and the same Python."""
    seen = sha256(str(get_config_var("EXT_SUFFIX")).encode())
    for source in sorted((ROOT / "engine").rglob("*.py")):
        seen.update(source.read_bytes())
    return seen.hexdigest()[:16]


def folder() -> Path:
    """Where the rules lie, or would lie, that were compiled from these very sources."""
    return SHELF / f"engine-{_made_of()}"


def environment() -> dict[str, str]:
    """For another process: it takes the compiled rules where there are any, else the sources."""
    compiled = folder()
    first = [str(compiled)] if compiled.is_dir() else []
    others = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = [*first, str(ROOT), *filter(None, others)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def begin_again() -> None:
    """Begin this command anew with the compiled rules, unless there are none or it has them."""
    compiled = folder()
    if compiled.is_dir() and str(compiled) not in os.environ.get("PYTHONPATH", ""):
        command = [sys.executable, "-P", "-c", _BEGIN, *sys.argv[1:]]
        os.execve(sys.executable, command, environment())
