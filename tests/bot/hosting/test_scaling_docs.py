"""The page on several processes is true, and so are its Compose and Kubernetes files."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from bot.hosting.config import SETTINGS, Config
from bot.store.database.address import Server
from tests.bot.hosting.test_hosting_docs import commands, instructions, rows, subcommands
from tests.support.paths import ROOT

DOCS = ROOT / "docs"
SCALING = (DOCS / "scaling.md").read_text(encoding="utf-8")
COMPOSE = (DOCS / "deploy" / "compose.scaled.yaml").read_text(encoding="utf-8")
KUBERNETES = (DOCS / "deploy" / "kubernetes.yaml").read_text(encoding="utf-8")
BOTS = ("bot-one", "bot-two")


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE)["services"]
    return found


def filled(text: str, env: dict[str, str]) -> str:
    """Return a value of the compose file with its variables replaced."""

    def value(match: re.Match[str]) -> str:
        name, way, default = match.groups()
        assert way == ":-" or name in env, f"{name} has to be set"
        return env.get(name, default)

    return re.sub(r"\$\{(\w+)(:[-?])([^}]*)\}", value, text)


def settings(env: dict[str, str]) -> Config:
    """Check that all names are settings, and return the Config that the bot reads from them."""
    assert set(env) <= set(SETTINGS)
    return Config.read({"DISCORD_TOKEN": "token", **env})


def parts(kind: str) -> dict[str, Any]:
    """Return the Kubernetes objects of a kind by name."""
    found = [one for one in yaml.safe_load_all(KUBERNETES) if one["kind"] == kind]
    return {one["metadata"]["name"]: one for one in found}


def container(deployment: str) -> dict[str, Any]:
    (only,) = parts("Deployment")[deployment]["spec"]["template"]["spec"]["containers"]
    assert isinstance(only, dict)
    return only


@pytest.mark.parametrize("name", BOTS)
def test_both_bots_of_compose_share_database_shards_and_proxy(name: str):
    bot = services()[name]
    given = {"POSTGRES_PASSWORD": "secret"}
    config = settings({key: filled(value, given) for key, value in bot["environment"].items()})
    assert config.database == Server("postgresql://rentroll:secret@postgres/rentroll")
    assert (config.shards, config.most_shards) == (0, 0)
    assert config.api == "http://nirn-proxy:8080"
    more = given | {"RENTROLL_SHARDS": "32"}
    assert filled(bot["environment"]["RENTROLL_SHARDS"], more) == "32"
    assert (bot["read_only"], bot["cap_drop"], bot["env_file"]) == (True, ["ALL"], "../../.env")
    assert set(bot["depends_on"]) == {"postgres", "nirn-proxy"}


def test_compose_has_the_database_and_the_proxy_that_its_bots_name():
    found = services()
    assert set(found) == {*BOTS, "postgres", "nirn-proxy"}
    database = found["postgres"]["environment"]
    assert (database["POSTGRES_USER"], database["POSTGRES_DB"]) == ("rentroll", "rentroll")
    assert found["nirn-proxy"]["environment"]["PORT"] == "8080"
    assert not any("ports" in service for service in found.values()), "nobody else reaches them"
    ours = [name for name, service in found.items() if "build" in service]
    assert ours == list(BOTS)


def test_kubernetes_gives_its_bots_only_settings_that_exist():
    bot = container("rentroll")
    given = parts("ConfigMap")["rentroll"]["data"]
    secret = re.findall(r"--from-literal=(\w+)=", KUBERNETES)
    assert set(secret) == {"DISCORD_TOKEN", "RENTROLL_DB"}
    config = settings({**given, "RENTROLL_DB": "postgresql://somewhere"})
    assert (config.shards, config.most_shards) == (16, 0)
    assert isinstance(config.database, Server)
    sources = [next(iter(source.values()))["name"] for source in bot["envFrom"]]
    assert sources == ["rentroll", "rentroll"]
    assert set(bot["args"]) <= subcommands().keys()
    assert bot["readinessProbe"]["exec"]["command"][1] in subcommands()


def test_kubernetes_finds_the_proxy_where_the_bots_look_for_it():
    config = settings(parts("ConfigMap")["rentroll"]["data"])
    (port,) = parts("Service")["nirn-proxy"]["spec"]["ports"]
    assert config.api == f"http://nirn-proxy:{port['port']}"
    (listening,) = [one for one in container("nirn-proxy")["env"] if one["name"] == "PORT"]
    ports = {one["name"]: one["containerPort"] for one in container("nirn-proxy")["ports"]}
    assert int(listening["value"]) == ports[port["targetPort"]] == port["port"]


def test_the_pods_run_as_the_user_of_the_image_and_may_do_nothing_else():
    (user,) = instructions("USER")
    spec = parts("Deployment")["rentroll"]["spec"]["template"]["spec"]
    context = spec["securityContext"]
    assert f"{context['runAsUser']}:{context['runAsGroup']}" == user
    for name in ("rentroll", "nirn-proxy"):
        limits = container(name)["securityContext"]
        assert limits["readOnlyRootFilesystem"] is True
        assert limits["capabilities"] == {"drop": ["ALL"]}
    assert {"/tmp", "/data"} == {one["mountPath"] for one in container("rentroll")["volumeMounts"]}
    for one in parts("Deployment").values():
        labels = one["spec"]["template"]["metadata"]["labels"]
        assert one["spec"]["selector"]["matchLabels"] == labels


def test_every_command_and_setting_of_the_page_exists():
    known = subcommands()
    shown = [words for words in commands(SCALING) if words[0] != "rentroll"]
    assert {words[0] for words in shown} >= {"run", "migrate-store", "health", "doctor"}
    for name, *options in shown:
        assert name in known, name
        assert {word for word in options if word.startswith("-")} <= known[name], options
    assert set(re.findall(r"RENTROLL_[A-Z_]+|DISCORD_TOKEN", SCALING)) <= set(SETTINGS)
    assert set(re.findall(r"stop ((?:bot-\w+ ?)+)", SCALING)[0].split()) == set(BOTS)


def test_the_page_is_linked_and_the_files_it_names_exist():
    for page in (DOCS / "hosting.md", ROOT / "README.md"):
        assert "scaling.md)" in page.read_text(encoding="utf-8"), page.name
    for link in re.findall(r"\]\(([^)]+)\)", SCALING):
        if not link.startswith("https://"):
            assert (DOCS / link).is_file(), link
    for name in re.findall(r"docs/deploy/[\w.]+", SCALING + COMPOSE + KUBERNETES):
        assert (ROOT / name).is_file(), name


def figures(row: list[str]) -> list[float]:
    return [float(re.sub(r"[^\d.]", "", cell) or 0) for cell in row]


def test_the_numbers_in_the_scaling_page_follow_from_its_measurements():
    """Every number of the large table is compared, rounded as in the page."""
    first, second = SCALING.split("## The arithmetic")[1].split("How many tables are live")
    _, of_game, entries, of_entry, _, transactions = figures(rows(first)[1])
    assert of_game / entries == pytest.approx(of_entry, rel=0.01)
    counted, on_token = 15.8 / 50, 7.8 / 2.9
    for row in rows(second):
        servers, shards, connected, tables, actions, cores, *rest = figures(row)
        assert shards == servers / 1000
        at_once = 16 if servers >= 150_000 else 1
        assert connected == pytest.approx(5 * shards / at_once, abs=0.5)
        assert tables == servers / 100
        assert actions == tables / 10
        assert cores == actions / 50
        stored = actions * of_entry * 86_400 / 3 / 1e9
        expected = [actions * counted, actions * on_token, actions * transactions, stored]
        assert rest == pytest.approx(expected, rel=0.12)
