"""A review beside its game, in words: what a window or a page shows of each move, seen from one of the seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, overload

from dicedesk.coach.limits import Grade
from dicedesk.coach.unit import Unit
from dicedesk.coach.words import grade_words, play_words
from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.core.words import Figure, Name, Sentence, tr
from dicedesk.features.replay import RecordedGame
from dicedesk.features.review.review_sheet import ReviewRow, ReviewSheet
from dicedesk.games.catalogue import KITS

NONE = Sentence("", {})
"""Nothing to say."""


@dataclass(frozen=True)
class ReviewLine:
    """One move in the list: its number (from 1), who made it, the choice, what it gave away, the luck and the value.

    `grade` is None for a move that decides nothing; `luck_way` is 1 for good luck that can be seen, -1 for bad, else 0.
    """

    number: int
    name: Name
    choice: Sentence
    gave: Sentence
    grade: Grade | None
    luck: Sentence
    luck_way: int
    value: Sentence


@dataclass(frozen=True)
class ReviewedMoment:
    """All that is said of one move: what happened, the verdict on the choice, and sentences that explain it."""

    title: Sentence
    verdict: Sentence
    grade: Grade | None
    lines: tuple[Sentence, ...]
    faces: Roll


class ShownReview:
    """A recorded game with its review, seen from one seat; a place is a number of moves that have been made."""

    def __init__(self, game: RecordedGame[Any], sheet: ReviewSheet, seat: int | None = None) -> None:
        """Without a seat it is that of the person who meets a computer player; the first one where all are alike."""
        self.game, self.sheet = game, sheet
        self.seat = _first_person(sheet.against) if seat is None else seat
        self._kit = KITS[game.record.spec.id]
        rows = enumerate(sheet.rows, 1)
        self.errors = tuple(place for place, row in rows if row.seat == self.seat and row.is_error)
        """The places after an inaccuracy or worse of the seat, in order."""

    @property
    def unit(self) -> Unit:
        """What values are weighed in."""
        return self.sheet.unit

    @property
    def moves(self) -> int:
        """How many moves there are."""
        return len(self.sheet.rows)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats from which it is worth seeing; one where a person meets a computer player."""
        alike = len({bool(name) for name in self.sheet.against}) == 1
        return tuple(range(len(self.sheet.names))) if alike else (self.seat,)

    @property
    def name(self) -> Name:
        """The player from whose seat it is seen."""
        return self.sheet.names[self.seat]

    def seen_from(self, seat: int) -> "ShownReview":
        """The same from another seat."""
        return ShownReview(self.game, self.sheet, seat)

    def value(self, place: int) -> float:
        """What the position at a place is worth to the seat."""
        return self.sheet.rows[place - 1].values[self.seat] if place else self.sheet.start[self.seat]

    def next_error(self, place: int, way: int) -> int | None:
        """The place of the next error, or with a `way` of -1 of the one before; None where there is none."""
        errors = self.errors if way > 0 else self.errors[::-1]
        return next((found for found in errors if (found - place) * way > 0), None)

    @property
    def result(self) -> Sentence | None:
        """How the game ended; None for one that is not over."""
        if not self.sheet.is_over:
            return None
        return self._kit.narrator.result_line(self.game.history[-1], self.sheet.names)

    @property
    def question(self) -> Sentence:
        """What the review answers."""
        if not (self.unit.quantity.is_chance and self.sheet.is_over):
            return tr("Was it you or the dice?") if self.name.is_you else tr("Skill or luck?")
        has_won = self.value(self.moves) > 0
        if self.name.is_you:
            return (
                tr("You won. Was it you or the dice?") if has_won else tr("You lost. Was it you or the dice?")
            )
        values = {"name": self.name}
        return (
            tr("{name} won. Skill or luck?", **values)
            if has_won
            else tr("{name} lost. Skill or luck?", **values)
        )

    @property
    def value_title(self) -> Sentence:
        """The title of a column of values."""
        return self.unit.title

    @property
    def chart_title(self) -> Sentence:
        """What the line of the value shows."""
        return self.unit.chart_title(self.name)

    @property
    def result_told(self) -> tuple[Sentence, ...]:
        """What made the result, and what it would have been with even luck."""
        player = self.sheet.players[self.seat]
        return self.unit.result_words(player, self.name, is_over=self.sheet.is_over)

    @property
    def play_told(self) -> tuple[Sentence, ...]:
        """What the rating comes from; () where there was nothing to decide."""
        return play_words(self.sheet.players[self.seat], self.unit)

    def line(self, number: int) -> ReviewLine:
        """A move as the list shows it, by its number from 1."""
        row, played = self.sheet.rows[number - 1], self.game.history[number - 1]
        luck = self.unit.change_words(row.luck[self.seat])
        return ReviewLine(
            number,
            self.sheet.names[row.seat],
            self._kit.narrator.choice(played.before, played.move),
            self._gave(row),
            row.grade if row.is_open else None,
            luck,
            _way(luck, row.luck[self.seat]),
            self.value_words(number),
        )

    @property
    def lines(self) -> Sequence[ReviewLine]:
        """All moves; each is put into words when it is asked for."""
        return _Lines(self)

    def value_words(self, place: int) -> Sentence:
        """The value at a place."""
        return self.unit.value_words(self.value(place))

    def moment(self, place: int) -> ReviewedMoment:
        """What is said of the move that led to a place."""
        if not place:
            return ReviewedMoment(tr("Before the first move"), NONE, None, (self._now(0),), ())
        row, played = self.sheet.rows[place - 1], self.game.history[place - 1]
        words = self._told(played)
        return ReviewedMoment(
            tr("Move {number}: {words}", number=place, words=words),
            self._verdict(row),
            row.grade if row.is_open else None,
            tuple(filter(None, (*self._reasons(place, row), self._luck(row, played), self._now(place)))),
            self._kit.prompt.lying(played),
        )

    def _told(self, played: Played[Any]) -> Sentence:
        narrator = self._kit.narrator
        has_words = narrator.lines_in(played) > 0
        return (
            narrator.line(played, self.sheet.names, 0)
            if has_words
            else narrator.choice(played.before, played.move)
        )

    def _gave(self, row: ReviewRow) -> Sentence:
        if not row.is_open:
            return NONE
        if row.grade is Grade.FINE:
            return grade_words(row.grade)
        return Sentence("{sign} {loss}", {"sign": row.grade.sign, "loss": self.unit.cost_words(row.loss)})

    def _verdict(self, row: ReviewRow) -> Sentence:
        if not row.is_error:
            return NONE
        return tr(
            "{sign} {grade}, {loss}",
            sign=row.grade.sign,
            grade=grade_words(row.grade),
            loss=self.unit.loss_words(row.loss),
        )

    def _reasons(self, place: int, row: ReviewRow) -> tuple[Sentence | None, ...]:
        if not row.is_open:
            return ()
        state = self.game.history[place - 1].before
        best = self._kit.narrator.choice(state, self.game.record.spec.parse_move(row.best))
        reasons = self.sheet.reasons.get(place - 1)
        if reasons is not None:
            return (tr("Best: {choice}.", choice=best), reasons.best, reasons.made)
        if row.loss < 0 or self.unit.change_words(row.loss) == self.unit.change_words(0):
            return (tr("This was the best choice."),)
        return (
            tr(
                "A good choice; {choice} is better by {loss}.",
                choice=best,
                loss=self.unit.loss_words(row.loss),
            ),
        )

    def _luck(self, row: ReviewRow, played: Played[Any]) -> Sentence | None:
        if not played.faces:
            return None
        luck = self.unit.change_words(row.luck[self.seat])
        way = _way(luck, row.luck[self.seat])
        if not way:
            return tr("The dice changed nothing.")
        values = {"luck": luck, "name": self.name}
        if self.name.is_you:
            return (
                tr("The dice were kind to you: {luck}.", **values)
                if way > 0
                else tr("The dice were unkind to you: {luck}.", **values)
            )
        return (
            tr("The dice were kind to {name}: {luck}.", **values)
            if way > 0
            else tr("The dice were unkind to {name}: {luck}.", **values)
        )

    def _now(self, place: int) -> Sentence:
        return self.unit.now_words(self.value(place), self.name)


class _Lines(Sequence[ReviewLine]):
    """The moves of a review as lines."""

    def __init__(self, review: ShownReview) -> None:
        self._review = review

    def __len__(self) -> int:
        return self._review.moves

    @overload
    def __getitem__(self, place: int) -> ReviewLine: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[ReviewLine, ...]: ...

    def __getitem__(self, place: int | slice) -> ReviewLine | tuple[ReviewLine, ...]:
        if isinstance(place, slice):
            return tuple(self[at] for at in range(*place.indices(len(self))))
        return self._review.line(range(len(self))[place] + 1)


def _first_person(against: Sequence[str]) -> int:
    return next((seat for seat, name in enumerate(against) if not name), 0)


def _way(luck: Sentence, worth: float) -> int:
    """Whether luck was good or bad as far as its words show it."""
    number = luck.values["number"]
    if not (isinstance(number, Figure) and number.number):
        return 0
    return 1 if worth > 0 else -1
