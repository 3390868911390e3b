"""What the Poker Dice tab says of the chances: exact, once they are known, and the answer only when it is asked for."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.coach.coach import A_PERSON
from dicedesk.games.poker_dice.coach import PokerDiceCoach
from dicedesk.games.poker_dice.odds import solve
from dicedesk.games.poker_dice.table_view import coach_text
from tests.patience import PATIENCE_S

Key = Qt.Key
SitDown = Callable[..., Any]
FIVES = (5,) * 5
ONE_PAIR = (1, 1, 2, 3, 4)
THREE_FIVES = (5, 5, 2, 5, 3)
PLAY, HOLD = Key.Key_Return, Key.Key_H
KEEP_FIVES = (Key.Key_1, Key.Key_2, Key.Key_4)


def test_while_the_chances_are_worked_out_the_game_goes_on(sit_down: SitDown, waiting_jobs: Any) -> None:
    person = sit_down(*FIVES, jobs=waiting_jobs)
    person.press(PLAY)
    assert set(person.chances().values()) == {"…"}
    assert person.lit() == ["Five of a kind"]
    person.press(HOLD)
    assert person.bankroll == "$125"


def test_the_chances_come_when_they_are_worked_out(sit_down: SitDown, waiting_jobs: Any) -> None:
    person = sit_down(*ONE_PAIR, *THREE_FIVES, jobs=waiting_jobs)
    person.press(PLAY, PLAY, *KEEP_FIVES)
    waiting_jobs.work()
    assert person.chances()["Five of a kind"] == "2.8%"


def test_a_tab_that_is_seen_again_asks_anew(sit_down: SitDown, waiting_jobs: Any) -> None:
    person = sit_down(*ONE_PAIR, *THREE_FIVES, jobs=waiting_jobs)
    person.tab.hide()
    person.tab.show()
    waiting_jobs.work()
    person.press(PLAY, PLAY, *KEEP_FIVES)
    assert person.chances()["Five of a kind"] == "2.8%"


def test_chances_that_cannot_be_worked_out_say_why_and_the_game_goes_on(sit_down: SitDown) -> None:
    class NoLuck:
        def start(self, work: Any, done: Any, failed: Any, news: Any = None) -> None:
            failed(ImportError("numpy is not installed"))

    person = sit_down(*FIVES, jobs=NoLuck())
    assert person.reads(person.tab.cards.coach)[1:] == [
        "The chances could not be calculated: numpy is not installed"
    ]
    person.press(PLAY, Key.Key_B, Key.Key_B, HOLD)
    assert person.bankroll == "$125"


def test_the_best_hold_is_shown_only_when_it_is_asked_for(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR, *THREE_FIVES)
    person.press(PLAY, PLAY)
    state = person.session.state
    advice = coach_text(state, PokerDiceCoach(solve).evaluate(state, (A_PERSON,)))
    assert advice.best not in person.reads(person.tab.cards.coach)
    person.press(Key.Key_B, Key.Key_B)
    said = person.reads(person.tab.cards.coach)
    assert [each for each in (advice.best, advice.why, advice.others) if each not in said] == []


def test_the_dice_that_are_best_kept_are_lit_until_the_next_roll(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR, *THREE_FIVES, *FIVES)
    person.press(PLAY, PLAY)
    assert person.tab.tray.advised == frozenset()
    dark = person.tab.tray.grab().toImage()
    person.press(Key.Key_B, Key.Key_B)
    lit = person.session.state.dice
    assert [lit[place] for place in sorted(person.tab.tray.advised)] == [5, 5, 5]
    assert person.tab.tray.grab().toImage() != dark
    person.press(PLAY)
    assert person.tab.tray.advised == frozenset()


def test_whoever_asks_for_the_best_hold_plays_a_practice_game(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR)
    person.press(PLAY)
    assert person.tab.status().saved == "Saved"
    person.press(Key.Key_B, Key.Key_B)
    assert (person.tab.status().saved, person.session.record.tag("Hints")) == ("Saved · casual game", "1")


def test_the_answer_goes_with_its_roll(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR, *THREE_FIVES)
    person.press(PLAY, Key.Key_B, Key.Key_B)
    assert not person.tab.cards.coach.button.isVisible()
    assert [line for line in person.reads(person.tab.cards.coach) if line.startswith("Best: ")] != []
    person.press(PLAY)
    said = person.reads(person.tab.cards.coach)
    assert [line for line in said if line.startswith("Best: ")] == []
    assert [line for line in said if line.startswith("Hands still to play after this one")] != [], said
    assert person.tab.cards.coach.button.isVisible()


def test_between_hands_there_is_no_best_hold(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_B, Key.Key_B)
    assert not person.tab.cards.coach.button.isVisible()


def test_the_tab_is_loaded_without_numpy_and_without_its_coach() -> None:
    loaded = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, dicedesk.ui.games.poker_dice.tab; print({'numpy', 'dicedesk.coach'} & "
            "{*sys.modules})",
        ],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
        timeout=PATIENCE_S,
    )
    assert loaded.stdout.strip() == "set()"
