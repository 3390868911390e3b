"""What the program is, what it is made with, and under which licences."""

import platform
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from dicedesk.ui.words import tr

_PARTS = (
    ("Python", "", "PSF"),
    ("Qt", "", "LGPL 3"),
    ("PySide6", "PySide6-Essentials", "LGPL 3"),
    ("numpy", "numpy", "BSD 3"),
    ("pyttsx3", "pyttsx3", "MPL 2"),
)
"""What DiceDesk is made with: the name, the package that knows the version, and the licence."""


def made_with() -> tuple[str, ...]:
    """A line for each part with its version, where that is known, and its licence."""
    return tuple(
        " ".join((name, *filter(None, (_version_of(name, package),)), f"({licence})"))
        for name, package, licence in _PARTS
    )


def about_box(program_version: str, report: str, parent: QWidget) -> QMessageBox:
    """A box that says it, and does not hold the game up.

    `report` tells about this computer and goes with a bug report: it is unfolded, or copied with a button.
    """
    box = QMessageBox(parent)
    box.setWindowTitle(tr("About DiceDesk"))
    box.setText(tr("DiceDesk {version}: dice games on a calm table.", version=program_version))
    lines = (tr("Licence: MIT. Nothing leaves this computer."), tr("Made with:"), *made_with())
    box.setInformativeText("\n".join(lines))
    if report:
        box.setDetailedText(report)
        copy = box.addButton(tr("Copy for a bug report"), QMessageBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        box.addButton(QMessageBox.StandardButton.Close)
        box.setDefaultButton(QMessageBox.StandardButton.Close)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setModal(False)
    return box


def _version_of(name: str, package: str) -> str:
    if not package:
        return {"Python": platform.python_version(), "Qt": qVersion() or ""}[name]
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
