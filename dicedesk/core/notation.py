"""The text of a record, line by line: header tags, then moves with their faces."""

import re
from dataclasses import dataclass

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.rollers import Tag
from dicedesk.core.words import tr

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) +"((?:[^"\\]|\\["\\])*)"\]\s*(?:#.*)?')
_FACES = re.compile(r"[1-6](?: +[1-6])*")
_MOVE = re.compile(r"[a-z][a-z-]*(?: +[a-z0-9.-]+)*")


@dataclass(frozen=True)
class MoveLine:
    """A line of a record: the move's text, the faces that its dice showed, and its number in the file."""

    move: str
    faces: Roll
    number: int


def tag_to_text(tag: Tag) -> str:
    """The header line of a tag."""
    name, value = tag
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def move_to_text(move: str, faces: Roll) -> str:
    """The line of a move."""
    return f"{move} : {' '.join(map(str, faces))}" if faces else move


def parse_lines(text: str) -> tuple[tuple[Tag, ...], tuple[MoveLine, ...]]:
    """The tags and the move lines of a record's text. Raises NotationError with the line's number."""
    tags: dict[str, str] = {}
    moves: list[MoveLine] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            if moves:
                raise NotationError(tr("header lines stand before the first move"), number)
            name, value = _parse_tag(line, number)
            if name in tags:
                raise NotationError(tr("the header {name} stands here twice", name=name), number)
            tags[name] = value
        else:
            moves.append(_parse_move_line(line, number))
    return tuple(tags.items()), tuple(moves)


def _parse_tag(line: str, number: int) -> Tag:
    match = _TAG.fullmatch(line)
    if match is None:
        raise NotationError(tr('a header such as [Game "hog"] was expected'), number)
    return match[1], re.sub(r"\\(.)", r"\1", match[2])


def _parse_move_line(line: str, number: int) -> MoveLine:
    move, colon, faces = line.partition("#")[0].partition(":")
    move, faces = move.strip(), faces.strip()
    if not _MOVE.fullmatch(move):
        raise NotationError(tr("a move such as “roll 4 : 3 5 2 6” was expected"), number)
    if colon and faces and not _FACES.fullmatch(faces):
        raise NotationError(tr("faces from 1 to 6 with spaces between them were expected"), number)
    return MoveLine(" ".join(move.split()), tuple(map(int, faces.split())), number)
