"""The tab of Craps. Begin with `tab`: how bets are made and dice are thrown.

`showing` is how a throw is shown and heard, `board` the words beside the dice, `buttons` what lies under the layout,
`texts` what is said, `chances` are computed in the background. `cards` stand beside the table, and `coaching` fills
that of the coach; `house_choice` names the house, and `house_rules` is its dialog. `layout` is the table where bets
lie. `demonstration` is a window with what the program of the craps chapter prints. `game_ui` is what the settings, the
Lab and the menus have of it: `house_card`, `field_controls` and `own_system`.
"""
