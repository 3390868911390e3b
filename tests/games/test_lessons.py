"""The guided turn: in each game the lessons that follow from what somebody new has played."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.core.record import LEFT
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, made_as, names_of
from dicedesk.games.craps.odds import figures
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.seats import Seat, computer_called, person_called
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
    hog = game_of("hog", (3, 4, 2, 6, 5, 3), computers=(1,))
    choose, scored, again, over, silent = lessons(hog, "roll 2", "roll 2", "roll 1", "roll 1")
    assert choose == Lesson(
        TablePart.CHOICES,
        "Choose how many dice to roll. Every die counts, but a single 1 cuts the whole turn to 1 point.",
    )
    assert scored == Lesson(TablePart.DICE, "No 1 came up, so every die counts: 7 points.")
    assert again == Lesson(
        TablePart.CHOICES,
        "Your turn again: more dice can score more, but a 1 becomes more likely. First to 100 points wins.",
    )
    assert (over, silent) == (None, None)


def own_lessons(*positions: tuple[int, int]) -> list[Lesson | None]:
    """What is said at these scores of a person and a computer player, one of whose turns lies between two of them."""
    session = game_of("hog", computers=(1,))
    states = [HogState(scores) for scores in positions]
    history = [Played(state, RollDice(1), (2,), state.apply(RollDice(1), (2,))) for state in states]
    return [
        GAMES["hog"].telling.lesson(Position(states[place], history[:place], session), 0)
        for place in range(len(positions))
    ]


@dataclass(frozen=True)
class Position:
    """A position of a game that another session plays, after other moves."""

    state: HogState
    history: list[Played]
    session: GameSession

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.session.seats


def test_hog_tells_of_swaps_at_the_first_position_in_which_a_card_can_swap() -> None:
    # With 43 against 83 one die makes 49 with a 6, and two dice often do.
    choose, again, swap, over = own_lessons((0, 0), (20, 27), (43, 83), (45, 83))
    assert swap == Lesson(
        TablePart.SCORES,
        "Swine Swap: if both scores have the same gap between their digits, you trade scores. 49 and 83: both 5.",
    )
    assert (choose and choose.part, again and again.part) == (TablePart.CHOICES, TablePart.CHOICES)
    assert over is not None
    assert over.text.startswith("Free Bacon")


def test_hog_tells_of_swaps_before_anything_else_but_the_first_choice() -> None:
    parts = [each and each.part for each in own_lessons((43, 83), (43, 83), (43, 83), (45, 83), (45, 83))]
    assert parts == [TablePart.CHOICES, TablePart.SCORES, TablePart.CHOICES, TablePart.SPECIAL, None]


def test_hog_tells_of_free_bacon_once_it_makes_more_than_a_roll_and_is_best() -> None:
    *_, before, bacon, over = own_lessons((0, 0), (43, 83), (20, 27), (43, 45), (43, 60), (43, 60))
    assert bacon == Lesson(
        TablePart.SPECIAL,
        "Free Bacon: roll no dice, and score twice the tens digit of 60 minus its ones digit. "
        "That makes 12 points for sure; no roll averages more than 8.7.",
        is_last=True,
    )
    assert (before, over) == (None, None)


def test_what_is_said_of_free_bacon_is_so_at_any_score() -> None:
    # The mean of a number of dice: 7/2 at each 1, weighed by its chance, as the chance of no 1 falls by 5/6 a die.
    means = [1 - Fraction(5, 6) ** dice + 4 * dice * Fraction(5, 6) ** dice for dice in range(1, 11)]
    coach = load_coach("hog")
    everybody = coach.against_names(("perfect", "perfect"))
    for own, other in product((1, 34, 67), range(100)):
        lesson = own_lessons((0, 0), (43, 83), (20, 27), (own, other))[-1]
        points = max(1, 2 * (other // 10) - other % 10)
        cost = coach.evaluation(HogState((own, other)), RollDice(0), everybody).cost
        assert (lesson is not None) == (points > max(means) and not cost), (own, other)
        if lesson is not None:
            assert f"tens digit of {other} minus" in lesson.text
            assert f"makes {points} points" in lesson.text
            assert f"more than {float(max(means)):.1f}." in lesson.text


def test_hog_tells_of_swaps_by_the_one_that_a_computer_player_just_made() -> None:
    hog = game_of("hog", (6, 6, 6, 6, 2, 4), computers=(1,))
    *_, swapped = lessons(hog, "roll 5", "roll 1")
    assert hog.state.scores == (4, 26)
    assert swapped == Lesson(
        TablePart.SCORES,
        "Swine Swap: if both scores have the same gap between their digits, you trade scores. 26 and 04: both 4.",
    )


def test_hog_says_that_the_first_roll_swapped_the_scores() -> None:
    # 11 against 0: the digits of both are alike.
    scored = lessons(game_of("hog", (5, 6), computers=(1,)), "roll 2")[1]
    assert scored == Lesson(
        TablePart.DICE,
        "No 1 came up, so every die counts: 11 points. Then came a Swine Swap: your 11 became 0.",
    )


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


CHIP = Lesson(TablePart.CHOICES, "Put a chip on the pass line: click the line, or press Enter there.")
FIRST_ROLL = Lesson(
    TablePart.PRIMARY,
    "Now press T to roll. A 7 or 11 wins at once, and a 2, 3 or 12 loses. Any other number becomes the point.",
)


def test_craps_leads_from_the_chip_to_the_point_and_its_end_and_then_to_odds() -> None:
    craps = game_of("craps", (3, 3, 2, 2, 4, 2, 2, 2, 5, 4), rules="preset=las-vegas")
    moves = ("bet pass 5", "throw", "throw", "throw", "bet pass 5", "throw", "bet pass-odds 5", "throw")
    chip, roll, point, same, won, waits, odds, over, silent = lessons(craps, *moves)
    assert (chip, roll) == (CHIP, FIRST_ROLL)
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
        TablePart.CHOICES,
        "The point came up again, so the pass line wins. Put a chip here again, and roll for the next point.",
    )
    assert waits is None
    assert odds == Lesson(
        TablePart.SPECIAL,
        "Odds: the only bet without a house edge. Put a chip here: it pays 2:1 if 4 comes before a 7.",
        is_last=True,
    )
    assert (over, silent) == (None, None)


def test_odds_are_the_only_bet_without_a_house_edge_in_a_casino() -> None:
    # A come bet that has moved is no bet that can be made.
    made = {made_as(name) for name in names_of(LAS_VEGAS)}
    edges = {name: figures(name, LAS_VEGAS).edge for name in made}
    assert min(edges.values()) == 0
    assert {name for name, edge in edges.items() if edge == 0} == {name for name in edges if "odds" in name}


def test_in_another_house_odds_are_one_of_the_bets_without_a_house_edge() -> None:
    craps = game_of("craps", (3, 3, 4, 2, 2, 2))
    odds = lessons(craps, "bet pass 5", "throw", "throw", "bet pass 5", "throw")[-1]
    assert odds is not None
    assert odds.text.startswith("Odds: a bet without a house edge. ")
    assert min(figures(made_as(name), BUILDING_SKILLS).edge for name in names_of(BUILDING_SKILLS)) < 0


def test_craps_tells_of_odds_only_where_they_can_be_taken() -> None:
    no_money = game_of("craps", (3, 3, 4, 2, 2, 2), rules="preset=las-vegas bankroll=5")
    no_bet = game_of("craps", (3, 3, 4, 2, 2, 2), rules="preset=las-vegas")
    broke = lessons(no_money, "bet pass 5", "throw", "throw", "bet pass 10", "throw")[-1]
    assert (broke, lessons(no_bet, "bet pass 5", "throw", "throw", "throw")[-1]) == (None, None)


@pytest.mark.parametrize(
    ("faces", "text"),
    [
        ((3, 4), "7 on the first roll: the pass line wins at once."),
        ((6, 6), "12 on the first roll: the pass line loses at once."),
    ],
)
def test_craps_goes_on_after_a_first_roll_that_decides(faces: Roll, text: str) -> None:
    craps = game_of("craps", (*faces, 2, 2))
    *_, once, again, point = lessons(craps, "bet pass 5", "throw", "bet pass 5", "throw")
    assert once == Lesson(TablePart.CHOICES, f"{text} Put a chip here again, and roll for a point.")
    assert again == FIRST_ROLL
    assert point is not None
    assert point.text.startswith("The point is 4")


def test_craps_says_nothing_of_a_point_without_a_chip_on_the_line() -> None:
    craps = game_of("craps", (2, 2), rules="preset=las-vegas")
    assert lessons(craps, "bet field 5", "throw")[-1] is None


def test_craps_says_how_a_lost_point_ended() -> None:
    lost = lessons(game_of("craps", (2, 2, 3, 4)), "bet pass 5", "throw", "throw")[-1]
    assert lost is not None
    assert lost.text.startswith("A 7 came up before the point, so the pass line loses.")


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


def test_hazard_says_how_a_chance_was_lost() -> None:
    last = lessons(game_of("hazard", (2, 2, 3, 4)), "main 7", "throw", "throw")[-1]
    assert last is not None
    assert (last.text.startswith("You lose this round. Win as many rounds as you can"), last.is_last) == (
        True,
        True,
    )


@pytest.mark.parametrize(
    ("faces", "text"), [((3, 4), "You win this round at once."), ((1, 1), "You lose this round at once.")]
)
def test_hazard_goes_on_after_a_first_throw_that_decides(faces: Roll, text: str) -> None:
    hazard = game_of("hazard", (*faces, 2, 2, 2, 2))
    *_, once, again, chance, won = lessons(hazard, "main 7", "throw", "main 7", "throw", "throw")
    assert once == Lesson(
        TablePart.DICE,
        f"{text} Any other throw becomes your chance: throw it again before the main, and you win.",
    )
    assert again == once
    assert chance is not None
    assert chance.text.startswith("4 is your chance.")
    assert won is not None
    assert won.is_last


def test_hazard_says_nothing_while_a_computer_has_the_dice_after_a_round() -> None:
    hazard = game_of("hazard", (1, 1, 1, 1, 2, 2), computers=(1,), rules="casters=2")
    *_, passed, computer = lessons(hazard, "main 7", "throw", "main 7", "throw", "main 7")
    assert hazard.computer_moves
    assert (passed is not None, computer) == (True, None)


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
