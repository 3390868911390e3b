"""A question is asked in the Lab: the form, what is wrong with it, the work on the answer, and what is found."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from dicedesk.features.question_files import question_in
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.lab.answer import AnswerView
from dicedesk.ui.features.lab.page import LabPage
from dicedesk.ui.features.lab.question import AnswerScroll, QuestionSection
from tests.ui.features.lab.conftest import OpenLab
from tests.ui.features.lab.stub_kind import PLACES
from tests.ui.held_jobs import HeldJobs

Key = Qt.Key


class Asker:
    """Fills in the form of the stub kind, and hears what is said."""

    def __init__(self, lab: LabPage, qtbot: QtBot) -> None:
        self.lab, self._qtbot = lab, qtbot
        self.heard: list[str] = []
        self.noted: list[str] = []
        lab.told.connect(self.heard.append)
        lab.noted.connect(self.noted.append)

    @property
    def section(self) -> QuestionSection:
        """The section that is chosen."""
        assert isinstance(self.lab.view, QuestionSection)
        return self.lab.view

    @property
    def answer(self) -> AnswerView:
        """What is shown of the last answer."""
        assert self.section.answer is not None
        self.section.answer.complete()
        return self.section.answer

    @property
    def numbers(self) -> list[str]:
        """The texts of the card with the numbers."""
        return [part.text() for part in self.answer.numbers.findChildren(QLabel) if part.text()]

    def field(self, name: str) -> QLineEdit:
        """The line of a field."""
        line = self.section.form.controls[name].inside
        assert isinstance(line, QLineEdit)
        return line

    def write(self, name: str, text: str) -> None:
        """Types into a field in place of what is there."""
        line = self.field(name)
        line.selectAll()
        self._qtbot.keyClick(line, Key.Key_Backspace)
        self._qtbot.keyClicks(line, text)

    def enter(self, name: str) -> None:
        """Presses Enter in a field."""
        self._qtbot.keyClick(self.field(name), Key.Key_Return)


@pytest.fixture
def asker(lab: LabPage, qtbot: QtBot) -> Asker:
    return Asker(lab, qtbot)


def test_enter_in_a_field_asks_and_the_numbers_are_shown_and_said(asker: Asker) -> None:
    asker.write("throws", "50")
    asker.enter("throws")
    assert asker.numbers == [
        "EXACT ANSWER", "Flat bets", "6.10%", "go broke", "exactly 61/1000", "50", "throws were made", "−$35.35",
        "on average", "Followed exactly.",
    ]  # fmt: skip
    assert asker.heard[-1] == (
        "Flat bets: 6.10%: go broke. 50: throws were made. −\N{WORD JOINER}$35.35: on average."
    )


def test_what_is_wrong_with_a_field_is_said_beside_it_and_nothing_is_lost(asker: Asker) -> None:
    asker.write("stake", "20")
    asker.write("throws", "many")
    asker.section.form.ask_button.click()
    said = "Throws: expected a whole number from 1 to 500, not “many”."
    assert asker.section.form.faults.text() == said
    assert asker.heard[-1] == said
    assert asker.field("throws").hasFocus()
    assert asker.field("throws").accessibleDescription().startswith(said)
    assert (asker.field("throws").text(), asker.field("stake").text()) == ("many", "20")
    assert asker.section.answer is None
    asker.write("throws", "7")
    assert not asker.section.form.faults.isVisible()


def test_values_that_cannot_be_asked_together_are_refused(asker: Asker) -> None:
    asker.section.form.controls["coin"].show_text("dime")
    asker.write("throws", "200")
    asker.section.ask()
    assert asker.section.form.faults.text() == "A dime is thrown at most 100 times."


def test_a_row_of_the_table_chooses_whose_numbers_and_charts_are_seen(asker: Asker, qtbot: QtBot) -> None:
    asker.section.ask()
    assert asker.answer.tables is not None
    table = asker.answer.tables.views[0]
    table.setFocus()
    qtbot.keyClick(table, Key.Key_Down)
    assert asker.numbers[1:3] == ["Doubled bets", "16.10%"]
    assert asker.heard[-1].startswith("Doubled bets: 16.10%: go broke.")
    assert [table.model().index(row, 0).data() for row in range(2)] == ["○ Flat bets", "◉ Doubled bets"]


def test_charts_are_chosen_by_buttons_and_another_case_keeps_the_choice(asker: Asker, qtbot: QtBot) -> None:
    asker.section.ask()
    assert asker.answer.charts is not None
    first, second, _ = asker.answer.charts.buttons
    qtbot.waitUntil(lambda: second.x() > first.x())
    first.setFocus()
    qtbot.keyClick(first, Key.Key_Right)
    assert second.isChecked()
    assert asker.answer.chart is not None
    assert asker.answer.chart.name == "length"
    asker.answer.show_case(1)
    assert asker.answer.chart.name == "length"
    asker.answer.charts.buttons[2].click()
    assert asker.answer.card is not None
    assert asker.answer.card.accessibleName() == "Side by side"


def test_another_table_is_chosen_by_its_button(asker: Asker) -> None:
    asker.section.ask()
    assert asker.answer.tables is not None
    asker.answer.tables.titles.buttons[1].click()
    assert asker.answer.table is not None
    assert asker.answer.table.name == "faces"


def test_why_there_is_no_answer_is_said(asker: Asker) -> None:
    asker.write("throws", "13")
    asker.section.ask()
    assert asker.section.failure.text() == "The answer could not be calculated: 13 brings bad luck"
    assert asker.heard[-1] == asker.section.failure.text()


def test_the_same_seed_stands_under_the_answer(asker: Asker) -> None:
    asker.write("seed", "2026")
    asker.section.ask()
    assert asker.section.keeping.source.text() == "Seed 2026"


def test_an_answer_to_an_older_question_is_marked(asker: Asker) -> None:
    asker.section.ask()
    assert not asker.section.state.isVisible()
    asker.write("throws", "41")
    assert asker.section.state.text() == ("This is the previous answer. Press Ask for the new one.")
    asker.write("throws", "40")
    assert not asker.section.state.isVisible()


def test_ask_becomes_cancel_while_an_answer_is_computed(held: HeldJobs, asker: Asker, qtbot: QtBot) -> None:
    form = asker.section.form
    form.ask_button.setFocus()
    form.ask_button.click()
    assert (form.ask_button.isVisible(), form.cancel_button.isVisible(), form.bar.isVisible()) == (
        False, True, True,
    )  # fmt: skip
    assert form.cancel_button.hasFocus()
    (job,) = held.started
    job.work(job.news)
    assert (form.bar.value(), form.bar.maximum()) == (1, 2)
    form.cancel_button.click()
    assert job.is_cancelled
    assert (form.ask_button.hasFocus(), form.bar.isVisible()) == (True, False)
    assert asker.heard[-1] == "Canceled."
    job.finish()
    assert asker.section.answer is None


def test_a_second_question_cancels_the_first_and_the_last_answer_stays_until_then(
    held: HeldJobs, asker: Asker
) -> None:
    asker.section.ask()
    held.started[0].finish()
    asker.write("throws", "60")
    asker.section.ask()
    asker.write("throws", "70")
    asker.section.ask()
    assert held.started[1].is_cancelled
    assert "40" in asker.numbers
    assert asker.section.state.text().endswith("Calculating the new one…")
    held.started[1].finish()
    assert "40" in asker.numbers
    held.started[2].finish()
    assert "70" in asker.numbers
    assert not asker.section.state.isVisible()


def test_work_goes_on_while_another_section_is_looked_at(held: HeldJobs, asker: Asker) -> None:
    asker.write("throws", "60")
    asker.section.ask()
    asker.lab.choose("lines")
    assert not held.started[0].is_cancelled
    held.started[0].finish()
    asker.lab.choose("coins")
    assert "60" in asker.numbers
    assert asker.field("throws").text() == "60"


def test_a_lab_made_anew_finds_form_answer_and_work(
    held: HeldJobs, parts: AppParts, open_lab: OpenLab, asker: Asker, qtbot: QtBot
) -> None:
    asker.section.ask()
    held.started[0].finish()
    asker.write("throws", "60")
    asker.section.ask()
    again = Asker(open_lab(parts), qtbot)
    again.lab.selection = asker.lab.selection
    assert "40" in again.numbers
    assert again.field("throws").text() == "60"
    assert again.section.form.cancel_button.isVisible()
    held.started[1].finish()
    assert "60" in again.numbers


def test_a_kind_with_one_case_and_no_table_is_shown_too(asker: Asker) -> None:
    asker.lab.choose("lines")
    asker.section.ask()
    assert asker.numbers == ["EXACT ANSWER", "50.00%", "of all"]
    assert (asker.answer.tables, asker.answer.table) == (None, None)


@pytest.mark.parametrize(
    ("chosen", "kind", "written"),
    [
        ("kept.csv", "", "kept.csv"),
        ("kept", "All data (*.json)", "kept.json"),
        ("dicedesk-coins.csv", "All data (*.json)", "dicedesk-coins.json"),
    ],
)
def test_figures_are_saved_and_asked_again_from_the_file(
    asker: Asker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str, kind: str, written: str
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / chosen), kind))
    asker.write("throws", "60")
    asker.write("seed", "2026")
    asker.section.ask()
    asker.section.keeping.figures_button.click()
    assert asker.noted[-1] == f"Saved as {written}"
    asker.section.ask()
    assert asker.noted[-1] == "", "the next answer is not saved"
    asker.write("throws", "70")
    asker.write("seed", "")
    asker.section.ask()
    asker.lab.choose("lines")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / written), ""))
    asker.section.keeping.again_button.click()
    assert asker.section.asking.kind.id == "coins"
    assert "60" in asker.numbers
    assert (asker.field("throws").text(), asker.field("seed").text()) == ("60", "2026")
    assert asker.section.keeping.source.text() == f"Seed 2026 · from {written}"


def test_a_dropped_file_is_asked_again_and_one_without_a_question_is_named(
    asker: Asker, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    assert asker.lab.take_files([str(bad)])
    assert asker.noted[-1] == "This file contains no Lab question."
    assert not asker.lab.take_files(
        [str(tmp_path / name) for name in ("record.dice", "chart.png", "chart.svg")]
    )


def test_a_file_that_cannot_be_written_is_told(
    asker: Asker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "x.csv"), ""))
    asker.section.ask()
    asker.lab.view.save_figures()
    assert asker.noted[-1] == "Saving failed: no such file or folder"


def be_low(lab: LabPage, monkeypatch: pytest.MonkeyPatch, *, is_so: bool) -> None:
    """Has the window be too low for the form and the answer, or high enough."""
    monkeypatch.setattr("dicedesk.ui.features.lab.question._LEAST_ANSWER", 1000 if is_so else 0)
    lab.window().resize(900, lab.window().height() + 20)


@pytest.mark.parametrize("lows", [(False,), (True,), (True, False)])
def test_the_form_is_the_first_that_a_screen_reader_finds(
    lab: LabPage, monkeypatch: pytest.MonkeyPatch, lows: tuple[bool, ...]
) -> None:
    view = lab.view
    assert isinstance(view, QuestionSection)
    scroll = view.findChild(AnswerScroll)
    assert scroll is not None
    for is_so in lows:
        be_low(lab, monkeypatch, is_so=is_so)
        assert scroll.isAncestorOf(view.form) is is_so
    buttons = view.findChildren(QPushButton)
    assert buttons.index(view.form.ask_button) < buttons.index(view.keeping.again_button)


def test_in_a_low_window_a_new_answer_is_scrolled_to(
    lab: LabPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    be_low(lab, monkeypatch, is_so=True)
    view = lab.view
    assert isinstance(view, QuestionSection)
    view.ask()
    answer, scroll = view.answer, view.findChild(AnswerScroll)
    assert answer is not None
    assert scroll is not None
    bar = scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: 0 < bar.value() == min(answer.y(), bar.maximum()), timeout=20_000)


def test_before_an_answer_there_is_nothing_to_save(
    asker: Asker, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: pytest.fail("asks for a file"))
    saving = asker.section.keeping
    assert [button.isEnabled() for button in (saving.figures_button, saving.picture_button)] == [False, False]
    for save in (asker.lab.view.save_figures, asker.lab.view.save_picture):
        save()
    asker.section.ask()
    assert [button.isEnabled() for button in (saving.figures_button, saving.picture_button)] == [True, True]


def test_the_chart_that_is_shown_is_saved_as_a_picture(
    asker: Asker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles: list[str] = []

    def ask(_: object, title: str, name: str, *_rest: object) -> tuple[str, str]:
        titles.extend((title, name))
        return str(tmp_path / "seen.png"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    asker.section.ask()
    assert asker.answer.charts is not None
    asker.answer.charts.buttons[2].click()
    asker.section.keeping.picture_button.click()
    assert titles == ["Save Side by side", "dicedesk-coins-compared.png"]
    assert (tmp_path / "seen.png").read_bytes().startswith(b"\x89PNG")


def test_the_figures_of_a_chart_can_be_asked_again(asker: Asker) -> None:
    asker.section.ask()
    assert asker.answer.card is not None
    for figures in asker.answer.card.figures.values():
        text = figures()
        assert isinstance(text, str)
        assert question_in(text.encode()) == asker.answer.findings.question


def test_a_kind_without_a_table_saves_the_figures_of_its_chart(
    asker: Asker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "lines.csv"), ""))
    asker.lab.choose("lines")
    asker.section.ask()
    asker.section.keeping.figures_button.click()
    lines = (tmp_path / "lines.csv").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("throws,")] != [], lines
    assert len([line for line in lines if line[:1].isdigit()]) == len(PLACES)


def test_a_file_that_nobody_chose_is_neither_written_nor_read(
    asker: Asker, monkeypatch: pytest.MonkeyPatch
) -> None:
    for way in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, way, lambda *_: ("", ""))
    asker.section.ask()
    saving = asker.section.keeping
    for button in (saving.figures_button, saving.picture_button, saving.again_button):
        button.click()
    assert [words for words in asker.noted if words] == []
    assert "40" in asker.numbers
