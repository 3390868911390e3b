"""The controls of the Lab's forms: for each field one that fits it.

`control_for` chooses it. `field_control` is what all have in common, with a list and a line; the others are for the
fields of one kind of question alone.
"""
