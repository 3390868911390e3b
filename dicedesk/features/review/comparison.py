"""Compares two games with the same dice: results, costs, and the decisions that differed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dicedesk.coach.coach import SlowWork
from dicedesk.core.errors import NotationError
from dicedesk.core.fair.open_dice import OpenDice, SharedDice
from dicedesk.core.fair.verify import has_ended
from dicedesk.core.record import LEFT, parse_record
from dicedesk.core.rollers import DICE
from dicedesk.core.words import Sentence, in_sentences, tr, trn
from dicedesk.features.challenge import shared_dice_of
from dicedesk.features.history.games import begun_at, record_of, summary_of
from dicedesk.features.review.duel import cost_words, end_words
from dicedesk.features.review.game import SeatReview, reviewed_game, work_out_for
from dicedesk.games.catalogue import SPECS
from dicedesk.play.ports.game_summary import GameStanding, GameSummary
from dicedesk.play.ports.past_games import History, PastQuery

MOST_GAMES = 1000
"""The newest games of a kind that are searched for one with the same dice."""
Two = tuple[str, str]
"""A text for each of the two games."""


@dataclass(frozen=True)
class DifferentDecision:
    """A position that both games reached with the same dice ahead, with two different decisions.

    `numbers` are the numbers of the moves, from 1; `costs` are the costs of the two choices.
    """

    numbers: tuple[int, int]
    standing: Sentence
    choices: Two
    costs: Two


@dataclass(frozen=True)
class GameComparison:
    """Two games with the same dice. `names` are their players, `lines` how each ended and what its choices cost.

    `record` is the text of the first game's record, and `shared` the number of decisions that both faced in the same
    position.
    """

    record: str
    names: Two
    lines: Two
    decisions: tuple[DifferentDecision, ...]
    shared: int

    @property
    def sentence(self) -> Sentence:
        """Return a sentence about all decisions."""
        if not self.shared:
            return tr("The games share no position that offers a choice.")
        if not self.decisions:
            return trn(
                "Same choice in the only shared position.",
                "Same choice in each of the {count} shared positions.",
                self.shared,
            )
        return trn(
            "Different choices in the only shared position.",
            "Different choices in {differing} of {count} shared positions.",
            self.shared,
            differing=len(self.decisions),
        )


def comparison_of(
    first: str, second: str, tell: Callable[[SlowWork], object] = lambda _: None
) -> GameComparison:
    """Return the comparison of two games from their records' texts; run as a job.

    `tell` hears of the coach's slow work. Raises NotationError for games with different dice or rules, or without a
    coach, and the errors of replaying them.
    """
    one, other = (parse_record(text, SPECS) for text in (first, second))
    dice = shared_dice_of(one)
    # Before the reviews: rules that differ would both have to be worked out, for nothing.
    if dice is None or dice != shared_dice_of(other) or one.first_state() != other.first_state():
        raise NotationError(tr("these games were not played with the same dice and rules"))
    work_out_for(one, tell)
    reviews = SeatReview(reviewed_game(one)), SeatReview(reviewed_game(other))
    numbers = _decisions(reviews[0]), _decisions(reviews[1])
    met = [(place, numbers[1][key]) for key, place in numbers[0].items() if key in numbers[1]]
    decisions = tuple(
        _difference(reviews, places)
        for places in met
        if reviews[0].game.review.moves[places[0] - 1].move
        != reviews[1].game.review.moves[places[1] - 1].move
    )
    names = _names(reviews)
    return GameComparison(first, names, _lines(reviews, names), decisions, len(met))


def kept_comparison(past: History, text: str) -> GameComparison | None:
    """Return the comparison of a finished game with the newest other saved game with its dice and rules.

    None if there is none; run as a job. Raises StoreError, and the errors of replaying the games.
    """
    record = parse_record(text, SPECS)
    dice = shared_dice_of(record)
    if dice is None or not (record.tag(LEFT) is not None or has_ended(record)):
        return None
    for _ in past.catch_up(summary_of):
        pass
    for past_game in past.page(PastQuery(record.spec.id), 0, MOST_GAMES):
        if _may_have(past_game.summary, dice) and (game := past.game(past_game.number)) is not None:
            other = parse_record(game.record, SPECS)
            is_same_game = other.tag("Id") == record.tag("Id") if record.tag("Id") else game.record == text
            if (
                shared_dice_of(other) == dice
                and other.first_state() == record.first_state()
                and not is_same_game
            ):
                return comparison_of(text, record_of(game))
    return None


def _may_have(summary: GameSummary, dice: OpenDice) -> bool:
    """Whether a finished game's record must be read to know if it had these dice."""
    if summary.standing is GameStanding.GOES_ON or summary.standing is GameStanding.UNREADABLE:
        return False
    if isinstance(dice, SharedDice) and summary.begun == begun_at(dice.sealed.record_id):
        return True
    return summary.seal in ("", dict(dice.opening_tags())[DICE])


def _decisions(review: SeatReview) -> dict[tuple[int, Any], int]:
    """Return the number of each open choice of the seat, by the number of faces rolled before it and the position."""
    numbers: dict[tuple[int, Any], int] = {}
    fallen = 0
    moves = zip(review.game.history, review.game.review.moves, strict=True)
    for number, (played, move) in enumerate(moves, 1):
        if move.seat == review.seat and move.is_open:
            numbers[fallen, played.before] = number
        fallen += len(played.faces)
    return numbers


def _difference(reviews: tuple[SeatReview, SeatReview], places: tuple[int, int]) -> DifferentDecision:
    one, other = (review.moment(place) for review, place in zip(reviews, places, strict=True))
    return DifferentDecision(places, one.standing, (one.choice, other.choice), (one.gave, other.gave))


def _names(reviews: tuple[SeatReview, SeatReview]) -> Two:
    """Return the players' names; if they are the same, words for the games."""
    one, other = (review.name.text for review in reviews)
    if one != other:
        return one, other
    return tr("This game"), tr("The other game")


def _lines(reviews: tuple[SeatReview, SeatReview], names: Two) -> Two:
    """Return the two results; if the players have the same name, each begins with words for its game."""
    one, other = (in_sentences(end_words(review), cost_words(review)) for review in reviews)
    if reviews[0].name.text != reviews[1].name.text:
        return one, other
    return tr("{name}: {line}", name=names[0], line=one), tr("{name}: {line}", name=names[1], line=other)
