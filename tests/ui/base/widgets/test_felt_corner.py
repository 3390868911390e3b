"""The free corner of a felt: what is left out where there is little room, and where the line lies."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.felt_corner import FeltCorner, FreeCorner

TEXTS = ("Today's Hog · November 21 · not played", "Today's Hog · not played", "Today's Hog")


@pytest.fixture
def felt(qtbot: QtBot) -> QWidget:
    felt = QWidget()
    qtbot.addWidget(felt)
    felt.resize(1200, 300)
    felt.show()
    return felt


def test_a_chip_says_what_has_room(felt: QWidget) -> None:
    corner = FeltCorner(FreeCorner(felt, QPoint(-10, 5), 0.5))
    corner.show()
    corner.show_chip(TEXTS, "Play it")
    said = []
    for width in (1200, 400, 240, 20):
        felt.resize(width, 300)
        said.append(corner.chip.text())
    assert said == [*TEXTS, TEXTS[-1]]
    assert (corner.chip.accessibleName(), corner.chip.toolTip()) == (TEXTS[0], f"{TEXTS[0]}\nPlay it")


def test_the_chip_shortens_before_links_are_left_out(felt: QWidget) -> None:
    corner = FeltCorner(FreeCorner(felt, QPoint(-10, 5), 0.5))
    corner.show()
    corner.show_chip(TEXTS, "Play it")
    links = [label("feltNote", f"{number} exercises due") for number in (1, 2)]
    corner.show_links(links)
    seen = []
    for width in (1200, 600, 480, 160):
        felt.resize(width, 300)
        seen.append((corner.chip.text(), [link.isVisible() for link in links]))
    assert seen == [
        (TEXTS[0], [True, True]),
        (TEXTS[2], [True, True]),
        (TEXTS[1], [True, False]),
        (TEXTS[2], [False, False]),
    ]


@pytest.mark.parametrize("place", [QPoint(-10, 5), QPoint(10, -5), QPoint(10, 5), QPoint(-10, -5)])
def test_the_line_keeps_its_distance_from_the_edges_of_its_corner(felt: QWidget, place: QPoint) -> None:
    corner = FeltCorner(FreeCorner(felt, place))
    corner.show()
    corner.show_badge("TODAY · Nov 21")
    felt.resize(900, 200)
    lies = corner.geometry()
    assert (lies.left() if place.x() > 0 else lies.right() - felt.rect().right()) == place.x()
    assert (lies.top() if place.y() > 0 else lies.bottom() - felt.rect().bottom()) == place.y()


def test_the_line_ends_before_what_is_in_its_corner_while_that_is_shown(felt: QWidget) -> None:
    switch = QWidget(felt)
    switch.setGeometry(1000, 0, 150, 20)
    switch.show()
    corner = FeltCorner(FreeCorner(felt, QPoint(-10, 5), 0.3, switch))
    corner.show()
    corner.show_chip(TEXTS, "Play it")
    beside = corner.geometry().right(), corner.chip.text()
    switch.hide()
    assert beside[0] < 1000
    assert beside[1] != TEXTS[0] == corner.chip.text()
    assert corner.geometry().right() == felt.rect().right() - 10


def test_an_empty_line_takes_no_click_from_the_felt(felt: QWidget) -> None:
    corner = FeltCorner(FreeCorner(felt, QPoint(-10, 5)))
    corner.show()
    corner.show_badge("TODAY · Nov 21")
    corner.show_badge("")
    assert corner.width() == 0
    assert not corner.badge.isVisible()
