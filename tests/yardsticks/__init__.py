"""Computer players that exploit one weakness each, to measure the levels by.

`rentroll tournament` and `make bench ARGS=opponents` load them by name, for example as
`tests.yardsticks.shopper:Shopper`.
"""
