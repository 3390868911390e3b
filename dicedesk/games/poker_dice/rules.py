"""Poker Dice as a State: the score of a hand, the moves, the events, and a position of the game."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations
from types import MappingProxyType
from typing import Self, assert_never

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import (
    DiceRolled,
    Ending,
    Event,
    GameSpec,
    Json,
    Move,
    Outcome,
    State,
    Step,
    without_variants,
)
from dicedesk.core.money import Cents, dollars
from dicedesk.core.position import (
    amount_in,
    amount_text,
    check_names,
    is_named,
    read_values,
    state_text,
    whole_in,
    wholes_in,
)
from dicedesk.core.words import Sentence, tr

DICE = 5
MOST_ROLLS = 3
FIRST_BANKROLL = dollars(100)
ANTE = dollars(10)
AWARD = dollars(200)
STEP = dollars(5)
"""What a hand costs or pays is a multiple of this."""

STRAIGHTS = ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})


class Category(Enum):
    """The kind of a hand, the most valuable first."""

    FIVE_OF_A_KIND = "five of a kind"
    FOUR_OF_A_KIND = "four of a kind"
    STRAIGHT = "straight"
    FULL_HOUSE = "full house"
    THREE_OF_A_KIND = "three of a kind"
    TWO_PAIR = "two pair"
    ONE_PAIR = "one pair"
    NOTHING = "nothing"


PAYS: Mapping[Category, Cents] = MappingProxyType(
    {
        Category.FIVE_OF_A_KIND: dollars(35),
        Category.FOUR_OF_A_KIND: dollars(25),
        Category.STRAIGHT: dollars(20),
        Category.FULL_HOUSE: dollars(15),
        Category.THREE_OF_A_KIND: dollars(10),
        Category.TWO_PAIR: dollars(5),
        Category.ONE_PAIR: dollars(0),
        Category.NOTHING: dollars(0),
    }
)

_BY_COUNTS: Mapping[tuple[int, ...], Category] = MappingProxyType(
    {
        (5,): Category.FIVE_OF_A_KIND,
        (4, 1): Category.FOUR_OF_A_KIND,
        (3, 2): Category.FULL_HOUSE,
        (3, 1, 1): Category.THREE_OF_A_KIND,
        (2, 2, 1): Category.TWO_PAIR,
        (2, 1, 1, 1): Category.ONE_PAIR,
    }
)


@dataclass(frozen=True)
class HandScore:
    """The kind of a hand, and its pay."""

    category: Category
    pays: Cents


def score_hand(faces: Sequence[int]) -> HandScore:
    """The score of five dice. Raises ValueError unless they are exactly five whole numbers from 1 to 6."""
    hand = tuple(faces)
    reason = refusal_of_hand(hand)
    if reason is not None:
        raise ValueError(reason)
    category = _category(hand)
    return HandScore(category, PAYS[category])


def refusal_of_hand(hand: tuple[int, ...]) -> Sentence | None:
    """Why these are not the faces of five dice; None if they are."""
    if len(hand) == DICE and all(type(face) is int and 1 <= face <= SIDES for face in hand):
        return None
    text = " ".join(map(str, hand)) or "–"
    return tr("A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: {faces}", faces=text)


def refusal_of_bankroll(bankroll: Cents) -> Sentence | None:
    """Why no player has this bankroll between hands; None if one might."""
    if bankroll >= 0 and bankroll % STEP == 0:
        return None
    return tr("A bankroll must be a multiple of $5, not {bankroll}.", bankroll=bankroll.shown())


def refusal_of_bankroll_in_hand(bankroll: Cents) -> Sentence | None:
    """Why no player has this bankroll with the ante paid; None if one might."""
    if 0 <= bankroll < AWARD - ANTE and bankroll % STEP == 0:
        return None
    return tr(
        "Within a hand, the bankroll must be $0 to $185 in steps of $5, not {bankroll}.",
        bankroll=bankroll.shown(),
    )


def _category(hand: tuple[int, ...]) -> Category:
    if set(hand) in STRAIGHTS:
        return Category.STRAIGHT
    counts = tuple(sorted(Counter(hand).values(), reverse=True))
    return _BY_COUNTS.get(counts, Category.NOTHING)


_TITLES: Mapping[Category, Sentence] = MappingProxyType(
    {
        Category.FIVE_OF_A_KIND: tr("Five of a kind"),
        Category.FOUR_OF_A_KIND: tr("Four of a kind"),
        Category.STRAIGHT: tr("Straight"),
        Category.FULL_HOUSE: tr("Full house"),
        Category.THREE_OF_A_KIND: tr("Three of a kind"),
        Category.TWO_PAIR: tr("Two pair"),
        Category.ONE_PAIR: tr("One pair"),
        Category.NOTHING: tr("Nothing"),
    }
)


def category_title(category: Category) -> Sentence:
    """The title of a category: "Full house"."""
    return _TITLES[category]


@dataclass(frozen=True)
class PlayHand(Move):
    """Pay the ante and throw all five dice."""

    def to_text(self) -> str:
        """The word "hand"."""
        return "hand"


@dataclass(frozen=True)
class Reroll(Move):
    """Throw the dice at these positions (1 to 5) again; their faces come in this order."""

    positions: tuple[int, ...]

    def to_text(self) -> str:
        """Such as "reroll 2 3 5"."""
        return f"reroll {' '.join(map(str, self.positions))}"


@dataclass(frozen=True)
class Hold(Move):
    """Score the hand with these dice."""

    def to_text(self) -> str:
        """The word "hold"."""
        return "hold"


@dataclass(frozen=True)
class Quit(Move):
    """Leave the game; the ante of an unfinished hand is lost."""

    def to_text(self) -> str:
        """The word "quit"."""
        return "quit"


PokerDiceMove = PlayHand | Reroll | Hold | Quit


def parse_move(text: str) -> PokerDiceMove:
    """The move in the text. Raises NotationError."""
    for move in (PlayHand(), Hold(), Quit()):
        if text == move.to_text():
            return move
    match = re.fullmatch(r"reroll((?: [1-5]){1,5})", text)
    if match is None:
        raise NotationError(
            tr(
                "expected “hand”, “reroll” with positions from 1 to 5, “hold” or “quit”, not “{text}”",
                text=text,
            )
        )
    return Reroll(tuple(map(int, match[1].split())))


@dataclass(frozen=True)
class AntePaid(Event):
    """A hand was begun for this ante; the bankroll is that after it."""

    seat: int
    ante: Cents
    bankroll: Cents


@dataclass(frozen=True)
class DiceRerolled(Event):
    """The dice at these positions (from 1) were thrown again; `dice` are all five now."""

    seat: int
    positions: tuple[int, ...]
    dice: Roll


@dataclass(frozen=True)
class HandScored(Event):
    """The hand was scored, and its pay was added to the bankroll."""

    seat: int
    dice: Roll
    category: Category
    pays: Cents
    bankroll: Cents


@dataclass(frozen=True)
class AwardWon(Event):
    """The bankroll reached $200 after `hands` hands: the Major Award."""

    seat: int
    bankroll: Cents
    hands: int


@dataclass(frozen=True)
class WentBroke(Event):
    """The bankroll is too small for the ante of another hand."""

    seat: int
    bankroll: Cents
    hands: int


@dataclass(frozen=True)
class GameQuit(Event):
    """The player left with this bankroll; the ante of an unfinished hand is lost."""

    seat: int
    bankroll: Cents
    hands: int


POSITIONS = tuple(range(1, DICE + 1))

REROLLS = tuple(Reroll(positions) for size in POSITIONS for positions in combinations(POSITIONS, size))
"""Every choice of dice to throw again, the fewest first."""


class PokerDiceEnding(Ending):
    """How a game of Poker Dice ends: the Major Award, a bankroll that is too small, or leaving the table."""

    AWARD = "award"
    BROKE = "broke"
    QUIT = "quit"


@dataclass(frozen=True)
class PokerDiceState(State[PokerDiceMove]):
    """A position of Poker Dice. `rolls` and `dice` are those of the current hand: 0 and () between hands."""

    bankroll: Cents = FIRST_BANKROLL
    hands: int = 0
    rolls: int = 0
    dice: Roll = ()
    has_quit: bool = False

    @property
    def in_hand(self) -> bool:
        """Whether a hand is being played."""
        return self.rolls > 0

    def legal_moves(self) -> tuple[PokerDiceMove, ...]:
        """A hand or leaving; in a hand every re-roll, holding or leaving. Nothing once the game is over."""
        if self.outcome() is not None:
            return ()
        return (*REROLLS, Hold(), Quit()) if self.in_hand else (PlayHand(), Quit())

    def dice_for(self, move: PokerDiceMove) -> int:
        """Five for a hand, or the dice of a re-roll."""
        match move:
            case PlayHand():
                return DICE
            case Reroll(positions):
                return len(positions)
            case Hold() | Quit():
                return 0
            case _:
                assert_never(move)

    def outcome(self) -> Outcome | None:
        """Between hands: the award from $200 on, broke below the ante of another hand. Quitting ends it at any time."""
        if self.has_quit:
            return Outcome(PokerDiceEnding.QUIT)
        if self.in_hand:
            return None
        if self.bankroll >= AWARD:
            return Outcome(PokerDiceEnding.AWARD)
        return Outcome(PokerDiceEnding.BROKE) if self.bankroll < ANTE else None

    @property
    def leaving_move(self) -> PokerDiceMove:
        """Quitting."""
        return Quit()

    @property
    def leaving_cost(self) -> Sentence | None:
        """The ante of an unfinished hand."""
        return tr("You lose the {ante} ante.", ante=ANTE.shown()) if self.in_hand else None

    def to_json(self) -> Json:
        """`bankroll` in dollars, `hands`, `rolls`, `dice`."""
        return {
            "bankroll": self.bankroll.to_text(),
            "hands": self.hands,
            "rolls": self.rolls,
            "dice": list(self.dice),
        }

    def to_line(self) -> str:
        """Such as "bankroll 130, hands 12, dice 2 5 5 5 5, rolls-left 1"."""
        usual_hands, _, usual_left = _usual(self.dice)
        return state_text(
            (
                f"bankroll {amount_text(self.bankroll)}",
                f"hands {self.hands}" if self.hands != usual_hands else "",
                f"dice {' '.join(map(str, self.dice))}" if self.dice else "",
                f"rolls-left {rolls_left(self)}" if rolls_left(self) != usual_left else "",
                "left" if self.has_quit else "",
            )
        )

    def impossible(self) -> Sentence | None:
        """The dice, the rolls left and the bankroll must be those of a hand, or of a player who can start one."""
        if self.has_quit:
            return tr("the game is over")
        return self._impossible_hand() if self.dice or self.rolls else self._impossible_bankroll()

    def _impossible_hand(self) -> Sentence | None:
        reason = refusal_of_hand(self.dice)
        if reason is not None:
            return reason
        if not 1 <= self.rolls < MOST_ROLLS:
            return tr("with dice rolled, 1 or 2 rolls are left, not {left}", left=rolls_left(self))
        if self.hands < 1:
            return tr("with dice rolled, the number of hands is 1 or more")
        return refusal_of_bankroll_in_hand(self.bankroll)

    def _impossible_bankroll(self) -> Sentence | None:
        reason = refusal_of_bankroll(self.bankroll)
        if reason is not None or self.outcome() is None:
            return reason
        if self.bankroll < ANTE:
            return tr("a bankroll of {bankroll} ends the game", bankroll=self.bankroll.shown())
        return tr("a bankroll of {bankroll} wins the award and ends the game", bankroll=self.bankroll.shown())

    def _refusal(self, move: PokerDiceMove) -> Sentence | None:
        match move:
            case PlayHand():
                return tr("This hand is still being played.") if self.in_hand else None
            case Hold():
                return None if self.in_hand else tr("There is no hand to hold: start one first.")
            case Reroll(positions):
                return self._refusal_of_reroll(positions)
            case Quit():
                return None
            case _:
                return tr("In Poker Dice, you can only start a hand, re-roll, hold or quit.")

    def _refusal_of_reroll(self, positions: tuple[int, ...]) -> Sentence | None:
        if not self.in_hand:
            return tr("There are no dice to re-roll: start a hand first.")
        if not positions or set(positions) - set(POSITIONS) or len(set(positions)) < len(positions):
            return tr("Choose the dice to re-roll by number, 1 to 5, each only once.")
        return None

    def _after(self, move: PokerDiceMove, roll: Roll) -> Step[Self]:
        match move:
            case PlayHand():
                bankroll = Cents(self.bankroll - ANTE)
                begun = replace(self, bankroll=bankroll, hands=self.hands + 1, rolls=1, dice=roll)
                return Step(begun, (AntePaid(0, ANTE, bankroll), DiceRolled(0, roll)))
            case Reroll(positions):
                return self._rerolled(positions, roll)
            case Hold():
                return self._scored(self.dice, ())
            case Quit():
                left = replace(self, has_quit=True, rolls=0, dice=())
                return Step(left, (GameQuit(0, self.bankroll, self.hands),))
            case _:
                assert_never(move)

    def _rerolled(self, positions: tuple[int, ...], roll: Roll) -> Step[Self]:
        new = dict(zip(positions, roll, strict=True))
        dice = tuple(new.get(place, face) for place, face in zip(POSITIONS, self.dice, strict=True))
        events: tuple[Event, ...] = (DiceRolled(0, roll), DiceRerolled(0, positions, dice))
        if self.rolls + 1 == MOST_ROLLS:
            return self._scored(dice, events)
        return Step(replace(self, rolls=self.rolls + 1, dice=dice), events)

    def _scored(self, dice: Roll, before: tuple[Event, ...]) -> Step[Self]:
        score = score_hand(dice)
        bankroll = Cents(self.bankroll + score.pays)
        after = replace(self, bankroll=bankroll, rolls=0, dice=())
        events = (*before, HandScored(0, dice, score.category, score.pays, bankroll))
        outcome = after.outcome()
        if outcome is None:
            return Step(after, events)
        end = AwardWon if outcome.ending is PokerDiceEnding.AWARD else WentBroke
        return Step(after, (*events, end(0, bankroll, self.hands)))


def rolls_left(state: PokerDiceState) -> int:
    """Return the number of re-rolls left in the hand."""
    return MOST_ROLLS - state.rolls


def places_kept(move: Move) -> tuple[int, ...]:
    """Return the indices, from 0, of the dice that a move keeps. Raises TypeError for a move without dice."""
    match move:
        case Hold():
            return tuple(range(DICE))
        case Reroll(again):
            return tuple(position - 1 for position in POSITIONS if position not in again)
        case _:
            raise TypeError(f"{move!r} keeps no dice.")


def keep_of(state: PokerDiceState, move: Move) -> Roll:
    """Return the faces that a move keeps. Raises TypeError as `places_kept` does."""
    return tuple(state.dice[place] for place in places_kept(move))


def choice_words(keep: Sequence[int]) -> Sentence:
    """The choice to keep these faces, within a sentence: "keep 1 2". It has the same name everywhere."""
    if len(keep) == DICE:
        return tr("hold")
    if len(keep) == 1:
        return tr("keep one {face}", face=keep[0])
    return tr("keep {faces}", faces=_in_order(keep)) if keep else tr("keep nothing")


def choice_title(keep: Sequence[int]) -> Sentence:
    """The choice to keep these faces, as a title: "Keep 1 2"."""
    if len(keep) == DICE:
        return tr("Hold")
    if len(keep) == 1:
        return tr("Keep one {face}", face=keep[0])
    return tr("Keep {dice}", dice=_in_order(keep)) if keep else tr("Keep nothing")


def _in_order(faces: Sequence[int]) -> str:
    return " ".join(map(str, sorted(faces)))


TITLE = tr("Poker Dice")
first_state = without_variants(TITLE, PokerDiceState())
"""The state before the first hand. Raises NotationError for any rules, as there are no variants."""


_VALUES = ("bankroll", "hands", "dice", "rolls-left", "left")
"""The names of the values in a line."""


def parse_line(text: str, rules: str) -> PokerDiceState:
    """The state that a line gives, such as "bankroll 130, hands 12, dice 2 5 5 5 5". Raises NotationError."""
    first = first_state(rules)
    values = read_values(text)
    check_names(values, _VALUES)
    dice = wholes_in(values, "dice")
    usual_hands, usual_bankroll, usual_left = _usual(dice)
    return replace(
        first,
        bankroll=amount_in(values, "bankroll", usual_bankroll),
        hands=whole_in(values, "hands", usual_hands),
        rolls=MOST_ROLLS - whole_in(values, "rolls-left", usual_left),
        dice=dice,
        has_quit=is_named(values, "left"),
    )


def _usual(dice: Roll) -> tuple[int, Cents, int]:
    """The number of hands, the bankroll and the rolls left that a line need not give, of a first hand or before it."""
    if dice:
        return 1, Cents(FIRST_BANKROLL - ANTE), MOST_ROLLS - 1
    return 0, FIRST_BANKROLL, MOST_ROLLS


POKER_DICE = GameSpec(
    id="poker-dice",
    title=TITLE,
    new_state=first_state,
    parse_move=parse_move,
    parse_line=parse_line,
)
