"""The Poker Dice project's "Other Functions in project.py" and "The Magic8() Object"."""

import builtins
import sys
from itertools import product
from types import SimpleNamespace

import pytest

from dicedesk.classroom import poker_dice
from dicedesk.classroom.poker_dice import (
    Dice,
    Die,
    Magic8,
    calculateScore,
    is2Pair,
    is2Straight,
    is3ofAKind,
    is4ofAKind,
    is5ofAKind,
    isFullHouse,
    isStraight,
    isvalidDice,
    score_hand,
)

EVALUATIONS = (is2Pair, is3ofAKind, isFullHouse, isStraight, is4ofAKind, is5ofAKind)
ANSWERS = [
    "It is decidedly so.",
    "Don't count on it.",
    "It is certain.",
    "My reply is no.",
    "My sources say no.",
    "Yes, definitely.",
    "Outlook not so good.",
    "You may rely on it.",
    "Very doubtful.",
    "As I see it, yes.",
    "Signs point to yes.",
    "I should hope not.",
    "Most likely.",
    "No - and don't take any wooden Bitcoin.",
    "Outlook is promising.",
]


def hand(*values: int) -> Dice:
    dice = Dice()
    for value in values:
        dice.addDie(Die(value))
    return dice


@pytest.mark.parametrize(
    ("values", "score"),
    [
        ((3, 3, 3, 3, 3), (35, "5 of a Kind")),
        ((3, 3, 6, 3, 3), (25, "4 of a Kind")),
        ((2, 5, 4, 3, 1), (20, "Straight")),
        ((2, 5, 4, 3, 6), (20, "Straight")),
        ((2, 5, 2, 5, 2), (15, "Full House")),
        ((3, 3, 1, 6, 3), (10, "3 of a Kind")),
        ((2, 5, 2, 5, 1), (5, "2 Pair")),
        ((2, 5, 2, 6, 1), (0, "Nothing")),
        ((1, 2, 3, 4, 6), (0, "Nothing")),
    ],
)
def test_calculatescore_gives_the_highest_value_and_its_description(
    values: tuple[int, ...], score: tuple[int, str]
) -> None:
    assert calculateScore(hand(*values)) == score


def test_calculatescore_pays_what_the_game_pays() -> None:
    hands = list(product(range(1, 7), repeat=5))[::7]
    assert {values: 100 * calculateScore(hand(*values))[0] for values in hands} == {
        values: score_hand(values).pays for values in hands
    }


def test_calculatescore_uses_a_replaced_function(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poker_dice, "is5ofAKind", lambda d: d == [1, 2, 4, 5, 6])
    assert calculateScore(hand(1, 2, 4, 5, 6)) == (35, "5 of a Kind")


def test_calculatescore_takes_a_hand_of_a_readers_own_dice() -> None:
    own = SimpleNamespace(diceInSet=[SimpleNamespace(_value=value) for value in (3, 3, 3, 1, 2)])
    assert calculateScore(own) == (10, "3 of a Kind")  # type: ignore[arg-type]


@pytest.mark.parametrize("dice", [(1, 2, 3, 4, 5), None])
def test_calculatescore_needs_a_hand_of_dice(dice: object) -> None:
    with pytest.raises(ValueError, match=r"^A score is for a hand of Dice, not for .*\.$"):
        calculateScore(dice)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("d", "true"),
    [
        ([2, 5, 2, 5, 1], {is2Pair}),
        ([2, 5, 2, 5, 2], {is2Pair, is3ofAKind, isFullHouse}),
        ([3, 3, 1, 6, 3], {is3ofAKind}),
        ([3, 3, 1, 3, 3], {is4ofAKind}),
        ([3, 3, 3, 3, 3], {is5ofAKind}),
        ([5, 4, 3, 2, 1], {isStraight}),
        ([2, 3, 4, 5, 6], {isStraight}),
        ([1, 2, 3, 4, 6], set()),
        ([1, 1, 3, 4, 6], set()),
    ],
)
def test_each_evaluation_is_true_of_its_hands_alone(d: list[int], true: set[object]) -> None:
    assert {evaluation for evaluation in EVALUATIONS if evaluation(d)} == true
    assert all(type(evaluation(d)) is bool for evaluation in EVALUATIONS)


def test_the_straight_goes_by_the_name_in_the_text_too() -> None:
    assert is2Straight is isStraight


@pytest.mark.parametrize("evaluation", EVALUATIONS)
@pytest.mark.parametrize("d", [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4], [1, 2, 3, 4, 7], []])
def test_a_hand_is_five_dice(evaluation: object, d: list[int]) -> None:
    with pytest.raises(ValueError, match=r"^A hand is five dice that show 1 to 6, not \[.*\]\.$"):
        evaluation(d)  # type: ignore[operator]


@pytest.mark.parametrize(
    ("s", "valid"), [("2 3 5", True), ("6", True), ("1 2 3 4 5 6", True), ("0 3", False), ("7", False)]
)
def test_isvaliddice_asks_for_1_to_6(s: str, valid: bool) -> None:
    assert isvalidDice(s) is valid


@pytest.mark.parametrize("s", ["2 x 5", "H", "", "2  3", "2.5", "2,3"])
def test_isvaliddice_raises_for_what_is_no_whole_number(s: str) -> None:
    with pytest.raises(ValueError, match=r"^“.*” is not a whole number\.$"):
        isvalidDice(s)


@pytest.mark.parametrize("s", [235, None, ["2", "3"]])
def test_isvaliddice_takes_a_text(s: str) -> None:
    with pytest.raises(ValueError, match=r"^Dice are written as a text such as “2 3 5”, not as .*\.$"):
        isvalidDice(s)


class TestTheMagic8Object:
    def test_answers_are_the_fifteen_of_the_text(self) -> None:
        assert Magic8.ANSWERS == ANSWERS

    def test_getanswer_gives_each_of_them(self) -> None:
        assert {Magic8().getAnswer() for _ in range(1000)} == set(ANSWERS)

    def test_a_readers_own_answers_are_given(self) -> None:
        class Short(Magic8):
            ANSWERS = ["No."]  # noqa: RUF012

        assert Short().getAnswer() == "No."

    def test_speakanswer_says_who_speaks_and_then_the_answer(self, monkeypatch: pytest.MonkeyPatch) -> None:
        heard: list[str] = []
        engine = SimpleNamespace(say=heard.append, runAndWait=lambda: heard.append("pause"))
        monkeypatch.setitem(sys.modules, "pyttsx3", SimpleNamespace(init=lambda: engine))
        assert Magic8().speakAnswer("Most likely.") is None  # type: ignore[func-returns-value]
        assert heard == ["The Magic 8 Oracle says:", "pause", "Most likely.", "pause"]

    @pytest.mark.parametrize("error", [ImportError, OSError, RuntimeError])
    def test_without_a_voice_the_reason_is_said(
        self, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
    ) -> None:
        def init() -> object:
            raise error("no voice here")

        monkeypatch.setitem(sys.modules, "pyttsx3", SimpleNamespace(init=init))
        with pytest.raises(RuntimeError, match=r"^This computer has no voice for the oracle: no voice here$"):
            Magic8().speakAnswer("Most likely.")

    @pytest.mark.parametrize("answer", ["", None, 8])
    def test_an_answer_is_a_text(self, answer: str) -> None:
        with pytest.raises(ValueError, match=r"^The oracle speaks an answer, not .*\.$"):
            Magic8().speakAnswer(answer)


def test_no_name_of_the_project_hides_a_built_in() -> None:
    assert not set(poker_dice.__all__) & set(dir(builtins))
