"""How every game's tab is put together: the table in a column, the buttons under it, the one primary button."""

from collections.abc import Iterable

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from dicedesk.ui.look.theme import Space, Type, font
from dicedesk.ui.widgets.dice.tray import DiceTray
from dicedesk.ui.widgets.wrapping import ButtonRow


def primary_button(longest: str, key: str = "") -> QPushButton:
    """The one button that glows, as wide as the longest of its texts, so that its neighbours stay where they are.

    `key` is shown as its tip.
    """
    button = QPushButton()
    button.setToolTip(key)
    button.setObjectName("primary")
    width = QFontMetrics(font(Type.LEAD, bold=True)).horizontalAdvance(longest)
    button.setMinimumWidth(width + 3 * Space.LARGE + Space.SMALL)
    return button


def button_row(hint: QLabel, *buttons: QPushButton) -> ButtonRow:
    """The hint at the left, the buttons at the right, also where there is no hint to see."""
    return ButtonRow(hint, buttons)


def table_column(above: Iterable[QWidget], tray: QWidget, below: Iterable[QWidget] = ()) -> QWidget:
    """The table: what stands above the felt, the felt, which takes all room that is left, and what stands below."""
    table = QWidget()
    column = QVBoxLayout(table)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.MEDIUM)
    for widget in above:
        column.addWidget(widget)
    column.addWidget(tray, 1)
    for widget in below:
        column.addWidget(widget)
    return table


def fill(tab: QWidget, content: QWidget) -> None:
    """Gives the whole tab to its content."""
    whole = QVBoxLayout(tab)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(content)


def lie_below(tray: DiceTray, height: int) -> None:
    """Has dice that lie still leave so much of the felt's height free above them."""
    tray.setContentsMargins(0, height, 0, 0)
    tray.show_faces(tray.faces)
