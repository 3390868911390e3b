"""The tab of Poker Dice. Begin with `tab`: how a hand is played, shown and sounded.

`board` paints the bankroll and the end of a game, and `chances` are computed in the background. `cards` are beside the
table, with the chances and the coach. `oracle_dialog` is the Oracle, whose ball `oracle_ball` paints; `game_ui` is for
the settings and the menus, with `voice_card`.
"""
