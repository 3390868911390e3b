"""What the Hog table tells at each moment of a game, and what can be done there then."""

import pytest

from dicedesk.coach.coach import A_PERSON
from dicedesk.coach.evaluation import Evaluation
from dicedesk.core.words import Name, tr
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import HOG, HogState, RollDice
from dicedesk.games.hog.telling import (
    HogTelling,
    HogView,
    chance_texts,
    coach_text,
    no_one_text,
)
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.ports.audio import Cue
from dicedesk.play.seats import Seat, computer_called
from dicedesk.play.telling import Phase, ResultText, Showing
from tests.fakes.dice import ScriptedDice

YOU, ANN, BOB = Seat(Name("You", is_you=True), "You"), Seat(Name("Ann"), "Ann"), Seat(Name("Bob"), "Bob")
FINAL = computer_called("final", HOG_PLAYERS)


def played(
    *rolls: tuple[int, ...], goal: int = 100, seats: tuple[Seat[HogState], Seat[HogState]] = (YOU, ANN)
) -> GameSession[HogState]:
    """A game after these rolls; () takes Free Bacon."""
    dice = ScriptedDice(tuple(face for roll in rolls for face in roll))
    record = new_record(HOG, f"goal={goal}", seats, (("Id", "game"),), dice)
    session = GameSession(record, seats, dice, keep=lambda _: None)
    for roll in rolls:
        session.play(RollDice(len(roll)))
    return session


def view(session: GameSession[HogState], phase: Phase = Phase.AT_REST) -> HogView:
    return HogTelling().view(session, Showing(4, phase))


def test_before_the_first_roll_the_felt_says_who_begins_what_wins_and_what_a_1_does() -> None:
    told = view(played())
    assert (told.headline, told.note, told.dice) == ("You go first", "Turn 1", ())
    assert told.caption == (
        "First to 100 points wins. How many dice?",
        "A roll scores its sum, but only 1 if any die shows a 1",
    )
    assert [panel.news for panel in told.panels] == ["first turn", "no turn yet"]


@pytest.mark.parametrize(("dice", "percent"), [(1, 83), (2, 69), (4, 48), (10, 16)])
def test_under_a_number_of_dice_stands_how_likely_none_of_them_shows_a_1(dice: int, percent: int) -> None:
    told = no_one_text(dice)
    assert (told.short, told.spoken) == (f"{percent}%\nno 1s", f"{percent}% to roll no 1s")


def test_the_first_words_read_aloud_say_who_goes_first() -> None:
    assert view(played(seats=(BOB, ANN))).spoken[0] == "Bob goes first"


def test_after_a_swap_both_scores_are_read_aloud() -> None:
    told = view(played((5, 6), seats=(YOU, FINAL)))
    assert told.spoken == (*told.caption, "You now have 0 and Final strategist now has 11")


def test_while_scores_cross_they_stand_as_before_the_swap_and_the_next_turn_is_not_told_of() -> None:
    session = played((5, 6))
    crossing, then = view(session, Phase.LANDED), view(session)
    assert crossing.caption == ("You rolled 2 dice: 5 + 6 = 11 points", "Swine Swap! 11 ⇄ 0")
    seen = [
        (
            [panel.score for panel in told.panels],
            [panel.is_lit for panel in told.panels],
            told.note,
            told.swaps and told.swaps.why.split(" if ")[0],
        )
        for told in (crossing, then)
    ]
    assert seen == [
        ([11, 0], [True, False], "Turn 1", "You trade scores"),
        ([0, 11], [False, True], "Turn 2", "The scores swap"),
    ]


@pytest.mark.parametrize(
    ("session", "headline", "is_gold"),
    [
        (played((6, 4, 3), goal=10), "You won, 13 to 0", True),
        (played((3,), (6, 4, 3), goal=10), "You lost, 3 to 13", False),
        (played((3,), (6, 4, 3), goal=10, seats=(BOB, ANN)), "Ann won, 13 to 3", True),
        # 13 and 2: the digits of both are 2 apart.
        (played((2,), (6, 4, 3), goal=10), "You won, 13 to 2", True),
        (played((3,), (6, 4, 3), goal=10, seats=(YOU, FINAL)), "You lost, 3 to 13", False),
    ],
)
def test_the_result_tells_both_scores_and_is_gold_where_it_tells_of_a_persons_win(
    session: GameSession[HogState], headline: str, *, is_gold: bool
) -> None:
    told = view(session)
    assert (told.result, told.note, told.swaps) == (ResultText(headline, is_gold=is_gold), "", None)
    assert told.spoken == (*told.caption, headline)


@pytest.mark.parametrize(
    ("session", "phase", "dice", "primary", "can_choose"),
    [
        (played(), Phase.AT_REST, 4, "Roll 4 dice", True),
        (played(), Phase.AT_REST, 1, "Roll 1 die", True),
        (played(), Phase.AT_REST, 0, "Take Free Bacon", True),
        (played((5, 3)), Phase.IN_FLIGHT, 4, "Skip", False),
        (played((5, 3), seats=(YOU, FINAL)), Phase.AT_REST, 4, "Skip", False),
        (played((6, 4, 3), goal=10), Phase.AT_REST, 4, "Play again", False),
    ],
)
def test_the_big_button_says_what_it_does(
    session: GameSession[HogState], phase: Phase, dice: int, primary: str, can_choose: bool
) -> None:
    controls = HogTelling().controls(session, Showing(dice, phase))
    assert (controls.primary, controls.can_choose) == (primary, can_choose)


def test_in_a_drawer_the_hint_tells_of_swaps_where_there_are_any() -> None:
    told = view(played((5, 3)))
    assert told.hint == "Press 0–9 (T for ten) to choose, Enter to roll"
    # The digits of your 8 are 8 apart, and those of 19 alone of what Ann can reach.
    assert told.drawer_hint == "▼\N{NO-BREAK SPACE}A roll of 19 swaps Ann down."


def choices() -> tuple[Evaluation[RollDice], ...]:
    return HOG_COACH.evaluate(HogState(scores=(60, 30)), (A_PERSON, A_PERSON))


def test_the_coach_says_the_chance_of_the_best_choice_and_why() -> None:
    text = coach_text(choices(), is_between_people=False)
    assert (text.best, text.why) == (
        "57.1% to win with Free Bacon",
        "A sure 6 points: the score reaches 66, which doesn't swap with 30.",
    )
    rest = choices()[1:]
    assert coach_text(rest, is_between_people=False).best == f"{rest[0].value:.1%} to win with 10 dice"


def test_between_people_the_coach_says_what_is_assumed() -> None:
    notes = [coach_text(choices(), is_between_people=people).note for people in (True, False)]
    assert notes == ["Assumes you both play perfectly from here.", ""]


def test_under_each_number_of_dice_stands_its_chance_and_a_bar_that_is_longest_for_the_best() -> None:
    texts = chance_texts(choices())
    assert sorted(text.dice for text in texts) == list(range(11))
    assert [text.dice for text in texts if text.is_best] == [0]
    assert [text.bar for text in texts] == sorted((text.bar for text in texts), reverse=True)
    assert (texts[0].bar, texts[-1].bar > 0) == (1, True)


def test_without_choices_the_coach_says_nothing() -> None:
    assert (chance_texts(()), coach_text((), is_between_people=True).spoken) == ((), "")


@pytest.mark.parametrize(
    ("session", "cue"),
    [
        (played((2, 3)), None),
        (played((2, 5), (1, 4)), Cue.LOST),
        (played((5, 6)), Cue.SWAP),
        (played((2,), (6, 4, 3), goal=10), Cue.WON),
        (played((6, 4, 3), goal=10, seats=(YOU, FINAL)), Cue.WON),
        (played((3,), (6, 4, 3), goal=10, seats=(YOU, FINAL)), Cue.LOST),
        (played((6, 4, 3), goal=10, seats=(FINAL, FINAL)), Cue.WON),
    ],
)
def test_the_end_is_heard_before_a_swap_and_a_swap_before_a_pig_out(
    session: GameSession[HogState], cue: Cue | None
) -> None:
    assert HogTelling().cue(session.history[-1], session.seats) is cue


def test_while_a_computer_begins_nobody_is_asked_for_dice() -> None:
    told = view(played(seats=(FINAL, ANN)))
    assert (told.caption, told.hint) == (("First to 100 points wins",), "Press any key to skip ahead")


@pytest.mark.parametrize(
    ("landed", "said"),
    [
        ((4,), "4 + …"),
        ((4, 5, 6), "4 + 5 + 6 = 15"),
        ((1,), "1 · Pig Out, 1 point"),
        ((4, 1, 6), "4 + 1 · Pig Out, 1 point"),
    ],
)
def test_points_are_counted_die_by_die_until_a_1_lies_there(landed: tuple[int, ...], said: str) -> None:
    assert HogTelling().count_so_far(landed) == said


@pytest.mark.parametrize(
    ("rolls", "near"),
    [
        (((2,), (4, 5)), ()),
        (((3, 3), (4, 5)), ("You were 3 points short of 9",)),
        (((2, 2, 4), (4, 5)), ("You were 1 point short of 9",)),
        (((4, 5),), ()),
        (((2, 2), (3, 3), (4, 4)), ("Ann was 3 points short of 9",)),
    ],
)
def test_a_loser_whom_one_die_could_have_helped_reads_how_little_was_missing(
    rolls: tuple[tuple[int, ...], ...], near: tuple[str, ...]
) -> None:
    told = view(played(*rolls, goal=9))
    assert told.caption[1:] == near
    assert told.spoken[1 : 1 + len(near)] == near


def test_who_never_had_a_turn_was_not_near() -> None:
    assert len(view(played((2, 3), goal=5)).caption) == 1


def test_scores_that_are_equal_change_places_without_a_word() -> None:
    session = played((3, 4), (3, 4))
    told = view(session)
    assert session.state.scores == (7, 7)
    assert told.caption == ("Ann rolled 2 dice: 3 + 4 = 7 points",)
    assert [line.text for line in told.log if "Swap" in line.text] == []
    assert HogTelling().cue(session.history[-1], session.seats) is None
    assert HogTelling().lines_in(session.history[-1]) == 1


def test_the_number_cards_of_a_person_tell_of_swaps() -> None:
    # 50 against 34: 51 to 56 are reached by one die, and the digits of 34, 54, 56 and 65 are one or two apart.
    session = played((6,) * 9, (5, 5, 5, 5, 5, 5, 4))
    lines = view(session).swap_lines
    assert len(lines) == 11
    computers = played((5, 3), seats=(YOU, FINAL))
    assert view(computers).swap_lines == ()


@pytest.mark.parametrize(
    ("costs", "why"),
    [
        (
            (0.0, 0.0004),
            "Any number is about as good here: less than 0.1 percentage points between best and worst.",
        ),
        ((0.0, 0.002), "Any number is about as good here: 0.2 percentage points between best and worst."),
        ((0.0, 0.001), "Any number is about as good here: 0.1 percentage points between best and worst."),
        ((0.0, 0.01), "Why."),
    ],
)
def test_chances_that_hardly_differ_are_called_that(costs: tuple[float, ...], why: str) -> None:
    flat = tuple(Evaluation(RollDice(dice), 0.5 - cost, cost, tr("Why.")) for dice, cost in enumerate(costs))
    assert coach_text(flat, is_between_people=False).why == why


def test_at_the_beginning_any_number_is_about_as_good() -> None:
    choices = HOG_COACH.evaluate(HogState(), (A_PERSON, "final"))
    assert coach_text(choices, is_between_people=False).why.startswith("Any number is about as good here")
