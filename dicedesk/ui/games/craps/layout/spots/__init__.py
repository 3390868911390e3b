"""The spots of the layout as they are painted.

`printing` says what stands on each; `shapes` makes the item for its shape: `spot` the general one, `tile` a small one,
`hop` one with two dice; `letters` says how large words are. Begin with `printing`.
"""
