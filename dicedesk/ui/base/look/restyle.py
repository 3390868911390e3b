"""How a part looks after what the style sheet asks of it has changed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def restyle(*parts: QWidget) -> None:
    """Asks the style sheet again how these parts look: after another name, or a property that it knows.

    A part that has never been shown is asked about later anyway; to do so now would cost a start of the program the
    making of QStyle's hundreds of enums.
    """
    for part in parts:
        if part.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            part.style().unpolish(part)
            part.style().polish(part)


def mark(part: QWidget, name: str, *, is_so: bool = True) -> None:
    """Tells the style sheet that a part is, or is not, such as "small"."""
    if part.property(name) != is_so:
        part.setProperty(name, is_so)
        restyle(part)
