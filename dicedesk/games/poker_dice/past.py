"""What a game of Poker Dice says of itself in the history."""

from collections.abc import Mapping
from typing import Any

from dicedesk.core.game import Ending
from dicedesk.core.money import Cents
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.poker_dice.players import POKER_DICE_PLAYERS
from dicedesk.games.poker_dice.rules import FIRST_PURSE
from dicedesk.games.poker_dice.state import PokerDiceEnding, PokerDiceState
from dicedesk.play.past.game_past import BestFigure, Scored, WalkedGame
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.play.seats import PERSON, player_in


class PokerDicePast:
    """The award is won, going broke is lost, and whoever left the table took the purse along."""

    @property
    def best(self) -> BestFigure:
        """The fewest hands up to the Major Award."""
        return BestFigure(
            tr("Fewest hands to the Major Award"),
            self.length_words,
            _hands_to_award,
            is_fewest=True,
            kept=hands_to_award,
        )

    @property
    def throws_pairs(self) -> bool:
        """Five dice are thrown, and some of them again."""
        return False

    def opponent(self, record: Record[Any]) -> str:
        """Nobody."""
        return ""

    def scored(self, record: Record[Any], state: PokerDiceState) -> Scored:
        """The purse in cents, and the number of hands."""
        outcome = state.outcome()
        result = GameResult.OPEN if outcome is None else _RESULTS.get(outcome.ending, GameResult.ENDED)
        return Scored(result, state.purse, 0, state.hands, state.purse - FIRST_PURSE)

    def opponent_words(self, opponent: str) -> str:
        """Nobody."""
        return opponent

    def result_words(self, summary: GameSummary) -> Sentence:
        """How the game ended, and with which purse."""
        purse = Cents(summary.score).shown()
        if summary.standing is GameStanding.LEFT:
            return tr("Left at {purse}", purse=purse)
        match summary.result:
            case GameResult.WON:
                return tr("Major Award with {purse}", purse=purse)
            case GameResult.LOST:
                return tr("Broke with {purse}", purse=purse)
            case _:
                return tr("Left the table with {purse}", purse=purse)

    def length_words(self, length: int) -> Sentence:
        """The hands."""
        return trn("1 hand", "{count} hands", length)


def hands_to_award(record: Record[Any], state: PokerDiceState) -> int | None:
    """In how many hands a person won the award; None for anybody else, and without it."""
    outcome = state.outcome()
    is_award = outcome is not None and outcome.ending is PokerDiceEnding.AWARD
    return state.hands if is_award and player_in(record, 0, POKER_DICE_PLAYERS) == PERSON else None


def _hands_to_award(game: WalkedGame) -> int | None:
    state: PokerDiceState = game.state
    outcome = state.outcome()
    return state.hands if outcome is not None and outcome.ending is PokerDiceEnding.AWARD else None


_RESULTS: Mapping[Ending, GameResult] = {
    PokerDiceEnding.AWARD: GameResult.WON,
    PokerDiceEnding.BROKE: GameResult.LOST,
}
