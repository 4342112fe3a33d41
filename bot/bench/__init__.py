"""Measuring the engine: how fast it plays, and whether its dice and cards are fair."""
