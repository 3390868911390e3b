"""The layout by keyboard, in the real window: it has the keyboard when a person is to bet, and keeps it."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dicedesk.games.craps.house import BUILDING_SKILLS, PRESETS
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.games.craps.layout.view import SpotButton
from dicedesk.ui.games.craps.tab import SpotMenu
from tests.repeated import first_of, sampled

Key = Qt.Key
SitDown = Callable[..., Any]
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
EIGHT, NINE, SEVEN = (5, 3), (4, 5), (3, 4)


def spot_with_keyboard(person: Any) -> str | None:
    focus = person.window.focusWidget()
    return focus.name if isinstance(focus, SpotButton) else None


def type_with_shift(person: Any, key: Qt.Key) -> None:
    """Presses a key with Shift."""
    QTest.keyClick(person.window.windowHandle(), key, Qt.KeyboardModifier.ShiftModifier)


@pytest.mark.parametrize("house", sampled(PRESETS, "las-vegas"))
def test_arrows_stay_in_the_layout_from_every_spot_and_lead_to_every_other(
    sit_down: SitDown, house: str
) -> None:
    person = sit_down(house=PRESETS[house])
    left, reached = [], set()
    for name in person.tab.felt.spots:
        for arrow in ARROWS:
            person.tab.felt.button(name).setFocus()
            person.press(arrow)
            there = spot_with_keyboard(person)
            if there is None:
                left.append((name, arrow))
            elif there != name:
                reached.add(there)
    assert (left, set(person.tab.felt.spots) - reached) == ([], set())


def test_the_way_back_by_arrows_leads_back(sit_down: SitDown) -> None:
    person = sit_down()
    person.tab.felt.button("buy-10").setFocus()
    person.press(Key.Key_Down, Key.Key_Down)
    below = spot_with_keyboard(person)
    person.press(Key.Key_Up, Key.Key_Up)
    assert (below, spot_with_keyboard(person)) == ("field", "buy-10")


def test_shift_and_f10_open_the_menu_of_the_spot_with_the_keyboard(sit_down: SitDown) -> None:
    person = sit_down()
    person.click("pass")
    type_with_shift(person, Key.Key_F10)
    (menu,) = person.tab.findChildren(SpotMenu)
    assert menu.isVisible()
    menu.close()


def test_a_screen_reader_calls_the_menu_by_its_spot_and_begins_with_the_first_entry(
    sit_down: SitDown,
) -> None:
    person = sit_down()
    person.click("pass")
    type_with_shift(person, Key.Key_F10)
    (menu,) = person.tab.findChildren(SpotMenu)
    assert (menu.accessibleName(), menu.activeAction()) == ("Pass", menu.actions()[0])
    menu.close()


def test_escape_leaves_the_layout_for_the_main_button(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_Up, Key.Key_Escape)
    assert person.tab.primary.hasFocus()


def test_tab_leaves_the_layout_and_comes_back_to_the_same_spot(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_Up, Key.Key_Tab)
    assert spot_with_keyboard(person) is None
    person.press(Key.Key_Backtab)
    assert spot_with_keyboard(person) == "dont-pass"


@pytest.mark.parametrize("is_point", [False, True])
def test_the_layout_has_the_keyboard_after_a_throw_by_the_main_button(
    sit_down: SitDown, *, is_point: bool
) -> None:
    person = sit_down(*EIGHT, *NINE)
    person.throw(int(is_point))
    person.tab.felt.button("field").setFocus()
    person.tab.primary.setFocus()
    person.press(Key.Key_Return)
    person.until(lambda: not person.tab.pace.is_busy)
    assert spot_with_keyboard(person) == "field"


def test_the_layout_has_the_keyboard_after_a_click_on_the_main_button(sit_down: SitDown) -> None:
    person = sit_down(*EIGHT)
    person.hands.click(person.tab.primary)
    person.until(lambda: not person.tab.pace.is_busy)
    assert spot_with_keyboard(person) == "pass"


def test_the_layout_has_the_keyboard_in_a_new_game(sit_down: SitDown) -> None:
    person = sit_down(*NINE)
    person.throw()
    person.tab.cards.bets.table.setFocus()
    person.press(Key.Key_N, Key.Key_N)
    assert (person.moves, spot_with_keyboard(person)) == ([], "pass")


def test_a_game_that_is_not_left_yet_leaves_the_keyboard_where_it_is(sit_down: SitDown) -> None:
    person = sit_down(*NINE)
    person.throw()
    person.tab.buttons.undo.setFocus()
    person.press(Key.Key_N)
    assert person.tab.buttons.undo.hasFocus()


@pytest.mark.parametrize("key", ["repeat", "clear"])
def test_a_button_that_has_done_all_it_can_gives_the_keyboard_to_the_layout(
    sit_down: SitDown, key: str
) -> None:
    person = sit_down(*SEVEN)
    person.tab.input.bet("pass")
    person.throw()
    if key == "clear":
        person.tab.input.repeat()
    getattr(person.tab.buttons, key).setFocus()
    person.press(Key.Key_Return)
    assert spot_with_keyboard(person) == "pass"


def test_whoever_chooses_a_player_keeps_the_keyboard_in_the_box(sit_down: SitDown) -> None:
    person = sit_down()
    person.tab.cards.players.change.setChecked(True)
    box = person.tab.cards.players.box
    box.setFocus()
    box.setCurrentIndex(1)
    box.setCurrentIndex(0)
    assert box.hasFocus()


def test_a_click_that_folds_the_card_while_the_keyboard_is_in_it_leaves_the_keyboard_there(
    sit_down: SitDown,
) -> None:
    person = sit_down()
    card = person.tab.cards.players
    card.change.setChecked(True)
    card.box.setFocus()
    person.hands.click(card.change)
    assert card.change.hasFocus()


def test_home_and_end_lead_to_the_first_spot_and_the_last(sit_down: SitDown) -> None:
    person = sit_down(house=BUILDING_SKILLS)
    person.press(Key.Key_End)
    last = spot_with_keyboard(person)
    person.press(Key.Key_Home)
    assert (spot_with_keyboard(person), last) == ("dont-come-odds-4", "any-craps")


def test_a_letter_leads_to_the_next_spot_that_begins_so(sit_down: SitDown) -> None:
    person = sit_down()
    seen = []
    for _ in range(3):
        person.press(Key.Key_F)
        seen.append(spot_with_keyboard(person))
        person.press(Key.Key_E)
        seen.append(spot_with_keyboard(person))
    assert seen == ["field", "eleven", "field", "eleven", "field", "eleven"]


def test_a_letter_that_is_a_key_of_the_game_does_what_it_does_and_with_shift_it_leads_on(
    sit_down: SitDown,
) -> None:
    person = sit_down(*EIGHT)
    person.click("pass")
    type_with_shift(person, Key.Key_T)
    assert (spot_with_keyboard(person), person.moves) == ("two", ["bet pass 5"])
    type_with_shift(person, Key.Key_T)
    assert spot_with_keyboard(person) == "twelve"
    person.press(Key.Key_T)
    assert person.moves == ["bet pass 5", "throw"]


@pytest.mark.parametrize(
    ("code", "key", "expected"),
    first_of(
        [
            ("de", Key.Key_Z, "two"),
            ("zh_CN", Key.Key_F, "field"),
            ("fr", Key.Key_O, "eleven"),
            ("es", Key.Key_O, "eleven"),
        ],
        2,
    ),
)
def test_letters_are_those_of_the_windows_language(
    sit_down: SitDown, language: WindowLanguage, code: str, key: Qt.Key, expected: str
) -> None:
    language.choose(code)
    person = sit_down()
    seen = []
    for _ in range(4):
        type_with_shift(person, key)
        seen.append(spot_with_keyboard(person))
    assert expected in seen


def test_space_bets_as_on_any_button(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_Space)
    assert person.moves == ["bet pass 5"]


def test_the_sheet_of_keys_tells_of_them(sit_down: SitDown) -> None:
    told = dict(sit_down().tab.other_keys())
    assert {"Arrows", "Home, End", "A–Z", "Tab, Esc"} <= told.keys()
    assert "Shift" in told["A–Z"]


def test_the_chips_are_told_of_as_the_language_writes_money(
    sit_down: SitDown, language: WindowLanguage
) -> None:
    language.choose("de")
    titles = [action.text for action in sit_down().tab.menu_actions()]
    assert "Chip zu 5\N{NO-BREAK SPACE}$ wählen" in titles
