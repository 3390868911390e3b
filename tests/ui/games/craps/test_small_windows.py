"""In a small window, in longer languages and with larger letters every button of craps is there and can be read."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.languages import LANGUAGES
from dicedesk.games.craps.bets import POINTS
from dicedesk.games.craps.house import LAS_VEGAS, PRESETS
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.app import SMALLEST_WINDOW
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.game_frame import TableScroll
from dicedesk.ui.base.words import shown
from dicedesk.ui.games.craps.layout.printing import Shape, prints
from tests.repeated import sampled

SitDown = Callable[..., Any]
SIZES = ((800, 560), (960, 640), (1280, 800))
CODES = [language.code for language in LANGUAGES]
LEAST_TARGET = 24
"""No smaller than this is anything that is to be hit, says WCAG 2.2."""

NUMBER_AND_CHIP = 38
"""The least height of a number, in pixels, so that a chip has room under its name."""


def missing(person: Any) -> list[str]:
    """The buttons that cannot be seen whole, and those whose text is wider than they are."""
    row = person.tab.buttons
    wanted: list[QPushButton] = [row.repeat, row.clear, row.undo, row.primary]
    if person.tab.frame.has_drawer:
        wanted.append(row.details)
    window = QRect(0, 0, person.window.width(), person.window.height())
    return [
        button.text()
        for button in wanted
        if not button.isVisible()
        or button.visibleRegion().boundingRect() != button.rect()
        or not window.contains(QRect(button.mapTo(person.window, button.rect().topLeft()), button.size()))
        or button.width() < button.sizeHint().width()
        or button.height() < button.fontMetrics().height()
    ]


def none_is_missing(person: Any) -> None:
    assert missing(person) == []


def make_of_size(person: Any, qtbot: QtBot, size: tuple[int, int]) -> None:
    person.window.setMinimumSize(1, 1)
    person.window.resize(*size)
    qtbot.waitUntil(lambda: (person.window.width(), person.window.height()) == size)


def none_is_missing_after_a_throw(person: Any, qtbot: QtBot, sizes: Sequence[tuple[int, int]]) -> None:
    for size in sizes:
        make_of_size(person, qtbot, size)
        person.throw()
        qtbot.waitUntil(lambda: none_is_missing(person))


@pytest.mark.parametrize("code", sampled(CODES, "de", "fr"))
def test_no_button_is_missing(sit_down: SitDown, language: WindowLanguage, qtbot: QtBot, code: str) -> None:
    language.choose(code)
    none_is_missing_after_a_throw(sit_down(*(5, 3) * len(SIZES)), qtbot, SIZES)


@pytest.mark.parametrize("times", [1.5, 2.0])
@pytest.mark.parametrize("code", ["en", "fr"])
def test_no_button_is_missing_in_large_letters(
    sit_down: SitDown,
    language: WindowLanguage,
    larger_type: Callable[[float], None],
    qtbot: QtBot,
    times: float,
    code: str,
) -> None:
    language.choose(code)
    larger_type(times)
    none_is_missing_after_a_throw(sit_down(*(5, 3) * 2), qtbot, [(960, 640), (1280, 800)])


@pytest.mark.parametrize("house", PRESETS)
@pytest.mark.parametrize("code", sampled(CODES, "de", "zh_CN"))
def test_every_spot_can_be_hit_at_800_by_560(
    sit_down: SitDown, language: WindowLanguage, qtbot: QtBot, code: str, house: str
) -> None:
    language.choose(code)
    person = sit_down(house=PRESETS[house])
    make_of_size(person, qtbot, (800, 560))
    felt = person.tab.felt

    def each_is_seen() -> None:
        buttons: list[QWidget] = [felt.button(name) for name in felt.spots]
        small = [b for b in buttons if min(b.width(), b.height()) < LEAST_TARGET]
        small += [b for point in POINTS if (b := felt.button(f"place-{point}")).height() < NUMBER_AND_CHIP]
        hidden = [b for b in buttons if b.visibleRegion().boundingRect() != b.rect()]
        assert (small, hidden) == ([], [])

    qtbot.waitUntil(each_is_seen)
    assert felt.height() > person.tab.tray.height()


@pytest.mark.parametrize("house", PRESETS)
@pytest.mark.parametrize("code", sampled(CODES, "fr"))
def test_what_is_said_of_a_spot_can_be_read_at_800_by_560(
    sit_down: SitDown, language: WindowLanguage, qtbot: QtBot, code: str, house: str
) -> None:
    language.choose(code)
    person = sit_down(5, 3, house=PRESETS[house])
    make_of_size(person, qtbot, (800, 560))
    person.throw()
    board, spots = person.tab.board, person.tab.view.layout.spots.values()

    def is_read() -> bool:
        labels = (board.title, board.worth, board.standing)
        return all(part.height() >= part.heightForWidth(part.width()) for part in labels if part.text())

    for spot in sorted(spots, key=lambda each: -len(shown(each.worth)) - len(shown(each.standing)))[:6]:
        board.show_spot(spot)
        qtbot.waitUntil(is_read)


@pytest.mark.parametrize("house", PRESETS)
@pytest.mark.parametrize("code", sampled(CODES, "en"))
@pytest.mark.parametrize("times", [1.0, 2.0])
def test_what_a_spot_pays_is_printed_or_its_tooltip_says_so(
    sit_down: SitDown,
    language: WindowLanguage,
    larger_type: Callable[[float], None],
    qtbot: QtBot,
    code: str,
    house: str,
    times: float,
) -> None:
    language.choose(code)
    larger_type(times)
    person = sit_down(5, 3, house=PRESETS[house])
    make_of_size(person, qtbot, (800, 560))
    felt, spots = person.tab.felt, person.tab.view.layout.spots
    printed = prints(PRESETS[house])
    for name in felt.spots:
        felt.button(name).signals.looked_at.emit(name)
        tip = felt.button(name).toolTip()
        assert tip in ("", shown(spots[name].worth))
        assert tip or printed[name].line
        if printed[name].shape is Shape.DICE and felt.button(name).height() < 30:
            assert tip


@pytest.mark.parametrize("house", PRESETS)
def test_the_dice_are_in_sight_after_a_roll_in_the_smallest_window(
    sit_down: SitDown, qtbot: QtBot, house: str
) -> None:
    person = sit_down(5, 3, 4, 4, house=PRESETS[house])
    make_of_size(person, qtbot, SMALLEST_WINDOW)
    tray = person.tab.tray
    for _ in range(2):
        person.tab.felt.button("pass-odds").setFocus()
        person.throw()
        qtbot.waitUntil(lambda: tray.visibleRegion().boundingRect() == tray.rect())


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.CONTRAST])
@pytest.mark.parametrize("code", sampled(CODES, "de", "zh_CN"))
def test_the_table_need_not_be_scrolled_at_800_by_528(
    sit_down: SitDown,
    language: WindowLanguage,
    appearance: Appearance,
    qtbot: QtBot,
    code: str,
    theme: ThemeChoice,
) -> None:
    language.choose(code)
    appearance.choose(theme)
    person = sit_down(house=LAS_VEGAS)
    make_of_size(person, qtbot, (800, 528))
    table = person.tab.findChild(TableScroll)
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() == 0)
