"""RowsModel: Qt's own model tester watches it through random changes, and views hear only of what differs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from dicedesk.ui.base.tables import Column, RowsModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
Role = Qt.ItemDataRole


@dataclass(frozen=True)
class Bet:
    """A row of two columns."""

    name: str
    dollars: int


COLUMNS = (
    Column("Bet", text=lambda bet: bet.name, tip=lambda bet: f"{bet.name} is a bet"),
    Column(
        "Stake",
        text=lambda bet: f"${bet.dollars}",
        alignment=Qt.AlignmentFlag.AlignRight,
    ),
)

Change = tuple[str, int, int]
bets = st.builds(Bet, st.sampled_from("abc"), st.integers(0, 2))
some_rows = st.lists(bets, max_size=6)


@pytest.fixture
def model() -> Iterator[RowsModel]:
    """A model with two columns and no rows, under Qt's tester, which aborts the process at the first fault."""
    made = RowsModel(COLUMNS)
    tester = QAbstractItemModelTester(made, FATAL)
    yield made
    del tester


def announced(model: RowsModel) -> list[Change]:
    """What the model announces from now on: the kind of change, its first and its last row."""
    heard: list[Change] = []
    model.dataChanged.connect(lambda top, end, _roles: heard.append(("changed", top.row(), end.row())))
    model.rowsInserted.connect(lambda _, first, last: heard.append(("inserted", first, last)))
    model.rowsRemoved.connect(lambda _, first, last: heard.append(("removed", first, last)))
    model.modelReset.connect(lambda: heard.append(("reset", 0, 0)))
    model.layoutChanged.connect(lambda *_: heard.append(("layout", 0, 0)))
    return heard


def bets_named(names: str) -> list[Bet]:
    return [Bet(name, 1) for name in names]


def follow(shadow: list[Bet], new: Sequence[Bet], changes: Sequence[Change]) -> None:
    """Changes the list as a view would that believes the announcements and nothing else."""
    for kind, first, last in changes:
        if kind == "inserted":
            shadow[first:first] = new[first : last + 1]
        elif kind == "removed":
            del shadow[first : last + 1]
        else:
            shadow[first : last + 1] = new[first : last + 1]


@given(st.lists(some_rows, min_size=1, max_size=6))
def test_a_view_that_believes_the_announcements_shows_the_rows(steps: list[list[Bet]]) -> None:
    model = RowsModel(COLUMNS)
    tester = QAbstractItemModelTester(model, FATAL)
    heard, shadow = announced(model), []
    for rows in steps:
        model.set_rows(rows)
        follow(shadow, rows, heard)
        heard.clear()
        assert shadow == rows == list(model.rows)
    del tester


@given(some_rows, some_rows)
@example(bets_named("ab"), bets_named("ab"))
def test_at_most_one_change_and_one_insertion_or_removal_is_announced(old: list[Bet], new: list[Bet]) -> None:
    model = RowsModel(COLUMNS)
    model.set_rows(old)
    heard = announced(model)
    model.set_rows(new)
    first_changed = [first for kind, first, _ in heard if kind == "changed"]
    come_or_gone = sum(last - first + 1 for kind, first, last in heard if kind != "changed")
    assert all(old[row] != new[row] for row in first_changed)
    assert come_or_gone == abs(len(new) - len(old))
    assert len(heard) <= 2


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        ("", "ab", [("inserted", 0, 1)]),
        ("ab", "abc", [("inserted", 2, 2)]),
        ("ac", "abc", [("inserted", 1, 1)]),
        ("abc", "ac", [("removed", 1, 1)]),
        ("abc", "", [("removed", 0, 2)]),
        ("aa", "aaa", [("inserted", 2, 2)]),
        ("abc", "axc", [("changed", 1, 1)]),
        ("abcd", "axd", [("changed", 1, 1), ("removed", 2, 2)]),
        ("ad", "axyd", [("inserted", 1, 2)]),
        ("abd", "axyd", [("changed", 1, 1), ("inserted", 2, 2)]),
        ("abc", "abc", []),
        ("", "", []),
    ],
)
def test_only_what_differs_is_announced(model: RowsModel, old: str, new: str, changes: list[Change]) -> None:
    model.set_rows(bets_named(old))
    heard = announced(model)
    model.set_rows(bets_named(new))
    assert heard == changes


def test_a_change_covers_every_column(model: RowsModel) -> None:
    model.set_rows(bets_named("ab"))
    columns: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda top, end, _roles: columns.append((top.column(), end.column())))
    model.set_rows(bets_named("ax"))
    assert columns == [(0, 1)]


@pytest.mark.parametrize(
    ("column", "role", "value"),
    [
        (0, Role.DisplayRole, "pass"),
        (1, Role.DisplayRole, "$20"),
        (0, Role.ToolTipRole, "pass is a bet"),
        (1, Role.ToolTipRole, None),
        (0, Role.AccessibleTextRole, "pass"),
        (0, Role.AccessibleDescriptionRole, "pass is a bet"),
        (0, RowsModel.ROW_ROLE, Bet("pass", 20)),
        (1, RowsModel.ROW_ROLE, Bet("pass", 20)),
        (1, Role.DecorationRole, None),
        (1, Role.TextAlignmentRole, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
    ],
)
def test_a_cell_answers_each_role(model: RowsModel, column: int, role: int, value: object) -> None:
    model.set_rows([Bet("pass", 20)])
    assert model.data(model.index(0, column), role) == value


class MadeRows(Sequence[Bet]):
    """One row, made when it is asked for; counts how often it is."""

    asked = 0

    def __len__(self) -> int:
        return 1

    def __getitem__(self, place: Any) -> Any:
        self.asked += 1
        return Bet("pass", 20)


@pytest.mark.parametrize(
    "role", [Role.FontRole, Role.BackgroundRole, Role.SizeHintRole, Role.TextAlignmentRole]
)
def test_a_row_is_made_only_for_what_is_said_of_it(role: int) -> None:
    model, rows = RowsModel(COLUMNS), MadeRows()
    model.set_rows(rows)
    model.data(model.index(0, 0), role)
    assert rows.asked == 0


def test_a_sign_is_read_aloud_in_words_of_its_own() -> None:
    model = RowsModel([Column("", text=lambda _: "▸", spoken=lambda row: row.name)])
    model.set_rows(bets_named("a"))
    assert (model.index(0, 0).data(), model.index(0, 0).data(Role.AccessibleTextRole)) == ("▸", "a")


def test_a_cell_that_is_not_there_shows_nothing(model: RowsModel) -> None:
    model.set_rows(bets_named("ab"))
    gone = model.index(1, 0)
    model.set_rows(bets_named("a"))
    assert model.data(gone) is None
    assert model.data(QModelIndex()) is None


def test_the_columns_have_titles_and_the_rows_have_none(model: RowsModel) -> None:
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [model.headerData(section, across) for section in (-1, 0, 1, 2)] == [None, "Bet", "Stake", None]
    assert model.headerData(0, down) is None
    assert model.headerData(0, across, Role.ToolTipRole) is None


def test_a_title_is_aligned_as_its_column() -> None:
    model = RowsModel(COLUMNS)
    alignments = [
        model.headerData(section, Qt.Orientation.Horizontal, Role.TextAlignmentRole) for section in (0, 1)
    ]
    middle = Qt.AlignmentFlag.AlignVCenter
    assert alignments == [Qt.AlignmentFlag.AlignLeft | middle, Qt.AlignmentFlag.AlignRight | middle]


def test_a_row_has_no_rows_below_it(model: RowsModel) -> None:
    model.set_rows(bets_named("ab"))
    assert (model.rowCount(model.index(0, 0)), model.columnCount(model.index(0, 0))) == (0, 0)


def test_a_title_that_is_no_word_is_read_aloud_as_one() -> None:
    model = RowsModel((Column("", text=str, spoken_title="Number"), COLUMNS[0]))
    across, spoken = Qt.Orientation.Horizontal, Role.AccessibleTextRole
    assert [model.headerData(section, across, spoken) for section in range(2)] == ["Number", "Bet"]


def test_a_tip_that_only_repeats_its_cell_is_not_read_aloud() -> None:
    model = RowsModel((Column("Bet", text=str, tip=str),))
    model.set_rows(["pass"])
    index = model.index(0, 0)
    assert (index.data(Role.ToolTipRole), index.data(Role.AccessibleDescriptionRole)) == ("pass", None)
