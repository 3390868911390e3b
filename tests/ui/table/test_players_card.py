"""The card that says who plays alone, at craps and at Poker Dice."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from dicedesk.core.rollers import SeededDice, Tag
from dicedesk.core.words import Name, tr
from dicedesk.games.catalogue import SPECS
from dicedesk.games.craps.players import CRAPS_PLAYERS
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.opponents import Eyes, Head, Ladder, Mouth, Opponent, Portrait
from dicedesk.play.seats import PERSON, Seat
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import RIGHT_COLUMN
from dicedesk.ui.table.opponents import paint_portrait
from dicedesk.ui.table.players_card import PAUSES_MS, SoloPlayersCard

PASS_LINE = Opponent("pass", tr("Pass line"), tr("Bets $10, always."), Portrait(1), tr("Loses 1.41 cents."))
MARTINGALE = Opponent(
    "martingale",
    tr("Martingale"),
    tr("Doubles the bet on the pass line after every loss, and begins anew after a win."),
    Portrait(2),
    tr("Loses all in the end."),
)
LADDER = Ladder((PASS_LINE, MARTINGALE))


@pytest.fixture
def card(qtbot: QtBot, appearance: Appearance) -> SoloPlayersCard:
    """A card in a window, with two bettors to choose from."""
    made = SoloPlayersCard(appearance)
    made.show_ladder(LADDER)
    qtbot.addWidget(made)
    made.resize(RIGHT_COLUMN, made.sizeHint().height())
    made.show()
    qtbot.waitExposed(made)
    return made


def titles(box: QComboBox) -> list[str]:
    return [box.itemText(place) for place in range(box.count())]


def test_you_play_at_first(card: SoloPlayersCard) -> None:
    assert card.seating == (PERSON,)


def test_you_and_every_bettor_are_offered(card: SoloPlayersCard) -> None:
    assert titles(card.box) == ["You", "Pass line", "Martingale"]


def test_who_is_chosen_sits_down(card: SoloPlayersCard) -> None:
    heard: list[tuple[str, ...]] = []
    card.seated.connect(heard.append)
    card.box.setCurrentIndex(2)
    card.box.setCurrentIndex(0)
    assert heard == [("martingale",), (PERSON,)]


def test_an_opponent_is_told_with_character_and_strength(card: SoloPlayersCard) -> None:
    card.box.setCurrentIndex(2)
    told = [part.text() for part in (card.opponent.title, card.opponent.character, card.opponent.strength)]
    assert told == [MARTINGALE.title, MARTINGALE.character, MARTINGALE.strength]
    assert card.box.accessibleDescription() == f"{MARTINGALE.character} {MARTINGALE.strength}"


def test_who_does_not_play_is_suggested_by_name_alone(card: SoloPlayersCard) -> None:
    told = (card.opponent.title, card.opponent.character, card.opponent.strength)
    card.show_ladder(LADDER)
    assert (card.opponent.next.text(), [part.isVisible() for part in told]) == ("Pass line", [False] * 3)
    card.box.setCurrentIndex(1)
    assert [part.isVisible() for part in told] == [True] * 3


def test_each_row_of_the_list_is_told_with_its_strength(card: SoloPlayersCard) -> None:
    told = card.box.itemData(1, Qt.ItemDataRole.AccessibleTextRole)
    assert told == "Pass line\nLoses 1.41 cents.\nBets $10, always."


def test_a_press_on_the_suggestion_seats_the_next_on_the_ladder(card: SoloPlayersCard, qtbot: QtBot) -> None:
    card.show_ladder(replace(LADDER, beaten="pass"))
    heard: list[tuple[str, ...]] = []
    card.seated.connect(heard.append)
    qtbot.keyClick(card.opponent.next, Qt.Key.Key_Space)
    assert (heard, card.opponent.next.isVisible()) == ([("martingale",)], False)


def test_after_a_press_on_the_suggestion_the_ring_is_on_the_box_of_that_player(
    card: SoloPlayersCard, qtbot: QtBot
) -> None:
    card.activateWindow()
    card.opponent.next.setFocus()
    qtbot.keyClick(card.opponent.next, Qt.Key.Key_Space)
    assert card.box.hasFocus()


def test_the_list_goes_from_easy_to_perfect_and_whoever_is_chosen_stays(card: SoloPlayersCard) -> None:
    card.box.setCurrentIndex(1)
    card.show_ladder(LADDER)
    assert (titles(card.box), card.seating) == (["You", "Pass line", "Martingale"], ("pass",))


def test_nobody_is_suggested_where_nobody_can_be_beaten(card: SoloPlayersCard) -> None:
    card.show_ladder(replace(LADDER, has_rivals=False))
    assert (card.opponent.next.isVisible(), card.opponent.title.isVisible()) == (False, False)


def test_who_beat_the_strongest_is_told_so(card: SoloPlayersCard) -> None:
    card.show_ladder(replace(LADDER, beaten="martingale"))
    assert (card.opponent.rule.isVisible(), card.opponent.next.isVisible()) == (True, False)


def test_in_mid_game_the_opponent_is_told_only_while_one_waits(card: SoloPlayersCard) -> None:
    card.show_beginning(is_beginning=False)
    seen = [card.opponent.isVisible()]
    for do_wait in (True, False):
        card.show_waiting(do_wait=do_wait)
        seen.append(card.opponent.isVisible())
    assert seen == [False, True, False]


ANN, PASS = Seat(Name("Ann"), "Ann"), Seat(Name("Pass line"), "pass-line", CRAPS_PLAYERS.parse("pass-line"))


def begun(game: str, *seats: Seat[Any], tags: tuple[Tag, ...] = ()) -> GameSession[Any]:
    """A game that has not begun, with these header lines."""
    dice = SeededDice(5)
    return GameSession(new_record(SPECS[game], "", seats, tags, dice), seats, dice, keep=lambda _: None)


def kind_of(session: GameSession[Any], *, is_casual_next: bool, appearance: Appearance) -> tuple[str, str]:
    """What the box and the line below it say of a game."""
    made = SoloPlayersCard(appearance)
    made.show_kind(session, casual=is_casual_next)
    return made.kind.currentText(), made.kind_note.text()


@pytest.mark.parametrize("game", SPECS)
def test_the_card_says_what_this_game_is_and_what_the_next_one_will_be(
    game: str, appearance: Appearance
) -> None:
    told, seats = partial(kind_of, appearance=appearance), (ANN,) * SPECS[game].new_state("").seats
    session = begun(game, *seats)
    assert told(session, is_casual_next=False) == ("Counted", "")
    session.choose_kind(casual=True)
    assert told(session, is_casual_next=True) == ("Casual, with the coach", "")
    session.choose_kind(casual=False)
    while not session.record.own_faces:
        moves = session.state.legal_moves()
        session.play(next((move for move in moves if session.state.dice_for(move)), moves[0]))
    assert told(session, is_casual_next=False) == ("Next game: counted", "This game counts.")
    assert told(session, is_casual_next=True) == ("Next game: casual", "This game counts.")
    session.take_hint()
    assert told(session, is_casual_next=False) == ("Next game: counted", "This game is casual.")
    assert told(session, is_casual_next=True) == ("Next game: casual", "This game is casual.")


def test_a_game_that_is_casual_before_its_first_roll_says_so(appearance: Appearance) -> None:
    challenge = begun("craps", ANN, tags=(("Hints", "1"),))
    told = kind_of(challenge, is_casual_next=False, appearance=appearance)
    assert told == ("Next game: counted", "This game is casual.")


def test_a_game_of_computers_alone_is_neither_counted_nor_casual(appearance: Appearance) -> None:
    told = kind_of(begun("craps", PASS), is_casual_next=False, appearance=appearance)
    assert told == ("Next game: counted", "")


def test_the_list_shows_all_of_each_row(card: SoloPlayersCard) -> None:
    card.box.showPopup()
    view = card.box.view()
    assert view.sizeHintForColumn(0) <= view.viewport().width()
    card.box.hidePopup()


@pytest.mark.parametrize("theme", list(ThemeChoice))
def test_a_face_is_of_the_colors_of_its_theme(
    card: SoloPlayersCard, appearance: Appearance, theme: ThemeChoice
) -> None:
    appearance.choose(theme)
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(appearance.palette.color("surface"))
    painter = QPainter(image)
    for head, eyes, mouth in product(Head, Eyes, Mouth):
        paint_portrait(painter, QRectF(image.rect()), Portrait(6, head, eyes, mouth), appearance.palette)
    painter.end()
    seen = {image.pixelColor(x, y).name() for x in range(60) for y in range(60)}
    tokens = ("raised", "text", "accent")
    assert {appearance.palette.color(token).name() for token in tokens} <= seen


def test_only_a_computer_has_a_pause(card: SoloPlayersCard) -> None:
    alone = card.pause.isVisible()
    card.box.setCurrentIndex(1)
    assert (alone, card.pause.isVisible()) == (False, True)


def test_the_pause_can_be_chosen(card: SoloPlayersCard) -> None:
    heard: list[int] = []
    card.pause_chosen.connect(heard.append)
    card.pause.setCurrentIndex(1)
    assert heard == [PAUSES_MS[1]]


def test_who_is_shown_to_play_does_not_sit_down_again(card: SoloPlayersCard) -> None:
    heard: list[tuple[str, ...]] = []
    card.seated.connect(heard.append)
    card.seat(("martingale",))
    assert (heard, card.seating) == ([], ("martingale",))


def test_a_bettor_that_is_offered_no_more_is_shown_by_its_name(card: SoloPlayersCard) -> None:
    card.seat(("fibonacci",))
    assert (card.box.currentText(), card.opponent.title.isVisible()) == ("fibonacci", False)


def test_a_note_can_be_shown_and_taken_away(card: SoloPlayersCard) -> None:
    card.show_waiting(do_wait=True)
    before = card.note.isVisible()
    card.show_waiting(do_wait=False)
    assert (before, card.note.isVisible()) == (True, False)


@pytest.mark.parametrize("times", [1.0, 2.0])
def test_no_text_is_cut_off(
    card: SoloPlayersCard,
    qtbot: QtBot,
    larger_type: Callable[[float], None],
    texts_without_room: Callable[[SoloPlayersCard], list[str]],
    times: float,
) -> None:
    larger_type(times)
    card.seat(("martingale",))
    card.show_waiting(do_wait=True)
    card.resize(round(RIGHT_COLUMN * times), 500)

    def nothing_is_cut() -> None:
        assert len(card.findChildren(QLabel)) > 3
        assert texts_without_room(card) == []

    qtbot.waitUntil(nothing_is_cut)
