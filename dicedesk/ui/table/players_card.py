"""The card of the players and the computer's pause; each game derives its own from it."""

from collections.abc import Sequence
from typing import Any, Generic

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dicedesk.core.words import Joined, figure
from dicedesk.play.game_session import GameSession
from dicedesk.play.opponents import Ladder
from dicedesk.play.seats import PERSON, Seating
from dicedesk.play.settings import Pause
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.table.naming import Naming
from dicedesk.ui.table.opponents import OpponentBox, OpponentPane

PAUSES_MS = tuple(pause.value for pause in (Pause.NONE, Pause.SHORT, Pause.NORMAL, Pause.LONG))

NOBODY = ""
"""The data of an empty seat."""

_NO_COMPUTER = (PERSON, NOBODY)


class PauseBox(ArrowCombo):
    """Four pauses to choose from. Signals: `pause_chosen(int)` in ms."""

    pause_chosen = Signal(int)

    def __init__(self, appearance: Appearance, name: str) -> None:
        """No pause is chosen before `show_pause`."""
        super().__init__(appearance, name)
        for pause in PAUSES_MS:
            seconds = figure(pause / 1000, digits=1 if pause % 1000 else 0)
            self.addItem(tr("{seconds} s", seconds=seconds) if pause else tr("none"), pause)
        self.currentIndexChanged.connect(lambda index: self.pause_chosen.emit(PAUSES_MS[index]))

    def show_pause(self, milliseconds: int) -> None:
        """Show the current pause, without a signal."""
        with QSignalBlocker(self):
            self.setCurrentIndex(PAUSES_MS.index(milliseconds))


class KindBox(ArrowCombo):
    """The choice of counted or casual: for this game until its first roll, then for the next one.

    Signals: `kind_chosen(bool)`, True for casual games.
    """

    kind_chosen = Signal(bool)

    def __init__(self, appearance: Appearance) -> None:
        """Show that games are counted."""
        super().__init__(appearance, tr("Counted or casual"))
        set_style(self, "small")
        self.addItems(("", ""))
        self.show_kind(casual=False, is_next=False)
        self.setToolTip(
            tr(
                "A casual game does not count toward best scores. Until the first roll, "
                "press K to switch between counted and casual."
            )
        )
        self.currentIndexChanged.connect(lambda index: self.kind_chosen.emit(bool(index)))

    def sizeHint(self) -> QSize:
        """One pixel more than Qt's, which is too narrow for the longer text in large type."""
        return super().sizeHint() + QSize(1, 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_kind(self, *, casual: bool, is_next: bool) -> None:
        """Show the choice, for this game or the next one, without a signal."""
        titles = (
            (tr("Next game: counted"), tr("Next game: casual"))
            if is_next
            else (tr("Counted"), tr("Casual, with the coach"))
        )
        with QSignalBlocker(self):
            for place, title in enumerate(titles):
                self.setItemText(place, title)
            self.setCurrentIndex(int(casual))


class PlayersCard(Card, Generic[Seating]):
    """The kind of game, the players, the opponent with face and strength, the next one, and the pause.

    Signals: `seated(object)` with the seating when another was chosen, `pause_chosen(int)` in ms, and `named(int, str)`
    with the place and the new name of a person.
    """

    seated = Signal(object)
    pause_chosen = Signal(int)
    named = Signal(int, str)

    naming: Naming | None = None
    """The fields for the names of people, if the card has them."""

    boxes: tuple[OpponentBox, ...]
    """The box of each seat; a game makes them."""
    _pause_parts: tuple[QWidget, ...] = ()
    """Parts that show only while a computer plays or is chosen to; () until then."""

    def __init__(self, appearance: Appearance, title: str, pause: str) -> None:
        """`pause` is the accessible name of the box of pauses."""
        super().__init__(title)
        self._appearance = appearance
        self.kind, self.kind_note = KindBox(appearance), label("second", wraps=True)
        self.add_to_heading(self.kind)
        self.add(self.kind_note)
        self._pause: PauseBox | None = None
        self._pause_name, self._pause_ms = pause, PAUSES_MS[0]
        self.note = label("second", wraps=True)
        self.note.hide()
        self.opponent = OpponentPane(appearance)
        self.opponent.suggested.connect(lambda name: self.invite(name))
        self._ladder = Ladder()
        self._is_beginning = True
        self._is_watched = False

    @property
    def pause(self) -> PauseBox:
        """The box of pauses, made now if necessary."""
        if self._pause is None:
            self._pause = PauseBox(self._appearance, self._pause_name)
            self._pause.show_pause(self._pause_ms)
            self._pause.pause_chosen.connect(self.pause_chosen)
        return self._pause

    def show_pause(self, milliseconds: int) -> None:
        """Show the current pause, without a signal."""
        self._pause_ms = milliseconds
        if self._pause is not None:
            self._pause.show_pause(milliseconds)

    @property
    def seating(self) -> Seating:
        """The chosen players."""
        raise NotImplementedError

    @property
    def computers(self) -> tuple[str, ...]:
        """The names of the chosen computer players, by seat."""
        names = (str(box.currentData()) for box in self.boxes)
        return tuple(name for name in names if name not in _NO_COMPUTER)

    def seat(self, seating: Seating) -> None:
        """Show the players, without a signal."""
        raise NotImplementedError

    def invite(self, name: str) -> None:
        """Choose this computer player in place of another one, or else at the seat for an opponent."""
        taken = (box for box in self.boxes if box.currentData() not in _NO_COMPUTER)
        box = next(taken, self._place_for_opponent)
        if self.opponent.next.hasFocus():
            # The button goes, and a second Enter would press the next one.
            box.setFocus()
        box.setCurrentIndex(box.findData(name))

    @property
    def _place_for_opponent(self) -> OpponentBox:
        return self.boxes[-1]

    def show_kind(self, session: GameSession[Any], *, casual: bool) -> None:
        """Show the chosen kind, and the kind of a game that can no longer change it."""
        self.kind.show_kind(casual=casual, is_next=not session.can_choose_kind)
        is_watched = all(seat.player is not None for seat in session.seats)
        this = tr("This game is casual.") if session.is_casual else tr("This game counts.")
        write(self.kind_note, "" if session.can_choose_kind or is_watched else this)

    def show_watched(self, *, is_watched: bool) -> None:
        """Offer the computer's pause while a computer plays, even if none plays the next game."""
        self._is_watched = is_watched
        self._show_pause()

    def call_people(self, alone: str, together: Sequence[str], names: Sequence[str]) -> None:
        """Call a single person `alone`, and several by place as in `together`; `names` are those that were set."""
        if self.naming is not None:
            self.naming.show_names(names)

    def _offer_names(self, people: int) -> Naming:
        """Fields for the names of this many people."""
        self.naming = Naming(people)
        self.naming.named.connect(self.named)
        return self.naming

    @property
    def has_ladder(self) -> bool:
        """Whether opponents are offered already."""
        return bool(self._ladder.rungs)

    def show_ladder(self, ladder: Ladder) -> None:
        """Offer the opponents of a ladder, and show the current one."""
        self._ladder = ladder
        for box in self.boxes:
            box.show_ladder(ladder)
        self._show_opponent()

    def show_beginning(self, *, is_beginning: bool) -> None:
        """Show the opponent when a game begins or is over; between the two the log has the room."""
        self._is_beginning = is_beginning
        self.opponent.setVisible(is_beginning or not self.note.isHidden())

    def show_waiting(self, *, do_wait: bool) -> str:
        """Say that the chosen players join in the next game, or remove the line; return it."""
        names = [box.currentText() for box in self.boxes if box.currentData() not in _NO_COMPUTER]
        text = ""
        if do_wait and len(names) == 1:
            text = tr("{name} joins the next game. Press N to start it.", name=names[0])
        elif do_wait:
            text = tr("The chosen players join the next game. Press N to start it.")
        return self._note(text)

    def _note(self, text: str) -> str:
        write(self.note, text)
        self.show_beginning(is_beginning=self._is_beginning)
        return text

    def _on_chosen(self) -> None:
        self._show_opponent()
        self.seated.emit(self.seating)

    def _show_opponent(self) -> None:
        """Show the computer player chosen last, or else the first one, and offer its pause."""
        computers = self.computers
        self.opponent.show_opponent(computers[0] if computers else None, self._ladder)
        for box in self.boxes:
            opponent = self._ladder.find(str(box.currentData()))
            words = () if opponent is None else (opponent.character, opponent.strength)
            box.setAccessibleDescription(shown(Joined(words, sign=" ")))
        self._show_pause()

    def _show_pause(self) -> None:
        is_offered = self._is_watched or bool(self.computers)
        if is_offered and not self._pause_parts:
            self._pause_parts = self._add_pause()
        for part in self._pause_parts:
            part.setVisible(is_offered)

    def _add_pause(self) -> tuple[QWidget, ...]:
        """Add the box of pauses to the card, and return it with its label; () if it always shows."""
        return ()


class SoloPlayersCard(PlayersCard[tuple[str, ...]]):
    """The single player: you, or a computer player while you watch. The seating is that of one seat."""

    def __init__(self, appearance: Appearance) -> None:
        """Offers you alone before `show_ladder`."""
        super().__init__(appearance, tr("At the table"), tr("Pause before the computer's next move"))
        self.box = OpponentBox(appearance, tr("Who plays"), (PERSON, tr("You")))
        self.boxes = (self.box,)
        set_style(self.box, "small")
        self._pause_row = QWidget()
        self.unfolding: tuple[QWidget, ...] = (self.box, self.opponent, self._pause_row, self.note)
        for part in self.unfolding:
            self.add(part)
        self._pause_row.hide()
        self._show_opponent()
        self.box.currentIndexChanged.connect(self._on_chosen)

    def _add_pause(self) -> tuple[QWidget, ...]:
        set_style(self.pause, "small")
        # Qt would measure it as a box of the usual size, and keep that.
        self.pause.ensurePolished()
        row = QHBoxLayout(self._pause_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        row.addWidget(label("second", tr("Computer delay")), 1)
        row.addWidget(self.pause)
        # It was made after all other stops of the Tab key.
        self.setTabOrder(self.box, self.pause)
        return (self._pause_row,)

    @property
    def seating(self) -> tuple[str, ...]:
        """The chosen player: the name of a computer player, or PERSON."""
        return (str(self.box.currentData()),)

    def seat(self, seating: tuple[str, ...]) -> None:
        """Show the player; one not on the list is shown by name."""
        (name,) = seating
        self.box.seat(name, name)
        self._show_opponent()

    def call_people(self, alone: str, together: Sequence[str], names: Sequence[str]) -> None:
        super().call_people(alone, together, names)
        self.box.setItemText(self.box.findData(PERSON), alone)

    def show_waiting(self, *, do_wait: bool) -> str:
        """Say that the chosen player joins in the next game, or remove the line."""
        if do_wait and not self.computers:
            return self._note(tr("You join the next game. Press N to start it."))
        return super().show_waiting(do_wait=do_wait)
