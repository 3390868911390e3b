"""Writes games of the history into one file: their records one after the other, or what the table says of them."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from dicedesk.core.words import tr
from dicedesk.features.history.table_file import JSON_SUFFIX, table_lines
from dicedesk.play.ports.jobs import JobError
from dicedesk.play.ports.past_games import ChosenGames, PastGames

Piece = TypeVar("Piece")
TABLE_SUFFIX = ".csv"
TOLD_EVERY = 500
"""After so many games it is told how far it is."""


def export_games(
    past: PastGames, chosen: ChosenGames, file: str, progress: Callable[[float], None] = lambda _: None
) -> int:
    """Write the games that are chosen into a file, and return how many: a table where its name ends in .csv or .json.

    What was there before is replaced when all of it is written. `progress` is called with the share that is done.
    Raises JobError with a sentence, and StoreError.
    """
    is_table = Path(file).suffix.lower() in (JSON_SUFFIX, TABLE_SUFFIX)
    counted = _Counted(chosen.size, progress)
    if is_table:
        pieces: Iterable[str] = table_lines(map(counted.count, past.rows(chosen)), file)
    else:
        pieces = map(counted.count, past.records(chosen))
    part = Path(f"{file}.part")
    try:
        try:
            with part.open("w", encoding="utf-8", errors="surrogateescape", newline="") as opened:
                opened.writelines(pieces)
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise JobError(
            tr("The games could not be saved: {reason}", reason=error.strerror or str(error))
        ) from None
    return counted.done


class _Counted:
    """Counts what is written."""

    def __init__(self, size: int, progress: Callable[[float], None]) -> None:
        self._size, self._progress, self.done = size, progress, 0

    def count(self, piece: Piece) -> Piece:
        """One more; gives it back."""
        self.done += 1
        if self.done % TOLD_EVERY == 0:
            self._progress(self.done / self._size)
        return piece
