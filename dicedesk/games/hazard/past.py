"""What a game of Hazard says of itself in the history."""

from typing import Any

from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.hazard.narrator import rounds_won_words
from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.games.hazard.state import HazardState
from dicedesk.play.past.game_past import BestFigure, Scored, WalkedGame
from dicedesk.play.past.two_sides import score_words
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.play.seats import PERSON, player_in


class HazardPast:
    """One caster alone has won so many rounds; among several, a person who is the only one has won or lost."""

    @property
    def best(self) -> BestFigure:
        """The most rounds that the person won in a turn at the dice."""
        return BestFigure(tr("Most rounds in a turn"), rounds_won_words, _rounds_of_person, kept=best_turn)

    @property
    def throws_pairs(self) -> bool:
        """Each throw is of two dice."""
        return True

    def opponent(self, record: Record[Any]) -> str:
        """The number of casters; "" for one alone."""
        casters = record.first_state().seats
        return "" if casters == 1 else str(casters)

    def scored(self, record: Record[Any], state: HazardState) -> Scored:
        """The person's rounds, the most that anybody else won, and the number of throws."""
        people = _people(record, state)
        own = people[0] if people else 0
        score, others = state.scores[own], [*state.scores[:own], *state.scores[own + 1 :]]
        best = max(others, default=0)
        throws = sum(1 for play in record.plays if play.faces)
        return Scored(_result(state, score, best, is_one=len(people) == 1), score, best, throws)

    def opponent_words(self, opponent: str) -> Sentence:
        """How many casters there are."""
        return trn("1 caster", "{count} casters", int(opponent))

    def result_words(self, summary: GameSummary) -> Sentence:
        """The rounds of one alone, or who won among several."""
        if summary.opponent:
            return score_words(summary)
        if summary.standing is GameStanding.LEFT:
            return trn("Left at 1 round", "Left at {count} rounds", summary.score)
        return rounds_won_words(summary.score)

    def length_words(self, length: int) -> Sentence:
        """The throws of the dice."""
        return trn("1 throw", "{count} throws", length)


def best_turn(record: Record[Any], state: HazardState) -> int | None:
    """The most rounds won in a turn that a person has finished; None where none was won."""
    finished = state.scores if state.outcome() is not None else state.turns
    people = _people(record, state)
    return max((rounds for place, rounds in enumerate(finished) if place in people), default=0) or None


def _people(record: Record[Any], state: HazardState) -> list[int]:
    return [place for place in range(state.seats) if player_in(record, place, HAZARD_PLAYERS) == PERSON]


def _rounds_of_person(game: WalkedGame) -> int | None:
    """None where another person plays, too, or none."""
    people = _people(game.record, game.state)
    return game.state.scores[people[0]] if len(people) == 1 else None


def _result(state: HazardState, score: int, best: int, *, is_one: bool) -> GameResult:
    if state.outcome() is None:
        return GameResult.OPEN
    if state.seats == 1 or not is_one:
        return GameResult.ENDED
    if score == best:
        return GameResult.TIED
    return GameResult.WON if score > best else GameResult.LOST
