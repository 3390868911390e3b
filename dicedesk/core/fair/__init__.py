"""Provably fair dice: a commit-reveal scheme, and how anyone checks it.

Begin with `sealed`: the scheme, and the player's word. `open_dice` are those that anyone can know, `verify` checks a
record, `hashes` joins texts and hashes them. Of the project this uses only the rest of `core`.
"""
