"""The records in a file, read and checked: one, or several one after the other, as the history exports them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import StringIO
from typing import Any, TypeVar

from dicedesk.core.errors import GameError
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import figure, tr, trn
from dicedesk.features.records.text_file import (
    LARGEST_MB,
    STANDARD_INPUT,
    UnreadableError,
    lines_of,
    read_text,
)
from dicedesk.games.catalogue import GAMES

T = TypeVar("T")

MOST_LINES = 100_000
"""A move every second for a day. Many more would fill the memory, and take minutes to replay."""

_GAME = "[Game "


@dataclass(frozen=True)
class RecordText:
    """The text of a record, None where it is too long, and the line of its file at which it begins, from 1."""

    text: str | None
    line: int = 1
    has_game: bool = True

    def read(self, called: str, use: Callable[[Record[Any]], T]) -> T:
        """What `use` makes of the record. Raises UnreadableError with the line in the file, which is called so."""
        try:
            if self.text is None:
                raise GameError(tr("more than {most} lines", most=figure(MOST_LINES)))
            return use(parse_record(self.text, GAMES))
        except GameError as error:
            line = self.line + (error.line or 1) - 1
            raise UnreadableError(
                tr("{file}: line {line}: {reason}", file=called, line=line, reason=error.sentence)
            ) from None


class RecordFile:
    """The records in a file: how many, and each of them in turn, as more than one may be too many to be held."""

    def __init__(self, file: str, name: str = "") -> None:
        """Counts them. Raises UnreadableError, which calls the file by its `name`, else as it was given."""
        self.called = name or file
        self._file = file
        self._given = read_text(file, name) if file == STANDARD_INPUT else None
        texts = games = 0
        for text in record_texts(self._lines()):
            texts += 1
            games += text.has_game
        # A header that is out of its place makes no second game.
        self.count = texts if games > 1 else 1

    @property
    def holds(self) -> str:
        """What is told of a file with several records."""
        return trn("{file} holds 1 game.", "{file} holds {count} games.", self.count, file=self.called)

    def __iter__(self) -> Iterator[RecordText]:
        """Each of the records."""
        if self.count > 1:
            yield from record_texts(self._lines())
            return
        text = read_text(self._file, self.called) if self._given is None else self._given
        if text.count("\n") + text.count("\r") - text.count("\r\n") > MOST_LINES:
            raise UnreadableError(
                tr("{file}: more than {most} lines", file=self.called, most=figure(MOST_LINES))
            )
        yield RecordText(text)

    def _lines(self) -> Iterator[str]:
        return lines_of(self._file, self.called) if self._given is None else StringIO(self._given)


def record_texts(lines: Iterator[str]) -> Iterator[RecordText]:
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

    def text(self) -> RecordText:
        """What is held."""
        return RecordText(
            "".join(self._lines) if self._is_short else None, self._first, has_game=self._has_game
        )

    @property
    def _is_short(self) -> bool:
        return len(self._lines) < MOST_LINES and self._size <= LARGEST_MB * 1024 * 1024
