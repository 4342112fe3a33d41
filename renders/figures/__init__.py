"""Small figures in one tone: the players' tokens, icons, dice, medals and ornaments."""
