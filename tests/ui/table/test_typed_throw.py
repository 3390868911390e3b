"""Dice of one's own in the real window: what they show is typed in, or clicked, before a move is made."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.dice.faces_entry import FacesEntry
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.catalogue import tab_of
from dicedesk.ui.table.game_tab import GameTab
from tests.fakes.clock import StandingClock
from tests.repeated import sampled
from tests.ui.solved_jobs import SolvedJobs
from tests.ui.table.conftest import Hands
from tests.ui.walk import settle

Begin = Callable[..., Hands]
KEYS = (Qt.Key.Key_2, Qt.Key.Key_5, Qt.Key.Key_6, Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_4)
FACES = (2, 5, 6, 1, 3, 4)


@pytest.fixture
def begin(open_window: Callable[..., Hands], appearance: Appearance, solved_jobs: SolvedJobs) -> Begin:
    """Opens a game's tab at which a game with typed dice has begun; the computer does not wait."""

    def begun(game: str, store: ForgetfulStore | None = None) -> Hands:
        kept = store or ForgetfulStore()
        table = GAMES[game].table(kept, StandingClock(), SettingsKeeper(kept), None)
        kind = tab_of(game)

        def prepare(tab: GameTab) -> None:
            tab.tray.duration_ms = 0
            tab.pace.set_pause(0)
            if store is None or tab.session.is_untouched:
                tab.bridge.ask_for_game(are_typed=True)

        return open_window(lambda parent: kind(table, appearance, solved_jobs, parent), prepare)

    return begun


def entry_of(hands: Hands) -> FacesEntry:
    """Where the faces are typed."""
    entry = hands.tab.typed.entry
    assert entry is not None
    return entry


def ask(hands: Hands) -> FacesEntry:
    """Does what the big button says, which throws dice."""
    hands.until(lambda: not hands.tab.pace.is_busy)
    hands.tab.input.lead_on()
    return entry_of(hands)


def dice_wanted(hands: Hands) -> int:
    wanted = hands.tab.bridge.wanted_throw
    return 0 if wanted is None else wanted.dice


def moves_of(hands: Hands) -> tuple[str, ...]:
    return hands.tab.session.record.move_lines()


@pytest.mark.parametrize("game", GAMES)
def test_faces_are_typed_and_enter_throws(begin: Begin, game: str) -> None:
    hands = begin(game)
    ask(hands)
    dice = dice_wanted(hands)
    before = len(moves_of(hands))
    hands.press(*KEYS[:dice])
    assert len(moves_of(hands)) == before
    hands.press(Qt.Key.Key_Return)
    assert hands.tab.session.history[-1].faces == FACES[:dice]
    assert hands.tab.tray.faces == FACES[:dice]
    hands.until(lambda: not hands.tab.pace.is_busy)


@pytest.mark.parametrize("game", sampled(GAMES, "hazard"))
def test_escape_leaves_the_choice_undone(begin: Begin, game: str) -> None:
    hands = begin(game)
    ask(hands)
    hands.press(Qt.Key.Key_3, Qt.Key.Key_Escape)
    assert (hands.tab.typed.entry, moves_of(hands)) == (None, ())
    assert hands.tab.primary.isVisible()
    hands.until(lambda: hands.window.focusWidget() is not None)


@pytest.mark.parametrize("game", sampled(GAMES, "craps"))
def test_faces_are_clicked(begin: Begin, game: str) -> None:
    hands = begin(game)
    entry = ask(hands)
    dice = dice_wanted(hands)
    for face in FACES[:dice]:
        hands.click(entry.choices[face - 1])
    hands.click(entry.throw)
    assert hands.tab.session.history[-1].faces == FACES[:dice]


@pytest.mark.parametrize("game", sampled(GAMES, "hog", "poker-dice"))
def test_what_can_be_pressed_has_a_name_and_can_be_read_at_every_size(
    begin: Begin, game: str, texts_without_room: Callable
) -> None:
    hands = begin(game)
    entry = ask(hands)

    def fits() -> None:
        assert not texts_without_room(entry)
        assert entry.throw.visibleRegion().boundingRect() == entry.throw.rect()
        assert entry.choices[5].visibleRegion().boundingRect() == entry.choices[5].rect()

    hands.at_every_size(fits)
    assert hands.nameless() == []


def test_backspace_takes_the_last_face_back(begin: Begin) -> None:
    hands = begin("craps")
    entry = ask(hands)
    hands.press(Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_Backspace, Qt.Key.Key_6)
    assert entry.faces == (3, 6)


def test_what_cannot_be_is_told_and_nothing_happens(begin: Begin) -> None:
    hands = begin("craps")
    heard: list[str] = []
    hands.tab.told.connect(heard.append)
    for keys, told in (
        ((Qt.Key.Key_7,), "A die shows 1 to 6."),
        ((Qt.Key.Key_0,), "A die shows 1 to 6."),
        ((Qt.Key.Key_3, Qt.Key.Key_Return), "1 die is missing."),
        ((Qt.Key.Key_Return,), "2 dice are missing."),
        ((Qt.Key.Key_3, Qt.Key.Key_3, Qt.Key.Key_3), "This roll has 2 dice."),
    ):
        entry = ask(hands)
        hands.press(*keys)
        assert heard[-1] == told
        assert told in [part.text() for part in entry.findChildren(QLabel)]
        assert moves_of(hands) == ()
        hands.press(Qt.Key.Key_Escape)


def test_it_is_told_what_to_throw_and_read_back_what_was_typed(begin: Begin) -> None:
    hands = begin("hazard")
    heard: list[str] = []
    hands.tab.told.connect(heard.append)
    entry = ask(hands)
    assert heard[-1] == "Roll 2 dice and type what they show"
    hands.press(Qt.Key.Key_3)
    assert heard[-1] == "3\n1 die is missing."
    hands.press(Qt.Key.Key_5)
    assert heard[-1] == "3, 5\nPress Enter to roll."
    assert entry.accessibleDescription() == "Typed: 3, 5"


def test_the_computers_dice_are_asked_for_and_cannot_be_left_out(begin: Begin) -> None:
    hands = begin("hog")
    hands.press(Qt.Key.Key_0, Qt.Key.Key_Return)
    hands.until(lambda: hands.tab.typed.entry is not None)
    dice = dice_wanted(hands)
    entry = entry_of(hands)
    assert "for Final strategist" in entry.accessibleName()
    assert not entry.leave.isVisible()
    hands.press(Qt.Key.Key_Escape)
    hands.press(*[Qt.Key.Key_3] * dice, Qt.Key.Key_Return)
    assert hands.tab.session.history[-1].faces == (3,) * dice
    assert hands.tab.session.history[-1].before.seat == 1


def test_another_choice_takes_the_place_of_the_throw(begin: Begin) -> None:
    hands = begin("hog")
    ask(hands)
    hands.click(hands.tab.choices.buttons[8])
    assert (hands.tab.typed.entry, moves_of(hands)) == (None, ())


def test_dice_that_are_thrown_again_are_asked_for_by_their_places(begin: Begin) -> None:
    hands = begin("poker-dice")
    ask(hands)
    hands.press(*KEYS[:5], Qt.Key.Key_Return)
    hands.until(lambda: not hands.tab.pace.is_busy)
    hands.press(Qt.Key.Key_2, Qt.Key.Key_3)
    entry = ask(hands)
    assert entry.accessibleName() == "Re-roll dice 1, 4, 5 and type what they show, in this order"
    hands.press(Qt.Key.Key_6, Qt.Key.Key_6, Qt.Key.Key_6, Qt.Key.Key_Return)
    assert hands.tab.state.dice == (6, 5, 6, 6, 6)


def test_a_die_that_is_kept_after_all_takes_the_throw_back(begin: Begin) -> None:
    hands = begin("poker-dice")
    ask(hands)
    hands.press(*KEYS[:5], Qt.Key.Key_Return)
    hands.until(lambda: not hands.tab.pace.is_busy)
    ask(hands)
    hands.tab.tray.die_clicked.emit(0)
    assert (hands.tab.typed.entry, hands.tab.input.kept) == (None, (0,))


def test_undo_takes_a_typing_error_back(begin: Begin) -> None:
    hands = begin("craps")
    ask(hands)
    hands.press(Qt.Key.Key_3, Qt.Key.Key_3, Qt.Key.Key_Return)
    ask(hands)
    hands.press(Qt.Key.Key_Z, control=True)
    assert (hands.tab.typed.entry, moves_of(hands)) == (None, ())
    ask(hands)
    hands.press(Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_Return)
    assert moves_of(hands) == ("throw : 3 4",)


def test_the_next_game_has_typed_dice_too_until_the_programs_are_asked_for(begin: Begin) -> None:
    hands = begin("craps")
    ask(hands)
    hands.press(Qt.Key.Key_3, Qt.Key.Key_3, Qt.Key.Key_Return)
    hands.until(lambda: not hands.tab.pace.is_busy)
    hands.press(Qt.Key.Key_N, Qt.Key.Key_N)
    assert (hands.tab.session.record.is_typed, moves_of(hands)) == (True, ())
    ask(hands)
    hands.press(Qt.Key.Key_3, Qt.Key.Key_3, Qt.Key.Key_Return)
    hands.until(lambda: not hands.tab.pace.is_busy)
    hands.tab.bridge.ask_for_game(are_typed=False)
    assert hands.tab.session.record.is_typed
    hands.tab.bridge.ask_for_game(are_typed=False)
    assert not hands.tab.session.record.is_typed
    hands.until(lambda: not hands.tab.pace.is_busy)
    hands.tab.input.lead_on()
    assert hands.tab.typed.entry is None
    assert len(hands.tab.session.record.own_faces) == 2


def test_a_game_goes_on_with_typed_dice_in_another_window(begin: Begin) -> None:
    store = ForgetfulStore()
    hands = begin("craps", store)
    ask(hands)
    hands.press(Qt.Key.Key_3, Qt.Key.Key_3, Qt.Key.Key_Return)
    ask(hands)
    hands.press(Qt.Key.Key_1)
    again = begin("craps", store)
    assert (moves_of(again), again.tab.typed.entry) == (("throw : 3 3",), None)
    ask(again)
    again.press(Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_Return)
    assert moves_of(again) == ("throw : 3 3", "throw : 3 4")


def test_the_status_bar_says_that_they_are_typed_in_and_not_that_they_are_sealed(begin: Begin) -> None:
    hands = begin("hog")
    assert hands.tab.status().dice == "Dice: your own, typed in"
    assert "nothing can prove what they showed" in hands.tab.status().tip
    assert "casual" in hands.tab.status().saved


def test_what_stands_on_the_table_is_in_sight_while_faces_are_typed_in_a_small_window(begin: Begin) -> None:
    hands = begin("hog")
    hands.window.resize(800, 560)
    hands.until(lambda: hands.window.height() == 560)
    settle()
    ask(hands)
    settle()
    board = hands.tab.board
    assert board.visibleRegion().boundingRect() == board.rect()
    hands.press(Qt.Key.Key_Escape)
    settle()
    assert hands.tab.choices.visibleRegion().boundingRect() == hands.tab.choices.rect()
