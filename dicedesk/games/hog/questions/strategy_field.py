"""The field that takes a strategy of Hog: a name as records and the command line have it, or a file with a table."""

from dataclasses import dataclass
from pathlib import Path

from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, ShortName, figure, tr
from dicedesk.games.hog.players import Strategy
from dicedesk.games.hog.strategy_files.files import TABLE_SUFFIX, StrategyError
from dicedesk.games.hog.strategy_files.table_rows import read_rows
from dicedesk.games.hog.strategy_names import parse_strategy, strategy_title
from dicedesk.games.hog.strategy_tables import GivenStrategy
from dicedesk.lab.questions.fields import Field
from dicedesk.lab.questions.question import LabQuestion


@dataclass(frozen=True)
class StrategyField(Field[Strategy]):
    """A strategy, such as "final" or "swap:8:4"."""

    def read(self, text: str) -> Strategy:
        """The strategy."""
        try:
            return parse_strategy(text.strip())
        except NotationError as error:
            raise NotationError(tr("{title}: {reason}", title=self.title, reason=error.sentence)) from None

    def settled(self, text: str) -> str:
        """The name; a CSV file is read, and becomes a name that holds its whole table."""
        file = Path(text.strip())
        if file.suffix.lower() != TABLE_SUFFIX:
            return super().settled(text)
        try:
            rows = read_rows(file)
        except StrategyError as error:
            raise NotationError(tr("{title}: {reason}", title=self.title, reason=error.sentence)) from None
        return GivenStrategy(file.stem, bytes(sum(rows, ()))).name


def strategy_called(question: LabQuestion, field: StrategyField) -> str:
    """What the strategy in this field is called: a short name with its title, or the title of a table."""
    name = dict(question.texts)[field.name]
    given = GivenStrategy.named(name)
    return short_name(name) if given is None else given.title


def short_name(name: str) -> ShortName:
    """The name of a known strategy, such as "swap:8:4", with its title, in which its numbers are told apart."""
    title: Sentence = strategy_title(name)
    match name.split(":"):
        case _, margin, dice:
            title = tr(
                "{strategy} (margin {margin}, number of dice {dice})",
                strategy=title,
                margin=figure(int(margin)),
                dice=figure(int(dice)),
            )
    return ShortName(name, title)


AGAINST = StrategyField(
    "against",
    tr("Against"),
    tr("The opponent's strategy, such as final or always:4, or a CSV file with its table."),
    "always:4",
)
