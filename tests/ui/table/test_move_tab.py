"""The frame's tab with a button for each move and a coach, over Hazard."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from dicedesk.games.hazard.game import GAME
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import CoachMode, CoachSettings, SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColor
from dicedesk.ui.table.move_tab import MoveTab
from tests.fakes.dice import ScriptedDice
from tests.fakes.jobs import ImmediateJobs
from tests.told_by_moves import HazardByMoves
from tests.ui.table.coach_seen import choose, hints, reads, warning

Key = Qt.Key
SitDown = Callable[..., Any]


class HazardByMovesTab(MoveTab[Any]):
    """One caster, with a button for each main, and one for the throw."""

    parts = GAME
    table_kind = HazardGameTable
    cloth = FeltColor.WINE
    telling = HazardByMoves()
    help_page = "hazard"


@pytest.fixture
def sit_down(open_window: Callable[..., Any], clock: Any, appearance: Appearance) -> SitDown:
    """Opens the tab with the dice to come; throws are shown in no time unless `throw_ms` says otherwise."""

    def opened(*faces: int, throw_ms: int = 0) -> Any:
        store = ForgetfulStore()
        table = HazardGameTable(store, clock, SettingsKeeper(store), lambda _: ScriptedDice(faces))

        def make(parent: QWidget) -> HazardByMovesTab:
            return HazardByMovesTab(table, appearance, ImmediateJobs(), parent)

        def prepare(tab: HazardByMovesTab) -> None:
            tab.tray.duration_ms = throw_ms

        return open_window(make, prepare)

    return opened


def offered(person: Any) -> list[str]:
    """The names of the moves on the buttons."""
    return [button.accessibleName() for button in person.tab.choices.buttons.values()]


def moves(person: Any) -> list[str]:
    return [played.move.to_text() for played in person.tab.session.history]


def test_each_move_has_a_button_and_the_first_is_chosen(sit_down: SitDown) -> None:
    person = sit_down()
    menu = person.tab.state.legal_moves()
    words = [str(person.tab.telling.choice(person.tab.state, move)) for move in menu]
    assert offered(person) == words
    assert person.tab.primary.text() == words[0]


def test_a_digit_chooses_a_move_and_enter_makes_it(sit_down: SitDown) -> None:
    person = sit_down(3, 4)
    person.press(Key.Key_3)
    assert person.tab.primary.text() == offered(person)[2]
    person.press(Key.Key_Return, Key.Key_2, Key.Key_Return)
    assert moves(person) == ["main 7", "throw"]


def test_a_click_chooses_and_enter_on_a_button_leads_to_the_big_one(sit_down: SitDown) -> None:
    person = sit_down()
    tab = person.tab
    [*tab.choices.buttons.values()][1].click()
    tab.choices.take_focus()
    person.press(Key.Key_Return)
    assert (tab.primary.hasFocus(), moves(person)) == (True, [])
    person.press(Key.Key_Return)
    assert moves(person) == ["main 6"]


def test_the_next_menu_is_not_shown_while_dice_fly(sit_down: SitDown) -> None:
    person = sit_down(3, 4, throw_ms=10_000)
    person.press(Key.Key_Return, Key.Key_Return)
    tab = person.tab
    assert tab.pace.is_busy
    assert (offered(person), tab.choices.isEnabled(), tab.primary.text()) == (["Throw"], False, "Throw")
    person.press(Key.Key_2)
    assert not tab.pace.is_busy
    assert (len(offered(person)), tab.choices.number) == (1, 1)


def test_a_focused_button_that_goes_passes_the_focus_on(sit_down: SitDown) -> None:
    person = sit_down()
    person.tab.choices.take_focus()
    person.tab.primary.click()
    assert (offered(person), person.tab.primary.hasFocus()) == (["Throw"], True)


def test_undo_offers_the_menu_again(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_3, Key.Key_Return)
    person.tab.input.undo()
    assert (len(offered(person)), person.tab.choices.number) == (5, 1)


def test_another_game_follows_the_last_throw(sit_down: SitDown) -> None:
    person = sit_down(1, 1, 1, 1)
    person.press(*(Key.Key_Return,) * 4)
    assert person.tab.session.is_over
    assert offered(person) == []
    person.press(Key.Key_N)
    assert (person.tab.session.is_over, len(offered(person))) == (False, 5)


def test_the_coach_shows_costs_on_the_buttons_and_the_best_move_on_its_card(sit_down: SitDown) -> None:
    person = sit_down()
    choose(person.tab, CoachSettings(CoachMode.ASKED))
    person.press(Key.Key_B, Key.Key_B)
    costs = [button.accessibleDescription() for button in person.tab.choices.buttons.values()]
    assert costs == [
        "costs 0.001 rounds",
        "costs 0.009 rounds",
        "",
        "costs 0.009 rounds",
        "costs 0.001 rounds",
    ]
    best = str(person.tab.telling.choice(person.tab.state, person.tab.state.legal_moves()[2]))
    assert any(text.startswith(f"{best} is best: ") for text in reads(person.tab))
    assert hints(person.tab) == "1"


def test_a_costly_move_is_held_back_until_another_is_chosen(sit_down: SitDown) -> None:
    person = sit_down()
    choose(person.tab, CoachSettings(CoachMode.OFF, 0.1))
    person.tab.choose_kind(True)
    person.press(Key.Key_2, Key.Key_Return)
    assert (warning(person.tab) != "", moves(person)) == (True, [])
    person.press(Key.Key_3)
    assert warning(person.tab) == ""


def test_the_number_of_the_chosen_move_is_explained(sit_down: SitDown) -> None:
    person = sit_down()
    person.tab.choose_kind(True)
    asked = list[Any]()
    person.tab.working_asked.connect(asked.append)
    person.press(Key.Key_4, Key.Key_Y)
    assert asked[0].move.to_text() == "main 8"


def test_beside_a_position_each_button_has_the_class_of_its_move(sit_down: SitDown) -> None:
    person = sit_down()
    choose(person.tab, CoachSettings(CoachMode.ALWAYS))
    person.tab.choose_kind(True)
    person.tab.show_verdicts()
    assert all(button.keeps_verdict for button in person.tab.choices.buttons.values())
    assert "best" in [*person.tab.choices.buttons.values()][2].accessibleDescription()
