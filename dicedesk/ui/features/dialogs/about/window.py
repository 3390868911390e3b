"""What the program is, what it is made with, and under which licences."""

import platform
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.third_party import third_party
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import Card, CardScroll, label
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.dialogs.about.licenses import LicensesWindow

_WIDTH, _HEIGHT = 620, 520
_LINES = 8
"""Of the report that are seen at least."""

_PARTS = (
    ("Python", "", "PSF"),
    ("Qt", "", "LGPL 3"),
    ("PySide6", "PySide6-Essentials", "LGPL 3"),
    ("numpy", "numpy", "BSD 3"),
    ("pyqtgraph", "pyqtgraph", "MIT"),
    ("pyttsx3", "pyttsx3", "MPL 2"),
)
"""What DiceDesk is made with: the name, the package that knows the version, and the licence."""


def made_with() -> tuple[str, ...]:
    """A line for each part with its version, where that is known, and its licence."""
    return tuple(
        " ".join((name, *filter(None, (_version_of(name, package),)), f"({licence})"))
        for name, package, licence in _PARTS
    )


class AboutWindow(QDialog):
    """Does not hold the game up; Escape closes it."""

    def __init__(self, program_version: str, report: str, parent: QWidget) -> None:
        """`report` tells about this computer and goes with a bug report: it can be read, and copied with a button."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("About DiceDesk"))
        self.report = QPlainTextEdit(report)
        self.licenses_button, self.copy_button, self.close_button = (
            QPushButton(tr("Licenses…")),
            QPushButton(tr("Copy for a bug report")),
            QPushButton(tr("Close")),
        )
        self.licenses_button.clicked.connect(self.show_licenses)
        self.licenses_button.setAutoDefault(False)
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        self.copy_button.setAutoDefault(False)
        self.copy_button.setVisible(bool(report))
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.close)
        self._lay_out(program_version)
        EnterKey(self)
        self.close_button.setFocus()

    def show_licenses(self) -> LicensesWindow:
        """Opens the list of all that others made, which stays when this window closes."""
        window = LicensesWindow(third_party(), self.parentWidget())
        window.show()
        return window

    def _lay_out(self, program_version: str) -> None:
        parts, report = Card(tr("Made with")), Card(tr("This computer"))
        parts.add(label("", "\n".join(made_with())))
        self.report.setReadOnly(True)
        self.report.document().setDocumentMargin(0)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(tr("This computer"))
        self.report.setMinimumHeight(_LINES * self.report.fontMetrics().lineSpacing())
        report.add(self.report, 1)
        report.setVisible(bool(self.report.toPlainText()))
        cards = CardScroll()
        for card in (parts, report):
            cards.add_card(card, stretch=int(card is report))
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.licenses_button)
        buttons.addStretch(1)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        says = tr("DiceDesk {version}: dice games at a quiet table.", version=program_version)
        column.addWidget(label("lead", says, wraps=True))
        column.addWidget(
            label("second", tr("MIT License. DiceDesk sends nothing over the network."), wraps=True)
        )
        column.addWidget(cards, 1)
        column.addLayout(buttons)
        begin_with(self, _WIDTH, _HEIGHT if self.report.toPlainText() else 0)


def _version_of(name: str, package: str) -> str:
    if not package:
        return {"Python": platform.python_version(), "Qt": qVersion() or ""}[name]
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
