"""Exact answers on whole games between pairs of Hog strategies, where `dicedesk.games.hog.odds` is not enough.

Begin with `many`, one strategy against many at once; `exact` gives a pair's chances as fractions. A contest uses both.
`ends` says how long a pair's games are and by how much they are won, `reach` which positions they come to.
"""
