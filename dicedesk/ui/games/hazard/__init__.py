"""The tab of Hazard. Begin with `tab`, which puts the parts together.

`person` is what somebody does at the table, `choices` are the five mains, `board` what lies over the felt, `showing`
how a throw is shown and heard, and `texts` and `outlook` what is said. `cards` and `come_out_card` stand beside
the table.
"""
