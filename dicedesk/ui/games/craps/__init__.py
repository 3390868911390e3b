"""The tab of Craps. Begin with `tab`, which puts the parts together.

`person` is what somebody does at the table, `showing` how a throw is shown and heard, and `texts` what is said. The
cards have a module each, and the layout of the table is in `layout`.
"""
