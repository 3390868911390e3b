"""Controls and drawn things that several parts of the window use; they know no session.

The loose modules are small: cards, buttons, sliders, bars. `game_layout` is the frame that every game shares. `dice` is
the felt with the dice, `craps_layout` the table of craps, and `oracle_ball` the Oracle's ball.
"""
