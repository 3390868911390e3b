"""The dialog of the house rules: presets, switches, what differs, and rules that do not go together."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, SWITCHES, HouseRules
from dicedesk.games.craps.house_words import CONTRADICTIONS
from dicedesk.ui.base.app import SMALLEST_WINDOW
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.words import shown
from dicedesk.ui.games.craps.house_rules import (
    HouseRulesDialog,
    SwitchRow,
    preset_near,
)

Key = Qt.Key


class Visitor:
    """A player in the dialog."""

    def __init__(self, qtbot: QtBot, dialog: HouseRulesDialog) -> None:
        self._qtbot, self.dialog = qtbot, dialog
        self.chosen: list[HouseRules] = []
        self.closed: list[bool] = []
        dialog.chosen.connect(self.chosen.append)
        dialog.destroyed.connect(lambda: self.closed.append(True))

    def row(self, name: str) -> SwitchRow:
        """The row of the switch of this name."""
        return next(row for row in self.dialog.rows if row.switch.name == name)

    def choose(self, name: str, text: str) -> None:
        """Chooses from the box of a switch by what stands there."""
        box = self.row(name).box
        assert box is not None
        assert box.findText(text) >= 0
        box.setCurrentIndex(box.findText(text))

    def set_number(self, name: str, number: int) -> None:
        """Sets the number of a switch."""
        box = self.row(name).number
        assert box is not None
        box.setValue(number)

    def marked(self) -> dict[str, str]:
        """The rules that are marked, with what the mark says."""
        return {row.switch.name: row.mark.text() for row in self.dialog.rows if row.mark.isVisible()}

    def presets(self) -> list[str]:
        """The presets that are pressed."""
        return [name for name, button in self.dialog.preset_buttons.items() if button.isChecked()]

    def press(self, key: Qt.Key) -> None:
        """Presses a key where the keyboard's focus is."""
        self._qtbot.keyClick(self.dialog.windowHandle(), key)


@pytest.fixture
def visit(qtbot: QtBot, appearance: Appearance) -> Callable[..., Visitor]:
    """Opens the dialog with these rules."""

    def opened(rules: HouseRules = BUILDING_SKILLS) -> Visitor:
        dialog = HouseRulesDialog(rules, appearance)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return Visitor(qtbot, dialog)

    return opened


Visit = Callable[..., Visitor]


def test_the_rules_that_hold_are_shown(visit: Visit) -> None:
    for rules in (
        LAS_VEGAS,
        HouseRules(odds_limit=10, dont_come_twelve_wins=True, minimum=1, maximum=1_000_000, bankroll=7),
    ):
        assert visit(rules).dialog.rules() == rules


def test_every_switch_has_a_row_with_its_explanation(visit: Visit) -> None:
    rows = visit().dialog.rows
    assert [(row.title.text(), row.explanation.text()) for row in rows] == [
        (switch.title, switch.explanation) for switch in SWITCHES
    ]


def test_a_preset_sets_every_switch(visit: Visit) -> None:
    visitor = visit(HouseRules(bankroll=50, dont_come_twelve_wins=True))
    visitor.dialog.preset_buttons["las-vegas"].click()
    assert (visitor.dialog.rules(), visitor.presets(), visitor.marked()) == (LAS_VEGAS, ["las-vegas"], {})


def test_a_preset_that_is_pressed_stays_pressed(visit: Visit) -> None:
    visitor = visit()
    visitor.dialog.preset_buttons["building-skills"].click()
    assert visitor.presets() == ["building-skills"]


def test_what_differs_from_the_preset_is_marked_with_what_the_preset_has(visit: Visit) -> None:
    visitor = visit(replace(LAS_VEGAS, field_twelve=2, odds_limit=5, maximum=2_000))
    assert visitor.marked() == {
        "odds-limit": "● Las Vegas: 3-4-5× odds",
        "field-12": "● Las Vegas: 3:1",
        "maximum": "● Las Vegas: $500",
    }


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (LAS_VEGAS, "These are the Las Vegas rules."),
        (replace(BUILDING_SKILLS, minimum=10), "Custom: 1 rule differs from Building Skills (marked ●)."),
        (replace(LAS_VEGAS, minimum=10, bankroll=99), "Custom: 2 rules differ from Las Vegas (marked ●)."),
    ],
)
def test_whose_rules_they_are_is_told(visit: Visit, rules: HouseRules, words: str) -> None:
    assert visit(rules).dialog.standing.text() == words


def test_rules_of_ones_own_press_no_preset(visit: Visit) -> None:
    visitor = visit()
    visitor.choose("field-12", "3:1")
    assert visitor.presets() == []


def test_rules_that_come_to_be_those_of_a_preset_press_it(visit: Visit) -> None:
    visitor = visit(replace(LAS_VEGAS, field_twelve=2))
    visitor.choose("field-12", "3:1")
    assert visitor.presets() == ["las-vegas"]


def test_a_rule_that_is_changed_counts_when_it_is_confirmed(visit: Visit) -> None:
    visitor = visit()
    visitor.choose("commission", "Only on a win")
    visitor.choose("come-out-rest", "Yes")
    visitor.set_number("bankroll", 250)
    visitor.dialog.ok_button.click()
    assert visitor.chosen == [HouseRules(commission_on_win=True, come_out_rest=True, bankroll=250)]


def test_odds_have_a_limit_of_three_kinds(visit: Visit) -> None:
    visitor = visit(replace(BUILDING_SKILLS, odds_limit=2))
    for text, limit in (("No limit", None), ("3-4-5× odds", "3-4-5"), ("A multiple of the bet", 2)):
        visitor.choose("odds-limit", text)
        assert visitor.dialog.rules().odds_limit == limit


def test_a_value_reads_well(visit: Visit) -> None:
    row = visit().row
    assert (row("odds-limit").in_words(10), row("odds-limit").in_words(None)) == ("10× the bet", "No limit")
    assert row("bankroll").in_words(2500) == "$2,500"


def test_the_times_are_asked_for_only_where_they_count(visit: Visit) -> None:
    visitor = visit()
    number = visitor.row("odds-limit").number
    before = number.isVisible()
    visitor.choose("odds-limit", "A multiple of the bet")
    visitor.set_number("odds-limit", 20)
    assert (before, number.isVisible(), visitor.dialog.rules().odds_limit) == (False, True, 20)


def test_a_minimum_over_the_maximum_is_refused_with_the_reason(visit: Visit) -> None:
    visitor = visit()
    visitor.set_number("minimum", 600)
    assert visitor.dialog.error.text() == (
        "✗ These rules don't work: the table minimum cannot be above the maximum."
    )
    assert visitor.dialog.error.isVisible()
    assert not visitor.dialog.ok_button.isEnabled()


def test_rules_that_go_together_again_can_be_used(visit: Visit) -> None:
    visitor = visit()
    visitor.set_number("minimum", 600)
    visitor.set_number("maximum", 600)
    assert (visitor.dialog.error.isVisible(), visitor.dialog.ok_button.isEnabled()) == (False, True)


def test_enter_uses_the_rules(visit: Visit, qtbot: QtBot) -> None:
    visitor = visit(LAS_VEGAS)
    visitor.row("bankroll").number.setFocus()
    visitor.press(Key.Key_Return)
    qtbot.waitUntil(lambda: bool(visitor.closed))
    assert visitor.chosen == [LAS_VEGAS]


@pytest.mark.parametrize(
    "leave", [lambda v: v.press(Key.Key_Escape), lambda v: v.dialog.cancel_button.click()]
)
def test_who_thinks_better_of_it_changes_nothing(visit: Visit, qtbot: QtBot, leave: Any) -> None:
    visitor = visit()
    visitor.choose("field-12", "3:1")
    leave(visitor)
    qtbot.waitUntil(lambda: bool(visitor.closed))
    assert visitor.chosen == []


def test_every_control_has_a_name_and_is_explained(visit: Visit) -> None:
    visitor = visit(replace(BUILDING_SKILLS, field_twelve=3))
    rows = visitor.dialog.rows
    controls = [(row, part) for row in rows for part in (row.box, row.number) if part is not None]
    assert [part.accessibleName() for _, part in controls] == [row.title.text() for row, _ in controls]
    unexplained = [
        row.title.text()
        for row, part in controls
        if not part.accessibleDescription().startswith(row.explanation.text())
    ]
    assert unexplained == []
    assert visitor.row("field-12").box.accessibleDescription().endswith("● Building Skills: 2:1")


def test_tab_leads_through_every_control(visit: Visit) -> None:
    visitor = visit()
    seen: list[QWidget] = []
    for _ in range(40):
        seen.append(visitor.dialog.focusWidget())
        visitor.press(Key.Key_Tab)
    shown = [
        part for row in visitor.dialog.rows for part in (row.box, row.number) if part and part.isVisible()
    ]
    buttons = [
        *visitor.dialog.preset_buttons.values(),
        visitor.dialog.cancel_button,
        visitor.dialog.ok_button,
    ]
    assert [part.accessibleName() or part.text() for part in (*buttons, *shown) if part not in seen] == []


def turn_wheel(part: QWidget) -> None:
    middle = QPointF(part.rect().center())
    turn = QWheelEvent(
        middle, part.mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(part, turn)


@pytest.mark.parametrize("name", ["field-12", "bankroll"])
def test_the_wheel_turns_a_control_only_while_it_has_the_keyboard(visit: Visit, name: str) -> None:
    visitor = visit()
    row = visitor.row(name)
    control = row.box or row.number
    visitor.dialog.ok_button.setFocus()
    turn_wheel(control)
    before = visitor.dialog.rules()
    control.setFocus()
    turn_wheel(control)
    assert (before, visitor.dialog.rules() == BUILDING_SKILLS) == (BUILDING_SKILLS, False)


@pytest.mark.parametrize("times", [1.0, 2.0])
def test_nothing_is_cut_off_in_a_small_window(
    visit: Visit,
    qtbot: QtBot,
    appearance: Appearance,
    monkeypatch: pytest.MonkeyPatch,
    times: float,
) -> None:
    system = QFont()
    system.setPointSizeF(theme.NORMAL_POINT_SIZE * times)
    monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(system))
    appearance.choose(appearance.choice)
    visitor = visit(replace(LAS_VEGAS, odds_limit=10, minimum=600, maximum=1_000_000, bankroll=1_000_000))
    visitor.set_number("maximum", 500)
    visitor.dialog.contradictions.button.click()
    visitor.dialog.resize(*SMALLEST_WINDOW)

    def all_can_be_read() -> None:
        assert cut_off(visitor.dialog) == []

    qtbot.waitUntil(all_can_be_read)
    assert (visitor.dialog.width(), visitor.dialog.height()) == SMALLEST_WINDOW


def cut_off(dialog: HouseRulesDialog) -> list[str]:
    """The texts that have less room than they need, or lie outside of what can be scrolled to."""
    labels = [part for part in dialog.findChildren(QLabel) if part.isVisible()]
    assert len(labels) > 20
    cut = [part.text() for part in labels if part.height() < part.heightForWidth(part.width())]
    for box in (*dialog.findChildren(QComboBox), *dialog.findChildren(QSpinBox)):
        dialog.cards.ensureWidgetVisible(box)
        if box.isVisible() and box.visibleRegion().boundingRect() != box.rect():
            cut.append(box.accessibleName())
        text = box.currentText() if isinstance(box, QComboBox) else box.text()
        if box.isVisible() and box.fontMetrics().horizontalAdvance(text) > box.width() - 40:
            cut.append(text)
    return cut


@pytest.mark.parametrize(("rules", "name"), [(BUILDING_SKILLS, "building-skills"), (LAS_VEGAS, "las-vegas")])
def test_a_preset_is_nearest_to_itself(rules: HouseRules, name: str) -> None:
    assert preset_near(replace(rules, bankroll=1)) == name


def test_money_is_grouped_in_the_way_of_the_window(
    visit: Callable[..., Visitor], language: WindowLanguage
) -> None:
    language.choose("de")
    visitor = visit(BUILDING_SKILLS)
    box = visitor.row("bankroll").number
    assert box is not None
    assert box.cleanText() == "1.000"


def test_where_the_chapter_contradicts_itself_can_be_opened_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    places = visitor.dialog.contradictions
    texts = [shown(text) for place in CONTRADICTIONS for text in (place.title, place.chapter)]
    before = [part.text() for part in places.findChildren(QLabel) if part.isVisible()]
    places.button.setFocus()
    visitor.press(Key.Key_Space)
    after = [part.text() for part in places.findChildren(QLabel) if part.isVisible()]
    assert (before, [text for text in texts if text not in after]) == ([], [])


def test_each_decision_is_told_with_the_switch_that_changes_it(visit: Visit) -> None:
    said = [part.text() for part in visit().dialog.contradictions.findChildren(QLabel)]
    decisions = [text for text in said if text.startswith("DiceDesk: ")]
    assert len(decisions) == len(CONTRADICTIONS)
    assert decisions[0].endswith("To change this rule, use the “Don't come on 12” switch.")
    assert decisions[3].endswith(
        "To change this rule, use the “When a come number becomes the point” switch."
    )


def test_what_has_been_opened_is_in_sight_in_a_small_window_and_page_down_reads_on(visit: Visit) -> None:
    visitor = visit()
    visitor.dialog.resize(*SMALLEST_WINDOW)
    cards, places = visitor.dialog.cards, visitor.dialog.contradictions
    places.button.setFocus()
    visitor.press(Key.Key_Space)
    titles = [part for part in places.findChildren(QLabel) if part.objectName() == "ruleTitle"]
    first, last = titles[0], titles[-1]
    assert first.visibleRegion().boundingRect() == first.rect()
    for _ in range(10):
        visitor.press(Key.Key_PageDown)
    assert cards.verticalScrollBar().value() == cards.verticalScrollBar().maximum()
    assert last.visibleRegion().boundingRect() == last.rect()
