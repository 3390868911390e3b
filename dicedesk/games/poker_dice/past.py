"""What the history shows of a finished game of Poker Dice."""

from collections.abc import Mapping
from typing import Any

from dicedesk.core.game import Ending
from dicedesk.core.money import Cents
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.poker_dice.players import PLAYERS, POKER_DICE_PLAYERS, hands_of
from dicedesk.games.poker_dice.rules import ANTE, AWARD, FIRST_BANKROLL, PokerDiceEnding, PokerDiceState
from dicedesk.play.past import BestFigure, GamePast, Scored, WalkedGame
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.play.seats import people_in


class PokerDicePast(GamePast[PokerDiceState]):
    """The award is a win, going broke is a loss, and a player who left the table kept the bankroll."""

    @property
    def best(self) -> BestFigure:
        return BestFigure(
            tr("Fewest hands to the Major Award"),
            self.length_words,
            _hands_to_award,
            is_fewest=True,
        )

    def scored(self, record: Record[Any], state: PokerDiceState) -> Scored:
        """The bankroll in cents, and the number of hands; a computer player wins nothing.

        The Major Award beats each player who needs more hands for it on average.
        """
        outcome = state.outcome()
        result = GameResult.OPEN if outcome is None else _RESULTS.get(outcome.ending, GameResult.ENDED)
        if outcome is not None and not people_in(record, 1, POKER_DICE_PLAYERS):
            result = GameResult.ENDED
        hands = hands_to_award(record, state)
        beaten = () if hands is None else tuple(name for name in PLAYERS if hands_of(name) > hands)
        return Scored(result, state.bankroll, 0, state.hands, state.bankroll - FIRST_BANKROLL, beaten)

    def result_words(self, summary: GameSummary) -> Sentence:
        """How the game ended, and with which bankroll."""
        bankroll = Cents(summary.score).shown()
        if summary.standing is GameStanding.LEFT:
            return tr("Left at {bankroll}", bankroll=bankroll)
        if summary.score >= AWARD:
            return tr("Major Award with {bankroll}", bankroll=bankroll)
        if summary.score < ANTE:
            return tr("Broke with {bankroll}", bankroll=bankroll)
        return tr("Left the table with {bankroll}", bankroll=bankroll)

    def told_of(self, name: str, scored: Scored, seats: int) -> Sentence:
        """The award, the end of the money, or the bankroll at the end, after a number of hands."""
        hands, values = scored.length, {"name": name, "bankroll": Cents(scored.score).shown()}
        if scored.score >= AWARD:
            return trn(
                "{name} won the Major Award after 1 hand",
                "{name} won the Major Award after {count} hands",
                hands,
                **values,
            )
        if scored.score < ANTE and scored.result is not GameResult.OPEN:
            return trn(
                "{name} went broke after 1 hand", "{name} went broke after {count} hands", hands, **values
            )
        return trn(
            "{name} quit with {bankroll} after 1 hand",
            "{name} quit with {bankroll} after {count} hands",
            hands,
            **values,
        )

    def length_words(self, length: int) -> Sentence:
        return trn("1 hand", "{count} hands", length)


def hands_to_award(record: Record[Any], state: PokerDiceState) -> int | None:
    """The number of hands in which a person won the award; None for a computer player, or without the award."""
    outcome = state.outcome()
    is_award = outcome is not None and outcome.ending is PokerDiceEnding.AWARD
    return state.hands if is_award and people_in(record, 1, POKER_DICE_PLAYERS) else None


def _hands_to_award(game: WalkedGame) -> int | None:
    return hands_to_award(game.record, game.state)


_RESULTS: Mapping[Ending, GameResult] = {
    PokerDiceEnding.AWARD: GameResult.WON,
    PokerDiceEnding.BROKE: GameResult.LOST,
}
