"""Records in files: reading one or several, naming a file, and a record as JSON for other programs."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from enum import Enum
from io import StringIO
from typing import Any, TypeVar

from dicedesk.core.errors import GameError
from dicedesk.core.game import Event, Json
from dicedesk.core.money import Cents
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import figure, tr, trn
from dicedesk.features.challenge import game_in
from dicedesk.features.text_file import (
    LARGEST_MB,
    UnreadableError,
    lines_of,
    read_text,
)
from dicedesk.games.catalogue import SPECS
from dicedesk.play.terminal import STANDARD_INPUT

T = TypeVar("T")
SUFFIX = ".dice"
MOST_LINES = 100_000
"""A move every second for a day. Many more would fill the memory, and take minutes to replay."""
_GAME = "[Game "
_LONGEST = 200
"""Longest file name, in bytes; most file systems allow 255, and the player may add a word."""
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


@dataclass(frozen=True)
class RecordText:
    """The text of a record, None if it is too long, and the number of its first line in the file, from 1."""

    text: str | None
    line: int = 1
    has_game: bool = True

    def read(self, name: str, use: Callable[[Record[Any]], T]) -> T:
        """Return the result of `use` for the record of a game. Raises as `read_any`, also for a challenge."""
        return self.read_any(name, lambda record: use(game_in(record)))

    def read_any(self, name: str, use: Callable[[Record[Any]], T]) -> T:
        """Return the result of `use` for the record, which may be a challenge.

        Raises UnreadableError, which names the file as `name`, and the line in it unless all of it is meant.
        """
        try:
            if self.text is None:
                raise GameError(tr("more than {most} lines", most=figure(MOST_LINES)))
            return use(parse_record(self.text, SPECS))
        except GameError as error:
            if error.line is None and self.line == 1:
                raise UnreadableError(tr("{file}: {reason}", file=name, reason=error.sentence)) from None
            line = self.line + (error.line or 1) - 1
            raise UnreadableError(
                tr("{file}: line {line}: {reason}", file=name, line=line, reason=error.sentence)
            ) from None


class RecordFile:
    """The records in a file: their number, and each in turn, without holding all in memory."""

    def __init__(self, file: str, name: str = "") -> None:
        """Count the records. Raises UnreadableError, which calls the file `name`, by default `file`."""
        self.called = name or file
        self._file = file
        self._given = read_text(file, name) if file == STANDARD_INPUT else None
        texts = games = 0
        for text in record_texts(self._lines()):
            texts += 1
            games += text.has_game
        # A header line in the wrong place does not begin a second game.
        self.count = texts if games > 1 else 1

    @property
    def holds(self) -> str:
        """Return the sentence about a file with several records."""
        return trn("{file} contains 1 game.", "{file} contains {count} games.", self.count, file=self.called)

    def __iter__(self) -> Iterator[RecordText]:
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
    """Yield each record of a file: a header after moves, or a second name of a game, begins a new one."""
    part = _RecordLines(1)
    for number, line in enumerate(lines, 1):
        plain = line.strip().removeprefix("\ufeff")
        if part.is_before(plain):
            yield part.text()
            part = _RecordLines(number)
        part.add(line, plain)
    yield part.text()


class _RecordLines:
    def __init__(self, first: int) -> None:
        self._first, self._lines, self._size = first, list[str](), 0
        self._has_moves = self._has_game = False

    def is_before(self, plain: str) -> bool:
        """Return whether this line begins a new record."""
        return plain.startswith("[") and (self._has_moves or (self._has_game and plain.startswith(_GAME)))

    def add(self, line: str, plain: str) -> None:
        """Add a line; `plain` is the line without surrounding spaces."""
        self._has_game |= plain.startswith(_GAME)
        self._has_moves |= bool(plain) and plain[0] not in "[#"
        self._size += len(line)
        if self._is_short:
            self._lines.append(line)

    def text(self) -> RecordText:
        return RecordText(
            "".join(self._lines) if self._is_short else None, self._first, has_game=self._has_game
        )

    @property
    def _is_short(self) -> bool:
        return len(self._lines) < MOST_LINES and self._size <= LARGEST_MB * 1024 * 1024


def file_name(game: str, record_id: str, players: tuple[str, ...]) -> str:
    """Return a file name for a record: game, day and players, such as "Hog 2026-11-21 Ann, Ben.dice".

    All are given as the window shows them. Characters that file systems forbid are left out.
    """
    day = _DATE.match(record_id)
    words = " ".join(filter(None, (game, day[0] if day else "", ", ".join(filter(None, players)))))
    plain = "".join(sign if sign.isprintable() and sign not in '<>:"/\\|?*' else " " for sign in words)
    short = " ".join(plain.split()).encode()[:_LONGEST].decode(errors="ignore")
    return f"{short.strip(' .,') or 'DiceDesk'}{SUFFIX}"


def record_to_json(record: Record[Any]) -> Json:
    """Return `game`, `header`, `steps` (each `move`, `faces`, `events`, `state` after it) and `result`.

    The game and each step also have a `note` if something is noted there. Raises the errors of replaying the record.
    """
    history = record.replay()
    last = history[-1].step.state if history else record.first_state()
    outcome = last.outcome()
    return {
        "game": record.spec.id,
        "header": dict(record.header),
        "steps": [
            {
                "move": played.move.to_text(),
                "faces": list(played.faces),
                "events": [event_to_json(event) for event in played.step.events],
                "state": played.step.state.to_json(),
            }
            | _note(play.note)
            for played, play in zip(history, record.plays, strict=True)
        ],
        "result": None if outcome is None else outcome.to_json(),
    } | _note(record.note)


def _note(note: str) -> Json:
    return {"note": note} if note else {}


def event_to_json(event: Event) -> Json:
    """Return the event's name as in records ("dice-rolled"), and its fields."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(event).__name__).lower()
    own_fields = fields(event)  # type: ignore[arg-type]  # every event is a dataclass, which Event cannot ask for
    return {"event": name} | {field.name: _plain(getattr(event, field.name)) for field in own_fields}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, Cents):
        return value.to_text()
    return value.value if isinstance(value, Enum) else value
