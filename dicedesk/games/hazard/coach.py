"""The coach of Hazard: the value of each main, the reasons, and how the numbers come from the 36 throws."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial, reduce
from itertools import product
from typing import cast

from dicedesk.coach.coach import Against
from dicedesk.coach.evaluation import Evaluation, Worth
from dicedesk.coach.exact import ExactCoach
from dicedesk.coach.unit import CHANCE, Unit
from dicedesk.coach.variation import Likely, choices_to_compare, second_best
from dicedesk.coach.working import Consequence, Possibility, ThrowOfTwo, Working
from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.game import Played
from dicedesk.core.words import Figure, Sentence, figure, in_sentences, listed, percent, tr
from dicedesk.games.hazard.odds import (
    THROWS,
    TOTALS,
    MainFigures,
    best_main,
    chance_to_win,
    figures,
    mean_wins,
    standing_chances,
    ways,
    win_chance,
)
from dicedesk.games.hazard.rules import (
    LOSSES_THAT_PASS_THE_DICE,
    MAINS,
    ChooseMain,
    HazardMove,
    HazardState,
    Throw,
    Verdict,
    come_out,
    later_throw,
)
from dicedesk.games.hazard.unit import AFTER_LOSS, FIRST, ROUNDS, UNIT


class HazardCoach(ExactCoach[HazardState, HazardMove]):
    """Weighs mains by the rounds won in the whole turn at the dice, which is the score.

    A won round lets the caster go on; after a lost round the next loss ends the turn. So the same main costs more after
    a lost round. A position is worth, to a seat, the rounds that it has won and the mean number still to win, with the
    best main in each. Other casters neither help nor harm it. A throw has to be made, and loses nothing.
    """

    def __init__(self) -> None:
        """Calculate the chances of the mains."""
        self._chances = {main: win_chance(main) for main in MAINS}

    @property
    def unit(self) -> Unit:
        return UNIT

    def reason(self, state: HazardState, move: HazardMove) -> Sentence:
        """How often a main wins, or what the throw does."""
        if isinstance(move, ChooseMain):
            return reason_for(move.main)
        assert state.main is not None  # noqa: S101 (a throw needs its main)
        return reason_to_throw(state.main, state.chance)

    def working(self, state: HazardState, move: HazardMove, against: Against) -> Working | None:
        """The result of each sum of the next throw, in rounds won."""
        working = chance_working(state, move)
        return working and in_rounds(working, partial(self._after_round, state))

    def argument(self, state: HazardState, move: HazardMove, against: Against) -> tuple[str, ...]:
        """How rounds with the best main and another go, and what the most likely throw does with each."""
        if not isinstance(move, ChooseMain) or state.refusal(move) is not None:
            return ()
        # Before a round, every choice is a main.
        choices = cast("tuple[Evaluation[ChooseMain], ...]", self.evaluate(state, against))
        best, other, *more = choices_to_compare(choices, next(each for each in choices if each.move == move))
        rounds = [_rounds_with(each.move.main) for each in (best, other)]
        last = [_most_likely_throw(best.move.main, other.move.main), self._rounds_to_win(state, best, other)]
        if more and more[0].cost < other.cost:
            mains = sorted(each.move.main for each in choices if each.cost == more[0].cost)
            last.append(second_best(tr("main {mains}", mains=_either(mains)), more[0].cost, UNIT))
        return (*rounds, in_sentences(*last))

    def _rounds_to_win(
        self, state: HazardState, best: Evaluation[ChooseMain], other: Evaluation[ChooseMain]
    ) -> Sentence:
        mains = {"best": best.move.main, "other": other.move.main}
        rounds = {
            "rounds": figure(Fraction(best.value) - state.rounds_won, 3),
            "others": figure(Fraction(other.value) - state.rounds_won, 3),
        }
        if state.consecutive_losses:
            return tr(
                "After a lost round, losing this one ends the turn. Rounds still to win on average: {rounds} with main "
                "{best}, {others} with main {other}.",
                **mains,
                **rounds,
            )
        return tr(
            "Rounds still to win on average: {rounds} with main {best}, {others} with main {other}.",
            **mains,
            **rounds,
        )

    def likely(self, state: HazardState, move: HazardMove) -> Likely:
        """A 7 on the come-out roll; later the more likely of main and chance, of the throws that show one of them."""
        if not isinstance(move, Throw) or state.main is None:
            return Likely()
        if state.chance is None:
            share = Fraction(ways(_LIKELIEST), THROWS)
            return Likely(_dice_of(_LIKELIEST), share, tr("a {total}", total=_LIKELIEST))
        other, total = sorted((state.main, state.chance), key=ways)
        return Likely(
            _dice_of(total),
            Fraction(ways(total), ways(total) + ways(other)),
            tr("{total} before {other}", total=total, other=other),
        )

    def luck_note(self, played: Played[HazardState], against: Against) -> Sentence | None:
        """Why a chance that keeps the round going is bad luck."""
        before, after = played.before, played.step.state
        if before.main is None or before.chance is not None or after.chance is None:
            return None
        return tr(
            "The round goes on, but chance {chance} wins only {share} of the time, down from {before} before "
            "the throw.",
            chance=after.chance,
            share=percent(chance_to_win(before.main, after.chance), 1),
            before=percent(self._chances[before.main], 1),
        )

    def kind(self, state: HazardState, move: HazardMove, best: HazardMove) -> str:
        """Whether a round was just lost: the same main then costs twice as much."""
        return AFTER_LOSS if state.consecutive_losses else FIRST

    def value(self, state: HazardState, seat: int) -> Fraction:
        """The rounds won so far, and the mean number still to win."""
        if state.seat != seat:
            return state.scores[seat] + (_to_come(0) if seat > state.seat else Fraction(0))
        if state.main is None:
            return state.rounds_won + _to_come(state.consecutive_losses)
        if state.chance is None:
            return self._after_round(state, self._chances[state.main])
        return self._after_round(state, chance_to_win(state.main, state.chance))

    def worth_of(self, state: HazardState, move: HazardMove, against: Against, seat: int) -> Worth:
        """Of a main, with its chance; a throw is no choice, so its mean is the value of the position."""
        if isinstance(move, ChooseMain) and seat == state.seat:
            return self._after_round(state, self._chances[move.main])
        return self.value(state, seat)

    def _after_round(self, state: HazardState, chance: Fraction) -> Fraction:
        """The mean score if the current round is won with this chance."""
        return state.rounds_won + _from_round(state.consecutive_losses, chance)


HAZARD_COACH = HazardCoach()

_LIKELIEST = SIDES + 1


def _dice_of(total: int) -> Roll:
    return total // 2, total - total // 2


def _rounds_with(main: int) -> Sentence:
    """How often a round with a main is won or lost at once, goes to a chance, and is won in all."""
    figures = _figures(main)
    goes_on = 1 - figures.wins_at_once - figures.loses_at_once
    return tr(
        "Main {main}: {wins} of rounds are won at once and {losses} are lost at once. In the other "
        "{others}, the throw becomes a chance, which wins {share} of the time. Overall, {total} of rounds are "
        "won.",
        main=main,
        wins=percent(figures.wins_at_once, 1),
        losses=percent(figures.loses_at_once, 1),
        others=percent(goes_on, 1),
        share=percent((figures.win - figures.wins_at_once) / goes_on, 1),
        total=percent(figures.win),
    )


def _most_likely_throw(best: int, other: int) -> Sentence:
    """What the most likely throw does if only the best main wins with it."""
    return tr(
        "The most likely throw, {total} ({share}), wins at once with main {best}. With main {other} it becomes a "
        "chance, which wins {chance} of the time.",
        total=_LIKELIEST,
        share=percent(Fraction(ways(_LIKELIEST), THROWS), 1),
        best=best,
        other=other,
        chance=percent(chance_to_win(other, _LIKELIEST), 1),
    )


def _either(mains: Sequence[int]) -> str:
    first, *others = map(str, mains)
    return reduce(lambda text, main: tr("{first} or {second}", first=text, second=main), others, first)


def reason_for(main: int) -> Sentence:
    """Say how often a main wins and loses at once, and how often it wins in all."""
    figures = _figures(main)
    return tr(
        "Main {main} wins {wins}% of rounds at once and loses {losses}% at once; overall it wins {rounds}% of "
        "rounds.",
        main=main,
        wins=_in_100(figures.wins_at_once),
        losses=_in_100(figures.loses_at_once),
        rounds=_in_100(figures.win, digits=2),
    )


def reason_to_throw(main: int, chance: int | None) -> Sentence:
    """Say what the throw does; `chance` is None on the come-out roll."""
    if chance is not None:
        return tr(
            "{wins} of 36 throws show the chance ({chance}) and win; {losses} show the main ({main}) and "
            "lose; the rest decide nothing. The chance wins {wins} times in {all}: {times}%.",
            chance=chance,
            wins=ways(chance),
            main=main,
            losses=ways(main),
            all=ways(chance) + ways(main),
            times=_in_100(chance_to_win(main, chance), digits=1),
        )
    figures = _figures(main)
    return tr(
        "The first throw wins at once {wins}% of the time and loses at once {losses}% of the time; any other total "
        "becomes the chance.",
        wins=_in_100(figures.wins_at_once),
        losses=_in_100(figures.loses_at_once),
    )


@cache
def _to_come(losses: int) -> Fraction:
    """The mean number of rounds still to win after this number of lost rounds in a row."""
    return mean_wins(best_main(), losses) if losses < LOSSES_THAT_PASS_THE_DICE else Fraction(0)


@cache
def _from_round(losses: int, chance: Fraction) -> Fraction:
    """The same before a round that is won with this chance."""
    return chance * (1 + _to_come(0)) + (1 - chance) * _to_come(losses + 1)


@cache
def _figures(main: int) -> MainFigures:
    return figures(main)


def _in_100(share: Fraction, digits: int = 0) -> Figure:
    return figure(100 * float(share), digits)


_CONSEQUENCES = {
    Verdict.WINS: Consequence.WINS,
    Verdict.LOSES: Consequence.LOSES,
    Verdict.CONTINUES: Consequence.WAITS,
}
_FACES = range(1, SIDES + 1)
_ROUNDS = tr(
    "The numbers show the rounds still to win on average, including this one. Two losses in a row "
    "end the turn. The numbers assume main {main} in every later round.",
    main=best_main(),
)


def chance_working(state: HazardState, move: HazardMove) -> Working | None:
    """Return how a move's chance to win the round is calculated; None if the move is not legal."""
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
    """Return the calculation of a chance to win as one of rounds won; `rounds` turns a chance into rounds."""
    chance = Fraction(working.value)
    parts = tuple(replace(part, value=rounds(Fraction(part.value))) for part in working.parts)
    title = tr(
        "{chance}; {rounds} rounds won on average", chance=working.title, rounds=figure(rounds(chance), 3)
    )
    return replace(working, title=title, quantity=ROUNDS, parts=parts, notes=(_ROUNDS,))


def _working_of_main(main: int) -> Working:
    """The calculation for this main before its come-out roll: won at once, lost at once, or with a chance."""

    def verdict(total: int) -> Verdict:
        return come_out(main, total)

    title = tr("Main {main}: wins {chance} of rounds", main=main, chance=percent(win_chance(main)))
    chances = (_of_chance(main, chance) for chance in standing_chances(main))
    parts = (*_decided(verdict), *chances)
    return Working(title, reason_for(main), CHANCE, parts, _throws(verdict))


def _working_of_chance(main: int, chance: int) -> Working:
    """The calculation for a round with this chance: a throw that decides nothing leaves it unchanged."""

    def verdict(total: int) -> Verdict:
        return later_throw(main, chance, total)

    win = chance_to_win(main, chance)
    others = sum(ways(total) for total in TOTALS if verdict(total) is Verdict.CONTINUES)
    again = Possibility(
        tr("any other total: throw again"), "", Fraction(others, THROWS), win, Consequence.WAITS
    )
    title = tr(
        "Main {main}, chance {chance}: wins {win} of the time", main=main, chance=chance, win=percent(win)
    )
    parts = (*_decided(verdict), again)
    return Working(title, reason_to_throw(main, chance), CHANCE, parts, _throws(verdict))


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
        Possibility(tr("{sums}: wins", sums=listed(won)), "", _share(won), Fraction(1), Consequence.WINS),
        Possibility(tr("{sums}: loses", sums=listed(lost)), "", _share(lost), Fraction(0), Consequence.LOSES),
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
