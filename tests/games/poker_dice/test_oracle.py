"""The answers of the Magic 8 ball, what the Oracle keeps of a question, and what it says."""

import random
from collections import Counter
from datetime import UTC, datetime
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.words import tr
from dicedesk.games.poker_dice.oracle import (
    CLASSIC,
    LONGEST_QUESTION,
    Award,
    Magic8,
    Oracle,
    one_line,
    spoken,
)
from dicedesk.play.ports.store import ForgetfulStore, OracleAnswer, Store, StoreError
from tests.fakes.clock import StandingClock

FIFTEEN = """
It is decidedly so. / Don't count on it. / It is certain. / My reply is no. / My sources say no. / Yes, definitely. /
Outlook not so good. / You may rely on it. / Very doubtful. / As I see it, yes. / Signs point to yes. /
I should hope not. / Most likely. / No - and don't take any wooden Bitcoin. / Outlook is promising.
"""

CRITICAL = 36.12
"""Chi-squared with 14 degrees of freedom is above this once in a thousand times (NIST/SEMATECH e-Handbook of
Statistical Methods, section 1.3.6.7.4, upper critical values)."""


def _choose(at: int, count: int) -> int:
    """The luck that comes to `at` of `count`."""
    assert at < count
    return at


def test_the_ball_knows_the_fifteen_answers() -> None:
    expected = [answer.strip() for answer in FIFTEEN.split("/")]

    assert list(CLASSIC) == expected


def test_each_answer_is_turned_up_by_one_pick() -> None:
    ball = Magic8()

    answers = [ball.ask(partial(_choose, at)) for at in range(15)]

    assert tuple(answers) == CLASSIC


def test_the_ball_asks_for_one_of_as_many_as_it_has_answers() -> None:
    asked: list[int] = []

    def first(count: int) -> int:
        asked.append(count)
        return 0

    Magic8().ask(first)

    assert asked == [15]


def test_every_answer_is_equally_likely() -> None:
    luck = random.Random(20261121)
    ball = Magic8()
    asked = 15_000

    seen = Counter(ball.ask(luck.randrange) for _ in range(asked))

    expected = asked / 15
    assert sum((seen[answer] - expected) ** 2 / expected for answer in CLASSIC) < CRITICAL


def test_other_answers_can_be_put_into_the_ball() -> None:
    ball = Magic8((tr("Ja."), tr("Nein.")))

    assert {ball.ask(partial(_choose, at)) for at in (0, 1)} == {"Ja.", "Nein."}


def test_a_ball_without_answers_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one answer"):
        Magic8(())


def test_a_ball_that_says_the_same_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="must all be different"):
        Magic8((tr("Yes."), tr("Yes.")))


NOW = datetime(2026, 11, 21, 10, 0, 0, tzinfo=UTC)


class BrokenStore(ForgetfulStore):
    """Keeps and finds no answer while it is broken, and says why."""

    broken = True

    def keep_answer(self, answer: OracleAnswer) -> None:
        if self.broken:
            raise StoreError("The disk is full.")
        super().keep_answer(answer)

    def answers(self, most: int) -> tuple[OracleAnswer, ...]:
        if self.broken:
            raise StoreError("The data folder cannot be read.")
        return super().answers(most)


def oracle(store: Store, *, at: int = 0) -> Oracle:
    return Oracle(store, StandingClock(), lambda _: at)


@pytest.mark.parametrize("at", range(15))
def test_the_oracle_gives_the_answer_that_luck_picks(at: int) -> None:
    assert oracle(ForgetfulStore(), at=at).ask("Will I win?") == CLASSIC[at]


def test_question_answer_and_time_are_kept() -> None:
    store = ForgetfulStore()
    oracle(store, at=8).ask("Will I win?")
    assert store.answers(9) == (OracleAnswer(NOW, "Will I win?", "Very doubtful."),)


def test_a_question_may_be_only_thought() -> None:
    store = ForgetfulStore()
    oracle(store).ask("")
    assert store.answers(9) == (OracleAnswer(NOW, "", "It is decidedly so."),)


def test_a_question_is_kept_on_one_line() -> None:
    store = ForgetfulStore()
    oracle(store).ask("  Will I\nwin\tat Hog? ")
    assert store.answers(9)[0].question == "Will I win at Hog?"


@given(st.text(st.characters(exclude_categories=()), max_size=3 * LONGEST_QUESTION))
def test_any_question_becomes_a_short_line_that_a_file_can_hold(question: str) -> None:
    line = one_line(question)
    assert len(line) <= LONGEST_QUESTION
    assert line.splitlines() in ([], [line])
    assert line.encode().decode() == line == line.strip()


def test_history_is_what_was_asked_last_the_newest_first() -> None:
    asked = oracle(ForgetfulStore())
    for question in ("One?", "Two?", "Three?"):
        asked.ask(question)
    assert [kept.question for kept in asked.history(2)] == ["Three?", "Two?"]


def test_a_full_disk_is_told_and_the_oracle_answers_all_the_same() -> None:
    asked = oracle(BrokenStore(), at=2)
    assert asked.ask("Is the disk full?") == "It is certain."
    assert asked.error == "The disk is full."


def test_answers_that_cannot_be_read_are_told() -> None:
    asked = oracle(BrokenStore())
    assert asked.history(9) == ()
    assert asked.error == "The data folder cannot be read."


def test_trouble_is_over_when_answers_are_kept_again() -> None:
    store = BrokenStore()
    asked = oracle(store)
    asked.ask("Now?")
    store.broken = False
    asked.ask("And now?")
    assert asked.error is None


def test_trouble_is_over_when_answers_can_be_read_again() -> None:
    store = BrokenStore()
    asked = oracle(store)
    asked.history(1)
    store.broken = False
    asked.history(1)
    assert asked.error is None


def test_another_ball_can_be_asked() -> None:
    german = Magic8((tr("Ja."), tr("Nein.")))
    assert Oracle(ForgetfulStore(), StandingClock(), lambda _: 1, german).ask("Gewinne ich?") == "Nein."


def test_the_oracle_says_who_it_is_and_after_a_pause_the_answer() -> None:
    assert spoken("Most likely.").splitlines() == ["The Magic 8 Oracle says:", "Most likely."]


def test_an_award_tells_what_was_made_of_the_first_hundred_dollars() -> None:
    assert Award("$100", "$205", 14).congratulation == "You turned $100 into $205 in 14 hands"
