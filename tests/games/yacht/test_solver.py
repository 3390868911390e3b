"""The best play of Yacht for points: known values, and plain enumeration in fractions."""

import random
from collections import Counter

import numpy as np
import pytest

from dicedesk.core.dice import Roll
from dicedesk.games.yacht.boxes import Box, Sheet, points
from dicedesk.games.yacht.odds import YachtPlay, best_of, mean_of_last_turn, solve
from dicedesk.games.yacht.rules import YachtState, parse_line
from dicedesk.games.yacht.solver import Turns, keep_arrays, points_to_come
from dicedesk.games.yacht.solver import solve as solve_turns
from tests.games.yacht.late_plays import LATE, late_play
from tests.games.yacht.plain_yacht import HANDS, PlainGame, card_with, late_card
from tests.games.yacht.playing import mean_score


@pytest.fixture(scope="module")
def yacht() -> YachtPlay:
    """The best play of Yacht."""
    return solve(Sheet.YACHT)


@pytest.fixture(scope="module")
def late() -> dict[Sheet, YachtPlay]:
    """The best play of each preset, for late cards."""
    return {sheet: late_play(sheet) for sheet in Sheet}


@pytest.fixture(scope="module")
def plain() -> PlainGame:
    """The values of cards in fractions."""
    return PlainGame()


def test_the_best_play_of_yacht_scores_166_95506770_on_average(yacht: YachtPlay) -> None:
    assert mean_score(yacht) == pytest.approx(166.95506770, abs=5e-9)


@pytest.mark.parametrize(
    ("box", "mean"),
    [
        (Box.ONES, 2.106481),
        (Box.FULL_HOUSE, 6.965727),
        (Box.FOUR_OF_A_KIND, 4.572357),
        (Box.LITTLE_STRAIGHT, 5.904872),
        (Box.BIG_STRAIGHT, 5.904872),
        (Box.CHOICE, 23.333333),
        (Box.YACHT, 2.301432),
    ],
)
def test_one_open_box_of_yacht_is_worth_what_is_known_of_it(box: Box, mean: float, yacht: YachtPlay) -> None:
    assert yacht.points_to_come(card_with(Sheet.YACHT, box)) == pytest.approx(mean, abs=5e-7)
    assert mean_of_last_turn(Sheet.YACHT, box) == pytest.approx(mean, abs=5e-7)


@pytest.mark.long
@pytest.mark.parametrize(
    ("sheet", "mean"), [(Sheet.NORDIC, 248.4400), (Sheet.BONUS, 254.5877), (Sheet.FREE_JOKER, 254.5896)]
)
def test_the_best_play_of_a_preset_scores_what_is_published(sheet: Sheet, mean: float) -> None:
    assert points_to_come(sheet)[0] == pytest.approx(mean, abs=5e-5)


def one_pair_as_two(sheet: Sheet, hand: Roll, box: Box) -> int:
    """The points of published code for Nordic that takes one pair for two pairs."""
    if box is Box.TWO_PAIRS:
        return sum(2 * face for face, count in Counter(hand).items() if count > 1)
    return points(sheet, hand, box)


@pytest.mark.long
def test_nordic_scores_248_63_if_one_pair_counts_as_two_pairs() -> None:
    assert solve_turns(Turns(Sheet.NORDIC, one_pair_as_two))[0] == pytest.approx(248.63, abs=5e-3)


@pytest.mark.no_cover
@pytest.mark.parametrize("sheet", Sheet)
@pytest.mark.parametrize("seed", range(8))
def test_late_cards_are_worth_what_plain_enumeration_finds(
    sheet: Sheet, seed: int, late: dict[Sheet, YachtPlay], plain: PlainGame
) -> None:
    card = late_card(sheet, 1 + seed % LATE, random.Random(f"{sheet} {seed}"))
    assert late[sheet].points_to_come(card) == pytest.approx(float(plain.to_come(card)), abs=1e-12)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("sheet", "open_boxes", "filled"),
    [
        (Sheet.YACHT, (Box.FULL_HOUSE, Box.CHOICE), {}),
        (Sheet.NORDIC, (Box.SIXES, Box.TWO_PAIRS), {"FIVES": 20, "FOURS": 16, "THREES": 9}),
        (Sheet.BONUS, (Box.FIVES, Box.FULL_HOUSE), {"YACHT": 50}),
        (Sheet.FREE_JOKER, (Box.SIXES, Box.FULL_HOUSE), {"YACHT": 0, "FIVES": 25}),
    ],
)
def test_every_hand_and_keep_of_a_turn_is_worth_what_plain_enumeration_finds(
    sheet: Sheet,
    open_boxes: tuple[Box, ...],
    filled: dict[str, int],
    late: dict[Sheet, YachtPlay],
    plain: PlainGame,
) -> None:
    card = card_with(sheet, *open_boxes, **filled)
    turn, slow = late[sheet].turn(card), plain.turn(card)
    for left, hands in enumerate(slow.hands):
        assert [turn.value(hand, left) for hand in HANDS] == pytest.approx(
            [float(hands[hand]) for hand in HANDS], abs=1e-12
        )
    for left, keeps in enumerate(slow.keeps, 1):
        found = {keep: turn.keep_value(keep, left) for keep in keeps}
        assert found == pytest.approx({keep: float(value) for keep, value in keeps.items()}, abs=1e-12)


@pytest.mark.no_cover
@pytest.mark.parametrize("hand", [(4, 4, 4, 4, 4), (6, 6, 6, 6, 6), (3, 3, 5, 5, 5), (1, 2, 3, 4, 6)])
@pytest.mark.parametrize("yacht_holds", [0, 50])
@pytest.mark.parametrize("sheet", [Sheet.BONUS, Sheet.FREE_JOKER])
def test_a_box_for_a_joker_is_worth_its_points_and_those_to_come(
    sheet: Sheet, yacht_holds: int, hand: Roll, late: dict[Sheet, YachtPlay], plain: PlainGame
) -> None:
    card = card_with(sheet, Box.SIXES, Box.LITTLE_STRAIGHT, YACHT=yacht_holds, FOURS=12)
    found = {each.box: each.value for each in late[sheet].box_values(card, hand)}
    slow = {box: float(plain.in_box(card, box, hand)) for box in card.offers(hand)}
    assert found == pytest.approx(slow, abs=1e-12)


def test_the_points_of_a_box_include_the_bonus_that_it_reaches(late: dict[Sheet, YachtPlay]) -> None:
    card = card_with(Sheet.NORDIC, Box.SIXES, ONES=3, TWOS=6, THREES=9, FOURS=12, FIVES=15)
    assert late[Sheet.NORDIC].box_values(card, (6, 6, 6, 1, 2))[0].points == 18 + 50


def test_the_points_of_a_box_include_those_of_a_joker(late: dict[Sheet, YachtPlay]) -> None:
    card = card_with(Sheet.BONUS, Box.FULL_HOUSE, YACHT=50, TWOS=6)
    assert late[Sheet.BONUS].box_values(card, (2, 2, 2, 2, 2))[0].points == 25 + 100


def position(line: str, rules: str = "sheet=yacht players=1") -> YachtState:
    return parse_line(line, rules)


ALL_BUT_SIXES_AND_YACHT = (
    "ones 0, twos 0, threes 0, fours 0, fives 0, full-house 0, four-of-a-kind 0, "
    "little-straight 0, big-straight 0, choice 5"
)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("dice 5 3 5 2 1, rolls-left 2", "keep 5 5"),
        ("rolls-left 3", "roll"),
        (f"{ALL_BUT_SIXES_AND_YACHT}, dice 6 1 6 2 6, rolls-left 2", "keep 6 6 6"),
        (f"{ALL_BUT_SIXES_AND_YACHT}, dice 2 2 2 2 2, rolls-left 2", "score yacht"),
        (f"{ALL_BUT_SIXES_AND_YACHT}, dice 6 1 6 2 6, rolls-left 0", "score sixes"),
        # The only open box takes 30 points at once: no dice are thrown again for as many.
        (f"{ALL_BUT_SIXES_AND_YACHT}, sixes 0, dice 1 1 2 2 3, rolls-left 0", "score yacht"),
    ],
)
def test_the_best_move_is_the_roll_the_best_keep_or_the_best_box(
    line: str, move: str, yacht: YachtPlay
) -> None:
    assert yacht.best_move(position(line)).to_text() == move


def test_of_equal_boxes_the_first_of_the_sheet_is_the_best(yacht: YachtPlay) -> None:
    card = card_with(Sheet.YACHT, Box.LITTLE_STRAIGHT, Box.BIG_STRAIGHT)
    assert best_of(yacht.box_values(card, (1, 1, 1, 2, 2))).box is Box.LITTLE_STRAIGHT


def test_a_solve_tells_the_share_that_is_done_up_to_the_end() -> None:
    shares: list[float] = []
    solve(Sheet.YACHT, shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_the_arrays_and_the_plain_keeps_find_the_same_turn(yacht: YachtPlay) -> None:
    turn = yacht.turn(card_with(Sheet.YACHT, Box.CHOICE, Box.FOURS, Box.BIG_STRAIGHT))
    best, arrays = np.array(turn.hands[0])[:, None], keep_arrays()
    means = arrays.means(best)
    assert means[:, 0] == pytest.approx(turn.kept[0], abs=1e-12)
    assert arrays.best(means)[:, 0] == pytest.approx(turn.hands[1], abs=1e-12)
