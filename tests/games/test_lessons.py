"""The guided turn: in each game the lessons that follow from what somebody new has played."""

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.record import LEFT
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.seats import computer_called, person_called
from dicedesk.play.telling import Lesson, TablePart, lesson_at
from tests.fakes.dice import ScriptedDice

PERSON, COMPUTER = person_called("You"), computer_called("final", HOG_PLAYERS)


def game_of(game: str, faces: Roll = (), computers: tuple[int, ...] = (), rules: str = "") -> GameSession:
    """A game of people, but for the computer players in some of its seats."""
    spec, dice = SPECS[game], ScriptedDice(faces)
    seats = tuple(COMPUTER if seat in computers else PERSON for seat in range(spec.new_state(rules).seats))
    return GameSession(new_record(spec, rules, seats, (), dice), seats, dice, keep=lambda _: None)


def lesson(session: GameSession, begun: int = 0) -> Lesson | None:
    return lesson_at(GAMES[session.record.spec.id].telling, session, begun)


def lessons(session: GameSession, *moves: str, begun: int = 0) -> list[Lesson | None]:
    """What is said at first, and after each of the moves."""
    told = [lesson(session, begun)]
    for move in moves:
        session.play(session.record.spec.parse_move(move))
        told.append(lesson(session, begun))
    return told


def test_hog_tells_of_the_single_1_then_what_the_roll_scored_and_why() -> None:
    hog = game_of("hog", (3, 4, 2, 6, 5), computers=(1,))
    choose, scored, again, over = lessons(hog, "roll 2", "roll 2", "roll 1")
    assert choose == Lesson(
        TablePart.CHOICES,
        "Choose how many dice to roll. Every die counts, but a single 1 cuts the whole turn to 1 point.",
    )
    assert scored == Lesson(TablePart.DICE, "No 1 came up, so every die counts: 7 points.")
    assert again == Lesson(
        TablePart.DICE,
        "Your turn again: more dice can score more, but a 1 becomes more likely. First to 100 points wins.",
        is_last=True,
    )
    assert over is None


@pytest.mark.parametrize(
    ("faces", "move", "text"),
    [
        ((6, 1), "roll 2", "A 1 came up, so the whole turn scored just 1 point."),
        ((), "roll 0", "Free Bacon needs no dice, so no 1 can spoil it: 1 point."),
    ],
)
def test_hog_says_why_a_turn_scored_what_it_did(faces: Roll, move: str, text: str) -> None:
    assert lessons(game_of("hog", faces), move)[1] == Lesson(TablePart.DICE, text)


def test_hog_tells_the_rule_while_the_computer_begins() -> None:
    hog = game_of("hog", (2, 5, 6), computers=(0,))
    first, then, scored = lessons(hog, "roll 1", "roll 2")
    assert (first and first.text, then and then.part, scored and scored.part) == (
        "First to 100 points wins. If any die shows a 1, the whole roll scores only 1 point.",
        TablePart.CHOICES,
        TablePart.DICE,
    )


def test_craps_leads_from_the_chip_to_the_point_and_its_end() -> None:
    craps = game_of("craps", (3, 3, 2, 2, 4, 2))
    chip, roll, point, same, won, over = lessons(craps, "bet pass 5", "throw", "throw", "throw", "bet pass 5")
    assert chip == Lesson(
        TablePart.CHOICES, "Put a chip on the pass line: click the line, or press Enter there."
    )
    assert roll == Lesson(
        TablePart.PRIMARY,
        "Now press T to roll. A 7 or 11 wins at once, and a 2, 3 or 12 loses. Any other number becomes the point.",
    )
    assert (
        point
        == same
        == Lesson(
            TablePart.PRIMARY,
            "The point is 6: roll it again before a 7 to win; otherwise you lose. "
            "Keep rolling until the point or a 7 comes up.",
        )
    )
    assert won == Lesson(
        TablePart.PRIMARY,
        "The point came up again, so the pass line wins. The next roll starts a new round.",
        is_last=True,
    )
    assert over is None


@pytest.mark.parametrize(
    ("faces", "text"),
    [
        ((3, 4), "7 on the first roll: the pass line wins at once."),
        ((6, 6), "12 on the first roll: the pass line loses at once."),
        ((2, 2, 3, 4), "A 7 came up before the point, so the pass line loses."),
    ],
)
def test_craps_says_how_the_bet_ended(faces: Roll, text: str) -> None:
    craps = game_of("craps", faces)
    last = lessons(craps, "bet pass 5", *["throw"] * (len(faces) // 2))[-1]
    assert last is not None
    assert (last.text.startswith(text), last.part, last.is_last) == (True, TablePart.PRIMARY, True)


def test_hazard_leads_from_the_main_to_the_chance_and_the_end_of_the_round() -> None:
    hazard = game_of("hazard", (3, 3, 2, 2, 4, 2))
    choose, main, chance, same, won, over = lessons(hazard, "main 7", "throw", "throw", "throw", "main 5")
    assert (
        choose
        == main
        == Lesson(
            TablePart.CHOICES,
            "Choose a main and throw. Throwing the main wins at once, and a 2 or 3 loses. "
            "What 11 and 12 do depends on the main.",
        )
    )
    assert (
        chance
        == same
        == Lesson(
            TablePart.DICE,
            "6 is your chance. Throw it again to win; throw the main, 7, first and you lose.",
        )
    )
    assert won == Lesson(
        TablePart.DICE,
        "You win this round. Win as many rounds as you can: two losses in a row end your turn.",
        is_last=True,
    )
    assert over is None


@pytest.mark.parametrize(
    ("faces", "text"),
    [
        ((3, 4), "You win this round at once. Any other throw becomes your chance"),
        ((1, 1), "You lose this round at once. Any other throw becomes your chance"),
        ((2, 2, 3, 4), "You lose this round. Win as many rounds as you can"),
    ],
)
def test_hazard_says_how_the_round_ended(faces: Roll, text: str) -> None:
    last = lessons(game_of("hazard", faces), "main 7", *["throw"] * (len(faces) // 2))[-1]
    assert last is not None
    assert (last.text.startswith(text), last.is_last) == (True, True)


def test_hazard_tells_the_rule_while_a_computer_has_the_dice() -> None:
    hazard = game_of("hazard", (1, 1), computers=(0,), rules="casters=2")
    assert (
        lessons(hazard, "main 7", "throw")
        == [
            Lesson(
                TablePart.DICE,
                "Your first throw may win or lose the round at once. If not, it becomes your chance: "
                "throw it again and you win; throw your main first and you lose.",
            )
        ]
        * 3
    )


def test_poker_dice_leads_from_the_ante_to_what_a_hand_pays() -> None:
    poker = game_of("poker-dice", (1, 1, 2, 3, 4, 5, 6, 2, 5, 6, 2, 1, 1, 1, 1, 1))
    buy, keep, once_more, paid, over = lessons(poker, "hand", "reroll 3 4 5", "reroll 3 4 5", "hand")
    assert buy == Lesson(
        TablePart.PRIMARY,
        "Reach $200 before you go broke. A hand of five dice costs $10.",
    )
    assert keep == Lesson(
        TablePart.DICE,
        "Keep dice that match: click them or press 1–5. You can re-roll the other dice up to twice.",
    )
    assert once_more == Lesson(
        TablePart.DICE, "Roll once more for a better hand, or hold (H) to be paid for this one."
    )
    assert paid == Lesson(
        TablePart.DICE,
        "One pair pays nothing, two pair pays half the $10 ante, and better hands pay more. "
        "Reach $200 before you go broke.",
        is_last=True,
    )
    assert over is None


def test_it_begins_at_whatever_position_a_game_has_come_to() -> None:
    hog = game_of("hog", (2, 3, 4, 5, 6))
    lessons(hog, "roll 1", "roll 1", "roll 1")
    choose, scored = lessons(hog, "roll 1", begun=3)
    assert (choose and choose.part, scored and scored.part) == (TablePart.CHOICES, TablePart.DICE)
    assert lesson(hog, begun=9) == choose


def test_there_is_none_where_no_person_plays_and_in_a_game_that_is_over_or_was_left() -> None:
    hog = game_of("hog", (6, 6), rules="goal=1")
    lessons(hog, "roll 1")
    left = game_of("hog", (6, 6))
    left.leave("2026-11-23T10:05:00Z")
    assert left.record.tag(LEFT)
    assert [lesson(each) for each in (hog, left, game_of("hog", computers=(0, 1)))] == [None] * 3
