"""A player's private panel: hand, buildings, mortgages, debts and preferences."""
