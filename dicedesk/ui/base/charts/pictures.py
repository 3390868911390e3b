"""Pictures of charts that are saved: a plot is drawn for one alone, and gone with it."""

from typing import Any

from PySide6.QtGui import QPixmap

from dicedesk.ui.base.charts.chart_data import ChartData


def picture_of(plot: Any) -> QPixmap:
    """What is seen of it. Qt is to delete it: Python may collect it in any thread."""
    taken: QPixmap = plot.widget.grab()
    plot.widget.deleteLater()
    return taken


def svg_of(plot: Any, data: ChartData) -> str:
    """The same as a drawing, with the title of what it shows and its sentence."""
    made: str = plot.svg(data.title, data.says)
    plot.widget.deleteLater()
    return made
