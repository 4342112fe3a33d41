"""Small figures in one tone: the pieces players move, and the signs on the board."""
