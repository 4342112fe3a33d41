"""The tree keeps its shape.

Each check is a small function from source to complaints, so the second half of each module can
show that it is able to complain.
"""
