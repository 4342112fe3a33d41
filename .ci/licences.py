"""A script that prints docs/licences.md, the licences of all packages that Rentroll installs."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = {
    "audioop-lts": "PSF-2.0",
    "colorama": "BSD-3-Clause",
    "tzdata": "Apache-2.0",
}
"""Licences of packages that only other systems or other versions of Python install."""
HEAD = """# Licences

The packages that Rentroll installs besides Rentroll itself (MIT) and Python. The versions are those
of `requirements/`. `make licences` writes this page. The licences of the typefaces are in
`renders/fonts`.
"""


def locked(name: str) -> dict[str, str]:
    """Return the packages of a lock file with their versions."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9][a-z0-9._-]*)(?:\[\w+\])?==(\S+)", text, re.MULTILINE))


def licence_of(package: str) -> str:
    """Return the licence in a package's metadata, from the newest field that is set."""
    try:
        told = metadata.metadata(package)
    except metadata.PackageNotFoundError:
        return ELSEWHERE[package]
    named = [
        line.rpartition(" :: ")[2]
        for line in told.get_all("Classifier") or []
        if line.startswith("License :: ") and line != "License :: OSI Approved"
    ]
    plain = (told.get("License") or "").strip().splitlines()[:1]
    return told.get("License-Expression") or ", ".join(named) or "".join(plain) or "not said"


def table(packages: dict[str, str]) -> str:
    rows = (f"| {name} | {version} | {licence_of(name)} |" for name, version in packages.items())
    return "\n".join(("| package | version | licence |", "|---|---|---|", *rows))


def main() -> None:
    run, dev = locked("run"), locked("dev") | locked("build")
    print(HEAD)
    print(f"## To play, with PostgreSQL\n\n{table(run)}\n")
    only = {name: version for name, version in sorted(dev.items()) if name not in run}
    print(f"## Only to work on it\n\n{table(only)}")


if __name__ == "__main__":
    main()
