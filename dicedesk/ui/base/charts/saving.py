"""Writes charts into files: as pictures, or as figures for other programs."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QWidget

from dicedesk.lab.questions.pictures import png_with, svg_with
from dicedesk.ui.base.words import tr


@dataclass(frozen=True)
class ChartContents:
    """Makes the picture of a chart and the text of its figures; SVG, and all figures as JSON, where it can.

    Pictures carry the `question` that the Lab was asked; the texts of figures have it already.
    """

    picture: Callable[[], QPixmap]
    table: Callable[[], str]
    svg: Callable[[], str] | None = None
    json: Callable[[], str] | None = None
    question: str = ""

    def kinds(self) -> dict[str, str]:
        """What it can be saved as: the ending of each kind of file, and what people call it."""
        made = {".png": tr("Picture (*.png)")}
        if self.svg is not None:
            made[".svg"] = tr("Drawing (*.svg)")
        made[".csv"] = tr("Table (*.csv)")
        if self.json is not None:
            made[".json"] = tr("All data (*.json)")
        return made

    def held(self, ending: str) -> bytes:
        """What a file with this ending holds."""
        if ending == ".svg" and self.svg is not None:
            drawn = self.svg()
            return (svg_with(drawn, self.question) if self.question else drawn).encode()
        if ending == ".json" and self.json is not None:
            return self.json().encode()
        if ending == ".csv":
            return self.table().encode()
        return png_with(_png(self.picture()), self.question) if self.question else _png(self.picture())


def save_chart(owner: QWidget, title: str, name: str, contents: ChartContents, *, is_table: bool) -> str:
    """Asks for a file, and writes the picture or the figures into it, as its ending says.

    `name` is proposed, with the ending of figures where `is_table`. Returns what came of it in a sentence, "" where no
    file was chosen.
    """
    kinds = contents.kinds()
    first = ".csv" if is_table else ".png"
    offered = [kinds[first], *(kind for ending, kind in kinds.items() if ending != first)]
    chosen, kind = QFileDialog.getSaveFileName(owner, title, f"{name}{first}", ";;".join(offered))
    if not chosen:
        return ""
    file = Path(chosen)
    if file.suffix.lower() not in kinds:
        ending = next((ending for ending, one in kinds.items() if one == kind), first)
        file = file.with_name(file.name + ending)
    try:
        file.write_bytes(contents.held(file.suffix.lower()))
    except OSError as error:
        return tr("The chart could not be saved: {reason}", reason=error.strerror or str(error))
    return tr("Chart saved as {name}", name=file.name)


def _png(picture: QPixmap) -> bytes:
    held = QBuffer()
    held.open(QBuffer.OpenModeFlag.WriteOnly)
    picture.save(held, "PNG")
    return bytes(held.data().data())
