"""The card with the key numbers says whether they are exact."""

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.core.words import tr
from dicedesk.lab.charts import Measure
from dicedesk.lab.findings import Case, KeyNumber
from dicedesk.ui.features.lab.answer import NumbersCard

HALF = KeyNumber("half", 0.5, Measure.CHANCE, tr("go broke"))


@pytest.mark.parametrize(("is_exact", "title"), [(True, "Exact answer"), (False, "Simulated")])
def test_the_card_says_whether_its_numbers_are_exact(qtbot: QtBot, is_exact: bool, title: str) -> None:
    card = NumbersCard(Case("coin", tr("Coin"), (HALF,), (), is_exact=is_exact), is_named=False)
    qtbot.addWidget(card)
    assert card.accessibleName() == title
