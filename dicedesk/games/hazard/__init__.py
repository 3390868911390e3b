"""Hazard: a caster picks a main and throws for it; the ancestor of craps.

Begin with `rules`, then `odds` and `players`; `telling` has the words, `table` opens sessions.
"""
