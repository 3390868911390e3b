"""Betting systems of craps as a question of the Lab.

`kind` says what is asked, with the fields that no other question has (`fields`). `answering` says what is found, and
`charts` draws it; both load numpy, which the window never does.
"""
