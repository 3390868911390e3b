"""The Hazard tab can be read: nothing is cut off or covered at any size, and everything has a name."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from dicedesk.play.seats import PERSON
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.dice.at_rest import REACH
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.card import Card
from dicedesk.ui.games.hazard.win_rates import WinRatesDialog
from tests.repeated import sampled
from tests.ui.conftest import described

Key = Qt.Key
SitDown = Callable[..., Any]

LOST, WON, NONE = (1, 1), (3, 4), (6, 4)
FOUR, TWICE = (PERSON, PERSON, "changer", "best"), (PERSON, "changer", PERSON, "changer")

STAGES = {
    "start": ((PERSON,), (), 0),
    "chance": ((PERSON,), (2, 3, *NONE), 2),
    "lost": ((PERSON,), (*WON, *LOST), 2),
    "passing": (FOUR, (*WON, *LOST, *LOST), 3),
    "computer takes": (TWICE, (*WON, *LOST, *LOST), 3),
    "computer has": (TWICE, (*WON, *LOST, *LOST), 4),
    "passed": (FOUR, (*WON, *LOST, *LOST), 4),
    "over": ((PERSON,), (*WON, *LOST, *LOST), 3),
}


@pytest.fixture
def at_stage(sit_down: SitDown) -> Callable[[str], Any]:
    """Brings a player's game to a stage."""

    def played(stage: str) -> Any:
        casters, faces, throws = STAGES[stage]
        person = sit_down(*faces, casters=casters)
        person.throw(throws)
        return person

    return played


@pytest.mark.parametrize("stage", sampled(STAGES, "chance", "passing", "computer takes", "over"))
def test_no_text_is_cut_off_at_any_size(
    at_stage: Callable[[str], Any],
    cut_texts: Callable[[QWidget], list[str]],
    stage: str,
) -> None:
    person = at_stage(stage)

    def nothing_is_cut() -> None:
        assert cut_texts(person.window) == []

    person.hands.at_every_size(nothing_is_cut)


def test_no_text_is_cut_off_in_the_drawer(
    at_stage: Callable[[str], Any], qtbot: Any, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    person = at_stage("passing")
    person.window.resize(960, 640)
    person.until(lambda: person.tab.frame.has_drawer)
    person.tab.frame.toggle_drawer()
    drawer = person.tab.cards.players.parentWidget()
    qtbot.waitUntil(lambda: cut_texts(drawer) == [])


def test_the_panels_cover_no_dice_and_no_caption(at_stage: Callable[[str], Any]) -> None:
    person = at_stage("passing")
    tray, board = person.tab.tray, person.tab.board

    def none_is_covered() -> None:
        edge, lowest = tray._scene.edge, max(panel.geometry().bottom() for panel in board.panels)
        assert all(pose.y - REACH * edge > lowest for pose in tray._scene.poses)
        assert tray.rect().contains(board.geometry())

    person.hands.at_every_size(none_is_covered)


def test_a_click_goes_through_the_panels_to_the_dice(sit_down: SitDown, qtbot: Any) -> None:
    person = sit_down(*WON, throw_ms=3_600_000)
    person.press(Key.Key_Return)
    spot = person.tab.board.panels[0].mapTo(person.window, QPoint(10, 10))
    qtbot.mouseClick(person.window.windowHandle(), Qt.MouseButton.LeftButton, pos=spot)
    assert not person.tab.tray.is_moving


def test_everything_that_takes_the_keyboard_has_a_name(at_stage: Callable[[str], Any]) -> None:
    person = at_stage("passed")
    assert person.hands.nameless() == []


def test_panels_cards_and_mains_have_names(at_stage: Callable[[str], Any]) -> None:
    tab = at_stage("chance").tab
    assert [panel.accessibleName() for panel in tab.board.panels] == [
        "Main: 7",
        "Chance: 5",
        "Losses in a row: none",
    ]
    assert [described(card) for card in tab.findChildren(Card) if not card.accessibleName()] == []
    assert [button.accessibleName() for button in list(tab.choices.buttons.values())[1:3]] == [
        "Main 6: wins 48.83% of rounds",
        "Main 7, the best choice: wins 49.29% of rounds",
    ]


def test_the_caster_who_has_the_dice_is_told_aloud(at_stage: Callable[[str], Any]) -> None:
    boxes = at_stage("passing").tab.cards.players.boxes
    assert [box.accessibleDescription() for box in boxes[:2]] == ["1 round won; has the dice", "0 won"]


def test_the_rules_are_told_aloud_for_the_main_in_play(at_stage: Callable[[str], Any]) -> None:
    table = at_stage("chance").tab.cards.come_out.table
    assert table.accessibleName() == "What the come-out roll decides"
    assert table.accessibleDescription() == (
        "Main 7: win on 7, 11; lose on 2, 3, 12; throw again on 4, 5, 6, 8, 9, 10. The chance is 5."
    )


def test_the_mouse_over_a_cell_explains_it(at_stage: Callable[[str], Any], qtbot: Any) -> None:
    table = at_stage("chance").tab.cards.come_out.table
    middles = {
        table.cell_at(QPointF(x, y)): QPoint(x, y)
        for x in range(0, table.width(), 3)
        for y in range(0, table.height(), 3)
    }
    for cell, said in (
        ((7, 11), "Main 7, chance 11: win"),
        ((7, 12), "Main 7, chance 12: lose"),
        ((5, 2), "Main 5, chance 2: lose"),
        ((9, 4), "Main 9, chance 4: throw again"),
    ):
        spot = middles[cell]
        QApplication.sendEvent(table, QHelpEvent(QEvent.Type.ToolTip, spot, table.mapToGlobal(spot)))
        assert QToolTip.text() == said
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_beside_the_cells_nothing_is_explained(at_stage: Callable[[str], Any]) -> None:
    table = at_stage("chance").tab.cards.come_out.table
    spot = QPoint(2, 2)
    QApplication.sendEvent(table, QHelpEvent(QEvent.Type.ToolTip, spot, table.mapToGlobal(spot)))
    assert (table.cell_at(QPointF(spot)), QToolTip.text()) == (None, "")


def test_tab_leads_through_every_control(at_stage: Callable[[str], Any]) -> None:
    person = at_stage("passed")
    seen = person.hands.stops_of_tab_key()
    tab = person.tab
    assert seen[0] is tab.primary
    for part in (
        tab.choices.buttons[7],
        tab.buttons.undo,
        tab.cards.turn.table,
        *tab.cards.players.boxes,
        tab.cards.players.pause,
    ):
        assert part in seen


def test_a_long_turn_keeps_its_newest_throw_in_sight(sit_down: SitDown) -> None:
    person = sit_down(2, 3, *(NONE * 60))
    person.throw(40)
    table = person.tab.cards.turn.table
    newest = table.visualRect(table.model().index(39, 3))
    assert table.viewport().rect().contains(newest)


def test_the_notes_of_a_throw_are_written_out_in_the_narrowest_card(sit_down: SitDown) -> None:
    person = sit_down(2, 3, *NONE)
    person.window.resize(1100, 640)
    person.throw(2)
    table = person.tab.cards.turn.table
    index = table.model().index(1, 3)
    needed = table.fontMetrics().boundingRect(
        0, 0, table.columnWidth(3), 1000, int(Qt.TextFlag.TextWordWrap), index.data()
    )
    assert needed.width() <= table.columnWidth(3)
    assert needed.height() <= table.rowHeight(1)


def test_the_table_of_rules_is_painted_anew_in_another_theme(
    at_stage: Callable[[str], Any], appearance: Appearance
) -> None:
    table = at_stage("chance").tab.cards.come_out.table
    dark = table.grab().toImage()
    appearance.choose(ThemeChoice.LIGHT)
    assert table.grab().toImage() != dark


def test_the_odds_lead_to_their_simulation(sit_down: SitDown) -> None:
    person = sit_down()
    person.tab.cards.coach.simulate.click()
    first = person.tab.findChild(WinRatesDialog)
    assert first.isVisible()
    assert person.tab.open_simulation() is first
    first.close()


def test_the_simulation_is_one_key_away(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_S)
    dialog = person.tab.findChild(WinRatesDialog)
    assert dialog.isVisible()
    dialog.close()
