"""The tab of Craps. Begin with `tab`: how bets are made and dice are thrown.

`showing` is how a throw is shown and heard, `board` the words beside the dice, `buttons` what lies under the layout,
`texts` what is said, `chances` are computed in the background. `cards` stand beside the table, `bets_card` and
`coaching` among them, and `house_choice` with the dialog `house_rules`. `layout` is the table where bets lie.
"""
