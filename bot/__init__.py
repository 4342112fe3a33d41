"""The Discord bot, its command line and its playground. Each folder is a room; its first lines say
what lives there and what it may import.
"""
