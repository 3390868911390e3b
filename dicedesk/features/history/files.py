"""Games of the history in files: exported as records or as a table, and imported from records.

A file may hold several records one after the other: each begins with its header. A table has figures and names that are
the same in every language.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path, PurePath
from typing import Any, TypeVar

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.errors import NotationError
from dicedesk.core.fair.open_dice import open_dice_of
from dicedesk.core.fair.verify import false_dice, has_ended
from dicedesk.core.record import Record
from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.features.challenge import is_challenge_file, is_of_later_day
from dicedesk.features.record_file import SUFFIX, record_texts
from dicedesk.features.text_file import UnreadableError, lines_of, size_of, start_of, why_unreadable
from dicedesk.play.ports.game_summary import PARTS
from dicedesk.play.ports.jobs import JobError
from dicedesk.play.ports.past_games import ChosenGames, History, ImportCount, PastGame
from dicedesk.play.ports.store import StoredGame

Piece = TypeVar("Piece")
TABLE_SUFFIX = ".csv"
TOLD_EVERY = 500
"""Games between two reports of progress."""


def export_games(
    past: History, games: ChosenGames, file: str, progress: Callable[[float], None] = lambda _: None
) -> int:
    """Write the games that are chosen into a file, and return how many: a table where its name ends in .csv or .json.

    What was there before is replaced when all of it is written. `progress` is called with the share that is done.
    Raises JobError with a sentence, and StoreError.
    """
    is_table = Path(file).suffix.lower() in (JSON_SUFFIX, TABLE_SUFFIX)
    counter = _ExportCounter(games.size, progress)
    if is_table:
        pieces: Iterable[str] = table_lines(map(counter.count, past.rows(games)), file)
    else:
        pieces = map(counter.count, past.records(games))
    part = Path(f"{file}.part")
    try:
        try:
            with part.open("w", encoding="utf-8", errors="surrogateescape", newline="") as opened:
                opened.writelines(pieces)
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise JobError(tr("The games could not be saved: {reason}", reason=reason_of(error))) from None
    return counter.done


class _ExportCounter:
    """Counts the games that are written, and reports which share that is."""

    def __init__(self, size: int, progress: Callable[[float], None]) -> None:
        self._size, self._progress, self.done = size, progress, 0

    def count(self, piece: Piece) -> Piece:
        """Count one more game, and return its text or row unchanged."""
        self.done += 1
        if self.done % TOLD_EVERY == 0:
            self._progress(self.done / self._size)
        return piece


JSON_SUFFIX = ".json"


def table_lines(games: Iterable[PastGame], name: str) -> Iterator[str]:
    """Give the games as JSON where the file's name ends so, else as CSV with a line of titles; a few lines at a time.

    Money is in cents; what `score`, `other` and `length` are follows from the game, and so does what `cost` and `luck`
    are numbers of; these are empty, or null, where the game was not reviewed.
    """
    is_json = PurePath(name).suffix.lower() == JSON_SUFFIX
    return _json_lines(games) if is_json else _csv_lines(games)


def _json_lines(games: Iterable[PastGame]) -> Iterator[str]:
    between = "[\n"
    for game in games:
        yield between + json.dumps(_row(game), ensure_ascii=False)
        between = ",\n"
    yield "\n]\n" if between == ",\n" else "[]\n"


def _csv_lines(games: Iterable[PastGame]) -> Iterator[str]:
    yield as_csv([_FIELDS])
    for game in games:
        yield as_csv([_row(game).values()])


_FIELDS = (
    "number",
    "started",
    "game",
    "opponent",
    "result",
    "score",
    "other",
    "length",
    "cost",
    "luck",
    "counts",
    "dice",
)


def _row(game: PastGame) -> dict[str, str | float | None]:
    one = game.summary
    started = f"{datetime.fromtimestamp(one.begun, UTC):%Y-%m-%dT%H:%M:%SZ}" if one.begun else ""
    head = game.number, started, one.game, one.opponent, one.result.value
    reviewed = (None, None) if one.review is None else (one.review.cost / PARTS, one.review.luck / PARTS)
    figures = one.score, one.other, one.length, *reviewed
    return dict(zip(_FIELDS, (*head, *figures, one.standing.value, one.seal), strict=True))


AT_ONCE, MOVES_AT_ONCE = 50, 5_000
"""The most records, and about the most moves, saved together: the window's store never waits long for them."""
MOST_REASONS = 1_000
"""Bad records whose reason is given, at most; further ones are only counted."""


@dataclass
class ImportResult:
    """The result of an import: how many records are new, were there already, or are bad, and why these are.

    `noted` is how many of those already there got notes. Those with false dice are imported, and say so; `reasons`
    tells of them too. `challenges` are files with a challenge, which can be opened in place of an import.
    """

    new: int = 0
    duplicates: int = 0
    noted: int = 0
    bad: int = 0
    false: int = 0
    reasons: list[str] = field(default_factory=list)
    challenges: list[str] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        """Whether there was nothing to import."""
        return not (self.new or self.duplicates or self.noted or self.bad)

    def refuse(self, reason: str) -> None:
        """Count one more bad record or file."""
        self.bad += 1
        self._tell(reason)

    def doubt(self, reason: str) -> None:
        """Count one more record whose dice do not match the seal."""
        self.false += 1
        self._tell(reason)

    def _tell(self, reason: str) -> None:
        if len(self.reasons) < MOST_REASONS:
            self.reasons.append(reason)

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """Return the sentences that a person is told."""
        duplicates = trn("1 duplicate skipped.", "{count} duplicates skipped.", self.duplicates)
        noted = trn("Notes added to 1 saved game.", "Notes added to {count} saved games.", self.noted)
        bad = trn("1 item could not be read.", "{count} items could not be read.", self.bad)
        new = trn("1 game imported.", "{count} games imported.", self.new)
        false = trn(
            "The dice in 1 game do not check out.", "The dice in {count} games do not check out.", self.false
        )
        return (new, *(sentence for sentence in (duplicates, noted, false, bad) if sentence.number))


def import_files(
    past: History,
    files: Sequence[str],
    now: datetime,
    progress: Callable[[float], None] = lambda _: None,
    *,
    opens_challenges: bool = False,
) -> ImportResult:
    """Import what is in these files, and in the records of these folders.

    A game with the dice of a day that has not started anywhere `now` is refused. So is a challenge; with
    `opens_challenges` those among the files themselves are only listed, for a window that opens them.
    `progress` is called with the share that is done. Raises StoreError.
    """
    result, waiting, moves = ImportResult(), list[StoredGame](), 0
    paths = [path for file in files for path in _files_of(file, result)]
    whole, done = sum(map(size_of, paths)) or 1, 0
    for path in paths:
        size = 0
        if opens_challenges and path in files and _is_challenge(path):
            result.challenges.append(path)
            continue
        for game in _games_in(path, result, now):
            waiting.append(game)
            moves += len(game.moves)
            if len(waiting) == AT_ONCE or moves >= MOVES_AT_ONCE:
                size += sum(len(one.record) for one in waiting)
                _take_in(past, waiting, result)
                moves = 0
                progress(min((done + size) / whole, 1))
        done += size_of(path)
        progress(min(done / whole, 1))
    _take_in(past, waiting, result)
    return result


def _files_of(file: str, result: ImportResult) -> Iterator[str]:
    """Give the file, or all records below a folder."""
    path = Path(file)
    if not os.path.isdir(file):  # noqa: PTH112 (Path.is_dir raises for a name that no file can have)
        yield file
        return
    try:
        with os.scandir(file):
            inside = sorted(str(record) for record in path.rglob(f"*{SUFFIX}"))
    except OSError as error:
        result.refuse(why_unreadable(file, error).sentence)
        return
    if not inside:
        result.refuse(tr("{file}: no game records ({suffix}) in this folder", file=file, suffix=SUFFIX))
    yield from inside


def _is_challenge(file: str) -> bool:
    try:
        return is_challenge_file(start_of(file))
    except (OSError, ValueError):
        return False


def _games_in(file: str, result: ImportResult, now: datetime) -> Iterator[StoredGame]:
    """Give the good records of a file."""
    name = Path(file).name
    try:
        for text in record_texts(lines_of(file, name)):
            try:
                game, doubts = text.read(name, partial(_game, now))
            except UnreadableError as error:
                result.refuse(error.sentence)
                continue
            for reason in doubts[:1]:
                result.doubt(tr("{file}: line {line}: {reason}", file=name, line=text.line, reason=reason))
            yield game
    except UnreadableError as error:
        result.refuse(error.sentence)


def _game(now: datetime, record: Record[Any]) -> tuple[StoredGame, tuple[Sentence, ...]]:
    """Return the game of a record, which is played through, and what is wrong with its dice. Raises GameError."""
    if is_of_later_day(open_dice_of(record), now):
        raise NotationError(tr("these are the dice for a day that has not started yet"))
    doubts = false_dice(record, is_over=has_ended(record))
    game = StoredGame(
        record.tag("Id") or "",
        record.spec.id,
        record.header_text(),
        "",
        ended=True,
        moves=record.move_lines(),
    )
    return game, doubts


def _take_in(past: History, waiting: list[StoredGame], result: ImportResult) -> None:
    count = past.take_in(waiting) if waiting else ImportCount(0, 0)
    result.new += count.new
    result.noted += count.noted
    result.duplicates += len(waiting) - count.new - count.noted
    waiting.clear()
