"""The review of a game: the record with what each of its moves came to, and in words as seen from one of the seats."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Grade, PlayerReview
from dicedesk.coach.review import MoveReview, Review, grade_words, play_words, player_words, review_of
from dicedesk.coach.unit import Unit
from dicedesk.coach.variation import Variation
from dicedesk.core.dice import Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.fair.verify import differences, fair_words, false_dice
from dicedesk.core.game import Played
from dicedesk.core.record import Record, parse_record
from dicedesk.core.replayed import Replayed
from dicedesk.core.words import Name, Sentence, in_sentences, tr
from dicedesk.features.replay import line_after
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.play.seats import computer_called, person_in


@dataclass(frozen=True)
class GameReview:
    """A record with its review and its players' names.

    `notes` say what is assumed, and what is wrong or missing, and `dice` whether they were the sealed ones. What only a
    window shows is there after `review_record`: the `history`, and by the number of a move from 1 in `reasons` what
    speaks for the best choice and against the one that was made, in `variations` what most likely comes of the best,
    both for errors alone, and in `luck_notes` why dice that look kind were not.
    """

    record: Record[Any]
    review: Review
    names: tuple[Name, ...]
    notes: tuple[Sentence, ...]
    dice: Sentence
    history: Sequence[Played[Any]] = ()
    reasons: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    variations: Mapping[int, Variation[Any]] = field(default_factory=dict)
    luck_notes: Mapping[int, Sentence] = field(default_factory=dict)

    @property
    def player_sentences(self) -> tuple[tuple[Sentence, ...], ...]:
        """Return what made the result of each player, in sentences."""
        reviewed = self.review
        return tuple(
            player_words(player, name, reviewed.unit, is_over=reviewed.is_over)
            for player, name in zip(reviewed.players, self.names, strict=True)
        )


def reviewed_game(record: Record[Any]) -> GameReview:
    """Return the record with its review.

    Raises what replaying it raises, and NotationError for a game that has no coach.
    """
    return _reviewed(record, coach_of(record), record.replayed())


_MOVES_SHARE = 0.8
"""The share of the work that is done when all moves are weighed; then the errors are explained."""


def _nobody_hears(_share: float) -> None:
    """Tell nobody how far it is."""


def reviewed_moves(text: str, tell: Callable[[float], object] = _nobody_hears) -> GameReview:
    """Return the review of a record's text with its history, and without reasons.

    `tell` hears on the way which share is done. Raises NotationError for what is no record, or has no coach, and what
    replaying it raises.
    """
    record, history = parse_record(text, SPECS), list[Played[Any]]()
    game = _reviewed(record, coach_of(record), _moves(record, history, tell))
    return replace(game, history=Replayed(history))


def review_record(text: str, tell: Callable[[float], object]) -> GameReview:
    """Return the same with reasons, and in floats, which other processes are handed quickly.

    It raises the same.
    """
    game = reviewed_moves(text, lambda share: tell(_MOVES_SHARE * share))
    tell(_MOVES_SHARE)
    coach, against = coach_of(game.record), game.review.against
    reasons, variations = dict[int, tuple[str, ...]](), dict[int, Variation[Any]]()
    luck_notes = dict[int, Sentence]()
    for number, (played, move) in enumerate(zip(game.history, game.review.moves, strict=True), 1):
        if move.is_error:
            reasons[number] = _reasons(coach, played, move, against)
            variations[number] = coach.variation(played.before, move.best, against)
        if move.luck[move.seat] < 0 and (note := coach.luck_note(played, against)) is not None:
            luck_notes[number] = note
    return replace(
        game,
        review=game.review.in_floats(),
        reasons=reasons,
        variations=variations,
        luck_notes=luck_notes,
    )


def _reasons(coach: Coach[Any], played: Played[Any], move: MoveReview, against: Against) -> tuple[str, ...]:
    """The argument for the best choice and against the actual one; without an argument, a reason for each."""
    argument = coach.argument(played.before, move.move, against)
    whys = (coach.why(played.before, choice, against) for choice in (move.best, move.move))
    return argument or tuple(why for why in whys if why is not None)


def coach_of(record: Record[Any]) -> Coach[Any]:
    """Return the coach of a record's game. Raises NotationError where there is none."""
    load = GAMES[record.spec.id].coach
    if load is None:
        raise NotationError(tr("there is no coach for {game}", game=record.spec.title))
    return load()


def _moves(
    record: Record[Any], history: list[Played[Any]], tell: Callable[[float], object]
) -> Iterator[Played[Any]]:
    """Give the moves one after the other, and add them to the history; `tell` hears a hundred times how far it is."""
    count = len(record.plays)
    for place, played in enumerate(record.replayed()):
        if place % (count // 100 + 1) == 0:
            tell(place / count)
        history.append(played)
        yield played


def _reviewed(record: Record[Any], coach: Coach[Any], played: Iterator[Played[Any]]) -> GameReview:
    reviewed = review_of(record.first_state(), played, coach, coach.against(record))
    names = tuple(_name(record, seat) for seat in range(len(reviewed.players)))
    wrong = differences(record, is_over=reviewed.is_over)
    notes = []
    if not reviewed.is_over:
        notes.append(tr("This game is not finished; the review covers the moves so far."))
    if record.tag("Seed") is not None and false_dice(record, is_over=reviewed.is_over):
        notes.append(tr("The dice in this record do not match its seal."))
    if reviewed.unit.note is not None:
        notes.append(reviewed.unit.note)
    if coach.players is not None and len(names) > 1 and not any(reviewed.against):
        notes.append(tr("Between two people, the review assumes perfect play from each position."))
    return GameReview(record, reviewed, names, tuple(notes), wrong[0] if wrong else fair_words(record))


def _name(record: Record[Any], seat: int) -> Name:
    roster = GAMES[record.spec.id].players
    name = record.tag(f"Player{seat}")
    if roster is not None and name and roster.has(name):
        return computer_called(name, roster).name
    return person_in(record, seat).name


NONE = Sentence("", {})
"""Nothing to say."""


class SeatReview:
    """The review of a game in words, seen from one seat; a place is a number of moves made."""

    def __init__(self, game: GameReview, seat: int | None = None) -> None:
        """Take a seat; None for that of the person who meets a computer player, or the first if all are alike."""
        against = game.review.against
        first_person = next((each for each, name in enumerate(against) if not name), 0)
        self.game, self.seat = game, first_person if seat is None else seat
        self.parts = GAMES[game.record.spec.id]
        moves = enumerate(game.review.moves, 1)
        self.errors = tuple(place for place, move in moves if move.seat == self.seat and move.is_error)
        """The places after an inaccuracy or worse of the seat, in order."""

    @property
    def unit(self) -> Unit:
        """Return what values are weighed in."""
        return self.game.review.unit

    @property
    def moves(self) -> int:
        """Return how many moves there are."""
        return len(self.game.review.moves)

    @property
    def seats(self) -> tuple[int, ...]:
        """Return the seats from which a reader may look; one where a person meets a computer player."""
        alike = len({bool(name) for name in self.game.review.against}) == 1
        return tuple(range(len(self.game.names))) if alike else (self.seat,)

    @property
    def name(self) -> Name:
        """Return the player from whose seat the review is seen."""
        return self.game.names[self.seat]

    @property
    def player(self) -> PlayerReview:
        """Return what all choices of the seat come to."""
        return self.game.review.players[self.seat]

    def seen_from(self, seat: int) -> "SeatReview":
        """Return the same review as another seat sees it."""
        return SeatReview(self.game, seat)

    def value(self, place: int) -> float:
        """Return what the position at a place is worth to the seat."""
        moves = self.game.review.moves
        return float(moves[place - 1].values[self.seat] if place else self.player.value_at_start)

    def next_error(self, place: int, way: int) -> int | None:
        """Return the place of the next error, or with a `way` of -1 of the one before; None where there is none."""
        errors = self.errors if way > 0 else self.errors[::-1]
        return next((error for error in errors if (error - place) * way > 0), None)

    @property
    def result(self) -> Sentence | None:
        """Return how the game ended; None for one that is not over."""
        if not self.game.review.is_over:
            return None
        return self.parts.telling.result_line(self.game.history[-1], self.game.names)

    @property
    def question(self) -> Sentence:
        """Return what the review answers."""
        if not (self.unit.quantity.is_chance and self.game.review.is_over):
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
    def result_told(self) -> Sentence:
        """Return what made the result."""
        return self.unit.sum_words(self.player, self.name, is_over=self.game.review.is_over)

    @property
    def play_told(self) -> tuple[Sentence, ...]:
        """Return what the rating comes from; () where there was nothing to decide."""
        return play_words(self.player, self.unit)

    @property
    def moments(self) -> tuple["ReviewMoment", ...]:
        """Return the moment after each move."""
        return tuple(map(self.moment, range(1, self.moves + 1)))

    def moment(self, place: int) -> "ReviewMoment":
        """Return the moment at a place."""
        return ReviewMoment(self, place)

    def best_line(self, place: int) -> Record[Any] | None:
        """Return a record of play that did not happen: the moves before this place, then the likeliest play after the
        best choice there. None if the move at this place was not an error.
        """
        variation = self.game.variations.get(place)
        if variation is None:
            return None
        return line_after(self.game.record.without_last(self.moves - place + 1), variation)


@dataclass(frozen=True)
class ReviewMoment:
    """A place of a review, and the move that led there. Each part is put into words when it is asked for.

    No move led to the place 0. It has a title and lines, but no verdict, grade or dice; its other parts mean nothing.
    """

    review: SeatReview
    place: int

    @property
    def title(self) -> Sentence:
        """Return what happened."""
        if not self.place:
            return tr("Before the first move")
        telling, played = self.review.parts.telling, self._played
        words = telling.line(played, self.review.game.names, 0) if telling.lines_in(played) else self.choice
        return tr("Move {number}: {words}", number=self.place, words=words)

    @property
    def verdict(self) -> Sentence:
        """Return the word for the mover's error and its cost; NONE if the move was not an error."""
        if not (self.place and self._move.is_error):
            return NONE
        return tr(
            "{sign} {grade}, {cost}",
            sign=self._move.grade.sign,
            grade=grade_words(self._move.grade),
            cost=self.review.unit.amount_words(self._move.cost),
        )

    @property
    def grade(self) -> Grade | None:
        """Return how good the choice was; None for a move that decides nothing."""
        return self._move.grade if self.place and self._move.is_open else None

    @property
    def has_heading(self) -> bool:
        """Return whether the first line says in short what was best, and others argue for it."""
        return self.place not in self.review.game.reasons or not self.review.unit.argues_from_best

    @property
    def lines(self) -> tuple[str, ...]:
        """Return sentences that explain the choice, the luck and the value."""
        return (*self._reasons, *self._luck_and_value)

    @property
    def short_lines(self) -> tuple[str, ...]:
        """Return the same where there is little room: of an argument the line of the best choice and the last one.

        Luck and value stand in one line.
        """
        most = 2 if self.has_heading else 1
        reasons = self._reasons
        return (*reasons[:most], *reasons[most:][-1:], in_sentences(*self._luck_and_value))

    @property
    def _luck_and_value(self) -> tuple[str, ...]:
        now = self.review.unit.now_words(self.review.value(self.place), self.review.name)
        return (self._luck_told, now) if self.place and self._played.faces else (now,)

    @property
    def faces(self) -> Roll:
        """Return the dice that lie there."""
        return self.review.parts.prompt.lying(self._played) if self.place else ()

    @property
    def name(self) -> Name:
        """Return who moved."""
        return self.review.game.names[self._move.seat]

    @property
    def choice(self) -> Sentence:
        """Return the choice that was made."""
        return self.review.parts.telling.choice(self._played.before, self._move.move)

    @property
    def best(self) -> Sentence:
        """Return the choice that would have been best."""
        return self.review.parts.telling.choice(self._played.before, self._move.best)

    @property
    def standing(self) -> Sentence:
        """Return how things stood before the move, in a line."""
        prompt, game = self.review.parts.prompt, self.review.game
        lines = prompt.standing(self._played.before, game.names, prompt.first_named(game.record))
        return next(iter(lines), NONE)

    @property
    def gave(self) -> Sentence:
        """Return what the choice gave away."""
        if self.grade is None:
            return NONE
        if self.grade is Grade.FINE:
            return grade_words(self.grade)
        cost = self.review.unit.number_words(self._move.cost)
        return Sentence("{sign} {cost}", {"sign": self.grade.sign, "cost": cost})

    @property
    def luck(self) -> Sentence:
        """Return what the dice gave the seat."""
        return self.review.unit.change_words(self._move.luck[self.review.seat])

    @property
    def luck_way(self) -> int:
        """Return 1 for good luck that its words show, -1 for bad, else 0."""
        return self.review.unit.way(self._move.luck[self.review.seat])

    @property
    def value(self) -> Sentence:
        """Return what the position is worth to the seat."""
        return self.review.unit.value_words(self.review.value(self.place))

    @property
    def _move(self) -> MoveReview:
        return self.review.game.review.moves[self.place - 1]

    @property
    def _played(self) -> Played[Any]:
        return self.review.game.history[self.place - 1]

    @property
    def _reasons(self) -> tuple[str, ...]:
        if not (self.place and self._move.is_open):
            return ()
        move, unit = self._move, self.review.unit
        reasons = self.review.game.reasons.get(self.place)
        if reasons is not None:
            return (*(() if unit.argues_from_best else (tr("Best: {choice}.", choice=self.best),)), *reasons)
        if unit.way(move.cost) < 1:
            return (tr("This was the best choice."),)
        cost = unit.amount_words(move.cost)
        return (tr("A good choice; {choice} is better by {cost}.", choice=self.best, cost=cost),)

    @property
    def _luck_told(self) -> str:
        note = self.review.game.luck_notes.get(self.place) if self._move.seat == self.review.seat else None
        return in_sentences(self._luck_words, note or NONE)

    @property
    def _luck_words(self) -> Sentence:
        way, name = self.luck_way, self.review.name
        if not way:
            return tr("The dice changed nothing.")
        values = {"luck": self.luck, "name": name}
        if name.is_you:
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
