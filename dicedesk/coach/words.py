"""What a review says, in sentences for people."""

from dicedesk.coach.limits import Grade, PlayerReview, Rating
from dicedesk.coach.unit import Unit
from dicedesk.core.words import Name, Sentence, tr


def rating_words(rating: Rating) -> Sentence:
    """What a player's choices are called together."""
    return {
        Rating.FLAWLESS: tr("Flawless"),
        Rating.STRONG: tr("Strong"),
        Rating.STEADY: tr("Solid"),
        Rating.LEARNING: tr("Uneven"),
        Rating.ADVENTUROUS: tr("Rough"),
    }[rating]


def grade_words(grade: Grade) -> Sentence:
    """What one choice is called."""
    return {
        Grade.FINE: tr("good"),
        Grade.INACCURACY: tr("inaccuracy"),
        Grade.MISTAKE: tr("mistake"),
        Grade.BLUNDER: tr("blunder"),
    }[grade]


def grades_words(grade: Grade) -> Sentence:
    """What several choices are called, over or beside their number."""
    return {
        Grade.FINE: tr("good choices"),
        Grade.INACCURACY: tr("inaccuracies"),
        Grade.MISTAKE: tr("mistakes"),
        Grade.BLUNDER: tr("blunders"),
    }[grade]


def player_words(player: PlayerReview, name: Name, unit: Unit, *, is_over: bool) -> tuple[Sentence, ...]:
    """What made the result of a player, and how well it chose."""
    told = unit.result_words(player, name, is_over=is_over)
    if player.rating is None:
        return told
    first, *others = play_words(player, unit)
    return (
        *told,
        tr("{rating}. {words}", rating=rating_words(player.rating), words=first),
        *others,
    )


def play_words(player: PlayerReview, unit: Unit) -> tuple[Sentence, ...]:
    """What the rating of a player's choices comes from; () where it had nothing to decide."""
    if player.rating is None:
        return ()
    average = unit.average_words(player)
    return (average, unit.mistakes_words(player.decided)) if player.decided else (average,)
