"""Opens the window that answers "Why?", wherever somebody asks."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from dicedesk.coach.coach import Against
from dicedesk.coach.question import AskedChoice, ChoiceQuestion, Question
from dicedesk.core.game import Move
from dicedesk.games.coaching import question_of_choice
from dicedesk.play.ports.jobs import Jobs, reason_of
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.still_there import is_there
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.dialogs.working.window import WorkingWindow


class Workings:
    """Opens it over a window, at most once."""

    def __init__(self, appearance: Appearance, jobs: Callable[[], Jobs], owner: QWidget) -> None:
        """It belongs to the window `owner`; `jobs` gives what works out what a coach has to know."""
        self._appearance, self._jobs, self._owner = appearance, jobs, owner

    def show(self, asked: Question | AskedChoice) -> WorkingWindow:
        """Opens the answer to a question, in place of that to another one."""
        if isinstance(asked, AskedChoice):
            return self.open(asked.game, asked.state, asked.move, asked.against)
        window = self._opened()
        window.answer(asked)
        return window

    def open(self, game: str, state: Any, move: Move, against: Against) -> WorkingWindow:
        """Opens how the coach of a game comes to the value of a move in this position, or says why it cannot.

        `game` is what records call the game, `against` who sits in each seat, as a coach takes it. What the coach has
        to know is worked out aside; the window is there at once.
        """
        window = self._opened()

        def answer(question: ChoiceQuestion) -> None:
            if is_there(window):
                window.answer(question)

        def fail(error: Exception) -> None:
            if is_there(window):
                reason = shown(reason_of(error))
                window.say(tr("The chances could not be calculated: {reason}", reason=reason))

        self._jobs().start(partial(question_of_choice, game, state, move, against), answer, fail)
        return window

    def _opened(self) -> WorkingWindow:
        for before in self._owner.findChildren(WorkingWindow):
            before.close()
        window = WorkingWindow(self._appearance, self._owner)
        window.show()
        window.raise_()
        window.activateWindow()
        return window
