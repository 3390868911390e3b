"""The cards of the Hog tab: the coach, the swap warning, the commentary, and who plays."""

from collections.abc import Sequence
from typing import Any

from dicedesk.core.game import Played
from dicedesk.core.words import Name
from dicedesk.games.hog.kit import HOG_KIT
from dicedesk.games.hog.rules import HogState, SwapOutlook
from dicedesk.games.hog.table import HogGameTable
from dicedesk.games.hog.telling import log_of
from dicedesk.games.hog.unit import UNIT
from dicedesk.play.folded import Folded
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.log_view import LogLineDelegate, LogView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.hog.choices import DiceRow
from dicedesk.ui.games.hog.coaching import HogCoaching
from dicedesk.ui.games.hog.players_card import HogPlayersCard
from dicedesk.ui.games.hog.texts import swaps_in_words
from dicedesk.ui.table.card import CoachCard
from dicedesk.ui.table.coaching import CoachedGame
from dicedesk.ui.table.held_back import HeldBack
from dicedesk.ui.table.paced_tab import PacedTab

_ALIKE = 11
"""A total whose last two digits are the same."""


class SwapCard(Card):
    """Which totals at the end of this turn would swap the scores now."""

    def __init__(self) -> None:
        """Says nothing yet."""
        super().__init__(tr("Swine Swap"))
        self._why = label("second", wraps=True)
        self._gains, self._losses = label("good", wraps=True), label("bad", wraps=True)
        for part in (self._why, self._gains, self._losses):
            self.add(part)

    def show_outlook(self, outlook: SwapOutlook | None, whose: str) -> None:
        """Shows the swaps of the coming turn, and whose it is; goes where nobody is about to roll (None)."""
        self.setVisible(outlook is not None)
        if outlook is not None:
            self._why.setText(_why(outlook, whose))
        for part, text in zip((self._gains, self._losses), swaps_in_words(outlook), strict=True):
            write(part, text)


def _why(outlook: SwapOutlook, whose: str) -> str:
    """Which totals swap the scores now, in a sentence."""
    if outlook.difference == 0:
        # The opponent's score, as 00 at the beginning, would be no total that one can reach.
        totals = (total for total in (*outlook.gains, *outlook.losses) if total % 100)
        example = f"{next(totals, _ALIKE):02}"
        return tr(
            "{whose}: the scores swap if the new total's last two digits are the same, as in {example}.",
            whose=whose,
            example=example,
        )
    return tr(
        "{whose}: the scores swap if the new total's last two digits are {difference} apart, as in {score}.",
        whose=whose,
        difference=outlook.difference,
        score=f"{outlook.opponent_score:02}",
    )


class LogCard(Card):
    """The commentary, newest line at the bottom."""

    def __init__(self, appearance: Appearance) -> None:
        """An empty log."""
        super().__init__(tr("Commentary"))
        self.view = LogView(lambda line: shown(line.text), tr("Commentary"))
        self.view.setItemDelegate(LogLineDelegate(appearance, self.view))
        self.add(self.view, 1)

    def show_game(self, history: Sequence[Played[HogState]], names: Sequence[Name]) -> None:
        """Shows the whole log of a game."""
        self.view.show_lines(log_of(history, names))


class HogCards:
    """The coach, the swap warning, the commentary, and who plays; `held` lies on the table, over the choices."""

    def __init__(self, appearance: Appearance) -> None:
        """Nothing is shown yet."""
        self.coach = CoachCard(appearance, UNIT, tr("Show the chances (B)"))
        self.held = HeldBack()
        self.swaps, self.log = SwapCard(), LogCard(appearance)
        self.players = HogPlayersCard(appearance)
        self.in_order = (self.coach, self.swaps, self.log, self.players)
        self.folds: tuple[Folded[Any, Any], ...] = ()
        self.tall = self.log

    def coaching(
        self, tab: PacedTab[HogState, Any], table: HogGameTable, jobs: Jobs, choices: DiceRow
    ) -> HogCoaching:
        """The coach of this tab, who speaks on these cards."""
        return HogCoaching(CoachedGame(HOG_KIT, table, tab, self.coach, self.held), jobs, choices)
