"""Chances written as codes: which of many equally likely codes stands for which outcome.

Chances are seldom whole numbers of codes. So each outcome has as many whole codes as its chance allows, and the few
codes that are left stand for none: what is left of the chances is written as codes once more, and decided by the next
code. What even that leaves open, about once in ten thousand times, is drawn by a float.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Whole = npt.NDArray[np.int64]

UNDECIDED = -1


@dataclass(frozen=True, eq=False)
class CodedLaws:
    """Laws, one a row; outcomes are whole numbers from 0 on.

    first, second: (rows, codes), the outcome of each code, or UNDECIDED. The second decides what the first did not.
    bounds, bounded: what neither decided. `bounds` rise; row plus a random fraction lies below one of them, and the
        outcome beside it is drawn.
    """

    first: Whole
    second: Whole
    bounds: npt.NDArray[np.float64]
    bounded: Whole

    def draw(self, rows: npt.NDArray[np.intp], generator: np.random.Generator) -> Whole:
        """An outcome in each of these rows, of those that the codes have left undecided twice."""
        # A row plus a random fraction may be rounded up to the next row.
        drawn = np.minimum(rows + generator.random(len(rows)), np.nextafter(rows + 1.0, 0))
        outcomes: Whole = self.bounded[np.searchsorted(self.bounds, drawn, side="right")]
        return outcomes


def coded(laws: Sequence[Mapping[int, int]], codes: int) -> CodedLaws:
    """The laws, each given as how many of its equally likely ways lead to each outcome, as so many codes."""
    first, left = _shared(laws, codes)
    second, rest = _shared(left, codes)
    bounds, bounded = list[float](), list[int]()
    for row, law in enumerate(rest):
        reached, ways = 0, sum(law.values())
        for outcome, count in law.items():
            reached += count
            bounds.append(row + reached / ways)
            bounded.append(outcome)
    return CodedLaws(first, second, np.array(bounds), np.array(bounded, np.int64))


def _shared(laws: Sequence[Mapping[int, int]], codes: int) -> tuple[Whole, list[dict[int, int]]]:
    """The whole codes of each outcome, and in how many ways each can still come about.

    Where the codes decide everything, the ways stay as they are: nobody asks for them.
    """
    shares = np.full((len(laws), codes), UNDECIDED, np.int64)
    left = []
    for row, law in zip(shares, laws, strict=True):
        ways = sum(law.values())
        whole = np.repeat(list(law), [count * codes // ways for count in law.values()])
        row[: len(whole)] = whole
        rest = {outcome: count * codes % ways for outcome, count in law.items() if count * codes % ways}
        left.append(rest or dict(law))
    return shares, left
