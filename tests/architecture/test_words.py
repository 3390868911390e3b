"""No text says a word that its language has decided against.

docs/words.md strikes out the words that are wrong in every context; never/LANGUAGE.toml has those that are wrong in
some.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.catalogues import LANGUAGES, ROOT, messages

NEVER = Path(__file__).parent / "never"
ENGLISH = "en"

WORDS = ROOT / "docs" / "words.md"
COLUMNS = {ENGLISH: 0, "de": 1, "fr": 2, "es": 3, "pl": 4, "zh_CN": 5}
"""The columns of the table of terms; the table of phrases has English alone."""


@dataclass(frozen=True)
class Text:
    """What a person reads, the English that it is said for, and the files that show it."""

    said: str
    english: str
    files: tuple[str, ...]


@dataclass(frozen=True)
class Never:
    """A word that is not said, and where it is right all the same."""

    word: str
    use: str
    source: str = ""
    right: str = ""
    right_in: list[str] = field(default_factory=list)
    only_in: list[str] = field(default_factory=list)

    def found_in(self, text: Text) -> str:
        """The word as the text says it where it should not; "" if it does not."""
        files = [file for file in text.files if not _is_one(file, self.right_in)]
        if self.only_in:
            files = [file for file in files if _is_one(file, self.only_in)]
        if not files or (self.source and not re.search(self.source, text.english, re.IGNORECASE)):
            return ""
        said = _without_fields(text.said)
        said = re.sub(self.right, "", said, flags=re.IGNORECASE) if self.right else said
        found = re.search(self.word, said, re.IGNORECASE)
        return found[0] if found else ""


@cache
def _without_fields(said: str) -> str:
    """The text without the names of its fields; each glossary looks at it for each of its words."""
    return re.sub(r"\{[^}]*\}", "{}", said)


def _is_one(file: str, patterns: list[str]) -> bool:
    return any(fnmatch(file, pattern) for pattern in patterns)


def glossary(language: str) -> dict[str, Any]:
    return tomllib.loads((NEVER / f"{language}.toml").read_text(encoding="utf-8"))


def struck_out(language: str) -> Never:
    """The words that docs/words.md strikes out for a language."""
    rows = [
        line.strip("|").split("|")
        for line in WORDS.read_text(encoding="utf-8").splitlines()
        if line[:1] == "|"
    ]
    cells = "".join("".join(row[COLUMNS[language] : COLUMNS[language] + 1]) for row in rows)
    return Never("|".join(map(_whole, re.findall(r"~~([^~]+)~~", cells))), "see docs/words.md")


def _whole(word: str) -> str:
    """The pattern of a whole word or phrase; Chinese has no blanks between words."""
    escaped = re.escape(word)
    return escaped if word[0] > "\u2fff" else rf"(?<!\w){escaped}(?!\w)"


def texts_of_the_program(language: str) -> Iterator[Text]:
    """Every text of the window and of the command line, as the language says it."""
    for message in messages(LANGUAGES[0] if language == ENGLISH else language):
        english = (message.text, message.many) if message.many else (message.text,)
        for said in english if language == ENGLISH else message.forms:
            yield Text(said, message.many or message.text, message.files)


def texts_of_the_help(language: str) -> Iterator[Text]:
    """The paragraphs and rows of the pages of rules."""
    for page in sorted((ROOT / "resources" / "help" / language).glob("*.md")):
        for block in re.split(r"\n\n+|\n(?=[|-])", page.read_text(encoding="utf-8")):
            said = re.sub(r"[ \n]+", " ", re.sub(r"!\[([^\]]*)\]\([^)]*\)", r"\1", block)).strip()
            yield Text(said, "", (f"help/{page.name}",))


def texts_of_the_documents() -> Iterator[Text]:
    """The paragraphs of the English documents, without what they quote as code."""
    for page in sorted([*ROOT.glob("*.md"), *ROOT.glob("*/*.md"), *ROOT.glob("packaging/**/*.md")]):
        if page != WORDS:
            for block in page.read_text(encoding="utf-8").split("\n\n"):
                yield _without_code(block, page)


def texts_of_the_docstrings() -> Iterator[Text]:
    """The docstrings of the program, below constants and fields too."""
    for file in sorted((ROOT / "dicedesk").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                yield _without_code(node.value.value, file)


def _without_code(said: str, file: Path) -> Text:
    said = re.sub(r"[ \n]+", " ", re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)", "", said, flags=re.DOTALL))
    return Text(said, "", (str(file.relative_to(ROOT)),))


def offences(nevers: list[Never], texts: Iterable[Text]) -> list[str]:
    """Each text that says what its language has decided against, with what is said instead."""
    return [
        f"{text.files[0]}: {text.said!r}: not “{word}”; {never.use}"
        for text in texts
        for never in nevers
        if (word := never.found_in(text))
    ]


@pytest.mark.parametrize(
    "language", [file.stem for file in sorted(NEVER.glob("*.toml")) if glossary(file.stem)["held"]]
)
def test_no_text_says_what_the_glossary_of_its_language_has_decided_against(language: str) -> None:
    nevers = [*(Never(**entry) for entry in glossary(language)["never"]), struck_out(language)]
    assert offences(nevers, [*texts_of_the_program(language), *texts_of_the_help(language)]) == []


def test_no_document_says_a_word_that_is_struck_out() -> None:
    assert offences([struck_out(ENGLISH)], texts_of_the_documents()) == []


def test_no_docstring_says_a_word_that_is_struck_out() -> None:
    assert offences([struck_out(ENGLISH)], texts_of_the_docstrings()) == []


def test_words_are_struck_out_in_each_language() -> None:
    assert all(struck_out(language).word for language in (ENGLISH, *LANGUAGES))


def test_every_language_has_its_glossary() -> None:
    assert {file.stem for file in NEVER.glob("*.toml")} == {ENGLISH, *LANGUAGES}


def test_a_word_is_found_unless_it_is_right_there() -> None:
    never = Never("throw", "roll", right="“throw”", right_in=["games/hazard/*"])
    assert never.found_in(Text("Throw the dice", "Throw the dice", ("games/craps/moves.py",))) == "Throw"
    assert never.found_in(Text("Throw", "Throw", ("games/hazard/state.py", "games/craps/state.py")))
    assert not never.found_in(Text("Throw", "Throw", ("games/hazard/state.py",)))
    assert not never.found_in(Text("expected “throw”", "expected “throw”", ("games/craps/moves.py",)))
    assert not never.found_in(Text("{throw} is out", "{throw} is out", ("games/craps/moves.py",)))


def test_a_translation_is_looked_at_where_its_english_asks_for_it() -> None:
    never = Never("^Zurück$", "Rückgängig", source="^Undo$")
    assert never.found_in(Text("Zurück", "Undo", ("ui/tabs/hog/tab.py",)))
    assert not never.found_in(Text("Zurück", "Back", ("ui/features/guided_turn.py",)))
