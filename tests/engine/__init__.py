"""Tests of the rules and of the computer players."""
