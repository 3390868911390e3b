"""The mains of Hazard compared: how often a round is won with each, exactly and simulated, and how long it takes.

`kind` is the question of the Lab, and `answering` its answer.
"""
