"""The class of each choice on the boards, for eyes and for screen readers, beside the right position only."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QWidget

from dicedesk.coach.verdict import ChoiceVerdict, verdicts_on
from dicedesk.core.position import parse_position
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from dicedesk.games.craps.verdicts import spot_verdicts
from dicedesk.games.yacht.rules import Keep, Score
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import CoachMode, CoachSettings, SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.craps.layout.money import FeltPill
from tests.fakes.clock import StandingClock
from tests.fakes.jobs import ImmediateJobs
from tests.ui.held_jobs import HeldJobs
from tests.ui.solved_jobs import SolvedJobs

Key = Qt.Key
LINES = {game: parts.sample.positions[0] for game, parts in GAMES.items() if parts.coach} | {
    "hazard": "hazard won 2, lost 1 | | You",
    "poker-dice": "poker-dice bankroll 90, dice 2 5 5 3 6, rolls-left 2 | | You",
    "craps": "craps bankroll 900, point 6, pass 10 | preset=las-vegas | You",
    "yacht": "yacht dice 5 5 5 3 1, rolls-left 1 | | You",
}
POINT_8 = "craps bankroll 900, point 8 | preset=las-vegas | You"
WORDS = [each.word for each in ChoiceVerdict]

Open = Callable[..., Any]


@pytest.fixture
def open_at(
    open_window: Callable[..., Any], appearance: Appearance, clock: StandingClock, solved_jobs: SolvedJobs
) -> Open:
    """Opens the tab of a game at a position, with a coach who always speaks and, if wanted so, classes."""

    def opened(game: str, *, shows: bool = True, jobs: Jobs = solved_jobs) -> Any:
        make = import_module(f"dicedesk.ui.games.{game.replace('-', '_')}.tab").TAB
        store = ForgetfulStore()
        table = make.table_kind(store, clock, SettingsKeeper(store), None)
        table.choose_coaching(CoachSettings(CoachMode.ALWAYS))
        hands = open_window(lambda parent: make(table, appearance, jobs, parent))
        hands.tab.short_jobs = ImmediateJobs()
        hands.tab.tray.duration_ms = 0
        hands.tab.pace.set_pause(3_600_000)
        go_to(hands, LINES[game])
        if shows:
            hands.tab.show_verdicts()
        return hands

    return opened


def go_to(hands: Any, line: str) -> None:
    """Lays a position on the table."""
    tab = hands.tab
    tab.bridge.begin(tab._table.begin_at(parse_position(line, SPECS)))


def read(part: QWidget) -> str:
    """What a screen reader reads of a part after its name."""
    return QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Description)


def read_choices(hands: Any) -> list[str]:
    """What is read of the numbers to choose from, in order."""
    return [read(button) for _, button in sorted(hands.tab.choices.buttons.items())]


def classes(game: str, players: tuple[str, ...]) -> dict[Any, ChoiceVerdict]:
    """The class of each choice in the position of the game."""
    coach, state = load_coach(game), parse_position(LINES[game], SPECS).state
    return verdicts_on(coach.evaluate(state, coach.against_names(players)), coach.unit)


def written(hands: Any, number: int) -> list[str]:
    """The lines on one of the numbers to choose from."""
    labels = hands.tab.choices.buttons[number].findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible()]


def test_each_number_of_dice_says_its_class(open_at: Open) -> None:
    hands = open_at("hog")
    verdicts = {move.count: each for move, each in classes("hog", ("You", "final")).items()}
    for dice, told in enumerate(read_choices(hands)):
        assert str(verdicts[dice].word) in told.split(", ")
        assert verdicts[dice].sign in " ".join(written(hands, dice))


def test_each_main_says_its_class(open_at: Open) -> None:
    hands = open_at("hazard")
    verdicts = {move.main: each for move, each in classes("hazard", ("You",)).items()}
    for main, told in enumerate(read_choices(hands), 5):
        assert told.split(", ")[-1] == verdicts[main].word
        assert verdicts[main].text in written(hands, main)


def test_the_chosen_dice_say_their_class_and_the_card_lists_the_next_best(open_at: Open) -> None:
    hands = open_at("poker-dice")
    verdicts = classes("poker-dice", ("You",))
    tray = hands.tab.tray
    assert read(tray).endswith(" Your choice: mistake.")
    hands.press(Key.Key_2, Key.Key_3)
    assert sorted(tray.advised) == [1, 2]
    assert read(tray).endswith(" Your choice: best.")
    hands.press(Key.Key_1)
    kept = next(each for move, each in verdicts.items() if move.to_text() == "reroll 4 5")
    assert read(tray).endswith(f" Your choice: {kept.word}.")
    assert "?! keep 2 5 5: inaccuracy, costs 0.36 hands" in hands.tab.cards.coach.text.others


def test_each_box_says_its_class_and_the_felt_that_of_the_chosen_dice(open_at: Open) -> None:
    hands = open_at("yacht")
    verdicts = classes("yacht", ("You",))
    sheet, tray = hands.tab.sheet, hands.tab.tray
    for move, verdict in verdicts.items():
        if isinstance(move, Score):
            button = sheet.boxes[move.box]
            assert read(button).split("\n")[0] == button.toolTip().split("\n")[-1] == verdict.word
    hands.press(Key.Key_1, Key.Key_2, Key.Key_3)
    assert sorted(tray.advised) == [0, 1, 2]
    assert read(tray).endswith(" Your choice: best.")
    hands.press(Key.Key_1)
    assert read(tray).endswith(f" Your choice: {verdicts[Keep((5, 5))].word}.")


def test_each_spot_that_takes_the_chip_says_what_it_costs_there_with_its_class(open_at: Open) -> None:
    hands = open_at("craps")
    felt = hands.tab.felt
    verdicts = spot_verdicts((hands.tab.state, 5))
    for name in felt.spots:
        told = read(felt.button(name)).split("\n")
        assert [line for line in told if " here " in line and "average" in line] == [
            str(each.words) for place, each in verdicts.items() if place == name
        ]
    assert dict(felt.signs.signs) == {
        name: verdicts[name].verdict.sign for name in felt.spots if name in verdicts
    }
    felt.button("field").setFocus()
    assert felt.button("field").toolTip().endswith("\n$5 here costs $0.14 on average: inaccuracy.")


@pytest.mark.parametrize("game", LINES)
def test_the_boards_show_no_class_before_it_is_wanted(open_at: Open, game: str) -> None:
    hands = open_at(game, shows=False)
    before = told_of(hands)
    assert not any(word in line.replace(", the best choice", "") for line in before for word in WORDS)
    hands.tab.show_verdicts()
    assert told_of(hands) != before


def told_of(hands: Any) -> list[str]:
    """All that is read of the choices."""
    tab = hands.tab
    parts = {
        "CrapsTab": lambda: tab.felt.buttons,
        "PokerDiceTab": lambda: [tab.tray],
        "YachtTab": lambda: [tab.tray, *tab.sheet.boxes.values()],
    }
    get = parts.get(type(tab).__name__, lambda: tab.choices.buttons.values())
    return [read(part) for part in get()]


@pytest.mark.parametrize(
    ("game", "line"), [("hog", "hog 10-20 | goal=100 | You, always:3"), ("craps", POINT_8)]
)
def test_a_new_position_has_no_class_before_the_coach_knows_it_and_nothing_jumps(
    open_at: Open, game: str, line: str
) -> None:
    jobs = HeldJobs()
    hands = open_at(game, jobs=jobs)
    finish(jobs)
    known = told_of(hands)
    choices = hands.tab.choices_part
    height = choices.height()
    go_to(hands, line)
    assert not any(
        word in told for told in told_of(hands) for word in ("inaccuracy", "mistake", "blunder", ": good")
    )
    hands.until(lambda: choices.height() == height)
    finish(jobs)
    assert told_of(hands) != known
    hands.until(lambda: choices.height() == height)


def finish(jobs: HeldJobs) -> None:
    """Does all that waits."""
    while jobs.waiting:
        jobs.waiting[0].finish()


def test_what_is_known_too_late_is_not_shown(open_at: Open) -> None:
    jobs = HeldJobs()
    hands = open_at("craps", jobs=jobs)
    first = [job for job in jobs.waiting if getattr(job.work, "func", None) is spot_verdicts]
    go_to(hands, POINT_8)
    for job in first:
        job.finish()
    assert (len(first), hands.tab.felt.signs) == (1, None)


def test_a_spot_that_was_bet_on_keeps_no_old_class(open_at: Open) -> None:
    jobs = HeldJobs()
    hands = open_at("craps", jobs=jobs)
    finish(jobs)
    assert "field" in hands.tab.felt.signs.signs
    hands.click(hands.tab.felt.button("field"))
    assert dict(hands.tab.felt.signs.signs) == {}
    finish(jobs)
    assert hands.tab.felt.signs.signs["field"] == "?!"


def test_a_wide_number_has_the_word_and_a_narrow_one_the_sign_alone(open_at: Open) -> None:
    hands = open_at("hog")
    hands.window.resize(800, 528)
    hands.until(lambda: "★" in written(hands, 8))
    hands.window.resize(2400, 900)
    hands.until(lambda: "★ best" in written(hands, 8))


def test_a_sign_covers_no_amount_on_chips(open_at: Open) -> None:
    hands = open_at("craps")
    hands.window.resize(800, 528)
    felt = hands.tab.felt
    hands.click(felt.button("any-seven"))
    hands.click(felt.button("place-6"))
    pills = [item.sceneBoundingRect() for item in felt.scene().items() if isinstance(item, FeltPill)]
    assert len(pills) == len(felt.signs.signs)
    for bet in ("any-seven", "place-6"):
        assert not any(pill.contains(felt.chips.place_of(bet)) for pill in pills)
