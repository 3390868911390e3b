"""A throw that a person makes with dice of their own, in place of one that flies over the felt."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from dicedesk.core.by_name import object_called
from dicedesk.core.game import Move
from dicedesk.core.rollers import TypedDice
from dicedesk.core.words import Name, Sentence
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.game_layout import GameLayout
from dicedesk.ui.base.words import shown

if TYPE_CHECKING:
    from dicedesk.ui.base.dice.faces_entry import FacesEntry


class TypedThrow(QObject):
    """Asks for the faces that the bridge wants, in place of the buttons under the table.

    Signals: `told(str)` with what somebody should hear who does not see it, `closed()` when the buttons are back.
    """

    told = Signal(str)
    closed = Signal()

    def __init__(
        self,
        bridge: SessionBridge[Any],
        layout: GameLayout,
        buttons: QWidget,
        appearance: Appearance,
        words: str,
        parent: QObject,
    ) -> None:
        """Follows the bridge from now on. `words` name the function that says what is to be thrown."""
        super().__init__(parent)
        self._bridge, self._layout, self._buttons = bridge, layout, buttons
        self._appearance, self._words = appearance, words
        self._entry: FacesEntry | None = None
        bridge.throw_wanted.connect(self._on_wanted)

    @property
    def entry(self) -> "FacesEntry | None":
        """Where the faces are typed; None while no throw is wanted."""
        return None if self._entry is None or self._entry.isHidden() else self._entry

    def _on_wanted(self) -> None:
        wanted = self._bridge.wanted_throw
        if wanted is None:
            self._close()
            return
        if self._entry is None:
            self._entry = self._made()
        self._buttons.hide()
        self._layout.act_on_table(on=False)
        words: Callable[[Name, Move, int], Sentence] = object_called(self._words)
        sentence = words(wanted.name, wanted.move, wanted.dice)
        self._entry.ask_for(shown(sentence), wanted.dice, may_leave=not wanted.is_computers)
        self._entry.setFocus()

    def _made(self) -> "FacesEntry":
        # Few games are played with typed dice: no start waits for what they need.
        kind: type[FacesEntry] = object_called("dicedesk.ui.base.dice.faces_entry:FacesEntry")
        entry = kind(self._appearance)
        self._layout.put_over_buttons(entry)
        entry.thrown.connect(self._bridge.throw)
        entry.left.connect(self._bridge.leave_throw)
        entry.told.connect(self.told)
        return entry

    def _close(self) -> None:
        if self._entry is not None:
            self._entry.hide()
            self._buttons.show()
            self._layout.act_on_table(on=True)
            self.closed.emit()


def lay_typed_dice(bridge: SessionBridge[Any], tray: DiceTray) -> None:
    """From now on dice that are typed in lie on the felt at once, and those of the program fly."""

    def follow() -> None:
        tray.is_laid_by_hand = isinstance(bridge.session.dice, TypedDice)

    bridge.reset.connect(follow)
    follow()
