"""What a coach at a table is asked: how a number that it shows comes about."""

from PySide6.QtCore import QObject, Signal

from dicedesk.coach.question import AskedChoice, Question


class ExplainingCoach(QObject):
    """Has workings shown. Signals: `working_asked(object)` with what somebody wants to know the working of."""

    working_asked = Signal(object)

    def explain(self, asked: Question | AskedChoice | None) -> None:
        """Has a working shown; nothing where there is none."""
        if asked is not None:
            self._gives_hint()
            self.working_asked.emit(asked)

    def chosen(self) -> Question | AskedChoice | None:
        """How the number of what is chosen now comes about; None where nothing is known."""
        return self.question()

    def question(self) -> Question | None:
        """How what the card says first comes about; None where nothing is known."""
        return None

    def _gives_hint(self) -> None:
        """During a choice a working is a hint."""
        raise NotImplementedError
