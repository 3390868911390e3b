"""The windows about the program, its components, and their licenses."""

import platform
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.third_party import Part, ThirdParty, third_party
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.widgets.card import Card, CardScroll, label
from dicedesk.ui.base.words import tr

_LICENSES_WIDTH, _LICENSES_HEIGHT = 760, 760


class PartTable(RowsTable):
    """The parts found; one is selected."""

    def __init__(self) -> None:
        super().__init__(
            (
                Column(tr("Component"), text=lambda part: part.name),
                Column(tr("Version"), text=lambda part: part.version),
                Column(tr("License"), text=lambda part: part.license, tip=lambda part: part.license),
            ),
            tr("Third-party components"),
        )
        set_style(self, "palette")
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    @property
    def chosen(self) -> Part | None:
        """The selected part, whose license is shown; None if none was found."""
        row = self.currentIndex().row()
        return self.rows[row] if 0 <= row < len(self.rows) else None

    def show_rows(self, rows: Sequence[Part]) -> None:
        """Show other parts, and select the first."""
        self.setCurrentIndex(self.model().index(-1, -1))
        super().show_rows(rows)
        if rows:
            self.verticalHeader().setDefaultSectionSize(self.sizeHintForRow(0))
        self.selectRow(0)


class LicensesWindow(QDialog):
    """Lists the parts over the license of the selected one; Escape closes it."""

    def __init__(self, made_with: ThirdParty, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._all = made_with
        self._searched = {name: text.casefold() for name, text in made_with.texts.items()}
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Licenses"))
        self.field, self.table, self.text = QLineEdit(), PartTable(), QPlainTextEdit()
        self.nothing = label("second", tr("No component matches."))
        self._lay_out()
        self.table.selectionModel().currentRowChanged.connect(self._show_chosen)
        self.field.textChanged.connect(self._find)
        self.field.returnPressed.connect(self._find_in_text)
        self._find("")
        begin_with(self, _LICENSES_WIDTH, _LICENSES_HEIGHT)

    def _lay_out(self) -> None:
        self.field.setPlaceholderText(tr("Search names, licenses and license texts"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("License text"))
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        says = tr(
            "DiceDesk itself is licensed under the MIT License. The components below have their own licenses."
        )
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.setChildrenCollapsible(False)
        for half in (self.table, self.text):
            halves.addWidget(half)
        halves.setStretchFactor(0, 2)
        halves.setStretchFactor(1, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(label("second", says, wraps=True))
        column.addWidget(self.field)
        column.addWidget(self.nothing)
        column.addWidget(halves, 1)

    def _find(self, words: str) -> None:
        """Show the parts whose name or license contains the words, then those whose license text does."""
        sought = words.strip().casefold()
        with_name = [part for part in self._all.parts if sought in f"{part.name} {part.license}".casefold()]
        others = [
            part
            for part in self._all.parts
            if part not in with_name and any(sought in self._searched[name] for name in part.texts)
        ]
        self.table.show_rows([*with_name, *others])
        self.nothing.setVisible(not self.table.rows)
        self._show_chosen()

    def _show_chosen(self, *_: object) -> None:
        part = self.table.chosen
        self.text.setPlainText("" if part is None else f"{self._heading(part)}\n\n{self._all.text_of(part)}")
        if part is not None and self.field.text().strip():
            self._find_in_text()

    def _find_in_text(self) -> None:
        """Go to the next match of the words in the text, wrapping around."""
        if not self.text.find(self.field.text().strip()):
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(self.field.text().strip())
        self.text.centerCursor()

    def _heading(self, part: Part) -> str:
        lines = [f"{part.name} {part.version}", tr("License: {license}", license=part.license)]
        if part.source:
            lines.append(tr("Source: {address}", address=part.source))
        return "\n".join(lines)


_WIDTH, _HEIGHT = 620, 520
_LINES = 8
"""Least number of visible lines of the report."""

_PARTS = (
    ("Python", "", "PSF"),
    ("Qt", "", "LGPL 3"),
    ("PySide6", "PySide6-Essentials", "LGPL 3"),
    ("numpy", "numpy", "BSD 3"),
    ("pyttsx3", "pyttsx3", "MPL 2"),
)
"""Components of DiceDesk: name, the package that knows the version, and license."""


def made_with() -> tuple[str, ...]:
    """A line for each part: name, version if known, and license."""
    return tuple(
        " ".join((name, *filter(None, (_version_of(name, package),)), f"({terms})"))
        for name, package, terms in _PARTS
    )


class AboutWindow(QDialog):
    """Shows the version, the components, and this computer; it never blocks the game."""

    def __init__(self, program_version: str, report: str, parent: QWidget) -> None:
        """`report` describes this computer for a bug report; a button copies it."""
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
        """Open the list of licenses, which stays open when this window closes."""
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
        says = tr("DiceDesk {version}: dice games with a coach and exact odds.", version=program_version)
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
