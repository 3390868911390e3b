"""The composition root: chooses the adapters and builds the window. Nobody else imports adapters.

`start.py` decides what kind of start this is, and loads nothing of Qt for it. `opening.py` paints the window as it was
left; `program.py` then builds all of it, `afterward.py` does what the first key need not wait for, and `late_parts.py`
makes what sound, voice and the windows beside the game need. `errors.py` deals with unexpected errors. Begin with
`start.py`.
"""
