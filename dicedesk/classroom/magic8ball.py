"""The project's `magic8ball.py`: an oracle that answers any yes-or-no question."""

from importlib import import_module
from random import randint
from typing import ClassVar

from dicedesk.core.words import tr
from dicedesk.games.poker_dice.oracle import CLASSIC


class Magic8:
    """An oracle with its fifteen answers."""

    ANSWERS: ClassVar[list[str]] = [str(answer) for answer in CLASSIC]

    def getAnswer(self) -> str:
        """A random answer."""
        return self.ANSWERS[randint(0, len(self.ANSWERS) - 1)]

    def speakAnswer(self, answer: str) -> None:
        """Says who answers and, after a pause, the answer, through pyttsx3. Raises RuntimeError without a voice."""
        if not isinstance(answer, str) or not answer:
            raise ValueError(tr("The oracle speaks an answer, not {given!r}.", given=answer))
        try:
            # As the project does: whoever has no voice can do all the rest without the package.
            engine = import_module("pyttsx3").init()
        except (ImportError, OSError, RuntimeError) as error:
            raise RuntimeError(
                tr("This computer has no voice for the oracle: {reason}", reason=error)
            ) from error
        for words in ("The Magic 8 Oracle says:", answer):
            engine.say(words)
            engine.runAndWait()
