"""What decided a game: the choices, the dice, or neither more than the other."""

from dataclasses import replace

import pytest

from dicedesk.coach.evaluation import PlayerReview, Rating
from dicedesk.features.review.game import SeatReview
from dicedesk.features.review.verdict import Decider, decider_of, line_to_copy, verdict_of, verdict_on
from dicedesk.games.catalogue import SPECS
from dicedesk.games.hog.unit import UNIT as HOG_UNIT
from dicedesk.games.poker_dice.unit import UNIT as POKER_DICE_UNIT
from tests.features.review.reviewed_records import (
    BETWEEN_PEOPLE,
    CRAPS,
    HOG,
    POKER_DICE,
    random_review,
    shown_review,
)
from tests.repeated import first_seeds_of


def player(start: float, dice: float, cost: float, *, choices: int = 9, gifts: float = 0) -> PlayerReview:
    """A player whose game began with this worth, and what became of it."""
    result = start + dice + gifts - cost
    return PlayerReview(start, dice, gifts, cost, result, choices, cost / 9, (), Rating.STEADY)


WHO_DECIDED = (
    ("won, and the dice gave less than 50 points", player(0.757, 0.460, 0.217), Decider.CHOICES),
    ("won by luck alone, although no choice cost anything", player(0.45, 0.55, 0.0), Decider.DICE),
    ("won after choices that lose most games", player(0.5, 0.9, 0.4), Decider.DICE),
    ("won, and the dice gave about 50 points", player(0.51, 0.49, 0.0), Decider.BOTH),
    ("lost in spite of good luck", player(0.757, 0.123, 0.88), Decider.CHOICES),
    ("lost by choices more than by dice", player(0.6, -0.2, 0.4), Decider.CHOICES),
    ("lost by bad luck", player(0.5, -0.49, 0.01), Decider.DICE),
    ("lost by what the opponent did well", player(0.5, 0.0, 0.1, gifts=-0.4), Decider.DICE),
    ("lost by both", player(0.5, -0.26, 0.24), Decider.BOTH),
    ("nothing to decide", player(0.5, -0.5, 0.0, choices=0), Decider.NOTHING),
)


def test_the_greater_cause_decides_a_game_and_half_of_the_chance_one_that_was_won() -> None:
    wrong = [
        (why, decider_of(found, HOG_UNIT))
        for why, found, who in WHO_DECIDED
        if decider_of(found, HOG_UNIT) is not who
    ]
    assert wrong == []


HANDS = (
    ("many hands by bad choices", player(-26.4, -1.0, 5.0), Decider.CHOICES),
    ("many hands by bad dice", player(-26.4, -9.0, 1.0), Decider.DICE),
    ("few hands by good dice", player(-26.4, 9.0, 1.0), Decider.DICE),
    ("neither choices nor dice changed a hundredth of a hand", player(-26.4, 0.001, 0.001), Decider.NOTHING),
)


def test_where_nobody_wins_what_was_expected_at_the_start_is_what_the_result_is_compared_with() -> None:
    wrong = [
        (why, decider_of(found, POKER_DICE_UNIT))
        for why, found, who in HANDS
        if decider_of(found, POKER_DICE_UNIT) is not who
    ]
    assert wrong == []


def told(text: str, found: PlayerReview) -> str:
    """The line on a game that came to this for its first player."""
    review = shown_review(text)
    players = (found, *review.game.review.players[1:])
    game = replace(review.game, review=replace(review.game.review, players=players))
    verdict = verdict_of(SeatReview(game))
    assert verdict is not None
    return verdict.line


def test_the_line_says_what_the_choices_and_the_dice_came_to() -> None:
    cases = (
        (
            HOG,
            player(0.757, 0.46, 0.217),
            "It was you: your choices cost 21.7 percentage points; the dice gave 46.0.",
        ),
        (
            HOG,
            player(0.5, -0.5, 0.0),
            "It was the dice: the dice took 50.0 percentage points; your choices cost nothing.",
        ),
        (
            HOG,
            player(0.5, -0.26, 0.24),
            "Too close to call: your choices cost 24.0 percentage points; the dice took 26.0.",
        ),
        (
            BETWEEN_PEOPLE,
            player(0.5, 0.0, 0.5),
            "It was Ben: the choices cost 50.0 percentage points; the dice were neutral.",
        ),
        (
            BETWEEN_PEOPLE,
            player(0.5, -0.7, 0.0, gifts=0.2),
            "It was the dice: the dice took 70.0 percentage points; the opponent's choices gave 20.0; "
            "the choices cost nothing.",
        ),
        (
            BETWEEN_PEOPLE,
            player(0.5, -0.4, 0.0, gifts=-0.1),
            "It was the dice: the dice took 40.0 percentage points; the opponent's choices took 10.0; "
            "the choices cost nothing.",
        ),
        (CRAPS, player(1000, -20, 3), "It was the dice: the dice took $20.00; your choices cost $3.00."),
        (CRAPS, player(1000, 1, -3), "It was you: your choices gained $3.00; the dice gave $1.00."),
        (
            CRAPS.replace("You", "Ann"),
            player(1000, 1, -3),
            "It was Ann: the choices gained $3.00; the dice gave $1.00.",
        ),
        (CRAPS, player(1000, 0, 0), "All choices were equally good: the dice were neutral."),
        (
            POKER_DICE,
            player(-26.4, -1.0, 5.0),
            "It was you: your choices cost 5.00 hands; the dice took 1.00.",
        ),
    )
    assert [(line, told(text, found)) for text, found, line in cases if told(text, found) != line] == []


def test_where_the_choices_decided_the_costliest_one_is_shown_and_what_is_better() -> None:
    reviews = (random_review(seed) for seed in range(0, 100, len(SPECS)))
    verdicts = ((review, verdict_of(review)) for review in reviews)
    review, verdict = next(found for found in verdicts if found[1] and found[1].decider is Decider.CHOICES)
    assert verdict is not None
    assert verdict.place is not None
    moment = review.moment(verdict.place)
    cost = review.unit.amount_words(review.game.review.moves[verdict.place - 1].cost)
    assert verdict.turning == (
        f"Move {verdict.place}, {moment.choice}: {moment.best} would have been better by {cost}."
    )


def test_where_the_dice_decided_the_throw_is_shown_that_did_most() -> None:
    verdict = verdict_on(HOG)
    assert verdict is not None
    assert (verdict.decider, verdict.place, verdict.dice) == (Decider.DICE, 6, (6, 6, 6, 6))
    assert verdict.standing == "You 14–10 Final strategist, first to 20"
    assert verdict.turning.endswith(" · the dice took 49.0 percentage points")


@pytest.mark.parametrize(
    ("header", "standing"),
    [
        ('[Player0 "You"]\n[Player1 "final"]\n', "You 14–10 Final strategist, first to 20"),
        ('[Player0 "final"]\n[Player1 "You"]\n', "You 10–14 Final strategist, first to 20"),
        ('[Player0 "Ben"]\n[Player1 "Ann"]\n', "Ben 14–10 Ann, first to 20"),
        ('[Player0 "Ben"]\n[Player1 "Ann"]\n[Home "1"]\n', "Ann 10–14 Ben, first to 20"),
    ],
)
def test_players_are_named_in_the_order_of_the_table(header: str, standing: str) -> None:
    text = HOG.replace('[Player0 "You"]\n[Player1 "final"]\n', header)
    assert shown_review(text).moment(6).standing == standing


def test_between_people_what_the_opponent_chose_is_told_beside_the_dice() -> None:
    verdict = verdict_of(shown_review(BETWEEN_PEOPLE))
    assert verdict is not None
    assert verdict.line.startswith("It was Ben: the choices cost ")
    assert "; the opponent's choices gave " in verdict.line


def test_a_game_without_a_choice_says_that_there_was_none() -> None:
    one_bet = verdict_on('[Game "craps"]\n[Player0 "You"]\nthrow : 3 4\nleave\n')
    assert one_bet is not None
    assert one_bet.line == "There was nothing to decide: the dice were neutral."
    assert (one_bet.place, one_bet.spoken) == (None, one_bet.line)


def test_a_game_that_goes_on_has_no_verdict_and_one_that_was_left_has() -> None:
    unfinished = CRAPS.removesuffix("leave\n")
    assert verdict_on(unfinished) is None
    assert verdict_on(f'[Left "2026-11-23T10:00:00Z"]\n{unfinished}') is not None


@pytest.mark.parametrize("seeds", first_seeds_of(1000, 20))
def test_the_verdicts_of_1000_random_games_agree_with_their_reviews(seeds: range) -> None:
    for seed in seeds:
        review = random_review(seed)
        verdict = verdict_of(review)
        assert (verdict is not None) is review.game.review.is_over
        if verdict is None:
            continue
        player, unit, moves = review.player, review.unit, review.game.review.moves
        for worth in (player.cost, player.dice):
            number = unit.quantity.number(abs(worth))
            assert number in verdict.line or unit.change_words(worth) == unit.change_words(0), (seed, verdict)
        if verdict.decider is Decider.CHOICES and player.result < player.value_at_start:
            assert player.cost > -player.luck
        if verdict.place is None:
            continue
        move = moves[verdict.place - 1]
        if " would have been better by " in verdict.turning:
            assert move.cost == max(moves[place - 1].cost for place in review.errors)
        else:
            way = 1 if player.luck >= player.cost else -1
            luck = [way * each.luck[review.seat] for each in moves if each.faces]
            assert way * move.luck[review.seat] == max(luck)


OF_A_DAY = '[Dice "today/1 2026-11-23"]\n'


def test_the_line_of_todays_game_says_how_it_ended_and_what_its_choices_cost() -> None:
    review = shown_review(HOG.replace("roll 0\n", f"{OF_A_DAY}roll 0\n", 1))
    cost = review.unit.amount_words(review.player.cost)
    own, other = review.game.history[-1].step.state.scores
    assert own < other
    assert str(line_to_copy(review)) == f"DiceDesk Hog 2026-11-23 · Lost {own}–{other} · cost {cost}"


def test_the_line_of_a_casual_game_says_so() -> None:
    review = shown_review(f'[Game "hog"]\n{OF_A_DAY}[Hints "1"]\n[Left "now"]\n')
    assert (
        str(line_to_copy(review))
        == "DiceDesk Hog 2026-11-23 · Left at 0–0 · cost 0.0 percentage points · casual"
    )


def test_games_with_other_dice_have_no_line_to_copy() -> None:
    assert str(line_to_copy(shown_review(HOG))) == ""
