"""Reviews that run in another process, so that the window need not load them."""

from collections.abc import Callable

from dicedesk.coach.coach import SlowWork
from dicedesk.features.review.end_card import GameEnding


def ending_on(text: str, tell: Callable[[SlowWork], object] = lambda _: None) -> GameEnding | None:
    """Return the ending of the game in a record's text; None if it is not over. Run as a job.

    `tell` hears of the coach's slow work. Raises NotationError if the text is not a record or has no coach, and the
    errors of replaying it.
    """
    # Imported here, only the process loads them: 0.4 MB.
    from dicedesk.features.review.ending import ending_of
    from dicedesk.features.review.game import SeatReview, reviewed_moves

    return ending_of(SeatReview(reviewed_moves(text, tell)))
