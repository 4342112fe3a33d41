"""Tests of the story and of explanations."""
