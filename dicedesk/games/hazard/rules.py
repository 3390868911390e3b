"""Hazard as a State: the rules of a throw, the moves, the events, the turn at the dice and its wins."""

import re
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Self, assert_never

from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import DiceRolled, Ending, Event, GameSpec, Json, Move, Outcome, State, Step
from dicedesk.core.position import check_names, read_values, state_text, whole_in, wholes_in
from dicedesk.core.words import Sentence, tr, trn

MAINS = (5, 6, 7, 8, 9)
DICE = 2
LOSSES_THAT_PASS_THE_DICE = 2
MOST_CASTERS = 4


class Verdict(Enum):
    """What a throw does to the caster's round."""

    WINS = "wins"
    LOSES = "loses"
    CONTINUES = "continues"


@dataclass(frozen=True)
class HazardRules:
    """The number of casters, 1 to 4, who take a turn at the dice."""

    casters: int = 1

    def __post_init__(self) -> None:
        if type(self.casters) is not int or not 1 <= self.casters <= MOST_CASTERS:
            raise NotationError(tr("Hazard has 1 to 4 casters, not {casters!r}.", casters=self.casters))

    def to_text(self) -> str:
        """The rules as a record's header writes them."""
        return f"casters={self.casters}"


def parse_rules(text: str) -> HazardRules:
    """The rules in a record's header; "" means one caster. Raises NotationError."""
    if not text.strip():
        return HazardRules()
    match = re.fullmatch(r"\s*casters=([0-9]{1,3})\s*", text)
    if match is None:
        raise NotationError(tr("expected rules such as “casters=1”, not “{text}”", text=text))
    return HazardRules(int(match[1]))


def is_main(number: object) -> bool:
    """Whether this is a main, a whole number from 5 to 9."""
    return type(number) is int and number in MAINS


def can_stand(main: int, chance: object) -> bool:
    """Whether a round of this main can go on with this chance."""
    return type(chance) is int and 2 <= chance <= 12 and come_out(main, chance) is Verdict.CONTINUES


def come_out(main: int, chance: int) -> Verdict:
    """What the first throw of a round does; `chance` is its sum."""
    if chance == main:
        return Verdict.WINS
    if chance in (2, 3):
        return Verdict.LOSES
    if chance in (11, 12):
        nicks = {6: 12, 7: 11, 8: 12}
        return Verdict.WINS if nicks.get(main) == chance else Verdict.LOSES
    return Verdict.CONTINUES


def later_throw(main: int, chance: int, total: int) -> Verdict:
    """What a later throw does: the chance wins, the main loses."""
    if total == chance:
        return Verdict.WINS
    return Verdict.LOSES if total == main else Verdict.CONTINUES


@dataclass(frozen=True)
class ChooseMain(Move):
    """Begin a round with this main, 5 to 9."""

    main: int

    def to_text(self) -> str:
        """Such as "main 7"."""
        return f"main {self.main}"


@dataclass(frozen=True)
class Throw(Move):
    """Throw both dice."""

    def to_text(self) -> str:
        """The word "throw"."""
        return "throw"


HazardMove = ChooseMain | Throw


def parse_move(text: str) -> HazardMove:
    """The move in the text. Raises NotationError."""
    if text == "throw":
        return Throw()
    match = re.fullmatch(r"main ([5-9])", text)
    if match is None:
        raise NotationError(tr("expected “main N” (N from 5 to 9) or “throw”, not “{text}”", text=text))
    return ChooseMain(int(match[1]))


@dataclass(frozen=True)
class MainChosen(Event):
    """The caster began a round with this main."""

    seat: int
    main: int


@dataclass(frozen=True)
class ChanceEstablished(Event):
    """The first throw of the round decided nothing; its sum is the chance to throw again."""

    seat: int
    main: int
    chance: int


@dataclass(frozen=True)
class NeitherMatched(Event):
    """The throw's sum was neither the main nor the chance."""

    seat: int
    total: int


@dataclass(frozen=True)
class RoundWon(Event):
    """The caster won the round with this sum; `rounds_won` includes it."""

    seat: int
    main: int
    total: int
    rounds_won: int


@dataclass(frozen=True)
class RoundLost(Event):
    """The caster lost the round with this sum; `consecutive_losses` includes it."""

    seat: int
    main: int
    total: int
    consecutive_losses: int


@dataclass(frozen=True)
class DicePassed(Event):
    """The caster lost two rounds in a row, and the turn at the dice ended with `rounds_won` rounds won."""

    seat: int
    rounds_won: int


class HazardEnding(Ending):
    """How a game of Hazard ends: the last caster has passed the dice."""

    PASSED = "passed"


@dataclass(frozen=True)
class HazardState(State[HazardMove]):
    """A position of Hazard: the main and the chance of the current round, None before they are set.

    `rounds_won`, `rounds_lost` and `consecutive_losses` are those of the caster with the dice; `turns` are the rounds
    won by the casters before. After the last caster's turn nothing changes.
    """

    main: int | None = None
    chance: int | None = None
    rounds_won: int = 0
    rounds_lost: int = 0
    consecutive_losses: int = 0
    turns: tuple[int, ...] = ()
    rules: HazardRules = field(default_factory=HazardRules)

    @property
    def seat(self) -> int:
        """The caster, from 0."""
        return len(self.turns)

    @property
    def seats(self) -> int:
        """The number of casters."""
        return self.rules.casters

    @property
    def scores(self) -> tuple[int, ...]:
        """The rounds won by each caster so far."""
        waiting = self.rules.casters - len(self.turns) - 1
        return (*self.turns, self.rounds_won, *(0,) * waiting)

    def legal_moves(self) -> tuple[HazardMove, ...]:
        """The five mains before a round, then the throw; nothing after the last caster's turn."""
        if self.outcome() is not None:
            return ()
        return tuple(ChooseMain(main) for main in MAINS) if self.main is None else (Throw(),)

    def dice_for(self, move: HazardMove) -> int:
        """Two for a throw."""
        return DICE if isinstance(move, Throw) else 0

    def outcome(self) -> Outcome | None:
        """Over once every caster has passed the dice. The most rounds won wins; equal casters have no winner."""
        if self.consecutive_losses < LOSSES_THAT_PASS_THE_DICE:
            return None
        best = max(self.scores)
        is_won = self.rules.casters > 1 and self.scores.count(best) == 1
        return Outcome(HazardEnding.PASSED, self.scores.index(best) if is_won else None)

    def to_json(self) -> Json:
        """The round and the caster's count; with several casters also `caster` and the `scores` of all."""
        values: Json = {
            "main": self.main,
            "chance": self.chance,
            "rounds_won": self.rounds_won,
            "rounds_lost": self.rounds_lost,
            "consecutive_losses": self.consecutive_losses,
        }
        if self.rules.casters > 1:
            values |= {"caster": self.seat, "scores": list(self.scores)}
        return values

    def rules_text(self) -> str:
        """Such as "casters=1"."""
        return self.rules.to_text()

    def to_line(self) -> str:
        """Such as "won 3 0, turn 1, lost 1, main 7, chance 5"."""
        won = " ".join(map(str, (*self.turns, self.rounds_won)))
        usual = {"turn": 0, "lost": self.consecutive_losses, "lost-in-a-row": 0, "main": None, "chance": None}
        values = (self.seat, self.rounds_lost, self.consecutive_losses, self.main, self.chance)
        named = zip(usual, values, strict=True)
        return state_text(
            (f"won {won}", *(f"{name} {value}" for name, value in named if value != usual[name]))
        )

    def impossible(self) -> Sentence | None:
        """The casters, the rounds lost, the main and the chance must fit the rules."""
        return self._impossible_turn() or self._impossible_round()

    def _impossible_turn(self) -> Sentence | None:
        casters, is_last = self.rules.casters, self.seat + 1 == self.rules.casters
        if self.seat >= casters:
            return trn(
                "one caster takes only turn 0, not turn {turn}",
                "{count} casters take the turns 0 to {last}, not {turn}",
                casters,
                last=casters - 1,
                turn=self.seat,
            )
        if self.consecutive_losses >= LOSSES_THAT_PASS_THE_DICE:
            if is_last:
                return tr("two rounds lost in a row end the game")
            return tr("two rounds lost in a row pass the dice to the next caster")
        if self.consecutive_losses > self.rounds_lost:
            return tr("after a lost round, the number of rounds lost cannot be 0")
        return None

    def _impossible_round(self) -> Sentence | None:
        if self.main is None:
            return None if self.chance is None else tr("a chance needs its main")
        if not is_main(self.main):
            return tr("A main is 5, 6, 7, 8 or 9, not {main!r}.", main=self.main)
        if self.chance is not None and not can_stand(self.main, self.chance):
            return tr("With main {main}, the chance is never {chance!r}.", main=self.main, chance=self.chance)
        return None

    def _refusal(self, move: HazardMove) -> Sentence | None:
        match move:
            case ChooseMain(main):
                if self.main is not None:
                    return tr("The main of this round is {main}: throw the dice.", main=self.main)
                if not is_main(main):
                    return tr("A main is 5, 6, 7, 8 or 9, not {main!r}.", main=main)
                return None
            case Throw():
                return tr("Choose a main before you throw.") if self.main is None else None
            case _:
                return tr("In Hazard you choose a main or throw the dice.")

    def _after(self, move: HazardMove, roll: Roll) -> Step[Self]:
        match move:
            case ChooseMain(main):
                return Step(replace(self, main=main), (MainChosen(self.seat, main),))
            case Throw():
                return self._thrown(roll)
            case _:
                assert_never(move)

    def _thrown(self, roll: Roll) -> Step[Self]:
        main, total, rolled = self._main_that_stands(), sum(roll), DiceRolled(self.seat, roll)
        is_come_out = self.chance is None
        verdict = come_out(main, total) if self.chance is None else later_throw(main, self.chance, total)
        match verdict:
            case Verdict.WINS:
                return self._won(rolled, main, total)
            case Verdict.LOSES:
                return self._lost(rolled, main, total)
            case Verdict.CONTINUES if is_come_out:
                events: tuple[Event, ...] = (rolled, ChanceEstablished(self.seat, main, total))
                return Step(replace(self, chance=total), events)
            case Verdict.CONTINUES:
                return Step(self, (rolled, NeitherMatched(self.seat, total)))
            case _:
                assert_never(verdict)

    def _won(self, rolled: DiceRolled, main: int, total: int) -> Step[Self]:
        won = self.rounds_won + 1
        after = replace(self, main=None, chance=None, rounds_won=won, consecutive_losses=0)
        return Step(after, (rolled, RoundWon(self.seat, main, total, won)))

    def _lost(self, rolled: DiceRolled, main: int, total: int) -> Step[Self]:
        losses = self.consecutive_losses + 1
        events: tuple[Event, ...] = (rolled, RoundLost(self.seat, main, total, losses))
        if losses < LOSSES_THAT_PASS_THE_DICE:
            return Step(self._after_loss(losses), events)
        is_last = self.seat + 1 == self.rules.casters
        after = self._after_loss(losses) if is_last else self._next_caster()
        return Step(after, (*events, DicePassed(self.seat, self.rounds_won)))

    def _after_loss(self, losses: int) -> Self:
        lost = self.rounds_lost + 1
        return replace(self, main=None, chance=None, rounds_lost=lost, consecutive_losses=losses)

    def _next_caster(self) -> Self:
        return type(self)(turns=(*self.turns, self.rounds_won), rules=self.rules)

    def _main_that_stands(self) -> int:
        assert self.main is not None  # noqa: S101 (a throw without a main was refused)
        return self.main


def first_state(rules: str) -> HazardState:
    """The state before the first round. Raises NotationError for invalid rules."""
    return HazardState(rules=parse_rules(rules))


_VALUES = ("won", "turn", "lost", "lost-in-a-row", "main", "chance")
"""The names of the values in a line."""


def parse_line(text: str, rules: str) -> HazardState:
    """The state that a line gives, such as "won 3 0, turn 1, main 7, chance 5". Raises NotationError."""
    values = read_values(text)
    check_names(values, _VALUES)
    turn, won = whole_in(values, "turn", 0), wholes_in(values, "won")
    if turn >= MOST_CASTERS:
        raise NotationError(tr("turn must be from 0 to {most}, not {turn}", most=MOST_CASTERS - 1, turn=turn))
    if any(won[turn + 1 :]):
        raise NotationError(
            tr("the casters after turn {turn} have not won a round yet; give the turn", turn=turn)
        )
    *turns, rounds_won = (*won, *(0,) * turn, 0)[: turn + 1]
    in_a_row = whole_in(values, "lost-in-a-row", 0)
    return HazardState(
        main=whole_in(values, "main", 0) if "main" in values else None,
        chance=whole_in(values, "chance", 0) if "chance" in values else None,
        rounds_won=rounds_won,
        rounds_lost=whole_in(values, "lost", in_a_row),
        consecutive_losses=in_a_row,
        turns=tuple(turns),
        rules=parse_rules(rules),
    )


HAZARD = GameSpec(
    id="hazard", title=tr("Hazard"), new_state=first_state, parse_move=parse_move, parse_line=parse_line
)
