"""Finds the owner of each packed file, and lists them for people, for machines and for Debian.

The builders and the checks use it. Begin with `parts.py`; the license texts, and facts that are in no package list, are
in `resources/licenses`.
"""
