"""Scenarios: rules as readable files, and the code that plays and checks them.

docs/scenarios.md describes the format.
"""

from bot.cli.scenario.check import Report, check_file, find_files

__all__ = ["Report", "check_file", "find_files"]
