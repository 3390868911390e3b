"""What a game of craps says of itself in the history."""

from typing import Any

from dicedesk.core.money import Cents, dollars, gain_words
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.craps.house import HOUSE_TITLES
from dicedesk.games.craps.house_rules import IN_HEADERS, PRESETS
from dicedesk.games.craps.shooter import ShooterFigures, figures_after
from dicedesk.games.craps.state import CrapsState
from dicedesk.play.past.game_past import BestFigure, Scored, WalkedGame
from dicedesk.play.ports.game_summary import GameResult, GameSummary

CUSTOM = "custom"
"""The rules of a house that is none of the presets."""


class CrapsPast:
    """What the player won or lost by which house rules, also where the game was left."""

    @property
    def best(self) -> BestFigure:
        """The most throws of one shooter before the seven-out."""
        return BestFigure(
            tr("Longest hand"), self.length_words, _longest_hand, ShooterFigures(), figures_after
        )

    @property
    def throws_pairs(self) -> bool:
        """Each throw is of two dice."""
        return True

    def opponent(self, record: Record[Any]) -> str:
        """The name of the preset, or CUSTOM."""
        rules = record.first_state().rules
        presets = (*PRESETS.items(), *IN_HEADERS.items())
        return next((name for name, preset in presets if preset == rules), CUSTOM)

    def scored(self, record: Record[Any], state: CrapsState) -> Scored:
        """The gain in cents, with what lies on the table, and the number of rolls."""
        gain = state.bankroll + state.on_table - dollars(state.rules.bankroll)
        result = GameResult.TIED if not gain else GameResult.WON if gain > 0 else GameResult.LOST
        return Scored(result, gain, 0, sum(1 for play in record.plays if play.faces), gain)

    def opponent_words(self, opponent: str) -> Sentence:
        """The title of the house."""
        return HOUSE_TITLES.get(opponent) or tr("Custom rules")

    def result_words(self, summary: GameSummary) -> str:
        """What was won, with a plus, or lost, with a minus."""
        return gain_words(Cents(summary.score))

    def length_words(self, length: int) -> Sentence:
        """The rolls of the dice."""
        return trn("1 roll", "{count} rolls", length)


def _longest_hand(game: WalkedGame) -> int | None:
    """None without a throw."""
    figures: ShooterFigures = game.walked
    return figures.longest_hand or None
