"""The contents and the words of the Poker Dice table, without a screen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.game import Event, Played
from dicedesk.core.money import DOLLAR, NOTHING, Cents
from dicedesk.core.words import (
    Joined,
    Name,
    Sentence,
    figure,
    in_sentences,
    listed,
    percent,
    tr,
    trn,
)
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD, SAFE
from dicedesk.games.poker_dice.oracle import Award
from dicedesk.games.poker_dice.par import ParLine, par_line
from dicedesk.games.poker_dice.rules import (
    ANTE,
    AWARD,
    DICE,
    FIRST_BANKROLL,
    MOST_ROLLS,
    PAYS,
    AwardWon,
    Category,
    HandScored,
    PlayHand,
    PokerDiceEnding,
    PokerDiceMove,
    PokerDiceState,
    Quit,
    Reroll,
    WentBroke,
    category_title,
    choice_title,
    choice_words,
    keep_of,
    rolls_left,
    score_hand,
)
from dicedesk.games.poker_dice.telling import HANDS, HandRow, caption_of, lying_line, result_line
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
)

if TYPE_CHECKING:
    # Loads 7 ms of a start, which asks no coach.
    from dicedesk.coach.evaluation import Evaluation

PLAY_A_HAND = tr("Play a hand for {ante}", ante=ANTE.shown())
"""The longest text of the main button."""

UNKNOWN = "…"
"""Stands for a chance that is still being calculated."""


@dataclass(frozen=True)
class PokerDiceChoice:
    """What the table shows besides the game: the indices, from 0, of the kept dice, and what is pending.

    `is_result_seen` if the result has been looked at, `is_held` if a computer player may not move yet, and `error` is
    why the chances are not available.
    """

    kept: tuple[int, ...] = ()
    is_result_seen: bool = False
    is_held: bool = False
    error: str = ""


@dataclass(frozen=True)
class PayRow:
    """The pay of a category, its chance from here ("" if no rolls are left), and whether the dice are that now."""

    category: Category
    pays: Cents
    chance: str
    is_now: bool


@dataclass(frozen=True)
class HandOutlook:
    """The words about the dice now, each "" if there is nothing to say.

    `missed` says how much a missed award counts, once the chance of the award is worth a word.
    """

    choice: str = ""
    hold: str = ""
    award: str = ""
    missed: str = ""
    hands: str = ""


@dataclass(frozen=True, kw_only=True)
class PokerDiceView(TableView):
    """The contents of the Poker Dice table. `kept` are the indices, from 0, of the kept dice.

    `ending` is the end of a game that has been shown completely. `pays` is the pay of each hand, `standing` says what
    the best score is, and `hands` are the scored hands.
    """

    kept: tuple[int, ...]
    ending: PokerDiceEnding | None
    pays: tuple[PayRow, ...]
    outlook: HandOutlook
    standing: str
    hands: Sequence[HandRow]
    is_watched: bool


@dataclass(frozen=True, kw_only=True)
class PokerDiceControls(Controls):
    """The actions at the Poker Dice table, and what changes as soon as dice fly.

    That is the `note`, which counts the rolls; the ante, which moves from the `bankroll` to `staked`; and the line
    about `par`.
    """

    can_hold: bool
    can_quit: bool
    note: str
    bankroll: Cents
    staked: Cents
    par: ParLine


class PokerDiceTelling(Telling[PokerDiceState, PokerDiceMove]):
    """Words for a game of Poker Dice: a line for each move, and the contents of its table."""

    def line(self, played: Played[PokerDiceState], names: Sequence[Name], place: int) -> Sentence:
        """The pay of a scored hand, or the current worth of the dice."""
        return caption_of(played, names[0])

    def lesson(self, session: GameSession[PokerDiceState], begun: int) -> Lesson | None:
        """A hand is bought, dice are kept, the last ones are rolled, and the hand is paid."""
        state, played = session.state, session.history[begun:]
        aim = tr("Reach {award} before you go broke.", award=AWARD.shown())
        scored = [each for each in played if any(isinstance(event, HandScored) for event in each.step.events)]
        if scored:
            pays = tr(
                "One pair pays nothing, two pair pays half the {ante} ante, and better hands pay more.",
                ante=ANTE.shown(),
            )
            is_now = scored[0] is played[-1]
            return Lesson(TablePart.DICE, in_sentences(pays, aim), is_last=True) if is_now else None
        if not state.in_hand:
            buy = tr("A hand of five dice costs {ante}.", ante=ANTE.shown())
            return Lesson(TablePart.PRIMARY, in_sentences(aim, buy))
        if rolls_left(state) > 1:
            keep = tr("Keep dice that match: click them or press 1–5.")
            return Lesson(
                TablePart.DICE, in_sentences(keep, tr("You can re-roll the other dice up to twice."))
            )
        return Lesson(
            TablePart.DICE, tr("Roll once more for a better hand, or hold (H) to be paid for this one.")
        )

    def choice(self, state: PokerDiceState, move: PokerDiceMove) -> Sentence:
        """The kept dice, or the other move."""
        match move:
            case PlayHand():
                return tr("Play a hand")
            case Quit():
                return tr("Quit")
            case _:
                return choice_title(keep_of(state, move))

    def count_so_far(self, landed: Roll) -> str:
        """The faces so far, with those of the kept dice."""
        return Joined(map(str, landed))

    def milestone(self, played: Played[PokerDiceState], names: Sequence[Name]) -> Sentence | None:
        """The end of the game, or a hand that was scored."""
        if played.step.state.outcome() is not None:
            return result_line(played.step.state, names[0])
        is_scored = any(isinstance(event, HandScored) for event in played.step.events)
        return caption_of(played, names[0]) if is_scored else None

    def result_line(self, first: PokerDiceState, state: PokerDiceState, names: Sequence[Name]) -> Sentence:
        """The award, going broke, or leaving, with the bankroll and the hands played."""
        return result_line(state, names[0])

    def view(self, scene: Scene[PokerDiceState], showing: Showing[PokerDiceChoice]) -> PokerDiceView:
        """Return the contents of the table, with the chances if `known` are the odds."""
        state, choice, dice = scene.state, showing.choice, _lying(scene)
        places = choice.kept if state.in_hand else ()
        keep = faces_at(state.dice, places)
        hands = scene.folded(HANDS)
        caption, result, hint = _caption(scene), _result(scene, showing.best), _hint(scene, showing)
        return PokerDiceView(
            headline=_headline(scene),
            caption=caption,
            note=_note(scene, showing.phase),
            hint=hint,
            drawer_hint=hint,
            dice=dice,
            result=result,
            spoken=_spoken(scene, dice, caption, result, par_line(state, showing.figures)),
            kept=places,
            ending=ending_of(scene.state) if showing.phase is Phase.AT_REST else None,
            pays=_pay_rows(showing.figures, state, dice, keep),
            outlook=_outlook(scene, showing, keep),
            standing=_standing(scene, showing.best),
            hands=hands,
            is_watched=scene.computer_moves,
        )

    def controls(self, scene: Scene[PokerDiceState], showing: Showing[PokerDiceChoice]) -> PokerDiceControls:
        """Return the actions at the table now."""
        is_busy, is_watched = showing.phase is not Phase.AT_REST, scene.computer_moves
        can_hold = scene.state.in_hand and not is_watched
        bankroll, staked = _money(scene, showing.phase)
        return PokerDiceControls(
            primary=_primary(scene, showing),
            key=tr("Any key") if is_busy else tr("Enter"),
            can_choose=can_hold and not is_busy,
            can_undo=scene.undoable > 0,
            can_hold=can_hold,
            can_quit=not (scene.is_over or is_watched),
            note=_note(scene, showing.phase),
            bankroll=bankroll,
            staked=staked,
            par=par_line(_shown_state(scene, showing.phase), showing.figures),
        )

    def cue(self, played: Played[PokerDiceState], seats: Sequence[Seat[PokerDiceState]]) -> Cue | None:
        """The sound of the end of the game, or else of the hand's pay."""
        cues = [cue for event in played.step.events if (cue := _cue(event)) is not None]
        return cues[-1] if cues else None


def bankroll_words(bankroll: Cents) -> Sentence:
    """The progress of a bankroll."""
    return tr("Bankroll: {bankroll} of {award}", bankroll=bankroll.shown(), award=AWARD.shown())


def sure_to_quit(state: PokerDiceState) -> Sentence:
    """What quitting would mean, before it is done."""
    bankroll = state.bankroll.shown()
    if state.in_hand:
        return tr(
            "Press Q again to give up the {ante} ante and leave with {bankroll}",
            ante=ANTE.shown(),
            bankroll=bankroll,
        )
    return tr("Press Q again to end this game with {bankroll}", bankroll=bankroll)


def ending_of(state: PokerDiceState) -> PokerDiceEnding | None:
    """How a game ended; None while it goes on."""
    outcome = state.outcome()
    return None if outcome is None else PokerDiceEnding(outcome.ending)


def award_of(scene: Scene[PokerDiceState]) -> Award | None:
    """The Major Award that a person has won; None if there is none."""
    if scene.seats[0].player is not None or ending_of(scene.state) is not PokerDiceEnding.AWARD:
        return None
    return Award(FIRST_BANKROLL.shown(), scene.state.bankroll.shown(), scene.state.hands)


def faces_at(dice: Roll, places: Sequence[int]) -> Roll:
    """The faces of the dice at these indices, counted from 0."""
    return tuple(dice[place] for place in places)


def coach_text(state: PokerDiceState, choices: Sequence["Evaluation[PokerDiceMove]"]) -> CoachText:
    """The coach's words about the dice on the table; the best of `choices` comes first."""
    best, second, third, *_ = choices
    best_line = tr("Best: {choice}", choice=choice_words(keep_of(state, best.move)))
    others = (
        tr(
            "Second: {choice} (costs {hands} hands)",
            choice=choice_words(keep_of(state, second.move)),
            hands=figure(second.cost, 2),
        ),
        tr(
            "Third: {choice} (costs {hands} hands)",
            choice=choice_words(keep_of(state, third.move)),
            hands=figure(third.cost, 2),
        ),
    )
    return CoachText(best_line, best.why, Joined(others, sign="\n"))


def text_with_classes(state: PokerDiceState, choices: Sequence["Evaluation[PokerDiceMove]"]) -> CoachText:
    """The same words, with the class of the next best choices of dice."""
    # As for the type of a choice: a start asks no coach.
    from dicedesk.coach.verdict import verdict_on
    from dicedesk.games.poker_dice.unit import UNIT

    lines = (
        tr(
            "{sign} {choice}: {verdict}, costs {hands} hands",
            sign=verdict.sign,
            choice=choice_words(keep_of(state, each.move)),
            verdict=verdict.word,
            hands=figure(each.cost, 2),
        )
        for each, verdict in ((each, verdict_on(each, UNIT)) for each in choices[1:-1][:_NEXT_BEST])
    )
    return replace(coach_text(state, choices), others=Joined(lines, sign="\n"))


_NEXT_BEST = 5
"""The choices listed after the best one; the last of all choices is to quit."""


def choice_of(
    state: PokerDiceState, choices: Sequence["Evaluation[PokerDiceMove]"], places: Sequence[int]
) -> "Evaluation[PokerDiceMove]":
    """The one of the choices that keeps the dice at these indices, counted from 0."""
    kept = sorted(faces_at(state.dice, places))
    return next(each for each in choices[:-1] if sorted(keep_of(state, each.move)) == kept)


def chance_cell(chance: Fraction | float) -> str:
    """A chance for the pay table: one decimal, but never 0.0% or 100.0% for less than certain."""
    if chance == 0:
        return "–"
    if chance < _CLOSE_TO_NONE:
        return Joined(("<", percent(_LEAST_SHOWN, digits=1)), sign="")
    if _CLOSE_TO_CERTAIN <= chance < 1:
        return Joined((">", percent(_MOST_SHOWN, digits=1)), sign="")
    return percent(chance, digits=1)


_CLOSE_TO_NONE, _CLOSE_TO_CERTAIN = Fraction(1, 2000), Fraction(1999, 2000)
_LEAST_SHOWN, _MOST_SHOWN = Fraction(1, 1000), Fraction(999, 1000)
"""Beyond these, a chance would be rounded to 0.0% or 100.0%."""


def _cue(event: Event) -> Cue | None:
    match event:
        case HandScored(pays=pays) if pays:
            return Cue.CHIPS_PAID
        case AwardWon():
            return Cue.AWARD
        case WentBroke():
            return Cue.LOST
        case _:
            return None


def _owes_award(scene: Scene[PokerDiceState], showing: Showing[PokerDiceChoice]) -> bool:
    """Whether a Major Award was won whose result has not been looked at yet."""
    is_shown = showing.phase is Phase.AT_REST and not showing.choice.is_result_seen
    return is_shown and award_of(scene) is not None


def _lying(scene: Scene[PokerDiceState]) -> Roll:
    """The dice of the hand, or else those of the last hand; () if there are none, or if they are unknown."""
    if scene.state.in_hand:
        return scene.state.dice
    for played in reversed(scene.history):
        if played.before.in_hand:
            return next(
                (event.dice for event in played.step.events if isinstance(event, HandScored)),
                played.before.dice,
            )
    return ()


def _headline(scene: Scene[PokerDiceState]) -> Sentence:
    """The large words on the felt if there are no dice."""
    state = scene.state
    if state != PokerDiceState():
        return bankroll_words(state.bankroll)
    return tr("Turn {start} into {award}", start=FIRST_BANKROLL.shown(), award=AWARD.shown())


def _caption(scene: Scene[PokerDiceState]) -> tuple[Sentence, ...]:
    state, last = scene.state, scene.last
    if state.has_quit:
        return ()
    if last is not None:
        return tuple(filter(None, (caption_of(last, scene.seats[0].name), missed_award(last))))
    if state.in_hand:
        return (lying_line(state.dice),)
    return (tr("A hand costs {ante}: five dice, and up to two re-rolls", ante=ANTE.shown()),)


def missed_award(played: Played[PokerDiceState]) -> Sentence | None:
    """The hand that would have won the award if one die of a last roll had shown another face; None if none would.

    Kept dice count as they were. Of several such hands it names the one that pays least.
    """
    move, scored = played.move, next((e for e in played.step.events if isinstance(e, HandScored)), None)
    if scored is None or not isinstance(move, Reroll) or scored.bankroll >= AWARD:
        return None
    dice, short = scored.dice, AWARD - scored.bankroll + scored.pays
    others = (
        score_hand((*dice[: place - 1], face, *dice[place:]))
        for place in move.positions
        for face in range(1, SIDES + 1)
    )
    least = min((hand for hand in others if hand.pays >= short), key=lambda hand: hand.pays, default=None)
    if least is None:
        return None
    return tr("One die short of the Major Award: {hand}", hand=category_title(least.category))


def _note(scene: Scene[PokerDiceState], phase: Phase) -> str:
    """The computer player, and the roll; the third roll has its place only while it is shown."""
    seat, note = scene.seats[0], _roll_words(scene, phase)
    return note if seat.player is None else Joined((seat.name.text, note))


def _roll_words(scene: Scene[PokerDiceState], phase: Phase) -> str:
    last = None if phase is Phase.AT_REST else scene.last
    roll = scene.state.rolls if last is None else _roll_of(last)
    return tr("Roll {roll} of {rolls}", roll=roll, rolls=MOST_ROLLS) if roll else ""


def _roll_of(played: Played[PokerDiceState]) -> int:
    """The number of the roll in its hand that a move threw, or scored."""
    return played.before.rolls + bool(played.faces)


def _shown_state(scene: Scene[PokerDiceState], phase: Phase) -> PokerDiceState:
    """The position shown: a hand is scored only when its dice have stopped."""
    state, last = scene.state, scene.last
    return state if state.in_hand or phase is Phase.AT_REST or last is None else last.before


def _money(scene: Scene[PokerDiceState], phase: Phase) -> tuple[Cents, Cents]:
    """The bankroll, and the amount at stake: a hand is paid only once its dice lie still."""
    shown = _shown_state(scene, phase)
    return shown.bankroll, ANTE if scene.state.in_hand or phase is Phase.IN_FLIGHT else NOTHING


def _primary(scene: Scene[PokerDiceState], showing: Showing[PokerDiceChoice]) -> Sentence:
    state, choice, is_busy = scene.state, showing.choice, showing.phase is not Phase.AT_REST
    if _owes_award(scene, showing):
        return tr("Ask the Oracle")
    if scene.computer_moves and choice.is_held and showing.figures is None and not is_busy:
        return tr("Calculating…")
    if is_busy or scene.computer_moves:
        return tr("Skip")
    if scene.is_over:
        return tr("Play again")
    if not state.in_hand:
        return PLAY_A_HAND
    count = DICE - len(choice.kept)
    return trn("Re-roll 1 die", "Re-roll {count} dice", count) if count else tr("Hold and score")


def _hint(scene: Scene[PokerDiceState], showing: Showing[PokerDiceChoice]) -> Sentence:
    if _owes_award(scene, showing):
        return tr("Press Enter to ask the Oracle")
    if scene.is_over:
        return tr("Press N for a new game")
    if scene.computer_moves:
        return tr("Press any key to skip ahead")
    if not scene.state.in_hand:
        return tr("Press Enter to play, Q to quit")
    return tr("Click a die or press 1–5 to keep it")


def _result(scene: Scene[PokerDiceState], best: Best | None) -> ResultText | None:
    state, ending = scene.state, ending_of(scene.state)
    if ending is None:
        return None
    headline = result_line(state, scene.seats[0].name)
    if ending is not PokerDiceEnding.AWARD:
        return ResultText(headline)
    is_new_best = best is not None and best.beaten is not None and best.record_id == scene.record.tag("Id")
    line = tr("Major Award! Your best ever!") if is_new_best else tr("Major Award!")
    return ResultText(headline, line, is_gold=True)


def _spoken(
    scene: Scene[PokerDiceState],
    dice: Roll,
    caption: tuple[Sentence, ...],
    end: ResultText | None,
    par: ParLine,
) -> tuple[str, ...]:
    """The lines read aloud: the dice, their result, and the bankroll after it, compared with par."""
    state = scene.state
    if state == PokerDiceState():
        return caption
    lines = () if state.has_quit else (*_lying_words(scene.seats[0], dice), *caption)
    if end is not None:
        return (*lines, *end.lines)
    return lines if state.in_hand else (*lines, bankroll_words(state.bankroll), par.words)


def _lying_words(seat: Seat[PokerDiceState], dice: Roll) -> tuple[Sentence, ...]:
    if not dice:
        return ()
    faces = listed(dice)
    if seat.player is None:
        return (tr("Dice {faces}", faces=faces),)
    return (tr("{name}: dice {faces}", name=seat.name, faces=faces),)


def _standing(scene: Scene[PokerDiceState], best: Best | None) -> str:
    if best is None and ending_of(scene.state) is PokerDiceEnding.AWARD:
        # There is no best score for a casual game, or a computer's.
        return trn("1 hand", "{count} hands", scene.state.hands)
    if best is None:
        return tr("No Major Award yet")
    return trn("Best ever: Major Award in 1 hand", "Best ever: Major Award in {count} hands", best.score)


def _pay_rows(
    odds: PokerDiceOdds | None, state: PokerDiceState, dice: Roll, keep: Roll
) -> tuple[PayRow, ...]:
    now = score_hand(dice).category if dice else None
    chances = _chances(odds, state, keep)
    return tuple(
        PayRow(category, pays, chances[category], category is now) for category, pays in PAYS.items() if pays
    )


def _chances(odds: PokerDiceOdds | None, state: PokerDiceState, keep: Roll) -> Mapping[Category, str]:
    if state.outcome() is not None:
        return dict.fromkeys(Category, "")
    if odds is None:
        return dict.fromkeys(Category, UNKNOWN)
    chances = (
        odds.chances_keeping(state.bankroll, state.dice, rolls_left(state), keep)
        if state.in_hand
        else odds.chances_from(state.bankroll)
    )
    return {category: chance_cell(chance) for category, chance in chances.items()}


def _outlook(scene: Scene[PokerDiceState], showing: Showing[PokerDiceChoice], keep: Roll) -> HandOutlook:
    """The words about the dice now, or why there are none."""
    odds: PokerDiceOdds | None = showing.figures
    if odds is None:
        return HandOutlook(award=showing.choice.error)
    outlook = _outlook_of(odds, scene.state, keep)
    # A computer's kept dice are not the viewer's choice.
    return replace(outlook, choice="") if scene.computer_moves else outlook


def _outlook_of(odds: PokerDiceOdds, state: PokerDiceState, keep: Roll) -> HandOutlook:
    """The value of the choice of dice to keep, the pay of holding, and the distance to the award."""
    if state.outcome() is not None:
        takes = trn(
            "With best play, a game takes 1 hand on average.",
            "With best play, a game takes {count} hands on average.",
            round(odds.hands_to_award),
        )
        return HandOutlook(award=takes)
    if not state.in_hand:
        return _with_award(
            odds.award_chance(state.bankroll), HandOutlook(hands=_hands_line(odds.hands_from(state.bankroll)))
        )
    left = rolls_left(state)
    pays = score_hand(state.dice).pays
    outlook = HandOutlook(
        choice="" if len(keep) == DICE else _choice_line(odds, state, keep),
        hold=tr("Holding now pays {pays}", pays=pays.shown()) if pays else tr("Holding now pays nothing"),
        hands=_more_hands_line(odds.hands_within(state.bankroll, state.dice, left)),
    )
    return _with_award(odds.award_chance_within(state.bankroll, state.dice, left), outlook)


def _with_award(chance: float, outlook: HandOutlook) -> HandOutlook:
    """The outlook, with the chance of the award if it is in danger."""
    if chance >= SAFE:
        return outlook
    missed = tr("A missed award counts as {hands} hands.", hands=MISSED_AWARD)
    return replace(outlook, award=award_line(chance), missed=missed)


def award_line(chance: float) -> Sentence:
    """The chance to win the award, which is never zero before the game is over."""
    if chance < _CLOSE_TO_NONE:
        text = tr("less than {chance}", chance=percent(_LEAST_SHOWN, digits=1))
    else:
        text = percent(chance, digits=1)
    return tr("Chance to reach {award} before going broke: {chance}", award=AWARD.shown(), chance=text)


def _hands_line(hands: float) -> Sentence:
    return tr("Hands still to play: about {hands}", hands=max(round(hands), 1))


def _more_hands_line(hands: float) -> Sentence:
    if round(hands) == 0:
        return tr("Hands still to play after this one: almost none")
    return tr("Hands still to play after this one: about {hands}", hands=round(hands))


def _choice_line(odds: PokerDiceOdds, state: PokerDiceState, keep: Roll) -> Sentence:
    pay = odds.pay_keeping(state.bankroll, state.dice, rolls_left(state), keep)
    return tr(
        "If you {choice}: {worth} on average",
        choice=choice_words(keep),
        worth=Cents(round(pay * DOLLAR)).shown(),
    )
