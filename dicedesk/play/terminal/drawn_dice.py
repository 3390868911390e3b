"""Dice drawn in characters."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

_TOP, _BOTTOM, _WIDTH = "╭───────╮", "╰───────╯", 9

_PIPS: Mapping[int, tuple[str, str, str]] = MappingProxyType(
    {
        1: ("     ", "  ●  ", "     "),
        2: ("●    ", "     ", "    ●"),
        3: ("●    ", "  ●  ", "    ●"),
        4: ("●   ●", "     ", "●   ●"),
        5: ("●   ●", "  ●  ", "●   ●"),
        6: ("●   ●", "●   ●", "●   ●"),
    }
)


def die_rows(face: int) -> tuple[str, ...]:
    """Return a die in five rows of nine characters: a rounded box round three rows of pips."""
    return (_TOP, *(f"│ {pips} │" for pips in _PIPS[face]), _BOTTOM)


def dice_rows(faces: Sequence[int]) -> tuple[str, ...]:
    """Return dice side by side, a space between two, and below each its number from 1; () for no dice."""
    if not faces:
        return ()
    drawn = zip(*map(die_rows, faces), strict=True)
    numbers = (f"{number:^{_WIDTH}}" for number in range(1, len(faces) + 1))
    return (*(" ".join(row) for row in drawn), " ".join(numbers))
