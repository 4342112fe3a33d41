"""Long runs that kill, freeze and restart the bot, and short forms of them for every test run."""
