"""Pictures of a game, painted from what the engine lets a viewer see."""
