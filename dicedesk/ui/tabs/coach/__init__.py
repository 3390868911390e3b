"""The coach beside any table: its card, a choice that it holds back, and when it speaks.

Begin with `coaching`, which each game derives its own from; a tab with a coach derives from `CoachedTab`, beside this
package. A chance that stands on the table in every game is no hint. What the coach shows of a turn is one, and so is a
warning: each turn counts once. Only tabs use it.
"""
