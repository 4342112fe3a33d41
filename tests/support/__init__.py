"""Helpers that several tests share, each in one module."""
