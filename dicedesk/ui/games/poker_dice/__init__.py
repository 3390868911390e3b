"""The tab of Poker Dice. Begin with `tab`: how a hand is played, shown and heard.

`board` paints the bankroll and the end of a game, `texts` are what is said, `chances` are computed in the background.
`cards` stand beside the table, with what the chances and the coach say. `oracle_dialog` is the Oracle, whose ball
`oracle_ball` paints; `game_ui` is what the settings and the menus have of it, with `voice_card`.
"""
