"""A chart of the Lab is saved as PNG, SVG or JSON."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from dicedesk.lab.charts import Drawing
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import LIGHT
from tests.ui.base.charts.drawings import ALL, ESTIMATES, FAN, GRID, unseen_card_of


def saved(
    drawing: Drawing,
    ending: str,
    appearance: Appearance,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
) -> bytes:
    """What the file holds that a chart is saved as, before the chart has been seen."""
    file = folder / f"chart{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    card = unseen_card_of(drawing, appearance, qtbot)
    card.save()
    assert card.note.text() == f"Chart saved as chart{ending}"
    return file.read_bytes()


@pytest.mark.parametrize("drawing", ALL.values(), ids=list(ALL))
def test_every_drawing_is_saved_as_svg_with_texts_and_without_pixels(
    qtbot: QtBot,
    appearance: Appearance,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    drawing: Drawing,
) -> None:
    held = saved(drawing, ".svg", appearance, qtbot, monkeypatch, tmp_path)
    root = ElementTree.fromstring(held)  # noqa: S314 (it was just made)
    titles = {column.title for column in drawing.columns()}
    assert titles & {(part.text or "").strip() for part in root.findall(".//{*}text")}
    assert b"<image" not in held
    assert [part.text for part in root[:2]] == ["Dice", "They <are> even"]


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.CONTRAST])
def test_an_svg_file_has_the_colors_of_paper_in_every_theme(
    qtbot: QtBot,
    appearance: Appearance,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    theme: ThemeChoice,
) -> None:
    appearance.choose(theme)
    held = saved(FAN, ".svg", appearance, qtbot, monkeypatch, tmp_path).decode()
    assert LIGHT.accent in held
    assert appearance.palette.accent not in held


@pytest.mark.parametrize("drawing", [FAN, ESTIMATES, GRID])
def test_pictures_are_wide_enough_to_read(
    qtbot: QtBot,
    appearance: Appearance,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    drawing: Drawing,
) -> None:
    held = saved(drawing, ".png", appearance, qtbot, monkeypatch, tmp_path)
    assert QImage.fromData(held, "PNG").width() >= 480


@pytest.mark.parametrize(("ending", "text"), [(".csv", b"face\n6\n"), (".json", b"{}")])
def test_the_figures_are_those_that_the_card_was_handed(
    qtbot: QtBot,
    appearance: Appearance,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    ending: str,
    text: bytes,
) -> None:
    assert saved(FAN, ending, appearance, qtbot, monkeypatch, tmp_path) == text
