"""The layout under the hands of a person: mouse, keyboard, and what a screen reader is told."""

import gc
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dicedesk.core.money import dollars
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.layout import layout_of
from dicedesk.games.craps.rules import CrapsState, PlaceBet
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.craps.layout.money import FeltAmount
from dicedesk.ui.games.craps.layout.view import LayoutView
from tests.ui.pointing import ask_for_menu

Keys = Qt.Key


@pytest.fixture
def felt(qtbot: QtBot, appearance: Appearance) -> LayoutView:
    """A layout in an active window."""
    view = LayoutView(appearance)
    qtbot.addWidget(view)
    view.resize(886, 528)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    return view


def test_the_felt_and_its_spots_change_with_the_theme(felt: LayoutView, appearance: Appearance) -> None:
    before = felt.grab().toImage()
    appearance.choose(ThemeChoice.CONTRAST)
    assert felt.grab().toImage() != before


def test_a_click_on_a_spot_asks_for_a_bet(felt: LayoutView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(felt.bet_asked) as asked:
        qtbot.mouseClick(felt.button("field"), Qt.MouseButton.LeftButton)
    assert asked.args == ["field"]


def test_a_click_where_a_spot_is_painted_hits_it(felt: LayoutView) -> None:
    button = felt.button("place-6")
    assert felt.viewport().childAt(button.geometry().center()) is button


@pytest.mark.parametrize("key", [Keys.Key_Backspace, Keys.Key_Delete])
def test_a_key_takes_a_bet_down(felt: LayoutView, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(felt.take_down_asked) as asked:
        qtbot.keyClick(felt.button("come"), key)
    assert asked.args == ["come"]


def test_a_right_click_asks_for_a_menu(felt: LayoutView, qtbot: QtBot) -> None:
    button = felt.button("hard-8")
    with qtbot.waitSignal(felt.menu_asked) as asked:
        ask_for_menu(button)
    name, place = asked.args
    assert name == "hard-8"
    assert button.rect().contains(button.mapFromGlobal(place))


@pytest.mark.parametrize("how", ["mouse", "key"])
def test_shift_asks_for_the_limit(felt: LayoutView, qtbot: QtBot, how: str) -> None:
    bets: list[str] = []
    felt.bet_asked.connect(bets.append)
    button, shift = felt.button("pass-odds"), Qt.KeyboardModifier.ShiftModifier
    with qtbot.waitSignal(felt.limit_asked) as asked:
        if how == "mouse":
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton, shift)
        else:
            qtbot.keyClick(button, Keys.Key_Return, shift)
    assert (asked.args, bets) == (["pass-odds"], [])


def test_money_stands_on_its_spots_and_moves_with_them(felt: LayoutView) -> None:
    felt.show_money({"hard-6": dollars(45), "pass": dollars(-5)})
    assert felt.money.texts == {"hard-6": "+$45", "pass": "−$5"}
    places = felt.money.places
    for name, place in places.items():
        assert felt.button(name).geometry().contains(place.toPoint()), name
    felt.resize(700, 400)
    assert felt.money.places != places
    felt.show_money({})
    assert felt.money.texts == {}


def test_no_two_amounts_overlap(felt: LayoutView) -> None:
    felt.resize(640, 262)
    felt.show_house(LAS_VEGAS)
    felt.show_money({name: dollars(-100) for name in felt.spots})
    rects = [mark.sceneBoundingRect() for mark in felt.scene().items() if isinstance(mark, FeltAmount)]
    assert len(rects) == len(felt.spots)
    near = [
        one for one, other in combinations(rects, 2) if one.intersects(other) and one.top() > 2 * one.height()
    ]
    assert near == []


def test_arrows_lead_from_spot_to_spot_and_enter_bets(felt: LayoutView, qtbot: QtBot) -> None:
    felt.take_focus()
    for key in (Keys.Key_Up, Keys.Key_Up, Keys.Key_Up):
        QTest.keyClick(felt.window().windowHandle(), key)
    assert felt.spot == "come"
    with qtbot.waitSignal(felt.bet_asked) as asked:
        QTest.keyClick(felt.window().windowHandle(), Keys.Key_Return)
    assert asked.args == ["come"]


def test_tab_finds_one_spot_the_last_that_had_the_focus(felt: LayoutView) -> None:
    felt.button("field").setFocus()
    found = [name for name in felt.spots if felt.button(name).focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert found == ["field"]
    felt.button("field").clearFocus()
    felt.take_focus()
    assert felt.button("field").hasFocus()


def test_other_keys_are_left_to_the_window(felt: LayoutView) -> None:
    felt.take_focus()
    QTest.keyClick(felt.window().windowHandle(), Keys.Key_X)
    assert felt.button("pass").hasFocus()


def test_the_spot_that_the_mouse_or_the_focus_came_to_last_is_looked_at(
    felt: LayoutView, qtbot: QtBot
) -> None:
    felt.take_focus()
    field = felt.button("field")
    with qtbot.waitSignal(felt.spot_changed):
        QTest.mouseMove(field, QPoint(5, 5))
        QTest.mouseMove(field, QPoint(9, 9))
    assert felt.spot == "field"
    QTest.keyClick(felt.window().windowHandle(), Keys.Key_Right)
    assert felt.spot == "pass-odds"


def test_chips_lie_on_the_spot_of_their_bet(felt: LayoutView) -> None:
    felt.chips.show_bets({"place-6": dollars(12), "pass": dollars(10)})
    for name in ("place-6", "pass"):
        place = felt.chips.place_of(name).toPoint()
        assert felt.button(name).geometry().contains(place), name
    assert felt.chips.bets == {"place-6": 1200, "pass": 1000}


def test_a_come_bet_that_has_moved_lies_beside_its_odds(felt: LayoutView) -> None:
    spot = felt.button("come-odds-6").geometry()
    assert spot.contains(felt.chips.place_of("come-6").toPoint())
    assert felt.chips.place_of("come-6").x() < felt.chips.place_of("come-odds-6").x()


def test_bets_that_go_are_no_longer_there(felt: LayoutView) -> None:
    felt.chips.show_bets({"pass": dollars(10), "field": dollars(5)})
    felt.chips.show_bets({"pass": dollars(15)})
    assert felt.chips.bets == {"pass": 1500}


def test_the_puck_is_put_on_the_point_and_off_again(felt: LayoutView) -> None:
    felt.show_point(8)
    on_eight = felt.puck.pos()
    assert (felt.point, on_eight) == (8, felt.puck_at(8))
    felt.show_point(None)
    assert (felt.point, felt.puck.pos()) == (None, felt.puck_at(None))


def test_everything_finds_its_place_again_in_another_size(felt: LayoutView, qtbot: QtBot) -> None:
    felt.chips.show_bets({"field": dollars(5)})
    felt.show_point(4)
    felt.resize(1540, 850)
    qtbot.waitUntil(lambda: felt.sceneRect().width() == 1540)
    stack = felt.chips.stack_of("field")
    assert stack is not None
    assert (stack.pos(), felt.puck.pos()) == (felt.chips.place_of("field"), felt.puck_at(4))


def test_a_lit_spot_looks_other_than_a_quiet_one(felt: LayoutView) -> None:
    corner = felt.button("any-seven").geometry().topLeft() + QPoint(20, 8)
    quiet = felt.grab().toImage().pixelColor(corner)
    felt.light(frozenset({"any-seven"}))
    assert felt.lit == {"any-seven"}
    assert felt.grab().toImage().pixelColor(corner) != quiet


def test_a_screen_reader_hears_the_name_of_a_spot_and_what_it_is_worth(felt: LayoutView) -> None:
    felt.show_layout(layout_of(CrapsState.opened(), 5, None, is_open=True))
    button = felt.button("pass")
    assert (button.accessibleName(), button.accessibleDescription()) == ("Pass", "Pays 1:1\nBet $5 here")


def test_only_what_changed_on_the_layout_is_touched(felt: LayoutView) -> None:
    state = CrapsState.opened()
    felt.show_layout(layout_of(state, 5, None, is_open=True))
    felt.button("field").setAccessibleDescription("as before")
    felt.show_layout(layout_of(state.apply(PlaceBet("pass", 5)).state, 5, None, is_open=True))
    assert (felt.button("field").accessibleDescription(), felt.chips.bets) == ("as before", {"pass": 500})
    assert felt.button("pass").accessibleDescription() == "Pays 1:1\n$5 on Pass"


@pytest.mark.parametrize("rules", [BUILDING_SKILLS, LAS_VEGAS])
def test_every_spot_of_a_house_has_its_place(felt: LayoutView, rules: HouseRules) -> None:
    layout = layout_of(CrapsState.opened(rules), 5, None, is_open=True, wants_hops=True)
    felt.show_layout(layout)
    assert set(felt.spots) == set(layout.spots)


def test_the_field_says_what_the_house_pays_on_twelve(felt: LayoutView) -> None:
    place = felt.button("field").geometry()
    double = felt.grab(place).toImage()
    felt.show_house(replace(BUILDING_SKILLS, field_twelve=3))
    assert felt.grab(place).toImage() != double


def test_what_a_bet_on_a_number_wins_lies_below_it_and_clear_of_the_figure(felt: LayoutView) -> None:
    chips, pay = felt.chips.place_of("place-6"), felt.chips.pay_place("place-6")

    assert (pay.x(), pay.y() > chips.y()) == (chips.x(), True)


def test_what_another_bet_wins_lies_beside_it(felt: LayoutView) -> None:
    chips, pay = felt.chips.place_of("field"), felt.chips.pay_place("field")

    assert (pay.y(), pay.x() < chips.x()) == (chips.y(), True)


def test_chips_in_the_corner_of_a_number_lie_under_its_word_on_a_low_felt(felt: LayoutView) -> None:
    felt.resize(764, 290)
    felt.chips.show_bets({"lay-10": dollars(5)})
    spot, stack = felt.button("lay-10").geometry(), felt.chips.stack_of("lay-10")
    assert stack is not None
    top = felt.chips.place_of("lay-10").y() + stack.boundingRect().top()
    assert top > spot.top() + 10


def pictures_of(size: QSize) -> int:
    """How many pictures of a size there are."""
    return sum(type(thing) is QPixmap and thing.size() == size for thing in gc.get_objects())


def test_a_hidden_layout_keeps_no_picture_and_has_one_again_when_it_is_shown(felt: LayoutView) -> None:
    felt.resize(887, 531)
    counts = []
    for is_seen in (True, False, True):
        felt.setVisible(is_seen)
        if is_seen:
            felt.grab()
        counts.append(pictures_of(felt.size()))
    assert counts == [1, 0, 1]


CASINO = {f"place-lose-{number}" for number in (4, 5, 6, 8, 9, 10)} | {"big-6", "big-8", "c-and-e", "world"}


def seen(felt: LayoutView) -> set[str]:
    """The bets whose spots can be seen and clicked."""
    return {button.name for button in felt.buttons if button.isVisible()}


def test_a_house_shows_the_spots_of_the_bets_that_it_takes(felt: LayoutView) -> None:
    few = seen(felt)
    felt.show_house(LAS_VEGAS, shows_hops=True)
    more = seen(felt) - few
    felt.show_house(BUILDING_SKILLS)
    assert {name for name in more if not name.startswith("hop-")} == CASINO
    assert len(more) - len(CASINO) == 21
    assert (seen(felt), set(felt.spots)) == (few, few)


@pytest.mark.parametrize("name", ["place-lose-4", "big-8", "c-and-e", "world", "hop-4-3", "hop-6-6"])
def test_a_casinos_bet_takes_a_click_where_it_is_painted(felt: LayoutView, qtbot: QtBot, name: str) -> None:
    felt.show_house(LAS_VEGAS, shows_hops=True)
    middle = felt.button(name).geometry().center()
    hit = felt.viewport().childAt(middle)
    with qtbot.waitSignal(felt.bet_asked) as asked:
        qtbot.mouseClick(hit, Qt.MouseButton.LeftButton)
    assert asked.args == [name]


def test_hop_bets_have_a_switch_where_a_house_takes_them(felt: LayoutView, qtbot: QtBot) -> None:
    assert not felt.hops.isVisible()
    felt.show_house(LAS_VEGAS, shows_hops=False)
    assert (felt.hops.isVisible(), felt.hops.text()) == (True, "▸ Hop bets")
    assert not [name for name in seen(felt) if name.startswith("hop-")]
    tall = felt.button("world").height()
    with qtbot.waitSignal(felt.hops_asked):
        qtbot.mouseClick(felt.hops, Qt.MouseButton.LeftButton)
    felt.show_house(LAS_VEGAS, shows_hops=felt.wants_hops)
    assert (felt.hops.text(), felt.button("world").height() < tall) == ("▾ Hop bets", True)


def test_end_leads_to_the_last_hop_bet_and_letters_to_the_casinos_bets(felt: LayoutView) -> None:
    felt.show_house(LAS_VEGAS, shows_hops=True)
    felt.take_focus()
    seen_by_key = []
    for key in (Keys.Key_End, Keys.Key_W, Keys.Key_B):
        QTest.keyClick(felt.window().windowHandle(), key)
        seen_by_key.append(felt.spot)
    assert seen_by_key[:2] == ["hop-6-6", "world"]
    assert seen_by_key[2] in ("buy-4", "big-6", "buy-5")


def test_a_house_that_lacks_the_spot_with_the_keyboard_leads_tab_to_the_pass_line(felt: LayoutView) -> None:
    felt.show_house(LAS_VEGAS, shows_hops=True)
    felt.button("hop-4-3").setFocus()
    felt.show_house(BUILDING_SKILLS)
    assert felt.spot != "hop-4-3"
    felt.take_focus()
    assert felt.spot in felt.spots


def test_dice_of_a_hop_bet_make_room_for_chips_on_a_low_felt(felt: LayoutView) -> None:
    felt.show_house(LAS_VEGAS, shows_hops=True)
    felt.resize(764, 268)
    place = felt.button("hop-4-3").geometry()
    left_half = place.adjusted(0, 0, -place.width() // 2, 0)
    before = felt.grab(left_half).toImage()
    felt.chips.show_bets({"hop-4-3": dollars(5)})
    assert felt.grab(left_half).toImage() != before


def test_a_bet_that_is_off_on_the_come_out_has_a_label_that_stays_with_its_chips(felt: LayoutView) -> None:
    felt.chips.show_bets({"place-6": dollars(12), "hard-8": dollars(5), "pass": dollars(5)})
    plain = felt.grab().toImage()
    felt.chips.label({"place-6": False, "hard-8": True})
    felt.chips.show_bets({"place-6": dollars(24), "hard-8": dollars(5), "pass": dollars(5)})
    felt.resize(900, 540)
    labels = {name: felt.chips.stack_of(name).works for name in felt.chips.bets}
    assert labels == {"place-6": False, "hard-8": True, "pass": None}
    felt.resize(886, 528)
    felt.chips.show_bets({"place-6": dollars(12), "hard-8": dollars(5), "pass": dollars(5)})
    assert felt.grab().toImage() != plain
    felt.chips.label({})
    assert felt.grab().toImage() == plain
