"""The compiled engine that `rentroll compile` makes, for playing many games fast.

It is the package `engine` as machine code. It plays the same games, but msgspec cannot encode its
classes, so no game can be stored. A process uses it from its start or not at all.
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
    """Return a hash of the engine's sources and of the Python version."""
    seen = sha256(str(get_config_var("EXT_SUFFIX")).encode())
    for source in sorted((ROOT / "engine").rglob("*.py")):
        seen.update(source.read_bytes())
    return seen.hexdigest()[:16]


def folder() -> Path:
    """Return the path of the folder for an engine compiled from the current sources.

    It may not exist.
    """
    return SHELF / f"engine-{_made_of()}"


def environment() -> dict[str, str]:
    """Return environment variables with which a new process uses the compiled engine.

    Without a compiled engine, the process uses the usual one.
    """
    compiled = folder()
    first = [str(compiled)] if compiled.is_dir() else []
    others = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = [*first, str(ROOT), *filter(None, others)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def begin_again() -> None:
    """Restart this process with the compiled engine, if there is one that it does not use yet."""
    compiled = folder()
    if compiled.is_dir() and str(compiled) not in os.environ.get("PYTHONPATH", ""):
        command = [sys.executable, "-P", "-c", _BEGIN, *sys.argv[1:]]
        os.execve(sys.executable, command, environment())
