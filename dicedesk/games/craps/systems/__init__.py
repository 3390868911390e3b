"""Betting systems: what each bets, and what becomes of the money of a player who bets by it.

Begin with `betting`, which computer players use too. `question` is what the Lab asks, `machine` follows a system
exactly, `sessions` plays millions of them side by side, and `answers` puts both together. `simulated_sessions` plays
one after the other at the table.
"""
