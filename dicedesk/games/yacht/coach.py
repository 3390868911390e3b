"""The coach of Yacht: the points that each choice leads to, the reasons, and the chance to win near the end.

The chance is exact, but needs numpy and a tenth of a second for the first of the last turns.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from dicedesk.coach.coach import Against, SlowWork
from dicedesk.coach.evaluation import Decision, Evaluation
from dicedesk.coach.exact import ExactCoach
from dicedesk.coach.unit import Unit
from dicedesk.coach.variation import Likely, chance_words, choices_to_compare, second_best
from dicedesk.coach.working import Possibility, Working
from dicedesk.core.dice import SIDES, Roll, sorted_rolls
from dicedesk.core.words import Sentence, figure, in_sentences, percent, tr
from dicedesk.games.yacht.boxes import MOST_ROLLS, Box, Sheet
from dicedesk.games.yacht.ends import BoxEnds, Ends, ends_of, mean_points
from dicedesk.games.yacht.odds import TIE, BoxValue, Turn, YachtPlay
from dicedesk.games.yacht.places import is_near_the_end
from dicedesk.games.yacht.plays import PLAYS, play_of
from dicedesk.games.yacht.rules import (
    Keep,
    RollAll,
    Score,
    ScoreCard,
    YachtMove,
    YachtState,
    faces_words,
    keeps_of,
    kept_by,
    parse_rules,
)
from dicedesk.games.yacht.telling import choice_words
from dicedesk.games.yacht.unit import BOXES, FIRST, SECOND, UNIT

if TYPE_CHECKING:
    from dicedesk.games.yacht.match import Match

_POSITIONS_REMEMBERED = 16
"""Entries of the cache of chances to win: all that is asked about a position needs them."""


class YachtCoach(ExactCoach[YachtState, YachtMove]):
    """Weighs choices by points: those on a player's own sheet, and the mean of those to come.

    All players are assumed to play for the most points, so nobody helps or harms another one. Near the end of a game
    between two, a choice that costs points but wins more often than the best one for points is for the win: its weight
    is 0, so it is not graded.
    """

    def __init__(self, play: Callable[..., YachtPlay] = play_of) -> None:
        """`play` gives the best play of a preset, as `play_of` does."""
        self._play = play

    @property
    def unit(self) -> Unit:
        return UNIT

    def work_out(self, rules: str, tell: Callable[[SlowWork], object]) -> None:
        """Solve a preset with a bonus, unless its best play is kept."""
        sheet = parse_rules(rules).sheet

        def hear(share: float) -> None:
            words = tr("Working out {rules} once: {share}", rules=sheet.title, share=percent(share, 0))
            tell(SlowWork(words, share))

        if sheet.bonus:
            self._play(sheet, hear)

    def prepared(self, rules: str, against: Against) -> "YachtCoach":
        return YachtCoach(_AtHand(self._play(parse_rules(rules).sheet)))

    def value(self, state: YachtState, seat: int) -> float:
        """The points on the seat's sheet, and those to come on average."""
        card, play = state.cards[seat], self._play(state.sheet)
        if seat == state.seat and state.dice:
            return card.total + play.turn(card).value(state.dice, state.rolls_left)
        return card.total + play.points_to_come(card)

    def worth_of(self, state: YachtState, move: YachtMove, against: Against, seat: int) -> float:
        """The roll that begins a turn has to be made, and costs nothing."""
        return self._worths(state)[move] if seat == state.seat else self.value(state, seat)

    def evaluate(self, state: YachtState, against: Against) -> tuple[Evaluation[YachtMove], ...]:
        """The boxes and the keeps, the best first; choices less than `TIE` apart are equal, and boxes come first."""
        worths = self._worths(state)
        costs = _costs(worths)
        for_the_win = self._for_the_win(state, costs)
        return tuple(
            Evaluation(
                move, worths[move], cost, self.reason(state, move), weight=int(move not in for_the_win)
            )
            for move, cost in costs.items()
        )

    def decision(self, state: YachtState, against: Against) -> Decision[YachtMove]:
        costs = _costs(self._worths(state))
        return Decision(next(iter(costs)), max(costs.values()))

    def weight(self, state: YachtState, move: YachtMove) -> int:
        return int(move not in self._for_the_win(state, _costs(self._worths(state))))

    def chances_to_win(self, state: YachtState) -> Mapping[YachtMove, float]:
        """The chance to win (0..1) of each choice near the end between two, if both then play for the win.

        A draw is half a win. {} in any other position, and before the first roll of a turn.
        """
        is_known = state.seats == 2 and state.dice and is_near_the_end(state.cards)
        return _chances(state) if is_known else {}

    def reason(self, state: YachtState, move: YachtMove) -> Sentence:
        """Where the turn most often ends, or what the box pays; near the end between two, also the chance to win."""
        reason, chances = self._reason(state, move), self.chances_to_win(state)
        if not chances:
            return reason
        values = {"reason": reason, "chance": chance_words(round(chances[move], _CHANCE_DIGITS))}
        if chances[move] > max(chances.values()) - TIE:
            return tr("{reason} Best chance to win: {chance}.", **values)
        return tr("{reason} Chance to win: {chance}.", **values)

    def _reason(self, state: YachtState, move: YachtMove) -> Sentence:
        if isinstance(move, Score):
            return self._reason_for_box(state, move.box)
        most = self._boxes_after(state, move)[0]
        values = {"box": most.box.title, "share": chance_words(float(most.share))}
        if not most.points:
            return tr("Leads most often to crossing out {box}: {share} of the time.", **values)
        if most.points < _NEXT_TO_NOTHING:
            return tr("Leads most often to {box}: {share} of the time, nearly always crossed out.", **values)
        return tr(
            "Leads most often to {box}: {share} of the time, with {points} points on average.",
            **values,
            points=figure(most.points, 1),
        )

    def _reason_for_box(self, state: YachtState, box: Box) -> Sentence:
        points, added = _paid(state.card, state.dice)[box]
        mean = figure(mean_points(state.sheet, box), 1)
        if added > points:
            return tr("Pays {points} now, and {more} more as a bonus.", points=points, more=added - points)
        if points:
            return tr(
                "Pays {points} now; a turn played for it pays {mean} on average.", points=points, mean=mean
            )
        return tr("Gives up a box that pays {mean} on average in a turn played for it.", mean=mean)

    def working(self, state: YachtState, move: YachtMove, against: Against) -> Working | None:
        """The boxes in which the turn ends, with the points of the whole game; for a box, the parts of these points."""
        if state.refusal(move) is not None:
            return None
        worth = self._worths(state)[move]
        title = tr(
            "{choice}: {value} on average", choice=choice_words(state, move), value=UNIT.value_words(worth)
        )
        return Working(title, self.reason(state, move), UNIT.quantity, self._parts(state, move, worth))

    def _parts(self, state: YachtState, move: YachtMove, worth: float) -> tuple[Possibility, ...]:
        total = state.card.total
        if not isinstance(move, Score):
            return tuple(_part(each, total) for each in self._boxes_after(state, move))
        _, now = _paid(state.card, state.dice)[move.box]
        return (
            Possibility(tr("on the sheet so far"), tr("so far"), Fraction(1), total),
            Possibility(tr("added by this box"), tr("now"), Fraction(1), now),
            Possibility(tr("still to come on average"), tr("to come"), Fraction(1), worth - total - now),
        )

    def _boxes_after(self, state: YachtState, move: RollAll | Keep) -> tuple[BoxEnds, ...]:
        """The boxes in which the turn ends after a roll, the most frequent first."""
        return self._ends(state).after_keep(kept_by(move), state.rolls_left)

    def argument(self, state: YachtState, move: YachtMove, against: Against) -> tuple[str, ...]:
        choices = self.evaluate(state, against)
        own = next((each for each in choices if each.move == move), None)
        if own is None or len(choices) == 1:
            return ()
        return tuple(
            in_sentences(_beside_best(state, each, choices), each.why)
            for each in choices_to_compare(choices, own)
        )

    def likely(self, state: YachtState, move: YachtMove) -> Likely:
        """The dice of the most likely best move that follows."""
        count = state.dice_for(move)
        if not count:
            return Likely()
        ends, rolls = self._ends(state), dict[Keep | Score, list[tuple[int, Roll]]]()
        for faces, ways in sorted_rolls(count):
            best = ends.best_move(kept_by(move) + faces, state.rolls_left - 1)
            rolls.setdefault(best, []).append((ways, faces))
        most = max(rolls, key=lambda each: sum(ways for ways, _ in rolls[each]))
        share = Fraction(sum(ways for ways, _ in rolls[most]), SIDES**count)
        return Likely(max(rolls[most])[1], share, _likely_words(most))

    def kind(self, state: YachtState, move: YachtMove, best: YachtMove) -> str:
        """A box, if no dice should be rolled again either; else the roll after which dice are kept."""
        if isinstance(move, Score) and isinstance(best, Score):
            return BOXES
        return FIRST if state.rolls_left == MOST_ROLLS - 1 else SECOND

    def _worths(self, state: YachtState) -> Mapping[YachtMove, float]:
        """The worth of each choice to the mover: the boxes, and then the keeps, as on the menu."""
        if not state.dice:
            return dict.fromkeys(state.legal_moves(), self.value(state, state.seat))
        play, card = self._play(state.sheet), state.card
        values = _of_choices(state, play.box_values(card, state.dice), play.turn(card))
        return {move: card.total + value for move, value in values.items()}

    def _for_the_win(self, state: YachtState, costs: Mapping[YachtMove, float]) -> frozenset[YachtMove]:
        chances = self.chances_to_win(state)
        most = max(chances.values(), default=0.0)
        found = frozenset(move for move, chance in chances.items() if chance > most - TIE)
        return found if all(costs[move] for move in found) else frozenset()

    def _ends(self, state: YachtState) -> Ends:
        return ends_of(self._play(state.sheet), state.card)


YACHT_COACH = YachtCoach()

_CHANCE_DIGITS = 6
_NEXT_TO_NOTHING = 0.05
"""Points on average that would be shown as 0.0."""


@dataclass(frozen=True)
class _AtHand:
    """Gives a best play, also to the perfect player of the process that it is sent to."""

    play: YachtPlay

    def __call__(self, *_: object) -> YachtPlay:
        return self.play

    def __setstate__(self, state: Mapping[str, YachtPlay]) -> None:
        object.__setattr__(self, "play", PLAYS.take(state["play"]))


def _of_choices(state: YachtState, boxes: Iterable[BoxValue], turn: Turn) -> Mapping[YachtMove, float]:
    """The value of each box, and of each keep in a turn with rolls left."""
    values: dict[YachtMove, float] = {Score(each.box): each.value for each in boxes}
    if state.rolls_left:
        values |= {Keep(keep): turn.keep_value(keep, state.rolls_left) for keep in keeps_of(state.dice)}
    return values


def _costs(worths: Mapping[YachtMove, float]) -> Mapping[YachtMove, float]:
    """The cost of each choice, the best first."""
    most = max(worths.values(), default=0.0)
    costs = {move: most - worth for move, worth in worths.items()}
    best_first = sorted(costs.items(), key=lambda each: round(each[1] / TIE))
    return {move: cost if cost > TIE else 0.0 for move, cost in best_first}


@lru_cache(_POSITIONS_REMEMBERED)
def _chances(state: YachtState) -> Mapping[YachtMove, float]:
    cards, match = (state.card, state.cards[1 - state.seat]), _match(state.sheet)
    return _of_choices(state, match.box_values(*cards, state.dice), match.turn(*cards))


@cache
def _match(sheet: Sheet) -> "Match":
    # Loads numpy, 80 ms, which the window needs for nothing else.
    from dicedesk.games.yacht.match import Match

    return Match(sheet)


@lru_cache(_POSITIONS_REMEMBERED)
def _paid(card: ScoreCard, dice: Roll) -> Mapping[Box, tuple[int, int]]:
    """The points of five dice in each box, and the points that they add with bonus and joker."""
    offers = card.offers(dice)
    return {box: (points, card.with_dice(box, dice).total - card.total) for box, points in offers.items()}


def _part(ends: BoxEnds, total: int) -> Possibility:
    if not ends.points:
        what = tr("{box}, crossed out", box=ends.box.title)
    elif ends.points < _NEXT_TO_NOTHING:
        what = tr("{box}, nearly always crossed out", box=ends.box.title)
    else:
        what = tr("{box}, with {points} points on average", box=ends.box.title, points=figure(ends.points, 1))
    return Possibility(what, ends.box.title, ends.share, total + ends.value)


def _beside_best(
    state: YachtState, each: Evaluation[YachtMove], choices: Sequence[Evaluation[YachtMove]]
) -> Sentence:
    choice = choice_words(state, each.move)
    if each is choices[0]:
        return tr("Best: {choice}.", choice=choice)
    if not each.cost:
        return tr("{choice}: as good as the best.", choice=choice)
    if each is choices[1]:
        return second_best(choice, each.cost, UNIT)
    return tr("{choice}: {cost} below the best.", choice=choice, cost=UNIT.amount_words(each.cost))


def _likely_words(best: Keep | Score) -> Sentence:
    if isinstance(best, Score):
        return tr("dice for {box}", box=best.box.title)
    if not best.faces:
        return tr("dice that are all rolled again")
    return tr("dice of which {dice} are kept", dice=faces_words(best.faces))
