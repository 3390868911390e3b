"""Positions are set up in a line of text, and the table of their game goes on from there."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from dicedesk.core.errors import NotationError
from dicedesk.core.position import PositionLine, parse_position
from dicedesk.features.position import read_position
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import CoachMode
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.windows import Windows
from tests.ui.features.position.conftest import LINES, OTHERS, Analyst
from tests.ui.held_jobs import HeldJobs
from tests.ui.windows import windows_over

At = Callable[[str], Analyst]
Key = Qt.Key


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def refusal_of(line: str) -> str:
    """Why no position has this line."""
    try:
        read_position(line)
    except NotationError as error:
        return error.sentence
    return ""


@pytest.mark.parametrize("game", SPECS)
def test_each_game_opens_on_its_table_with_its_line(at: At, game: str) -> None:
    analyst = at(LINES[game])
    assert (analyst.window.field.text(), analyst.line) == (LINES[game], LINES[game])


@pytest.mark.parametrize("game", SPECS)
def test_a_typed_line_lays_its_position_after_a_pause(at: At, game: str) -> None:
    analyst = at(LINES[game])
    analyst.write(OTHERS[game])
    analyst.until(lambda: analyst.line == OTHERS[game])
    assert (analyst.window.field.text(), analyst.window.stage.is_veiled) == (OTHERS[game], False)


def test_the_board_does_not_jump_to_the_beginning_of_a_line_and_is_veiled_meanwhile(at: At) -> None:
    analyst, seen = at(LINES["hog"]), set[str]()
    window = analyst.window
    window.table.moved.connect(lambda: seen.add(analyst.line))
    analyst.write("hog 5-6, turn 1")
    assert (analyst.line, window.stage.is_veiled, window.stage.reason.text()) == (LINES["hog"], True, "")
    assert not window.keep.isEnabled()
    analyst.until(lambda: window.keep.isEnabled())
    assert (seen, analyst.line) == ({"hog 5-6, turn 1"}, "hog 5-6, turn 1")


def test_a_sentence_about_a_wrong_line_stays_until_the_line_is_read_again(at: At) -> None:
    analyst = at(LINES["hog"])
    window = analyst.window
    analyst.write("hog 104-3")
    analyst.until(window.stage.reason.text)
    reason = window.stage.reason.text()
    analyst.press(Key.Key_Backspace)
    assert window.stage.reason.text() == reason
    analyst.press(Key.Key_5)
    analyst.press(Key.Key_Return)
    assert (window.stage.reason.text(), window.field.hasFocus()) == (reason, True)
    analyst.write("hog 4-3")
    analyst.press(Key.Key_Return)
    assert (window.stage.reason.text(), analyst.line) == ("", "hog 4-3")


def test_a_move_that_comes_to_rest_leaves_the_line_that_is_being_typed(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.window.table.tab.bridge.play(RollDice(2))
    analyst.write("hog 5-6")
    analyst.rest()
    assert analyst.window.field.text() == "hog 5-6"
    analyst.until(lambda: analyst.line == "hog 5-6")


@pytest.mark.parametrize("game", SPECS)
def test_the_reason_against_a_line_moves_nothing(at: At, game: str) -> None:
    analyst = at(LINES[game])
    window = analyst.window
    places = [part.geometry() for part in (window.stage, window.table.tab, window.fields)]
    window.open_line(f"{game} nonsense")
    window.layout().activate()
    assert window.stage.reason.isVisible()
    assert [part.geometry() for part in (window.stage, window.table.tab, window.fields)] == places


@pytest.mark.parametrize("game", SPECS)
def test_the_table_is_painted_after_an_edit(at: At, game: str) -> None:
    analyst = at(LINES[game])
    window = analyst.window
    for line in (f"{game} nonsense", LINES[game]):
        window.open_line(line)
    analyst.until(window.table.tab.updatesEnabled)


@pytest.mark.parametrize("game", SPECS)
def test_a_line_that_no_game_can_show_gets_its_reason_and_the_table_stays(at: At, game: str) -> None:
    analyst, wrong = at(LINES[game]), f"{game} score 1"
    QGuiApplication.clipboard().setText(wrong)
    analyst.press(Key.Key_V, control=True)
    window = analyst.window
    assert analyst.line == LINES[game]
    assert (window.field.text(), window.stage.is_veiled) == (wrong, True)
    assert window.stage.reason.text() == window.field.accessibleDescription()
    assert window.stage.reason.text().startswith(f"This cannot be set up: {refusal_of(wrong)}")
    buttons = (window.compare, window.keep, window.practice, window.play_on)
    assert not any(button.isEnabled() for button in buttons)
    analyst.press(Key.Key_C, control=True)
    assert clipboard() == wrong


@pytest.mark.parametrize("game", SPECS)
def test_a_move_is_played_from_the_position_and_undone_again(at: At, game: str) -> None:
    analyst = at(LINES[game])
    analyst.window.table.tab.primary.setFocus()
    analyst.press(Key.Key_Return)
    analyst.rest()
    after = analyst.line
    assert after != LINES[game]
    assert analyst.window.field.text() == after
    analyst.press(Key.Key_Z, control=True)
    assert (analyst.line, analyst.window.field.text()) == (LINES[game], LINES[game])
    analyst.press(Key.Key_Y, control=True)
    assert analyst.line == after


def test_values_on_the_numbers_are_those_of_the_coach(at: At) -> None:
    analyst, coach = at(LINES["hog"]), load_coach("hog")
    for text in (LINES["hog"], "hog 90-12", "hog 7-99 | goal=100 | You, perfect"):
        analyst.window.open_line(text)
        line, tab = read_position(text), analyst.window.table.tab
        assert isinstance(tab, HogTab)
        values = {
            each.move.count: f"{100 * float(each.value):.1f}%"
            for each in coach.evaluate(line.state, coach.against_names(line.players or ("", "")))
        }
        shown = {dice: button.accessibleDescription() for dice, button in tab.choices.buttons.items()}
        assert [dice for dice, value in values.items() if value not in shown[dice]] == []


def test_the_coach_speaks_whatever_the_settings_say_and_they_stay(at: At, parts: AppParts) -> None:
    analyst = at(LINES["hog"])
    coaching = analyst.window.table.tab.coaching
    assert coaching is not None
    assert coaching.card.best.text() == "75.8% to win with 8 dice"
    assert coaching.mode is CoachMode.ALWAYS
    assert parts.settings.value.games == {}


def test_without_names_the_window_says_that_everyone_plays_best(at: At) -> None:
    analyst = at("hog 34-50")
    assert analyst.window.note.text() == "Without names, everyone plays perfectly."


def test_a_computer_moves_only_at_enter(at: At) -> None:
    analyst = at("hog 34-50 | goal=100 | final, You")
    tab = analyst.window.table.tab
    assert not tab.pace.hurry()
    tab.primary.setFocus()
    analyst.press(Key.Key_Return)
    analyst.rest()
    assert (tab.session.state.seat, len(tab.session.history)) == (1, 1)


@pytest.mark.parametrize("game", [game for game, parts in GAMES.items() if parts.players.offered])
def test_a_computer_says_that_it_waits_for_enter(at: At, game: str) -> None:
    players = GAMES[game].players
    computer = players.offered[0]
    position = parse_position(GAMES[game].sample.positions[1], SPECS)
    seats = (computer if seat == position.state.seat else "You" for seat in range(position.state.seats))
    line = PositionLine(position.spec, position.state, tuple(seats)).to_text()
    name = players.title(computer)
    analyst = at(line)
    tab = analyst.window.table.tab
    told: list[str] = []
    tab.told.connect(told.append)
    turn = f"{name}'s turn: press Enter to see the move"
    assert (tab.view.caption, tab.view.hint, tab.primary.text()) == ((turn,), turn, "See the move")
    analyst.window.open_line(line.split("|")[0])
    analyst.window.open_line(line)
    assert turn in told
    tab.primary.setFocus()
    analyst.press(Key.Key_Return)
    analyst.rest()
    assert len(tab.session.history) == 1
    assert tab.view.caption != (turn,)
    assert (tab.view.hint == turn) == tab.session.computer_moves


def test_a_computer_bettor_that_waits_for_enter_cannot_be_paused(at: At) -> None:
    analyst = at("craps bankroll 985, point 6, pass 5 | preset=las-vegas | pass-line")
    tab = analyst.window.table.tab
    analyst.press(Key.Key_P)
    assert tab.buttons.hold.isHidden()
    assert not tab.pace.is_paused
    analyst.press(Key.Key_Return)
    analyst.rest()
    assert len(tab.session.history) == 1
    assert tab.buttons.hold.isHidden()


def test_the_end_of_a_game_offers_no_other_one_but_the_way_back(at: At) -> None:
    analyst = at("hog 99-0 | goal=100 | You, final")
    tab = analyst.window.table.tab
    tab.bridge.play(RollDice(0))
    analyst.rest()
    assert tab.session.is_over
    assert (tab.primary.isVisible(), tab.buttons.undo.isVisible()) == (False, True)
    assert not analyst.window.play_on.isEnabled()
    analyst.press(Key.Key_Return)
    analyst.click(tab.buttons.undo)
    assert (tab.session.is_over, analyst.line) == (False, "hog 99-0 | goal=100 | You, final")


def test_the_old_verdict_goes_at_the_edit_and_the_last_edit_wins(owner: QWidget, parts: AppParts) -> None:
    jobs = HeldJobs()
    held = replace(parts, jobs=jobs, long_jobs=jobs)
    window = windows_over(owner, held, all_tabs(held)).open_position("hog 1-2 | goal=100 | You, final")
    assert window is not None
    coaching = window.table.tab.coaching
    assert coaching is not None
    jobs.last.finish()
    assert coaching.card.best.text()
    window.open_line("hog 1-2 | goal=90 | You, final")
    assert coaching.card.best.text() == ""
    window.open_line("hog 1-2 | goal=80 | You, final")
    (waiting,) = jobs.waiting
    for job in jobs.started:
        job.finish()
    expected = load_coach("hog").evaluate(window.line.state, ("", "final"))[0]
    assert f"{100 * float(expected.value):.1f}%" in coaching.card.best.text()
    assert waiting is jobs.last
    window.close()


@pytest.mark.parametrize("beginning", ["", "hog 12-3"])
def test_undo_takes_back_a_typed_line_at_once(at: At, beginning: str) -> None:
    analyst, line = at(LINES["hog"]), "hog 12-34 | goal=100 | You, perfect"
    if beginning:
        analyst.write(beginning)
        analyst.until(lambda: analyst.line == beginning)
        analyst.go_on(line.removeprefix(beginning))
        analyst.until(lambda: analyst.line == line)
    else:
        analyst.write(line)
    analyst.press(Key.Key_Z, control=True)
    assert (analyst.line, analyst.window.field.text()) == (LINES["hog"], LINES["hog"])
    assert not analyst.window.stage.is_veiled


@pytest.mark.parametrize("wrong", ["hog 1", "x", "craps point 1", "craps"])
def test_undo_brings_back_the_line_before_a_typed_one(at: At, wrong: str) -> None:
    analyst = at(LINES["hog"])
    analyst.write(wrong)
    analyst.press(Key.Key_Z, control=True)
    window = analyst.window
    assert (window.field.text(), window.stage.is_veiled) == (LINES["hog"], False)


def test_enter_in_the_field_writes_the_line_in_full_and_leads_to_the_table(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.write("hog 5-6, turn 0")
    analyst.press(Key.Key_Return)
    window = analyst.window
    assert (window.field.text(), window.field.hasFocus()) == ("hog 5-6", False)
    analyst.rest()
    assert analyst.line == "hog 5-6"


def test_enter_in_the_note_keeps_the_position_and_plays_nothing(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.click(analyst.window.keep)
    analyst.press(Key.Key_Return)
    analyst.rest()
    assert (analyst.line, analyst.window.note.text()) == (LINES["hog"], "Position kept")


def test_keys_of_the_window_work_in_a_box_of_the_strip(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.window.fields.controls["score-0"].inside.setFocus()
    analyst.press(Key.Key_Up)
    assert analyst.line == "hog 35-50 | goal=100 | You, final"
    analyst.press(Key.Key_Z, control=True)
    assert analyst.line == LINES["hog"]
    analyst.press(Key.Key_C, control=True)
    assert clipboard() == LINES["hog"]


@pytest.mark.parametrize(
    ("copied", "line"),
    [("77", "hog 77-50 | goal=100 | You, final"), (LINES["craps"], LINES["craps"])],
)
def test_a_box_of_the_strip_takes_a_number_but_leaves_a_line_to_the_window(
    at: At, copied: str, line: str
) -> None:
    analyst = at(LINES["hog"])
    box = analyst.window.fields.controls["score-0"].inside
    box.setFocus()
    analyst.press(Key.Key_A, control=True)
    QGuiApplication.clipboard().setText(copied)
    analyst.press(Key.Key_V, control=True)
    assert analyst.line == line


def test_enter_in_the_field_stays_at_a_wrong_line(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.write("hog 500-6")
    analyst.press(Key.Key_Return)
    assert (analyst.window.field.text(), analyst.window.field.hasFocus()) == ("hog 500-6", True)


@pytest.mark.parametrize("is_in_field", [True, False])
def test_one_key_copies_the_line(at: At, is_in_field: bool) -> None:
    analyst = at(LINES["hog"])
    if is_in_field:
        analyst.window.field.setFocus()
    analyst.press(Key.Key_C, control=True)
    assert (clipboard(), analyst.window.note.text()) == (LINES["hog"], "Position copied")


def test_a_selection_in_the_field_is_copied_alone(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.window.field.setFocus()
    analyst.window.field.setSelection(0, 3)
    analyst.press(Key.Key_C, control=True)
    assert clipboard() == "hog"


@pytest.mark.parametrize("is_in_field", [True, False])
def test_a_pasted_line_replaces_the_position_even_of_another_game(at: At, is_in_field: bool) -> None:
    analyst = at(LINES["hog"])
    if is_in_field:
        analyst.window.field.setFocus()
    QGuiApplication.clipboard().setText(f"\n  {LINES['craps']}\n")
    analyst.press(Key.Key_V, control=True)
    assert (analyst.line, analyst.window.windowTitle()) == (LINES["craps"], "Any position: Craps")


def test_a_line_of_another_game_can_be_typed_to_its_end(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.write(LINES["poker-dice"])
    analyst.until(lambda: analyst.line == LINES["poker-dice"])
    assert analyst.window.field.hasFocus()
    analyst.press(Key.Key_Z, control=True)
    assert analyst.line == LINES["hog"]


def test_undo_leads_back_to_the_game_before_another_one(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.window.open_line(LINES["craps"])
    analyst.press(Key.Key_Z, control=True)
    assert (analyst.line, analyst.window.windowTitle()) == (LINES["hog"], "Any position: Hog")
    analyst.press(Key.Key_Z, control=True)
    assert analyst.line == LINES["hog"]


def test_a_game_shown_before_goes_on_with_another_position(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.window.open_line(LINES["craps"])
    analyst.window.open_line("hog 1-2")
    assert analyst.line == "hog 1-2"


def test_other_text_is_pasted_into_the_field(at: At) -> None:
    analyst = at(LINES["hog"])
    analyst.write("hog 1-")
    QGuiApplication.clipboard().setText("23")
    analyst.press(Key.Key_V, control=True)
    assert analyst.line == "hog 1-23"


def test_an_empty_clipboard_changes_nothing(at: At) -> None:
    analyst = at(LINES["hog"])
    QGuiApplication.clipboard().setText(" \n")
    analyst.press(Key.Key_V, control=True)
    assert (analyst.window.field.text(), analyst.window.stage.is_veiled) == (LINES["hog"], False)


def test_nothing_of_a_position_is_saved_but_its_line(at: At, parts: AppParts) -> None:
    analyst = at(LINES["hog"])
    analyst.window.table.tab.bridge.play(RollDice(2))
    analyst.rest()
    assert isinstance(parts.store, ForgetfulStore)
    assert parts.store.newest("hog") is None


def test_a_screen_reader_hears_the_coach_after_an_edit(at: At) -> None:
    analyst = at(LINES["hog"])
    told: list[str] = []
    analyst.window.table.tab.told.connect(told.append)
    analyst.window.open_line("hog 90-12 | goal=100 | You, final")
    assert any("to win with" in words for words in told)


def test_a_closed_window_leaves_nothing_behind(at: At) -> None:
    window = at(LINES["hog"]).window
    gone: list[bool] = []
    window.table.tab.destroyed.connect(lambda: gone.append(True))
    window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gone == [True]


def test_a_line_that_cannot_be_read_opens_no_window(beside: Windows) -> None:
    told: list[str] = []
    beside.told.connect(told.append)
    assert (beside.open_position("hog 104-3"), told) == (None, ["a score of 104 ends the game"])


def test_a_game_that_is_not_available_is_refused(
    owner: QWidget, parts: AppParts, games: list[TabSpec]
) -> None:
    windows = windows_over(owner, parts, games[:1])
    told: list[str] = []
    windows.told.connect(told.append)
    assert windows.open_position(LINES["craps"]) is None
    assert told == ["This game is not available here."]
    window = windows.open_position(LINES["hog"])
    assert window is not None
    window.open_line(LINES["craps"])
    assert window.stage.reason.text() == "This cannot be set up: this game is not available here"
    window.close()


def test_undo_stops_at_a_position_that_begins_with_a_main(at: At) -> None:
    analyst = at(LINES["hazard"])
    analyst.window.open_line("hazard won 2, main 7")
    analyst.window.table.tab.primary.click()
    analyst.rest()
    assert analyst.line != "hazard won 2, main 7"
    analyst.press(Key.Key_Z, control=True)
    assert analyst.line == "hazard won 2, main 7"
