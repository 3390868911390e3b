"""The tab of Hog. Begin with `tab`: how a turn is played, shown and heard.

`choices` are the eleven numbers of dice, `board` the two scores, `texts` what is said. `cards` stand beside the table:
the coach, the swap warning, the commentary and the players. `game_ui` is what the Lab and the menus have of it:
`strategies`, `own_strategy`, `contest` and `strategy_control`.
"""
