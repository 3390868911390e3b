"""The Magic 8 Oracle: a question, a ball that is shaken, and an answer that is shown and spoken."""

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from dicedesk.games.poker_dice.oracle import LONGEST_QUESTION, Award, Oracle, spoken
from dicedesk.play.ports.audio import Speech
from dicedesk.ui.base.dialogs import Lasting, begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.sound import Speaker
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.poker_dice.oracle_ball import OracleBall

_WIDTH, _HEIGHT = 600, 680


class OracleDialog(QDialog, Lasting):
    """Answers any number of questions. It never blocks the game; Escape closes it and stops its voice.

    Signals: `answered(str)` when an answer can be read.
    """

    answered = Signal(str)

    def __init__(
        self,
        oracle: Oracle,
        speech: Speech,
        settings: SettingsBridge,
        appearance: Appearance,
        award: Award | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`award` is the Major Award to congratulate on, None if the player just asks."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("The Magic 8 Oracle"))
        self._oracle, self._settings = oracle, settings
        self._speaker = Speaker(speech, self)
        self._answer = ""
        self._is_answered = self._was_spoken = self._has_said_its_name = False
        self.ball = OracleBall(appearance)
        self.question = QLineEdit()
        self.ask_button = QPushButton(tr("Ask the Oracle"))
        self.aloud = QPushButton()
        self.copy_button = QPushButton(tr("Copy"))
        self.speak_button = QPushButton(tr("Speak again"))
        self.close_button = QPushButton(tr("Close"))
        self.note = label("second", wraps=True)
        EnterKey(self)
        self._lay_out(award)
        self._connect()
        self._refresh()
        self.question.ensurePolished()
        hint = self.question.fontMetrics().horizontalAdvance(self.question.placeholderText())
        self.question.setMinimumWidth(hint + 2 * Space.LARGE + Space.SMALL)
        begin_with(self, _WIDTH, _HEIGHT)
        self._prepare()
        self.question.setFocus()

    def ask(self) -> None:
        """Ask the question in the field; while the ball moves, finish the motion, and afterward clear the field."""
        if self.ball.is_moving:
            self.ball.finish()
        elif self._is_answered:
            self._make_room()
        else:
            self._speaker.stop()
            self._was_spoken = False
            self._prepare()
            self._answer = shown(self._oracle.ask(self.question.text()))
            self.ball.setFocus()
            self.ball.reveal(self._answer)
            self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self.ball.stop()
            self._speaker.stop()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self._refresh()

    def _lay_out(self, award: Award | None) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * Space.LARGE, Space.LARGE, 2 * Space.LARGE, Space.LARGE)
        column.setSpacing(Space.TIGHT)
        for line in _heading(award):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(line)
        column.addWidget(self.ball, 1)
        column.addLayout(_row(self.question, self.ask_button))
        column.addSpacing(Space.SMALL)
        column.addLayout(_row(self.aloud, self.copy_button, self.speak_button, None, self.close_button))
        column.addSpacing(Space.TIGHT)
        self.note.setMinimumHeight(self.note.fontMetrics().lineSpacing())
        column.addWidget(self.note)

    def _connect(self) -> None:
        self.question.setMaxLength(LONGEST_QUESTION)
        self.question.setPlaceholderText(tr("Ask a yes-or-no question, or just think of one"))
        self.question.setAccessibleName(tr("Your question"))
        self.question.textEdited.connect(self._on_edited)
        set_style(self.ask_button, "primary")
        self.ask_button.setDefault(True)
        self.ask_button.clicked.connect(self.ask)
        set_style(self.aloud, "toggle")
        self.aloud.setCheckable(True)
        self.aloud.clicked.connect(self._on_aloud)
        self.copy_button.clicked.connect(self._on_copy)
        self.speak_button.clicked.connect(self._on_speak)
        self.close_button.clicked.connect(self.close)
        self.ball.clicked.connect(self.ask)
        self.ball.risen.connect(self._on_risen)
        self._speaker.changed.connect(self._refresh)
        self._settings.voice_changed.connect(self._refresh)
        self._settings.error_changed.connect(self._refresh)
        _steady(self.aloud, _aloud_text(is_on=True), _aloud_text(is_on=False))
        _steady(self.copy_button, tr("Copy"), tr("Copied"))
        _steady(self.speak_button, tr("Speak"), tr("Speak again"), tr("Stop"))
        _steady(self.ask_button, tr("Ask the Oracle"), tr("Ask another"))
        order = (
            self.question,
            self.ask_button,
            self.aloud,
            self.copy_button,
            self.speak_button,
            self.close_button,
            self.ball,
        )
        for one, then in pairwise(order):
            self.setTabOrder(one, then)

    def _refresh(self) -> None:
        is_on, can_speak = self._settings.value.voice.is_on, self._speaker.can_speak
        has_answer = bool(self._answer) and not self.ball.is_moving
        self.ask_button.setText(tr("Ask another") if self._is_answered else tr("Ask the Oracle"))
        self.aloud.setVisible(can_speak)
        self.aloud.setChecked(is_on)
        self.aloud.setText(_aloud_text(is_on=is_on))
        self.copy_button.setVisible(has_answer)
        self.speak_button.setVisible(has_answer and can_speak)
        if self._speaker.is_speaking:
            self.speak_button.setText(tr("Stop"))
        else:
            self.speak_button.setText(tr("Speak again") if self._was_spoken else tr("Speak"))
        self.note.setText(shown(self._oracle.error or self._settings.error or self._speaker.error))

    def _make_room(self) -> None:
        self._is_answered = False
        self.question.clear()
        self.question.setFocus()
        self._refresh()

    def _prepare(self) -> None:
        """Start the voice while the player still types or the ball still rises."""
        if self._settings.value.voice.is_on:
            self._speaker.prepare()

    def _speak(self) -> None:
        """Speak the answer, with the Oracle's name the first time."""
        text = self._answer if self._has_said_its_name else shown(spoken(self._answer))
        self._was_spoken = self._has_said_its_name = True
        self._speaker.say(text, self._settings.value.voice.manner)

    def _on_risen(self) -> None:
        self._is_answered = True
        self.copy_button.setText(tr("Copy"))
        if self.ball.hasFocus():
            self.question.setFocus()
            self.question.selectAll()
        if self._settings.value.voice.is_on and self._speaker.can_speak:
            self._speak()
        self._refresh()
        self.answered.emit(self._answer)

    def _on_edited(self) -> None:
        self._is_answered = False
        self._refresh()

    def _on_aloud(self) -> None:
        is_on = self.aloud.isChecked()
        self._settings.change(lambda settings: replace(settings, voice=replace(settings.voice, is_on=is_on)))
        if not is_on:
            self._speaker.stop()
        self._prepare()
        self._refresh()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._answer)
        self.copy_button.setText(tr("Copied"))

    def _on_speak(self) -> None:
        if self._speaker.is_speaking:
            self._speaker.stop()
            self._prepare()
        else:
            self._speak()


def _heading(award: Award | None) -> list[QLabel]:
    if award is None:
        return [
            label("heading", tr("The Magic 8 Oracle"), wraps=True),
            label("subheading", tr("Ask any yes-or-no question"), wraps=True),
        ]
    return [
        label("award", tr("Major Award").upper()),
        label("heading", shown(award.congratulation), wraps=True),
        label("subheading", tr("The Magic 8 Oracle will answer your yes-or-no question"), wraps=True),
    ]


def _row(*parts: QWidget | None) -> QHBoxLayout:
    """The widgets in a row; None is a stretch."""
    row = QHBoxLayout()
    row.setSpacing(Space.SMALL)
    for part in parts:
        if part is None:
            row.addStretch(1)
        else:
            row.addWidget(part)
    return row


def _steady(button: QPushButton, *texts: str) -> None:
    """Make a button wide enough for each of its texts, so that its neighbors do not move."""
    button.ensurePolished()
    widths = []
    for text in texts:
        button.setText(text)
        widths.append(button.sizeHint().width())
    button.setMinimumWidth(max(widths))


def _aloud_text(*, is_on: bool) -> str:
    return tr("♪  Speak aloud: on") if is_on else tr("♪  Speak aloud: off")
