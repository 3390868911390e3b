"""The language of the command line: the one that the terminal asks for, or that was named."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dicedesk.core.assets import ENGLISH
from dicedesk.core.words import LookUp, translated

_NO_LANGUAGE = frozenset({"", "C", "POSIX"})
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

OpenCatalogue = Callable[[str], LookUp | None]
"""Gives the function that looks up a language's texts, such as "pl" or "zh_CN"; None if DiceDesk has none."""


@dataclass(frozen=True)
class TerminalLanguage:
    """A language that commands speak: its code, and what looks up its texts; None for English."""

    code: str
    look_up: LookUp | None

    def shown(self, text: str) -> str:
        """Return the text in this language; numbers stay as in English, so that they can be copied into a script."""
        return text if self.look_up is None else translated(text, self.look_up, str)


IN_ENGLISH = TerminalLanguage(ENGLISH, None)


def language_of(environment: Mapping[str, str], open_catalogue: OpenCatalogue) -> TerminalLanguage:
    """Return the first language that the environment asks for, read as gettext does, and that DiceDesk has."""
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    if _without_encoding(locale) in _NO_LANGUAGE:
        return IN_ENGLISH
    return language_named(environment.get("LANGUAGE") or locale, open_catalogue)


def language_named(codes: str, open_catalogue: OpenCatalogue) -> TerminalLanguage:
    """Return the first of these languages that DiceDesk has, as in "pl", "pl_PL.UTF-8" or "sv:de"; English for none."""
    for code in map(_without_encoding, codes.split(":")):
        for name in dict.fromkeys((code, code.partition("_")[0])):
            if name == ENGLISH:
                return IN_ENGLISH
            look_up = open_catalogue(name)
            if look_up is not None:
                return TerminalLanguage(name, look_up)
    return IN_ENGLISH


def _without_encoding(locale: str) -> str:
    return locale.partition(".")[0].partition("@")[0].replace("-", "_")
