"""The contest of Hog strategies: everybody meets everybody, and each chance is exact.

Begin with `contest`, which holds one: `entries` are who takes part, `pairs` computes who wins how often, `ranking` says
who is ahead, and `reports` writes it down. It may use everything below `lab`; the command line and the window use it.
"""
