"""What the history shows of a finished game of Hazard."""

from typing import Any

from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.games.hazard.rules import HazardState
from dicedesk.games.hazard.telling import rounds_won_words
from dicedesk.play.past import BestFigure, Scored, ScorePast, throws_in
from dicedesk.play.ports.game_summary import GameResult
from dicedesk.play.seats import people_in


class HazardPast(ScorePast):
    """A single caster has a number of rounds won; among several, the only person has won or lost."""

    players = HAZARD_PLAYERS
    throws_pairs = True

    @property
    def best(self) -> BestFigure:
        """The most rounds that the person won in a turn at the dice."""
        return BestFigure(tr("Most rounds in a turn"), rounds_won_words, self.score_of_person)

    def opponent(self, record: Record[Any]) -> str:
        """The number of casters; "" for a single one."""
        casters = record.first_state().seats
        return "" if casters == 1 else str(casters)

    def opponent_words(self, opponent: str) -> Sentence:
        return trn("1 caster", "{count} casters", int(opponent))

    def score_words(self, score: int) -> Sentence:
        return rounds_won_words(score)

    def told_of(self, name: str, scored: Scored, seats: int) -> Sentence:
        """The rounds won; with several casters, also the most that another one won."""
        own, values = scored.score, {"name": name, "other": scored.other}
        is_open = scored.result is GameResult.OPEN
        if seats == 1:
            if is_open:
                return super().told_of(name, scored, seats)
            return trn("{name} won 1 round", "{name} won {count} rounds", own, **values)
        if is_open:
            return trn(
                "{name} left at 1 round to {other}", "{name} left at {count} rounds to {other}", own, **values
            )
        if own > scored.other:
            return trn(
                "{name} won, 1 round to {other}", "{name} won, {count} rounds to {other}", own, **values
            )
        if own < scored.other:
            return trn(
                "{name} lost, 1 round to {other}", "{name} lost, {count} rounds to {other}", own, **values
            )
        return trn("{name} tied at 1 round", "{name} tied at {count} rounds", own, **values)

    def length(self, record: Record[Any]) -> int:
        """The number of throws."""
        return throws_in(record)

    def length_words(self, length: int) -> Sentence:
        return trn("1 throw", "{count} throws", length)


def best_turn(record: Record[Any], state: HazardState) -> int | None:
    """The most rounds won in a turn that a person has finished; None if none was won."""
    finished = state.scores if state.outcome() is not None else state.turns
    people = people_in(record, state.seats, HAZARD_PLAYERS)
    return max((rounds for place, rounds in enumerate(finished) if place in people), default=0) or None
