"""Charts: drawn in the colours of the theme, the same as tables, and saved as pictures and figures."""

import csv
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.charts.chart_data import Axes, Bars, ChartData, Line, LinePoint, NamedBar
from dicedesk.ui.base.look.appearance import Appearance
from tests.ui.pixels import pixels_by_colour

BARS = Bars(
    Axes("Face", "Dice", lambda value: f"{value:g}", ("face", "count", "expected")),
    (NamedBar("1", 9, 10.0), NamedBar("2", 11, 10.0)),
)
LINE = Line(
    Axes("Games", "Money", lambda value: f"${value:g}", ("games", "started", "dollars")),
    (LinePoint(1, 5.0, "Monday", "2026-11-23"), LinePoint(2, -14.5, "Tuesday", "2026-11-24", "bad")),
    "Started",
)
LONG = Line(LINE.axes, tuple(LinePoint(place, place % 7) for place in range(500)), "Started")
NONE = Bars(BARS.axes, ())
Shown = Callable[[Bars | Line], ChartCard]


@pytest.fixture
def shown(qtbot: QtBot, appearance: Appearance) -> Shown:
    """Shows a chart."""

    def made(drawing: Bars | Line) -> ChartCard:
        data = ChartData("Dice", "Consistent with fair dice", drawing, "dice", drawing.csv)
        card = ChartCard(data, appearance)
        qtbot.addWidget(card)
        card.resize(420, 320)
        card.show()
        return card

    return made


def cells(card: ChartCard) -> list[list[str]]:
    """What the table shows."""
    model = card.table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def chosen(monkeypatch: pytest.MonkeyPatch, file: Path, kind: str = "") -> list[str]:
    """Answers each question for a file with this one; returns what was proposed."""
    proposed: list[str] = []

    def ask(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        proposed.append(name)
        return str(file) if file.name else "", kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    return proposed


@pytest.mark.parametrize("drawing", [BARS, LINE, LONG, NONE], ids=["bars", "line", "long", "none"])
def test_a_chart_can_be_seen_even_where_there_is_nothing(shown: Shown, drawing: Bars | Line) -> None:
    assert shown(drawing).grab().toImage().width() == 420


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST])
@pytest.mark.parametrize(
    ("drawing", "token"), [(BARS, "info"), (BARS, "accent"), (LINE, "accent"), (LINE, "bad")]
)
def test_a_chart_is_drawn_in_the_colours_of_the_theme(
    shown: Shown, appearance: Appearance, theme: ThemeChoice, drawing: Bars | Line, token: str
) -> None:
    card = shown(drawing)
    appearance.choose(theme)
    assert QColor(appearance.palette.colour(token)).name() in pixels_by_colour(card.grab().toImage())


def test_the_table_shows_what_is_drawn(shown: Shown) -> None:
    assert cells(shown(BARS)) == [["1", "9", "10"], ["2", "11", "10"]]
    assert cells(shown(LINE)) == [["1", "Monday", "$5"], ["2", "Tuesday", "$-14.5"]]


def test_a_key_turns_the_chart_into_a_table_and_back(shown: Shown, qtbot: QtBot) -> None:
    card = shown(BARS)
    assert not card.table.isVisible()
    qtbot.keyClick(card.table_button, Qt.Key.Key_Space)
    assert card.table.isVisible()
    qtbot.keyClick(card.table_button, Qt.Key.Key_Space)
    assert not card.table.isVisible()


def test_a_screen_reader_hears_what_the_chart_is_and_says(shown: Shown) -> None:
    card = shown(BARS)
    names = [part.accessibleName() for part in (card, card.table, card.table_button, card.save_button)]
    assert names == ["Dice", "Dice", "Dice as a table", "Save Dice"]
    assert card.says.text() == card.data.says


def test_a_chart_is_never_too_low_to_be_read(shown: Shown) -> None:
    card = shown(BARS)
    card.resize(300, 10)
    assert card.view.height() >= card.view.minimumSizeHint().height() > 100


def test_the_picture_is_what_is_seen(
    shown: Shown, appearance: Appearance, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    card = shown(BARS)
    assert chosen(monkeypatch, tmp_path / "dice.png") == []
    card.save()
    assert card.note.text() == "Chart saved as dice.png"
    assert appearance.palette.colour("info").name() in pixels_by_colour(QImage(str(tmp_path / "dice.png")))


def test_a_picture_can_be_saved_before_anything_is_seen(
    qtbot: QtBot, appearance: Appearance, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    card = ChartCard(ChartData("Dice", "", BARS, "dice", BARS.csv), appearance)
    qtbot.addWidget(card)
    chosen(monkeypatch, tmp_path / "dice.png")
    card.save()
    assert not QImage(str(tmp_path / "dice.png")).isNull()


@pytest.mark.parametrize(
    ("drawing", "lines"),
    [
        (BARS, [["face", "count", "expected"], ["1", "9", "10.0"], ["2", "11", "10.0"]]),
        (LINE, [["games", "started", "dollars"], ["1", "2026-11-23", "5.0"], ["2", "2026-11-24", "-14.5"]]),
    ],
)
def test_the_figures_are_those_of_the_chart(
    shown: Shown,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    drawing: Bars | Line,
    lines: list[list[str]],
) -> None:
    chosen(monkeypatch, tmp_path / "dice.csv")
    shown(drawing).save()
    assert list(csv.reader((tmp_path / "dice.csv").read_text("utf-8").splitlines())) == lines


def test_the_kind_that_was_chosen_gives_the_name_its_ending(
    shown: Shown, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    card = shown(BARS)
    assert chosen(monkeypatch, tmp_path / "mine", "Table (*.csv)") == []
    card.save()
    card.table_button.click()
    proposed = chosen(monkeypatch, tmp_path / "table")
    card.save()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["mine.csv", "table.csv"]
    assert proposed == ["dice.csv"]


def test_what_cannot_be_saved_is_told_and_nothing_is_saved_without_a_name(
    shown: Shown, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    card = shown(BARS)
    chosen(monkeypatch, Path())
    card.save()
    assert card.note.text() == ""
    chosen(monkeypatch, tmp_path / "gone" / "dice.png")
    card.save()
    assert card.note.text().startswith("The chart could not be saved: ")
