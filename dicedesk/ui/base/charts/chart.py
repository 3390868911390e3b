"""A chart in a card: drawn, or as a table, and saved as a picture or for other programs."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.charts.chart_data import ChartData, GridDrawing
from dicedesk.ui.base.charts.views import ChartView, GridView
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import LongTable
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import tr


@dataclass(frozen=True)
class ChartContents:
    """Makes the picture of a chart and the text of its figures; SVG, and all figures as JSON, where it can."""

    picture: Callable[[], QPixmap]
    table: Callable[[], str]
    svg: Callable[[], str] | None = None
    json: Callable[[], str] | None = None

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
            return self.svg().encode()
        if ending == ".json" and self.json is not None:
            return self.json().encode()
        if ending == ".csv":
            return self.table().encode()
        return _png(self.picture())


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


_COLUMNS_A_LINE = 3
"""So many columns of a row are read on one line, or nearly."""


class _ChartTable(LongTable):
    """The figures of a chart, from the first on."""

    def __init__(self, data: ChartData) -> None:
        super().__init__(data.drawing.columns(), data.title)
        header = self.horizontalHeader()
        for column in range(header.count()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.show_rows(data.drawing.rows)


class ChartCard(Card):
    """Shows one chart, with a sentence about it, its table and a button that saves it."""

    def __init__(self, data: ChartData, appearance: Appearance) -> None:
        super().__init__(data.title)
        self._data = data
        self.says = label("second", data.says, wraps=True)
        self.view = _view_of(data, appearance)
        self.reading = label("second", wraps=True)
        self.note = label("second", wraps=True)
        self.table_button, self.save_button = QPushButton(tr("Table")), QPushButton(tr("Save…"))
        self.table_button.setCheckable(True)
        self.table_button.setAccessibleName(tr("{title} as a table", title=data.title))
        self.save_button.setAccessibleName(tr("Save {title}", title=data.title))
        self.table = _ChartTable(data)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.table)
        self._stack.setMinimumHeight(self.view.minimumSizeHint().height())
        self._stack.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._lay_out()
        self.view.read.connect(self.reading.setText)
        self.table_button.toggled.connect(self._on_toggled)
        self.save_button.clicked.connect(self.save)

    @property
    def data(self) -> ChartData:
        """What is shown."""
        return self._data

    def save(self) -> None:
        """Ask for a file, and write the picture or the figures into it, as its name says."""
        title, is_table = self.save_button.accessibleName(), self.table_button.isChecked()
        said = save_chart(self, title, self._data.file_name, self._contents(), is_table=is_table)
        if said:
            self._say(said)

    def _contents(self) -> ChartContents:
        return ChartContents(self.view.picture, self._data.csv, self.view.svg, self._data.json)

    def _on_toggled(self, is_table: bool) -> None:  # noqa: FBT001 (a signal's value comes by place)
        self._stack.setCurrentIndex(int(is_table))

    def _say(self, words: str) -> None:
        write(self.note, words)
        announce(self, words)

    def _lay_out(self) -> None:
        row = QWidget()
        buttons = QHBoxLayout(row)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.says, 1)
        for button in (self.table_button, self.save_button):
            set_style(button, "quiet")
            button.setAutoDefault(False)
            buttons.addWidget(button)
        self.add(row)
        self.add(self._stack, 1)
        # Nothing moves when the cursor reads something.
        lines = -(-len(self._data.drawing.columns()) // _COLUMNS_A_LINE)
        self.reading.setFixedHeight(lines * self.reading.fontMetrics().lineSpacing() + Space.TIGHT)
        self.add(self.reading)
        self.add(self.note)
        write(self.note, "")


def _view_of(data: ChartData, appearance: Appearance) -> ChartView | GridView:
    """A map for a grid, a chart for all that has axes."""
    drawing = data.drawing
    if isinstance(drawing, GridDrawing):
        return GridView(data, drawing, appearance)
    return ChartView(data, drawing, appearance)
