"""The window of the program.

`shell` is painted before anything else, with the outline of last time, which `leaving` drew. `main_window` lies in it
once the games are there, with its menus, the status line and `game_tabs`; `current_window` replaces it in another
language. `dialogs` opens what lies beside the game, `records` reads and writes files, `services` outlive a window.
Only `main` and `tour` use it. Begin with `main_window`.
"""
