"""The window, in Qt. It shows sessions and passes on what a person does; no rule of a game is here.

`window` holds everything; `tabs` has a package for each game. Below them `dialogs`, `settings`, `services`, `widgets`,
`tables` and `look` import one way only, as pyproject.toml says. `bridge` stands between a session and its tab,
`settings_bridge` between the settings and the window, and `words` gives every text in the language of the window.
"""
