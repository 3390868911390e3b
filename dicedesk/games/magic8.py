"""The Magic 8 ball: a question, and one of its answers, each as likely as the others."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from dicedesk.core.words import Sentence, tr

Pick = Callable[[int], int]
"""Luck, handed in: given n, one of 0 to n - 1, each equally likely."""


@dataclass(frozen=True)
class AnswerSet:
    """Answers that a ball can give, their language such as "en", and whether they suit every age at the table."""

    language: str
    family_safe: bool
    answers: tuple[Sentence, ...]

    def __post_init__(self) -> None:
        if not self.answers:
            raise ValueError(tr("A Magic 8 ball needs at least one answer."))
        if len(set(self.answers)) < len(self.answers):
            raise ValueError(tr("Each answer of a Magic 8 ball must differ from the others."))


CLASSIC = AnswerSet(
    language="en",
    family_safe=True,
    answers=(
        tr("It is decidedly so."),
        tr("Don't count on it."),
        tr("It is certain."),
        tr("My reply is no."),
        tr("My sources say no."),
        tr("Yes, definitely."),
        tr("Outlook not so good."),
        tr("You may rely on it."),
        tr("Very doubtful."),
        tr("As I see it, yes."),
        tr("Signs point to yes."),
        tr("I should hope not."),
        tr("Most likely."),
        tr("No - and don't take any wooden Bitcoin."),
        tr("Outlook is promising."),
    ),
)
"""The fifteen answers that the ball came with."""

ANSWER_SETS: Mapping[str, AnswerSet] = MappingProxyType({"classic": CLASSIC})
"""The answer sets to choose from, by name."""


@dataclass(frozen=True)
class Magic8:
    """A Magic 8 ball with its answers."""

    answers: AnswerSet = CLASSIC

    def ask(self, pick: Pick) -> Sentence:
        """The answer that `pick` turns up; the question does not matter to the ball."""
        return self.answers.answers[pick(len(self.answers.answers))]
