"""A card of the right column: a title in small capitals over its content."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dicedesk.ui.base.look.theme import Space


class Card(QFrame):
    """Holds widgets one under the other."""

    def __init__(self, title: str, parent: QWidget | None = None, *, wraps: bool = False) -> None:
        """A card without content; where its title is "" what comes first stands in its place.

        A title that is a whole sentence `wraps` in a narrow card.
        """
        super().__init__(parent)
        self.setObjectName("card")
        self.setAccessibleName(title)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        self._column.setSpacing(Space.SMALL)
        heading = QLabel(title.upper())
        heading.setObjectName("cardTitle")
        heading.setWordWrap(wraps)
        if not title:
            heading.hide()
        self._heading = QHBoxLayout()
        self._heading.addWidget(heading, 1)
        self._column.addLayout(self._heading)

    def add_to_heading(self, widget: QWidget) -> None:
        """Puts a widget at the right of the title."""
        self._heading.addWidget(widget)

    def add(self, widget: QWidget, stretch: int = 0) -> None:
        """Puts a widget under the others."""
        self._column.addWidget(widget, stretch)

    def close_up(self) -> None:
        """Leaves the room that is over below what has been put in."""
        self._column.addStretch(1)


def label(name: str, text: str = "", *, wraps: bool = False) -> QLabel:
    """A label that the style sheet knows by its name; one that wraps takes the room that its text needs."""
    made = QLabel(text)
    made.setObjectName(name)
    made.setWordWrap(wraps)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def write(part: QLabel, text: str) -> None:
    """Writes a text into a label that lies in its place; without one it takes no room."""
    part.setText(text)
    part.setVisible(bool(text))
