"""The question whether dice are fair, its answer, the program's own dice, and faces that a person typed in."""

from functools import cache

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.rollers import SeededDice
from dicedesk.lab.charts import Curves, NamedValues
from dicedesk.lab.dice_test.evenness import chance_of_chi_squared
from dicedesk.lab.dice_test.power import LoadedDie, exact_chance_found
from dicedesk.lab.dice_test.questions import (
    DICE_TEST_KIND,
    DiceKind,
    answer_dice_test,
    faces_in,
    often_words,
    rolled,
)
from dicedesk.lab.fields import AnswerProgress
from dicedesk.lab.findings import Findings, KeyNumber
from dicedesk.play.ports.jobs import OneByOne

TWICE = 10, 16, 18, 16, 20, 40
TEXTBOOK = " ".join(face * count for face, count in zip("123456", TWICE, strict=True))
"""120 rolls: twice the example of a die in many textbooks, such as Wikipedia's on the test."""


def answered(**texts: str) -> Findings:
    return answer_dice_test(DICE_TEST_KIND.question({"seed": "1"} | texts), OneByOne(), lambda _: None)


asked = cache(answered)


def numbers(findings: Findings) -> dict[str, KeyNumber]:
    return {number.name: number for number in findings.cases[0].numbers}


def test_typed_faces_are_tested_as_in_the_textbook() -> None:
    found = numbers(asked(faces=TEXTBOOK))
    assert found["chi_squared"].value == pytest.approx(2 * 13.4)
    assert found["p"].value == chance_of_chi_squared(found["chi_squared"].value, 5)
    assert found["dice"].value == 120


def test_the_faces_are_drawn_beside_the_expected_ones() -> None:
    (chart,) = asked(faces=TEXTBOOK).cases[0].charts
    assert isinstance(chart.drawing, NamedValues)
    assert [(bar.name, bar.value, bar.expected) for bar in chart.drawing.bars] == [
        (str(face), count, 20.0) for face, count in enumerate(TWICE, start=1)
    ]


def test_the_verdict_and_the_power_are_said_in_words() -> None:
    findings = asked(faces=TEXTBOOK)
    verdict, power = findings.cases[0].notes
    assert verdict == (
        "Very unlikely with fair dice (120 dice; fair dice differ by at least this much in under 1 case in 10,000)"
    )
    chance = exact_chance_found(LoadedDie(0.1), 120, 0.05)
    needed = findings.tables[0].rows[1][-1]
    assert power == (
        f"With 120 rolls, a die that shows one face 10% more often is detected 1 time in {round(1 / chance)}; "
        f"detecting it 9 times in 10 takes about {needed:,} rolls."
    )


def test_a_table_has_the_exact_power_and_a_simulated_one_close_to_it() -> None:
    rows = asked(faces=TEXTBOOK).tables[0].rows
    assert [row[0] for row in rows] == [
        "1% more often",
        "10% more often",
        "20% more often",
        "50% more often",
        "twice as often",
    ]
    for row in rows:
        exact, simulated, low, high = row[2:6]
        assert isinstance(exact, float)
        assert isinstance(simulated, float)
        assert isinstance(low, float)
        assert isinstance(high, float)
        # Twice the two standard errors of the interval.
        assert abs(simulated - exact) < high - low


def test_the_power_is_drawn_for_more_and_more_rolls() -> None:
    (chart,) = asked(number="600").charts
    assert isinstance(chart.drawing, Curves)
    assert (chart.drawing.places[0], chart.drawing.places[-1]) == (30, 1200)
    least, *_, double = chart.drawing.curves
    assert least.values[-1] < double.values[-1] == pytest.approx(1)


def test_a_few_dice_tell_nothing_but_how_many_it_takes() -> None:
    findings = asked(faces="1 2")
    assert set(numbers(findings)) == {"dice"}
    assert findings.cases[0].notes[0] == "Too few dice to tell yet (2 dice)"
    assert findings.tables[0].rows[0][2:6] == (None, None, None, None)
    assert findings.notes[0].startswith("A die that shows one face 1% more often takes about ")


def test_a_few_dice_have_an_exact_test_and_no_chi_squared() -> None:
    findings = asked(faces="6 6 6")
    # Three of a kind, 6 of 216.
    assert (numbers(findings)["p"].value, set(numbers(findings))) == (1 / 36, {"p", "dice"})
    assert findings.cases[0].notes[0] == (
        "Unusual for fair dice (3 dice; fair dice differ by at least this much 3 times in 100)"
    )


def test_one_die_is_one() -> None:
    (number,) = asked(faces="1").cases[0].numbers
    assert (number.value, number.says) == (1, "die was rolled")


@pytest.mark.parametrize("dice", ["sealed", "seeded"])
def test_the_dice_of_the_program_are_rolled_where_no_faces_are_typed(dice: str) -> None:
    found = numbers(asked(dice=dice, number="60000"))
    assert found["dice"].value == 60000
    # Fair dice are further off once in a thousand times.
    assert found["p"].value > 0.001


def test_pairs_have_their_sums_tested_too() -> None:
    findings = asked(number="2000", pairs="yes")
    assert {"p", "chi_squared", "p_sums", "chi_squared_sums"} < set(numbers(findings))
    sums = findings.cases[0].charts[1]
    assert isinstance(sums.drawing, NamedValues)
    assert sum(bar.value for bar in sums.drawing.bars) == 1000
    assert findings.cases[0].notes[1].startswith("Sums of two dice: ")


def test_pairs_of_an_odd_number_of_dice_are_refused() -> None:
    with pytest.raises(NotationError) as error:
        DICE_TEST_KIND.question({"faces": "1 2 3", "pairs": "yes"})
    assert error.value.sentence == "Sums of pairs need an even number of dice, not 3."


def test_a_bad_face_is_refused_with_its_place() -> None:
    with pytest.raises(NotationError) as error:
        DICE_TEST_KIND.question({"faces": "1 2 9"})
    assert error.value.sentence == "Number 3 is “9”, but a die shows 1 to 6."


def test_faces_are_kept_with_spaces() -> None:
    assert dict(DICE_TEST_KIND.question({"faces": "12,6"}).texts)["faces"] == "1 2 6"


def test_the_same_question_has_the_same_answer() -> None:
    assert asked(number="100") == answered(number="100") != asked(number="100", seed="2")


def test_progress_comes_to_its_end() -> None:
    told: list[AnswerProgress] = []
    answer_dice_test(DICE_TEST_KIND.question({"faces": TEXTBOOK}), OneByOne(), told.append)
    assert [step.done for step in told] == list(range(told[-1].parts + 1))


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.05, "1 time in 20"),
        (0.125, "1 time in 8"),
        (0.3, "3 times in 10"),
        (0.94, "9 times in 10"),
        (0.97, "97 times in 100"),
        (0.996, "nearly always"),
    ],
)
def test_a_chance_is_told_as_so_many_times_of_so_many(chance: float, words: str) -> None:
    assert often_words(chance) == words


@pytest.mark.parametrize("kind", DiceKind)
def test_a_seed_gives_the_same_dice_again_and_another_one_others(kind: DiceKind) -> None:
    dice = rolled(kind, 100, 5)
    assert dice == rolled(kind, 200, 5)[:100]
    assert dice != rolled(kind, 100, 6)
    assert set(dice) == {1, 2, 3, 4, 5, 6}


def test_seeded_dice_are_those_of_games() -> None:
    assert rolled(DiceKind.SEEDED, 10, 7) == SeededDice(7).roller(0).roll(10)


@pytest.mark.parametrize(
    "text", ["3 1 6 6 2", "3,1,6,6,2", " 3; 1\n6 / 6 | 2. ", "31662", "3-1-6-6-2", "⚂⚀⚅ ⚅⚁", "(3, 1) [6 6] 2"]
)
def test_anything_may_stand_between_faces(text: str) -> None:
    assert faces_in(text) == (3, 1, 6, 6, 2)


@pytest.mark.parametrize("text", ["", "  \n, "])
def test_no_face_is_no_error_here(text: str) -> None:
    assert faces_in(text) == ()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("3 1 7 2", "Number 3 is “7”, but a die shows 1 to 6."),
        ("0", "Number 1 is “0”, but a die shows 1 to 6."),
        ("66 six", "Number 3 is “s”, but a die shows 1 to 6."),
        ("1 2 10", "Number 4 is “0”, but a die shows 1 to 6."),
        ("٣", "Number 1 is “٣”, but a die shows 1 to 6."),
    ],
)
def test_a_face_that_is_none_is_named_with_its_place(text: str, says: str) -> None:
    with pytest.raises(NotationError) as error:
        faces_in(text)
    assert error.value.sentence == says
