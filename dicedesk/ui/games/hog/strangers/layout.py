"""How a section looks that takes what people bring: what it takes, its buttons, and below them what came of it."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import CardScroll, label


def lay_out(
    section: QWidget,
    says: str,
    row: tuple[QPushButton, QLabel, QPushButton],
    below: Sequence[QWidget],
    result: QWidget,
) -> None:
    """Lays a section out.

    `row` is the button that chooses, the name of what was chosen, and the button for the result; `below` are the parts
    under it. That button, the last of these parts and the result are hidden until there is something to show.
    """
    choose, name, use = row
    line = QHBoxLayout()
    line.setSpacing(Space.MEDIUM)
    line.addWidget(choose)
    line.addWidget(name, 1)
    line.addWidget(use)
    for button in (choose, use):
        button.setAutoDefault(False)
    top = QWidget()
    column = QVBoxLayout(top)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.MEDIUM)
    column.addWidget(label("second", says, wraps=True))
    column.addLayout(line)
    for part in below:
        column.addWidget(part)
    scroll = CardScroll()
    scroll.add_card(top)
    scroll.add_card(result)
    scroll.add_stretch()
    whole = QVBoxLayout(section)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(scroll)
    for part in (use, below[-1], result):
        part.hide()
