"""What the coach of Yacht says: the points of each choice, and its reasons, beside plain enumeration in fractions."""

import pickle
import random
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial

import pytest

from dicedesk.coach.evaluation import Decision
from dicedesk.coach.verdict import ChoiceVerdict, verdict_on
from dicedesk.coach.working import lines_of
from dicedesk.core.dice import Roll
from dicedesk.games.yacht.boxes import Box, Sheet, points
from dicedesk.games.yacht.coach import YACHT_COACH, YachtCoach
from dicedesk.games.yacht.ends import mean_points
from dicedesk.games.yacht.odds import YachtPlay
from dicedesk.games.yacht.rules import (
    Keep,
    RollAll,
    Score,
    ScoreCard,
    YachtMove,
    YachtState,
    empty_card,
    first_state,
    parse_move,
)
from tests.games.yacht.late_plays import LATE, late_play
from tests.games.yacht.plain_yacht import WAYS, PlainGame, PlainTurn, card_with, late_card, ways_after
from tests.games.yacht.playing import state_after
from tests.repeated import first_of

ALONE, TWO = ("",), ("", "")
SHEETS, OFTEN = 30, 8
"""Random late sheets with the long tests, and in each run."""


@cache
def late_of(sheet: Sheet) -> YachtPlay:
    return late_play(sheet)


LATE_COACH = YachtCoach(late_of)


@pytest.fixture(scope="module")
def plain() -> PlainGame:
    """The values of cards in fractions."""
    return PlainGame()


def dice_of(luck: random.Random) -> Roll:
    return tuple(luck.choices(range(1, 7), k=5))


def late_state(seed: int) -> YachtState:
    """A late card of a preset, with random dice after a random roll."""
    luck = random.Random(seed)
    card = late_card(list(Sheet)[seed % len(Sheet)], 1 + seed % LATE, luck)
    return YachtState((card,), dice_of(luck), luck.randrange(3))


def worth_by_fractions(state: YachtState, move: YachtMove, plain: PlainGame) -> Fraction:
    """The points on the card, and the most that can be added from here on average."""
    if isinstance(move, Score):
        return state.card.total + plain.in_box(state.card, move.box, state.dice)
    assert isinstance(move, Keep)
    return state.card.total + plain.turn(state.card).keeps[state.rolls_left - 1][move.faces]


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", first_of(range(SHEETS), OFTEN))
def test_each_choice_of_a_late_sheet_is_worth_what_plain_enumeration_finds(
    seed: int, plain: PlainGame
) -> None:
    state = late_state(seed)
    slow = {move: worth_by_fractions(state, move, plain) for move in state.legal_moves()}
    best, found = max(slow.values()), LATE_COACH.evaluate(state, ALONE)
    assert {each.move: each.value for each in found} == pytest.approx(
        {move: float(worth) for move, worth in slow.items()}, abs=1e-12
    )
    assert {each.move: each.cost for each in found} == pytest.approx(
        {move: float(best - worth) for move, worth in slow.items()}, abs=1e-12
    )
    assert LATE_COACH.worth(state, ALONE, 0) == pytest.approx(float(best), abs=1e-12)
    before = state.card.total + plain.to_come(state.card)
    assert LATE_COACH.worth(YachtState(state.cards), ALONE, 0) == pytest.approx(float(before), abs=1e-12)


def test_a_first_turn_is_worth_the_mean_of_best_play_and_costs_nothing() -> None:
    state = first_state("")
    (roll,) = YACHT_COACH.evaluate(state, ALONE)
    assert (roll.move, roll.cost) == (RollAll(), 0)
    assert roll.value == pytest.approx(166.95506770, abs=5e-9)
    assert YACHT_COACH.decision(state, ALONE) == Decision(RollAll(), 0)


def test_another_player_s_choice_changes_nothing_of_one_s_own_points() -> None:
    state = state_after("roll : 5 5 1 2 3", "players=2")
    before = YACHT_COACH.worth(state, TWO, 1)
    assert YACHT_COACH.worth_of(state, Keep((1,)), TWO, 1) == before == YACHT_COACH.value(first_state(""), 0)


def test_a_game_that_is_over_is_worth_its_points_and_has_no_choice() -> None:
    card = card_with(Sheet.YACHT, CHOICE=20, SIXES=18)
    assert YACHT_COACH.value(YachtState((card,)), 0) == 38
    assert YACHT_COACH.evaluate(YachtState((card,)), ALONE) == ()


def test_equal_choices_are_all_the_best_and_stand_as_on_the_menu() -> None:
    card = card_with(Sheet.YACHT, Box.LITTLE_STRAIGHT, Box.BIG_STRAIGHT)
    choices = YACHT_COACH.evaluate(YachtState((card,), (1, 1, 1, 2, 2), 0), ALONE)
    assert [each.move for each in choices] == [Score(Box.LITTLE_STRAIGHT), Score(Box.BIG_STRAIGHT)]
    assert [each.cost for each in choices] == [0, 0]


@pytest.mark.parametrize("seed", range(20))
def test_a_decision_is_the_first_choice_and_the_cost_of_the_last(seed: int) -> None:
    state = late_state(seed)
    choices = LATE_COACH.evaluate(state, ALONE)
    assert LATE_COACH.decision(state, ALONE) == Decision(choices[0].move, choices[-1].cost)
    assert choices[0].move == late_of(state.sheet).best_move(state)


def test_a_prepared_coach_says_the_same_in_another_process() -> None:
    state = state_after("roll : 5 5 1 2 3")
    prepared = pickle.loads(pickle.dumps(YACHT_COACH.prepared("", ALONE)))  # noqa: S301
    assert prepared.evaluate(state, ALONE) == YACHT_COACH.evaluate(state, ALONE)


# Reasons


LEADS = re.compile(
    r"Leads most often to (?P<never>crossing out )?(?P<box>[\w ]+): (?P<share>[\d.]+)% of the time"
    r"(?P<rarely>, nearly always crossed out)?(?:, with (?P<points>[\d.]+) points on average)?\."
)
PAYS = re.compile(r"Pays (\d+) now; a turn played for it pays ([\d.]+) on average\.")
GIVES_UP = re.compile(r"Gives up a box that pays ([\d.]+) on average in a turn played for it\.")


class SlowEnds:
    """The ends of a turn, hand by hand, by the moves that the best play makes."""

    def __init__(self, play: YachtPlay, card: ScoreCard) -> None:
        self._play, self._card = play, card
        self._found: dict[tuple[Roll, int], Counter[tuple[Box, int]]] = {}

    def after_hand(self, hand: Roll, left: int) -> Counter[tuple[Box, int]]:
        """The boxes and points in which a hand ends, by their ways of 7,776 for each roll left."""
        if (hand, left) not in self._found:
            move = self._play.best_move(YachtState((self._card,), hand, left))
            if isinstance(move, Score):
                added = self._card.with_dice(move.box, hand).total - self._card.total
                found = Counter({(move.box, added): WAYS**left})
            else:
                assert isinstance(move, Keep)
                found = self.after_keep(move.faces, left)
            self._found[hand, left] = found
        return self._found[hand, left]

    def after_keep(self, keep: Roll, left: int) -> Counter[tuple[Box, int]]:
        """The same once the other dice are thrown again."""
        ends: Counter[tuple[Box, int]] = Counter()
        for hand, ways in ways_after(keep):
            for end, times in self.after_hand(hand, left - 1).items():
                ends[end] += ways * times
        return ends


def shares_and_points(ends: Mapping[tuple[Box, int], int]) -> dict[str, tuple[float, float]]:
    """By the title of a box, how often the turn ends there in percent, and the mean points then."""
    total, found = sum(ends.values()), {}
    for box in {box for box, _ in ends}:
        own = {added: times for (each, added), times in ends.items() if each is box}
        often = sum(own.values())
        mean = sum(added * times for added, times in own.items()) / often
        found[str(box.title)] = 100 * often / total, mean
    return found


def play_and_card(seed: int) -> tuple[YachtCoach, YachtPlay, ScoreCard]:
    """A random card, late in the presets that take long to solve."""
    luck, sheet = random.Random(seed), list(Sheet)[seed % len(Sheet)]
    if sheet is Sheet.YACHT:
        coach, boxes = YACHT_COACH, luck.randint(1, 12)
        return coach, coach._play(sheet), late_card(sheet, boxes, luck)
    return LATE_COACH, late_of(sheet), late_card(sheet, LATE, luck)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", first_of(range(16), 8))
def test_a_keep_leads_to_the_box_that_is_said_as_often_and_with_the_points_that_are_said(seed: int) -> None:
    coach, play, card = play_and_card(seed)
    luck, slow = random.Random(seed), SlowEnds(play, card)
    for left in (1, 2):
        state = YachtState((card,), dice_of(luck), left)
        for keep in luck.sample([move for move in state.legal_moves() if isinstance(move, Keep)], 3):
            said = LEADS.fullmatch(coach.reason(state, keep))
            assert said, coach.reason(state, keep)
            found = shares_and_points(slow.after_keep(keep.faces, left))
            share, mean = found[said["box"]]
            assert share == pytest.approx(max(often for often, _ in found.values()))
            assert (float(said["share"]), float(said["points"] or 0)) == pytest.approx(
                (share, mean), abs=0.05001
            )
            seen = [said[name] is not None for name in ("never", "rarely", "points")]
            assert seen == [mean == 0, 0 < mean < 0.05, mean >= 0.05]


@pytest.mark.no_cover
def test_a_turn_leads_to_the_box_that_is_said() -> None:
    card = card_with(Sheet.YACHT, Box.SIXES, Box.CHOICE)
    said = LEADS.fullmatch(YACHT_COACH.reason(YachtState((card,)), RollAll()))
    assert said
    found = shares_and_points(SlowEnds(YACHT_COACH._play(Sheet.YACHT), card).after_keep((), 3))
    assert (float(said["share"]), float(said["points"])) == pytest.approx(found[said["box"]], abs=0.05001)


@pytest.mark.no_cover
@pytest.mark.parametrize("sheet", first_of([*Sheet], 1))
def test_a_turn_played_for_one_box_pays_what_plain_enumeration_finds(sheet: Sheet) -> None:
    for box in sheet.boxes:
        turn = PlainTurn(partial(points_in, sheet, box), 1)
        assert mean_points(sheet, box) == pytest.approx(float(Fraction(turn.parts_to_come, WAYS**3)))


def points_in(sheet: Sheet, box: Box, hand: Roll) -> int:
    return points(sheet, hand, box)


@pytest.mark.parametrize("seed", range(40))
def test_a_box_pays_now_what_the_rules_say(seed: int) -> None:
    luck = random.Random(seed)
    card, dice = late_card(Sheet.YACHT, luck.randint(1, 12), luck), dice_of(luck)
    for box, now in card.offers(dice).items():
        reason = YACHT_COACH.reason(YachtState((card,), dice, 0), Score(box))
        said = (PAYS if now else GIVES_UP).fullmatch(reason)
        assert said, reason
        assert said[1] == str(now) or not now
        assert float(said[said.re.groups]) == pytest.approx(mean_points(Sheet.YACHT, box), abs=0.05001)


def test_a_box_that_earns_more_than_its_points_says_how_much() -> None:
    card = card_with(Sheet.NORDIC, Box.SIXES, ONES=3, TWOS=6, THREES=9, FOURS=12, FIVES=15)
    reason = LATE_COACH.reason(YachtState((card,), (6, 6, 6, 1, 2), 0), Score(Box.SIXES))
    assert reason == "Pays 18 now, and 50 more as a bonus."


# Workings, arguments and best lines


@pytest.mark.parametrize("seed", range(20))
def test_a_working_adds_up_to_the_value(seed: int) -> None:
    state = late_state(seed)
    for choice in LATE_COACH.evaluate(state, ALONE):
        working = LATE_COACH.working(state, choice.move, ALONE)
        assert working is not None
        assert float(working.value) == pytest.approx(choice.value, abs=1e-9)
        if isinstance(choice.move, Keep):
            assert sum(part.share for part in working.parts) == 1


def test_a_box_is_worth_the_points_so_far_those_now_and_those_to_come() -> None:
    card = card_with(Sheet.YACHT, Box.CHOICE, Box.YACHT, SIXES=18)
    working = YACHT_COACH.working(YachtState((card,), (6, 6, 5, 5, 1), 0), Score(Box.CHOICE), ALONE)
    assert working is not None
    assert working.title == "Choice: 43.30 points on average"
    assert [(line.what, line.product) for line in lines_of(working)] == [
        ("on the sheet so far", "18.00"),
        ("added by this box", "23.00"),
        ("still to come on average", "2.30"),
        ("Total", "43.30"),
    ]


def test_a_working_says_which_boxes_are_crossed_out_and_which_are_nearly_always() -> None:
    card = card_with(Sheet.YACHT, Box.ONES, Box.YACHT)
    working = YACHT_COACH.working(YachtState((card,), (6, 6, 6, 6, 5), 1), Keep((6, 6, 6, 6)), ALONE)
    assert working is not None
    assert {part.what for part in working.parts} == {
        "Yacht, with 50.0 points on average",
        "Ones, with 0.2 points on average",
    }
    alone = replace(card, points=(0, *card.points[1:]))
    state = YachtState((alone,), (6, 5, 4, 3, 1), 1)
    never, rarely = (YACHT_COACH.working(state, Keep(keep), ALONE) for keep in ((6, 5), (6,)))
    assert never is not None
    assert rarely is not None
    assert [part.what for part in never.parts] == ["Yacht, crossed out"]
    assert [part.what for part in rarely.parts] == ["Yacht, nearly always crossed out"]


def test_the_roll_that_begins_a_turn_has_a_working_by_boxes() -> None:
    card = card_with(Sheet.YACHT, Box.CHOICE, Box.YACHT)
    working = YACHT_COACH.working(YachtState((card,)), RollAll(), ALONE)
    assert working is not None
    assert {part.name for part in working.parts} == {"Choice", "Yacht"}
    assert float(working.value) == pytest.approx(YACHT_COACH.worth(YachtState((card,)), ALONE, 0))


def test_a_move_that_cannot_be_made_has_no_working() -> None:
    assert YACHT_COACH.working(first_state(""), Score(Box.ONES), ALONE) is None


def test_an_argument_compares_the_best_choice_the_move_and_the_runner_up() -> None:
    state = state_after("roll : 5 5 1 2 3")
    first, own, second = YACHT_COACH.argument(state, Keep((5,)), ALONE)
    assert str(first).startswith("Best: Keep 5 5. Leads most often to Fives")
    assert str(own).startswith("Keep one 5: 1.39 points below the best. Leads most often to Fives")
    assert str(second).startswith(
        "Second best: Keep 1 2 3 5, 0.59 points below the best. Leads most often to"
    )


def test_an_argument_says_if_a_choice_is_as_good_as_the_best() -> None:
    card = card_with(Sheet.YACHT, Box.LITTLE_STRAIGHT, Box.BIG_STRAIGHT)
    lines = YACHT_COACH.argument(YachtState((card,), (1, 1, 1, 2, 2), 0), Score(Box.BIG_STRAIGHT), ALONE)
    assert str(lines[1]).startswith("Cross out Big straight: as good as the best. Gives up")


def test_nothing_is_argued_if_there_is_no_choice() -> None:
    assert YACHT_COACH.argument(first_state(""), RollAll(), ALONE) == ()


@pytest.mark.parametrize(
    ("moves", "kept", "words"),
    [
        ("roll : 5 5 1 2 3 / keep 5 5 : 1 2 3", "keep 1 2 3 5", "{share} chance of dice for"),
        ("roll : 5 5 1 2 3", "keep 5 5", "{share} chance of dice of which 5 5 5 are kept"),
        ("roll : 6 6 6 6 6", "score sixes", ""),
    ],
)
def test_the_most_likely_roll_is_that_of_the_most_likely_next_move(moves: str, kept: str, words: str) -> None:
    likely = YACHT_COACH.likely(state_after(moves), parse_move(kept))
    share = f"{100 * float(likely.share):.1f}%"
    assert str(likely.words).startswith(words.format(share=share))


def test_the_most_likely_next_move_may_be_to_roll_all_dice_again() -> None:
    likely = YACHT_COACH.likely(YachtState((card_with(Sheet.YACHT, Box.TWOS),)), RollAll())
    assert likely.words == "40.2% chance of dice that are all rolled again"
    assert 2 not in likely.faces


# Kinds of choices


@pytest.mark.parametrize(
    ("rolls_left", "made", "best", "kind"),
    [
        (2, "keep 5 5", "keep 5", "first-keep"),
        (1, "keep 5 5", "keep 5", "second-keep"),
        (0, "score fives", "score ones", "box"),
        (2, "score fives", "score ones", "box"),
        (2, "score fives", "keep 5 5", "first-keep"),
        (1, "keep 5 5", "score fives", "second-keep"),
    ],
)
def test_keeps_differ_by_the_roll_and_a_box_is_a_choice_between_boxes(
    rolls_left: int, made: str, best: str, kind: str
) -> None:
    state = YachtState((empty_card(Sheet.YACHT),), (5, 5, 1, 2, 3), rolls_left)
    assert YACHT_COACH.kind(state, parse_move(made), parse_move(best)) == kind


# For the win

BEHIND = card_with(Sheet.YACHT, Box.CHOICE, Box.YACHT)
AHEAD = card_with(Sheet.YACHT, Box.ONES, BIG_STRAIGHT=30)
"""The next player has had one turn more; 30 points behind, only 50 in the box Yacht can still win."""


def between_two(dice: Roll = (1, 1, 2, 3, 6), rolls_left: int = 0) -> YachtState:
    """The second player's turn in the last but one round."""
    return YachtState((AHEAD, BEHIND), dice, rolls_left)


def test_a_choice_that_costs_points_but_wins_most_often_is_for_the_win() -> None:
    by_move = {each.move: each for each in YACHT_COACH.evaluate(between_two(), TWO)}
    waits, takes = by_move[Score(Box.CHOICE)], by_move[Score(Box.YACHT)]
    assert takes.cost == 0
    assert verdict_on(takes, YACHT_COACH.unit) is ChoiceVerdict.BEST
    assert waits.cost > 5
    assert verdict_on(waits, YACHT_COACH.unit).text == "! for the win"


def test_a_choice_for_the_win_is_never_held_back() -> None:
    assert YACHT_COACH.counted_cost(between_two(), Score(Box.CHOICE), TWO) == 0


def test_the_reason_says_the_chance_to_win_and_which_is_the_best() -> None:
    reasons = {each.move: str(each.why) for each in YACHT_COACH.evaluate(between_two(), TWO)}
    assert reasons[Score(Box.CHOICE)].endswith(" Best chance to win: 4.6%.")
    assert " Chance to win: 0.0" in reasons[Score(Box.YACHT)]


def test_nothing_is_for_the_win_if_the_best_choice_for_points_wins_as_often() -> None:
    far = YachtState((card_with(Sheet.YACHT, Box.ONES), card_with(Sheet.YACHT, Box.ONES, Box.TWOS, SIXES=30)))
    state = far.apply(RollAll(), (1, 1, 2, 3, 6)).state
    choices = YACHT_COACH.evaluate(state, TWO)
    assert set(YACHT_COACH.chances_to_win(state).values()) == {1.0}
    assert any(each.cost for each in choices)
    assert not any(each.is_for_the_win for each in choices)


@pytest.mark.parametrize(
    "state",
    [
        YachtState((BEHIND, BEHIND)),
        YachtState((AHEAD, BEHIND, BEHIND), (1, 1, 2, 3, 6), 0),
        state_after("roll : 5 5 1 2 3", "players=2"),
    ],
)
def test_the_chance_to_win_is_shown_after_a_roll_between_two_near_the_end_alone(state: YachtState) -> None:
    assert YACHT_COACH.chances_to_win(state) == {}


def test_with_rolls_left_each_keep_has_its_chance_to_win() -> None:
    state = between_two(rolls_left=1)
    assert set(YACHT_COACH.chances_to_win(state)) == set(state.legal_moves())
