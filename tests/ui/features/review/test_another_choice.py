"""Another choice in a review goes on as a line: chosen by keys, drawn on the curve, and kept with the game."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.coach.verdict import ChoiceVerdict, verdicts_on
from dicedesk.core.position import PositionLine
from dicedesk.core.record import Record, parse_record
from dicedesk.features.review.lines import OtherLine, lines_of
from dicedesk.features.review.what_if import what_if
from dicedesk.games.catalogue import SPECS
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.yacht.boxes import Box, Sheet
from dicedesk.games.yacht.rules import YACHT, Score, YachtState
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.tables import RowsModel
from dicedesk.ui.base.words import shown
from dicedesk.ui.features.review.page import ReviewPage
from dicedesk.ui.features.review.what_if import WhatIfCard
from dicedesk.ui.features.review.window import ReviewWindow
from tests.fakes.jobs import ImmediateJobs
from tests.features.review.reviewed_records import ALL, CRAPS, HOG, POKER_DICE
from tests.games.yacht.plain_yacht import card_with
from tests.ui.held_jobs import HALFWAY, HeldJobs
from tests.ui.windows import windows_over

Show = Callable[[str], ReviewWindow]
KEPT = HOG.replace(
    "roll 2 : 6 6\n", "roll 2 : 6 6 # Two is few.\n# if roll 1 : 5; roll 10 : 1 1 1 1 1 1 1 1 1 1\n"
)


def page_of(window: ReviewWindow) -> ReviewPage:
    assert window.page is not None
    return window.page


def card_of(window: ReviewWindow) -> WhatIfCard:
    card = page_of(window).what_if
    assert card is not None
    return card


def asked(window: ReviewWindow, number: int) -> WhatIfCard:
    """The choices at a move."""
    page = page_of(window)
    page.go_to(number)
    page.other.click()
    return card_of(window)


def rows_of(table: Any) -> list[tuple[str, ...]]:
    model = table.model()
    return [
        tuple(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def choose(card: WhatIfCard, move: str) -> None:
    row = next(at for at, row in enumerate(card.choices.rows) if row.choice.move.to_text() == move)
    card.choices.setCurrentIndex(card.choices.model().index(row, 0))


@pytest.mark.parametrize("game", ALL)
def test_all_choices_of_a_move_have_their_values_and_verdicts(show: Show, game: str) -> None:
    window, record = show(ALL[game]), parse_record(ALL[game], SPECS)
    number = len(record.plays) - 1
    card = asked(window, number)
    compared = what_if(record, number).compared()
    assert [row.compared for row in card.choices.rows] == [*compared]
    first, *others = rows_of(card.choices)
    assert (first[1], first[2]) == ("best", "")
    assert first[3] == shown(page_of(window).review.unit.read_value_words(compared[0].choice.value))
    assert sum("(played)" in row[0] for row in (first, *others)) == 1
    assert card.why.text() == shown(compared[0].choice.why)


def test_a_line_goes_on_move_by_move_and_is_kept_in_the_record(show: Show) -> None:
    window, kept = show(HOG), list[Record[Any]]()
    window.lines_changed.connect(kept.append)
    card, page = asked(window, 5), page_of(window)
    choose(card, "roll 1")
    card.faces.setText("5")
    card.roll.setCurrentIndex(2)
    card.go_on.click()
    assert card.lines[0].line == OtherLine(5).with_play(RollDice(1), (5,))
    assert page.felt.title.text() == "Move 5: You rolled 1 die: 5 points"
    assert any("Your chance to win now: " in part.text() for part in page.felt.lines)
    assert card.asks.text() == "Move 6: the choice of Final strategist"
    assert len(card.choices.rows) == 1
    card.go_on.click()
    assert (card.asks.text(), len(card.choices.rows)) == ("Move 7: your choice", 11)
    assert lines_of(kept[-1]) == tuple(line.line for line in card.lines)
    assert kept[-1].to_text().splitlines()[-2].startswith("roll 2 : 6 6 # if roll 1 : 5; roll 10 : ")
    assert [row[0] for row in rows_of(card.steps)] == ["5", "6"]


def test_a_line_is_built_and_taken_back_by_keys(qtbot: QtBot, show: Show) -> None:
    window = show(HOG)
    page = page_of(window)
    page.go_to(5)
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_A)
    card = card_of(window)
    assert card.choices.hasFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Return):
        qtbot.keyClick(card.choices, key)
    assert [len(line.line.plays) for line in card.lines] == [2]
    assert card.choices.hasFocus()
    qtbot.keyClick(card.choices, Qt.Key.Key_Backspace)
    assert [len(line.line.plays) for line in card.lines] == [1]
    qtbot.keyClick(card.choices, Qt.Key.Key_Backspace)
    assert card.lines == ()
    assert card.asks.text() == "Move 5: your choice"
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_A)
    assert not card.isVisible()
    assert page.moves.hasFocus()


def test_several_lines_are_drawn_and_named_and_one_is_removed(show: Show) -> None:
    window = show(HOG)
    page = page_of(window)
    for number in (3, 5):
        card = asked(window, number)
        card.go_on.click()
    first, second = card.curve_lines()
    assert ((first.place, first.shown), (second.place, second.shown)) == ((2, None), (4, 5))
    values = [card.lines[1].seen_from(0).value(place) for place in (4, 5)]
    assert second.heights == tuple(values)
    titles = [shown(line.title) for line in card.lines]
    assert page.chart.accessibleName() == "Position in the game. Not played: " + ", ".join(titles)
    assert [card.line.itemText(at) for at in range(3)] == ["New line from move 5", *titles]
    card.line.setCurrentIndex(1)
    card.line.activated.emit(1)
    assert [row[0] for row in rows_of(card.steps)] == ["3"]
    card.remove.click()
    assert [line.place for line in card.curve_lines()] == [4]
    assert lines_of(card.record) == (card.lines[0].line,)
    assert page.felt.title.text() == shown(page.review.moment(5).title)


def test_lines_of_a_record_are_there_from_the_beginning(show: Show) -> None:
    window = show(KEPT)
    card, page = card_of(window), page_of(window)
    assert [(line.place, len(line.heights)) for line in card.curve_lines()] == [(4, 3)]
    assert "not played" in page.marks.text().replace("\N{NO-BREAK SPACE}", " ")
    asked(window, 3).go_on.click()
    assert [line.line.number for line in card.lines] == [5, 3]
    assert "# Two is few.\n# if roll 1 : 5; " in card.record.to_text()
    assert card.record.to_text().count("# if ") + card.record.to_text().count("# Two") == 3


def test_lines_of_another_copy_stand_beside_those_of_the_window(show: Show) -> None:
    window = show(HOG)
    card, kept = asked(window, 5), list[Record[Any]]()
    card.go_on.click()
    own = card.lines[0].line
    window.lines_changed.connect(kept.append)
    card.begin(parse_record(KEPT, SPECS))
    assert [len(line.line.plays) for line in card.lines] == [2, 1]
    assert card.chosen is card.lines[1]
    assert lines_of(kept[-1]) == (card.lines[0].line, own)
    assert "Two is few." in kept[-1].to_text()
    card.begin(kept[-1])
    assert [line.line for line in card.lines] == [*lines_of(kept[-1])]
    card.begin(parse_record(HOG.replace("roll 2 : 6 6", "roll 2 : 6 6 # Few."), SPECS))
    assert lines_of(kept[-1]) == tuple(line.line for line in card.lines)
    assert "# Few.\n# if " in kept[-1].to_text()


def test_a_damaged_line_is_a_plain_note(show: Show) -> None:
    window = show(HOG.replace("roll 2 : 6 6\n", "roll 2 : 6 6 # if roll 99\n"))
    assert card_of(window).lines == ()
    assert card_of(window).note.text() == ""


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "2 dice are missing."),
        ("7 1", "A die shows 1 to 6: type the faces, such as 2 5."),
        ("123", "This roll has 2 dice."),
    ],
)
def test_faces_that_are_no_roll_are_refused_and_stay(show: Show, typed: str, said: str) -> None:
    card = asked(show(HOG), 5)
    choose(card, "roll 2")
    card.faces.setText(typed)
    card.roll.setCurrentIndex(2)
    card.go_on.click()
    assert (card.note.text(), card.faces.text(), card.lines) == (said, typed, ())


def test_a_choice_without_dice_asks_for_no_roll(show: Show) -> None:
    card = asked(show(POKER_DICE), 2)
    choose(card, "hold")
    assert not card.roll.isVisibleTo(card)
    card.go_on.click()
    assert card.asks.text() == "Move 3: your choice"
    choose(card, "hand")
    assert card.roll.isVisibleTo(card)


def test_a_line_can_end_the_game(show: Show) -> None:
    card = asked(show(HOG), 5)
    choose(card, "roll 10")
    card.faces.setText("6666666666")
    card.roll.setCurrentIndex(2)
    card.go_on.click()
    assert card.asks.text().startswith("You won, ")
    assert not card.go_on.isEnabled()
    assert card.position_at_end is None


def test_a_note_that_is_full_keeps_no_line_but_shows_it(show: Show) -> None:
    window = show(HOG.replace("roll 2 : 6 6\n", f"roll 2 : 6 6 # {'x' * 3990}\n"))
    card = asked(window, 5)
    card.go_on.click()
    assert len(card.lines) == 1
    assert card.note.text().startswith("This line is not kept: ")


def test_the_shown_move_and_the_end_of_a_line_open_as_positions(qtbot: QtBot, show: Show) -> None:
    window, opened = show(CRAPS), list[PositionLine[Any]]()
    window.position_asked.connect(opened.append)

    def press_ctrl_p() -> None:
        # The position before it took the focus.
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.keyClick(window.windowHandle(), Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)

    for place, state in ((0, 0), (1, 0), (4, 3)):
        page_of(window).go_to(place)
        press_ctrl_p()
        assert opened[-1].state == parse_record(CRAPS, SPECS).replay()[state].before
    card = asked(window, 4)
    card.open.click()
    assert opened[-1].state == opened[-2].state
    card.go_on.click()
    assert card.position_at_end is not None
    card.open.click()
    press_ctrl_p()
    assert opened[-1] == opened[-2] == card.position_at_end


def test_lines_are_seen_from_the_seat_of_the_review(show: Show) -> None:
    window = show(ALL["people"])
    card, page = asked(window, 5), page_of(window)
    card.go_on.click()
    before = card.curve_lines()[0].heights
    page.seat.setCurrentIndex(1)
    page.seat.activated.emit(1)
    assert card.curve_lines()[0].heights == pytest.approx([1 - height for height in before])


def test_an_earlier_moment_of_a_line_is_shown_again(show: Show) -> None:
    window = show(KEPT)
    card, page = asked(window, 5), page_of(window)
    card.line.setCurrentIndex(1)
    card.line.activated.emit(1)
    assert page.felt.title.text().startswith("Move 6: ")
    card.steps.setCurrentIndex(card.steps.model().index(0, 0))
    assert page.felt.title.text() == "Move 5: You rolled 1 die: 5 points"
    assert card.curve_lines()[0].shown == 5
    page.step(-1)
    assert page.felt.title.text().startswith("Move 4: ")


def test_no_value_stands_beside_another_position(owner: QWidget, parts: AppParts) -> None:
    window = windows_over(owner, parts).show_review(HOG)
    jobs = HeldJobs()
    card = WhatIfCard(page_of(window).review.game, jobs, ImmediateJobs(), parts.appearance)
    card.setParent(owner)
    card.show()
    card.ask(5)
    assert (card.choices.rows, card.note.text(), card.go_on.isEnabled()) == ((), "Calculating…", False)
    jobs.last.finish()
    assert (len(card.choices.rows), card.note.text()) == (11, "")
    card.play()
    assert card.note.text() == "Calculating…"
    card.play()
    card.undo()
    card.drop()
    line = jobs.last
    card.ask(3)
    line.finish()
    assert (card.lines, card.choices.rows) == ((), ())
    jobs.last.failed(ValueError("Out of memory."))
    assert card.note.text() == "Out of memory."
    assert len(jobs.started) == 3
    window.close()


@pytest.fixture
def slow_review(owner: QWidget, parts: AppParts) -> Iterator[tuple[ReviewWindow, HeldJobs]]:
    """A review in which another choice waits for slow work, and the work."""
    jobs = HeldJobs()
    window = windows_over(owner, replace(parts, long_jobs=jobs)).show_review(HOG)
    jobs.last.finish()
    asked(window, 5)
    jobs.last.news(HALFWAY)
    yield window, jobs
    window.close()


def test_another_choice_that_waits_for_slow_work_says_how_far_it_is(
    slow_review: tuple[ReviewWindow, HeldJobs],
) -> None:
    window, jobs = slow_review
    assert HALFWAY.words in visible_words(card_of(window))
    jobs.last.finish()
    assert HALFWAY.words not in visible_words(card_of(window))


def test_slow_work_that_fails_says_why(slow_review: tuple[ReviewWindow, HeldJobs]) -> None:
    window, jobs = slow_review
    jobs.last.failed(ValueError("Out of memory."))
    assert HALFWAY.words not in visible_words(card_of(window))
    assert card_of(window).note.text() == "Out of memory."


def test_a_cancel_of_slow_work_leads_back_to_the_moves_and_asking_again_begins_it_again(
    slow_review: tuple[ReviewWindow, HeldJobs],
) -> None:
    window, jobs = slow_review
    canceled = jobs.last
    card_of(window).slow_work.cancel.click()
    assert (canceled.is_cancelled, card_of(window).isVisible()) == (True, False)
    asked(window, 5)
    jobs.last.finish()
    assert card_of(window).choices.rows


def visible_words(card: WhatIfCard) -> list[str]:
    return [part.text() for part in card.findChildren(QLabel) if part.isVisible()]


def test_verdicts_have_words_and_a_color(show: Show) -> None:
    card = asked(show(HOG), 5)
    model = card.choices.model()
    signs = {str(model.index(row, 1).data()).split()[0] for row in range(model.rowCount())}
    assert signs <= {"best", "good", "?!", "?", "??"}
    assert model.index(0, 0).data(RowsModel.ROW_ROLE) == card.choices.rows[0]


def test_a_choice_that_is_worse_by_less_than_the_shown_number_is_not_called_best(show: Show) -> None:
    card = asked(show(HOG), 1)
    verdicts = verdicts_on((row.choice for row in card.choices.rows), card.choices.rows[0].fork.unit)
    for row, (_, word, cost, _) in zip(card.choices.rows, rows_of(card.choices), strict=True):
        is_best = verdicts[row.choice.move] is ChoiceVerdict.BEST
        assert (word == "best", cost == "") == (is_best, is_best)


def test_craps_says_what_its_costs_are_compared_with(show: Show) -> None:
    note = "Costs are compared with rolling; a cost below $0 is a gain."
    card = asked(show(CRAPS), 2)
    assert card.standing.text().endswith(f" {note}")
    best = [row.choice.cost <= 0 for row in card.choices.rows]
    assert [cells[1] == "best" for cells in rows_of(card.choices)] == best
    assert note not in asked(show(HOG), 2).standing.text()


def test_a_choice_for_the_win_is_called_that_and_shows_its_cost(show: Show) -> None:
    state = YachtState(
        (
            card_with(Sheet.YACHT, Box.ONES, BIG_STRAIGHT=30, CHOICE=7),
            card_with(Sheet.YACHT, Box.CHOICE, Box.YACHT),
        ),
        (1, 1, 2, 3, 6),
        0,
    )
    tags = (
        ("Rules", state.rules_text()),
        ("Player0", "Ann"),
        ("Player1", "Ben"),
        ("Position", state.to_line()),
    )
    card = asked(show(Record(YACHT, tags).with_play(Score(Box.CHOICE), ()).to_text()), 1)
    assert [row[:3] for row in rows_of(card.choices)] == [
        ("Cross out Yacht", "best", ""),
        ("Choice (played)", "for the win", "8.03"),
    ]
