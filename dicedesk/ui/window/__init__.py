"""The main window: what lies in the shell once the games are there.

`main_window` puts it together from `parts`; `held_window` knows which one the shell holds, and makes another when the
language changes. `game_tabs` makes tabs when they are chosen or in quiet moments, `menus` and `dialogs` say what can be
done, `services` are sound and voice, `records` the files. Only `wiring` and `tour` use it. Begin with `main_window`.
"""
