"""The composition root: chooses the adapters and builds the window. No other package imports adapters.

`start.py` decides what kind of start this is, without loading Qt. `opening.py` paints the window as it was left;
`program.py` then builds its contents, `afterward.py` does everything that can wait until after the first key, and
`late_parts.py` makes the parts behind sound, voice and the other windows. `errors.py` handles unexpected errors. Begin
with `start.py`.
"""
