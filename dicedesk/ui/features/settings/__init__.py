"""The window of the settings: `dialog` with its sections, and the cards in them in `cards`.

A card takes the settings, or an object that follows them such as the appearance or the dice, and saves each change at
once. `dialog` also names the cards, so that the command palette can open each.
"""
