"""The Magic 8 ball, which turns up one of its answers, and the Oracle, which saves an answer before showing it."""

from collections.abc import Callable
from dataclasses import dataclass

from dicedesk.core.words import Sentence, tr, trn
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import OracleAnswer, Store, StoreError

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
"""The fifteen answers of the original ball."""


@dataclass(frozen=True)
class Magic8:
    """A Magic 8 ball with its answers. Raises ValueError if there are none, or one twice."""

    answers: tuple[Sentence, ...] = CLASSIC

    def __post_init__(self) -> None:
        if not self.answers:
            raise ValueError(tr("A Magic 8 Ball needs at least one answer."))
        if len(set(self.answers)) < len(self.answers):
            raise ValueError(tr("A Magic 8 Ball's answers must all be different."))

    def ask(self, pick: Pick) -> Sentence:
        """The answer that `pick` turns up; the question does not matter to the ball."""
        return self.answers[pick(len(self.answers))]


LONGEST_QUESTION = 200
"""Longest question, in characters."""


@dataclass(frozen=True)
class Award:
    """A Major Award at Poker Dice: the first and the last bankroll, as they are shown, and the number of hands."""

    stake: str
    bankroll: str
    hands: int

    @property
    def congratulation(self) -> Sentence:
        """The achievement, in one line."""
        return trn(
            "You turned {stake} into {bankroll} in 1 hand",
            "You turned {stake} into {bankroll} in {count} hands",
            self.hands,
            stake=self.stake,
            bankroll=self.bankroll,
        )


class Oracle:
    """Answers questions and remembers them. `error` says why saving the last or reading any failed."""

    def __init__(self, store: Store, clock: Clock, pick: Pick, ball: Magic8 | None = None) -> None:
        """`pick` chooses the answer; `ball` None is the classic one."""
        self._store, self._clock, self._pick = store, clock, pick
        self._ball = ball or Magic8()
        self.error: str | None = None

    def ask(self, question: str) -> Sentence:
        """The answer to a question, which may be "" if it is not typed; it is saved before this returns."""
        answer = self._ball.ask(self._pick)
        try:
            self._store.keep_answer(OracleAnswer(self._clock.now(), one_line(question), str(answer)))
            self.error = None
        except StoreError as error:
            self.error = str(error)
        return answer

    def history(self, most: int) -> tuple[OracleAnswer, ...]:
        """The last questions and answers, newest first; () if they cannot be read."""
        try:
            answers = self._store.answers(most)
            self.error = None
        except StoreError as error:
            self.error = str(error)
            return ()
        return answers


def spoken(answer: str) -> Sentence:
    """Return the Oracle's words aloud: its name, a pause at the end of the line, and the answer."""
    return tr("The Magic 8 Oracle says:\n{answer}", answer=answer)


def one_line(question: str) -> str:
    """Return the question on one line, cut to a sensible length."""
    # Half of a surrogate pair can be pasted into a field, but no file can store it.
    readable = question.encode(errors="ignore").decode()
    return " ".join(readable.split())[:LONGEST_QUESTION].rstrip()
