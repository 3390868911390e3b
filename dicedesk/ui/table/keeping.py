"""What tables share at which some of the dice are kept and the others are rolled again."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, Signal

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played, StateT
from dicedesk.play.seated_table import SeatedTable
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.words import tr
from dicedesk.ui.table.field_links import FieldLink
from dicedesk.ui.table.input import SeatedInput, SeatingChoice
from dicedesk.ui.table.pace import Flight, GameEnd, Pace


class KeepingFlight(Flight[StateT]):
    """The dice of a roll, while the kept ones lie still; a move without dice throws none.

    Each game derives its own with `lying`.
    """

    def __init__(self, tray: ChoosingTray) -> None:
        super().__init__(tray)
        self._choosing = tray

    def lying(self, played: Played[StateT]) -> tuple[Roll, tuple[int, ...]]:
        """All dice after a roll, and the places, from 0, of those that were kept."""
        raise NotImplementedError

    def begin(self, played: Played[StateT]) -> bool:
        """Throw the dice that are not kept; return False if there are none to throw."""
        self._choosing.set_choosing(False)
        if not played.faces:
            return False
        self._tray.set_caption("")
        self._tray.set_headline("")
        dice, kept = self.lying(played)
        self._tray.throw(dice, held=kept)
        return True


class KeepingInput(SeatedInput[StateT]):
    """The player's input at a table where dice are kept. Each game derives its own with `keep_only`.

    Another position, and undo and redo, keep no dice.

    Signals: `chosen()` when the choice changes, `told(str)` with a message for the screen reader, and those of any
    input.
    """

    chosen = Signal()
    told = Signal(str)

    def __init__(
        self,
        bridge: SessionBridge[StateT],
        pace: Pace[StateT],
        end: GameEnd,
        table: SeatedTable[StateT],
        players: SeatingChoice[tuple[str, ...]],
        parent: QObject,
    ) -> None:
        super().__init__(bridge, pace, end, table, players, parent)
        for moved in (bridge.reset, bridge.undone, bridge.redone, bridge.laid_out):
            moved.connect(lambda *_: self.keep_only(()))

    def keep_only(self, places: Iterable[int]) -> None:
        """Keep the dice at these places, from 0, and no others, without emitting `chosen`."""
        raise NotImplementedError


def link_on_felt(tray: ChoosingTray, place: QPoint) -> FieldLink | None:
    """The link at a place on the felt: on a die to its face, on the note to the rolls left."""
    die = tray.die_at(QPointF(place))
    if die is not None:
        return FieldLink("dice", str(die), has_own_click=tray.is_choosing)
    return FieldLink("rolls") if tray.note_rect.contains(place) else None


def keep_actions(dice: int, keep: Callable[[int], None]) -> tuple[ActionSpec, ...]:
    """The actions of the keys 1, 2 and so on that keep a die; `keep` gets its place, from 0."""
    return tuple(
        ActionSpec(
            tr("Keep die {die}", die=place + 1), (str(place + 1),), partial(keep, place), in_menu=False
        )
        for place in range(dice)
    )
