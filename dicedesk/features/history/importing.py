"""Reads records from files and folders into the store: the good ones go in, and of the others it is told why not.

A file may hold several records one after the other: each begins with its header.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dicedesk.core.fair.verify import false_dice, has_ended
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.features.record_file import SUFFIX, record_texts
from dicedesk.features.text_file import UnreadableError, lines_of, size_of, why_unreadable
from dicedesk.play.ports.past_games import PastGames
from dicedesk.play.ports.store import KeptGame

AT_ONCE, MOVES_AT_ONCE = 50, 5_000
"""So many records are kept together, or fewer with so many moves: the window's store never waits long for them."""
MOST_REASONS = 1_000
"""Of so many records it is told why they were not imported; of more it is only counted."""


@dataclass
class Imported:
    """What came of an import: how many records are new, were there already, or are bad, and why these are.

    Those with false dice are imported, and say so; `reasons` tells of them too.
    """

    new: int = 0
    known: int = 0
    bad: int = 0
    false: int = 0
    reasons: list[str] = field(default_factory=list)

    def refuse(self, reason: str) -> None:
        """One more bad record or file."""
        self.bad += 1
        self._tell(reason)

    def doubt(self, reason: str) -> None:
        """One more record whose dice are not those that were sealed."""
        self.false += 1
        self._tell(reason)

    def _tell(self, reason: str) -> None:
        if len(self.reasons) < MOST_REASONS:
            self.reasons.append(reason)

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """What a person is told of it."""
        known = trn("1 was already here.", "{count} were already here.", self.known)
        bad = trn("1 could not be read.", "{count} could not be read.", self.bad)
        new = trn("1 game imported.", "{count} games imported.", self.new)
        false = trn("The dice of 1 do not check out.", "The dice of {count} do not check out.", self.false)
        return (new, *(sentence for sentence in (known, false, bad) if sentence.number))


def import_files(
    past: PastGames, files: Sequence[str], progress: Callable[[float], None] = lambda _: None
) -> Imported:
    """Import what is in these files, and in the records of these folders.

    `progress` is called with the share that is done. Raises StoreError.
    """
    found, waiting, moves = Imported(), list[KeptGame](), 0
    paths = [path for file in files for path in _files_of(file, found)]
    whole, done = sum(map(size_of, paths)) or 1, 0
    for path in paths:
        read = 0
        for game in _games_in(path, found):
            waiting.append(game)
            moves += len(game.moves)
            if len(waiting) == AT_ONCE or moves >= MOVES_AT_ONCE:
                read += sum(len(one.record) for one in waiting)
                _take_in(past, waiting, found)
                moves = 0
                progress(min((done + read) / whole, 1))
        done += size_of(path)
        progress(min(done / whole, 1))
    _take_in(past, waiting, found)
    return found


def _files_of(file: str, found: Imported) -> Iterator[str]:
    """The file, or all records below a folder."""
    path = Path(file)
    if not os.path.isdir(file):  # noqa: PTH112 (Path.is_dir raises for a name that no file can have)
        yield file
        return
    try:
        with os.scandir(file):
            inside = sorted(str(record) for record in path.rglob(f"*{SUFFIX}"))
    except OSError as error:
        found.refuse(why_unreadable(file, error).sentence)
        return
    if not inside:
        found.refuse(tr("{file}: no game records ({suffix}) in this folder", file=file, suffix=SUFFIX))
    yield from inside


def _games_in(file: str, found: Imported) -> Iterator[KeptGame]:
    """The good records of a file."""
    name = Path(file).name
    try:
        for text in record_texts(lines_of(file, name)):
            try:
                game, doubts = text.read(name, _game)
            except UnreadableError as error:
                found.refuse(error.sentence)
                continue
            for reason in doubts[:1]:
                found.doubt(tr("{file}: line {line}: {reason}", file=name, line=text.line, reason=reason))
            yield game
    except UnreadableError as error:
        found.refuse(error.sentence)


def _game(record: Record[Any]) -> tuple[KeptGame, tuple[Sentence, ...]]:
    """The game of a record, which is played through, and what speaks against its dice. Raises GameError."""
    doubts = false_dice(record, is_over=has_ended(record))
    kept = KeptGame(
        record.tag("Id") or "",
        record.spec.id,
        record.header_text(),
        "",
        ended=True,
        moves=record.move_lines(),
    )
    return kept, doubts


def _take_in(past: PastGames, waiting: list[KeptGame], found: Imported) -> None:
    new = past.take_in(waiting) if waiting else 0
    found.new += new
    found.known += len(waiting) - new
    waiting.clear()
