"""Other choices at a move of a game: their values, the ones compared, and the line that goes on from one."""

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from dicedesk.coach.evaluation import Evaluation
from dicedesk.core.dice import FACES
from dicedesk.core.errors import BadRollError, IllegalMoveError, NotationError
from dicedesk.core.game import Move
from dicedesk.core.position import parse_position
from dicedesk.core.record import Record, parse_record
from dicedesk.features.review.game import coach_of, reviewed_game
from dicedesk.features.review.what_if import ComparedChoice, Role, WhatIf, what_if
from dicedesk.games.catalogue import SPECS
from dicedesk.games.craps.rules import PlaceBet
from dicedesk.games.hazard.rules import Throw
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.poker_dice.rules import Hold, Reroll
from tests.coach.random_games import played_on
from tests.features.review.reviewed_records import ALL, CRAPS, HOG, POKER_DICE
from tests.games.craps.random_tables import random_record
from tests.games.random_positions import any_players
from tests.repeated import first_seeds_of

MOVES = 12


def random_game(game: str, seed: int) -> Record[Any]:
    """A game with random moves and dice, in which craps bets have any amount."""
    if game == "craps":
        return random_record(seed)
    random = Random(seed)
    names = any_players(game, SPECS[game].new_state("").seats, random)
    tags = tuple((f"Player{seat}", name) for seat, name in enumerate(names))
    return played_on(
        Record(SPECS[game], tags), lambda state: random.choice(state.legal_moves()), random, MOVES
    )


def asked_in(record: Record[Any], random: Random) -> WhatIf:
    """A random move of the game."""
    return what_if(record, random.randint(1, len(record.plays)))


def any_legal(asked: WhatIf, random: Random) -> Move:
    """A move that could have been made."""
    move: Move = random.choice(asked.state.legal_moves())
    return move


def close(one: Evaluation[Move], other: Evaluation[Move]) -> bool:
    return (one.value, one.cost, one.why) == (other.value, other.cost, other.why)


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(200, 4))
def test_the_choices_are_those_of_the_position_s_line(game: str, seeds: range) -> None:
    for seed in seeds:
        asked = asked_in(random_game(game, seed), Random(seed))
        position = parse_position(asked.position.to_text(), SPECS)
        assert (position, position.state.impossible()) == (asked.position, None)
        coach = coach_of(asked.game.record)
        found = coach.evaluate(position.state, coach.against_names(position.players))
        assert asked.choices == found
        compared = {each.choice.move: each.choice for each in asked.compared()}
        others = [each for each in found if each.move not in compared]
        assert all(each == compared[each.move] for each in found if each.move in compared)
        # Of dice with the same face, the ones that were rolled again.
        assert all(close(each, asked.made) for each in others)


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(200, 4))
def test_the_choice_made_has_the_cost_of_the_review(game: str, seeds: range) -> None:
    for seed in seeds:
        record = random_game(game, seed)
        asked = asked_in(record, Random(seed))
        move = reviewed_game(record).review.moves[asked.number - 1]
        assert (asked.made.move, asked.played.faces) == (move.move, move.faces)
        assert asked.verdict(asked.played.move) == asked.made
        if asked.note is not None:
            # What follows a strategy against a person has nothing to decide.
            assert (asked.game.review.against[move.seat] != "", move.is_open) == (True, False)
        elif not asked.game.review.against[move.seat]:
            assert float(asked.made.cost) == pytest.approx(float(move.cost), abs=1e-9)
            assert asked.unit.limits.grade(asked.made.graded_cost) is move.grade


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(200, 4))
def test_the_move_made_with_its_dice_is_the_game_itself(game: str, seeds: range) -> None:
    for seed in seeds:
        asked = asked_in(random_game(game, seed), Random(seed))
        line = asked.line(asked.played.move, asked.played.faces)
        assert (line.played, line.reviewed, line.position) == (
            asked.played,
            asked.reviewed,
            asked.position,
        )


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(100, 4))
def test_over_all_dice_a_tried_choice_is_worth_its_value(game: str, seeds: range) -> None:
    for seed in seeds:
        random = Random(seed)
        asked = asked_in(random_game(game, seed), random)
        move = any_legal(asked, random)
        dice = asked.state.dice_for(move)
        if dice > 2:
            continue
        lines = [asked.line(move, faces) for faces in product(FACES, repeat=dice)]
        lucks = [line.reviewed.luck[asked.state.seat] for line in lines]
        assert float(sum(lucks, Fraction(0))) == pytest.approx(0, abs=1e-9)
        before = asked.reviewed.values[asked.state.seat] - asked.reviewed.luck[asked.state.seat]
        values = [line.reviewed.values[asked.state.seat] for line in lines]
        gained = float(sum(values, Fraction(0)) / len(values) - before)
        if not asked.game.review.against[asked.state.seat]:
            costs = asked.made.cost - asked.verdict(move).cost
            assert gained == pytest.approx(float(costs), abs=1e-9)


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(100, 4))
def test_what_is_compared_is_the_best_the_made_and_the_tried_choice_in_order(game: str, seeds: range) -> None:
    for seed in seeds:
        random = Random(seed)
        asked = asked_in(random_game(game, seed), random)
        tried = [any_legal(asked, random) for _ in range(random.randint(1, 3))]
        compared = asked.compared(tried)
        assert all(each.roles for each in compared)
        assert [Role.BEST in each.roles for each in compared] == [True, *[False] * (len(compared) - 1)]
        assert [each.choice.cost for each in compared] == sorted(each.choice.cost for each in compared)
        for role, moves in ((Role.MADE, [asked.played.move]), (Role.TRIED, tried)):
            verdicts = [each.choice for each in compared if role in each.roles]
            assert all(any(close(asked.verdict(move), each) for each in verdicts) for move in moves)
            assert all(any(close(asked.verdict(move), each) for move in moves) for each in verdicts)


def roles_of(compared: tuple[ComparedChoice, ...]) -> dict[str, tuple[Role, ...]]:
    return {each.choice.move.to_text(): each.roles for each in compared}


def test_a_choice_that_is_several_things_is_one() -> None:
    asked = what_if(parse_record(HOG, SPECS), 5)
    best = asked.choices[0].move
    assert roles_of(asked.compared([best, best, asked.played.move])) == {
        best.to_text(): (Role.BEST, Role.TRIED),
        "roll 2": (Role.MADE, Role.TRIED),
    }


def test_without_tried_choices_all_are_there() -> None:
    asked = what_if(parse_record(HOG, SPECS), 5)
    assert [each.choice for each in asked.compared()] == [*asked.choices]


def test_dice_of_the_same_face_are_the_same_choice_under_the_name_of_the_last() -> None:
    asked = what_if(parse_record(POKER_DICE, SPECS), 2)
    assert asked.state.dice == (1, 1, 3, 4, 6)  # type: ignore[attr-defined]
    for move in (Reroll((1, 3)), Reroll((2, 3))):
        roles = roles_of(asked.compared([move]))
        assert roles[move.to_text()] == (Role.TRIED,)
    roles = roles_of(asked.compared([Reroll((1, 3)), Reroll((2, 3))]))
    assert ("reroll 1 3" in roles, "reroll 2 3" in roles) == (False, True)
    assert roles_of(asked.compared([Hold()]))["hold"] == (Role.TRIED,)


def test_a_bet_of_another_amount_stands_among_the_choices_by_its_cost() -> None:
    asked = what_if(parse_record(CRAPS, SPECS), 2)
    bet = PlaceBet("any-seven", 12)
    verdict = asked.verdict(bet)
    assert verdict.cost == Fraction(12, 6)
    compared = asked.compared([bet])
    assert compared[-1] == ComparedChoice(verdict, (Role.TRIED,))


def test_a_line_has_no_word_about_dice_or_an_end_that_it_did_not_have() -> None:
    tags = '[Seal "x"]\n[Left "2026-11-21T10:00:00Z"]\n[Id "x"]\nroll 0'
    line = what_if(parse_record(HOG.replace("roll 0", tags, 1), SPECS), 2).line(RollDice(1), (3,))
    assert [name for name, _ in line.game.record.tags] == ["Rules", "Player0", "Player1"]
    assert [play.move.to_text() for play in line.game.record.plays] == ["roll 0", "roll 1"]


def test_after_the_last_roll_there_is_no_position() -> None:
    asked = what_if(parse_record(HOG, SPECS), 5)
    assert asked.line(RollDice(10), (6,) * 10).then is None
    then = asked.line(RollDice(1), (5,)).then
    assert then is not None
    assert parse_position(then.to_text(), SPECS) == then


@pytest.mark.parametrize("game", ALL)
def test_the_moves_after_the_one_that_is_asked_about_do_not_matter(game: str) -> None:
    whole = parse_record(ALL[game], SPECS)
    for number in range(1, len(whole.plays) + 1, 4):
        short = whole.without_last(len(whole.plays) - number)
        assert what_if(whole, number).compared() == what_if(short, number).compared()


@pytest.mark.parametrize(
    ("number", "count"), [(0, "the game has 6 moves"), (7, "the game has 6 moves"), (-1, "6 moves")]
)
def test_a_move_that_is_not_there_is_refused(number: int, count: str) -> None:
    with pytest.raises(NotationError, match=rf"there is no move {number}; .*{count}$"):
        what_if(parse_record(HOG, SPECS), number)


def test_a_game_without_moves_has_none() -> None:
    with pytest.raises(NotationError, match="there is no move 1; the game has 0 moves"):
        what_if(parse_record('[Game "craps"]\n', SPECS), 1)


def test_a_line_begins_with_a_legal_move_and_its_dice() -> None:
    asked = what_if(parse_record(HOG, SPECS), 1)
    with pytest.raises(BadRollError):
        asked.line(RollDice(2), (1,))
    with pytest.raises(IllegalMoveError):
        what_if(parse_record(CRAPS, SPECS), 1).line(PlaceBet("pass", 1), ())


def test_players_without_a_name_are_people() -> None:
    record = parse_record('[Game "hog"]\nroll 0\n', SPECS)
    assert what_if(record, 1).position.players == ("Player 1", "Player 2")
    assert what_if(parse_record('[Game "hazard"]\nmain 7\n', SPECS), 1).position.players == ("You",)
    assert what_if(parse_record('[Game "hazard"]\nmain 7\nthrow : 3 4\n', SPECS), 2).played.move == Throw()


def test_what_a_strategy_costs_is_not_in_the_review_which_a_note_says() -> None:
    record = parse_record('[Game "hog"]\n[Player0 "always:4"]\n[Player1 "You"]\n[Position "80-70"]\n', SPECS)
    asked = what_if(record.with_play(RollDice(4), (2, 3, 4, 5)), 1)
    assert asked.unit.way(asked.made.cost) == 1
    assert asked.note is not None
    assert asked.note.endswith(" follows a strategy, so the review counts no cost for this move.")
