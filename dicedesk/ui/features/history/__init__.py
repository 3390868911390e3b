"""The history: all games that were ever played, as a page of the window.

Begin with `page`; `table` shows the games, `columns` says what of them, `filters` asks for some of them, `side` stands
beside them, `past_records` opens and checks those that are chosen, and `deletion` deletes them. `catching_up` looks for
new ones; the package `files` imports and exports. `tabs/all_tabs` names the page.
"""
