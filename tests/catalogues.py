"""What the catalogues of translations hold, and what the code marks for them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
CATALOGUES = ROOT / "resources" / "translations"
PACKAGE = ROOT / "dicedesk"

LANGUAGES = tuple(file.stem.removeprefix("dicedesk_") for file in sorted(CATALOGUES.glob("dicedesk_*.ts")))
"""The codes of the languages that the program is translated into, as Qt writes them."""

Marked = tuple[str, str]
"""A text in English, and its other form for numbers of things but 1, or its meaning; "" where it has none."""

_ARGUMENTS = {"tr": 1, "trn": 2}
_AT_MOST = {"tr": 2, "trn": 2}
_WORDS = ("dicedesk.core.words", "dicedesk.ui.base.words", "dicedesk.cli.words")


@dataclass(frozen=True)
class Message:
    """A text, the files that show it, and its translation: one for each kind of number; none while unfinished.

    `meaning` tells apart texts that English says alike.
    """

    text: str
    many: str
    files: tuple[str, ...]
    forms: tuple[str, ...]
    meaning: str = ""

    @property
    def marked(self) -> Marked:
        """What the code says of it."""
        return self.text, self.many or self.meaning


def messages(language: str) -> list[Message]:
    """The messages of a language's catalogue."""
    return read(CATALOGUES / f"dicedesk_{language}.ts")


def read(catalogue: Path) -> list[Message]:
    """The messages of a catalogue."""
    # The catalogues are the project's own files.
    found = ElementTree.parse(catalogue).getroot().iter("message")  # noqa: S314
    return [_message(element) for element in found]


def _message(element: ElementTree.Element) -> Message:
    translation = element.find("translation")
    forms: tuple[str, ...] = ()
    if translation is not None and translation.get("type") is None:
        parts = translation.findall("numerusform") if element.get("numerus") else [translation]
        forms = tuple(part.text or "" for part in parts)
    files = (place.get("filename", "") for place in element.iter("location"))
    comment = element.findtext("comment", "")
    return Message(
        element.findtext("source", ""),
        comment if element.get("numerus") else "",
        tuple(file.removeprefix("../../dicedesk/") for file in files),
        forms if all(forms) else (),
        "" if element.get("numerus") else comment,
    )


def marked_in(code: str, file: str = "") -> Iterator[Marked]:
    """What a file of code marks by `tr` and `trn`, under whatever name they were imported, also where they are made.

    Raises ValueError for a text that is not written out, since nobody could translate that.
    """
    tree = ast.parse(code)
    names = {name: name for name in _ARGUMENTS if any(_is_made(node, name) for node in tree.body)} | {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in _WORDS
        for alias in node.names
        if alias.name in _ARGUMENTS
    }
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in names:
            name = names[call.func.id]
            texts = [part.value for part in call.args[: _AT_MOST[name]] if isinstance(part, ast.Constant)]
            if len(texts) < _ARGUMENTS[name]:
                raise ValueError(f"{file}:{call.lineno}: {name}() needs its text written out")
            one, many = (*map(str, texts), "")[:2]
            yield one, many


def _is_made(node: ast.stmt, name: str) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == name
