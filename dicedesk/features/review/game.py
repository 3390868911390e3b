"""The review of a game: of a record, as plain numbers for the window, and in words as seen from one of the seats."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, overload

from dicedesk.coach.coach import Coach
from dicedesk.coach.evaluation import Grade, PlayerReview
from dicedesk.coach.review import MoveReview, Review, grade_words, play_words, player_words, review_of
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.fair.verify import differences
from dicedesk.core.game import Played
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import Figure, Name, Sentence, tr
from dicedesk.features.replay import RecordedGame
from dicedesk.features.story import dice_told
from dicedesk.games.catalogue import GAMES, KITS, part_of
from dicedesk.play.seats import YOU, computer_called, numbered, person_called


@dataclass(frozen=True)
class GameReview:
    """A record with its review and its players' names. `notes` say what is assumed, and what is wrong or missing."""

    record: Record[Any]
    review: Review
    names: tuple[Name, ...]
    notes: tuple[Sentence, ...]

    @property
    def told(self) -> tuple[tuple[Sentence, ...], ...]:
        """Return what made the result of each player, in sentences."""
        reviewed = self.review
        return tuple(
            player_words(player, name, reviewed.unit, is_over=reviewed.is_over)
            for player, name in zip(reviewed.players, self.names, strict=True)
        )


def reviewed_game(record: Record[Any], tell: Callable[[float], object] | None = None) -> GameReview:
    """Return the record with its review; `tell` hears on the way which share is done.

    Raises what replaying it raises, and NotationError for a game that has no coach.
    """
    asked = coach_of(record)
    played = record.replayed() if tell is None else _told(record, tell)
    reviewed = review_of(record.first_state(), played, asked, asked.against(record))
    names = tuple(_name(record, seat, len(reviewed.players)) for seat in range(len(reviewed.players)))
    knows_players = asked.players is not None
    return GameReview(
        record, reviewed, names, tuple(_notes(record, reviewed, names, knows_players=knows_players))
    )


def coach_of(record: Record[Any]) -> Coach[Any]:
    """Return the coach of a record's game. Raises NotationError where there is none."""
    if KITS[record.spec.id].unit is None:
        raise NotationError(tr("there is no coach for {game}", game=record.spec.title))
    return part_of(record.spec.id, "coach")


def _told(record: Record[Any], tell: Callable[[float], object]) -> Iterator[Played[Any]]:
    """Give the moves one after the other; `tell` hears a hundred times which share is done."""
    count = len(record.plays)
    for place, played in enumerate(record.replayed()):
        if place % (count // 100 + 1) == 0:
            tell(place / count)
        yield played


def _name(record: Record[Any], seat: int, seats: int) -> Name:
    roster = KITS[record.spec.id].players
    name = record.tag(f"Player{seat}")
    if roster is not None and name and roster.has(name):
        return computer_called(name, roster).name
    return person_called(name or (YOU if seats == 1 else numbered(seat))).name


def _notes(
    record: Record[Any], reviewed: Review, names: tuple[Name, ...], *, knows_players: bool
) -> list[Sentence]:
    notes = []
    if not reviewed.is_over:
        notes.append(tr("This game is not finished; the review covers it so far."))
    if record.tag("Seed") is not None and differences(record, is_over=reviewed.is_over):
        notes.append(tr("The dice in this record do not match its seal."))
    if reviewed.unit.note is not None:
        notes.append(reviewed.unit.note)
    if knows_players and len(names) > 1 and not any(reviewed.against):
        notes.append(tr("Between people, both are assumed to play perfectly from each position."))
    return notes


_MOVES_SHARE = 0.8
"""The share of the work that is done when all moves are weighed; then the errors are explained."""


class ReviewRow(NamedTuple):
    """One move, as `MoveReview` has it, in floats. `best` is the best move as a record writes it."""

    seat: int
    best: str
    grade: Grade
    is_open: bool
    lost: tuple[float, ...]
    luck: tuple[float, ...]
    values: tuple[float, ...]

    @property
    def loss(self) -> float:
        """Return what the choice lost to the best one."""
        return self.lost[self.seat]

    @property
    def is_error(self) -> bool:
        """Return whether the choice is worth a look: an inaccuracy or worse."""
        return self.is_open and self.grade is not Grade.FINE


class Reasons(NamedTuple):
    """Why the best move is the best, and what speaks for or against the move that was made; None for nothing."""

    best: Sentence | None
    made: Sentence | None


@dataclass(frozen=True)
class ReviewSheet:
    """A review in plain numbers, which a process hands to the window quickly, however long the game.

    `dice` says whether they were the sealed ones. `start` is what the first position is worth to each seat. `reasons`
    explain errors, by the index of the move.
    """

    unit: Unit
    against: tuple[str, ...]
    is_over: bool
    players: tuple[PlayerReview, ...]
    names: tuple[Name, ...]
    notes: tuple[Sentence, ...]
    dice: Sentence
    start: tuple[float, ...]
    rows: tuple[ReviewRow, ...]
    reasons: Mapping[int, Reasons]


def review_record(text: str, tell: Callable[[float], object]) -> ReviewSheet:
    """Return the review of a record's text; `tell` hears on the way which share is done.

    Raises NotationError for what is no record, or has no coach, and what replaying it raises.
    """
    record = parse_record(text, GAMES)
    coach = coach_of(record)
    game = reviewed_game(record, lambda share: tell(_MOVES_SHARE * share))
    reviewed = game.review
    seats = range(len(reviewed.players))
    first = record.first_state()
    start = tuple(float(coach.worth(first, reviewed.against, seat)) for seat in seats)
    rows = tuple(map(_row, reviewed.moves))
    tell(_MOVES_SHARE)
    return ReviewSheet(
        reviewed.unit,
        reviewed.against,
        reviewed.is_over,
        reviewed.players,
        game.names,
        game.notes,
        dice_told(record, is_over=reviewed.is_over),
        start,
        rows,
        _reasons(record, coach, reviewed, rows),
    )


def _row(move: MoveReview) -> ReviewRow:
    return ReviewRow(
        move.seat,
        move.best.to_text(),
        move.grade,
        move.is_open,
        tuple(map(float, move.lost)),
        tuple(map(float, move.luck)),
        tuple(map(float, move.values)),
    )


def _reasons(
    record: Record[Any], coach: Coach[Any], reviewed: Review, rows: tuple[ReviewRow, ...]
) -> dict[int, Reasons]:
    return {
        place: Reasons(
            coach.why(played.before, reviewed.moves[place].best, reviewed.against),
            coach.why(played.before, played.move, reviewed.against),
        )
        for place, played in enumerate(record.replayed())
        if rows[place].is_error
    }


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
class ReviewMoment:
    """What is said of one move: what happened, the verdict on the choice, and sentences that explain it."""

    title: Sentence
    verdict: Sentence
    grade: Grade | None
    lines: tuple[Sentence, ...]
    faces: Roll


class SeatReview:
    """A recorded game with its review in words, seen from one seat; a place is a number of moves made."""

    def __init__(self, game: RecordedGame[Any], sheet: ReviewSheet, seat: int | None = None) -> None:
        """Take a seat; None for that of the person who meets a computer player, or the first if all are alike."""
        self.game, self.sheet = game, sheet
        self.seat = _first_person(sheet.against) if seat is None else seat
        self._kit = KITS[game.record.spec.id]
        rows = enumerate(sheet.rows, 1)
        self.errors = tuple(place for place, row in rows if row.seat == self.seat and row.is_error)
        """The places after an inaccuracy or worse of the seat, in order."""

    @property
    def unit(self) -> Unit:
        """Return what values are weighed in."""
        return self.sheet.unit

    @property
    def moves(self) -> int:
        """Return how many moves there are."""
        return len(self.sheet.rows)

    @property
    def seats(self) -> tuple[int, ...]:
        """Return the seats from which a reader may look; one where a person meets a computer player."""
        alike = len({bool(name) for name in self.sheet.against}) == 1
        return tuple(range(len(self.sheet.names))) if alike else (self.seat,)

    @property
    def name(self) -> Name:
        """Return the player from whose seat the review is seen."""
        return self.sheet.names[self.seat]

    def seen_from(self, seat: int) -> "SeatReview":
        """Return the same review as another seat sees it."""
        return SeatReview(self.game, self.sheet, seat)

    def value(self, place: int) -> float:
        """Return what the position at a place is worth to the seat."""
        return self.sheet.rows[place - 1].values[self.seat] if place else self.sheet.start[self.seat]

    def next_error(self, place: int, way: int) -> int | None:
        """Return the place of the next error, or with a `way` of -1 of the one before; None where there is none."""
        errors = self.errors if way > 0 else self.errors[::-1]
        return next((found for found in errors if (found - place) * way > 0), None)

    @property
    def result(self) -> Sentence | None:
        """Return how the game ended; None for one that is not over."""
        if not self.sheet.is_over:
            return None
        return self._kit.narrator.result_line(self.game.history[-1], self.sheet.names)

    @property
    def question(self) -> Sentence:
        """Return what the review answers."""
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
        """Return the title of a column of values."""
        return self.unit.title

    @property
    def chart_title(self) -> Sentence:
        """Return what the line of the value shows."""
        return self.unit.chart_title(self.name)

    @property
    def result_told(self) -> tuple[Sentence, ...]:
        """Return what made the result, and what it would have been with even luck."""
        player = self.sheet.players[self.seat]
        return self.unit.result_words(player, self.name, is_over=self.sheet.is_over)

    @property
    def play_told(self) -> tuple[Sentence, ...]:
        """Return what the rating comes from; () where there was nothing to decide."""
        return play_words(self.sheet.players[self.seat], self.unit)

    def line(self, number: int) -> ReviewLine:
        """Return a move as the list shows it, by its number from 1."""
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
        """Return all moves; each is put into words when it is asked for."""
        return _Lines(self)

    def value_words(self, place: int) -> Sentence:
        """Return the value at a place."""
        return self.unit.value_words(self.value(place))

    def moment(self, place: int) -> ReviewMoment:
        """Return what is said of the move that led to a place."""
        if not place:
            return ReviewMoment(tr("Before the first move"), NONE, None, (self._now(0),), ())
        row, played = self.sheet.rows[place - 1], self.game.history[place - 1]
        words = self._told(played)
        return ReviewMoment(
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

    def __init__(self, review: SeatReview) -> None:
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
    """Return whether luck was good or bad as far as its words show it."""
    number = luck.values["number"]
    if not (isinstance(number, Figure) and number.number):
        return 0
    return 1 if worth > 0 else -1
