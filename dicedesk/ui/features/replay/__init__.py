"""A record played again on the table of its game, in a window of its own.

`replay_window` puts it together: the game's own tab over the record (`tabs/shown_tab`), and the `transport` below it
with its `transport_button`s; `picture` copies and saves what is to be seen. The main window uses it. Begin with
`replay_window`.
"""
