"""The field that takes a strategy of Hog, by the name that records and the command line give it."""

from dataclasses import dataclass

from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.lab.questions.fields import Field
from dicedesk.players.hog import Strategy
from dicedesk.players.hog_names import parse_strategy


@dataclass(frozen=True)
class StrategyField(Field[Strategy]):
    """A strategy, such as "final" or "swap:8:4"."""

    def read(self, text: str) -> Strategy:
        """The strategy."""
        try:
            return parse_strategy(text.strip())
        except NotationError as error:
            raise NotationError(tr("{title}: {reason}", title=self.title, reason=error.sentence)) from None


AGAINST = StrategyField(
    "against",
    tr("Against"),
    tr("The strategy that is played against, such as final or always:4."),
    "always:4",
)
