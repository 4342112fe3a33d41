"""Metrics for Prometheus: off by default, served to this machine alone, and without ids."""

from __future__ import annotations

import asyncio
import json
import re
from urllib.request import urlopen

import pytest
from prometheus_client import generate_latest

from bot.hosting.config import Config
from bot.hosting.metrics import Metrics, route_of
from bot.support.failures import BadSetting, CannotDo
from bot.support.figures import REGISTRY
from tests.support.evening import Evening, sub
from tests.support.paths import ROOT
from tests.support.tables import start_table

DASHBOARD = ROOT / "docs" / "deploy" / "grafana-dashboard.json"


def figure(name: str, **labels: str) -> float:
    """Return the current value of a metric, or 0 if it has none."""
    return REGISTRY.get_sample_value(f"rentroll_{name}", labels) or 0.0


def test_metrics_are_off_by_default_and_then_served_to_this_machine_only():
    assert Config.read({}).metrics is None
    assert Config.read({"RENTROLL_METRICS": "9464"}).metrics == ("127.0.0.1", 9464)
    assert Config.read({"RENTROLL_METRICS": "0.0.0.0:9464"}).metrics == ("0.0.0.0", 9464)
    assert Config.read({"RENTROLL_METRICS": "[::1]:9464"}).metrics == ("::1", 9464)
    for wrong in ("yes", "127.0.0.1", "localhost:http", "99999"):
        with pytest.raises(BadSetting, match="RENTROLL_METRICS"):
            Config.read({"RENTROLL_METRICS": wrong})


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/:id/messages/:id"),
        ("/api/v10/interactions/12/aW50ZXJhY3Rpb246MTIz-token_x/callback", None),
        ("/api/v10/webhooks/12/aW50ZXJhY3Rpb246MTIz_token-x/messages/@original", None),
        ("/api/v10/users/@me", "/users/@me"),
        ("/attachments/1/2/board.png", "other"),
    ],
)
def test_a_route_contains_no_id_or_token(path: str, route: str | None):
    found = route_of(path)
    assert not re.search(r"\d|aW50", found)
    assert route is None or found == route


@pytest.mark.asyncio
async def test_playing_at_a_table_updates_the_metrics(evening: Evening):
    names = (
        "answer_seconds_count",
        "board_seconds_count",
        "paint_seconds_count",
        "commit_seconds_count",
    )
    before = {name: figure(name) for name in names}
    acted = figure("actions_total", by="player")
    ana = await evening.seat("Ana")
    await start_table(evening, robots=0)
    nonce = await ana.slash("roll")
    assert await ana.outcome(nonce) == "done"
    await evening.idle()
    assert figure("actions_total", by="player") > acted
    for name, count in before.items():
        assert figure(name) > count, name
    assert figure("tables", state="read") == 1
    assert figure("servers") == 2
    assert figure("shards", state="connected") == 1
    await evening.until(lambda: figure("database_bytes") > 10_000)
    route = "/interactions/:id/:token/callback"
    assert figure("requests_total", method="POST", route=route, status="204") > 0


@pytest.mark.asyncio
async def test_a_rate_limit_is_counted(evening: Evening):
    before = figure("rate_limited_total", scope="global")
    evening.running.control.fault({"kind": "storm", "scope": "global", "times": 1})
    await evening.parts.sender.newest(evening.bot.guilds[0].text_channels[0].id)
    assert figure("rate_limited_total", scope="global") == before + 1


@pytest.mark.asyncio
async def test_the_metrics_are_served_in_the_format_of_prometheus(evening: Evening):
    served = Metrics()
    served.serve("127.0.0.1", 0)
    address = f"http://127.0.0.1:{served.port}/metrics"

    def read() -> str:
        with urlopen(address) as answer:
            return str(answer.read().decode())

    text = await asyncio.to_thread(read)
    assert "# TYPE rentroll_answer_seconds histogram" in text
    assert 'rentroll_tables{state="read"} 0.0' in text
    with pytest.raises(CannotDo, match="RENTROLL_METRICS: cannot listen"):
        Metrics().serve("127.0.0.1", served.port)
    await served.close()


@pytest.mark.asyncio
async def test_no_metric_names_a_person_a_server_or_a_channel(evening: Evening):
    ana = await evening.seat("Ana")
    await ana.slash("game", sub("new"))
    await evening.idle()
    text = generate_latest(REGISTRY).decode()
    assert not re.search(r"=\"[^\"]*\d{15}", text)
    assert ana.id not in text


def test_the_dashboard_shows_only_existing_metrics():
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    shown = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\brentroll_\w+", target["expr"])
    }
    known = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    families = {family.name for family in REGISTRY.collect()}
    known |= {f"{name}_total" for name in families} | {f"{name}_bucket" for name in families}
    assert shown <= known
    unseen = {name for name in families if not any(one.startswith(name) for one in shown)}
    assert {name for name in unseen if name.startswith("rentroll")} <= {"rentroll_build"}
