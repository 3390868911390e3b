"""The window that shows two games with the same dice beside each other."""

from PySide6.QtWidgets import QLabel

from dicedesk.ui.features.comparison import ComparisonWindow
from dicedesk.ui.window.main_window import MainWindow
from tests.features.review.test_comparison import game


def comparisons(window: MainWindow) -> list[ComparisonWindow]:
    return window.window().findChildren(ComparisonWindow)


def cells(compared: ComparisonWindow) -> list[str]:
    model = compared.table.model()
    return [str(model.index(0, column).data()) for column in range(model.columnCount())]


def test_both_games_stand_beside_each_other(window: MainWindow) -> None:
    window.windows.show_comparison(game("Ann", 4, 2, 0), game("Ben", 4, 2, 5))
    (compared,) = comparisons(window)
    assert compared.isVisible()
    assert [says.text().partition(":")[0] for says in compared.says] == ["Ann", "Ben"]
    number, _, ann, ben = cells(compared)
    assert number == "3"
    assert ann != ben
    compared.close()


def test_games_that_differ_in_nothing_have_no_table(window: MainWindow) -> None:
    window.windows.show_comparison(game("Ann", 4), game("Ben", 4))
    (compared,) = comparisons(window)
    assert not compared.table.isVisible()
    compared.close()


def test_why_games_cannot_be_compared_is_said(window: MainWindow) -> None:
    window.windows.show_comparison(game("Ann", 4), "")
    assert comparisons(window) == []
    assert "cannot be compared" in window.statusBar().findChildren(QLabel)[0].text()
