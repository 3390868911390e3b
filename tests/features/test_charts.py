"""The charts of the statistics: their tables, and their figures for other programs."""

from dicedesk.core.dice import DiceCounts
from dicedesk.core.money import Cents
from dicedesk.features.charts import chart_of_money, charts_of_dice, dice_csv, money_csv
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
