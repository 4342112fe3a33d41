"""The game told in words: events as sentences, refusals, reasons and rules."""
