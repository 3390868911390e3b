"""What is known of a brought strategy in numbers: how often it beats each known one."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from dicedesk.games.hog.strategies.named import studied_title
from dicedesk.games.hog.strategies.study import StudiedWins
from dicedesk.ui.base.tables import Column
from dicedesk.ui.base.words import percent, shown, tr

_DIGITS = 4


def rate_columns() -> tuple[Column, ...]:
    """The opponent, and the rates by who begins."""
    return (
        Column(tr("Against"), text=lambda row: shown(studied_title(row.name))),
        _rate(tr("Goes first"), lambda wins: wins.first),
        _rate(tr("Goes second"), lambda wins: wins.second),
        _rate(tr("On average"), lambda wins: wins.average),
    )


def _rate(title: str, rate: Callable[[StudiedWins], float]) -> Column:
    return Column(
        title, text=lambda row: percent(rate(row.wins), _DIGITS), alignment=Qt.AlignmentFlag.AlignRight
    )
