"""Provably fair dice: a commit-reveal scheme, and how anyone checks it.

Begin with `sealed`, the scheme of today; `sealed_1` is that of earlier records, and `scheme` knows which one a record
names. `verify` checks a record, `chain` links games so that none can be left out unseen, `fields` joins texts for
hashing, and `word` draws the player's word. Of the project this uses only the rest of `core`.
"""
