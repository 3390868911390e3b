"""The rules of the house for craps: two presets, and every switch with what it means."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.errors import NotationError
from dicedesk.games.craps.house import PRESETS, SWITCHES, HouseRules
from dicedesk.games.craps.house_words import CONTRADICTIONS, HOUSE_TITLES, Contradiction
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import SCROLL_BAR, Space
from dicedesk.ui.base.widgets.card import Card, CardScroll, Disclosure, label, write
from dicedesk.ui.base.words import in_sentences, shown, tr, trn
from dicedesk.ui.games.craps.house_switches import SwitchRow

_WIDTH, _HEIGHT = 620, 760


class HouseRulesDialog(QDialog):
    """Changes nothing before it is confirmed. Signals: `chosen(HouseRules)` when it is; Escape leaves all as it was."""

    chosen = Signal(object)

    def __init__(self, rules: HouseRules, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Shows the rules that hold now."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("House rules of craps"))
        self._base = preset_near(rules)
        self.rows = tuple(SwitchRow(switch, appearance) for switch in SWITCHES)
        self.preset_buttons = {name: self._preset_button(name) for name in PRESETS}
        self.standing, self.error = label("second", wraps=True), label("bad", wraps=True)
        self.ok_button, self.cancel_button = QPushButton(tr("Use these rules")), QPushButton(tr("Cancel"))
        self.ok_button.setObjectName("primary")
        self.ok_button.setDefault(True)
        self.ok_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        EnterKey(self)
        self._lay_out()
        for row in self.rows:
            row.changed.connect(self._show_standing)
        self.show_rules(rules)
        self._take_room()

    def rules(self) -> HouseRules:
        """The rules that are set. Raises NotationError where they do not go together."""
        values: dict[str, Any] = {row.switch.field: row.value for row in self.rows}
        return HouseRules(**values)

    def show_rules(self, rules: HouseRules) -> None:
        """Sets every switch."""
        for row in self.rows:
            row.show_value(getattr(rules, row.switch.field))
        self._show_standing()

    def accept(self) -> None:
        """Tell the rules that were chosen, and closes."""
        self.chosen.emit(self.rules())
        super().accept()

    def _preset_button(self, name: str) -> QPushButton:
        button = QPushButton(preset_title(name))
        button.setObjectName("toggle")
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.show_rules(PRESETS[name]))
        return button

    def _lay_out(self) -> None:
        house = Card(tr("Preset"))
        presets = QWidget()
        line = QHBoxLayout(presets)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(Space.SMALL)
        for button in self.preset_buttons.values():
            line.addWidget(button)
        line.addStretch(1)
        house.add(presets)
        house.add(self.standing)
        self.cards = CardScroll()
        self.cards.add_card(house)
        self.cards.add_card(_rules_card(tr("Bets"), [row for row in self.rows if row.switch.choices]))
        self.cards.add_card(_rules_card(tr("Money"), [row for row in self.rows if not row.switch.choices]))
        self.contradictions = Disclosure(tr("What DiceDesk decides, and why"))
        places = _contradictions_card(self.contradictions)
        self.cards.add_card(places)
        self.contradictions.button.clicked.connect(lambda: self.cards.scroll_to(places))
        self.cards.add_card(QWidget(), 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(label("second", tr("These rules apply from the next game."), wraps=True), 1)
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(self.ok_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.cards, 1)
        column.addWidget(self.error)
        column.addLayout(buttons)

    def _show_standing(self) -> None:
        """Say which preset this is, mark what differs from it, and why the rules cannot be played."""
        self._base = next((name for name in PRESETS if not self._differing(name)), self._base)
        for row in self.rows:
            row.compare(preset_title(self._base), getattr(PRESETS[self._base], row.switch.field))
        differing = self._differing(self._base)
        for name, button in self.preset_buttons.items():
            button.setChecked(name == self._base and not differing)
        self.standing.setText(_standing(preset_title(self._base), differing))
        error = self._error()
        write(self.error, error)
        self.ok_button.setEnabled(not error)

    def _differing(self, preset: str) -> int:
        return sum(row.value != getattr(PRESETS[preset], row.switch.field) for row in self.rows)

    def _error(self) -> str:
        try:
            self.rules()
        except NotationError as error:
            return tr("✗ These rules don't work: {reason}.", reason=shown(error.sentence))
        return ""

    def _take_room(self) -> None:
        """As large as is good to read, as far as the screen goes; never so narrow that a control is cut."""
        content = max(card.minimumSizeHint().width() for card in self.cards.findChildren(Card))
        self.cards.setMinimumWidth(content + SCROLL_BAR)
        begin_with(self, _WIDTH, _HEIGHT)


def preset_title(name: str) -> str:
    """What a person reads for a preset's name, such as "Las Vegas". Raises KeyError for an unknown name."""
    return shown(HOUSE_TITLES[name])


def house_title(rules: HouseRules) -> str:
    """What a house is called: a preset's name, or "Rules of your own"."""
    presets = (preset_title(name) for name, preset in PRESETS.items() if preset == rules)
    return next(presets, tr("Custom rules"))


def preset_near(rules: HouseRules) -> str:
    """The name of the preset from which the rules differ least."""
    return rules.to_text().split()[0].removeprefix("preset=")


def _rules_card(title: str, rows: Sequence[SwitchRow]) -> Card:
    """A card with these rules, a hair line between each two."""
    card = Card(title)
    for place, row in enumerate(rows):
        if place:
            hair = QFrame()
            hair.setObjectName("hair")
            hair.setFixedHeight(Space.HAIR)
            card.add(hair)
        card.add(row)
    return card


def _contradictions_card(places: Disclosure) -> Card:
    """A card with each place where the chapter contradicts itself, closed at first."""
    card = Card(tr("Where the chapter contradicts itself"))
    card.add(
        label(
            "second",
            tr(
                "Building Skills follows the craps chapter of that programming book. In places the chapter "
                "contradicts itself or pays what no casino would."
            ),
            wraps=True,
        )
    )
    for place in CONTRADICTIONS:
        places.add(_contradiction(place))
    card.add(places)
    return card


def _contradiction(place: Contradiction) -> QWidget:
    part = QWidget()
    column = QVBoxLayout(part)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.HAIR)
    column.addWidget(label("ruleTitle", shown(place.title), wraps=True))
    column.addWidget(label("second", shown(place.chapter), wraps=True))
    column.addWidget(label("", in_sentences(shown(place.decision), _changed_by(place.switch)), wraps=True))
    return part


def _changed_by(switch: str) -> str:
    """The sentence that names the switch which decides otherwise; "" where there is none."""
    title = next((rule.title for rule in SWITCHES if rule.name == switch), None)
    return "" if title is None else tr("To change it, use the switch “{switch}”.", switch=shown(title))


def _standing(preset: str, differing: int) -> str:
    if not differing:
        return tr("These are the rules of {preset}.", preset=preset)
    return trn(
        "Custom rules: 1 differs from {preset}, marked ●.",
        "Custom rules: {count} differ from {preset}, marked ●.",
        differing,
        preset=preset,
    )
