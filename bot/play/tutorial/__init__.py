"""The tutorial: a practice game against the computer, with a coach's messages."""
