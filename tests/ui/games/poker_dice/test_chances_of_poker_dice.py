"""What the Poker Dice tab says of the chances: exact, once they are known, and the answer only when it is asked for."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from PySide6.QtCore import Qt

from dicedesk import cli
from dicedesk.games.poker_dice.odds import solve
from dicedesk.ui.games.poker_dice.cards import chance_cell
from tests.patience import PATIENCE_S

Key = Qt.Key
SitDown = Callable[..., Any]
Output = pytest.CaptureFixture[str]

FIVES = (5,) * 5
ONE_PAIR = (1, 1, 2, 3, 4)
THREE_FIVES = (5, 5, 2, 5, 3)
PLAY, HOLD = Key.Key_Return, Key.Key_H
KEEP_FIVES = (Key.Key_1, Key.Key_2, Key.Key_4)


@pytest.mark.parametrize(
    ("chance", "cell"),
    [
        (Fraction(0), "–"),
        (Fraction(1, 7776), "<0.1%"),
        (Fraction(1, 36), "2.8%"),
        (Fraction(1, 3), "33.3%"),
        (Fraction(7775, 7776), ">99.9%"),
        (Fraction(1), "100.0%"),
    ],
)
def test_a_chance_has_one_digit_and_is_never_rounded_to_none_or_to_certainty(
    chance: Fraction, cell: str
) -> None:
    assert chance_cell(chance) == cell


def test_with_one_roll_left_the_chances_are_those_of_two_dice(sit_down: SitDown) -> None:
    """Two dice beside three fives: 1 of 36 both five, 10 one five, 5 another pair, 20 nothing more."""
    person = sit_down(*ONE_PAIR, *THREE_FIVES)
    person.press(PLAY, PLAY, *KEEP_FIVES)
    assert person.chances() == {
        "Five of a kind": "2.8%",
        "Four of a kind": "27.8%",
        "Straight": "–",
        "Full house": "13.9%",
        "Three of a kind": "55.6%",
        "Two pair": "–",
    }


def test_the_choice_is_worth_its_pay_on_average(sit_down: SitDown) -> None:
    """(1 x $35 + 10 x $25 + 5 x $15 + 20 x $10) / 36 = $15.56."""
    person = sit_down(*ONE_PAIR, *THREE_FIVES)
    person.press(PLAY, PLAY, *KEEP_FIVES)
    said = person.reads(person.tab.cards.coach)
    assert "If you keep 5 5 5: $15.56 on average" in said
    assert "Holding now pays $10" in said


def test_holding_a_hand_that_pays_nothing_is_told_in_words(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR)
    person.press(PLAY)
    assert "Holding now pays nothing" in person.reads(person.tab.cards.coach)


def test_with_all_dice_kept_the_hand_is_certain(sit_down: SitDown) -> None:
    person = sit_down(*THREE_FIVES)
    person.press(PLAY, Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5)
    assert person.chances()["Three of a kind"] == "100.0%"
    assert not any(line.startswith("You keep") for line in person.reads(person.tab.cards.coach))


def test_the_hand_that_lies_is_lit(sit_down: SitDown) -> None:
    person = sit_down(*THREE_FIVES)
    person.press(PLAY)
    assert person.lit() == ["Three of a kind"]


def test_a_hand_that_pays_nothing_lights_no_row(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR)
    person.press(PLAY)
    assert person.lit() == []


def test_before_the_first_roll_every_hand_has_its_chance(sit_down: SitDown) -> None:
    person = sit_down()
    assert all(cell.endswith("%") for cell in person.chances().values())


def test_when_the_game_is_over_no_chance_is_shown(sit_down: SitDown) -> None:
    person = sit_down(*FIVES * 4)
    for _ in range(4):
        person.press(PLAY, HOLD)
    assert set(person.chances().values()) == {""}


def test_while_the_chances_are_worked_out_the_game_goes_on(sit_down: SitDown, waiting_jobs: Any) -> None:
    person = sit_down(*FIVES, jobs=waiting_jobs)
    person.press(PLAY)
    assert set(person.chances().values()) == {"…"}
    assert person.lit() == ["Five of a kind"]
    person.press(HOLD)
    assert person.purse == "$125"


def test_the_chances_come_when_they_are_worked_out(sit_down: SitDown, waiting_jobs: Any) -> None:
    person = sit_down(*ONE_PAIR, *THREE_FIVES, jobs=waiting_jobs)
    person.press(PLAY, PLAY, *KEEP_FIVES)
    waiting_jobs.work()
    assert person.chances()["Five of a kind"] == "2.8%"


def test_chances_that_are_known_are_not_asked_for_again(sit_down: SitDown, waiting_jobs: Any) -> None:
    person = sit_down(jobs=waiting_jobs)
    waiting_jobs.work()
    person.tab.hide()
    person.tab.show()
    assert not waiting_jobs.asked


def test_chances_that_come_when_the_tab_was_left_are_not_heard(sit_down: SitDown, waiting_jobs: Any) -> None:
    heard: list[bool] = []
    person = sit_down(jobs=waiting_jobs)
    person.tab.chances.changed.connect(lambda: heard.append(True))
    person.tab.hide()
    waiting_jobs.work()
    assert heard == []


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
    person.press(PLAY, Key.Key_B, HOLD)
    assert person.purse == "$125"


def test_the_best_hold_is_shown_only_when_it_is_asked_for(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR, *THREE_FIVES)
    person.press(PLAY, PLAY)
    odds = solve()
    hands = odds.weighed_keeping(person.session.state.purse, person.session.state.dice, 1, (5, 5, 5))
    best = f"Best: keep 5 5 5, {hands:.2f} hands"
    assert best not in person.reads(person.tab.cards.coach)
    person.press(Key.Key_B)
    said = person.reads(person.tab.cards.coach)
    assert best in said
    assert "Keep 5 5 5: makes four of a kind or better 31% of the time and pays $15.56 on average." in said
    assert "Second: keep 2 5 5 5, 0.56 more hands\nThird: keep 3 5 5 5, 0.56 more hands" in said


def test_the_dice_that_are_best_kept_are_lit_until_the_next_roll(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR, *THREE_FIVES, *FIVES)
    person.press(PLAY, PLAY)
    assert person.tab.tray.advised == frozenset()
    dark = person.tab.tray.grab().toImage()
    person.press(Key.Key_B)
    lit = person.session.state.dice
    assert [lit[place] for place in sorted(person.tab.tray.advised)] == [5, 5, 5]
    assert person.tab.tray.grab().toImage() != dark
    person.press(PLAY)
    assert person.tab.tray.advised == frozenset()


def test_the_window_and_the_command_line_advise_the_same(sit_down: SitDown, capsys: Output) -> None:
    person = sit_down(*ONE_PAIR, *THREE_FIVES)
    person.press(PLAY, PLAY, Key.Key_B)
    dice, purse = map(str, person.session.state.dice), str(person.session.state.purse // 100)
    capsys.readouterr()
    cli.run(["advise", "poker-dice", *dice, "--rolls-left", "1", "--purse", purse, "--json"])
    best, second, third, *_ = json.loads(capsys.readouterr().out)["choices"]
    said = person.reads(person.tab.cards.coach)
    assert f"Best: keep 5 5 5, {best['value']:.2f} hands" in said
    assert best["why"] in said
    others = next(line for line in said if line.startswith("Second:"))
    assert re.findall(r"([\d.]+) more hands", others) == [f"{each['loss']:.2f}" for each in (second, third)]


def test_whoever_asks_for_the_best_hold_plays_a_practice_game(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR)
    person.press(PLAY)
    assert person.tab.status().saved == "Saved"
    person.press(Key.Key_B)
    assert (person.tab.status().saved, person.session.record.tag("Hints")) == ("Saved · casual game", "1")


def test_the_answer_goes_with_its_roll(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR, *THREE_FIVES)
    person.press(PLAY, Key.Key_B)
    assert not person.tab.cards.coach.button.isVisible()
    person.press(PLAY)
    said = person.reads(person.tab.cards.coach)
    assert not any(line.startswith("Best: ") for line in said)
    assert any(line.startswith("Hands after this one") for line in said)
    assert person.tab.cards.coach.button.isVisible()


def test_between_hands_there_is_no_best_hold(sit_down: SitDown) -> None:
    person = sit_down()
    person.press(Key.Key_B)
    assert not person.tab.cards.coach.button.isVisible()


def test_the_award_is_never_certain_before_it_is_won(sit_down: SitDown) -> None:
    person = sit_down()
    assert "Chance to reach $200 before going broke: more than 99.9%" in person.reads(person.tab.cards.coach)


def test_the_hands_to_the_award_are_told(sit_down: SitDown) -> None:
    """26.38 hands on average from the start."""
    person = sit_down()
    assert "Hands, and 100 for a missed award: about 26" in person.reads(person.tab.cards.coach)


def test_within_a_hand_the_hands_after_it_are_told(sit_down: SitDown) -> None:
    person = sit_down(*ONE_PAIR)
    person.press(PLAY)
    said = person.reads(person.tab.cards.coach)
    assert any(line.startswith("Hands after this one, and 100 for a missed award: about 2") for line in said)


def test_where_another_hold_than_the_one_that_pays_most_is_quicker_it_is_the_best(sit_down: SitDown) -> None:
    """With $185 in the purse a full house that is held wins at once; three of a kind would pay more on average."""
    full_house = (2, 2, 2, 3, 3)
    person = sit_down(*FIVES * 3, 4, 4, 4, 4, 1, *full_house, *full_house, *full_house)
    for _ in range(5):
        person.press(PLAY, HOLD)
    person.press(PLAY, PLAY)
    assert "Hands to the award after this one: almost none" in person.reads(person.tab.cards.coach)
    person.press(Key.Key_B)
    said = person.reads(person.tab.cards.coach)
    assert "Best: hold, 0.00 hands" in said
    assert "Hold: a full house pays $15, and that wins the award." in said
    assert not any(line.startswith("Hands") for line in said)


def test_the_tab_is_loaded_without_numpy_and_without_its_coach() -> None:
    loaded = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, dicedesk.ui.games.poker_dice.tab; print({'numpy', 'dicedesk.coach'} & "
            "{*sys.modules})",
        ],
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=PATIENCE_S,
    )
    assert loaded.stdout.strip() == "set()"
