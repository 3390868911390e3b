"""Pictures of what a table shows: copied, or saved as a file."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QFileDialog, QWidget

from dicedesk.ui.base.words import tr

SUFFIX = ".png"


def copy_picture(part: QWidget) -> QPixmap:
    """Puts a picture of a part of a window on the clipboard, and returns it."""
    picture = part.grab()
    QGuiApplication.clipboard().setPixmap(picture)
    return picture


def save_picture(part: QWidget, place: str) -> str:
    """Asks for a file, proposing `place`, and writes a picture into it; returns how that went, "" for no file."""
    picture = part.grab()
    name, _ = QFileDialog.getSaveFileName(
        part.window(), tr("Save the picture"), place, tr("Pictures (*.png)")
    )
    if not name:
        return ""
    file = Path(name if Path(name).suffix else f"{name}{SUFFIX}")
    if picture.save(str(file), "PNG"):
        return tr("Picture saved as {name}", name=file.name)
    return tr("The picture could not be saved as {name}", name=file.name)
