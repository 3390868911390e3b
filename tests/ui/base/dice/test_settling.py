"""However dice are thrown on whatever felt, they settle with the given faces, apart from each other, and then rest."""

from itertools import combinations
from math import hypot

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractAnimation, QTimer
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.dice import solid
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.dice.solid import turned
from dicedesk.ui.base.dice.tray import MOST_DICE, DiceTray, StripTray
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import IVORY, FeltColor
from tests.ui.base.dice.top_face import top_face
from tests.ui.kept_settings import settings_of

many_sizes = settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
dice = st.lists(st.integers(1, 6), min_size=1, max_size=MOST_DICE)
widths, heights = st.integers(420, 2560), st.integers(170, 1440)
seeds = st.integers(0, 10**9)


def strip() -> StripTray:
    return StripTray(FeltColor.TEAL, 2)


def on_screen(qtbot: QtBot, tray: DiceTray) -> DiceTray:
    """A tray whose throws would last until the end of the test."""
    qtbot.addWidget(tray)
    tray.duration_ms = 3_600_000
    tray.show()
    qtbot.waitExposed(tray)
    return tray


@pytest.fixture
def felt(qtbot: QtBot) -> DiceTray:
    """The felt of Hog and Hazard."""
    return on_screen(qtbot, DiceTray(FeltColor.GREEN))


@pytest.fixture
def choosing_felt(qtbot: QtBot) -> DiceTray:
    """The felt of Poker Dice."""
    return on_screen(qtbot, ChoosingTray(FeltColor.BLUE))


@pytest.fixture
def strip_felt(qtbot: QtBot) -> DiceTray:
    """The felt of craps."""
    return on_screen(qtbot, strip())


def lies_well(tray: DiceTray) -> None:
    """Fails unless each die shows its face to the player, flat on the felt, and none touches another or the border."""
    poses, half = tray._scene.poses, tray._scene.edge / 2
    assert tuple(top_face(pose.turn) for pose in poses) == tray.faces
    assert [pose for pose in poses if pose.height != 0.0] == []
    circles = [(pose.x, pose.y, solid.reach(pose.turn) * half) for pose in poses]
    gaps = [hypot(ax - bx, ay - by) - a - b for (ax, ay, a), (bx, by, b) in combinations(circles, 2)]
    assert [gap for gap in gaps if gap <= 0] == []
    width, height = tray.width(), tray.height()
    assert [(x, y, r) for x, y, r in circles if not (r <= x <= width - r and r <= y <= height - r)] == []


@many_sizes
@given(dice, widths, heights, seeds)
def test_each_die_settles_with_its_face_to_the_player_and_apart_from_the_others(
    felt: DiceTray, faces: list[int], width: int, height: int, seed: int
) -> None:
    felt.resize(width, height)
    felt._throws = seed
    felt.throw(faces)
    felt.finish()
    assert felt.faces == tuple(faces)
    lies_well(felt)


@many_sizes
@given(dice, dice, widths, heights, seeds)
def test_a_felt_that_changes_its_size_in_mid_throw_changes_nothing_of_that(
    felt: DiceTray, before: list[int], faces: list[int], width: int, height: int, seed: int
) -> None:
    felt._throws = seed
    felt.show_faces(before)
    felt.throw(faces)
    felt.resize(width, height)
    felt.finish()
    lies_well(felt)


@many_sizes
@given(st.data(), dice, dice, widths, heights, seeds)
def test_held_dice_stay_as_they_are_and_the_others_settle_beside_them(
    choosing_felt: DiceTray,
    data: st.DataObject,
    before: list[int],
    thrown: list[int],
    width: int,
    height: int,
    seed: int,
) -> None:
    tray = choosing_felt
    held = data.draw(st.sets(st.integers(0, len(before) - 1)))
    faces = [
        face if die in held else new
        for die, (face, new) in enumerate(zip(before, (thrown * len(before))[: len(before)], strict=True))
    ]
    tray.resize(width, height)
    tray._throws = seed
    tray.throw(before)
    tray.finish()
    kept = {die: tray._scene.poses[die] for die in held}
    tray.throw(faces, held=held)
    for t in (0.1, 0.5, 0.9):
        tray._scene.move(t)
        assert {die: tray._scene.poses[die] for die in held} == kept
    tray.finish()
    assert {die: tray._scene.poses[die] for die in held} == kept
    lies_well(tray)


@many_sizes
@given(st.lists(st.integers(1, 6), min_size=1, max_size=2), widths, st.integers(92, 240), seeds)
def test_dice_settle_on_a_strip_as_well(
    strip_felt: DiceTray, faces: list[int], width: int, height: int, seed: int
) -> None:
    strip_felt.resize(width, height)
    strip_felt._throws = seed
    strip_felt.throw(faces)
    strip_felt.finish()
    lies_well(strip_felt)


def running(tray: DiceTray) -> list[object]:
    """What goes on in a tray."""
    timers = [timer for timer in tray.findChildren(QTimer) if timer.isActive()]
    return timers + [
        each for each in tray.findChildren(QAbstractAnimation) if each.state() != each.State.Stopped
    ]


@pytest.mark.parametrize(
    "made", [lambda: DiceTray(FeltColor.GREEN), lambda: ChoosingTray(FeltColor.GREEN), strip]
)
def test_nothing_ticks_on_a_felt_where_nothing_moves(qtbot: QtBot, appearance: Appearance, made) -> None:
    tray = on_screen(qtbot, made())
    DiceLook(settings_of(), appearance, tray).equip(tray)
    bare = running(tray)
    tray.show_faces((1, 2))
    shown = running(tray)
    tray.duration_ms = 30
    with qtbot.waitSignal(tray.settled):
        tray.throw((3, 4))
        assert running(tray)
    assert (bare, shown, running(tray)) == ([], [], [])


@many_sizes
@given(dice, seeds)
def test_numerals_come_to_lie_the_right_way_up(felt: DiceTray, faces: list[int], seed: int) -> None:
    felt.set_look(IVORY, has_numerals=True)
    felt._throws = seed
    felt.throw(faces)
    felt.finish()
    lies_well(felt)
    for pose, face in zip(felt._scene.poses, faces, strict=True):
        across, up = (turned(pose.turn, way[face]) for way in (solid.ACROSS, solid.ALONG))
        assert min(across[0], up[1]) > 0.8
