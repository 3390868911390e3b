"""What a throw won or lost, over the chips of the layout, and the last totals beside the dice."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.ui.games.craps.board import LastTotals

Key = Qt.Key
SitDown = Callable[..., Any]


def test_the_money_of_a_throw_stays_until_the_next_move(sit_down: SitDown) -> None:
    person = sit_down(1, 3, 4, 5)
    person.throw()
    person.click("field", "place-6")
    person.throw()
    assert person.tab.felt.money.texts == {"field": "+$5"}
    person.press(Key.Key_2)
    assert person.tab.felt.money.texts == {"field": "+$5"}
    person.click("field")
    assert person.tab.felt.money.texts == {}


def test_each_amount_rises_when_its_bet_is_decided_and_a_key_shows_all(sit_down: SitDown) -> None:
    person = sit_down(1, 3, 3, 4, quick=True)
    person.throw()
    person.click("field", "place-6", "any-seven")
    person.tab.resolution.step_ms = 3_600_000
    person.press(Key.Key_T)
    person.until(lambda: person.tab.resolution.is_running)
    # The puck comes first, then the bets.
    assert person.tab.felt.money.texts == {}
    person.press(Key.Key_T)
    assert person.tab.felt.money.texts == {"place-6": "−$6", "field": "−$5", "any-seven": "+$20"}


def test_on_a_low_felt_a_long_line_ends_after_the_parts_that_fit(sit_down: SitDown) -> None:
    person, dot = sit_down(), "\N{NO-BREAK SPACE}· "
    whole = dot.join(f"Place {total} wins $35" for total in (4, 5, 6, 8, 9, 10) * 2)
    board = person.tab.board
    caption = board.caption
    board.show_throw("Hard 6", whole)
    person.window.resize(1920, 1000)
    person.until(lambda: caption.text() == whole)
    person.window.resize(800, 528)
    person.until(lambda: caption.text().endswith(f"{dot}…"))
    assert whole.startswith(caption.text().removesuffix(f"{dot}…"))
    person.until(lambda: caption.height() >= caption.heightForWidth(caption.width()))
    person.window.resize(1920, 1000)
    person.until(lambda: caption.text() == whole)


def test_while_dice_fly_no_money_is_shown(sit_down: SitDown) -> None:
    person = sit_down(3, 4, 1, 3)
    person.click("pass")
    person.throw()
    assert person.tab.felt.money.texts == {"pass": "+$5"}
    person.tab.tray.duration_ms = 3_600_000
    person.press(Key.Key_T)
    assert person.tab.felt.money.texts == {}
    person.press(Key.Key_T)


def test_an_undo_brings_back_the_money_of_the_throw_before(sit_down: SitDown) -> None:
    person = sit_down(3, 4)
    person.click("pass")
    person.throw()
    person.click("pass")
    person.press(Key.Key_Z, control=True)
    assert person.tab.felt.money.texts == {"pass": "+$5"}


def test_the_last_totals_stand_beside_the_name_of_the_roll(sit_down: SitDown) -> None:
    person = sit_down(1, 3, 4, 5, 6, 6)
    totals = person.tab.board.totals
    assert not totals.isVisible()
    person.throw(3)
    assert (totals.seen, totals.accessibleName()) == ((4, 9, 12), "Last totals: 4, 9, 12")


def test_totals_take_a_second_row_only_where_they_need_it(qtbot: Any) -> None:
    totals = LastTotals()
    qtbot.addWidget(totals)
    ten = tuple(range(2, 12))
    totals.show_totals(ten)
    totals.fit_into(10_000, 2)
    wide = totals.sizeHint()
    totals.fit_into(wide.width() // 2, 2)
    assert (totals.seen, totals.sizeHint().height() > wide.height()) == (ten, True)
    totals.fit_into(wide.width() // 2, 1)
    assert totals.seen == ten[-len(totals.seen) :] != ten
    totals.fit_into(0, 2)
    assert (totals.seen, totals.isVisible()) == ((), False)


def test_a_seven_looks_other_than_any_total(qtbot: Any) -> None:
    def picture(total: int) -> Any:
        totals = LastTotals()
        qtbot.addWidget(totals)
        totals.show_totals((total,))
        totals.fit_into(100, 1)
        totals.resize(totals.sizeHint())
        return totals.grab().toImage().pixelColor(5, totals.height() // 2)

    assert picture(7) != picture(8) == picture(6)
