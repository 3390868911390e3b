"""PagedModel: Qt's own model tester watches it, and it asks for no more rows than are looked at."""

from collections.abc import Sequence
from typing import Any, overload

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from dicedesk.ui.base.tables import Column, PagedModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


class Asked(Sequence[int]):
    """The squares of `count` places, and which places were asked for."""

    def __init__(self, count: int) -> None:
        self._count = count
        self.places: list[int] = []

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> int: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[int]: ...

    def __getitem__(self, place: int | slice) -> Any:
        assert isinstance(place, int)
        self.places.append(place)
        return place * place


def test_other_rows_take_the_place_of_all_that_were_there(qtbot: object) -> None:
    model = PagedModel([Column("Square", text=str)])
    tester = QAbstractItemModelTester(model, FATAL)
    for count in (3, 0, 1_000, 2):
        model.show(Asked(count))
        assert model.rowCount() == count
    assert (model.index(1, 0).data(), model.row(1)) == ("1", 1)
    del tester


def test_only_the_rows_that_are_looked_at_are_asked_for(qtbot: object) -> None:
    model, rows = PagedModel([Column("Square", text=str)]), Asked(1_000_000)
    model.show(rows)
    assert model.index(7, 0).data(Qt.ItemDataRole.DisplayRole) == "49"
    assert rows.places == [7]
