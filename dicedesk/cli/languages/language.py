"""The language of the command line: that of the terminal, or the one that was asked for. No Qt is needed for it."""

from collections.abc import Mapping
from dataclasses import dataclass

from dicedesk.cli.languages.catalogue import Catalogue
from dicedesk.core.assets import ENGLISH, resource
from dicedesk.core.words import Counted, Sentence, translated

_NO_LANGUAGE = frozenset({"", "C", "POSIX"})


@dataclass(frozen=True)
class TerminalLanguage:
    """A language that commands speak: its code, such as "pl" or "zh_CN", and its texts; None for English."""

    code: str
    catalogue: Catalogue | None

    def shown(self, text: str) -> str:
        """The text in this language; numbers stay as English writes them, so that they can be copied into a script."""
        return translated(text, self._template_of, str)

    def _template_of(self, text: Sentence) -> str:
        catalogue = self.catalogue
        if catalogue is None:
            return text.template
        if isinstance(text, Counted):
            said = text.said_by(lambda number: catalogue.translation(text.one, text.many, number) or "")
        else:
            said = catalogue.translation(text.template, text.meaning) or ""
        return said or text.template


IN_ENGLISH = TerminalLanguage(ENGLISH, None)


def language_of(environment: Mapping[str, str]) -> TerminalLanguage:
    """The first language that a terminal asks for, as gettext reads its environment, and that is spoken here."""
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    if _without_encoding(locale) in _NO_LANGUAGE:
        return IN_ENGLISH
    return language_named(environment.get("LANGUAGE") or locale)


_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_named(codes: str) -> TerminalLanguage:
    """The first of these languages that is spoken here, such as "pl", "pl_PL.UTF-8" or "sv:de"; English for none."""
    for code in map(_without_encoding, codes.split(":")):
        for name in dict.fromkeys((code, code.partition("_")[0])):
            if name == ENGLISH:
                return IN_ENGLISH
            try:
                content = resource(f"translations/dicedesk_{name}.qm").read_bytes()
            except FileNotFoundError:
                # No such language; or a checkout that was not started by packaging/dev.py, which has none.
                continue
            return TerminalLanguage(name, Catalogue(content))
    return IN_ENGLISH


def _without_encoding(locale: str) -> str:
    return locale.partition(".")[0].partition("@")[0].replace("-", "_")
