"""Yacht as a State: the rules, the moves, the events, and a position with the card of each player."""

import re
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Self

from dicedesk.core.dice import FACES, SIDES, Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.game import DiceRolled, Ending, Event, GameSpec, Json, Move, Outcome, State, Step
from dicedesk.core.position import Values, check_names, read_values, state_text, whole_in, wholes_in
from dicedesk.core.words import Sentence, tr
from dicedesk.games.yacht.boxes import (
    DICE,
    JOKER_POINTS,
    MOST_ROLLS,
    UPPER,
    UPPER_GOAL,
    YACHT_POINTS,
    Box,
    Sheet,
    points,
)

MOST_PLAYERS = 4


@dataclass(frozen=True)
class YachtRules:
    """The sheet that each player fills in, and the number of players, 1 to 4."""

    sheet: Sheet = Sheet.YACHT
    players: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.players <= MOST_PLAYERS:
            raise NotationError(tr("Yacht has 1 to 4 players, not {players!r}.", players=self.players))

    def to_text(self) -> str:
        """The rules as a record's header writes them."""
        return f"sheet={self.sheet.value} players={self.players}"


def parse_rules(text: str) -> YachtRules:
    """The rules in a record's header; what it does not name is usual. Raises NotationError."""
    match = re.fullmatch(r"(?:sheet=([a-z-]+))? ?(?:players=([0-9]{1,3}))?", text.strip())
    if match is None:
        raise NotationError(tr("expected rules such as “sheet=nordic players=2”, not “{text}”", text=text))
    return YachtRules(sheet_called(match[1] or Sheet.YACHT.value), int(match[2] or 1))


def sheet_called(name: str) -> Sheet:
    """The sheet of this name in records. Raises NotationError."""
    try:
        return Sheet(name)
    except ValueError:
        names = ", ".join(sheet.value for sheet in Sheet)
        raise NotationError(
            tr("there is no sheet “{name}”; choose from: {names}", name=name, names=names)
        ) from None


@dataclass(frozen=True)
class RollAll(Move):
    """Begin a turn: roll all five dice."""

    def to_text(self) -> str:
        return "roll"


@dataclass(frozen=True)
class Keep(Move):
    """Keep dice that show these faces, and roll the others again. The faces are sorted.

    `places` say which of equal dice stay, from 0; without them, and in a record, these are the first ones.
    """

    faces: Roll
    places: tuple[int, ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "faces", tuple(sorted(self.faces)))

    def to_text(self) -> str:
        """Such as "keep 5 5"; "keep" keeps nothing."""
        return " ".join(("keep", *map(str, self.faces)))


@dataclass(frozen=True)
class Score(Move):
    """End the turn: score the dice in this box."""

    box: Box

    def to_text(self) -> str:
        """Such as "score full-house"."""
        return f"score {self.box.value}"


YachtMove = RollAll | Keep | Score


def kept_by(move: Move) -> Roll:
    """The faces that a move keeps, sorted."""
    return move.faces if isinstance(move, Keep) else ()


def places_kept(dice: Roll, move: Move) -> tuple[int, ...]:
    """The places, from 0, of the dice that stay when a move is made."""
    if isinstance(move, Keep) and move.places:
        return move.places
    left, places = Counter(kept_by(move)), []
    for place, face in enumerate(dice):
        if left[face]:
            left[face] -= 1
            places.append(place)
    return tuple(places)


def parse_move(text: str) -> YachtMove:
    """The move in the text. Raises NotationError."""
    if text == "roll":
        return RollAll()
    if match := re.fullmatch(r"keep((?: [1-6])*)", text):
        return Keep(tuple(map(int, match[1].split())))
    word, _, name = text.partition(" ")
    with suppress(ValueError):
        if word == "score":
            return Score(Box(name))
    raise NotationError(
        tr("expected “roll”, “keep” with faces from 1 to 6, or “score” with a box, not “{text}”", text=text)
    )


@dataclass(frozen=True)
class DiceKept(Event):
    """The player kept these faces and rolled the other dice; `dice` are all five now."""

    seat: int
    kept: Roll
    dice: Roll


@dataclass(frozen=True)
class BoxScored(Event):
    """The player scored the dice in a box."""

    seat: int
    box: Box
    dice: Roll
    points: int


@dataclass(frozen=True)
class JokerPaid(Event):
    """The dice were five equal ones after the first: these points more."""

    seat: int
    points: int


@dataclass(frozen=True)
class BonusWon(Event):
    """The player's ones to sixes reached the sum for the bonus: these points more."""

    seat: int
    points: int


@dataclass(frozen=True)
class ScoreCard:
    """A player's sheet: the points of each of its boxes, in order (None for an open one), and the jokers paid."""

    sheet: Sheet
    points: tuple[int | None, ...]
    jokers: int = 0

    @property
    def open_boxes(self) -> tuple[Box, ...]:
        """The boxes still to fill, in the order of the sheet."""
        return tuple(box for box, score in zip(self.sheet.boxes, self.points, strict=True) if score is None)

    @property
    def filled(self) -> Mapping[str, int]:
        """The points of the boxes that are filled, by their names in records."""
        named = zip(self.sheet.boxes, self.points, strict=True)
        return {box.value: score for box, score in named if score is not None}

    @property
    def taken(self) -> int:
        """The number of boxes that are filled."""
        return len(self.points) - self.points.count(None)

    @property
    def upper_sum(self) -> int:
        """The points in ones to sixes."""
        return sum(filter(None, self.points[: len(UPPER)]))

    @property
    def bonus(self) -> int:
        """The bonus for ones to sixes; 0 if it is not won."""
        return self.sheet.bonus if self.upper_sum >= UPPER_GOAL else 0

    @property
    def total(self) -> int:
        """All points so far, with the bonus and the jokers."""
        return sum(filter(None, self.points)) + self.bonus + JOKER_POINTS * self.jokers

    def points_in(self, box: Box) -> int | None:
        """The points in a box of the sheet; None if it is open."""
        return self.points[self.sheet.boxes.index(box)]

    def offers(self, dice: Roll) -> Mapping[Box, int]:
        """The boxes that five dice may be scored in now, in the order of the sheet, and their points there.

        With bonus, five equal dice are a joker once Yacht is taken. It must take its upper box, else any open box of
        the lower part, else any of the upper part; a free joker may take any. If its upper box is taken, it fills a
        house or a straight.
        """
        boxes, fills_any = self.open_boxes, False
        if self.sheet.has_joker and len(set(dice)) == 1 and Box.YACHT not in boxes:
            own = UPPER[dice[0] - 1]
            fills_any = own not in boxes
            if self.sheet is Sheet.BONUS:
                lower = tuple(box for box in boxes if box not in UPPER)
                boxes = (lower or boxes) if fills_any else (own,)
        return {box: points(self.sheet, dice, box, is_joker=fills_any) for box in boxes}

    def joker_points(self, dice: Roll) -> int:
        """The extra points of five dice in any box: those of five equal ones once Yacht holds 50."""
        is_paid = self.sheet.has_joker and len(set(dice)) == 1 and self.points_in(Box.YACHT) == YACHT_POINTS
        return JOKER_POINTS if is_paid else 0

    def with_points(self, box: Box, points: int | None) -> Self:
        """The card with these points in a box; None opens it."""
        place = self.sheet.boxes.index(box)
        return replace(self, points=(*self.points[:place], points, *self.points[place + 1 :]))

    def with_dice(self, box: Box, dice: Roll) -> Self:
        """The card once five dice are scored in a box that they may be scored in."""
        jokers = self.jokers + (self.joker_points(dice) > 0)
        return replace(self.with_points(box, self.offers(dice)[box]), jokers=jokers)


def empty_card(sheet: Sheet) -> ScoreCard:
    """A sheet before the first turn."""
    return ScoreCard(sheet, (None,) * len(sheet.boxes))


class YachtEnding(Ending):
    """How a game of Yacht ends: each player has filled every box."""

    FULL = "full"


@dataclass(frozen=True)
class YachtState(State[YachtMove]):
    """A position of Yacht: the players' cards, the dice of the turn in their places, and the rolls left in it.

    Before the first roll of a turn there are no dice. Players take turns, so the cards say whose turn it is.
    """

    cards: tuple[ScoreCard, ...] = (empty_card(Sheet.YACHT),)
    dice: Roll = ()
    rolls_left: int = MOST_ROLLS

    @property
    def seat(self) -> int:
        """The first of the players with the fewest boxes filled."""
        taken = [card.taken for card in self.cards]
        return taken.index(min(taken))

    @property
    def seats(self) -> int:
        return len(self.cards)

    @property
    def sheet(self) -> Sheet:
        """The sheet that is filled in."""
        return self.cards[0].sheet

    @property
    def card(self) -> ScoreCard:
        """The card of the player to move."""
        return self.cards[self.seat]

    @property
    def scores(self) -> tuple[int, ...]:
        """The total of each player so far."""
        return tuple(card.total for card in self.cards)

    def legal_moves(self) -> tuple[YachtMove, ...]:
        """The roll that begins a turn; then the boxes, and the faces to keep, the most first. Nothing at the end."""
        if self.outcome() is not None:
            return ()
        if not self.dice:
            return (RollAll(),)
        boxes = tuple(map(Score, self.card.offers(self.dice)))
        return (*boxes, *map(Keep, keeps_of(self.dice))) if self.rolls_left else boxes

    def dice_for(self, move: YachtMove) -> int:
        """Five to begin a turn, later those that are not kept."""
        return 0 if isinstance(move, Score) else DICE - len(kept_by(move))

    def outcome(self) -> Outcome | None:
        """Over once every box is filled. The highest total wins; equal ones have no winner, nor has a single player."""
        if self.card.open_boxes:
            return None
        scores = self.scores
        best = max(scores)
        is_won = len(scores) > 1 and scores.count(best) == 1
        return Outcome(YachtEnding.FULL, scores.index(best) if is_won else None)

    def to_json(self) -> Json:
        """`dice` and `rolls_left`; by player the `boxes` filled, the number of `jokers` and the `scores`."""
        values: Json = {
            "dice": list(self.dice),
            "rolls_left": self.rolls_left,
            "boxes": [card.filled for card in self.cards],
            "scores": list(self.scores),
        }
        if self.sheet.has_joker:
            values["jokers"] = [card.jokers for card in self.cards]
        return values | ({"player": self.seat} if self.seats > 1 else {})

    def rules_text(self) -> str:
        """Such as "sheet=yacht players=1"."""
        return YachtRules(self.sheet, self.seats).to_text()

    def to_line(self) -> str:
        """Such as "ones 3 -, full-house 25 17, dice 5 5 2 3 1, rolls-left 2": the points of each player in a box."""
        columns = zip(*(card.points for card in self.cards), strict=True)
        boxes = (
            f"{box.value} {' '.join(_OPEN if score is None else str(score) for score in scores)}"
            for box, scores in zip(self.sheet.boxes, columns, strict=True)
            if set(scores) != {None}
        )
        jokers = [card.jokers for card in self.cards]
        return state_text(
            (
                *boxes,
                f"jokers {' '.join(map(str, jokers))}" if any(jokers) else "",
                f"dice {' '.join(map(str, self.dice))}" if self.dice else "",
                f"rolls-left {self.rolls_left}",
            )
        )

    def impossible(self) -> Sentence | None:
        """The cards must be those of players who take turns, with points that dice score; the dice those of a turn."""
        for card in self.cards:
            if reason := _impossible_card(card):
                return reason
        if self.outcome() is not None:
            return tr("the game is over")
        taken, seat = [card.taken for card in self.cards], self.seat
        if taken != [taken[seat] + (place < seat) for place in range(self.seats)]:
            return tr("players take turns, so no one is more than one box ahead of those who follow")
        return self._impossible_dice()

    def _impossible_dice(self) -> Sentence | None:
        if not self.dice:
            if self.rolls_left == MOST_ROLLS:
                return None
            return tr("without dice, 3 rolls are left, not {left}", left=self.rolls_left)
        if len(self.dice) != DICE or not all(1 <= face <= SIDES for face in self.dice):
            return tr("the dice are five faces from 1 to 6, such as 5 5 2 5 3")
        if self.rolls_left >= MOST_ROLLS:
            return tr("with dice rolled, 0 to 2 rolls are left, not {left}", left=self.rolls_left)
        return None

    def _refusal(self, move: YachtMove) -> Sentence | None:
        match move:
            case RollAll():
                if self.dice:
                    return tr("The dice of this turn are rolled: keep some of them, or choose a box.")
                return None
            case Keep(faces):
                return self._refusal_of_keep(faces)
            case Score(box):
                return self._refusal_of_box(box)
            case _:
                return tr("In Yacht you roll, keep dice or choose a box.")

    def _refusal_of_keep(self, faces: Roll) -> Sentence | None:
        if not self.dice:
            return tr("Roll the dice before you keep any.")
        if not self.rolls_left:
            return tr("That was the third roll: choose a box.")
        if len(faces) > DICE:
            return tr("There are five dice: you cannot keep {kept}.", kept=len(faces))
        if Counter(faces) - Counter(self.dice):
            return tr(
                "You cannot keep {kept}: the dice are {dice}.",
                kept=faces_words(faces),
                dice=faces_words(self.dice),
            )
        if len(faces) == DICE:
            return tr("If you keep all five dice, choose a box.")
        return None

    def _refusal_of_box(self, box: Box) -> Sentence | None:
        if not self.dice:
            return tr("Roll the dice before you choose a box.")
        if box not in self.sheet.boxes:
            return tr("This sheet has no box “{box}”.", box=box.title)
        if self.card.points_in(box) is not None:
            return tr("The box “{box}” is already filled.", box=box.title)
        offers = self.card.offers(self.dice)
        if box in offers:
            return None
        if len(offers) == 1:
            return tr("This joker must go into the box “{box}”.", box=next(iter(offers)).title)
        return tr("This joker must go into a box other than ones to sixes.")

    def _after(self, move: YachtMove, roll: Roll) -> Step[Self]:
        if isinstance(move, Score):
            return self._scored(move.box)
        # The kept dice stay in their places, and the others are rolled in order.
        new, stays = iter(roll), places_kept(self.dice, move)
        dice = tuple(self.dice[place] if place in stays else next(new) for place in range(DICE))
        kept = (DiceKept(self.seat, move.faces, dice),) if isinstance(move, Keep) else ()
        after = replace(self, dice=dice, rolls_left=self.rolls_left - 1)
        return Step(after, (DiceRolled(self.seat, roll), *kept))

    def _scored(self, box: Box) -> Step[Self]:
        seat, before = self.seat, self.card
        after = before.with_dice(box, self.dice)
        events: list[Event] = [BoxScored(seat, box, self.dice, before.offers(self.dice)[box])]
        if after.jokers > before.jokers:
            events.append(JokerPaid(seat, JOKER_POINTS))
        if after.bonus > before.bonus:
            events.append(BonusWon(seat, after.bonus))
        cards = (*self.cards[:seat], after, *self.cards[seat + 1 :])
        return Step(type(self)(cards), tuple(events))


def keeps_of(dice: Roll) -> tuple[Roll, ...]:
    """The faces that can be kept of five dice, each choice once and sorted, the most dice first; never all five."""
    hand = sorted(dice)
    return tuple(keep for size in range(DICE - 1, -1, -1) for keep in sorted(set(combinations(hand, size))))


def faces_words(faces: Roll) -> str:
    """Faces in order, such as "2 5 5"."""
    return " ".join(map(str, sorted(faces)))


@cache
def possible_points(sheet: Sheet, box: Box) -> frozenset[int]:
    """All points that five dice can score in a box; a joker scores no others."""
    return frozenset(points(sheet, hand, box) for hand in combinations_with_replacement(FACES, DICE))


def _impossible_card(card: ScoreCard) -> Sentence | None:
    for name, score in card.filled.items():
        if score not in possible_points(card.sheet, Box(name)):
            return tr("no dice score {points} in {box}", points=score, box=name)
    if not card.jokers:
        return None
    if not card.sheet.has_joker:
        return tr("this sheet has no jokers")
    if card.points_in(Box.YACHT) != YACHT_POINTS or card.jokers >= card.taken:
        return tr("each joker fills another box once the box yacht holds 50")
    return None


def first_state(rules: str) -> YachtState:
    """The state before the first turn. Raises NotationError for invalid rules."""
    read = parse_rules(rules)
    return YachtState((empty_card(read.sheet),) * read.players)


_OPEN = "-"
"""Stands for an open box in a line."""


def parse_line(text: str, rules: str) -> YachtState:
    """The state that a line gives, such as "ones 3 -, dice 5 5 2 3 1, rolls-left 2". Raises NotationError."""
    read = parse_rules(rules)
    values, boxes = read_values(text), read.sheet.boxes
    check_names(values, (*(box.value for box in boxes), "jokers", "dice", "rolls-left"))
    columns = zip(*(_scores_in(values, box, read.players) for box in boxes), strict=True)
    jokers = wholes_in(values, "jokers") if "jokers" in values else (0,) * read.players
    if len(jokers) != read.players:
        raise _wrong_count("jokers", read.players)
    dice = wholes_in(values, "dice")
    cards = zip(columns, jokers, strict=True)
    return YachtState(
        cards=tuple(ScoreCard(read.sheet, tuple(scores), count) for scores, count in cards),
        dice=dice,
        rolls_left=whole_in(values, "rolls-left", MOST_ROLLS - bool(dice)),
    )


def _scores_in(values: Values, box: Box, players: int) -> tuple[int | None, ...]:
    """The points of each player in a box."""
    words = values.get(box.value, " ".join([_OPEN] * players)).split()
    if len(words) != players:
        raise _wrong_count(box.value, players)
    return tuple(whole_in({box.value: word}, box.value, 0) if word != _OPEN else None for word in words)


def _wrong_count(name: str, players: int) -> NotationError:
    return NotationError(
        tr("{name} needs a value for each player (here {players})", name=name, players=players)
    )


YACHT = GameSpec(
    id="yacht", title=tr("Yacht"), new_state=first_state, parse_move=parse_move, parse_line=parse_line
)
