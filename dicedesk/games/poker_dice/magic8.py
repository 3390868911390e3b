"""The Magic 8 ball: a question, and one of its answers, each as likely as the others."""

from collections.abc import Callable
from dataclasses import dataclass

from dicedesk.core.words import Sentence, tr

Pick = Callable[[int], int]
"""A source of luck: given n, it returns one of 0 to n - 1, each equally likely."""


CLASSIC = (
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
)
"""The fifteen answers that the ball came with."""


@dataclass(frozen=True)
class Magic8:
    """A Magic 8 ball with its answers. Raises ValueError where it has none, or one twice."""

    answers: tuple[Sentence, ...] = CLASSIC

    def __post_init__(self) -> None:
        if not self.answers:
            raise ValueError(tr("A Magic 8 ball needs at least one answer."))
        if len(set(self.answers)) < len(self.answers):
            raise ValueError(tr("Each answer of a Magic 8 ball must differ from the others."))

    def ask(self, pick: Pick) -> Sentence:
        """The answer that `pick` turns up; the question does not matter to the ball."""
        return self.answers[pick(len(self.answers))]
