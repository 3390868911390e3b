"""The Hog tab can be read: nothing is cut off at any size, and assistive technology has names for it all."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from dicedesk.play.seats import PERSON
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.widgets.card import Card
from dicedesk.ui.games.hog.board import ScorePanel
from tests.repeated import sampled
from tests.ui.conftest import described
from tests.ui.table.conftest import nameless

Key = Qt.Key
SitDown = Callable[..., Any]

SIXTY = (6,) * 10
SIZES = ((960, 640), (1099, 700), (1100, 700), (1920, 1200))
STAGES = {
    "start": (),
    "pig out": (Key.Key_T,),
    "bacon": (Key.Key_9, Key.Key_0),
    "over": (Key.Key_T, Key.Key_0, Key.Key_T),
}
DICE = {"start": (1,), "pig out": (1,) * 10, "bacon": (6,) * 9, "over": SIXTY * 2}


@pytest.fixture
def nothing_is_cut(cut_texts: Callable[..., list[str]]) -> Callable[[Any], None]:
    """Fails where a text of somebody's window cannot be read whole."""

    def checked(person: Any) -> None:
        assert cut_texts(person.window) == []

    return checked


@pytest.mark.parametrize("stage", STAGES)
def test_no_text_is_cut_off_at_any_size(
    sit_down: SitDown,
    qtbot: Any,
    nothing_is_cut: Callable[[Any], None],
    stage: str,
) -> None:
    person = sit_down(*DICE[stage])
    for key in STAGES[stage]:
        person.roll(key)
    for size in SIZES:
        person.window.resize(*size)
        qtbot.waitUntil(lambda size=size: (person.window.width(), person.window.height()) == size)
        qtbot.waitUntil(lambda: nothing_is_cut(person))


@pytest.mark.parametrize(
    "opponent", sampled(["final", "perfect", "swap", "bacon", "always:10"], "final", "always:10")
)
def test_no_name_of_a_player_is_cut_off(
    sit_down: SitDown, qtbot: Any, nothing_is_cut: Callable[[Any], None], opponent: str
) -> None:
    person = sit_down(*SIXTY, *SIXTY, seating=(PERSON, opponent))
    person.roll(Key.Key_T)
    for size in SIZES:
        person.window.resize(*size)
        qtbot.waitUntil(lambda: nothing_is_cut(person))


def test_no_text_is_cut_off_in_the_drawer(
    sit_down: SitDown, qtbot: Any, cut_texts: Callable[..., list[str]]
) -> None:
    person = sit_down(*SIXTY)
    person.roll(Key.Key_T)
    person.window.resize(960, 640)
    qtbot.waitUntil(lambda: person.tab.frame.has_drawer)
    person.press(Key.Key_D)
    drawer = person.tab.cards.log.parentWidget()
    qtbot.waitUntil(lambda: cut_texts(drawer) == [])


def test_everything_that_takes_the_keyboard_has_a_name(sit_down: SitDown) -> None:
    assert nameless(sit_down().tab) == []


def test_panels_cards_and_felt_have_names(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4)
    person.roll(Key.Key_3)
    tab = person.tab
    assert [panel.accessibleName() for panel in tab.findChildren(ScorePanel)] == [
        "Player 1: 9 of 100",
        "Player 2: 0 of 100",
    ]
    assert tab.board.panels[0].accessibleDescription() == "last turn: 3 dice, +9"
    assert [described(card) for card in tab.findChildren(Card) if not card.accessibleName()] == []
    assert (tab.tray.accessibleName(), tab.tray.accessibleDescription()) == ("Dice", "3 dice: 2, 3, 4")
    assert [button.accessibleName() for button in list(tab.choices.buttons.values())[1:3]] == [
        "1 die",
        "2 dice",
    ]


def test_tab_leads_through_every_control_and_back_to_the_big_button(sit_down: SitDown) -> None:
    person = sit_down(2, 3, 4)
    person.roll(Key.Key_3)
    seen: list[QWidget] = []
    for _ in range(40):
        focus = person.window.focusWidget()
        if focus in seen:
            break
        seen.append(focus)
        person.press(Key.Key_Tab)
    tab = person.tab
    assert seen[0] is tab.primary
    for part in (
        tab.choices.buttons[3],
        tab.buttons.undo,
        tab.cards.log.view,
        tab.cards.players.home,
        tab.cards.players.away,
    ):
        assert part in seen
    assert person.window.focusWidget() is tab.primary


def test_the_arrow_keys_choose_where_the_focus_is_on_a_choice(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_3)
    person.tab.choices.take_focus()
    person.press(Key.Key_Right)
    assert person.tab.choices.dice == 4


def test_one_reads_from_the_first_moment_what_is_played_for(sit_down: SitDown) -> None:
    person = sit_down()
    assert "First to 100" in person.tab.tray.caption
    for panel in person.tab.board.panels:
        assert "to 100" in person.reads(panel)


def test_the_chance_of_a_swap_keeps_off_the_border_of_its_number(sit_down: SitDown) -> None:
    person = sit_down()
    person.window.resize(1280, 800)
    button = person.tab.choices.buttons[2]
    (line,) = (part for part in button.findChildren(QLabel) if "swap" in part.text())
    assert (line.x(), button.width() - line.geometry().right() - 1) == (4, 4)


def test_the_swap_panel_makes_sense_before_anybody_has_scored(sit_down: SitDown) -> None:
    person = sit_down()
    said = " ".join(person.reads(person.tab.cards.swaps))
    assert "swap if the two digits of Player 1's new score are the same, as in 11." in said


def test_french_counts_no_dice_in_the_singular(language: WindowLanguage, sit_down: SitDown) -> None:
    language.choose("fr")
    said = [action.text for action in sit_down().tab.menu_actions()]
    assert "Choisir 0 dé" in said
