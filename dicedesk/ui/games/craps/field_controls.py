"""The controls of the Lab's forms for a house and for betting systems."""

from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from dicedesk.core.errors import NotationError
from dicedesk.games.craps.house import PRESETS
from dicedesk.games.craps.questions import ALL_SYSTEMS, HouseField, SystemsField
from dicedesk.ui.base.field_control import FieldControl
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr, trn
from dicedesk.ui.games.craps.house_rules import house_title, preset_title


class HouseControl(FieldControl):
    """A list of the known houses, and of a custom one if a file asked about it."""

    def __init__(self, field: HouseField, appearance: Appearance, parent: QWidget) -> None:
        self.list = ArrowCombo(appearance, shown(field.title))
        for name in PRESETS:
            self.list.addItem(preset_title(name), name)
        super().__init__(field, self.list, parent)
        self.list.currentIndexChanged.connect(lambda _: self.changed.emit())

    @property
    def text(self) -> str:
        """The chosen house, as the field writes it."""
        return str(self.list.currentData())

    def show_text(self, text: str) -> None:
        """Choose a house; one that is not on the list is added."""
        if self.list.findData(text) < 0:
            self.list.addItem(house_title(self.field.read(text)), text)
        self.list.setCurrentIndex(self.list.findData(text))


class SystemsControl(FieldControl):
    """A button with a menu in which systems are ticked."""

    def __init__(self, field: SystemsField, parent: QWidget) -> None:
        self.button = QPushButton()
        set_style(self.button, "compact")
        self.button.setAutoDefault(False)
        super().__init__(field, self.button, parent)
        self._known, self._menu = field.known, QMenu(self.button)
        self.choices = {name: self._menu.addAction(_system_title(name)) for name in field.known}
        for action in self.choices.values():
            action.setCheckable(True)
            action.setChecked(True)
            action.triggered.connect(self._on_ticked)
        self.button.setMenu(self._menu)
        self._show()

    @property
    def text(self) -> str:
        """The names of the ticked systems; `all` for all."""
        names = [name for name, action in self.choices.items() if action.isChecked()]
        return ALL_SYSTEMS if len(names) == len(self._known) else " ".join(names)

    def show_text(self, text: str) -> None:
        """Tick the named systems; all if the text is not valid."""
        try:
            names = self.field.read(text)
        except NotationError:
            names = self._known
        for name, action in self.choices.items():
            action.setChecked(name in names)
        self._show()

    def _on_ticked(self) -> None:
        """Keep the last tick: without a system there is no question."""
        if not any(action.isChecked() for action in self.choices.values()):
            self.show_text(ALL_SYSTEMS)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        count = sum(action.isChecked() for action in self.choices.values())
        all_of_them = tr("All {count}", count=count)
        self.button.setText(
            all_of_them if self.text == ALL_SYSTEMS else trn("1 system", "{count} systems", count)
        )


def _system_title(name: str) -> str:
    """The title of a system, without its bets."""
    return {
        "flat": tr("Flat bets on pass"),
        "odds": tr("Pass with full odds"),
        "martingale": tr("Martingale"),
        "1-3-2-6": "1-3-2-6",
        "cancellation": tr("Cancellation"),
        "fibonacci": tr("Fibonacci"),
        "seven-count": tr("Seven count"),
        "pass-come": tr("Pass and two come bets with full odds"),
        "place-6-8": tr("Place 6 and 8"),
    }.get(name, name)
