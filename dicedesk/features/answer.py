"""Files for a friend, which are challenges and answers to them; and answers from a friend."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from dicedesk.coach.coach import SlowWork
from dicedesk.core.errors import GameError, NotationError
from dicedesk.core.fair.open_dice import OpenDice
from dicedesk.core.record import ORIGIN, Record, parse_record
from dicedesk.core.words import Sentence, in_sentences, tr
from dicedesk.features.challenge import (
    Challenger,
    challenge_text,
    challenger_in,
    is_name,
    shared_dice_of,
    why_not_sent,
)
from dicedesk.features.history.games import game_called, record_of
from dicedesk.features.review.comparison import GameComparison, comparison_of, kept_comparison
from dicedesk.features.review.duel import duel_words, end_words
from dicedesk.features.review.game import SeatReview, reviewed_game, reviewed_moves, work_out_for
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.play.past import Scored
from dicedesk.play.ports.past_games import History
from dicedesk.play.seats import YOU, numbered


@dataclass(frozen=True)
class Draft:
    """A file for a friend, which still needs the sender's name.

    `name` is the name of the player at the table, "" if there is none; `to` is the challenger, "" for a new challenge.
    """

    record: Record[Any]
    dice: OpenDice
    seat: int
    name: str
    to: str
    scored: Scored
    cost: float
    cost_words: Sentence

    def allows(self, name: str) -> bool:
        """Whether the sender can have this name."""
        return is_name(name, self.record.spec.id)

    def told(self, name: str) -> str:
        """What the friend reads about a sender of this name."""
        past, seats = GAMES[self.record.spec.id].past, self.record.first_state().seats
        return in_sentences(
            tr("{result}.", result=past.told_of(name, self.scored, seats)),
            tr("{name}'s choices cost {cost}.", name=name, cost=self.cost_words),
        )

    def text(self, name: str) -> str:
        """The file from a sender of this name."""
        record = self.record.with_tags(((f"Player{self.seat}", name),))
        if self.to:
            return record.to_text()
        return challenge_text(record, self.dice, Challenger(name, self.scored, self.cost))


def draft_of(text: str, tell: Callable[[SlowWork], object] = lambda _: None, *, is_answer: bool) -> Draft:
    """Return the challenge of a finished game, or its answer to one; run as a job.

    `tell` hears of the coach's slow work. Raises NotationError for a game that cannot be sent, and the errors of
    replaying it.
    """
    record = parse_record(text, SPECS)
    reason, dice, challenger = why_not_sent(record), shared_dice_of(record), challenger_in(record)
    if reason is not None or dice is None:
        raise NotationError(reason or "")
    if is_answer and challenger is None:
        raise NotationError(tr("only a game played from a challenge can be sent as an answer"))
    work_out_for(record, tell)
    review = SeatReview(reviewed_game(record))
    name, cost = record.tag(f"Player{review.seat}") or "", review.unit.sums(review.player).cost
    is_named = name not in (YOU, numbered(review.seat)) and is_name(name, record.spec.id)
    return Draft(
        record,
        dice,
        review.seat,
        name if is_named else "",
        challenger.name if is_answer and challenger is not None else "",
        review.parts.past.scored(record, review.last_state),
        cost.number,
        review.unit.count_words(cost),
    )


@dataclass(frozen=True)
class Answer:
    """An answer to a challenge: both results and costs; and the comparison, if the challenged game is saved here."""

    told: str
    comparison: GameComparison | None


def answer_in(past: History, text: str, tell: Callable[[SlowWork], object] = lambda _: None) -> Answer:
    """Return the answer in a record; run as a job.

    `tell` hears of the coach's slow work. Raises StoreError, and the errors of reviewing the record.
    """
    review = SeatReview(reviewed_moves(text, tell))
    told, record = in_sentences(end_words(review), duel_words(review)), review.game.record
    game = game_called(past, record.spec.id, record.tag(ORIGIN) or "")
    if game is not None:
        with suppress(GameError):
            return Answer(told, comparison_of(text, record_of(game)))
    # A challenge can be sent on: its answer then names the first game with these dice.
    return Answer(told, kept_comparison(past, text))
