"""Finds whose each packed file is, and writes that down for people, for machines and for Debian.

The builders use it, and the checks. Begin at `parts.py`; the texts themselves and what no list of packages knows
lie in `resources/licenses`.
"""
