"""Checks of the source tree.

Each check is a small function from source to complaints, and a test in its module shows that it
reports a violation.
"""
