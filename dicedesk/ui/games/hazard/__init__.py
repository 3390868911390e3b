"""The tab of Hazard. Begin with `tab`: how a throw is played, shown and sounded.

`choices` are the five mains, `board` has the panels over the felt. `cards` are beside the table; `win_rates` is the
window that simulates rounds.
"""
