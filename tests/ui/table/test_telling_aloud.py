"""What a screen reader is told in each game: each move once, and why something is not done."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.games.craps.rules import PlaceBet
from dicedesk.games.poker_dice.players import PAR
from dicedesk.play.game_session import CASUAL_AFTER_HINT, CASUAL_AFTER_UNDO
from dicedesk.ui.table.game_tab import GameTab, TabSpec
from tests.repeated import sampled

HOG, CRAPS, HAZARD, POKER_DICE = map(list(TITLES).index, ("hog", "craps", "hazard", "poker-dice"))
NAMES = list(TITLES)
AGAIN = "Press N again to leave this game and start another"
Key = Qt.Key
_CONTROL = Qt.KeyboardModifier.ControlModifier


class Listener:
    """A player who plays with keys and listens."""

    def __init__(self, qtbot: QtBot, hands: Any) -> None:
        self._qtbot, self._hands = qtbot, hands
        self.tab: GameTab = hands.tab
        self.heard: list[str] = []
        self.tab.told.connect(self.heard.append)

    def press(self, key: Qt.Key) -> list[str]:
        """What is heard after a key, until all has been shown."""
        self.heard.clear()
        self._hands.press(key)
        self._qtbot.waitUntil(lambda: not self.tab.pace.is_busy)
        return list(self.heard)

    def redo(self) -> None:
        """Presses the key that brings a move back."""
        window, both = self._hands.window.windowHandle(), _CONTROL | Qt.KeyboardModifier.ShiftModifier
        self._qtbot.keyClick(window, Key.Key_Z, both)


@pytest.fixture
def sit_at(qtbot: QtBot, open_window: Callable[..., Any], games: list[TabSpec]) -> Callable[[int], Listener]:
    """Opens the window with one of the games, where nothing takes time, and the computer waits for ever."""

    def seated(place: int) -> Listener:
        hands = open_window(games[place].make)
        hands.tab.tray.duration_ms = 0
        hands.tab.pace.set_pause(3_600_000)
        return Listener(qtbot, hands)

    return seated


@pytest.mark.parametrize("place", sampled(range(len(TITLES)), HAZARD, POKER_DICE), ids=NAMES)
def test_each_move_is_told_once_and_in_words(sit_at: Callable[[int], Listener], place: int) -> None:
    person = sit_at(place)
    moves = 0
    for _ in range(3):
        heard = person.press(Key.Key_Return)
        made, moves = person.tab.session.history[moves:], len(person.tab.session.history)
        assert len(heard) == len(made), f"heard {heard} of {[played.move for played in made]}"
        assert all(heard), f"heard {heard}"
    assert moves, "three times Enter made no move: the big button has to make one by itself"


def test_where_a_game_stands_is_told_when_the_player_comes_back_to_it(
    sit_at: Callable[[int], Listener],
) -> None:
    person = sit_at(HAZARD)
    before = person.tab.last_words()
    person.press(Key.Key_Return)
    person.heard.clear()
    person.tab.hide()
    person.tab.show()
    assert person.heard == [person.tab.last_words()] != [before]


@pytest.mark.parametrize("place", sampled(range(len(TITLES)), HAZARD, POKER_DICE), ids=NAMES)
def test_that_a_game_is_left_only_at_the_second_asking_is_told(
    sit_at: Callable[[int], Listener], place: int
) -> None:
    person = sit_at(place)
    person.press(Key.Key_Return)
    cost = "You lose the $10 ante. " if place == POKER_DICE else ""
    assert person.press(Key.Key_N) == [cost + AGAIN]


@pytest.mark.parametrize(
    ("are_typed", "again"),
    [
        (True, "Press Ctrl+Shift+N again to leave this game and start another"),
        (False, "Choose the command again to leave this game and start another"),
    ],
)
def test_how_to_go_through_with_a_game_with_other_dice_is_told(
    sit_at: Callable[[int], Listener], are_typed: bool, again: str
) -> None:
    person = sit_at(HAZARD)
    person.press(Key.Key_Return)
    person.heard.clear()
    person.tab.input.new_game_with_dice(are_typed)
    assert person.heard == [again]


def test_how_to_go_through_with_todays_game_is_told(sit_at: Callable[[int], Listener]) -> None:
    person = sit_at(HAZARD)
    person.press(Key.Key_Return)
    person.heard.clear()
    person.tab.input.play_today()
    assert person.heard == ["Press Ctrl+T or click again to leave this game and play today's"]


@pytest.mark.parametrize("place", sampled([HOG, POKER_DICE], HOG), ids=["hog", "poker dice"])
def test_what_holds_after_an_undo_is_told(sit_at: Callable[[int], Listener], place: int) -> None:
    person = sit_at(place)
    person.press(Key.Key_Return)
    person.heard.clear()
    person.tab.input.undo()
    assert person.heard == ["Ask once more to undo the roll; this game then no longer counts"]
    person.heard.clear()
    person.tab.input.undo()
    assert person.heard == [f"Undone\n{person.tab.last_words()}", CASUAL_AFTER_UNDO]
    person.press(Key.Key_Return)
    person.heard.clear()
    person.tab.input.undo()
    assert person.heard == [f"Undone\n{person.tab.last_words()}"]


@pytest.mark.parametrize("place", sampled(range(len(TITLES)), CRAPS, POKER_DICE), ids=NAMES)
def test_what_was_taken_back_comes_again_by_a_key_and_is_told(
    sit_at: Callable[[int], Listener], place: int
) -> None:
    person = sit_at(place)
    person.press(Key.Key_Return)
    before = person.tab.session.history
    if person.tab.session.undo_costs:
        person.tab.input.undo()
    person.tab.input.undo()
    assert person.tab.session.history == ()
    person.heard.clear()
    person.redo()
    assert person.tab.session.history == before
    assert person.heard[-1] == f"Redone\n{person.tab.last_words()}"
    assert person.tab.tray.faces == before[-1].faces
    person.heard.clear()
    person.redo()
    assert person.heard == ["There is nothing to redo"]


def test_a_refused_bet_is_told_once(sit_at: Callable[[int], Listener]) -> None:
    person = sit_at(CRAPS)
    person.tab.input.bet("pass-odds")  # type: ignore[attr-defined]
    assert person.heard == [person.tab.session.state.refusal(PlaceBet("pass-odds", 5))]


def test_a_bet_is_told_without_the_throw_before_it(sit_at: Callable[[int], Listener]) -> None:
    person = sit_at(CRAPS)
    (thrown,) = person.press(Key.Key_T)
    (bet,) = person.press(Key.Key_Return)  # on the spot that has the keyboard
    assert thrown.splitlines()[0] not in bet


def test_what_cannot_be_taken_down_is_told(sit_at: Callable[[int], Listener]) -> None:
    assert sit_at(CRAPS).press(Key.Key_C) == ["No bet can be taken down"]


def test_a_die_that_is_kept_by_its_number_is_told(sit_at: Callable[[int], Listener]) -> None:
    person = sit_at(POKER_DICE)
    person.press(Key.Key_Return)
    face = person.tab.session.history[-1].faces[1]
    assert person.press(Key.Key_2) == [f"Die 2 shows {face} and is kept"]
    assert person.press(Key.Key_2) == [f"Die 2 shows {face}"]


def test_a_roll_is_told_with_its_dice(sit_at: Callable[[int], Listener]) -> None:
    person = sit_at(POKER_DICE)
    (heard,) = person.press(Key.Key_Return)
    faces = ", ".join(map(str, person.tab.session.history[-1].faces))
    assert heard.splitlines() == [f"Dice {faces}", person.tab.tray.caption]  # type: ignore[attr-defined]


def test_a_scored_hand_is_told_with_the_bankroll_and_par(sit_at: Callable[[int], Listener]) -> None:
    person = sit_at(POKER_DICE)
    person.press(Key.Key_Return)
    (heard,) = person.press(Key.Key_H)
    bankroll, par = heard.splitlines()[-2:]
    assert bankroll == f"Bankroll: {person.tab.session.state.bankroll.shown()} of $200"
    assert par.startswith(f"Hand 1 · par {PAR} · ")


def test_a_throw_that_settles_no_bet_says_nothing_of_the_bankroll(sit_at: Callable[[int], Listener]) -> None:
    (heard,) = sit_at(CRAPS).press(Key.Key_T)
    assert "Bankroll" not in heard


def test_the_best_hold_is_told_when_it_is_asked_for(sit_at: Callable[[int], Listener]) -> None:
    person = sit_at(POKER_DICE)
    person.press(Key.Key_Return)
    person.press(Key.Key_B)
    practice, best = person.press(Key.Key_B)
    assert (best.startswith("Best: "), practice) == (True, CASUAL_AFTER_HINT)
