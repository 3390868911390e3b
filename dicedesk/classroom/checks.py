"""Arguments that students' code may hand over wrongly, each told in one sentence."""

from dicedesk.core.words import tr
from dicedesk.games.hazard.rules import is_main
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE


def check_dice_count(num_rolls: object, least: int) -> None:
    """Raises ValueError unless it is a whole number of dice from `least` to 10."""
    if type(num_rolls) is not int or not least <= num_rolls <= MOST_DICE:
        raise ValueError(
            tr(
                "The number of dice is a whole number from {least} to 10, not {given!r}.",
                least=least,
                given=num_rolls,
            )
        )


def check_score(score: object, *, below_goal: bool = False) -> None:
    """Raises ValueError unless it is a whole score from 0, and below 100 where the game has to go on."""
    if type(score) is not int or score < 0:
        raise ValueError(tr("A score is a whole number from 0, not {given!r}.", given=score))
    if below_goal and score >= DEFAULT_GOAL:
        raise ValueError(tr("The game is over: the opponent already has {score}.", score=score))


def check_whole(number: object, what: str) -> None:
    """Raises ValueError unless it is a whole number."""
    if type(number) is not int:
        raise ValueError(tr("The {what} is a whole number, not {given!r}.", what=what, given=number))


def check_player(player: object) -> None:
    """Raises ValueError unless it is 0 or 1."""
    if type(player) is not int or player not in (0, 1):
        raise ValueError(tr("The players are 0 and 1, not {given!r}.", given=player))


def check_positive(number: object, what: str) -> None:
    """Raises ValueError unless it is a whole number from 1."""
    if type(number) is not int or number < 1:
        raise ValueError(tr("The {what} is a whole number from 1, not {given!r}.", what=what, given=number))


def check_main(chosen_main: object) -> None:
    """Raises ValueError unless it is a main of Hazard."""
    if not is_main(chosen_main):
        raise ValueError(tr("A main is a whole number from 5 to 9, not {given!r}.", given=chosen_main))
