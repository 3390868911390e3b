"""What a game's coach says of a kept game, in two figures, and their words."""

from collections.abc import Callable
from fractions import Fraction

from dicedesk.coach.evaluation import Unit, Worth
from dicedesk.coach.named import coach_named
from dicedesk.coach.review import review
from dicedesk.coach.words import change_words, loss_words
from dicedesk.core.record import parse_record
from dicedesk.core.words import Sentence, percent, tr
from dicedesk.features.history.mistakes import mistakes_in
from dicedesk.games.catalogue import GAMES
from dicedesk.games.kits import KITS
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
        if not kit.coach:
            return None
        reviewed = review(record, coach_named(kit.coach))
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
    found = _unit_and_review(summary)
    if not found or found[0] is not Unit.WIN_CHANCE:
        return whole_lost_words(summary)
    return percent(Fraction(found[1].loss, PARTS), 1)


def whole_lost_words(summary: GameSummary) -> Sentence | None:
    """The same with the word for what it is a number of, such as "17.3 points"."""
    found = _unit_and_review(summary)
    return loss_words(Fraction(found[1].loss, PARTS), found[0]) if found else None


def luck_words(summary: GameSummary) -> Sentence | None:
    """What luck gave, such as "+41.6", where good luck is above 0; None without a review."""
    found = _unit_and_review(summary)
    if not found:
        return None
    return change_words(Fraction(found[1].luck, PARTS), found[0])


def whole_luck_words(summary: GameSummary) -> Sentence | None:
    """The same with the word for what it is a number of, such as "+41.6 points"."""
    found, number = _unit_and_review(summary), luck_words(summary)
    if not found or number is None:
        return None
    match found[0]:
        case Unit.WIN_CHANCE:
            return tr("{number} percentage points", number=number)
        case Unit.ROUNDS:
            return tr("{number} rounds", number=number)
        case Unit.HANDS:
            return tr("{number} hands", number=number)
        case _:
            return number


def _unit_and_review(summary: GameSummary) -> tuple[Unit, ReviewFigures] | None:
    kit = KITS.get(summary.game)
    if kit is None or not kit.coach_unit or summary.review is None:
        return None
    return Unit(kit.coach_unit), summary.review


def _parts(worth: Worth) -> int:
    return round(worth * PARTS)
