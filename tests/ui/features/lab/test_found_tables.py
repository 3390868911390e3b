"""The tables of an answer have room in their card: no row has to be scrolled sideways, in no language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.core.words import tr
from dicedesk.games.craps.questions import SYSTEMS_KIND
from dicedesk.lab.charts import Measure
from dicedesk.lab.findings import Findings, FoundTable, TableColumn
from dicedesk.play.ports.jobs import OneByOne
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.card import Card
from dicedesk.ui.base.words import shown
from dicedesk.ui.features.lab.answer import AnswerView, FoundTableView

WIDE, NARROW = 948, 672
"""What an answer has of a window of 1280 pixels, and of the smallest one."""

COLUMNS = (
    TableColumn("coin", tr("Coin"), Measure.TEXT),
    TableColumn("heads", tr("heads of all throws"), Measure.CHANCE),
    TableColumn("worth", tr("what it is worth"), Measure.MONEY, in_case=True),
    TableColumn("throws", tr("throws"), Measure.WHOLE, in_case=True),
)
COINS = FoundTable("coins", tr("Coins"), COLUMNS, (("Penny", 0.5, 0.01, 10), ("Dime", 0.5, 0.1, 10)))


@pytest.fixture(scope="module")
def systems() -> Findings:
    """Two betting systems side by side."""
    question = SYSTEMS_KIND.question({"systems": "flat place-6-8", "sessions": "1000", "seed": "1"})
    return SYSTEMS_KIND.answered(question, OneByOne(), lambda _: None)


@pytest.fixture
def table(qtbot: QtBot, appearance: Appearance) -> Iterator[FoundTableView]:
    made = FoundTableView(COINS, appearance, chooses=True)
    qtbot.addWidget(made)
    made.show()
    yield made
    del made


def shown_columns(table: FoundTableView) -> list[int]:
    return [place for place in range(table.model().columnCount()) if not table.isColumnHidden(place)]


@pytest.mark.parametrize("code", ["en", "de", "fr", "es", "pl", "zh_CN"])
@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_no_table_of_the_systems_scrolls_sideways(
    systems: Findings,
    appearance: Appearance,
    language: WindowLanguage,
    qtbot: QtBot,
    code: str,
    width: int,
) -> None:
    language.choose(code)
    answer = AnswerView(systems, appearance)
    qtbot.addWidget(answer)
    answer.complete()
    answer.resize(width, 800)
    answer.show()
    assert answer.tables is not None
    for place, view in enumerate(answer.tables.views):
        answer.tables.titles.buttons[place].click()
        qtbot.waitUntil(lambda view=view: view.isVisible())
        assert view.horizontalScrollBar().maximum() == 0
        assert shown_columns(view)[:4] == [0, 1, 2, 3]


def test_a_long_title_stands_in_two_lines_and_is_read_in_one(table: FoundTableView) -> None:
    header, across = table.model().headerData, Qt.Orientation.Horizontal
    assert [header(place, across) for place in range(4)] == [
        "Coin",
        "heads of\nall throws",
        "what it\nis worth",
        "throws",
    ]
    assert header(1, across, Qt.ItemDataRole.AccessibleTextRole) == "heads of all throws"


def test_columns_that_the_case_tells_too_go_the_last_first(table: FoundTableView, qtbot: QtBot) -> None:
    found = []
    for width in (900, *range(400, 100, -10), 900):
        table.resize(width, 200)
        columns = shown_columns(table)
        if columns not in found[-1:]:
            found.append(columns)
    assert found == [[0, 1, 2, 3], [0, 1, 2], [0, 1], [0, 1, 2, 3]]


def test_how_the_numbers_of_a_case_were_found_is_told_under_the_tables(
    systems: Findings, appearance: Appearance, qtbot: QtBot
) -> None:
    answer = AnswerView(systems, appearance)
    qtbot.addWidget(answer)
    answer.complete()
    for place, case in enumerate(systems.cases):
        answer.show_case(place)
        said = answer.notes.accessibleDescription() if isinstance(answer.notes, Card) else ""
        assert [
            words for words in (case.title, *case.found_by, *systems.notes) if shown(words) not in said
        ] == []
        assert "rolls on average" in said
