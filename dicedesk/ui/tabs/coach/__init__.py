"""The coach beside any table: its card, a choice that it holds back, and when it speaks.

Begin with `coaching`, which each game derives its own from; `coached_tab` puts it into a tab. A chance that stands on
the table in every game is no hint. What the coach shows of a turn is one, and so is a warning: each turn counts once.
Only tabs use it.
"""
