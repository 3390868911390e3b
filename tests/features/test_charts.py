"""The charts of the statistics: their tables, and their figures for other programs."""

from datetime import date, timedelta

import pytest

from dicedesk.core.dice import DiceCounts
from dicedesk.core.money import Cents
from dicedesk.features.charts import (
    chart_of_money,
    chart_of_skill,
    charts_of_dice,
    dice_csv,
    money_csv,
    skill_csv,
)
from dicedesk.features.skill import Cost, Skill, SkillPoint, Span
from dicedesk.features.statistics import MoneyMark, Statistics


def test_money_has_a_chart_that_says_when_each_game_began() -> None:
    statistics = Statistics(money=(MoneyMark(1, 60, Cents(500)), MoneyMark(2, 0, Cents(-1450))))
    chart = chart_of_money(statistics, "second {}".format)
    assert chart is not None
    columns = chart.columns()
    assert [[column.title, column.text(0), column.text(1)] for column in columns] == [
        ["Games", "1", "2"],
        ["Started", "second 60", ""],
        ["Money", "$5", "−$14.50"],
    ]
    assert chart.says == "Net winnings: −$14.50"
    assert money_csv(statistics).splitlines() == [
        "games,started,dollars",
        "1,1970-01-01T00:01:00Z,5.0",
        "2,,-14.5",
    ]
    assert chart_of_money(Statistics(), str) is None


def test_without_dice_there_is_no_chart_of_them() -> None:
    assert charts_of_dice(Statistics()) == ()


def test_dice_have_charts_of_faces_and_of_sums_where_two_were_rolled() -> None:
    one, two = DiceCounts((3, 0, 0, 0, 0, 0)), DiceCounts((0, 2, 0, 0, 0, 0), (0, 0, 1, *(0,) * 8))
    assert [chart.name for chart, _ in charts_of_dice(Statistics(dice=one))] == ["faces"]
    (faces, bars), (sums, _) = charts_of_dice(Statistics(dice=two))
    assert (faces.name, sums.name) == ("faces", "sums")
    assert [column.text(1) for column in faces.columns()] == ["2", "2", "0.3"]
    assert dice_csv(bars).splitlines()[:3] == [
        "face,count,expected",
        "1,0,0.3333333333333333",
        "2,2,0.3333333333333333",
    ]


COST = "Cost per choice, in percentage points"


def skill(span: Span, count: int) -> Skill:
    """Hog's choices, which cost a little less each week."""
    points = (
        SkillPoint(place, date(2026, 1, 5) + timedelta(weeks=place), Cost(0.5 - place / 100, 0.1, 0.9, 5, 70))
        for place in range(count)
    )
    return Skill("hog", "", span, count, tuple(points), None)


@pytest.mark.parametrize(
    ("span", "count", "cells"),
    [
        (Span.SOME, 2, ["Games: 1", f"{COST}: 49.0", "Range: 10.0 to 90.0"]),
        (Span.SOME, 1, ["Games: 0", f"{COST}: 50.0", "Interval: 10.0 to 90.0"]),
        (
            Span.WEEK,
            30,
            ["Week of: 2026-07-27", f"{COST}: 21.0", "Interval: 10.0 to 90.0"],
        ),
    ],
)
def test_skill_has_a_curve_and_weeks_or_a_single_point_have_intervals(
    span: Span, count: int, cells: list[str]
) -> None:
    chart = chart_of_skill(skill(span, count))
    assert chart is not None
    last = min(count, 26) - 1
    said = [f"{column.title}: {column.text(last)}" for column in chart.columns()]
    assert (chart.title, chart.drawing.rows) == ("Hog, All choices", last + 1)
    assert said == [*cells, "Choices: 70"]


def test_all_points_of_a_skill_are_saved_for_other_programs() -> None:
    assert skill_csv(skill(Span.WEEK, 30)).splitlines()[:2] == [
        "place,day,cost,low,high,games,choices",
        "0,2026-01-05,0.5,0.1,0.9,5,70",
    ]
    assert chart_of_skill(skill(Span.SOME, 0)) is None
