"""The cards beside the games of the history, with the figures of all of them together."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.dice import FACES
from dicedesk.core.money import Cents, gain_words
from dicedesk.core.words import Sentence
from dicedesk.features.history.games import opponent_words
from dicedesk.features.skill import skill_line
from dicedesk.features.statistics import (
    BestGame,
    MoneyMark,
    Results,
    Statistics,
    Tell,
    best_title,
    best_words,
    games_words,
    statistics_of,
    streak_words,
)
from dicedesk.games.catalogue import GAMES
from dicedesk.lab.dice_test.evenness import Evenness, dice_words, evenness_of_faces
from dicedesk.play.ports.past_games import History
from dicedesk.ui.base.lifetime import in_next_turn
from dicedesk.ui.base.long_work import MOMENT_MS, LongWork
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import Card, CardScroll, label
from dicedesk.ui.base.widgets.small_charts import LineChart, SmallBars
from dicedesk.ui.base.words import listed, money, percent, shown, tr, trn
from dicedesk.ui.features.history.days import DaysCard
from dicedesk.ui.features.history.note import GameNoteCard
from dicedesk.ui.features.statistics import how_far


class HistorySide(CardScroll):
    """A column of cards, which scroll if they are too tall together. Their figures come from the background.

    Signals: `practice_asked(str)` with the game whose mistakes to practice, "" for all, and `statistics_asked(str)`
    with the game whose statistics to show, in the same way; `positions_asked()` for the kept positions. `note` has
    signals of its own.
    """

    practice_asked = Signal(str)
    statistics_asked = Signal(str)
    positions_asked = Signal()

    def __init__(self, parts: AppParts, parent: QWidget) -> None:
        """A column without cards; `parts` holds the stored games and the jobs that read them."""
        super().__init__(parent)
        self._parts, self._game = parts, ""
        self._has_changed = False
        self._seeks_calendar = False
        """Whether the calendar comes into sight once the cards above it are known."""
        self._shown = QWidget()
        self.all_button = QPushButton(tr("All statistics…"))
        self.all_button.clicked.connect(lambda: self.statistics_asked.emit(self._game))
        self.practice_button = QPushButton(tr("Practice your mistakes"))
        self.practice_button.clicked.connect(lambda: self.practice_asked.emit(self._game))
        self.positions_button = QPushButton(tr("Kept positions…"))
        self.positions_button.clicked.connect(self.positions_asked)
        self.work = LongWork(parts.counting_jobs, self.all_button, seen_after_ms=MOMENT_MS, is_narrow=True)
        self.days = DaysCard(parts)
        self.note = GameNoteCard(parts, self)
        self.add_card(self.note)
        self.add_card(self._shown)
        self.add_card(self.work)
        self.add_card(self.days)
        self.add_card(self.practice_button)
        self.add_card(self.positions_button)
        self.add_card(self.all_button)
        self.add_stretch()

    def show_game(self, game: str) -> None:
        """Show the cards of one game's id, or of all games for ""."""
        self._game = game
        self.work.stop()
        self.look_again()

    def show_calendar(self) -> None:
        """Show and focus the calendar of the daily games, even without a game in it."""
        self._seeks_calendar = True
        self.days.show()
        self.days.days.setFocus()
        self.look_again()
        # The page gets its size first.
        in_next_turn(self, self._keep_calendar_in_sight)

    def look_again(self) -> None:
        """Count again, since games were played, deleted or imported; if a count is running, after it."""
        self._has_changed = self.work.is_busy
        if not self._has_changed:
            work = partial(_figures_of, self._parts.late.history, self._game)
            self.work.start(tr("Calculating statistics…"), work, self._on_counted, how_far)
        self.days.look_again()

    def _on_counted(self, figures: tuple[Statistics, Sentence | None]) -> None:
        """Show the figures, and count again if the games have changed meanwhile."""
        self._show_cards(*figures)
        if self._has_changed:
            self.look_again()
        else:
            # The new cards get their sizes first.
            in_next_turn(self, self._end_seeking)

    def _end_seeking(self) -> None:
        self._keep_calendar_in_sight()
        self._seeks_calendar = False

    def _keep_calendar_in_sight(self) -> None:
        if self._seeks_calendar:
            self.scroll_to(self.days)

    def _show_cards(self, statistics: Statistics, skill: Sentence | None) -> None:
        before, self._shown = self._shown, QWidget()
        column = QVBoxLayout(self._shown)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        for card in cards_of(statistics, skill, self._parts.appearance):
            column.addWidget(card)
        self.put_in_place_of(before, self._shown)


def _figures_of(past: History, game: str, tell: Tell) -> tuple[Statistics, Sentence | None]:
    return statistics_of(past, game, tell), skill_line(past, game)


def cards_of(statistics: Statistics, skill: Sentence | None, appearance: Appearance) -> tuple[Card, ...]:
    """The cards that are not empty; `skill` is the sentence about the player's choices."""
    cards = [_results_card(statistics, appearance)]
    if skill is not None:
        cards.append(Card(tr("Skill")))
        cards[-1].add(label("second", shown(skill), wraps=True))
    faces = evenness_of_faces(statistics.dice)
    if faces.total:
        cards.append(_dice_card(faces, appearance))
    if statistics.bests:
        cards.append(_best_card(statistics.bests))
    return tuple(cards)


def _results_card(statistics: Statistics, appearance: Appearance) -> Card:
    card = Card(_title(statistics))
    share, words = _headline(statistics)
    if share:
        card.add(label("bankroll", share))
    if words:
        card.add(label("second", words, wraps=True))
    elif statistics.results.played:
        card.add(label("second", shown(games_words(statistics)), wraps=True))
    for line in streak_words(statistics.streaks)[:1] if statistics.streaks.won else ():
        card.add(label("second", shown(line), wraps=True))
    if statistics.money:
        total = gain_words(statistics.money[-1].total)
        words = tr("Net winnings: {amount}", amount=total)
        card.add(label("second", words, wraps=True))
        card.add(_money_line(statistics.money, words, appearance))
    if not statistics.results.played:
        card.add(label("second", tr("Your results will appear here."), wraps=True))
    return card


def _title(statistics: Statistics) -> str:
    played = statistics.results.played
    game = GAMES.get(statistics.game)
    if game is None:
        return trn("Your results: 1 game", "Your results: {count} games", played)
    return trn(
        "Your results in {game}: 1 game",
        "Your results in {game}: {count} games",
        played,
        game=game.spec.title,
    )


def _headline(statistics: Statistics) -> tuple[str, str]:
    """The share of won games, "" if none was won, and the words under it; ("", "") if no game was decided."""
    for one in statistics.opponents if statistics.game else ():
        opponent = opponent_words(one.game, one.opponent)
        decided = one.results.decided
        if decided and opponent:
            return _share(one.results), (
                tr("win rate against {opponent}", opponent=opponent)
                if one.results.won
                else trn(
                    "No wins in 1 game against {opponent}",
                    "No wins in {count} games against {opponent}",
                    decided,
                    opponent=opponent,
                )
            )
    results = statistics.results
    if not results.decided:
        return "", ""
    return _share(results), (
        trn("win rate in 1 decided game", "win rate in {count} decided games", results.decided)
        if results.won
        else trn("No wins in 1 decided game", "No wins in {count} decided games", results.decided)
    )


def _share(results: Results) -> str:
    share = results.share_won
    return percent(share, 0) if share else ""


def _money_line(marks: Sequence[MoneyMark], words: str, appearance: Appearance) -> LineChart:
    chart = LineChart(appearance, tr("Money over time"), lambda cents: money(Cents(cents)))
    chart.show_values((0, *(mark.total for mark in marks)))
    chart.setAccessibleDescription(words)
    return chart


def _dice_card(faces: Evenness, appearance: Appearance) -> Card:
    """The card with the number of each face, and whether these numbers fit fair dice."""
    card, bars = Card(tr("The dice")), SmallBars(appearance, tr("Faces of all dice"))
    shares = [float(count / expected) for count, expected in zip(faces.counts, faces.expected, strict=True)]
    bars.show_bars([str(face) for face in FACES], shares)
    words = listed(f"{face}: {count}" for face, count in zip(FACES, faces.counts, strict=True))
    bars.setAccessibleDescription(words)
    bars.setToolTip(words)
    card.add(bars)
    card.add(label("second", shown(dice_words(faces)), wraps=True))
    return card


def _best_card(bests: Sequence[BestGame]) -> Card:
    card, rows = Card(tr("Personal bests")), QWidget()
    grid = QGridLayout(rows)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(Space.MEDIUM)
    grid.setVerticalSpacing(Space.TIGHT)
    grid.setColumnStretch(0, 1)
    for row, best in enumerate(bests):
        grid.addWidget(label("second", shown(best_title(best)), wraps=True), row, 0)
        grid.addWidget(label("ruleTitle", shown(best_words(best))), row, 1, Qt.AlignmentFlag.AlignRight)
    card.add(rows)
    return card
