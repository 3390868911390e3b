"""Whoever sees Hazard for the first time reads what it is played for, and what W and L mean."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QLabel


def test_the_table_of_the_come_out_roll_has_a_legend(sit_down: Callable[..., Any]) -> None:
    labels = sit_down().tab.cards.come_out.findChildren(QLabel)
    assert "W: win, L: loss, ·: throw again" in [label.text() for label in labels]
