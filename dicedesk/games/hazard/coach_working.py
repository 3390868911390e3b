"""How the chance to win a round of Hazard comes about, and the rounds won, in exact fractions: the 36 throws, and what
follows each sum.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import reduce
from itertools import product

from dicedesk.coach.evaluation import Unit
from dicedesk.coach.working import Consequence, Possibility, ThrowOfTwo, Working
from dicedesk.core.dice import SIDES
from dicedesk.core.game import Move
from dicedesk.core.words import Sentence, figure, percent, tr
from dicedesk.games.hazard.coach_reasons import reason_for, reason_to_throw
from dicedesk.games.hazard.odds import (
    THROWS,
    TOTALS,
    best_main,
    chance_to_win,
    standing_chances,
    ways,
    win_chance,
)
from dicedesk.games.hazard.rules import ChooseMain, HazardState, Throw, Verdict, come_out, later_throw

_CONSEQUENCES = {
    Verdict.WINS: Consequence.WINS,
    Verdict.LOSES: Consequence.LOSES,
    Verdict.CONTINUES: Consequence.WAITS,
}
_FACES = range(1, SIDES + 1)
_ROUNDS = tr(
    "Rounds won until two in a row are lost, with main {main} from the next round on.", main=best_main()
)


def chance_working(state: HazardState, move: Move) -> Working | None:
    """The working of the chance to win the round with a move; None where it is not its turn."""
    match move:
        case ChooseMain(main) if state.main is None and state.outcome() is None:
            return _working_of_main(main)
        case Throw() if state.main is not None:
            return (
                _working_of_main(state.main)
                if state.chance is None
                else _working_of_chance(state.main, state.chance)
            )
        case _:
            return None


def in_rounds(working: Working, rounds: Callable[[Fraction], Fraction]) -> Working:
    """The working of the rounds won on average, of which a chance to win the round makes so many."""
    chance = Fraction(working.value)
    parts = tuple(replace(part, value=rounds(Fraction(part.value))) for part in working.parts)
    title = tr(
        "{chance}; {rounds} rounds won on average", chance=working.title, rounds=figure(rounds(chance), 3)
    )
    return replace(working, title=title, unit=Unit.ROUNDS, parts=parts, notes=(_ROUNDS,))


def _working_of_main(main: int) -> Working:
    """The working of a round with this main before its come-out roll: won at once, lost at once, or with a chance."""

    def verdict(total: int) -> Verdict:
        return come_out(main, total)

    title = tr("Main {main}: wins {chance} of rounds", main=main, chance=percent(win_chance(main)))
    chances = (_of_chance(main, chance) for chance in standing_chances(main))
    parts = (*_decided(verdict), *chances)
    return Working(title, reason_for(main), Unit.WIN_CHANCE, parts, _throws(verdict))


def _working_of_chance(main: int, chance: int) -> Working:
    """The working of a round in which this chance stands: a throw that decides nothing leaves all as it was."""

    def verdict(total: int) -> Verdict:
        return later_throw(main, chance, total)

    win = chance_to_win(main, chance)
    others = sum(ways(total) for total in TOTALS if verdict(total) is Verdict.CONTINUES)
    again = Possibility(
        tr("any other sum: throw again"), "", Fraction(others, THROWS), win, Consequence.WAITS
    )
    title = tr(
        "Main {main}, chance {chance}: wins {win} of the time", main=main, chance=chance, win=percent(win)
    )
    parts = (*_decided(verdict), again)
    return Working(title, reason_to_throw(main, chance), Unit.WIN_CHANCE, parts, _throws(verdict))


def _of_chance(main: int, chance: int) -> Possibility:
    what = tr(
        "{chance} becomes the chance: {wins} ways win, {losses} lose",
        chance=chance,
        wins=ways(chance),
        losses=ways(main),
    )
    share = Fraction(ways(chance), THROWS)
    return Possibility(what, str(chance), share, chance_to_win(main, chance), Consequence.WAITS)


def _decided(verdict: Callable[[int], Verdict]) -> tuple[Possibility, Possibility]:
    """The sums that decide the round with the next throw."""
    won, lost = (
        [total for total in TOTALS if verdict(total) is each] for each in (Verdict.WINS, Verdict.LOSES)
    )
    return (
        Possibility(tr("{sums}: wins", sums=_listed(won)), "", _share(won), Fraction(1), Consequence.WINS),
        Possibility(
            tr("{sums}: loses", sums=_listed(lost)), "", _share(lost), Fraction(0), Consequence.LOSES
        ),
    )


def _throws(verdict: Callable[[int], Verdict]) -> tuple[ThrowOfTwo, ...]:
    return tuple(
        ThrowOfTwo(faces, _CONSEQUENCES[verdict(sum(faces))], _words(faces, verdict(sum(faces))))
        for faces in product(_FACES, _FACES)
    )


def _words(faces: tuple[int, int], verdict: Verdict) -> Sentence:
    values = {"first": faces[0], "second": faces[1]}
    match verdict:
        case Verdict.WINS:
            return tr("{first} and {second}: wins the round", **values)
        case Verdict.LOSES:
            return tr("{first} and {second}: loses the round", **values)
        case _:
            return tr("{first} and {second}: the round goes on", **values)


def _share(totals: Sequence[int]) -> Fraction:
    return Fraction(sum(map(ways, totals)), THROWS)


def _listed(totals: Sequence[int]) -> Sentence:
    first, *others = (Sentence(str(total), {}) for total in totals)
    return reduce(lambda said, total: tr("{names}, {next}", names=said, next=total), others, first)
