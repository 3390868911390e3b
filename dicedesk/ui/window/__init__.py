"""The window of the program, in four layers, each with a life of its own.

`Shell` (`shell`) is the window of the desktop: painted before anything else, with the last outline, drawn by
`leaving`, and open until the program ends. `CurrentWindow` (`current_window`) represents it to the rest of the
program: it puts the games into the shell, and another main window when the language changes. `MainWindow`
(`main_window`) is one such window in one language: tabs, menus and the status line. `GameTabs` (`game_tabs`) makes
each page when it is first shown.

`windows` opens the windows beside the game, and answers the requests of pages; `records` reads and writes files,
`error` reports unexpected errors, `desktop` has the icon and dropped files, `waiting` is the window of a second start.
Only `main` uses it. Begin with `main_window`.
"""
