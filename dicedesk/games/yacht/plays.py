"""The best play of each preset, for the coach and the perfect player; those with a bonus are kept as files.

A file names its rules and checks itself. It begins with a line of text: its format, the order of bytes, the preset, and
the SHA-256 of the rules and of the points to come. These follow as float32, so they are right to 0.00002 points.
"""

import sys
from array import array
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from dicedesk.core.words import tr
from dicedesk.games.yacht.boxes import JOKER_POINTS, UPPER_GOAL, Sheet, points
from dicedesk.games.yacht.odds import YachtPlay, hand_points, solve
from dicedesk.games.yacht.places import places
from dicedesk.play.kept_folder import kept_folder

_FORMAT = "dicedesk-yacht/1"
_OWN_FOLDER = 0o700
"""The rights of the folder: saved games lie in it too."""


def to_bytes(play: YachtPlay) -> bytes:
    """The file of a solved preset with a bonus."""
    to_come = play.to_come.tobytes()
    return _head(play.sheet, to_come) + to_come


def from_bytes(sheet: Sheet, file: bytes) -> YachtPlay:
    """The best play in a file. Raises ValueError if the file is not that of these rules, or is damaged."""
    head, end, to_come = file.partition(b"\n")
    if head + end != _head(sheet, to_come):
        raise ValueError(tr("This is not the best play of {sheet}, or it is damaged.", sheet=sheet.title))
    return YachtPlay(sheet, array("f", to_come))


def _best_play(sheet: Sheet, folder: Path | None, tell: Callable[[float], object]) -> YachtPlay:
    # Yacht is solved too quickly to be kept.
    if folder is None or not sheet.bonus:
        return solve(sheet, tell)
    file = folder / f"yacht-{sheet.value}.bin"
    with suppress(OSError, ValueError):
        return from_bytes(sheet, file.read_bytes())
    play = solve(sheet, tell)
    with suppress(OSError):
        folder.mkdir(_OWN_FOLDER, parents=True, exist_ok=True)
        # Another process may read the file meanwhile. One that writes it too can spoil it, and then it is solved again.
        written = file.with_suffix(".new")
        written.write_bytes(to_bytes(play))
        written.replace(file)
    return play


def _head(sheet: Sheet, to_come: bytes) -> bytes:
    scores = [of_hands for of_hands, _ in hand_points(sheet, points)]
    rules = repr((scores, sheet.bonus, UPPER_GOAL, JOKER_POINTS, places(sheet).uppers))
    digests = (sha256(content).hexdigest() for content in (rules.encode(), to_come))
    return " ".join((_FORMAT, sys.byteorder, sheet.value, *digests)).encode() + b"\n"


class Plays:
    """The best plays that a process knows."""

    def __init__(self, folder: Callable[[], Path | None]) -> None:
        """`folder` says where they are kept; None keeps none."""
        self._folder = folder
        self._known: dict[Sheet, YachtPlay] = {}

    def of(self, sheet: Sheet, tell: Callable[[float], object] = lambda _: None) -> YachtPlay:
        """The best play of a preset, on the first call from its file in the folder, or solved and kept there.

        `tell` gets the share (0..1) of the solve that is done. A file that cannot be used is replaced; one that cannot
        be written is not missed.
        """
        if sheet not in self._known:
            self._known[sheet] = _best_play(sheet, self._folder(), tell)
        return self._known[sheet]

    def take(self, play: YachtPlay) -> YachtPlay:
        """The best play that another process has calculated, or the one that was known before."""
        return self._known.setdefault(play.sheet, play)


PLAYS = Plays(kept_folder)
play_of = PLAYS.of
