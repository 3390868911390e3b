"""Bring the catalogues of translations up to date with the texts in the code.

    python3 packaging/make_translations.py

reads every `tr("…")` below dicedesk/ and rewrites resources/translations/dicedesk_*.ts, in Qt's own format: texts
that are new come in unfinished, texts that are gone go, and translations stay. Translate in Qt Linguist or in any
editor. The window reads .qm files, which `dev.py run`, `test` and `build` make of them.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

PROJECT = Path(__file__).resolve().parent.parent
CATALOGUES = PROJECT / "resources" / "translations"
CONTEXT = "dicedesk"
LANGUAGES = ("de", "fr", "es", "pl", "zh_CN")
MARKERS = frozenset({("dicedesk.core.words", "tr"), ("dicedesk.ui.words", "tr")})

# The command line speaks English in every language, as what it prints is read by scripts; so do the functions under the
# names that students know, whose manual is in English.
ENGLISH_ONLY = ("cli", "classroom")


@dataclass
class Message:
    """One text, the files that show it, and its translation ("" while there is none)."""

    source: str
    files: list[str] = field(default_factory=list)
    translation: str = ""


def main() -> int:
    """Rewrite every catalogue, and say what is left to translate."""
    found = texts_in(PROJECT / "dicedesk")
    CATALOGUES.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        catalogue = CATALOGUES / f"dicedesk_{language}.ts"
        known = read(catalogue) if catalogue.exists() else {}
        messages = [Message(source, files, known.get(source, "")) for source, files in found.items()]
        catalogue.write_text(written(language, messages), encoding="utf-8")
        left = sum(not message.translation for message in messages)
        gone = len(known.keys() - found.keys())
        print(f"{catalogue.name}: {len(messages)} texts, {left} to translate, {gone} gone")
    return 0


def texts_in(package: Path) -> dict[str, list[str]]:
    """Return the texts that are marked in the package, each with the files that hold it, in the order of the files."""
    found: dict[str, list[str]] = {}
    for file in sorted(package.rglob("*.py")):
        name = file.relative_to(package)
        if name.parts[0] in ENGLISH_ONLY:
            continue
        for text in marked_texts(file.read_text(encoding="utf-8"), str(file)):
            files = found.setdefault(text, [])
            if name.as_posix() not in files:
                files.append(name.as_posix())
    return found


def marked_texts(code: str, file: str) -> Iterator[str]:
    """Give the first argument of each call of `tr`, under whatever name it was imported, also where it is made.

    Raises ValueError for one that is not written out, since nobody could translate that.
    """
    tree = ast.parse(code)
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if (node.module, alias.name) in MARKERS
    } | {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "tr"}
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    marked = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in names]
    for call in sorted(marked, key=lambda call: (call.lineno, call.col_offset)):
        text = call.args[0]
        if not (isinstance(text, ast.Constant) and isinstance(text.value, str)):
            raise ValueError(f"{file}:{call.lineno}: tr() needs its text written out")
        yield text.value


def read(catalogue: Path) -> dict[str, str]:
    """Return the translations of a catalogue by their English texts, "" for those that are not finished."""
    # The catalogues are the project's own files.
    messages = ElementTree.parse(catalogue).getroot().iter("message")  # noqa: S314
    found = {}
    for message in messages:
        translation = message.find("translation")
        is_finished = translation is not None and translation.get("type") is None
        text = (translation.text or "") if translation is not None and is_finished else ""
        found[message.findtext("source", "")] = text
    return found


def written(language: str, messages: Iterable[Message]) -> str:
    """Return a catalogue as Qt's tools write it."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for message in messages:
        made = ElementTree.SubElement(context, "message")
        for file in message.files:
            ElementTree.SubElement(made, "location", filename=f"../../dicedesk/{file}")
        ElementTree.SubElement(made, "source").text = message.source
        translation = ElementTree.SubElement(made, "translation")
        if message.translation:
            translation.text = message.translation
        else:
            translation.set("type", "unfinished")
    ElementTree.indent(root, "    ")
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


if __name__ == "__main__":
    sys.exit(main())
