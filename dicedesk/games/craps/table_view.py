"""The craps table without a screen: its contents, and the actions available."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from dicedesk.core.game import DiceRolled, Event, Played
from dicedesk.core.money import Cents, dollars
from dicedesk.core.persistent_list import THROWS, PersistentList
from dicedesk.core.words import Joined, Name, Sentence, in_sentences, listed, percent, tr, trn
from dicedesk.games.craps.bets import PASS, amount_on, title_of
from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.games.craps.house_words import house_title
from dicedesk.games.craps.layout import CrapsLayout, Figures, layout_of, money_at
from dicedesk.games.craps.odds import share_of_long_points
from dicedesk.games.craps.rules import (
    CrapsMove,
    CrapsState,
    Leave,
    PlaceBet,
    TakeDown,
    Throw,
    TurnBets,
    TurnOdds,
)
from dicedesk.games.craps.settling import (
    BetLost,
    BetMoved,
    BetPlaced,
    BetPushed,
    BetTakenDown,
    BetWon,
    CrapsThrown,
    NaturalThrown,
    OddsReturned,
    PointEstablished,
    PointMade,
    SevenOut,
    TableLeft,
    WentBroke,
)
from dicedesk.games.craps.table import bets_to_repeat, bets_to_take_down
from dicedesk.games.craps.telling import (
    FIGURES,
    ROLLS,
    TOTALS,
    BetRow,
    Log,
    ShooterFigures,
    bankroll_from,
    bet_rows,
    call_of,
    line_of,
    log_of,
    net_of,
    pays_of,
    result_line,
    sum_in_words,
    worth_of,
)
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.audio import Cue
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
)

_MOST_NAMED = 3
"""Most bets named on the felt for a win or a loss; it sums up the others. The log has all bets."""

RARE = Fraction(1, 8)
"""A long point is news if at most this share of points takes as many rolls: nine or more."""

_SETTLED = (BetWon, BetLost, BetPushed, OddsReturned)
_MILESTONES = (PointMade, SevenOut, TableLeft, WentBroke)
_ENDS_OF_POINTS = (PointMade, SevenOut)
_DECISIVE = (NaturalThrown, CrapsThrown, *_ENDS_OF_POINTS)
_ODDS = "pass-odds"
_NOT_ON_FELT = (DiceRolled, TableLeft, WentBroke)
_OF_GAME = (PointEstablished, *_DECISIVE)
_TOLD_APART = (*_OF_GAME, BetWon, BetLost, BetMoved)


@dataclass(frozen=True)
class CrapsChoice:
    """The choices at the table: a chip, in dollars, whether a computer bettor waits, and whether to show hop bets."""

    chip: int
    is_paused: bool = False
    wants_hops: bool = False


@dataclass(frozen=True)
class CrapsStory:
    """What the game so far tells: its log, the figures of the dice, and the player's worth at first and after each
    throw."""

    log: Log
    shooter: ShooterFigures
    line: PersistentList[Cents]


@dataclass(frozen=True, kw_only=True)
class CrapsView(TableView):
    """The contents of the craps table. While a throw is shown, `layout`, `bets` and `bankroll` are those before it.

    `money` is what the last move won or lost on each spot, once all of it is shown. `totals` are the last ten, the
    newest last, and `bets_in_all` the number of bets, their amount and their cost. `at_table` is the player, the house,
    and whether the game counts, in one line.
    """

    bankroll: Cents
    layout: CrapsLayout
    money: Mapping[str, Cents]
    totals: tuple[int, ...]
    bets: tuple[BetRow, ...]
    bets_in_all: Sentence | None
    at_table: str
    is_over: bool
    is_watched: bool
    story: CrapsStory


@dataclass(frozen=True, kw_only=True)
class CrapsControls(Controls):
    """The actions at the craps table; `is_watched` if a computer makes the bets, or has been paused."""

    is_watched: bool
    is_paused: bool
    can_repeat: bool
    can_clear: bool
    is_over: bool


class CrapsTelling(Telling[CrapsState, CrapsMove]):
    """Words for a game of craps: a line for each event of a move."""

    def lines_in(self, played: Played[CrapsState]) -> int:
        """One for each event."""
        return len(played.step.events)

    def line(self, played: Played[CrapsState], names: Sequence[Name], place: int) -> Sentence:
        """The line of one event."""
        return line_of(played.step.events[place], names[0])

    def lesson(self, session: GameSession[CrapsState], begun: int) -> Lesson | None:
        """A chip on the pass line, the first roll, a point and how it ended, and odds at the next point.

        Without a chip on the line, a point is none of the player's.
        """
        state, played = session.state, session.history[begun:]
        ended = [each for each in played if _has(each, _DECISIVE)]
        points = [place for place, each in enumerate(played) if _has(each, _ENDS_OF_POINTS)]
        if points:
            is_new = points[0] == len(played) - 1
            return _end_of_point(played[-1]) if is_new else _odds_lesson(state, played[points[0] :])
        if ended and ended[-1] is played[-1]:
            return _end_at_once(ended[-1])
        if state.point is not None:
            if not amount_on(state.bets, PASS):
                return None
            point = tr(
                "The point is {point}: roll it again before a 7 to win; otherwise you lose.",
                point=state.point,
            )
            return Lesson(
                TablePart.PRIMARY, in_sentences(point, tr("Keep rolling until the point or a 7 comes up."))
            )
        if not amount_on(state.bets, PASS):
            return Lesson(
                TablePart.CHOICES, tr("Put a chip on the pass line: click the line, or press Enter there.")
            )
        first = tr("Now press T to roll. A 7 or 11 wins at once, and a 2, 3 or 12 loses.")
        return Lesson(TablePart.PRIMARY, in_sentences(first, tr("Any other number becomes the point.")))

    def choice(self, state: CrapsState, move: CrapsMove) -> Sentence:
        """The bet and its amount, or the other move."""
        match move:
            case PlaceBet(name, stake):
                return Sentence("{bet} {amount}", {"bet": title_of(name), "amount": dollars(stake).shown()})
            case TakeDown(name):
                return tr("Take down {bet}", bet=title_of(name))
            case TurnOdds(on):
                return tr("Come odds on") if on else tr("Come odds off")
            case TurnBets(on):
                return tr("Bets on") if on else tr("Bets off")
            case Leave():
                return tr("Leave")
            case _:
                return tr("Roll")

    def milestone(self, played: Played[CrapsState], names: Sequence[Name]) -> Sentence | None:
        """The end of the game, a seven-out, or a point that was made."""
        events = (event for event in reversed(played.step.events) if isinstance(event, _MILESTONES))
        return next((line_of(event, names[0]) for event in events), None)

    def result_line(self, first: CrapsState, state: CrapsState, names: Sequence[Name]) -> Sentence:
        """What the player has won or lost, with the bets on the table, or that the bankroll is gone."""
        return result_line(first, state, names[0])

    def view(self, scene: Scene[CrapsState], showing: Showing[CrapsChoice]) -> CrapsView:
        """Return the contents of the table; `showing` has the figures of the bets once they are computed."""
        name, after, last = scene.seats[0].name, scene.state, scene.last
        is_over, is_watched = after.outcome() is not None, scene.computer_moves
        state = after if last is None or showing.phase is Phase.AT_REST else last.before
        throw = last_throw(scene)
        headline = _headline(scene, throw)
        changes = _changes(scene, last)
        first = _first(scene)
        lines, result = changes.lines, _result(first, after, name)
        figures: Figures | None = showing.figures
        bets = bet_rows(state, figures or {})
        return CrapsView(
            headline=headline,
            caption=changes.caption,
            is_celebrated=_is_celebrated(scene, last),
            note=_note(scene, throw),
            dice=throw.faces if throw else (),
            result=result,
            spoken=_spoken(after, last, headline, lines, result),
            bankroll=state.bankroll,
            layout=layout_of(
                state,
                showing.choice.chip,
                figures,
                is_open=not (is_over or is_watched),
                wants_hops=showing.choice.wants_hops,
            ),
            money=money_at(last) if last is not None and state is after else {},
            totals=scene.folded(TOTALS),
            bets=bets,
            bets_in_all=sum_in_words(bets),
            at_table=_at_table(scene),
            is_over=is_over,
            is_watched=is_watched,
            story=_story(scene),
        )

    def controls(self, scene: Scene[CrapsState], showing: Showing[CrapsChoice]) -> CrapsControls:
        """Return the actions at the table now."""
        state, is_paused = scene.state, showing.choice.is_paused
        is_over, is_watched = state.outcome() is not None, scene.computer_moves or is_paused
        return CrapsControls(
            primary=_primary(is_busy=showing.phase is not Phase.AT_REST, is_over=is_over),
            key="T",
            can_choose=not (is_watched or is_over),
            can_undo=scene.undoable > 0,
            is_watched=is_watched,
            is_paused=is_paused,
            can_repeat=bool(bets_to_repeat(scene)),
            can_clear=bool(bets_to_take_down(state)),
            is_over=is_over,
        )

    def cue(self, played: Played[CrapsState], seats: Sequence[Seat[CrapsState]]) -> Cue | None:
        """A chip that is put down or taken up, or how a round of throws ended for the player.

        A point that is made is good news and a seven-out is bad news, unless the player's net result says otherwise.
        """
        kinds = {type(event) for event in played.step.events}
        if WentBroke in kinds:
            return Cue.LOST
        if kinds & {PointMade, SevenOut}:
            gain = net_of(played) or 0
            return Cue.WON if gain > 0 or (gain == 0 and PointMade in kinds) else Cue.LOST
        return Cue.CHIP_DOWN if kinds & {BetPlaced, BetTakenDown} else None


def _has(played: Played[CrapsState], kinds: tuple[type[Event], ...]) -> bool:
    return any(isinstance(event, kinds) for event in played.step.events)


def _end_at_once(ended: Played[CrapsState]) -> Lesson:
    total = sum(ended.faces)
    once = (
        tr("{total} on the first roll: the pass line wins at once.", total=total)
        if _has(ended, (NaturalThrown,))
        else tr("{total} on the first roll: the pass line loses at once.", total=total)
    )
    return Lesson(TablePart.CHOICES, in_sentences(once, tr("Put a chip here again, and roll for a point.")))


def _end_of_point(ended: Played[CrapsState]) -> Lesson:
    text = (
        tr("The point came up again, so the pass line wins.")
        if _has(ended, (PointMade,))
        else tr("A 7 came up before the point, so the pass line loses.")
    )
    return Lesson(
        TablePart.CHOICES,
        in_sentences(text, tr("Put a chip here again, and roll for the next point.")),
    )


def _odds_lesson(state: CrapsState, played: Sequence[Played[CrapsState]]) -> Lesson | None:
    """Odds, when the pass line has its next point; None at all other times."""
    new_points = [
        each for each in played if _has(each, (PointEstablished,)) and amount_on(each.step.state.bets, PASS)
    ]
    is_now = len(new_points) == 1 and new_points[0] is played[-1]
    if not is_now or state.refusal(PlaceBet(_ODDS, 1)) is not None:
        return None
    # In other houses, some bets even favor the player.
    worth = (
        tr("Odds: the only bet without a house edge.")
        if state.rules == LAS_VEGAS
        else tr("Odds: a bet without a house edge.")
    )
    how = tr(
        "Put a chip here: it pays {payout} if {point} comes before a 7.",
        payout=pays_of(_ODDS, state),
        point=state.point,
    )
    return Lesson(TablePart.SPECIAL, in_sentences(worth, how), is_last=True)


def _at_table(scene: Scene[CrapsState]) -> Joined:
    """The player, the house and the kind of game; a game of a computer player has no kind."""
    seat, house, kind = scene.seats[0], house_title(scene.state.rules), ""
    if seat.player is None:
        kind = tr("casual") if scene.is_casual else tr("counted")
    return Joined((seat.name.text, house or tr("Custom rules"), kind))


def _first(scene: Scene[CrapsState]) -> CrapsState:
    """The position at which the game began; a game that begins at a position has no buy-in."""
    return scene.history[0].before if scene.history else scene.state


def _story(scene: Scene[CrapsState]) -> CrapsStory:
    return CrapsStory(
        log=scene.folded(log_of(scene.names[0])),
        shooter=scene.folded(FIGURES),
        line=scene.folded(bankroll_from(worth_of(_first(scene)))),
    )


def last_throw(scene: Scene[CrapsState]) -> Played[CrapsState] | None:
    """Return the last throw of the game; None before the first one."""
    return next((played for played in reversed(scene.history) if isinstance(played.move, Throw)), None)


def net_words(net: Cents) -> Sentence:
    """Return the net result of a throw: "net +$5"."""
    amount = Cents(abs(net)).shown()
    if net == 0:
        return tr("net {amount}", amount=amount)
    return tr("net +{amount}", amount=amount) if net > 0 else tr("net −{amount}", amount=amount)


def _headline(scene: Scene[CrapsState], throw: Played[CrapsState] | None) -> Sentence:
    """The call of the last throw; before the first, the point, the call to bet, or how the game ended."""
    if throw is not None:
        return call_of(throw.faces)
    if scene.is_over:
        return result_line(_first(scene), scene.state, scene.names[0])
    point = scene.state.point
    return tr("Place your bets") if point is None else tr("The point is {point}", point=point)


def _note(scene: Scene[CrapsState], throw: Played[CrapsState] | None) -> str:
    """The number of the last throw, and its net result; "" before the first.

    The number distinguishes two equal throws in a row.
    """
    if throw is None:
        return ""
    throws, net = scene.folded(THROWS), net_of(throw)
    if net is None:
        return tr("Roll {throw}", throw=throws)
    return tr("Roll {throw} · {net}", throw=throws, net=net_words(net))


@dataclass(frozen=True)
class _Changes:
    """The results of the last move: `news` of the game first, then wins and losses by size, moves, and the `others`."""

    news: tuple[Sentence, ...] = ()
    won: tuple[BetWon, ...] = ()
    lost: tuple[BetLost, ...] = ()
    moved: tuple[BetMoved, ...] = ()
    others: tuple[Sentence, ...] = ()

    @property
    def lines(self) -> tuple[Sentence, ...]:
        return (*self.news, *map(line_of, (*self.won, *self.lost, *self.moved)), *self.others)

    @property
    def caption(self) -> tuple[str, ...]:
        """The news, then a line for all wins, one for all losses, and one or two for the others."""
        first = (*self.news, *self._wins, *self._losses, *self._moves)
        if first or len(self.others) < _FEW:
            return (*first, *self._more)
        more = len(self.others) - 1
        return (self.others[0], trn("and 1 more", "and {count} more", more))

    @property
    def _wins(self) -> tuple[str, ...]:
        if len(self.won) <= _MOST_NAMED:
            return _in_one_line([(bet, bet.pays) for bet in self.won])
        named, others = self.won[: _MOST_NAMED - 1], self.won[_MOST_NAMED - 1 :]
        paid = Cents(sum(bet.pays for bet in others)).shown()
        more = trn("1 other bet {paid}", "{count} other bets {paid}", len(others), paid=paid)
        return (listed((*_in_one_line([(bet, bet.pays) for bet in named]), more)),)

    @property
    def _losses(self) -> tuple[str, ...]:
        if len(self.lost) <= _MOST_NAMED:
            return _in_one_line([(bet, bet.amount) for bet in self.lost])
        lost = Cents(sum(bet.amount for bet in self.lost)).shown()
        return (trn("1 bet loses {lost}", "{count} bets lose {lost}", len(self.lost), lost=lost),)

    @property
    def _moves(self) -> tuple[Sentence, ...]:
        return tuple(
            tr("{bet} moves to {number}", bet=title_of(bet.name), number=int(bet.to.rpartition("-")[2]))
            for bet in self.moved
        )

    @property
    def _more(self) -> tuple[Sentence, ...]:
        if len(self.others) < _FEW:
            return self.others
        return (trn("and 1 more", "and {count} more", len(self.others)),)


_FEW = 2


def _in_one_line(bets: Sequence[tuple[BetWon | BetLost, Cents]]) -> tuple[str, ...]:
    """The amount of each bet in one line: "Hard 6 wins $45, Big 6 $5"; () without bets."""
    if not bets:
        return ()
    (first, _), *others = bets
    more = (tr("{bet} {amount}", bet=title_of(bet.name), amount=money.shown()) for bet, money in others)
    return (listed((line_of(first), *more)),)


def _changes(scene: Scene[CrapsState], last: Played[CrapsState] | None) -> _Changes:
    """Each result of the last move, except the end of the game, which is shown elsewhere."""
    name = scene.seats[0].name
    if last is None:
        return _Changes(news=_beginning(scene))
    events = [event for event in last.step.events if not isinstance(event, _NOT_ON_FELT)]
    if not events:
        return _Changes(news=() if last.step.state.outcome() is not None else (tr("No decision"),))
    long_point = _long_point(scene, last)
    news = [line_of(event) for event in events if isinstance(event, _OF_GAME)]
    return _Changes(
        news=(*news, long_point) if long_point is not None else tuple(news),
        won=tuple(
            sorted((event for event in events if isinstance(event, BetWon)), key=lambda bet: -bet.pays)
        ),
        lost=tuple(
            sorted((event for event in events if isinstance(event, BetLost)), key=lambda bet: -bet.amount)
        ),
        moved=tuple(event for event in events if isinstance(event, BetMoved)),
        others=tuple(line_of(event, name) for event in events if not isinstance(event, _TOLD_APART)),
    )


def _beginning(scene: Scene[CrapsState]) -> tuple[Sentence, ...]:
    """What to do at the beginning, or who plays; () in other positions."""
    if scene.computer_moves:
        return (tr("{name} plays", name=scene.seats[0].name),)
    if scene.state != CrapsState.opened(scene.state.rules):
        return ()
    return (tr("Choose a chip, put it on the pass line and roll"),)


def _long_point(scene: Scene[CrapsState], last: Played[CrapsState]) -> Sentence | None:
    """How rare a point of this many rolls is, made or lost; None if it is not rare, or if no point was decided."""
    rolls = scene.folded(ROLLS)
    is_decided = any(isinstance(event, PointMade | SevenOut) for event in last.step.events)
    if not is_decided or (share := share_of_long_points(rolls)) > RARE:
        return None
    chance = percent(share, 1)
    return trn(
        "1 roll: {share} of points last at least this long",
        "{count} rolls: {share} of points last at least this long",
        rolls,
        share=chance,
    )


def _is_celebrated(scene: Scene[CrapsState], last: Played[CrapsState] | None) -> bool:
    """Whether a point was made after unusually many rolls, without a net loss for the player."""
    if last is None or not any(isinstance(event, PointMade) for event in last.step.events):
        return False
    return (net_of(last) or 0) >= 0 and _long_point(scene, last) is not None


def _spoken(
    state: CrapsState,
    last: Played[CrapsState] | None,
    headline: Sentence,
    lines: tuple[Sentence, ...],
    result: ResultText | None,
) -> tuple[str, ...]:
    """The results of the last move, as lines to read aloud.

    A throw with its call; the remaining bankroll if bets were paid or lost; how the game ended. If the last move is
    unknown, they are the call to bet or the point, and the bankroll.
    """
    has_call = result is None if last is None else isinstance(last.move, Throw)
    if has_call:
        lines = (headline, *lines)
    if result is not None:
        return (*lines, *result.lines)
    is_settled = last is not None and any(isinstance(event, _SETTLED) for event in last.step.events)
    is_known = last is not None or state == CrapsState.opened(state.rules)
    if is_settled or not is_known:
        return (*lines, tr("Bankroll: {amount}", amount=state.bankroll.shown()))
    return lines


def _result(first: CrapsState, state: CrapsState, name: Name) -> ResultText | None:
    return ResultText(result_line(first, state, name)) if state.outcome() is not None else None


def _primary(*, is_busy: bool, is_over: bool) -> Sentence:
    if is_busy:
        return tr("Skip")
    return tr("Play again") if is_over else tr("Roll")
