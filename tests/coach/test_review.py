"""The review of whole games: luck and losses explain each result."""

import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Grade, PlayerReview, Rating
from dicedesk.coach.review import grade_words, grades_words, play_words, player_words, rating_words, review
from dicedesk.core.errors import BadRollError
from dicedesk.core.record import Record
from dicedesk.core.words import Name
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.rules import CRAPS, PlaceBet, Throw
from dicedesk.games.craps.unit import UNIT as CRAPS_UNIT
from dicedesk.games.hazard.unit import UNIT as HAZARD_UNIT
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.rules import HOG, RollDice
from dicedesk.games.hog.unit import UNIT as HOG_UNIT
from dicedesk.games.poker_dice.unit import UNIT as POKER_DICE_UNIT
from tests.coach.random_games import played_on
from tests.repeated import first_seeds_of

Game = Callable[..., Record]
PAIRS = (("You", "final"), ("always:5", "You"), ("Player 1", "Player 2"), ("final", "swap"))


@pytest.mark.no_cover
@pytest.mark.parametrize("seeds", first_seeds_of(250, 50))
@pytest.mark.parametrize("players", PAIRS)
def test_luck_and_losses_explain_the_result_of_1000_random_games(
    players: tuple[str, str], seeds: range, hog_game: Game
) -> None:
    for seed in seeds:
        record = hog_game(seed, players, goal=(100, 100, 50, 7)[seed % 4])
        reviewed = review(record, HOG_COACH)
        winner = record.replay()[-1].step.state.outcome().winner
        for seat, player in enumerate(reviewed.players):
            result = player.value_at_start + player.luck - player.cost
            assert result == pytest.approx(float(seat == winner), abs=1e-9)


@pytest.mark.parametrize("game", SPECS)
def test_the_rest_of_a_game_is_reviewed_from_its_position_as_in_the_whole(game: str) -> None:
    luck, spec, coach = random.Random(7), SPECS[game], load_coach(game)
    rules = GAMES[game].sample.rules[:2][-1]
    record = Record(spec, (("Rules", rules), ("Player0", "You"), ("Player1", "final")))
    leaving = (None, spec.new_state(rules).leaving_move)
    record = played_on(
        record,
        lambda state: luck.choice([move for move in state.legal_moves() if move not in leaving]),
        luck,
        24,
    )
    whole = review(record, coach)
    ends = [player.result for player in whole.players]
    for cut, played in luck.sample(list(enumerate(record.replay()))[1:], 4):
        header = record.with_tags((("Position", played.before.to_line()),))
        rest = review(replace(header, plays=tuple(record.plays[cut:])), coach)
        assert tuple(player.value_at_start for player in rest.players) == whole.moves[cut - 1].values
        assert [player.result for player in rest.players] == ends
        assert [(move.lost, move.luck) for move in rest.moves] == [
            (move.lost, move.luck) for move in whole.moves[cut:]
        ]


def test_a_blunder_is_told_with_the_best_move_and_its_luck(hog_at: Game) -> None:
    record = hog_at((61, 33), (4, 6, 4, 4))
    move = review(record, HOG_COACH).moves[-1]
    assert (move.best, move.grade, move.is_open) == (RollDice(0), Grade.BLUNDER, True)
    assert move.cost == pytest.approx(0.0802, abs=5e-5)
    assert move.luck[0] == pytest.approx(0.067, abs=5e-4)
    assert move.luck[0] == pytest.approx(-move.luck[1])


def test_a_choice_between_moves_that_are_worth_the_same_counts_for_nothing(turns: Game) -> None:
    reviewed = review(turns((1,), (4, 4), (1,), players=("You", "You too")), HOG_COACH)
    assert reviewed.players[0].choices == sum(move.is_open for move in reviewed.moves if move.seat == 0)


def test_a_computer_player_that_meets_a_person_loses_nothing_by_what_it_always_does(hog_game: Game) -> None:
    record = Record(HOG, (("Player0", "always:3"), ("Player1", "You")))
    record = record.with_play(RollDice(3), (2, 4, 4)).with_play(RollDice(0), ())
    computer, person = review(record, HOG_COACH).players
    assert (computer.cost, computer.choices, computer.rating) == (pytest.approx(0.0, abs=1e-12), 0, None)
    assert computer.gifts == pytest.approx(person.cost)


def test_a_game_that_goes_on_is_reviewed_as_far_as_it_goes(turns: Game) -> None:
    reviewed = review(turns((4, 4)), HOG_COACH)
    player = reviewed.players[0]
    assert not reviewed.is_over
    assert player.result == HOG_COACH.worth(turns((4, 4)).replay()[-1].step.state, ("", "final"), 0)
    assert player.value_at_start + player.luck - player.cost == pytest.approx(player.result)


def test_a_game_without_a_move_has_no_rating(turns: Game) -> None:
    player = review(turns(), HOG_COACH).players[0]
    assert (player.choices, player.cost_a_choice, player.rating, player.luck) == (0, 0, None, 0)


def test_play_by_the_best_moves_is_flawless(hog_game: Game) -> None:
    record = Record(HOG, (("Player0", "You"), ("Player1", "final")))
    state = record.first_state()
    for _ in range(6):
        move = HOG_COACH.decision(state, ("", "final")).best
        faces = (2, 3, 4, 5, 6, 2, 3, 4, 5, 6)[: move.count]
        record, state = record.with_play(move, faces), state.apply(move, faces).state
    player = review(record, HOG_COACH).players[0]
    assert (player.rating, player.cost, player.decided) == (Rating.FLAWLESS, pytest.approx(0.0), 0)


def test_a_record_that_breaks_the_rules_is_not_reviewed() -> None:
    with pytest.raises(BadRollError):
        review(Record(HOG).with_play(RollDice(2), (3,)), HOG_COACH)


YOU, ANN = Name("You", is_you=True), Name("Ann")
A_GAME = PlayerReview(
    value_at_start=0.757,
    dice=0.416,
    gifts=0.0,
    cost=0.173,
    result=1.0,
    choices=11,
    cost_a_choice=0.0157,
    grades=((Grade.FINE, 7), (Grade.INACCURACY, 2), (Grade.MISTAKE, 1), (Grade.BLUNDER, 1)),
    rating=Rating.STEADY,
)


def with_(**changes: object) -> PlayerReview:
    known = {name: getattr(A_GAME, name) for name in A_GAME.__dataclass_fields__}
    return PlayerReview(**known | changes)


def test_a_game_that_is_over_is_summed_up() -> None:
    assert player_words(A_GAME, YOU, HOG_UNIT, is_over=True) == (
        "You started at 75.7%. The dice gave you +41.6, your choices cost 17.3 percentage points, and you "
        "ended at 100.0%.",
        "Solid. Average cost: 1.6 percentage points, over 11 choices that mattered.",
        "2 choices were mistakes or blunders.",
    )


def test_a_game_that_goes_on_has_no_winner_yet() -> None:
    fine = with_(grades=((Grade.FINE, 11),), dice=0.366, gifts=0.05)
    assert player_words(fine, ANN, HOG_UNIT, is_over=False) == (
        "Ann: start 75.7%, dice +36.6, choices −17.3, opponents' choices +5.0, now 100.0%.",
        "Solid. Average cost: 1.6 percentage points, over 11 choices that mattered.",
    )


def test_who_had_nothing_to_decide_is_not_rated() -> None:
    followed = with_(rating=None, dice=0.366, gifts=0.05)
    assert player_words(followed, ANN, HOG_UNIT, is_over=True) == (
        "Ann: start 75.7%, dice +36.6, choices −17.3, opponents' choices +5.0, end 100.0%.",
    )
    assert "now 100.0%" in player_words(with_(rating=None), ANN, HOG_UNIT, is_over=False)[0]


def test_mistakes_decide_a_game_that_is_won_or_lost_and_are_counted_in_others() -> None:
    hands = with_(value_at_start=-26.34, dice=2.3, cost=4.4, result=-28.44)
    said = player_words(hands, YOU, POKER_DICE_UNIT, is_over=True)
    assert said[0] == ("You: 28 hands, par is 26. The dice saved you 2 hands. Your choices cost 4 hands.")
    assert player_words(hands, YOU, POKER_DICE_UNIT, is_over=False)[0] == (
        "You: 28 hands expected now, par is 26. The dice saved you 2 hands. Your choices cost 4 hands."
    )
    assert said[-1] == "2 choices were mistakes or blunders."


def test_each_unit_has_its_way_to_be_written() -> None:
    units = (HOG_UNIT, HAZARD_UNIT, POKER_DICE_UNIT, CRAPS_UNIT)
    half = Fraction(1, 2)
    assert [unit.value_words(-half) for unit in units] == [
        "−50.0%",
        "−0.500 rounds",
        "0.50 hands",
        "−$0.50",
    ]
    assert [unit.change_words(half) for unit in units] == ["+50.0", "+0.500", "+0.50", "+$0.50"]
    assert [unit.amount_words(half) for unit in units] == [
        "50.0 percentage points",
        "0.500 rounds",
        "0.50 hands",
        "$0.50",
    ]
    assert [unit.number_words(half) for unit in units] == ["50.0", "0.500", "0.50", "$0.50"]
    assert [unit.read_value_words(half) for unit in units] == ["50.0%", "0.500", "0.50", "$0.50"]


def test_a_change_of_next_to_nothing_has_no_sign() -> None:
    assert [HOG_UNIT.change_words(worth) for worth in (0.0, 1e-9, -1e-9)] == ["0.0"] * 3


def test_a_change_goes_the_way_that_its_number_shows() -> None:
    for unit in (HOG_UNIT, HAZARD_UNIT, POKER_DICE_UNIT, CRAPS_UNIT):
        ways = {worth: unit.way(worth) for worth in (1, -1, 0, 1e-6, -1e-6)}
        assert ways == {1: 1, -1: -1, 0: 0, 1e-6: 0, -1e-6: 0}


def test_the_dice_take_what_rounding_leaves_over() -> None:
    # 10.04 - 0.04 + 0.04 = 10.04, but 10.0 - 0.0 + 0.0 is not 10.1.
    rounded = with_(value_at_start=0.1004, cost=0.0004, dice=0.0009, gifts=0.0, result=0.1009)
    sums = HOG_UNIT.sums(rounded)
    assert [sums.start, sums.cost, sums.dice, sums.gifts, sums.result] == [
        "10.0",
        "0.0",
        "0.1",
        "0.0",
        "10.1",
    ]
    fewer = with_(value_at_start=-26.378, cost=1.234, dice=-3.388, gifts=0.0, result=-31.0)
    hands = POKER_DICE_UNIT.sums(fewer)
    assert [hands.start, hands.cost, hands.dice, hands.result] == ["26", "1", "−4", "31"]
    assert hands.start.number + hands.cost.number - hands.dice.number == hands.result.number


def test_every_rating_has_a_word_of_its_own() -> None:
    assert len({rating_words(rating) for rating in Rating}) == len(Rating)


def test_you_are_told_what_the_other_player_gave_you() -> None:
    gifts = with_(dice=0.366, gifts=0.05)
    said = player_words(gifts, YOU, HOG_UNIT, is_over=True)[0]
    assert said == (
        "You started at 75.7%. The dice gave you +36.6, and your opponent's choices gave you +5.0. Your own choices "
        "cost 17.3 percentage points, and you ended at 100.0%."
    )
    assert player_words(gifts, YOU, HOG_UNIT, is_over=False)[0].endswith("and you are now at 100.0%.")
    assert player_words(A_GAME, YOU, HOG_UNIT, is_over=False)[0].endswith("and you are now at 100.0%.")


def test_who_had_nothing_to_decide_has_no_words_on_its_play() -> None:
    assert play_words(with_(rating=None), HOG_UNIT) == ()


def test_every_grade_has_words() -> None:
    assert len({grade_words(grade) for grade in Grade} | {grades_words(grade) for grade in Grade}) == 8


def test_a_gift_that_cannot_be_seen_is_not_told() -> None:
    for name in (YOU, ANN):
        plain = player_words(A_GAME, name, HOG_UNIT, is_over=True)
        assert player_words(with_(gifts=1e-17), name, HOG_UNIT, is_over=True) == plain


def test_in_floats_each_move_is_worth_the_same_and_the_sums_stay_exact() -> None:
    record = Record(CRAPS, (("Player0", "You"),)).with_play(PlaceBet("pass", 10), ())
    record = record.with_play(Throw(), (6, 2)).with_play(Throw(), (3, 4))
    exact = review(record, CRAPS_COACH)
    quick = exact.in_floats()
    assert (quick.players, quick.is_over, quick.against) == (exact.players, exact.is_over, exact.against)
    for one, other in zip(exact.moves, quick.moves, strict=True):
        assert one._replace(weight=0, put_down=0, lost=(), luck=(), values=()) == other._replace(
            weight=0, put_down=0, lost=(), luck=(), values=()
        )
        for name in ("lost", "luck", "values"):
            worths = getattr(other, name)
            assert {type(worth) for worth in worths} == {float}
            assert worths == pytest.approx(tuple(map(float, getattr(one, name))))


@pytest.mark.parametrize("grade", Grade)
def test_an_error_is_an_open_choice_that_is_no_good_one(grade: Grade, hog_at: Game) -> None:
    move = review(hog_at((61, 33), (4, 6, 4, 4)), HOG_COACH).moves[-1]._replace(grade=grade)
    assert move.is_error == (grade is not Grade.FINE)
    assert not move._replace(is_open=False).is_error
