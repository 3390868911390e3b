"""Practice: the mistakes of kept games come back as exercises, and random positions are dealt.

Begin with `making`, which makes an exercise of a move of a record. `preparing` makes those that are due, and `spacing`
says when they return; `dealing` deals random positions. What needs the coaches is called as a job.
"""
