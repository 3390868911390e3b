"""The languages that DiceDesk speaks."""

from dataclasses import dataclass

from dicedesk.core.assets import ENGLISH


@dataclass(frozen=True)
class Language:
    """A language: its Qt code, and its own name."""

    code: str
    name: str


LANGUAGES = (
    Language(ENGLISH, "English"),
    Language("de", "Deutsch"),
    Language("es", "Español"),
    Language("fr", "Français"),
    Language("pl", "Polski"),
    Language("zh_CN", "简体中文"),
)

LANGUAGE_CODES = tuple(language.code for language in LANGUAGES)
