"""Charts: drawn in the colors of the theme, the same as tables, and saved as pictures and figures."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from dicedesk.lab.charts import Drawing, NamedValues, RunningTotal
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.look.appearance import Appearance
from tests.ui.base.charts.drawings import BARS, DOLLARS, THROWS, TOTAL, card_of
from tests.ui.pixels import pixels_by_color

LONG = RunningTotal(
    THROWS, DOLLARS, tuple(map(float, range(500))), tuple(float(place % 7) for place in range(500))
)
NONE = NamedValues(BARS.across, BARS.up, ())
Shown = Callable[[Drawing], ChartCard]


@pytest.fixture
def shown(qtbot: QtBot, appearance: Appearance) -> Shown:
    """Shows a chart."""
    return lambda drawing: card_of(drawing, appearance, qtbot)


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


@pytest.mark.parametrize("drawing", [LONG, NONE], ids=["long", "none"])
def test_a_chart_can_be_seen_even_where_there_is_nothing(shown: Shown, drawing: Drawing) -> None:
    assert shown(drawing).grab().toImage().width() == 520


def test_the_table_shows_what_is_drawn(shown: Shown) -> None:
    assert cells(shown(BARS)) == [["1", "9", "10"], ["2", "11", "10"]]
    assert cells(shown(TOTAL)) == [["1", "Monday", "$5"], ["2", "Tuesday", "−$14.50"]]


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
    assert card.says.text() == "They <are> even"


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
    assert appearance.palette.color("info").name() in pixels_by_color(QImage(str(tmp_path / "dice.png")))


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
