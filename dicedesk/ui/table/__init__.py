"""The tabs of the games: a package a game, and beside them what all tabs share.

`all_tabs` lists them, `game_tab` is what the window needs of one, `carded_tab` has its cards made late. `paced` holds
what every game's tab is made from: the tab itself, the person, how a move is shown, read aloud and heard, and what is
computed in the background. `buttons` and `arrangement` are parts of the page. No game's package knows another's. Begin
with `paced/paced_tab`, then read `hog/tab`.
"""
