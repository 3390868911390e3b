"""Windows that run something and show what comes of it.

`win_rates` simulates rounds of Hazard, with the table in `win_rate_table`; `demonstration` shows that of the craps
chapter. A game's tab and the menus open them, as the other dialogs.
"""
