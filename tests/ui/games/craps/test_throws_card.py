"""The card of the throws: the log, and the shooter's figures over it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from dicedesk.core.rollers import SeededDice
from dicedesk.games.craps.rules import PlaceBet, Throw
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.craps.telling import FIGURES, ShooterFigures, log_of
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper, ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import RIGHT_COLUMN
from dicedesk.ui.games.craps.cards import (
    LEFT_OUT_AT_ONCE,
    MOST_LINES,
    ThrowsCard,
    figures_line,
    figures_tip,
)
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

EIGHT, HARD_EIGHT, SEVEN = (5, 3), (4, 4), (3, 4)


def game(*rolls: tuple[int, int]) -> GameSession:
    dice = ScriptedDice(tuple(face for faces in rolls for face in faces)) if rolls else SeededDice(5)
    return CrapsGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: dice
    ).new_session()


def a_pass_that_wins() -> GameSession:
    session = game(EIGHT, HARD_EIGHT)
    for move in (PlaceBet("pass", 10), Throw(), PlaceBet("hard-6", 5), PlaceBet("field", 5), Throw()):
        session.play(move)
    return session


def show(card: ThrowsCard, session: GameSession) -> None:
    card.show_rolls(session.folded(log_of(session.seats[0].name)), session.folded(FIGURES))


def texts(card: ThrowsCard) -> list[str]:
    model = card.view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.fixture
def card(qtbot: QtBot, appearance: Appearance) -> Iterator[ThrowsCard]:
    """A card in a window, under Qt's own model tester."""
    made = ThrowsCard(appearance)
    tester = QAbstractItemModelTester(made.view.model(), QAbstractItemModelTester.FailureReportingMode.Fatal)
    qtbot.addWidget(made)
    made.resize(RIGHT_COLUMN, 240)
    made.show()
    qtbot.waitExposed(made)
    yield made
    del tester


def test_each_throw_stands_over_what_its_bets_came_to(card: ThrowsCard) -> None:
    show(card, a_pass_that_wins())
    assert texts(card) == [
        "Pass: you bet $10",
        "5+3 = Easy 8 · the point is 8",
        "Hard 6: you bet $5",
        "Field: you bet $5",
        "4+4 = Hard 8 · the point is made",
        "✓ Pass wins $10",
        "✗ Field loses $5",
        "Round 1 · Point made: 8 · 2 rolls",
    ]


def test_before_the_first_throw_the_card_says_so(card: ThrowsCard) -> None:
    assert (card.figures.text(), card.lines) == ("No rolls yet.", ())


def test_the_figures_of_the_shooter_stand_over_the_throws(card: ThrowsCard) -> None:
    show(card, a_pass_that_wins())
    assert card.figures.text() == "2 rolls · 1 point made · longest hand: 2"


@pytest.mark.parametrize(
    ("figures", "line"),
    [
        (
            ShooterFigures(throws=1, hands=1, throws_of_hand=1, longest_hand=1),
            "1 roll · 0 points made · longest hand: 1",
        ),
        (
            ShooterFigures(
                throws=30, points_made=4, seven_outs=2, hands=3, throws_of_hand=6, longest_hand=14
            ),
            "30 rolls · 4 points made · longest hand: 14",
        ),
    ],
)
def test_one_and_many_are_told_apart(figures: ShooterFigures, line: str) -> None:
    assert figures_line(figures) == line


def test_the_tip_explains_what_a_hand_is_and_how_this_one_stands() -> None:
    figures = ShooterFigures(
        throws=30, points_made=4, seven_outs=2, hands=3, throws_of_hand=6, longest_hand=14
    )
    assert figures_tip(figures) == (
        "A hand lasts until the seven-out. Its length is counted in rolls.\n"
        "Hands so far: 3; seven-outs: 2; rolls in this hand: 6."
    )


def test_a_screen_reader_hears_the_tip_too(card: ThrowsCard) -> None:
    assert card.figures.accessibleDescription() == card.figures.toolTip() != ""


def test_a_move_that_is_taken_back_leaves_the_log(card: ThrowsCard) -> None:
    session = a_pass_that_wins()
    show(card, session)
    for _ in range(3):
        session.undo()
    show(card, session)
    assert texts(card) == ["Pass: you bet $10", "5+3 = Easy 8 · the point is 8"]


def test_the_newest_line_can_be_seen_also_when_the_card_shrinks(card: ThrowsCard) -> None:
    session = game()
    for _ in range(60):
        session.play(Throw())
    show(card, session)
    card.resize(RIGHT_COLUMN, 200)
    newest = card.view.visualRect(card.view.model().index(len(card.lines) - 1, 0))
    assert card.view.viewport().rect().contains(newest)


def test_of_a_very_long_game_the_newest_throws_are_shown(card: ThrowsCard) -> None:
    session = game()
    for _ in range(MOST_LINES + 520):
        session.play(Throw())
    show(card, session)
    assert texts(card)[0] == "Earlier rolls are in the game record."
    assert MOST_LINES < len(card.lines) <= MOST_LINES + LEFT_OUT_AT_ONCE


@pytest.mark.parametrize("times", [1.0, 2.0])
def test_long_lines_wrap_and_can_be_read_whole(
    card: ThrowsCard, qtbot: QtBot, larger_type: Callable[[float], None], times: float
) -> None:
    larger_type(times)
    card.resize(round(RIGHT_COLUMN * times * 0.6), 600)
    show(card, a_pass_that_wins())
    view, model = card.view, card.view.model()

    def each_has_its_room() -> None:
        for row in range(model.rowCount()):
            text, room = model.index(row, 0).data(), view.visualRect(model.index(row, 0))
            needed = view.fontMetrics().boundingRect(
                0, 0, room.width(), 1000, int(Qt.TextFlag.TextWordWrap), text
            )
            assert (text, needed.width() <= room.width(), needed.height() <= room.height()) == (
                text,
                True,
                True,
            )

    qtbot.waitUntil(each_has_its_room)


def test_the_throws_are_painted_anew_in_another_theme(card: ThrowsCard, appearance: Appearance) -> None:
    show(card, a_pass_that_wins())
    dark = card.view.grab().toImage()
    appearance.choose(ThemeChoice.LIGHT)
    assert card.view.grab().toImage() != dark
