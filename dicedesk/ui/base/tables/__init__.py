"""Tables and logs, over rows that never change.

Begin with `rows_model`, one model for everything that is shown in rows; the views and the delegates that paint the rows
have a module each. Tabs and dialogs use them; they know no game.
"""
