"""The language of the command line: the terminal's, or one chosen by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dicedesk.core.assets import ENGLISH
from dicedesk.core.words import Catalogue, translated

_NO_LANGUAGE = frozenset({"", "C", "POSIX"})
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

OpenCatalogue = Callable[[str], Catalogue | None]
"""Returns the catalog of a language, such as "pl" or "zh_CN"; None if DiceDesk does not have it."""


@dataclass(frozen=True)
class TerminalLanguage:
    """A language of the command line: its code, and its catalog (None for English)."""

    code: str
    catalogue: Catalogue | None

    def shown(self, text: str) -> str:
        """Return the text in this language, with its numbers, amounts and dates."""
        if self.catalogue is None:
            return text
        return translated(text, self.catalogue.look_up, self.catalogue.write)


IN_ENGLISH = TerminalLanguage(ENGLISH, None)


def language_of(environment: Mapping[str, str], open_catalogue: OpenCatalogue) -> TerminalLanguage:
    """Return the first language in the environment that DiceDesk has; English if none.

    The variables are read as gettext reads them.
    """
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    if _without_encoding(locale) in _NO_LANGUAGE:
        return IN_ENGLISH
    return language_named(environment.get("LANGUAGE") or locale, open_catalogue)


def language_named(codes: str, open_catalogue: OpenCatalogue) -> TerminalLanguage:
    """Return the first of these languages that DiceDesk has; English if none.

    Examples of `codes` are "pl", "pl_PL.UTF-8" and "sv:de".
    """
    for code in map(_without_encoding, codes.split(":")):
        for name in dict.fromkeys((code, code.partition("_")[0])):
            if name == ENGLISH:
                return IN_ENGLISH
            catalogue = open_catalogue(name)
            if catalogue is not None:
                return TerminalLanguage(name, catalogue)
    return IN_ENGLISH


def _without_encoding(locale: str) -> str:
    return locale.partition(".")[0].partition("@")[0].replace("-", "_")
