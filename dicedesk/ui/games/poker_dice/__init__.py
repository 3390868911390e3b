"""The tab of Poker Dice. Begin with `tab`, which puts the parts together.

`person` is what somebody does at the table, `board` the purse, `showing` how a move is shown and heard, `moment` what
lies over the felt at the end, and `texts` and `outlook` what is said. `cards` stand beside the table.
"""
