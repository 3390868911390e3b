"""The chances that laws have which were written as codes, added up again."""

from collections import Counter
from collections.abc import Mapping

from dicedesk.lab.coded_laws import UNDECIDED, CodedLaws


def coded_chances(laws: CodedLaws, row: int) -> Mapping[int, float]:
    """The chance of each outcome of a row, by both codes and the draw behind them."""
    found, left = dict[int, float](), 1.0
    for codes in (laws.first[row].tolist(), laws.second[row].tolist()):
        for outcome, count in Counter(codes).items():
            found[outcome] = found.get(outcome, 0.0) + left * count / len(codes)
        left = found.pop(UNDECIDED, 0.0)
    lower = float(row)
    for upper, outcome in zip(laws.bounds.tolist(), laws.bounded.tolist(), strict=True):
        if row < upper <= row + 1:
            found[outcome] = found.get(outcome, 0.0) + left * (upper - lower)
            lower = upper
    return found
