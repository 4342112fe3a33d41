"""The private panel of a player: hand, building, mortgages, debts and preferences."""
