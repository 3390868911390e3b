"""How dice fly and come to rest, as numbers: nothing here paints. Begin with `motion`, a throw whose end is known.

`layout` says where the dice come to rest, `trajectory` how they get there, `solid` and `rotation` how a die stands in
space, and `jitter` makes each throw a little different.
"""
