"""Each kind of drawing is painted in the colours of every theme, with names at the ends of its lines."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QGraphicsView
from pytestqt.qtbot import QtBot

from dicedesk.play.settings.settings import ThemeChoice
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.charts.chart_data import Drawing, DrawnCurve
from dicedesk.ui.base.look.appearance import Appearance
from tests.ui.base.charts.drawings import CONVERGING, ESTIMATES, FAN, HISTOGRAM, SYSTEMS, card_of
from tests.ui.pixels import pixels_by_colour


def names_at_ends(card: ChartCard) -> list[QGraphicsSimpleTextItem]:
    """The names of lines, from the highest on."""
    (plot,) = card.view.findChildren(QGraphicsView)
    found = [item for item in plot.scene().items() if isinstance(item, QGraphicsSimpleTextItem)]
    return sorted(found, key=lambda item: item.y())


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST])
@pytest.mark.parametrize(
    ("drawing", "token"),
    [(FAN, "accent"), (CONVERGING, "accent"), (SYSTEMS, "accent"), (SYSTEMS, "info"), (ESTIMATES, "info")],
)
def test_a_drawing_has_the_colours_of_the_theme(
    qtbot: QtBot, appearance: Appearance, theme: ThemeChoice, drawing: Drawing, token: str
) -> None:
    card = card_of(drawing, appearance, qtbot)
    appearance.choose(theme)
    assert QColor(appearance.palette.colour(token)).name() in pixels_by_colour(card.grab().toImage())


def test_bands_add_up_where_they_lie_on_each_other(qtbot: QtBot, appearance: Appearance) -> None:
    counts = pixels_by_colour(card_of(FAN, appearance, qtbot).grab().toImage())
    bluest = [name for name, _ in counts.most_common(4)]
    blues = [QColor(name).blue() for name in bluest if QColor(name).blue() > QColor(name).red() + 20]
    assert len(set(blues)) == 2


def test_each_line_has_its_name_at_its_end_in_the_order_of_the_ends(
    qtbot: QtBot, appearance: Appearance
) -> None:
    card = card_of(SYSTEMS, appearance, qtbot)
    names = names_at_ends(card)
    assert [item.text() for item in names] == [f"system {number}" for number in reversed(range(7))]


def test_names_keep_their_distance_where_lines_end_together(qtbot: QtBot, appearance: Appearance) -> None:
    card = card_of(CONVERGING, appearance, qtbot)
    names = names_at_ends(card)
    assert {item.text() for item in names} == {"simulated", "exactly 0.111"}
    assert names[1].y() - names[0].y() >= names[0].boundingRect().height() - 1


def test_only_the_bands_of_the_fan_and_its_line_are_named(qtbot: QtBot, appearance: Appearance) -> None:
    card = card_of(FAN, appearance, qtbot)
    names = names_at_ends(card)
    assert [item.text() for item in names] == ["90%", "half", "median"]


def test_a_histogram_is_quieter_than_a_line_but_not_where_contrast_is_asked_for(
    qtbot: QtBot, appearance: Appearance
) -> None:
    card = card_of(HISTOGRAM, appearance, qtbot)
    (plot,) = card.view.findChildren(QGraphicsView)
    assert appearance.palette.colour("info").name() not in pixels_by_colour(plot.grab().toImage())
    appearance.choose(ThemeChoice.CONTRAST)
    assert appearance.palette.colour("info").name() in pixels_by_colour(plot.grab().toImage())


def test_a_chart_of_one_place_stands_in_the_middle(qtbot: QtBot, appearance: Appearance) -> None:
    one = replace(FAN, places=(5.0,), curves=(DrawnCurve("median", (500.0,)),))
    card = card_of(one, appearance, qtbot)
    assert ">5<" in card.view.svg()
