"""Tests of several parameters: each run takes every value of each, `--long` the other pairs."""

from collections.abc import Sequence
from math import prod

import pytest

from tests.watched import folder_of

LONG = frozenset({"ui", "lab", "cli", "fuzz", "e2e"})
"""Folders in which the pairs of values take long; elsewhere all run each time."""


def ask_for_the_rest(cases: Sequence[pytest.Item]) -> None:
    """Marks the cases of a test that are not on the diagonal of its parameters."""
    cases = [case for case in cases if case.get_closest_marker("long") is None]
    if not cases or folder_of(cases[0].path) not in LONG:
        return
    pairs = [_values_of(case) for case in cases]
    kept = diagonal(pairs)
    for case, pair in zip(cases, pairs, strict=True):
        if pair not in kept:
            case.add_marker(pytest.mark.long)


def diagonal(pairs: Sequence[tuple[str, ...]]) -> set[tuple[str, ...]]:
    """Of all pairs of the values of some parameters as many as the longest parameter has values.

    Six languages and two sizes leave six pairs, three of each size. Where some pairs are missing, all that are there
    are left: they were chosen by hand.
    """
    parameters = [list(dict.fromkeys(values)) for values in zip(*pairs, strict=True)]
    if len(pairs) < prod(map(len, parameters)):
        return set(pairs)
    turns = range(max(map(len, parameters), default=1))
    return {tuple(values[turn % len(values)] for values in parameters) for turn in turns}


def _values_of(case: pytest.Item) -> tuple[str, ...]:
    """What the test is called with, a word for each `parametrize`."""
    # pytest has no public name for the words, of which it makes the name of the case.
    called_with = getattr(case, "callspec", None)
    return () if called_with is None else tuple(called_with._idlist)
