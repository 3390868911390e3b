"""Provably fair dice: a commit-reveal scheme, and how anyone checks it.

Begin with `sealed`: the scheme, and the player's word. `open_dice` are dice that anyone can calculate, `verify` checks
a record, and `hashes` joins texts and hashes them. This package uses only the rest of `core`.
"""
