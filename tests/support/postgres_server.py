"""A private PostgreSQL server for a test session, in a temporary folder and on a socket only.

`python -m tests.support.postgres_server PID FOLDER` runs one until that process ends.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.support.paths import ROOT

PATIENCE = 60.0
SUPERUSER = "rentroll"
QUICK = ("fsync=off", "full_page_writes=off", "max_connections=200", "listen_addresses=")
"""Settings that give up crash safety for speed, and the number of connections."""


def programs() -> Path | None:
    """Return the folder of the newest installed PostgreSQL programs, or None."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda it: float(it.parent.name))
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else debian[::-1]
    return next((one for one in folders if (one / "postgres").exists()), None)


def running_server() -> Path:
    """Return the folder of this session's server, after starting it if necessary."""
    owner = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    folder = Path(tempfile.gettempdir()) / f"rentroll-postgres-{owner}"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "ready").exists():
            command = [
                sys.executable,
                "-m",
                "tests.support.postgres_server",
                str(owner),
                str(folder),
            ]
            on_its_own = ["sh", "-c", 'exec "$@" &', "sh", *command]
            subprocess.run(on_its_own, cwd=ROOT, start_new_session=True, check=True)
            _wait_for(folder / "ready")
    return folder


def url(folder: Path, database: str) -> str:
    """Return the address of a database of the server."""
    return f"postgresql://{SUPERUSER}@/{database}?host={folder}"


def _wait_for(file: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not file.exists():
        if time.monotonic() > until:
            raise TimeoutError(f"no PostgreSQL server: see {file.parent}/log")
        time.sleep(0.05)


def start(folder: Path, *settings: str) -> subprocess.Popen[bytes]:
    """Start a server, and wait until it accepts connections.

    The files in `folder` are created if there are none.
    """
    found = programs()
    assert found is not None
    data = folder / "data"
    as_other = _unprivileged(folder)
    with (folder / "log").open("ab") as log:
        if not (data / "PG_VERSION").exists():
            initdb = [found / "initdb", "-D", data, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8"]
            initdb += ["--locale=C", "--no-sync"]
            subprocess.run([*as_other, *map(str, initdb)], check=True, stdout=log, stderr=log)
        options = [part for setting in (*QUICK, *settings) for part in ("-c", setting)]
        command = [*as_other, str(found / "postgres"), "-D", str(data), "-k", str(folder), *options]
        server = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
        until = time.monotonic() + PATIENCE
        ready = [str(found / "pg_isready"), "-q", "-h", str(folder), "-U", SUPERUSER]
        while subprocess.run(ready, check=False).returncode:
            if time.monotonic() > until:
                raise TimeoutError(f"no PostgreSQL server: {(folder / 'log').read_text()}")
            if server.poll() is not None:  # a killed server's processes may not have ended yet
                server = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
            time.sleep(0.05)
    return server


def _unprivileged(folder: Path) -> list[str]:
    """Return a command prefix that runs the server as `nobody` if this user is root."""
    if os.geteuid() != 0:
        return []
    shutil.chown(folder, "nobody")
    folder.chmod(0o755)
    return ["setpriv", "--reuid=nobody", "--clear-groups", "--"]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def main(owner: int, folder: Path) -> None:
    server = start(folder)
    try:
        (folder / "ready").touch()
        while _alive(owner) and server.poll() is None:
            time.sleep(0.2)
    finally:
        server.send_signal(signal.SIGQUIT)
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
