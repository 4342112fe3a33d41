"""`python -m tests.bench`: measure and print."""

import argparse

from tests.bench.report import run_bench

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few seconds, rough figures")
    raise SystemExit(run_bench(quick=parser.parse_args().quick))
