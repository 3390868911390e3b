"""The house rules of craps in a dialog: two presets, and every switch with its control and its meaning."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.errors import NotationError
from dicedesk.core.money import dollars
from dicedesk.core.words import Sentence
from dicedesk.core.words import tr as sentence
from dicedesk.games.craps.house import MOST_DOLLARS, MOST_TIMES, PRESETS, SWITCHES, HouseRules, Switch
from dicedesk.games.craps.house_words import CONTRADICTIONS, HOUSE_TITLES, Contradiction
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import RULE_CONTROL, SCROLL_BAR, Space, scaled
from dicedesk.ui.base.widgets.card import Card, CardScroll, Disclosure, label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo, ArrowSpin
from dicedesk.ui.base.words import in_sentences, money, money_signs, shown, tr, trn

_WIDTH, _HEIGHT = 620, 760


CHOICE_WORDS: Mapping[str, Sentence] = MappingProxyType(
    {
        "none": sentence("No limit"),
        "3-4-5": sentence("3-4-5× odds"),
        "2": sentence("2:1"),
        "3": sentence("3:1"),
        "made": sentence("Up front"),
        "won": sentence("Only on a win"),
        "no": sentence("No"),
        "yes": sentence("Yes"),
        "pushed": sentence("Bet comes back"),
        "wins": sentence("Bet wins"),
        "working": sentence("Working"),
        "off": sentence("Off", "bets"),
        "as-place": sentence("Like place bets"),
        "returned": sentence("Bet comes back"),
        "stays": sentence("Bet stays up"),
    }
)
"""The texts of the switches' choices, by the words of a record's header."""

_TIMES = "times"
"""The choice of a number, if a switch has other choices too."""

_DEFAULT_TIMES = 2


class SwitchRow(QWidget):
    """One house rule: its title, its control, its meaning. Signals: `changed()` when the player changes it."""

    changed = Signal()

    def __init__(self, switch: Switch, appearance: Appearance) -> None:
        """Shows no value before `show_value`."""
        super().__init__()
        self.switch = switch
        title = shown(switch.title)
        self.box = ArrowCombo(appearance, title) if switch.choices else None
        self.number = ArrowSpin(appearance, title, _ends(switch)) if switch.takes_number else None
        self.title, self.explanation = label("ruleTitle", title, wraps=True), label("second", wraps=True)
        self.explanation.setText(shown(switch.explanation))
        self.mark = label("accentSecond", wraps=True)
        self.mark.hide()
        if self.box is not None:
            for choice in switch.choices:
                self.box.addItem(shown(CHOICE_WORDS[choice]), choice)
            if self.number is not None:
                self.box.addItem(tr("A multiple of the bet"), _TIMES)
                self.number.setValue(_DEFAULT_TIMES)
            self.box.currentIndexChanged.connect(self._on_changed)
        if self.number is not None:
            self._word_number(self.number)
            self.number.valueChanged.connect(self._on_changed)
        self._lay_out()

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The box of choices and the number box, as far as the rule has them."""
        return tuple(part for part in (self.box, self.number) if part is not None)

    @property
    def value(self) -> object:
        """The current value, as HouseRules has it."""
        value = _TIMES if self.box is None else self.box.currentData()
        if self.number is not None and value == _TIMES:
            return self.number.value()
        return self.switch.choices[value]

    def show_value(self, value: object) -> None:
        """Set the control without emitting `changed`."""
        words = [text for text, choice in self.switch.choices.items() if choice == value]
        if self.box is not None:
            with QSignalBlocker(self.box):
                self.box.setCurrentIndex(self.box.findData(words[0] if words else _TIMES))
        if self.number is not None and isinstance(value, int):
            with QSignalBlocker(self.number):
                self.number.setValue(value)
        self._show_number()

    def compare(self, preset: str, value: object) -> None:
        """Mark the rule if the preset with this title has another value."""
        differs = self.value != value
        self.mark.setText(
            tr("● {preset}: {value}", preset=preset, value=self.in_words(value)) if differs else ""
        )
        self.mark.setVisible(differs)
        described = in_sentences(self.explanation.text(), self.mark.text())
        for control in self.controls:
            control.setAccessibleDescription(described)

    def in_words(self, value: object) -> str:
        """A value of the rule as the control shows it."""
        words = [text for text, choice in self.switch.choices.items() if choice == value]
        if words:
            return shown(CHOICE_WORDS[words[0]])
        if isinstance(value, int) and not self.switch.choices:
            return money(dollars(value))
        return tr("{times}× the bet", times=value)

    def _word_number(self, number: ArrowSpin) -> None:
        if self.switch.choices:
            number.setSuffix(tr("×"))
        else:
            before, after = money_signs()
            number.setPrefix(before)
            number.setSuffix(after)

    def _lay_out(self) -> None:
        side = QWidget()
        controls = QVBoxLayout(side)
        controls.setContentsMargins(0, 0, 0, 0)
        controls.setSpacing(Space.TIGHT)
        for control in self.controls:
            controls.addWidget(control)
        side.setFixedWidth(scaled(RULE_CONTROL))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, Space.TIGHT, 0, Space.TIGHT)
        grid.setHorizontalSpacing(Space.LARGE)
        grid.setVerticalSpacing(Space.TIGHT)
        for row, part in enumerate((self.title, self.explanation, self.mark)):
            grid.addWidget(part, row, 0)
        grid.addWidget(side, 0, 1, 4, 1, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(3, 1)
        self.title.setBuddy(self.controls[0])

    def _on_changed(self) -> None:
        self._show_number()
        self.changed.emit()

    def _show_number(self) -> None:
        if self.box is not None and self.number is not None:
            self.number.setVisible(self.box.currentData() == _TIMES)


def _ends(switch: Switch) -> tuple[int, int]:
    return (1, MOST_TIMES if switch.choices else MOST_DOLLARS)


class HouseRulesDialog(QDialog):
    """Changes nothing before it is confirmed. Signals: `chosen(HouseRules)` then; Escape discards all changes."""

    chosen = Signal(object)

    def __init__(
        self,
        rules: HouseRules,
        appearance: Appearance,
        parent: QWidget | None = None,
        *,
        starts_game: bool = False,
    ) -> None:
        """Show these rules. `starts_game` says that a new game starts with the chosen ones."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.when = label("second", wraps=True)
        if starts_game:
            self.when.setText(tr("A new game starts at once with these rules."))
        else:
            self.apply_later()
        self.setWindowTitle(tr("Craps house rules"))
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
        """The current rules. Raises NotationError if they contradict each other."""
        values: dict[str, Any] = {row.switch.field: row.value for row in self.rows}
        return HouseRules(**values)

    def show_rules(self, rules: HouseRules) -> None:
        """Set every switch."""
        for row in self.rows:
            row.show_value(getattr(rules, row.switch.field))
        self._show_standing()

    def apply_later(self) -> None:
        """Say that the game on the table keeps its rules."""
        self.when.setText(tr("These rules take effect in the next game."))

    def accept(self) -> None:
        """Emit the chosen rules, and close."""
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
        buttons.addWidget(self.when, 1)
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(self.ok_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.cards, 1)
        column.addWidget(self.error)
        column.addLayout(buttons)

    def _show_standing(self) -> None:
        """Show the preset's name, the differences from it, and why the rules cannot be played."""
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
        """Take a size that is easy to read, up to the screen's; never so narrow that a control is cut."""
        content = max(card.minimumSizeHint().width() for card in self.cards.findChildren(Card))
        self.cards.setMinimumWidth(content + SCROLL_BAR)
        begin_with(self, _WIDTH, _HEIGHT)


def preset_title(name: str) -> str:
    """The title of a preset's name, such as "Las Vegas". Raises KeyError for an unknown name."""
    return shown(HOUSE_TITLES[name])


def house_title(rules: HouseRules) -> str:
    """The title of a house: a preset's, or "Custom rules"."""
    presets = (preset_title(name) for name, preset in PRESETS.items() if preset == rules)
    return next(presets, tr("Custom rules"))


def preset_near(rules: HouseRules) -> str:
    """The name of the preset from which the rules differ least."""
    return rules.to_text().split()[0].removeprefix("preset=")


def _rules_card(title: str, rows: Sequence[SwitchRow]) -> Card:
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
    card = Card(tr("Contradictions in the textbook"))
    card.add(
        label(
            "second",
            tr(
                "The Building Skills preset follows the Craps chapter of a programming textbook. In "
                "places, the chapter contradicts itself or gives payouts that no casino would offer."
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
    """The sentence that names the switch to change instead; "" if there is none."""
    title = next((rule.title for rule in SWITCHES if rule.name == switch), None)
    return "" if title is None else tr("To change this rule, use the “{switch}” switch.", switch=shown(title))


def _standing(preset: str, differing: int) -> str:
    if not differing:
        return tr("These are the {preset} rules.", preset=preset)
    return trn(
        "Custom: 1 rule differs from {preset} (marked ●).",
        "Custom: {count} rules differ from {preset} (marked ●).",
        differing,
        preset=preset,
    )
