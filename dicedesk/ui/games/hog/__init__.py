"""The tab of Hog. Begin with `tab`, which puts the parts together.

`person` is what somebody does at the table, `choices` are the eleven numbers of dice, `board` the two scores, `showing`
how a turn is shown and heard, and `texts` what is said. `cards` stand beside the table.
"""
