"""Betting systems at the craps table: ruin, goal, what is left, and what was bet.

A system (`betting_systems`) says what it bets; the rules of the house say what throws make of that (`table_play`).
Both together are a finite machine (`machine`), which is spread over the player's money (`money_states`) and followed
throw by throw (`following`), or played with random throws (`sessions`). Begin with `answers.answer_all`.
"""
