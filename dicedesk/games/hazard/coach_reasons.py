"""Why a choice at Hazard is worth what it is, in one sentence."""

from fractions import Fraction
from functools import cache

from dicedesk.core.words import Figure, Sentence, figure, tr
from dicedesk.games.hazard.odds import MainFigures, chance_to_win, figures, ways


def reason_for(main: int) -> Sentence:
    """How often a main wins and loses at once, and how often it wins in all."""
    known = _figures(main)
    return tr(
        "Main {main} wins at once {wins}% of the time and loses at once {losses}%; overall it wins "
        "{rounds}% of rounds.",
        main=main,
        wins=_in_100(known.wins_at_once),
        losses=_in_100(known.loses_at_once),
        rounds=_in_100(known.win, digits=2),
    )


def reason_to_throw(main: int, chance: int | None) -> Sentence:
    """What the throw does; a chance of None is not there yet."""
    if chance is not None:
        return tr(
            "{wins} of 36 throws make the chance {chance} and win, {losses} make the main {main} and lose: "
            "you win {times}% of the time.",
            chance=chance,
            wins=ways(chance),
            main=main,
            losses=ways(main),
            times=_in_100(chance_to_win(main, chance)),
        )
    known = _figures(main)
    return tr(
        "The come-out roll wins at once {wins}% of the time and loses at once {losses}%; any other total "
        "becomes your chance.",
        wins=_in_100(known.wins_at_once),
        losses=_in_100(known.loses_at_once),
    )


@cache
def _figures(main: int) -> MainFigures:
    return figures(main)


def _in_100(share: Fraction, digits: int = 0) -> Figure:
    return figure(100 * float(share), digits)
