"""What is said of a game of Hog."""

import pytest

from dicedesk.core.game import Played
from dicedesk.core.persistent_list import PersistentList, Walk
from dicedesk.core.words import Name
from dicedesk.games.hog.rules import HogRules, HogState, RollDice
from dicedesk.games.hog.telling import (
    Commentator,
    LogLine,
    caption_of,
    dice_words,
    last_turn_line,
    log_between,
    point_words,
    result_line,
    silence,
    swap_line,
    turn_of,
)
from dicedesk.play.telling import Tone

YOU, ANN, FINAL = Name("You", is_you=True), Name("Ann"), Name("Final strategist")


def played(state: HogState, *faces: int) -> Played:
    move = RollDice(len(faces))
    return Played(state, move, faces, state.apply(move, faces))


def history(goal: int, *rolls: tuple[int, ...]) -> tuple[Played, ...]:
    state, turns = HogState(rules=HogRules(goal)), []
    for faces in rolls:
        turns.append(played(state, *faces))
        state = turns[-1].step.state
    return tuple(turns)


def log_of(history: tuple[Played, ...], names: tuple[Name, Name]) -> PersistentList[LogLine]:
    return Walk(log_between(*names)).of(PersistentList(history)).lines


@pytest.mark.parametrize(
    ("seat", "faces", "line"),
    [
        (0, (4, 2, 6), "You rolled 3 dice: 4 + 2 + 6 = 12 points"),
        (1, (4, 2, 6), "Ann rolled 3 dice: 4 + 2 + 6 = 12 points"),
        (0, (5,), "You rolled 1 die: 5 points"),
        (0, (5, 1), "Pig Out! A 1 was rolled: 1 point for you"),
        (1, (1,), "Pig Out! A 1 was rolled: 1 point for Ann"),
    ],
)
def test_the_line_under_the_dice_tells_who_rolled_what(seat: int, faces: tuple[int, ...], line: str) -> None:
    assert caption_of(turn_of(played(HogState((20, 30), seat), *faces)), (YOU, ANN)) == line


@pytest.mark.parametrize(
    ("seat", "opponent", "line"),
    [
        (0, 73, "You take Free Bacon: 11 points"),
        (1, 73, "Ann takes Free Bacon: 11 points"),
        (0, 7, "You take Free Bacon: 1 point"),
        (1, 7, "Ann takes Free Bacon: 1 point"),
    ],
)
def test_the_line_under_the_dice_tells_of_free_bacon(seat: int, opponent: int, line: str) -> None:
    scores = (20, opponent) if seat == 0 else (opponent, 20)
    assert caption_of(turn_of(played(HogState(scores, seat))), (YOU, ANN)) == line


@pytest.mark.parametrize(
    ("faces", "line"),
    [
        ((6, 6, 5), "last turn: 3 dice, +17"),
        ((6,), "last turn: 1 die, +6"),
        ((6, 1), "last turn: 2 dice, Pig Out, +1"),
        ((), "last turn: Free Bacon, +3"),
    ],
)
def test_a_panel_tells_the_last_turn_in_a_few_words(faces: tuple[int, ...], line: str) -> None:
    assert last_turn_line(turn_of(played(HogState((20, 21)), *faces))) == line


def test_a_swap_is_told_with_the_movers_score_first() -> None:
    assert swap_line(turn_of(played(HogState((83, 41), 1), 4, 4))) == "Swine Swap! 49 ⇄ 83"


@pytest.mark.parametrize(
    ("names", "line"),
    [
        ((YOU, FINAL), "You won, 101 to 62"),
        ((FINAL, YOU), "You lost, 62 to 101"),
        ((ANN, FINAL), "Ann won, 101 to 62"),
    ],
)
def test_the_result_tells_who_won_with_both_scores(names: tuple[Name, Name], line: str) -> None:
    assert result_line(played(HogState((97, 62)), 4).step.state, names) == line


def test_the_result_tells_of_a_win_that_was_handed_over() -> None:
    assert result_line(played(HogState((96, 48)), 4, 4).step.state, (FINAL, YOU)) == "You won, 104 to 48"


def test_the_log_tells_a_whole_game_with_what_each_line_means() -> None:
    # 0 + 11 swaps with 0; Ann's 11 and a pig-out make 12; bacon from 12 gives 1, and 1 swaps
    # with 12; Ann's 5 makes 6, your 3 15, Ann's 18 24. A first gain beats none.
    log = log_of(history(100, (5, 6), (1, 3), (), (5,), (3,), (6, 6, 6)), (YOU, ANN))
    assert log == (
        LogLine(1, "You roll 2 dice: 5 6  +11", Tone.PLAIN),
        LogLine(1, "Swine Swap! 11 ⇄ 0", Tone.BRIGHT),
        LogLine(1, "Ann takes the lead by 11", Tone.BRIGHT),
        LogLine(2, "Ann pigs out: 1 3  +1", Tone.PLAIN),
        LogLine(3, "You take Free Bacon  +1", Tone.PLAIN),
        LogLine(3, "Swine Swap! 1 ⇄ 12", Tone.BRIGHT),
        LogLine(3, "You take the lead by 11", Tone.BRIGHT),
        LogLine(4, "Ann rolls 1 die: 5  +5", Tone.PLAIN),
        LogLine(5, "You roll 1 die: 3  +3", Tone.PLAIN),
        LogLine(6, "Ann rolls 3 dice: 6 6 6  +18", Tone.PLAIN),
        LogLine(6, "18 points: the biggest gain yet for Ann", Tone.BRIGHT),
        LogLine(6, "Ann takes the lead by 9", Tone.BRIGHT),
    )


@pytest.mark.parametrize(
    ("faces", "lines"),
    [
        ((1, 4), ("You pig out: 1 4  +1", "Ann pigs out: 1 4  +1")),
        ((), ("You take Free Bacon  +1", "Ann takes Free Bacon  +1")),
        ((2, 2), ("You roll 2 dice: 2 2  +4", "Ann rolls 2 dice: 2 2  +4")),
    ],
)
def test_the_log_speaks_to_you_and_of_others(faces: tuple[int, ...], lines: tuple[str, str]) -> None:
    told = [log_of(history(50, faces), names)[0].text for names in ((YOU, ANN), (ANN, YOU))]
    assert told == list(lines)


@pytest.mark.parametrize(
    ("names", "tone"), [((YOU, ANN), Tone.GOOD), ((ANN, YOU), Tone.BAD), ((ANN, FINAL), Tone.GOOD)]
)
def test_a_win_is_good_news_unless_it_is_yours_that_is_lost(names: tuple[Name, Name], tone: Tone) -> None:
    assert log_of(history(5, (3, 4)), names)[-1].tone == tone


def test_a_game_without_turns_has_an_empty_log() -> None:
    assert log_of((), (YOU, ANN)) == ()


@pytest.mark.parametrize(("count", "words"), [(0, "0 dice"), (1, "1 die"), (2, "2 dice"), (10, "10 dice")])
def test_dice_are_counted_in_words_that_fit(count: int, words: str) -> None:
    assert dice_words(count) == words


@pytest.mark.parametrize(("count", "words"), [(1, "1 point"), (2, "2 points")])
def test_points_are_counted_in_words_that_fit(count: int, words: str) -> None:
    assert point_words(count) == words


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
