"""Tests of the scenario format: allowed keys, their meaning and error messages."""
