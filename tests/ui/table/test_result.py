"""The result of a game is looked at before anything else happens, in every game."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QApplication, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.rollers import DICE, Tag
from dicedesk.features.review.jobs import ending_on
from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper, ThemeChoice
from dicedesk.play.telling import ResultText
from dicedesk.ui.base.app import SMALLEST_WINDOW
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColor, Space
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.games.hazard.tab import HazardTab
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.games.poker_dice.tab import PokerDiceTab
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.result import Result
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice
from tests.fakes.jobs import ImmediateJobs
from tests.repeated import sampled
from tests.ui.held_jobs import HALFWAY, HeldJobs
from tests.ui.solved_jobs import SolvedJobs

Key = Qt.Key
FLYING_MS = 3_600_000
"""An hour, in milliseconds: an animation this long ends by a key alone, however slow the machine."""


@dataclass(frozen=True)
class Game:
    """How a game is led to its last move, which `last` makes, and what its result says."""

    make: Callable[[QWidget, Appearance, Jobs], GameTab]
    first: tuple[Qt.Key, ...]
    last: Qt.Key
    headline: str


@dataclass(frozen=True)
class NumberedDice(ScriptedDice):
    """Known dice that call themselves dice from a number, which can be sent to a friend."""

    def opening_tags(self) -> tuple[Tag, ...]:
        return ((DICE, "seeded 1"),)


def _hog(parent: QWidget, appearance: Appearance, jobs: Jobs) -> GameTab:
    dice = NumberedDice((6,) * 10 + (2,) + (6,) * 8)
    table = HogGameTable(ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: dice)
    table.new_session(HogSeating(PERSON, PERSON), "home")
    return HogTab(table, appearance, jobs, parent)


def _craps(parent: QWidget, appearance: Appearance, jobs: Jobs) -> GameTab:
    pit = CrapsGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: ScriptedDice((6, 6))
    )
    pit.choose_house(HouseRules(bankroll=5))
    return CrapsTab(pit, appearance, jobs, parent)


def _hazard(parent: QWidget, appearance: Appearance, jobs: Jobs) -> GameTab:
    table = HazardGameTable(
        ForgetfulStore(),
        StandingClock(),
        SettingsKeeper(ForgetfulStore()),
        lambda _: ScriptedDice((1, 1) * 2),
    )
    table.new_session((PERSON,))
    return HazardTab(table, appearance, jobs, parent)


def _poker_dice(parent: QWidget, appearance: Appearance, jobs: Jobs) -> GameTab:
    table = PokerDiceGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: ScriptedDice((5,) * 20)
    )
    return PokerDiceTab(table, appearance, jobs, parent)


PLAY, HOLD = Key.Key_Return, Key.Key_H
GAMES = {
    "hog": Game(
        _hog,
        (Key.Key_T, PLAY, Key.Key_1, PLAY, Key.Key_8),
        PLAY,
        "Player 1 won, 108 to 2",
    ),
    "craps": Game(_craps, (PLAY,), Key.Key_T, "Your bankroll is gone"),
    "hazard": Game(_hazard, (PLAY,), PLAY, "You won no rounds"),
    "poker dice": Game(_poker_dice, (PLAY, HOLD) * 3 + (PLAY,), HOLD, "$200 after 4 hands"),
}
FELTS = dict(zip(GAMES, FeltColor, strict=True))
SAME_HUE, DARK = 20, 0.2
in_every_game = pytest.mark.parametrize("name", GAMES)


def in_games(*now: str) -> pytest.MarkDecorator:
    """What one class does for all games: only these each time."""
    return pytest.mark.parametrize("name", sampled(GAMES, *now))


@pytest.fixture
def last_move(
    open_window: Callable[..., Any], appearance: Appearance, solved_jobs: SolvedJobs
) -> Callable[..., Any]:
    """Opens a game and makes its last move; unless `flies` is False that goes on being shown until a key ends it."""

    def made(name: str, *, flies: bool = True) -> Any:
        game = GAMES[name]
        hands = open_window(lambda parent: game.make(parent, appearance, solved_jobs))
        tab = hands.tab
        _last(tab, 0)
        for key in game.first:
            hands.press(key)
            hands.until(lambda: not tab.pace.is_busy)
        assert not tab.session.is_over
        _last(tab, FLYING_MS if flies else 0)
        hands.press(game.last)
        hands.until(lambda: tab.pace.is_busy is flies)
        return hands

    return made


def _last(tab: GameTab, milliseconds: int) -> None:
    """Makes whatever is shown of a move last this many milliseconds."""
    assert isinstance(tab, HogTab | CrapsTab | HazardTab | PokerDiceTab)
    tab.tray.duration_ms = milliseconds
    if isinstance(tab, CrapsTab):
        tab.resolution.step_ms = 0
    elif isinstance(tab, PokerDiceTab):
        tab.payday.paying_ms, tab.payday.ending_ms = 0, milliseconds


def hold_down(part: QWidget, key: Qt.Key) -> None:
    """What a keyboard sends again and again while a key is held."""
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(part, held)


@in_every_game
@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space, Key.Key_X])
def test_the_key_that_ends_the_last_throw_leaves_the_result_on_the_felt(
    last_move: Callable[..., Any], name: str, key: Qt.Key
) -> None:
    hands = last_move(name)
    result = hands.tab.result
    assert not result.isVisible()
    hands.press(key)
    for _ in range(3):
        hold_down(hands.window.focusWidget(), key)
    assert result.isVisible()
    assert result.headline.text() == GAMES[name].headline
    assert (hands.tab.session.is_over, hands.window.focusWidget()) == (True, result)


@in_games("hog", "poker dice")
@pytest.mark.parametrize("flies", [True, False], ids=["hurried", "by itself"])
def test_a_press_too_many_only_gives_the_ring_to_the_big_button(
    last_move: Callable[..., Any], name: str, flies: bool
) -> None:
    hands = last_move(name, flies=flies)
    if flies:
        hands.press(Key.Key_Return)
    hands.press(Key.Key_Return)
    hold_down(hands.tab.primary, Key.Key_Return)
    assert hands.tab.session.is_over
    assert hands.tab.result.isVisible()
    buttons = (hands.tab.primary, hands.tab.result.see_button)
    assert hands.window.focusWidget() in buttons or name == "poker dice"


@in_games("craps")
def test_taps_that_hurry_the_last_throw_leave_the_result_until_they_stop(
    last_move: Callable[..., Any], qapp: QApplication, name: str
) -> None:
    qapp.setKeyboardInputInterval(FLYING_MS)
    hands = last_move(name)
    hands.press(*[Key.Key_Return] * 5)
    assert (hands.tab.session.is_over, hands.window.focusWidget()) == (True, hands.tab.result)
    qapp.setKeyboardInputInterval(0)
    hands.press(Key.Key_Return)
    assert hands.window.focusWidget() is not hands.tab.result


@pytest.mark.parametrize("name", ["craps", "hazard"])
@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_on_the_big_button_enter_and_space_then_begin_another_game(
    last_move: Callable[..., Any], name: str, key: Qt.Key
) -> None:
    hands = last_move(name)
    hands.press(key, key, key)
    assert hands.tab.session.history == ()
    assert not hands.tab.result.isVisible()


@pytest.mark.parametrize("name", sampled(["hog", "craps", "hazard"], "hog"))
def test_the_key_of_a_new_game_shows_the_last_throw_to_its_end_before_it_begins_one(
    last_move: Callable[..., Any], name: str
) -> None:
    hands = last_move(name)
    hands.press(Key.Key_N)
    assert (hands.tab.session.is_over, hands.tab.result.isVisible()) == (True, True)
    hands.press(Key.Key_N)
    assert hands.tab.session.history == ()


@in_games("hazard")
def test_the_second_press_of_a_double_click_begins_no_game(
    last_move: Callable[..., Any], qtbot: QtBot, name: str
) -> None:
    hands = last_move(name)
    hands.click(hands.tab.primary)
    qtbot.mouseDClick(hands.tab.primary, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(hands.tab.primary, Qt.MouseButton.LeftButton)
    assert (hands.tab.session.is_over, hands.tab.result.isVisible()) == (True, True)


@pytest.mark.parametrize("takes_ring", [True, False], ids=["a click takes the ring", "as on macOS"])
@pytest.mark.parametrize("name", sampled(["hog", "craps", "hazard"], "hog", "craps"))
def test_a_mouse_that_went_down_before_the_result_begins_no_game_and_one_after_it_does(
    last_move: Callable[..., Any], qtbot: QtBot, name: str, *, takes_ring: bool
) -> None:
    hands = last_move(name)
    button = hands.tab.primary
    if not takes_ring:
        # A press whose button has the ring ends when the result takes that; without it the press goes on.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        hands.window.findChild(QTabBar).setFocus()
    qtbot.mousePress(button, Qt.MouseButton.LeftButton)
    hands.tab.pace.stop()
    qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert (hands.tab.session.is_over, hands.tab.result.isVisible()) == (True, True)
    hands.click(button)
    assert hands.tab.session.history == ()


@in_every_game
def test_the_result_is_in_sight_in_the_least_window(last_move: Callable[..., Any], name: str) -> None:
    hands = last_move(name)
    hands.window.resize(*SMALLEST_WINDOW)
    hands.press(Key.Key_Return)
    result = hands.tab.result
    hands.until(lambda: hands.window.focusWidget() is result)
    for words in (part for part in (result.headline, result.line) if part.text()):
        hands.until(lambda words=words: words.visibleRegion().boundingRect() == words.rect())


@pytest.fixture
def judged(open_window: Callable[..., Any], appearance: Appearance) -> Callable[[], Any]:
    """Plays a game of Hog to its end; what is worked out in the background waits."""

    def made() -> Any:
        game, jobs = GAMES["hog"], HeldJobs()
        hands = open_window(lambda parent: game.make(parent, appearance, jobs))
        _last(hands.tab, 0)
        for key in (*game.first, game.last):
            hands.press(key)
            hands.until(lambda: not hands.tab.pace.is_busy)
        return hands, jobs

    return made


def test_the_card_tells_how_the_result_came_about_once_the_game_is_reviewed(
    judged: Callable[[], Any],
) -> None:
    hands, jobs = judged()
    result, heard = hands.tab.result, list[str]()
    hands.tab.told.connect(heard.append)
    assert result.moment.text() == "Reviewing the game…"
    assert (result.picture, result.challenge_button.isVisible()) == (None, False)
    jobs.last.finish()
    ending = ending_on(hands.tab.record_text())
    assert ending is not None
    assert result.moment.text() == ending.moment
    assert ending.moment in result.accessibleDescription()
    assert heard == [ending.spoken]
    assert result.picture is not None
    assert (ending.can_challenge, result.challenge_button.isVisible()) == (True, True)
    assert result.see_button.isVisible() is (ending.error is not None)
    is_told = ending.step is not None and ending.step.place == ending.error
    assert result.see_button.text() == ("See the move" if is_told else "See costliest move")
    told = result.picture.accessibleDescription()
    assert [bar for bar in ending.bars if f"{bar.title}: {bar.words}." not in told] == []


def test_the_picture_and_the_button_open_the_review_and_beside_it_is_the_challenge(
    judged: Callable[[], Any],
) -> None:
    hands, jobs = judged()
    jobs.last.finish()
    asked = list[tuple[str, str]]()
    hands.tab.review_asked.connect(lambda record: asked.append(("review", record)))
    hands.tab.challenge_asked.connect(lambda record: asked.append(("challenge", record)))
    result, record = hands.tab.result, hands.tab.record_text()
    result.picture.click()
    result.challenge_button.click()
    result.see_button.click()
    assert asked == [("review", record), ("challenge", record), ("review", record)]


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_enter_and_space_press_the_button_of_the_card_that_has_the_ring(
    judged: Callable[[], Any], key: Qt.Key
) -> None:
    hands, jobs = judged()
    jobs.last.finish()
    asked = list[str]()
    hands.tab.challenge_asked.connect(asked.append)
    hands.tab.result.challenge_button.setFocus()
    hands.press(key)
    assert asked == [hands.tab.record_text()]


def test_whoever_has_looked_at_the_result_comes_to_the_move_to_see_or_to_another_game(
    judged: Callable[[], Any],
) -> None:
    hands, jobs = judged()
    jobs.last.finish()
    result = hands.tab.result
    hands.press(Key.Key_Return)
    is_shown = result.see_button.isVisible()
    assert hands.window.focusWidget() is (result.see_button if is_shown else hands.tab.primary)


def test_no_button_is_cut_on_a_narrow_felt(qtbot: QtBot, appearance: Appearance) -> None:
    felt = QWidget()
    qtbot.addWidget(felt)
    felt.resize(400, 600)
    result = Result(felt, FeltColor.GREEN, appearance)
    felt.show()
    result.show_result(ResultText("121 points, 46 below par"))
    result.see_button.setText("See costliest move")
    buttons = (result.see_button, result.challenge_button, result.copy_button)
    for button in buttons:
        button.show()
    result.show_chip(("Today's Yacht",), "")
    QApplication.processEvents()
    parts = (*buttons, result.chip)
    assert [part.text() for part in parts if part.width() < part.sizeHint().width()] == []
    assert all(result.buttons.rect().contains(part.geometry()) for part in parts)


def test_no_headline_is_cut_on_a_felt_of_any_width(qtbot: QtBot, appearance: Appearance) -> None:
    felt = QWidget()
    qtbot.addWidget(felt)
    result = Result(felt, FeltColor.GREEN, appearance)
    felt.show()
    cut = []
    for width, height in product(range(360, 900, 4), (200, 600)):
        felt.resize(width, height)
        result.show_result(ResultText("Du hast mit 10 zu 2 Runden gewonnen", "Du konntest 2,9 erwarten."))
        QApplication.processEvents()
        for part in (result.headline, result.line):
            needed = part.fontMetrics().horizontalAdvance(part.text())
            if not part.wordWrap() and part.width() < needed:
                cut.append((width, height, part.text()))
    assert cut == []


def test_a_card_nearly_as_high_as_its_felt_lies_whole_on_it(qtbot: QtBot, appearance: Appearance) -> None:
    felt = QWidget()
    qtbot.addWidget(felt)
    felt.resize(760, 299)
    result = Result(felt, FeltColor.GREEN, appearance)
    felt.show()
    result.show_result(ResultText("You lost, 85 to 105", "Best play with the same dice: Won 106–92."))
    result.show_ending(
        None, "At 75 to 94, you rolled 3 dice. “Free Bacon” would have won 42 more games. " * 3
    )
    result.challenge_button.show()
    result.show_chip(("Today's Hog",), "")
    needed = result.height()
    for height in (needed, needed - 3):
        felt.resize(760, height)
        QApplication.processEvents()
        assert felt.rect().contains(result.geometry()), height


def test_tab_leads_from_the_card_to_its_picture_and_on_to_its_buttons(judged: Callable[[], Any]) -> None:
    hands, jobs = judged()
    jobs.last.finish()
    result = hands.tab.result
    assert hands.window.focusWidget() is result
    hands.press(Key.Key_Tab)
    assert hands.window.focusWidget() is result.picture
    hands.press(Key.Key_Tab)
    assert result.isAncestorOf(hands.window.focusWidget())


@pytest.mark.parametrize(
    ("name", "is_gold"), [("hog", True), ("craps", False), ("hazard", False), ("poker dice", True)]
)
def test_only_a_win_against_somebody_and_the_award_are_gold(
    last_move: Callable[..., Any], name: str, *, is_gold: bool
) -> None:
    headline = last_move(name, flies=False).tab.result.headline
    assert bool(headline.property("lit")) is is_gold


def test_a_review_that_failed_leaves_the_result_as_it_is(judged: Callable[[], Any]) -> None:
    hands, jobs = judged()
    jobs.last.failed(RuntimeError("no memory"))
    assert (hands.tab.result.isVisible(), hands.tab.result.moment.isVisible()) == (True, False)


@pytest.fixture
def slowly_judged(judged: Callable[[], Any]) -> tuple[Any, HeldJobs]:
    """A game of Hog at its end, whose review waits for slow work."""
    hands, jobs = judged()
    jobs.last.news(HALFWAY)
    return hands, jobs


def test_the_card_says_how_far_the_slow_work_is(slowly_judged: tuple[Any, HeldJobs]) -> None:
    result = slowly_judged[0].tab.result
    assert result.moment.text() == HALFWAY.words
    assert (result.work_button.text(), result.work_button.isVisible()) == ("Cancel", True)


def test_the_ending_takes_the_place_of_its_slow_work_and_of_its_button(
    slowly_judged: tuple[Any, HeldJobs],
) -> None:
    hands, jobs = slowly_judged
    hands.tab.result.work_button.setFocus()
    jobs.last.finish()
    assert hands.tab.result.challenge_button.isVisible()
    assert not hands.tab.result.work_button.isVisible()
    assert hands.window.focusWidget() is hands.tab.result


def test_canceled_slow_work_leaves_the_result_and_a_button_that_begins_it_again(
    slowly_judged: tuple[Any, HeldJobs],
) -> None:
    hands, jobs = slowly_judged
    result = hands.tab.result
    result.work_button.click()
    assert jobs.waiting == []
    assert (result.isVisible(), result.moment.isVisible()) == (True, False)
    assert result.work_button.text() == "Review this game"
    result.work_button.click()
    jobs.last.finish()
    assert result.challenge_button.isVisible()


def test_another_game_begins_while_the_last_one_is_reviewed(judged: Callable[[], Any]) -> None:
    hands, jobs = judged()
    reviewing = jobs.last
    hands.press(Key.Key_Return, Key.Key_Return)
    assert (hands.tab.session.history, reviewing.is_cancelled) == ((), True)
    assert hands.tab.result.moment.text() == ""


def test_the_card_of_another_game_that_ends_shows_nothing_of_the_last_one(judged: Callable[[], Any]) -> None:
    hands, jobs = judged()
    jobs.last.finish()
    picture = hands.tab.result.picture
    assert hands.tab.result.challenge_button.isVisible()
    hands.tab.input.new_game()
    assert not picture.isVisible()
    assert not hands.tab.result.challenge_button.isVisible()


@in_games("hazard")
def test_only_dice_that_a_friend_can_have_are_sent_as_a_challenge(
    last_move: Callable[..., Any], name: str
) -> None:
    hands = last_move(name, flies=False)
    result = hands.tab.result
    assert result.picture is not None
    assert result.challenge_button.isVisible() is (name == "hog")


@in_games("hog", "poker dice")
def test_on_a_low_felt_the_moment_comes_before_the_picture(last_move: Callable[..., Any], name: str) -> None:
    hands = last_move(name, flies=False)
    hands.window.resize(800, 528)
    result = hands.tab.result
    hands.until(lambda: result.moment.visibleRegion().boundingRect() == result.moment.rect())
    picture = result.picture
    assert picture is not None
    hands.until(lambda: not picture.isVisible() or picture.visibleRegion().boundingRect() == picture.rect())


def test_a_higher_felt_never_loses_the_picture(
    qtbot: QtBot, last_move: Callable[..., Any], appearance: Appearance
) -> None:
    ending = ending_on(last_move("poker dice", flies=False).tab.record_text())
    assert ending is not None
    felt = QWidget()
    qtbot.addWidget(felt)
    felt.show()
    result = Result(felt, FELTS["poker dice"], appearance)
    result.show_result(ResultText("$200 after 4 hands", "Major Award!", is_gold=True))
    for lines in (3, 5):
        result.show_ending(replace(ending, moment="You chose to keep three of them. " * 3 * lines))
        assert result.picture is not None
        seen = []
        for height in range(200, 400, 5):
            felt.resize(740, height)
            seen.append(result.picture.isVisible())
        assert seen == sorted(seen), lines


def test_the_key_that_rolls_in_craps_never_begins_another_game(last_move: Callable[..., Any]) -> None:
    hands = last_move("craps")
    hands.press(*[Key.Key_T] * 6)
    assert hands.tab.session.is_over


def test_the_oracle_waits_until_the_award_has_been_looked_at(last_move: Callable[..., Any]) -> None:
    hands = last_move("poker dice")
    awards: list[object] = []
    hands.tab.window_asked.connect(lambda _, award: awards.append(award))
    hands.press(Key.Key_Return)
    assert (awards, hands.tab.primary.text()) == ([], "Ask the Oracle")
    hands.press(Key.Key_Return)
    assert (len(awards), hands.tab.primary.text(), hands.tab.session.is_over) == (1, "Play again", True)


def test_a_tab_made_anew_shows_the_result_as_one_that_was_looked_at(
    last_move: Callable[..., Any], appearance: Appearance
) -> None:
    hands = last_move("poker dice")
    hands.press(Key.Key_Return, Key.Key_Return)
    again = type(hands.tab)(hands.tab._table, appearance, ImmediateJobs(), hands.window)
    assert (again.result.isHidden(), again.end.is_fresh, again.primary.text()) == (False, False, "Play again")
    assert again.view.hint == "Press N for a new game"


def test_a_click_on_the_button_of_the_oracle_asks_it_and_begins_no_game(
    last_move: Callable[..., Any],
) -> None:
    hands = last_move("poker dice", flies=False)
    awards: list[object] = []
    hands.tab.window_asked.connect(lambda _, award: awards.append(award))
    hands.click(hands.tab.primary)
    assert (len(awards), hands.tab.session.is_over) == (1, True)


def test_whoever_reads_a_card_keeps_the_ring_when_the_game_ends(last_move: Callable[..., Any]) -> None:
    hands = last_move("hog")
    box = hands.tab.cards.players.pause
    box.setFocus()
    hands.tab.pace.stop()
    assert (hands.tab.result.isVisible(), hands.window.focusWidget()) == (True, box)


@in_games("hazard")
def test_the_result_is_still_to_be_looked_at_when_its_tab_comes_back(
    last_move: Callable[..., Any], name: str
) -> None:
    hands = last_move(name, flies=False)
    hands.tab.hide()
    hands.tab.show()
    assert hands.window.focusWidget() is hands.tab.result


@in_games("craps", "poker dice")
def test_the_frame_of_the_result_has_the_hue_of_its_felt_and_can_be_read_in_every_theme(
    last_move: Callable[..., Any], appearance: Appearance, name: str
) -> None:
    hands = last_move(name, flies=False)
    result, other = hands.tab.result, {}
    for theme in ThemeChoice:
        appearance.choose(theme)
        words = result.headline.geometry()
        ground = result.grab().toImage().pixelColor(words.left() - Space.SMALL, words.center().y())
        felt = QColor(appearance.palette.cloth.felts[FELTS[name]].edge)
        if abs(ground.hslHue() - felt.hslHue()) >= SAME_HUE or ground.lightnessF() >= DARK:
            other[theme] = ground.name()
    assert other == {}


@in_games("hog", "craps")
def test_the_felt_says_nothing_that_the_result_says(last_move: Callable[..., Any], name: str) -> None:
    tab = last_move(name, flies=False).tab
    if name == "craps":
        said = [tab.board.headline.text(), tab.board.caption.text()]
    else:
        said = [tab.tray.caption, tab.tray.note]
    assert not {tab.result.headline.text(), tab.result.line.text()} - {""} & set(said)
    assert name == "craps" or tab.tray.note == ""
