"""The tab of Craps. Begin with `tab`: how bets are made and dice are thrown.

`showing` shows and sounds a throw, `board` has the words beside the dice, `buttons` the controls under the layout, and
`chances` are computed in the background. `cards` are beside the table, and `coaching` fills the coach's card;
`house_choice` names the house, and `house_rules` is its dialog. `layout` is the table with the bets. `demonstration`
is a window with the output of the craps chapter's program. `game_ui` is for the settings, the Lab and the menus:
`house_card`, `field_controls` and `own_system`.
"""
