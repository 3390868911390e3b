"""The tab of Hog. Begin with `tab`: how a turn is played, shown and sounded.

`choices` are the eleven numbers of dice, `board` has the two scores. `cards` are beside the table: the coach, the swap
warning, the commentary and the players. `game_ui` is for the Lab and the menus: `strategies`, `own_strategy`,
`contest` and `strategy_control`.
"""
