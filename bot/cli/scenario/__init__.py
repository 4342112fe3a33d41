"""Scenarios, which show rules of the game as readable files, and the code that checks them.

docs/scenarios.md describes the format.
"""

from bot.cli.scenario.check import ScenarioReport, check_file, find_files

__all__ = ["ScenarioReport", "check_file", "find_files"]
