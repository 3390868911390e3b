"""The craps tab can be read: nothing is cut off at any size, everything has a name, and Tab leads everywhere."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QTextBrowser, QWidget

from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.ui.base.dice.at_rest import REACH
from dicedesk.ui.base.widgets.card import Card
from dicedesk.ui.features.help.pages import HelpWindow
from tests.repeated import sampled
from tests.ui.conftest import described

Key = Qt.Key
SitDown = Callable[..., Any]

FOUR, NINE, SEVEN = (1, 3), (4, 5), (3, 4)


def start(sit_down: SitDown) -> Any:
    return sit_down()


def many_bets(sit_down: SitDown) -> Any:
    person = sit_down(*FOUR, *NINE)
    person.click("pass")
    person.throw()
    person.click("pass-odds", "come", "place-6", "field", "hard-8", "horn", "lay-10")
    person.throw()
    person.click("come-odds-9", "horn")
    person.point_at("horn")
    return person


def seven_out(sit_down: SitDown) -> Any:
    person = sit_down(*FOUR, *SEVEN)
    person.click("pass")
    person.throw()
    person.click("pass-odds", "come", "place-5", "place-6", "place-8", "field")
    person.throw()
    return person


def left(sit_down: SitDown) -> Any:
    person = sit_down(house=LAS_VEGAS)
    person.press(Key.Key_L, Key.Key_L)
    return person


def watched(sit_down: SitDown) -> Any:
    person = sit_down(bettor="cancellation", quick=False)
    person.press(Key.Key_P)
    return person


STAGES = {stage.__name__: stage for stage in (start, many_bets, seven_out, left, watched)}


@pytest.mark.parametrize("stage", sampled(STAGES, "many_bets", "left", "watched"))
def test_no_text_is_cut_off_at_any_size(
    sit_down: SitDown,
    cut_texts: Callable[[QWidget], list[str]],
    stage: str,
) -> None:
    person = STAGES[stage](sit_down)

    def nothing_is_cut() -> None:
        assert cut_texts(person.window) == []

    person.hands.at_every_size(nothing_is_cut)


@pytest.mark.parametrize("stage", sampled(STAGES, "many_bets", "seven_out"))
def test_no_text_is_cut_off_in_type_half_as_large_again(
    sit_down: SitDown,
    larger_type: Callable[[float], None],
    cut_texts: Callable[[QWidget], list[str]],
    stage: str,
) -> None:
    larger_type(1.5)
    person = STAGES[stage](sit_down)

    def nothing_is_cut() -> None:
        assert cut_texts(person.tab) == []

    person.hands.at_every_size(nothing_is_cut)


@pytest.mark.parametrize("stage", sampled(["many_bets", "watched"], "many_bets"))
def test_no_text_is_cut_off_in_the_drawer(
    sit_down: SitDown, qtbot: Any, cut_texts: Callable[[QWidget], list[str]], stage: str
) -> None:
    person = STAGES[stage](sit_down)
    person.window.resize(960, 640)
    person.until(lambda: person.tab.frame.has_drawer)
    person.tab.frame.toggle_drawer()
    drawer = person.tab.cards.bets.parentWidget()
    qtbot.waitUntil(lambda: cut_texts(drawer) == [])


def test_the_words_beside_the_dice_cover_none_of_them(sit_down: SitDown) -> None:
    person = many_bets(sit_down)
    tray, board = person.tab.tray, person.tab.board

    def none_is_covered() -> None:
        rightmost = max(pose.x + REACH * tray._scene.edge for pose in tray._scene.poses)
        assert rightmost <= board.geometry().left() + 1
        assert tray.rect().contains(board.geometry())

    person.hands.at_every_size(none_is_covered)


def test_everything_that_takes_the_keyboard_has_a_name(sit_down: SitDown) -> None:
    person = many_bets(sit_down)
    assert person.hands.nameless() == []


def test_every_spot_and_every_card_has_a_name(sit_down: SitDown) -> None:
    tab = start(sit_down).tab
    felt = tab.felt
    assert [name for name in felt.spots if not felt.button(name).accessibleName()] == []
    assert [name for name in felt.spots if not felt.button(name).accessibleDescription()] == []
    assert [described(card) for card in tab.findChildren(Card) if not card.accessibleName()] == []


def test_tab_leads_from_the_layout_through_every_control(sit_down: SitDown) -> None:
    person = many_bets(sit_down)
    person.tab.felt.take_focus()
    seen = person.hands.stops_of_tab_key()
    tab = person.tab
    chosen = next(button for button in tab.chips.findChildren(QAbstractButton) if button.isChecked())
    for part in (
        chosen,
        tab.buttons.clear,
        tab.buttons.undo,
        tab.primary,
        tab.cards.bets.table,
        tab.cards.players.change,
    ):
        assert part in seen


def test_the_rules_are_one_key_away(sit_down: SitDown) -> None:
    person = start(sit_down)
    person.press(Key.Key_F1)
    page = person.window.findChild(HelpWindow)
    assert "seven-out" in page.findChild(QTextBrowser).toPlainText()
    page.close()
