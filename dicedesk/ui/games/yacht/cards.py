"""The cards of the Yacht tab: the coach, and who plays by which rules."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dicedesk.coach.coach import Coach
from dicedesk.coach.verdict import ChoiceVerdict
from dicedesk.games.yacht.advice import coach_text
from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.game import GAME
from dicedesk.games.yacht.players import YACHT_PLAYERS
from dicedesk.games.yacht.rules import MOST_PLAYERS, Score, YachtMove, YachtState, places_kept
from dicedesk.games.yacht.table import YachtGameTable
from dicedesk.games.yacht.table_view import YachtChoice, YachtView, move_of
from dicedesk.games.yacht.unit import UNIT
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.telling import CoachText
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo, TickBox
from dicedesk.ui.base.words import shown, tr, trn
from dicedesk.ui.games.yacht.board import ScoreSheet
from dicedesk.ui.table.coaching import ChoiceCoaching, CoachCard, CoachingContext, coach_of
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.seats_card import SeatsCard


class YachtCoaching(ChoiceCoaching[YachtState]):
    """Signals: those of any coaching."""

    def __init__(
        self,
        game: CoachingContext[YachtState],
        jobs: Jobs,
        tray: ChoosingTray,
        sheet: ScoreSheet,
    ) -> None:
        self._tray, self._sheet = tray, sheet
        super().__init__(game, coach_of(game.parts, jobs, game.tab))

    @property
    def can_choose(self) -> bool:
        """Whether the player has dice to keep or to score."""
        return super().can_choose and bool(self.state.dice)

    def chosen_move(self) -> YachtMove:
        """What the big button does."""
        return move_of(self.state, YachtChoice(tuple(sorted(self._tray.kept)), self._sheet.chosen))

    def speak(self, known: Coach[YachtState, YachtMove] | None) -> CoachText:
        """Light the dice or the box of the best choice; the card has the reason and the next choices.

        Beside a position, each box has its class, and the felt that of the dice that are kept.
        """
        choices = known.evaluate(self.state, self.against) if known else ()
        best = choices[0].move if choices else None
        self._tray.set_advised(places_kept(self.state.dice, best) if best else ())
        classes = self.verdicts(choices) or {}
        self._tray.show_verdict(classes.get(self.chosen_move()))
        boxes = {move.box: verdict for move, verdict in classes.items() if isinstance(move, Score)}
        if isinstance(best, Score):
            boxes.setdefault(best.box, ChoiceVerdict.BEST)
        self._sheet.show_verdicts(boxes)
        chances: Mapping[YachtMove, float] = {}
        if choices:
            from dicedesk.games.yacht.coach import YACHT_COACH  # loaded by now

            chances = YACHT_COACH.chances_to_win(self.state)
        return coach_text(self.state, choices, chances, has_classes=self.shows_verdicts)


_PRESETS = (Sheet.YACHT, Sheet.NORDIC, Sheet.BONUS)


class RulesChoice(QWidget):
    """The rules of the game that begins next: a preset and, in With bonus, the free joker.

    Signals: `chosen(Sheet)` when the player chooses others.
    """

    chosen = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.presets = ArrowCombo(appearance, tr("Rules"))
        set_style(self.presets, "small")
        for sheet in _PRESETS:
            self.presets.addItem(shown(sheet.title), sheet)
        self.free_joker = TickBox(appearance, tr("Free joker"))
        self.free_joker.setToolTip(
            tr(
                "If checked, five equal dice may fill any open box once the box Yacht is filled. "
                "Otherwise they must first fill their own box of ones to sixes."
            )
        )
        self.next = label("second", wraps=True)
        line = QHBoxLayout()
        line.setSpacing(Space.SMALL)
        line.addWidget(label("second", tr("Rules")))
        line.addWidget(self.presets, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addLayout(line)
        column.addWidget(self.free_joker)
        column.addWidget(self.next)
        self.presets.currentIndexChanged.connect(self._on_chosen)
        self.free_joker.clicked.connect(self._on_chosen)
        self.show_rules(Sheet.YACHT, Sheet.YACHT)

    @property
    def sheet(self) -> Sheet:
        """The chosen rules."""
        preset: Sheet = self.presets.currentData()
        return Sheet.FREE_JOKER if preset is Sheet.BONUS and self.free_joker.isChecked() else preset

    def show_rules(self, coming: Sheet, current: Sheet) -> None:
        """Show the rules of the next game, and say so if this game has others."""
        preset = Sheet.BONUS if coming is Sheet.FREE_JOKER else coming
        with QSignalBlocker(self.presets):
            self.presets.setCurrentIndex(_PRESETS.index(preset))
        self.free_joker.setChecked(coming is Sheet.FREE_JOKER)
        self.free_joker.setVisible(preset is Sheet.BONUS)
        others = tr("This game: {rules}. Press N to start the next one.", rules=shown(current.title))
        write(self.next, others if coming is not current else "")

    def _on_chosen(self) -> None:
        self.chosen.emit(self.sheet)


class YachtPlayersCard(SeatsCard):
    """A seat for each player, with the points, and the rules."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(
            appearance, YACHT_PLAYERS, MOST_PLAYERS, tr("Players"), tr("Pause before the computer plays")
        )
        self.rules = RulesChoice(appearance)
        self.add(self.rules)

    def seat_words(self, number: int) -> str:
        return tr("Seat {seat}", seat=number)

    def score_words(self, score: int) -> str:
        return trn("1 point", "{count} points", score)

    def turn_words(self, score: int) -> str:
        return trn("1 point; has the dice", "{count} points; has the dice", score)


class YachtCards:
    """The coach, the players and the rules."""

    def __init__(self, appearance: Appearance) -> None:
        self.coach = CoachCard(appearance, UNIT, tr("Show the best choice (B)"))
        self.players = YachtPlayersCard(appearance)
        self.in_order = (self.coach, self.players)
        self.tall = None

    def show_game(self, view: YachtView) -> None:
        """Show the players' points."""
        columns = view.columns
        turn = next((seat for seat, column in enumerate(columns) if column.is_moving), None)
        self.players.show_watched(is_watched=view.is_watched)
        self.players.show_scores(tuple(column.total for column in columns), turn)

    def coaching(
        self,
        tab: GameTab[YachtState, Any],
        table: YachtGameTable,
        jobs: Jobs,
        tray: ChoosingTray,
        sheet: ScoreSheet,
    ) -> YachtCoaching:
        """The coach of this tab, whose text is on these cards."""
        game = CoachingContext(GAME, table, tab, tab.bridge, tab.pace, self.coach)
        return YachtCoaching(game, jobs, tray, sheet)
