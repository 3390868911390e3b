"""Sessions of betting systems with random throws, by the million, through the arrays of a machine.

`play` throws for many sessions at once, `rows` keeps the rows of the cancellation system, `chunks_of_sessions` plays
a chunk to its end, and `totals` adds up what came of it. Begin with `random_sessions.simulate`.
"""
