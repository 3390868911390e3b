"""The text of a record, line by line: header tags, then moves with their faces. Notes can follow each of them."""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.notes import LONGEST_NOTE, Note
from dicedesk.core.rollers import Tag
from dicedesk.core.words import figure, tr

LONGEST_LINE = 10_000
"""In characters. No real line is longer, and matching one of millions would take seconds."""

_LINE_END = re.compile(r"\r\n|\r|\n")
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) +"((?:[^"\\]|\\["\\])*)"\]\s*(?:#(.*))?')
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


class RecordLines(NamedTuple):
    """The lines of a record: its tags, its moves, and its notes by place: 0 for the beginning, n for after move n."""

    tags: tuple[TagLine, ...]
    moves: tuple[MoveLine, ...]
    notes: Mapping[int, str]


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


def check_note(note: str, number: int | None = None) -> None:
    """Raises NotationError unless the note fits in a record; it may have several lines."""
    if len(note) > LONGEST_NOTE:
        raise NotationError(
            tr("the note is longer than {most} characters", most=figure(LONGEST_NOTE)), number
        )
    if _CONTROL.search(note.replace("\n", "")):
        raise NotationError(tr("the note contains a control character"), number)


def note_to_text(note: str) -> str:
    """A note as a record writes it, each line after a number sign; spaces around its lines are left out."""
    return "\n".join(f"# {line.strip()}".rstrip() for line in note.split("\n"))


def noted(line: str, note: str) -> str:
    """The line of a move with the note after it; further lines of the note are lines of their own."""
    return f"{line} {note_to_text(note)}" if note else line


def without_notes(text: str) -> str:
    """A record's text, as the program writes it, without its notes."""
    lines = (line if line.startswith("[") else line.partition("#")[0].rstrip() for line in text.split("\n"))
    return "".join(f"{line}\n" for line in lines if line)


def with_notes_of(text: str, other: str) -> str:
    """A record's text with the notes of another copy of it after its own; lines that it has are not repeated.

    A place has a star if it has one in either copy. Raises NotationError if a note gets too long.
    """
    lines = parse_lines(text)
    notes = dict(lines.notes)
    for place, note in parse_lines(other).notes.items():
        own = Note.of(notes.setdefault(place, note))
        both = own.with_lines_of(Note.of(note))
        if both != own:
            notes[place] = both.written
    return _text_of(lines, notes)


def with_notes(text: str, notes: Mapping[int, str]) -> str:
    """A record's text with other notes at some places, counted as in RecordLines; "" removes a note.

    Raises NotationError if the record has no such place, or a note cannot be written.
    """
    lines = parse_lines(text)
    if not all(0 <= place <= len(lines.moves) for place in notes):
        raise NotationError(tr("the record has no such move"))
    return _text_of(lines, {**lines.notes, **notes})


def _text_of(lines: RecordLines, notes: Mapping[int, str]) -> str:
    """Raises NotationError for a note that cannot be written."""
    for note in notes.values():
        check_note(note)
    header = [tag_to_text((tag.name, tag.value)) for tag in lines.tags]
    header += [note_to_text(notes[0])] if notes.get(0) else []
    moves = (
        noted(move_to_text(line.move, line.faces), notes.get(place, ""))
        for place, line in enumerate(lines.moves, 1)
    )
    return "".join(f"{line}\n" for line in (*header, *moves))


def parse_lines(text: str) -> RecordLines:
    """The lines of a record's text. Raises NotationError with the line's number."""
    tags: dict[str, TagLine] = {}
    moves: list[MoveLine] = []
    notes: dict[int, str] = {}
    # A long game repeats the same few lines.
    by_line: dict[str, tuple[str, Roll]] = {}
    for number, raw in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        if len(raw) > LONGEST_LINE:
            raise NotationError(tr("longer than {most} characters", most=figure(LONGEST_LINE)), number)
        line = raw.strip()
        note: str | None = None
        if line.startswith("["):
            if moves:
                raise NotationError(tr("header lines must come before the first move"), number)
            tag, note = _parse_tag(line, number, tags)
            tags[tag.name] = tag
        elif line:
            if "#" in line:
                line, _, note = line.partition("#")
            if line and line not in by_line:
                by_line[line] = _parse_move_line(line, number)
            if line:
                moves.append(MoveLine(*by_line[line], number))
        if note is not None:
            notes[len(moves)] = _followed_by(notes.get(len(moves)), note, number)
    whole = {place: note.strip("\n") for place, note in notes.items()}
    return RecordLines(
        tuple(tags.values()), tuple(moves), {place: note for place, note in whole.items() if note}
    )


def _followed_by(note: str | None, line: str, number: int) -> str:
    # Editors put tabs before remarks and inside them.
    line = line.strip().replace("\t", " ")
    note = line if note is None else f"{note}\n{line}"
    check_note(note, number)
    return note


def _parse_tag(line: str, number: int, names: Collection[str]) -> tuple[TagLine, str | None]:
    """The tag, and the note after it, if any."""
    match = _TAG.fullmatch(line)
    if match is None:
        raise NotationError(tr('expected a header such as [Game "hog"]'), number)
    name, value = match[1], re.sub(r"\\(.)", r"\1", match[2])
    _check_tag(name, value, names, number)
    return TagLine(name, value, number), match[3]


def _check_tag(name: str, value: str, names: Collection[str], number: int | None = None) -> None:
    if name in names:
        raise NotationError(tr("the “{name}” header appears twice", name=name), number)
    if _CONTROL.search(value):
        raise NotationError(
            tr("the “{name}” header contains a line break or a control character", name=name), number
        )


def _parse_move_line(line: str, number: int) -> tuple[str, Roll]:
    move, colon, faces = line.partition(":")
    move, faces = move.strip(), faces.strip()
    if not _MOVE.fullmatch(move):
        raise NotationError(tr("expected a move such as “roll 4 : 3 5 2 6”"), number)
    if colon and faces and not _FACES.fullmatch(faces):
        raise NotationError(tr("expected faces from 1 to 6, separated by spaces"), number)
    return " ".join(move.split()), tuple(map(int, faces.split()))
