"""The Magic 8 ball gives each of its answers equally often, and other answers can be put into it."""

import random
from collections import Counter
from functools import partial

import pytest

from dicedesk.core.words import tr
from dicedesk.games.poker_dice.magic8 import CLASSIC, Magic8

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
    with pytest.raises(ValueError, match="must differ"):
        Magic8((tr("Yes."), tr("Yes.")))
