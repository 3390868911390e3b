"""The Hog tab: puts its parts together and passes the player's choices to the bridge."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from dicedesk.core.game import Played
from dicedesk.games.hog.players import strategy_title
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating, seating_of
from dicedesk.games.hog.telling import HogTelling, HogView, home_seat, turn_of
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.seats import PERSON
from dicedesk.play.telling import Showing, TablePart
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColor
from dicedesk.ui.base.words import tr, trn
from dicedesk.ui.games.hog.board import ScoreBoard
from dicedesk.ui.games.hog.choices import DEFAULT_CHOICE, MOST_DICE, DiceRow
from dicedesk.ui.games.hog.game_ui import STRATEGIES
from dicedesk.ui.table.columns import GameButtons, lie_below, primary_button, table_column
from dicedesk.ui.table.field_links import FieldLink, FieldLinks, LinkAt, everywhere
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.input import SeatingChoice, TableInput
from dicedesk.ui.table.pace import Flight, FollowUp, GameEnd, Pace
from dicedesk.ui.table.result import Result

if TYPE_CHECKING:
    from dicedesk.ui.games.hog.cards import HogCards


class HogFlight(Flight[HogState]):
    """The dice of a turn; Free Bacon throws none."""

    def begin(self, played: Played[HogState]) -> bool:
        """Clear the texts on the felt and throw the dice; return False for Free Bacon."""
        self._tray.set_caption("")
        self._tray.set_headline("")
        if not played.faces:
            self._tray.show_faces(())
        return super().begin(played)


class Crossing(FollowUp[HogState]):
    """The scores that change places in a Swine Swap. Signals: those of any follow-up."""

    def __init__(self, bridge: SessionBridge[HogState], board: ScoreBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._board = bridge, board
        board.crossed.connect(self.over)

    @property
    def is_running(self) -> bool:
        """Whether the scores are in motion."""
        return self._board.is_crossing

    def begin(self, played: Played[HogState]) -> bool:
        """Start the motion of the scores; return False if none were swapped."""
        turn = turn_of(played)
        if not turn.swapped:
            return False
        left = home_seat(self._bridge.session.record)
        self._board.cross(turn.added[left], turn.added[1 - left], self.lasting(self._board.crossing_ms))
        return True

    def finish(self) -> None:
        """Put the scores in their new places at once."""
        self._board.finish()


class HogInput(TableInput[HogState]):
    """Makes the player's moves. Signals: those of any input."""

    def __init__(
        self,
        bridge: SessionBridge[HogState],
        pace: Pace[HogState],
        end: GameEnd,
        table: HogGameTable,
        players: SeatingChoice[HogSeating],
        choices: DiceRow,
        parent: QObject,
    ) -> None:
        super().__init__(bridge, pace, end, parent)
        self._table, self._players, self._choices = table, players, choices

    def play_on(self) -> None:
        """Roll the chosen number of dice."""
        if not self._session.computer_moves:
            self.make(RollDice(self._choices.dice))

    def new_session(self) -> GameSession[HogState]:
        """Another game, with the same first player as this one."""
        return self._table.new_session(self._players.seating, self._first)

    def begin_again(self) -> None:
        """Begin another game; the players take turns at going first."""
        other = "away" if self._first == "home" else "home"
        first = other if self._session.history else "home"
        self._bridge.begin(self._table.new_session(self._players.seating, first))
        self.began.emit()

    @property
    def _first(self) -> str:
        """The player who went first in this game, "home" or "away"."""
        return "home" if home_seat(self._session.record) == 0 else "away"


class HogTab(GameTab[HogState, "HogCards"]):
    """Hog against the computer, a friend, or watched."""

    table_kind = HogGameTable
    cloth = FeltColor.GREEN
    telling = HogTelling()
    view: HogView
    help_page = "hog"
    has_coach = True
    _table: HogGameTable
    buttons: GameButtons
    input: HogInput

    def __init__(
        self, table: HogGameTable, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Open the unfinished game, or a new one, at first against the final strategy."""
        super().__init__(table, appearance, jobs, parent)
        self._rolled = DEFAULT_CHOICE
        self._build(appearance)
        crossing = Crossing(self.bridge, self.board, self)
        self.pace = Pace(self.bridge, HogFlight(self.tray), self, crossing)
        self.players = SeatingChoice(self.bridge, seating_of, self)
        self.input = HogInput(self.bridge, self.pace, self.end, table, self.players, self.choices, self)
        self._connect()
        self._set_table()

    @property
    def selection(self) -> tuple[int, ...]:
        """The chosen number of dice."""
        return (self.choices.dice,)

    @selection.setter
    def selection(self, selection: tuple[int, ...]) -> None:
        self.choices.choose(*selection)

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """New game, roll, undo and redo, the drawer, and the keys of the choices."""
        keys = [str(dice) for dice in range(MOST_DICE)] + ["T"]
        return (
            ActionSpec(tr("New game"), ("N",), self.input.new_game),
            ActionSpec(tr("Roll the dice"), ("Return", "Enter"), self.input.lead_on),
            *self.coach_actions(tr("Show the chances")),
            *self.input.undo_actions(),
            ActionSpec(tr("Commentary and players"), ("D",), self.frame.toggle_drawer),
            *(
                ActionSpec(_choice_words(dice), (key,), partial(self.choose, dice), in_menu=False)
                for dice, key in enumerate(keys)
            ),
        )

    def field_links(self) -> FieldLinks:
        links: dict[QWidget, LinkAt] = {}
        for place, panel in enumerate(self.board.panels):
            links[panel] = partial(self._link_to_score, place)
            links[panel.name], links[panel.goal] = everywhere("turn"), everywhere("goal")
        return links

    def choose(self, dice: int) -> None:
        """Choose a number of dice; a running animation is finished."""
        self.input.hurry()
        self.choices.choose(dice)
        if self.choices.has_focus:
            self.take_focus()

    def play_against(self, name: str) -> None:
        """Seat the strategy of this name at the right; have it announced if it joins in the next game."""
        self.complete()
        if not self.players.choose(HogSeating(PERSON, name)):
            words = tr("{name} joins the next game. Press N to start it.", name=strategy_title(name))
            self.noted.emit(words)

    def _build(self, appearance: Appearance) -> None:
        self.board, self.tray = ScoreBoard(appearance), DiceTray(self.cloth)
        self.choices = DiceRow(appearance)
        self.result = Result(self.tray, self.cloth, appearance)
        self.buttons = GameButtons(
            primary_button(tr("Take Free Bacon")),
            details=tr("Commentary and players (D)"),
            undo=tr("Undo your last turn (Ctrl+Z)"),
        )
        self._arrange(table_column((self.board,), self.tray, (self.choices,)), self.choices, self.choices)
        self.lesson_parts = {TablePart.SCORES: self.board, TablePart.SPECIAL: self.choices.buttons[0]}
        self.score_parts = (self.board,)

    def _connect(self) -> None:
        self._connect_all(*self.choices.buttons.values())
        self.result.placed.connect(partial(lie_below, self.tray))
        self.choices.chosen.connect(self._show_controls)
        self.choices.chosen.connect(self.bridge.leave_throw)
        self.choices.decided.connect(self.take_focus)
        self.bridge.played.connect(self._leave_bacon)

    def _link_to_score(self, panel: int, _place: QPoint) -> FieldLink:
        home = home_seat(self.session.record)
        return FieldLink(f"score-{1 - home if panel else home}")

    def _leave_bacon(self, played: Played[HogState]) -> None:
        """After a person's Free Bacon, whose points are others each time, go back to the last number of dice."""
        if self.session.seats[played.before.seat].player is None:
            if played.faces:
                self._rolled = len(played.faces)
            elif not self.choices.dice:
                self.choices.mark(self._rolled)
                self._show_controls()

    def _make_cards(self) -> "HogCards":
        # The table is painted and answers keys before this: 70 ms.
        from dicedesk.ui.games.hog.cards import HogCards

        return HogCards(self._appearance)

    def _connect_cards(self, cards: "HogCards") -> None:
        self._offer_players(self.players, cards.players)
        cards.players.strategies_asked.connect(self._show_strategies)
        coaching = cards.coaching(self, self._table, self._jobs, self.choices)
        self._follow_coach(coaching)

    def _show_strategies(self, names: tuple[str, str]) -> None:
        self.window_asked.emit(STRATEGIES, names)

    @property
    def showing(self) -> Showing[int]:
        return Showing(self.choices.dice, self.pace.phase)

    def _show_felt(self) -> None:
        super()._show_felt()
        # The player must not play on while an old score is still running.
        is_open = not (self.session.computer_moves or self.session.is_over)
        self.board.show_texts(*self.view.panels, 0 if is_open else self.counting_ms)
        self.choices.show_bacon(self.view.bacon)
        self.choices.show_swaps(self.view.swap_lines)


def _choice_words(dice: int) -> str:
    return trn("Choose 1 die", "Choose {count} dice", dice)


TAB = HogTab
