"""The page of a review: its ending, the curve of the value, the visible moment, and the list of moves."""

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from dicedesk.coach.evaluation import Grade
from dicedesk.coach.review import grades_words, rating_words
from dicedesk.core.words import figure
from dicedesk.features.review.comparison import GameComparison
from dicedesk.features.review.curve import curve_of, curve_with
from dicedesk.features.review.ending import ending_of
from dicedesk.features.review.game import ReviewMoment, SeatReview
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.dice.at_rest import REACH, Area, DiceAtRest
from dicedesk.ui.base.dice.choosing import KeepFrames, described
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.look.appearance import Appearance, StyleName, set_style, set_variant
from dicedesk.ui.base.look.theme import IVORY, Corner, FeltColor, Space, scaled
from dicedesk.ui.base.tables import Column, PagedModel, RowsModel, WholeRows, choose_rows
from dicedesk.ui.base.widgets.card import Card, CardScroll, label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.widgets.game_frame import GameFrame
from dicedesk.ui.base.widgets.sign_button import Sign, SignButton
from dicedesk.ui.base.widgets.verdict import GRADE_TOKENS
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import in_sentences, listed, shown, tr
from dicedesk.ui.features.review.moment_chart import MomentChart
from dicedesk.ui.features.review.notes import ReviewNotes
from dicedesk.ui.features.review.same_dice import SameDiceCard
from dicedesk.ui.features.review.what_if import WhatIfCard, spoken_cost
from dicedesk.ui.games.catalogue import tab_of


class ReviewPage(QWidget):
    """Shows a review at one of its places: a number of moves made.

    Signals: `moved()` when another place, or the review from another seat, is shown.
    """

    moved = Signal()

    def __init__(self, review: SeatReview, appearance: Appearance, dice: DiceLook, parent: QWidget) -> None:
        """Begin at the player's move to look at, or else at the moment, the first error or the end."""
        super().__init__(parent)
        self.review = review
        self.place = 0
        self.headline, self.told = label("heading", wraps=True), label("second", wraps=True)
        self.summary, self.chart = Summary(appearance), MomentChart(appearance)
        self.felt = MomentFelt(tab_of(review.game.record.spec.id).cloth)
        self.notes = ReviewNotes(review.game.record, appearance, self)
        self.moves = MovesTable(appearance, self.notes)
        self.why, self.play_on = QPushButton(tr("Why?")), QPushButton(tr("Play on from here"))
        self.practice, self.line = QPushButton(tr("Practice this")), QPushButton(tr("Best line"))
        self.seat = ArrowCombo(appearance, tr("Player"))
        self.back = SignButton(appearance, Sign.BACK, tr("Previous move"), tr("Previous move (Left)"))
        self.forward = SignButton(appearance, Sign.FORWARD, tr("Next move"), tr("Next move (Right)"))
        self.error_before, self.next_error = QPushButton(tr("Previous error")), QPushButton(tr("Next error"))
        self.marks = label("second", wraps=True)
        self.note = label("second", wraps=True)
        self.details = QPushButton(tr("Moves"))
        self.copy, self.save = QPushButton(tr("Copy as text")), QPushButton(tr("Save…"))
        self.same = QPushButton(tr("Same dice"))
        self.same_dice: SameDiceCard | None = None
        self.other, self.what_if = QPushButton(tr("Another choice")), None
        self._line_moment: ReviewMoment | None = None
        """The visible moment of a line that was not played."""
        dice.apply_to(self.felt)
        self._set_up_buttons()
        self._lay_out()
        self._connect()
        turning = self.show_review(review)
        self.go_to(turning or next(iter(review.errors), review.moves))

    @property
    def noted_review(self) -> SeatReview:
        """The review with the notes as they are now."""
        return SeatReview(replace(self.review.game, record=self.notes.record), self.review.seat)

    def show_review(self, review: SeatReview) -> int | None:
        """Show the same game from another seat; return the number of the move to look at first, if there is one."""
        self.review = review
        ending = ending_of(review)
        turning = ending.place if ending else None
        write(self.headline, shown(ending.result) if ending else "")
        write(self.told, shown(ending.moment) if ending else "")
        self.summary.show_review(review)
        self._card.setAccessibleName(_chart_title(review))
        self._title.setText(_chart_title(review).upper())
        self._curve = curve_of(review)
        if self.what_if is not None:
            self.what_if.see_from(review.seat)
        self.draw_lines()
        self.moves.show_review(review, turning)
        self.go_to(self.place)
        return turning

    what_if: WhatIfCard | None
    """The choices at a move and the lines; None before they are offered."""

    def offer_choices(self, card: WhatIfCard) -> None:
        """Offer other choices than those made, and draw the lines that go on from them."""
        self.what_if = card
        self._cards.add_card(card, 1)
        card.hide()
        card.see_from(self.review.seat)
        card.back.clicked.connect(lambda: self._put_instead(card, is_shown=False))
        card.changed.connect(self.draw_lines)
        card.moment_chosen.connect(self._show_line_moment)
        card.left.connect(lambda: self._show_line_moment(None))
        self.other.clicked.connect(self.ask_for_choices)

    def ask_for_choices(self) -> None:
        """Show all choices at the visible move; the list of moves if they are already there."""
        card = self.what_if
        if card is None or not self.place:
            return
        is_there = self._is_in_sight(card) and card.is_asked(self.place)
        self._put_instead(card, is_shown=not is_there)
        if not is_there:
            card.ask(self.place)
            card.choices.setFocus()

    def draw_lines(self) -> None:
        """Draw the lines that were not played, with their names for screen readers."""
        card = self.what_if
        lines = () if card is None else card.lines
        drawn = () if card is None else card.curve_lines()
        self.chart.show_curve(curve_with(self._curve, drawn, self.review.unit))
        names = listed(shown(line.title) for line in lines)
        self.chart.setAccessibleName(
            tr("Position in the game. Not played: {lines}", lines=names)
            if lines
            else tr("Position in the game")
        )
        marks = tr("▲ ▼ good and bad luck · ?! inaccuracy · ? mistake · ?? blunder").split("·")
        if lines:
            marks.append(tr("- - not played"))
        # A line ends after a complete mark with its meaning.
        parts = (mark.strip().replace(" ", "\N{NO-BREAK SPACE}") for mark in marks)
        self.marks.setText("\N{NO-BREAK SPACE}· ".join(parts))

    def _show_line_moment(self, moment: ReviewMoment | None) -> None:
        self._line_moment = moment
        self._show(self.place)
        if self.what_if is not None:
            # In a narrow window, the card is over the felt.
            self.what_if.tell(moment if self.frame.has_drawer else None)

    def _is_in_sight(self, card: Card) -> bool:
        return not card.isHidden() and (self.frame.is_open or not self.frame.has_drawer)

    def _put_instead(self, card: Card, *, is_shown: bool) -> None:
        """Show a card in place of the list of moves, or the list again."""
        is_out_of_sight = self.frame.has_drawer and not self.frame.is_open
        for other in (self.same_dice, self.what_if):
            if other is not None:
                other.setVisible(is_shown and other is card)
        for part in (self.summary, self.notes.card, self._moves_card):
            part.setHidden(is_shown)
        if is_out_of_sight:
            self.frame.toggle_drawer()
        if not is_shown:
            self.moves.setFocus()
        self._show_line_moment(None)
        self.draw_lines()

    def offer_comparison(self, comparison: GameComparison) -> None:
        """Offer to compare this game with another one with the same dice."""
        self._add_comparison(comparison)
        self.say(tr("Another game had the same dice. Press C to see both."))

    def show_comparison(self, comparison: GameComparison) -> None:
        """Compare this game with another one with the same dice."""
        self._add_comparison(comparison)
        self.turn_same_dice()

    def _add_comparison(self, comparison: GameComparison) -> None:
        self.same_dice = card = SameDiceCard(comparison)
        self._cards.add_card(card, 1)
        card.hide()
        card.chosen.connect(self._on_chosen)
        card.back.clicked.connect(self.turn_same_dice)
        self.same.show()

    def turn_same_dice(self) -> None:
        """Switch between the cards and the other game with the same dice, if there is one."""
        card = self.same_dice
        if card is None:
            return
        is_shown = not self._is_in_sight(card)
        self._put_instead(card, is_shown=is_shown)
        if is_shown:
            announce(self, card.words)
            (card.table if card.table.rows else card.back).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write the headline smaller in a narrow window: the curve needs the height."""
        super().resizeEvent(event)
        is_narrow = self.frame.is_narrow
        set_variant(self.headline, "small", is_so=is_narrow)
        self.marks.setVisible(not is_narrow)
        self.notes.fold(is_so=is_narrow)
        self._show(self.place)

    def go_to(self, place: int) -> None:
        """Show the position after a number of moves."""
        self.place = min(max(place, 0), self.review.moves)
        self.chart.setValue(self.place)
        self.moves.show_place(self.place)
        self.notes.show_place(self.place)
        self._line_moment = None
        moment = self._show(self.place)
        words = in_sentences(shown(moment.title), shown(moment.verdict), *map(shown, moment.lines))
        self.chart.setAccessibleDescription(words)
        for button, way in ((self.error_before, -1), (self.next_error, 1)):
            button.setEnabled(self.review.next_error(self.place, way) is not None)
        self.frame.show_table_end()
        self.back.setEnabled(self.place > 0)
        self.forward.setEnabled(self.place < self.review.moves)
        self.moved.emit()

    def step(self, way: int) -> None:
        """Go one move forward (1) or back (-1)."""
        self.go_to(self.place + way)

    def go_to_error(self, way: int) -> None:
        """Go to the next error of the seat (1) or the previous one (-1); say so if there is none."""
        place = self.review.next_error(self.place, way)
        if place is None:
            self.say(tr("No more errors."))
            return
        self.go_to(place)
        announce(self, self.chart.accessibleDescription())

    def say(self, words: str) -> None:
        """Show a sentence beside the buttons, and have it announced."""
        self.note.setText(words)
        announce(self, words)

    def _show(self, place: int) -> ReviewMoment:
        """Show the moment at a place; at the visible place, that of a line if one is visible."""
        moment = self._line_moment if place == self.place else None
        moment = moment or self.review.moment(place)
        is_small = self.width() < scaled(_NARROW)
        self.felt.show_moment(moment, is_short=self.frame.is_narrow, has_small_dice=is_small)
        return moment

    def _on_hovered(self, place: int) -> None:
        self._show(self.place if place < 0 else place)

    def _on_seat(self, index: int) -> None:
        self.show_review(self.review.seen_from(self.seat.itemData(index)))

    def _connect(self) -> None:
        self.chart.valueChanged.connect(self._on_chosen)
        self.chart.hovered.connect(self._on_hovered)
        self.moves.chosen.connect(self._on_chosen)
        self.back.clicked.connect(lambda: self.step(-1))
        self.forward.clicked.connect(lambda: self.step(1))
        self.error_before.clicked.connect(lambda: self.go_to_error(-1))
        self.next_error.clicked.connect(lambda: self.go_to_error(1))
        self.seat.activated.connect(self._on_seat)
        self.details.clicked.connect(self.frame.toggle_drawer)
        self.same.clicked.connect(self.turn_same_dice)
        self.frame.drawer_changed.connect(self._show_details)
        self.frame.ring_lost.connect(self.chart.setFocus)
        self.notes.left.connect(self.chart.setFocus)
        self.notes.told.connect(self.say)
        self.notes.changed.connect(self._show_signs)

    def write_on_move(self) -> None:
        """Write the note on the visible move, or on the game before its first move."""
        if self.place:
            self.notes.write_on(self.place)
        else:
            self.write_on_game()

    def write_on_game(self) -> None:
        """Write the note on the game, which may be in the drawer."""
        for card in (self.same_dice, self.what_if):
            if card is not None and not card.isHidden():
                self._put_instead(card, is_shown=False)
        if self.frame.has_drawer and not self.frame.is_open:
            self.frame.toggle_drawer()
        self._cards.scroll_to(self.notes.card)
        self.notes.write_on(0)

    def _show_signs(self) -> None:
        self.moves.show_values(self.review)

    def _on_chosen(self, place: int) -> None:
        if place != self.place:
            self.go_to(place)

    def _show_details(self) -> None:
        self.details.setVisible(self.frame.has_drawer)
        # The frame may learn its width only after the page.
        self.notes.fold(is_so=self.frame.is_narrow)

    def _set_up_buttons(self) -> None:
        self.error_before.setToolTip(tr("Previous error ([ or Page Up)"))
        self.next_error.setToolTip(tr("Next error (] or Page Down)"))
        self.details.setToolTip(tr("Show the list of moves (D)"))
        self.copy.setToolTip(tr("Copy the review as text (Ctrl+C)"))
        self.save.setToolTip(tr("Save the review as a web page, picture or text (Ctrl+S)"))
        self.play_on.setToolTip(tr("Start a casual game from this position with new dice"))
        for button in (self.error_before, self.next_error):
            set_style(button, "quiet")
        self.line.setToolTip(tr("Step through the most likely line after the best choice (L)"))
        self.other.setToolTip(tr("Try another choice at this move (A)"))
        about = (self.why, self.line, self.other, self.play_on, self.practice)
        for button in (
            self.error_before,
            self.next_error,
            self.details,
            self.copy,
            self.save,
            self.same,
            *about,
        ):
            button.setAutoDefault(False)
        for seat in self.review.seats:
            self.seat.addItem(shown(self.review.game.names[seat].text), seat)
        self.seat.setVisible(len(self.review.seats) > 1)
        set_style(self.same, "quiet")
        self.same.setToolTip(tr("Compare with a game that had the same dice (C)"))
        self.same.hide()

    def _lay_out(self) -> None:
        self._card = Card("")
        self._title = next(iter(self._card.findChildren(type(self.note))))
        self._card.add(self.chart, 1)
        self._card.add(ButtonRow(self.marks, (self.error_before, self.next_error, self.back, self.forward)))
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self._card, 1)
        column.addWidget(self.felt)
        column.addWidget(self.notes.move)
        # Under the table, where they stay in sight when it scrolls.
        row = ButtonRow(
            self.note,
            (
                self.seat,
                self.details,
                self.notes.button,
                self.why,
                self.line,
                self.other,
                self.play_on,
                self.practice,
            ),
        )
        self.frame = GameFrame(column, row, self)
        self._moves_card, self._cards = Card(tr("Moves")), CardScroll(self.frame.column)
        moves, cards = self._moves_card, self._cards
        moves.add_to_heading(self.same)
        self.moves.setMinimumHeight(scaled(_LOWEST))
        moves.add(WholeRows(self.moves), 1)
        moves.add(ButtonRow(label("second"), (self.copy, self.save)))
        cards.add_card(self.summary)
        cards.add_card(self.notes.card)
        cards.add_card(moves, 1)
        self.frame.add_card(cards, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        for part in (self.headline, self.told):
            part.setContentsMargins(Space.LARGE + 2, Space.TIGHT, Space.LARGE + 2, 0)
            whole.addWidget(part)
        whole.addWidget(self.frame, 1)


def _chart_title(review: SeatReview) -> str:
    return shown(review.chart_title)


_RIGHT = Qt.AlignmentFlag.AlignRight
_WIDTH, _WIDEST, _PLAYER = 384, 500, 54
"""The least and the greatest width of the table, and the least width of names, in pixels at the normal font size."""
_NO_LUCK = "·"
_LOWEST = 170
"""The least height of the table, in pixels at the normal font size."""


class MovesTable(QTableView):
    """The moves of a review; only those in sight are put into words, so a game may be long.

    Signals: `chosen(int)` with the number of the move that the player goes to.
    """

    chosen = Signal(int)

    def __init__(self, appearance: Appearance, notes: ReviewNotes) -> None:
        super().__init__()
        set_style(self, "moves")
        self._appearance, self._notes = appearance, notes
        self.setAccessibleName(tr("Moves"))
        choose_rows(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(scaled(_WIDTH))
        self._moves: PagedModel | None = None
        self._is_showing = False
        self._choice = 1
        """The column of the choices; the players' column comes before it, if there are several."""
        appearance.changed.connect(self.viewport().update)

    def show_review(self, review: SeatReview, turning: int | None) -> None:
        """Show the moves of a review, in bold the one to look at first."""
        columns = _columns(review, self._notes)
        self._moves = PagedModel([column for column, _ in columns], self)
        self._moves.show(review.moments)
        before = self.selectionModel()
        self.setModel(self._moves)
        if before is not None:
            before.deleteLater()
        tokens = tuple(token for _, token in columns)
        self.setItemDelegate(_MoveDelegate(tokens, turning, self._appearance, self))
        self.selectionModel().currentRowChanged.connect(self._on_current)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        choice = next(place for place, (column, _) in enumerate(columns) if column.title == tr("Choice"))
        self._choice = choice
        header.setSectionResizeMode(choice, QHeaderView.ResizeMode.Stretch)
        if choice > 1:
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.Interactive)
        needed = sum(map(self._needed, range(len(columns)))) + self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(min(max(needed, scaled(_WIDTH)), scaled(_WIDEST)))
        self._share_room()
        height = self.fontMetrics().height() + 3 * Space.TIGHT
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)

    def show_values(self, review: SeatReview) -> None:
        """Show new values of the same moves; selection and scroll position stay."""
        if self._moves is not None:
            self._moves.renew(review.moments)

    def show_place(self, place: int) -> None:
        """Select the row of a move; 0 is before the first move and selects none."""
        if self._moves is None:
            return
        # Blocked signals would keep the view itself from following.
        self._is_showing = True
        if place:
            self.setCurrentIndex(self._moves.index(place - 1, 0))
        else:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
            self.scrollToTop()
        self._is_showing = False

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the chosen move, which may have changed while the table was hidden."""
        super().showEvent(event)
        self.scrollTo(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width between names and choices, and keep the chosen move in sight."""
        super().resizeEvent(event)
        self._share_room()
        self.scrollTo(self.currentIndex())

    def _share_room(self) -> None:
        """Widen the column of names as long as no choice is cut off."""
        if self._choice > 1:
            shared = self.columnWidth(1) + self.columnWidth(self._choice)
            room = max(shared - self._needed(self._choice), scaled(_PLAYER))
            self.setColumnWidth(1, min(self._needed(1), room))

    def _needed(self, column: int) -> int:
        return max(self.sizeHintForColumn(column), self.horizontalHeader().sectionSizeHint(column))

    def _on_current(self, current: QModelIndex, _: QModelIndex) -> None:
        if current.isValid() and not self._is_showing:
            self.chosen.emit(current.row() + 1)


class _MoveDelegate(QStyledItemDelegate):
    """Colors each cell by its meaning; the move to look at first is bold."""

    def __init__(
        self, tokens: tuple[str, ...], turning: int | None, appearance: Appearance, table: MovesTable
    ) -> None:
        super().__init__(table)
        self._tokens, self._turning, self._appearance = tokens, turning, appearance

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        moment = index.data(RowsModel.ROW_ROLE)
        option.font.setBold(moment.place == self._turning)
        token = _token_of(self._tokens[index.column()], moment)
        if token:
            option.palette.setColor(QPalette.ColorRole.Text, self._appearance.palette.color(token))


def _token_of(kind: str, moment: ReviewMoment) -> str:
    if kind == "grade":
        return GRADE_TOKENS[moment.grade] if moment.grade else ""
    if kind == "luck":
        return {1: "good", -1: "bad"}.get(moment.luck_way, "text_second")
    return kind


def _columns(review: SeatReview, notes: ReviewNotes) -> list[tuple[Column, str]]:
    """The columns, each with the color token of its cells."""
    several = len(review.game.names) > 1
    who = Column(tr("Player"), text=_name, tip=_name)
    return [
        (
            Column(
                "#",
                text=lambda moment: f"{notes.sign(moment.place)} {moment.place}".strip(),
                spoken=lambda moment: notes.spoken(moment.place),
                alignment=_RIGHT,
                spoken_title=tr("Move"),
            ),
            "text_second",
        ),
        *([(who, "")] if several else []),
        (
            Column(
                tr("Choice"),
                text=lambda moment: moment.choice,
                tip=lambda moment: moment.choice,
            ),
            "",
        ),
        (Column(tr("Cost"), text=lambda moment: moment.gave, spoken=spoken_cost), "grade"),
        (Column(tr("Luck"), text=_luck, alignment=_RIGHT, spoken=lambda moment: moment.luck), "luck"),
        (Column(shown(review.value_title), text=lambda moment: moment.value, alignment=_RIGHT), ""),
    ]


def _name(moment: ReviewMoment) -> str:
    return shown(moment.name.text)


def _luck(moment: ReviewMoment) -> str:
    return shown(moment.luck) if moment.luck_way else _NO_LUCK


_RING = 3
_STYLES: dict[Grade, StyleName] = {
    Grade.FINE: "body",
    Grade.INACCURACY: "body",
    Grade.MISTAKE: "bad",
    Grade.BLUNDER: "bad",
}


class Summary(QWidget):
    """The causes of the result, and the quality of play. The Tab key finds them, which scrolls them into sight."""

    accessible_role = "Grouping"

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(Space.MEDIUM)

    def show_review(self, review: SeatReview) -> None:
        """Show the summary of a review for its seat."""
        while (item := self._column.takeAt(0)) is not None:
            part = item.widget()
            if part is not None:
                part.deleteLater()
        self.setAccessibleName(tr("How it came about"))
        self.setAccessibleDescription(in_sentences(*map(shown, (review.result_told, *review.play_told))))
        answer = Card(tr("How it came about"), wraps=True)
        answer.add(label("body", shown(review.result_told), wraps=True))
        for note in review.game.notes:
            answer.add(label("second", shown(note), wraps=True))
        answer.close_up()
        self._column.addWidget(answer)
        self._column.addWidget(_played(review))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._column.setContentsMargins(_RING, _RING, _RING, _RING)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._column.setContentsMargins(0, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a ring around the cards when they have the focus."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._appearance.palette.color("info"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), Corner.CARD, Corner.CARD)
            painter.end()


def _played(review: SeatReview) -> Card:
    card, rating = Card(tr("Quality of play")), review.player.rating
    card.add(label("heading", shown(rating_words(rating)) if rating else "–"))
    words = in_sentences(*map(shown, review.play_told)) or tr("There was nothing to decide.")
    text: QLabel = label("second", wraps=True)
    write(text, words)
    card.add(text)
    card.add(_choices(dict(review.player.grades)))
    card.close_up()
    return card


def _choices(counts: dict[Grade, int]) -> QWidget:
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(Space.TIGHT)
    grid.setHorizontalSpacing(Space.LARGE)
    for place, (grade, style) in enumerate(_STYLES.items()):
        row, column = place % 2, place // 2 * 2
        words = f"{grade.sign} {shown(grades_words(grade))}".strip()
        grid.addWidget(label(style, words), row, column)
        count = label(style, shown(figure(counts.get(grade, 0))))
        grid.addWidget(count, row, column + 1, Qt.AlignmentFlag.AlignRight)
    return table


_EDGE, _SMALL_EDGE, _SMALLEST_EDGE, _IN_A_ROW = 46, 30, 24, 5
_NARROW = 820
"""On a page narrower than this dice are small. The felt itself is narrower while the page has a scroll bar."""
_MOST_LINES = 6
_CALM = 116
"""The least height of the dice, so that the chart above keeps its height from moment to moment."""


class MomentFelt(DiceTray):
    """The felt with the dice and words of one moment. Signals: those of a tray."""

    def __init__(self, felt: FeltColor) -> None:
        self._dice, self._has_small_dice = QWidget(), False
        self._frames = KeepFrames(IVORY)
        super().__init__(felt)
        self.title, self.verdict = label("feltName", wraps=True), label("feltName")
        self.lines = tuple(
            label("feltLine" if not place else "feltNote", wraps=True) for place in range(_MOST_LINES)
        )
        set_variant(self.verdict, "lit", is_so=True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._lay_out()

    def show_moment(self, moment: ReviewMoment, *, is_short: bool, has_small_dice: bool) -> None:
        """Show another moment, its dice at rest."""
        self._has_small_dice = has_small_dice
        across, down = Space.LARGE + Space.TIGHT, Space.SMALL if is_short else Space.MEDIUM
        self._column.setContentsMargins(across, down, across, down)
        self.title.setText(shown(moment.title))
        write(self.verdict, shown(moment.verdict))
        lines = moment.short_lines if is_short else moment.lines
        # The first line stands out.
        lines = lines if moment.has_heading else ("", *lines)
        for place, part in enumerate(self.lines):
            write(part, shown(lines[place]) if place < len(lines) else "")
        dice = moment.dice
        self._frames.kept = frozenset(dice.kept)
        self.show_faces(dice.faces)
        self._dice.setFixedSize(self._size_of(len(dice.faces)))
        self._column.activate()
        self._place_dice()

    def sizeHint(self) -> QSize:
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._column.minimumSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._dice.setFixedSize(self._size_of(len(self.faces)))
        super().resizeEvent(event)

    def showEvent(self, event: object) -> None:
        self._place_dice()

    def _marked(self) -> Collection[int]:
        return self._frames.kept

    def _description(self) -> str:
        return described(self.faces, self._frames.kept) if self._frames.kept else super()._description()

    def _paint_round(self, painter: QPainter) -> None:
        self._frames.paint_kept(painter, self._at_rest)

    @property
    def _edge(self) -> int:
        if not self._has_small_dice:
            return scaled(_EDGE)
        # Beside a whole row, the words need the room.
        return scaled(_SMALL_EDGE if len(self.faces) < _IN_A_ROW else _SMALLEST_EDGE)

    @property
    def _cell(self) -> float:
        return 2 * REACH * self._edge

    def _size_of(self, count: int) -> QSize:
        """The size of this number of dice, in rows of five."""
        rows = -(-count // _IN_A_ROW)
        across = min(count, _IN_A_ROW)
        least = 0 if self._has_small_dice else scaled(_CALM)
        return QSize(round(across * self._cell), max(round(rows * self._cell), least))

    def _laid_out(self, area: Area) -> DiceAtRest:
        """Rows at the left, beside the words."""
        cell = self._cell
        corner = self._dice.mapTo(self, QPoint()) if self.isAncestorOf(self._dice) else QPoint()
        places = (
            (corner.x() + (die % _IN_A_ROW + 0.5) * cell, corner.y() + (die // _IN_A_ROW + 0.5) * cell)
            for die in range(len(self.faces))
        )
        return DiceAtRest(self._edge, tuple(places))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(Space.MEDIUM)
        head.addWidget(self.title, 1)
        head.addWidget(self.verdict, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(Space.TIGHT)
        for part in self.lines:
            words.addWidget(part)
        words.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(Space.LARGE)
        middle.addWidget(self._dice, 0, Qt.AlignmentFlag.AlignTop)
        middle.addLayout(words, 1)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(Space.SMALL)
        self._column.addLayout(head)
        self._column.addLayout(middle, 1)
