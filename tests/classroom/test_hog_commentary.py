"""Commentary as students know it: the examples of the assignment, line for line."""

import pytest

from dicedesk.classroom import hog
from dicedesk.games.hog.telling import Commentary

Printed = pytest.CaptureFixture[str]


def test_both_scores_are_announced(capsys: Printed) -> None:
    hog.say_scores(10, 0)
    assert capsys.readouterr().out == "Player 0 now has 10 and Player 1 now has 0\n"


def test_announcing_scores_gives_back_itself(capsys: Printed) -> None:
    assert hog.say_scores(10, 0) is hog.say_scores


def test_lead_changes_as_in_the_assignment(capsys: Printed) -> None:
    f1 = hog.announce_lead_changes()(5, 0)
    f2 = f1(5, 12)
    f3 = f2(8, 12)
    f4 = f3(8, 13)
    f4(15, 13)
    assert capsys.readouterr().out.splitlines() == [
        "Player 0 takes the lead by 5",
        "Player 1 takes the lead by 7",
        "Player 0 takes the lead by 2",
    ]


def test_a_lead_regained_after_a_tie_is_announced_again(capsys: Printed) -> None:
    hog.announce_lead_changes()(5, 0)(5, 5)(9, 5)
    assert capsys.readouterr().out.splitlines() == [
        "Player 0 takes the lead by 5",
        "Player 0 takes the lead by 4",
    ]


def test_a_leader_known_beforehand_is_not_announced(capsys: Printed) -> None:
    hog.announce_lead_changes(0)(5, 0)
    assert capsys.readouterr().out == ""


def test_both_as_in_the_assignment(capsys: Printed) -> None:
    h1 = hog.both(hog.say_scores, hog.announce_lead_changes())(10, 0)
    h2 = h1(10, 6)
    h2(6, 17)
    assert capsys.readouterr().out.splitlines() == [
        "Player 0 now has 10 and Player 1 now has 0",
        "Player 0 takes the lead by 10",
        "Player 0 now has 10 and Player 1 now has 6",
        "Player 0 now has 6 and Player 1 now has 17",
        "Player 1 takes the lead by 11",
    ]


def test_the_biggest_gain_is_announced_in_the_exact_words(capsys: Printed) -> None:
    hog.announce_highest(1, previous_high=11, previous_score=12)(0, 34)
    assert capsys.readouterr().out == "22 point(s)! That's the biggest gain yet for Player 1\n"


def test_only_gains_above_all_earlier_ones_are_announced(capsys: Printed) -> None:
    say: Commentary = hog.announce_highest(1)
    # Player 1 gains 10, then nothing twice, 8, 9, then 30 by a swap.
    for scores in [(0, 10), (11, 10), (20, 10), (22, 18), (22, 27), (27, 57)]:
        say = say(*scores)
    assert capsys.readouterr().out.splitlines() == [
        "10 point(s)! That's the biggest gain yet for Player 1",
        "30 point(s)! That's the biggest gain yet for Player 1",
    ]


def test_a_gain_after_a_loss_is_counted_from_the_lower_score(capsys: Printed) -> None:
    hog.announce_highest(0, previous_high=5, previous_score=40)(10, 40)(16, 40)
    assert capsys.readouterr().out == "6 point(s)! That's the biggest gain yet for Player 0\n"


def test_a_gain_that_only_equals_the_highest_is_not_announced(capsys: Printed) -> None:
    hog.announce_highest(0, previous_high=7)(7, 0)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "say",
    [
        hog.announce_lead_changes(),
        hog.announce_highest(0),
        hog.both(hog.announce_highest(0), hog.announce_lead_changes()),
    ],
)
def test_an_old_commentary_called_again_tells_the_same_again(say: Commentary, capsys: Printed) -> None:
    say(5, 3)(0, 30)
    capsys.readouterr()
    say(5, 3)
    first = capsys.readouterr().out
    say(5, 3)
    assert capsys.readouterr().out == first != ""


def test_silence_says_nothing(capsys: Printed) -> None:
    hog.silence(1, 2)(3, 4)
    assert capsys.readouterr().out == ""


def test_play_prints_the_commentary_of_the_assignments_window(capsys: Printed) -> None:
    say = hog.both(hog.announce_highest(0), hog.both(hog.announce_highest(1), hog.announce_lead_changes()))
    # 9:0; 9:12; 13:12 of 13, with differences that never agree (9 0, 9 1, 2 1).
    hog.play(
        hog.always_roll(2), hog.always_roll(2), goal=13, dice=hog.make_test_dice(4, 5, 6, 6, 2, 2), say=say
    )
    assert capsys.readouterr().out.splitlines() == [
        "9 point(s)! That's the biggest gain yet for Player 0",
        "Player 0 takes the lead by 9",
        "12 point(s)! That's the biggest gain yet for Player 1",
        "Player 1 takes the lead by 3",
        "Player 0 takes the lead by 1",
    ]
