"""Commentary under players' names, for a window's log."""

from dicedesk.core.words import Name
from dicedesk.games.hog.telling import Commentator, silence

YOU_AND_ANN = (Name("You", is_you=True), Name("Ann"))


def test_the_lead_is_told_of_you_and_of_the_other_by_name() -> None:
    told: list[str] = []
    Commentator(told.append, YOU_AND_ANN).announce_lead_changes()(5, 0)(5, 12)
    assert told == ["You take the lead by 5", "Ann takes the lead by 7"]


def test_the_biggest_gain_is_told_of_you_and_of_the_other_by_name() -> None:
    told: list[str] = []
    commentator = Commentator(told.append, YOU_AND_ANN)
    commentator.announce_highest(0)(12, 0)
    commentator.announce_highest(1)(12, 7)
    assert told == [
        "12 point(s)! That's the biggest gain yet for you",
        "7 point(s)! That's the biggest gain yet for Ann",
    ]


def test_the_commentary_of_a_game_tells_gains_before_the_lead() -> None:
    told: list[str] = []
    Commentator(told.append).gains_and_leads()(9, 0)(9, 22)
    assert told == [
        "9 point(s)! That's the biggest gain yet for Player 0",
        "Player 0 takes the lead by 9",
        "22 point(s)! That's the biggest gain yet for Player 1",
        "Player 1 takes the lead by 13",
    ]


def test_both_scores_are_told_of_you_and_of_the_other_by_name() -> None:
    told: list[str] = []
    Commentator(told.append, YOU_AND_ANN).say_scores(3, 4)(5, 4)
    Commentator(told.append, YOU_AND_ANN[::-1]).say_scores(5, 6)
    Commentator(told.append).say_scores(7, 8)
    assert told == [
        "You now have 3 and Ann now has 4",
        "You now have 5 and Ann now has 4",
        "Ann now has 5 and you now have 6",
        "Player 0 now has 7 and Player 1 now has 8",
    ]


def test_silence_stays_silence() -> None:
    assert silence(10, 20) is silence
