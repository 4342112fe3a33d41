"""Buttons, selects and modals: what their custom ids say, and who answers them."""
