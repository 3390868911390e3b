"""The bar, the card, its labels, and the box with an arrow."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.card import Bar, Card, label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo

WIDE = 200


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def reached(bar: Bar, color: QColor) -> int:
    """How many pixels of the bar's middle line have the color."""
    shot = picture(bar)
    return sum(shot.pixelColor(x, shot.height() // 2) == color for x in range(shot.width()))


@pytest.mark.parametrize(
    ("share", "pixels"), [(0.0, 0), (0.25, WIDE // 4), (1.0, WIDE), (1.2, WIDE), (-1.0, 0)]
)
def test_a_bar_is_filled_as_far_as_its_share(
    qtbot: QtBot, appearance: Appearance, share: float, pixels: int
) -> None:
    bar = Bar(appearance)
    qtbot.addWidget(bar)
    bar.resize(WIDE, bar.sizeHint().height())
    bar.show_share(share, "accent")
    assert abs(reached(bar, appearance.palette.color("accent")) - pixels) <= 4


def test_a_bar_takes_the_colors_of_the_theme(qtbot: QtBot, appearance: Appearance) -> None:
    bar = Bar(appearance)
    qtbot.addWidget(bar)
    bar.resize(WIDE, bar.sizeHint().height())
    bar.show_share(1.0, "accent")
    appearance.choose(ThemeChoice.LIGHT)
    assert reached(bar, appearance.palette.color("accent")) > WIDE - 4


def test_the_smallest_share_can_be_seen(qtbot: QtBot, appearance: Appearance) -> None:
    bar = Bar(appearance)
    qtbot.addWidget(bar)
    bar.resize(WIDE, bar.sizeHint().height())
    bar.show_share(0.001, "accent")
    assert reached(bar, appearance.palette.color("accent")) > 0


def test_a_card_is_read_aloud_by_its_title_and_shows_it_in_capitals(qtbot: QtBot) -> None:
    card = Card("Players")
    qtbot.addWidget(card)
    card.add(QLabel("below"))
    assert card.accessibleName() == "Players"
    assert [part.text() for part in card.findChildren(QLabel)] == ["PLAYERS", "below"]


def test_a_label_shows_every_sign_as_it_is() -> None:
    made = label("second", "<b>5 & 6</b>")
    assert made.textFormat() is Qt.TextFormat.PlainText
    assert not made.wordWrap()
    assert label("second", wraps=True).wordWrap()


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.LIGHT])
def test_the_arrow_of_a_box_is_seen_in_both_themes(
    qtbot: QtBot, appearance: Appearance, theme: ThemeChoice
) -> None:
    appearance.choose(theme)
    box = ArrowCombo(appearance, "Left player")
    qtbot.addWidget(box)
    box.resize(WIDE, box.sizeHint().height())
    shot = picture(box)
    middle = range(shot.height() // 4, 3 * shot.height() // 4)
    right = {shot.pixelColor(x, y).name() for x in range(WIDE - 24, WIDE - 8) for y in middle}
    left = {shot.pixelColor(x, y).name() for x in range(WIDE - 80, WIDE - 40) for y in middle}
    assert len(left) == 1
    assert len(right) > 2
    assert box.accessibleName() == "Left player"


def test_a_label_takes_no_room_while_there_is_nothing_to_say(qtbot: QtBot) -> None:
    card, line = Card("Title"), label("bad")
    qtbot.addWidget(card)
    card.add(line)
    write(line, "The disk is full.")
    assert (line.text(), line.isHidden()) == ("The disk is full.", False)
    write(line, "")
    assert line.isHidden()
