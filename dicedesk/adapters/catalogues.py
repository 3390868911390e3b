"""The texts of the languages, compiled by Qt's lrelease (.qm files), for commands without a window."""

from PySide6.QtCore import QTranslator

from dicedesk.core.assets import resource
from dicedesk.core.words import LookUp


def open_catalogue(code: str) -> LookUp | None:
    """Return the function that looks up a language's texts; None if the language has no catalog.

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

    return look_up
