"""Fields one under the other, each beside its name."""

from PySide6.QtWidgets import QGridLayout, QWidget

from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label


class FieldRows(QWidget):
    """Names at the left, fields at the right, which take the room that there is."""

    def __init__(self, *fields: QWidget) -> None:
        """A field stands beside its accessible name."""
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, Space.TIGHT, 0, Space.TIGHT)
        grid.setHorizontalSpacing(Space.LARGE)
        grid.setVerticalSpacing(Space.SMALL)
        grid.setColumnStretch(1, 1)
        for row, field in enumerate(fields):
            grid.addWidget(label("second", field.accessibleName()), row, 0)
            grid.addWidget(field, row, 1)
