"""The contents and the words of the Yacht table, without a screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.core.words import Joined, Name, Sentence, by, in_sentences, listed, tr, trn
from dicedesk.games.yacht.boxes import DICE, JOKER_POINTS, Box, pays_words
from dicedesk.games.yacht.rules import Keep, RollAll, Score, YachtMove, YachtState, kept_by
from dicedesk.games.yacht.telling import Names, choice_words, lines_of, points_words, roll_words
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.audio import Cue
from dicedesk.play.ports.store import Best
from dicedesk.play.scene import Scene
from dicedesk.play.seats import Seat
from dicedesk.play.telling import (
    Controls,
    Lesson,
    Phase,
    ResultText,
    Showing,
    TablePart,
    TableView,
    Telling,
    is_persons_win,
    left_at,
    scores_line,
)


@dataclass(frozen=True)
class YachtChoice:
    """What the player has chosen: the places, from 0, of the dice to keep, and a box, or None."""

    kept: tuple[int, ...] = ()
    box: Box | None = None


@dataclass(frozen=True)
class BoxRow:
    """A box of a player: its points (None while it is open), and what the dice would score in it now.

    `offer` is None if the dice cannot be scored there now. `pays` says what the box wants and pays.
    """

    box: Box
    points: int | None
    offer: int | None
    pays: Sentence


@dataclass(frozen=True)
class SheetColumn:
    """A player's column of the sheet.

    `upper` is the sum of ones to sixes, and `bonus` what it has earned; None on a sheet without a bonus. `jokers` are
    the points of further yachts; None on a sheet without them.
    """

    name: str
    rows: tuple[BoxRow, ...]
    upper: int
    bonus: int | None
    jokers: int | None
    total: int
    is_moving: bool
    has_won: bool


@dataclass(frozen=True, kw_only=True)
class YachtView(TableView):
    """The contents of the Yacht table: the sheet with a column for each player, in their order.

    `kept` are the places, from 0, of the dice that are kept.
    """

    columns: tuple[SheetColumn, ...]
    kept: tuple[int, ...]
    is_watched: bool


class YachtTelling(Telling[YachtState, YachtMove]):
    """Words for a game of Yacht: a line for each roll and each box, and the contents of its table."""

    def lines_in(self, played: Played[YachtState]) -> int:
        """One, and one for each bonus."""
        return len(played.step.events) if isinstance(played.move, Score) else 1

    def line(self, played: Played[YachtState], names: Names, place: int) -> Sentence:
        return lines_of(played, names)[place]

    def lesson(self, session: GameSession[YachtState], begun: int) -> Lesson | None:
        state, played = session.state, session.history[begun:]
        scored = (each for each in played if isinstance(each.move, Score))
        own = next((each for each in scored if session.seats[each.before.seat].player is None), None)
        if own is not None:
            filled = tr("A filled box stays as it is, even with 0 points.")
            aim = tr("The highest sum wins once all boxes are filled.")
            is_now = own is played[-1]
            return Lesson(TablePart.SCORES, in_sentences(filled, aim), is_last=True) if is_now else None
        if session.computer_moves:
            return None
        if not state.dice:
            fill = tr("Fill one box of the sheet in each turn.")
            return Lesson(TablePart.SCORES, in_sentences(fill, tr("Roll all five dice to start.")))
        if state.rolls_left:
            keep = tr("Keep the dice you like: click them or press 1–5.")
            again = trn(
                "Roll the others once more, or click a box twice to fill it now.",
                "Roll the others up to {count} times more, or click a box twice to fill it now.",
                state.rolls_left,
            )
            return Lesson(TablePart.DICE, in_sentences(keep, again))
        shows = tr("Each open box shows the points that it pays now.")
        return Lesson(
            TablePart.CHOICES, in_sentences(shows, tr("Click one, then click it again to fill it."))
        )

    def choice(self, state: YachtState, move: YachtMove) -> Sentence:
        return choice_words(state, move)

    def count_so_far(self, landed: Roll) -> str:
        return Joined(map(str, landed))

    def milestone(self, played: Played[YachtState], names: Names) -> Sentence | None:
        """The end of the game, or a box that was filled."""
        filled = lines_of(played, names)[0] if isinstance(played.move, Score) else None
        return super().milestone(played, names) or filled

    def result_line(self, first: YachtState, state: YachtState, names: Names) -> Sentence:
        """The points of a single player against par; the result of the only person among several, or the winner.

        With three or more players, the other number has a name.
        """
        scores = state.scores
        if state.seats == 1:
            result = _against_par(scores[0], round(scores[0] - state.sheet.par))
            return result if names[0].is_you else tr("{name}: {result}", name=names[0], result=result)
        best = max(scores)
        you = next((seat for seat, name in enumerate(names) if name.is_you), None)
        if scores.count(best) > 1 and (you is None or scores[you] == best):
            return tr("A draw, {points} to {points}", points=best)
        seat = scores.index(best) if you is None else you
        own, other = scores[seat], _best_other(scores, seat)
        rivals = [name for name, score in zip(names, scores, strict=True) if score == other]
        if state.seats > _DUEL and len(rivals) == 1:
            return _among_several(own, other, names[seat], rivals[0])
        if you is None:
            return tr("{name} won, {high} to {low}", high=own, low=other, name=names[seat])
        if own > other:
            return tr("You won, {high} to {low}", high=own, low=other)
        return tr("You lost, {low} to {high}", high=other, low=own)

    def left_line(self, first: YachtState, state: YachtState, names: Names, seat: int) -> Sentence:
        """The points of the seat; with several players, also the most of another one."""
        own = state.scores[seat]
        if state.seats > 1:
            return left_at(own, _best_other(state.scores, seat), names[seat])
        if names[seat].is_you:
            return trn("You left at 1 point", "You left at {count} points", own)
        return trn("The game was left at 1 point", "The game was left at {count} points", own)

    def view(self, scene: Scene[YachtState], showing: Showing[YachtChoice]) -> YachtView:
        state, hint = scene.state, _hint(scene, showing.choice)
        caption, result = _caption(scene), self._result(scene, showing.best)
        return YachtView(
            headline=_headline(scene),
            caption=caption,
            is_celebrated=scene.last is not None and len(set(state.dice)) == 1,
            note=roll_words(state) if state.dice else _turn(scene),
            hint=hint,
            drawer_hint=hint,
            dice=_lying(scene),
            result=result,
            spoken=_spoken(scene, caption, result),
            columns=tuple(_column(scene, seat) for seat in range(state.seats)),
            kept=showing.choice.kept if state.dice else (),
            is_watched=scene.computer_moves,
        )

    def _result(self, scene: Scene[YachtState], best: Best | None) -> ResultText | None:
        state = scene.state
        if state.outcome() is None:
            return None
        is_best = best is not None and best.beaten is not None and best.record_id == scene.record.tag("Id")
        line = scores_line(state.scores, scene.names) if state.seats > _DUEL else ""
        return ResultText(
            self.result_line(state, state, scene.names),
            tr("Your best game ever!") if is_best else line,
            is_gold=is_best or is_persons_win(scene),
        )

    def controls(self, scene: Scene[YachtState], showing: Showing[YachtChoice]) -> Controls:
        is_busy = showing.phase is not Phase.AT_REST or scene.computer_moves
        move = None if is_busy or scene.is_over else move_of(scene.state, showing.choice)
        return Controls(
            primary=tr("Skip") if is_busy else _primary(scene.state, move),
            key=tr("Any key") if is_busy else tr("Enter"),
            can_choose=move is not None and bool(scene.state.dice),
            can_undo=scene.undoable > 0,
        )

    def cue(self, played: Played[YachtState], seats: Sequence[Seat[YachtState]]) -> Cue | None:
        outcome = played.step.state.outcome()
        if outcome is None:
            return Cue.CHIPS_PAID if self.lines_in(played) > 1 else None
        if outcome.winner is None:
            return Cue.WON if len(seats) == 1 else None
        return Cue.WON if seats[outcome.winner].player is None else Cue.LOST


_DUEL = 2


def _against_par(points: int, over: int) -> Sentence:
    if over > 0:
        return trn("1 point, {over} above par", "{count} points, {over} above par", points, over=over)
    if over < 0:
        return trn("1 point, {under} below par", "{count} points, {under} below par", points, under=-over)
    return trn("1 point, on par", "{count} points, on par", points)


def _among_several(own: int, other: int, name: Name, rival: Name) -> Sentence:
    values = {"points": points_words(own), "rival": rival, "other": other}
    if own < other:
        return tr("You lost with {points}, behind {rival} with {other}", **values)
    return by(
        name,
        tr("You won with {points}, ahead of {rival} with {other}"),
        tr("{name} won with {points}, ahead of {rival} with {other}"),
        **values,
    )


def _best_other(scores: Sequence[int], seat: int) -> int:
    """The best score of the other players."""
    return max((*scores[:seat], *scores[seat + 1 :]))


def move_of(state: YachtState, choice: YachtChoice) -> YachtMove:
    """The move of the big button: the box that is chosen, or else a roll of the dice that are not kept.

    If nothing is left to roll and no box is chosen, it is the box with the most points now.
    """
    if not state.dice:
        return RollAll()
    offers = state.card.offers(state.dice)
    if choice.box is not None and choice.box in offers:
        return Score(choice.box)
    if state.rolls_left and len(choice.kept) < DICE:
        return Keep(tuple(state.dice[place] for place in choice.kept), choice.kept)
    return Score(max(offers, key=offers.__getitem__))


def _column(scene: Scene[YachtState], seat: int) -> SheetColumn:
    state, outcome = scene.state, scene.state.outcome()
    card, is_moving = state.cards[seat], outcome is None and seat == state.seat
    offers = card.offers(state.dice) if state.dice and is_moving else {}
    return SheetColumn(
        name=scene.seats[seat].name.text,
        rows=tuple(
            BoxRow(box, card.points_in(box), offers.get(box), pays_words(card.sheet, box))
            for box in card.sheet.boxes
        ),
        upper=card.upper_sum,
        bonus=card.bonus if card.sheet.bonus else None,
        jokers=JOKER_POINTS * card.jokers if card.sheet.has_joker else None,
        total=card.total,
        is_moving=is_moving,
        has_won=outcome is not None and outcome.winner == seat,
    )


def _lying(scene: Scene[YachtState]) -> Roll:
    """The dice of the turn, or else those of the last turn, unless another player has them now.

    () if there are none, or if they are unknown.
    """
    if scene.state.dice or (scene.state.seats > 1 and not scene.is_over):
        return scene.state.dice
    return next((played.before.dice for played in reversed(scene.history)), ())


def _headline(scene: Scene[YachtState]) -> Sentence:
    """The large words on the felt if there are no dice."""
    if scene.is_over:
        return tr("The game is over")
    return by(scene.names[scene.state.seat], tr("You have the dice"), tr("{name}\nhas the dice"))


def _caption(scene: Scene[YachtState]) -> tuple[Sentence, ...]:
    if scene.last is not None:
        return lines_of(scene.last, scene.names)
    if scene.computer_moves:
        return ()
    if not scene.state.dice:
        return (tr("Up to three rolls, then one box"),)
    return (tr("Keep dice, or choose a box") if scene.state.rolls_left else tr("Choose a box"),)


def _turn(scene: Scene[YachtState]) -> str:
    """The number of the turn that begins."""
    if scene.is_over:
        return ""
    turn = scene.state.card.taken + 1
    return tr("Turn {turn} of {turns}", turn=turn, turns=len(scene.state.sheet.boxes))


def _hint(scene: Scene[YachtState], choice: YachtChoice) -> Sentence:
    if scene.is_over:
        return tr("Press N for a new game")
    if scene.computer_moves:
        return tr("Press any key to skip ahead")
    if not scene.state.dice:
        return tr("Press Enter to roll")
    if choice.box is not None:
        if scene.state.card.offers(scene.state.dice).get(choice.box):
            return tr("Press Enter to fill the box, or Esc to go back")
        return tr("Press Enter to cross out the box, or Esc to go back")
    if scene.state.rolls_left:
        return tr("Press 1–5 to keep dice, or ↑ and ↓ to choose a box")
    return tr("Press ↑ and ↓ to choose a box, then Enter")


def _primary(state: YachtState, move: YachtMove | None) -> Sentence:
    match move:
        case None:
            return tr("Play again")
        case Keep(faces):
            return trn("Re-roll 1 die", "Re-roll {count} dice", DICE - len(faces))
        case Score(box) if points := state.card.offers(state.dice)[box]:
            return tr("Fill {box}: {points}", box=box.title, points=points)
        case _:
            return choice_words(state, move)


def _spoken(
    scene: Scene[YachtState], caption: tuple[Sentence, ...], result: ResultText | None
) -> tuple[str, ...]:
    """The lines read aloud: the move, the dice if it did not name all of them, and the points after a box."""
    state, last = scene.state, scene.last
    if result is not None:
        return (*caption, *result.lines)
    if state.dice:
        is_named = last is not None and not kept_by(last.move)
        return caption if is_named else (*caption, tr("Dice {faces}", faces=listed(state.dice)))
    if last is None:
        return caption
    if state.seats == 1:
        return (*caption, points_words(state.scores[0]))
    turn = by(scene.names[state.seat], tr("You have the dice"), tr("{name} has the dice"))
    return (*caption, scores_line(state.scores, scene.names), turn)
