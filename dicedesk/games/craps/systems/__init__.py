"""Betting systems: their bets, and the money of a player who uses them.

Begin with `betting`, which computer players use too. `question` is the Lab's question, `machine` follows a system
exactly, `sessions` plays millions of sessions side by side, and `answers` combines both. `simulated_sessions` plays one
session after the other at the table.
"""
