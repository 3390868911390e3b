"""The words of a game of Hazard: each throw, the end of a turn, and the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dicedesk.coach.evaluation import Evaluation
from dicedesk.core.dice import Roll
from dicedesk.core.game import Event, Played
from dicedesk.core.persistent_list import THROWS, Fold, PersistentList
from dicedesk.core.words import (
    Joined,
    Name,
    Sentence,
    by,
    capitalized,
    figure,
    in_sentences,
    percent,
    tr,
    trn,
)
from dicedesk.games.hazard.odds import chance_to_win, mean_throws, true_odds, ways, win_chance
from dicedesk.games.hazard.rules import (
    LOSSES_THAT_PASS_THE_DICE,
    ChanceEstablished,
    ChooseMain,
    DicePassed,
    HazardMove,
    HazardState,
    RoundLost,
    RoundWon,
    Throw,
)
from dicedesk.games.hazard.unit import UNIT
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.audio import Cue
from dicedesk.play.ports.store import Best
from dicedesk.play.scene import Scene
from dicedesk.play.seats import Seat
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
    scores_line,
)

Names = Sequence[Name]
"""The casters' names, by seat."""


@dataclass(frozen=True)
class RoundRow:
    """One throw as a row of the log: its caster, the caster's round (from 1), and its result."""

    seat: int
    round: int
    main: int
    faces: Roll
    result: Sentence
    notes: Sentence
    tone: Tone

    @property
    def roll(self) -> int:
        """The sum of the dice."""
        return sum(self.faces)


@dataclass(frozen=True)
class RoundOutlook:
    """The chance to win in a few words, where it comes from, and both in one line for a narrow window."""

    lead: Sentence
    why: Sentence
    line: Sentence


@dataclass(frozen=True, kw_only=True)
class HazardView(TableView):
    """The contents of the Hazard table. `main`, `chance` and `losses` are those of the caster whose turn is shown.

    `turn` and `count` say whose turn and which round it is, and how it goes; `lit_main` is the lit row of the come-out
    table. `caster` is None once nobody has the dice.
    """

    main: int | None
    chance: int | None
    losses: int
    turn: str
    count: str
    is_best: bool
    outlook: RoundOutlook
    lit_main: int
    rows: Sequence[RoundRow]
    foot: str
    scores: tuple[int, ...]
    caster: int | None
    is_watched: bool


@dataclass(frozen=True, kw_only=True)
class HazardControls(Controls):
    """The actions at the Hazard table; `marked_main` is the main in play, or the chosen one."""

    marked_main: int


@dataclass(frozen=True)
class CostText:
    """The cost of a main, as a number and in words."""

    number: Sentence
    words: Sentence


class HazardTelling(Telling[HazardState, HazardMove]):
    """Words for a game of Hazard: a line for each main and each throw."""

    def line(self, played: Played[HazardState], names: Names, place: int) -> Sentence:
        """The result of the move, and what comes next."""
        return caption_of(played, names)

    def lesson(self, session: GameSession[HazardState], begun: int) -> Lesson | None:
        """The first throw of a round, until one has had a chance; then its end, and what ends a turn."""
        state, played = session.state, session.history[begun:]
        ended = [each for each in played if _decides(each) and session.seats[each.before.seat].player is None]
        with_chance = [each for each in ended if each.before.chance is not None]
        if with_chance:
            return _end_of_chance(with_chance[0]) if with_chance[0] is played[-1] else None
        if ended and ended[-1] is played[-1]:
            return _end_at_once(ended[-1])
        if session.computer_moves and ended:
            return None
        if session.computer_moves:
            round_ = tr(
                "Your first throw may win or lose the round at once. If not, it becomes your chance: "
                "throw it again and you win; throw your main first and you lose."
            )
            return Lesson(TablePart.DICE, round_)
        if state.chance is None and ended:
            # The main is chosen, and its throw follows.
            return _end_at_once(ended[-1])
        if state.chance is None:
            first = tr("Choose a main and throw. Throwing the main wins at once, and a 2 or 3 loses.")
            return Lesson(
                TablePart.CHOICES, in_sentences(first, tr("What 11 and 12 do depends on the main."))
            )
        stands = tr(
            "{chance} is your chance. Throw it again to win; throw the main, {main}, first and you lose.",
            chance=state.chance,
            main=state.main,
        )
        return Lesson(TablePart.DICE, stands)

    def choice(self, state: HazardState, move: HazardMove) -> Sentence:
        """The main, or that the dice are thrown."""
        return tr("Main {main}", main=move.main) if isinstance(move, ChooseMain) else tr("Throw")

    def milestone(self, played: Played[HazardState], names: Names) -> Sentence | None:
        """A round that was decided, with the dice that were passed or the end of the game."""
        return caption_of(played, names) if _decides(played) else None

    def result_line(self, first: HazardState, state: HazardState, names: Names) -> Sentence:
        """The rounds of a single caster; the result of the only person among several, or the winner."""
        return result_line(state, names)

    def left_line(self, first: HazardState, state: HazardState, names: Names, seat: int) -> Sentence:
        """The rounds won by the seat; with several casters, also the most that another one won."""
        scores, is_you = state.scores, names[seat].is_you
        own = scores[seat]
        if state.seats == 1:
            if not own:
                return (
                    tr("You left with no rounds won")
                    if is_you
                    else tr("The game was left with no rounds won")
                )
            if is_you:
                return trn("You left with 1 round won", "You left with {count} rounds won", own)
            return trn("The game was left with 1 round won", "The game was left with {count} rounds won", own)
        other = max((*scores[:seat], *scores[seat + 1 :]))
        if own == other:
            return left_at(own, other, names[seat])
        if is_you:
            return (
                trn(
                    "You left while ahead, 1 round to {other}",
                    "You left while ahead, {count} rounds to {other}",
                    own,
                    other=other,
                )
                if own > other
                else trn(
                    "You left while behind, 1 round to {other}",
                    "You left while behind, {count} rounds to {other}",
                    own,
                    other=other,
                )
            )
        return trn(
            "The game was left at 1 round to {other}",
            "The game was left at {count} rounds to {other}",
            own,
            other=other,
        )

    def view(self, scene: Scene[HazardState], showing: Showing[int]) -> HazardView:
        """Return the contents of the table; the choice is a main. While dice are passed it shows the last turn."""
        passing = _passing(scene) if showing.phase is Phase.LANDED else None
        at, best = _turn(scene, passing), showing.best
        turn, count = _turn_lines(scene, at, best)
        outlook, keys = _outlook(scene, _marked_main(scene, showing)), _keys(scene, at)
        caption = *_caption(scene, passing), *_near_best(scene, at, best)
        result = _result(scene, best)
        rows = scene.folded(TURN)
        won = tr("Rounds won: {won}", won=at.won)
        return HazardView(
            headline=_headline(scene),
            caption=caption,
            is_bright=_is_bright(scene),
            note=_note(scene),
            hint=keys,
            drawer_hint=keys if at.has_ended else outlook.line,
            dice=_lying(scene),
            result=result,
            spoken=(*caption, *(result.lines if result else ())),
            main=at.main,
            chance=at.chance,
            losses=at.losses,
            turn=turn,
            count=count,
            is_best=_is_best(scene, at, best),
            outlook=outlook,
            lit_main=at.main or _marked_main(scene, showing),
            rows=rows if rows and rows[-1].seat == at.seat else (),
            foot=tr("Rounds won: {won} · best turn ever: {best}", won=at.won, best=best.score)
            if best
            else won,
            scores=scene.state.scores,
            caster=None if scene.is_over else at.seat,
            is_watched=not scene.is_over and any(seat.player is not None for seat in scene.seats),
        )

    def controls(self, scene: Scene[HazardState], showing: Showing[int]) -> HazardControls:
        """Return the actions at the table now; the choice is a main."""
        is_busy = showing.phase is not Phase.AT_REST
        is_free = not (is_busy or scene.computer_moves)
        return HazardControls(
            primary=_primary(scene, showing),
            key=tr("Any key") if is_busy or scene.computer_moves else tr("Enter"),
            can_choose=is_free and not scene.is_over and scene.state.main is None,
            can_undo=scene.undoable > 0,
            marked_main=_marked_main(scene, showing),
        )

    def cue(self, played: Played[HazardState], seats: Sequence[Seat[HazardState]]) -> Cue | None:
        """The sound of a decided round; None while it goes on."""
        return next((_CUES[type(event)] for event in played.step.events if type(event) in _CUES), None)


def turn_after(rows: PersistentList[RoundRow], played: Played[HazardState]) -> PersistentList[RoundRow]:
    """The rows of the last caster after this move, when `rows` were those before it."""
    if not isinstance(played.move, Throw):
        return rows
    row = _row(played)
    return rows.followed_by(row) if rows and rows[-1].seat == row.seat else PersistentList([row])


def _decides(played: Played[HazardState]) -> bool:
    return any(isinstance(event, RoundWon | RoundLost) for event in played.step.events)


def _wins(played: Played[HazardState]) -> bool:
    return any(isinstance(event, RoundWon) for event in played.step.events)


def _end_at_once(played: Played[HazardState]) -> Lesson:
    ended = tr("You win this round at once.") if _wins(played) else tr("You lose this round at once.")
    more = tr("Any other throw becomes your chance: throw it again before the main, and you win.")
    return Lesson(TablePart.DICE, in_sentences(ended, more))


def _end_of_chance(played: Played[HazardState]) -> Lesson:
    ended = tr("You win this round.") if _wins(played) else tr("You lose this round.")
    more = tr("Win as many rounds as you can: two losses in a row end your turn.")
    return Lesson(TablePart.DICE, in_sentences(ended, more), is_last=True)


TURN = Fold(PersistentList[RoundRow](), turn_after)
"""The rows of the last caster's turn."""


def caption_of(played: Played[HazardState], names: Names) -> Sentence:
    """The line under the dice: the result of the move, and what comes next."""
    name = names[played.before.seat]
    if isinstance(played.move, ChooseMain):
        return _round_line(played.move.main, None, name)
    events = {type(event) for event in played.step.events}
    if DicePassed in events:
        return _passed_line(played, names)
    if RoundWon in events:
        return _won_line(played, name)
    if RoundLost in events:
        return _lost_line(played, name)
    if ChanceEstablished in events:
        return _chance_line(throw_words(played), _main_of(played.before))
    return tr("{throw} matches neither the chance nor the main: throw again", throw=throw_words(played))


def _round_line(main: int, chance: int | None, name: Name) -> Sentence:
    """The line of a round whose main is chosen; `chance` is None before the come-out roll."""
    if chance is not None:
        return _chance_line(chance, main)
    return by(name, tr("Main {main}: now throw"), tr("{name} chooses main {main}"), main=main)


def _chance_line(throw: Sentence | int, main: int) -> Sentence:
    return tr("{throw} is the chance: throw it again to win; {main} loses", throw=throw, main=main)


def result_line(state: HazardState, names: Names) -> Sentence:
    """The rounds of a single caster; the result of the only person among several, or the winner.

    With three or more casters, the other number has a name.
    """
    scores = state.scores
    if state.seats == 1:
        if not scores[0]:
            return tr("You won no rounds") if names[0].is_you else tr("{name} won no rounds", name=names[0])
        if names[0].is_you:
            return trn("You won 1 round", "You won {count} rounds", *scores)
        return trn("{name} won 1 round", "{name} won {count} rounds", *scores, name=names[0])
    best = max(scores)
    you = next((seat for seat, name in enumerate(names) if name.is_you), None)
    if scores.count(best) > 1 and (you is None or scores[you] == best):
        return trn("A draw at 1 round", "A draw at {count} rounds", best)
    seat = scores.index(best) if you is None else you
    own, other = scores[seat], max((*scores[:seat], *scores[seat + 1 :]))
    rivals = [name for place, name in enumerate(names) if place != seat and scores[place] == other]
    values = {"name": names[seat], "other": other, "rival": rivals[0]}
    if own < other:
        if state.seats > _TWO and len(rivals) == 1:
            return trn(
                "You lost with 1 round, behind {rival} with {other}",
                "You lost with {count} rounds, behind {rival} with {other}",
                own,
                **values,
            )
        return trn("You lost, 1 round to {other}", "You lost, {count} rounds to {other}", own, **values)
    if state.seats > _TWO:
        return _won_among_several(own, values, has_second=len(rivals) == 1, is_you=you is not None)
    if you is None:
        return trn("{name} won, 1 round to {other}", "{name} won, {count} rounds to {other}", own, **values)
    return trn("You won, 1 round to {other}", "You won, {count} rounds to {other}", own, **values)


def _won_among_several(own: int, values: Mapping[str, object], *, has_second: bool, is_you: bool) -> Sentence:
    """The winner's rounds, and those of the second, unless several share that place."""
    if not has_second:
        if is_you:
            return trn("You won with 1 round", "You won with {count} rounds", own)
        return trn("{name} won with 1 round", "{name} won with {count} rounds", own, **values)
    if is_you:
        return trn(
            "You won with 1 round, ahead of {rival} with {other}",
            "You won with {count} rounds, ahead of {rival} with {other}",
            own,
            **values,
        )
    return trn(
        "{name} won with 1 round, ahead of {rival} with {other}",
        "{name} won with {count} rounds, ahead of {rival} with {other}",
        own,
        **values,
    )


def rounds_won_words(count: int) -> Sentence:
    """A number of rounds won, in singular or plural."""
    return trn("1 round won", "{count} rounds won", count)


def _row(played: Played[HazardState]) -> RoundRow:
    before, events = played.before, {type(event) for event in played.step.events}
    is_come_out = before.chance is None
    if RoundWon in events:
        words = tr("Wins"), tr("Come-out roll") if is_come_out else tr("Throw matches chance"), Tone.GOOD
    elif RoundLost in events:
        words = tr("Loses"), tr("Come-out roll") if is_come_out else tr("Throw matches main"), Tone.BAD
    elif is_come_out:
        note = tr("Come-out roll: the chance is {chance}", chance=sum(played.faces))
        words = tr("Continues"), note, Tone.BRIGHT
    else:
        words = tr("Continues"), tr("Does not match main or chance"), Tone.PLAIN
    number = before.rounds_won + before.rounds_lost + 1
    return RoundRow(before.seat, number, _main_of(before), played.faces, *words)


def _won_line(played: Played[HazardState], name: Name) -> Sentence:
    reason = _reason(played)
    return by(name, tr("{reason}: you win the round"), tr("{reason}: {name} wins the round"), reason=reason)


def _lost_line(played: Played[HazardState], name: Name) -> Sentence:
    reason = _reason(played)
    return by(name, tr("{reason}: you lose the round"), tr("{reason}: {name} loses the round"), reason=reason)


def _passed_line(played: Played[HazardState], names: Names) -> Sentence:
    reason, won, after = _reason(played), played.before.rounds_won, played.step.state
    if after.outcome() is not None:
        return trn(
            "{reason}. Second loss in a row: the turn ends with 1 round won",
            "{reason}. Second loss in a row: the turn ends with {count} rounds won",
            won,
            reason=reason,
        )
    return tr(
        "{reason}. Second loss in a row: {rounds}, and the dice pass to {name}",
        reason=reason,
        name=_object(names[after.seat]),
        rounds=rounds_won_words(won),
    )


def _reason(played: Played[HazardState]) -> Sentence:
    before, total, throw = played.before, sum(played.faces), throw_words(played)
    if total == before.main:
        return tr("{throw} is the main", throw=throw)
    if total == before.chance:
        return tr("{throw} is the chance", throw=throw)
    return tr("{throw} on the come-out roll with main {main}", throw=throw, main=before.main)


def _main_of(state: HazardState) -> int:
    assert state.main is not None  # noqa: S101 (nobody throws without a main)
    return state.main


_TWO = 2


def throw_words(played: Played[HazardState]) -> Sentence:
    """Both dice and their sum."""
    first, second = played.faces
    return tr("{first} + {second} = {total}", first=first, second=second, total=first + second)


def _object(name: Name) -> str:
    return tr("you", "who won") if name.is_you else name.text


@dataclass(frozen=True)
class _Turn:
    """A turn at the dice, current or just ended; `main` and `chance` are None before they are set."""

    seat: int
    main: int | None
    chance: int | None
    losses: int
    won: int
    lost: int
    has_ended: bool


def coach_text(choices: Sequence[Evaluation[HazardMove]]) -> CoachText:
    """The coach's words about the mains, the best of which comes first; none about a throw."""
    mains = mains_in(choices)
    if not mains:
        return CoachText()
    best, *others = mains
    advice = tr(
        "Main {main} is best: it wins {chance} of rounds.", main=best, chance=percent(win_chance(best))
    )
    lines = (
        tr(
            "Main {main}: {chance}, costs {cost}",
            main=main,
            chance=percent(win_chance(main)),
            cost=UNIT.amount_words(mains[main].cost),
        )
        for main in sorted(others)
    )
    return CoachText(advice, mains[best].why, Joined(lines, sign="\n"))


def cost_texts(choices: Sequence[Evaluation[HazardMove]]) -> dict[int, CostText]:
    """The cost of each main that is not the best."""
    return {
        main: CostText(UNIT.change_words(-each.cost), tr("costs {cost}", cost=UNIT.amount_words(each.cost)))
        for main, each in mains_in(choices).items()
        if each.cost
    }


def mains_in(choices: Sequence[Evaluation[HazardMove]]) -> dict[int, Evaluation[HazardMove]]:
    """The choices of a main, by main and in the same order; a throw is none."""
    return {each.move.main: each for each in choices if isinstance(each.move, ChooseMain)}


def passes_dice(scene: Scene[HazardState]) -> bool:
    """Return whether the last throw passed the dice to another caster."""
    return _passing(scene) is not None


def _passing(scene: Scene[HazardState]) -> Played[HazardState] | None:
    """The last throw, if it passed the dice to another caster."""
    return None if scene.is_over or not _has_led_to(scene, DicePassed) else scene.last


_CUES = {RoundWon: Cue.WON, RoundLost: Cue.LOST}


def _turn(scene: Scene[HazardState], passing: Played[HazardState] | None) -> _Turn:
    """The turn of the caster with the dice; while they are passed, of the caster before."""
    state = scene.state
    if passing is not None:
        before = passing.before
        lost = before.rounds_lost + 1
        return _Turn(
            before.seat, None, None, LOSSES_THAT_PASS_THE_DICE, before.rounds_won, lost, has_ended=True
        )
    return _Turn(
        state.seat,
        state.main,
        state.chance,
        state.consecutive_losses,
        state.rounds_won,
        state.rounds_lost,
        has_ended=scene.is_over,
    )


def _turn_lines(scene: Scene[HazardState], at: _Turn, best: Best | None) -> tuple[str, str]:
    rounds, won = at.won + at.lost, rounds_won_words(at.won)
    name = "" if len(scene.seats) == 1 else scene.seats[at.seat].name.text
    if at.has_ended:
        line = trn("{won} of 1 round won", "{won} of {count} rounds won", rounds, won=at.won)
        if _is_best(scene, at, best):
            return tr("{name}: the best turn ever!", name=name) if name else tr("The best turn ever!"), line
        return name or tr("The turn is over"), line
    which = tr("Round {round}", round=rounds + 1)
    return (name, tr("{which} · {won}", which=which, won=won)) if name else (which, won)


def _is_best(scene: Scene[HazardState], at: _Turn, best: Best | None) -> bool:
    """Whether a person's turn that has just ended beats the best one before it."""
    is_a_persons = scene.seats[at.seat].player is None
    if best is None or best.beaten is None or not at.has_ended or not is_a_persons:
        return False
    return best.score == at.won and best.record_id == scene.record.tag("Id")


def _near_best(scene: Scene[HazardState], at: _Turn, best: Best | None) -> tuple[Sentence, ...]:
    """Say that a person's turn that has just ended was one round short of the best; nothing for turns of 0 or 1."""
    is_a_persons = scene.seats[at.seat].player is None
    if best is None or not at.has_ended or not is_a_persons or best.score != at.won + 1 or at.won <= 1:
        return ()
    return (tr("One round short of the best turn ever"),)


def _note(scene: Scene[HazardState]) -> str:
    """The number of the last throw, which distinguishes two equal throws in a row."""
    throws = scene.folded(THROWS)
    return tr("Throw {throw}", throw=throws) if throws and not scene.is_over else ""


def _headline(scene: Scene[HazardState]) -> Sentence:
    """The large words on the felt if no dice lie there."""
    if scene.is_over:
        return tr("The turn is over")
    name = scene.seats[scene.state.seat].name
    return by(name, tr("You have the dice"), tr("{name}\nhas the dice"))


def _caption(scene: Scene[HazardState], passing: Played[HazardState] | None) -> tuple[Sentence, ...]:
    state, last = scene.state, scene.last
    if last is not None and (last.before.seat == state.seat or passing is not None):
        return (caption_of(last, scene.names),)
    if state.main is not None:
        return (_round_line(state.main, state.chance, scene.names[state.seat]),)
    if scene.computer_moves:
        return ()
    task = tr("Choose a main, then throw")
    return (task, _aim(scene)) if state == HazardState(rules=state.rules) else (task,)


def _aim(scene: Scene[HazardState]) -> Sentence:
    if len(scene.seats) == 1:
        return tr("Win as many rounds as you can: two losses in a row end your turn")
    return tr("Win the most rounds: two losses in a row end your turn")


def _result(scene: Scene[HazardState], best: Best | None) -> ResultText | None:
    if not scene.is_over:
        return None
    state, names = scene.state, scene.names
    headline = result_line(state, names)
    if state.seats == 1:
        is_best = _is_best(scene, _turn(scene, None), best)
        return ResultText(headline, tr("The best turn ever!") if is_best else "", is_gold=is_best)
    line = scores_line(state.scores, names) if state.seats > _TWO else ""
    return ResultText(headline, line, is_gold=is_persons_win(scene))


def _is_bright(scene: Scene[HazardState]) -> bool:
    """Whether the last throw is news: a round won, or the end of a turn, but not the end of the game."""
    return not scene.is_over and (_has_led_to(scene, RoundWon) or _has_led_to(scene, DicePassed))


def _has_led_to(scene: Scene[HazardState], event: type[Event]) -> bool:
    last = scene.last
    return last is not None and any(isinstance(each, event) for each in last.step.events)


def _lying(scene: Scene[HazardState]) -> Roll:
    """The faces of the caster's last throw; () before the first."""
    seat = scene.state.seat
    throws = (played.faces for played in reversed(scene.history) if played.before.seat == seat)
    return next(filter(None, throws), ())


def _keys(scene: Scene[HazardState], at: _Turn) -> Sentence:
    if scene.is_over:
        return tr("Press N for a new game")
    if scene.computer_moves:
        return tr("Press any key to skip ahead")
    if at.has_ended:
        return tr("Press Enter to pass the dice")
    if at.main is None:
        return tr("Press 5–9 for the main, Enter to throw")
    return tr("Press Enter to throw")


def _primary(scene: Scene[HazardState], showing: Showing[int]) -> Sentence:
    passing = _passing(scene) if showing.phase is Phase.LANDED else None
    if passing is not None and not scene.computer_moves:
        had_them = scene.seats[passing.before.seat]
        return tr("Pass the dice") if had_them.player is None else tr("Take the dice")
    if showing.phase is not Phase.AT_REST or scene.computer_moves:
        return tr("Skip")
    if scene.is_over:
        return tr("Play again")
    if scene.state.chance is not None:
        return tr("Throw")
    return tr("Throw for main {main}", main=_marked_main(scene, showing))


def _marked_main(scene: Scene[HazardState], showing: Showing[int]) -> int:
    """The main of the round, even while its last throw is shown; between two rounds the chosen one."""
    shown = None if showing.phase is Phase.AT_REST else scene.last
    thrown_for = shown.before.main if shown is not None else None
    return thrown_for or scene.state.main or showing.choice


def _outlook(scene: Scene[HazardState], main: int) -> RoundOutlook:
    """The outlook of the current round, or of one with this main if none is being played."""
    state = scene.state
    if state.main is not None and state.chance is not None:
        return _while_chance_stands(state.main, state.chance)
    return _before_round(state.main or main)


def _before_round(main: int) -> RoundOutlook:
    """The outlook of a round with this main before its come-out roll."""
    throws = mean_throws(main)
    lead = tr("Win rate with main {main}: {percent}", percent=percent(win_chance(main)), main=main)
    why = tr(
        "Exactly {win}. A round takes {mean} throws on average ({throws}).",
        win=win_chance(main),
        mean=figure(throws, digits=2),
        throws=throws,
    )
    return RoundOutlook(lead, why, lead)


def _while_chance_stands(main: int, chance: int) -> RoundOutlook:
    """The outlook of a round with a chance."""
    win, odds = chance_to_win(main, chance), true_odds(main, chance).to_text()
    lead = tr("Odds of winning this round: {wins} in {all}", wins=win.numerator, all=win.denominator)
    of_chance = capitalized(_number_of_ways(chance))
    ways_of_chance = tr("{ways} ways make the chance ({chance})", ways=of_chance, chance=chance)
    why = tr(
        "{made}; {ways} make the main ({main}). True odds: {odds}.",
        made=ways_of_chance,
        ways=_number_of_ways(main),
        main=main,
        odds=odds,
    )
    return RoundOutlook(lead, why, tr("{lead}; true odds: {odds}", lead=lead, odds=odds))


def _number_of_ways(total: int) -> Sentence:
    """The number of ways to throw a sum, as a word."""
    words = (tr("one"), tr("two"), tr("three"), tr("four"), tr("five"), tr("six"))
    return words[ways(total) - 1]
