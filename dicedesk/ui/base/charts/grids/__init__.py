"""A grid of values, each the colour of a step of a scale, with its legend, its table and a cursor that reads them.

Any grid with named sides is shown so; the map itself is `map_view`'s.
"""
