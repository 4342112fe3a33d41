"""Coverage follows the tests that prove the engine, and leaves all others their speed."""

from __future__ import annotations

import sys


def test_where_nothing_of_the_engine_is_proved_nothing_is_traced():
    assert not type(sys.gettrace()).__module__.startswith("coverage")
