"""The window of the settings: `settings_dialog` with its sections, and a module for each card in them.

A card is handed the settings, or what follows them such as the appearance or the dice, and keeps each change at once.
`sections` names the cards, so that the command palette can go to each. The window alone opens the dialog.
"""
