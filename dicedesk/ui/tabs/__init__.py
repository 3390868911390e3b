"""The tabs of the games: a package a game, and beside them what all tabs share.

`all_tabs` lists them, `game_tab` is what the window needs of one, `paced_tab` what every game derives from. `pace`,
`flight` and `telling` show a move, read it aloud and let it be heard; `buttons`, `players_card` and `arrangement` are
parts of the page; `computed` computes chances in the background. No game's package knows another's. Begin with
`paced_tab`, then read `hog/tab`.
"""
