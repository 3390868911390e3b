"""A chart in a card: drawn, or as a table, and saved as a picture or for other programs."""

from importlib import import_module
from typing import Any, Protocol

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from dicedesk.ports.jobs import Jobs, reason_of
from dicedesk.ui.accessibility.announcer import announce
from dicedesk.ui.charts.chart_data import ChartData, csv_text
from dicedesk.ui.charts.saving import ChartContents, save_chart
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import Palette, Space, scaled
from dicedesk.ui.still_there import while_there
from dicedesk.ui.tables.long_table import LongTable
from dicedesk.ui.widgets.card import Card, label, write
from dicedesk.ui.words import shown, tr

_PLOTS = "dicedesk.ui.charts.plots"
"""Draws with numpy, which takes longer to load than the window to open, and therefore is loaded beside it."""
_LOWEST = 122
"""As low as a chart can be, in pixels at the normal font size."""


def load_plots() -> None:
    """Loads what charts are drawn with. Any thread can do it, as no Qt object is made by that."""
    _plots()


class _Plot(Protocol):
    """What `plots` makes of a drawing."""

    @property
    def widget(self) -> QWidget:
        """What is seen of it."""

    def recolour(self, palette: Palette) -> None:
        """Draws it in other colours."""


class _ChartTable(LongTable):
    """The figures of a chart, from the first on."""

    def __init__(self, data: ChartData) -> None:
        """All of them, in columns of one width."""
        super().__init__(data.drawing.columns(), data.title)
        header = self.horizontalHeader()
        for column in range(header.count()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.show_rows(data.drawing.rows)

    def scrollToBottom(self) -> None:
        """Does nothing: the first row is on top."""


class ChartCard(Card):
    """Shows one chart at a time. It is drawn a moment after it is first seen."""

    def __init__(self, data: ChartData, appearance: Appearance, jobs: Jobs) -> None:
        """The buttons and the sentence; the chart is drawn when it is seen.

        The jobs load what draws it; they work in this process.
        """
        super().__init__(data.title)
        self._data, self._appearance, self._jobs = data, appearance, jobs
        self._plot: _Plot | None = None
        self.says = label("second", data.says, wraps=True)
        self.note = label("second", wraps=True)
        self.table_button, self.save_button = QPushButton(tr("Table")), QPushButton(tr("Save…"))
        self.table_button.setCheckable(True)
        self.table_button.setAccessibleName(tr("{title} as a table", title=data.title))
        self.save_button.setAccessibleName(tr("Save {title}", title=data.title))
        self.table = _ChartTable(data)
        self._stack = QStackedWidget()
        self._waiting = label("second", tr("Loading…"))
        self._stack.addWidget(self._waiting)
        self._stack.addWidget(self.table)
        self._stack.setMinimumHeight(scaled(_LOWEST))
        self._stack.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._lay_out()
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._load)
        self.table_button.toggled.connect(self._on_toggled)
        self.save_button.clicked.connect(self.save)
        appearance.changed.connect(self._on_appearance_changed)

    @property
    def is_drawn(self) -> bool:
        """Whether the chart can be seen already."""
        return self._plot is not None

    @property
    def data(self) -> ChartData:
        """What is shown."""
        return self._data

    def showEvent(self, event: QShowEvent) -> None:
        """Has the chart drawn once the window around it has been painted."""
        super().showEvent(event)
        if not self.is_drawn:
            self._timer.start()

    def save(self) -> None:
        """Asks for a file, and writes the picture or the figures into it, as its name says."""
        title, is_table = self.save_button.accessibleName(), self.table_button.isChecked()
        said = save_chart(self, title, self._data.file_name, self._contents(), is_table=is_table)
        if said:
            self._say(said)

    def _contents(self) -> ChartContents:
        drawing = self._data.drawing
        return ChartContents(self._picture, lambda: csv_text(drawing.axes.fields, drawing.figures()))

    def _picture(self) -> QPixmap:
        self._draw()
        assert self._plot is not None  # noqa: S101 (it was just drawn)
        return self._plot.widget.grab()

    def _load(self) -> None:
        self._jobs.start(load_plots, while_there(self._on_loaded), while_there(self._on_failed))

    def _on_loaded(self, _: None) -> None:
        self._draw()

    def _on_failed(self, error: Exception) -> None:
        # The figures can be seen as a table all the same.
        write(self._waiting, shown(reason_of(error)))

    def _draw(self) -> None:
        if self._plot is not None:
            return
        self._plot = plot = _plots().Plot(self._data.drawing, self._appearance.palette)
        plot.widget.setAccessibleName(self._data.title)
        plot.widget.setAccessibleDescription(self._data.says)
        self._stack.removeWidget(self._waiting)
        self._waiting.deleteLater()
        self._stack.insertWidget(0, plot.widget)
        self._on_toggled(is_table=self.table_button.isChecked())

    def _on_toggled(self, is_table: bool) -> None:  # noqa: FBT001 (a signal's value comes by place)
        self._stack.setCurrentIndex(int(is_table))

    def _on_appearance_changed(self) -> None:
        if self._plot is not None:
            self._plot.recolour(self._appearance.palette)

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
            button.setObjectName("quiet")
            button.setAutoDefault(False)
            buttons.addWidget(button)
        self.add(row)
        self.add(self._stack, 1)
        self.add(self.note)
        write(self.note, "")


def _plots() -> Any:
    return import_module(_PLOTS)
