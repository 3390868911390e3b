"""Betting systems as a question of the Lab: what is read, and what is found."""

from collections.abc import Mapping
from itertools import pairwise

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.money import dollars
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.questions import OWN, RULES, SYSTEMS, SYSTEMS_KIND, money_asked, systems_asked
from dicedesk.games.craps.systems.question import SYSTEM_NAMES, SystemStep, systems_for
from dicedesk.lab.charts import Chart, Curves, Fan, Histogram
from dicedesk.lab.fields import AnswerProgress
from dicedesk.lab.findings import Case, Findings
from dicedesk.play.ports.jobs import OneByOne

SHORT = {"bankroll": "60", "goal": "90", "rolls": "30", "systems": "flat martingale", "sessions": "0"}


def found(texts: Mapping[str, str]) -> Findings:
    heard = list[AnswerProgress]()
    findings = SYSTEMS_KIND.answered(SYSTEMS_KIND.question({**SHORT, **texts}), OneByOne(), heard.append)
    assert heard[-1].done == heard[-1].parts
    return findings


def number(case: Case, name: str) -> float:
    return next(number.value for number in case.numbers if number.name == name)


def chart(case: Case, name: str) -> Chart:
    return next(chart for chart in case.charts if chart.name == name)


def test_the_defaults_are_a_question_about_all_systems() -> None:
    question = SYSTEMS_KIND.question({})
    asked = money_asked(question)
    assert (asked.bankroll, asked.goal, asked.throws, asked.base) == (
        dollars(500),
        dollars(750),
        500,
        dollars(10),
    )
    assert asked.rules == LAS_VEGAS
    assert tuple(system.name for system in systems_asked(question)) == SYSTEM_NAMES
    assert tuple(system.name for system in systems_for(asked)) == SYSTEM_NAMES


def test_systems_are_compared_in_one_order_and_ones_own_comes_last() -> None:
    question = SYSTEMS_KIND.question({**SHORT, "systems": "martingale, flat", "own": "1:1:2 2:1:1"})
    assert [system.name for system in systems_asked(question)] == ["flat", "martingale", "own"]


def test_houses_and_steps_are_read() -> None:
    assert RULES.read("building-skills") == BUILDING_SKILLS
    assert RULES.read("preset=las-vegas maximum=60").maximum == 60
    assert OWN.read("1:1:2, 2:1:1") == (SystemStep(1, 0, 1), SystemStep(2, 0, 0))
    assert SYSTEMS.read("all") == SYSTEM_NAMES


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        ({"rules": "luck"}, "there are no house rules"),
        ({"systems": "luck"}, "Systems: expected “all”"),
        ({"own": "1:2"}, "Custom system: expected UNITS:WON:LOST"),
        ({"own": "1:2:1"}, "Step 1 leads to a step that does not exist"),
        ({"goal": "60"}, "The bankroll must be above"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(texts: dict[str, str], why: str) -> None:
    with pytest.raises(NotationError, match=why):
        SYSTEMS_KIND.question({**SHORT, **texts})


def test_each_system_is_a_case_with_a_row_in_the_first_table() -> None:
    findings = found({})
    table = findings.tables[0]
    assert [case.name for case in findings.cases] == ["flat", "martingale"]
    assert [row[0] for row in table.rows] == [case.title for case in findings.cases]
    names = [column.name for column in table.columns]
    for case, row in zip(findings.cases, table.rows, strict=True):
        cells = dict(zip(names, row, strict=True))
        assert cells["broke"] == number(case, "broke")
        assert cells["result"] == number(case, "result")
        assert float(cells["result"] or 0) == pytest.approx(
            -float(cells["bet"] or 0) * float(cells["price"] or 0)
        )
    assert len(findings.tables) == 1
    assert "Calculated exactly over" in findings.cases[0].found_by[0]
    assert findings.cases[0].found_by[1].startswith("A session lasts ")


def test_charts_say_the_same_as_the_numbers() -> None:
    for case in found({}).cases:
        money, left, ruin, lengths = (
            chart(case, name).drawing for name in ("money", "left", "ruin", "lengths")
        )
        assert isinstance(money, Fan)
        assert (money.places[0], money.places[-1]) == (0, 30)
        assert {level[0] for level in money.values} == {60.0}
        assert all(
            low <= high
            for lows, highs in pairwise(money.values)
            for low, high in zip(lows, highs, strict=True)
        )
        assert isinstance(ruin, Curves)
        assert [curve.values[-1] for curve in ruin.curves] == [number(case, "broke"), number(case, "reached")]
        for histogram in (left, lengths):
            assert isinstance(histogram, Histogram)
            assert sum(histogram.shares) == pytest.approx(1)
            assert len({after - before for before, after in pairwise(histogram.places)}) == 1


def test_many_dollars_and_throws_are_drawn_in_few_bars() -> None:
    (case,) = found({"bankroll": "1000", "goal": "3000", "rolls": "300", "systems": "flat"}).cases
    for name in ("left", "lengths"):
        drawing = chart(case, name).drawing
        assert isinstance(drawing, Histogram)
        assert 20 < len(drawing.places) <= 61
        assert sum(drawing.shares) == pytest.approx(1)


def test_ruin_is_compared_in_one_chart() -> None:
    findings = found({})
    (ruin,) = findings.charts
    assert isinstance(ruin.drawing, Curves)
    assert [curve.values[-1] for curve in ruin.drawing.curves] == [
        number(case, "broke") for case in findings.cases
    ]


def test_simulated_sessions_stand_beside_with_their_errors() -> None:
    findings = found({"sessions": "200", "seed": "4"})
    table = findings.tables[1]
    assert [row[0] for row in table.rows] == [case.title for case in findings.cases]
    assert [row[-1] for row in table.rows] == [200, 200]
    assert findings.cases[0].found_by[2].startswith("Simulated: 200 sessions; ")


def test_a_single_roll_and_a_single_session_are_told_as_one() -> None:
    (case,) = found({"rolls": "1", "systems": "flat", "sessions": "1"}).cases
    assert [number.says for number in case.numbers[:2]] == [
        "go broke within 1 roll",
        "reach $90 within 1 roll",
    ]
    assert case.found_by[1].startswith("A session lasts 3.4 rolls on average, ")
    assert case.found_by[2].startswith("Simulated: 1 session; ")


def test_what_was_never_seen_is_not_told_to_be_impossible() -> None:
    """Of 0 in n sessions Wilson's interval ends at z^2 / (n + z^2)."""
    findings = found({"rolls": "1", "systems": "flat", "sessions": "200"})
    names = [column.name for column in findings.tables[1].columns]
    (row,) = (dict(zip(names, row, strict=True)) for row in findings.tables[1].rows)
    assert row["broke"] == 0
    assert row["broke_error"] == pytest.approx(1.96**2 / (200 + 1.96**2))


def test_a_system_with_odds_tells_in_which_amounts_it_takes_them() -> None:
    flat, odds, molly = found({"systems": "flat odds pass-come"}).cases
    assert not any("Odds are" in said for said in flat.found_by)
    assert "Odds are the largest whole multiple of the pass bet that the house allows" in odds.found_by[-1]
    assert molly.found_by[-1].endswith("in full or not at all.")


def test_a_system_that_is_too_large_says_that_it_is_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    # With the real limit it takes seconds to find that many positions; see test_random_sessions.
    monkeypatch.setattr("dicedesk.games.craps.systems.question.MOST_POSITIONS", 100)
    (case,) = found({"bankroll": "4000", "goal": "40000", "rolls": "20", "systems": "cancellation"}).cases
    assert not case.is_exact
    assert case.found_by[0] == "Too many states for an exact calculation, so every number here is simulated."
    assert "Simulated: 20,000 sessions; " in case.found_by[2]


def test_a_system_that_the_house_does_not_take_has_its_reason_and_no_numbers() -> None:
    findings = found({"rules": "maximum=40", "systems": "flat cancellation"})
    case, row = findings.cases[1], findings.tables[0].rows[1]
    assert (case.numbers, case.charts, case.notes) == ((), (), ("This table takes bets from $5 to $40.",))
    assert row[0] == case.title
    assert set(row[1:]) == {None}


def test_who_bets_nothing_wins_and_loses_nothing() -> None:
    (case,) = found({"bankroll": "9", "goal": "20", "systems": "flat"}).cases
    assert [number(case, name) for name in ("broke", "reached", "result")] == [1, 0, 0]
