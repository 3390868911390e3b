"""The picture of the program's windows."""

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from dicedesk.ui.window import desktop
from dicedesk.ui.window.desktop import SIDES, program_icon


@pytest.mark.parametrize("side", SIDES)
def test_the_icon_has_a_picture_made_for_each_size(qtbot: QtBot, side: int) -> None:
    picture = program_icon().pixmap(QSize(side, side), 1.0)

    assert picture.size() == QSize(side, side)


def test_an_installation_without_pictures_has_an_empty_icon(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(path: str) -> None:
        raise FileNotFoundError(path)

    monkeypatch.setattr(desktop, "resource", missing)

    assert program_icon().isNull()
