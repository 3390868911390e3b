"""Where a tab will be."""

from PySide6.QtWidgets import QVBoxLayout, QWidget


class TabPage(QWidget):
    """Empty until its tab has been chosen and made."""

    def __init__(self, parent: QWidget) -> None:
        """An empty page."""
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def hold(self, tab: QWidget) -> None:
        """Gives all of it to the tab."""
        self._column.addWidget(tab)
        tab.show()
