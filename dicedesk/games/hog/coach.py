"""Hog's coach: the value of each number of dice, the reasons, and the calculation of its chance to win.

The chances come from `odds`, which needs numpy, and are held as plain numbers. So nothing here loads numpy before
chances are calculated, and a coach that knows them can be sent to another process.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Decision, Evaluation
from dicedesk.coach.unit import CHANCE, Unit
from dicedesk.coach.variation import Likely, choices_to_compare
from dicedesk.coach.working import Consequence, Mark, Possibility, Working
from dicedesk.core.dice import SIDES
from dicedesk.core.game import Played
from dicedesk.core.words import Figure, Sentence, figure, percent, tr, trn
from dicedesk.games.hog.argument import DiceChoice, argument_of, likely_dice, luck_note
from dicedesk.games.hog.outcomes import after_points, consequence_of, points_and_chances
from dicedesk.games.hog.players import HOG_PLAYERS, HogPlayer, parse_strategy, table_of
from dicedesk.games.hog.rules import (
    DEFAULT_GOAL,
    MOST_DICE,
    HogState,
    RollDice,
    digit_difference,
    free_bacon,
    is_swap,
    parse_rules,
    point_ways,
)
from dicedesk.games.hog.unit import BACON, DICE, LATE, SWAPS, UNIT
from dicedesk.play.seats import Roster

SCORES = DEFAULT_GOAL
CHOICES = MOST_DICE + 1
Numbers: TypeAlias = "array[float]"


@dataclass(frozen=True, eq=False)
class SeatChances:
    """The chances of one seat that plays on as well as it can.

    By [own score, opponent's score], 100 x 100: `moving` when this seat is to move, `waiting` when the opponent is. By
    [own score, opponent's score, dice], 100 x 100 x 11: `own` after its own choice, `other` after the opponent's.
    """

    moving: Numbers
    waiting: Numbers
    own: Numbers
    other: Numbers

    def worth(self, state: HogState, seat: int) -> float:
        """Return the chance of `seat` to win, before the mover's choice."""
        return (self.moving if state.seat == seat else self.waiting)[_place(state, seat)]

    def worths(self, state: HogState, seat: int) -> Numbers:
        """Return the chance of `seat` to win, after each number of dice that the mover can choose."""
        first = _place(state, seat) * CHOICES
        return (self.own if state.seat == seat else self.other)[first : first + CHOICES]


def _place(state: HogState, seat: int) -> int:
    return state.scores[seat] * SCORES + state.scores[1 - seat]


class HogCoach(Coach[HogState, RollDice]):
    """Weighs numbers of dice by the chance to win.

    A computer player that plays against a person has nothing to decide: it follows its strategy, and its chance is what
    remains of the person's. Two computer players are weighed against each other.
    """

    def __init__(self, chances: Mapping[tuple[str, int], SeatChances] | None = None) -> None:
        """A coach that knows only the chances against these (opponent, goal) pairs."""
        self._known = dict(chances or {})

    def chances_against(self, opponent: str, goal: int) -> SeatChances:
        return self._known[opponent, goal]

    @property
    def unit(self) -> Unit:
        return UNIT

    @property
    def players(self) -> Roster[HogState]:
        """The computer players to choose from."""
        return HOG_PLAYERS

    def reason(self, state: HogState, move: RollDice) -> Sentence:
        return reason(state, move.count)

    def decision(self, state: HogState, against: Against) -> Decision[RollDice]:
        """The decision; a computer player against a person has nothing to decide."""
        worths = self._worths(state, against, state.seat)
        if _follows(against, state.seat):
            return Decision(_choice_of(against[state.seat], state), 0.0)
        best = max(worths)
        return Decision(RollDice(worths.index(best)), best - min(worths))

    def worth(self, state: HogState, against: Against, seat: int) -> float:
        """The chance of `seat` to win; 1 or 0 if the game is over."""
        outcome = state.outcome()
        if outcome is not None:
            return float(outcome.winner == seat)
        if _follows(against, seat):
            return 1 - self.worth(state, against, 1 - seat)
        return self._chances(state, against, seat).worth(state, seat)

    def worth_of(self, state: HogState, move: RollDice, against: Against, seat: int) -> float:
        """The chance of `seat` to win once the mover has chosen these dice."""
        return self._worths(state, against, seat)[move.count]

    def kind(self, state: HogState, move: RollDice, best: RollDice) -> str:
        """Late in the game, else with a swap by bacon or a Pig Out at hand, else with bacon best or taken."""
        own, other = state.own_score, state.opponent_score
        if max(own, other) >= state.rules.goal - _LATE_WITHIN:
            return LATE
        totals = own + free_bacon(other), own + 1
        if any(is_swap(total, other) and total != other for total in totals):
            return SWAPS
        return BACON if RollDice(0) in (move, best) else DICE

    def working(self, state: HogState, move: RollDice, against: Against) -> Working | None:
        """All points that the turn can score, with the chance to win after each."""
        if state.outcome() is not None:
            return None
        return working_of_dice(state, move.count, lambda after: self.worth(after, against, state.seat))

    def argument(self, state: HogState, move: RollDice, against: Against) -> tuple[str, ...]:
        """The most likely results of the best choice and another, and how many rolls favor each."""
        choices = self.evaluate(state, against)
        own = next((each for each in choices if each.move == move), None)
        if own is None or _follows(against, state.seat):
            return ()
        best, other, *more = choices_to_compare(choices, own)
        return argument_of(
            self._weighed(state, best, against),
            self._weighed(state, other, against),
            more[0] if more else None,
            _opponent(against[1 - state.seat]),
        )

    def likely(self, state: HogState, move: RollDice) -> Likely:
        """The most likely dice of the most likely consequence, with the chance of the consequence."""
        return likely_dice(state, move.count)

    def reply(self, state: HogState, against: Against) -> RollDice:
        """The move of the seat's strategy, also between two computer players."""
        name = against[state.seat]
        return _choice_of(name, state) if name else super().reply(state, against)

    def luck_note(self, played: Played[HogState], against: Against) -> Sentence | None:
        """Why more points than average were bad luck: a swap, or Free Bacon for the opponent."""
        after = played.step.state
        reply = None if after.outcome() else self.reply(after, against)
        return luck_note(played, _opponent(against[after.seat]), reply)

    def _weighed(self, state: HogState, choice: Evaluation[RollDice], against: Against) -> DiceChoice:
        working = self.working(state, choice.move, against)
        assert working is not None  # noqa: S101 (each choice of a game that goes on has one)
        return DiceChoice(choice, self.variation(state, choice.move, against), working.parts)

    def _worths(self, state: HogState, against: Against, seat: int) -> Sequence[float]:
        """The chance of `seat` to win after each number of dice that the mover can choose."""
        if _follows(against, seat):
            return [1 - worth for worth in self._worths(state, against, 1 - seat)]
        return self._chances(state, against, seat).worths(state, seat)

    def _chances(self, state: HogState, against: Against, seat: int) -> SeatChances:
        return self.chances_against(against[1 - seat], state.rules.goal)


_LATE_WITHIN = 20
"""The game is late once a player needs no more points than this."""


def _follows(against: Against, seat: int) -> bool:
    """Whether the seat is a computer player's that plays against a person."""
    return against[seat] != A_PERSON and against[1 - seat] == A_PERSON


def _choice_of(name: str, state: HogState) -> RollDice:
    """The move of the strategy of this name."""
    return HogPlayer(parse_strategy(name)).choose(state)


def _opponent(name: str) -> Sentence:
    """The opponent's name at the beginning of a sentence."""
    return tr("The opponent", "begins a sentence") if name == A_PERSON else HOG_PLAYERS.title(name)


OPPONENTS_KNOWN = 16
"""Opponents whose chances stay cached, 2 MB each."""


class SolvingHogCoach(HogCoach):
    """Calculates the chances against any opponent; those against the last few are cached."""

    def chances_against(self, opponent: str, goal: int) -> SeatChances:
        """Return the chances of best play against an opponent. Raises NotationError for an unknown name."""
        return chances_against(opponent, goal)

    def prepared(self, rules: str, against: Against) -> HogCoach:
        """A coach that knows the chances of all players at the table."""
        goal = parse_rules(rules).goal
        opponents = {A_PERSON} if A_PERSON in against and not any(against) else set(against) - {A_PERSON}
        return HogCoach({(opponent, goal): self.chances_against(opponent, goal) for opponent in opponents})


@lru_cache(maxsize=OPPONENTS_KNOWN)
def chances_against(opponent: str, goal: int) -> SeatChances:
    """Return the chances of best play against this computer player, or against a person, who plays perfectly.

    Raises NotationError for an unknown name.
    """
    # Loading numpy takes 90 ms, and a coach without a question does not need it.
    from dicedesk.games.hog.odds import seat_chances

    table = None if opponent == A_PERSON else table_of(parse_strategy(opponent))
    return SeatChances(*(array("d", chances.tobytes()) for chances in seat_chances(table, goal)))


HOG_COACH = SolvingHogCoach()

_FACES = range(2, 7)

_NOTABLE = 0.1
"""Chance from which an event is a reason to choose."""

_MEAN_FACE = sum(_FACES) / len(_FACES)

_APART = tuple(digit_difference(last_two) for last_two in range(100))
"""The difference of the digits of each score, by its last two digits."""


def reason(state: HogState, dice: int) -> Sentence:
    """Say what speaks for or against rolling this many dice."""
    own, other, goal = state.own_score, state.opponent_score, state.rules.goal
    return _of_dice(own, other, goal, dice) if dice else _of_bacon(own, other, goal)


def _of_bacon(own: int, other: int, goal: int) -> Sentence:
    points = free_bacon(other)
    total = own + points
    values = {"total": total, "other": other}
    if not is_swap(total, other) or total == other:
        if total >= goal:
            return trn(
                "A sure 1 point: the score reaches {total} and wins.",
                "A sure {count} points: the score reaches {total} and wins.",
                points,
                **values,
            )
        if total == other:
            return trn(
                "A sure 1 point ties the opponent at {total}.",
                "A sure {count} points tie the opponent at {total}.",
                points,
                **values,
            )
        return trn(
            "A sure 1 point: the score reaches {total}, which doesn't swap with {other}.",
            "A sure {count} points: the score reaches {total}, which doesn't swap with {other}.",
            points,
            **values,
        )
    if total >= goal:
        return trn(
            "A sure 1 point: the score reaches {total}, but swaps with {other} and loses.",
            "A sure {count} points: the score reaches {total}, but swaps with {other} and loses.",
            points,
            **values,
        )
    if total < other:
        return trn(
            "A sure 1 point: the score reaches {total} and swaps up to {other}.",
            "A sure {count} points: the score reaches {total} and swaps up to {other}.",
            points,
            **values,
        )
    return trn(
        "A sure 1 point: the score reaches {total}, but swaps down to {other}.",
        "A sure {count} points: the score reaches {total}, but swaps down to {other}.",
        points,
        **values,
    )


def _of_dice(own: int, other: int, goal: int, dice: int) -> Sentence:
    pig_out = _in_100(1 - (len(_FACES) / SIDES) ** dice)
    total = own + 1
    if is_swap(total, other) and total != other:
        return _of_pig_out(total, other, goal, dice, pig_out)
    shares = _shares(own, other, goal, dice)
    share = max(shares)
    values = {"ones": pig_out, "share": _in_100(share), "other": other}
    if share < _NOTABLE:
        return trn(
            "1 die: {ones}% of rolls pig out; the rest score {points} points on average.",
            "{count} dice: {ones}% of rolls pig out; the rest score {points} points on average.",
            dice,
            ones=pig_out,
            points=figure(_MEAN_FACE * dice),
        )
    if share == shares.win:
        return trn(
            "1 die: {share}% of rolls win at once; {ones}% pig out.",
            "{count} dice: {share}% of rolls win at once; {ones}% pig out.",
            dice,
            **values,
        )
    if share == shares.up:
        return trn(
            "1 die: {ones}% of rolls pig out; {share}% swap up to {other}.",
            "{count} dice: {ones}% of rolls pig out; {share}% swap up to {other}.",
            dice,
            **values,
        )
    return trn(
        "1 die: {ones}% of rolls pig out; {share}% swap down to {other}.",
        "{count} dice: {ones}% of rolls pig out; {share}% swap down to {other}.",
        dice,
        **values,
    )


def _of_pig_out(total: int, other: int, goal: int, dice: int, pig_out: Figure) -> Sentence:
    """Where the one point of a Pig Out swaps."""
    values = {"ones": pig_out, "total": total, "other": other}
    if total >= goal:
        return trn(
            "1 die: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.",
            "{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.",
            dice,
            **values,
        )
    if total < other:
        return trn(
            "1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.",
            "{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.",
            dice,
            **values,
        )
    return trn(
        "1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.",
        "{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.",
        dice,
        **values,
    )


class _Shares(NamedTuple):
    """How often dice win the game at once without a Pig Out, or swap the score up or down."""

    win: float
    up: float
    down: float


def _shares(own: int, other: int, goal: int, dice: int) -> _Shares:
    win = up = down = 0
    apart = _APART[other % 100]
    for points, ways in point_ways(dice).items():
        total = own + points
        if _APART[total % 100] != apart:
            # A Pig Out may win as well; one that swaps is reported separately.
            win += ways if total >= goal else 0
        elif total < other:
            up += ways
        elif total > other:
            down += ways
    all_ways = SIDES**dice
    return _Shares(win / all_ways, up / all_ways, down / all_ways)


def _in_100(share: float) -> Figure:
    """A share (0..1) as a number out of 100."""
    return figure(100 * share)


def working_of_dice(state: HogState, dice: int, chance_after: Callable[[HogState], float]) -> Working:
    """Return how the value of this many dice is calculated; `chance_after` is the mover's chance to win from a
    position."""
    parts = tuple(
        _part(state, dice, points, share, chance_after)
        for points, share in points_and_chances(state, dice).items()
    )
    chance = percent(sum(part.product for part in parts), 1)
    title = (
        trn("1 die: {chance} to win", "{count} dice: {chance} to win", dice, chance=chance)
        if dice
        else tr("Free Bacon: {chance} to win", chance=chance)
    )
    return Working(title, reason(state, dice), CHANCE, parts)


def _part(
    state: HogState, dice: int, points: int, share: Fraction, chance_after: Callable[[HogState], float]
) -> Possibility:
    after = after_points(state, points)
    scored = _scored(dice, points)
    values = {
        "scored": scored,
        "own": after.scores[state.seat],
        "other": after.scores[1 - state.seat],
    }
    consequence = consequence_of(state, dice, points)
    return Possibility(_words(consequence, values), str(points), share, chance_after(after), consequence)


def _scored(dice: int, points: int) -> Sentence:
    if not dice:
        return trn("Free Bacon, 1 point", "Free Bacon, {count} points", points)
    return tr("Pig Out, 1 point") if points == 1 else trn("1 point", "{count} points", points)


def _words(consequence: Consequence, values: dict[str, object]) -> Sentence:
    match consequence.mark:
        case Mark.WIN:
            return tr("{scored}: {own} to {other}, which wins the game", **values)
        case Mark.LOSS:
            return tr("{scored}, Swine Swap: {own} to {other}, which loses the game", **values)
        case Mark.UP | Mark.DOWN:
            return tr("{scored}, Swine Swap: {own} to {other}", **values)
        case _:
            return tr("{scored}: {own} to {other}", **values)
