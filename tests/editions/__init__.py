"""Tests of the editions and their loader."""
