"""The parts of `make mutants`: which changes are made, which tests are tried, what is repeated."""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path
from textwrap import dedent, indent

import pytest

from tests.mutants.codes import changes, live_functions
from tests.mutants.loading import ROOT
from tests.mutants.operators import Mutant, mutants_of, sample
from tests.mutants.order import Planner
from tests.mutants.records import Record, Records, digests, merge, read_records
from tests.mutants.results import Outcome, Results, equivalent
from tests.mutants.statements import HITS, instrumented

PATH = "room/module.py"


def changed(source: str) -> set[str]:
    """Return all mutants of a source text."""
    encoded = source.encode()
    return {one.applied(encoded).decode() for one in mutants_of(encoded, PATH)}


def in_function(*lines: str) -> str:
    return "def f():\n" + indent("\n".join(lines), "    ")


@pytest.mark.parametrize(
    ("line", "mutants"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a not in b", {"x = a in b"}),
        ("x = a is not b", {"x = a is b"}),
        ("x = (a) == b != c", {"x = (a) != b != c", "x = (a) == b == c"}),
        ("x = a and b", {"x = a or b"}),
        ("x = not a", {"x = (a)"}),
        ("x = a + b", {"x = a - b"}),
        ("x = 3", {"x = 4"}),
        ("x = True", {"x = False"}),
        ("x = 'é' if a else b", {"x = 'XXé' if a else b", "x = 'é' if (not (a)) else b"}),
        ("x = min(a)", {"x = max(a)"}),
        ("x += a", {"x -= a", "pass"}),
        ("await go(a)", {"pass"}),
        ("self.x = a", {"pass"}),
        ("return a", {"return None"}),
        ("return None", set()),
        ("raise Gone", {"pass"}),
        ("'''Text.'''", set()),
        ("x: Literal['a'] = a", set()),
        ("assert 1 < a", set()),
        ("_log.debug('no', 1)", set()),
        ("_log.error('no', 1)", {"pass"}),
        ("x = 'DELETE FROM t WHERE a = ? AND b < 1'", {
            "x = 'DELETE FROM t WHERE a != ? AND b < 1'",
            "x = 'DELETE FROM t WHERE a = ? OR b < 1'",
            "x = 'DELETE FROM t WHERE a = ? AND b <= 1'",
        }),
        ("x = 'UPDATE t SET a = ? WHERE b = ?'", {"x = 'UPDATE t SET a = ? WHERE b != ?'"}),
    ],
)  # fmt: skip
def test_a_source_line_has_the_expected_mutants(line: str, mutants: set[str]):
    assert changed(in_function(line)) == {in_function(mutant) for mutant in mutants}


def test_two_calls_are_swapped_unless_both_are_plain_assignments():
    assert in_function("await b()", "a()") in changed(in_function("a()", "await b()"))
    assert in_function("y = b()", "x = a()") not in changed(in_function("x = a()", "y = b()"))


def test_a_dropped_statement_leaves_its_lines_empty():
    source = in_function("go(", "    a,", ")", "stay = a")
    assert in_function("pass", "", "", "stay = a").replace("    \n", "\n") in {
        one.replace("    \n", "\n") for one in changed(source)
    }


def test_a_module_constant_is_mutated_to_zero():
    assert changed("SECONDS = 30") == {"SECONDS = 0"}


def test_a_sample_has_one_mutant_a_line_and_keeps_the_others_when_one_is_left_out():
    source = "".join(f"A{number} = {number} + {number}\n" for number in range(50)).encode()
    drawn = sample({PATH: source}, seed=1, count=20)
    without = sample({PATH: source}, seed=1, count=20, without={drawn[0].key})
    assert len({one.line for one in drawn}) == 20
    assert {one.key for one in drawn[1:]} < {one.key for one in without}
    assert sample({PATH: source}, seed=2, count=20) != drawn


def test_a_statement_is_counted_only_if_it_runs():
    names: list[str] = []
    source = in_function("if a:", "    b()", "return 1").replace("f()", "f(a, b)")
    hits = bytearray(9)
    space: dict = {HITS: hits}
    exec(compile(instrumented(ast.parse(source), PATH, names), PATH, "exec"), space)
    assert space["f"](False, None) == 1
    ran = {name for name, hit in zip(names, hits, strict=False) if hit}
    assert ran == {f"{PATH} f if a: 1", f"{PATH} f return 1 1"}


def test_a_function_that_exists_gets_new_code_though_a_decorator_hides_it():
    source = dedent("""
        from functools import cache
        LIMIT = 3

        class Table:
            @staticmethod
            @cache
            def rent(houses):
                return sum(10 for house in range(houses))
        """).encode()
    space: dict = {}
    exec(compile(source, PATH, "exec"), space)
    found = changes(PATH, source, source.replace(b"10", b"20"), live_functions())
    assert found is not None
    for function, code in found:
        function.__code__ = code
    assert space["Table"].rent(2) == 40
    outside = changes(PATH, source, source.replace(b"LIMIT = 3", b"LIMIT = 4"), live_functions())
    assert outside is None


def test_tests_that_run_what_few_others_run_come_first():
    source = in_function("go()", "if a:", "    b()").encode()
    (mutant,) = [one for one in mutants_of(source, PATH) if one.line == 2]
    bits = {f"{PATH} f go() 1": 0, f"{PATH} f if a: 1": 1, f"{PATH} f b() 1": 2}
    known = [
        Record("tests/test_a.py::quick", "", 0.1, True, 0b011),
        Record("tests/test_b.py::slow", "", 1.9, True, 0b111),
        Record("tests/test_b.py::special", "", 0.2, True, 0b111),
        Record("tests/test_b.py::elsewhere", "", 0.1, True, 0b000),
        Record("tests/test_b.py::fails", "", 0.1, False, 0b111),
    ]
    planner = Planner(Records(known, bits), {PATH: source})
    order = [one.test.partition("::")[2] for one in planner.tests_for(mutant, 60)]
    assert order == ["special", "quick", "slow"]
    assert len(planner.tests_for(mutant, 1)) == 2


def test_records_of_two_workers_are_merged_though_they_number_the_statements_otherwise(tmp_path):
    line = {"digest": "d", "seconds": 1.0, "passed": True}
    for worker, names, hits in (("gw0", ["a", "b"], "1"), ("gw1", ["b", "c", "a"], "5")):
        lines = [{"names": names}, {**line, "test": worker, "hits": hits}]
        text = "".join(json.dumps(one) + "\n" for one in lines)
        (tmp_path / f"records-{worker}.jsonl").write_text(text + '{"test": "half')
    merge(tmp_path)
    records = read_records(tmp_path)
    assert {one.test for one in records.tests_of("a")} == {"gw0", "gw1"}
    assert {one.test for one in records.tests_of("b")} == {"gw1"}
    assert digests(tmp_path) == {"gw0": "d", "gw1": "d"}
    assert [file.name for file in tmp_path.iterdir()] == ["records.jsonl"]


def test_a_stopped_run_resumes_and_can_retry_surviving_mutants(tmp_path):
    mutants = mutants_of(b"A = 1\nB = 2\nC = 3\n", PATH)
    file = tmp_path / "results.jsonl"
    results = Results(file)
    results.add(Outcome(mutants[0].key, "killed", "a test", 1.0, 1))
    results.add(Outcome(mutants[1].key, "survived", "", 1.0, 1))
    with file.open("a") as half:
        half.write('{"key": "cut o')
    continued = Results(file)
    assert continued.left(mutants, again=False) == mutants[2:]
    assert continued.left(mutants, again=True) == mutants[1:]
    assert "B = 2" in "\n".join(continued.report("room", mutants))
    assert "A = 1" not in "\n".join(continued.report("room", mutants))


def test_each_mutant_that_is_listed_as_equivalent_exists():
    @cache
    def keys(path: str) -> set[str]:
        file: Path = ROOT / path
        found: list[Mutant] = mutants_of(file.read_bytes(), path) if file.exists() else []
        return {one.key for one in found}

    listed = equivalent()
    assert [key for key in listed if key not in keys(key.partition(" | ")[0])] == []
    assert all(listed.values())
