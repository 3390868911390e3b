"""The quick tour for whoever is new here: bubbles that point at one part of the window after the other.

Begin with `walkthrough`; `stops` is what it says and where, `bubble` and `placing` show it, and `offer` asks whether
somebody wants it. The window begins it, and the tabs say where their parts are.
"""
