"""What a game's coach says of a kept game, in two figures, and their words."""

from collections.abc import Callable
from fractions import Fraction

from dicedesk.coach.evaluation import Worth
from dicedesk.coach.review import review
from dicedesk.coach.unit import Unit
from dicedesk.core.record import parse_record
from dicedesk.core.words import Sentence
from dicedesk.features.history.mistakes import mistakes_in
from dicedesk.games.catalogue import GAMES, KITS, part_of
from dicedesk.play.ports.game_summary import PARTS, GameSummary, ReviewFigures
from dicedesk.play.ports.past_games import PastGames
from dicedesk.play.ports.store import KeptGame
from dicedesk.play.seats import PERSON, player_in

MOST_AT_ONCE = 500
"""So many games are reviewed by one job; what it holds in memory goes with it."""


def review_some(past: PastGames, tell: Callable[[int], None]) -> int:
    """Have games reviewed that were not yet, and return how many; `tell` hears how many are done on the way.

    Raises StoreError.
    """
    count = 0
    for reviewed in past.review(reviewed_figures):
        count += reviewed
        tell(count)
        if count >= MOST_AT_ONCE:
            break
    return count


def reviewed_figures(kept: KeptGame) -> ReviewFigures | None:
    """What the person lost, and the luck that came; of the first seat where nobody or everybody is a person.

    With them come the mistakes that persons made.

    None for a game that has no coach, or that cannot be replayed.
    """
    try:
        record = parse_record(kept.record, GAMES)
        kit = KITS[record.spec.id]
        if kit.unit is None:
            return None
        reviewed = review(record, part_of(record.spec.id, "coach"))
        players = reviewed.players
        people = (
            seat
            for seat in range(len(players))
            if kit.players and player_in(record, seat, kit.players) == PERSON
        )
        person = players[next(people, 0)]
        mistakes = mistakes_in(record, reviewed)
    except ValueError:
        return None
    return ReviewFigures(_parts(person.loss), _parts(person.luck), mistakes)


def lost_words(summary: GameSummary) -> Sentence | None:
    """What the choices of the person lost, such as "$9.80", or "17.3%" of a chance; None without a review."""
    unit = _unit(summary)
    if not (unit and summary.review):
        return None
    lost = Fraction(summary.review.loss, PARTS)
    return unit.short_loss_words(lost)


def whole_lost_words(summary: GameSummary) -> Sentence | None:
    """The same with the word for what it is a number of, such as "17.3 points"."""
    unit = _unit(summary)
    return unit.loss_words(Fraction(summary.review.loss, PARTS)) if unit and summary.review else None


def luck_words(summary: GameSummary) -> Sentence | None:
    """What luck gave, such as "+41.6", where good luck is above 0; None without a review."""
    unit = _unit(summary)
    return unit.change_words(Fraction(summary.review.luck, PARTS)) if unit and summary.review else None


def whole_luck_words(summary: GameSummary) -> Sentence | None:
    """The same with the word for what it is a number of, such as "+41.6 points"."""
    unit = _unit(summary)
    return unit.whole_change_words(Fraction(summary.review.luck, PARTS)) if unit and summary.review else None


def _unit(summary: GameSummary) -> Unit | None:
    kit = KITS.get(summary.game)
    return kit.unit if kit else None


def _parts(worth: Worth) -> int:
    return round(worth * PARTS)
