"""The texts of the languages, as Qt's lrelease compiles them (.qm files), for commands that open no window."""

from functools import partial

from PySide6.QtCore import QDate, QLocale, Qt, QTranslator

from dicedesk.core.assets import resource
from dicedesk.core.words import MINUS, Catalogue, Day, Figure


def open_catalogue(code: str) -> Catalogue | None:
    """Return a language; None without a catalogue of its texts.

    A checkout that was not started by packaging/dev.py has none.
    """
    try:
        file = resource(f"translations/dicedesk_{code}.qm")
    except FileNotFoundError:
        return None
    translator = QTranslator()
    translator.load(str(file))

    def look_up(text: str, comment: str = "", count: int | None = None) -> str:
        return translator.translate("", text, comment or None, -1 if count is None else count) or text

    return Catalogue(look_up, partial(_written, QLocale(code)))


def _written(locale: QLocale, value: Figure | Day) -> str:
    """Write a number, an amount or a day as the window does in this language."""
    if isinstance(value, Day):
        day = QDate.fromString(value, Qt.DateFormat.ISODate)
        return locale.toString(day, QLocale.FormatType.ShortFormat) if day.isValid() else value
    size = float(abs(value.number))
    if value.currency:
        text = locale.toCurrencyString(size, value.currency, value.digits)
    else:
        text = locale.toString(size, "f", value.digits)
    # Qt has a hyphen in most languages, and brackets around a debt in some.
    return f"{MINUS}{text}" if value.number < 0 else text
