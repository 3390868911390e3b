"""The history: all games that were ever played, as a page of the window.

Begin with `page`; `table` shows the games, `columns` says what of them, `filters` asks for some of them, `side` stands
beside them, and `past_records` opens, checks and saves those that are chosen. `tabs/all_tabs` names it.
"""
