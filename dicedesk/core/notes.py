"""A note on a game, a move or a position: its text, and a star."""

import re
from dataclasses import dataclass

LONGEST_NOTE = 4_000
"""In characters, at one place of a game. It must fit in a line, together with a move."""

STAR = "★"

LONGEST_TEXT = LONGEST_NOTE - len(f"{STAR} ")
"""The longest text that a person can write in a note, in characters; a star fits in as well."""

_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


@dataclass(frozen=True)
class Note:
    """What a person wrote at one place, "" for nothing, and whether the place has a star.

    In records a note is only text, and its star comes first.
    """

    text: str = ""
    is_starred: bool = False

    @classmethod
    def of(cls, written: str) -> "Note":
        """The note that a record writes like this, or "" without a note."""
        is_starred = written.startswith(STAR)
        return cls(written.removeprefix(STAR).strip() if is_starred else written, is_starred)

    @classmethod
    def typed(cls, text: str, *, is_starred: bool) -> "Note":
        """The note of any typed or pasted text, without control characters; a text that is too long is cut off."""
        lines = (line.strip() for line in _CONTROL.sub(" ", text).split("\n"))
        return cls("\n".join(lines).strip()[:LONGEST_TEXT].strip(), is_starred)

    @property
    def written(self) -> str:
        """The note as a record writes it, or "" without a note."""
        return f"{STAR} {self.text}".strip() if self.is_starred else self.text

    def with_lines_of(self, other: "Note") -> "Note":
        """The lines of both, without repeating any; starred if either is."""
        seen = self.text.split("\n")
        new = [line for line in other.text.split("\n") if line and line not in seen]
        text = "\n".join((self.text, *new) if self.text else new)
        return Note(text, self.is_starred or other.is_starred)
