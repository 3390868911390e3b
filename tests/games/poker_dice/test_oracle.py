"""What the Oracle keeps of a question, and what it says."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.words import tr
from dicedesk.games.poker_dice.magic8 import CLASSIC, Magic8
from dicedesk.games.poker_dice.oracle import LONGEST_QUESTION, Award, Oracle, one_line, spoken
from dicedesk.play.ports.store import ForgetfulStore, KeptAnswer, Store, StoreError
from tests.fakes.clock import StandingClock

NOW = datetime(2026, 11, 21, 10, 0, 0, tzinfo=UTC)


class BrokenStore(ForgetfulStore):
    """Keeps and finds no answer while it is broken, and says why."""

    broken = True

    def keep_answer(self, answer: KeptAnswer) -> None:
        if self.broken:
            raise StoreError("The disk is full.")
        super().keep_answer(answer)

    def answers(self, most: int) -> tuple[KeptAnswer, ...]:
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
    assert store.answers(9) == (KeptAnswer(NOW, "Will I win?", "Very doubtful."),)


def test_a_question_may_be_only_thought() -> None:
    store = ForgetfulStore()
    oracle(store).ask("")
    assert store.answers(9) == (KeptAnswer(NOW, "", "It is decidedly so."),)


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
