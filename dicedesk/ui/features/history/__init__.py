"""The history: all games that were ever played, as a page of the window.

Begin with `page`; `table` shows the games, `filters` narrows them, and `side` holds the cards beside them. `actions` is
what can be done with chosen games: open, verify, delete, export; and the import. `ui/games/catalogue` names the page.
"""
