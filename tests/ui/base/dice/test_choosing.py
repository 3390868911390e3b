"""Dice that a person keeps: they are framed, they can be clicked, and they lie still while the others fly."""

from itertools import combinations
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.dice import solid
from dicedesk.ui.base.dice.at_rest import REACH, Area, lay_out
from dicedesk.ui.base.dice.choosing import ChoosingTray, _frame, _is_short, _width, _words_font, _words_rect
from dicedesk.ui.base.dice.motion import Landing, resting_pose
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import IVORY, LIMELIGHT, FeltColor

SIZES = [(420, 170), (924, 330), (905, 570), (1560, 900)]
FACES = (5, 5, 2, 5, 3)


@pytest.fixture
def tray(qtbot: QtBot, appearance: Appearance) -> ChoosingTray:
    """Five dice at rest, from which somebody chooses."""
    made = ChoosingTray(FeltColor.BLUE)
    qtbot.addWidget(made)
    made.resize(900, 420)
    made.show_faces(FACES)
    made.set_choosing(True)
    made.show()
    qtbot.waitExposed(made)
    return made


def middle(tray: ChoosingTray, die: int) -> QPoint:
    pose = tray._scene.poses[die]
    return QPoint(round(pose.x), round(pose.y))


def frames(tray: ChoosingTray) -> list[int]:
    """The dice that have the frame's color straight to the left of them."""
    image, half = tray.grab().toImage(), REACH * tray._scene.edge
    return [
        die
        for die in range(len(tray.faces))
        if any(
            close(image.pixelColor(middle(tray, die).x() - round(half) + shift, middle(tray, die).y()))
            for shift in range(-3, 6)
        )
    ]


def around(tray: ChoosingTray, die: int, color: str) -> int:
    """The pixels of this color around a die."""
    room = _frame(tray._at_rest, die).adjusted(-3, -3, 3, 3).toAlignedRect()
    image = tray.grab(room).toImage()
    return sum(
        close(image.pixelColor(x, y), color) for x in range(image.width()) for y in range(image.height())
    )


def close(color: QColor, to: str = IVORY.keep_frame) -> bool:
    wanted = QColor(to)
    return all(abs(a - b) < 30 for a, b in zip(color.getRgb(), wanted.getRgb(), strict=True))


def under(tray: ChoosingTray, die: int) -> QPoint:
    """The middle of the words under a die."""
    return _words_rect(_frame(tray._at_rest, die)).center().toPoint()


def words_painted(tray: ChoosingTray, bare: QImage) -> list[int]:
    """The dice with something under them that is not on the bare felt."""
    image = tray.grab().toImage()
    rects = [_words_rect(_frame(tray._at_rest, die)).toAlignedRect() for die in range(len(tray.faces))]
    return [die for die, rect in enumerate(rects) if image.copy(rect) != bare.copy(rect)]


@given(
    st.lists(st.integers(1, 6), min_size=5, max_size=5),
    st.sets(st.integers(0, 4)),
    st.integers(1, 1000),
    st.floats(0, 1),
)
def test_held_dice_lie_still_while_the_others_fly(
    faces: list[int], held: set[int], throw: int, t: float
) -> None:
    at_rest = lay_out(5, Area(0, 0, 900, 360))
    throws = [throw - (die in held) for die in range(5)]
    landing = Landing(faces, at_rest, Area(0, 0, 900, 420), throws, held)
    for die in held:
        assert landing.pose(die, t) == resting_pose(die, faces[die], at_rest.places[die], throws[die])


@given(
    st.lists(st.integers(1, 6), min_size=5, max_size=5),
    st.lists(st.integers(0, 10_000), min_size=5, max_size=5),
    st.floats(370, 2400),
    st.floats(90, 1400),
)
def test_no_two_dice_touch_whichever_throws_they_were_kept_from(
    faces: list[int], throws: list[int], width: float, height: float
) -> None:
    at_rest = lay_out(5, Area(0, 0, width, height))
    circles = [
        (x, y, solid.reach(resting_pose(die, face, (x, y), throw).turn) * at_rest.edge / 2)
        for die, (face, throw, (x, y)) in enumerate(zip(faces, throws, at_rest.places, strict=True))
    ]
    for (ax, ay, a), (bx, by, b) in combinations(circles, 2):
        assert hypot(ax - bx, ay - by) > a + b


def test_held_dice_keep_their_pose_through_a_throw(tray: ChoosingTray) -> None:
    tray.duration_ms = 3_600_000
    before = tray._scene.poses
    tray.throw((5, 5, 6, 5, 1), held=(0, 1, 3))
    assert tray.is_moving
    for t in (0.0, 0.3, 0.6, 0.99):
        tray._scene.move(t)
        assert [tray._scene.poses[die] for die in (0, 1, 3)] == [before[die] for die in (0, 1, 3)]
    assert tray._scene.poses[2] != before[2]
    tray.finish()
    assert [tray._scene.poses[die] for die in (0, 1, 3)] == [before[die] for die in (0, 1, 3)]
    assert tray.faces == (5, 5, 6, 5, 1)


@pytest.mark.parametrize("size", SIZES)
def test_a_click_on_a_die_names_it(tray: ChoosingTray, qtbot: QtBot, size: tuple[int, int]) -> None:
    tray.resize(*size)
    clicked: list[int] = []
    tray.die_clicked.connect(clicked.append)
    for die in (4, 0, 2):
        qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=middle(tray, die))
    assert clicked == [4, 0, 2]


@pytest.mark.parametrize("held", [(5,), (-1,), (0, 7)])
def test_dice_that_do_not_lie_there_cannot_be_held(tray: ChoosingTray, held: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="Only dice that lie there"):
        tray.throw((1, 1, 1, 1, 1), held=held)
    assert tray.faces == FACES


@pytest.mark.parametrize("size", SIZES)
def test_a_click_on_the_words_under_a_die_names_it(
    tray: ChoosingTray, qtbot: QtBot, size: tuple[int, int]
) -> None:
    tray.resize(*size)
    clicked: list[int] = []
    tray.die_clicked.connect(clicked.append)
    for die in (4, 0, 2):
        qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=under(tray, die))
    assert clicked == [4, 0, 2]


def test_a_click_on_a_die_in_mid_throw_ends_the_throw_and_names_none(
    tray: ChoosingTray, qtbot: QtBot
) -> None:
    tray.duration_ms = 3_600_000
    tray.throw(FACES, held=(0,))
    with qtbot.assertNotEmitted(tray.die_clicked):
        qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=middle(tray, 0))
    assert not tray.is_moving


def test_a_click_beside_the_dice_is_a_click_on_the_felt(tray: ChoosingTray, qtbot: QtBot) -> None:
    heard: list[str] = []
    tray.die_clicked.connect(lambda die: heard.append(f"die {die}"))
    tray.clicked.connect(lambda: heard.append("felt"))
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert heard == ["felt"]


def test_no_die_can_be_clicked_while_nobody_chooses(tray: ChoosingTray, qtbot: QtBot) -> None:
    tray.set_choosing(False)
    with qtbot.assertNotEmitted(tray.die_clicked):
        qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=middle(tray, 2))


@pytest.mark.parametrize("size", SIZES)
def test_kept_dice_and_no_others_have_frames(tray: ChoosingTray, size: tuple[int, int]) -> None:
    tray.resize(*size)
    tray.set_kept((1, 4))
    assert frames(tray) == [1, 4]


@pytest.mark.parametrize("size", SIZES)
def test_the_advice_to_keep_a_die_is_seen_whether_it_is_kept_or_not(
    tray: ChoosingTray, size: tuple[int, int]
) -> None:
    tray.resize(*size)
    for kept in ((), (1, 4)):
        tray.set_kept(kept)
        tray.set_advised(())
        unlit, edge = around(tray, 1, LIMELIGHT), tray._scene.edge
        tray.set_advised((1,))
        assert around(tray, 1, LIMELIGHT) > unlit + 4 * REACH * edge
        assert (around(tray, 1, IVORY.keep_frame) > REACH * edge) is (1 in kept)


@pytest.mark.parametrize("size", SIZES)
def test_each_die_has_its_words_only_while_somebody_chooses(
    tray: ChoosingTray, size: tuple[int, int]
) -> None:
    tray.resize(*size)
    tray.set_choosing(False)
    bare = tray.grab().toImage()
    assert words_painted(tray, bare) == []
    tray.set_choosing(True)
    assert words_painted(tray, bare) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("points", [9.0, 13.5, 18.0])
@pytest.mark.parametrize("size", [*SIZES, (600, 330)])
def test_words_fit_under_their_dice_and_above_the_caption_in_any_font(
    tray: ChoosingTray, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], points: float
) -> None:
    system = QFont()
    system.setPointSizeF(points)
    monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(system))
    tray.resize(*size)
    tray.set_caption("Three of a kind: pays $10 as it stands")
    rects = [_words_rect(_frame(tray._at_rest, die)) for die in range(5)]
    metrics = QFontMetricsF(_words_font(tray._at_rest))
    for rect in rects:
        for is_kept in (False, True):
            assert _width(metrics, is_kept=is_kept) <= rect.width()
    assert rects[0].bottom() <= tray._text.caption_rect(tray.rect().toRectF()).top()


def test_a_felt_too_narrow_for_words_has_the_numbers_of_the_dice(
    tray: ChoosingTray, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = QFont()
    system.setPointSizeF(18.0)
    monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(system))
    tray.resize(210, 270)
    letters = _words_font(tray._at_rest)
    assert letters.pixelSize() == theme.font(theme.Type.BODY).pixelSize()
    assert _is_short(tray._at_rest)


def test_nobody_chooses_means_no_frames_and_no_words(tray: ChoosingTray) -> None:
    tray.set_choosing(False)
    bare = tray.grab().toImage()
    tray.set_kept((1, 4))
    assert tray.grab().toImage() == bare


def test_the_dice_do_not_move_when_choosing_begins_and_ends(tray: ChoosingTray) -> None:
    before = tray._scene.poses
    tray.set_choosing(False)
    assert tray._scene.poses == before


def test_the_dice_are_told_one_by_one(tray: ChoosingTray) -> None:
    tray.set_kept((0, 3))
    assert tray.accessibleDescription() == (
        "Die 1 shows 5 and is kept. Die 2 shows 5. Die 3 shows 2. Die 4 shows 5 and is kept. Die 5 shows 3."
    )


def test_dice_that_fly_are_not_told_before_they_lie(tray: ChoosingTray) -> None:
    tray.duration_ms = 3_600_000
    told = tray.accessibleDescription()
    tray.throw((5, 5, 6, 5, 1), held=(0, 1, 3))
    tray.set_kept((0, 1, 3))
    tray.set_choosing(True)
    assert tray.accessibleDescription() == told
    tray.finish()
    assert tray.accessibleDescription() == (
        "Die 1 shows 5 and is kept. Die 2 shows 5 and is kept. Die 3 shows 6. Die 4 shows 5 and is kept. Die 5 shows 1."
    )


def test_a_die_under_the_pointer_has_a_faint_frame(tray: ChoosingTray, qtbot: QtBot) -> None:
    before = tray.grab().toImage()
    qtbot.mouseMove(tray, middle(tray, 2))
    assert tray.grab().toImage() != before
    assert frames(tray) == []


def test_the_hand_points_where_a_click_would_keep_a_die(tray: ChoosingTray, qtbot: QtBot) -> None:
    qtbot.mouseMove(tray, middle(tray, 1))
    assert tray.cursor().shape() is Qt.CursorShape.PointingHandCursor
    qtbot.mouseMove(tray, QPoint(5, 5))
    assert tray.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_light_falls_on_the_felt_and_not_on_its_dice(tray: ChoosingTray) -> None:
    tray.set_choosing(False)
    before = tray.grab().toImage()

    tray.shine(1.0)

    lit, die = tray.grab().toImage(), middle(tray, 2)
    highest = min(_frame(tray._at_rest, place).top() for place in range(len(FACES)))
    above = QPoint(die.x(), round(highest) - 20)
    assert (lit.pixelColor(above).value() > before.pixelColor(above).value(), lit.pixelColor(die)) == (
        True,
        before.pixelColor(die),
    )
