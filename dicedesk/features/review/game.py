"""The review of a game: the record, the cost of each move, and the words as seen from one seat."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import takewhile
from typing import Any

from dicedesk.coach.coach import Against, Coach, SlowWork
from dicedesk.coach.evaluation import Grade, PlayerReview, Worth
from dicedesk.coach.review import MoveReview, Review, grade_words, play_words, player_words, review_of
from dicedesk.coach.unit import Unit
from dicedesk.coach.variation import Variation
from dicedesk.coach.verdict import ChoiceVerdict, costs_nothing
from dicedesk.core.errors import NotationError
from dicedesk.core.fair.verify import differences, fair_words, false_dice, from_position
from dicedesk.core.game import Played, State
from dicedesk.core.record import LEFT, Record, parse_record
from dicedesk.core.replayed import Replayed
from dicedesk.core.words import Name, Sentence, in_sentences, tr
from dicedesk.features.replay import line_after
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.play.moments import DiceShown, Moments
from dicedesk.play.seats import computer_called, people_in, person_in, told_apart


@dataclass(frozen=True)
class GameReview:
    """A record with its review and its players' names.

    `notes` are the assumptions and any faults, and `dice` says whether the dice match the seal. `review_record` adds
    the fields that only a window shows: the `history`; and, for errors alone, by the number of the move from 1, in
    `reasons` the argument for the best choice and against the actual one, in `variations` the most likely play after
    the best; and in `luck_notes` why dice that look kind were not.
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
        """Return the reasons for each player's result, in sentences."""
        reviewed = self.review
        return tuple(
            player_words(player, name, reviewed.unit, is_over=reviewed.is_over)
            for player, name in zip(reviewed.players, self.names, strict=True)
        )


_MOVES_SHARE = 0.8
"""The share of the work done once all moves are weighed; after that, the errors are explained."""


def reviewed_moves(text: str, tell: Callable[[SlowWork], object] = lambda _: None) -> GameReview:
    """Return the review of a record's text, without reasons; `tell` hears of the coach's slow work.

    Raises NotationError if the text is not a record, and the errors of `reviewed_game`.
    """
    record = parse_record(text, SPECS)
    work_out_for(record, tell)
    return reviewed_game(record)


def reviewed_game(record: Record[Any], tell: Callable[[float], object] = lambda _: None) -> GameReview:
    """Return the record with its review and history, and without reasons.

    `tell` receives the share that is done. Raises the errors of replaying it, and NotationError for a game without a
    coach.
    """
    history = list[Played[Any]]()
    game = _reviewed(record, coach_of(record), _moves(record, history, tell))
    return replace(game, history=Replayed(history))


def review_record(text: str, tell: Callable[[float | SlowWork], object]) -> GameReview:
    """Return the review with reasons, in floats, which are quickly sent to other processes.

    `tell` receives the coach's slow work, then the share that is done. Raises the same errors as `reviewed_moves`.
    """
    record = parse_record(text, SPECS)
    work_out_for(record, tell)
    game = reviewed_game(record, lambda share: tell(_MOVES_SHARE * share))
    tell(_MOVES_SHARE)
    return explained(game, coach_of(record))


def explained(game: GameReview, coach: Coach[Any, Any], first: int = 1) -> GameReview:
    """Return the review in floats, with the coach's reasons from the move with this number on."""
    against = game.review.against
    reasons, variations = dict[int, tuple[str, ...]](), dict[int, Variation[Any]]()
    luck_notes = dict[int, Sentence]()
    for number, move in enumerate(game.review.moves[first - 1 :], first):
        played = game.history[number - 1]
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


def _reasons(
    coach: Coach[Any, Any], played: Played[Any], move: MoveReview, against: Against
) -> tuple[str, ...]:
    """The argument for the best choice and against the actual one; without one, a reason for each, if they differ."""
    argument = coach.argument(played.before, move.move, against)
    whys = (coach.why(played.before, choice, against) for choice in (move.best, move.move))
    return argument or tuple(dict.fromkeys(why for why in whys if why is not None))


def coach_of(record: Record[Any]) -> Coach[Any, Any]:
    """Return the coach of a record's game. Raises NotationError if there is none."""
    load = GAMES[record.spec.id].coach
    if load is None:
        raise NotationError(tr("there is no coach for {game}", game=record.spec.title))
    return load()


def work_out_for(record: Record[Any], tell: Callable[[SlowWork], object]) -> None:
    """Do the slow work that the review of a record needs, unless it was done; `tell` gets its progress.

    Raises NotationError for a game without a coach, or for unknown rules.
    """
    coach_of(record).work_out(record.first_state().rules_text(), tell)


def _moves(
    record: Record[Any], history: list[Played[Any]], tell: Callable[[float], object]
) -> Iterator[Played[Any]]:
    """Yield the moves, and add them to the history; `tell` gets the progress a hundred times."""
    count = len(record.plays)
    for place, played in enumerate(record.replayed()):
        if place % (count // 100 + 1) == 0:
            tell(place / count)
        history.append(played)
        yield played


def _reviewed(record: Record[Any], coach: Coach[Any, Any], played: Iterator[Played[Any]]) -> GameReview:
    reviewed = review_of(record.first_state(), played, coach, coach.against(record))
    names = names_in(record)
    wrong = differences(record, is_over=reviewed.is_over)
    notes: list[Sentence] = [*from_position(record)]
    if not reviewed.is_over:
        notes.append(tr("This game is not finished; the review covers the moves so far."))
    if record.tag("Seed") is not None and false_dice(record, is_over=reviewed.is_over):
        notes.append(tr("The dice in this record do not match its seal."))
    if reviewed.unit.note is not None:
        notes.append(reviewed.unit.note)
    if coach.players is not None and len(names) > 1 and not any(reviewed.against):
        notes.append(tr("In a game between two people, the review assumes perfect play from each position."))
    return GameReview(record, reviewed, names, tuple(notes), wrong[0] if wrong else fair_words(record))


def names_in(record: Record[Any]) -> tuple[Name, ...]:
    """Return the names of the players of a record, by seat."""
    return told_apart([_name_in(record, seat) for seat in range(record.first_state().seats)])


def _name_in(record: Record[Any], seat: int) -> Name:
    roster = GAMES[record.spec.id].players
    name = record.tag(f"Player{seat}")
    if name and roster.has(name):
        return computer_called(name, roster).name
    return person_in(record, seat).name


NONE = Sentence("", {})
"""An empty sentence."""


class SeatReview:
    """The review of a game in words, seen from one seat; a place is a number of moves made."""

    def __init__(self, game: GameReview, seat: int | None = None) -> None:
        """Choose the seat: None for the first person, or for the first seat if nobody plays."""
        self.game, self.parts = game, GAMES[game.record.spec.id]
        self.people = people_in(game.record, len(game.names), self.parts.players)
        """The seats of people, in order."""
        self.seat = next(iter(self.people), 0) if seat is None else seat
        moves = enumerate(game.review.moves, 1)
        self.errors = tuple(place for place, move in moves if move.seat == self.seat and move.is_error)
        """The places after an inaccuracy or worse of the seat, in order."""

    @property
    def unit(self) -> Unit:
        return self.game.review.unit

    @property
    def moves(self) -> int:
        return len(self.game.review.moves)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats from which the review can be seen; one if a person meets a computer player."""
        alike = len({bool(name) for name in self.game.review.against}) == 1
        return tuple(range(len(self.game.names))) if alike else (self.seat,)

    @property
    def name(self) -> Name:
        """The player from whose seat the review is seen."""
        return self.game.names[self.seat]

    @property
    def player(self) -> PlayerReview:
        """The sums of all choices of the seat."""
        return self.game.review.players[self.seat]

    def seen_from(self, seat: int) -> "SeatReview":
        """Return the same review seen from another seat."""
        return SeatReview(self.game, seat)

    def value(self, place: int) -> float:
        """Return the position's value to the seat at a place."""
        moves = self.game.review.moves
        return float(moves[place - 1].values[self.seat] if place else self.player.value_at_start)

    def next_error(self, place: int, way: int) -> int | None:
        """Return the place of the next error, or of the previous one for a `way` of -1; None if there is none."""
        errors = self.errors if way > 0 else self.errors[::-1]
        return next((error for error in errors if (error - place) * way > 0), None)

    @property
    def last_state(self) -> State[Any]:
        """The position after the last move."""
        state: State[Any] = self.game.history[-1].step.state if self.moves else self.game.record.first_state()
        return state

    @property
    def headline(self) -> Sentence | None:
        """How the game ended, or where it was left; None if it goes on."""
        telling, names, record = self.parts.telling, self.game.names, self.game.record
        if self.game.review.is_over:
            return telling.result_line(record.first_state(), self.last_state, names)
        if record.tag(LEFT) is not None:
            return telling.left_line(record.first_state(), self.last_state, names, self.seat)
        return None

    @property
    def value_title(self) -> Sentence:
        """The title of a column of values."""
        return self.unit.title

    @property
    def chart_title(self) -> Sentence:
        """The title of the line of the value."""
        return self.unit.chart_title(self.name)

    @property
    def result_told(self) -> Sentence:
        """How the result came about."""
        return self.unit.sum_words(self.player, self.name, is_over=self.game.review.is_over)

    @property
    def play_told(self) -> tuple[Sentence, ...]:
        """The reasons for the rating; () if there was nothing to decide."""
        return play_words(self.player, self.unit)

    @property
    def moments(self) -> tuple["ReviewMoment", ...]:
        """The moment after each move."""
        return tuple(map(self.moment, range(1, self.moves + 1)))

    def moment(self, place: int) -> "ReviewMoment":
        return ReviewMoment(self, place)

    def best_line(self, place: int) -> Record[Any] | None:
        """Return a record of the moves before this place and the most likely play after the best choice.

        None if the move at this place was not an error.
        """
        variation = self.game.variations.get(place)
        if variation is None:
            return None
        return line_after(self.game.record.without_last(self.moves - place + 1), variation)


@dataclass(frozen=True)
class ReviewMoment:
    """A place of a review, and the move that led to it. Each part is put into words on demand.

    No move led to place 0. It has a title and lines, but no verdict, grade or dice; its other parts mean nothing.
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
        """The word for the mover's error and its cost; NONE if the move was not an error."""
        if not (self.place and self._move.is_error):
            return NONE
        return tr(
            "{sign} {grade}, {cost}",
            sign=self._move.grade.sign,
            grade=grade_words(self._move.grade),
            cost=self.review.unit.amount_words(self._move.cost),
        )

    @property
    def chosen(self) -> Sentence:
        """The choice and the position before it, for a friend."""
        return self._moments.choice(self._played, self.review.game.names)

    @property
    def thrown(self) -> str:
        """The dice, their result, and the position before them, for a friend."""
        return self._moments.dice(self._played, self.review.game.names)

    @property
    def best_chosen(self) -> Sentence:
        """The choice that would have been best, for a friend."""
        return self._moments.best(self._move.best, self.best)

    def decided(self, winner: int) -> Sentence:
        """Why this seat was then certain to win; NONE if the game was over."""
        state = self._played.step.state
        if state.outcome() is not None:
            return NONE
        return self._moments.decided_words(state, winner, self.review.game.names)

    def own_words(self, *, is_choice: bool) -> str | None:
        """The choice or the dice with the change they made, in the game's own words; None if it has none."""
        best = self._move.best if is_choice else None
        names = self.review.game.names
        return self._moments.own_words(self._played, best, names, self.review.last_state)

    def tells_change(self, change: Worth) -> bool:
        """Return whether the words for the dice say enough about a change of this size."""
        return self._moments.tells_change(self._played, change)

    @property
    def chance(self) -> Fraction:
        """The chance of the dice's result."""
        return self._moments.chance(self._played)

    @property
    def _moments(self) -> Moments[Any]:
        moments, moves = self.review.parts.moments(), self.review.game.review.moves
        if not self._move.luck[self._move.seat] > 0:
            return moments
        limit = self.review.unit.limits.inaccuracy
        good = sum(1 for _ in takewhile(lambda move: move.cost < limit, moves[self.place :]))
        return moments.followed_by(self.review.game.history[self.place : self.place + good])

    @property
    def grade(self) -> Grade | None:
        """How good the choice was; None for a move that decides nothing."""
        return self._move.grade if self.place and self._move.is_open else None

    @property
    def has_heading(self) -> bool:
        """Whether the first line names the best choice, and the other lines argue for it."""
        return self.place not in self.review.game.reasons or not self.review.unit.argues_from_best

    @property
    def lines(self) -> tuple[str, ...]:
        """The sentences that explain the choice, the luck and the value."""
        *luck, now = self.luck_and_value
        told = in_sentences(*self._rolled, *luck)
        return (*self._reasons, *filter(None, (told,)), now)

    @property
    def short_lines(self) -> tuple[str, ...]:
        """The lines for little room: of an argument, only its first and last lines.

        Luck and value share one line.
        """
        most = 2 if self.has_heading else 1
        reasons = self._reasons
        told = in_sentences(*self._rolled, *self.luck_and_value)
        return (*reasons[:most], *reasons[most:][-1:], told)

    @property
    def luck_and_value(self) -> tuple[str, ...]:
        """The sentences about the dice, if there were any, and about the value after them."""
        now = self.review.unit.now_words(self.review.value(self.place), self.review.name)
        return (self._luck_told, now) if self.place and self._played.faces else (now,)

    @property
    def dice(self) -> DiceShown:
        """The dice that show the move."""
        return self._moments.dice_shown(self._played) if self.place else DiceShown()

    @property
    def name(self) -> Name:
        """The mover."""
        return self.review.game.names[self._move.seat]

    @property
    def choice(self) -> Sentence:
        """The choice that was made."""
        return self.review.parts.telling.choice(self._played.before, self._move.move)

    @property
    def best(self) -> Sentence:
        """The choice that would have been best."""
        return self.review.parts.telling.choice(self._played.before, self._move.best)

    @property
    def standing(self) -> Sentence:
        """The standing before the move, in a line."""
        prompt, game = self.review.parts.prompt, self.review.game
        lines = prompt.standing(self._played.before, game.names, prompt.first_named(game.record))
        return next(iter(lines), NONE)

    @property
    def gave(self) -> Sentence:
        """The cost of the choice."""
        if self.place and self._move.is_for_the_win:
            return ChoiceVerdict.FOR_THE_WIN.word
        if self.grade is None:
            return NONE
        if self.grade is Grade.FINE:
            return grade_words(self.grade)
        cost = self.review.unit.number_words(self._move.cost)
        return Sentence("{sign} {cost}", {"sign": self.grade.sign, "cost": cost})

    @property
    def luck(self) -> Sentence:
        """The seat's luck."""
        return self.review.unit.change_words(self._move.luck[self.review.seat])

    @property
    def luck_way(self) -> int:
        """1 for good luck that its words show, -1 for bad, otherwise 0."""
        return self.review.unit.way(self._move.luck[self.review.seat])

    @property
    def value(self) -> Sentence:
        """The position's value to the seat, without a unit."""
        unit = self.review.unit
        return unit.read_value_words(unit.as_read(self.review.value(self.place)))

    @property
    def _move(self) -> MoveReview:
        return self.review.game.review.moves[self.place - 1]

    @property
    def _played(self) -> Played[Any]:
        return self.review.game.history[self.place - 1]

    @property
    def _reasons(self) -> tuple[str, ...]:
        if self.place and self._move.is_for_the_win:
            cost = self.review.unit.amount_words(self._move.cost)
            return (tr("For the win: no choice wins more often. It costs {cost} on average.", cost=cost),)
        if not (self.place and self._move.is_open):
            return ()
        move, unit = self._move, self.review.unit
        reasons = self.review.game.reasons.get(self.place)
        if reasons is not None:
            return (*(() if unit.argues_from_best else (tr("Best: {choice}.", choice=self.best),)), *reasons)
        if costs_nothing(move.cost):
            return (tr("This was the best choice."),)
        if not unit.way(move.cost):
            return ()
        cost = unit.amount_words(move.cost)
        return (tr("A good choice; {choice} is better by {cost}.", choice=self.best, cost=cost),)

    @property
    def _rolled(self) -> tuple[Sentence, ...]:
        """What the dice showed, if the dice shown are those before them."""
        faces = self._played.faces if self.dice.are_before else ()
        return (tr("Rolled: {faces}.", faces=" ".join(map(str, faces))),) if faces else ()

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
