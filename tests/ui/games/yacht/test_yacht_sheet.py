"""The score sheet of Yacht: what it shows, what a screen reader says, and its place in windows of each size."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from dicedesk.games.yacht.boxes import Box, Sheet, pays_words
from dicedesk.play.seats import PERSON
from dicedesk.ui.base.look.theme import Type, font
from dicedesk.ui.games.yacht.board import LEAST_DICE, LEAST_ROW, BoxButton, _elided
from tests.ui.conftest import lengthened
from tests.ui.pixels import pixels_by_color

Key = Qt.Key
SitDown = Callable[..., Any]

ENTER, DOWN = Key.Key_Return, Key.Key_Down
FIRST = (5, 2, 5, 3, 1)
YACHTS = (6, 6, 6, 6, 6)
TWO = (PERSON, PERSON)
FOUR = (PERSON,) * 4


def color_in(person: Any, box: Box, token: str) -> bool:
    """Whether a box is painted with this color of the theme."""
    button = person.tab.sheet.boxes[box]
    wanted = person.tab.sheet._appearance.palette.color(token).name()
    return pixels_by_color(button.grab().toImage())[wanted] > 0


def fill(person: Any, *boxes: Box) -> None:
    """Fills boxes, each with the first roll of its turn."""
    for box in boxes:
        person.press(ENTER)
        person.click_box(box)
        if not person.moves[-1].startswith("score"):
            person.click_box(box)


def lines_of(person: Any) -> dict[str, str]:
    """The rows that nobody can choose, with what a screen reader says of them."""
    sheet = person.tab.sheet
    lines = {"bonus": sheet.bonus, "jokers": sheet.jokers, "total": sheet.total}
    return {name: line.accessibleName() for name, line in lines.items() if line.isVisible()}


@pytest.mark.parametrize("sheet", Sheet)
def test_the_sheet_has_the_boxes_of_its_rules(sit_down: SitDown, sheet: Sheet) -> None:
    person = sit_down(sheet=sheet)
    seen = tuple(box for box in sheet.boxes if person.tab.sheet.boxes[box].isVisible())
    others = [box for box, button in person.tab.sheet.boxes.items() if button.isVisible() and box not in seen]
    assert (seen, others) == (sheet.boxes, [])


def test_a_screen_reader_finds_the_boxes_in_the_order_of_the_sheet(sit_down: SitDown) -> None:
    parts = sit_down().tab.sheet.children()
    boxes = [part.box for part in parts if isinstance(part, BoxButton) and not part.isHidden()]
    assert boxes == list(Sheet.YACHT.boxes)


def test_an_open_box_says_what_it_would_score_now(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    before = person.name_of(Box.FIVES)
    person.press(ENTER)
    assert (before, person.name_of(Box.FIVES)) == ("Fives: open", "Fives: 10 points now")


def test_a_filled_box_keeps_its_points_and_cannot_be_chosen(sit_down: SitDown) -> None:
    person = sit_down(*FIRST * 2)
    fill(person, Box.FIVES)
    person.press(ENTER)
    assert person.name_of(Box.FIVES) == "Fives: filled, 10 points"
    assert not person.tab.sheet.boxes[Box.FIVES].isEnabled()


def test_offers_show_only_once_the_dice_lie_still(sit_down: SitDown) -> None:
    person = sit_down(*FIRST, throw_ms=60_000)
    person.press(ENTER)
    in_flight = person.name_of(Box.FIVES)
    person.press(Key.Key_Space)
    assert (in_flight, person.name_of(Box.FIVES)) == ("Fives: open", "Fives: 10 points now")


def test_offers_stand_out_and_filled_boxes_are_dimmed(sit_down: SitDown) -> None:
    person = sit_down(*FIRST * 2)
    fill(person, Box.CHOICE)
    person.press(ENTER)
    assert color_in(person, Box.FIVES, "accent")
    assert not color_in(person, Box.CHOICE, "accent")
    assert not color_in(person, Box.CHOICE, "text")


def test_the_chosen_box_is_filled_with_color(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER, DOWN)
    plain, chosen = (
        pixels_by_color(person.tab.sheet.boxes[box].grab().toImage())[
            person.tab.sheet._appearance.palette.color("accent").name()
        ]
        for box in (Box.FIVES, Box.CHOICE)
    )
    assert chosen > 2 * plain


def test_a_box_under_the_mouse_is_lit(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER)
    button = person.tab.sheet.boxes[Box.FIVES]
    before = button.grab().toImage()
    QTest.mouseMove(button, QPoint(5, 5))
    person.until(button.underMouse)
    assert button.grab().toImage() != before
    QTest.mouseMove(person.tab.sheet.boxes[Box.ONES], QPoint(5, 5))
    person.until(lambda: not button.underMouse())
    assert button.grab().toImage() == before


def test_each_player_has_a_column(sit_down: SitDown) -> None:
    person = sit_down(*FIRST * 2, seating=TWO)
    fill(person, Box.FIVES)
    person.press(ENTER)
    fives = person.tab.sheet.boxes[Box.FIVES]
    assert (fives.accessibleName(), fives.accessibleDescription()) == (
        "Fives: 10 points now",
        "All dice that show 5: their sum\nPlayer 1: 10 points",
    )
    ones = person.tab.sheet.boxes[Box.ONES].accessibleDescription()
    assert ones == "All dice that show 1: their sum\nPlayer 1: open"
    assert lines_of(person) == {"total": "Player 1: 10 points, Player 2: 0 points"}


def test_the_bonus_says_how_far_it_is(sit_down: SitDown) -> None:
    person = sit_down(*FIRST, sheet=Sheet.NORDIC)
    fill(person, Box.FIVES)
    assert lines_of(person)["bonus"] == "You: 10 of 63 in ones to sixes, bonus 0"


def test_each_box_says_what_it_pays_in_a_tip(sit_down: SitDown) -> None:
    person = sit_down(sheet=Sheet.NORDIC)
    tips = {box: person.tab.sheet.boxes[box].toolTip() for box in Sheet.NORDIC.boxes}
    assert tips == {box: pays_words(Sheet.NORDIC, box) for box in Sheet.NORDIC.boxes}
    assert person.tab.sheet.boxes[Box.CHOICE].accessibleDescription() == tips[Box.CHOICE]


def test_jokers_have_a_row_of_their_own(sit_down: SitDown) -> None:
    person = sit_down(*YACHTS * 2, sheet=Sheet.BONUS)
    fill(person, Box.YACHT, Box.SIXES)
    assert lines_of(person)["jokers"] == "You: 100 points for jokers"
    assert lines_of(person)["total"] == "You: 180 points"


SIZES = ((800, 560), (1280, 800))


@pytest.mark.parametrize("times", [1.0, 2.0])
@pytest.mark.parametrize("seating", [(PERSON,), FOUR], ids=["alone", "four"])
@pytest.mark.parametrize("sheet", [Sheet.YACHT, Sheet.NORDIC, Sheet.BONUS])
def test_sheet_and_dice_are_on_the_screen(
    sit_down: SitDown,
    larger_type: Callable[[float], None],
    sheet: Sheet,
    seating: tuple[str, ...],
    times: float,
) -> None:
    larger_type(times)
    person = sit_down(*FIRST, sheet=sheet, seating=seating)
    person.press(ENTER)
    tab = person.tab
    for size in SIZES:
        person.resize(*size)

        def all_is_seen() -> bool:
            boxes = [tab.sheet.boxes[box] for box in sheet.boxes]
            parts: list[QWidget] = [*boxes, tab.sheet.total, tab.tray, tab.primary]
            window = QRect(QPoint(0, 0), person.window.size())
            hidden = [
                part
                for part in parts
                if part.visibleRegion().boundingRect() != part.rect()
                or not window.contains(QRect(part.mapTo(person.window, QPoint(0, 0)), part.size()))
            ]
            is_high = min(box.height() for box in boxes) >= LEAST_ROW
            return hidden == [] and is_high and tab.tray.width() >= LEAST_DICE

        person.until(all_is_seen)


def test_alone_the_sheet_is_one_column_like_paper(sit_down: SitDown) -> None:
    person = sit_down()
    person.resize(1280, 800)
    lefts = {person.tab.sheet.boxes[box].x() for box in Sheet.YACHT.boxes}
    assert len(lefts) == 1


def test_in_a_low_window_ones_to_sixes_lie_beside_the_rest(sit_down: SitDown) -> None:
    person = sit_down(sheet=Sheet.NORDIC)
    person.resize(800, 560)
    boxes = person.tab.sheet.boxes
    assert boxes[Box.ONES].y() == boxes[Box.ONE_PAIR].y()


def test_the_heading_says_who_has_the_dice(sit_down: SitDown) -> None:
    assert sit_down().tab.sheet._names.accessibleName() == "You have the dice"


def test_the_heading_names_one_of_several_players(sit_down: SitDown) -> None:
    assert sit_down(seating=FOUR).tab.sheet._names.accessibleName() == "Player 1 has the dice"


def test_the_names_are_in_the_language_of_the_window(pseudo_language: None, sit_down: SitDown) -> None:
    (name,) = sit_down().tab.sheet._names._row.cells
    assert name.text == lengthened("You")


def test_names_without_room_still_differ(sit_down: SitDown) -> None:
    person = sit_down(seating=FOUR)
    person.resize(800, 560)
    sheet = person.tab.sheet
    names, cell, title = sheet._names.grab().toImage(), sheet._grid.cell, sheet._grid.title
    second, third = (
        names.copy(round(title + place * cell), 0, round(cell), names.height()) for place in (1, 2)
    )
    assert second != third


def test_a_name_without_room_keeps_its_beginning_or_else_what_tells_it_from_others() -> None:
    metrics = QFontMetrics(font(Type.BODY))
    width = metrics.horizontalAdvance("Playe…")
    names = ["Player 1", "Player 2", "Perfect player", "Perfect player"]
    assert [_elided(name, names, metrics, width) for name in names[:2]] == ["P1", "P2"]
    assert _elided("Perfect player", names, metrics, width).startswith("Perf")
    names = ["Bartholomew the Elder", "Bartholomew the Younger"]
    assert len({_elided(name, names, metrics, width) for name in names}) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bonus_rows_of_players_do_not_touch(sit_down: SitDown, seats: int) -> None:
    person = sit_down(sheet=Sheet.NORDIC, seating=(PERSON,) * seats)
    person.resize(800, 560)
    bonus, grid = person.tab.sheet.bonus, person.tab.sheet._grid
    image = bonus.grab().toImage()
    for place in range(1, seats):
        middle = round(grid.title + place * grid.cell)
        colors = {
            image.pixelColor(x, y).name()
            for x in range(middle - 4, middle + 1)
            for y in range(4, image.height() - 4)
        }
        assert len(colors) <= 3, (place, colors)


def test_a_box_in_focus_has_a_ring(sit_down: SitDown) -> None:
    person = sit_down(*FIRST)
    person.press(ENTER)
    button = person.tab.sheet.boxes[Box.FULL_HOUSE]
    before = button.grab().toImage()
    button.setFocus()
    assert button.grab().toImage() != before
