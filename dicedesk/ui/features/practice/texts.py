"""The words of the practice window about an exercise and an answer."""

from dicedesk.coach.exercises import Choice, Exercise
from dicedesk.features.practice import DAY_S, ExerciseProgress, Return
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.past_games import ExerciseCount
from dicedesk.ui.base.words import in_sentences, moment, shown, tr, trn


def headline(exercise: Exercise, answer: Choice) -> str:
    """The quality of an answer, without blame."""
    cost = shown(exercise.given_away(answer))
    if not exercise.is_right(answer):
        return tr("This costs you {cost}.", cost=cost)
    if answer == exercise.best or not exercise.graded_cost(answer):
        return tr("Correct: that is the best choice.")
    return tr("Correct: within {cost} of the best choice.", cost=cost)


def explanation(exercise: Exercise, returns: Return | None, now: int) -> str:
    """The text below the headline: the best choice and why; `returns` says when the exercise comes back."""
    best, own = exercise.best, exercise.own_choice
    parts = [shown(best.evaluation.why)]
    if not exercise.asks_for_dice:
        # Dice that are best kept are lit, and their reason names them.
        parts.insert(0, tr("Best: {choice}.", choice=shown(best.words)))
    if own is not None and own != best:
        parts.append(tr("Choice in the game: {choice}.", choice=shown(own.words)))
    if returns is not None:
        parts.append(_return_words(returns, now))
    return in_sentences(*parts)


def _return_words(returns: Return, now: int) -> str:
    days = (returns.due - now) // DAY_S
    if not days:
        return tr("This exercise comes back in 10 minutes.")
    return trn("This exercise comes back in 1 day.", "This exercise comes back in {count} days.", days)


def note(exercise: Exercise) -> str:
    """The note on the felt: the game, and its progress."""
    title = shown(GAMES[exercise.game].spec.title)
    return " · ".join(filter(None, (title, shown(exercise.position.note))))


def caption(exercise: Exercise) -> str:
    """The caption of the felt: the position in words."""
    return in_sentences(*map(shown, exercise.position.caption))


def spoken(exercise: Exercise) -> str:
    """The whole exercise, for a screen reader."""
    position = exercise.position
    dice = tr("Dice {faces}", faces=" ".join(map(str, position.dice))) if position.dice else ""
    parts = (note(exercise), shown(position.headline), dice, caption(exercise), shown(position.question))
    return "\n".join(filter(None, parts))


def count_words(count: ExerciseCount) -> str:
    """The numbers of due, learned and all exercises."""
    return " · ".join(
        (
            trn("1 due", "{count} due", count.due),
            trn("1 learned", "{count} learned", count.known),
            trn("1 total", "{count} total", count.total),
        )
    )


def due_words(title: str, count: ExerciseCount) -> str:
    """The title of a game with its number of due exercises; the title alone if there are none."""
    if not count.due:
        return title
    return " · ".join((title, trn("1 due", "{count} due", count.due)))


def streak_words(streak: int, best: int) -> str:
    """The number solved in a row, now and at best."""
    return tr("Streak: {streak} · best: {best}", streak=streak, best=best)


def why_none(progress: ExerciseProgress, game: str, *, is_looking: bool) -> str:
    """The reason why a game has no exercise."""
    count, next_due = progress.of(game), progress.next_due
    if progress.unreviewed:
        return trn(
            "1 game is still being reviewed. Its mistakes will appear here.",
            "{count} games are still being reviewed. Their mistakes will appear here.",
            progress.unreviewed,
        )
    if is_looking:
        return tr("Looking for mistakes to practice…")
    if not count.total:
        return tr(
            "No mistakes yet. When you make one, it comes back here as an exercise. Until then, try "
            "the “Random positions” exercises."
        )
    if next_due is None:
        return tr("No exercises are due now.")
    return tr("No exercises are due now. Next exercise: {moment}.", moment=moment(next_due))
