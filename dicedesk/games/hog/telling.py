"""The words of a game of Hog: each turn, the table, and the log with its commentary.

A commentary function is called with both scores after a turn, reports what is worth reporting, and returns the function
to call after the next turn. It changes nothing: an earlier function, called again, reports the same again.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Any, Protocol

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.game import DiceRolled, Event, Played
from dicedesk.core.persistent_list import Fold, PersistentList
from dicedesk.core.record import Record
from dicedesk.core.words import Joined, Name, Sentence, by, figure, in_sentences, percent, tr, trn
from dicedesk.games.hog.players import HOG_PLAYERS, perfect_strategy
from dicedesk.games.hog.rules import (
    DEFAULT_GOAL,
    GoalReached,
    HogState,
    PiggedOut,
    PointsScored,
    RollDice,
    Scores,
    ScoresSwapped,
    free_bacon,
    swap_outlook,
)
from dicedesk.games.hog.swaps import SwapPanel, SwapText, swap_lesson, swap_panel, swap_rule, swap_texts
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.audio import Cue
from dicedesk.play.scene import Scene
from dicedesk.play.seats import Seat, home_in, people_in
from dicedesk.play.telling import (
    CoachText,
    Controls,
    Lesson,
    Phase,
    ResultText,
    Showing,
    TablePart,
    TableView,
    Telling,
    Tone,
    is_persons_win,
    left_at,
    sum_so_far,
)

if TYPE_CHECKING:
    # Loads 7 ms of a start, which asks no coach.
    from dicedesk.coach.evaluation import Evaluation

Names = Sequence[Name]
"""The two players' names, by seat."""


@dataclass(frozen=True)
class PanelText:
    """A panel: the player's name, what happened last, the score, its goal, and whether it is their turn."""

    name: str
    news: str
    score: int
    goal: int
    is_lit: bool


@dataclass(frozen=True, kw_only=True)
class HogView(TableView):
    """The contents of the Hog table.

    `panels` are the left and the right one. `bacon` is what rolling no dice scores; `swaps` are those the coming turn
    can lead to, None if nobody is about to roll. `swap_lines` has a line for each number card, from 0 dice, for a
    person who is about to roll.
    """

    panels: tuple[PanelText, PanelText]
    bacon: int
    swaps: SwapPanel | None
    swap_lines: Sequence[SwapText | None]
    log: Sequence["LogLine"]


@dataclass(frozen=True)
class ChanceText:
    """The chance to win with a number of dice, the length of its bar from 0 to 1, and whether it is the best."""

    dice: int
    chance: Sentence
    bar: float
    is_best: bool


@dataclass(frozen=True)
class NoOneText:
    """The chance that a number of dice shows no 1, in short and as it is read aloud."""

    short: Sentence
    spoken: Sentence


def no_one_text(dice: int) -> NoOneText:
    """The risk of a number of dice: each die shows no 1 in 5 of 6 throws."""
    chance = percent((5 / 6) ** dice, 0)
    #: Two short lines under a number of dice: how likely none of them shows a 1.
    short = tr("{chance}\nno 1s", chance=chance)
    return NoOneText(short, tr("{chance} to roll no 1s", chance=chance))


class HogTelling(Telling[HogState, RollDice]):
    """Words for a game of Hog: a line for each turn, and one for a swap."""

    def lines_in(self, played: Played[HogState]) -> int:
        """2 if the scores were swapped, else 1."""
        return 1 + turn_of(played).swapped

    def line(self, played: Played[HogState], names: Names, place: int) -> Sentence:
        """The result of the turn, then the swap."""
        turn = turn_of(played)
        return swap_line(turn) if place else caption_of(turn, names)

    def lesson(self, session: GameSession[HogState], begun: int) -> Lesson | None:
        """What a 1 does, before and after a roll, and the goal; swaps and Free Bacon when they first matter."""
        is_persons = [seat.player is None for seat in session.seats]
        own = [played for played in session.history[begun:] if is_persons[played.before.seat]]
        state = session.state
        if not own and not is_persons[state.seat]:
            risk = tr("If any die shows a 1, the whole roll scores only 1 point.")
            return Lesson(TablePart.DICE, in_sentences(_wins_words(state.rules.goal), risk))
        learner = own[0].before.seat if own else state.seat
        turns = [played for played in own if played.before.seat == learner]
        if state.seat == learner:
            return _lesson_before(tuple(_positions(session.history[begun:], state, learner)))
        if len(turns) > 1:
            return None
        turn = turn_of(turns[0])
        return Lesson(TablePart.DICE, in_sentences(_scored_words(turn), *_swapped_words(turn)))

    def choice(self, state: HogState, move: RollDice) -> Sentence:
        """The number of dice, or Free Bacon."""
        return dice_words(move.count) if move.count else tr("Free Bacon")

    def count_so_far(self, landed: Roll) -> str:
        """The sum so far; a 1 ends it."""
        if 1 not in landed:
            return sum_so_far(landed)
        dice = " + ".join(map(str, landed[: landed.index(1) + 1]))
        return Joined((dice, tr("Pig Out, 1 point")))

    def milestone(self, played: Played[HogState], names: Names) -> Sentence | None:
        """The end of the game, a swap, or a pig out."""
        turn = turn_of(played)
        if turn.winner is not None:
            return result_line(played.step.state, names)
        if turn.swapped:
            return swap_line(turn)
        return caption_of(turn, names) if turn.pigged_out else None

    def result_line(self, first: HogState, state: HogState, names: Names) -> Sentence:
        """The result of the only person, or the winner, with both scores."""
        return result_line(state, names)

    def left_line(self, first: HogState, state: HogState, names: Names, seat: int) -> Sentence:
        """Both scores, those of the seat first."""
        return left_at(state.scores[seat], state.scores[1 - seat], names[seat])

    def view(self, scene: Scene[HogState], showing: Showing[int]) -> HogView:
        """The contents of the table; the choice is a number of dice. While scores swap on screen, the next turn is not
        shown."""
        last = scene.last
        crossing = last if showing.phase is Phase.LANDED else None
        state = scene.state if crossing is None else crossing.before
        keys, outlook = _keys(scene, state), None if state.outcome() else swap_outlook(state)
        seat = scene.seats[state.seat]
        swaps = None if outlook is None else swap_panel(outlook, seat.name)
        headline, caption, result = _headline(scene), _caption(scene), _result(scene)
        return HogView(
            headline=headline,
            caption=caption,
            note=_turn(scene.history, crossing) if outlook and _is_whole(scene) else "",
            hint=keys,
            drawer_hint=swaps.hint or keys if swaps else keys,
            dice=last.faces if last else (),
            result=result,
            spoken=_spoken(scene, headline, caption, result),
            panels=_panels(scene, crossing),
            bacon=free_bacon(state.opponent_score),
            swaps=swaps,
            swap_lines=swap_texts(outlook) if outlook and seat.player is None else (),
            log=scene.folded(log_between(*scene.names)).lines,
        )

    def controls(self, scene: Scene[HogState], showing: Showing[int]) -> Controls:
        """The actions available at the table; the choice is a number of dice."""
        is_busy = showing.phase is not Phase.AT_REST or scene.computer_moves
        can_choose = not (is_busy or scene.is_over)
        return Controls(
            primary=_primary(scene, showing.choice, is_busy=is_busy),
            key=tr("Enter") if can_choose else tr("Any key"),
            can_choose=can_choose,
            can_undo=scene.undoable > 0,
        )

    def cue(self, played: Played[HogState], seats: Sequence[Seat[HogState]]) -> Cue | None:
        """The sound of the end of the game, else of a swap, else of a pig out."""
        cues = [cue for event in played.step.events if (cue := _cue(event, seats)) is not None]
        return cues[-1] if cues else None


def _scored_words(turn: "Turn") -> Sentence:
    if turn.pigged_out:
        return tr("A 1 came up, so the whole turn scored just 1 point.")
    points = point_words(turn.points)
    if not turn.faces:
        return tr("Free Bacon needs no dice, so no 1 can spoil it: {points}.", points=points)
    return tr("No 1 came up, so every die counts: {points}.", points=points)


def _swapped_words(turn: "Turn") -> tuple[Sentence, ...]:
    if not turn.swapped:
        return ()
    before, after = turn.added[turn.seat], turn.final[turn.seat]
    return (tr("Then came a Swine Swap: your {before} became {after}.", before=before, after=after),)


def _positions(
    history: Sequence[Played[HogState]], state: HogState, learner: int
) -> Iterator[tuple[HogState, "Turn | None"]]:
    """The learner's positions and the last one, each with the last turn that swapped the scores since the previous."""
    swap: Turn | None = None
    for played in history:
        if played.before.seat == learner:
            yield played.before, swap
            swap = None
        turn = turn_of(played)
        swap = turn if turn.swapped else swap
    yield state, swap


def _lesson_before(positions: Sequence[tuple[HogState, "Turn | None"]]) -> Lesson | None:
    """The lesson at a player's last position. A position has at most one, and no lesson comes twice."""
    left = [_choose_lesson, _swap_lesson, _again_lesson, _bacon_lesson]
    lessons = [_take_lesson(left, *position) for position in positions]
    lesson = lessons[-1]
    return lesson if lesson is None or left else replace(lesson, is_last=True)


def _take_lesson(
    left: list[Callable[[HogState, "Turn | None"], Lesson | None]], state: HogState, swap: "Turn | None"
) -> Lesson | None:
    """Take from the lessons that are left the first one that the position is good for; None if there is none."""
    for give in left:
        lesson = give(state, swap)
        if lesson is not None:
            left.remove(give)
            return lesson
    return None


def _choose_lesson(_: HogState, _swap: "Turn | None") -> Lesson:
    risk = tr("Every die counts, but a single 1 cuts the whole turn to 1 point.")
    return Lesson(TablePart.CHOICES, in_sentences(tr("Choose how many dice to roll."), risk))


def _swap_lesson(state: HogState, swap: "Turn | None") -> Lesson | None:
    """The rule, with the swap that just came, or one that may come."""
    text = swap_lesson(swap_outlook(state)) if swap is None else swap_rule(*swap.added)
    return Lesson(TablePart.SCORES, text) if text else None


def _again_lesson(state: HogState, _swap: "Turn | None") -> Lesson:
    risk = tr("Your turn again: more dice can score more, but a 1 becomes more likely.")
    return Lesson(TablePart.CHOICES, in_sentences(risk, _wins_words(state.rules.goal)))


def _bacon_lesson(state: HogState, _swap: "Turn | None") -> Lesson | None:
    """Free Bacon, as soon as it scores more than a roll on average and perfect play takes it.

    A newcomer follows the lesson, and a swap, or what it leaves the opponent, often makes Free Bacon a blunder.
    """
    # Fractions, which nothing else needs at a start.
    from dicedesk.games.hog.points import NUMBERS_OF_DICE, mean_points

    points, mean = free_bacon(state.opponent_score), max(map(mean_points, NUMBERS_OF_DICE))
    is_best = state.rules.goal == DEFAULT_GOAL and not perfect_strategy(state.own_score, state.opponent_score)
    if points <= mean or not is_best:
        return None
    how = tr(
        "Free Bacon: roll no dice, and score twice the tens digit of {score} minus its ones digit.",
        score=state.opponent_score,
    )
    worth = tr(
        "That makes {points} points for sure; no roll averages more than {mean}.",
        points=points,
        mean=figure(mean, 1),
    )
    return Lesson(TablePart.SPECIAL, in_sentences(how, worth))


def _wins_words(goal: int) -> Sentence:
    return trn("First to 1 point wins.", "First to {count} points wins.", goal)


@dataclass(frozen=True)
class Turn:
    """The result of one turn, read from its events; equal scores that change places are not `swapped`."""

    seat: int
    faces: tuple[int, ...]
    points: int
    pigged_out: bool
    added: Scores
    swapped: bool
    final: Scores
    winner: int | None


_LEAST_SHOWN = 0.0005
"""Smallest difference between chances that is shown as 0.1 percentage points."""

_SHORTEST = 0.06
"""Length of the shortest bar."""
_LEAST_SPAN = 0.05
"""The least distance from the best choice that the shortest bar represents: a tiny difference must not look large."""


def chance_texts(choices: Sequence["Evaluation[RollDice]"]) -> tuple[ChanceText, ...]:
    """The chance under each number of dice; bars show how far it is below the best choice, which comes first."""
    if not choices:
        return ()
    span = max(float(choices[-1].cost), _LEAST_SPAN)
    return tuple(
        ChanceText(
            dice=choice.move.count,
            chance=percent(choice.value, 1),
            bar=1 - (1 - _SHORTEST) * float(choice.cost) / span,
            is_best=choice is choices[0],
        )
        for choice in choices
    )


def coach_text(choices: Sequence["Evaluation[RollDice]"], *, is_between_people: bool) -> CoachText:
    """The coach's words about the choices, the best of which comes first."""
    if not choices:
        return CoachText()
    best, dice = choices[0], choices[0].move.count
    chance = percent(best.value, 1)
    chance_text = (
        trn("{chance} to win with 1 die", "{chance} to win with {count} dice", dice, chance=chance)
        if dice
        else tr("{chance} to win with Free Bacon", chance=chance)
    )
    note = tr("Assumes you both play perfectly from here.") if is_between_people else ""
    return CoachText(chance_text, _flat_words(choices[-1]) or best.why, note=note)


def _flat_words(worst: "Evaluation[RollDice]") -> str:
    """The meaning of chances that hardly differ; "" if the worst choice would cost enough to matter."""
    # A start asks no coach.
    from dicedesk.games.hog.unit import UNIT

    if worst.cost >= UNIT.limits.inaccuracy:
        return ""
    if worst.cost < _LEAST_SHOWN:
        return tr("Any number is about as good here: less than 0.1 percentage points between best and worst.")
    return tr(
        "Any number is about as good here: {points} between best and worst.",
        points=UNIT.amount_words(worst.cost),
    )


def turn_of(played: Played[HogState]) -> Turn:
    """The turn that was played."""
    events = {type(event): event for event in played.step.events}
    scored, rolled, ended = events[PointsScored], events.get(DiceRolled), events.get(GoalReached)
    assert isinstance(scored, PointsScored)  # noqa: S101 (tells mypy what the key says)
    return Turn(
        seat=scored.seat,
        faces=rolled.faces if isinstance(rolled, DiceRolled) else (),
        points=scored.points,
        pigged_out=PiggedOut in events,
        added=scored.scores,
        swapped=ScoresSwapped in events and scored.scores[0] != scored.scores[1],
        final=played.step.state.scores,
        winner=ended.winner if isinstance(ended, GoalReached) else None,
    )


def caption_of(turn: Turn, names: Names) -> Sentence:
    """The line under the dice: who rolled what, and what it scored."""
    name = names[turn.seat]
    if not turn.faces:
        points = point_words(turn.points)
        return by(
            name, tr("You take Free Bacon: {points}"), tr("{name} takes Free Bacon: {points}"), points=points
        )
    if turn.pigged_out:
        return tr("Pig Out! A 1 was rolled: 1 point for {name}", name=_object(name))
    dice, faces = len(turn.faces), " + ".join(map(str, turn.faces))
    total = f"{faces} = {turn.points}" if dice > 1 else faces
    points = trn("{sum} point", "{sum} points", turn.points, sum=total)
    if name.is_you:
        return trn("You rolled 1 die: {points}", "You rolled {count} dice: {points}", dice, points=points)
    return trn(
        "{name} rolled 1 die: {points}",
        "{name} rolled {count} dice: {points}",
        dice,
        name=name,
        points=points,
    )


def swap_line(turn: Turn) -> Sentence:
    """The swap, with the mover's score before it first."""
    before, after = turn.added[turn.seat], turn.final[turn.seat]
    return tr("Swine Swap! {before} ⇄ {after}", before=before, after=after)


def result_line(state: HogState, names: Names) -> Sentence:
    """The result of the only person, or the winner, with both scores."""
    winner = int(state.scores[1] > state.scores[0])
    high, low = state.scores[winner], state.scores[1 - winner]
    if names[winner].is_you:
        return tr("You won, {high} to {low}", high=high, low=low)
    if names[1 - winner].is_you:
        return tr("You lost, {low} to {high}", high=high, low=low)
    return tr("{name} won, {high} to {low}", name=names[winner], high=high, low=low)


def last_turn_line(turn: Turn) -> Sentence:
    """A player's last turn in a few words, for the score panel."""
    if not turn.faces:
        return tr("last turn: Free Bacon, +{points}", points=turn.points)
    if turn.pigged_out:
        return tr("last turn: {dice}, Pig Out, +1", dice=dice_words(len(turn.faces)))
    return tr("last turn: {dice}, +{points}", dice=dice_words(len(turn.faces)), points=turn.points)


def dice_words(count: int) -> Sentence:
    """A number of dice, in singular or plural."""
    return trn("1 die", "{count} dice", count)


def point_words(count: int) -> Sentence:
    """A number of points, in singular or plural."""
    return trn("1 point", "{count} points", count)


def home_seat(record: Record[Any]) -> int:
    """Return the seat in the left panel: this computer's person, or the player who begins."""
    return home_in(record, people_in(record, SEATS, HOG_PLAYERS))


def _panels(scene: Scene[HogState], crossing: Played[HogState] | None) -> tuple[PanelText, PanelText]:
    """The left and the right panel; during a swap, they show the scores before it."""
    state, outcome = scene.state, scene.state.outcome()
    scores, lit = state.scores, state.seat if outcome is None else outcome.winner
    if crossing is not None:
        scores, lit = turn_of(crossing).added, crossing.before.seat
    panels = tuple(
        PanelText(
            name=scene.seats[seat].name.text,
            news=_news(scene, seat),
            score=scores[seat],
            goal=state.rules.goal,
            is_lit=lit == seat,
        )
        for seat in (scene.home, 1 - scene.home)
    )
    return panels[0], panels[1]


def _news(scene: Scene[HogState], seat: int) -> str:
    """A player's last turn; "" if it is unknown."""
    own = next((played for played in reversed(scene.history) if played.before.seat == seat), None)
    if own is not None:
        return last_turn_line(turn_of(own))
    if _begins(scene.state):
        return tr("first turn") if scene.state.seat == seat else tr("no turn yet")
    return tr("no turn yet") if _is_whole(scene) else ""


def _turn(history: Sequence[Played[HogState]], crossing: Played[HogState] | None) -> Sentence:
    return tr("Turn {turn}", turn=len(history) + (not crossing))


def _is_whole(scene: Scene[HogState]) -> bool:
    """Whether all moves from the start of the game are known."""
    return not scene.record.begins_at_position


def _begins(state: HogState) -> bool:
    return state == HogState(rules=state.rules)


def _caption(scene: Scene[HogState]) -> tuple[Sentence, ...]:
    state, last = scene.state, scene.last
    if last is not None:
        turn = turn_of(last)
        line = caption_of(turn, scene.names)
        near = _near_line(turn, scene.names, state.rules.goal)
        return tuple(filter(None, (line, swap_line(turn) if turn.swapped else near)))
    goal = state.rules.goal
    if scene.computer_moves:
        return (trn("First to 1 point wins", "First to {count} points wins", goal),)
    prompt = trn(
        "First to 1 point wins. How many dice?", "First to {count} points wins. How many dice?", goal
    )
    rule = tr("A roll scores its sum, but only 1 if any die shows a 1")
    return (prompt, rule) if _begins(state) else (prompt,)


def _spoken(
    scene: Scene[HogState], headline: Sentence, caption: tuple[Sentence, ...], result: ResultText | None
) -> tuple[str, ...]:
    """The lines read aloud: who goes first, the turn, and both scores after a swap, of which the caption has a sign."""
    if result is not None:
        return (*caption, *result.lines)
    if _begins(scene.state):
        return (headline, *caption)
    scores: list[Sentence] = []
    if scene.last is not None and turn_of(scene.last).swapped:
        first, second = scene.names
        Commentator(scores.append, (first, second)).say_scores(*scene.state.scores)
    return (*caption, *scores)


def _near_line(turn: Turn, names: Names, goal: int) -> Sentence | None:
    """How many points the loser was short, if one die can show that many; None if it was more, or no points at all."""
    if turn.winner is None:
        return None
    name, short = names[1 - turn.winner], goal - turn.final[1 - turn.winner]
    if short > SIDES or short == goal:
        return None
    if name.is_you:
        return trn(
            "You were 1 point short of {goal}", "You were {count} points short of {goal}", short, goal=goal
        )
    return trn(
        "{name} was 1 point short of {goal}",
        "{name} was {count} points short of {goal}",
        short,
        name=name,
        goal=goal,
    )


def _result(scene: Scene[HogState]) -> ResultText | None:
    if scene.state.outcome() is None:
        return None
    return ResultText(result_line(scene.state, scene.names), is_gold=is_persons_win(scene))


def _headline(scene: Scene[HogState]) -> Sentence:
    """The large words on the felt if no dice lie there: who begins, what Free Bacon gave, or the scores."""
    if scene.last is not None:
        return tr("+{points}", points=turn_of(scene.last).points)
    if _begins(scene.state):
        name = scene.seats[scene.state.seat].name
        return by(name, tr("You go first"), tr("{name} goes first"))
    scores, home = scene.state.scores, scene.home
    return Sentence("{left} : {right}", {"left": scores[home], "right": scores[1 - home]})


def _primary(scene: Scene[HogState], dice: int, *, is_busy: bool) -> Sentence:
    if is_busy:
        return tr("Skip")
    if scene.is_over:
        return tr("Play again")
    return trn("Roll 1 die", "Roll {count} dice", dice) if dice else tr("Take Free Bacon")


def _keys(scene: Scene[HogState], state: HogState) -> Sentence:
    if state.outcome() is not None:
        return tr("Press N for a new game")
    if scene.seats[state.seat].player is not None:
        return tr("Press any key to skip ahead")
    return tr("Press 0–9 (T for ten) to choose, Enter to roll")


def _cue(event: Event, seats: Sequence[Seat[HogState]]) -> Cue | None:
    match event:
        case PiggedOut():
            return Cue.LOST
        case ScoresSwapped(_, (first, second)) if first != second:
            return Cue.SWAP
        case GoalReached(_, winner):
            persons = [seat.player is None for seat in seats]
            return Cue.WON if persons[winner] or not any(persons) else Cue.LOST
        case _:
            return None


def _object(name: Name) -> str:
    return tr("you") if name.is_you else name.text


SEATS = 2


@dataclass(frozen=True)
class LogLine:
    """One line of the log, with the number of its turn (from 1)."""

    turn: int
    text: Sentence
    tone: Tone


@dataclass(frozen=True)
class _Log:
    """The lines of a game, the number of turns they cover, and the commentary for the next turn."""

    lines: PersistentList[LogLine]
    turns: int
    say: "Commentary"


@lru_cache(maxsize=8)
def log_between(home: Name, away: Name) -> Fold[HogState, _Log]:
    """The log of a game between these two, by seat: rolls, pig outs, bacon and swaps, and the commentary after each
    turn."""
    names, remarks = (home, away), list[Sentence]()

    def after(log: _Log, played: Played[HogState]) -> _Log:
        turn, number = turn_of(played), log.turns + 1
        lines = [LogLine(number, _turn_line(turn, names[turn.seat]), Tone.PLAIN)]
        if turn.swapped:
            lines.append(LogLine(number, swap_line(turn), Tone.BRIGHT))
        say = log.say(*turn.final)
        lines += [LogLine(number, remark, Tone.BRIGHT) for remark in remarks]
        remarks.clear()
        if turn.winner is not None:
            tone = Tone.BAD if names[1 - turn.winner].is_you else Tone.GOOD
            lines.append(LogLine(number, result_line(played.step.state, names), tone))
        return _Log(reduce(PersistentList.followed_by, lines, log.lines), number, say)

    first = Commentator(remarks.append, names, _biggest_gain).gains_and_leads()
    return Fold(_Log(PersistentList(), 0, first), after)


def _biggest_gain(name: Name, gain: int, before: int) -> Sentence | None:
    """A player's biggest gain so far; None for the first gain, which beats nothing."""
    if not before:
        return None
    if name.is_you:
        return trn("1 point: your biggest gain yet", "{count} points: your biggest gain yet", gain)
    return trn(
        "1 point: the biggest gain yet for {name}",
        "{count} points: the biggest gain yet for {name}",
        gain,
        name=name,
    )


def _turn_line(turn: Turn, name: Name) -> Sentence:
    if not turn.faces:
        if name.is_you:
            return tr("You take Free Bacon  +{points}", points=turn.points)
        return tr("{name} takes Free Bacon  +{points}", name=name, points=turn.points)
    faces, dice = " ".join(map(str, turn.faces)), len(turn.faces)
    if turn.pigged_out:
        return by(name, tr("You pig out: {faces}  +1"), tr("{name} pigs out: {faces}  +1"), faces=faces)
    if name.is_you:
        return trn(
            "You roll 1 die: {faces}  +{points}",
            "You roll {count} dice: {faces}  +{points}",
            dice,
            faces=faces,
            points=turn.points,
        )
    return trn(
        "{name} rolls 1 die: {faces}  +{points}",
        "{name} rolls {count} dice: {faces}  +{points}",
        dice,
        name=name,
        faces=faces,
        points=turn.points,
    )


class Commentary(Protocol):
    """Reports the scores after a turn and returns the commentary for the next turn."""

    def __call__(self, score0: int, score1: int, /) -> "Commentary": ...


def silence(score0: int, score1: int) -> Commentary:  # noqa: ARG001 (the signature is the commentary's)
    """Makes no comment."""
    return silence


def both(f: Commentary, g: Commentary) -> Commentary:
    """A commentary that makes the comment of `f`, then that of `g`."""

    def say(score0: int, score1: int) -> Commentary:
        return both(f(score0, score1), g(score0, score1))

    return say


def course_gain(name: Name, gain: int, before: int) -> Sentence:  # noqa: ARG001 (the course tells of the first, too)
    """The biggest gain in the words of the course, whose tests compare them; never translated."""
    template = "{gain} point(s)! That's the biggest gain yet for {name}"
    return Sentence(template, {"gain": gain, "name": "you" if name.is_you else name})


@dataclass(frozen=True)
class Commentator:
    """Makes commentary functions that report to one listener, with the players' names.

    `biggest_gain` words a player's biggest gain; it takes the one before, 0 for none, and returns None to say nothing.
    """

    tell: Callable[[Sentence], None]
    names: tuple[Name, Name] = (Name("Player 0"), Name("Player 1"))
    biggest_gain: Callable[[Name, int, int], Sentence | None] = course_gain

    def say_scores(self, score0: int, score1: int) -> Commentary:
        """Report both scores."""
        zero, one = self.names
        if zero.is_you:
            line = tr(
                "You now have {score0} and {one} now has {score1}", score0=score0, one=one, score1=score1
            )
        elif one.is_you:
            line = tr(
                "{zero} now has {score0} and you now have {score1}", zero=zero, score0=score0, score1=score1
            )
        else:
            line = tr(
                "{zero} now has {score0} and {one} now has {score1}",
                zero=zero,
                score0=score0,
                one=one,
                score1=score1,
            )
        self.tell(line)
        return self.say_scores

    def announce_lead_changes(self, previous_leader: int | None = None) -> Commentary:
        """Report who takes the lead, also after a tie."""

        def say(score0: int, score1: int) -> Commentary:
            leader = None if score0 == score1 else int(score1 > score0)
            if leader is not None and leader != previous_leader:
                name, lead = self.names[leader], abs(score0 - score1)
                self.tell(
                    tr("You take the lead by {lead}", lead=lead)
                    if name.is_you
                    else tr("{name} takes the lead by {lead}", name=name, lead=lead)
                )
            return self.announce_lead_changes(leader)

        return say

    def announce_highest(self, who: int, previous_high: int = 0, previous_score: int = 0) -> Commentary:
        """Report when player `who` gains more in a turn than ever before."""

        def say(score0: int, score1: int) -> Commentary:
            score = (score0, score1)[who]
            gain = score - previous_score
            if gain > previous_high:
                line = self.biggest_gain(self.names[who], gain, previous_high)
                if line is not None:
                    self.tell(line)
            return self.announce_highest(who, max(gain, previous_high), score)

        return say

    def gains_and_leads(self) -> Commentary:
        """The commentary of a whole game: the biggest gains of both players, and changes of the lead."""
        return both(self.announce_highest(0), both(self.announce_highest(1), self.announce_lead_changes()))
