"""Writes charts into files: as pictures, or as figures for other programs."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QWidget

from dicedesk.ui.words import tr

_PICTURE, _TABLE = ".png", ".csv"


@dataclass(frozen=True)
class ChartContents:
    """Makes the picture of a chart, and the text of its figures."""

    picture: Callable[[], QPixmap]
    table: Callable[[], str]


def save_chart(owner: QWidget, title: str, name: str, contents: ChartContents, *, is_table: bool) -> str:
    """Asks for a file, and writes the picture or the figures into it, as its ending says.

    `name` is proposed, with the ending of figures where `is_table`. Returns what came of it in a sentence, "" where no
    file was chosen.
    """
    kinds = [tr("Picture (*.png)"), tr("Table (*.csv)")]
    endings = [_PICTURE, _TABLE]
    if is_table:
        kinds, endings = kinds[::-1], endings[::-1]
    chosen, kind = QFileDialog.getSaveFileName(owner, title, f"{name}{endings[0]}", ";;".join(kinds))
    if not chosen:
        return ""
    file = Path(chosen)
    if file.suffix.lower() not in endings:
        file = file.with_name(file.name + endings[kinds.index(kind) if kind in kinds else 0])
    try:
        _write(file, contents)
    except OSError as error:
        return tr("The chart could not be saved: {reason}", reason=error.strerror or str(error))
    return tr("Chart saved as {name}", name=file.name)


def _write(file: Path, contents: ChartContents) -> None:
    """Raises OSError."""
    if file.suffix.lower() == _TABLE:
        file.write_text(contents.table(), encoding="utf-8")
        return
    picture = QBuffer()
    picture.open(QBuffer.OpenModeFlag.WriteOnly)
    contents.picture().save(picture, "PNG")
    file.write_bytes(picture.data().data())
