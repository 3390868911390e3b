"""Provably fair dice: a commit-reveal scheme, and how anyone checks it.

Begin with `sealed`: the schemes of today and of earlier records, and the player's word. `verify` checks a record,
`chain` links games so that none can be left out unseen. `hashes` joins texts and hashes them; it stands apart, as the
first paint needs the chain and no record. Of the project this uses only the rest of `core`.
"""
