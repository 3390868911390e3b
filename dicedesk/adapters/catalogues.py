"""The texts of the languages, compiled by Qt's lrelease (.qm files), for commands without a window."""

from functools import partial

from PySide6.QtCore import QDate, QLocale, Qt, QTranslator

from dicedesk.core.assets import resource
from dicedesk.core.words import MINUS, Catalogue, Day, Figure


def open_catalogue(code: str) -> Catalogue | None:
    """Return the catalog of a language, None if it has none.

    A checkout has catalogs only if it was started by packaging/dev.py.
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
