"""The text of a record, line by line: header tags, then moves with their faces."""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.rollers import Tag
from dicedesk.core.words import figure, tr

LONGEST_LINE = 10_000
"""In characters. No real line is longer, and matching one of millions would take seconds."""

_LINE_END = re.compile(r"\r\n|\r|\n")
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) +"((?:[^"\\]|\\["\\])*)"\]\s*(?:#.*)?')
_FACES = re.compile(r"[1-6](?: +[1-6])*")
_MOVE = re.compile(r"[a-z][a-z-]*(?: +[a-z0-9.-]+)*")


@dataclass(frozen=True)
class TagLine:
    """A header line of a record: its name, its value, and its number in the file."""

    name: str
    value: str
    number: int


@dataclass(frozen=True, slots=True)
class MoveLine:
    """A move line of a record: the text of the move, its faces, and its number in the file."""

    move: str
    faces: Roll
    number: int


def check_tags(tags: Iterable[Tag]) -> None:
    """Raises NotationError unless these tags fit in a record: plain names, each once, and one-line values."""
    names: set[str] = set()
    for name, value in tags:
        if not _TAG_NAME.fullmatch(name):
            raise NotationError(
                tr("a header name can contain only letters and digits, not “{name}”", name=name)
            )
        _check_tag(name, value, names)
        names.add(name)


def tag_to_text(tag: Tag) -> str:
    """The header line of a tag."""
    name, value = tag
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def move_to_text(move: str, faces: Roll) -> str:
    """The line of a move."""
    return f"{move} : {' '.join(map(str, faces))}" if faces else move


def parse_lines(text: str) -> tuple[tuple[TagLine, ...], tuple[MoveLine, ...]]:
    """The tags and the move lines of a record's text. Raises NotationError with the line's number."""
    tags: dict[str, TagLine] = {}
    moves: list[MoveLine] = []
    # A long game repeats the same few lines.
    by_line: dict[str, tuple[str, Roll]] = {}
    for number, raw in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        if len(raw) > LONGEST_LINE:
            raise NotationError(tr("longer than {most} characters", most=figure(LONGEST_LINE)), number)
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            if moves:
                raise NotationError(tr("header lines must come before the first move"), number)
            tag = _parse_tag(line, number, tags)
            tags[tag.name] = tag
        else:
            if line not in by_line:
                by_line[line] = _parse_move_line(line, number)
            moves.append(MoveLine(*by_line[line], number))
    return tuple(tags.values()), tuple(moves)


def _parse_tag(line: str, number: int, names: Collection[str]) -> TagLine:
    match = _TAG.fullmatch(line)
    if match is None:
        raise NotationError(tr('expected a header such as [Game "hog"]'), number)
    name, value = match[1], re.sub(r"\\(.)", r"\1", match[2])
    _check_tag(name, value, names, number)
    return TagLine(name, value, number)


def _check_tag(name: str, value: str, names: Collection[str], number: int | None = None) -> None:
    if name in names:
        raise NotationError(tr("the “{name}” header appears twice", name=name), number)
    if _CONTROL.search(value):
        raise NotationError(
            tr("the “{name}” header contains a line break or a control character", name=name), number
        )


def _parse_move_line(line: str, number: int) -> tuple[str, Roll]:
    move, colon, faces = line.partition("#")[0].partition(":")
    move, faces = move.strip(), faces.strip()
    if not _MOVE.fullmatch(move):
        raise NotationError(tr("expected a move such as “roll 4 : 3 5 2 6”"), number)
    if colon and faces and not _FACES.fullmatch(faces):
        raise NotationError(tr("expected faces from 1 to 6, separated by spaces"), number)
    return " ".join(move.split()), tuple(map(int, faces.split()))
