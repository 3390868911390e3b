"""The tabs of the games: a package for each game, and here what they share.

Begin with `game_tab`, what the window needs of a tab, and `paced_tab`, what all of them share; `pace` says when what is
shown. `all_tabs` is the one list of them. A tab calls its bridge and nothing else, and tabs do not know each other.
"""
