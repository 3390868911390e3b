"""A parser of arguments that says in one sentence which words it does not know, and what was perhaps meant."""

import argparse
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from dicedesk.core.words import Sentence, tr
from dicedesk.features.text_file import UnreadableError


class CommandParser(argparse.ArgumentParser):
    """The parser of a command. Raises UnreadableError for a word that it does not know."""

    def parse_known_args(  # type: ignore[override]  # a namespace of any kind may be given to argparse's own
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Return what was given. A parser of a command's own command takes all words, so none may be left."""
        found, rest = super().parse_known_args(args, namespace)
        if rest:
            raise UnreadableError(self._unknown(rest[0]))
        return found, rest

    def _unknown(self, word: str) -> Sentence:
        if not word.startswith("-"):
            return tr("“{word}” is one word too many", word=word)
        options = (option for action in self._actions for option in action.option_strings)
        return not_among(word.partition("=")[0], [option for option in options if option.startswith("--")])

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        # argparse has no public place for this, and shows the choices as Python writes them.
        if action.choices is not None and value not in action.choices:
            raise UnreadableError(not_among(value, action.choices))


def not_among(word: str, known: Iterable[str]) -> Sentence:
    """Say that a word is unknown, and name the known word that is most like it, or all known words."""
    names = list(known)
    near = get_close_matches(word, names, 1)
    if near:
        return tr("there is no “{word}”; did you mean “{near}”?", word=word, near=near[0])
    return tr("there is no “{word}”; choose from: {names}", word=word, names=", ".join(names))
