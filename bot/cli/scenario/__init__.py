"""Rules as files that a player can read, and the machine that checks them (docs/scenarios.md)."""

from bot.cli.scenario.check import Report, check_file, find_files

__all__ = ["Report", "check_file", "find_files"]
