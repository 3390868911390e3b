"""What the history shows of a finished game of Craps."""

from typing import Any

from dicedesk.core.money import Cents, gain_words
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.craps.house import PRESETS
from dicedesk.games.craps.house_words import HOUSE_TITLES
from dicedesk.games.craps.players import CRAPS_PLAYERS
from dicedesk.games.craps.rules import CrapsState
from dicedesk.games.craps.telling import ShooterFigures, figures_after, gained
from dicedesk.play.past import BestFigure, GamePast, Scored, WalkedGame, throws_in
from dicedesk.play.ports.game_summary import GameResult, GameSummary
from dicedesk.play.seats import people_in

CUSTOM = "custom"
"""The house rules if they match no preset."""


class CrapsPast(GamePast[CrapsState]):
    """The player's gain or loss by house rules, also for a game that was left."""

    throws_pairs = True

    @property
    def best(self) -> BestFigure:
        """The most throws of one shooter before the seven-out."""
        return BestFigure(
            tr("Longest hand"), self.length_words, _longest_hand, ShooterFigures(), figures_after
        )

    def opponent(self, record: Record[Any]) -> str:
        """The name of the preset, or CUSTOM."""
        rules = record.first_state().rules
        return next((name for name, preset in PRESETS.items() if preset == rules), CUSTOM)

    def scored(self, record: Record[Any], state: CrapsState) -> Scored:
        """The gain in cents, with the bets on the table, and the number of rolls; a computer player wins nothing."""
        gain = gained(record.first_state(), state)
        result = GameResult.TIED if not gain else GameResult.WON if gain > 0 else GameResult.LOST
        if not people_in(record, 1, CRAPS_PLAYERS):
            result = GameResult.ENDED
        return Scored(result, gain, 0, throws_in(record), gain)

    def opponent_words(self, opponent: str) -> Sentence:
        """The title of the house."""
        return HOUSE_TITLES.get(opponent) or tr("Custom rules")

    def result_words(self, summary: GameSummary) -> str:
        """The gain with a plus, or the loss with a minus."""
        return gain_words(Cents(summary.score))

    def told_of(self, name: str, scored: Scored, seats: int) -> Sentence:
        """The gain or the loss."""
        values = {"name": name, "money": Cents(abs(scored.score)).shown()}
        if scored.score > 0:
            return tr("{name} left {money} ahead", **values)
        return tr("{name} left {money} down", **values) if scored.score else tr("{name} left even", **values)

    def length_words(self, length: int) -> Sentence:
        return trn("1 roll", "{count} rolls", length)


def _longest_hand(game: WalkedGame) -> int | None:
    figures: ShooterFigures = game.walked
    return (figures.longest_hand or None) if people_in(game.record, 1, CRAPS_PLAYERS) else None
