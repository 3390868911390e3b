"""Strategies that people bring to the Lab, and strangers' programs among them, which run only where somebody agrees.

Begin with `bringing`, which asks by a `question` and has the work done; `layout` arranges a section. The pages of one's
own strategy and of the contest use them.
"""
