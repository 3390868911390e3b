"""A button that shows and hides what lies under it."""

from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.words import tr


class Disclosure(QWidget):
    """Is closed at first. `button` opens and closes it."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        """Has nothing to show before `add`; the title stands on the button."""
        super().__init__(parent)
        self._title = title
        self.button, self._body = QPushButton(), QWidget()
        self.button.setObjectName("opener")
        self.button.setCheckable(True)
        self.button.setAutoDefault(False)
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.button.setAccessibleName(title)
        self._parts = QVBoxLayout(self._body)
        self._parts.setContentsMargins(0, Space.SMALL, 0, 0)
        self._parts.setSpacing(Space.MEDIUM)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.button)
        column.addWidget(self._body)
        self.button.toggled.connect(lambda _: self._show())
        self._show()

    @property
    def is_open(self) -> bool:
        """Whether what lies under the button is shown."""
        return self.button.isChecked()

    def add(self, part: QWidget) -> None:
        """Puts a part under the others."""
        self._parts.addWidget(part)

    def _show(self) -> None:
        self._body.setVisible(self.is_open)
        self.button.setText(
            tr("▾ {title}", title=self._title) if self.is_open else tr("▸ {title}", title=self._title)
        )
