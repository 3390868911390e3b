"""The controls of the house rules: one for each switch, with its explanation and what the preset says."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from dicedesk.core.money import dollars
from dicedesk.core.words import Sentence
from dicedesk.core.words import tr as sentence
from dicedesk.games.craps.house import MOST_DOLLARS, MOST_TIMES, Switch
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import RULE_CONTROL, Space, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.fields import ArrowCombo, ArrowSpin
from dicedesk.ui.base.words import in_sentences, money, shown, tr

CHOICE_WORDS: Mapping[str, Sentence] = MappingProxyType(
    {
        "none": sentence("No limit"),
        "3-4-5": sentence("3-4-5× odds"),
        "2": sentence("2:1"),
        "3": sentence("3:1"),
        "made": sentence("When it is made"),
        "won": sentence("When it wins"),
        "no": sentence("No"),
        "yes": sentence("Yes"),
        "pushed": sentence("It comes back"),
        "wins": sentence("It wins"),
        "working": sentence("They work"),
        "off": sentence("They are off"),
        "as-place": sentence("As place bets"),
        "returned": sentence("It comes back"),
        "stays": sentence("It stays up"),
    }
)
"""How the choices of the switches read, by the words of a record's header."""

_TIMES = "times"
"""The choice of a number, where a switch has choices beside it."""

_DEFAULT_TIMES = 2


class SwitchRow(QWidget):
    """One house rule: its title, its control, what it means. Signals: `changed()` when a person sets it otherwise."""

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
        """The box of choices and that of the number, as far as the rule has them."""
        return tuple(part for part in (self.box, self.number) if part is not None)

    @property
    def value(self) -> object:
        """The value that is set, as HouseRules has it."""
        chosen = _TIMES if self.box is None else self.box.currentData()
        if self.number is not None and chosen == _TIMES:
            return self.number.value()
        return self.switch.choices[chosen]

    def show_value(self, value: object) -> None:
        """Sets the control; `changed` is not told."""
        words = [text for text, choice in self.switch.choices.items() if choice == value]
        if self.box is not None:
            with QSignalBlocker(self.box):
                self.box.setCurrentIndex(self.box.findData(words[0] if words else _TIMES))
        if self.number is not None and isinstance(value, int):
            with QSignalBlocker(self.number):
                self.number.setValue(value)
        self._show_number()

    def compare(self, preset: str, value: object) -> None:
        """Marks the rule if the preset of this title has another value."""
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


def money_signs() -> tuple[str, str]:
    """What stands before an amount and after it, for a field into which one is typed."""
    before, _, after = money(dollars(0)).partition("0")
    return before, after
