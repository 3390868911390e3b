"""What the Lab has found, as it is printed."""

from dicedesk.cli.lab.found_lines import lines_of
from dicedesk.core.words import tr
from dicedesk.lab.fields import LabQuestion
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, Measure, TableColumn

QUESTION = LabQuestion("coin", ())
HALF = KeyNumber("heads", 0.5, Measure.CHANCE, tr("come up heads"), exact="1/2")
MEAN = KeyNumber("mean", -100, Measure.MONEY, tr("a game, on average"))


def test_one_case_and_its_notes() -> None:
    case = Case("fair", tr("Fair coin"), (HALF, MEAN), (), (tr("It has two sides."),))
    assert lines_of(Findings(QUESTION, (case,), notes=(tr("Seed 7."),)), str) == [
        "50.00%  come up heads (1/2)",
        " −$100  a game, on average",
        "It has two sides.",
        "",
        "Seed 7.",
    ]


def test_several_cases_are_named_and_their_table_follows() -> None:
    cases = (Case("fair", tr("Fair coin"), (HALF,), ()), Case("edge", tr("On edge"), (), ()))
    columns = (
        TableColumn("coin", tr("coin"), Measure.TEXT),
        TableColumn("heads", tr("heads"), Measure.CHANCE, digits=1),
    )
    table = FoundTable("coins", tr("All coins"), columns, (("Fair coin", 0.5), ("On edge", None)))
    assert lines_of(Findings(QUESTION, cases, tables=(table,)), str) == [
        "Fair coin",
        "50.00%  come up heads (1/2)",
        "",
        "On edge",
        "",
        "All coins",
        "coin       heads",
        "Fair coin  50.0%",
        "On edge        –",
    ]
