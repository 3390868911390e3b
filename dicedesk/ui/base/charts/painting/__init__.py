"""How each kind of chart is painted with pyqtgraph. Nothing of this is loaded before the first chart is seen.

`plots` shows what `painting` says: the items, the ranges of both axes, and the names at the ends of lines. `ticks`
finds round numbers.
"""
