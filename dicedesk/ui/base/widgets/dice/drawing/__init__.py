"""Paints dice and the felt under them. Begin with `painting`; the other modules are its parts, from light to shadow.

It knows how dice lie and what they are made of, and nothing of how they got there: that is in `motion` beside it.
"""
