"""The window of the program, in four layers, each with a life of its own.

`Shell` (`shell`) is the window of the desktop: painted before anything else, with the outline of last time, which
`leaving` drew, and there until the program ends. `CurrentWindow` (`current_window`) is what the rest of the program
knows of it: it puts the games into the shell, and another main window when the language changes. `MainWindow`
(`main_window`) is one such window in one language: tabs, menus and the status line. `GameTabs` (`game_tabs`) makes each
page when it is first seen.

`windows` opens what lies beside the game, and hears what pages ask for; `records` reads and writes files, `error` tells
of unexpected errors, `desktop` is what the desktop sees, `waiting` what a second start shows. Only `main` uses
it. Begin with `main_window`.
"""
