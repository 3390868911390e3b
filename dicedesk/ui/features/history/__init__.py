"""The history: all games ever played, as a page of the window.

Begin with `page`; `table` shows the games, `filters` narrows them, and `side` holds the cards beside them. `actions`
opens, verifies, deletes, exports and imports games. `ui/games/catalogue` names the page.
"""
