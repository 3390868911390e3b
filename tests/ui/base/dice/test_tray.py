"""The tray as a tab uses it."""

import sys

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QRegion
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.dice.motion import Pose
from dicedesk.ui.base.dice.painting import DiePainter
from dicedesk.ui.base.dice.solid import resting_turn
from dicedesk.ui.base.dice.tray import MOST_DICE, SMALLEST, DiceTray, _pixels
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.theme import IVORY, NORMAL_POINT_SIZE, FeltColor


@pytest.fixture
def tray(qtbot: QtBot) -> DiceTray:
    """A tray on the screen whose throws would last until the end of the test."""
    made = DiceTray(FeltColor.GREEN)
    qtbot.addWidget(made)
    made.resize(900, 420)
    made.duration_ms = 3_600_000
    made.show()
    qtbot.waitExposed(made)
    return made


def settlings(tray: DiceTray) -> list[tuple[int, ...]]:
    """The faces that lay there each time the tray said that it had settled."""
    heard: list[tuple[int, ...]] = []
    tray.settled.connect(lambda: heard.append(tray.faces))
    return heard


def ticking(tray: DiceTray) -> bool:
    return any(timer.isActive() for timer in tray.findChildren(QTimer))


def colors(image: QImage) -> int:
    """How many different colors a grid of points of an image has."""
    step = max(image.width() // 97, 1)
    return len(
        {image.pixel(x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)}
    )


def test_a_headline_keeps_clear_of_what_lies_over_a_low_felt(tray: DiceTray) -> None:
    covered = 84
    tray.setContentsMargins(0, covered, 0, 0)
    tray.resize(SMALLEST.width(), SMALLEST.height() + covered)
    before = tray.grab().toImage()
    tray.set_headline("You have the dice")
    after = tray.grab().toImage()
    row = after.bytesPerLine()
    changed = [
        y
        for y in range(after.height())
        if after.constBits()[y * row : (y + 1) * row] != before.constBits()[y * row : (y + 1) * row]
    ]
    assert min(changed) > covered * after.devicePixelRatio()


@pytest.mark.parametrize("size", [(320, 270), (210, 270), (905, 570)])
def test_a_headline_and_a_caption_do_not_touch(
    tray: DiceTray, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    large = QFont()
    large.setPointSizeF(2 * NORMAL_POINT_SIZE)
    monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(large))
    tray.resize(*size)
    bare = tray.grab().toImage()
    tray.set_headline("Player 2\nhas the dice")
    headline = painted_rows(tray.grab().toImage(), bare)
    tray.set_headline("")
    tray.set_caption("Yacht: Player 1 scores 0")
    caption = painted_rows(tray.grab().toImage(), bare)
    tray.set_headline("Player 2\nhas the dice")
    both = painted_rows(tray.grab().toImage(), bare)
    assert both & caption == caption
    assert (both - caption) <= set(range(min(caption)))
    assert headline


def painted_rows(image: QImage, before: QImage) -> set[int]:
    """The rows of pixels in which two images differ."""
    row = image.bytesPerLine()
    return {
        y
        for y in range(image.height())
        if image.constBits()[y * row : (y + 1) * row] != before.constBits()[y * row : (y + 1) * row]
    }


def test_a_throw_settles_once_with_its_faces(tray: DiceTray, qtbot: QtBot) -> None:
    heard = settlings(tray)
    tray.duration_ms = 40
    with qtbot.waitSignal(tray.settled):
        tray.throw((3, 5, 2, 6))
        assert tray.is_moving
    QCoreApplication.processEvents()
    assert heard == [(3, 5, 2, 6)]
    assert not tray.is_moving
    assert not ticking(tray)


def test_finishing_settles_at_once_and_only_once(tray: DiceTray) -> None:
    heard = settlings(tray)
    tray.throw((1, 1))
    tray.finish()
    tray.finish()
    assert heard == [(1, 1)]
    assert not ticking(tray)


def test_without_a_duration_the_dice_lie_at_once_and_settle_from_the_event_loop(
    tray: DiceTray, qtbot: QtBot
) -> None:
    heard = settlings(tray)
    tray.duration_ms = 0
    with qtbot.waitSignal(tray.settled):
        tray.throw((4, 4))
        assert heard == []
        assert not tray.is_moving
    assert heard == [(4, 4)]
    assert not ticking(tray)


def test_a_throw_during_a_throw_settles_the_first_one(tray: DiceTray) -> None:
    heard = settlings(tray)
    tray.throw((1,))
    tray.throw((2,))
    assert heard == [(1,)]
    tray.finish()
    assert heard == [(1,), (2,)]


def test_a_tray_that_is_hidden_in_mid_throw_finishes_it(tray: DiceTray) -> None:
    heard = settlings(tray)
    tray.throw((6, 6))
    tray.hide()
    assert heard == [(6, 6)]
    assert not ticking(tray)


def test_a_tray_that_was_hidden_looks_as_before(tray: DiceTray) -> None:
    tray.show_faces((1, 2, 3, 4, 5))
    before = tray.grab().toImage()
    tray.hide()
    tray.show()
    assert tray.grab().toImage() == before


def test_a_hidden_tray_settles_without_moving(qtbot: QtBot) -> None:
    tray = DiceTray(FeltColor.TEAL)
    qtbot.addWidget(tray)
    with qtbot.waitSignal(tray.settled):
        tray.throw((6, 6))
        assert not tray.is_moving


def test_shown_faces_neither_move_nor_settle(tray: DiceTray) -> None:
    heard = settlings(tray)
    tray.show_faces((2, 3))
    assert tray.faces == (2, 3)
    assert not tray.is_moving
    assert not ticking(tray)
    tray.show_faces(())
    assert tray.faces == ()
    assert heard == []


def test_a_click_finishes_a_throw_and_is_reported_otherwise(tray: DiceTray, qtbot: QtBot) -> None:
    clicks: list[bool] = []
    tray.clicked.connect(lambda: clicks.append(True))
    tray.throw((5, 5))
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert not tray.is_moving
    assert clicks == []
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert clicks == [True]


def test_assistive_technology_reads_the_result_when_the_dice_lie_still(tray: DiceTray) -> None:
    assert tray.accessibleName() == "Dice"
    assert tray.accessibleDescription() == "No dice"
    tray.throw((3, 5, 2, 6))
    assert tray.accessibleDescription() == "No dice"
    tray.finish()
    assert tray.accessibleDescription() == "4 dice: 3, 5, 2, 6"
    tray.show_faces((1,))
    assert tray.accessibleDescription() == "1 die: 1"


@pytest.mark.parametrize("faces", [(0,), (7,), (1,) * (MOST_DICE + 1)])
def test_dice_that_do_not_exist_are_refused_and_change_nothing(
    tray: DiceTray, faces: tuple[int, ...]
) -> None:
    heard = settlings(tray)
    tray.throw((1, 2))
    with pytest.raises(ValueError, match="up to 10 dice"):
        tray.throw(faces)
    assert tray.faces == (1, 2)
    assert tray.is_moving
    assert heard == []


def test_only_the_dice_and_their_shadows_are_painted_again_in_mid_throw(tray: DiceTray) -> None:
    tray.throw((1, 2, 3, 4, 5, 6, 1, 2, 3, 4))
    scene, kept = tray._scene, painted(tray, 1)
    for t in (0.1, 0.2, 0.35, 0.5, 0.8, 0.99):
        before = scene.bounds()
        scene.move(t)
        changed = _pixels(before.united(scene.bounds())).intersected(tray.rect())
        tray.render(kept, changed.topLeft(), QRegion(changed))
        assert kept == painted(tray, 1)


def test_a_throw_goes_on_when_the_tray_is_resized(tray: DiceTray) -> None:
    tray.throw((1, 2, 3))
    tray.resize(1200, 700)
    assert tray.is_moving
    assert not tray.grab().isNull()


@pytest.mark.parametrize(
    ("size", "ratio", "count"),
    [
        (SMALLEST, 1, 10),
        (SMALLEST, 2, 1),
        (QSize(560, 260), 1, 5),
        (QSize(900, 420), 2, 10),
        (QSize(2400, 1400), 1, 2),
    ],
)
def test_dice_are_painted_at_rest_and_in_mid_air(tray: DiceTray, size: QSize, ratio: int, count: int) -> None:
    tray.resize(size)
    tray.set_caption("You rolled 10 dice: " + " + ".join("3" * 10) + " = 30 points", bright=True)
    tray.set_note("Roll 12")
    empty = painted(tray, ratio)
    tray.throw((1, 2, 3, 4, 5, 6, 1, 2, 3, 4)[:count])
    tray._scene.move(0.5)
    flying = painted(tray, ratio)
    tray.finish()
    resting = painted(tray, ratio)
    assert colors(resting) > 50
    assert len({bytes(image.constBits()) for image in (empty, flying, resting)}) == 3


def painted(tray: DiceTray, ratio: int) -> QImage:
    """The tray as a screen with `ratio` device pixels a pixel shows it."""
    image = QImage(tray.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.black)
    tray.render(image, QPoint())
    return image


@pytest.mark.parametrize("width", [420, 560, 900])
def test_a_long_caption_stays_on_the_felt_and_below_the_dice(tray: DiceTray, width: int) -> None:
    tray.resize(width, 260)
    tray.set_caption(
        "You rolled 10 dice: " + " + ".join("6" * 10) + " = 60 points, and the scores are swapped"
    )
    felt = tray.rect().toRectF()
    caption, area = tray._text.caption_rect(felt), tray._text.dice_area(felt)
    assert felt.contains(caption)
    assert area.top + area.height <= caption.top()


def test_the_red_ace_is_red_and_the_middle_of_a_one() -> None:
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    DiePainter(IVORY).paint(painter, Pose(100, 100, 0, resting_turn(1, 0, 0.2)), 100)
    painter.end()
    middle = image.pixelColor(100, 84)
    assert middle.red() > 2 * max(middle.green(), middle.blue())


def test_painting_keeps_the_references_of_none() -> None:
    """PySide6 6.12.0 on CPython below 3.12 loses one at each call, and aborts after some thousands."""
    image = QImage(16, 16, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    pen, start, end = QPen(QColor("red")), QPointF(0, 0), QPointF(9, 9)
    before = sys.getrefcount(None)
    for _ in range(1000):
        painter.setPen(pen)
        painter.drawLine(start, end)
    lost = before - sys.getrefcount(None)
    painter.end()
    assert lost < 100


def test_calm_dice_appear_at_rest(tray: DiceTray) -> None:
    tray.is_calm = True
    tray.throw((3, 5, 2))
    places = [(pose.x, pose.y, pose.height) for pose in tray._scene.poses]
    tray._on_tick(0.1)
    assert tray.is_moving
    assert [(pose.x, pose.y, pose.height) for pose in tray._scene.poses] == places
    tray.finish()
    assert [(pose.x, pose.y, pose.height) for pose in tray._scene.poses] == places


def test_calm_dice_are_there_soon_whatever_the_speed(tray: DiceTray, qtbot: QtBot) -> None:
    heard = settlings(tray)
    tray.is_calm = True
    with qtbot.waitSignal(tray.settled):
        tray.throw((1, 2))
    assert (heard, tray.is_moving) == ([(1, 2)], False)


def test_calm_dice_become_clearer(tray: DiceTray) -> None:
    tray.throw((6, 6))
    tray.finish()
    whole = tray.grab().toImage()
    tray.is_calm = True
    tray.show_faces(())
    bare = tray.grab().toImage()
    tray.show_faces((6, 6))
    tray._scene.appear(0.5, frozenset())
    half = tray.grab().toImage()
    assert bare != half != whole


def test_calm_dice_that_are_held_do_not_fade(tray: DiceTray) -> None:
    tray.show_faces((4, 4))
    tray._scene.appear(0.0, frozenset())
    bare = tray.grab().toImage()
    tray._scene.appear(0.0, frozenset({0}))
    assert tray.grab().toImage() != bare


def test_without_a_duration_calm_dice_lie_at_once(tray: DiceTray) -> None:
    tray.duration_ms, tray.is_calm = 0, True
    tray.throw((1, 2))
    assert not tray.is_moving
    tray.finish()


def test_dice_too_small_to_read_under_a_result_are_not_painted(tray: DiceTray) -> None:
    tray.resize(700, 290)
    tray.setContentsMargins(0, 195, 0, 0)
    tray.show_faces((1, 2, 3, 4, 5))
    painted = tray.grab().toImage()
    tray.show_faces((6, 6, 6, 6, 6))
    assert tray.grab().toImage() == painted
