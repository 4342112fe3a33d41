"""Only tests that prove the engine are traced for coverage. The others run at full speed."""

from __future__ import annotations

import sys


def test_tests_that_do_not_prove_the_engine_are_not_traced():
    assert not type(sys.gettrace()).__module__.startswith("coverage")
