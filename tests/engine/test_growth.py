"""The growth by building: looked-up stages equal the sums of single steps."""

from __future__ import annotations

import pytest

from editions.loader import load
from engine.ai.growth import Site, _growth, ladder
from engine.rules import configure

CLASSIC = configure(load("classic"))
STREETS = [facts for facts in CLASSIC.terrain.groups if facts.kind == "street"]


@pytest.mark.parametrize("houses", [0, 2, 7, 32, 100])
@pytest.mark.parametrize(
    ("levels", "lifting"),
    [
        ((0.0,), (0,)),
        ((0.0, 2.0, 1.5), (0, 0, 0)),
        ((3.0, 0.0, 4.5), (0, 110, 0)),
        ((5.0, 0.0), (0, 55)),
        ((5.0, 5.0), (0, 0)),
    ],
)
def test_a_ladder_gives_the_growth_of_building_step_by_step(
    houses: int, levels: tuple[float, ...], lifting: tuple[int, ...]
) -> None:
    sites = tuple(map(Site, STREETS, levels, lifting))
    found = ladder(sites, houses)
    by_yield = sorted(sites, key=lambda site: -site.facts.income[3] / site.facts.step_cost)
    for budget in (-50.0, 0.0, *(step * 37.5 for step in range(1, 120))):
        assert found.growth(budget) == pytest.approx(_growth(by_yield, budget, houses), abs=1e-9)


def test_a_ladder_stops_growing_when_every_site_is_fully_built() -> None:
    sites = (Site(STREETS[0], 1.0, 0), Site(STREETS[1], 0.0, 60))
    found = ladder(sites, 100)
    assert found.growth(1e6) == pytest.approx(found.room)
    assert found.growth(STREETS[1].step_cost / 2) > 0
    assert ladder((sites[1],), 100).growth(59.0) == 0, "mortgages are lifted first"
