"""The parts of a release: locked packages, licences, image, release script and CI."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.support.paths import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKS = ("build", "dev", "run")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def locked(name: str) -> dict[str, str]:
    """Return the packages of a lock file with their versions."""
    return dict(
        re.findall(
            r"^([a-z0-9][\w.-]*)(?:\[\w+\])?==(\S+)", read(f"requirements/{name}.txt"), re.MULTILINE
        )
    )


def plain(name: str) -> str:
    return re.sub(r"[._]", "-", name).lower()


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_has_its_hashes_and_no_registry_is_named(name: str):
    text = read(f"requirements/{name}.txt")
    entries = re.split(r"\n(?=[a-z0-9])", text.split("\n", 2)[2])
    assert entries
    for entry in entries:
        assert re.match(r"[a-z0-9][\w.-]*(\[\w+\])?==\S+", entry), entry[:40]
        assert "--hash=sha256:" in entry, entry[:40]
    assert "://" not in text
    assert "index" not in text


def test_the_locks_hold_every_declared_dependency_within_its_bounds():
    run, dev = locked("run"), locked("dev")
    extras = PROJECT["optional-dependencies"]
    for declared, lock in (
        (PROJECT["dependencies"] + extras["postgres"], run),
        (PROJECT["dependencies"] + extras["dev"], dev),
    ):
        for text in declared:
            wanted = Requirement(text)
            assert wanted.specifier.contains(lock[plain(wanted.name)]), text
    assert run.items() <= dev.items(), "what is tested is what is shipped"
    build = tomllib.loads(read("pyproject.toml"))["build-system"]
    (wanted,) = map(Requirement, build["requires"])
    assert wanted.specifier.contains(locked("build")[wanted.name])


def test_every_runtime_dependency_has_an_upper_bound():
    for text in PROJECT["dependencies"] + PROJECT["optional-dependencies"]["postgres"]:
        operators = {one.operator for one in Requirement(text).specifier}
        assert {">=", "<"} <= operators, text


def test_every_locked_package_is_on_the_page_of_licences():
    page = read("docs/licences.md")
    listed = dict(
        re.findall(r"^\| ([a-z0-9][\w.-]*) \| (\d\S*) \| (?!not said)", page, re.MULTILINE)
    )
    assert listed == locked("run") | locked("dev") | locked("build")


def test_the_image_installs_only_locked_packages():
    dockerfile = read("Dockerfile").replace("\\\n", " ")
    installs = re.findall(r"pip (?:--python \S+ )?(?:install|wheel) [^&\n]*", dockerfile)
    assert len(installs) == 4
    for one in installs:
        assert "--require-hashes" in one or "--no-deps" in one
    assert re.search(r"^ARG BASE=python:\S+@sha256:[0-9a-f]{64}$", dockerfile, re.MULTILINE)


def test_the_workflow_runs_the_same_script_as_developers():
    workflow = read(".github/workflows/ci.yml")
    assert "- run: .ci/run" in workflow
    assert "- run: make audit" in workflow
    assert "permissions:\n  contents: read" in workflow


def test_a_commit_is_checked_by_the_tools_of_make_lint():
    linted = re.search(r"^lint:.*\n((?:\t.*\n)+)", read("Makefile"), re.MULTILINE)
    assert linted
    tools = {
        line.strip("\t@ .").replace("$(BIN)/", "")
        for line in linted[1].splitlines()
        if "$(if" not in line  # such a line is used for complete translations only
    }
    hooks = re.findall(r"entry: \.venv/bin/(.*)", read(".pre-commit-config.yaml"))
    assert {hook.replace(" --force-exclude", "") for hook in hooks} == tools


@pytest.mark.parametrize("page", ["SECURITY.md", "TERMS.md"])
def test_every_link_of_a_public_page_exists(page: str):
    for link in re.findall(r"\]\(([^)]+)\)", read(page)):
        assert link.startswith("https://") or (ROOT / link).is_file(), link


def test_the_bug_form_asks_for_version_doctor_and_export():
    form = read(".github/ISSUE_TEMPLATE/bug.yml")
    for word in ("rentroll export", "rentroll doctor", "rentroll --version", "number of the error"):
        assert word in form


# Installing by the Makefile


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A checkout whose pip only records its arguments."""
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    program = tmp_path / ".venv" / "bin" / "python"
    program.parent.mkdir(parents=True)
    (tmp_path / ".venv" / ".made").write_text(f"{tmp_path}\n")
    program.write_text(
        f'#!/bin/sh\necho "$@" >> {tmp_path}/asked\n'
        'case "$*" in *--require-hashes*) exit "${LOCK_FAILS:-0}";; esac\n'
    )
    program.chmod(0o755)
    return tmp_path


def make(folder: Path, target: str, **env: str) -> tuple[str, list[str]]:
    done = subprocess.run(
        ["make", "-C", str(folder), target],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout + done.stderr, (folder / "asked").read_text().splitlines()


def test_make_installs_the_locked_packages_with_their_hashes(bare: Path):
    said, asked = make(bare, ".venv/.dev")
    assert len(asked) == 2
    assert asked[0].endswith(
        "install --require-hashes --requirement requirements/build.txt"
        " --requirement requirements/dev.txt"
    )
    assert asked[1].endswith("install --no-deps --no-build-isolation --editable .")
    assert "cannot be had" not in said


def test_make_installs_other_versions_with_a_warning_if_locked_ones_fail(bare: Path):
    said, asked = make(bare, ".venv/.dev", LOCK_FAILS="1")
    assert asked[-1].endswith("install --editable .[dev]")
    assert "The versions of requirements/dev.txt cannot be had here" in said
    assert ".venv/lock.log" in said


# The release script


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository with the release script, in which every tool is a stub that succeeds."""
    folder, tools = tmp_path / "project", tmp_path / "tools"
    (folder / ".ci").mkdir(parents=True)
    (folder / ".venv" / "bin").mkdir(parents=True)
    tools.mkdir()
    shutil.copy(ROOT / ".ci" / "release", folder / ".ci" / "release")
    shutil.copy(ROOT / "Dockerfile", folder / "Dockerfile")
    (folder / "docs").mkdir()
    (folder / "docs" / "licences.md").write_text("all of them\n")
    (folder / "pyproject.toml").write_text('[project]\nversion = "0.1.0"\n')
    (folder / "CHANGELOG.md").write_text("# Changelog\n\n## [Unreleased]\n\n- Dice.\n")
    (folder / ".gitignore").write_text(".venv\n")
    for program in (
        folder / ".ci" / "run",
        folder / ".venv" / "bin" / "python",
        tools / "make",
        tools / "docker",
    ):
        program.write_text(f'#!/bin/sh\necho "{program.name} $@" >> {tmp_path}/done\n')
        program.chmod(0o755)
    for words in (["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "-m", "first"]):
        git(folder, *words)
    return folder


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")
    done = subprocess.run(
        ["git", "-C", str(folder), *who, *words], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def release(folder: Path, version: str) -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "PATH": f"{folder.parent / 'tools'}:{os.environ['PATH']}",
        **{f"GIT_{who}_NAME": "Ana" for who in ("AUTHOR", "COMMITTER")},
        **{f"GIT_{who}_EMAIL": "ana@example.org" for who in ("AUTHOR", "COMMITTER")},
    }
    return subprocess.run(
        [str(folder / ".ci" / "release"), version],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_release_is_checked_built_committed_and_tagged_by_one_command(project: Path):
    done = release(project, "1.2.0")
    assert done.returncode == 0, done.stderr
    assert 'version = "1.2.0"' in (project / "pyproject.toml").read_text()
    changes = (project / "CHANGELOG.md").read_text()
    assert re.search(r"## \[Unreleased\]\n\n## \[1\.2\.0\] - \d{4}-\d\d-\d\d\n\n- Dice\.", changes)
    assert git(project, "tag") == "v1.2.0"
    assert git(project, "log", "-1", "--format=%s") == "release: 1.2.0"
    assert git(project, "status", "--porcelain") == ""
    steps = (project.parent / "done").read_text()
    for step in ("run ", "make audit", "make licences", "make sbom", "docker build", "pip wheel"):
        assert step in steps
    assert steps.index("run ") < steps.index("docker build"), "tested before it is built"
    assert "git push --follow-tags" in done.stdout


@pytest.mark.parametrize("version", ["", "1.2", "v1.2.0", "1.2.0; true"])
def test_a_release_needs_a_version_of_three_numbers(project: Path, version: str):
    done = release(project, version)
    assert done.returncode == 2
    assert "make release VERSION=1.2.0" in done.stderr


def test_a_release_needs_a_clean_checkout_and_an_unused_tag(project: Path):
    (project / "new.txt").write_text("x")
    assert "commit what has changed first" in release(project, "1.2.0").stderr
    (project / "new.txt").unlink()
    git(project, "tag", "v1.2.0")
    assert "v1.2.0 is there already" in release(project, "1.2.0").stderr
    assert not (project.parent / "done").exists(), "nothing was begun"


def test_a_release_needs_a_base_image_pinned_by_digest(project: Path):
    (project / "Dockerfile").write_text("ARG BASE=python:3.13-slim\n")
    git(project, "commit", "--quiet", "--all", "-m", "by its tag")
    assert "name the base image by its digest" in release(project, "1.2.0").stderr
