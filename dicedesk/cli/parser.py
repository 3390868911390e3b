"""The parser of a command, with help in the terminal's language and errors in one sentence.

argparse gets its texts from gettext. Inside `spoken`, it gets them from our catalogs instead.
"""

import argparse
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any

from dicedesk.core.words import Sentence, columns_of, tr
from dicedesk.features.text_file import UnreadableError
from dicedesk.play.terminal import Say

_WORDS: Mapping[str, Sentence] = MappingProxyType(
    {
        "usage: ": tr("usage: "),
        "positional arguments": tr("Arguments"),
        "options": tr("Options"),
        "show this help message and exit": tr("show this help"),
        "argument %(argument_name)s: %(message)s": tr(
            "{option}: {fault}", option="%(argument_name)s", fault="%(message)s"
        ),
        "the following arguments are required: %s": tr("missing: {names}", names="%s"),
        "one of the arguments %s is required": tr("missing: one of {names}", names="%s"),
        "expected one argument": tr("a value is missing"),
        "expected at least one argument": tr("a value is missing"),
        "not allowed with argument %s": tr("cannot be used with {name}", name="%s"),
        "ambiguous option: %(option)s could match %(matches)s": tr(
            "“{option}” could mean {names}", option="%(option)s", names="%(matches)s"
        ),
        "ignored explicit argument %r": tr("takes no value; you gave “{text}”", text="%s"),
    }
)
"""argparse's texts, and the ones that replace them."""


@contextmanager
def spoken(say: Say) -> Iterator[None]:
    """Make argparse speak the language of `say`.

    Inside the block, create parsers, parse arguments, and format help.
    """
    before = {name: vars(argparse)[name] for name in ("_", "ngettext")}

    def word(text: str) -> str:
        return say(_WORDS.get(text, text))

    vars(argparse).update(_=word, ngettext=lambda one, many, count: word(one if count == 1 else many))
    try:
        yield
    finally:
        vars(argparse).update(before)


_PIECES = re.compile(
    r"[^ \n\u2e80-\uffef]+[、，。；：！？）”]* ?|[\u2e80-\uffef][、，。；：！？）”]*[ ]?|[ \n]"
)
"""A word or a Chinese character, with the punctuation and the space after it."""


def lines_of(text: str, width: int) -> list[str]:
    """Return a text wrapped to a number of columns; a Chinese character takes two."""
    lines, line = [], ""
    for piece in _PIECES.findall(text):
        if line and columns_of(line) + columns_of(piece.rstrip(" ")) > max(width, 10):
            lines.append(line.rstrip(" "))
            line = ""
        line += piece
    return [*lines, line.rstrip(" ")]


class CommandFormatter(argparse.HelpFormatter):
    """Formats the help of a command, in wide columns; keeps “%” in texts and splits no names."""

    def __init__(self, prog: str, **options: Any) -> None:
        super().__init__(prog, **({"max_help_position": 28} | options))

    def add_argument(self, action: argparse.Action) -> None:
        """Add an argument. Its subcommands count with their indent, which Python 3.11 leaves out."""
        super().add_argument(action)
        for command in self._iter_indented_subactions(action):
            width = len(str(command.metavar)) + self._current_indent
            self._action_max_length = max(self._action_max_length, width)

    def _expand_help(self, action: argparse.Action) -> str:
        return action.help or ""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return lines_of(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in lines_of(text, width - len(indent)))


class CommandParser(argparse.ArgumentParser):
    """The parser of a command. Raises UnreadableError for arguments that it cannot read."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**({"formatter_class": CommandFormatter} | options))

    def parse_known_args(  # type: ignore[override]  # argparse's own takes any kind of namespace
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Return the parsed arguments. Raises UnreadableError if any are left over, even in a subcommand."""
        found, rest = super().parse_known_args(args, namespace)
        if rest:
            raise UnreadableError(self._unknown(rest[0]))
        return found, rest

    def error(self, message: str) -> Any:
        """Raise UnreadableError with the possible subcommands, or with the usage of this command."""
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 (argparse has no public name for it)
                raise UnreadableError(
                    tr("{fault}; choose from: {names}", fault=message, names=", ".join(action.choices))
                )
        raise UnreadableError(self._with_usage(message))

    def _unknown(self, word: str) -> Sentence:
        if not word.startswith("-"):
            return self._with_usage(tr("unexpected argument “{word}”", word=word))
        options = (option for action in self._actions for option in action.option_strings)
        return not_among(word.partition("=")[0], [option for option in options if option.startswith("--")])

    def _with_usage(self, fault: str) -> Sentence:
        # Otherwise, Python 3.14 colors the usage for a terminal.
        self.color = False
        return tr("{fault}; {usage}", fault=fault, usage=" ".join(self.format_usage().split()))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        # argparse has no public hook for this, and its own message shows the choices in Python syntax.
        if action.choices is not None and value not in action.choices:
            raise UnreadableError(not_among(value, action.choices))


def not_among(word: str, known: Iterable[str]) -> Sentence:
    """Return an error for an unknown word, with the closest known word, or all of them."""
    names = list(known)
    near = get_close_matches(word, names, 1)
    if near:
        return tr("there is no “{word}”; did you mean “{near}”?", word=word, near=near[0])
    return tr("there is no “{word}”; choose from: {names}", word=word, names=", ".join(names))
