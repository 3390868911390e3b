"""Texts in the language of the window."""

from PySide6.QtCore import QCoreApplication

from dicedesk.core.words import Name, Sentence

CONTEXT = "dicedesk"
"""The one context under which translations are kept."""


def shown(text: str) -> str:
    """The text in the window's language; a Sentence is translated by its template, its values with it."""
    if not isinstance(text, Sentence):
        return text
    template = QCoreApplication.translate(CONTEXT, text.template)
    if not text.values:
        return template
    return template.format_map({name: _shown_value(value) for name, value in text.values.items()})


def tr(text: str, /, **values: object) -> str:
    """The text, translated, with each `{name}` in it replaced by the value of that name."""
    return shown(Sentence(text, values))


def _shown_value(value: object) -> object:
    if isinstance(value, Name):
        return shown(value.text)
    return shown(value) if isinstance(value, str) else value
