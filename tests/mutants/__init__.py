"""Mutation testing of a few rooms: `make mutants`.

A mutant is the product with one small change. A test that fails with the change kills the mutant;
a mutant that survives shows behaviour that no test checks.
"""
