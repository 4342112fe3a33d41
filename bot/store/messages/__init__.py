"""Messages that the bot has posted, by their kinds."""
