"""Reads records from files and folders into the store: the good ones go in, and of the others it is told why not.

A file may hold several records one after the other: each begins with its header.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from dicedesk.core.errors import GameError
from dicedesk.core.record import parse_record
from dicedesk.core.words import Sentence, figure, tr, trn
from dicedesk.games.registry import GAMES
from dicedesk.ports.past_games import PastGames
from dicedesk.ports.store import KeptGame
from dicedesk.session.records.record_file import MOST_LINES
from dicedesk.session.records.record_name import SUFFIX
from dicedesk.session.records.text_file import LARGEST_MB, UnreadableError, lines_of, size_of

AT_ONCE, MOVES_AT_ONCE = 50, 5_000
"""So many records are kept together, or fewer with so many moves: the window's store never waits long for them."""
MOST_REASONS = 1_000
"""Of so many records it is told why they were not imported; of more it is only counted."""

_GAME = "[Game "


@dataclass
class Imported:
    """What came of an import: how many records are new, were there already, or are bad, and why these are."""

    new: int = 0
    known: int = 0
    bad: int = 0
    reasons: list[str] = field(default_factory=list)

    def refuse(self, reason: str) -> None:
        """One more bad record or file."""
        self.bad += 1
        if len(self.reasons) < MOST_REASONS:
            self.reasons.append(reason)

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """What a person is told of it."""
        known = trn("1 was already here.", "{count} were already here.", self.known)
        bad = trn("1 could not be read.", "{count} could not be read.", self.bad)
        new = trn("1 game imported.", "{count} games imported.", self.new)
        return (new, *(sentence for sentence in (known, bad) if sentence.number))


@dataclass(frozen=True)
class _Text:
    """The text of a record, None where it is too long, and the line of its file at which it begins, from 1."""

    text: str | None
    line: int


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
    if not path.is_dir():
        yield file
        return
    inside = sorted(str(record) for record in path.rglob(f"*{SUFFIX}"))
    if not inside:
        found.refuse(tr("{file}: no game records ({suffix}) in this folder", file=file, suffix=SUFFIX))
    yield from inside


def _games_in(file: str, found: Imported) -> Iterator[KeptGame]:
    """The good records of a file."""
    name = Path(file).name
    try:
        for text in _texts(lines_of(file, name)):
            try:
                yield _game(text)
            except GameError as error:
                line = text.line + (error.line or 1) - 1
                found.refuse(tr("{file}: line {line}: {reason}", file=name, line=line, reason=error.sentence))
    except UnreadableError as error:
        found.refuse(error.sentence)


def _game(text: _Text) -> KeptGame:
    """The game of a record, which is played through. Raises GameError."""
    if text.text is None:
        raise GameError(tr("more than {most} lines", most=figure(MOST_LINES)))
    record = parse_record(text.text, GAMES)
    for _ in record.replayed():
        pass
    return KeptGame(
        record.tag("Id") or "",
        record.spec.id,
        record.header_text(),
        "",
        ended=True,
        moves=record.move_lines(),
    )


def _texts(lines: Iterator[str]) -> Iterator[_Text]:
    """Each record of a file: a header after moves, or a second name of a game, begins another one."""
    held = _Held(1)
    for number, line in enumerate(lines, 1):
        plain = line.strip().removeprefix("\ufeff")
        if held.is_before(plain):
            yield held.text()
            held = _Held(number)
        held.add(line, plain)
    yield held.text()


class _Held:
    """The lines of a record so far."""

    def __init__(self, first: int) -> None:
        self._first, self._lines, self._size = first, list[str](), 0
        self._has_moves = self._has_game = False

    def is_before(self, plain: str) -> bool:
        """Whether this line begins another record."""
        return plain.startswith("[") and (self._has_moves or (self._has_game and plain.startswith(_GAME)))

    def add(self, line: str, plain: str) -> None:
        """One more line."""
        self._has_game |= plain.startswith(_GAME)
        self._has_moves |= bool(plain) and plain[0] not in "[#"
        self._size += len(line)
        if self._is_short:
            self._lines.append(line)

    def text(self) -> _Text:
        """What is held."""
        return _Text("".join(self._lines) if self._is_short else None, self._first)

    @property
    def _is_short(self) -> bool:
        return len(self._lines) < MOST_LINES and self._size <= LARGEST_MB * 1024 * 1024


def _take_in(past: PastGames, waiting: list[KeptGame], found: Imported) -> None:
    new = past.take_in(waiting) if waiting else 0
    found.new += new
    found.known += len(waiting) - new
    waiting.clear()
