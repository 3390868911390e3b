"""The tab of Hazard. Begin with `tab`: how a throw is played, shown and heard.

`choices` are the five mains, `board` is what lies over the felt, `texts` what is said. `cards` stand beside the table;
`win_rates` is the window in which rounds are simulated.
"""
