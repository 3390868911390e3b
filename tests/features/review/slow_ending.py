"""A second, slow program for the ending of a game: from the coach's worth of positions and the rules alone.

A choice is worth the mean of the positions that its dice can lead to; all of them are gone through.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache, cached_property
from typing import Any, NamedTuple

from dicedesk.coach.coach import Coach
from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.core.record import Record
from dicedesk.games.catalogue import GAMES
from dicedesk.games.craps.rules import Leave, PlaceBet, TakeDown
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.rules import PokerDiceEnding
from tests.games.hog.second import rolls_of_points
from tests.games.second import part_of_second, sorted_rolls


class SlowMoment(NamedTuple):
    """The number of a move, from 1, whether its choice or its dice, the change, and the chance of the dice."""

    place: int
    is_choice: bool
    change: float
    chance: Fraction | None


class SlowSums(NamedTuple):
    """What a game was worth to the seat at its start and end, and what the steps between them added up to."""

    start: float
    cost: float
    dice: float
    gifts: float
    result: float


class SlowEnding:
    """The ending of a record, seen from a seat."""

    def __init__(self, record: Record[Any], seat: int) -> None:
        self._record, self._seat = record, seat
        self._history = record.replay()
        load = GAMES[record.spec.id].coach
        assert load is not None
        self._coach: Coach[Any, Any] = load()
        self._against = self._coach.against(record)
        first, last = record.first_state(), self._history[-1].step.state if self._history else None
        self._start = self._worth(first)
        self._end = self._start if last is None else self._worth(last)
        self._outcome = None if last is None else last.outcome()
        self._steps = tuple(self._all_steps())

    @cached_property
    def moment(self) -> SlowMoment | None:
        """The step that went furthest the way of the result, the latest of those that look alike."""
        found, way = None, self._way
        undone = self._undone
        for place, is_choice, change in self._steps:
            if is_choice and place in undone:
                continue
            size = way * self.shown(change)
            if size > 0 and (found is None or size >= way * self.shown(found.change)):
                found = SlowMoment(place, is_choice, change, None)
        if found is None or found.is_choice:
            return found
        chance_of = part_of_second(self._record.spec.id, "chance_of")
        return found._replace(chance=chance_of(self._history[found.place - 1 :]))

    @property
    def sums(self) -> SlowSums:
        """The start, the end, and all that came between."""
        own = [change for place, is_choice, change in self._steps if is_choice and self._is_own(place)]
        gifts = [change for place, is_choice, change in self._steps if is_choice and not self._is_own(place)]
        dice = [change for _, is_choice, change in self._steps if not is_choice]
        return SlowSums(self._start, -sum(own), sum(dice), sum(gifts), self._end)

    @property
    def around(self) -> tuple[float, float]:
        """What the game was worth before the dice of the moment, and right after them; the chance of another player
        is that of the one who rolled.
        """
        moment = self.moment
        assert moment is not None
        played = self._history[moment.place - 1]
        chosen = self._chosen(played)
        ends = (chosen, self._worth(played.step.state))
        is_others = (
            self._coach.unit.quantity.is_chance and not self._is_you and not self._is_own(moment.place)
        )
        return (1 - ends[0], 1 - ends[1]) if is_others else ends

    @property
    def awards(self) -> tuple[float, ...]:
        """The chances of the award of Poker Dice that tell of the moment: of the dice, before and after them; of a
        choice, of it and of the best one.

        A choice has the mean chance of the positions after its dice.
        """
        moment = self.moment
        assert moment is not None
        played = self._history[moment.place - 1]
        own = self._award_of(played.before, played.move)
        if not moment.is_choice:
            return own, self._award_in(played.step.state)
        return own, self._award_of(played.before, self._coach.decision(played.before, self._against).best)

    def _award_of(self, state: Any, move: Any) -> float:
        rolls = sorted_rolls(state.dice_for(move))
        ways = sum(rolls.values())
        return sum(
            self._award_in(state.apply(move, faces).state) * each / ways for faces, each in rolls.items()
        )

    def _award_in(self, state: Any) -> float:
        if (outcome := state.outcome()) is not None:
            return float(outcome.ending is PokerDiceEnding.AWARD)
        best = self._coach.decision(state, self._against).best
        return POKER_DICE_COACH.outlook(state, best).award

    def shown(self, worth: float) -> float:
        """A number as people see it."""
        quantity = self._coach.unit.quantity
        return round(float(quantity.read_scale * worth), quantity.digits)

    @property
    def _way(self) -> int:
        """Up after a win, down after a loss; where nobody won, or nobody sat there, the way of the worth.

        You lose too when others share the win.
        """
        winner = None if self._outcome is None else self._outcome.winner
        if len(self._against) > 1 and winner is not None and self._has_people:
            return 1 if winner == self._seat else -1
        if self._outcome is not None and len(self._against) > 1 and self._is_you:
            scores = self._history[-1].step.state.scores
            if scores[self._seat] < max(scores):
                return -1
        return (self._end > self._start) - (self._end < self._start)

    @property
    def _has_people(self) -> bool:
        roster = GAMES[self._record.spec.id].players
        assert roster is not None
        names = (self._record.tag(f"Player{seat}") or "" for seat in range(len(self._against)))
        return not all(map(roster.has, names))

    @property
    def _is_you(self) -> bool:
        return self._record.tag(f"Player{self._seat}") == "You"

    def _all_steps(self) -> Iterator[tuple[int, bool, float]]:
        worth = self._start
        for place, played in enumerate(self._history, 1):
            chosen, after = self._chosen(played), self._worth(played.step.state)
            yield place, True, chosen - worth
            if played.faces:
                yield place, False, after - chosen
            worth = after

    @property
    def _undone(self) -> set[int]:
        """The bets of craps that were taken down before the next dice, for nothing, and what took them down."""
        changes = {place: change for place, is_choice, change in self._steps if is_choice}
        undone, first = set[int](), self._record.first_state()
        lying, stretch = _amounts(first), dict[int, str]()
        for place, played in enumerate(self._history, 1):
            if played.faces:
                lying, stretch = _amounts(played.step.state), {}
            if isinstance(played.move, PlaceBet):
                stretch[place] = played.move.name
            if isinstance(played.move, TakeDown | Leave):
                gone = _amounts(played.before).keys() - _amounts(played.step.state).keys()
                places = {each for each, name in stretch.items() if name in gone}
                is_free = not sum(changes[each] for each in (*places, place))
                if places and is_free and not gone & lying.keys():
                    undone |= {*places, place}
                stretch = {each: name for each, name in stretch.items() if name not in gone}
                lying = {name: bet for name, bet in lying.items() if name not in gone}
        return undone

    def _is_own(self, place: int) -> bool:
        return bool(self._history[place - 1].before.seat == self._seat)

    def _worth(self, state: Any) -> Any:
        return self._coach.worth(state, self._against, self._seat)

    def _chosen(self, played: Played[Any]) -> Any:
        """The mean worth over all dice that could have been thrown."""
        state, move, count = played.before, played.move, len(played.faces)
        rolls = _rolls_of(self._record.spec.id, count)
        ways = sum(rolls.values())
        return sum(
            self._worth(state.apply(move, faces).state) * Fraction(each, ways)
            for faces, each in rolls.items()
        )


def _amounts(state: Any) -> Mapping[str, object]:
    """The bets on a table of craps by their names; none in other games."""
    return {bet.name: bet for bet in getattr(state, "bets", ())}


@cache
def _rolls_of(game: str, count: int) -> Mapping[Roll, int]:
    """Rolls of so many dice, and the number of rolls that each stands for: those with the same points or faces."""
    if game == "hog":
        return dict(rolls_of_points(count).values())
    return sorted_rolls(count)


class SureGame:
    """Tries out which player of Hog wins whatever the dice show.

    The seat plays as it likes; the other one like its computer player, or as it likes if it is a person's.
    """

    def __init__(self, record: Record[Any], seat: int) -> None:
        self._seat, other = seat, record.tag(f"Player{1 - seat}") or ""
        roster = GAMES["hog"].players
        assert roster is not None
        self._rival = roster.parse(other) if roster.has(other) else None
        self._known = dict[tuple[Any, int], bool]()

    def winner_after(self, state: Any, move: Any, faces: Roll) -> int | None:
        """The seat that is sure to win after these dice, or for () after all that the move can throw; None for none."""
        states = [state.apply(move, faces).state] if faces else list(_after(state, move))
        for winner in range(2):
            if all(self._surely_wins(each, winner) for each in states):
                return winner
        return None

    def _surely_wins(self, state: Any, winner: int) -> bool:
        if (outcome := state.outcome()) is not None:
            return bool(outcome.winner == winner)
        if (state, winner) not in self._known:
            is_free = state.seat == self._seat or self._rival is None
            moves = state.legal_moves() if is_free else (self._rival.choose(state),)
            sure = any if state.seat == winner else all
            self._known[state, winner] = sure(
                all(self._surely_wins(after, winner) for after in _after(state, move)) for move in moves
            )
        return self._known[state, winner]


def _after(state: Any, move: Any) -> Iterator[Any]:
    """The positions that a turn of Hog can lead to."""
    for faces, _ in rolls_of_points(move.count).values():
        yield state.apply(move, faces).state
