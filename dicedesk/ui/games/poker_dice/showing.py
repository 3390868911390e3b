"""How a move of Poker Dice is shown and heard: its dice, the pay that goes into the purse, and the end."""

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from dicedesk.core.game import Event, Played
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.games.poker_dice.rules import (
    DICE,
    AwardWon,
    DiceRerolled,
    HandScored,
    PlayHand,
    PokerDiceState,
    WentBroke,
)
from dicedesk.play.ports.sound import Cue
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.poker_dice.board import PurseBoard
from dicedesk.ui.games.poker_dice.moment import Moment, MomentKind
from dicedesk.ui.games.poker_dice.texts import end_of
from dicedesk.ui.table.flight import Flight
from dicedesk.ui.table.pace import FollowUp

PAYING_MS = 450
ENDING_MS = 1500


class PokerDiceFlight(Flight[PokerDiceState]):
    """The dice of a hand or of a re-roll; holding and leaving throw none."""

    def __init__(self, tray: ChoosingTray) -> None:
        """Shows them on this tray."""
        super().__init__(tray)
        self._choosing = tray

    def begin(self, played: Played[PokerDiceState]) -> bool:
        """Throws the dice of the move, those that were kept stay where they are; False where none are thrown."""
        self._choosing.set_choosing(False)
        if not played.faces:
            return False
        self._tray.set_caption("")
        self._tray.set_headline("")
        if isinstance(played.move, PlayHand):
            return super().begin(played)
        rerolled = next(event for event in played.step.events if isinstance(event, DiceRerolled))
        held = [place for place in range(DICE) if place + 1 not in rerolled.positions]
        self._tray.throw(rerolled.dice, held=held)
        return True


class Payday(FollowUp[PokerDiceState]):
    """The pay that goes into the purse, and the award or the last dollar. Signals: those of any follow-up."""

    def __init__(self, board: PurseBoard, moment: Moment, appearance: Appearance, parent: QObject) -> None:
        """Shows them on this board and this felt. `paying_ms` and `ending_ms` say how long that takes.

        Where little is to move nothing is shown on the way: the purse is paid, and the felt is lit at once.
        """
        super().__init__(parent)
        self.paying_ms, self.ending_ms = PAYING_MS, ENDING_MS
        self._board, self._moment, self._appearance = board, moment, appearance
        self._before = self._pays = Cents(0)
        self._easing = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self.over)

    @property
    def is_running(self) -> bool:
        """Whether something is being shown."""
        return self._clock.state() is not QAbstractAnimation.State.Stopped

    def begin(self, played: Played[PokerDiceState]) -> bool:
        """Begins to show what a scored hand led to; False where nothing was paid and the game goes on."""
        scored = next((event for event in played.step.events if isinstance(event, HandScored)), None)
        kind = end_of(played)
        if scored is None or not (scored.pays or kind is not MomentKind.NONE):
            return False
        duration = self.paying_ms if kind is MomentKind.NONE else self.ending_ms
        if not duration or self._appearance.is_calm:
            return False
        self._before, self._pays = Cents(scored.purse - scored.pays), scored.pays
        self._moment.show_end(kind, 0.0)
        self._clock.setDuration(self.lasting(duration))
        self._clock.start()
        return True

    def finish(self) -> None:
        """Shows it to its end at once."""
        if self.is_running:
            self._clock.stop()
            self.over.emit()

    def _on_tick(self, t: float) -> None:
        paid = self._easing.valueForProgress(
            min(t * self._clock.duration() / max(self.lasting(self.paying_ms), 1), 1.0)
        )
        # Whole dollars, so that the figures run without cents.
        self._board.show_purse(Cents(self._before + DOLLAR * round(paid * self._pays / DOLLAR)))
        self._moment.move_to(t)


def cue_of(played: Played[PokerDiceState]) -> Cue | None:
    """The end of the game, or else what the hand was paid."""
    cues = [cue for event in played.step.events if (cue := _cue(event)) is not None]
    return cues[-1] if cues else None


def _cue(event: Event) -> Cue | None:
    match event:
        case HandScored(pays=pays) if pays:
            return Cue.CHIPS_PAID
        case AwardWon():
            return Cue.AWARD
        case WentBroke():
            return Cue.LOST
        case _:
            return None
